"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds, OddsBook

ODDS: Final[OddsBook] = {
    "novice": {
        0: Odds(doubt=8.0, slope=0.921, shift=0.031),
        1: Odds(doubt=8.0, slope=0.825, shift=0.055),
        2: Odds(doubt=8.0, slope=0.993, shift=0.048),
        3: Odds(doubt=8.0, slope=1.111, shift=0.071),
        4: Odds(doubt=8.0, slope=0.972, shift=0.074),
        5: Odds(doubt=2.0, slope=0.898, shift=0.258),
    },
    "casual": {
        0: Odds(doubt=8.0, slope=0.92, shift=0.023),
        1: Odds(doubt=8.0, slope=1.056, shift=0.013),
        2: Odds(doubt=4.0, slope=0.877, shift=-0.047),
        3: Odds(doubt=0.25, slope=0.431, shift=0.033),
        4: Odds(doubt=16.0, slope=0.998, shift=-0.056),
        5: Odds(doubt=0.25, slope=0.899, shift=0.074),
    },
    "club": {
        0: Odds(doubt=8.0, slope=0.952, shift=0.021),
        1: Odds(doubt=4.0, slope=0.724, shift=-0.013),
        2: Odds(doubt=1.0, slope=0.521, shift=-0.11),
        3: Odds(doubt=1.0, slope=0.612, shift=-0.066),
        4: Odds(doubt=4.0, slope=0.966, shift=-0.184),
        5: Odds(doubt=0.0, slope=0.254, shift=-0.048),
    },
    "expert": {
        0: Odds(doubt=16.0, slope=1.018, shift=0.023),
        1: Odds(doubt=8.0, slope=0.935, shift=0.001),
        2: Odds(doubt=0.0, slope=0.626, shift=-0.052),
        3: Odds(doubt=8.0, slope=0.915, shift=-0.039),
        4: Odds(doubt=8.0, slope=0.985, shift=-0.148),
    },
}
