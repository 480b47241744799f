"""How often actions of the last round make another player win who would not have won, and gain nothing by it.

    python -m tests.games.libtis.measure --matches 60 --playouts 500 --seed 5501

Before and after each action of the last round the match is scored as if it ended there, with all bonus cards
open.  A *king* is made where the winners have changed, and the seat that acted is none of them and in no
better place than before.  It could be *avoided* where another action keeps the winners and is no worse for
the seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

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
from limbotable.play.record import DEFAULT_NAMES
from tests.games.libtis.boards import GAME
from tests.search.yardsticks import Yardstick, named


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


def decisions(player: Yardstick, deal: int, seed: int, players: int) -> Iterator[tuple[LibtisPosition, int]]:
    """Play a match of one kind of players; yield the positions of its last round with the actions there."""
    options = GAME.complete({"players": players})
    match = Match(GAME, options, DEFAULT_NAMES[players])
    dealer, rng = Dealer(seed * 1_000_003 + deal), Random(deal + 1)
    while match.result is None:
        line = dealer.next_line(match)
        if line is not None:
            match.push(line.who, line.action)
            continue
        position = match.position
        assert isinstance(position, LibtisPosition)
        action = player(match, rng)
        last = position.phase == PLAYING and position.rounds_ended() == ROUNDS - 1
        if last and len(legal_actions(position)) > 1:
            yield position, GAME.parse(action)
        match.push(match.turn, action)


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
        for position, action in decisions(named(f"{player}@{playouts}"), deal, seed, players):
            found["actions"] += 1
            if makes_a_king(position, action):
                found["kings"] += 1
                found["avoidable"] += is_avoidable(position, action)
    for name in ("kings", "avoidable"):
        low, high = wilson(found[name], found["actions"])
        share = found[name] / found["actions"]
        click.echo(f"{name}: {found[name]} of {found['actions']} = {share:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
