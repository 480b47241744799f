"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "ace": 0.5151,
    "alone": 0.1556,
    "answers": 1.2324,
    "behind": 0.7911,
    "calm": 0.0000,
    "dead": 0.0907,
    "divides": 1.0955,
    "draw": 0.0050,
    "fast": 0.3362,
    "fast-last": 1.6865,
    "gives-up": 0.9857,
    "hand-ace": 0.6004,
    "hand-king": 0.5124,
    "hand-low": 0.2748,
    "king": 0.3408,
    "lets-zero": 0.0000,
    "low": 0.0000,
    "lower": 0.3698,
    "more": 0.9611,
    "settles": 0.0200,
    "slow": 0.1872,
    "stake": 0.0000,
    "stays": 0.5254,
    "zero": 0.6811,
}
