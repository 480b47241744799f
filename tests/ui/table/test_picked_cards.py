"""A card that is picked rises, and covers no words."""

from __future__ import annotations

import pytest

from limbotable.table.tableau import CARD_HEIGHT, Frame
from limbotable.ui.table.marks import Marks
from tests.table.test_libtis import FRAMES, dealt, look, signs

RIM = 0.06  #: around a picked card


@pytest.mark.parametrize("frame", FRAMES, ids=lambda one: f"{one.width}x{one.height}")
def test_a_picked_card_leaves_the_line_with_the_step_free(frame: Frame) -> None:
    picture = look(dealt(), 0, frame)
    step = signs(picture)["step"]
    hand = [one for one in picture.pieces if one.zone == "hand"]
    assert len(hand) == 5
    for card in hand:
        picked = Marks(picked=card.key).rest(card)
        top = picked.y - CARD_HEIGHT * picked.scale / 2
        assert top - RIM >= step.y + step.height / 2, "its rim as well"
