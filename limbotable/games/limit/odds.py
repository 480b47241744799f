"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds, OddsBook

ODDS: Final[OddsBook] = {
    "beginner": {
        0: Odds(doubt=64.0, slope=1.0, shift=0.0),
        1: Odds(doubt=64.0, slope=1.0, shift=0.0),
        2: Odds(doubt=2.0, slope=0.968, shift=0.062),
        3: Odds(doubt=0.5, slope=0.929, shift=0.011),
        4: Odds(doubt=0.0, slope=0.818, shift=-0.172),
    },
    "novice": {
        0: Odds(doubt=64.0, slope=1.0, shift=0.0),
        1: Odds(doubt=64.0, slope=1.0, shift=0.0),
        2: Odds(doubt=0.5, slope=1.089, shift=0.015),
        3: Odds(doubt=1.0, slope=1.54, shift=-0.02),
        4: Odds(doubt=0.0, slope=0.748, shift=-0.246),
    },
}
