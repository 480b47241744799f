"""The window with the review of a match: the value of each decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QCloseEvent, QKeySequence, QShortcut, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from limbotable.play.mistakes import NOTICED
from limbotable.ui.art.palette import Palette
from limbotable.ui.dialogs.luck_words import cards_text, how_text, luck_series
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.dialogs.review_words import decision_lines, percent_text, summary_text
from limbotable.ui.dialogs.room import with_writing
from limbotable.ui.ear.heard_as import HeardAs
from limbotable.ui.ear.rows import RowTeller
from limbotable.ui.panels.plots import Plot
from limbotable.ui.panels.series import Axis, Series, points_text
from limbotable.ui.table.table_keys import key_text
from limbotable.ui.words.chance_words import chances_text
from limbotable.ui.words.outside import tip
from limbotable.ui.words.phrase_label import PhraseLabel
from limbotable.ui.words.reviewed import Decided, Reviewed

_PLY: Final = int(Qt.ItemDataRole.UserRole)
#: The columns.  The last ones are hidden where they have nothing to tell.
_NUMBER, _PLAYED, _COST, _BETTER, _CARDS, _COMMENT = range(6)
_WORDS: Final = "“…”"  #: a comment without a mark


class ReviewWindow(QWidget):
    """Shows a review as it grows.  For the worst decisions the better action is shown on request."""

    seat_chosen = Signal(int)  #: the seat whose decisions are to be shown
    accounts_wanted = Signal()  #: judge the others' decisions as well
    wished = Signal(bool)  #: whether to go on judging, or to stop
    looked = Signal(int)  #: the ply to show at the table, whose window becomes the active one
    tried = Signal(int)  #: the ply from which to play on
    asked = Signal(int)  #: the ply of a decision whose better action is to be shown
    commented = Signal(int)  #: the ply of a decision that the user wants to comment on
    closed = Signal()

    def __init__(
        self, palette: Palette, comment_keys: Callable[[], Sequence[QKeySequence]], parent: QWidget
    ) -> None:
        """``comment_keys`` returns the user's present keys for a comment, on the selected decision here."""
        super().__init__(parent, Qt.WindowType.Window)
        self.heard_as = HeardAs(QAccessible.Role.Window)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        self._comment_keys, self._comment_key = comment_keys, QShortcut(self)
        self._comment_key.activated.connect(lambda: self._pass_on(self.commented.emit))
        self._shown: Reviewed | None = None
        self._chosen = False  # whether the user has selected a decision, or used the one that was
        self._to_judge = 0  # how many decisions were to be judged when the accounts were asked for
        self._whose = QLabel(self)
        self._seats = QComboBox(self)
        self._whose.setBuddy(self._seats)
        self._seats.activated.connect(lambda row: self.seat_chosen.emit(self._seats.itemData(row)))
        self._progress = QProgressBar(self)
        self._switch = QPushButton(self)
        self._switch.clicked.connect(self._wish)
        self._accounts, self._how = QPushButton(self), QPushButton(self)
        self._accounts.clicked.connect(self.accounts_wanted)
        self._how.clicked.connect(self._explain)
        self._summary = PhraseLabel(parent=self)
        self._summary.setTextFormat(Qt.TextFormat.PlainText)
        self._summary.setWordWrap(True)
        self._summary.setTextInteractionFlags(_READABLE)
        self._plot = Plot(palette, self)
        self._plot.picked.connect(lambda x: self._go(round(x), look=True))
        self._plot.moved.connect(lambda x: self._go(round(x), look=False))
        self._list = QTableWidget(0, 6, self)
        self._detail = PhraseLabel(parent=self)
        self._tell_it, self._show_it, self._try_it, self._note_it = (QPushButton(self) for _ in range(4))
        self._name_parts()
        self._set_up_list()
        RowTeller(self._list)
        self._show_it.clicked.connect(lambda: self._pass_on(self.looked.emit))
        self._try_it.clicked.connect(lambda: self._pass_on(self.tried.emit))
        self._tell_it.clicked.connect(lambda: self._pass_on(self.asked.emit))
        self._note_it.clicked.connect(lambda: self._pass_on(self.commented.emit))
        self._lay_out()
        self._retranslate()
        self._list.setFocus()
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return with_writing(QSize(980, 700), self)

    def _name_parts(self) -> None:
        for part, name in (
            (self._switch, "switch"),
            (self._accounts, "accounts"),
            (self._how, "how"),
            (self._summary, "summary"),
            (self._list, "decisions"),
            (self._detail, "detail"),
            (self._tell_it, "tell"),
            (self._show_it, "show"),
            (self._try_it, "try"),
            (self._note_it, "comment"),
        ):
            part.setObjectName(name)

    def _set_up_list(self) -> None:
        table = self._list
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(_FIT)
        head = table.horizontalHeader()
        head.setHighlightSections(False)
        self._lay_out_columns()
        table.itemActivated.connect(lambda item: self.looked.emit(item.data(_PLY)))
        table.currentItemChanged.connect(self._choose)
        table.itemPressed.connect(self._choose)

    def _lay_out_columns(self) -> None:
        head = self._list.horizontalHeader()
        for column, mode in enumerate((_FIT, _STRETCH, _FIT, _STRETCH, _FIT, _FIT)[: head.count()]):
            head.setSectionResizeMode(column, mode)
        if head.count() > _COMMENT and head.visualIndex(_COMMENT) == _COMMENT:
            head.moveSection(_COMMENT, _COST)  # beside the action that it is about

    def _show_columns(self, *, cards: bool, comments: bool) -> None:
        """Show the last columns where they have something to tell; with neither, a reader finds none."""
        table, count = self._list, _COMMENT + 1 if cards or comments else _CARDS
        if table.columnCount() != count:
            table.setColumnCount(count)
            self._lay_out_columns()
        table.setHorizontalHeaderLabels(self._heads())
        if count > _COMMENT:
            table.setColumnHidden(_CARDS, not cards)
            table.setColumnHidden(_COMMENT, not comments)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._whose)
        top.addWidget(self._seats)
        top.addSpacing(12)
        top.addWidget(self._progress, 1)
        top.addStretch()
        for button in (self._switch, self._accounts, self._how):
            top.addWidget(button)
        self._detail.setWordWrap(True)
        self._detail.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._detail.setTextFormat(Qt.TextFormat.RichText)
        self._detail.setTextInteractionFlags(_READABLE)
        self._detail.setMargin(8)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._detail)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side = QWidget(self)
        beside = QVBoxLayout(side)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(scroll, 1)
        for button in (self._tell_it, self._show_it, self._try_it, self._note_it):
            beside.addWidget(button)
        split = QSplitter(self)
        split.addWidget(self._list)
        split.addWidget(side)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setSizes([590, 370])
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(self._summary)
        layout.addWidget(self._plot, 5)
        layout.addWidget(split, 6)

    # --- showing a review -----------------------------------------------------------------------------
    def show_review(self, review: Reviewed) -> None:
        """Show this review.

        What the user has selected or used stays selected, and so does an error, which may be being read.
        """
        if self._shown is None or self._shown.seat != review.seat:
            self._chosen, ply = False, None
        else:
            before = self._looked_at()
            ply = None if before is None or not (self._chosen or before.clear) else before.ply
        self._shown = review
        self._fill_seats(review)
        own = review.all - len(review.decided)
        counting = not own and review.running and review.missing > 0
        self._to_judge = max(self._to_judge, review.missing) if counting else 0
        self._progress.setRange(0, self._to_judge if counting else max(review.all, 1))
        self._progress.setValue(self._to_judge - review.missing if counting else len(review.decided))
        self._progress.setVisible(bool(own) or counting)
        pressed = self.focusWidget()
        self._switch.setVisible(bool(own) or counting)
        self._accounts.setVisible(not own and review.missing > 0 and not review.running)
        if pressed in (self._switch, self._accounts) and pressed.isHidden():
            self._list.setFocus()  # Qt would go on to the graph
        self._how.setVisible(review.balance is not None)
        self._accounts.setText(
            self.tr("&Add up luck and all errors") if review.chance else self.tr("&Add up everybody’s errors")
        )
        self._switch.setText(self.tr("&Stop") if review.running else self.tr("&Go on"))
        self._summary.setText(summary_text(review))
        self._draw(review)
        self._fill_list(review, ply)
        self._tell()

    def wear(self, palette: Palette) -> None:
        """Use the colours of a cloth."""
        self._plot.wear(palette)

    def _fill_seats(self, review: Reviewed) -> None:
        self._seats.clear()
        for seat, name in review.seats:
            self._seats.addItem(name, seat)
        self._seats.setCurrentIndex([seat for seat, _ in review.seats].index(review.seat))

    def _draw(self, review: Reviewed) -> None:
        decided = review.decided
        end = () if review.end is None else ((len(decided) + 1.0, review.end),)
        known = tuple((float(one.number), one.value) for one in decided)
        opened = tuple((float(one.number), one.open_value) for one in decided if one.open_value is not None)
        errors = [one for one in decided if one.clear]
        costs = tuple((float(one.number), one.cost) for one in errors)
        if opened:
            series = [
                Series(self.tr("By what could be seen"), known + end),
                Series(self.tr("All cards open"), opened + end),
            ]
        else:
            series = [Series(self.tr("Chances"), known + end)]
        said = tuple(points_text(one.cost) for one in errors)
        series.append(Series(self.tr("Cost (% points)"), costs, "bars", said=said))
        series += luck_series(review)
        last = float(max(review.all, 1) + 1)
        shares = tuple((quarter / 4, percent_text(quarter / 4)) for quarter in range(5))
        self._plot.show_series(
            series,
            Axis(self.tr("Decision"), (1.0, last), _ticks(review.all, self.tr("End", "of a match"))),
            Axis(self.tr("Chances"), (0.0, 1.0), shares, percent_text),
        )
        self._plot.describe(self.tr("Chances over the match"), self._summary.text())
        self._plot.setToolTip(tip(chances_text(rounds=review.rounds)))

    def _fill_list(self, review: Reviewed, ply: int | None) -> None:
        rows = sorted(review.decided, key=lambda one: (one.worst or len(review.decided), one.number))
        table = self._list
        table.blockSignals(True)
        self._show_columns(cards=review.balance is not None, comments=any(one.comment for one in rows))
        table.setRowCount(len(rows))
        for row, one in enumerate(rows):
            for column, text in enumerate(self._cells(one)[: table.columnCount()]):
                item = QTableWidgetItem(text)
                item.setData(_PLY, one.ply)
                item.setToolTip(tip(one.comment if column == _COMMENT else text))
                heard = self._heard(one, column, one.comment if column == _COMMENT else text)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, heard)
                if one.worst:
                    font = item.font()
                    font.setBold(True)
                    item.setFont(font)
                if column in (_NUMBER, _COST, _CARDS):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                table.setItem(row, column, item)
        plies = [one.ply for one in rows]
        self._select(plies.index(ply) if ply in plies else 0)
        table.blockSignals(False)

    def _cells(self, one: Decided) -> tuple[str, ...]:
        better = ""
        if one.cost >= NOTICED and not one.clear and not one.played.at_most:
            better = self.tr("(just as good)")
        elif one.clear:
            better = one.considered[0].label if one.told else self.tr("(find it yourself)")
        cost = points_text(one.cost) if one.clear else "–"
        comment = one.mark or (_WORDS if one.comment else "")
        return str(one.number), one.played.label, cost, better, cards_text(one, self._shown), comment

    def _heard(self, one: Decided, column: int, text: str) -> str:
        """Return a cell for a screen reader, with its column and its row: neither is told with each cell."""
        if column == _NUMBER:
            return self.tr("Decision %1").replace("%1", text)
        if text in {"", "–"}:
            #: a cell of a table that is empty, as it is read out
            text = self.tr("nothing")
        #: a cell as it is read out: its column, what stands there, and the number of the decision
        said = self.tr("%1: %2. Decision %3.").replace("%3", str(one.number))
        return said.replace("%1", self._heads()[column]).replace("%2", text)

    def _tell(self) -> None:
        """Show the details of the selected decision."""
        one, review = self._looked_at(), self._shown
        for button in (self._show_it, self._try_it, self._tell_it, self._note_it):
            button.setEnabled(one is not None)
        if one is None or review is None:
            self._show_details([])
            self._tell_it.hide()
            return
        self._tell_it.setVisible(not one.told and one.clear)
        self._try_it.setEnabled(review.can_try)
        self._show_details(decision_lines(one, review))
        self._plot.point_at(float(one.number))

    # --- the user's commands --------------------------------------------------------------------------
    def _choose(self) -> None:
        self._chosen = True
        self._tell()

    def _ply(self) -> int | None:
        item = self._list.item(self._list.currentRow(), 0)
        return None if item is None else int(item.data(_PLY))

    def _looked_at(self) -> Decided | None:
        ply = self._ply()
        decided: Sequence[Decided] = () if self._shown is None else self._shown.decided
        return next((one for one in decided if one.ply == ply), None)

    def _go(self, place: int, *, look: bool) -> None:
        """Select a decision by its number, and show it at the table to ``look`` at it there."""
        decided = () if self._shown is None else self._shown.decided
        one = next((one for one in decided if one.number == place), None)
        if one is None:
            return
        for row in range(self._list.rowCount()):
            item = self._list.item(row, 0)
            if item is not None and item.data(_PLY) == one.ply:
                self._select(row)
                self._choose()
        if look:
            self.looked.emit(one.ply)

    def _select(self, row: int) -> None:
        """Select a row, in the column that the keyboard is in."""
        self._list.setCurrentCell(row, max(0, self._list.currentColumn()))

    def _wish(self) -> None:
        if self._shown is not None:
            self.wished.emit(not self._shown.running)

    def _pass_on(self, tell: Callable[[int], None]) -> None:
        ply = self._ply()
        if ply is not None:
            self._chosen = True
            tell(ply)

    def _explain(self) -> None:
        box = MessageBox(MessageBox.Icon.Information, how_text(), self)
        box.exec()
        box.deleteLater()

    # --- Qt's events ----------------------------------------------------------------------------------
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.ActivationChange:
            self._listen()  # the user may have chosen other keys
        super().changeEvent(event)

    def _listen(self) -> None:
        keys = list(self._comment_keys())
        self._comment_key.setKeys(keys)
        self._note_it.setToolTip(key_text(keys[0]) if keys else "")

    def _show_details(self, lines: Sequence[str]) -> None:
        """Show lines of rich text about a decision; a screen reader gets their words."""
        self._detail.setText("".join(f"<p>{line}</p>" for line in lines))
        self._detail.setAccessibleName(
            "\n".join(QTextDocumentFragment.fromHtml(line).toPlainText() for line in lines)
        )

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)
        self._list.setFocus()  # the next review begins there

    def _heads(self) -> list[str]:
        """Return the titles of all columns."""
        return [
            self.tr("Number"),
            self.tr("Played"),
            self.tr("Cost (% points)"),
            self.tr("Better"),
            self.tr("Luck before")
            if self._shown is None or self._shown.chance
            else self.tr("Unforeseen before"),
            #: a column: the user's mark of an action, such as ?!
            self.tr("Mark"),
        ]

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Review of the match"))
        self._whose.setText(self.tr("&Decisions of"))
        self._progress.setFormat(self.tr("%v of %m decisions"))
        self._progress.setAccessibleName(self.tr("Decisions that have been looked at"))
        self._list.setAccessibleName(self.tr("Decisions, those that cost most first"))
        self._list.setHorizontalHeaderLabels(self._heads())
        self._how.setText(self.tr("&How these figures are calculated"))
        self._detail.setAccessibleDescription(self.tr("About this decision"))
        self._show_it.setText(self.tr("Show at the &table"))
        self._try_it.setText(self.tr("T&ry again from here"))
        self._tell_it.setText(self.tr("Show the &better one"))
        self._note_it.setText(self.tr("&Comment on it…"))
        if self._shown is not None:
            self.show_review(self._shown)


_FIT: Final = QHeaderView.ResizeMode.ResizeToContents
_STRETCH: Final = QHeaderView.ResizeMode.Stretch
_READABLE: Final = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


def _ticks(count: int, end: str) -> tuple[tuple[float, str], ...]:
    """Return the labels below the graph: some of the numbers, and the end."""
    step = max(1, round(count / 12))
    numbers = [n for n in range(1, count + 1, step) if n <= count + 1 - step or n == 1]
    return (*((float(n), str(n)) for n in numbers), (count + 1.0, end))
