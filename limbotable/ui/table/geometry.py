"""The places of card units on the screen, and the pieces at a place.  No Qt."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from limbotable.table import measure_of
from limbotable.table.tableau import MOST_LETTERS, Frame, Piece, Shape, Sign, Spot, Tableau

ROOMS: Final = (Frame(10.0, 6.4), Frame(6.4, 9.0))
"""The least room that tables are laid out for: lying and standing."""

_SQUARELY: Final = 0.25  #: card units; a piece nearer than this to one that covers it is no stop of its own,
_EDGE: Final = 0.08  #: and of a piece nearer than this only an edge is seen


class Area(msgspec.Struct, frozen=True):
    """A shape by its centre and its box, turned clockwise about the centre."""

    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0
    shape: Shape = "box"

    def holds(self, x: float, y: float) -> bool:
        turn = math.radians(-self.angle)
        dx, dy = x - self.x, y - self.y
        across = dx * math.cos(turn) - dy * math.sin(turn)
        along = dx * math.sin(turn) + dy * math.cos(turn)
        # In halves of the box, from its middle.
        across, along = abs(across) * 2 / self.width, abs(along) * 2 / self.height
        if self.shape == "disc":
            return across * across + along * along <= 1.0
        return across <= 1.0 and along <= (1.0 - across / 2 if self.shape == "hexagon" else 1.0)

    def overlap(self, other: Area) -> float:
        """Return the size of the area that both boxes cover, as if neither were turned."""
        wide = min(self.x + self.width / 2, other.x + other.width / 2)
        wide -= max(self.x - self.width / 2, other.x - other.width / 2)
        high = min(self.y + self.height / 2, other.y + other.height / 2)
        high -= max(self.y - self.height / 2, other.y - other.height / 2)
        return max(0.0, wide) * max(0.0, high)


class Geometry(msgspec.Struct, frozen=True):
    """The place of a frame in a window: the length of a card unit, and the frame's corner, in pixels."""

    unit: float
    left: float
    top: float

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.unit, self.top + y * self.unit

    def moved(self, dx: float, dy: float) -> Geometry:
        """Return this geometry, moved by so many pixels."""
        return Geometry(self.unit, self.left + dx, self.top + dy)

    def zoomed(self, factor: float, x: float, y: float) -> Geometry:
        """Return this geometry, larger by a factor, with a point of the window in its place."""
        return Geometry(self.unit * factor, x - (x - self.left) * factor, y - (y - self.top) * factor)

    def to_units(self, x: float, y: float) -> tuple[float, float]:
        return (x - self.left) / self.unit, (y - self.top) / self.unit


def frame_for(width: float, height: float, rooms: Sequence[Frame] = ROOMS) -> Frame:
    """Return the frame of a window's shape in which one of the rooms fits, with cards as big as can be."""
    unit = max(min(width / room.width, height / room.height) for room in rooms)
    return Frame(width / unit, height / unit, rooms[0].letters, rooms[0].room)


def roomier(rooms: Iterable[Frame], room: float, letters: float) -> tuple[Frame, ...]:
    """Return rooms that are larger by a factor, for words of another size as far as tables have room."""
    most = max(1.0, min(letters, MOST_LETTERS))
    return tuple(Frame(one.width * room, one.height * room, most, room) for one in rooms)


class Camera(msgspec.Struct, frozen=True):
    """The user's view of a frame: the zoom, 1 where the frame fits, and the middle, as an offset."""

    zoom: float = 1.0
    x: float = 0.0  #: card units
    y: float = 0.0


FITTING: Final = Camera()
CLOSEST: Final = 5.0  #: the largest zoom


def fit(frame: Frame, width: float, height: float, camera: Camera = FITTING) -> Geometry:
    """Return the geometry of a frame in the middle of a window, as big as it fits, or as a camera sees it."""
    unit = max(1.0, min(width / frame.width, height / frame.height)) * camera.zoom
    left = width / 2 - (frame.width / 2 + camera.x) * unit
    return Geometry(unit, left, height / 2 - (frame.height / 2 + camera.y) * unit)


def camera_of(geometry: Geometry, frame: Frame, width: float, height: float) -> Camera:
    """Return the camera nearest to a geometry that shows nothing outside the frame."""
    zoom = min(CLOSEST, geometry.unit / fit(frame, width, height).unit)
    if zoom <= 1.0:
        return FITTING
    x, y = geometry.to_units(width / 2, height / 2)
    unit = fit(frame, width, height).unit * zoom
    most_x = max(0.0, (frame.width - width / unit) / 2)
    most_y = max(0.0, (frame.height - height / unit) / 2)
    x, y = x - frame.width / 2, y - frame.height / 2
    return Camera(zoom, max(-most_x, min(most_x, x)), max(-most_y, min(most_y, y)))


def area_of(thing: Piece | Spot | Sign) -> Area:
    """Return the area of a piece, a spot or a sign."""
    if isinstance(thing, Piece):
        measure = measure_of(thing.kind)
        width, height = measure.width * thing.scale, measure.height * thing.scale
        return Area(thing.x, thing.y, width, height, thing.angle, measure.shape)
    shape = thing.shape if isinstance(thing, Spot) else "box"
    return Area(thing.x, thing.y, thing.width, thing.height, shape=shape)


def piece_at(tableau: Tableau, x: float, y: float) -> Piece | None:
    """Return the nearest piece that covers a point, or its handle; None without one."""
    return handle_of(tableau, (piece for piece in tableau.pieces if area_of(piece).holds(x, y)))


def handle_of(tableau: Tableau, under: Iterable[Piece]) -> Piece | None:
    """Return the nearest of these pieces, or its handle if it has one; None without any."""
    nearest = max(under, key=lambda piece: piece.z, default=None)
    if nearest is None or not nearest.handle:
        return nearest
    return next(piece for piece in tableau.pieces if piece.key == nearest.handle)


def tops(pieces: Iterable[Piece]) -> list[Piece]:
    """Return the pieces that do not lie squarely under another one of their zone, in their own order.

    A stock of thirty cards is one piece for a user of the keyboard or of a screen reader.
    """
    every = list(pieces)
    hidden = _under(every, _SQUARELY)
    return [piece for piece in every if piece.key not in hidden]


def buried(pieces: Iterable[Piece]) -> set[str]:
    """Return the keys of the pieces of which hardly an edge is seen, under another one of their zone."""
    return _under(pieces, _EDGE)


def _under(pieces: Iterable[Piece], near: float) -> set[str]:
    """Return the keys of the pieces that lie nearer than this to one of their zone that covers them."""
    shown: dict[str, list[Piece]] = {}
    hidden = set[str]()
    for piece in sorted(pieces, key=lambda piece: -piece.z):
        above = shown.setdefault(piece.zone, [])
        reach = near * piece.scale
        if any(abs(top.x - piece.x) < reach and abs(top.y - piece.y) < reach for top in above):
            hidden.add(piece.key)
        else:
            above.append(piece)
    return hidden
