"""The scene: one item for each piece and sign of the tableau that is shown."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from limbotable.core.phrases import Phrase
from limbotable.table.reconcile import reconcile
from limbotable.table.tableau import Frame, Ground, Piece, Sign, Tableau
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.writing import Wording
from limbotable.ui.table.animator import Animator, Pose
from limbotable.ui.table.clock import FRAME, Alarm, Clock
from limbotable.ui.table.geometry import FITTING, Area, Camera, Geometry, area_of, camera_of, fit, handle_of
from limbotable.ui.table.items import LightItem, PieceItem, RenderContext, Renderer
from limbotable.ui.table.offers import Preview
from limbotable.ui.table.pointers import Pointer, PointersItem
from limbotable.ui.table.signs import SignItem

EMPTY: Final = Tableau(Frame(10.0, 6.4), (), (), (), ())
SETTLED: Final = 160.0  #: milliseconds after which a user who zooms has arrived
_SLICE: Final = 8.0  #: milliseconds of a frame that drawing may begin in
CROWD: Final = 20  #: with more things moving than this the whole view is painted at once

_UNDER_WAY = 1000  # heights of what moves, of lights and of what is held, above all that rests
_LIGHT = 5000
_POINTERS = 6000
_HELD = 9000
_SIGNS = -10
_BANNER = 4000
_SIGN_HEIGHTS: Final = {"banner": _BANNER, "sheet": _BANNER, "row": _BANNER + 1, "awards": 50}
_CLOTH = -100


@dataclass(frozen=True, slots=True)
class Marks:
    """What the user is at: pieces by their keys, and the areas that are lit."""

    picked: str = ""
    along: str = ""  #: what is picked together with it
    hovered: str = ""
    focused: str = ""  #: a piece or a light that the keyboard is on
    lights: tuple[tuple[str, Area], ...] = ()
    over: str = ""  #: the light that what is picked would be put on
    shown: str = ""  #: a piece that is pointed out: the user thinks about what to do with it

    def hold(self, key: str) -> bool:
        """Whether the piece is in the hand."""
        return bool(key) and key in (self.picked, self.along)

    @property
    def stressed(self) -> str:
        """The piece that the keyboard is on, unless its light shows that already."""
        return "" if any(key == self.focused for key, _ in self.lights) else self.focused


class TableScene(QGraphicsScene):
    """Shows a tableau, and moves from one to the next.

    What moves is where the animator says; what a user may do is always decided by where things
    will be, never by where they are on their way.
    """

    crowded = Signal(bool)  #: whether so much moves that painting everything is cheaper
    pieces_changed = Signal()  #: other pieces, places or names than before

    def __init__(
        self,
        art: Renderer,
        palette: Palette,
        speak: Callable[[Phrase], str],
        clock: Clock,
        *,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.tableau = EMPTY
        self.marks = Marks()
        self.animator = Animator(clock)
        self._speak = speak
        self._size = (0.0, 0.0)  # until it is shown somewhere
        self._context = RenderContext(art, palette, fit(EMPTY.frame, *self._size), 1.0)
        self._pieces: dict[str, PieceItem] = {}
        self._leaving: dict[str, PieceItem] = {}
        self._signs: dict[str, SignItem] = {}
        self._lights: dict[str, LightItem] = {}
        self._preview: dict[str, Sign] = {}
        self._foretold: dict[str, str] = {}
        self._held = ""
        self._crowded = False
        self._clock = clock
        self._camera = FITTING
        self._sharpening: Alarm | None = None
        self._pointers = PointersItem(self._context)
        self._pointers.setZValue(_POINTERS)
        self.addItem(self._pointers)
        self._cloth = QGraphicsPixmapItem()
        self._cloth.setZValue(_CLOTH)
        self._cloth.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(self._cloth)

    # What there is

    @property
    def geometry(self) -> Geometry:
        return self._context.geometry

    @property
    def context(self) -> RenderContext:
        return self._context

    @property
    def pieces(self) -> Mapping[str, PieceItem]:
        """The items of the tableau's pieces; those that are vanishing are not among them."""
        return self._pieces

    @property
    def signs(self) -> Mapping[str, SignItem]:
        return self._signs

    @property
    def lights(self) -> Mapping[str, LightItem]:
        return self._lights

    @property
    def held(self) -> str:
        """The piece that the pointer drags, or nothing."""
        return self._held

    def area(self, piece: Piece) -> Area:
        """What a piece will cover when it rests, lifted if it is picked."""
        pose = self._rest(piece)
        return replace(area_of(piece), x=pose.x, y=pose.y)

    def area_named(self, key: str) -> Area | None:
        """What a piece, a spot or a sign covers; a sign's name is ``sign`` and its key."""
        if key in self._pieces:
            return self.area(self._pieces[key].piece)
        for spot in self.tableau.spots:
            if spot.key == key:
                return area_of(spot)
        sign = self._signs.get(key.removeprefix("sign "))
        return area_of(sign.sign) if sign is not None else None

    def piece_at(self, x: float, y: float) -> Piece | None:
        """The nearest piece at a point, in card units; a lifted one is also where it was."""
        under = [
            piece
            for piece in self.tableau.pieces
            if area_of(piece).holds(x, y)
            or (self._lift(self.marks, piece.key) and self.area(piece).holds(x, y))
        ]
        return handle_of(self.tableau, under)

    # Tableaux

    def show(self, tableau: Tableau) -> None:
        """Be there at once."""
        self.glide(tableau, 0.0, 0.0)
        self.animator.finish()

    def glide(self, tableau: Tableau, duration: float, stagger: float) -> float:
        """Go there; the answer is how long it will take until all is at rest, in milliseconds.

        ``duration`` and ``stagger`` are of real time.  With no duration everything jumps.
        """
        before, self.tableau = self.tableau, tableau
        if self._camera != FITTING and tableau.ground != before.ground:
            self._stand_still(before.ground)
        elif tableau.frame != before.frame:
            self._lay_out()
        changes = reconcile(before, tableau)
        for gone in changes.vanished:
            self._vanish(gone, duration)
        turn = 0
        active = {piece.key for piece in (*changes.appeared, *changes.moved, *changes.flipped)}
        flipped = {piece.key for piece in changes.flipped}
        old = {piece.key: piece for piece in before.pieces}
        for piece in tableau.pieces:
            item = self._pieces.get(piece.key)
            if item is None:
                item = self._appear(piece, duration)
            self._dress_piece(item, piece)
            if piece.key not in active:
                continue
            self._send(
                item,
                duration,
                delay=turn * stagger,
                face=piece.face if piece.key in flipped else None,
                height=_height_under_way(old.get(piece.key, piece), piece),
            )
            turn += 1
        popped = self._show_signs(duration)
        self._watch_crowd()
        self.pieces_changed.emit()
        if duration <= 0 or not (turn or popped or changes.vanished):
            return 0.0
        return duration + max(0, turn - 1) * stagger

    def rename(self, names: Mapping[str, str]) -> None:
        """Let pieces go on under other keys, by their old ones, wherever they are just now.

        Where one of them is not there any more, nothing is renamed.
        """
        if not names.keys() <= self._pieces.keys():
            return
        for old, item in [(old, self._pieces[old]) for old in names]:
            item.piece = replace(item.piece, key=names[old])
            self._pieces[names[old]] = item
        self.animator.rename(names)
        self._held = names.get(self._held, self._held)
        pieces = tuple(replace(one, key=names.get(one.key, one.key)) for one in self.tableau.pieces)
        self.tableau = replace(self.tableau, pieces=pieces)

    def set_room(self, width: float, height: float, dpr: float) -> None:
        """Be shown in a window of this size, without any movement."""
        if (width, height) != self._size or dpr != self._context.dpr:
            self._size = (width, height)
            self._context = replace(self._context, dpr=dpr)
            self._lay_cloth()
            self._lay_out()

    def set_look(self, art: Renderer, palette: Palette) -> None:
        """Be drawn by another renderer, on another cloth."""
        self._context = replace(self._context, art=art, palette=palette)
        self._lay_cloth()
        self._lay_out()

    @property
    def camera(self) -> Camera:
        """How the user looks at the table."""
        return self._camera

    def look_at(self, geometry: Geometry) -> None:
        """Show the table in this size and place, as nearly as there is table to be shown.

        What is drawn grows and shrinks at once; it is drawn anew when the user has come to rest.
        """
        camera = camera_of(geometry, self.tableau.frame, *self._size)
        if camera == self._camera:
            return
        self._camera = camera
        self._lay_out(sharp=False)
        self._sharpen_soon()
        self.pieces_changed.emit()

    def set_captions(self, shown: bool) -> None:
        """Write the names of places on them, or stop to."""
        self._context = replace(self._context, captions=shown)
        self._lay_out()

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Write everything in another language."""
        self._speak = speak
        self._show_signs(0.0)
        self.pieces_changed.emit()

    def preview(self, preview: Preview) -> None:
        """Let its signs stand for those of the same key, and pieces wear its marks, as what would be."""
        wanted = {sign.key: sign for sign in preview.signs}
        if wanted != self._preview:
            self._preview = wanted
            self._show_signs(0.0)
        before, self._foretold = self._foretold, dict(preview.marks)
        for key in before.keys() | self._foretold.keys():
            item = self._pieces.get(key)
            if item is not None and before.get(key) != self._foretold.get(key):
                self._dress_piece(item, item.piece)

    # What the user is at

    def mark(self, marks: Marks, duration: float) -> None:
        """Show what the user is at: lift, outline, light up."""
        old, self.marks = self.marks, marks
        if old == marks:
            return
        for key in {
            key
            for one in (old, marks)
            for key in (one.picked, one.along, one.hovered, one.focused, one.shown)
        }:
            item = self._pieces.get(key)
            if item is None:
                continue
            self._dress_piece(item, item.piece)
            if key != self._held and self._lift(old, key) != self._lift(marks, key):
                self._send(item, duration)
        lights = dict(marks.lights)
        captions = {spot.key: spot.caption for spot in self.tableau.spots}
        for key in [key for key in self._lights if key not in lights]:
            self.removeItem(self._lights.pop(key))
        for key, area in lights.items():
            light = self._lights.get(key)
            if light is None:
                light = self._lights[key] = LightItem(area, captions.get(key, ""), self._context)
                light.setZValue(_LIGHT)
                self.addItem(light)
            light.show_at(area, focused=key == marks.focused, over=key == marks.over)

    def point(self, pointers: Sequence[Pointer]) -> None:
        """Draw these over the table, and no others; they are not in the way of any pointer or key."""
        self._pointers.point(pointers)

    @property
    def pointers(self) -> Sequence[Pointer]:
        return self._pointers.pointers

    def hold(self, key: str) -> None:
        """Let the pointer have a piece: it stays where ``drag`` puts it, whatever tableaux come."""
        self._held = key
        self._pieces[key].setZValue(_HELD)

    def drag(self, x: float, y: float) -> None:
        """Put the middle of the held piece there, in card units."""
        item = self._pieces.get(self._held)
        if item is not None:
            pose = self.animator.pose(self._held)
            scale = item.piece.scale * 1.06
            angle = pose.angle * 0.7  # it straightens in the hand
            self.animator.put(self._held, item, Pose(x, y, 0.0 if abs(angle) < 0.5 else angle, scale))

    def held_area(self) -> Area | None:
        """What the held piece covers."""
        item = self._pieces.get(self._held)
        if item is None:
            return None
        pose = self.animator.pose(self._held)
        return replace(area_of(item.piece), x=pose.x, y=pose.y, angle=0.0)

    def let_go(self, duration: float) -> None:
        """Let the held piece go where it belongs by now."""
        item = self._pieces.get(self._held)
        self._held = ""
        if item is not None:
            self._dress_piece(item, item.piece)
            self._send(item, duration)

    # How it is done

    def _appear(self, piece: Piece, duration: float) -> PieceItem:
        item = self._leaving.pop(piece.key, None)
        if item is not None and item.piece.kind != piece.kind:  # of another game
            self.animator.drop(piece.key)
            self.removeItem(item)
            item = None
        if item is None:
            item = PieceItem(piece, self._context)
            self.addItem(item)
            pose = self._rest(piece)
            start = replace(pose, opacity=0.0, scale=pose.scale * 0.92) if duration > 0 else pose
            self.animator.put(piece.key, item, start)
        elif item.face != piece.face:
            item.turn_up(piece.face)
        self._pieces[piece.key] = item
        return item

    def _vanish(self, piece: Piece, duration: float) -> None:
        item, held = self._pieces.pop(piece.key), self._held
        if piece.key == self._held:
            self._held = ""

        def remove() -> None:
            if self._leaving.get(piece.key) is item:
                del self._leaving[piece.key]
                self.animator.drop(piece.key)
                self.removeItem(item)

        self._leaving[piece.key] = item
        item.setZValue(piece.z if piece.kind == "tile" and piece.key != held else _UNDER_WAY + piece.z)
        pose = replace(self.animator.pose(piece.key), opacity=0.0)
        if piece.kind == "tile":  # it sinks
            pose = replace(pose, y=pose.y + 0.1 * piece.scale, scale=pose.scale * 0.72)
        else:
            pose = replace(pose, y=pose.y - 0.2, scale=pose.scale * 1.06)
        self.animator.send(piece.key, item, pose, duration, done=remove)

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
            self._watch_crowd()

        self.animator.send(piece.key, item, self._rest(piece), duration, delay=delay, face=face, done=arrive)

    def _dress_piece(self, item: PieceItem, piece: Piece) -> None:
        marks, key = self.marks, piece.key
        picked = marks.hold(key) or key == marks.shown
        rim = "focus" if key == marks.stressed else "picked" if picked else piece.rim
        lifted = marks.hold(key) or key == self._held
        mark = self._foretold.get(key, piece.mark)
        item.become(piece, lifted=lifted, rim=rim, mark=mark, scale=self._rest(piece).scale)

    def _lift(self, marks: Marks, key: str) -> float:
        if marks.hold(key):
            return 0.16
        return 0.05 if key in (marks.hovered, marks.stressed, marks.shown) else 0.0

    def _rest(self, piece: Piece) -> Pose:
        """Where a piece belongs, what the user is at included."""
        lift = self._lift(self.marks, piece.key) * min(1.0, piece.scale)
        angle = math.radians(piece.angle)
        return Pose(
            piece.x + math.sin(angle) * lift,
            piece.y - math.cos(angle) * lift,
            piece.angle,
            piece.scale * (1.05 if self.marks.hold(piece.key) else 1.0),
        )

    def _show_signs(self, duration: float) -> bool:
        """Write all signs; tell whether one of them moves for it."""
        popped = False
        wanted = {sign.key: sign for sign in self.tableau.signs} | self._preview
        for key in [key for key in self._signs if key not in wanted]:
            self.animator.drop(f"sign {key}")
            self.removeItem(self._signs.pop(key))
        for key, sign in wanted.items():
            wording = Wording(
                self._speak(sign.text),
                self._speak(sign.note) if sign.note else "",
                tuple(self._speak(label) for label, _ in sign.counts),
                tuple("" if cell is None else self._speak(cell) for cell in sign.cells),
            )
            item = self._signs.get(key)
            rest = Pose(sign.x, sign.y)
            if item is None:
                item = self._signs[key] = SignItem(sign, wording, self._context)
                item.setZValue(_SIGN_HEIGHTS.get(sign.kind, _SIGNS))
                self.addItem(item)
                self.animator.put(f"sign {key}", item, rest)
                changed = False
            else:
                changed = item.say(sign, wording, tentative=key in self._preview)
                self.animator.put(f"sign {key}", item, rest)
            if changed and duration > 0 and sign.kind == "dial":
                self.animator.put(f"sign {key}", item, replace(rest, scale=1.1))
                self.animator.send(f"sign {key}", item, rest, duration)
                popped = True
        return popped

    def _lay_cloth(self) -> None:
        width, height = self._size
        self.setSceneRect(0, 0, width, height)
        name = self._context.palette.name
        pixmap = self._context.art.cloth(name, math.ceil(width), math.ceil(height), self._context.dpr)
        self._cloth.setPixmap(pixmap)

    def _lay_out(self, *, sharp: bool = True) -> None:
        frame, size = self.tableau.frame, self._size
        self._camera = camera_of(fit(frame, *size, self._camera), frame, *size)
        self._context = replace(self._context, geometry=fit(frame, *size, self._camera))
        for item in self._wearers():
            item.wear(self._context, sharp=sharp)

    def _wearers(self) -> Iterator[PieceItem | SignItem | LightItem | PointersItem]:
        """All that is drawn for a size, and a palette."""
        yield from (*self._pieces.values(), *self._leaving.values())
        yield from self._signs.values()
        yield from self._lights.values()
        yield self._pointers

    def _sharpen_soon(self) -> None:
        if self._sharpening is not None:
            self._sharpening.cancel()
        self._sharpening = self._clock.after(SETTLED, self._sharpen)

    def _sharpen(self) -> None:
        """Draw everything anew at its size, a little in each frame; what is sharp already costs nothing."""
        self._sharpening = None
        began = self._clock.now()
        for item in self._wearers():
            if self._clock.now() - began > _SLICE:
                self._sharpening = self._clock.after(FRAME, self._sharpen)
                return
            item.wear(self._context)

    def _stand_still(self, ground: Ground) -> None:
        """Keep what grows where it is on the screen, although the tableau has laid it anew."""
        old, now = self.geometry, self.tableau.ground
        unit = old.unit * ground.scale / now.scale
        x, y = old.to_pixels(ground.x, ground.y)
        wanted = Geometry(unit, x - now.x * unit, y - now.y * unit)
        self._camera = camera_of(wanted, self.tableau.frame, *self._size)
        new = fit(self.tableau.frame, *self._size, self._camera)

        def convert(pose: Pose) -> Pose:
            x, y = new.to_units(*old.to_pixels(pose.x, pose.y))
            return replace(pose, x=x, y=y, scale=pose.scale * old.unit / new.unit)

        self.animator.rebase(convert)
        self._lay_out(sharp=False)
        for key, item in (*self._pieces.items(), *self._leaving.items()):
            item.place(self.animator.pose(key), 1.0)
        self._sharpen_soon()

    def _watch_crowd(self) -> None:
        crowded = self.animator.moving > CROWD
        if crowded != self._crowded:
            self._crowded = crowded
            self.crowded.emit(crowded)


def _height_under_way(before: Piece, after: Piece) -> float:
    """Above all that rests, unless the piece only shifts among its neighbours.

    Pieces that wait for their turn keep their order, so that a dealt card comes from the top.
    """
    shifts = math.hypot(after.x - before.x, after.y - before.y) < 1.0 and before.zone == after.zone
    return after.z if shifts else _UNDER_WAY + before.z
