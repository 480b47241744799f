"""Lists beside the focus: what lies on the table and what has happened, line by line, read out.

The focus stays where it is, so an action can be weighed against what a list says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QObject

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.core.phrases import Phrase
from limbotable.table import asked, table_of
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.speak import hear, speak, together

#: The steps, by the names of their commands.
STEPS: Final = ("item-next", "item-back", "list-next", "list-back")

_LOG: Final = "log"


class _List(msgspec.Struct, frozen=True):
    """One list, by a key that it keeps while the table changes."""

    key: str
    title: str
    lines: Sequence[str]


class Lists(QObject):
    """Walks through the hand, the table, each seat's part of it, the log and the scores, as they are now.

    Each list keeps its place until another match comes to the table; the log is entered at its end.  Behind
    the curtain there are no lists.
    """

    def __init__(
        self,
        table: TableView,
        panel: SidePanel,
        remarks: Remarks,
        present: Callable[[], MatchController | None],
        parent: QObject,
    ) -> None:
        """``present`` returns the match on the table."""
        super().__init__(parent)
        self._table = table
        self._panel = panel
        self._remarks = remarks
        self._present = present
        self._key = ""  # of the list that is read
        self._rows: dict[str, int] = {}  # the line of each list that was read last

    def calls(self) -> Mapping[str, Callable[[], None]]:
        """Return the call of each step, by the name of its command."""
        return {
            "item-next": lambda: self._step(1),
            "item-back": lambda: self._step(-1),
            "list-next": lambda: self._turn(1),
            "list-back": lambda: self._turn(-1),
        }

    def begin(self) -> None:
        """Begin with the first line of the first list: another match is on the table."""
        self._key, self._rows = "", {}

    def jump(self, letter: str) -> None:
        """Go to the next line that begins with a letter, from the last one on to the first."""
        now = self._now()
        if now is None:
            return
        row = self._row(now)
        ahead = [*range(row + 1, len(now.lines)), *range(row + 1)]
        found = (one for one in ahead if now.lines[one].casefold().startswith(letter.casefold()))
        place = next(found, None)
        if place is None:
            self._remarks.answer(self.tr("No line here begins with %1.").replace("%1", letter.upper()))
        else:
            self._read(now, place)

    def _step(self, by: int) -> None:
        """Read the line by so many further on; at an end that line again, and the first time the list."""
        entered = bool(self._key)
        now = self._now()
        if now is not None:
            row = self._row(now) + by if entered else self._row(now)
            self._read(now, max(0, min(row, len(now.lines) - 1)))

    def _turn(self, by: int) -> None:
        """Go on to another list, and read its name and line."""
        now, every = self._now(), self._lists()
        if now is None:
            return
        keys = [one.key for one in every]
        entered = every[(keys.index(now.key) + by) % len(every)]
        self._key = entered.key
        if entered.key == _LOG:
            self._rows[_LOG] = len(entered.lines) - 1
        self._read(entered, self._row(entered), name=True)

    def _now(self) -> _List | None:
        """Return the list that is read, or the first one; None where there is none."""
        every = self._lists()
        found = next((one for one in every if one.key == self._key), every[0] if every else None)
        self._key = "" if found is None else found.key
        return found

    def _row(self, one: _List) -> int:
        return min(self._rows.get(one.key, 0), len(one.lines) - 1)

    def _read(self, one: _List, row: int, *, name: bool = False) -> None:
        self._rows[one.key] = row
        place = self.tr("%1 of %2").replace("%1", str(row + 1)).replace("%2", str(len(one.lines)))
        line = together("joined.named", (*([one.title] if name else []), one.lines[row]))
        self._remarks.answer(together("sentences", (line, place)))

    def _lists(self) -> list[_List]:
        """Return all lists that have lines."""
        return [] if self._table.covered else [one for one in self._all() if one.lines]

    def _all(self) -> Iterator[_List]:
        tableau, controller = self._table.table.tableau, self._present()
        keys = {} if controller is None else table_of(controller.match.game).asked
        log = [self._panel.log.index(row).data() for row in range(self._panel.log.rowCount())]
        yield _List("hand", self.tr("Hand"), _lines(asked.hand(tableau)))
        yield _List("table", self.tr("Table"), _lines(asked.things(tableau)))
        for seat, owned in enumerate(asked.seats(tableau)):
            yield _List(f"seat{seat}", speak(owned.name), _lines(owned.things))
        yield _List(_LOG, self.tr("Log"), [str(line) for line in log])
        yield _List("scores", self.tr("Scores"), _lines(asked.topic("scores", tableau, keys)))


def _lines(phrases: Sequence[Phrase]) -> list[str]:
    return [hear([one]) for one in phrases]
