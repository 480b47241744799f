"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds, OddsBook

ODDS: Final[OddsBook] = {
    "beginner": {
        0: Odds(doubt=0.0, slope=1.902, shift=0.014),
        1: Odds(doubt=0.0, slope=2.0, shift=-0.293),
        2: Odds(doubt=0.0, slope=1.251, shift=-0.122),
        3: Odds(doubt=0.0, slope=1.195, shift=-0.243),
        4: Odds(doubt=0.25, slope=0.962, shift=-0.137),
        5: Odds(doubt=0.25, slope=0.887, shift=-0.122),
    },
    "novice": {
        0: Odds(doubt=0.0, slope=1.656, shift=0.013),
        1: Odds(doubt=0.0, slope=1.867, shift=-0.019),
        2: Odds(doubt=0.0, slope=1.159, shift=-0.019),
        3: Odds(doubt=0.0, slope=1.226, shift=-0.105),
        4: Odds(doubt=1.0, slope=1.023, shift=-0.083),
        5: Odds(doubt=0.25, slope=1.049, shift=-0.095),
    },
    "casual": {
        0: Odds(doubt=0.0, slope=1.133, shift=-0.033),
        1: Odds(doubt=0.0, slope=1.315, shift=-0.054),
        2: Odds(doubt=0.0, slope=1.031, shift=-0.087),
        3: Odds(doubt=0.0, slope=1.265, shift=-0.161),
        4: Odds(doubt=0.5, slope=1.022, shift=-0.041),
        5: Odds(doubt=0.5, slope=1.063, shift=-0.162),
    },
    "club": {
        0: Odds(doubt=4.0, slope=1.034, shift=-0.012),
        1: Odds(doubt=8.0, slope=1.01, shift=-0.127),
        2: Odds(doubt=16.0, slope=0.857, shift=-0.098),
        3: Odds(doubt=1.0, slope=0.881, shift=-0.207),
        4: Odds(doubt=1.0, slope=0.732, shift=-0.171),
        5: Odds(doubt=1.0, slope=0.843, shift=-0.456),
    },
    "tournament": {
        0: Odds(doubt=8.0, slope=0.976, shift=0.013),
        1: Odds(doubt=0.0, slope=1.096, shift=-0.177),
        2: Odds(doubt=0.0, slope=0.76, shift=-0.161),
        3: Odds(doubt=0.0, slope=0.926, shift=-0.33),
        4: Odds(doubt=1.0, slope=0.763, shift=-0.393),
        5: Odds(doubt=0.5, slope=0.861, shift=-0.682),
    },
    "expert": {
        0: Odds(doubt=8.0, slope=0.968, shift=-0.096),
        1: Odds(doubt=0.0, slope=0.982, shift=-0.216),
        2: Odds(doubt=0.0, slope=1.071, shift=-0.38),
        3: Odds(doubt=0.0, slope=1.157, shift=-0.52),
        4: Odds(doubt=0.5, slope=0.945, shift=-0.448),
        5: Odds(doubt=0.25, slope=0.943, shift=-0.711),
    },
}
