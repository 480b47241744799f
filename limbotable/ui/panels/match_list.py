"""The list of matches: a tree in which a match stands below the one that it branched off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import IntEnum
from functools import cmp_to_key
from itertools import islice
from typing import Any, Final

from PySide6.QtCore import (
    QCollator,
    QItemSelection,
    QItemSelectionRange,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QPalette, QStandardItemModel

from limbotable.play.entry import Entry
from limbotable.ui.words.match_words import (
    date_text,
    game_text,
    origin_text,
    players_text,
    rules_text,
    seat_name,
    state_text,
    table_names,
)
from limbotable.ui.words.outside import shown, tip

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
_NEVER: Final = datetime.min.replace(tzinfo=UTC)
_SEARCHED: Final = 1000  #: letters of a name that are searched
#: Letters of a name that can be written; a longer name from elsewhere stays as it is.
LONGEST_NAME: Final = 200
_AIR: Final = 8  #: pixels between the writing of two rows


class Column(IntEnum):
    """The columns of the list."""

    GAME = 0
    NAME = 1
    PLAYERS = 2
    STATE = 3
    CHANGED = 4
    RULES = 5
    BEGAN = 6


_FIRST: Final = Column.GAME
_LAST: Final = Column.BEGAN
#: What a cell is asked for and has; a view asks for more, and very often.
_ROLES: Final = frozenset(
    int(role)
    for role in (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.EditRole,
        Qt.ItemDataRole.SizeHintRole,
        Qt.ItemDataRole.FontRole,
        Qt.ItemDataRole.ForegroundRole,
    )
)


@dataclass(slots=True)
class _Node:
    id: int
    entry: Entry
    above: _Node | None = None
    below: list[_Node] = field(default_factory=list)
    changed: datetime = _NEVER  #: when this match, or one that branched off it, was changed last
    shown: list[_Node] = field(default_factory=list)  #: its visible branches, in order
    row: int = -1  #: among its visible siblings; -1 where it is not visible
    place: int = -1  #: among all visible matches, from the top
    words: str = ""  #: all words that find it, in small letters; empty until the first search


class MatchesModel(QStandardItemModel):
    """The matches of a library that fit the search, and the matches that they branched off.

    There may be very many: they are put in order when they or the order change and not at a search, a search
    that only becomes longer looks at the visible ones alone, and each change of the visible rows resets the
    model once.  Only names can be edited: an edit emits ``renamed``, and changes nothing.

    Qt keeps the shape of the tree, rows without items: a view asks for the index, the flags and the children
    of every row whenever it lays them out, and only for the content of those in sight.  Such flags would let
    every cell be edited: ``setData`` refuses all but the names.
    """

    renamed = Signal(int, str)  #: a match's number, and the new name that the user wants

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setColumnCount(len(Column))
        self._nodes: dict[int, _Node] = {}
        self._ordered: list[_Node] = []  # all, in order
        self._visible: list[_Node] = []  # the visible ones of these
        self._shown: list[_Node] = []  # the visible ones without a match above them
        self._in_sight: list[_Node] = []  # the visible ones, from the top to the bottom
        #: The visible matches that have visible ones below them, from the top to the bottom.
        self.parents: list[QModelIndex] = []
        self._unread: Iterator[_Node] = iter(())  # those whose words have not been put into small letters
        self._present: int | None = None
        self._sought: list[str] = []
        self._said: dict[tuple[str, ...], str] = {}  # the searched words of a game with its players
        self._names: dict[str, str] = {}  # the searched words of a player
        self._game = ""
        self._over: bool | None = None
        self._by, self._order = Column.CHANGED, Qt.SortOrder.DescendingOrder

    # --- the visible matches --------------------------------------------------------------------------
    def show(self, entries: Sequence[Entry], present: int | None) -> None:
        """Show only these matches; ``present`` is the one on the table."""
        with self._anew():
            self._present = present
            before = self._nodes
            self._nodes = {entry.id: _Node(entry.id, entry) for entry in entries}
            roots = list[_Node]()
            for number, node in self._nodes.items():
                old = before.get(number)
                if old is not None and old.entry is node.entry:
                    node.words = old.words
                above = None if node.entry.parent is None else self._nodes.get(node.entry.parent)
                node.above = above
                (roots if above is None else above.below).append(node)
            _date(roots)
            self._unread = iter(self._nodes.values())
            self._ordered = self._in_order(self._nodes.values())

    def look_for(self, text: str, game: str, over: bool | None) -> None:
        """Show only matches with all words of ``text``, of one game and state; empty or None for any."""
        sought = text.casefold().split()
        longer = (
            self._game in ("", game)
            and self._over in (None, over)
            and all(any(before in word for word in sought) for before in self._sought)
        )
        with self._anew(among_visible=longer):
            self._sought, self._game, self._over = sought, game, over

    def read_ahead(self, count: int) -> bool:
        """Read so many more matches' words, that a search need not; return whether there are any more."""
        nodes = list(islice(self._unread, count))
        for node in nodes:
            if not node.words:
                self._searched(node)
        return len(nodes) == count

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Show the matches in the order of a column."""
        with self._anew():
            self._by, self._order = Column(max(0, column)), order
            self._ordered = self._in_order(self._nodes.values())

    @contextmanager
    def _anew(self, *, among_visible: bool = False) -> Iterator[None]:
        """Reset the model; with ``among_visible`` no other match can become visible."""
        self.beginResetModel()
        before = self._visible
        for node in before:
            node.row = node.place = -1
            if node.shown:
                node.shown = []
        yield
        self._arrange(before if among_visible else self._ordered)
        with QSignalBlocker(self):
            self._shape()
        self.endResetModel()

    def _arrange(self, nodes: Sequence[_Node]) -> None:
        """Show the sought ones of these nodes, which are in order, and all nodes above them."""
        found = self._fitting(nodes)
        for node in found:
            node.place = 0
        above = [node.above for node in found if node.above is not None]
        for parent in above:
            seen: _Node | None = parent
            while seen is not None and seen.place < 0:
                seen.place = 0
                seen = seen.above
        self._visible = [node for node in nodes if node.place == 0] if above else found
        self._shown = [node for node in self._visible if node.above is None]
        for node in self._visible:
            if node.above is not None:
                node.above.shown.append(node)
        self._in_sight = []
        self._gather(self._shown)
        for place, node in enumerate(self._in_sight):
            node.place = place

    def _fitting(self, nodes: Sequence[_Node]) -> list[_Node]:
        """Return the sought ones of these nodes."""
        found = list(nodes)
        if self._game:
            found = [node for node in found if node.entry.game == self._game]
        if self._over is not None:
            found = [node for node in found if (node.entry.result is not None) == self._over]
        if self._sought:
            for node in found:
                if not node.words:
                    self._searched(node)
        for word in self._sought:
            found = [node for node in found if word in node.words]
        return found

    def _gather(self, siblings: Sequence[_Node]) -> None:
        """Put visible nodes, and those below each of them, in the order of their rows from the top."""
        for row, node in enumerate(siblings):
            node.row = row
            self._in_sight.append(node)
            if node.shown:
                self._gather(node.shown)

    def _shape(self) -> None:
        """Have as many rows below each match as are visible there."""
        # A view has an index of each match that is open.  They end with this reset, and until then Qt would
        # look through all of them at each change.
        indexes = self.persistentIndexList()
        self.changePersistentIndexList(indexes, [_ROOT] * len(indexes))
        self.removeRows(0, self.rowCount())
        self.insertRows(0, len(self._shown))
        self.parents = []
        for node in self._in_sight:
            if node.shown:
                parent = self._index(node)
                self.insertColumns(0, len(Column), parent)
                self.insertRows(0, len(node.shown), parent)
                self.parents.append(parent)

    def _searched(self, node: _Node) -> str:
        """Put all words that find a match into small letters, and keep them."""
        entry = node.entry
        table = (entry.game, *entry.seats, *entry.players)
        if table not in self._said:  # thousands of matches have the same
            players = (self._name(name) for name in table_names(entry.seats, entry.players))
            self._said[table] = " ".join((*players, game_text(entry.game)[:_SEARCHED].casefold()))
        own = f"{entry.name[:_SEARCHED]} {entry.deal_number[:_SEARCHED]}".casefold()
        node.words = f"{own} {self._said[table]}"
        return node.words

    def _name(self, name: str) -> str:
        """Return the searched words of a seat's name; few players sit at thousands of tables."""
        if name not in self._names:
            self._names[name] = seat_name(name)[:_SEARCHED].casefold()
        return self._names[name]

    def _in_order(self, nodes: Iterable[_Node]) -> list[_Node]:
        reverse = self._order == Qt.SortOrder.DescendingOrder
        if self._by == Column.CHANGED:
            return sorted(nodes, key=lambda node: node.changed, reverse=reverse)
        if self._by == Column.BEGAN:
            return sorted(nodes, key=lambda node: node.entry.began, reverse=reverse)
        texts = {node.id: self._text(node.entry, self._by) for node in nodes}
        # Many texts are equal, and only different ones have to be compared by the rules of the language.
        collator = QCollator(QLocale())
        collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        ordered = sorted(set(texts.values()), key=cmp_to_key(collator.compare))
        ranks = {text: rank for rank, text in enumerate(ordered)}
        return sorted(nodes, key=lambda node: ranks[texts[node.id]], reverse=reverse)

    def entries(self) -> Iterator[Entry]:
        """Yield the visible entries, from the top to the bottom."""
        for node in self._in_sight:
            yield node.entry

    # --- single matches -------------------------------------------------------------------------------
    def index_of(self, number: int) -> QModelIndex:
        """Return the index of a match; an invalid index where it is not visible."""
        node = self._nodes.get(number)
        return _ROOT if node is None or node.row < 0 else self._index(node)

    def _index(self, node: _Node) -> QModelIndex:
        return self.index(node.row, _FIRST, _ROOT if node.above is None else self._index(node.above))

    def entry(self, number: int) -> Entry:
        """Return a match by its number; raises ``KeyError``."""
        return self._nodes[number].entry

    def family(self, number: int) -> tuple[int | None, list[int]]:
        """Return a match's parent, if it is in the list, and all matches that branched off the match."""
        node = self._nodes[number]
        above = None if node.above is None else node.above.id
        return above, [one.entry.id for one in node.below]

    def selection(self, numbers: Iterable[int]) -> QItemSelection:
        """Return the visible rows of some matches, in as few ranges as possible."""
        nodes = (self._nodes.get(number) for number in numbers)
        in_sight = sorted({node.place: node for node in nodes if node is not None and node.row >= 0}.items())
        rows: dict[int, list[_Node]] = {}
        for _, node in in_sight:
            rows.setdefault(-1 if node.above is None else node.above.id, []).append(node)
        chosen = QItemSelection()
        for siblings in rows.values():
            first = last = siblings[0]
            for node in siblings[1:]:
                if node.row != last.row + 1:
                    chosen.append(self._range(first, last))
                    first = node
                last = node
            chosen.append(self._range(first, last))
        return chosen

    def _range(self, first: _Node, last: _Node) -> QItemSelectionRange:
        return QItemSelectionRange(self._index(first), self._index(last).siblingAtColumn(_LAST))

    def selected(self, chosen: QItemSelection) -> list[int]:
        """Return the numbers of the matches whose rows are selected, from the top to the bottom."""
        places: dict[int, int] = {}
        for n in range(chosen.count()):
            span = chosen.at(n)
            siblings = self._siblings(span.parent())
            for node in siblings[span.top() : span.bottom() + 1]:
                places[node.place] = node.entry.id
        return [places[place] for place in sorted(places)]

    def _siblings(self, parent: _Index) -> list[_Node]:
        return self._node(parent).shown if parent.isValid() else self._shown

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, _LAST)
        self._said.clear()
        self._names.clear()
        for node in self._nodes.values():
            node.words = ""  # a game's name is among them
        self._unread = iter(self._nodes.values())
        with self._anew():
            self._ordered = self._in_order(self._nodes.values())  # texts may come in another order

    def _node(self, index: _Index) -> _Node:
        return self._siblings(index.parent())[index.row()]

    # --- Qt's model -----------------------------------------------------------------------------------
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return {
                Column.GAME: self.tr("Game"),
                Column.NAME: self.tr("Name"),
                Column.PLAYERS: self.tr("Players"),
                Column.STATE: self.tr("Status"),
                Column.CHANGED: self.tr("Last played"),
                Column.BEGAN: self.tr("Began"),
                Column.RULES: self.tr("Rules"),
            }[Column(section)]
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _ROLES or not index.isValid():
            return None
        node, column = self._node(index), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(node.entry, Column(column))
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._text(node.entry, Column(column), short=False))
        if role == Qt.ItemDataRole.EditRole:
            return node.entry.name[:LONGEST_NAME] if column == Column.NAME else None
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, QFontMetrics(QGuiApplication.font()).height() + _AIR)
        if role == Qt.ItemDataRole.FontRole and node.entry.id == self._present:
            font = QFont(QGuiApplication.font())
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and column == Column.NAME and not node.entry.name:
            return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        return None

    def setData(self, index: _Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() != Column.NAME:
            return False
        entry, name = self._node(index).entry, " ".join(str(value).split())
        if name not in (entry.name, entry.name[:LONGEST_NAME].strip()):
            self.renamed.emit(entry.id, name)
        return True

    def _text(self, entry: Entry, column: Column, *, short: bool = True) -> str:
        texts = {
            Column.GAME: lambda: game_text(entry.game),
            Column.NAME: lambda: shown(entry.name) or origin_text(entry),
            Column.PLAYERS: lambda: players_text(entry),
            Column.STATE: lambda: state_text(entry, on_table=entry.id == self._present, short=short),
            Column.CHANGED: lambda: date_text(entry.changed),
            Column.BEGAN: lambda: date_text(entry.began),
            Column.RULES: lambda: rules_text(entry),
        }
        return texts[column]()


def _date(nodes: Sequence[_Node]) -> datetime:
    """Find out when each match, or one that branched off it, was last changed; return the latest time."""
    for node in nodes:
        node.changed = max(node.entry.changed, _date(node.below)) if node.below else node.entry.changed
    return max((node.changed for node in nodes), default=_NEVER)
