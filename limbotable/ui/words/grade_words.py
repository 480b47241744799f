"""Grades of play by their names: those of the cast, and one beyond its strongest."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from limbotable.core.game import AnyGame
from limbotable.games.grades import grade_of
from limbotable.ui.words.cast import rank_of, strength_text


def grade_text(game: AnyGame, cost: float) -> str:
    """Return the name of the grade of a mean cost of an unforced decision; empty for an unmeasured game."""
    grade = grade_of(game.id, cost)
    if grade is None:
        return ""
    if grade >= len(game.levels):
        return QCoreApplication.translate("Grades", "world class")
    return strength_text(rank_of(game, game.levels[grade].name))
