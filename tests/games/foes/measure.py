"""The rounds that a team of four wins: by the knowledge of each seat, with all cards open, and at random.

    python -m tests.games.foes.measure --rounds 2000 --worlds 60

The search with open cards is the same one, but for it all worlds are the true position: a bound from above
for what could be had by guessing better.  It is here and nowhere in the package.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

import click

from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games.foes.blueprint import Blueprint
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.record import DEFAULT_NAMES
from limbotable.search.improve import Improvement
from limbotable.search.thinking import think
from limbotable.search.thought import Limit
from tests.games.foes.deals import GAME, position_of

Player = Callable[[Match, int, int], str]


def expert(match: Match, worlds: int, seed: int) -> str:
    """Think as a computer player does: from the perspective of the seat to act."""
    observation = observation_of(perspective(match, match.turn))
    thought = think(GAME, match.options, observation, GAME.levels[-1].name, Limit(playouts=worlds), seed)
    return thought.considered[0].action


def peeking(match: Match, worlds: int, seed: int) -> str:
    """Search as an expert does, but in the true position."""
    position = position_of(match)
    actions = legal_actions(position)
    search = Improvement(GAME.insight(position), position, actions, seed)
    for _ in range(worlds if len(actions) > 1 else 1):
        search.run(position)
    return GAME.text(actions[search.choice()])


def conventions(match: Match, worlds: int, seed: int) -> str:
    """Keep to the blueprint."""
    position = position_of(match)
    return GAME.text(Blueprint(position.variant).action(position))


def random(match: Match, worlds: int, seed: int) -> str:
    """Do anything."""
    legal = match.legal()
    return legal[Random(seed).below(len(legal))]


PLAYERS: Final[dict[str, Player]] = {
    "expert": expert,
    "peeking": peeking,
    "conventions": conventions,
    "random": random,
}


def wins(player: Player, deal: int, worlds: int) -> bool:
    """Play one round of a team of four, hands of four and no jokers; say whether it was won."""
    match = Match(GAME, GAME.complete({"mode": "team", "jokers": 0}), DEFAULT_NAMES[4])
    dealer, rng = Dealer(deal), Random(deal)
    while match.result is None:
        line = dealer.next_line(match)
        match.push(*(line.who, line.action) if line else (match.turn, player(match, worlds, rng.word())))
    return bool(match.result.winners)


@click.command()
@click.option("--rounds", default=100, show_default=True)
@click.option("--worlds", default=60, show_default=True, help="that an action is tried in")
@click.option("--player", "names", multiple=True, type=click.Choice(list(PLAYERS)), default=list(PLAYERS))
def main(rounds: int, worlds: int, names: tuple[str, ...]) -> None:
    """Print the share of rounds that teams of each kind win, on the same deals."""
    for name in names:
        began = time.perf_counter()
        won = sum(wins(PLAYERS[name], deal, worlds) for deal in range(rounds))
        share = won / rounds
        margin = 1.96 * math.sqrt(share * (1 - share) / rounds)
        took = time.perf_counter() - began
        click.echo(f"{name}: {share:.2%} ± {margin:.2%} of {rounds} rounds, {took / rounds:.2f} s each")


if __name__ == "__main__":
    main()
