"""A sentence on a line or two."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QSizePolicy

from limbotable.ui.art.line_breaks import kept
from limbotable.ui.words.outside import tip
from limbotable.ui.words.phrase_label import PhraseLabel

_HIGH: Final = 10_000  #: pixels, more than the height of any text
_MOST: Final = 1_000  #: letters, more than there is room for


class FewLines(PhraseLabel):
    """A sentence on so many lines at most, whose room it always takes.

    Where it is cut, the tool tip has all of it; screen readers always do.
    """

    def __init__(self) -> None:
        self._lines = 1
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        """Show a sentence."""
        self.setAccessibleName(text)
        self.setText(text)

    def allow(self, lines: int) -> None:
        """Have room for so many lines from now on."""
        if lines != self._lines:
            self._lines = lines
            self.setWordWrap(lines > 1)
            self.updateGeometry()
            self._lay_out()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._lines * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return False

    def _in_lines(self, text: str) -> str:
        fitting = text
        if self._lines == 1:
            fitting = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, self.width())
        elif not self._has_room(text):
            begun = text[:_MOST]
            lengths = range(len(begun))
            least = bisect_left(lengths, True, key=lambda n: self._has_room(f"{begun[: len(begun) - n]}…"))
            fitting = f"{begun[: len(begun) - least].rstrip()}…"
        self.setToolTip(tip(text) if fitting != text else "")
        return fitting

    def _has_room(self, text: str) -> bool:
        """Return whether there is room for a text in the lines that it may have."""
        if len(text) > _MOST + 1:
            return False
        metrics = self.fontMetrics()
        room = QRect(0, 0, self.width(), _HIGH)
        wrapped = kept(text, self._longest(None))
        needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, wrapped)
        return needed.height() <= self._lines * metrics.lineSpacing() and needed.width() <= self.width()
