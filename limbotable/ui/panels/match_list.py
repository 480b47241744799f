"""The list of matches: a tree in which a match stands below the one that it branched off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QPalette

from limbotable.play.entry import Entry
from limbotable.ui.words.match_words import (
    date_text,
    game_text,
    origin_text,
    players_text,
    rules_text,
    state_text,
)

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
#: The roles under which a row's entry is found, and what it is sorted by.
ENTRY_ROLE: Final = int(Qt.ItemDataRole.UserRole)
SORT_ROLE: Final = ENTRY_ROLE + 1
_AIR: Final = 8  #: pixels between the writing of two rows


class Column(IntEnum):
    """What is told of each match."""

    GAME = 0
    NAME = 1
    PLAYERS = 2
    STATE = 3
    CHANGED = 4
    RULES = 5
    BEGAN = 6


@dataclass(slots=True)
class _Node:
    entry: Entry
    above: _Node | None = None
    row: int = 0
    below: list[_Node] = field(default_factory=list)

    def changed(self) -> datetime:
        """Return when this match, or one that branched off it, was changed last."""
        return max([self.entry.changed, *(node.changed() for node in self.below)])


class MatchesModel(QAbstractItemModel):
    """The matches of a library.  Only names can be edited: that asks for it, and changes nothing."""

    renamed = Signal(int, str)  #: a match's number, and the name that the user wants it to have

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._roots: list[_Node] = []
        self._nodes: dict[int, _Node] = {}
        self._present: int | None = None

    def show(self, entries: Sequence[Entry], present: int | None) -> None:
        """Show these and no others; ``present`` is the one on the table."""
        self.beginResetModel()
        self._present = present
        self._nodes = {entry.id: _Node(entry) for entry in entries}
        self._roots = []
        for node in self._nodes.values():
            above = None if node.entry.parent is None else self._nodes.get(node.entry.parent)
            siblings = self._roots if above is None else above.below
            node.above, node.row = above, len(siblings)
            siblings.append(node)
        self.endResetModel()

    def index_of(self, number: int) -> QModelIndex:
        """Return where a match stands; an invalid index if it does not."""
        node = self._nodes.get(number)
        return _ROOT if node is None else self.createIndex(node.row, Column.GAME, number)

    def retranslate(self) -> None:
        """Say everything anew: the language has changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        self.layoutAboutToBeChanged.emit()
        self.layoutChanged.emit()

    def _node(self, index: _Index) -> _Node:
        return self._nodes[index.internalId()]

    # --- Qt's questions -------------------------------------------------------------------------------
    def index(self, row: int, column: int, parent: _Index = _ROOT) -> QModelIndex:
        siblings = self._node(parent).below if parent.isValid() else self._roots
        if not 0 <= row < len(siblings):
            return _ROOT
        return self.createIndex(row, column, siblings[row].entry.id)

    def parent(self, index: _Index) -> QModelIndex:  # type: ignore[override]
        above = self._node(index).above if index.isValid() else None
        return _ROOT if above is None else self.createIndex(above.row, Column.GAME, above.entry.id)

    def rowCount(self, parent: _Index = _ROOT) -> int:
        if not parent.isValid():
            return len(self._roots)
        return len(self._node(parent).below) if parent.column() == Column.GAME else 0

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return len(Column)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        editable = index.isValid() and index.column() == Column.NAME
        return super().flags(index) | (Qt.ItemFlag.ItemIsEditable if editable else Qt.ItemFlag.NoItemFlags)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return {
                Column.GAME: self.tr("Game"),
                Column.NAME: self.tr("Name"),
                Column.PLAYERS: self.tr("Players"),
                Column.STATE: self.tr("How it stands"),
                Column.CHANGED: self.tr("Last played"),
                Column.BEGAN: self.tr("Began"),
                Column.RULES: self.tr("Rules"),
            }[Column(section)]
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        node, column = self._node(index), Column(index.column())
        if role == ENTRY_ROLE:
            return node.entry
        if role == SORT_ROLE:
            return self._key(node, column)
        if role == Qt.ItemDataRole.EditRole and column == Column.NAME:
            return node.entry.name
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, QFontMetrics(QGuiApplication.font()).height() + _AIR)
        if role == Qt.ItemDataRole.FontRole and node.entry.id == self._present:
            font = QFont(QGuiApplication.font())
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and column == Column.NAME and not node.entry.name:
            return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._text(node.entry, column)
        return None

    def setData(self, index: _Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() != Column.NAME:
            return False
        entry, name = self._node(index).entry, " ".join(str(value).split())
        if name != entry.name:
            self.renamed.emit(entry.id, name)
        return True

    def _text(self, entry: Entry, column: Column) -> str:
        texts = {
            Column.GAME: lambda: game_text(entry.game),
            Column.NAME: lambda: entry.name or origin_text(entry),
            Column.PLAYERS: lambda: players_text(entry.seats),
            Column.STATE: lambda: state_text(entry, on_table=entry.id == self._present),
            Column.CHANGED: lambda: date_text(entry.changed),
            Column.BEGAN: lambda: date_text(entry.began),
            Column.RULES: lambda: rules_text(entry),
        }
        return texts[column]()

    def _key(self, node: _Node, column: Column) -> float | str:
        if column == Column.CHANGED:
            return node.changed().timestamp()
        if column == Column.BEGAN:
            return node.entry.began.timestamp()
        return self._text(node.entry, column)


class FoundMatches(QSortFilterProxyModel):
    """Those of the list that the user looks for; what they branched off stays in sight with them."""

    def __init__(self, model: MatchesModel) -> None:
        super().__init__(model)
        self._words: list[str] = []
        self._game = ""
        self._over: bool | None = None
        self.setSourceModel(model)
        self.setRecursiveFilteringEnabled(True)
        self.setSortRole(SORT_ROLE)
        self.setSortLocaleAware(True)
        self.setSortCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    def look_for(self, text: str, game: str, over: bool | None) -> None:
        """Show only matches in which all these words are found, of one game and in one state, if named."""
        self._words, self._game, self._over = text.casefold().split(), game, over
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        entry: Entry = self.sourceModel().index(row, Column.GAME, parent).data(ENTRY_ROLE)
        if self._game not in ("", entry.game):
            return False
        if self._over is not None and self._over != (entry.result is not None):
            return False
        text = " ".join(_searched(entry)).casefold()
        return all(word in text for word in self._words)

    def entries(self) -> Iterator[Entry]:
        """Yield what is shown, from the top to the bottom."""
        yield from self._below(_ROOT)

    def _below(self, parent: QModelIndex) -> Iterator[Entry]:
        for row in range(self.rowCount(parent)):
            index = self.index(row, Column.GAME, parent)
            yield index.data(ENTRY_ROLE)
            yield from self._below(index)


def _searched(entry: Entry) -> tuple[str, ...]:
    return (entry.name, *entry.seats, game_text(entry.game), entry.deal_number)
