"""How far to believe the searches of this game.  Written by ``packaging/fit_odds.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.odds import Odds

#: By the stage of a match, as the game's insight counts it.
ODDS: Final = {
    0: Odds(doubt=16.0, slope=0.998, shift=-0.035),
    1: Odds(doubt=8.0, slope=0.886, shift=-0.133),
    2: Odds(doubt=0.0, slope=0.491, shift=-0.029),
    3: Odds(doubt=0.0, slope=0.715, shift=-0.18),
    4: Odds(doubt=0.5, slope=0.703, shift=-0.135),
    5: Odds(doubt=0.5, slope=0.765, shift=-0.303),
}
