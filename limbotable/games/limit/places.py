"""The places of Limit in words: a record has 2,-1, and people read it in the manner of their language."""

from __future__ import annotations

from limbotable.core.phrases import Phrase, phrase
from limbotable.core.text import with_minus
from limbotable.games.limit.island import cell_q, cell_r


def at_phrase(q: int, r: int) -> Phrase:
    """Return coordinates as people read them, with minus signs."""
    return phrase("limit.at", q=with_minus(str(q)), r=with_minus(str(r)))


def cell_words(cell: int) -> Phrase:
    """Return the coordinates of a cell as people read them."""
    return at_phrase(cell_q(cell), cell_r(cell))
