"""The set-up of a match at the table: its game, options, players and deals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UnsetType

from limbotable.core.game import AnyGame, Line
from limbotable.core.options import Options
from limbotable.play.dealer import Dealer
from limbotable.play.header import MatchHeader
from limbotable.play.match import Match
from limbotable.play.referee import PERSON
from limbotable.play.setup import MatchSetup


class Setup(msgspec.Struct, frozen=True):
    """The set-up of a match."""

    game: AnyGame
    options: Options
    names: tuple[str, ...]
    players: tuple[str, ...]  #: for each seat ``PERSON`` or a level
    casual: bool = True
    even: bool = False  #: whether the computer players of the next match like it are about even by then


def players_of(header: MatchHeader) -> tuple[str, ...]:
    """Return for each seat a person or a level, as a record names them; none where it does not."""
    return () if isinstance(header.players, UnsetType) else header.players


def day_of(header: MatchHeader) -> str:
    """Return the date whose table a record's match is, as it is written there; empty for other matches."""
    return "" if isinstance(header.daily, UnsetType) else header.daily


def setup_of(header: MatchHeader, match: Match) -> Setup:
    """Return the set-up of a record's match; where the record has no players, seat 0 is a person."""
    levels = [level.name for level in match.game.levels]
    players = players_of(header)
    if len(players) != len(match.seats) or any(player not in (PERSON, *levels) for player in players):
        players = (PERSON, *(levels[-1] for _ in match.seats[1:]))
    return Setup(match.game, match.options, match.seats, players, header.casual is True)


def follows(setup: Setup, last: MatchSetup) -> bool:
    """Return whether a record's match was set up like the last one of its game, with even computer players.

    A record has only the level that was about even when its match began; the last set-up knows more.
    """
    computers = {player for player in setup.players if player != PERSON}
    return (
        last.even
        and len(computers) == 1
        and setup.game.complete(last.options) == setup.options
        and setup.casual == last.casual
        and [one == PERSON for one in setup.players] == [one == PERSON for one in last.players]
    )


def dealer_of(match: Match) -> Dealer:
    """Return the dealer that goes on with a match: by its number if that gave all deals, else by its deals.

    Deals that are taken back come again.
    """
    number = match.header.deal
    if not isinstance(number, UnsetType) and match.game.deals and Dealer(number).dealt(match):
        return Dealer(number)
    return Dealer(known=chance_lines(match.lines))


def chance_lines(lines: Sequence[Line]) -> tuple[str, ...]:
    """Return the chance outcomes among lines."""
    return tuple(line.action for line in lines if line.who < 0)
