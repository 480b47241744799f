"""Characters that a text should not have: hyphens for minus signs, and halves of characters.

UTF-16 has two halves for some characters, and one alone is in no file.  A text field, a name of a file or an
escape in JSON may have one all the same.
"""

from __future__ import annotations

import re
from typing import Final

_HALF: Final = re.compile("[\ud800-\udfff]")
_ESCAPED_HALF: Final = re.compile(
    r"(?<!\\)(?:\\\\)*(\\u[dD](?:[89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|[c-fC-F][0-9a-fA-F]{2}))"
)
_ESCAPED_PAIR: Final = re.compile(r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}")


def whole(text: str) -> str:
    """Return a text with the sign for an unknown character in the place of each half of one."""
    return _HALF.sub("\ufffd", text)


def escaped_half(json: str) -> str:
    """Return the first escape in a text of JSON that is half a character; an empty text without one."""
    found = _ESCAPED_HALF.search(_ESCAPED_PAIR.sub("", json))
    return "" if found is None else found[1]


def with_minus(numbers: str) -> str:
    """Return numbers in notation as people read them, with minus signs in place of hyphens."""
    return numbers.replace("-", "\N{MINUS SIGN}")
