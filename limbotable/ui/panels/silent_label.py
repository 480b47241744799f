"""Written words that a screen reader is told elsewhere."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtWidgets import QWidget

from limbotable.ui.art.line_breaks import kept
from limbotable.ui.ear.heard_as import HeardAs
from limbotable.ui.words.phrase_label import PhraseLabel

_DOT: Final = " · "  #: between two remarks
_HIGH: Final = 10_000  #: pixels, more than the height of any text


class SilentLabel(PhraseLabel):
    """Words on a button of several parts, whose name or description for a screen reader has them.

    They wrap, and leave presses of the mouse to the button.  No line ends with the dot between two remarks.
    """

    def __init__(self, button: QWidget) -> None:
        super().__init__(parent=button)
        self.heard_as = HeardAs(QAccessible.Role.NoRole)
        self._measured = "", ""  # the text and the letters whose heights are known,
        self._heights = dict[int, int]()  # by width: a layout asks for the same ones again and again
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay_out()

    def heightForWidth(self, width: int) -> int:
        if self._measured != (self.text(), self.font().key()):
            self._measured = self.text(), self.font().key()
            self._heights.clear()
        if width not in self._heights:
            self._heights[width] = self._height(width)
        return self._heights[width]

    def _height(self, width: int) -> int:
        # Its lines are those for the present width, and of any other one Qt would break them once more.
        room, text = QRect(0, 0, width, _HIGH), kept(self._broken(self.text(), width), self._longest(width))
        return self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()

    def _in_lines(self, text: str) -> str:
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return text
        return self._broken(text, self.contentsRect().width())

    def _broken(self, text: str, room: int) -> str:
        """Return a text in lines for a room of so many pixels; Qt breaks those that are still too long."""
        letters = self.fontMetrics()
        line, *remarks = text.split(_DOT)
        lines = [line]
        for remark in remarks:
            longer = f"{lines[-1]}{_DOT}{remark}"
            if letters.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(remark)
        return "\n".join(lines)


class EvenLabel(SilentLabel):
    """The same with a longer text, in as few lines as it takes, all of nearly one length."""

    def _broken(self, text: str, room: int) -> str:
        return _balanced(text, room, QFontMetricsF(self.font()))


def _balanced(text: str, room: int, letters: QFontMetricsF) -> str:
    """Return a text in as many lines as it takes in a room, none of them longer than that needs."""
    words = kept(text).split(" ")
    count = len(_filled(words, letters, room))
    if count == 1:
        return text
    least = bisect_left(range(room), True, key=lambda width: len(_filled(words, letters, width)) <= count)
    return "\n".join(_filled(words, letters, least))


def _filled(words: Sequence[str], letters: QFontMetricsF, room: int) -> list[str]:
    """Return lines of words, each with as many as there is room for.

    Lines are measured as a whole: a sum of words can be a pixel less, and Qt would break the line once more.
    """
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]} {word}"
        if letters.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
