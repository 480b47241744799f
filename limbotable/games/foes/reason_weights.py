"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "blind": 0.3174,
    "high": 0.3044,
    "low": 0.5705,
    "marker": 0.5955,
    "taker": 0.9483,
    "unspent": 0.0000,
}
