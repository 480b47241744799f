"""The match that another one has taken the place of."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from limbotable.app.match.keeping import Keeping
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.store.match_store import StoreError


class ReplacedMatch(QObject):
    """Remembers the match that was on the table before, if any, and brings it back."""

    brought_back = Signal()  #: it is on the table again

    def __init__(
        self,
        keeping: Keeping,
        remarks: Remarks,
        sit: Callable[[MatchController, int | None], bool],
        resume: Callable[[int], bool],
        parent: QObject,
    ) -> None:
        """``sit`` puts a match on the table, ``resume`` one of the library; both tell whether it is there."""
        super().__init__(parent)
        self._keeping = keeping
        self._remarks = remarks
        self._sit = sit
        self._resume = resume
        self._controller: MatchController | None = None  # as it was, with nobody asked yet
        self._number: int | None = None  # in the library, if it is in it

    def remember(self, controller: MatchController | None) -> None:
        """Remember the match that leaves the table, if one does, in place of any other."""
        self._controller = None if controller is None else controller.anew()
        self._number = self._keeping.number

    def forget(self) -> None:
        """Remember it no longer."""
        self._controller = None

    @property
    def there(self) -> bool:
        """Whether there is one that can be brought back."""
        return self._controller is not None

    @property
    def _unfinished(self) -> bool:
        """Whether the match would be a loss: it has actions, and is not over."""
        match = None if self._controller is None else self._controller.match
        return match is not None and match.result is None and match.actions_taken() > 0

    def offer(self, text: str) -> None:
        """Say what has become of it, and offer to bring it back."""
        if self._controller is None:
            return
        if self._unfinished and self._number is not None:
            text += "\n" + self.tr("The one that you leave stays in the list of matches.")
        self._remarks.offer(text, self.tr("Undo"), self.bring_back)

    def tell(self) -> None:
        """Say that another match is on the table, where that is a pity, unless something else is offered."""
        if self._unfinished and not self._remarks.offering:
            self.offer(self.tr("Another match is on the table."))

    def bring_back(self) -> None:
        """Put it on the table again, if no other program has taken it up since."""
        controller = self._controller
        if controller is None:
            return
        # Else it was not worth keeping.
        number = self._number if controller.match.actions_taken() else None
        store = self._keeping.store
        if number is not None and (store is None or not store.hold(number)):
            self._remarks.say(self.tr("That match is open in another window."), warning=True)
            return
        if self._sit_again(controller, number):
            self.forget()  # its replacement has been taken back
            self.brought_back.emit()

    def _sit_again(self, controller: MatchController, number: int | None) -> bool:
        """Put it on the table as it was; where another program has played on, as it is now."""
        store = self._keeping.store
        if number is not None and store is not None:
            with suppress(StoreError):  # then it goes on as it was, and the user is told that it is not kept
                kept = store.lines(number)
                if kept != [str(line) for line in controller.match.lines[: len(kept)]]:
                    return self._resume(number)
        if self._sit(controller, number):
            return True
        if number is not None and store is not None:
            store.let_go(number)
        return False
