"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds, OddsBook

ODDS: Final[OddsBook] = {
    "beginner": {
        0: Odds(doubt=4.0, slope=0.929, shift=0.032),
        1: Odds(doubt=8.0, slope=0.985, shift=-0.003),
        2: Odds(doubt=2.0, slope=1.016, shift=0.036),
        3: Odds(doubt=0.25, slope=1.152, shift=-0.004),
        4: Odds(doubt=0.25, slope=1.185, shift=-0.188),
    },
    "novice": {
        0: Odds(doubt=0.0, slope=1.062, shift=-0.005),
        1: Odds(doubt=1.0, slope=1.128, shift=-0.048),
        2: Odds(doubt=0.0, slope=0.932, shift=-0.01),
        3: Odds(doubt=0.0, slope=0.963, shift=-0.077),
        4: Odds(doubt=0.5, slope=1.372, shift=-0.149),
    },
    "casual": {
        0: Odds(doubt=0.0, slope=1.169, shift=0.003),
        1: Odds(doubt=0.0, slope=1.181, shift=0.014),
        2: Odds(doubt=0.0, slope=0.958, shift=-0.007),
        3: Odds(doubt=0.0, slope=1.732, shift=-0.016),
        4: Odds(doubt=0.0, slope=1.44, shift=-0.289),
    },
    "club": {
        0: Odds(doubt=0.0, slope=1.056, shift=-0.02),
        1: Odds(doubt=0.0, slope=1.215, shift=0.023),
        2: Odds(doubt=0.0, slope=1.241, shift=-0.102),
        3: Odds(doubt=0.0, slope=1.567, shift=-0.048),
        4: Odds(doubt=0.0, slope=1.535, shift=-0.169),
    },
}
