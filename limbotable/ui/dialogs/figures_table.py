"""The table of figures: a row for all performances, and one for each group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from limbotable.core.intervals import CONFIDENCE
from limbotable.play.statistics import Figures
from limbotable.ui.dialogs.heads import write_heads
from limbotable.ui.ear.rows import RowTeller
from limbotable.ui.panels.series import between, mean_cost, number, percent
from limbotable.ui.words.outside import tip

#: The least width of a column of figures, in letters.
_LETTERS: Final = 12
_EQUALS: Final = 5  #: the column of the win rate among equals
#: The text of a cell without a figure.
_NONE: Final = "–"


class FiguresTable(QTableWidget):
    """Shows figures, right-aligned, and the total in bold."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        RowTeller(self)
        self.setAlternatingRowColors(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def fill(self, by: str, total: Figures, groups: Sequence[tuple[str, Figures]]) -> None:
        """Show these figures; ``by`` names the property by which the groups differ."""
        translate = QCoreApplication.translate
        heads = _heads(by)
        rows = [(translate("StatisticsWindow", "Total"), total), *groups]
        self.setColumnCount(len(heads))
        write_heads(self, heads)
        equals = self.horizontalHeaderItem(_EQUALS)
        assert equals is not None
        equals.setToolTip(self.accessibleDescription())
        cost = self.horizontalHeaderItem(len(heads) - 1)
        assert cost is not None
        cost.setToolTip(
            translate("StatisticsWindow", "What a decision cost on average, as your reviews judged it")
        )
        self.setRowCount(len(rows))
        for row, (name, them) in enumerate(rows):
            for column, text in enumerate([name, *_cells(them)]):
                item = QTableWidgetItem(text)
                item.setToolTip(tip(text) if column == 0 else "")
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                if row == 0:
                    item.setFont(_bold(self.font()))
                self.setItem(row, column, item)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(_LETTERS * self.fontMetrics().averageCharWidth())
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def retranslate(self) -> None:
        """Describe the table to screen readers in the user's language."""
        translate = QCoreApplication.translate
        self.setAccessibleName(translate("StatisticsWindow", "Figures"))
        self.setAccessibleDescription(
            translate("StatisticsWindow", "At equal strength: the win rate if all players were equally good.")
        )


def _heads(by: str) -> list[str]:
    translate = QCoreApplication.translate
    sure = percent(CONFIDENCE, 0)
    return [
        by,
        translate("StatisticsWindow", "Matches"),
        translate("StatisticsWindow", "Won"),
        translate("StatisticsWindow", "Win rate"),
        translate("StatisticsWindow", "Range (%1 sure)").replace("%1", sure),
        translate("StatisticsWindow", "At equal strength"),
        translate("StatisticsWindow", "Average score"),
        translate("StatisticsWindow", "Cost (% points)"),
    ]


def _won(them: Figures) -> str:
    """Return the number of wins, and of results where several sides of a match are counted."""
    if not them.results or them.results == them.matches:
        return number(them.wins) if them.results else _NONE
    of = QCoreApplication.translate("StatisticsWindow", "%1 of %2")
    return of.replace("%1", number(them.wins)).replace("%2", QLocale().toString(them.results))


def _cells(them: Figures) -> list[str]:
    """Return the table's cells for some performances, from the second column on."""
    locale = QLocale()
    span = them.interval
    return [
        locale.toString(them.matches),
        _won(them),
        _NONE if them.rate is None else percent(them.rate),
        _NONE if span is None else between(*span),
        _NONE if them.fair is None else percent(them.fair),
        _NONE if them.score is None else locale.toString(them.score, "f", 1),
        _NONE if them.cost is None else mean_cost(them.cost),
    ]


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold
