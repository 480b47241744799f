"""The accounts of many matches: whether they add up, whether the cards give nothing in the long run.

Matches are played by the players of a contest, each deal once.  Then the strongest level judges every
decision of every seat by what that seat could know, as the review does (``play/accounts.py``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec
from msgspec.structs import replace

from limbotable.core.game import Line
from limbotable.core.intervals import ratio_error
from limbotable.core.random import Random
from limbotable.engine.arena import MOST_PLIES, Contest, choice, deal_seed, opening
from limbotable.engine.outside import outside_players
from limbotable.engine.workers import in_order
from limbotable.play.accounts import Accounts, Worth, accounts
from limbotable.play.dealer import Dealer
from limbotable.play.decisions import Decision, decisions
from limbotable.play.match import Match
from limbotable.play.mistakes import counted
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.judging import judge
from limbotable.search.thought import Limit

#: The seed of every judgement, as in the review.
_SEED: Final = 1
#: Judgements of decisions without a choice get this part of the playouts, as in the review.
_FORCED: Final = 4


class Accounted(msgspec.Struct, frozen=True):
    """A match with the accounts of each seat, and how each one played."""

    accounts: tuple[Accounts, ...]  #: by seat
    unforced: tuple[int, ...]  #: each seat's decisions with a choice,
    cost: tuple[float, ...]  #: and what they cost in all


def accounted(contest: Contest, judging: Limit, deal: int) -> Accounted | None:
    """Play one deal, and judge it within ``judging`` a decision; None for a match that does not end."""
    match = match_of(contest, deal)
    taken = decisions(match)
    found = {one.ply: _worth(match, one, judging) for one in taken}
    seats = range(len(contest.players))
    made = [accounts(match, seat, found) for seat in seats]
    whole = tuple(one for one in made if one is not None)
    if len(whole) < len(made):
        return None
    free = [[found[one.ply].cost for one in taken if one.seat == seat and one.free] for seat in seats]
    return Accounted(whole, tuple(map(len, free)), tuple(map(sum, free)))


def match_of(contest: Contest, deal: int) -> Match:
    """Play one deal, with the players in the seats of the contest.

    Raises ``OutsideError`` where a player is a program that does not play by the protocol.
    """
    match, dealer, rng = opening(contest, deal), Dealer(deal_seed(contest, deal)), Random(deal)
    with outside_players(contest.players) as programs:
        while match.result is None and match.ply < MOST_PLIES:
            line = dealer.next_line(match)
            if line is None:
                player = contest.players[match.turn]
                line = Line(match.turn, choice(contest, match, player, rng, programs))
            match.push(line.who, line.action)
    return match


def _worth(match: Match, decision: Decision, limit: Limit) -> Worth:
    before = match.until(decision.ply)
    if limit.playouts is not None and not decision.free:
        limit = replace(limit, playouts=max(1, limit.playouts // _FORCED))
    game = match.game
    observation = observation_of(perspective(before, decision.seat))
    level = game.levels[-1].name
    thought = judge(game, match.options, observation, decision.action, level, limit, _SEED)
    best = thought.considered[0].value
    own = next(one.value for one in thought.considered if one.action == decision.action)
    return Worth(max(best, own), counted(max(0.0, best - own), thought.error))


def accounted_deals(executor: Executor, contest: Contest, judging: Limit, deals: int) -> Iterator[Accounted]:
    """Play and judge so many deals; yield the accounts of each, as they come."""
    for one in in_order(executor, partial(accounted, contest, judging), deals):
        if one is not None:
            yield one


class SeatAccount(msgspec.Struct, frozen=True):
    """The mean accounts of a seat, in shares of the win."""

    player: str
    cards: float
    error: float  #: the standard error of ``cards``
    deal: float  #: the part of ``cards`` before the seat's first decision,
    deal_error: float
    later: float  #: and after it, with their standard errors
    later_error: float
    others: float
    you: float
    result: float
    spread: float  #: the standard deviation of the result,
    adjusted: float  #: and of the result without the cards
    unforced: int  #: decisions with a choice, in all matches
    cost: float  #: the mean cost of one of them
    cost_error: float  #: the standard error of that mean, with matches for the sample


class Totals(msgspec.Struct, frozen=True):
    """What many matches show."""

    matches: int
    gap: float  #: the greatest difference between the result and all that makes it up
    #: The part of the matches that one side won alone in which it is the side that the cards favoured most,
    luck_tells: float
    errors_tell: float  #: and that in which its errors cost it least
    seats: tuple[SeatAccount, ...]


def totals(contest: Contest, found: Sequence[Accounted]) -> Totals:
    """Return the means over at least two matches."""
    every = [one for match in found for one in match.accounts]
    clear = [match for match in found if max(one.result for one in match.accounts) > 1 - 1e-9]
    return Totals(
        matches=len(found),
        gap=max(abs(one.start + one.cards + one.others + one.you - one.result) for one in every),
        luck_tells=fmean(_tells(match, [one.cards for one in match.accounts]) for match in clear or found),
        errors_tell=fmean(
            _tells(match, [one.others + one.you for one in match.accounts]) for match in clear or found
        ),
        seats=tuple(_seat(contest, found, seat) for seat in range(len(contest.players))),
    )


def _tells(match: Accounted, figures: Sequence[float]) -> float:
    results = [one.result for one in match.accounts]
    return float(results[max(range(len(figures)), key=figures.__getitem__)] == max(results))


def _seat(contest: Contest, found: Sequence[Accounted], seat: int) -> SeatAccount:
    mine = [match.accounts[seat] for match in found]
    unforced = sum(match.unforced[seat] for match in found)
    cost = sum(match.cost[seat] for match in found) / max(unforced, 1)
    return SeatAccount(
        player=contest.players[seat],
        cards=fmean(one.cards for one in mine),
        error=_error([one.cards for one in mine]),
        deal=fmean(one.deal for one in mine),
        deal_error=_error([one.deal for one in mine]),
        later=fmean(one.later for one in mine),
        later_error=_error([one.later for one in mine]),
        others=fmean(one.others for one in mine),
        you=fmean(one.you for one in mine),
        result=fmean(one.result for one in mine),
        spread=stdev(one.result for one in mine),
        adjusted=stdev(one.adjusted for one in mine),
        unforced=unforced,
        cost=cost,
        cost_error=ratio_error(
            [match.cost[seat] for match in found], [float(match.unforced[seat]) for match in found]
        )
        if unforced
        else 0.0,
    )


def _error(figures: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    return stdev(figures) / sqrt(len(figures))


def lines(found: Totals) -> list[str]:
    """Return the figures in English, line by line, in percentage points of the win."""

    def points(share: float) -> str:
        return f"{100 * share:+.2f}"

    cards, errors = f"{100 * found.luck_tells:.1f} %", f"{100 * found.errors_tell:.1f} %"
    told = [
        f"{found.matches} matches; the accounts add up within {100 * found.gap:.2g} points",
        f"of those with one winner, it had the best cards in {cards}, and the better errors in {errors}",
    ]
    for number, one in enumerate(found.seats):
        spread, adjusted = f"{100 * one.spread:.1f}", f"{100 * one.adjusted:.1f}"
        error, cost = f"{100 * one.error:.2f}", f"{100 * one.cost:.2f} ± {100 * one.cost_error:.2f}"
        others, own = points(one.others), points(one.you)
        deal = f"{points(one.deal)} ({100 * one.deal_error:.2f})"
        later = f"{points(one.later)} ({100 * one.later_error:.2f})"
        told += [
            f"seat {number}, {one.player}: result {100 * one.result:.1f} %",
            f"    its deviation is {spread}, without the cards {adjusted}",
            f"    cards {points(one.cards)} (standard error {error}), others {others}, own errors {own}",
            f"    of the cards: its place and the deal {deal}, what came after its first decision {later}",
            f"    {one.unforced} unforced decisions cost {cost} (standard error) each",
        ]
    return told
