"""The options of a match of the countdown game, in the form that its rules need.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# --- the end of a match ------------------------------------------------------------------------------
POINTS: Final = 0
ROUNDS: Final = 1
ENDLESS: Final = 2


class CountdownVariant:
    """The options of a match, in the form that the rules need."""

    def __init__(
        self,
        stock_up: bool,
        reshuffle: bool,
        own_cards: bool,
        winner_doubles: bool,
        winner_deals: bool,
        end: i64,
        target: i64,
    ) -> None:
        self.stock_up = stock_up
        self.reshuffle = reshuffle
        self.own_cards = own_cards  #: the winner is paid for own cards only
        self.winner_doubles = winner_doubles  #: the factor counts for the winner only
        self.winner_deals = winner_deals
        self.end: i64 = end  #: ``POINTS``, ``ROUNDS`` or ``ENDLESS``
        self.target: i64 = target  #: the points, or the rounds
