"""The options of a match of the foe-fighting game, in the form that its rules need.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from limbotable.games.foes.cards import COURT, COURT_CARDS, JOKERS

# --- the sides -----------------------------------------------------------------------------------------
TEAM: Final = 0
SOLO: Final = 1
PAIRS: Final = 2

# --- the end of a match --------------------------------------------------------------------------------
SINGLE: Final = 0
WINS: Final = 1
LIVES: Final = 2


@final
class FoesVariant:
    """The options of a match, in the form that the rules need."""

    def __init__(
        self, players: i64, mode: i64, jokers: i64, shadow: bool, full: i64, end: i64, target: i64
    ) -> None:
        self.players: i64 = players
        self.mode: i64 = mode  #: ``TEAM``, ``SOLO`` or ``PAIRS``
        self.shadow = shadow
        self.full: i64 = full  #: cards of a full hand
        self.end: i64 = end  #: ``SINGLE``, ``WINS`` or ``LIVES``
        self.target: i64 = target  #: the wins, or the lives
        self.heroes: i64 = players + 1 if shadow else players
        self.foes: i64 = COURT | JOKERS[jokers]
        self.foe_count: i64 = COURT_CARDS + jokers
        #: The deck is reshuffled once it has no more cards than this.
        self.keep: i64 = 1 if self.heroes == 5 else 0
        self.sides: i64 = 1 if mode == TEAM else 2 if mode == PAIRS else players

    def side(self, seat: i64) -> i64:
        """Return the side that a seat is on: the team, its pair, or itself."""
        if self.mode == TEAM:
            return 0
        return seat & 1 if self.mode == PAIRS else seat
