"""The room of Libtis' things at the table, with letters of any size."""

from __future__ import annotations

import pytest

from limbotable.table.libtis.layout import LibtisLayout
from limbotable.table.tableau import MOST_LETTERS, Frame


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("size", [(10.0, 6.4), (11.1, 6.4), (12.2, 6.4), (16.0, 9.0), (6.4, 9.0)])
def test_larger_letters_leave_locations_most_of_their_size(size: tuple[float, float], seats: int) -> None:
    usual, large = (LibtisLayout(Frame(*size, one), seats, 0, draft=False) for one in (1.0, MOST_LETTERS))
    assert large.board.scale >= 0.85 * usual.board.scale
    assert large.board.label(0).height > usual.board.label(0).height


def test_the_table_of_five_is_no_other_one_when_it_is_slightly_wider() -> None:
    """Below a task the board is small: then it gets the room that the others' things do not need."""
    narrow, wide = (
        LibtisLayout(Frame(width, 6.4, MOST_LETTERS), 5, 0, draft=False) for width in (12.1, 12.3)
    )
    assert wide.board.scale == pytest.approx(narrow.board.scale, rel=0.02)
    plates = [one.seat(1).plate() for one in (narrow, wide)]
    assert plates[0].height == plates[1].height
