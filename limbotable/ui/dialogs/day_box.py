"""The question before the one try at the table of the day."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from limbotable.ui.dialogs.message_box import MessageBox


class DayBox(MessageBox):
    """Tells that there is one try, before it begins."""

    def __init__(self, date: str, game: str, parent: QWidget) -> None:
        """``date`` and the name of the ``game`` are in the user's language."""
        #: %1: a date, %2: a game
        text = self.tr("Table of the day, %1: %2").replace("%1", date).replace("%2", game)
        super().__init__(MessageBox.Icon.Question, text, parent)
        self.setInformativeText(
            self.tr(
                "The same for everyone. You have one try: nothing can be taken back, and the result says"
                " whether you had a hint. If you break it off, you can go on another time."
            )
        )
        self._begin = self.addButton(self.tr("&Begin"), MessageBox.ButtonRole.AcceptRole)
        later = self.addButton(self.tr("&Not now"), MessageBox.ButtonRole.RejectRole)
        # Whoever presses Enter too soon has lost no try.
        self.setDefaultButton(later)
        self.setEscapeButton(later)

    def agreed(self) -> bool:
        """Wait for the answer, and return whether the try begins."""
        self.exec()
        begins = self.clickedButton() is self._begin
        self.deleteLater()
        return begins
