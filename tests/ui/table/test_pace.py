"""Computer players act once the table has shown what came before."""

from __future__ import annotations

import pytest

from limbotable.table.tableau import Beat
from limbotable.ui.table.director import AnimationSpeed
from limbotable.ui.table.pace import PAUSE, STILL, WATCHED


@pytest.fixture
def pace(table):
    return table.view.pace


@pytest.fixture
def acts() -> list[str]:
    return []


def test_nothing_is_held_back_while_the_table_rests(pace, clock, acts) -> None:
    clock.advance(PAUSE)
    pace.hold(lambda: acts.append("act"))
    assert acts == ["act"]
    assert not pace.holding


@pytest.mark.parametrize(("watched", "pause"), [(False, PAUSE), (True, WATCHED)])
def test_an_action_waits_for_the_animation_and_a_moment_more(
    pace, table, clock, small, acts, watched, pause
) -> None:
    pace.watched = watched
    table.view.director.play([Beat(small, duration=100, rest=400)])
    pace.hold(lambda: acts.append("act"))
    clock.advance(400 + pause - 20)
    assert acts == []
    assert pace.holding
    clock.advance(60)
    assert acts == ["act"]
    assert not pace.holding
    assert clock.idle


def test_an_answer_that_comes_late_waits_no_longer(pace, table, clock, small, acts) -> None:
    table.view.director.play([Beat(small, duration=100, rest=400)])
    clock.advance(2000)
    pace.hold(lambda: acts.append("act"))
    assert acts == ["act"]


def test_an_answer_just_after_the_animation_waits_for_the_rest_of_the_moment(
    pace, table, clock, small, acts
) -> None:
    table.view.director.play([Beat(small, duration=100, rest=400)])
    clock.advance(460)
    assert not table.view.director.busy
    pace.hold(lambda: acts.append("act"))
    clock.advance(PAUSE - 60)
    assert acts == []
    clock.advance(60)
    assert acts == ["act"]


def test_without_movement_it_waits_only_where_nobody_plays(pace, table, clock, small, acts) -> None:
    table.view.director.speed = AnimationSpeed.NONE
    table.view.director.play([Beat(small)])
    pace.hold(lambda: acts.append("at once"))
    assert acts == ["at once"]
    pace.watched = True
    table.view.director.play([Beat(small)])
    pace.hold(lambda: acts.append("watched"))
    clock.advance(STILL - 1)
    assert acts == ["at once"]
    clock.advance(2)
    assert acts == ["at once", "watched"]


def test_the_pause_can_be_left_out_but_not_what_moves(pace, table, clock, small, acts) -> None:
    table.view.director.play([Beat(small, duration=100, rest=400)])
    pace.hold(lambda: acts.append("act"))
    pace.hurry()
    assert acts == []
    clock.advance(460)
    assert not table.view.director.busy
    pace.hurry()
    assert acts == ["act"]
    clock.advance(1000)
    assert acts == ["act"]


def test_what_is_forgotten_never_happens(pace, table, clock, small, acts) -> None:
    table.view.director.play([Beat(small, duration=100, rest=400)])
    pace.hold(lambda: acts.append("first"))
    pace.hold(lambda: acts.append("second"))
    clock.advance(2000)
    assert acts == ["second"]
    table.view.director.play([Beat(small, duration=100, rest=400)])
    pace.hold(lambda: acts.append("third"))
    pace.forget()
    clock.advance(2000)
    assert acts == ["second"]
