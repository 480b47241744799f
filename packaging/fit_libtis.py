"""Fits what the strongest player of Libtis thinks of the standing after a round to who won.

    python packaging/fit_libtis.py play --seats 4 --matches 1400 --seed 1 --file build/libtis-4.standings
    python packaging/fit_libtis.py fit build/libtis-3.standings build/libtis-4.standings

The first plays matches of all variants, and writes a standing a line, with what came; match number k depends
on ``--seed`` + k alone.  The second makes ``limbotable/games/libtis/weights.py``: for the numbers of seats
that the matches have; other weights stay.  It wants compiled modules, and numpy.

Players look at few positions, and choose bonus cards at random; in each match every seat is, as it falls, the
strongest player, with the weights that there are, or one of a weaker kind.  A seat's chance is the softmax of
the seats' strengths, which are linear in what is counted (``standing.py``).  The weights begin as those that
foretell the final points by least squares, since points tell more than who won; then they are brought to
maximum likelihood, with a penalty (of figures of one size) for what differs from that beginning, or, with
three and five seats, from the weights of four.  A fifth of the standings is left out at first, to say how
good the fit is.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from limbotable.core.cards import cards_of
from limbotable.core.game import Level, Worlds
from limbotable.core.position import CHANCE, OVER, arrange, legal_actions
from limbotable.core.random import Random
from limbotable.games.libtis.actions import ADVANCED, NOTHING, PLAYING, QUICKSTART, STANDARD
from limbotable.games.libtis.game import LibtisGame
from limbotable.games.libtis.insight import LibtisInsight
from limbotable.games.libtis.rules import ROUNDS, LibtisPosition, opening_position
from limbotable.games.libtis.weights import WEIGHTS
from limbotable.search.thinking import think_over
from limbotable.search.thought import Limit

_GAME: Final = LibtisGame()
_WEIGHTS_FILE: Final = Path(__file__).parents[1] / "limbotable/games/libtis/weights.py"
#: Of eight matches so many are of each variant.
_VARIANTS: Final = (STANDARD, STANDARD, STANDARD, STANDARD, STANDARD, ADVANCED, ADVANCED, QUICKSTART)
#: Who plays: the strongest player, and one that hinders the leader like the levels: so a lead is worth less.
_PLAYERS: Final = (
    Level(_GAME.levels[-1].name, playouts=80, curiosity=0.2),
    Level("fitting", playouts=80),
)
_LIMIT: Final = Limit(telling=False)
#: The penalty for what differs from the weights that foretell points, or from those of the usual seats.
_PENALTY: Final = 400.0
#: The same for three and five seats, whose weights are held to those for four.
_USUAL_SEATS: Final = 4
_LOYALTY: Final = 400.0
#: The penalty of the weights that foretell points.
_POINTS_PENALTY: Final = 20.0
#: Scales between points and strengths that are tried.
_SCALES: Final = np.arange(2.0, 15.0, 0.25)
#: Holds the weight of a figure that is always the same.
_LEAST: Final = 1e-4
_STEPS: Final = 15
_IN_A_LINE: Final = 10
_LEFT_OUT: Final = 5  #: one in so many

_PAGE: Final = '''"""The weights of ``standing.py``, made by ``packaging/fit_libtis.py``."""

from __future__ import annotations

from typing import Final

# fmt: off
#: For three, four and five seats: with one round left, and with two.
WEIGHTS: Final[tuple[tuple[tuple[float, ...], tuple[float, ...]], ...]] = (
{rows})
'''

Numbers = NDArray[np.float64]
#: A standing: the rounds left, the figures of each seat, the share of the win that each had, and its points.
Standing = tuple[int, list[list[float]], list[float], list[int]]


def variant_of(seed: int) -> int:
    """Return the variant of a match."""
    return _VARIANTS[seed % len(_VARIANTS)]


def played(seats: int, seed: int) -> Iterator[Standing]:
    """Play one match; yield its standings after each round but the last."""
    rng = Random(seed)
    position = opening_position(seats, variant_of(seed))
    players = [_PLAYERS[rng.below(len(_PLAYERS))] for _ in range(seats)]
    found: list[tuple[int, list[list[float]]]] = []
    ended = 0
    while position.turn() != OVER:
        if position.rounds_ended() != ended:
            ended = int(position.rounds_ended())
            found.append((ROUNDS - ended, LibtisInsight(position).counted(position)))
        if position.turn() == CHANCE:
            urn = int(position.urn())
            arrange(position, rng.reordered([thing for thing in range(urn.bit_length()) if urn >> thing & 1]))
            continue
        if position.phase == PLAYING:
            thought = think_over(
                _GAME,
                lambda: Unseen(position),
                int(position.turn()),
                players[position.turn()],
                _LIMIT,
                int(rng.word()),
            )
            position.play(_GAME.parse(thought.considered[0].action))
        else:
            position.play(rng.reordered(legal_actions(position))[0])
    result = _GAME.result(position)
    assert result is not None
    won = [float(seat in result.winners) / len(result.winners) for seat in range(seats)]
    for left, figures in found:
        yield left, figures, won, list(result.scores)


class Unseen(Worlds[LibtisPosition]):
    """A position with what the seat to act has not seen dealt anew; any deal is as likely."""

    def __init__(self, position: LibtisPosition) -> None:
        self._position = position

    def sample(self, rng: Random) -> LibtisPosition:
        position = self._position
        seats = range(position.seats)
        others = [seat for seat in seats if seat != position.seat]
        unseen = rng.reordered([card for seat in others for card in cards_of(position.hand(seat))])
        hands = [int(position.hand(seat)) for seat in seats]
        bonuses = [int(position.bonus_of(seat)) for seat in seats]
        cards = cards_of(position.bonus_cards())
        secret = rng.reordered([card for card in cards if card != bonuses[position.seat]])
        for seat in others:
            size = len(cards_of(hands[seat]))
            hands[seat] = sum(1 << card for card in unseen[:size])
            del unseen[:size]
            if bonuses[seat] != NOTHING:
                bonuses[seat] = secret.pop()
        world = position.copy()
        world.imagine(hands, bonuses, int(position.passed))
        return world


# --- fitting -----------------------------------------------------------------------------------------
def fitted(figures: Numbers, won: Numbers, prior: Numbers, penalty: float) -> Numbers:
    """Return the weights of greatest likelihood, less a penalty for what differs from ``prior``."""
    held = penalty * (figures.var(axis=(0, 1)) + _LEAST)
    weights = prior.copy()  # Newton's method
    for _ in range(_STEPS):
        chances = _chances(figures, weights)
        slope = np.einsum("ms,msk->k", won - chances, figures) - held * (weights - prior)
        mean = np.einsum("ms,msk->mk", chances, figures)
        bend = np.einsum("ms,msk,msl->kl", chances, figures, figures) - mean.T @ mean
        weights = weights + np.linalg.solve(bend + np.diag(held), slope)
    return weights


def judging(figures: Numbers, won: Numbers, points: Numbers, usual: Numbers | None) -> Numbers:
    """Return the weights for some standings, held to the ``usual`` ones if there are such."""
    if usual is not None:
        return fitted(figures, won, usual, _LOYALTY)
    return fitted(figures, won, foretelling(figures, won, points), _PENALTY)


def foretelling(figures: Numbers, won: Numbers, points: Numbers) -> Numbers:
    """Return the weights that foretell the points, by the scale by which they best foretell the win."""
    lead = (figures - figures.mean(axis=1, keepdims=True)).reshape(-1, figures.shape[2])
    more = (points - points.mean(axis=1, keepdims=True)).ravel()
    held = np.diag(_POINTS_PENALTY * (lead.var(axis=0) + _LEAST))
    weights = np.linalg.solve(lead.T @ lead + held, lead.T @ more)
    scale = min(_SCALES, key=lambda scale: loss(figures, won, weights / scale))
    scaled: Numbers = weights / scale
    return scaled


def _chances(figures: Numbers, weights: Numbers) -> Numbers:
    strengths = figures @ weights
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return chances


def loss(figures: Numbers, won: Numbers, weights: Numbers) -> float:
    """Return the mean logarithmic loss."""
    return float(-(won * np.log(_chances(figures, weights))).sum(axis=1).mean())


def page(weights: Mapping[int, Sequence[Sequence[float]]]) -> str:
    """Return the module that holds these weights, by the number of seats."""
    rows = []
    for _, both in sorted(weights.items()):
        rows.append("    (\n")
        for row in both:
            told = [f"{weight:.3f}" for weight in row]
            lines = [", ".join(told[k : k + _IN_A_LINE]) for k in range(0, len(told), _IN_A_LINE)]
            rows.append("        (\n" + "".join(f"            {line},\n" for line in lines) + "        ),\n")
        rows.append("    ),\n")
    return _PAGE.format(rows="".join(rows))


def fit(files: Sequence[Path]) -> None:
    """Fit the weights to the standings of some files, and write them."""
    groups: dict[tuple[int, int], list[Standing]] = defaultdict(list)
    for file in files:
        for line in file.read_text().splitlines():
            left, figures, won, points = json.loads(line)
            groups[len(won), left].append((left, figures, won, points))
    weights = {seats: [list(row) for row in rows] for seats, rows in enumerate(WEIGHTS, 3)}
    for seats, left in sorted(groups, key=lambda group: (group[0] != _USUAL_SEATS, group)):
        some = groups[seats, left]
        figures = np.array([one[1] for one in some])
        won = np.array([one[2] for one in some])
        points = np.array([one[3] for one in some], float)
        usual = None if seats == _USUAL_SEATS else np.array(weights[_USUAL_SEATS][left - 1])
        out = np.arange(len(some)) % _LEFT_OUT == 0
        told = loss(figures[out], won[out], judging(figures[~out], won[~out], points[~out], usual))
        print(f"{seats} seats, {left} left: {len(some)} standings, {told:.4f} of {np.log(seats):.4f}")
        weights[seats][left - 1] = [float(weight) for weight in judging(figures, won, points, usual)]
    _WEIGHTS_FILE.write_text(page(weights))


def main() -> None:
    """Play, or fit and write."""
    parser = argparse.ArgumentParser(description="Fit the judgement of Libtis between rounds.")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--seats", type=int, choices=(3, 4, 5), default=4)
    playing.add_argument("--matches", type=int, default=1000)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--file", type=Path, required=True)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", nargs="+", type=Path)
    asked = parser.parse_args()
    if asked.command == "fit":
        fit(asked.files)
        return
    with asked.file.open("a") as file:
        for number in range(asked.matches):
            for standing in played(asked.seats, asked.seed + number):
                file.write(json.dumps(standing) + "\n")


if __name__ == "__main__":
    main()
