"""A language for tests in which every word is marked and longer: what shows no marks was never translated.

It is made from the English sources when a test asks for it: ``Settings`` is ``[Šëţţïñĝš ···]``.
"""

from __future__ import annotations

import math
import re
from typing import Final

from PySide6.QtCore import QTranslator

#: By how much of its length a text grows, as translations do.
GROWTH: Final = 0.3

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_MARKED: Final = "åƀçðëƒĝĥïĵķļɱñöþǫŕšţüṽŵẋýžÅƁÇÐËƑĜĤÏĴĶĻṀÑÖÞǪŔŠŢÜṼŴẊÝŽ"
_LETTERS: Final = str.maketrans(_PLAIN, _MARKED)
#: What stays as it is: values, tags, and letters that are pressed with Alt.
_KEPT: Final = re.compile(r"(\{[^{}]*\}|%L?[\dn]|<[^<>]*>|&\w+;|&\w)")
_WORD: Final = re.compile(r"[A-Za-z]{2,}")


def pseudo(text: str) -> str:
    """Return an English text in the language of tests."""
    parts = _KEPT.split(text)
    parts[::2] = [part.translate(_LETTERS) for part in parts[::2]]
    dots = "·" * math.ceil(GROWTH * len(_KEPT.sub("", text)))
    return f"[{''.join(parts)} {dots}]" if dots else text


def unmarked(text: str) -> list[str]:
    """Return the words of a shown text that no translation has made."""
    return _WORD.findall(text)


class Pseudo(QTranslator):
    """The translator of that language."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - Qt calls it so
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        return pseudo(sourceText)
