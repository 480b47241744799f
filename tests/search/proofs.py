"""How many results Limit's expert proves, by the number of empty tiles.

    python -m tests.search.proofs --size 12 --size 8 --count 15 --seed 5511 --playouts 31000

The positions are starts of turns in matches of strong players: of each match the first one of each size, and
none twice.  A result counts as proven where the thought says that nothing is uncertain.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from statistics import fmean

import click

from limbotable.core.intervals import wilson
from limbotable.core.random import Random
from limbotable.engine.arena import contest_of, opening, thought_of
from limbotable.games.limit.actions import MOVING
from limbotable.games.limit.island import count as count_of
from limbotable.games.limit.rules import LimitPosition
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.thinking import think
from limbotable.search.thought import Limit


def starts(seed: int, sizes: Sequence[int], wanted: int) -> Iterator[tuple[int, Match]]:
    """Yield matches up to a start of a turn with so many empty tiles, ``wanted`` of each size."""
    contest = contest_of("limit", (), ["tournament"], Limit(telling=False), seed, everywhere=True)
    missing = dict.fromkeys(sizes, wanted)
    seen: set[tuple[object, ...]] = set()
    deal = 0
    while any(missing.values()):
        match, rng = opening(contest, deal), Random(deal)
        told: set[int] = set()
        while match.result is None:
            position = match.position
            assert isinstance(position, LimitPosition)
            empty = int(count_of(position.empty()))
            if position.phase == MOVING and missing.get(empty) and empty not in told:
                told.add(empty)
                masks = (position.tiles, position.balls(0), position.balls(1))
                mark = (position.seat, *(frozenset(position.cells(mask)) for mask in masks))
                if mark not in seen:
                    seen.add(mark)
                    missing[empty] -= 1
                    yield empty, match.until(match.ply)
            match.push(match.turn, thought_of(contest, match, rng).considered[0].action)
        deal += 1


def is_proven(match: Match, playouts: int) -> bool:
    """Return whether the expert knows the result for certain."""
    observation = observation_of(perspective(match, match.turn))
    thought = think(match.game, match.options, observation, "expert", Limit(playouts=playouts), 1)
    return thought.error == 0.0 and thought.considered[0].value in {0.0, 1.0}


@click.command()
@click.option(
    "--size",
    "sizes",
    multiple=True,
    type=click.IntRange(1, 20),
    default=(12, 11, 10, 9, 8),
    show_default=True,
)
@click.option("--count", default=15, show_default=True)
@click.option("--seed", default=5511, show_default=True)
@click.option("--playouts", default=31_000, show_default=True)
def main(sizes: tuple[int, ...], count: int, seed: int, playouts: int) -> None:
    """Print how many of COUNT positions of each size are proven."""
    found: dict[int, list[tuple[bool, float]]] = {size: [] for size in sizes}
    for size, match in starts(seed, sizes, count):
        began = time.process_time()
        proven = is_proven(match, playouts)
        found[size].append((proven, time.process_time() - began))
    for size, results in found.items():
        won = sum(proven for proven, _ in results)
        low, high = wilson(won, len(results))
        seconds = fmean(taken for _, taken in results)
        click.echo(
            f"{size}: {won} of {len(results)} proven ({100 * low:.0f} to {100 * high:.0f} %), "
            f"{seconds:.2f} s of the processor each"
        )


if __name__ == "__main__":
    main()
