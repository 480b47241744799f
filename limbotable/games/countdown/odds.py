"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds, OddsBook

ODDS: Final[OddsBook] = {
    "expert": {
        0: Odds(doubt=16.0, slope=1.018, shift=0.023),
        1: Odds(doubt=8.0, slope=0.935, shift=0.001),
        2: Odds(doubt=0.0, slope=0.626, shift=-0.052),
        3: Odds(doubt=8.0, slope=0.915, shift=-0.039),
        4: Odds(doubt=8.0, slope=0.985, shift=-0.148),
    },
    "casual": {
        0: Odds(doubt=8.0, slope=0.959, shift=0.039),
        1: Odds(doubt=8.0, slope=1.071, shift=0.057),
        2: Odds(doubt=8.0, slope=1.031, shift=0.051),
        3: Odds(doubt=0.25, slope=0.431, shift=0.057),
        4: Odds(doubt=8.0, slope=0.912, shift=0.073),
        5: Odds(doubt=0.25, slope=0.621, shift=-0.143),
    },
}
