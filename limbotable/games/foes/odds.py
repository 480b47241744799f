"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds, OddsBook

ODDS: Final[OddsBook] = {
    "beginner": {
        0: Odds(doubt=8.0, slope=0.877, shift=0.016),
        1: Odds(doubt=0.0, slope=0.828, shift=0.088),
        2: Odds(doubt=0.25, slope=0.856, shift=0.159),
        3: Odds(doubt=0.5, slope=0.901, shift=0.241),
    },
    "casual": {
        0: Odds(doubt=16.0, slope=0.906, shift=-0.026),
        1: Odds(doubt=4.0, slope=0.92, shift=0.004),
        2: Odds(doubt=0.25, slope=0.858, shift=0.065),
        3: Odds(doubt=0.25, slope=0.921, shift=0.094),
    },
    "club": {
        0: Odds(doubt=16.0, slope=0.843, shift=-0.024),
        1: Odds(doubt=0.0, slope=0.921, shift=-0.022),
        2: Odds(doubt=2.0, slope=1.048, shift=-0.024),
        3: Odds(doubt=0.25, slope=0.9, shift=0.06),
    },
    "tournament": {
        0: Odds(doubt=32.0, slope=1.017, shift=0.022),
        1: Odds(doubt=0.0, slope=0.895, shift=0.007),
        2: Odds(doubt=0.0, slope=1.005, shift=-0.013),
        3: Odds(doubt=0.25, slope=0.962, shift=0.005),
    },
    "expert": {
        0: Odds(doubt=64.0, slope=0.944, shift=-0.17),
        1: Odds(doubt=8.0, slope=1.013, shift=-0.21),
        2: Odds(doubt=0.0, slope=0.852, shift=-0.103),
        3: Odds(doubt=0.25, slope=0.944, shift=-0.134),
    },
}
