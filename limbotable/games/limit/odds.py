"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds, OddsBook

ODDS: Final[OddsBook] = {
    "novice": {
        0: Odds(doubt=64.0, slope=0.796, shift=-0.097),
        1: Odds(doubt=64.0, slope=0.858, shift=-0.133),
        2: Odds(doubt=16.0, slope=1.067, shift=-0.408),
        3: Odds(doubt=8.0, slope=1.778, shift=-0.807),
        4: Odds(doubt=2.0, slope=1.931, shift=-0.624),
    },
}
