"""The user's own keys: chosen in their dialog, applied at once, and kept in the settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from limbotable.app import key_table
from limbotable.app.commands import Commands
from limbotable.app.key_table import BadEntry, bad_entries, keys_of, text_of, usual_keys
from limbotable.store.settings import Settings
from limbotable.ui.table.table_keys import keys_text
from limbotable.ui.words.outside import shown
from limbotable.ui.words.speak import together

if TYPE_CHECKING:
    from limbotable.ui.dialogs.key_editor import KeyEditor


class OwnKeys(QObject):
    """Opens the dialog for keys, and gives the commands the keys that are chosen there."""

    changed = Signal()  #: some commands have other keys now

    def __init__(
        self,
        commands: Callable[[], Commands],
        settings: Settings,
        write: Callable[[], object],
        window: QWidget,
    ) -> None:
        """``commands`` are the window's, once it has them; ``write`` keeps the settings."""
        super().__init__(window)
        self._commands = commands
        self._settings = settings
        self._write = write
        self._window = window
        self._dialog: KeyEditor | None = None
        self._before: Mapping[str, str] | None = None  # the own keys before the last change

    def show(self) -> None:
        """Open the dialog, or bring it to the front."""
        if self._dialog is None:
            from limbotable.ui.dialogs.key_editor import KeyEditor

            self._dialog = KeyEditor(_Rules(), self._window)
            self._dialog.chosen.connect(self._choose)
            self._dialog.reset.connect(self._reset)
            self._dialog.taken_back.connect(self._take_back)
            self._dialog.cleaned.connect(self._clean)
            self._dialog.finished.connect(self._forget)
        self.refresh()
        self._dialog.show()
        self._dialog.activateWindow()

    def complaint(self) -> str:
        """Return the sentences about keys in the settings file without effect; an empty text for none."""
        bad = bad_entries(self._settings.keys)
        texts = {
            "unknown": self.tr("These keys in the settings are not understood: %1"),
            "fixed": self.tr("These keys in the settings belong to the table, the menus or the lists: %1"),
            "twice": self.tr("These keys in the settings belong to another command already: %1"),
        }
        by_fault = {fault: [one for one in bad if one.fault == fault] for fault in texts}
        return "\n".join(
            texts[fault].replace("%1", together("joined.heard", map(_entry, those)))
            for fault, those in by_fault.items()
            if those
        )

    def follow(self, settings: Settings) -> None:
        """Give the commands as many letters for keys as the settings say."""
        self._commands().listen(settings.keys, settings.letters)
        self.refresh()
        self.changed.emit()

    def refresh(self) -> None:
        """Show the present keys, in the language that is installed now."""
        if self._dialog is None:
            return
        from limbotable.ui.dialogs.key_editor import CommandKeys

        now = self._keys()
        self._dialog.list_commands(
            {
                title: [
                    CommandKeys(name, self._commands().words(name), now[name], self._usual(name))
                    for name in names
                ]
                for title, names in self._commands().by_menu().items()
            }
        )
        self._dialog.show_complaint(self.complaint())
        self._dialog.allow_back(self._before is not None)

    # --- the user's choices ---------------------------------------------------------------------------
    def _choose(self, name: str, keys: Sequence[QKeySequence]) -> None:
        before = self._keys()
        losers = [other for other, had in before.items() if other != name and _lose(had, keys)]
        own = {other: text for other, text in self._settings.keys.items() if other != name}
        for loser in losers:
            left = [key for key in before[loser] if not key_table.clashes(key, keys)]
            if loser in own and left:
                own[loser] = text_of(left)
            else:
                own.pop(loser, None)  # its usual keys are left to it, as far as it can have them
        if not _same(keys, self._usual(name)):
            own[name] = text_of(keys)
        self._apply(own)
        said = together("sentences", (self._has(one) for one in (name, *losers)))
        self._say(said)

    def _reset(self, name: str) -> None:
        """Give a command its usual keys, also those that another one has by choice; or all of them theirs."""
        if name:
            self._choose(name, self._usual(name))
        else:
            self._apply({})
            self._say(self.tr("All commands have their usual keys."))

    def _take_back(self) -> None:
        before, self._before = self._before, None
        if before is not None:
            self._apply(before)
            self._before = None
            self.refresh()
            self._say(self.tr("Undone."))

    def _clean(self) -> None:
        """Remove the entries without effect, and keep all others."""
        broken = {one.command for one in bad_entries(self._settings.keys)}
        own = {name: text for name, text in self._settings.keys.items() if name not in broken}
        for name, keys in self._keys().items():
            if name in broken and not _same(keys, keys_of(own, self._settings.letters)[name]):
                own[name] = text_of(keys)  # what is good of the entry
        self._apply(own)
        self._say(self.tr("The entries without effect have been removed."))

    def _apply(self, own: Mapping[str, str]) -> None:
        self._before = dict(self._settings.keys)
        self._settings.keys = dict(own)
        self._commands().listen(self._settings.keys, self._settings.letters)
        self._write()
        self.refresh()
        self.changed.emit()

    # --- what is told ---------------------------------------------------------------------------------
    def _has(self, name: str) -> str:
        keys = keys_text(self._keys()[name])
        text = self.tr("“%1” has the key %2.") if keys else self.tr("“%1” has no key.")
        return text.replace("%2", keys).replace("%1", self._commands().words(name))

    def _say(self, text: str) -> None:
        if self._dialog is not None:
            self._dialog.tell(text)

    def _keys(self) -> Mapping[str, Sequence[QKeySequence]]:
        """Return the present keys of all commands."""
        return keys_of(self._settings.keys, self._settings.letters)

    def _usual(self, name: str) -> Sequence[QKeySequence]:
        return usual_keys(name, self._settings.letters)

    def _forget(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
        self._before = None


class _Rules:
    """What the table of keys says about a key."""

    def is_fixed(self, key: QKeySequence) -> bool:
        return key_table.is_fixed(key)

    def clashes(self, key: QKeySequence, others: Sequence[QKeySequence]) -> bool:
        return key_table.clashes(key, others)


def _lose(had: Sequence[QKeySequence], keys: Sequence[QKeySequence]) -> bool:
    """Return whether one of the keys that a command had is lost to these."""
    return any(key_table.clashes(key, keys) for key in had)


def _same(some: Sequence[QKeySequence], others: Sequence[QKeySequence]) -> bool:
    return text_of(some) == text_of(others)


def _entry(bad: BadEntry) -> str:
    return shown(f"{bad.command}: {bad.key}")
