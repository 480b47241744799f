"""Computer players against each other: the strength of each, measured on the same deals in every seat."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Final

from limbotable.core.errors import OptionError
from limbotable.core.game import AnyGame, Line
from limbotable.core.options import OptionValue
from limbotable.core.program import safe_children
from limbotable.core.random import Random
from limbotable.games import GAMES, game_of, in_english
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
#: How a player thinks that knows of one opponent only.
_FOR_TWO: Final = ("alphabeta",)


class WrongContest(ValueError):
    """A contest that cannot be played; the message has the reason in English."""


@dataclass(frozen=True, slots=True)
class Contest:
    """The players of a series of matches, their game, and their limit for an action."""

    game_id: str
    options: tuple[tuple[str, OptionValue], ...]  #: complete
    players: tuple[str, ...]  #: one a seat: a baseline or a level of the game
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
        raise WrongContest(f"There is no game “{game_id}”. The games are: {', '.join(g.id for g in GAMES)}.")
    known = players_of(game)
    for name in players:
        if name not in known:
            raise WrongContest(f"There is no player “{name}”. The players are: {', '.join(known)}.")
    given = {name: int(v) if v.isdigit() else v for name, _, v in (one.partition("=") for one in options)}
    try:
        complete = game.complete(given)
    except OptionError as error:
        raise WrongContest(in_english(error.reason)) from error
    if everywhere and len(players) == 1:
        players = [*players] * game.seats(complete)
    if len(players) != game.seats(complete):
        raise WrongContest(f"This match has {game.seats(complete)} seats, and {len(players)} players.")
    for name in players:
        if known[name].search in _FOR_TWO and len(players) != 2:
            raise WrongContest(f"“{name}” plays for two seats only.")
    return Contest(game_id, tuple(complete.items()), tuple(players), limit, seed)


@dataclass(frozen=True, slots=True)
class WinShare:
    """One player's share of the wins, shared ones in equal parts, with its 95 % interval."""

    player: str
    share: float
    margin: float  #: the interval is share ± margin; by the normal approximation over deals


@dataclass(frozen=True, slots=True)
class SeatShare:
    """One seat's share of the wins, shared ones in equal parts, with its 95 % interval."""

    player: str
    share: float
    low: float
    high: float


def deal_shares(contest: Contest, deal: int) -> tuple[float, ...]:
    """Play one deal with the players in every rotation of the seats; return each player's share of wins."""
    seats = len(contest.players)
    won = [0.0] * seats
    for rotation in range(seats):
        seating = [(seat + rotation) % seats for seat in range(seats)]
        winners = _winners(contest, deal, [contest.players[player] for player in seating])
        for seat in winners:
            won[seating[seat]] += 1 / len(winners)
    return tuple(one / seats for one in won)


def _winners(contest: Contest, deal: int, players: Sequence[str]) -> tuple[int, ...]:
    """Play one match, and return its winners; all seats share a match that does not end."""
    match = opening(contest, deal)
    dealer = Dealer(deal_seed(contest, deal))
    rng = Random(deal)
    while match.result is None and match.ply < MOST_PLIES:
        line = dealer.next_line(match)
        if line is None:
            thought = _thought(contest, match, players[match.turn], rng)
            line = Line(match.turn, thought.considered[0].action)
        match.push(line.who, line.action)
    return match.result.winners if match.result else tuple(range(len(players)))


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
    return think(contest.game, match.options, observation, player, contest.limit, int(rng.word()))


def shares_of_deals(contest: Contest, deals: int) -> Iterator[tuple[float, ...]]:
    """Play ``deals`` deals on all cores; yield the shares of each, in order, as they come."""
    with safe_children(), ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        yield from pool.map(_shares, repeat(GAMES.named, deals), repeat(contest, deals), range(deals))


def _shares(games: Sequence[str], contest: Contest, deal: int) -> tuple[float, ...]:
    """Return a deal's shares; a new process has to load the games that are not the program's own."""
    with GAMES.extended(*(name for name in games if name not in GAMES.named)):
        return deal_shares(contest, deal)


def seats_of_deals(contest: Contest, deals: int) -> Iterator[tuple[float, ...]]:
    """Play ``deals`` deals once each, on all cores; yield each seat's share of the win, in order."""
    with safe_children(), ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        yield from pool.map(_seats, repeat(GAMES.named, deals), repeat(contest, deals), range(deals))


def _seats(games: Sequence[str], contest: Contest, deal: int) -> tuple[float, ...]:
    """Return each seat's share of the win in a deal, with the players in the seats of the contest."""
    with GAMES.extended(*(name for name in games if name not in GAMES.named)):
        winners = _winners(contest, deal, contest.players)
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(contest.players)))


def seat_summary(contest: Contest, shares: Sequence[tuple[float, ...]]) -> list[SeatShare]:
    """Return each seat's mean share over the matches."""
    means = [fmean(one[seat] for one in shares) for seat in range(len(contest.players))]
    return [
        SeatShare(player, mean, *interval(mean, len(shares)))
        for player, mean in zip(contest.players, means, strict=True)
    ]


def interval(share: float, matches: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of so many matches, by Wilson's formula (1927)."""
    z = 1.96
    middle = share + z * z / (2 * matches)
    reach = z * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    whole = 1 + z * z / matches
    return (middle - reach) / whole, (middle + reach) / whole


def summary(contest: Contest, shares: Sequence[tuple[float, ...]]) -> list[WinShare]:
    """Return each player's mean share over the deals."""
    found = []
    for seat, player in enumerate(contest.players):
        mine = [one[seat] for one in shares]
        error = stdev(mine) / math.sqrt(len(mine)) if len(mine) > 1 else math.inf
        found.append(WinShare(player, fmean(mine), 1.96 * error))
    return found
