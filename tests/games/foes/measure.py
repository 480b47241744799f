"""The rounds that teams win: by the knowledge of each seat, with all cards open, and at random.

    python -m tests.games.foes.measure --rounds 2000 --worlds 60
    python -m tests.games.foes.measure --table --rounds 4000 --searched 60 --worlds 40

The search with open cards is the same one, but for it all worlds are the true position: a bound from above
for what could be had by guessing better, though not for playing better.  It is here and nowhere in the
package.  The second command prints the table of all settings in tests/search/JUDGEMENT.md.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import click

from limbotable.core.options import OptionValue
from limbotable.core.position import arrange, legal_actions
from limbotable.core.random import Random
from limbotable.games.foes.blueprint import Blueprint
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.teams import manner_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.record import DEFAULT_NAMES
from limbotable.search.improve import Improvement
from limbotable.search.thinking import think
from limbotable.search.thought import Limit
from tests.games.foes.deals import GAME, position_of

Player = Callable[[Match, int, int], str]
#: Players, cards of a hand, jokers, the Shadow.
Setting = tuple[int, int, int, str]

#: The strongest level.
_EXPERT: Final = GAME.levels[-1]
SETTINGS: Final[Sequence[Setting]] = (
    (4, 4, 0, "no"),
    (4, 4, 2, "no"),
    (4, 3, 0, "no"),
    (3, 4, 0, "no"),
    (3, 4, 2, "no"),
    (3, 3, 0, "no"),
    (5, 3, 0, "no"),
    (5, 3, 2, "no"),
    (3, 4, 0, "yes"),
    (4, 3, 0, "yes"),
    (4, 3, 2, "yes"),
)
#: Rounds by a blueprint and by a search are dealt by seeds from these on.
_FIRST: Final = 400_000
_FIRST_SEARCHED: Final = 700_000
#: Tries of an action with open cards, which differ in later shuffles alone.
_OPEN: Final = 8


def expert(match: Match, worlds: int, seed: int) -> str:
    """Think as a computer player does: from the perspective of the seat to act."""
    observation = observation_of(perspective(match, match.turn))
    thought = think(GAME, match.options, observation, _EXPERT.name, Limit(playouts=worlds), seed)
    return thought.considered[0].action


def peeking(match: Match, worlds: int, seed: int) -> str:
    """Search as an expert does, but in the true position."""
    position = position_of(match)
    actions = legal_actions(position)
    search = Improvement(GAME.insight_of(_EXPERT, position), position, actions, seed)
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


def options_of(setting: Setting) -> dict[str, OptionValue]:
    """Return the options of a team's round."""
    players, hand, jokers, shadow = setting
    return GAME.complete(
        {"mode": "team", "players": players, "hand": hand, "jokers": jokers, "shadow": shadow}
    )


def wins(player: Player, deal: int, worlds: int, setting: Setting = SETTINGS[0]) -> bool:
    """Play one round of a team; say whether it was won."""
    match = Match(GAME, options_of(setting), DEFAULT_NAMES[setting[0]])
    dealer, rng = Dealer(deal), Random(deal)
    while match.result is None:
        line = dealer.next_line(match)
        match.push(*(line.who, line.action) if line else (match.turn, player(match, worlds, rng.word())))
    return bool(match.result.winners)


def wins_by(*, keen: bool, deal: int, setting: Setting) -> bool:
    """Play one round of a team by a blueprint alone; say whether it was won.

    It is the usual one, or a keen one: that of an expert, which it also keeps to with one playout.
    """
    position: FoesPosition = GAME.start(options_of(setting))
    blueprint = Blueprint(position.variant, manner_of(position.variant) if keen else None)
    rng = Random(deal)
    while GAME.result(position) is None:
        if position.turn() < 0:
            arrange(position, list(rng.shuffled(position.urn())))
        else:
            position.play(blueprint.action(position))
    return int(position.left_of_side(0)) == 0


def interval(won: int, rounds: int) -> str:
    """Return a share with Wilson's interval (95 %), in percent."""
    share = won / rounds
    z = 1.96 * 1.96 / rounds
    middle = (share + z / 2) / (1 + z)
    margin = math.sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    low, high = max(0.0, 100 * (middle - margin)), min(100.0, 100 * (middle + margin))
    return f"{100 * share:.1f} ({low:.1f} to {high:.1f})"


def table(rounds: int, searched: int, worlds: int, settings: Sequence[Setting] = SETTINGS) -> Iterator[str]:
    """Yield the lines of the table of some settings."""
    heads = ["players / hand / jokers / Shadow", "tournament", "expert, 1 playout"]
    heads += [f"expert, {worlds} playouts", "the same with open cards"]
    yield f"| {' | '.join(heads)} |"
    yield "|---|---|---|---|---|"
    yield f"| rounds | {rounds} | {rounds} | {searched} | {searched} |"
    for setting in settings:
        cells = [" / ".join(map(str, setting))]
        for keen in (False, True):
            won = sum(wins_by(keen=keen, deal=_FIRST + k, setting=setting) for k in range(rounds))
            cells.append(interval(won, rounds))
        for player in (expert, peeking):
            tries = worlds if player is expert else min(worlds, _OPEN)
            won = sum(wins(player, _FIRST_SEARCHED + k, tries, setting) for k in range(searched))
            cells.append(interval(won, searched))
        yield f"| {' | '.join(cells)} |"


@click.command()
@click.option("--rounds", default=100, show_default=True)
@click.option("--worlds", default=60, show_default=True, help="that an action is tried in")
@click.option("--player", "names", multiple=True, type=click.Choice(list(PLAYERS)), default=list(PLAYERS))
@click.option("--table", "tabled", is_flag=True, help="of all settings, in place of the first one")
@click.option("--searched", default=60, show_default=True, help="rounds of the table with a search")
def main(rounds: int, worlds: int, names: tuple[str, ...], tabled: bool, searched: int) -> None:
    """Print the share of rounds that teams of each kind win, on the same deals."""
    if tabled:
        for line in table(rounds, searched, worlds):
            click.echo(line)
        return
    for name in names:
        began = time.perf_counter()
        won = sum(wins(PLAYERS[name], deal, worlds) for deal in range(rounds))
        share = won / rounds
        margin = 1.96 * math.sqrt(share * (1 - share) / rounds)
        took = time.perf_counter() - began
        click.echo(f"{name}: {share:.2%} ± {margin:.2%} of {rounds} rounds, {took / rounds:.2f} s each")


if __name__ == "__main__":
    main()
