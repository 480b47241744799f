"""The button of the page with all games that leads to the table of the day."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from limbotable.ui.art.palette import Palette
from limbotable.ui.panels.game_tile import NowButton, button_letters
from limbotable.ui.table.buttons import button_style
from limbotable.ui.words.speak import together


class DayOffer(msgspec.Struct, frozen=True):
    """The sentences about the table of the day, in the user's language."""

    game: str  #: its name
    news: str = ""  #: whether it was played, the result so far, and the days in a row


class DayButton(NowButton):
    """Tells of today's table in two lines, the second one where there is news."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offer: DayOffer | None = None
        self.setObjectName("today")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def wear(self, palette: Palette, grown: float) -> None:
        """Use the colours of a cloth, and letters so many times as large as the program's."""
        self.setStyleSheet(button_style(palette, button_letters(grown) - 1, 0.8, 0.25))

    def offer(self, offer: DayOffer) -> None:
        """Show the button, with these words."""
        self._offer = offer
        self.retranslate()
        self.show()

    def retranslate(self) -> None:
        """Set the text in the installed language; the words of the offer stay."""
        if self._offer is not None:
            title = self.tr("Table of the day – %1").replace("%1", self._offer.game)
            lines = [line for line in (title, self._offer.news) if line]
            self.setText("\n".join(lines))
            self.setAccessibleName(together("joined.heard", lines))
