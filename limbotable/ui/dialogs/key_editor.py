"""The dialog in which the user chooses the keys of all commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

import msgspec
from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from limbotable.ui.dialogs.buttons import DialogButtons
from limbotable.ui.dialogs.flowing_row import FlowingRow
from limbotable.ui.ear.announcer import Announcer
from limbotable.ui.table.table_keys import keys_text
from limbotable.ui.words.phrase_label import PhraseLabel
from limbotable.ui.words.speak import together

_TABS: Final[Mapping[int, int]] = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
_NAME: Final = Qt.ItemDataRole.UserRole  #: the role of a row's command


class CommandKeys(msgspec.Struct, frozen=True):
    """A command with its keys, in the user's words."""

    name: str
    words: str
    keys: Sequence[QKeySequence]
    usual: Sequence[QKeySequence]  #: its keys for a user who has chosen none


class KeyRules(Protocol):
    """What the dialog asks about a key."""

    def is_fixed(self, key: QKeySequence, /) -> bool:
        """Return whether no command can have the key."""

    def clashes(self, key: QKeySequence, others: Sequence[QKeySequence], /) -> bool:
        """Return whether a command with one of the other keys would lose it to this one."""


class KeyField(QKeySequenceEdit):
    """Takes one key, with Ctrl, Alt and Shift if need be, and waits for no second one.

    Enter, Esc and Tab are no keys for a command: they are for the way on.
    """

    entered = Signal()  #: Enter was pressed
    left = Signal()  #: Esc was pressed

    def __init__(self) -> None:
        super().__init__()
        self.setMaximumSequenceLength(1)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = _TABS.get(event.key())
            if step is not None and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
                self.focusNextPrevChild(step > 0)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif plain and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class KeyEditor(QDialog):
    """Shows all commands with their keys, and emits the user's choices, which apply at once."""

    chosen = Signal(str, list)  #: a command, and the keys that it is to have: none, one or several
    reset = Signal(str)  #: a command that is to have its usual keys; an empty name for all
    taken_back = Signal()  #: the last change is to be undone
    cleaned = Signal()  #: the entries of the settings file without effect are to be removed

    def __init__(self, rules: KeyRules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._commands: dict[str, CommandKeys] = {}
        self._complaint = PhraseLabel()
        self._clean = QPushButton()
        self._search = QLineEdit()
        self._search_label = QLabel()
        self._tree = QTreeWidget()
        self._field = KeyField()
        self._field_label = QLabel()
        self._verdict = PhraseLabel()
        self._set, self._add, self._none, self._usual = (QPushButton() for _ in range(4))
        self._reset, self._back = QPushButton(), QPushButton()
        self._buttons = DialogButtons(QDialogButtonBox.StandardButton.Close)
        self._announcer = Announcer(self)
        self._build()
        self._connect()
        self._retranslate()
        self.show_complaint("")
        self.allow_back(False)
        self._judge()
        self._search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * 0.9))

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        for label in (self._complaint, self._verdict):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        layout.addWidget(self._complaint)
        layout.addWidget(self._clean, 0, Qt.AlignmentFlag.AlignLeft)
        search = QFormLayout()
        search.addRow(self._search_label, self._search)
        self._search_label.setBuddy(self._search)
        self._search.setClearButtonEnabled(True)
        layout.addLayout(search)
        self._tree.setColumnCount(3)
        self._tree.setRootIsDecorated(False)
        self._tree.setItemsExpandable(False)
        self._tree.setUniformRowHeights(True)
        self._tree.setAllColumnsShowFocus(True)
        head = self._tree.header()
        head.setSectionsMovable(False)
        head.setStretchLastSection(False)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        layout.addWidget(self._tree, 1)
        key = QFormLayout()
        key.addRow(self._field_label, self._field)
        self._field_label.setBuddy(self._field)
        layout.addLayout(key)
        layout.addWidget(self._verdict)
        row = FlowingRow()
        for button in (self._set, self._add, self._none, self._usual):
            row.addWidget(button)
        layout.addLayout(row)
        for button in (self._reset, self._back):
            self._buttons.addButton(button, QDialogButtonBox.ButtonRole.ResetRole)
        layout.addWidget(self._buttons)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter belongs to the field

    def _connect(self) -> None:
        self._search.textChanged.connect(lambda _: self._filter())
        self._search.returnPressed.connect(lambda: self._tree.setFocus(Qt.FocusReason.OtherFocusReason))
        self._tree.currentItemChanged.connect(lambda _now, _before: self._begin())
        self._tree.itemActivated.connect(
            lambda _item, _column: self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        )
        self._field.keySequenceChanged.connect(self._take)
        self._field.entered.connect(lambda: self._choose([self._field.keySequence()]))
        self._field.left.connect(lambda: self._tree.setFocus(Qt.FocusReason.OtherFocusReason))
        self._set.clicked.connect(lambda: self._choose([self._field.keySequence()]))
        self._add.clicked.connect(
            lambda: self._choose([*self._now_keys(), self._field.keySequence()]),
        )
        self._none.clicked.connect(lambda: self._choose([]))
        self._usual.clicked.connect(lambda: self.reset.emit(self._now()))
        self._reset.clicked.connect(lambda: self.reset.emit(""))
        self._back.clicked.connect(self.taken_back)
        self._clean.clicked.connect(self.cleaned)
        self._buttons.rejected.connect(self.reject)

    def sizeHint(self) -> QSize:
        return QSize(760, 620).expandedTo(super().sizeHint())

    # --- what is shown --------------------------------------------------------------------------------
    def list_commands(self, groups: Mapping[str, Sequence[CommandKeys]]) -> None:
        """Show all commands, by the titles of their groups; the chosen row and the search stay."""
        before = self._now()
        self._commands = {one.name: one for group in groups.values() for one in group}
        with QSignalBlocker(self._tree):
            self._tree.clear()
            for title, group in groups.items():
                top = QTreeWidgetItem(self._tree, [title])
                top.setFlags(Qt.ItemFlag.ItemIsEnabled)
                top.setFirstColumnSpanned(True)
                font = self._tree.font()
                font.setBold(True)
                top.setFont(0, font)
                for one in group:
                    self._add_row(top, one)
            self._tree.expandAll()
        self._go_to(before)
        self._filter()
        self._reset.setEnabled(any(_differ(one) for one in self._commands.values()))
        self._begin()

    def _add_row(self, top: QTreeWidgetItem, one: CommandKeys) -> None:
        keys, usual = keys_text(one.keys), keys_text(one.usual)
        changed = _differ(one)
        item = QTreeWidgetItem(top, [one.words, keys, (usual or "–") if changed else ""])
        item.setData(0, _NAME, one.name)
        read = [one.words, keys or self.tr("no key")]
        if changed:
            read.append(self.tr("usually %1").replace("%1", usual or self.tr("no key")))
        # A screen reader reads the row at its first cell, and the others do not repeat it.
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, together("joined.heard", read))

    def show_complaint(self, text: str) -> None:
        """Show which entries of the settings file have no effect; an empty text for none."""
        self._complaint.setText(text)
        for part in (self._complaint, self._clean):
            part.setVisible(bool(text))

    def allow_back(self, can: bool) -> None:
        """Offer to take the last change back, or not."""
        if self._back.hasFocus() and not can:
            self._tree.setFocus(Qt.FocusReason.OtherFocusReason)
        self._back.setVisible(can)

    def tell(self, text: str) -> None:
        """Show and announce what a change has done."""
        self._verdict.setText(text)
        self._announcer.say(text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Choose keys"))
        self._search_label.setText(self.tr("&Search"))
        self._search.setPlaceholderText(self.tr("a command or a key, such as Ctrl+N"))
        self._tree.setHeaderLabels([self.tr("Command"), self.tr("Keys"), self.tr("Usually")])
        self._tree.setAccessibleName(self.tr("Commands"))
        self._set.setText(self.tr("Set &this key"))
        self._add.setText(self.tr("Add t&o its keys"))
        self._none.setText(self.tr("&No key"))
        self._usual.setText(self.tr("Its &usual keys"))
        self._reset.setText(self.tr("&All usual keys"))
        self._back.setText(self.tr("Undo the last &change"))
        self._clean.setText(self.tr("&Remove these entries"))
        self._name_field()

    def _name_field(self) -> None:
        one = self._commands.get(self._now())
        text = self.tr("New &key")
        if one is not None:
            text = self.tr("New &key for “%1”").replace("%1", one.words.replace("&", "&&"))
        self._field_label.setText(text)

    # --- rows -----------------------------------------------------------------------------------------
    def _now(self) -> str:
        """Return the command of the chosen row; an empty name for none."""
        item = self._tree.currentItem()
        return "" if item is None or item.isHidden() else str(item.data(0, _NAME) or "")

    def _now_keys(self) -> Sequence[QKeySequence]:
        one = self._commands.get(self._now())
        return () if one is None else one.keys

    def _rows(self) -> Sequence[QTreeWidgetItem]:
        return [row for top in self._groups() for row in _children(top)]

    def _groups(self) -> Sequence[QTreeWidgetItem]:
        return _children(self._tree.invisibleRootItem())

    def _go_to(self, name: str) -> None:
        rows = self._rows()
        found = next((row for row in rows if row.data(0, _NAME) == name), rows[0] if rows else None)
        if found is not None:
            with QSignalBlocker(self._tree):
                self._tree.setCurrentItem(found)

    def _filter(self) -> None:
        """Show the rows with what is searched for in the words or the keys of their command."""
        wanted = self._search.text().casefold().strip()
        for row in self._rows():
            one = self._commands[str(row.data(0, _NAME))]
            row.setHidden(wanted not in one.words.casefold() and wanted not in keys_text(one.keys).casefold())
        shown = [row for row in self._rows() if not row.isHidden()]
        for top in self._groups():
            top.setHidden(all(row.isHidden() for row in _children(top)))
        if not self._now() and shown:
            self._tree.setCurrentItem(shown[0])
        self._begin()

    # --- keys -----------------------------------------------------------------------------------------
    def _begin(self) -> None:
        """Begin with the command of the chosen row."""
        with QSignalBlocker(self._field):
            self._field.clear()
        self._name_field()
        self._judge()

    def _take(self, key: QKeySequence) -> None:
        """Judge the key in the field; an emptied field leaves what was told last."""
        told = self._verdict.text()
        self._judge()
        if key.isEmpty():
            self._verdict.setText(told)

    def _choose(self, keys: Sequence[QKeySequence]) -> None:
        name = self._now()
        if name and all(self._can_have(key) for key in keys):
            self.chosen.emit(name, list(keys))

    def _can_have(self, key: QKeySequence) -> bool:
        return not key.isEmpty() and not self._rules.is_fixed(key)

    def _judge(self) -> None:
        """Say at once whether the key can be had, and whose it is."""
        name, key = self._now(), self._field.keySequence()
        one = self._commands.get(name)
        can = one is not None and self._can_have(key)
        self._set.setEnabled(can and [key] != list(self._now_keys()))
        self._add.setEnabled(can and bool(self._now_keys()) and key not in self._now_keys())
        self._none.setEnabled(bool(self._now_keys()))
        self._usual.setEnabled(one is not None and _differ(one))
        text = "" if one is None or key.isEmpty() else self._verdict_on(one, key)
        self._verdict.setText(text)
        self._announcer.say(text)

    def _verdict_on(self, one: CommandKeys, key: QKeySequence) -> str:
        shown = keys_text([key])
        if self._rules.is_fixed(key):
            text = self.tr("%1 cannot be chosen: the table, the menus or the lists need it.")
        elif key in one.keys:
            text = self.tr("%1 is a key of this command already.")
        else:
            losers = [
                other.words
                for other in self._commands.values()
                if other is not one and self._rules.clashes(key, other.keys)
            ]
            text = self.tr("%1 is free.")
            if losers:
                text = self.tr("%1 is a key of “%2”, which loses it if you choose it here.")
                before, _, after = text.partition("%2")
                # Each name has the quotation marks that the sentence has around one.
                names = together("joined.heard", [f"{before[-1:]}{one}{after[:1]}" for one in losers])
                text = before[:-1] + names + after[1:]
        return text.replace("%1", shown)


def _differ(one: CommandKeys) -> bool:
    """Return whether a command has other keys than usual."""
    return [key.toString() for key in one.keys] != [key.toString() for key in one.usual]


def _children(item: QTreeWidgetItem) -> Sequence[QTreeWidgetItem]:
    rows = (item.child(n) for n in range(item.childCount()))
    return [row for row in rows if row is not None]
