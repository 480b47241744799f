"""Cards that a user wants smaller have smaller things around them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from limbotable.app.settings_controller import ROOM
from limbotable.table.libtis.layout import LibtisLayout
from limbotable.table.tableau import MOST_LETTERS
from limbotable.ui.table.geometry import ROOMS, fit, frame_for, roomier


@given(
    width=st.integers(320, 4000),
    height=st.integers(240, 2400),
    seats=st.integers(3, 5),
    letters=st.sampled_from((1.0, 1.25, MOST_LETTERS)),
    draft=st.booleans(),
)
def test_locations_of_libtis_are_the_smaller_the_smaller_cards_are_wanted(
    width, height, seats, letters, draft
) -> None:
    def location(room: float) -> float:
        """Return the size of a location in pixels."""
        frame = frame_for(width, height, roomier(ROOMS, room, letters))
        layout = LibtisLayout(frame, seats, 0, draft=draft)
        return fit(frame, width, height).unit * layout.board.scale

    sizes = [location(ROOM[cards]) for cards in ("large", "medium", "small")]
    assert sizes[0] > sizes[1] > sizes[2] > 0.75 * sizes[0]
