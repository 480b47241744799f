"""Fits the habits of strong players of Libtis to the choices of the strongest one.

    python packaging/fit_habits.py watch --seats 4 --matches 150 --seed 1 --file build/libtis-4.choices
    python packaging/fit_habits.py fit build/libtis-*.choices

The first plays matches of the strongest player and writes a decision a line: what is counted of it
(``habits.py``), and how often the search tried each action; match number k depends on ``--seed`` + k alone.
The second makes ``limbotable/games/libtis/habit_weights.py``.  It wants compiled modules, and numpy.

The chance of an action is the softmax of the sum of its parts for target, source and card.  The weights are
by maximum likelihood of the shares of the tries: some for all decisions, and others, held back more, for each
round and number of cards in hand.  A fifth of the decisions is left out at first, to say how good the fit is.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

import fit_libtis
from limbotable.core.cards import cards_of
from limbotable.core.game import Level
from limbotable.core.position import CHANCE, OVER, arrange, legal_actions
from limbotable.core.random import Random
from limbotable.games.libtis.actions import LOCATION, PLAYING, SOURCE, SUPPLY
from limbotable.games.libtis.awards import LOCATIONS
from limbotable.games.libtis.deck import CARD_SUITS
from limbotable.games.libtis.game import LibtisGame
from limbotable.games.libtis.habits import SOURCE_WEIGHTS, TARGET_WEIGHTS
from limbotable.games.libtis.insight import LibtisInsight
from limbotable.games.libtis.moves import FITS, FITS_AT
from limbotable.games.libtis.rules import ROUNDS, LibtisPosition, opening_position
from limbotable.search.thinking import think_over
from limbotable.search.thought import Limit

_GAME: Final = LibtisGame()
_WEIGHTS_FILE: Final = Path(__file__).parents[1] / "limbotable/games/libtis/habit_weights.py"
_PLAYER: Final = Level(_GAME.levels[-1].name, playouts=600, curiosity=0.2)
_LIMIT: Final = Limit(telling=False)
_MOST_IN_HAND: Final = 5
_STAGES: Final = ROUNDS * _MOST_IN_HAND
_CARDS: Final = len(CARD_SUITS)
_TRIED: Final = 20  #: actions of a decision that are kept, most tried first
_TENTH: Final = 0.1
#: The penalty of weights for one stage alone, and that of those for all.
_PENALTY: Final = 10.0
_COMMON_PENALTY: Final = 1.0
# Adam (Kingma and Ba 2015)
_STEPS: Final = 300
_RATE: Final = 0.05
_MEAN: Final = 0.9
_SQUARE: Final = 0.99
_NEARLY: Final = 1e-8
_LEFT_OUT: Final = 5  #: one decision in so many
_IN_A_LINE: Final = 10

_PAGE: Final = '''"""The weights of ``habits.py``, made by ``packaging/fit_habits.py``."""

from __future__ import annotations

from typing import Final

# fmt: off
#: Of targets and of sources: for each round, and each number of cards in hand from one on.
ARRIVING: Final[tuple[tuple[float, ...], ...]] = {targets}
LEAVING: Final[tuple[tuple[float, ...], ...]] = {sources}
#: Of the cards, for each number of them in hand from one on.
CARDS: Final[tuple[tuple[float, ...], ...]] = {cards}
'''

Numbers = NDArray[np.float64]
#: A decision: the stage, the hand, the number of cubes in the supply and at each location, what is counted of
#: each target and source, and the actions that were tried, with the number of tries.
Decision = tuple[int, list[int], int, list[int], list[list[list[float]]], list[tuple[int, int]]]


def watched(seats: int, seed: int) -> Iterator[Decision]:
    """Play one match of the strongest player; yield its decisions."""
    rng = Random(seed)
    position = opening_position(seats, fit_libtis.variant_of(seed))
    while position.turn() != OVER:
        if position.turn() == CHANCE:
            urn = int(position.urn())
            arrange(position, rng.reordered([thing for thing in range(urn.bit_length()) if urn >> thing & 1]))
            continue
        if position.phase != PLAYING:
            position.play(rng.reordered(legal_actions(position))[0])
            continue
        seat = int(position.turn())
        thought = think_over(
            _GAME, lambda: fit_libtis.Unseen(position), seat, _PLAYER, _LIMIT, int(rng.word())
        )
        tried = [(_GAME.parse(one.action), one.visits) for one in thought.considered[:_TRIED] if one.visits]
        yield decision(position, tried)
        position.play(_GAME.parse(thought.considered[0].action))


def decision(position: LibtisPosition, tried: list[tuple[int, int]]) -> Decision:
    """Return a decision with the numbers of tries of its actions."""
    seat = int(position.turn())
    hand = list(cards_of(position.hand(seat)))
    stage = int(position.rounds_ended()) * _MOST_IN_HAND + len(hand) - 1
    cubes = [int(position.cubes_at(seat, location)) for location in range(LOCATIONS)]
    counted = LibtisInsight(position).habits_counted(position)
    return stage, hand, int(position.cubes_at(seat, SUPPLY)), cubes, counted, tried


# --- fitting -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Choices:
    """Decisions, an array for each of their parts."""

    stages: NDArray[np.int64]
    hands: Numbers  #: by card: whether it is held
    targets: Numbers  #: figures of each
    sources: Numbers  #: the same, but for the supply
    open: Numbers  #: by source, with the supply: whether there is a cube
    to: Numbers  #: the share of the tries of each target
    off: Numbers  #: the same of each source
    by: Numbers  #: the same of each card

    @classmethod
    def of(cls, decisions: Sequence[Decision]) -> Self:
        """Return decisions as they are written down."""
        count = len(decisions)
        hands, to = np.zeros((count, _CARDS)), np.zeros((count, LOCATIONS))
        off, by = np.zeros((count, LOCATIONS + 1)), np.zeros((count, _CARDS))
        for k, (_, hand, _, _, _, tried) in enumerate(decisions):
            hands[k, hand] = 1.0
            total = sum(visits for _, visits in tried)
            for action, visits in tried:
                to[k, action // LOCATION % LOCATIONS] += visits / total
                off[k, action // SOURCE] += visits / total
                by[k, action % LOCATION] += visits / total
        counted = np.array([one[4] for one in decisions])
        supply = np.array([float(one[2]) for one in decisions])
        cubes = np.array([[*one[3], one[2]] for one in decisions])
        shape = (count, LOCATIONS, 1)
        places = np.broadcast_to(np.eye(LOCATIONS), (count, LOCATIONS, LOCATIONS))
        kept = np.broadcast_to(_TENTH * supply[:, None, None], shape)
        return cls(
            np.array([one[0] for one in decisions]),
            hands,
            np.concatenate([counted[:, 0], places], axis=2),
            np.concatenate([counted[:, 1], np.ones(shape), kept], axis=2),
            (cubes > 0).astype(float),
            to,
            off,
            by,
        )

    def some(self, which: NDArray[np.bool_]) -> Choices:
        """Return some of the decisions."""
        return Choices(*(getattr(self, name)[which] for name in self.__dataclass_fields__))


@dataclass(frozen=True)
class HabitWeights:
    """The weights: of targets and sources by stage, and of cards by the number of them in hand."""

    targets: Numbers
    sources: Numbers
    cards: Numbers

    @classmethod
    def of(cls, flat: Numbers) -> Self:
        """Add to the weights for all stages those for each."""
        parts = []
        for rows, width in _SHAPES:
            common, flat = flat[:width], flat[width:]
            own, flat = flat[: rows * width].reshape(rows, width), flat[rows * width :]
            parts.append(common + own)
        return cls(*parts)


_SHAPES: Final = ((_STAGES, TARGET_WEIGHTS), (_STAGES, SOURCE_WEIGHTS), (_MOST_IN_HAND, _CARDS))
#: The weights by which every action is as likely.
NONE: Final = np.zeros(sum((rows + 1) * width for rows, width in _SHAPES))
#: By card and location: whether the card goes there.
FITTING: Final = np.array(
    [
        [float(location in FITS[FITS_AT[card] : FITS_AT[card + 1]]) for location in range(LOCATIONS)]
        for card in range(_CARDS)
    ]
)


def losses(weights: HabitWeights, choices: Choices) -> tuple[Numbers, tuple[Numbers, Numbers, Numbers]]:
    """Return the logarithmic loss of each decision, and its slope by target, source and card weights."""
    to = np.einsum("nlk,nk->nl", choices.targets, weights.targets[choices.stages])
    off = np.einsum("nlk,nk->nl", choices.sources, weights.sources[choices.stages])
    off = np.concatenate([np.where(choices.open[:, :-1] > 0, off, 0.0), np.zeros((len(off), 1))], axis=1)
    by = weights.cards[choices.stages % _MOST_IN_HAND]
    arriving, leaving, cards = np.exp(to), np.exp(off) * choices.open, np.exp(by) * choices.hands
    pairs = arriving * (cards @ FITTING)
    elsewhere = leaving.sum(axis=1, keepdims=True) - leaving[:, :-1]
    total = (pairs * elsewhere).sum(axis=1, keepdims=True)
    found = np.log(total[:, 0]) - (choices.to * to).sum(axis=1)
    found -= (choices.off * off).sum(axis=1) + (choices.by * by).sum(axis=1)
    target = pairs * elsewhere / total - choices.to
    source = leaving[:, :-1] * (pairs.sum(axis=1, keepdims=True) - pairs) / total - choices.off[:, :-1]
    card = cards * ((arriving * elsewhere) @ FITTING.T) / total - choices.by
    return found, (
        np.einsum("nl,nlk->nk", target, choices.targets),
        np.einsum("nl,nlk->nk", source, choices.sources),
        card,
    )


def fitted(choices: Choices, steps: int = _STEPS) -> HabitWeights:
    """Return the weights of greatest likelihood, less the penalties."""
    flat = np.zeros(sum((rows + 1) * width for rows, width in _SHAPES))
    penalty = np.concatenate(
        [
            np.concatenate([np.full(width, _COMMON_PENALTY), np.full(rows * width, _PENALTY)])
            for rows, width in _SHAPES
        ]
    )
    mean, square = np.zeros_like(flat), np.zeros_like(flat)
    groups = (choices.stages, choices.stages, choices.stages % _MOST_IN_HAND)
    for step in range(1, steps + 1):
        _, slopes = losses(HabitWeights.of(flat), choices)
        parts = []
        for (rows, width), slope, group in zip(_SHAPES, slopes, groups, strict=True):
            own = np.zeros((rows, width))
            np.add.at(own, group, slope)
            parts += [own.sum(axis=0), own.ravel()]
        slope = (np.concatenate(parts) + penalty * flat) / len(choices.stages)
        mean = _MEAN * mean + (1 - _MEAN) * slope
        square = _SQUARE * square + (1 - _SQUARE) * slope**2
        rate = _RATE * min(1.0, 2 * (1 - step / steps) + 0.02)
        flat = flat - rate * mean / (1 - _MEAN**step) / (np.sqrt(square / (1 - _SQUARE**step)) + _NEARLY)
    return HabitWeights.of(flat)


def page(weights: HabitWeights) -> str:
    """Return the module that holds these weights."""
    return _PAGE.format(
        targets=_rows(weights.targets), sources=_rows(weights.sources), cards=_rows(weights.cards)
    )


def _rows(table: Numbers) -> str:
    rows = []
    for row in table:
        told = [f"{weight:.3f}" for weight in row]
        lines = [", ".join(told[k : k + _IN_A_LINE]) for k in range(0, len(told), _IN_A_LINE)]
        rows.append("    (\n" + "".join(f"        {line},\n" for line in lines) + "    ),\n")
    return "(\n" + "".join(rows) + ")"


def fit(files: Sequence[Path]) -> None:
    """Fit the weights to the decisions of some files, and write them."""
    choices = Choices.of([json.loads(line) for file in files for line in file.read_text().splitlines()])
    out = np.arange(len(choices.stages)) % _LEFT_OUT == 0
    weights = fitted(choices.some(~out))
    told, even = (losses(one, choices.some(out))[0].mean() for one in (weights, HabitWeights.of(NONE)))
    print(f"{len(choices.stages)} decisions, {told:.4f} of {even:.4f}")
    _WEIGHTS_FILE.write_text(page(fitted(choices)))


def main() -> None:
    """Watch matches, or fit and write."""
    parser = argparse.ArgumentParser(description="Fit the habits of strong players of Libtis.")
    commands = parser.add_subparsers(dest="command", required=True)
    watching = commands.add_parser("watch")
    watching.add_argument("--seats", type=int, choices=(3, 4, 5), default=4)
    watching.add_argument("--matches", type=int, default=100)
    watching.add_argument("--seed", type=int, default=1)
    watching.add_argument("--file", type=Path, required=True)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", nargs="+", type=Path)
    asked = parser.parse_args()
    if asked.command == "fit":
        fit(asked.files)
        return
    with asked.file.open("a") as file:
        for number in range(asked.matches):
            for one in watched(asked.seats, asked.seed + number):
                file.write(json.dumps(one) + "\n")


if __name__ == "__main__":
    main()
