"""Actions as text, and texts that are no notation."""

from __future__ import annotations

import pytest

from limbotable.core.errors import NotationError
from limbotable.games.limit.notation import parse, text

GOOD = ("pass", "swap", "tile 0,0", "tile -16,16", "ball 3,-10", "move 0,-1>16,-9", "remove -1,-2")
BAD = ("tile", "tile 0", "tile 0,0,0", "tile +1,0", "tile 01,0", "tile -0,0", "tile 0, 0", "tile 1.0,2")
BAD_TOO = (
    "ball 0,0>1,0",
    "move 0,0",
    "move 0,0>",
    "move 0,0 > 1,0",
    "pass 0,0",
    "Pass",
    "swap 0,0",
    "hop 0,0",
    "tile ١,0",
)
FAR = ("tile 17,0", "ball 0,-17", "move 0,0>0,99", "move 100,0>0,0", "remove 9999,0")


@pytest.mark.clause("M-2.2")
@pytest.mark.parametrize("action", GOOD)
def test_notation_is_read_and_written(action: str) -> None:
    assert text(parse(action)) == action


@pytest.mark.clause("M-2.2")
@pytest.mark.parametrize("action", [*BAD, *BAD_TOO])
def test_something_else_is_not_read(action: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(action)
    assert refused.value.reason.code == "notation.limit"


@pytest.mark.clause("M-2.2")
@pytest.mark.parametrize("action", FAR)
def test_no_tile_lies_farther_off_than_an_island_can_reach(action: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(action)
    assert refused.value.reason.code == "limit.notation.reach"


def test_all_actions_are_different() -> None:
    numbers = range(-16, 17)
    cells = [f"{q},{r}" for q in numbers for r in numbers]
    actions = {parse(f"{kind} {cell}") for kind in ("tile", "ball", "remove") for cell in cells}
    moves = {parse(f"move {start}>{end}") for start in cells[::9] for end in cells[::10]}
    assert len(actions) == 3 * 33 * 33
    assert len(moves) == len(cells[::9]) * len(cells[::10])
    assert not actions & moves
