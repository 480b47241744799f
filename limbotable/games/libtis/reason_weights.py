"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "adds": 0.4340,
    "ahead": 0.0000,
    "bonus": 0.2140,
    "chips": 0.0437,
    "crowd": 0.1906,
    "narrow": 0.1157,
    "reach": 0.0000,
    "saves": 0.0000,
}
