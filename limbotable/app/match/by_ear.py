"""All that is told of the table by ear: announcements, answers to questions, and lists beside the focus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject

from limbotable.app.match.lists import Lists
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.readouts import Readouts
from limbotable.app.match.remarks import Remarks
from limbotable.app.match.table_controller import TableController
from limbotable.app.match.teller import TOLD, Teller
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.passage import Passage

__all__ = ["TOLD", "ByEar"]


class ByEar(QObject):
    """Tells of the match on the table as the settings say, and answers what the user asks about it."""

    def __init__(
        self,
        table: TableView,
        panel: SidePanel,
        remarks: Remarks,
        table_controller: TableController,
        wanted: Mapping[str, Callable[[], Any]],
        rule: Callable[[], tuple[Passage, str]],
        key: Callable[[str], str],
        parent: QObject,
    ) -> None:
        """``wanted`` has a reader for each of the settings in `TOLD`; ``rule`` returns the rule for the
        present phase, and its mark in the rule book; ``key`` the key of a command as users write it.
        """
        super().__init__(parent)
        self._table_controller = table_controller

        def present() -> MatchController | None:
            return table_controller.controller

        self._teller = Teller(table, present, lambda: table_controller.interrupted, wanted, key, self)
        self._readouts = Readouts(table, panel, remarks, present, rule, key, self)
        self._lists = Lists(table, panel, remarks, present, self)
        table_controller.sat_down.connect(lambda _: self._lists.begin())

    def calls(self) -> Mapping[str, Callable[[], None]]:
        """Return the call of each question and of each step in a list, by the name of its command."""
        return {**self._readouts.calls(), **self._lists.calls()}

    def undo(self) -> None:
        """Take back the last action, and tell what was taken back."""
        self._teller.rewind(self._table_controller.undo)

    def redo(self) -> None:
        """Play what was taken back, and tell of it."""
        self._teller.rewind(self._table_controller.redo)

    def come_back(self) -> None:
        """Tell whose turn it is at the table that another window has been left for."""
        self._teller.come_back()

    def leave_past(self) -> None:
        """Tell that the table of the present is back after a replay."""
        self._teller.leave_past()

    def jump(self, letter: str) -> None:
        """Go to the next line of the list that begins with a letter."""
        self._lists.jump(letter)
