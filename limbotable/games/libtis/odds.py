"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds, OddsBook

ODDS: Final[OddsBook] = {
    "casual": {
        0: Odds(doubt=8.0, slope=0.97, shift=-0.002),
        1: Odds(doubt=8.0, slope=0.946, shift=-0.033),
        2: Odds(doubt=0.0, slope=0.653, shift=-0.003),
        3: Odds(doubt=2.0, slope=0.896, shift=-0.173),
        4: Odds(doubt=2.0, slope=0.803, shift=-0.102),
        5: Odds(doubt=0.5, slope=0.722, shift=-0.239),
    },
    "expert": {
        0: Odds(doubt=64.0, slope=0.968, shift=0.059),
        1: Odds(doubt=64.0, slope=0.94, shift=-0.075),
        2: Odds(doubt=64.0, slope=0.983, shift=-0.035),
        3: Odds(doubt=4.0, slope=0.805, shift=-0.191),
        4: Odds(doubt=2.0, slope=0.698, shift=-0.217),
        5: Odds(doubt=0.25, slope=0.729, shift=-0.303),
    },
    "novice": {
        0: Odds(doubt=0.0, slope=1.053, shift=-0.023),
        1: Odds(doubt=0.0, slope=1.025, shift=-0.051),
        2: Odds(doubt=16.0, slope=0.859, shift=-0.006),
        3: Odds(doubt=0.0, slope=0.73, shift=-0.024),
        4: Odds(doubt=0.25, slope=0.708, shift=0.074),
        5: Odds(doubt=1.0, slope=0.869, shift=-0.133),
    },
}
