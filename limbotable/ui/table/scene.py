"""The scene: one item for each piece and sign of the present tableau."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from limbotable.core.phrases import Phrase
from limbotable.table.reconcile import reconcile
from limbotable.table.tableau import Frame, Ground, Piece, Tableau
from limbotable.ui.art.palette import Palette
from limbotable.ui.table.animator import Animator, Pose
from limbotable.ui.table.caption_layer import CaptionItem, CaptionLayer
from limbotable.ui.table.clock import FRAME, Clock
from limbotable.ui.table.geometry import FITTING, Area, Camera, Geometry, area_of, camera_of, fit, handle_of
from limbotable.ui.table.items import LightItem, PieceItem, RenderContext, Renderer
from limbotable.ui.table.light_layer import LightLayer
from limbotable.ui.table.marks import Marks
from limbotable.ui.table.offers import Preview
from limbotable.ui.table.piece_layer import PieceLayer
from limbotable.ui.table.pointers import Pointer, PointersItem
from limbotable.ui.table.sharpener import Sharpener, Wearer
from limbotable.ui.table.sign_layer import SignLayer
from limbotable.ui.table.signs import SignItem
from limbotable.ui.table.thinking_item import ThinkingItem

EMPTY: Final = Tableau(Frame(10.0, 6.4), (), (), (), ())
#: With more items moving than this all around them is painted at once, and their pictures are not smoothed.
CROWD: Final = 20

_THINKING: Final = 3000  #: heights of items without a layer
_POINTERS: Final = 6000
_CLOTH: Final = -100


class TableScene(QGraphicsScene):
    """Shows a tableau, and moves from one to the next.

    The animator decides the places of moving items; a user's actions are always decided by the places at
    rest, never by those on the way.
    """

    crowded = Signal(bool)  #: whether so many items move that painting all around them is cheaper
    pieces_changed = Signal()  #: pieces, places or names have changed

    def __init__(
        self,
        art: Renderer,
        palette: Palette,
        speak: Callable[[Phrase], str],
        clock: Clock,
        *,
        frame: float = FRAME,
        parent: QObject | None = None,
    ) -> None:
        """``frame`` is the time between two pictures of a movement, in milliseconds."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.tableau = EMPTY
        self.marks = Marks()
        self.animator = Animator(clock, self._watch_crowd, frame)
        self._areas_of = EMPTY  # the tableau whose pieces have these areas, unmarked
        self._areas: list[tuple[Piece, Area]] = []
        self._size = (0.0, 0.0)  # until the first call of ``set_room``
        self._camera = FITTING
        self._seen = True  # whether the table is on the page that is shown
        self._coarse = False  # whether items are only scaled for now, and drawn when it is clear what stays
        self._crowded = False
        self._context = RenderContext(art, palette, fit(EMPTY.frame, *self._size), 1.0, speak)
        self._pieces = PieceLayer(self, self._context, self.animator)
        self._signs = SignLayer(self, self._context, self.animator, speak)
        self._lights = LightLayer(self, self._context)
        self._captions = CaptionLayer(self)
        self._sharpener = Sharpener(clock, self._wearers, lambda: self._context)
        self._pointers = PointersItem(self._context)
        self._pointers.setZValue(_POINTERS)
        self.addItem(self._pointers)
        self.thinking = ThinkingItem(self._context)  #: at the plate of the seat to act
        self.thinking.setZValue(_THINKING)
        self.addItem(self.thinking)
        self._cloth = QGraphicsPixmapItem()
        self._cloth.setZValue(_CLOTH)
        self._cloth.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(self._cloth)

    # Contents

    @property
    def geometry(self) -> Geometry:
        return self._context.geometry

    @property
    def context(self) -> RenderContext:
        return self._context

    @property
    def pieces(self) -> Mapping[str, PieceItem]:
        """The items of the tableau's pieces, without those that are vanishing."""
        return self._pieces.items

    @property
    def signs(self) -> Mapping[str, SignItem]:
        return self._signs.items

    @property
    def lights(self) -> Mapping[str, LightItem]:
        return self._lights.items

    @property
    def captions(self) -> Mapping[str, CaptionItem]:
        """The names of places, by the pieces that lie there."""
        return self._captions.items

    @property
    def cloth_size(self) -> QSize:
        """The size of the cloth, in the pixels of its picture."""
        return self._cloth.pixmap().size()

    @property
    def held(self) -> str:
        """The key of the piece that the pointer drags, or an empty text."""
        return self._pieces.held

    def area(self, piece: Piece) -> Area:
        """Return the area of a piece at rest, lifted if it is picked."""
        pose = self.marks.rest(piece)
        return replace(area_of(piece), x=pose.x, y=pose.y)

    def area_named(self, key: str) -> Area | None:
        """Return the area of a piece, a spot or a sign; a sign's name is ``sign`` and its key."""
        if key in self.pieces:
            return self.area(self.pieces[key].piece)
        for spot in self.tableau.spots:
            if spot.key == key:
                return area_of(spot)
        sign = self.signs.get(key.removeprefix("sign "))
        return area_of(sign.sign) if sign is not None else None

    def areas_named(self, keys: Iterable[str]) -> list[Area]:
        """Return the areas of those of these things that are on the table."""
        return [area for key in keys if (area := self.area_named(key)) is not None]

    def piece_at(self, x: float, y: float) -> Piece | None:
        """Return the nearest piece at a point, in card units; a lifted one is also at its old place."""
        if self._areas_of is not self.tableau:  # the pointer moves often, and the tableau seldom changes
            self._areas_of = self.tableau
            self._areas = [(piece, area_of(piece)) for piece in self.tableau.pieces]
        marked = self.marks.pieces
        under = [
            piece
            for piece, area in self._areas
            if area.holds(x, y) or (piece.key in marked and self.area(piece).holds(x, y))
        ]
        return handle_of(self.tableau, under)

    # Tableaux

    def show(self, tableau: Tableau) -> None:
        """Show a tableau at once."""
        self.glide(tableau, 0.0, 0.0)
        self.animator.finish()

    def glide(self, tableau: Tableau, duration: float, stagger: float) -> float:
        """Move to a tableau; return the time until all items are at rest, in milliseconds.

        ``duration`` and ``stagger`` are in real time.  Without a duration everything jumps.
        """
        before, self.tableau = self.tableau, tableau
        if self._camera != FITTING and tableau.ground != before.ground:
            self._stand_still(before.ground)
        elif tableau.frame != before.frame:
            self._lay_out(sharp=False)
            self._coarse = True
        changes = reconcile(before, tableau)
        moving = self._pieces.change(before, tableau, changes, duration, stagger)
        if duration > 0:
            self.sharpen()  # before a sign shows its former text for a while
        popped = self._signs.show(tableau.signs, duration)
        self.sharpen()
        self._captions.show(self.pieces, self._context)
        for caption in self.captions.values():
            caption.wear(self._context)  # its piece can have come to another size
        self.thinking.follow(tableau)
        self._watch_crowd()
        self.pieces_changed.emit()
        if duration <= 0 or not (moving or popped or changes.vanished):
            return 0.0
        return duration + max(0, moving - 1) * stagger

    def rename(self, names: Mapping[str, str]) -> None:
        """Let pieces go on under other keys, given by their old ones, wherever they are now.

        If one of them is gone, nothing is renamed.
        """
        if not names.keys() <= self.pieces.keys():
            return
        self._pieces.rename(names)
        pieces = tuple(replace(one, key=names.get(one.key, one.key)) for one in self.tableau.pieces)
        self.tableau = replace(self.tableau, pieces=pieces)

    def set_room(self, width: float, height: float, dpr: float, *, sharp: bool = True) -> None:
        """Fit the table into a window of this size, without any movement.

        Without ``sharp`` pictures are only scaled until ``sharpen`` is called, or a tableau comes.
        """
        if (width, height) != self._size or dpr != self._context.dpr:
            self._size = (width, height)
            self._context = replace(self._context, dpr=dpr)
            self._lay_cloth()
            self._lay_out(sharp=sharp)
            self._coarse = not sharp

    def sharpen(self) -> None:
        """Draw what was only scaled for another room."""
        if self._coarse:
            self._coarse = False
            for item in self._wearers():
                item.wear(self._context)

    def be_seen(self, seen: bool) -> None:
        """Have a cloth only while the table is on the page that is shown: no other picture is as large."""
        if seen != self._seen:
            self._seen = seen
            self._lay_cloth()

    def set_look(self, art: Renderer, palette: Palette) -> None:
        """Use another renderer and another cloth."""
        self._context = replace(self._context, art=art, palette=palette)
        self._lay_cloth()
        self._lay_out()

    @property
    def camera(self) -> Camera:
        """The user's view of the table."""
        return self._camera

    def look_at(self, geometry: Geometry) -> None:
        """Show the table in this size and place, as nearly as there is table to show.

        Pictures are scaled at once, and drawn anew when the user has stopped zooming.
        """
        camera = camera_of(geometry, self.tableau.frame, *self._size)
        if camera == self._camera:
            return
        self._camera = camera
        self._lay_out(sharp=False)
        self._sharpener.soon()
        self.pieces_changed.emit()

    def set_captions(self, shown: bool) -> None:
        """Write the names of places on them, or remove the names."""
        self._context = replace(self._context, captions=shown)
        self._lay_out()

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Show all texts in another language."""
        self._context = replace(self._context, speak=speak)
        self._signs.retranslate(speak)
        self._lay_out()
        self.pieces_changed.emit()

    def preview(self, preview: Preview) -> None:
        """Show a preview: its signs replace those of the same key, and pieces have its marks."""
        self._signs.preview(preview.signs)
        self._pieces.foretell(dict(preview.marks))

    # The user's selection

    def mark(self, marks: Marks, duration: float) -> None:
        """Show the marks of the user's selection: lift, outline, light up."""
        if marks == self.marks:
            return
        self.marks = marks
        self._pieces.mark(marks, duration)
        self._lights.mark(marks, self.tableau.spots, self.tableau.pieces)

    def point(self, pointers: Sequence[Pointer]) -> None:
        """Draw these pointers over the table, and no others; they take no input."""
        self._pointers.point(pointers)

    @property
    def pointers(self) -> Sequence[Pointer]:
        return self._pointers.pointers

    def hold(self, key: str) -> None:
        """Let the pointer hold a piece: it stays where ``drag`` puts it, whatever tableaux come."""
        self._pieces.hold(key)

    def drag(self, x: float, y: float) -> None:
        """Put the middle of the held piece at x, y, in card units."""
        self._pieces.drag(x, y)

    def held_area(self) -> Area | None:
        """Return the area of the held piece; None without one."""
        return self._pieces.held_area()

    def let_go(self, duration: float) -> None:
        """Let the held piece go to its place in the present tableau."""
        self._pieces.let_go(duration)

    # Implementation

    def _lay_cloth(self) -> None:
        width, height = self._size
        self.setSceneRect(0, 0, width, height)
        name = self._context.palette.name
        if self._seen:
            pixmap = self._context.art.cloth(name, math.ceil(width), math.ceil(height), self._context.dpr)
        else:
            pixmap = QPixmap()
        self._cloth.setPixmap(pixmap)

    def _lay_out(self, *, sharp: bool = True) -> None:
        frame, size = self.tableau.frame, self._size
        self._camera = camera_of(fit(frame, *size, self._camera), frame, *size)
        geometry = fit(frame, *size, self._camera)
        self._context = replace(self._context, geometry=geometry, letters=frame.letters)
        for layer in (self._pieces, self._signs, self._lights):
            layer.use(self._context)
        for item in self._wearers():
            item.wear(self._context, sharp=sharp)
        if sharp:
            self._captions.show(self.pieces, self._context)

    def _wearers(self) -> Iterator[Wearer]:
        """Yield all items that are drawn for a size and a palette."""
        yield from self._pieces.wearers()
        yield from self.signs.values()
        yield from self.lights.values()
        yield from self.captions.values()
        yield self._pointers
        yield self.thinking

    def _stand_still(self, ground: Ground) -> None:
        """Keep the growing part of the table in its place on the screen after the tableau has moved it."""
        old, now = self.geometry, self.tableau.ground
        unit = old.unit * ground.scale / now.scale
        x, y = old.to_pixels(ground.x, ground.y)
        wanted = Geometry(unit, x - now.x * unit, y - now.y * unit)
        self._camera = camera_of(wanted, self.tableau.frame, *self._size)
        new = fit(self.tableau.frame, *self._size, self._camera)

        def convert(pose: Pose) -> Pose:
            x, y = new.to_units(*old.to_pixels(pose.x, pose.y))
            return replace(pose, x=x, y=y, scale=pose.scale * old.unit / new.unit)

        self._lay_out(sharp=False)
        self._pieces.stand_still(convert)
        self._sharpener.soon()

    def _watch_crowd(self) -> None:
        crowded = self.animator.moving > CROWD
        if crowded != self._crowded:
            self._crowded = crowded
            self._pieces.crowd(crowded)
            self.crowded.emit(crowded)
