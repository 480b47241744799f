"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "adds": 0.2694,
    "ahead": 0.0000,
    "bonus": 0.2912,
    "crowd": 0.2909,
    "gain": 0.0697,
    "narrow": 0.1859,
    "others": 0.0548,
    "reach": 0.0000,
    "saves": 0.0000,
    "source": 0.1152,
}
