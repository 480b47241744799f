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
        10: Odds(doubt=4.0, slope=1.042, shift=-0.008),
        11: Odds(doubt=4.0, slope=1.071, shift=0.033),
        13: Odds(doubt=0.25, slope=1.136, shift=-0.019),
        14: Odds(doubt=0.0, slope=1.58, shift=-0.25),
    },
    "novice": {
        0: Odds(doubt=0.0, slope=1.062, shift=-0.005),
        1: Odds(doubt=1.0, slope=1.128, shift=-0.048),
        2: Odds(doubt=0.0, slope=0.932, shift=-0.01),
        3: Odds(doubt=0.0, slope=0.963, shift=-0.077),
        4: Odds(doubt=0.5, slope=1.372, shift=-0.149),
        10: Odds(doubt=0.0, slope=1.382, shift=-0.05),
        11: Odds(doubt=0.0, slope=1.242, shift=0.014),
        13: Odds(doubt=1.0, slope=1.586, shift=-0.129),
        14: Odds(doubt=0.0, slope=1.878, shift=-0.169),
    },
    "casual": {
        0: Odds(doubt=0.0, slope=1.373, shift=0.018),
        1: Odds(doubt=0.0, slope=1.342, shift=-0.0),
        2: Odds(doubt=0.0, slope=1.042, shift=-0.027),
        3: Odds(doubt=0.0, slope=1.107, shift=0.015),
        4: Odds(doubt=1.0, slope=1.26, shift=-0.173),
        10: Odds(doubt=0.0, slope=3.133, shift=-0.026),
        11: Odds(doubt=0.0, slope=2.956, shift=0.089),
        13: Odds(doubt=1.0, slope=1.639, shift=0.154),
        14: Odds(doubt=0.0, slope=2.182, shift=-0.173),
    },
    "club": {
        0: Odds(doubt=0.0, slope=1.056, shift=-0.02),
        1: Odds(doubt=0.0, slope=1.215, shift=0.023),
        2: Odds(doubt=0.0, slope=1.241, shift=-0.102),
        3: Odds(doubt=0.0, slope=1.567, shift=-0.048),
        4: Odds(doubt=0.0, slope=1.535, shift=-0.169),
        10: Odds(doubt=0.0, slope=2.795, shift=0.063),
        11: Odds(doubt=0.0, slope=3.043, shift=0.022),
        13: Odds(doubt=0.0, slope=2.993, shift=-0.262),
        14: Odds(doubt=0.0, slope=2.776, shift=-0.016),
    },
}
