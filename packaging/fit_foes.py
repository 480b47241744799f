"""Fits how the strongest teams of the foe-fighting game play, and writes that down: their manners.

    python packaging/fit_foes.py 4/4/no 4/3/no 3/4/no 3/3/no 5/3/no 3/4/yes 4/3/yes

For each kind of team (players, cards of a hand, the Shadow) it first counts how often a foe comes to the hero
that the team likes best to take it, to the second best, and so on.  Where two heroes are about equally good,
either may come first, so only gaps are counted.  Then it looks for the other figures of a manner, one after
the other, by rounds that a team of this manner plays, without jokers.  At last it plays other rounds by it
and by the usual one.  If it wins more of them by over two standard errors, it is written to
``limbotable/games/foes/manners.py``; else such teams keep to the usual one.  It wants compiled modules.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from librt.vecs import vec
from msgspec.structs import asdict, astuple, replace
from mypy_extensions import i64

from limbotable.core.random import Random
from limbotable.games.foes.actions import ENDED
from limbotable.games.foes.blueprint import Blueprint
from limbotable.games.foes.figures import Figures, Kind
from limbotable.games.foes.game import FoesGame
from limbotable.games.foes.hopes import Hopes
from limbotable.games.foes.manners import MANNERS
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.teams import manner_with

_FILE: Final = Path(__file__).parents[1] / "limbotable/games/foes/manners.py"
_GAME: Final = FoesGame()
#: The heroes of the ranks before any was counted.
_BEGIN: Final = (0.93, 0.05, 0.015, 0.005, 0.0)
_COUNTS: Final = 3
#: Gaps between two heroes' chances to be the better one, and so many of them are needed to count.
_GAP: Final = 1.02
_FEWEST: Final = 10
_PASSES: Final = 2
#: A figure is changed for a share of the rounds that grows by so much at least.
_GAIN: Final = 0.003
#: The figures, but for the weights, by what they are multiplied, and what is added.
_CHANGES: Final = (
    *((name, factor, 0.0) for name in ("blind", "low", "high") for factor in (2.0, 0.5)),
    *(
        (name, 1.0, sign * step)
        for name, step in (
            ("least", 1.0),
            ("want", 0.1),
            ("sharp", 0.5),
            ("burden", 0.1),
            ("mine", 0.02),
            ("others", 0.02),
            ("soon", 2.0),
        )
        for sign in (1.0, -1.0)
    ),
)
_SURE: Final = 2.0
#: The seeds of the counts, of the first pass, and of the check.
_COUNTED: Final = 6
_FITTED: Final = 77
_CHECKED: Final = 991

_PAGE: Final = '''"""The manners of the strongest teams.  Written by ``packaging/fit_foes.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.games.foes.figures import Figures, Kind

#: By players, cards of a hand, and the Shadow.
MANNERS: Final[Mapping[Kind, Figures]] = {{
{rows}
}}
'''


def start_of(kind: Kind) -> FoesPosition:
    """Return the start of a round of such a team, without jokers."""
    players, full, shadow = kind
    given = {"players": players, "hand": full, "shadow": "yes" if shadow else "no"}
    return _GAME.start(_GAME.complete({"mode": "team", "jokers": 0, **given}))


Look = Callable[[FoesPosition, FoesPosition], None]


def won(kind: Kind, figures: Figures | None, rounds: int, seed: int, look: Look | None = None) -> float:
    """Return the share of rounds that a team wins.

    ``look`` gets the positions before and after each action.
    """
    start = start_of(kind)
    blueprint = Blueprint(start.variant, None if figures is None else manner_with(kind, figures))
    rng = Random(seed)
    found = 0
    for _ in range(rounds):
        position = start.copy()
        while position.phase != ENDED:
            if position.turn() < 0:
                position.settle(rng.shuffled(position.urn()))
                continue
            before = position.copy() if look else position
            position.play(blueprint.action(position))
            if look:
                look(before, position)
        found += position.left_of_side(0) == 0
    return found / rounds


class Ranks:
    """How often the best, the second best, … hero takes a foe."""

    def __init__(self, kind: Kind, hopes: Hopes) -> None:
        players, _, self._shadow = kind
        self._players = players
        self._heroes = players + self._shadow
        self._hopes = hopes
        rows = self._heroes if self._shadow else 1
        #: By the Shadow's rank and a number of heroes: how often one of these took a foe, and of how many.
        self._taken = [[[0.5, 1.0] for _ in range(self._heroes)] for _ in range(rows)]

    def look(self, before: FoesPosition, after: FoesPosition) -> None:
        """Count a foe that was taken between two positions."""
        if after.taken == before.taken:
            return
        corners = vec[i64]([before.corner(hero) for hero in range(self._heroes)])
        found = vec[float]([0.0] * self._heroes)
        variant = before.variant
        self._hopes.weigh(corners, before.foes[before.taken], variant.foes & ~before.met, found)
        worths = [float(worth) for worth in found]
        shadow = worths[self._players] if self._shadow else 1.0
        taken = self._taken[sum(worth > shadow for worth in worths[: self._players])]
        order = sorted(worths, reverse=True)
        better = sum(worth > worths[after.last_taker] for worth in worths)
        for first in range(1, self._heroes):
            if order[first - 1] > _GAP * order[first]:
                taken[first][0] += better < first
                taken[first][1] += 1

    def weights(self) -> Iterator[float]:
        """Yield the chances of the heroes by rank, in a row for each rank of the Shadow."""
        for taken in self._taken:
            above = 0.0
            for rank in range(self._heroes):
                part, whole = taken[rank + 1] if rank + 1 < self._heroes else (1.0, 1.0)
                until = part / whole if whole >= _FEWEST or rank + 1 == self._heroes else (1.0 + above) / 2
                until = max(above, until)
                yield until - above
                above = until


def counted(kind: Kind, figures: Figures, rounds: int) -> Figures:
    """Return the figures with weights as a team of such figures brings them about."""
    for _ in range(_COUNTS):
        hopes = manner_with(kind, figures).hopes
        assert hopes is not None
        ranks = Ranks(kind, hopes)
        won(kind, figures, rounds, _COUNTED, ranks.look)
        figures = replace(figures, weights=tuple(round(weight, 4) for weight in ranks.weights()))
    return figures


def changed(figures: Figures, name: str, factor: float, step: float) -> Figures:
    """Return figures with one of them changed; none falls below 0."""
    value: float = getattr(figures, name)
    return Figures(**{**asdict(figures), name: max(0.0, round(value * factor + step, 6))})


def fitted(kind: Kind, rounds: int) -> Figures:
    """Return the figures by which such a team wins most."""
    players, _, shadow = kind
    heroes = players + shadow
    usual = 6.0 if shadow else 8.0
    begin = Figures(_BEGIN[:heroes] * (heroes if shadow else 1), blind=0.3, least=usual, low=0.02, high=0.005)
    begin = replace(begin, sharp=1.0 if shadow else 0.5, mine=0.02, others=0.02, burden=0.1)
    figures = counted(kind, begin, rounds)
    for number in range(_PASSES):
        best = won(kind, figures, rounds, _FITTED + number)
        for change in _CHANGES:
            while (other := changed(figures, *change)) != figures:
                share = won(kind, other, rounds, _FITTED + number)
                if share <= best + _GAIN:
                    break
                best, figures = share, other
        print(f"  pass {number + 1}: {best:.2%} {astuple(figures)[1:]}", flush=True)
    return figures


def written(rows: dict[Kind, Figures]) -> None:
    """Write the manners down."""
    lines = "\n".join(f"    {kind}: {figures}," for kind, figures in sorted(rows.items()))
    _FILE.write_text(_PAGE.format(rows=lines), "utf-8")


def kind_of(text: str) -> Kind:
    """Return the kind of team of a text like ``4/3/yes``."""
    players, full, shadow = text.split("/")
    return int(players), int(full), shadow == "yes"


def main() -> None:
    """Fit, check, and write."""
    parser = argparse.ArgumentParser(description="Fit the manners of the strongest teams.")
    parser.add_argument("kinds", nargs="+", type=kind_of, metavar="PLAYERS/HAND/SHADOW")
    parser.add_argument("--rounds", type=int, default=4000, help="for each comparison")
    parser.add_argument("--check", type=int, default=20_000, help="rounds of the check")
    asked = parser.parse_args()
    rows = dict(MANNERS)
    for kind in asked.kinds:
        print(kind, flush=True)
        figures = fitted(kind, asked.rounds)
        new, old = (won(kind, one, asked.check, _CHECKED) for one in (figures, None))
        error = math.sqrt((new * (1 - new) + old * (1 - old)) / asked.check)
        better = new - old > _SURE * error
        print(f"  check: {new:.2%}, usual {old:.2%} of {asked.check}, {'kept' if better else 'not kept'}")
        rows.pop(kind, None)
        if better:
            rows[kind] = figures
        written(rows)


if __name__ == "__main__":
    main()
