"""Computer players against each other: the strength of each, measured on the same deals in every seat."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from statistics import fmean
from typing import Final

import msgspec
from msgspec.structs import replace

from limbotable.core.elo import Sides
from limbotable.core.errors import OptionError, TableError
from limbotable.core.game import AnyGame, Line
from limbotable.core.intervals import wilson
from limbotable.core.options import OptionValue
from limbotable.core.phrases import listed, phrase
from limbotable.core.random import Random
from limbotable.engine.elo import mean_and_margin
from limbotable.engine.luck import LuckMeter
from limbotable.engine.outside import OutsideError, OutsidePlayer, is_outside, outside_players
from limbotable.engine.workers import in_order
from limbotable.games import GAMES, game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.record import DEFAULT_NAMES
from limbotable.search.players import players as players_of
from limbotable.search.thinking import think
from limbotable.search.thought import Limit, Thought

#: A match without an end would never tell the strengths.
MOST_PLIES: Final = 10_000
#: The number of random actions by which the deals differ where chance deals nothing.
_OPENING: Final = 6
#: A number as an option or a player's name has it; one with more digits is a word.
_WHOLE: Final = re.compile("[0-9]{1,18}")
#: How a player thinks that knows of one opponent only.
_FOR_TWO: Final = ("alphabeta",)


class WrongContest(TableError):
    """A contest that cannot be played."""


class Contest(msgspec.Struct, frozen=True):
    """The players of a series of matches, their game, and their limit for an action."""

    game_id: str
    options: tuple[tuple[str, OptionValue], ...]  #: complete
    #: One a seat: a baseline or a level, with playouts of its own as ``NAME@N``; or ``engine:COMMAND``.
    players: tuple[str, ...]
    limit: Limit
    seed: int = 1

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        game = game_of(self.game_id)
        assert game is not None
        return game


def contest_of(
    game_id: str,
    options: Sequence[str],
    players: Sequence[str],
    limit: Limit,
    seed: int,
    *,
    everywhere: bool = False,
) -> Contest:
    """Return a contest from words, options as ``name=value``; raises ``WrongContest``.

    ``everywhere``: if one player is named, it sits in every seat.
    """
    game = game_of(game_id)
    if game is None:
        names = listed(one.id for one in GAMES)
        raise WrongContest(phrase("engine.game", game=game_id, names=names))
    known = players_of(game)
    called = {player: _held(player, limit)[0] for player in players}
    for player, name in called.items():
        if name not in known and not is_outside(player):
            raise WrongContest(phrase("arena.player", name=player, names=listed(known)))
    given = (one.partition("=") for one in options)
    try:
        complete = game.complete({name: int(v) if _WHOLE.fullmatch(v) else v for name, _, v in given})
    except OptionError as error:
        raise WrongContest(error.reason) from error
    if everywhere and len(players) == 1:
        players = [*players] * game.seats(complete)
    if len(players) != game.seats(complete):
        seats = game.seats(complete)
        raise WrongContest(phrase("arena.seats", seats=seats, players=len(players)))
    for name in called.values():
        if name in known and known[name].search in _FOR_TWO and len(players) != 2:
            raise WrongContest(phrase("arena.two", name=name))
    return Contest(game_id, tuple(complete.items()), tuple(players), limit, seed)


def _held(player: str, limit: Limit) -> tuple[str, Limit]:
    """Return the name of a player that is no program, and its limit: of ``NAME@N`` it is N playouts.

    Where N is no number above 0, the whole is the name, which no player has.
    """
    name, _, playouts = player.rpartition("@")
    if not name or not _WHOLE.fullmatch(playouts) or not int(playouts):
        return player, limit
    return name, replace(limit, playouts=int(playouts))


class WinShare(msgspec.Struct, frozen=True):
    """One player's share of the wins, shared ones in equal parts, with its 95 % interval."""

    player: str
    share: float
    margin: float  #: the interval is share ± margin; by the normal approximation over deals


class SeatShare(msgspec.Struct, frozen=True):
    """One seat's share of the wins, shared ones in equal parts, with its 95 % interval."""

    player: str
    share: float
    low: float
    high: float


class Dealt(msgspec.Struct, frozen=True):
    """What came of one deal, for each player of a contest."""

    shares: tuple[float, ...]  #: of the wins
    luck: tuple[float, ...]  #: what chance added to them, as far as a cheap judgement sees (``luck.py``)


def deal_shares(contest: Contest, deal: int) -> tuple[float, ...]:
    """Play one deal with the players in every rotation of the seats; return each player's share of wins.

    Raises ``OutsideError`` where a player is a program that does not play by the protocol.
    """
    return played(contest, deal).shares


def played(contest: Contest, deal: int, *, measuring: bool = False) -> Dealt:
    """Play one deal as ``deal_shares`` does; the luck is 0 unless it is to be measured."""
    seats = len(contest.players)
    shares = [0.0] * seats
    luck = [0.0] * seats
    with outside_players(contest.players) as programs:
        for rotation in range(seats):
            seating = [(seat + rotation) % seats for seat in range(seats)]
            meter = LuckMeter(contest.game, seats, deal_seed(contest, deal) + rotation) if measuring else None
            seated = [contest.players[player] for player in seating]
            winners, lucky = _winners(contest, deal, seated, programs, meter)
            for seat in winners:
                shares[seating[seat]] += 1 / len(winners) / seats
            for seat, one in enumerate(lucky):
                luck[seating[seat]] += one / seats
    return Dealt(tuple(shares), tuple(luck))


def _winners(
    contest: Contest,
    deal: int,
    players: Sequence[str],
    programs: Mapping[str, OutsidePlayer],
    meter: LuckMeter | None,
) -> tuple[tuple[int, ...], list[float]]:
    """Play one match; return its winners and each seat's luck.  All seats share a match that does not end.

    What chance deals before any seat acts is the same in every rotation, and so is no luck of anybody's.
    """
    match = opening(contest, deal)
    dealer = Dealer(deal_seed(contest, deal))
    rng = Random(deal)
    luck = [0.0] * len(players)
    begun = False
    while match.result is None and match.ply < MOST_PLIES:
        line = dealer.next_line(match)
        before = match.position if line is not None and begun and meter is not None else None
        if line is None:
            begun = True
            line = Line(match.turn, choice(contest, match, players[match.turn], rng, programs))
        match.push(line.who, line.action)
        if meter is not None and before is not None:
            luck = [sum(both) for both in zip(luck, meter.luck(before, match.position), strict=True)]
    return match.result.winners if match.result else tuple(range(len(players))), luck


def choice(
    contest: Contest, match: Match, player: str, rng: Random, programs: Mapping[str, OutsidePlayer]
) -> str:
    """Return a player's action; raises ``OutsideError`` if a program has none that is legal."""
    if player not in programs:
        untold = replace(contest, limit=replace(contest.limit, telling=False))
        return _thought(untold, match, player, rng).considered[0].action
    told = perspective(match, match.turn)
    # An earlier version of this program refuses options that it does not know.
    header = replace(told.header, options=dict(contest.game.unusual(told.options)))
    action = programs[player].action(replace(told, header=header).text(), contest.limit, int(rng.word()))
    if action not in match.legal():
        raise OutsideError(phrase("arena.not-legal", name=player, action=action))
    return action


def opening(contest: Contest, deal: int) -> Match:
    """Return the beginning of a deal, for any seating: with random actions where chance deals nothing."""
    game, options = contest.game, dict(contest.options)
    match = Match(game, options, DEFAULT_NAMES[game.seats(options)])
    rng = Random(deal_seed(contest, deal))
    while not game.hidden and match.ply < _OPENING:
        legal = match.legal()
        match.push(match.turn, legal[rng.below(len(legal))])
    return match


def deal_seed(contest: Contest, deal: int) -> int:
    """Return the seed of all that chance decides in a deal."""
    return contest.seed * 1_000_003 + deal


def thought_of(contest: Contest, match: Match, rng: Random) -> Thought:
    """Have the player of the seat to act think about its action."""
    return _thought(contest, match, contest.players[match.turn], rng)


def _thought(contest: Contest, match: Match, player: str, rng: Random) -> Thought:
    observation = observation_of(perspective(match, match.turn))
    name, limit = _held(player, contest.limit)
    return think(contest.game, match.options, observation, name, limit, int(rng.word()))


def deals_played(
    executor: Executor, contest: Contest, deals: int, *, measuring: bool = False
) -> Iterator[Dealt]:
    """Have ``deals`` deals played; yield what came of each, in order, as they come.

    Raises ``OutsideError`` as ``deal_shares`` does.
    """
    yield from in_order(executor, partial(played, contest, measuring=measuring), deals)


def seats_of_deals(executor: Executor, contest: Contest, deals: int) -> Iterator[tuple[float, ...]]:
    """Have ``deals`` deals played once each; yield each seat's share of the win, in order, as they come.

    Raises ``OutsideError`` as ``deal_shares`` does.
    """
    yield from in_order(executor, partial(_shares_by_seat, contest), deals)


def _shares_by_seat(contest: Contest, deal: int) -> tuple[float, ...]:
    """Return each seat's share of the win in a deal, with the players in the seats of the contest."""
    with outside_players(contest.players) as programs:
        winners, _ = _winners(contest, deal, contest.players, programs, None)
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(contest.players)))


def seat_summary(contest: Contest, shares: Sequence[tuple[float, ...]]) -> list[SeatShare]:
    """Return each seat's mean share over the matches."""
    means = [fmean(one[seat] for one in shares) for seat in range(len(contest.players))]
    return [
        SeatShare(player, mean, *wilson(mean * len(shares), len(shares)))
        for player, mean in zip(contest.players, means, strict=True)
    ]


def summary(contest: Contest, shares: Sequence[tuple[float, ...]]) -> list[WinShare]:
    """Return each player's mean share over the deals."""
    return [
        WinShare(player, *mean_and_margin([one[seat] for one in shares]))
        for seat, player in enumerate(contest.players)
    ]


def sides_of(contest: Contest) -> Sides:
    """Return how many seats the first player has against all others."""
    return Sides(contest.players.count(contest.players[0]), len(contest.players))


def first_player_scores(
    contest: Contest, dealt: Sequence[Dealt]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the first player's share of the wins in each deal, from all of its seats, and its luck there."""
    mine = [seat for seat, player in enumerate(contest.players) if player == contest.players[0]]
    scores = tuple(math.fsum(one.shares[seat] for seat in mine) for one in dealt)
    return scores, tuple(math.fsum(one.luck[seat] for seat in mine) for one in dealt)
