"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "ace": 0.5101,
    "alone": 0.0500,
    "answers": 1.4420,
    "behind": 0.6941,
    "calm": 0.0000,
    "dead": 0.2030,
    "draw": 1.6346,
    "fast": 0.0000,
    "gives-up": 0.6547,
    "hand-ace": 0.6874,
    "hand-king": 0.1971,
    "hand-low": 0.1243,
    "lets-zero": 1.3411,
    "low": 0.1237,
    "royal": 0.0185,
    "settles": 0.5000,
    "slow": 0.1404,
    "stake": 0.0000,
    "stays": 0.4922,
    "zero": 0.5000,
}
