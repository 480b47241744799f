"""Choosing a puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.dialogs.course import Course
from limbotable.ui.dialogs.courses import CoursesDialog, Words
from limbotable.ui.dialogs.room import with_writing
from limbotable.ui.panels.named_box import NamedBox
from limbotable.ui.table.table_picture import TablePicture
from limbotable.ui.words.phrase_label import PhraseLabel

#: Returns the table of a game's puzzle by its index, for a frame, if there is a picture of it.
Position = Callable[[str, int], Callable[[Frame], Tableau] | None]
#: The result of the dialog where the user would rather see the weaknesses.
WEAKNESSES: Final = 2
#: The number of puzzles that are offered as suitable.
_SUITED: Final = 20


class PuzzlesDialog(CoursesDialog):
    """Lists the games, and the puzzles of the chosen one by themes, and shows the position of a puzzle."""

    def __init__(
        self, courses: Sequence[Course], game: str, position: Position, picture: TablePicture, parent: QWidget
    ) -> None:
        """``picture`` shows the positions; it becomes a part of the dialog."""
        self._position, self._picture = position, picture
        above = QWidget()
        self._themes, self._summary = NamedBox(), PhraseLabel()
        super().__init__(courses, game, parent, picture, above)
        self._themes.setObjectName("themes")
        self._themes.setAccessibleName(self.tr("Theme"))
        self._summary.setObjectName("summary")
        self._summary.setWordWrap(True)
        inside = QVBoxLayout(above)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._summary)
        inside.addWidget(self._themes)
        self.setTabOrder(self._games, self._themes)
        self.setTabOrder(self._themes, self._lessons)
        weak = self.buttons.addButton(
            self.tr("Practise &weaknesses…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        weak.setObjectName("weaknesses")
        weak.setToolTip(self.tr("By theme, what you solved and what your errors in matches cost"))
        weak.setAutoDefault(False)
        weak.clicked.connect(lambda: self.done(WEAKNESSES))
        self._themes.currentIndexChanged.connect(self._filter)

    def tell_of(self, row: int) -> None:
        game, _ = self.chosen()
        self._picture.show_table(None if row < 0 else self._position(game, row))

    def listed(self, course: Course) -> None:
        """Offer the themes of a course, and show its summary."""
        self._summary.setText(course.summary)
        self._summary.setVisible(bool(course.summary))
        self._themes.blockSignals(True)
        self._themes.clear()
        self._themes.addItem(self.tr("All themes"), list(range(len(course.lessons))))
        if course.suited:
            self._themes.addItem(self.tr("For you"), sorted(course.suited[:_SUITED]))
        for theme in dict.fromkeys(course.themes):
            rows = [row for row, one in enumerate(course.themes) if one == theme]
            name = self.tr("%1 (%2)").replace("%2", str(len(rows))).replace("%1", theme)
            self._themes.addItem(name, rows)
        self._themes.setVisible(bool(course.themes))
        self._themes.blockSignals(False)

    def run(self) -> list[int]:
        """Return the indices of the puzzles that are listed, in order."""
        return [row for row in range(self._lessons.count()) if not self._lessons.item(row).isHidden()]

    def _filter(self, index: int) -> None:
        """List the puzzles of the chosen theme, and go to the most suitable one."""
        rows = set(self._themes.itemData(index))
        for row in range(self._lessons.count()):
            self._lessons.item(row).setHidden(row not in rows)
        suited = self.courses[self._games.currentRow()].suited
        row = next((one for one in suited if one in rows), min(rows, default=-1))
        self._lessons.setCurrentRow(row)
        self._lessons.scrollToItem(self._lessons.currentItem())

    def sizeHint(self) -> QSize:
        return with_writing(QSize(1060, 520), self)

    def words(self) -> Words:
        return Words(
            self.tr("Puzzles"),
            self.tr("Positions from matches, each with one solution. Your match waits until you come back."),
            self.tr("Puzzles"),
            self.tr("%1 of %2 puzzles solved"),
        )
