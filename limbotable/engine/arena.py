"""Computer players against each other: how strong each is, measured on the same deals in every seat."""

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

from limbotable.core.game import AnyGame, Line
from limbotable.core.options import OptionValue
from limbotable.core.random import Random
from limbotable.games import game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective, story_of
from limbotable.play.record import DEFAULT_NAMES
from limbotable.search.thinking import Limit, think

#: The player that takes any legal action.
RANDOM: Final = "random"
#: A match without an end would never say who is stronger.
_MOST_PLIES: Final = 10_000


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what, and how long each may think about an action."""

    game_id: str
    options: tuple[tuple[str, OptionValue], ...]  #: complete
    players: tuple[str, ...]  #: one a seat: ``random`` or a level of the game
    limit: Limit
    seed: int = 1

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        game = game_of(self.game_id)
        assert game is not None
        return game


@dataclass(frozen=True, slots=True)
class Share:
    """One player's share of the wins, shared ones in equal parts, with its 95 % interval."""

    player: str
    share: float
    margin: float  #: the interval is share ± margin; by the normal approximation over deals


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
    """Play one match; a match that does not end is shared by all."""
    game, options = contest.game, dict(contest.options)
    match = Match(game, options, DEFAULT_NAMES[game.seats(options)])
    dealer = Dealer(contest.seed * 1_000_003 + deal)
    rng = Random(deal)
    while match.result is None and match.ply < _MOST_PLIES:
        line = dealer.next_line(match) or Line(match.turn, _choice(contest, match, players, rng))
        match.push(line.who, line.action)
    return match.result.winners if match.result else tuple(range(len(players)))


def _choice(contest: Contest, match: Match, players: Sequence[str], rng: Random) -> str:
    player = players[match.turn]
    if player == RANDOM:
        legal = match.legal()
        return legal[rng.below(len(legal))]
    story = story_of(perspective(match, match.turn))
    thought = think(contest.game, match.options, story, player, contest.limit, int(rng.word()))
    return thought.considered[0].action


def shares_of_deals(contest: Contest, deals: int) -> Iterator[tuple[float, ...]]:
    """Play so many deals on all cores; yield each one's shares, in order, as they come."""
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        yield from pool.map(deal_shares, repeat(contest, deals), range(deals))


def summary(contest: Contest, shares: Sequence[tuple[float, ...]]) -> list[Share]:
    """Return each player's mean share over the deals."""
    found = []
    for seat, player in enumerate(contest.players):
        mine = [one[seat] for one in shares]
        error = stdev(mine) / math.sqrt(len(mine)) if len(mine) > 1 else math.inf
        found.append(Share(player, fmean(mine), 1.96 * error))
    return found
