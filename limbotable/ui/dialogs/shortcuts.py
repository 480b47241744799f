"""The sheet of all keys."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from limbotable.ui.art.writing import growth
from limbotable.ui.dialogs.buttons import DialogButtons
from limbotable.ui.dialogs.room import with_writing
from limbotable.ui.table.table_keys import Entry, keys_text
from limbotable.ui.words.phrase_lines import PhraseBrowser

_PLUS: Final = re.compile(r"\+(?=\w)")  #: between two keys that are pressed together
_LONG: Final = 12  #: letters of a key's name that always has room
_HEAD: Final = 2  #: lines that the heading of a group takes
_NARROW: Final = 1.4  #: from how much larger writing on there is one column


class KeyGroup(msgspec.Struct, frozen=True):
    """A group of keys with a title."""

    title: str
    entries: Sequence[Entry]  #: keys, and their commands


def entries_of(actions: Iterable[QAction]) -> Sequence[Entry]:
    """Return the visible commands with keys among the actions of a menu, its submenus included."""
    found: list[Entry] = []
    for action in actions:
        menu = action.menu()
        if isinstance(menu, QMenu):
            found += entries_of(menu.actions())
        elif action.shortcuts() and action.isVisible():
            found.append((keys_text(action.shortcuts()), action.iconText()))
    return found


def text_of(groups: Sequence[KeyGroup]) -> str:
    """Return the sheet as plain text."""
    wide = max((len(keys) for group in groups for keys, _ in group.entries), default=0)
    return "\n\n".join(
        "\n".join([group.title, *(f"  {keys.ljust(wide)}  {does}" for keys, does in group.entries)])
        for group in groups
    )


class ShortcutSheet(QDialog):
    """Shows keys as text that can be read aloud, searched through and copied.

    They stand in two columns, and in one where the writing is large.
    """

    wanted = Signal()  #: the user wants to choose other keys

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups: Sequence[KeyGroup] = ()
        self._sheet = PhraseBrowser()
        self._copy = QPushButton()
        self._choose = QPushButton()
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._choose, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self._choose.clicked.connect(self.wanted)
        self._copy.clicked.connect(lambda: QApplication.clipboard().setText(text_of(self._groups)))
        layout = QVBoxLayout(self)
        layout.addWidget(self._sheet)
        layout.addWidget(buttons)
        self._retranslate()
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * 0.9))

    def sizeHint(self) -> QSize:
        return with_writing(QSize(940, 640), self)

    def list_groups(self, groups: Sequence[KeyGroup]) -> None:
        """Show these groups, except empty ones."""
        self._groups = [group for group in groups if group.entries]
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._groups:
            self._write()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._sheet.setAccessibleName(self.tr("Keyboard shortcuts"))
        self._copy.setText(self.tr("&Copy as text"))
        self._choose.setText(self.tr("C&hoose keys…"))

    def _write(self) -> None:
        cap = self.palette().color(QPalette.ColorRole.Button).name()
        title = self.palette().color(QPalette.ColorRole.BrightText).name()
        divided = _columns(self._groups) if growth() < _NARROW else (self._groups,)
        columns = ["".join(_table_of(group, cap, title) for group in column) for column in divided]
        cells = "".join(
            f'<td width="{100 // len(columns)}%" style="padding: 0px 12px;">{column}</td>'
            for column in columns
        )
        self._sheet.setHtml(f'<table width="100%"><tr>{cells}</tr></table>')
        self._sheet.end_lines()


def _columns(groups: Sequence[KeyGroup]) -> tuple[Sequence[KeyGroup], Sequence[KeyGroup]]:
    """Divide groups into two columns of about the same length, in their order."""
    lengths = [len(group.entries) + _HEAD for group in groups]
    cut = min(range(len(groups) + 1), key=lambda k: abs(sum(lengths[:k]) - sum(lengths[k:])))
    return groups[:cut], groups[cut:]


def _table_of(group: KeyGroup, cap: str, title: str) -> str:
    rows = "".join(
        f'<tr><td width="40%" style="padding: 3px 10px 3px 0px;">{_caps(keys, cap)}</td>'
        f'<td width="60%" style="padding: 3px 0px;">{html.escape(does)}</td></tr>'
        for keys, does in group.entries
    )
    return (
        f'<h3 style="color: {title}; margin-bottom: 2px;">{html.escape(group.title)}</h3>'
        f'<table width="100%" cellspacing="0">{rows}</table>'
    )


def _caps(keys: str, colour: str) -> str:
    # A name that is too long for its column goes on in another line behind a plus, and not within a word.
    broken = (_PLUS.sub("+\u200b", one) if len(one) > _LONG else one for one in keys.split(" · "))
    caps = (f"&nbsp;{html.escape(one)}&nbsp;" for one in broken)
    return " ".join(f'<span style="background-color: {colour};">{one}</span>' for one in caps)
