"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds

#: By the stage of a match, as the game's insight counts it.
ODDS: Final = {
    0: Odds(doubt=4.0, slope=0.989, shift=-0.049),
    1: Odds(doubt=8.0, slope=1.034, shift=-0.126),
    2: Odds(doubt=0.0, slope=0.532, shift=-0.004),
    3: Odds(doubt=0.0, slope=0.727, shift=-0.125),
    4: Odds(doubt=0.5, slope=0.756, shift=-0.042),
    5: Odds(doubt=1.0, slope=0.867, shift=-0.216),
}
