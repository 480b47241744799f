"""Two matches with a common beginning, side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import partial
from typing import Any, Final

import msgspec
from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QGuiApplication, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSlider,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.room import with_writing
from limbotable.ui.ear.heard_as import HeardAs
from limbotable.ui.ear.rows import RowTeller
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.table_picture import TablePicture
from limbotable.ui.words.match_words import scores_text
from limbotable.ui.words.outside import tip
from limbotable.ui.words.phrase_label import PhraseLabel, PhraseRows
from limbotable.ui.words.speak import together

_Index = QModelIndex | QPersistentModelIndex
_PICTURE: Final = QSize(480, 300)
_MARK: Final = "≠"  #: marks the line where the matches part


class Side(msgspec.Struct, frozen=True):
    """One of the two matches, as its viewer may see it."""

    name: str
    state: Callable[[], str]  #: its state now, in words
    told: Sequence[Sequence[Phrase]]  #: the log's phrases for each line
    tableau: Callable[[int, Frame], Tableau]  #: the tableau after so many lines
    scores: Callable[[int], tuple[int, ...]]  #: the score of each seat after so many lines

    def ply(self, step: int) -> int:
        """Return the number of lines at ``step``: at most as many as the match has."""
        return min(step, len(self.told))


class LogsModel(QAbstractTableModel):
    """Two logs beside each other: a row for each line of the record that either log mentions."""

    def __init__(
        self, sides: tuple[Side, Side], common: int, speak: Callable[[Phrase], str], parent: QObject
    ) -> None:
        """``common`` is the number of lines that the matches have in common."""
        super().__init__(parent)
        self._sides = sides
        self._common = common
        self._speak = speak
        longest = max(len(side.told) for side in sides)
        self.plies = [ply for ply in range(longest) if any(map(self._said, sides, (ply, ply)))]
        self.parting = next((row for row, ply in enumerate(self.plies) if ply >= common), -1)

    def row_of(self, step: int) -> int:
        """Return the row of the last logged line among the first ``step`` lines, or -1."""
        return sum(ply < step for ply in self.plies) - 1

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self.layoutAboutToBeChanged.emit()
        self.layoutChanged.emit()

    def _said(self, side: Side, ply: int) -> Sequence[Phrase]:
        return side.told[ply] if ply < len(side.told) else ()

    # --- Qt's model - ---------------------------------------------------------------------------------
    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.plies)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._sides)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal:
            return self._sides[section].name if role == Qt.ItemDataRole.DisplayRole else None
        ply = self.plies[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{_MARK} {ply + 1}" if section == self.parting else str(ply + 1)
        if role == Qt.ItemDataRole.ToolTipRole and section == self.parting:
            return self.tr("From here on the matches differ.")
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = index.row()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            said = self._said(self._sides[index.column()], self.plies[row])
            text = "\n".join(self._speak(one) for one in said)
            return text if role == Qt.ItemDataRole.DisplayRole else tip(text)
        if role == Qt.ItemDataRole.AccessibleTextRole and row == self.parting:
            said = self._said(self._sides[index.column()], self.plies[row])
            differ = self.tr("From here on the matches differ.")
            return together("sentences", (differ, *map(self._speak, said)))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        if role == Qt.ItemDataRole.FontRole and row == self.parting:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and self.plies[row] < self._common:
            return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        return None


class CompareCommand(IntEnum):
    """The commands of the buttons below the tables."""

    PARTING = 0
    BACK = 1
    FORWARD = 2
    END = 3


class CompareWindow(QWidget):
    """Shows two matches at the same number of lines, at first where they part, and both logs."""

    def __init__(
        self,
        sides: tuple[Side, Side],
        common: int,
        speak: Callable[[Phrase], str],
        art: Callable[[], ArtRenderer],
        clock: Clock,
        parent: QWidget,
    ) -> None:
        """``common`` is the number of lines that the matches have in common."""
        super().__init__(parent, Qt.WindowType.Window)
        self.heard_as = HeardAs(QAccessible.Role.Window)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        self.sides = sides  #: the two matches, from left to right
        self._common = common
        self._pictures = [TablePicture(art, clock, _PICTURE, self) for _ in sides]
        self._titles = [PhraseLabel(parent=self) for _ in sides]
        self._stands = [QLabel(self) for _ in sides]
        self._slider = QSlider(Qt.Orientation.Horizontal, self)
        self._where = QLabel(self)
        self._buttons = {step: QPushButton(self) for step in CompareCommand}
        self.logs = LogsModel(sides, common, speak, self)
        self._log = QTableView(self)
        RowTeller(self._log)
        self._lay_out()
        self._retranslate()
        self._connect()
        self.turn_to(common)
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return with_writing(QSize(1000, 720), self)

    def _lay_out(self) -> None:
        tables = QGridLayout()
        for column, (title, picture, stands) in enumerate(
            zip(self._titles, self._pictures, self._stands, strict=True)
        ):
            title.setObjectName("title")
            stands.setObjectName("stands")
            title.setWordWrap(True)
            title.setTextFormat(Qt.TextFormat.PlainText)
            stands.setTextFormat(Qt.TextFormat.PlainText)
            tables.addWidget(title, 0, column)
            tables.addWidget(picture, 1, column)
            tables.addWidget(stands, 2, column)
            tables.setColumnStretch(column, 1)
        tables.setRowStretch(1, 1)
        stepping = QHBoxLayout()
        stepping.addWidget(self._buttons[CompareCommand.PARTING])
        stepping.addWidget(self._buttons[CompareCommand.BACK])
        stepping.addWidget(self._slider, 1)
        stepping.addWidget(self._where)
        stepping.addWidget(self._buttons[CompareCommand.FORWARD])
        stepping.addWidget(self._buttons[CompareCommand.END])
        self._slider.setRange(0, max(len(side.told) for side in self.sides))
        self._slider.setPageStep(5)
        self._log.setModel(self.logs)
        self._log.setWordWrap(True)
        self._log.setItemDelegate(PhraseRows(self._log))
        self._log.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self._log.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self._log.setTabKeyNavigation(False)
        self._log.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self._log.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        # The height of a row depends on the width of its columns, which the table does not follow; and a
        # scroll bar that appears makes the columns narrower.
        self._log.horizontalHeader().sectionResized.connect(
            self._fit_rows, Qt.ConnectionType.QueuedConnection
        )
        layout = QVBoxLayout(self)
        layout.addLayout(tables, 3)
        layout.addLayout(stepping)
        layout.addWidget(self._log, 2)

    def _connect(self) -> None:
        self._slider.valueChanged.connect(self._show)
        self._log.selectionModel().currentRowChanged.connect(self._go_to_row)
        for step, target in {
            CompareCommand.PARTING: lambda: self._common,
            CompareCommand.BACK: lambda: self.step - 1,
            CompareCommand.FORWARD: lambda: self.step + 1,
            CompareCommand.END: self._slider.maximum,
        }.items():
            self._buttons[step].setObjectName(step.name.lower())
            self._buttons[step].clicked.connect(lambda _on, target=target: self.turn_to(target()))

    def _fit_rows(self) -> None:
        self._log.resizeRowsToContents()
        self._scroll()

    # --- the step -------------------------------------------------------------------------------------
    @property
    def step(self) -> int:
        """The number of lines after which both tables are shown; a shorter match stays at its end."""
        return self._slider.value()

    def turn_to(self, step: int) -> None:
        """Show both tables after ``step`` lines."""
        self._slider.setValue(step)
        self._show()

    def _go_to_row(self, index: QModelIndex) -> None:
        if index.isValid() and self.logs.row_of(self.step) != index.row():
            self.turn_to(self.logs.plies[index.row()] + 1)

    def _show(self) -> None:
        step = self.step
        for side, picture, stands in zip(self.sides, self._pictures, self._stands, strict=True):
            ply = side.ply(step)
            picture.show_table(partial(side.tableau, ply))
            line = self.tr("After line %1: %2").replace("%1", str(ply))
            stands.setText(line.replace("%2", scores_text(side.scores(ply))))
            picture.setAccessibleDescription(stands.text())
        self._where.setText(f"{step} / {self._slider.maximum()}")
        self._buttons[CompareCommand.PARTING].setEnabled(step != self._common)
        self._buttons[CompareCommand.BACK].setEnabled(step > 0)
        self._buttons[CompareCommand.FORWARD].setEnabled(step < self._slider.maximum())
        self._buttons[CompareCommand.END].setEnabled(step < self._slider.maximum())
        row = self.logs.row_of(step)
        if row < 0:
            self._log.clearSelection()
        else:
            self._log.selectRow(row)
        self._scroll()

    def _scroll(self) -> None:
        """Scroll to the last line shown, and the one after it."""
        row = self.logs.row_of(self.step)
        for one in (min(row + 1, self.logs.rowCount() - 1), max(row, 0)):
            self._log.scrollTo(self.logs.index(one, 0))

    # --- Qt's events ----------------------------------------------------------------------------------
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Side by side"))
        self._buttons[CompareCommand.PARTING].setText(self.tr("First &difference"))
        self._buttons[CompareCommand.BACK].setText(self.tr("&Back"))
        self._buttons[CompareCommand.FORWARD].setText(self.tr("&Forward"))
        self._buttons[CompareCommand.END].setText(self.tr("&End"))
        self._slider.setAccessibleName(self.tr("Line"))
        self._log.setAccessibleName(self.tr("What happened in both matches"))
        for side, title, picture in zip(self.sides, self._titles, self._pictures, strict=True):
            title.setText(f"{side.name}\n{side.state()}")
            picture.setAccessibleName(self.tr("The table of %1").replace("%1", side.name))
        self.logs.retranslate()
