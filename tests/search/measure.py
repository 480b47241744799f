"""One player against others of one kind, with players that the arena does not have (``yardsticks.py``).

    python -m tests.search.measure countdown expert@60 cheater --deals 75 --seed 5501
    python -m tests.search.measure libtis expert@1000 flat@500 --deals 20 --seed 5501

Each deal is played with the first player in every seat.  ``--lines FILE`` keeps each match as a line of JSON,
and goes on after those that are there.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev

import click
import msgspec

from limbotable.core.game import Line
from limbotable.core.intervals import NORMAL, wilson
from limbotable.core.random import Random
from limbotable.engine.arena import MOST_PLIES, Contest, contest_of, deal_seed, opening
from limbotable.play.dealer import Dealer
from limbotable.search.thought import Limit
from tests.search.yardsticks import Yardstick, named


class Played(msgspec.Struct, frozen=True):
    """One match."""

    deal: int
    seat: int  #: of the first player
    share: float  #: of the win, which it has
    seconds: tuple[float, float]  #: of the processor, by the first player and by all others


def played(contest: Contest, deal: int, seat: int, first: Yardstick, others: Yardstick) -> Played:
    """Play a deal with the first player in one seat; all share a match that does not end."""
    match = opening(contest, deal)
    dealer = Dealer(deal_seed(contest, deal))
    rng = Random(deal * 16 + seat + 1)
    seconds = [0.0, 0.0]
    while match.result is None and match.ply < MOST_PLIES:
        line = dealer.next_line(match)
        if line is None:
            other = match.turn != seat
            began = time.process_time()
            line = Line(match.turn, (others if other else first)(match, rng))
            seconds[other] += time.process_time() - began
        match.push(line.who, line.action)
    winners = match.result.winners if match.result else tuple(range(len(match.seats)))
    share = 1.0 / len(winners) if seat in winners else 0.0
    return Played(deal, seat, share, (seconds[0], seconds[1]))


def told(matches: Sequence[Played]) -> str:
    """Return the first player's share of the wins, with intervals of 95 %, and what both thought for."""
    count = len(matches)
    mean = fmean(one.share for one in matches)
    low, high = wilson(mean * count, count)
    deals = sorted({one.deal for one in matches})
    by_deal = [fmean(one.share for one in matches if one.deal == deal) for deal in deals]
    margin = NORMAL * stdev(by_deal) / math.sqrt(len(deals)) if len(deals) > 1 else math.inf
    mine, theirs = (fmean(one.seconds[k] for one in matches) for k in range(2))
    return (
        f"{100 * mean:.1f} % of {count} matches: {100 * low:.1f} to {100 * high:.1f} by matches, "
        f"± {100 * margin:.1f} by {len(deals)} deals; {mine:.2f} and {theirs:.2f} s of the processor a match"
    )


@click.command()
@click.argument("game")
@click.argument("first")
@click.argument("others")
@click.option("--deals", default=10, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--option", "options", multiple=True)
@click.option("--lines", type=click.Path(path_type=Path))
def main(
    game: str, first: str, others: str, deals: int, seed: int, options: tuple[str, ...], lines: Path | None
) -> None:
    """Print the share of the wins of FIRST among OTHERS."""
    contest = contest_of(game, options, ["random"], Limit(playouts=1), seed, everywhere=True)
    seats = len(contest.players)
    matches: list[Played] = []
    if lines is not None and lines.exists():
        matches = [msgspec.json.decode(line, type=Played) for line in lines.read_bytes().splitlines()]
    one, other = named(first), named(others)
    for number in range(len(matches), deals * seats):
        deal, seat = divmod(number, seats)
        matches.append(played(contest, deal, seat, one, other))
        if lines is not None:
            with lines.open("ab") as file:
                file.write(msgspec.json.encode(matches[-1]) + b"\n")
    click.echo(told(matches))


if __name__ == "__main__":
    main()
