"""Actions of Limit as text.

``tile 0,0``, ``ball 1,-1``, ``move 0,0>2,-1``, ``remove -1,3``, ``pass``, ``swap``.
"""

from __future__ import annotations

import re
from typing import Final

from limbotable.core.errors import NotationError
from limbotable.core.phrases import phrase
from limbotable.games.limit.actions import BALL, CELL, KIND, MOVE, PASS, REMOVE, SWAP, SWAP_BASE, TILE
from limbotable.games.limit.island import REACH, cell_at, cell_q, cell_r

KINDS: Final = {"pass": PASS, "tile": TILE, "ball": BALL, "move": MOVE, "remove": REMOVE, "swap": SWAP}
_WORDS: Final = {kind: word for word, kind in KINDS.items()}
_NUMBER: Final = r"(0|-?[1-9][0-9]{0,3})"
_AT: Final = f"{_NUMBER},{_NUMBER}"
_ACTION: Final = re.compile(f"(tile|ball|remove) {_AT}|move {_AT}>{_AT}")


def parse(text: str) -> int:
    """Return the action of a notation; raises ``NotationError``."""
    if text == "pass":
        return PASS
    if text == "swap":
        return SWAP_BASE
    match = _ACTION.fullmatch(text)
    if match is None:
        raise NotationError(phrase("notation.limit", text=text))
    kind, *numbers = match.groups()
    coordinates = [int(number) for number in numbers if number is not None]
    if any(abs(one) > REACH for one in coordinates):
        raise NotationError(phrase("limit.notation.reach", text=text, most=REACH))
    if kind is None:
        start, end = cell_at(*coordinates[:2]), cell_at(*coordinates[2:])
        return MOVE * KIND + start * CELL + end
    return KINDS[kind] * KIND + cell_at(*coordinates)


def text(action: int) -> str:
    """Return the notation of an action."""
    kind, start, end = parts(action)
    if kind in (PASS, SWAP):
        return _WORDS[kind]
    if kind == MOVE:
        return f"move {cell_text(start)}>{cell_text(end)}"
    return f"{_WORDS[kind]} {cell_text(end)}"


def parts(action: int) -> tuple[int, int, int]:
    """Return an action's kind, the cell that it starts from (if it moves), and its target cell."""
    kind, cells = divmod(action, KIND)
    start, end = divmod(cells, CELL)
    return kind, start, end


def word_of(action: int) -> str:
    """Return the first word of an action's notation, its kind."""
    return _WORDS[action // KIND]


def cell_text(cell: int) -> str:
    """Return the coordinates of a cell, as records have them."""
    return f"{cell_q(cell)},{cell_r(cell)}"
