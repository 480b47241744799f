"""The models of the lists: the legal actions, and the log.  The models hold phrases, never texts."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture
from limbotable.ui.words.outside import tip
from limbotable.ui.words.speak import whole

_Index = QModelIndex | QPersistentModelIndex
#: The role of an action's notation.
ACTION_ROLE: Final = int(Qt.ItemDataRole.UserRole)


class PhraseModel(QAbstractListModel):
    """A list of phrases in the user's language."""

    def __init__(
        self,
        speak: Callable[[Phrase], str],
        parent: QObject | None = None,
        *,
        aloud: Callable[[Phrase], str] | None = None,
    ) -> None:
        """``aloud`` puts phrases into words for a screen reader; without it that is ``speak``, too."""
        super().__init__(parent)
        self._speak = speak
        self._aloud = aloud or speak
        self._phrases: list[Phrase] = []
        self._texts: dict[Phrase, str] = {}  # as they are shown

    def show(self, phrases: Sequence[Phrase]) -> None:
        """Show only these phrases."""
        self.beginResetModel()
        self._phrases = list(phrases)
        self._texts.clear()
        self.endResetModel()

    def append(self, phrases: Sequence[Phrase]) -> None:
        """Show these phrases after the others."""
        if phrases:
            self.beginInsertRows(QModelIndex(), len(self._phrases), len(self._phrases) + len(phrases) - 1)
            self._phrases.extend(phrases)
            self.endInsertRows()

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._texts.clear()
        if self._phrases:
            self.dataChanged.emit(self.index(0), self.index(len(self._phrases) - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._phrases)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.isValid() and role == Qt.ItemDataRole.DisplayRole:
            return self._text(self._phrases[index.row()])
        if index.isValid() and role == Qt.ItemDataRole.AccessibleTextRole:
            return self._aloud(self._phrases[index.row()])
        return None

    def _text(self, phrase: Phrase) -> str:
        # A view that wraps its rows asks for all texts whenever one is added.
        text = self._texts.get(phrase)
        if text is None:
            text = self._texts[phrase] = self._speak(phrase)
        return text


class LogModel(PhraseModel):
    """The log, without the events that the table has yet to show: each line is a whole sentence."""

    def __init__(
        self,
        speak: Callable[[Phrase], str],
        parent: QObject | None = None,
        *,
        aloud: Callable[[Phrase], str] | None = None,
    ) -> None:
        super().__init__(_as_lines(speak), parent, aloud=_as_lines(aloud or speak))
        self._expected: deque[Phrase] = deque()

    def show(self, phrases: Sequence[Phrase]) -> None:
        """Show only these phrases; no more are expected."""
        self._expected.clear()
        super().show(phrases)

    def expect(self, phrases: Sequence[Phrase]) -> None:
        """Keep the phrases of events that the table has yet to show."""
        self._expected.extend(phrases)

    def happen(self, phrases: Sequence[Phrase]) -> None:
        """Show the expected ones among the phrases of an event that the table shows now."""
        for one in phrases:
            if self._expected and self._expected[0] == one:
                self.append([self._expected.popleft()])

    def catch_up(self) -> None:
        """Show all expected phrases."""
        self.append(list(self._expected))
        self._expected.clear()


def _as_lines(speak: Callable[[Phrase], str]) -> Callable[[Phrase], str]:
    """Return what puts phrases into whole sentences; a comment has the end that its author gave it."""

    def line(one: Phrase) -> str:
        said = speak(one)
        return said if one.code.startswith("comment.") else whole(said)

    return line


class ActionsModel(PhraseModel):
    """The legal actions of the seat to act."""

    def __init__(
        self,
        speak: Callable[[Phrase], str],
        parent: QObject | None = None,
        *,
        aloud: Callable[[Phrase], str] | None = None,
    ) -> None:
        super().__init__(speak, parent, aloud=aloud)
        self._actions: list[str] = []

    def offer(self, gestures: Sequence[Gesture]) -> None:
        """Show these gestures' actions, each once."""
        labels: dict[str, Phrase] = {}
        for gesture in gestures:
            labels.setdefault(gesture.action, gesture.label)
        self.list_rows(list(labels.items()))

    def list_rows(self, rows: Sequence[tuple[str, Phrase]]) -> None:
        """Show rows, each with its action and its text; a row without an action has an empty one."""
        self._actions = [action for action, _ in rows]
        self.show([label for _, label in rows])

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.isValid() and role == ACTION_ROLE:
            return self._actions[index.row()]
        if index.isValid() and role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._actions[index.row()])
        return super().data(index, role)
