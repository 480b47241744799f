"""A person's rating at puzzles in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from limbotable.play.glicko import Rating


def rating_text(rating: Rating, tries: int) -> str:
    """Return a rating with its interval; an empty text before any try."""
    if not tries:
        return ""
    said = QCoreApplication.translate("Puzzles", "Your rating: %1 (%2 to %3)")
    for place, value in zip(("%1", "%2", "%3"), (rating.mean, *rating.interval), strict=True):
        said = said.replace(place, str(round(value)))
    return said
