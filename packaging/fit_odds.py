"""Fits how far a game's searches are to be believed, and writes that down beside the game.

    python packaging/fit_odds.py foes --player novice --player expert:40 --option mode=pairs --matches 300

has each player (with so many playouts, if some are named) play matches against its like.  For each level and
each stage of a match it looks for the odds (``core/odds.py``) by which what the search found comes closest to
what came: by maximum likelihood, with slope and shift held back a little.  ``--keep FILE`` only keeps what
was found, to be taken in again by ``--take FILE``: so a game is fitted to several variants.  Stages of a
level of which nothing was found keep their odds, and those of which too little was lose them.  It wants
compiled modules.  Measure the result by other seeds: ``limbotable arena GAME --calibration``.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Final

from limbotable.core.insight import logistic
from limbotable.core.odds import Odds, log_odds
from limbotable.core.shares import even_chance
from limbotable.engine.arena import Contest, contest_of
from limbotable.engine.calibration import values_of_deals
from limbotable.engine.workers import workers
from limbotable.games import game_of
from limbotable.search.thought import Limit

_ROOT: Final = Path(__file__).parent.parent
_DOUBTS: Final = (0.0, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)
#: Slopes between these are tried, so that what is better stays better.
_FLATTEST: Final = 0.1
_STEEPEST: Final = 4.0
_STEPS: Final = 12
#: Slope and shift are held back from leaving 1 and 0: the weight of their squares.
_HELD: Final = 20.0
#: Decisions of one match hang together, and so many are needed to say anything.
_FEWEST: Final = 100
_CERTAIN: Final = 1e-4

_PAGE: Final = '''"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds, OddsBook

ODDS: Final[OddsBook] = {{
{rows}
}}
'''


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found at a decision, and what came."""

    level: str
    stage: int
    value: float
    trials: int
    even: float
    came: float


def found_in(contest: Contest, deals: int) -> Iterator[Found]:
    """Play so many deals; yield what was found at each decision with a choice that was a guess."""
    game, options = contest.game, dict(contest.options)
    even = even_chance(game, options)
    with workers() as executor:
        for said in values_of_deals(executor, contest, deals):
            for one in said:
                if one.guess is not None:
                    level = contest.players[one.seat]
                    yield Found(level, one.guess.stage, one.guess.mean, one.guess.trials, even, one.came)


def fitted(found: Sequence[Found]) -> Odds:
    """Return the odds by which what was found comes closest to what came."""
    return max((_fitted(doubt, found) for doubt in _DOUBTS), key=lambda odds: _likelihood(odds, found))


def _fitted(doubt: float, found: Sequence[Found]) -> Odds:
    """Fit slope and shift to a given doubt: a logistic regression, by Newton's method."""
    doubting = Odds(doubt, 1.0)
    cases = [
        (log_odds(one.even), doubting.evidence(one.value, one.trials, one.even), one.came) for one in found
    ]
    slope, shift = 1.0, 0.0
    for _ in range(_STEPS):
        by_slope, by_shift = _HELD * (1.0 - slope), -_HELD * shift
        twice_slope, twice_shift, both = _HELD, _HELD, 0.0
        for usual, evidence, came in cases:
            chance = logistic(usual + shift + slope * evidence)
            by_slope += (came - chance) * evidence
            by_shift += came - chance
            weight = chance * (1.0 - chance)
            twice_slope += weight * evidence * evidence
            twice_shift += weight
            both += weight * evidence
        size = twice_slope * twice_shift - both * both
        slope += (by_slope * twice_shift - by_shift * both) / size
        shift += (by_shift * twice_slope - by_slope * both) / size
        slope = min(max(slope, _FLATTEST), _STEEPEST)
    return Odds(doubt, round(slope, 3), round(shift, 3))


def _likelihood(odds: Odds, found: Iterable[Found]) -> float:
    total = -_HELD / 2.0 * ((odds.slope - 1.0) ** 2 + odds.shift**2)
    for one in found:
        chance = min(1.0 - _CERTAIN, max(_CERTAIN, odds.told(one.value, one.trials, one.even)))
        total += one.came * math.log(chance) + (1.0 - one.came) * math.log(1.0 - chance)
    return total


def page(odds: Mapping[str, Mapping[int, Odds]]) -> str:
    """Return the module that says so."""
    rows = []
    for level, stages in odds.items():
        rows.append(f'    "{level}": {{')
        rows += [
            f"        {stage}: Odds(doubt={one.doubt}, slope={one.slope}, shift={one.shift}),"
            for stage, one in stages.items()
        ]
        rows.append("    },")
    return _PAGE.format(rows="\n".join(rows))


def main() -> None:
    """Play, fit, and write."""
    parser = argparse.ArgumentParser(description="Fit how far a game's searches are to be believed.")
    parser.add_argument("game")
    parser.add_argument(
        "--player", action="append", default=[], help="a level, and its playouts after a colon"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--take", type=Path, action="append", default=[])
    asked = parser.parse_args()
    found: list[Found] = []
    for word in asked.player:
        name, _, playouts = word.partition(":")
        limit = Limit(playouts=int(playouts) if playouts else None)
        contest = contest_of(asked.game, asked.option, [name], limit, asked.seed, everywhere=True)
        found += found_in(contest, asked.matches)
    if asked.keep:
        asked.keep.write_text(json.dumps([astuple(one) for one in found]))
        return
    for file in asked.take:
        found += [Found(*kept) for kept in json.loads(file.read_text())]
    groups = defaultdict(list)
    for one in found:
        groups[one.level, one.stage].append(one)
    game = game_of(asked.game)
    assert game is not None
    levels = [level.name for level in game.levels]
    odds = {name: dict(book) for name, book in game.odds.items() if name in levels}
    for (level, stage), some in sorted(groups.items()):
        if len(some) >= _FEWEST:
            fit = odds.setdefault(level, {})[stage] = fitted(some)
            print(f"{level}, stage {stage}: {len(some)} decisions, {fit}")
        else:  # odds of an earlier search would mislead
            odds.get(level, {}).pop(stage, None)
    ordered = {name: odds[name] for name in levels if name in odds}
    (_ROOT / "limbotable" / "games" / asked.game / "odds.py").write_text(page(ordered))


if __name__ == "__main__":
    main()
