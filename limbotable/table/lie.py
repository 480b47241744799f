"""Places on a table, in card units: the terms of every layout."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lie:
    """The place of a thing: its middle, its scale, and its angle in degrees."""

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
