"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "blind": 0.1137,
    "spares": 0.0083,
    "taker": 0.7742,
    "unspent": 0.0000,
}
