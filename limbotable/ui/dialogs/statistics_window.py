"""The window that shows how people have done: figures, graphs, and what they are of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from textwrap import wrap
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QFont, QFontMetrics, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from limbotable.core.game import AnyGame
from limbotable.play.referee import PERSON
from limbotable.play.statistics import (
    CONFIDENCE,
    Figures,
    Group,
    Grouping,
    Performance,
    PerformanceFilter,
    Variant,
    figures,
    grouped,
    running_means,
)
from limbotable.ui.art.palette import Palette
from limbotable.ui.panels.plots import Axis, Plot, Series, number, percent
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.option_words import option_text, variant_text
from limbotable.ui.words.outside import shown, tip

T = TypeVar("T")

#: So many matches a running mean is of: enough to smooth a deal's luck, few enough to show a change.
_WINDOW: Final = 10
#: The periods that can be chosen, in days.
_PERIODS: Final = (7, 30, 365)
#: So many groups a graph shows; the table has all of them.
_MOST: Final = 8
#: So much of the window's width there is for names below it, and so many lines.
_BELOW: Final = 0.82
_LINES: Final = 3
#: So many letters a column of figures has room for at least.
_LETTERS: Final = 12
#: What stands where there is no figure.
_NONE: Final = "–"


class _Choice(QComboBox, Generic[T]):
    """Offers values by their names; what was chosen stays chosen as long as it is offered."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._values: list[T | None] = []
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def offer(self, named: Sequence[tuple[T | None, str]]) -> None:
        """Offer these; the first is chosen where the old choice is gone."""
        before = self.chosen()
        self._values = [value for value, _ in named]
        self.clear()
        self.addItems([name for _, name in named])
        self.choose(before)
        self.setEnabled(len(named) > 1)

    def choose(self, value: object) -> None:
        """Choose a value, or the first where it is not offered."""
        self.setCurrentIndex(self._values.index(value) if value in self._values else 0)

    def chosen(self) -> T | None:
        """Return the value that is chosen; None while nothing is offered yet."""
        return self._values[max(0, self.currentIndex())] if self._values else None


class _Page(QStackedWidget):
    """A graph, or a sentence that says why there is none."""

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.plot = Plot(palette, self)
        self._why = _sentence(self)
        self.addWidget(self.plot)
        self.addWidget(self._why)

    def excuse(self, why: str) -> None:
        """Say why there is no graph; an empty text shows it."""
        self._why.setText(why)
        self.setCurrentIndex(int(bool(why)))


def _sentence(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(True)
    label.setMargin(24)
    return label


class StatisticsWindow(QWidget):
    """Shows the performances that the user chooses, group by group and one after the other."""

    reset_wanted = Signal(list)  #: the ids of the games whose matches shall not count any more
    undo_wanted = Signal()  #: the last reset shall be undone
    export_wanted = Signal(list)  #: these performances shall be written into a file
    closed = Signal()

    def __init__(self, games: Sequence[AnyGame], palette: Palette, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        self._all = list(games)
        self._found: list[Performance] = []
        self._since: Mapping[str, datetime] = {}
        self._news = ""
        self._trouble = ""
        self._games = _Choice[str](self)
        self._people = _Choice[str](self)
        self._opponents = _Choice[tuple[str, ...]](self)
        self._variants = _Choice[Variant](self)
        self._seats = _Choice[int](self)
        self._periods = _Choice[int](self)
        self._rows = _Choice[Grouping](self)
        self._casual = QCheckBox(self)
        self._casual.setChecked(True)
        self._labels = [QLabel(self) for _ in range(7)]
        self._table = QTableWidget(self)
        self._pages = {name: _Page(palette, self) for name in ("rates", "scores", "costs")}
        self._tabs = QTabWidget(self)
        self._empty = _sentence(self)
        self._body = QStackedWidget(self)
        self._note = QLabel(self)
        self._reset = QPushButton(self)
        self._undo = QPushButton(self)
        self._export = QPushButton(self)
        self._close = QPushButton(self)
        self._lay_out()
        self._connect()
        self._retranslate()
        self.resize(self.sizeHint())

    # --- building -------------------------------------------------------------------------------------
    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.addLayout(self._filters())
        shown = QWidget(self)
        inside = QVBoxLayout(shown)
        inside.setContentsMargins(0, 0, 0, 0)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setTabKeyNavigation(False)
        self._table.setAlternatingRowColors(True)
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        inside.addWidget(self._table, 2)
        for page in self._pages.values():
            self._tabs.addTab(page, "")
        inside.addWidget(self._tabs, 3)
        self._body.addWidget(shown)
        self._body.addWidget(self._empty)
        layout.addWidget(self._body, 1)
        self._note.setWordWrap(True)
        layout.addWidget(self._note)
        layout.addLayout(self._buttons())

    def _filters(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        fields: list[QComboBox] = [self._games, self._people, self._opponents]
        fields += [self._variants, self._seats, self._periods, self._rows]
        for place, (label, field) in enumerate(zip(self._labels, fields, strict=True)):
            row, column = divmod(place, 3)
            label.setBuddy(field)
            grid.addWidget(label, row, 2 * column)
            grid.addWidget(field, row, 2 * column + 1)
        grid.addWidget(self._casual, 2, 2, 1, 4)
        for column in (1, 3, 5):
            grid.setColumnStretch(column, 1)
        return grid

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        menu = QMenu(self)
        for game in [*self._all, None]:
            action = QAction(menu)
            ids = [one.id for one in self._all] if game is None else [game.id]
            action.triggered.connect(lambda _checked, ids=ids: self.reset_wanted.emit(ids))
            menu.addAction(action)
        self._reset.setMenu(menu)
        self._undo.hide()
        for button in (self._reset, self._undo):
            row.addWidget(button)
        row.addStretch()
        for button in (self._export, self._close):
            button.setAutoDefault(False)
            row.addWidget(button)
        return row

    def _connect(self) -> None:
        self._games.activated.connect(self._offer)
        for field in (self._people, self._opponents, self._variants, self._seats, self._periods, self._rows):
            field.activated.connect(self._show)
        self._casual.toggled.connect(self._show)
        self._undo.clicked.connect(self.undo_wanted)
        self._export.clicked.connect(lambda: self.export_wanted.emit(self._chosen()))
        self._close.clicked.connect(self.close)

    def sizeHint(self) -> QSize:
        return QSize(960, 700)

    # --- what it is given -----------------------------------------------------------------------------
    def show_performances(self, found: Sequence[Performance], since: Mapping[str, datetime]) -> None:
        """Show these, oldest first, and since when matches count; what the user has chosen stays chosen."""
        self._found, self._since, self._trouble = list(found), since, ""
        self._offer()

    def show_trouble(self, why: str) -> None:
        """Say why there is nothing to show."""
        self.show_performances((), {})
        self._trouble = why
        self._show()

    def choose_game(self, game: str | None) -> None:
        """Look at one game only, or at all; at all where nobody has finished a match of it."""
        self._games.choose(game)
        self._offer()

    def offer_undo(self, can: bool) -> None:
        """Offer to undo a reset, or don't."""
        self._undo.setVisible(can)

    def tell(self, news: str) -> None:
        """Say below the figures what was done; an empty text takes it back."""
        self._news = news
        self._tell()

    def wear(self, palette: Palette) -> None:
        """Look like this cloth's windows."""
        for page in self._pages.values():
            page.plot.wear(palette)

    # --- choosing -------------------------------------------------------------------------------------
    def _offer(self) -> None:
        """Offer what there is in the matches of the chosen game."""
        # The chosen game too: when it begins to be counted anew, the user stays where it was.
        played = {*(one.match.game.id for one in self._found), self._games.chosen()}
        games = [(one.id, game_text(one.id)) for one in self._all if one.id in played]
        self._games.offer([(None, self.tr("All games")), *games])
        found = PerformanceFilter(game=self._games.chosen()).of(self._found)
        people = dict.fromkeys(sorted({one.person for one in found}, key=str.casefold))
        self._people.offer([(None, self.tr("Everybody")), *((one, shown(one)) for one in people)])
        opponents = {one.opponents: opponents_text(one.opponents) for one in found}
        self._opponents.offer([(None, self.tr("All")), *_sorted(opponents)])
        variants: dict[Variant, str] = {}
        if self._games.chosen() is not None:
            variants = {one.match.variant: variant_text(one.match.game, one.match.options) for one in found}
        self._variants.offer([(None, self.tr("All")), *_sorted(variants)])
        seats = sorted({one.seat for one in found})
        self._seats.offer([(None, self.tr("All")), *((seat, self._seat(seat)) for seat in seats)])
        self._show()

    def _chosen(self) -> list[Performance]:
        days = self._periods.chosen()
        return PerformanceFilter(
            game=self._games.chosen(),
            person=self._people.chosen(),
            opponents=self._opponents.chosen(),
            variant=self._variants.chosen(),
            seat=self._seats.chosen(),
            since=None if days is None else datetime.now(UTC) - timedelta(days=days),
            casual=self._casual.isChecked(),
        ).of(self._found)

    # --- showing --------------------------------------------------------------------------------------
    def _show(self) -> None:
        chosen = self._chosen()
        if self._trouble:
            self._empty.setText(self._trouble)
        elif not self._found:
            self._empty.setText(
                self.tr("Nothing to count yet. Play a match to its end, and you will find it here.")
            )
        else:
            self._empty.setText(self.tr("No finished match fits what is chosen above."))
        self._body.setCurrentIndex(int(not chosen))
        self._export.setEnabled(bool(chosen))
        by = self._rows.chosen() or Grouping.OPPONENTS
        groups = [(self._name(by, group), figures(them)) for group, them in self._groups(chosen, by)]
        self._fill(figures(chosen), groups)
        counted = [one for one in chosen if not one.known]
        self._draw_rates(groups)
        self._draw_scores(counted)
        self._draw_costs(counted)
        self._tell()

    def _groups(self, chosen: Sequence[Performance], by: Grouping) -> list[tuple[Group, list[Performance]]]:
        """Return the groups with their performances, those with the most first; seats in their order."""
        groups = list(grouped(chosen, by).items())
        if by is Grouping.SEAT:
            return sorted(groups, key=lambda one: str(one[0]))
        return sorted(groups, key=lambda one: -len(one[1]))

    def _fill(self, total: Figures, groups: Sequence[tuple[str, Figures]]) -> None:
        table = self._table
        heads = self._heads()
        rows = [(self.tr("Total"), total), *groups]
        table.setColumnCount(len(heads))
        table.setHorizontalHeaderLabels(heads)
        table.setRowCount(len(rows))
        for row, (name, them) in enumerate(rows):
            for column, text in enumerate([name, *_cells(them)]):
                item = QTableWidgetItem(text)
                item.setToolTip(tip(text) if column == 0 else "")
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                if row == 0:
                    item.setFont(_bold(table.font()))
                table.setItem(row, column, item)
        header = table.horizontalHeader()
        header.setMinimumSectionSize(_LETTERS * table.fontMetrics().averageCharWidth())
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def _heads(self) -> list[str]:
        sure = percent(CONFIDENCE, 0)
        return [
            self._rows.currentText(),
            self.tr("Matches"),
            self.tr("Won"),
            self.tr("Win rate"),
            self.tr("%1 interval").replace("%1", sure),
            self.tr("Among equals"),
            self.tr("Average score"),
            self.tr("Cost of a decision"),
        ]

    def _draw_rates(self, groups: Sequence[tuple[str, Figures]]) -> None:
        page = self._pages["rates"]
        drawn = [(name, them) for name, them in groups if them.results][:_MOST]
        names = [name for name, _ in drawn]
        rates = tuple((float(place), them.rate or 0.0) for place, (_, them) in enumerate(drawn))
        spans = tuple(them.interval or (0.0, 1.0) for _, them in drawn)
        fair = tuple((float(n), them.fair) for n, (_, them) in enumerate(drawn) if them.fair is not None)
        series = [Series(self.tr("Win rate"), rates, "bars", spans)]
        if fair:
            series.append(Series(self.tr("Among equals"), fair, "marks"))
        room = self.width() * _BELOW // max(1, len(names))
        metrics = page.plot.fontMetrics()
        ticks = tuple((float(place), _wrapped(name, room, metrics)) for place, name in enumerate(names))
        across = Axis(self._rows.currentText(), (-0.6, len(names) - 0.4), ticks, lambda x: names[round(x)])
        page = self._pages["rates"]
        page.plot.show_series(
            series, across, Axis(self.tr("Win rate"), (0.0, 1.0), say=partial(_share, most=1))
        )
        page.plot.describe(self.tr("Win rate"), self.tr("The whiskers show the interval."))
        page.excuse("" if drawn else self.tr("The deals of all these matches were known."))

    def _draw_scores(self, counted: Sequence[Performance]) -> None:
        several = len({one.match.game.id for one in counted}) > 1
        scores = [] if several else [(one.match.began, float(one.score)) for one in counted]
        self._draw_course("scores", scores, self.tr("Score"), number)
        if several:
            self._pages["scores"].excuse(
                self.tr("Scores of different games cannot be compared: choose a game.")
            )

    def _draw_costs(self, counted: Sequence[Performance]) -> None:
        costs = [(one.match.began, one.care.cost) for one in counted if one.care is not None]
        self._draw_course("costs", costs, self.tr("Cost of a decision"), partial(_share, most=2))
        if counted and not costs:
            self._pages["costs"].excuse(
                self.tr("No match was reviewed yet. A review finds what each decision has cost.")
            )

    def _draw_course(
        self, name: str, dated: Sequence[tuple[datetime, float]], label: str, say: Callable[[float], str]
    ) -> None:
        """Draw values match by match, with their running mean."""
        values = [value for _, value in dated]
        means = running_means(values, _WINDOW)
        mean = self.tr("Average of the last %1").replace("%1", QLocale().toString(_WINDOW))
        page = self._pages[name]
        page.plot.show_series(
            [
                Series(label, tuple((float(n), value) for n, value in enumerate(values)), "marks"),
                Series(mean, tuple((float(n), value) for n, value in enumerate(means))),
            ],
            Axis(self.tr("Matches by their dates"), say=lambda x: _date(dated, x)),
            Axis(label, say=say),
        )
        page.plot.describe(
            label, self.tr("At the end %1 on average").replace("%1", say(means[-1])) if means else ""
        )
        page.excuse("" if values else self.tr("The deals of all these matches were known."))

    def _tell(self) -> None:
        """Say what else is to be known of the figures."""
        self._note.setText("\n".join(line for line in [self._news, *self._remarks()] if line))
        self._note.setVisible(bool(self._note.text()))

    def _remarks(self) -> Iterator[str]:
        known = figures(self._chosen()).known
        if known:
            yield self.tr("%n match(es) not counted: the deal was known.", "", known)
        resets: dict[datetime, list[str]] = {}
        for game in self._all:
            if game.id in self._since and self._games.chosen() in (None, game.id):
                resets.setdefault(self._since[game.id], []).append(game_text(game.id))
        for since, games in resets.items():
            when = QLocale().toString(_local(since), QLocale.FormatType.ShortFormat)
            said = self.tr("Counted since %2: %1.").replace("%2", when)
            yield said.replace("%1", QLocale().createSeparatedList(games))

    # --- names ----------------------------------------------------------------------------------------
    def _name(self, by: Grouping, group: Group) -> str:
        if by is Grouping.SEAT:
            assert isinstance(group, int)
            return self._seat(group)
        if by is Grouping.OPPONENTS:
            return opponents_text([str(one) for one in group] if isinstance(group, tuple) else ())
        if by is Grouping.VARIANT:
            assert isinstance(group, tuple)
            return self._variant(group)
        return game_text(str(group)) if by is Grouping.GAME else shown(str(group))

    def _variant(self, group: Group) -> str:
        one = next(one for one in self._found if Grouping.VARIANT.group(one) == group)
        name = variant_text(one.match.game, one.match.options)
        if self._games.chosen() is not None:
            return name
        return self.tr("%1: %2").replace("%1", game_text(one.match.game.id)).replace("%2", name)

    def _seat(self, seat: int) -> str:
        return self.tr("Player %1").replace("%1", str(seat + 1))

    # --- words and events -----------------------------------------------------------------------------
    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        texts = [
            self.tr("&Game"),
            self.tr("&Person"),
            self.tr("&Opponents"),
            self.tr("&Rules"),
            self.tr("&Seat"),
            self.tr("P&eriod"),
            self.tr("Sho&w by"),
        ]
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        names = {
            7: self.tr("The last 7 days"),
            30: self.tr("The last 30 days"),
            365: self.tr("The last 365 days"),
        }
        self._periods.offer([(None, self.tr("All the time")), *((days, names[days]) for days in _PERIODS)])
        by = {
            Grouping.OPPONENTS: self.tr("Opponents"),
            Grouping.GAME: self.tr("Game"),
            Grouping.VARIANT: self.tr("Rules"),
            Grouping.SEAT: self.tr("Seat"),
            Grouping.PERSON: self.tr("Person"),
        }
        self._rows.offer(list(by.items()))
        self._casual.setText(self.tr("Also &matches in which anything could be taken back"))
        self._table.setAccessibleName(self.tr("Figures"))
        self._table.setAccessibleDescription(
            self.tr("Among equals: the win rate if all players were equally good.")
        )
        tabs = [self.tr("Win rates"), self.tr("Scores"), self.tr("Costs of decisions")]
        for place, text in enumerate(tabs):
            self._tabs.setTabText(place, text)
        self._reset.setText(self.tr("Rese&t the statistics"))
        for action, game in zip(self._reset.menu().actions(), [*self._all, None], strict=True):
            action.setText(self.tr("All games") if game is None else game_text(game.id))
        self._undo.setText(self.tr("&Undo the reset"))
        self._export.setText(self.tr("Save as &CSV …"))
        self._close.setText(self.tr("C&lose"))
        self._offer()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)


def opponents_text(kinds: Sequence[str]) -> str:
    """Return who opposed a seat, in the user's language: kinds of players, or nobody."""
    if not kinds:
        return QCoreApplication.translate("StatisticsWindow", "Nobody: one team")
    people = QCoreApplication.translate("StatisticsWindow", "People")
    return QLocale().createSeparatedList([people if kind == PERSON else _level(kind) for kind in kinds])


def _level(name: str) -> str:
    """Return what a level is called; one that this version does not have is called as the record has it."""
    try:
        return option_text(f"name.{name}")
    except KeyError:
        return shown(name)


def _won(them: Figures) -> str:
    """Return how much was won: and of how much, where several sides of a match were looked at."""
    if not them.results or them.results == them.matches:
        return number(them.wins) if them.results else _NONE
    of = QCoreApplication.translate("StatisticsWindow", "%1 of %2")
    return of.replace("%1", number(them.wins)).replace("%2", QLocale().toString(them.results))


def _cells(them: Figures) -> list[str]:
    """Return what the table says of some performances, from the second column on."""
    locale = QLocale()
    span = them.interval
    return [
        locale.toString(them.matches),
        _won(them),
        _NONE if them.rate is None else percent(them.rate),
        _NONE if span is None else f"{percent(span[0])} – {percent(span[1])}",
        _NONE if them.fair is None else percent(them.fair),
        _NONE if them.score is None else locale.toString(them.score, "f", 1),
        _NONE if them.cost is None else percent(them.cost, 2),
    ]


def _sorted(named: Mapping[T, str]) -> list[tuple[T, str]]:
    return sorted(named.items(), key=lambda one: one[1].casefold())


def _local(time: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(time.timestamp()))


def _date(dated: Sequence[tuple[datetime, float]], place: float) -> str:
    """Write the day of a match by its place among them; nothing between two places."""
    if not place.is_integer() or not 0 <= place < len(dated):
        return ""
    return QLocale().toString(_local(dated[int(place)][0]).date(), QLocale.FormatType.ShortFormat)


def _share(value: float, most: int) -> str:
    """Write a share with as many decimals as it needs, so many at the most."""
    decimals = next(
        n for n in range(most + 1) if n == most or abs(100 * value - round(100 * value, n)) < 0.005
    )
    return percent(value, decimals)


def _wrapped(text: str, room: float, metrics: QFontMetrics) -> str:
    """Break a name into lines that are so many pixels wide, about; a long one is cut off."""
    letters = max(4, int(room * len(text) / max(1, metrics.horizontalAdvance(text))))
    return "\n".join(wrap(text, letters, max_lines=_LINES, placeholder="…"))


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold
