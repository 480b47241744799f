"""The match that another one has replaced."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from limbotable.app.match.keeping import Keeping
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.store.trouble import StoreError


class ReplacedMatch(QObject):
    """Remembers the match that was on the table before, and brings it back."""

    brought_back = Signal()  #: it is on the table again

    def __init__(
        self,
        keeping: Keeping,
        remarks: Remarks,
        sit: Callable[[MatchController, int | None], bool],
        resume: Callable[[int], bool],
        parent: QObject,
    ) -> None:
        """``sit`` puts a match on the table, ``resume`` one of the library; both return success."""
        super().__init__(parent)
        self._keeping = keeping
        self._remarks = remarks
        self._sit = sit
        self._resume = resume
        self._controller: MatchController | None = None  # unchanged, before its first question
        self._number: int | None = None  # its number in the library, if it has one

    def remember(self, controller: MatchController | None) -> None:
        """Remember the match that leaves the table, if one does, in place of any other."""
        self._controller = None if controller is None else controller.anew()
        self._number = self._keeping.number

    def forget(self) -> None:
        """Forget the match."""
        self._controller = None

    @property
    def there(self) -> bool:
        """Whether there is a match to bring back."""
        return self._controller is not None

    @property
    def _unfinished(self) -> bool:
        """Whether the match would be a loss: it has actions, and is not over."""
        match = None if self._controller is None else self._controller.match
        return match is not None and match.result is None and match.actions_taken() > 0

    def offer(self, text: str) -> None:
        """Show a message, and offer to bring the match back."""
        if self._controller is None:
            return
        if self._unfinished and self._number is not None:
            text += "\n" + self.tr("The previous one stays in the list of matches.")
        self._remarks.offer(text, self.tr("Back to the other match"), self.bring_back)

    def tell(self) -> None:
        """Offer to bring back an unfinished match, unless another offer is shown."""
        if self._unfinished and not self._remarks.offering:
            self.offer(self.tr("Another match was opened."))

    def bring_back(self) -> None:
        """Put the match on the table again, if no other program has taken it up since."""
        controller = self._controller
        if controller is None:
            return
        # Without any action it was dropped from the library.
        number = self._number if controller.match.actions_taken() else None
        store = self._keeping.store
        if number is not None and (store is None or not store.hold(number)):
            self._remarks.say(self.tr("That match is open in another window."), warning=True)
            return
        if self._sit_again(controller, number):
            self.forget()  # its replacement has been taken back
            self.brought_back.emit()

    def _sit_again(self, controller: MatchController, number: int | None) -> bool:
        """Put the match on the table unchanged; if another program has played on, with its new lines."""
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
