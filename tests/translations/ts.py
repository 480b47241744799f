"""The translations as they lie in their files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

ROOT: Final = Path(__file__).parent.parent.parent
HOME: Final = ROOT / "translations"
#: Each language, and how many forms a sentence has in it that depends on a number.
FORMS: Final = {"en": 2, "de": 2, "fi": 2, "ja": 1}

_PLACEHOLDER: Final = re.compile(r"\{[^{}]*\}|%L?\d|%L?n")
_MNEMONIC: Final = re.compile(r"&(?!&)(\w)")


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence and what it is in a language: one text, or one for each plural form."""

    context: str
    source: str
    plural: bool
    state: str  #: empty, or why a message is no good: unfinished, vanished, obsolete
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str]:
        return self.context, self.source


def file_of(language: str, home: Path = HOME) -> Path:
    """Say where a language's file is."""
    return home / f"limbotable_{language}.ts"


def read(language: str, home: Path = HOME) -> list[Message]:
    """Return everything that a language's file says."""
    found = []
    for context in ET.parse(file_of(language, home)).iterfind("context"):
        for message in context.iterfind("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            texts = translation.findall("numerusform") if plural else [translation]
            found.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    plural,
                    translation.get("type", ""),
                    tuple(text.text or "" for text in texts),
                )
            )
    return found


def placeholders(text: str) -> set[str]:
    """Return what stands in a text for a value."""
    return set(_PLACEHOLDER.findall(text))


def mnemonic(text: str) -> str:
    """Return the letter that is pressed with Alt, or nothing."""
    found = _MNEMONIC.search(text.replace("&&", ""))
    return found[1].casefold() if found else ""
