"""Documents whose Japanese lines end between phrases, and whose text stays as it is.

What can be copied, searched through and read along with a caret must have no invisible characters.  So the
text is not touched: where Qt would end a line within a phrase, the last character before the phrase gets
rest of the line as a space behind it, and the phrase begins the next line.  Such a space belongs to a layout,
and is in no copy.  It fits one width: after a change of the width the lines are ended anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QTextBoundaryFinder
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextDocument,
    QTextFrame,
    QTextLayout,
    QTextLength,
    QTextLine,
    QTextTable,
)
from PySide6.QtWidgets import QLabel, QTextBrowser, QWidget

from limbotable.ui.art.line_breaks import LONGEST, is_japanese, joints

_WIDE: Final = "あ"  #: a character as wide as any
#: Pixels of a line that stay free, less than the next character needs; more where letters that stand closer
#: together move apart by the space between them.
_LEFT: Final = (1.5, 3.0, 5.0)
_FEED: Final = "\u2028"  #: what a document has for a line that is ended within a paragraph


class PhraseBrowser(QTextBrowser):
    """Pages to read whose lines end between phrases; call ``end_lines`` after each new text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wide = -1  # the width that the lines are ended for
        self._ending = False

    def end_lines(self) -> None:
        """End the lines at the present width; that may show or hide a scroll bar, and so change the width."""
        if self._ending:
            return
        self._ending = True
        self._wide = self.viewport().width()
        end_between_phrases(self.document())
        self._ending = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.viewport().width() != self._wide:
            self.end_lines()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.end_lines()


def end_lines_of(label: QLabel) -> None:
    """End the lines of a label that lets its text be marked: Qt gives no other one a document."""
    for document in label.findChildren(QTextDocument):
        document.setTextWidth(label.contentsRect().width())
        end_between_phrases(document)
        label.updateGeometry()


def end_between_phrases(document: QTextDocument) -> None:
    """End the lines of a document, as wide as it is laid out now, between phrases where it is Japanese."""
    if not is_japanese():
        return
    blocks = list(_blocks(document))
    for block in blocks:
        block.layout().clearFormats()
    _free_columns(document.rootFrame())
    document.markContentsDirty(0, document.characterCount())
    document.documentLayout().documentSize()  # only now all is laid out
    _hold_columns(document.rootFrame())
    document.documentLayout().documentSize()
    for block in blocks:
        block.layout().setFormats(_spaces(block))
    document.markContentsDirty(0, document.characterCount())
    document.documentLayout().documentSize()


def ends_within_phrases(document: QTextDocument) -> list[str]:
    """Return the ends of lines that divide a phrase which has room in a line."""
    return [
        f"{text[start:end]}|{text[end : end + LONGEST]}"
        for block in _blocks(document)
        for text, inner, starts in [_kept_together(block)]
        for start, end in zip([0, *starts], starts, strict=False)
        if end in inner
    ]


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _kept_together(block: QTextBlock) -> tuple[str, set[int], list[int]]:
    """Return a paragraph, the places where no line of it may end, and those where its lines do end.

    All in the units that Qt counts in.
    """
    units = _in_units(block.text().replace(_FEED, "\n"))
    layout = block.layout()
    return units, _inner(units, layout, block), _line_starts(layout)


def _in_units(text: str) -> str:
    """Return a text with a character for each that Qt counts: letters beyond the first plane are two."""
    return "".join(one if one <= "\uffff" else "\ufffd\ufffd" for one in text)


def _line_starts(layout: QTextLayout) -> list[int]:
    return [layout.lineAt(number).textStart() for number in range(1, layout.lineCount())]


def _inner(text: str, layout: QTextLayout, block: QTextBlock) -> set[int]:
    if layout.lineCount() < 2:
        return set()
    font = QFont(block.charFormat().font())
    wide = QFontMetricsF(font).horizontalAdvance(_WIDE)
    room = int(layout.lineAt(0).width() / wide) if wide > 0 else LONGEST
    return set(joints(text, max(1, min(LONGEST, room))))


def _spaces(block: QTextBlock) -> list[QTextLayout.FormatRange]:
    """Return the spaces that end the lines of a paragraph between its phrases."""
    text, inner, starts = _kept_together(block)
    if not inner.intersection(starts):
        return []
    places = _places(text) - inner
    width = block.layout().lineAt(0).width()
    trial = QTextLayout(block)
    trial.setTextOption(block.layout().textOption())
    found: list[QTextLayout.FormatRange] = []
    done = 0
    while True:
        _lay_out(trial, width)
        lines = [trial.lineAt(number) for number in range(trial.lineCount())]
        wrong = next(
            (number for number, line in enumerate(lines[1:]) if line.textStart() in inner and number >= done),
            None,
        )
        if wrong is None:
            return found
        line, end = lines[wrong], lines[wrong + 1].textStart()
        done = wrong + 1
        place = max((place for place in places if line.textStart() < place < end), default=None)
        if place is not None:
            used = _reach(line, place) - line.x()
            for left in _LEFT:
                trial.setFormats([*found, _space(place, width - used - left)])
                _lay_out(trial, width)
                if place in _line_starts(trial):
                    break
            found = trial.formats()


def _reach(line: QTextLine, place: int) -> float:
    reach = line.cursorToX(place)  # Qt's binding also returns the place; the stub does not know it
    found = reach[0] if isinstance(reach, tuple) else reach
    assert isinstance(found, float)
    return found


def _lay_out(layout: QTextLayout, width: float) -> None:
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
    layout.endLayout()


def _places(text: str) -> set[int]:
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    found = set[int]()
    while (place := finder.toNextBoundary()) != -1:
        found.add(place)
    return found


def _space(place: int, width: float) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length = place - 1, 1
    form = QTextCharFormat()
    form.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
    form.setFontLetterSpacing(max(0.0, width))
    made.format = form
    return made


def _tables(frame: QTextFrame) -> Iterator[QTextTable]:
    for inner in frame.childFrames():
        yield from _tables(inner)
        if isinstance(inner, QTextTable):
            yield inner


def _free_columns(root: QTextFrame) -> None:
    """Let columns be as wide as their words want again: no document here says in pixels how wide one is."""
    for table in _tables(root):
        form = table.format()
        held = form.columnWidthConstraints()
        if any(one.type() is QTextLength.Type.FixedLength for one in held):
            free = [QTextLength() if one.type() is QTextLength.Type.FixedLength else one for one in held]
            form.setColumnWidthConstraints(free)
            table.setFormat(form)


def _hold_columns(root: QTextFrame) -> None:
    """Keep columns as wide as they are: spaces at the ends of lines would make them wider."""
    # All are measured first: the change of a table takes away the lines of what follows it.
    held = [(table, _held(table)) for table in _tables(root)]
    for table, lengths in held:
        form = table.format()
        form.setColumnWidthConstraints(lengths)
        table.setFormat(form)


def _held(table: QTextTable) -> list[QTextLength]:
    """Return how wide columns shall be; the last of a table that says nothing has the rest of the room."""
    form = table.format()
    wanted = form.columnWidthConstraints()
    if not wanted:
        return [*(_width_of(table, column) for column in range(table.columns() - 1)), QTextLength()]
    return [
        _width_of(table, column) if one.type() is QTextLength.Type.VariableLength else one
        for column, one in enumerate(wanted)
    ]


def _width_of(table: QTextTable, column: int) -> QTextLength:
    layout = table.cellAt(0, column).firstCursorPosition().block().layout()
    if not layout.lineCount():  # Qt looks at the line even if there is none
        return QTextLength()
    form = table.format()
    width = layout.lineAt(0).width() + 2 * form.cellPadding() + form.border()
    return QTextLength(QTextLength.Type.FixedLength, width)
