"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "adds": 0.4625,
    "ahead": 0.0000,
    "bonus": 0.2107,
    "chips": 0.0428,
    "crowd": 0.1604,
    "narrow": 0.1101,
    "reach": 0.0000,
    "saves": 0.0000,
    "standing": 0.0303,
}
