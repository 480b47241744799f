"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "ahead": 0.0000,
    "betrayal": 1.1404,
    "bonus": 0.1310,
    "excuse": 0.0000,
    "gain": 0.0744,
    "harvest": 0.4690,
    "others": 0.0482,
    "pact": 0.4081,
    "reach": 0.0000,
    "saves": 0.0000,
    "source": 0.1845,
    "suited": 0.8346,
}
