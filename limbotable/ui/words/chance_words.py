"""What the chances are that hints, reviews and the analysis tell."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def chances_text(*, rounds: bool) -> str:
    """Return of what they are the chances, and against whom; ``rounds``: of the round alone.

    They are fitted to what came in matches between equals (``packaging/fit_odds.py``).
    """
    translate = QCoreApplication.translate
    if rounds:
        return translate(
            "Chances", "Chances are those of winning the round if all players are equally strong."
        )
    return translate("Chances", "Chances are those of winning the match if all players are equally strong.")
