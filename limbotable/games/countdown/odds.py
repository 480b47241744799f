"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds

#: By the stage of a match, as the game's insight counts it.
ODDS: Final = {
    0: Odds(doubt=8.0, slope=0.887, shift=0.034),
    1: Odds(doubt=4.0, slope=0.787, shift=0.042),
    2: Odds(doubt=4.0, slope=0.78, shift=0.024),
    3: Odds(doubt=0.5, slope=0.492, shift=0.034),
    4: Odds(doubt=8.0, slope=0.908, shift=-0.002),
    5: Odds(doubt=1.0, slope=0.907, shift=-0.172),
}
