"""Choosing a course of exercises, and the exercise to begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from limbotable.ui.dialogs.buttons import DialogButtons
from limbotable.ui.dialogs.course import Course
from limbotable.ui.dialogs.room import screen_room, with_writing
from limbotable.ui.ear.rows import RowTeller
from limbotable.ui.words.phrase_label import PhraseLabel, PhraseRows

_DONE: Final = "✓ "
_TO_DO: Final = "\u2003 "  # as wide as the mark of a lesson done
#: The index of the part that an item of the list stands for.
_PART: Final = Qt.ItemDataRole.UserRole


class Words(msgspec.Struct, frozen=True):
    """The texts about courses."""

    title: str
    lead: str
    parts: str
    progress: str  #: with ``%1`` for the number of parts done, and ``%2`` for the number of all parts


class _Rows(PhraseRows):
    """Rows as high as their text is in the width of the list; Qt would elide one that just fits."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        self.initStyleOption(option, index)
        shown = self.parent()
        assert isinstance(shown, QListWidget)
        room = shown.viewport().width() - 2 * shown.spacing()
        margin = shown.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, shown) + 1
        area = QRect(0, 0, room - 2 * margin - 2, 10_000)
        height = option.fontMetrics.boundingRect(area, Qt.TextFlag.TextWordWrap, option.text).height()
        return QSize(room, height + 2)


class CoursesDialog(QDialog):
    """Lists courses, and the parts of the chosen one."""

    def __init__(
        self,
        courses: Sequence[Course],
        game: str,
        parent: QWidget | None = None,
        beside: QWidget | None = None,
        above: QWidget | None = None,
    ) -> None:
        """``game`` is the game chosen at first; ``beside`` stands beside the lists and tells of a part.

        ``above`` stands above the list of parts.
        """
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
        lead = PhraseLabel(words.lead)
        lead.setWordWrap(True)
        columns = QHBoxLayout()
        columns.addWidget(self._games, 4)
        middle = QVBoxLayout()
        if above is not None:
            middle.addWidget(above)
        middle.addWidget(self._lessons, 1)
        columns.addLayout(middle, 5)
        if beside is not None:
            columns.addWidget(beside, 7)
        buttons = self.buttons = DialogButtons()
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
            shown.setWordWrap(True)
            shown.setItemDelegate(_Rows(shown))
            shown.setResizeMode(QListWidget.ResizeMode.Adjust)
            RowTeller(shown)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._lessons.itemActivated.connect(self._take)
        self._games.currentRowChanged.connect(self._list)
        self._lessons.currentRowChanged.connect(lambda _row: self.tell_of(self._index()))
        games = [course.game for course in courses]
        self._games.setCurrentRow(games.index(game) if game in games else 0)
        self._games.setFocus()
        self.resize(self.sizeHint().boundedTo(screen_room(self)))

    def tell_of(self, row: int) -> None:
        """Show more of a part of the chosen course, by its index; -1 for none."""

    def listed(self, course: Course) -> None:
        """Follow a course that has just been listed."""

    def words(self) -> Words:
        """Return the texts about these courses, in the installed language."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return with_writing(QSize(720, 480), self)

    def chosen(self) -> tuple[str, int]:
        """Return the chosen game, and the index of the lesson to begin with, from 0."""
        return self.courses[self._games.currentRow()].game, self._index()

    def _index(self) -> int:
        """Return the index of the current part, beside which the list has headings; -1 for none."""
        row = self._lessons.currentRow()
        return -1 if row < 0 else int(self._lessons.item(row).data(_PART))

    def _list(self, row: int) -> None:
        course = self.courses[row]
        self._lessons.clear()
        chapter = ""
        for index, (_, title, done) in enumerate(course.lessons):
            if index in course.chapters:
                chapter = course.chapters[index]
                self._lessons.addItem(_heading(chapter, self._lessons.palette().text()))
            item = QListWidgetItem((_DONE if done else _TO_DO) + title)
            told = self.tr("%1, done") if done else self.tr("%1, not done yet")
            # The keyboard steps over the headings, so each part is told with its chapter.
            told = f"{chapter}: {told}" if chapter else told
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told.replace("%1", title))
            item.setData(_PART, index)
            self._lessons.addItem(item)
            if index == course.next:
                self._lessons.setCurrentItem(item)
        self._lessons.scrollToItem(self._lessons.currentItem(), QListWidget.ScrollHint.PositionAtCenter)
        self.listed(course)

    def _take(self, _item: QListWidgetItem) -> None:
        self.accept()


def _heading(title: str, ink: QBrush) -> QListWidgetItem:
    """Return the heading of a chapter, which cannot be chosen; so it is disabled, and yet not grey."""
    item = QListWidgetItem(title)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    item.setForeground(ink)
    letters = item.font()
    letters.setBold(True)
    item.setFont(letters)
    return item
