"""The layer of signs: the texts on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec.structs import replace
from PySide6.QtWidgets import QGraphicsScene

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Sign
from limbotable.ui.art.writing import Wording
from limbotable.ui.table.animator import Animator, Pose
from limbotable.ui.table.items import RenderContext
from limbotable.ui.table.signs import SignItem

_LOW: Final = -10  #: the height of most signs, and of those that lie over pieces
_BANNER: Final = 4000
_HEIGHTS: Final = {"banner": _BANNER, "awards": 50}
#: The height of advice that is settled: what it decides moves below it, so that it can be read meanwhile.
_VERDICT: Final = 3900


class SignLayer:
    """One item for each sign; a preview's sign of the same key replaces it."""

    def __init__(
        self,
        scene: QGraphicsScene,
        context: RenderContext,
        animator: Animator,
        speak: Callable[[Phrase], str],
    ) -> None:
        self._scene = scene
        self._context = context
        self._animator = animator
        self._speak = speak
        self._items: dict[str, SignItem] = {}
        self._signs: tuple[Sign, ...] = ()
        self._preview: dict[str, Sign] = {}

    @property
    def items(self) -> Mapping[str, SignItem]:
        return self._items

    def use(self, context: RenderContext) -> None:
        """Use a context for new items; the scene updates the others."""
        self._context = context

    def show(self, signs: Iterable[Sign], duration: float) -> bool:
        """Show these signs only; return whether one of them moves for it."""
        self._signs = tuple(signs)
        return self._write(duration)

    def preview(self, signs: Iterable[Sign]) -> None:
        """Show previewed signs, each in place of the one of the same key, and no others."""
        wanted = {sign.key: sign for sign in signs}
        if wanted != self._preview:
            self._preview = wanted
            self._write(0.0)

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Show all texts in another language."""
        self._speak = speak
        self._write(0.0)

    def _write(self, duration: float) -> bool:
        popped = False
        wanted = {sign.key: sign for sign in self._signs} | self._preview
        for key in [key for key in self._items if key not in wanted]:
            self._animator.drop(f"sign {key}")
            self._scene.removeItem(self._items.pop(key))
        for key, sign in wanted.items():
            old = self._items.get(key)
            before = None if old is None else old.pixmap()
            changed = self._write_one(sign)
            if changed and duration > 0 and sign.kind == "dial" and before is not None:
                item, rest = self._items[key], Pose(sign.x, sign.y)
                item.roll(before)
                self._animator.put(f"sign {key}", item, replace(rest, scale=1.1))
                self._animator.send(f"sign {key}", item, rest, duration, face=sign.key)
                popped = True
        return popped

    def _write_one(self, sign: Sign) -> bool:
        """Write a sign at its place; return whether a sign that was there has another text now."""
        key, wording = sign.key, self._wording(sign)
        item, changed = self._items.get(key), False
        if item is None:
            item = self._items[key] = SignItem(sign, wording, self._context)
            self._scene.addItem(item)
        else:
            changed = item.say(sign, wording, tentative=key in self._preview)
        settled = sign.kind == "advice" and sign.lit
        item.setZValue(_VERDICT if settled else _HEIGHTS.get(sign.kind, _LOW))
        self._animator.put(f"sign {key}", item, Pose(sign.x, sign.y))
        return changed

    def _wording(self, sign: Sign) -> Wording:
        return Wording(
            self._speak(sign.text),
            self._speak(sign.note) if sign.note else "",
            tuple(self._speak(label) for label, _ in sign.counts),
            tuple("" if cell is None else self._speak(cell) for cell in sign.cells),
            self._speak(sign.tip) if sign.tip else "",
        )
