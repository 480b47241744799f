"""Choosing a course of exercises, and the exercise to begin with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from limbotable.ui.ear.rows import RowTeller

_DONE: Final = "✓ "
_TO_DO: Final = "\u2003 "  # as wide as the mark of a lesson done


@dataclass(frozen=True, slots=True)
class Course:
    """A game's tutorial or puzzles, with the user's progress."""

    game: str
    title: str
    lessons: Sequence[tuple[str, str, bool]]  #: name and title of each, and whether it has been done
    progress: str = ""  #: said in place of how many are done

    @property
    def done(self) -> int:
        """The number of lessons done."""
        return sum(done for _, _, done in self.lessons)

    @property
    def next(self) -> int:
        """The index of the lesson to go on with: the first that has not been done, or the very first."""
        left = (number for number, (_, _, done) in enumerate(self.lessons) if not done)
        return next(left, 0)


@dataclass(frozen=True, slots=True)
class Words:
    """The texts about courses."""

    title: str
    lead: str
    parts: str
    progress: str  #: with ``%1`` for the number of parts done, and ``%2`` for the number of all parts


class CoursesDialog(QDialog):
    """Lists courses, and the parts of the chosen one."""

    def __init__(
        self,
        courses: Sequence[Course],
        game: str,
        parent: QWidget | None = None,
        beside: QWidget | None = None,
    ) -> None:
        """``game`` is the game chosen at first; ``beside`` stands beside the lists and tells of a part."""
        super().__init__(parent)
        words = self.words()
        self.setWindowTitle(words.title)
        self.courses = courses  #: those offered, from the top to the bottom
        self._games, self._lessons = QListWidget(), QListWidget()
        self._games.setObjectName("games")
        self._lessons.setObjectName("lessons")
        self._games.setAccessibleName(self.tr("Game"))
        self._lessons.setAccessibleName(words.parts)
        for course in courses:
            progress = words.progress.replace("%1", str(course.done))
            progress = course.progress or progress.replace("%2", str(len(course.lessons)))
            self._games.addItem(f"{course.title}\n{progress}")
        lead = QLabel(words.lead)
        lead.setWordWrap(True)
        columns = QHBoxLayout()
        columns.addWidget(self._games, 4)
        columns.addWidget(self._lessons, 5)
        if beside is not None:
            columns.addWidget(beside, 7)
        buttons = QDialogButtonBox()
        self._start = buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._start.setDefault(True)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        layout = QVBoxLayout(self)
        layout.addWidget(lead)
        layout.addLayout(columns, 1)
        layout.addWidget(buttons)
        for shown in (self._games, self._lessons):
            shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            shown.setSpacing(2)
            RowTeller(shown)
        self._games.setWordWrap(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._lessons.itemActivated.connect(self._take)
        self._games.currentRowChanged.connect(self._list)
        self._lessons.currentRowChanged.connect(self.tell_of)
        games = [course.game for course in courses]
        self._games.setCurrentRow(games.index(game) if game in games else 0)
        self._games.setFocus()
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize()))

    def tell_of(self, row: int) -> None:
        """Show more of a part of the chosen course, by its index; -1 for none."""

    def words(self) -> Words:
        """Return the texts about these courses, in the installed language."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(720, 480)

    def chosen(self) -> tuple[str, int]:
        """Return the chosen game, and the index of the lesson to begin with, from 0."""
        return self.courses[self._games.currentRow()].game, self._lessons.currentRow()

    def _list(self, row: int) -> None:
        course = self.courses[row]
        self._lessons.clear()
        for _, title, done in course.lessons:
            item = QListWidgetItem((_DONE if done else _TO_DO) + title)
            told = self.tr("%1, done") if done else self.tr("%1, not done yet")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told.replace("%1", title))
            self._lessons.addItem(item)
        self._lessons.setCurrentRow(course.next)

    def _take(self, _item: QListWidgetItem) -> None:
        self.accept()
