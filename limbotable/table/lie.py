"""Where things lie on a table, in card units; every layout says it in these words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lie:
    """Where the middle of a thing lies, how large it is, and by how many degrees it is turned."""

    x: float
    y: float
    scale: float = 1.0
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its middle."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Room:
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float
