"""The page of a person's weaknesses: by theme what was solved and what errors cost, and exercises on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QDate, QLocale, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from limbotable.play.puzzles import theme_name
from limbotable.play.training import Standing, course
from limbotable.play.weaknesses import Weakness, WeaknessPage
from limbotable.ui.art.palette import Palette
from limbotable.ui.dialogs.buttons import DialogButtons
from limbotable.ui.dialogs.heads import write_heads
from limbotable.ui.dialogs.room import screen_room, with_writing
from limbotable.ui.dialogs.statistics_graphs import GraphPage
from limbotable.ui.panels.series import Axis, Series, between, mean_cost, percent
from limbotable.ui.words.phrase_label import PhraseLabel
from limbotable.ui.words.rating_words import rating_text
from limbotable.ui.words.speak import speak, together

#: The text of a cell without a figure.
_NONE: Final = "–"


class WeaknessesDialog(QDialog):
    """Shows the themes of a game, the weakest first, and lets the user choose one to practise."""

    def __init__(
        self,
        games: Sequence[tuple[str, str]],
        game: str,
        page: Callable[[str], WeaknessPage],
        palette: Palette,
        parent: QWidget,
    ) -> None:
        """``games`` are ids with their names; ``page`` returns what to show of one."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Weaknesses"))
        self._page = page
        self._rows: Sequence[Weakness] = ()
        self._games, self._summary, self._table = QComboBox(), PhraseLabel(), QTableWidget()
        self._graph = GraphPage(palette, self)
        for name, one in (("games", self._games), ("summary", self._summary), ("themes", self._table)):
            one.setObjectName(name)
        self._summary.setWordWrap(True)
        self._games.setAccessibleName(self.tr("Game"))
        for id_, title in games:
            self._games.addItem(title, id_)
        self._table.setAccessibleName(self.tr("Themes"))
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setTabKeyNavigation(False)
        self._table.setAlternatingRowColors(True)
        self._table.verticalHeader().hide()
        self._table.horizontalHeader().setHighlightSections(False)
        lead = PhraseLabel(
            self.tr(
                "Your weakest theme is at the top. Matches count after they have been reviewed, puzzles at"
                " the first try."
            )
        )
        lead.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self._games)
        top.addWidget(self._summary, 1)
        buttons = DialogButtons()
        practise = buttons.addButton(self.tr("&Practise"), QDialogButtonBox.ButtonRole.AcceptRole)
        practise.setObjectName("practise")
        practise.setDefault(True)
        buttons.addButton(QDialogButtonBox.StandardButton.Close)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(lead)
        layout.addWidget(self._table, 3)
        layout.addWidget(self._graph, 2)
        layout.addWidget(buttons)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._table.itemActivated.connect(lambda _: self.accept())
        self._games.currentIndexChanged.connect(self._show)
        ids = [id_ for id_, _ in games]
        self._games.setCurrentIndex(ids.index(game) if game in ids else 0)
        self._show()
        self._table.setFocus()
        self.resize(self.sizeHint().boundedTo(screen_room(self)))

    def sizeHint(self) -> QSize:
        return with_writing(QSize(900, 540), self)

    def chosen(self) -> tuple[str, str]:
        """Return the chosen game and theme, by their ids."""
        return self._games.currentData(), self._rows[max(0, self._table.currentRow())].theme

    # --- showing --------------------------------------------------------------------------------------
    def _show(self) -> None:
        page = self._page(self._games.currentData())
        self._rows = page.rows
        self._summary.setText(rating_text(page.rating, len(page.tries)))
        cost = self.tr("Cost (% points)")
        heads = [
            self.tr("Theme"),
            self.tr("Puzzles solved"),
            self.tr("Share"),
            self.tr("Errors in matches"),
            cost,
            self.tr("Puzzles left"),
        ]
        self._table.setColumnCount(len(heads))
        write_heads(self._table, heads)
        head = self._table.horizontalHeaderItem(heads.index(cost))
        assert head is not None
        head.setToolTip(self.tr("What a decision cost on average, as your reviews judged it"))
        self._table.setRowCount(len(page.rows))
        for row, one in enumerate(page.rows):
            name = [theme_name(page.game, one.theme), *one.errors.counted(page.game.id)]
            for column, text in enumerate([together("joined", map(speak, name)), *self._cells(one)]):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self._table.setItem(row, column, item)
        header = self._table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._table.selectRow(0)
        self._draw(course(page.tries))

    def _cells(self, one: Weakness) -> list[str]:
        """Return the cells of a theme, from the second column on."""
        locale, record, errors = QLocale(), one.record, one.errors
        of = self.tr("%1 of %2")
        solved, share, interval = _NONE, _NONE, record.interval
        if record.share is not None and interval is not None:
            solved = of.replace("%1", locale.toString(record.solved))
            solved = solved.replace("%2", locale.toString(record.tries))
            share = together("joined.bracket", (percent(record.share, 0), between(*interval, 0)))
        costly = of.replace("%1", locale.toString(errors.costly))
        costly = costly.replace("%2", locale.toString(errors.decisions))
        return [
            solved,
            share,
            costly if errors.decisions else _NONE,
            _NONE if errors.mean is None else mean_cost(errors.mean),
            locale.toString(one.left),
        ]

    def _draw(self, shown: Sequence[Standing]) -> None:
        """Draw the rating day by day, with its interval."""

        def say(place: float) -> str:
            if not place.is_integer() or not 0 <= place < len(shown):
                return ""
            day = shown[int(place)].day
            return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)

        label = self.tr("Puzzle rating")
        points = tuple((float(n), one.rating.mean) for n, one in enumerate(shown))
        spans = tuple(one.rating.interval for one in shown)
        low = min((span[0] for span in spans), default=0.0)
        high = max((span[1] for span in spans), default=1.0)
        self._graph.plot.show_series(
            [Series(label, points, spans=spans)],
            Axis(self.tr("Days with puzzles"), say=say),
            Axis(label, (low, high), say=lambda value: str(round(value))),
        )
        self._graph.plot.describe(label, self._summary.text())
        self._graph.excuse("" if shown else self.tr("No puzzle has been tried yet."))
