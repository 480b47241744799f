"""Texts from outside as they may be shown: names, files and messages that anybody may have written.

Such a text is plain text, in one line, of a bounded length, and closed in itself: it neither holds letters
that are not seen, nor turns the writing around it.
"""

from __future__ import annotations

import html
import re
import unicodedata
from pathlib import Path
from typing import Final

from PySide6.QtGui import Qt

#: Letters of a name, of anything else that stands in a sentence, and of a path.
NAME_LETTERS: Final = 80
VALUE_LETTERS: Final = 200
_PATH_LETTERS: Final = 1000

_ELLIPSIS: Final = "…"
#: Begins and ends writing that goes its own way, whatever stands around it.
_ISOLATED: Final = "\u2068"
_POPPED: Final = "\u2069"
_REPLACED: Final = "\ufffd"
#: What breaks a line or leaves room in one.
_SPACE: Final = re.compile("[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
#: Without width or use by themselves: soft hyphens, marks of a direction, what keeps or breaks words.
_INVISIBLE: Final = re.compile("[\u00ad\u061c\u200b\u200e\u200f\u2060-\u2064\ufeff]")
#: Letters that control a device, tags, halves of a letter, and what turns the writing that follows.  The
#: joiners U+200C and U+200D stay: Persian and many pictures are written with them.
_CONTROL: Final = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u202a-\u202e\u2066\u2067\u206a-\u206f\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)
#: All of these, and the isolating ones.
_SUSPECT: Final = re.compile(f"{_SPACE.pattern}|{_INVISIBLE.pattern}|{_CONTROL.pattern}|[\u2068\u2069]")


def shown(text: str, letters: int = NAME_LETTERS) -> str:
    """Return a text from outside as it is shown: of at most so many letters, the last one three dots.

    What is shown already stays as it is.
    """
    closed = text.startswith(_ISOLATED) and text.endswith(_POPPED)
    if closed:
        text = text[1:-1]
    if len(text) > letters:
        text = text[: letters - 1] + _ELLIPSIS
    if text.isascii() and text.isprintable():
        return text
    if _SUSPECT.search(text) is not None:
        text = _CONTROL.sub(_REPLACED, _INVISIBLE.sub("", _SPACE.sub(" ", text)))
        if not _balanced(text):
            text = text.replace(_ISOLATED, "").replace(_POPPED, "")
    return f"{_ISOLATED}{text}{_POPPED}" if closed or _turns(text) else text


def path_text(path: Path | str) -> str:
    """Return where a file is, as it is shown."""
    return shown(str(path), _PATH_LETTERS)


def tip(text: str) -> str:
    """Return a text as a tooltip, which Qt would take for markup where it looks like that."""
    return "<qt>{}</qt>".format(html.escape(text).replace("\n", "<br>")) if Qt.mightBeRichText(text) else text


def caption(text: str) -> str:
    """Return a text as it is written on a button or in a menu, where ``&`` would underline a letter."""
    return text.replace("&", "&&")


def _balanced(text: str) -> bool:
    """Say whether each part of a text that is isolated ends in it."""
    depth = 0
    for letter in text:
        depth += (letter == _ISOLATED) - (letter == _POPPED)
        if depth < 0:
            return False
    return depth == 0


def _turns(text: str) -> bool:
    """Say whether a text has letters that are written from the right."""
    return any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in text)
