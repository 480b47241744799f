"""Choosing a puzzle."""

from __future__ import annotations

from limbotable.ui.dialogs.courses import CoursesDialog, Words


class PuzzlesDialog(CoursesDialog):
    """Lists the games, and the puzzles of the chosen one."""

    def words(self) -> Words:
        return Words(
            self.tr("Puzzles"),
            self.tr("Positions from matches, each with one solution. Your match waits until you come back."),
            self.tr("Puzzles"),
            self.tr("%1 of %2 puzzles solved"),
        )
