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
    "tournament": {
        0: Odds(doubt=32.0, slope=1.017, shift=0.022),
        1: Odds(doubt=0.0, slope=0.895, shift=0.007),
        2: Odds(doubt=0.0, slope=1.005, shift=-0.013),
        3: Odds(doubt=0.25, slope=0.962, shift=0.005),
    },
}
