"""The window with the list of all matches played here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from limbotable.games import GAMES
from limbotable.play.entry import Entry
from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.files import local_files
from limbotable.ui.dialogs.flowing_row import FlowingRow
from limbotable.ui.dialogs.match_facts import facts_of
from limbotable.ui.dialogs.room import with_writing
from limbotable.ui.ear.announcer import Announcer
from limbotable.ui.ear.heard_as import HeardAs
from limbotable.ui.panels.match_list import Column, MatchesModel
from limbotable.ui.panels.named_box import NamedBox
from limbotable.ui.panels.shared_room import SharedRoom
from limbotable.ui.table.clock import Alarm, Clock, while_alive
from limbotable.ui.table.table_picture import TablePicture
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.phrase_label import PhraseLabel

_PICTURE: Final = QSize(352, 220)
_STATES: Final = (None, False, True)  #: choices of the list: all, going on, over
#: Milliseconds after the last letter of a search, and after the opening, until the selected match is drawn.
_REST: Final = 400.0
#: Milliseconds between two bits of the matches whose words are read for searches, and the number of each: a
#: millisecond's work or two.
_PAUSE: Final = 10.0
_BIT: Final = 250


class _List(QTreeView):
    """A tree in which very many rows can be selected at once."""

    def __init__(self, matches: MatchesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._matches = matches
        self.setModel(matches)

    def selectAll(self) -> None:
        # Qt would make a range of each selected row, and compare each with all others.
        rows = self._matches.selection(entry.id for entry in self._matches.entries())
        self.selectionModel().select(rows, QItemSelectionModel.SelectionFlag.ClearAndSelect)


class MatchesWindow(QWidget):
    """Lists the matches, finds some of them, and asks for changes by its signals.

    It changes nothing by itself: the receiver of a signal shows the list anew.
    """

    resumed = Signal(int)  #: put a match on the table
    renamed = Signal(int, str)
    deleted = Signal(list)  #: numbers
    undone = Signal()  #: undo the last deletion
    exported = Signal(list)
    copied = Signal(int)
    compared = Signal(int, int)
    asked_for_files = Signal()  #: choose files to import
    pasted = Signal()
    dropped = Signal(list)  #: paths of files to import
    entered = Signal()  #: the user has come back from another window, where matches may have changed

    def __init__(
        self,
        picture: Callable[[int], Callable[[Frame], Tableau] | None],
        art: Callable[[], ArtRenderer],
        clock: Clock,
        parent: QWidget,
    ) -> None:
        """``picture`` returns a match's tableau by its number, as a function; None for an unreadable one."""
        super().__init__(parent, Qt.WindowType.Window)
        self.heard_as = HeardAs(QAccessible.Role.Window)
        self._picture_of = picture
        self._clock = clock
        self._late: Alarm | None = None  # what draws the selected match, where that is put off
        self._reading = False  # whether words are being read for searches
        self._present: int | None = None
        self._deletions = False
        self._chosen: list[int] = []  # the matches selected before the list is reset, to be selected again
        self._place = 0  # the current row then
        self._pictured: Entry | None = None
        self._fresh = False  # whether the window has been opened and not been active since
        self._model = MatchesModel(self)
        self._search = QLineEdit(self)
        self._games = NamedBox(self)
        self._states = NamedBox(self)
        self._list = _List(self._model, self)
        self._picture = TablePicture(art, clock, _PICTURE, self)
        self._details = PhraseLabel(parent=self)
        self._remark = PhraseLabel(parent=self)
        self._announcer = Announcer(self)
        self._do = {
            name: QPushButton(self)
            for name in (
                "resume", "compare", "rename", "delete", "undo", "export", "copy", "import", "paste", "close"
            )
        }  # fmt: skip
        self._lay_out()
        self._connect()
        self._retranslate()
        self._list.sortByColumn(Column.CHANGED, Qt.SortOrder.DescendingOrder)
        self._follow_selection()

    def _lay_out(self) -> None:
        self.setAcceptDrops(True)
        self._search.setClearButtonEnabled(True)
        self._list.setSortingEnabled(True)
        self._list.setUniformRowHeights(True)
        self._list.setAllColumnsShowFocus(True)
        self._list.setAlternatingRowColors(True)
        self._list.setSelectionMode(QTreeView.SelectionMode.ExtendedSelection)
        self._list.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)  # there is a command for it
        self._list.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        SharedRoom(self._list)
        self._search.setObjectName("search")
        self._games.setObjectName("games")
        self._states.setObjectName("states")
        self._details.setObjectName("details")
        self._remark.setObjectName("remark")
        self._details.setWordWrap(True)
        self._details.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._remark.setWordWrap(True)
        self._remark.setTextFormat(Qt.TextFormat.PlainText)
        self._picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        finding = FlowingRow()
        finding.stretch(self._search)
        for one in (self._games, self._states, self._do["import"], self._do["paste"]):
            finding.addWidget(one)
        doing = QGridLayout()
        names = ("resume", "compare", "rename", "delete", "undo", "export", "copy")
        for row, name in enumerate(names):
            doing.addWidget(self._do[name], row, 0)
        doing.setRowStretch(len(names), 1)
        below = QHBoxLayout()
        below.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        below.addSpacing(8)
        below.addWidget(self._details, 1)
        below.addLayout(doing)
        ending = QHBoxLayout()
        ending.addWidget(self._remark, 1)
        ending.addWidget(self._do["close"])
        layout = QVBoxLayout(self)
        layout.addLayout(finding)
        layout.addWidget(self._list, 1)
        layout.addLayout(below)
        layout.addLayout(ending)
        for name, button in self._do.items():
            button.setObjectName(name)
            button.setAutoDefault(True)
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return with_writing(QSize(980, 700), self)

    def _connect(self) -> None:
        calls: dict[str, Callable[[], object]] = {
            "resume": self._resume,
            "compare": self._compare,
            "rename": self._rename,
            "delete": self._delete,
            "undo": self._undo,
            "export": lambda: self.exported.emit(self.selected()),
            "copy": self._copy,
            "import": self.asked_for_files.emit,
            "paste": self.pasted.emit,
            "close": self.close,
        }
        for name, call in calls.items():
            self._do[name].clicked.connect(lambda _on, call=call: call())
        standard = QKeySequence.StandardKey
        keys: dict[str, Sequence[QKeySequence.StandardKey | str]] = {
            "rename": ("F2",),
            "delete": (standard.Delete,),
            "undo": (standard.Undo,),
            "copy": (standard.Copy,),
            "paste": (standard.Paste,),
        }
        for name, sequences in keys.items():
            for key in sequences:
                shortcut = QShortcut(QKeySequence(key), self._list, context=Qt.ShortcutContext.WidgetShortcut)
                shortcut.activated.connect(self._do[name].click)
        QShortcut(QKeySequence(standard.Find), self).activated.connect(self._look_for)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        self._list.activated.connect(self._activated)
        self._list.selectionModel().selectionChanged.connect(self._follow_selection)
        self._model.modelAboutToBeReset.connect(self._remember)
        self._model.modelReset.connect(self._select_again)
        self._model.renamed.connect(self.renamed)
        self._search.textChanged.connect(self._find)
        self._search.returnPressed.connect(self._into_list)
        self._games.currentIndexChanged.connect(self._find)
        self._states.currentIndexChanged.connect(self._find)

    # --- showing matches ------------------------------------------------------------------------------
    def show_matches(
        self, entries: Sequence[Entry], present: int | None, *, undoable: bool, select: Sequence[int] = ()
    ) -> None:
        """Show these matches; ``present`` is the one on the table, ``undoable`` whether one was deleted.

        ``select`` replaces the selection; without it the selection stays where it can.
        """
        self._present, self._deletions = present, undoable
        if not self.isVisible():
            self._put_off_drawing()  # the list can be read before
        renaming = self._list.state() == QTreeView.State.EditingState
        self._model.show(entries, present)
        if renaming:  # the line edit is gone with the rows, and the next button would get the keys
            self._list.setFocus()
        if select:
            if not all(self._index(one).isValid() for one in select):
                self._forget_search()
            self.select(select)
        self._follow_selection()
        self._begin_reading()

    def _begin_reading(self) -> None:
        if not self._reading:
            self._read_ahead()

    def _read_ahead(self) -> None:
        """Read the words of very many matches bit by bit, so that the first letter of a search need not."""
        self._reading = self._model.read_ahead(_BIT)
        if self._reading:
            self._clock.after(_PAUSE, while_alive(self, self._read_ahead))

    def remark(self, text: str) -> None:
        """Show a remark below the list, and announce it to screen readers."""
        self._remark.setText(text)
        self._announcer.say(text)

    def selected(self) -> list[int]:
        """Return the numbers of the selected matches, from the top to the bottom."""
        return self._model.selected(self._list.selectionModel().selection())

    def _index(self, number: int) -> QModelIndex:
        return self._model.index_of(number)

    def _remember(self) -> None:
        self._chosen, self._place = self.selected(), self._list.currentIndex().row()

    def _select_again(self) -> None:
        """Restore the selection after a reset, or else select the row at the old place."""
        # The rows are laid out once, later: expandAll() would do it now, and ask thrice about each of them.
        for parent in self._model.parents:
            self._list.expand(parent)
        self.select(self._chosen)

    def select(self, numbers: Sequence[int]) -> None:
        """Select matches, all at once, or else the row at the old place."""
        flag = QItemSelectionModel.SelectionFlag
        chosen = self._model.selection(numbers)
        first = next((at for number in numbers if (at := self._index(number)).isValid()), QModelIndex())
        rows = self._model.rowCount()
        if not first.isValid() and rows:
            first = self._model.index(min(max(self._place, 0), rows - 1), Column.GAME)
            chosen = QItemSelection(first, first)
        model = self._list.selectionModel()
        model.setCurrentIndex(first, flag.NoUpdate)
        model.select(chosen, flag.ClearAndSelect | flag.Rows)
        if first.isValid():
            self._list.scrollTo(first)

    def _find(self) -> None:
        state = _STATES[max(0, self._states.currentIndex())]
        # If nothing stays selected, select the first match found, not the row at the old place.
        self._list.selectionModel().clearCurrentIndex()
        # A picture takes longer than the search, and the next letter may already find another match.
        self._put_off_drawing()
        self._model.look_for(self._search.text(), self._games.currentData() or "", state)
        self._follow_selection()
        self._put_off_drawing()  # from now on, however long that took

    def _put_off_drawing(self) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late = self._clock.after(_REST, while_alive(self, self._draw_late))

    def _draw_late(self) -> None:
        self._late = None
        self._draw(self._one_of(self.selected()))

    def _forget_search(self) -> None:
        self._search.clear()
        self._games.setCurrentIndex(0)
        self._states.setCurrentIndex(0)

    def _follow_selection(self) -> None:
        chosen = self.selected()
        one = self._one_of(chosen)
        pair = self._pair(chosen)
        for name, can in {
            "resume": one is not None,
            "compare": pair is not None,
            "rename": one is not None,
            "delete": bool(chosen),
            "undo": self._deletions,
            "export": bool(chosen),
            "copy": one is not None,
        }.items():
            self._do[name].setEnabled(can)
        if one is None or self._late is None:
            self._draw(one)
        first, *others = self._told(one, len(chosen), can_compare=pair is not None)
        self._details.setText("<br>".join([f"<b>{escape(first)}</b>", *map(escape, others)]))
        self._picture.setAccessibleDescription("" if one is None else "\n".join([first, *others]))

    def _one_of(self, chosen: Sequence[int]) -> Entry | None:
        """Return the only selected match; None without one, or with several."""
        return self._model.entry(chosen[0]) if len(chosen) == 1 else None

    def _draw(self, one: Entry | None) -> None:
        """Show the table of a match; None for an empty picture."""
        pictured = None if one is None else replace(one, name="")  # another name is no other picture
        if one is None or pictured != self._pictured:  # the match is read and replayed for its picture
            self._picture.show_table(None if one is None else self._picture_of(one.id))
        self._pictured = pictured

    def _pair(self, chosen: Sequence[int]) -> tuple[int, int] | None:
        """Return the matches to compare: two of one game, or one with its parent or its only branch."""
        if len(chosen) == 2 and len({self._model.entry(number).game for number in chosen}) == 1:
            return chosen[0], chosen[1]
        if len(chosen) == 1:
            above, below = self._model.family(chosen[0])
            if above is not None:
                return above, chosen[0]
            if len(below) == 1:
                return chosen[0], below[0]
        return None

    def _told(self, one: Entry | None, count: int, *, can_compare: bool) -> list[str]:
        """Return the lines beside the picture."""
        if one is not None:
            return facts_of(one, on_table=one.id == self._present)
        if can_compare:
            return [self.tr("Two matches are selected: they can be compared side by side.")]
        return [self.tr("%n match(es) selected", "", count) if count else self.tr("No matches here.")]

    # --- the user's commands --------------------------------------------------------------------------
    def _activated(self, _index: QModelIndex) -> None:
        self._resume()

    def _resume(self) -> None:
        chosen = self.selected()
        if len(chosen) == 1:
            self.resumed.emit(chosen[0])

    def _rename(self) -> None:
        chosen = self.selected()
        if len(chosen) == 1:
            index = self._index(chosen[0]).siblingAtColumn(Column.NAME)
            self._list.scrollTo(index)
            self._list.setFocus()
            self._list.edit(index)

    def _delete(self) -> None:
        self.deleted.emit(self.selected())

    def _undo(self) -> None:
        self.undone.emit()

    def _copy(self) -> None:
        chosen = self.selected()
        if len(chosen) == 1:
            self.copied.emit(chosen[0])

    def _compare(self) -> None:
        pair = self._pair(self.selected())
        if pair is not None:
            self.compared.emit(*pair)

    def _look_for(self) -> None:
        self._search.setFocus()
        self._search.selectAll()

    def _into_list(self) -> None:
        self._list.setFocus()

    # --- Qt's events ----------------------------------------------------------------------------------
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fresh = True
        self._list.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            if not self._fresh:  # otherwise the list has just been shown
                self.entered.emit()
            self._fresh = False
        return super().event(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if local_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.dropped.emit(local_files(event.mimeData()))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Matches"))
        self._list.setAccessibleName(self.tr("Matches"))
        self._search.setPlaceholderText(self.tr("Find by name, player, game or deal"))
        self._search.setAccessibleName(self.tr("Find by name, player, game or deal"))
        self._picture.setAccessibleName(self.tr("The table of the selected match"))
        self._games.setAccessibleName(self.tr("Game"))
        self._states.setAccessibleName(self.tr("Status"))
        _offer(self._games, [(self.tr("All games"), ""), *((game_text(g.id), g.id) for g in GAMES)])
        _offer(
            self._states,
            [(self.tr("All matches"), ""), (self.tr("In progress"), ""), (self.tr("Finished"), "")],
        )
        texts = {
            "resume": self.tr("O&pen"),
            "compare": self.tr("&Side by side…"),
            "rename": self.tr("&Rename"),
            "delete": self.tr("&Delete"),
            "undo": self.tr("&Undo the deletion"),
            "export": self.tr("&Export…"),
            "copy": self.tr("&Copy as text"),
            "import": self.tr("&Import…"),
            "paste": self.tr("Pas&te"),
            "close": self.tr("C&lose"),
        }
        for name, text in texts.items():
            self._do[name].setText(text)
        self._model.retranslate()
        self._begin_reading()
        self._pictured = None
        self._follow_selection()


def _offer(box: QComboBox, items: Sequence[tuple[str, str]]) -> None:
    """Fill a box with choices; the chosen row stays chosen."""
    chosen = max(0, box.currentIndex())
    box.blockSignals(True)
    box.clear()
    for text, data in items:
        box.addItem(text, data)
    box.setCurrentIndex(chosen)
    box.blockSignals(False)
