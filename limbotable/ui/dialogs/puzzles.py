"""Choosing a puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.dialogs.courses import Course, CoursesDialog, Words
from limbotable.ui.table.table_picture import TablePicture

#: Returns the table of a game's puzzle by its index, for a frame, if there is a picture of it.
Position = Callable[[str, int], Callable[[Frame], Tableau] | None]


class PuzzlesDialog(CoursesDialog):
    """Lists the games, and the puzzles of the chosen one, and shows the position of a puzzle."""

    def __init__(
        self, courses: Sequence[Course], game: str, position: Position, picture: TablePicture, parent: QWidget
    ) -> None:
        """``picture`` shows the positions; it becomes a part of the dialog."""
        self._position, self._picture = position, picture
        super().__init__(courses, game, parent, picture)

    def tell_of(self, row: int) -> None:
        game, _ = self.chosen()
        self._picture.show_table(None if row < 0 else self._position(game, row))

    def sizeHint(self) -> QSize:
        return QSize(1060, 520)

    def words(self) -> Words:
        return Words(
            self.tr("Puzzles"),
            self.tr("Positions from matches, each with one solution. Your match waits until you come back."),
            self.tr("Puzzles"),
            self.tr("%1 of %2 puzzles solved"),
        )
