"""A passage of a rule book beside the book: to be shown in a box, or read out."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from PySide6.QtGui import QTextDocument, QTextFrameFormat, QTextLength, QTextTable

from limbotable.ui.words.speak import together

_PICTURE: Final = re.compile(r"^!\[.*\]\(.*\)$")
_ROW: Final = re.compile(r"^\|(.*)\|$")
_RULER: Final = re.compile(r"^\|[-:| ]+\|$")
_PADDING: Final = 4  #: pixels around the words of a table's cell


class Passage(msgspec.Struct, frozen=True):
    """A passage in two forms; both are empty where there is none."""

    html: str = ""  #: as it is shown
    read: str = ""  #: as it is read out: a line for each row of a table


def passage_of(markdown: str) -> Passage:
    """Make a passage of some Markdown; its pictures are left out."""
    lines = [line for line in markdown.splitlines() if not _PICTURE.match(line)]
    shown, read = QTextDocument(), QTextDocument()
    shown.setMarkdown("\n".join(lines))
    root = shown.rootFrame()
    for frame in root.childFrames():
        if isinstance(frame, QTextTable):
            look = frame.format()
            look.setBorder(1)
            look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            look.setBorderCollapse(True)
            look.setCellSpacing(0)
            look.setCellPadding(_PADDING)
            look.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
            frame.setFormat(look)
    read.setMarkdown("\n".join(_spoken_rows(lines)))
    return Passage(shown.toHtml(), read.toPlainText().strip())


def _spoken_rows(lines: list[str]) -> list[str]:
    """Return Markdown with a paragraph in place of each row of a table; the row of titles is left out."""
    found = list[str]()
    for line in lines:
        row = _ROW.match(line)
        if _RULER.match(line):
            del found[-2:]
        elif row is None:
            found.append(line)
        else:
            first, *others = (cell.strip() for cell in row[1].split("|"))
            found += [together("joined.named", (first, together("joined.things", others))), ""]
    return found
