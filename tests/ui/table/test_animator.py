"""Movement in virtual time."""

from __future__ import annotations

import pytest

from limbotable.ui.table.animator import Animator, Pose
from tests.manual_clock import ManualClock


class Thing:
    """Remembers where it has been put."""

    def __init__(self) -> None:
        self.poses: list[Pose] = []
        self.squeezes: list[float] = []
        self.faces: list[str] = []

    def place(self, pose: Pose, squeeze: float, *, moving: bool = False) -> None:
        self.poses.append(pose)
        self.squeezes.append(squeeze)

    def turn_up(self, face: str) -> None:
        self.faces.append(face)


@pytest.fixture
def thing() -> Thing:
    return Thing()


@pytest.fixture
def animator(clock: ManualClock, thing: Thing) -> Animator:
    made = Animator(clock)
    made.put("k", thing, Pose(0, 0))
    return made


def test_it_slows_down_and_arrives_exactly(animator, clock, thing) -> None:
    animator.send("k", thing, Pose(10, 0), 200)
    clock.advance(100)
    assert 8 < animator.pose("k").x < 9.5
    clock.advance(116)
    assert thing.poses[-1] == Pose(10, 0)
    assert animator.moving == 0


def test_nothing_is_set_when_nothing_moves(animator, clock, thing) -> None:
    assert clock.idle
    animator.send("k", thing, Pose(10, 0), 50)
    assert not clock.idle
    clock.advance(80)
    assert clock.idle


def test_a_new_target_starts_from_where_it_is(animator, clock, thing) -> None:
    arrived: list[str] = []
    animator.send("k", thing, Pose(10, 0), 200, done=lambda: arrived.append("old"))
    clock.advance(64)
    here = animator.pose("k").x
    animator.send("k", thing, Pose(0, 0), 200, done=lambda: arrived.append("new"))
    clock.advance(16)
    assert 0 < animator.pose("k").x < here
    clock.advance(300)
    assert thing.poses[-1] == Pose(0, 0)
    assert arrived == ["new"]


def test_a_turn_shows_the_other_face_on_edge(animator, clock, thing) -> None:
    animator.send("k", thing, Pose(0, 0), 160, face="7h")
    clock.advance(64)
    assert thing.faces == []
    clock.advance(48)
    assert thing.faces == ["7h"]
    assert min(thing.squeezes) < 0.5
    clock.advance(100)
    assert thing.squeezes[-1] == 1.0
    assert thing.faces == ["7h"]


def test_a_turn_is_not_lost_when_the_target_changes(animator, clock, thing) -> None:
    animator.send("k", thing, Pose(5, 0), 160, face="7h")
    clock.advance(48)
    animator.send("k", thing, Pose(0, 5), 160)
    clock.advance(200)
    assert thing.faces == ["7h"]
    assert thing.poses[-1] == Pose(0, 5)


def test_a_jump_finishes_a_turn(animator, clock, thing) -> None:
    animator.send("k", thing, Pose(5, 0), 160, face="7h")
    clock.advance(16)
    animator.finish()
    assert thing.faces == ["7h"]
    assert thing.poses[-1] == Pose(5, 0)
    clock.advance(50)
    assert clock.idle


def test_with_no_time_it_is_there(animator, clock, thing) -> None:
    arrived: list[int] = []
    animator.send("k", thing, Pose(5, 5), 0, face="7h", done=lambda: arrived.append(1))
    assert thing.poses[-1] == Pose(5, 5)
    assert thing.faces == ["7h"]
    assert arrived == [1]
    assert clock.idle


def test_a_delayed_thing_waits_where_it_is(animator, clock, thing) -> None:
    animator.send("k", thing, Pose(10, 0), 100, delay=100)
    clock.advance(90)
    assert animator.pose("k") == Pose(0, 0)
    clock.advance(40)
    assert animator.pose("k").x > 0


def test_a_dropped_thing_is_left_alone(animator, clock, thing) -> None:
    animator.send("k", thing, Pose(10, 0), 100)
    animator.drop("k")
    told = len(thing.poses)
    clock.advance(200)
    assert len(thing.poses) == told


def test_a_small_table_needs_fewer_pictures_for_the_same_way(clock, thing) -> None:
    slow = Animator(clock, frame=32.0)
    slow.put("k", thing, Pose(0, 0))
    slow.send("k", thing, Pose(10, 0), 320)
    clock.advance(330)
    assert thing.poses[-1] == Pose(10, 0)
    assert len(thing.poses) <= 12
