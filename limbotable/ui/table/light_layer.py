"""The layer of lights on the places for a picked piece."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from limbotable.table.tableau import Piece, Spot
from limbotable.ui.table.items import LightItem, LightPictures, RenderContext
from limbotable.ui.table.marks import Marks

_HEIGHT: Final = 5000
_KEPT: Final = 64  #: pictures of lights


class LightLayer:
    """One item for each lit place."""

    def __init__(self, scene: QGraphicsScene, context: RenderContext) -> None:
        self._scene = scene
        self._context = context
        self._items: dict[str, LightItem] = {}
        self._pictures: LightPictures = {}

    @property
    def items(self) -> Mapping[str, LightItem]:
        return self._items

    def use(self, context: RenderContext) -> None:
        """Use a context for new items; the scene updates the others."""
        if context.look != self._context.look:
            self._pictures.clear()
        self._context = context

    def mark(self, marks: Marks, spots: Iterable[Spot], pieces: Iterable[Piece]) -> None:
        """Light up these places only; a spot's light has its caption, and one on a piece lies on wood."""
        if len(self._pictures) > _KEPT:
            self._pictures.clear()
        lights = dict(marks.lights)
        captions = {spot.key: spot.caption for spot in spots}
        on_pieces = {piece.key for piece in pieces if piece.key in lights}
        for key in [key for key in self._items if key not in lights]:
            self._scene.removeItem(self._items.pop(key))
        for key, area in lights.items():
            light = self._items.get(key)
            if light is None:
                light = self._items[key] = LightItem(
                    area, captions.get(key), self._context, self._pictures, on_piece=key in on_pieces
                )
                light.setZValue(_HEIGHT)
                self._scene.addItem(light)
            light.show_at(area, focused=key == marks.focused, over=key == marks.over)
