"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "ace": 0.5368,
    "alone": 0.0711,
    "answers": 1.3642,
    "behind": 0.8559,
    "calm": 0.0000,
    "dead": 0.1421,
    "divides": 0.9782,
    "draw": 0.0033,
    "fast": 0.2902,
    "fast-last": 0.9525,
    "gives-up": 0.9882,
    "hand-ace": 0.6903,
    "hand-king": 0.5378,
    "hand-low": 0.2473,
    "king": 0.3991,
    "lets-zero": 0.0000,
    "low": 0.0000,
    "lower": 0.2606,
    "more": 0.9770,
    "settles": 0.0200,
    "slow": 0.1218,
    "stake": 0.0000,
    "stays": 0.3978,
    "zero": 0.7399,
}
