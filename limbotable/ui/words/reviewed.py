"""What a review says, in the user's language: what its window shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: What costs less, or is worth so little more, may be chance.
NOTICED: Final = 0.01


@dataclass(frozen=True, slots=True)
class Option:
    """An action that could be taken."""

    label: str
    value: float  #: what it was worth to the seat, 0..1
    remark: str = ""  #: what came or would have come of it


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision, in the user's language."""

    ply: int
    number: int  #: among the seat's decisions, from 1
    played: Option
    considered: tuple[Option, ...]  #: best first
    line: tuple[str, ...]  #: what would be expected to follow the best, where that can be said
    value: float  #: what the best was worth, 0..1, by what the seat could know
    cost: float  #: and what the played one cost
    open_value: float | None = None  #: what the best was worth with all cards open; None where they are,
    open_cost: float = 0.0  #: and what the played one cost then
    worst: int = 0  #: 1 for the one that cost most, to 3; 0 for all others
    told: bool = True  #: whether it may be said what was better: the user has asked, or need not ask


@dataclass(frozen=True, slots=True)
class Reviewed:
    """All that is to be shown."""

    seats: tuple[tuple[int, str], ...]  #: whose decisions can be looked at, with their names
    seat: int
    decided: tuple[Decided, ...]  #: those that have been judged, in order
    all: int  #: how many decisions the seat took
    running: bool
    trouble: str = ""  #: why no more is judged, where the computer player has stopped
    end: float | None = None  #: what the end of the match was worth to the seat
    cost: float = 0.0
    luck: float | None = None
    open_cost: float | None = None
    can_try: bool = True  #: whether one can play on from where a decision was taken

    @property
    def name(self) -> str:
        """The name of the seat."""
        return dict(self.seats)[self.seat]
