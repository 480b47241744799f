"""What the chances are that hints, reviews and the analysis tell."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QCoreApplication

_DIGITS: Final = 3  #: of a per cent: what floating point adds beyond them is no share


def chances_text(*, rounds: bool) -> str:
    """Return of what they are the chances, and against whom; ``rounds``: of the round or game alone.

    They are fitted to what came in matches between equals (``packaging/fit_odds.py``).
    """
    translate = QCoreApplication.translate
    if rounds:
        return translate(
            "Chances",
            "Chances are those of winning the present round or game if everyone plays equally well.",
        )
    return translate("Chances", "Chances are those of winning the match if all players are equally strong.")


def whole_limit(share: float) -> int:
    """Return a limit in per cent: never less than it is."""
    return math.ceil(round(100 * share, _DIGITS))


def whole_least(share: float) -> int:
    """Return a least amount in per cent: never more than it is."""
    return math.floor(round(100 * share, _DIGITS))
