"""The program's own voice by the settings: what is read out, and where the keyboard is at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from limbotable.store.settings import Settings
from limbotable.ui.ear.synthesiser import Manner, Synthesiser
from limbotable.ui.ear.voice import Said, Voice
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.outside import shown
from limbotable.ui.words.speak import together, whole

#: The settings that it depends on.
VOICED: Final = ("voice", "voice_pace", "voice_volume", "language")


class OwnVoice(QObject):
    """Says what a screen reader would be told, if the settings say so: always, or where none runs."""

    failed = Signal(str)  #: the sentence about a synthesiser that does not work

    def __init__(
        self,
        synthesiser: Synthesiser | None,
        table: TableView,
        language: Callable[[], str],
        window: QWidget,
    ) -> None:
        """``synthesiser`` is the system's, if it has one; ``language`` tells the code of the present one."""
        super().__init__(window)
        self._table, self._language, self._window = table, language, window
        self.manner = Manner("en", 100, 80)
        self._synthesiser = synthesiser
        self._voice: Voice | None = None
        self._wanted = "off"
        self._at = ""
        window.installEventFilter(self)
        table.selection.changed.connect(self._tell_cursor)
        table.falling.connect(self._break_off)

    @property
    def missing(self) -> bool:
        """Whether the system has no synthesiser."""
        return self._synthesiser is None

    @property
    def speaks(self) -> bool:
        """Whether texts are to be said now."""
        return self._wanted == "always" or (self._wanted == "alone" and not QAccessible.isActive())

    @property
    def busy(self) -> bool:
        """Whether a text is being said."""
        return self._voice is not None and self._voice.busy

    def follow(self, settings: Settings) -> None:
        """Speak as the settings say."""
        self._wanted = settings.voice
        self.manner = Manner(self._language(), settings.voice_pace, settings.voice_volume)
        if self._voice is not None:
            self._voice.manner = self.manner
            if not self.speaks:
                self._voice.be_silent()

    def close(self) -> None:
        """Say nothing any more."""
        self._wanted = "off"
        if self._voice is not None:
            self._voice.be_silent()

    def _fail(self, why: str) -> None:
        text = self.tr("The speech synthesiser of this system does not work: %1")
        self.failed.emit(text.replace("%1", shown(why)))

    def _break_off(self) -> None:
        """Say no more of what was said to the person that has been at the table: another one comes."""
        if self._voice is not None:
            self._voice.be_silent()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, Said):
            self._say(event.text, passing=event.passing)
        return False

    def _say(self, text: str, *, passing: bool = False) -> None:
        if not self.speaks or self._synthesiser is None:
            return
        if self._voice is None:
            self._voice = Voice(self._synthesiser, self.manner, self)
            self._voice.failed.connect(self._fail)
        self._voice.say(text, passing=passing)

    def _tell_cursor(self) -> None:
        """Say which piece or place the keyboard has come to, and what can be done with it."""
        selection = self._table.selection
        at = selection.cursor if selection.ring_shown and not self._table.covered else ""
        if at == self._at or not self.speaks:
            self._at = at
            return
        self._at = at
        node = next((one for one in self._table.readable.nodes() if one.key == at), None)
        if node is not None:
            told = map(whole, filter(None, (node.name, node.description)))
            self._say(together("sentences", told), passing=True)
