"""The window with the statistics of people's performances: figures and graphs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAction, QCloseEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from limbotable.core.game import AnyGame
from limbotable.play.day import Days
from limbotable.play.statistics import Figures, Grouping, Performance, figures, grouped
from limbotable.ui.art.palette import Palette
from limbotable.ui.dialogs.figures_table import FiguresTable
from limbotable.ui.dialogs.flowing_row import FlowingRow
from limbotable.ui.dialogs.performance_fields import PerformanceFields
from limbotable.ui.dialogs.performance_names import group_text, local
from limbotable.ui.dialogs.room import with_writing
from limbotable.ui.dialogs.statistics_graphs import StatisticsGraphs, sentence_label
from limbotable.ui.dialogs.summary import Summary
from limbotable.ui.ear.heard_as import HeardAs
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.phrase_label import PhraseLabel


class StatisticsWindow(QWidget):
    """Shows the performances that the user chooses, by groups and one after the other."""

    reset_wanted = Signal(list)  #: the ids of the games whose matches no longer count
    undo_wanted = Signal()  #: undo the last reset
    export_wanted = Signal(list)  #: performances to write into a file
    weaknesses_wanted = Signal(str)  #: exercises on the weaknesses in a game; an empty text: in any
    closed = Signal()

    def __init__(self, games: Sequence[AnyGame], palette: Palette, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.heard_as = HeardAs(QAccessible.Role.Window)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        self._all = list(games)
        self._found: list[Performance] = []
        self._since: Mapping[str, datetime] = {}
        self._days = Days(0, 0, 0)
        self._news = ""
        self._trouble = ""
        self._stale = False  # whether something is to be shown that was not drawn while the window was hidden
        self._fields = PerformanceFields(games, self)
        self._summary = Summary(self)
        self._table = FiguresTable(self)
        self.graphs = StatisticsGraphs(palette, self)
        self._empty = sentence_label(self)
        self._body = QStackedWidget(self)
        self._note = PhraseLabel(parent=self)
        self._reset = QPushButton(self)
        self._undo = QPushButton(self)
        self._weaknesses = QPushButton(self)
        self._export = QPushButton(self)
        self._close = QPushButton(self)
        self._lay_out()
        self._fields.changed.connect(self._show)
        self._undo.clicked.connect(self.undo_wanted)
        self._export.clicked.connect(lambda: self.export_wanted.emit(self._fields.chosen()))
        self._weaknesses.clicked.connect(lambda: self.weaknesses_wanted.emit(self._fields.game or ""))
        self._close.clicked.connect(self.close)
        self._retranslate()
        self.resize(self.sizeHint())

    # --- building -------------------------------------------------------------------------------------
    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.addWidget(self._fields)
        shown = QWidget(self)
        inside = QVBoxLayout(shown)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._summary)
        inside.addWidget(self._table, 2)
        inside.addWidget(self.graphs, 3)
        self._body.addWidget(shown)
        self._body.addWidget(self._empty)
        layout.addWidget(self._body, 1)
        self._note.setWordWrap(True)
        layout.addWidget(self._note)
        layout.addLayout(self._buttons())

    def _buttons(self) -> FlowingRow:
        row = FlowingRow()
        menu = QMenu(self)
        for game in [*self._all, None]:
            action = QAction(menu)
            ids = [one.id for one in self._all] if game is None else [game.id]
            action.triggered.connect(lambda _checked, ids=ids: self.reset_wanted.emit(ids))
            menu.addAction(action)
        self._reset.setMenu(menu)
        self._undo.setObjectName("undo")
        self._export.setObjectName("export")
        self._undo.hide()
        for button in (self._reset, self._undo):
            row.addWidget(button)
        row.stretch(QWidget(self))  # between the two groups, where there is room
        self._weaknesses.setObjectName("weaknesses")
        for button in (self._weaknesses, self._export, self._close):
            button.setAutoDefault(False)
            row.addWidget(button)
        return row

    def sizeHint(self) -> QSize:
        return with_writing(QSize(960, 700), self)

    # --- the content ----------------------------------------------------------------------------------
    def show_performances(self, found: Sequence[Performance], since: Mapping[str, datetime]) -> None:
        """Show performances, oldest first, and since when each game counts; the user's choices stay."""
        self._found, self._since, self._trouble = list(found), since, ""
        self._fields.show_performances(found)

    def show_days(self, days: Days) -> None:
        """Show how the tables of all days went, whatever is chosen."""
        self._days = days
        self._summary.tell_days(days)

    def show_trouble(self, why: str) -> None:
        """Show the reason why there are no performances."""
        self.show_performances((), {})
        self._trouble = why
        self._show()

    def choose_game(self, game: str | None) -> None:
        """Choose one game, or all with None; all where nobody has finished a match of the game."""
        self._fields.choose_game(game)

    def offer_undo(self, can: bool) -> None:
        """Show or hide the command that undoes a reset."""
        self._undo.setVisible(can)

    def tell(self, news: str) -> None:
        """Show news below the figures; an empty text removes them."""
        self._news = news
        self._tell()

    def wear(self, palette: Palette) -> None:
        """Use the colours of a cloth."""
        self.graphs.wear(palette)

    @property
    def excuse(self) -> str:
        """The reason why there are no figures; an empty text while there are some."""
        return self._empty.text() if self._body.currentWidget() is self._empty else ""

    @property
    def note(self) -> str:
        """The text below the figures."""
        return self._note.text()

    # --- showing --------------------------------------------------------------------------------------
    def _show(self) -> None:
        """Show what is chosen; while the window is hidden, as soon as it is shown."""
        self._stale = not self.isVisible()
        if self._stale:
            return
        chosen = self._fields.chosen()
        if self._trouble:
            self._empty.setText(self._trouble)
        elif not self._found:
            self._empty.setText(
                self.tr("Nothing to count yet. Play a match to its end, and you will find it here.")
            )
        else:
            self._empty.setText(self.tr("No finished match fits the choices above."))
        self._body.setCurrentIndex(int(not chosen))
        self._export.setEnabled(bool(chosen))
        self._summary.tell(chosen)
        by = self._fields.grouping_text
        groups = self._groups(chosen)
        self._table.fill(by, figures(chosen), groups)
        self.graphs.draw(by, groups, [one for one in chosen if not one.known])
        self._tell()

    def _groups(self, chosen: Sequence[Performance]) -> list[tuple[str, Figures]]:
        """Return the groups with their names, the largest first; seats in their order."""
        by = self._fields.grouping
        groups = list(grouped(chosen, by).items())
        if by is Grouping.SEAT:
            groups.sort(key=lambda one: str(one[0]))
        else:
            groups.sort(key=lambda one: -len(one[1]))
        several = self._fields.game is None
        return [(group_text(by, them[0], with_game=several), figures(them)) for _, them in groups]

    def _tell(self) -> None:
        """Show the news and the remarks about the figures."""
        self._note.setText("\n".join(line for line in [self._news, *self._remarks()] if line))
        self._note.setVisible(bool(self._note.text()))

    def _remarks(self) -> Iterator[str]:
        known = figures(self._fields.chosen()).known
        if known:
            yield self.tr("%n match(es) not counted: the cards were known beforehand.", "", known)
        resets: dict[datetime, list[str]] = {}
        for game in self._all:
            if game.id in self._since and self._fields.game in (None, game.id):
                resets.setdefault(self._since[game.id], []).append(game_text(game.id))
        for since, games in resets.items():
            when = QLocale().toString(local(since), QLocale.FormatType.ShortFormat)
            said = self.tr("Counted since %2: %1.").replace("%2", when)
            yield said.replace("%1", QLocale().createSeparatedList(games))

    # --- words and events -----------------------------------------------------------------------------
    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self._summary.tell(self._fields.chosen())
        self._summary.tell_days(self._days)
        self._reset.setText(self.tr("Rese&t the statistics"))
        for action, game in zip(self._reset.menu().actions(), [*self._all, None], strict=True):
            action.setText(self.tr("All games") if game is None else game_text(game.id))
        self._undo.setText(self.tr("&Undo the reset"))
        self._weaknesses.setText(self.tr("Practise wea&knesses…"))
        self._export.setText(self.tr("Save as &CSV…"))
        self._close.setText(self.tr("C&lose"))
        self._table.retranslate()
        self.graphs.retranslate()
        self._fields.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._show()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)
