"""The panel beside the table: the legal actions, with a search, and the log."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QFont, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QTextLayout
from PySide6.QtWidgets import (
    QDockWidget,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from limbotable.core.phrases import Phrase
from limbotable.ui.art.line_breaks import JOINER
from limbotable.ui.ear.announcer import Announcer
from limbotable.ui.ear.rows import RowTeller
from limbotable.ui.panels.action_search import FoundActions, NothingFound
from limbotable.ui.panels.models import ACTION_ROLE, ActionsModel, LogModel
from limbotable.ui.table.table_keys import TAKE, Entry, keys_text, plain
from limbotable.ui.words.phrase_label import PhraseRows, style_of

_AIR: Final = 6  #: pixels
_BESIDE_LETTERS: Final = f"0{JOINER}\N{MINUS SIGN}"
_WIDE: Final = 1000.0  #: pixels for these
_ANY: Final = (1 << 24) - 1  #: pixels: the most that Qt gives a widget
_KEPT: Final = 3  #: a list keeps this part of its height: a third
_SIZES: Final = 4000  #: so many are kept, more than the lines of a long match at two widths
#: The keys with Ctrl that change or use a text that is there.
_EDITING: Final = (
    QKeySequence.StandardKey.Undo,
    QKeySequence.StandardKey.Redo,
    QKeySequence.StandardKey.Cut,
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.Paste,
    QKeySequence.StandardKey.SelectAll,
    QKeySequence.StandardKey.MoveToPreviousWord,
    QKeySequence.StandardKey.MoveToNextWord,
    QKeySequence.StandardKey.SelectPreviousWord,
    QKeySequence.StandardKey.SelectNextWord,
    QKeySequence.StandardKey.DeleteStartOfWord,
    QKeySequence.StandardKey.DeleteEndOfWord,
)


class _Rows(PhraseRows):
    """Rows that are as high as so many lines of one height, and a little more.

    A line is higher where another font has one of its letters, and more so than the list calculates.
    They wrap as beside a scroll bar: Qt does not always wrap them anew when that comes.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sizes: dict[tuple[str, int, str], QSize] = {}  # by text, width and font
        self._lines: dict[str, int] = {}  # the heights of lines by font

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        # Whenever a row is added to a list that wraps its rows, Qt asks for the sizes of all of them.
        wide = _beside_a_bar(option)
        asked = str(index.data()), wide, option.font.key()
        size = self._sizes.get(asked)
        if size is None:
            if len(self._sizes) >= _SIZES:
                self._sizes.clear()
            size, line = super().sizeHint(_of_width(option, wide), index), self._line(option.font)
            size.setHeight(-(-size.height() // line) * line + _AIR)
            self._sizes[asked] = size
        return QSize(size)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the text in as many lines as the row is high for, and what is behind it over the whole row."""
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        panel = QStyle.PrimitiveElement.PE_PanelItemViewItem
        style_of(option).drawPrimitive(panel, whole, painter, option.widget)
        super().paint(painter, _of_width(option, _beside_a_bar(option)), index)

    def _line(self, font: QFont) -> int:
        """Return the height of a line with what rows have beside letters: it may come from another font."""
        if font.key() not in self._lines:
            layout = QTextLayout(_BESIDE_LETTERS, font)
            layout.beginLayout()
            line = layout.createLine()
            line.setLineWidth(_WIDE)
            layout.endLayout()
            self._lines[font.key()] = math.ceil(line.height())
        return self._lines[font.key()]


def _of_width(option: QStyleOptionViewItem, wide: int) -> QStyleOptionViewItem:
    """Return the same for a row of another width."""
    other = QStyleOptionViewItem(option)
    other.rect = QRect(option.rect.topLeft(), QSize(wide, option.rect.height()))
    return other


def _beside_a_bar(option: QStyleOptionViewItem) -> int:
    """Return the width of a row where a scroll bar stands beside the rows, present or not."""
    wide, rows = option.rect.width(), option.widget
    if not isinstance(rows, QListView):
        return wide
    bar = rows.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, rows)
    return min(wide, rows.maximumViewportSize().width() - bar)


def _kept_height(rows: QListView, needed: int, *, whole: bool) -> int:
    """Return the height that a list keeps where so much is ``needed`` elsewhere.

    That is a third at least; with ``whole`` it is as many whole rows as fit into what it could keep.
    """
    high = rows.height()
    least = max(-(-high // _KEPT), rows.minimumSizeHint().height())
    left = max(least, high - max(0, needed))
    if not whole:
        return left
    frame = high - rows.viewport().height()
    first, model = max(0, rows.indexAt(rows.viewport().rect().topLeft()).row()), rows.model()
    heights = (rows.visualRect(model.index(row, 0)).height() for row in range(first, model.rowCount()))
    ends = [frame + end for end in accumulate(heights)]
    return next((end for end in reversed(ends) if end <= left), left)


class SidePanel(QWidget):
    """The list of legal actions over the log; between them, on request, the computer's analysis.

    Below the log it makes room for words that would cover things on the table.
    """

    chosen = Signal(str)  #: the notation of an action
    considered = Signal(str)  #: the action whose row the pointer or the keyboard is on, or an empty text
    passed_on = Signal()  #: Enter or Space in the list while no action is legal: it is for the table
    reading = Signal(bool)  #: whether the pointer is on the log
    recalled = Signal(int)  #: the row of the log that the user wants to look back at
    questioned = Signal(int)  #: the row of the log that the user wants to have explained
    commented = Signal(int)  #: the row of the log that the user wants to comment on

    def __init__(
        self,
        speak: Callable[[Phrase], str],
        parent: QWidget | None = None,
        *,
        aloud: Callable[[Phrase], str] | None = None,
    ) -> None:
        """``aloud`` puts phrases into words for a screen reader; without it that is ``speak``, too."""
        super().__init__(parent)
        self.offered = ActionsModel(speak, self, aloud=aloud)
        self.log = LogModel(speak, self, aloud=aloud)
        self._found = FoundActions(self)
        self._found.setSourceModel(self.offered)
        self._actions_title = QLabel()
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._look_for)
        self._search.returnPressed.connect(self._choose_first)
        self._search.installEventFilter(self)
        self._announcer = Announcer(self)
        self._list = QListView()
        self._list.setModel(self._found)
        self._list.setWordWrap(True)
        self._list.setItemDelegate(_Rows(self))
        self._list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._list.activated.connect(self._choose)
        self._nothing = NothingFound(self._list)
        for changed in (self.offered.modelReset, self.offered.dataChanged):
            changed.connect(self._found.follow)
            changed.connect(self._tell_nothing)
        self.seen = ActionsModel(speak, self, aloud=aloud)
        self._seen_title = QLabel()
        self._seen_list = QListView()
        self._seen_list.setModel(self.seen)
        self._seen_list.setWordWrap(True)
        self._seen_list.setItemDelegate(_Rows(self))
        self._seen_list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._seen_list.activated.connect(self._choose)
        self._seen_title.setBuddy(self._seen_list)
        self._log_title = QLabel()
        self._log_view = QListView()
        self._log_view.setModel(self.log)
        self._log_view.setWordWrap(True)
        self._log_view.setItemDelegate(_Rows(self))
        self._log_view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._log_view.setSelectionMode(QListView.SelectionMode.ContiguousSelection)
        self._log_view.activated.connect(lambda index: self.recalled.emit(index.row()))
        self._log_view.clicked.connect(self._click_log)
        self._log_view.viewport().installEventFilter(self)
        self._why = QAction(self._log_view)
        self._why.triggered.connect(lambda: self._pass_on(self.questioned.emit))
        self._comment = QAction(self._log_view)
        self._comment.triggered.connect(lambda: self._pass_on(self.commented.emit))
        self._log_view.addActions([self._why, self._comment])
        self._log_view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._room = QWidget()  # for words, while there are some
        self._room.hide()
        self._again = QPersistentModelIndex()  # the row that was chosen already when it was pressed
        self._recalling = False
        self._at_end = True  # of the log
        self._actions_title.setBuddy(self._search)
        self._log_title.setBuddy(self._log_view)
        layout = QVBoxLayout(self)
        for widget, stretch in (
            (self._actions_title, 0),
            (self._search, 0),
            (self._list, 2),
            (self._seen_title, 0),
            (self._seen_list, 3),
            (self._log_title, 0),
            (self._log_view, 3),
            (self._room, 0),
        ):
            layout.addWidget(widget, stretch)
        for rows in (self._list, self._seen_list):
            rows.setMouseTracking(True)
            rows.entered.connect(self._consider)
            rows.clicked.connect(self._choose_again)
            rows.selectionModel().currentChanged.connect(self._consider)
            rows.installEventFilter(self)
            rows.viewport().installEventFilter(self)
        for rows in (self._list, self._seen_list, self._log_view):
            RowTeller(rows)
        scrolled = self._log_view.verticalScrollBar()
        scrolled.valueChanged.connect(self._note_end)
        scrolled.rangeChanged.connect(self._stay_at_end)
        self.show_seen(None)
        # Going to the end lays all rows out: once for all that come in one moment.
        self._to_end = QTimer(self, singleShot=True, interval=0)
        self._to_end.timeout.connect(self._log_view.scrollToBottom)
        self.log.rowsInserted.connect(self._follow)
        self.log.modelReset.connect(self._follow)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the installed language."""
        self._actions_title.setText(self.tr("A&ctions"))
        self._search.setPlaceholderText(self.tr("Type to find an action"))
        self._list.setAccessibleName(self.tr("Actions"))
        self._search.setAccessibleName(self.tr("Find a legal action"))
        self._nothing.setText(self.tr("No action matches what you typed."))
        self._seen_title.setText(self.tr("What the computer &sees"))
        self._seen_list.setAccessibleName(self.tr("What the computer sees"))
        self._log_title.setText(self.tr("Lo&g"))
        self._log_view.setAccessibleName(self.tr("Log"))
        self._why.setText(self.tr("Why did the computer do that?"))
        self._comment.setText(self.tr("Comment…"))
        self.offered.retranslate()
        self.seen.retranslate()
        self.log.retranslate()

    def make_room(self, narrowest: int, height_at: Callable[[int], int]) -> QWidget | None:
        """Make room below the log for words of this height at its width, and return it.

        It comes from the log, and only then from the lists of actions, which show whole rows meanwhile.
        Return None where there is not enough: each of these keeps a third of its height, or its rows.
        """
        layout = self.layout()
        assert layout is not None
        self.close_room()
        width = self._log_view.width()
        if isinstance(self.window(), QDockWidget) or not self._log_view.isVisible() or width < narrowest:
            return None
        layout.activate()  # for the heights without the room
        height = height_at(width)
        needed = height + layout.spacing()
        kept: list[tuple[QListView, int]] = []
        for rows in (self._log_view, self._seen_list, self._list):
            if rows.isVisible():
                left = _kept_height(rows, needed, whole=rows is not self._log_view)
                needed -= rows.height() - left
                kept.append((rows, left))
        if needed > 0:
            return None
        for rows, left in kept[1:]:
            rows.setFixedHeight(left)
        self._room.setFixedHeight(height)
        self._room.show()
        layout.activate()
        return self._room

    def close_room(self) -> None:
        """Leave the room for words to what else stands here again."""
        self._room.hide()
        for rows in (self._seen_list, self._list):
            rows.setMinimumHeight(0)
            rows.setMaximumHeight(_ANY)

    def key_entries(self) -> Sequence[Entry]:
        """Return the keys of this panel, with their commands."""
        texts = [one.text() for one in (self._actions_title, self._seen_title, self._log_title)]
        typed = self.tr("After typing: choose the one action that was found, or go to the list")
        return [
            *((keys_text([QKeySequence.mnemonic(text)]), plain(text)) for text in texts),
            (keys_text([Qt.Key.Key_Return]), typed),
            (keys_text([Qt.Key.Key_Down]), self.tr("Go to the list of actions that were found")),
        ]

    def show_seen(self, rows: Sequence[tuple[str, Phrase]] | None) -> None:
        """Show the computer's analysis, each row with its action; None hides the analysis."""
        self._seen_title.setVisible(rows is not None)
        self._seen_list.setVisible(rows is not None)
        self.seen.list_rows(rows or [])

    def recall(self, rows: range | None) -> None:
        """Select the rows of the log about the line shown in a replay; None for the present."""
        self._recalling = rows is not None
        self._log_view.clearSelection()
        if rows:
            self._to_end.stop()
            first, last = self.log.index(rows[0]), self.log.index(rows[-1])
            chosen = QItemSelection(first, last)
            self._log_view.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.Select)
            self._log_view.selectionModel().setCurrentIndex(last, QItemSelectionModel.SelectionFlag.NoUpdate)
            self._log_view.scrollTo(last, QListView.ScrollHint.PositionAtCenter)

    def _look_for(self, text: str) -> None:
        """Offer the actions that have this."""
        self._found.seek(text)
        self._tell_nothing()

    def _tell_nothing(self) -> None:
        """Show in the empty list that nothing is found."""
        self._nothing.setVisible(bool(self._search.text()) and not self._found.rowCount())

    def forget_search(self) -> None:
        """Clear the search: it was for an earlier position, or for another person."""
        self._search.clear()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._log_view.viewport():
            if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
                self.reading.emit(event.type() == QEvent.Type.Enter)
            return super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._note_press(watched, event)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._step(watched, Qt.Key(event.key()))
        if event.type() == QEvent.Type.ShortcutOverride and watched is self._search:
            return self._leave_to_commands(event)
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.Leave):
            for rows in (self._list, self._seen_list):
                if rows.hasFocus():
                    self._consider(rows.currentIndex())
                    break
            else:
                self._consider(QModelIndex())
        return super().eventFilter(watched, event)

    def _leave_to_commands(self, event: QEvent) -> bool:
        """Leave a key with Ctrl to the program's commands; return whether the search does not need it.

        The search would take many of them, as a writer of texts needs them.
        """
        if not isinstance(event, QKeyEvent) or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        needed = _EDITING if self._search.text() else (QKeySequence.StandardKey.Paste,)
        if any(event.matches(key) for key in needed):
            return False
        event.ignore()
        return True

    def _step(self, watched: QObject, key: Qt.Key) -> bool:
        """Go from the search to the list with Down, and back with Up; pass on what an empty list cannot use.

        Return whether the key was used.
        """
        if watched is self._search and key == Qt.Key.Key_Down:
            if self._found.rowCount():
                self._go_to_list()
                return True
            if self._search.text():
                self._announcer.say(self._nothing.text())
        if watched is self._list and key == Qt.Key.Key_Up and self._list.currentIndex().row() <= 0:
            self._search.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if watched is self._list and key in TAKE and not self.offered.rowCount():
            self.passed_on.emit()
            return True
        return False

    def _go_to_list(self) -> None:
        self._list.setCurrentIndex(self._found.index(0, 0))  # before the focus comes, so that Qt tells no row
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _consider(self, index: QModelIndex) -> None:
        self.considered.emit(str(index.data(ACTION_ROLE)) if index.isValid() else "")

    def _choose(self, index: QModelIndex) -> None:
        action = str(index.data(ACTION_ROLE))  # before the search is cleared: then the row has another
        if action:
            self._search.clear()
            self.chosen.emit(action)

    def _note_press(self, watched: QObject, event: QEvent) -> None:
        """Note the row that is pressed if it is the chosen one; a double click chooses by itself."""
        self._again = QPersistentModelIndex()
        for rows in (self._list, self._seen_list):
            single = event.type() == QEvent.Type.MouseButtonPress and watched is rows.viewport()
            if single and isinstance(event, QMouseEvent) and event.button() is Qt.MouseButton.LeftButton:
                index = rows.indexAt(event.position().toPoint())
                if rows.selectionModel().isSelected(index):
                    self._again = QPersistentModelIndex(index)

    def _choose_again(self, index: QModelIndex) -> None:
        """Choose a row that is clicked once more, unless the desktop's first click does so."""
        first = self.style().styleHint(QStyle.StyleHint.SH_ItemView_ActivateItemOnSingleClick)
        if self._again == index and not first:
            self._choose(index)

    def _choose_first(self) -> None:
        if self._found.rowCount() == 1:
            self._choose(self._found.index(0, 0))
        elif self._found.rowCount():
            self._go_to_list()

    def _click_log(self, index: QModelIndex) -> None:
        """Look back at a row after one click, if the past is shown; otherwise only activation does that."""
        if self._recalling:
            self.recalled.emit(index.row())

    def _pass_on(self, tell: Callable[[int], None]) -> None:
        """Tell the row of the log that the user has chosen, if there is one."""
        index = self._log_view.currentIndex()
        if index.isValid():
            tell(index.row())

    def _follow(self) -> None:
        self._to_end.start()

    def _note_end(self, value: int) -> None:
        self._at_end = value == self._log_view.verticalScrollBar().maximum()

    def _stay_at_end(self, _first: int, last: int) -> None:
        """Stay at the end when rows are wrapped anew: after they were added, or got another width."""
        if self._at_end:
            self._log_view.verticalScrollBar().setValue(last)
