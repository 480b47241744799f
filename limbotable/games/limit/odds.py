"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds, OddsBook

ODDS: Final[OddsBook] = {
    "beginner": {
        0: Odds(doubt=0.5, slope=1.113, shift=0.013),
        1: Odds(doubt=1.0, slope=1.123, shift=0.014),
        2: Odds(doubt=2.0, slope=0.968, shift=0.062),
        3: Odds(doubt=0.5, slope=0.929, shift=0.011),
        4: Odds(doubt=0.0, slope=0.818, shift=-0.172),
    },
    "novice": {
        0: Odds(doubt=0.0, slope=1.242, shift=-0.008),
        1: Odds(doubt=0.25, slope=1.074, shift=-0.047),
        2: Odds(doubt=0.5, slope=1.089, shift=0.015),
        3: Odds(doubt=1.0, slope=1.54, shift=-0.02),
        4: Odds(doubt=0.0, slope=0.748, shift=-0.246),
    },
}
