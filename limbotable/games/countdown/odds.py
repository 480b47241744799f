"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds, OddsBook

ODDS: Final[OddsBook] = {
    "beginner": {
        0: Odds(doubt=8.0, slope=0.833, shift=0.038),
        1: Odds(doubt=8.0, slope=0.935, shift=0.128),
        2: Odds(doubt=4.0, slope=0.844, shift=0.139),
        3: Odds(doubt=4.0, slope=0.802, shift=0.158),
        4: Odds(doubt=8.0, slope=1.083, shift=0.096),
        5: Odds(doubt=0.25, slope=0.878, shift=-0.166),
    },
    "novice": {
        0: Odds(doubt=8.0, slope=0.898, shift=0.025),
        1: Odds(doubt=8.0, slope=0.902, shift=0.022),
        2: Odds(doubt=8.0, slope=0.971, shift=0.016),
        3: Odds(doubt=0.25, slope=0.482, shift=-0.025),
        4: Odds(doubt=0.25, slope=0.591, shift=0.011),
        5: Odds(doubt=0.5, slope=0.95, shift=0.166),
    },
    "casual": {
        0: Odds(doubt=8.0, slope=1.001, shift=-0.008),
        1: Odds(doubt=0.5, slope=0.416, shift=-0.035),
        2: Odds(doubt=8.0, slope=1.063, shift=-0.08),
        3: Odds(doubt=0.25, slope=0.494, shift=-0.055),
        4: Odds(doubt=4.0, slope=0.901, shift=0.019),
        5: Odds(doubt=0.25, slope=0.834, shift=-0.118),
    },
    "club": {
        0: Odds(doubt=8.0, slope=1.024, shift=-0.003),
        1: Odds(doubt=8.0, slope=1.055, shift=-0.08),
        2: Odds(doubt=4.0, slope=0.844, shift=-0.122),
        3: Odds(doubt=8.0, slope=1.11, shift=-0.12),
        4: Odds(doubt=8.0, slope=1.061, shift=-0.065),
    },
    "tournament": {
        0: Odds(doubt=0.5, slope=0.638, shift=-0.021),
        1: Odds(doubt=8.0, slope=0.888, shift=-0.055),
        2: Odds(doubt=1.0, slope=0.684, shift=-0.18),
        3: Odds(doubt=1.0, slope=0.822, shift=-0.204),
        4: Odds(doubt=4.0, slope=1.022, shift=-0.022),
    },
    "expert": {
        0: Odds(doubt=16.0, slope=1.018, shift=0.023),
        1: Odds(doubt=8.0, slope=0.935, shift=0.001),
        2: Odds(doubt=0.0, slope=0.626, shift=-0.052),
        3: Odds(doubt=8.0, slope=0.915, shift=-0.039),
        4: Odds(doubt=8.0, slope=0.985, shift=-0.148),
    },
}
