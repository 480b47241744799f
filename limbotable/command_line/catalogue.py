"""Catalogues of gettext, made from the files of Qt's translators.

The build runs this file by itself (`setup.py`), so it imports nothing of the package.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

#: The context of the command line's texts in the files of Qt's translators.
CONTEXT: Final = "CommandLine"
#: Those of what the command line can say besides: the reasons of errors, a log, and the names in it.
_OTHERS: Final = ("Sentences", "Cast")

_MAGIC: Final = 0x950412DE
_HEADER: Final = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n"


def path_of(source: Path) -> Path:
    """Return where the catalogue of ``limbotable_LANGUAGE.ts`` belongs, below the same folder."""
    language = source.stem.rpartition("_")[2]
    return source.parent / "messages" / language / "LC_MESSAGES" / "limbotable.mo"


def write(source: Path, target: Path) -> None:
    """Make a ``.mo`` of the command line's texts in a ``.ts``; the same texts make the same bytes."""
    target.write_bytes(compiled(texts(source)))


def texts(source: Path) -> dict[str, str]:
    """Return the translated texts by their English ones.

    Texts of click that depend on a number are two messages of translators, and one of gettext: the plural has
    the singular as its comment.  Our own ones have forms, and gettext knows them by their plural.
    """
    messages = {
        context.findtext("name"): context.findall("message")
        for context in ET.parse(source).iterfind("context")  # noqa: S314 - our own file
    }
    found, singulars = dict[str, str](), dict[str, str]()
    for message in messages.get(CONTEXT, ()):
        english = message.findtext("source", "")
        found[english] = message.findtext("translation", "")
        singulars[english] = message.findtext("comment", "")
    for plural, singular in singulars.items():
        if singular:
            found[f"{singular}\0{plural}"] = f"{found[singular]}\0{found[plural]}"
    for message in (one for name in _OTHERS for one in messages.get(name, ())):
        english = message.findtext("source", "")
        forms = [form.text or "" for form in message.iterfind("translation/numerusform")]
        if forms:
            found[f"{english}\0{english}"] = "\0".join((forms * 2)[:2])
        elif english not in found:
            found[english] = message.findtext("translation", "")
    return {english: translated for english, translated in found.items() if translated}


def compiled(translated: Mapping[str, str]) -> bytes:
    """Return a ``.mo``: its head, where each text stands, and the texts, the English ones sorted."""
    pairs = [(english.encode(), text.encode()) for english, text in {"": _HEADER, **translated}.items()]
    pairs.sort()
    size = struct.calcsize("<7I")
    first = size + 16 * len(pairs)
    tables, body = [b"", b""], b""
    for side in (0, 1):
        for pair in pairs:
            tables[side] += struct.pack("<2I", len(pair[side]), first + len(body))
            body += pair[side] + b"\0"
    head = struct.pack("<7I", _MAGIC, 0, len(pairs), size, size + 8 * len(pairs), 0, first)
    return head + tables[0] + tables[1] + body
