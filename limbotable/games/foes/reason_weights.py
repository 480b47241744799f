"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "blind": 0.0300,
    "marker": 0.8614,
    "spares": 0.3649,
    "taker": 0.7733,
    "unspent": 0.0000,
}
