"""A card or ball that is picked rises, and covers no words."""

from __future__ import annotations

import math

import pytest

from limbotable.table.limit.picture import tableau
from limbotable.table.tableau import CARD_HEIGHT, CARD_WIDTH, MEASURES, Frame
from limbotable.ui.table.marks import Marks
from tests.games.libtis.boards import begun, deal
from tests.table import test_limit as limit
from tests.table.test_libtis import FRAMES, dealt, look, signs

RIM = 0.06  #: around a picked card,
THIN = 0.03  #: and around a picked ball


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_a_picked_card_leaves_the_line_with_the_step_free(frame: Frame) -> None:
    picture = look(dealt(), 0, frame)
    step = signs(picture)["step"]
    hand = [one for one in picture.pieces if one.zone == "hand"]
    assert len(hand) == 5
    for card in hand:
        picked = Marks(picked=card.key).rest(card)
        top = picked.y - CARD_HEIGHT * picked.scale / 2
        assert top - RIM >= step.y + step.height / 2, "its rim as well"


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_a_raised_card_leaves_the_words_above_the_hand_whole(frame: Frame) -> None:
    match = deal(begun(4, variant="quickstart"))
    shown = look(match, match.turn, frame)
    remark = next(sign for one in shown.gestures for sign in one.preview if sign.kind == "remark")
    hand = [one for one in shown.pieces if one.zone == "hand"]
    assert len(hand) > 2
    for card in hand:
        turned = math.radians(abs(card.angle))
        half = CARD_HEIGHT / 2 * math.cos(turned) + CARD_WIDTH / 2 * math.sin(turned)
        top = Marks(shown=card.key).rest(card).y - half * card.scale
        assert top >= remark.y + remark.height / 2, card.key


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_a_picked_ball_leaves_the_plate_above_it_free(frame: Frame, players: int) -> None:
    match = limit.match(players=players, balls=8 if players == 2 else 6)
    picture = tableau(limit.seen(match), frame, limit.NAMES)
    plates = [one for one in picture.signs if one.kind == "plate"]
    assert len(plates) == players
    for ball in (one for one in picture.pieces if one.zone == "supply"):
        picked = Marks(picked=ball.key).rest(ball)
        across = MEASURES["ball"].height * picked.scale / 2
        above = [one for one in plates if one.y < ball.y and abs(one.x - ball.x) < one.width / 2]
        lowest = max(one.y + one.height / 2 for one in above)
        assert picked.y - across - THIN >= lowest, "its rim as well"
        others = [one for one in plates if one.y > ball.y]
        assert all(ball.y + across <= one.y - one.height / 2 for one in others)
        assert ball.y + across <= frame.height
