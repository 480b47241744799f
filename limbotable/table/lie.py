"""Places on a table, in card units: the terms of every layout."""

from __future__ import annotations

import msgspec


class Lie(msgspec.Struct, frozen=True):
    """The place of a thing: its middle, its scale, and its angle in degrees."""

    x: float
    y: float
    scale: float = 1.0
    angle: float = 0.0


class Box(msgspec.Struct, frozen=True):
    """A rectangle by its middle."""

    x: float
    y: float
    width: float
    height: float


class Room(msgspec.Struct, frozen=True):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float
