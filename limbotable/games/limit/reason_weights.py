"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "apart-moving": 0.0000,
    "apart-placing": 0.0000,
    "apart-removing": 0.1415,
    "compact": 0.2941,
    "danger-moving": 0.0398,
    "danger-placing": 0.0233,
    "danger-removing": 0.1799,
    "freedoms-moving": 0.1078,
    "freedoms-placing": 0.0000,
    "freedoms-removing": 0.0077,
    "gives": 0.0000,
    "mobile-moving": 0.2688,
    "mobile-placing": 0.0000,
    "mobile-removing": 0.0513,
    "private-moving": 0.0000,
    "private-placing": 0.0000,
    "private-removing": 0.0000,
    "reach-moving": 0.0046,
    "reach-placing": 0.0000,
    "reach-removing": 0.0000,
    "room-moving": 0.0000,
    "room-placing": 0.0000,
    "room-removing": 0.0000,
    "stretched": 0.0000,
    "takes": 0.0000,
    "their-mobile-moving": 0.1496,
    "their-mobile-placing": 0.0000,
    "their-mobile-removing": 0.1620,
    "their-reach-moving": 0.0000,
    "their-reach-placing": 0.0000,
    "their-reach-removing": 0.0453,
    "theirs-moving": 0.2774,
    "theirs-placing": 0.7353,
    "theirs-removing": 0.2688,
    "threat-moving": 0.1333,
    "threat-placing": 0.0000,
    "threat-removing": 0.0028,
    "together-moving": 0.0905,
    "together-placing": 0.0000,
    "together-removing": 0.0000,
    "won": 0.0850,
}
