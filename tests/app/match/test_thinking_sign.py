"""The dots at the plate of a computer player that thinks long."""

from __future__ import annotations

import pytest

from limbotable.app.match.thinking_sign import LONG, STEP
from tests.app.conftest import Desk


@pytest.fixture
def waiting(foes):
    """Open a table at which two computer players are to act, and the first of them thinks."""

    def make(speed: str = "normal") -> Desk:
        desk: Desk = foes("person", "novice", "novice", speed=speed)
        desk.settle()
        desk.play()
        while desk.view.director.busy:
            desk.clock.advance(20)
        assert desk.controller.waiting
        return desk

    return make


def dots(desk: Desk) -> tuple[bool, int | None]:
    """Whether they are seen, and the strong one."""
    item = desk.view.table.thinking
    return item.isVisible(), item.strong


def test_nothing_is_said_of_a_quick_answer(waiting) -> None:
    desk = waiting()
    desk.clock.advance(LONG - 60)
    assert not dots(desk)[0]
    desk.scripted.answer()
    desk.clock.advance(200)
    assert not dots(desk)[0], "its card is on the way"


def test_dots_move_one_after_the_other_while_it_thinks_long(waiting) -> None:
    desk = waiting()
    desk.clock.advance(LONG)
    seen = []
    for _ in range(4):
        seen.append((dots(desk), desk.view.table.thinking.pixmap().toImage()))
        desk.clock.advance(STEP)
    assert [shown for shown, _ in seen] == [(True, 0), (True, 1), (True, 2), (True, 0)]
    first, second, _, again = (picture for _, picture in seen)
    assert first == again
    assert first != second
    desk.scripted.answer()
    desk.clock.advance(50)
    assert not dots(desk)[0]


def test_the_dots_are_at_the_plate_of_the_player_that_thinks(waiting) -> None:
    desk = waiting()
    places = []
    for _ in range(2):
        desk.clock.advance(LONG + STEP)
        (plate,) = (
            sign for sign in desk.view.table.signs.values() if sign.sign.lit and sign.sign.kind == "plate"
        )
        assert plate.sign.key == f"hero{desk.match.turn}"
        item = desk.view.table.thinking
        assert dots(desk)[0]
        assert item.sceneBoundingRect().intersects(plate.sceneBoundingRect())
        places.append(item.pos())
        desk.scripted.answer()
        while desk.view.director.busy:
            desk.clock.advance(20)
    assert places[0] != places[1]


def test_where_nothing_moves_the_dots_stand_still(waiting) -> None:
    desk = waiting("none")
    desk.clock.advance(LONG / 2)
    assert not dots(desk)[0]
    desk.clock.advance(LONG / 2)
    seen = []
    for _ in range(3):
        seen.append(dots(desk))
        desk.clock.advance(STEP)
    assert seen == [(True, None)] * 3
    desk.scripted.answer()
    assert not dots(desk)[0], "the next one has just begun"
    desk.clock.advance(LONG)
    assert dots(desk) == (True, None)


def test_a_person_gets_no_dots_however_long_it_takes(waiting) -> None:
    desk = waiting()
    while desk.controller.waiting:
        desk.scripted.answer()
        desk.settle()
    desk.clock.advance(60_000)
    assert not dots(desk)[0]


def test_they_end_with_the_engine_and_while_the_user_looks_back(waiting) -> None:
    desk = waiting()
    desk.clock.advance(LONG)
    desk.do("replay")
    desk.clock.advance(STEP)
    assert not dots(desk)[0], "the match is held"
    desk.do("replay")
    desk.clock.advance(LONG)
    assert dots(desk)[0]
    desk.scripted.forget()  # as if its process had stopped
    desk.clock.advance(STEP)
    assert not dots(desk)[0]


def test_they_follow_the_table_to_another_size(waiting) -> None:
    desk = waiting()
    desk.clock.advance(LONG)
    before = desk.view.table.thinking.sceneBoundingRect()
    desk.window.resize(800, 600)
    desk.clock.advance(STEP)
    after = desk.view.table.thinking.sceneBoundingRect()
    assert dots(desk)[0]
    assert after.width() < before.width()


def test_a_window_that_was_left_waits_for_no_player(waiting) -> None:
    desk = waiting()
    desk.clock.advance(LONG)
    assert dots(desk)[0]
    desk.window.leave()
    assert not dots(desk)[0]
    desk.clock.advance(2 * STEP)
    assert not dots(desk)[0]
