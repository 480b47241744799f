"""The sheet of keys, made from the present menus, and from the keys of the table and the panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from limbotable.ui.dialogs.shortcuts import KeyGroup, ShortcutSheet, entries_of
from limbotable.ui.panels.replay_bar import replay_entries
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.table.table_keys import plain, pointer_entries, table_entries


class KeySheet(QObject):
    """Opens one window with all keys."""

    wanted = Signal()  #: the user wants to choose other keys

    def __init__(self, menus: QMenuBar, panel: SidePanel, parent: QWidget) -> None:
        super().__init__(parent)
        self._menus = menus
        self._panel = panel
        self._window = parent
        self._sheet: ShortcutSheet | None = None

    def show(self) -> None:
        """Open the sheet, or bring it to the front."""
        if self._sheet is None:
            self._sheet = ShortcutSheet(self._window)
            self._sheet.wanted.connect(self.wanted)
        self.refresh()
        self._sheet.show()
        self._sheet.activateWindow()

    def refresh(self) -> None:
        """Set all texts in the language that is installed now."""
        if self._sheet is not None:
            self._sheet.list_groups(self.groups())

    def groups(self) -> Sequence[KeyGroup]:
        """Return all keys, grouped by their place."""
        return [
            KeyGroup(self.tr("At the table"), table_entries()),
            KeyGroup(self.tr("With the mouse"), pointer_entries()),
            KeyGroup(self.tr("In the panel"), self._panel.key_entries()),
            KeyGroup(self.tr("In a replay"), replay_entries()),
            *(
                KeyGroup(plain(menu.title()), entries_of(menu.actions()))
                for menu in (top.menu() for top in self._menus.actions())
                if isinstance(menu, QMenu)
            ),
        ]
