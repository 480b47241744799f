"""How often actions of the last round make another player win who would not have won, and gain nothing by it.

    python -m tests.games.libtis.measure --matches 60 --playouts 500 --seed 5501

Before and after each action of the last round the match is scored as if it ended there, with all bonus cards
open.  A *king* is made where the winners have changed, and the seat that acted is none of them and in no
better place than before.  It could be *avoided* where another action keeps the winners and is no worse for
the seat.  A seat that made one is *hopeless* where it has less than one chance in a hundred by the review's
judge: it gained nothing by it, where others may have played for chances of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import click
from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.intervals import wilson
from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games.libtis.actions import NOTHING, PLAYING
from limbotable.games.libtis.awards import awarded, chip_points
from limbotable.games.libtis.bonuses import HARVEST, bonus_points, figure
from limbotable.games.libtis.rules import ROUNDS, LibtisPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.record import DEFAULT_NAMES
from limbotable.search.judging import judge
from limbotable.search.thought import Limit
from tests.games.libtis.boards import GAME
from tests.search.yardsticks import Yardstick, named

#: The iterations of the judge, as many as the review's, and the chance below which a seat is hopeless.
_JUDGING: Final = 12_000
_NO_CHANCE: Final = 0.01


def ranks(position: LibtisPosition) -> tuple[int, ...]:
    """Return each seat's place if the round were scored now and the match were over."""
    ledger = position.ledger
    seats = range(position.seats)
    chips = vec[i64]([ledger.chips[seat] + awarded(position.cubes, seat) for seat in seats])
    orders = []
    for seat in seats:
        points = int(chip_points(chips[seat]))
        if ledger.bonuses[seat] != NOTHING:
            points += int(bonus_points(ledger.bonuses, chips, seat))
        orders.append((points, int(figure(HARVEST, chips[seat]))))
    return tuple(1 + sum(other > mine for other in orders) for mine in orders)


def after(position: LibtisPosition, action: int) -> tuple[int, ...]:
    """Return the places after an action in the same way."""
    twin = position.copy()
    twin.add(position.seat, action >> 5 & 7, 1)
    twin.add(position.seat, action >> 8, -1)
    return ranks(twin)


def winners(places: tuple[int, ...]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place == 1]


def makes_a_king(position: LibtisPosition, action: int) -> bool:
    """Return whether others win after an action that brings its seat no better place."""
    before, later, seat = ranks(position), after(position, action), position.seat
    return winners(before) != winners(later) and seat not in winners(later) and later[seat] >= before[seat]


def is_avoidable(position: LibtisPosition, action: int) -> bool:
    """Return whether another action keeps the winners, and is no worse for its seat."""
    place = after(position, action)[position.seat]
    kept = winners(ranks(position))
    others = (after(position, other) for other in legal_actions(position))
    return any(winners(other) == kept and other[position.seat] <= place for other in others)


def is_hopeless(match: Match, action: int) -> bool:
    """Return whether the seat to act has no chance to speak of, whatever it does, by all that it knows."""
    observation = observation_of(perspective(match, match.turn))
    limit = Limit(playouts=_JUDGING)
    thought = judge(GAME, match.options, observation, GAME.text(action), GAME.levels[-1].name, limit, seed=7)
    return thought.considered[0].value < _NO_CHANCE


def decisions(player: Yardstick, deal: int, seed: int, players: int) -> Iterator[tuple[Match, int]]:
    """Play a match of one kind of players; yield it at each choice of its last round, with the action."""
    options = GAME.complete({"players": players})
    match = Match(GAME, options, DEFAULT_NAMES[players])
    dealer, rng = Dealer(seed * 1_000_003 + deal), Random(deal + 1)
    while match.result is None:
        line = dealer.next_line(match)
        if line is not None:
            match.push(line.who, line.action)
            continue
        position = played(match)
        action = player(match, rng)
        last = position.phase == PLAYING and position.rounds_ended() == ROUNDS - 1
        if last and len(legal_actions(position)) > 1:
            yield match, GAME.parse(action)
        match.push(match.turn, action)


def played(match: Match) -> LibtisPosition:
    """Return the position of a match."""
    assert isinstance(match.position, LibtisPosition)
    return match.position


@click.command()
@click.option("--player", default="expert")
@click.option("--playouts", default=500, show_default=True)
@click.option("--players", default=4, show_default=True)
@click.option("--matches", default=60, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(player: str, playouts: int, players: int, matches: int, seed: int) -> None:
    """Print how many actions of the last round make a king."""
    found: Counter[str] = Counter()
    for deal in range(matches):
        for match, action in decisions(named(f"{player}@{playouts}"), deal, seed, players):
            found["actions"] += 1
            if makes_a_king(played(match), action):
                found["kings"] += 1
                found["avoidable"] += is_avoidable(played(match), action)
                found["hopeless"] += is_hopeless(match, action)
    for name in ("kings", "avoidable", "hopeless"):
        low, high = wilson(found[name], found["actions"])
        share = found[name] / found["actions"]
        click.echo(f"{name}: {found[name]} of {found['actions']} = {share:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
