"""A person's rating at puzzles in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from limbotable.play.glicko import Rating
from limbotable.play.puzzles import LIMITS


def rating_text(rating: Rating, tries: int) -> str:
    """Return a rating with its interval and what it is made of; an empty text before any try."""
    if not tries:
        return ""
    translate = QCoreApplication.translate
    said = translate(
        "Puzzles",
        "Your puzzle rating: %1, very likely between %2 and %3. Easy puzzles are rated below %4, hard ones %5"
        " or more. The first try at each puzzle counts; one with a hint counts as not solved.",
    )
    values = rating.mean, *rating.interval
    for place, value in enumerate((*values, *LIMITS), start=1):
        said = said.replace(f"%{place}", str(round(value)))
    return said


def short_rating(rating: Rating, tries: int) -> str:
    """Return the rating alone; an empty text before any try."""
    said = QCoreApplication.translate("Puzzles", "Your puzzle rating: %1.")
    return said.replace("%1", str(round(rating.mean))) if tries else ""
