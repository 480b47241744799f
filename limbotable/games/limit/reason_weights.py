"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {
    "apart-moving": 0.0000,
    "apart-placing": 0.0000,
    "apart-removing": 0.0000,
    "compact": 0.2814,
    "danger-moving": 0.0203,
    "danger-placing": 0.0412,
    "danger-removing": 0.0427,
    "freedoms-moving": 0.0594,
    "freedoms-placing": 0.0000,
    "freedoms-removing": 0.1547,
    "gives": 0.3000,
    "mobile-moving": 0.1624,
    "mobile-placing": 0.0000,
    "mobile-removing": 0.0000,
    "private-moving": 0.0297,
    "private-placing": 0.0000,
    "private-removing": 0.0000,
    "reach-moving": 0.1688,
    "reach-placing": 0.0000,
    "reach-removing": 0.0000,
    "room-moving": 0.0000,
    "room-placing": 0.0000,
    "room-removing": 0.0000,
    "stretched": 0.0000,
    "takes": 0.2000,
    "their-mobile-moving": 0.0566,
    "their-mobile-placing": 0.0000,
    "their-mobile-removing": 0.1322,
    "their-reach-moving": 0.0000,
    "their-reach-placing": 0.0000,
    "their-reach-removing": 0.0692,
    "theirs-moving": 0.2761,
    "theirs-placing": 0.7436,
    "theirs-removing": 0.2613,
    "threat-moving": 0.1811,
    "threat-placing": 0.0000,
    "threat-removing": 0.0861,
    "together-moving": 0.0651,
    "together-placing": 0.0000,
    "together-removing": 0.1218,
    "won": 0.1505,
}
