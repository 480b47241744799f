"""The search in the list of actions: the rows that were found, and what is seen where none was."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QListView, QVBoxLayout

from limbotable.ui.words.phrase_label import PhraseLabel

_Index = QModelIndex | QPersistentModelIndex


class FoundActions(QSortFilterProxyModel):
    """The actions that have what is searched for, in what is shown or in what a screen reader tells.

    Where none has it as it was typed, those are found that have all of its words, in any order.  The hyphen
    of keyboards finds a minus sign, too.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._typed = ""
        self._words: tuple[str, ...] = ()  # what a row needs

    def seek(self, typed: str) -> None:
        """Find this from now on, also among rows that come later."""
        self._typed = _plain(typed)
        self._choose_words()
        self.invalidate()

    def follow(self) -> None:
        """Find the same among rows that have changed."""
        if self._typed:
            self._choose_words()
            self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        return not self._words or _has(self._texts(row, parent), self._words)

    def _choose_words(self) -> None:
        model, top = self.sourceModel(), QModelIndex()
        rows = [self._texts(row, top) for row in range(model.rowCount())]
        whole = (self._typed,)
        self._words = whole if any(_has(row, whole) for row in rows) else tuple(self._typed.split())

    def _texts(self, row: int, parent: _Index) -> tuple[str, str]:
        index = self.sourceModel().index(row, 0, parent)
        shown = _plain(str(index.data(Qt.ItemDataRole.DisplayRole)))
        return shown, _plain(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))


def _plain(text: str) -> str:
    return text.casefold().replace("\N{MINUS SIGN}", "-")


def _has(texts: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Return whether one of the texts has all of these words, each as often as they have it."""
    return any(all(text.count(word) >= words.count(word) for word in words) for text in texts)


class NothingFound(PhraseLabel):
    """A sentence in an empty list.  It leaves presses of the mouse to the list."""

    def __init__(self, rows: QListView) -> None:
        super().__init__(parent=rows.viewport())
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = QVBoxLayout(rows.viewport())
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(self)
        layout.addStretch(1)
        self.hide()
