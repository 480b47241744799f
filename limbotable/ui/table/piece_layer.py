"""The layer of pieces: how they appear, move, are held, and vanish."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace
from PySide6.QtWidgets import QGraphicsScene

from limbotable.table.reconcile import Changes
from limbotable.table.tableau import Mark, Piece, Tableau
from limbotable.ui.table.animator import Animator, Pose
from limbotable.ui.table.geometry import Area, area_of, buried
from limbotable.ui.table.items import PieceItem, RenderContext
from limbotable.ui.table.marks import Marks

_UNDER_WAY: Final = 1000  #: the height of moving pieces, above all pieces at rest
_HELD: Final = 9000
_AT_ONCE: Final = 1.0  #: milliseconds


class PieceLayer:
    """One item for each piece; the animator decides its place while it moves."""

    def __init__(
        self,
        scene: QGraphicsScene,
        context: RenderContext,
        animator: Animator,
    ) -> None:
        self._scene = scene
        self._context = context
        self._animator = animator
        self._marks = Marks()
        self._items: dict[str, PieceItem] = {}
        self._leaving: dict[str, PieceItem] = {}
        self._foretold: dict[str, Mark] = {}
        self._held = ""
        self._crowded = False

    @property
    def items(self) -> Mapping[str, PieceItem]:
        """The items by their keys, without those that are vanishing."""
        return self._items

    @property
    def held(self) -> str:
        """The key of the piece that the pointer drags, or an empty text."""
        return self._held

    # Looks

    def use(self, context: RenderContext) -> None:
        """Use a context for new items; the scene updates the others."""
        self._context = context

    def wearers(self) -> Iterator[PieceItem]:
        """Yield all items, those that are vanishing included."""
        yield from (*self._items.values(), *self._leaving.values())

    def crowd(self, crowded: bool) -> None:
        """Note whether many pieces move at once."""
        self._crowded = crowded
        for item in self.wearers():
            item.crowded = crowded

    def mark(self, marks: Marks, duration: float) -> None:
        """Lift and outline the marked pieces."""
        old, self._marks = self._marks, marks
        for key in old.pieces | marks.pieces:
            item = self._items.get(key)
            if item is None:
                continue
            self._dress(item, item.piece)
            if key != self._held and old.lift(key) != marks.lift(key):
                self._send(item, duration)

    def foretell(self, marks: Mapping[str, Mark]) -> None:
        """Show previewed marks on pieces, by their keys, and no others."""
        before, self._foretold = self._foretold, dict(marks)
        for key in before.keys() | self._foretold.keys():
            item = self._items.get(key)
            if item is not None and before.get(key) != self._foretold.get(key):
                self._dress(item, item.piece)

    # From tableau to tableau

    def change(
        self, before: Tableau, after: Tableau, changes: Changes, duration: float, stagger: float
    ) -> int:
        """Go from one tableau to the next; return the number of pieces that move, one after another."""
        # Of a stack only the top fades: 52 cards that fade together take longer than a picture may.
        sunk = buried(changes.vanished)
        for gone in changes.vanished:
            self._vanish(gone, 0.0 if gone.key in sunk else duration)
        rising = buried(changes.appeared) if not stagger else set[str]()
        turn = 0
        marked = {*self._marks.pieces, *self._foretold, self._held}
        active = {piece.key for piece in (*changes.appeared, *changes.moved, *changes.flipped)}
        flipped = {piece.key for piece in changes.flipped}
        old = {piece.key: piece for piece in before.pieces}
        for piece in after.pieces:
            item = self._items.get(piece.key)
            if item is None:
                item = self._appear(piece, duration)
            elif item.piece == piece and piece.key not in marked:
                continue
            self._dress(item, piece)
            if piece.key not in active:
                continue
            late = duration if piece.key in rising else 0.0
            self._send(
                item,
                duration - late + min(late, _AT_ONCE),
                delay=turn * stagger + max(0.0, late - _AT_ONCE),
                face=piece.face if piece.key in flipped else None,
                height=_height_under_way(old.get(piece.key, piece), piece),
            )
            turn += 1
        return turn

    def rename(self, names: Mapping[str, str]) -> None:
        """Let pieces go on under other keys, given by their old ones, wherever they are now."""
        for old, item in [(old, self._items[old]) for old in names]:
            item.piece = replace(item.piece, key=names[old])
            self._items[names[old]] = item
        self._animator.rename(names)
        self._held = names.get(self._held, self._held)

    def stand_still(self, convert: Callable[[Pose], Pose]) -> None:
        """Convert the present poses of all pieces, moving or not."""
        self._animator.rebase(convert)
        for key, item in (*self._items.items(), *self._leaving.items()):
            item.place(self._animator.pose(key), 1.0)

    # In the hand

    def hold(self, key: str) -> None:
        """Let the pointer hold a piece: it stays where ``drag`` puts it, whatever tableaux come."""
        self._held = key
        self._items[key].setZValue(_HELD)

    def drag(self, x: float, y: float) -> None:
        """Put the middle of the held piece at x, y, in card units."""
        item = self._items.get(self._held)
        if item is not None:
            pose = self._animator.pose(self._held)
            scale = item.piece.scale * 1.06
            angle = pose.angle * 0.7  # it straightens in the hand
            self._animator.put(self._held, item, Pose(x, y, 0.0 if abs(angle) < 0.5 else angle, scale))

    def held_area(self) -> Area | None:
        """Return the area of the held piece; None without one."""
        item = self._items.get(self._held)
        if item is None:
            return None
        pose = self._animator.pose(self._held)
        return replace(area_of(item.piece), x=pose.x, y=pose.y, angle=0.0)

    def let_go(self, duration: float) -> None:
        """Let the held piece go to its place in the present tableau."""
        item = self._items.get(self._held)
        self._held = ""
        if item is not None:
            self._dress(item, item.piece)
            self._send(item, duration)

    # Implementation

    def _appear(self, piece: Piece, duration: float) -> PieceItem:
        item = self._leaving.pop(piece.key, None)
        if item is not None and item.piece.kind != piece.kind:  # of another game
            self._animator.drop(piece.key)
            self._scene.removeItem(item)
            item = None
        if item is None:
            item = PieceItem(piece, self._context)
            item.crowded = self._crowded
            self._scene.addItem(item)
            pose = self._marks.rest(piece)
            start = replace(pose, opacity=0.0, scale=pose.scale * 0.92) if duration > 0 else pose
            self._animator.put(piece.key, item, start)
        elif item.face != piece.face:
            item.turn_up(piece.face)
        self._items[piece.key] = item
        return item

    def _vanish(self, piece: Piece, duration: float) -> None:
        item, held = self._items.pop(piece.key), self._held
        if piece.key == self._held:
            self._held = ""

        def remove() -> None:
            if self._leaving.get(piece.key) is item:
                del self._leaving[piece.key]
                self._animator.drop(piece.key)
                self._scene.removeItem(item)

        self._leaving[piece.key] = item
        item.setZValue(piece.z if piece.kind == "tile" and piece.key != held else _UNDER_WAY + piece.z)
        pose = replace(self._animator.pose(piece.key), opacity=0.0)
        if piece.kind == "tile":  # it sinks
            pose = replace(pose, y=pose.y + 0.1 * piece.scale, scale=pose.scale * 0.72)
        else:
            pose = replace(pose, y=pose.y - 0.2, scale=pose.scale * 1.06)
        self._animator.send(piece.key, item, pose, duration, done=remove)

    def _send(
        self,
        item: PieceItem,
        duration: float,
        *,
        delay: float = 0.0,
        face: str | None = None,
        height: float | None = None,
    ) -> None:
        piece = item.piece
        if piece.key == self._held:
            if face is not None:
                item.turn_up(face)
            return
        if height is not None:
            item.setZValue(height)

        def arrive() -> None:
            if item.piece.key != self._held:
                item.setZValue(item.piece.z)

        rest = self._marks.rest(piece)
        self._animator.send(piece.key, item, rest, duration, delay=delay, face=face, done=arrive)
        if delay > 0:
            item.wait()

    def _dress(self, item: PieceItem, piece: Piece) -> None:
        marks, key = self._marks, piece.key
        item.become(
            piece,
            lifted=marks.hold(key) or key == self._held,
            rim=marks.rim(piece),
            mark=self._foretold.get(key, piece.mark),
            scale=marks.rest(piece).scale,
        )


def _height_under_way(before: Piece, after: Piece) -> float:
    """Return the height of a moving piece: above all at rest, unless it only shifts among its neighbours.

    Pieces that wait for their turn keep their order, so that a dealt card comes from the top.
    """
    shifts = math.hypot(after.x - before.x, after.y - before.y) < 1.0 and before.zone == after.zone
    return after.z if shifts else _UNDER_WAY + before.z
