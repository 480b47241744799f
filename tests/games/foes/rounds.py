"""Rounds of teams and of pairs by bare positions, which take about half as long as matches.

    python -m tests.games.foes.rounds team --setting 4/4/0/no --worlds 24 --rounds 100
    python -m tests.games.foes.rounds pairs --first expert:expert --others greedy --worlds 60 --rounds 50

The first plays the same deals by the conventions of the expert and by its search, and says by how much they
differ.  The second has a pair play against another one, each deal from both sides of the table.  Both say how
well the chances that the search told agree with what came.

The search is the program's, but it imagines any of the cards that a seat has not seen since the last shuffle
in any hand: the program also knows that what was discarded before that shuffle was in no hand meanwhile.
``--lines FILE`` keeps each round as a line of JSON, and goes on after those that are there.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import click
import msgspec

from limbotable.core.cards import cards_of
from limbotable.core.intervals import NORMAL, wilson
from limbotable.core.odds import clamped
from limbotable.core.position import CHANCE, legal_actions, size
from limbotable.core.random import Random
from limbotable.engine.calibration import Said, calibration, lines
from limbotable.games.foes.actions import PLAY, WAY
from limbotable.games.foes.blueprint import Blueprint
from limbotable.games.foes.cards import TACTICAL, highest
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.teams import manner_of
from limbotable.search.improve import Improvement
from tests.games.foes.deals import GAME
from tests.games.foes.measure import options_of

#: Chooses an action of the seat to act, and tells its chance to win where it looked for it.
Player = Callable[[FoesPosition, Random], tuple[int, float | None]]

_EXPERT: Final = GAME.levels[-1]
#: Cards are dealt by the number of a deal, and all else by this one more.
_THINKING: Final = 1


class Round(msgspec.Struct, frozen=True):
    """One round: the share of the win of the first side, and what it said of that at each decision."""

    name: str  #: of what was played
    deal: int
    share: float
    usual: float | None  #: the share by the conventions alone, where they played the same deal
    said: tuple[tuple[int, float], ...]  #: seats and chances
    seconds: float  #: of the processor


def conventions(position: FoesPosition, rng: Random) -> tuple[int, None]:
    """Keep to the usual blueprint, as the level before the expert does."""
    return Blueprint(position.variant).action(position), None


def keen(position: FoesPosition, rng: Random) -> tuple[int, None]:
    """Keep to the blueprint of the expert."""
    return Blueprint(position.variant, manner_of(position.variant)).action(position), None


def greedy(position: FoesPosition, rng: Random) -> tuple[int, None]:
    """Play a card of the highest number."""
    hand = position.hand(position.hero)
    if not hand:
        return legal_actions(position)[0], None
    top = highest(hand) >> 2
    cards = [card for card in cards_of(hand) if card >> 2 == top]
    return PLAY * WAY + cards[rng.below(len(cards))], None


def searching(worlds: int) -> Player:
    """Return the expert of teams and pairs, with so many worlds for an action."""

    def action(position: FoesPosition, rng: Random) -> tuple[int, float | None]:
        actions = legal_actions(position)
        if len(actions) == 1:
            return actions[0], None
        drawn = imagined(position, rng)
        search = Improvement(GAME.insight_of(_EXPERT, position), next(drawn), actions, rng.word())
        for _ in range(worlds):
            search.run(next(drawn))
        chosen = search.choice()
        return actions[chosen], clamped(search.chances(chosen)[chosen])

    return action


def imagined(position: FoesPosition, rng: Random) -> Iterator[FoesPosition]:
    """Yield positions with the cards that the seat to act has not seen dealt anew to where they can be."""
    viewer, variant = position.hero, position.variant
    unseen = list(cards_of(TACTICAL & ~position.visible(viewer)))
    unmet = list(cards_of(variant.foes & ~position.met))
    met = [int(foe) for foe in position.foes][: position.taken + 1]
    gone = [int(card) for card in position.deck][: position.top]
    own = position.hand(viewer), position.markers(viewer)
    while True:
        rest = iter(rng.reordered(unseen))
        hands: list[int] = []
        markers: list[int] = []
        for seat in range(variant.players):
            for masks, mask, mine in (
                (hands, position.hand(seat), own[0]),
                (markers, position.markers(seat), own[1]),
            ):
                count = size(mask)
                masks.append(mine if seat == viewer else sum(1 << next(rest) for _ in range(count)))
        world = position.copy()
        world.rearrange(hands, markers, [*gone, *rest], met + rng.reordered(unmet))
        yield world


def played(start: FoesPosition, deal: int, players: Sequence[Player]) -> tuple[FoesPosition, Round]:
    """Play one round, with a player for each seat; return its end, and what was said, without a result."""
    position = start.copy()
    dealing, thinking = Random(deal), Random(deal + _THINKING)
    said: list[tuple[int, float]] = []
    began = time.process_time()
    while GAME.result(position) is None:
        if position.turn() == CHANCE:
            position.settle(dealing.shuffled(position.urn()))
            continue
        seat = position.hero
        action, value = players[seat](position, thinking)
        if value is not None:
            said.append((seat, value))
        position.play(action)
    return position, Round("", deal, 0.0, None, tuple(said), time.process_time() - began)


def team(setting: str, worlds: int, deal: int) -> Round:
    """Play a deal by the expert's conventions and by its search."""
    players, hand, jokers, shadow = setting.split("/")
    start: FoesPosition = GAME.start(options_of((int(players), int(hand), int(jokers), shadow)))
    usual, _ = played(start, deal, [keen] * int(players))
    end, found = played(start, deal, [searching(worlds)] * int(players))
    shares = [1.0 if one.left_of_side(0) == 0 else 0.0 for one in (end, usual)]
    return msgspec.structs.replace(found, name=f"{setting}, {worlds}", share=shares[0], usual=shares[1])


def pair(first: str, others: str, worlds: int, number: int) -> Round:
    """Play a deal by a pair against another one: every second time the first one is on the other side."""
    deal, side = divmod(number, 2)
    known: dict[str, Player] = {
        "expert": searching(worlds),
        "tournament": conventions,
        "greedy": greedy,
    }
    two = [known[name] for name in first.split(":")]
    seats: list[Player] = [known[others]] * 4
    seats[side], seats[side + 2] = two if deal % 2 else reversed(two)
    start: FoesPosition = GAME.start(GAME.complete({"mode": "pairs", "players": 4}))
    end, found = played(start, deal, seats)
    mine, theirs = end.left_of_side(side), end.left_of_side(1 - side)
    share = 0.5 if mine == theirs else float(mine < theirs)
    name = f"{first} against {others}, {worlds}"
    return msgspec.structs.replace(found, name=name, deal=number, share=share)


def _share(shares: Sequence[float]) -> str:
    low, high = (100 * one for one in wilson(sum(shares), len(shares)))
    return f"{100 * fmean(shares):.1f} % ({low:.1f} to {high:.1f})"


def told(rounds: Sequence[Round]) -> Iterator[str]:
    """Yield what came out, with 95 % intervals."""
    count = len(rounds)
    seconds = fmean(one.seconds for one in rounds)
    yield f"{rounds[0].name}: {_share([one.share for one in rounds])} of {count}, {seconds:.2f} s each"
    usual = [one.usual for one in rounds if one.usual is not None]
    gains = [one.share - one.usual for one in rounds if one.usual is not None]
    if len(gains) > 1:
        margin = NORMAL * stdev(gains) / math.sqrt(len(gains))
        yield f"  conventions {_share(usual)}, more by {100 * fmean(gains):+.1f} ± {100 * margin:.1f}"
    matches = [
        [Said(seat, value, one.share, k / len(one.said), None) for k, (seat, value) in enumerate(one.said)]
        for one in rounds
    ]
    if any(matches):
        yield from (f"  {line}" for line in lines(calibration(matches)))


def kept(lines: Path | None, rounds: int, seed: int, play: Callable[[int], Round]) -> list[Round]:
    """Return so many rounds, of which those that stand in a file are not played again."""
    found: list[Round] = []
    if lines is not None and lines.exists():
        found = [msgspec.json.decode(line, type=Round) for line in lines.read_bytes().splitlines()]
    for number in range(len(found), rounds):
        found.append(play(seed + number))
        if lines is not None:
            with lines.open("ab") as file:
                file.write(msgspec.json.encode(found[-1]) + b"\n")
    if len({one.name for one in found}) > 1:
        raise click.UsageError("the file holds rounds of another measurement")
    return found[:rounds]


@click.group()
def main() -> None:
    """Measure the expert of teams and pairs."""


@main.command("team")
@click.option("--setting", default="4/4/0/no", show_default=True, help="PLAYERS/HAND/JOKERS/SHADOW")
@click.option("--worlds", default=24, show_default=True, help="that an action is tried in")
@click.option("--rounds", default=100, show_default=True)
@click.option("--seed", default=820_000, show_default=True, help="of the first deal")
@click.option("--lines", type=click.Path(path_type=Path))
def team_command(setting: str, worlds: int, rounds: int, seed: int, lines: Path | None) -> None:
    """Compare the expert's search with its conventions on the same deals."""
    for line in told(kept(lines, rounds, seed, lambda deal: team(setting, worlds, deal))):
        click.echo(line)


@main.command("pairs")
@click.option("--first", default="expert:expert", show_default=True, help="the two of the measured pair")
@click.option("--others", default="greedy", show_default=True, help="both of the other pair")
@click.option("--worlds", default=60, show_default=True, help="that an expert tries an action in")
@click.option("--rounds", default=100, show_default=True, help="two of each deal")
@click.option("--seed", default=830_000, show_default=True, help="twice that of the first deal")
@click.option("--lines", type=click.Path(path_type=Path))
def pairs_command(first: str, others: str, worlds: int, rounds: int, seed: int, lines: Path | None) -> None:
    """Measure the share of the wins of a pair against another one."""
    for line in told(kept(lines, rounds, seed, lambda number: pair(first, others, worlds, number))):
        click.echo(line)


if __name__ == "__main__":
    main()
