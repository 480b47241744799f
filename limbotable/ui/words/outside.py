"""Texts from outside, made safe to show: names, files and messages of unknown authors.

A safe text is plain text, in one line, of a bounded length, and closed in itself: it has no invisible
letters, and does not change the direction of the text around it.
"""

from __future__ import annotations

import html
import re
import unicodedata
from pathlib import Path
from typing import Final

from PySide6.QtGui import Qt

#: The most letters of a name, of another value in a sentence, and of a path.
NAME_LETTERS: Final = 80
VALUE_LETTERS: Final = 200
_PATH_LETTERS: Final = 1000

_ELLIPSIS: Final = "…"
#: Begin and end a text with a direction of its own, independent of the text around it.
_ISOLATED: Final = "\u2068"
_POPPED: Final = "\u2069"
_REPLACED: Final = "\ufffd"
#: Line breaks, tabs and other separators.
_SPACE: Final = re.compile("[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
#: Characters without width or use of their own: soft hyphens, direction marks, word joiners and breaks.
_INVISIBLE: Final = re.compile("[\u00ad\u061c\u200b\u200e\u200f\u2060-\u2064\ufeff]")
#: Control characters, tags, surrogates, and characters that turn the text after them.  The joiners
#: U+200C and U+200D stay: Persian and many pictures are written with them.
_CONTROL: Final = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u202a-\u202e\u2066\u2067\u206a-\u206f\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)
#: All of these, and the isolating characters.
_SUSPECT: Final = re.compile(f"{_SPACE.pattern}|{_INVISIBLE.pattern}|{_CONTROL.pattern}|[\u2068\u2069]")


def shown(text: str, letters: int = NAME_LETTERS) -> str:
    """Return a text from outside, safe to show, of at most ``letters`` letters; cut with an ellipsis.

    A text that is safe already stays as it is.
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
    """Return a file's path, safe to show."""
    return shown(str(path), _PATH_LETTERS)


def tip(text: str) -> str:
    """Return a text as a tooltip, escaped where Qt would take it for markup."""
    return "<qt>{}</qt>".format(html.escape(text).replace("\n", "<br>")) if Qt.mightBeRichText(text) else text


def caption(text: str) -> str:
    """Return a text for a button or a menu, where ``&`` would underline a letter."""
    return text.replace("&", "&&")


def _balanced(text: str) -> bool:
    """Return whether every isolated part of a text ends within the text."""
    depth = 0
    for letter in text:
        depth += (letter == _ISOLATED) - (letter == _POPPED)
        if depth < 0:
            return False
    return depth == 0


def _turns(text: str) -> bool:
    """Return whether a text has letters that are written from the right."""
    return any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in text)
