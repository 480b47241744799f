"""Messages of the program to the user at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from limbotable.core.phrases import Phrase
from limbotable.ui.panels.toast import Toast
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.speak import speak

_LINES: Final = 12  #: of an answer that are shown: more would hide the table


def _always() -> bool:
    return True


class Remarks(QObject):
    """Shows short messages in a toast and to a screen reader, and passes complaints on to the window.

    A hint has a toast of its own: it stays, whatever else is said, until the user acts.
    """

    complained = Signal(str)  #: a message that the user has to read before going on

    def __init__(
        self, toast: Toast, hint: Toast, table: TableView, rule_key: Callable[[], str], parent: QObject
    ) -> None:
        """``rule_key`` returns the key of the rule books as it is written; an empty text without one."""
        super().__init__(parent)
        self._toast, self._hint = toast, hint
        self._table = table
        self._rule_key = rule_key
        self._refusal = ""  # the words of the last one
        self._is_true = _always  # whether the position is still that of the hint

    @property
    def about(self) -> str:
        """The code of the reason that is shown; empty for any other message."""
        return self._toast.about

    @property
    def offering(self) -> bool:
        """Whether an offer is shown."""
        return self._toast.offering

    @property
    def lasting(self) -> bool:
        """Whether an offer is shown that stays until the next action or message."""
        return self._toast.lasting

    def say(
        self,
        text: str,
        *,
        warning: bool = False,
        read: str = "",
        of: Sequence[str] = (),
        yields: bool = False,
        stays: bool = False,
    ) -> None:
        """Show a short message; ``read`` is the text for a screen reader, if it is another one.

        It stands beside the things on the table that it speaks ``of``, by their keys.  What ``yields`` stands
        below the log where it would cover a thing on the table.  What ``stays`` is shown until the next
        message or action.
        """
        self._toast.say(text, warning=warning, of=of, yields=yields, stays=stays)
        self._table.announce(read or text)

    def advise(self, text: str, read: str, while_: Callable[[], bool] = _always) -> None:
        """Show a hint until the user acts, asks for another one or closes it, ``while_`` it is true.

        ``read`` is the text for a screen reader.  It stands below the log where it would cover a thing on the
        table.
        """
        self._toast.clear_away()
        self._hint.say(text, yields=True, stays=True)
        self._is_true = while_
        self._table.announce(read)

    def withdraw_outdated(self) -> None:
        """Hide the hint if it is no longer true, and no other message."""
        if not self._is_true():
            self._hint.clear_away()

    def answer(self, text: str, *, html: str = "", about: str = "") -> None:
        """Have a screen reader read an answer; where none is there, show it, or its first lines.

        With ``html`` that is shown, all of it; ``about`` is the mark of its rule, which can be looked up.
        """
        self._table.announce(text)
        if not QAccessible.isActive() and html:
            self._toast.say(text, about=about, html=html)
        elif not QAccessible.isActive():
            lines = text.splitlines()
            self._toast.say("\n".join([*lines[:_LINES], *(["…"] if len(lines) > _LINES else [])]))

    def offer(self, text: str, label: str, do: Callable[[], object], *, stays: bool = False) -> None:
        """Show a short message with a command; ``stays``: until it is closed, or the next action."""
        if stays:
            self._hint.clear_away()  # both would lie in one place
        self._toast.offer(text, label, do, stays=stays)
        self._table.announce(f"{text} {label}")

    def refuse(self, reason: Phrase, tried: str = "") -> None:
        """Show the reason of a refusal, beside the piece or place that was ``tried``.

        Its rule can be looked up.  It stays for as long as it takes to read, but not after the next action or
        ``forgive``.
        """
        text, key = speak(reason), self._rule_key()
        if key:
            text = self.tr("%1 (%2: the rule)").replace("%2", key).replace("%1", text)
        self._toast.say(text, warning=True, about=reason.code, of=[tried], place=self._table.place_for_reason)
        self._refusal = self._toast.words
        self._table.announce(text)

    def forgive(self) -> None:
        """Hide the reason of a refusal, and no other message: the user does something else."""
        self.take_back(self._refusal)
        self._refusal = ""

    def take_back(self, words: str) -> None:
        """Hide a message that is no longer true, if it is the one that is shown."""
        if words and self._toast.words == words:
            self._toast.clear_away()

    def complain(self, text: str) -> None:
        """Complain after the running call: the receiver may wait for an answer."""
        QTimer.singleShot(0, self, lambda: self.complained.emit(text))

    def hush(self) -> None:
        """Hide the message, and not the hint."""
        self._toast.clear_away()

    def clear_away(self) -> None:
        """Hide the message and the hint, and forget the match that this was for."""
        self._toast.clear_away()
        self._hint.clear_away()
        self._is_true = _always
