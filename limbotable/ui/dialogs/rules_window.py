"""The window with the rules of the games, to read beside the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QImage,
    QKeySequence,
    QShortcut,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextImageFormat,
)
from PySide6.QtWidgets import QListWidget, QSplitter, QVBoxLayout, QWidget

from limbotable.ui.art.writing import growth
from limbotable.ui.dialogs.room import with_writing
from limbotable.ui.ear.heard_as import HeardAs
from limbotable.ui.panels.named_box import NamedBox
from limbotable.ui.words.phrase_label import PhraseRows
from limbotable.ui.words.phrase_lines import PhraseBrowser
from limbotable.ui.words.rule_book import RuleBook

#: A diagram's size in logical pixels.
DIAGRAM: Final = (560, 350)

#: The distance of lines, in per cent of the height of the letters.
_LINES: Final = 130.0
#: The size of captions, against that of the text.
_CAPTION: Final = 0.9
#: A picture and its caption, which is repeated below the picture for all readers.
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")


class _Pages(PhraseBrowser):
    """Shows one book; a picture is drawn when the text needs it."""

    def __init__(self, draw: Callable[[str], QImage], parent: QWidget) -> None:
        super().__init__(parent)
        self._draw = draw
        self.setOpenLinks(False)
        # A caret: screen readers read along with it.
        self.setTextInteractionFlags(
            self.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        if kind == QTextDocument.ResourceType.ImageResource.value:
            return self._draw(QUrl(name).fileName())
        return super().loadResource(kind, name)

    def read(self, book: RuleBook) -> None:
        """Show a book from its beginning."""
        self.setMarkdown(_PICTURE.sub(r"![\1](\2)\n\n*\1*", book.markdown))
        self.document().setDocumentMargin(20)
        self._space()
        self._set_captions()
        self._name_places(book)
        self.end_lines()

    def end_lines(self) -> None:
        """Fit the pictures in as well: a wide one would make all lines wider than the window."""
        room = self.viewport().width() - 2 * self.document().documentMargin()
        for block in self._blocks():
            for piece in fragments(block):
                form = piece.charFormat().toImageFormat()
                if form.isValid():
                    self._fit(piece, form, max(1.0, min(room, DIAGRAM[0])))
        super().end_lines()

    def _fit(self, piece: QTextFragment, form: QTextImageFormat, width: float) -> None:
        if form.width() != width:
            form.setWidth(width)
            form.setHeight(width * DIAGRAM[1] / DIAGRAM[0])
            cursor = QTextCursor(self.document())
            cursor.setPosition(piece.position())
            cursor.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(form)

    def go_to(self, row: int) -> None:
        """Show a heading, by its number, at the top, and put the caret there."""
        places = [block for block in self._blocks() if block.blockFormat().headingLevel()]
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.setTextCursor(QTextCursor(places[row]))
        top = self.document().documentLayout().blockBoundingRect(places[row]).top()
        self.verticalScrollBar().setValue(round(top))

    def _space(self) -> None:
        """Set the distance of the lines; those with a picture are as high as the picture."""
        spaced = QTextBlockFormat()
        spaced.setLineHeight(_LINES, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        for block in self._blocks():
            if not any(fragment.charFormat().isImageFormat() for fragment in fragments(block)):
                QTextCursor(block).mergeBlockFormat(spaced)

    def _set_captions(self) -> None:
        """Write captions small and upright: Japanese has no slanted letters."""
        small = QTextCharFormat()
        small.setFontPointSize(self.font().pointSizeF() * _CAPTION)
        small.setFontItalic(False)
        for block in self._blocks():
            whole = [one for one in fragments(block) if one.length() == block.length() - 1]
            if any(one.charFormat().fontItalic() for one in whole):
                cursor = QTextCursor(block)
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                cursor.mergeCharFormat(small)

    def _name_places(self, book: RuleBook) -> None:
        headings = iter(book.headings)
        for block in self._blocks():
            if not block.blockFormat().headingLevel():
                continue
            heading = next(headings)
            if heading.name:
                cursor = QTextCursor(block)
                cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
                anchor = QTextCharFormat()
                anchor.setAnchor(True)
                anchor.setAnchorNames([heading.name])
                cursor.mergeCharFormat(anchor)

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()


def fragments(block: QTextBlock) -> list[QTextFragment]:
    """Return the pieces of a paragraph that look alike."""
    found = []
    at = block.begin()
    while not at.atEnd():
        found.append(at.fragment())
        at += 1
    return found


class RulesWindow(QWidget):
    """Shows the rule books of all games, one at a time, open at one place."""

    def __init__(
        self,
        books: Callable[[str], RuleBook],
        games: list[str],
        draw: Callable[[str], QImage],
        parent: QWidget,
    ) -> None:
        """``books`` opens a game's book in the present language; ``draw`` draws a diagram by its name."""
        super().__init__(parent, Qt.WindowType.Window)
        self.heard_as = HeardAs(QAccessible.Role.Window)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        self._books = books
        self._games = games
        self._game = games[0]
        self._mark = ""
        self._book: RuleBook | None = None
        self._choice = NamedBox(self)
        self._contents = QListWidget(self)
        self._pages = _Pages(draw, self)
        split = QSplitter(self)
        split.addWidget(self._contents)
        split.addWidget(self._pages)
        split.setStretchFactor(1, 1)
        split.setSizes([round(240 * growth()), round(660 * growth())])
        self._contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._contents.setSpacing(2)
        self._contents.setWordWrap(True)
        self._contents.setItemDelegate(PhraseRows(self._contents))
        self._contents.setTextElideMode(Qt.TextElideMode.ElideNone)
        self._contents.setResizeMode(QListWidget.ResizeMode.Adjust)
        layout = QVBoxLayout(self)
        layout.addWidget(self._choice)
        layout.addWidget(split, 1)
        self._choice.activated.connect(lambda index: self.turn_to(self._games[index]))
        self._contents.currentRowChanged.connect(self._go)
        self._retranslate()
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return with_writing(QSize(900, 700), self)

    def turn_to(self, game: str, mark: str = "") -> None:
        """Open a game's book at the place that explains a phase or a reason."""
        self._game, self._mark = game, mark
        self._book = self._books(game)
        self._choice.setCurrentIndex(self._games.index(game))
        self._contents.blockSignals(True)
        self._contents.clear()
        for heading in self._book.headings:
            self._contents.addItem("\u2003" * (heading.level - 1) + heading.text)
        self._contents.blockSignals(False)
        self._pages.read(self._book)
        names = [heading.name for heading in self._book.headings]
        self._contents.setCurrentRow(names.index(self._book.place(mark)))
        self.setWindowTitle(self._book.title)

    def _go(self, row: int) -> None:
        if self._book is not None and row >= 0:
            self._pages.go_to(row)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():  # which it is where a window comes back that was minimised
            self._go(self._contents.currentRow())  # before, the pages had no size to be scrolled in

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._choice.clear()
        self._choice.addItems([self._books(game).title for game in self._games])
        self._choice.setAccessibleName(self.tr("Game"))
        self._contents.setAccessibleName(self.tr("Contents"))
        self._pages.setAccessibleName(self.tr("Rules"))
        if self._book is not None:
            self.turn_to(self._game, self._mark)
