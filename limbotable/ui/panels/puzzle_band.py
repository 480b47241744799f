"""The band above the table with the task of a puzzle."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from limbotable.ui.art.palette import Palette
from limbotable.ui.panels.task_band import Colours, TaskBand


class PuzzleBand(TaskBand):
    """Shows a puzzle's task, the result of a try, and the buttons to the other puzzles."""

    again = Signal()  #: begin again from the puzzle's position

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        self._again = QPushButton()
        self._failed = False
        self._hinted = True  # whether the next hint is the action itself
        super().__init__(palette, parent)
        self._again.setObjectName("again")
        self._again.setAutoDefault(True)
        self._again.clicked.connect(self.again)
        self._row.insertWidget(self._row.indexOf(self._show), self._again)

    def judge(self, text: str, *, solved: bool, failed: bool) -> bool:
        """Show the task, or the result of a try; return whether the text is new."""
        if failed != self._failed:
            self._failed = failed
            self.wear(self._palette)
            self.retranslate()
        news = self.tell(text, over=solved)
        if solved or failed:
            self.skip(text.partition("\n")[0])  # the task has been read
        return news

    def has_hinted(self, hinted: bool) -> None:
        """Offer the action itself, after a first hint, or a first hint."""
        if hinted != self._hinted:
            self._hinted = hinted
            self.retranslate()

    def try_again(self) -> None:
        """Focus the button that begins again."""
        self._again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _colours(self, palette: Palette) -> Colours:
        if self._failed:
            ink, back = palette.warning_text, palette.warning
            return Colours(back, ink, ink, ink, palette.button, palette.button_text)
        return super()._colours(palette)

    def _set_texts(self) -> None:
        super()._set_texts()
        self._again.setText(self.tr("Try again"))
        if not self._hinted:
            self._show.setText(self.tr("Hint"))
        tried = self._over or self._failed
        # One of the two is of use at a time: the other takes no room.
        for button, useful in ((self._again, tried), (self._show, not tried)):
            button.setEnabled(useful)
            button.setVisible(useful)
        self._arrange()

    def _onward(self) -> str:
        if self._last:
            return self.tr("Finish")
        return self.tr("Next puzzle") if self._over else self.tr("Skip")
