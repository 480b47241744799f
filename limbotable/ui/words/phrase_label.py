"""Texts of more than one line: labels, and rows of lists, whose Japanese phrases are not broken."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFontInfo, QFontMetrics, QResizeEvent, QTextDocumentFragment
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from limbotable.ui.art.line_breaks import LONGEST, is_japanese, kept, kept_html

_WORD: Final = re.compile("[^ \n]+")  #: what no line ends in
_LEAN: Final = 2  #: pixels that letters may lean over their width
_HYPHEN: Final = "\u00ad"  #: a line may end there, with a hyphen that is seen only then
_SELECTABLE: Final = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


def laid_out(text: str, form: Qt.TextFormat, longest: int = LONGEST) -> str:
    """Return a text, or the HTML that it is by its format, as Qt is to show it."""
    return kept_html(text, longest) if _is_rich(text, form) else kept(text, longest)


def words_of(text: str, form: Qt.TextFormat) -> str:
    """Return the words of a text of this format, for a screen reader."""
    return QTextDocumentFragment.fromHtml(text).toPlainText() if _is_rich(text, form) else text


def _is_rich(text: str, form: Qt.TextFormat) -> bool:
    return form is Qt.TextFormat.RichText or (form is Qt.TextFormat.AutoText and GuiQt.mightBeRichText(text))


class PhraseLabel(QLabel):
    """A label whose Japanese phrases stay together when it wraps its text.

    What Qt shows has invisible characters; ``text``, screen readers and copies have the text as it was set.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._has_name = False  # of its own
        self.setText(text)

    def setText(self, text: str) -> None:
        self._text = text
        self._lay_out()

    def text(self) -> str:
        return self._text

    def clear(self) -> None:
        self.setText("")

    def setAccessibleName(self, name: str) -> None:
        self._has_name = bool(name)
        super().setAccessibleName(name)

    def setTextFormat(self, form: Qt.TextFormat) -> None:
        super().setTextFormat(form)
        self._lay_out()

    def setTextInteractionFlags(self, flags: Qt.TextInteractionFlag) -> None:
        super().setTextInteractionFlags(flags)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def height_at(self, width: int) -> int:
        """Return the height that its text needs as it is laid out at a width, present or not.

        ``heightForWidth`` keeps together what has room in a line of the present width.
        """
        self._lay_out(width)
        height = self.heightForWidth(width)
        self._lay_out()
        return height

    def _lay_out(self, width: int | None = None) -> None:
        text, form = self._text, self.textFormat()
        copied = self.textInteractionFlags() & _SELECTABLE
        shown = text if copied else laid_out(self._in_lines(text), form, self._longest(width))
        if not self._has_name:
            super().setAccessibleName(words_of(text, form) if shown != text else "")
        if shown != super().text():
            super().setText(shown)

    def _in_lines(self, text: str) -> str:
        """Return the text with the line breaks that this kind of label makes itself: there are none."""
        return text

    def _longest(self, width: int | None) -> int:
        """Return how many characters a line has room for, so that a longer phrase is broken, and not cut.

        Without a ``width`` that is a line of the present one.
        """
        if not self.wordWrap() or (width is None and not self.testAttribute(Qt.WidgetAttribute.WA_Resized)):
            return LONGEST
        wide = self.contentsRect().width() - 2 * self.margin() - max(0, self.indent())
        if width is not None:
            wide += width - self.width()
        return _room_for(wide, self.fontInfo())


class PhraseRows(QStyledItemDelegate):
    """Rows of a list with as many lines as their texts need; the model has the texts as they are."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        room, letters = self._room(option), option.fontMetrics
        if room <= 0 or not option.features & QStyleOptionViewItem.ViewItemFeature.WrapText:
            option.text = kept(option.text)
            return
        text = kept(option.text, _room_for(room, QFontInfo(option.font)))
        # Japanese has no long words, and no hyphen.
        option.text = text if is_japanese() else _WORD.sub(lambda one: _broken(one[0], letters, room), text)

    def _room(self, option: QStyleOptionViewItem) -> int:
        """Return the width for the text of a row; nothing where the row has no width yet."""
        style = style_of(option)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1
        return option.rect.width() - 2 * margin - _LEAN


def style_of(option: QStyleOptionViewItem) -> QStyle:
    """Return the style that a row is drawn in."""
    shown: QWidget | None = option.widget
    return QApplication.style() if shown is None else shown.style()


def _room_for(width: int, font: QFontInfo) -> int:
    """Return how many full-width characters a phrase may have in a line of this width."""
    # Each is as wide as the font is high.  To measure one would load a Japanese font, in every language.
    return max(1, min(LONGEST, width // font.pixelSize()))


def _broken(word: str, letters: QFontMetrics, room: int) -> str:
    """Return a word, with places to break it where a line has no room for all of it."""
    if letters.horizontalAdvance(word) <= room:
        return word
    parts = [""]
    for character in word:
        if parts[-1] and letters.horizontalAdvance(parts[-1] + character + "-") > room:
            parts.append("")
        parts[-1] += character
    return _HYPHEN.join(parts)
