"""A match as one line of text, which comes through mails and chats intact.

    limbotable:1:eNp1kE1Pwz…

After the name and the version of this form comes the record's text: compressed with zlib, whose checksum
shows damage, then written in base64 (``+`` and ``/``; chats take ``_`` for emphasis) without padding.
A reader skips white space and the marks of quoted lines in between, and stops at the match's own end,
so the match may stand in the middle of a message.
"""

from __future__ import annotations

import base64
import re
import zlib
from typing import Final

from limbotable.core.errors import TableError
from limbotable.core.phrases import phrase
from limbotable.play.record import Record, read_record

_FORM: Final = 1
_NAME: Final = re.compile(r"limbotable:([0-9]{1,9}):")
#: Text that a message may insert into a long line: breaks, marks of a quotation, characters without width.
_AMID: Final = re.compile("[\\s>|=\u00ad\u200b\u2060\ufeff]+")
_DIGITS: Final = re.compile("[A-Za-z0-9+/]*")
#: Bytes of a record's text.  The longest matches have less than a tenth of that.
LARGEST: Final = 1_000_000
#: Letters of a message that are searched for a match; the rest is ignored.
LONGEST: Final = 4 * LARGEST
#: Text that may precede the lines of a record: all white space but a line feed, and marks of a quotation.
_QUOTING: Final = (
    ">|\ufeff"
    "\t\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008"
    "\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
)


class SharingError(TableError):
    """A text without a match, or with one that cannot be read."""


def share(record: Record) -> str:
    """Return a record as one line of text, without a line feed."""
    packed = base64.b64encode(zlib.compress(record.text().encode(), 9)).decode("ascii")
    return f"limbotable:{_FORM}:{packed.rstrip('=')}"


def read_shared(text: str) -> Record:
    """Read the first match of a message: a shared one, or a whole record's text.

    Only the first ``LONGEST`` letters are searched.  Raises ``SharingError``, and ``RecordError`` where a
    record was found and cannot be read.
    """
    text = text[:LONGEST]
    name, found = _NAME.search(text), _find_header(text)
    # A record may have the form of a shared match in its comments, or in its name.
    if name is not None and (found is None or name.start() < found[0]):
        if int(name[1]) != _FORM:
            raise SharingError(phrase("sharing.newer"))
        return read_record(_unpacked(_AMID.sub("", text[name.end() :])))
    if found is None:
        raise SharingError(phrase("sharing.none"))
    begins, quote = found
    quoted = text[begins:].rstrip()
    if len(quoted) > LARGEST:
        raise SharingError(phrase("sharing.large"))
    lines = (line.removeprefix(quote) for line in quoted.split("\n"))
    # The last line is whole: a copied text that is cut off has no line feed at its end either.
    return read_record("".join(f"{line}\n" for line in lines))


def _find_header(text: str) -> tuple[int, str] | None:
    """Return the offset of the line with a record's header, and the marks of a quotation before it."""
    # Most texts have none: they are not taken apart.  Each line is looked at once.
    at = text.find('"limbotable"')
    while at >= 0:
        begins = text.rfind("\n", 0, at) + 1
        ends = text.find("\n", at)
        line = text[begins : len(text) if ends < 0 else ends]
        bare = line.lstrip(_QUOTING)
        if bare.startswith("{"):
            return begins, line[: len(line) - len(bare)]
        at = text.find('"limbotable"', begins + len(line))
    return None


def _unpacked(text: str) -> str:
    digits = _DIGITS.match(text)
    assert digits is not None
    packed = digits[0]
    packed = packed[: len(packed) - (len(packed) % 4 == 1)]  # one digit alone is no byte
    unpacking = zlib.decompressobj()
    try:
        unpacked = unpacking.decompress(base64.b64decode(packed + "=" * (-len(packed) % 4)), LARGEST)
        if unpacking.eof:
            return unpacked.decode()
    except (ValueError, zlib.error) as error:
        raise SharingError(phrase("sharing.damaged")) from error
    raise SharingError(phrase("sharing.damaged"))
