"""Going through what there is to choose: in turn, without an end, and only what was seen is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QWidget

from limbotable.ui.scanning.scanner import BOUNCE, Scanner
from limbotable.ui.scanning.things import Group, Look, Single, Thing, in_groups
from tests.manual_clock import ManualClock

PACE = 1000.0


class World:
    """Things to choose, and a scanner that goes through them."""

    def __init__(self, host: QWidget, parent: QObject) -> None:
        self.clock = ManualClock()
        self.host = host
        self.names: Sequence[str] = ("a", "b", "c")
        self.chosen: list[str] = []
        self.marked: list[str] = []
        self.saying = False
        self.look: Callable[[], Look | None] = lambda: Look(host, [self.single(name) for name in self.names])
        self.scanner = Scanner(self.ask, lambda: "back", lambda: self.saying, self.clock, parent)

    def ask(self) -> Look | None:
        """What can be chosen now; a test may change it."""
        return self.look()

    def single(self, name: str) -> Thing:
        return Single(name, name, QRect, lambda: self.chosen.append(name), lambda: self.marked.append(name))

    @property
    def now(self) -> str:
        return "" if self.scanner.thing is None else self.scanner.thing.name

    def pass_by(self, steps: int) -> list[str]:
        """What is pointed out after each pace."""
        seen = []
        for _ in range(steps):
            self.clock.advance(PACE)
            seen.append(self.now)
        return seen

    def go_to(self, name: str) -> None:
        for _ in range(100):
            if self.now == name:
                return
            self.scanner.step()
        raise AssertionError(f"{name} is never pointed out")

    def choose(self) -> None:
        self.clock.advance(BOUNCE)
        self.scanner.press_choose()
        self.clock.advance(0)


@pytest.fixture
def world(qtbot) -> World:
    host = QWidget()
    qtbot.addWidget(host)
    return World(host, host)


def test_it_goes_round_without_an_end_and_the_first_stays_twice_as_long(world) -> None:
    world.scanner.start(PACE)
    assert world.now == "a"
    assert world.pass_by(8) == ["a", "b", "c", "a", "a", "b", "c", "a"]
    world.clock.advance(1000 * PACE)
    assert world.now in world.names, "nothing is demanded, however long it takes"


def test_what_is_pointed_out_is_chosen_and_it_begins_again(world) -> None:
    world.scanner.start(PACE)
    world.pass_by(2)
    assert world.now == "b"
    world.choose()
    assert world.chosen == ["b"]
    assert world.now == "a"
    assert world.marked == ["a", "b", "a"]


def test_with_two_switches_only_a_press_goes_on(world) -> None:
    world.scanner.start(None)
    world.clock.advance(100 * PACE)
    assert world.now == "a"
    for name in ("b", "c", "a"):
        world.clock.advance(BOUNCE)
        world.scanner.press_step()
        assert world.now == name


def test_a_trembling_hand_presses_once(world) -> None:
    world.scanner.start(None)
    world.clock.advance(BOUNCE)
    world.scanner.press_step()
    world.clock.advance(BOUNCE - 1)
    world.scanner.press_step()
    world.scanner.press_choose()
    assert (world.now, world.chosen) == ("b", [])


def test_a_press_does_not_choose_what_has_just_come(world) -> None:
    world.scanner.start(PACE)
    world.pass_by(2)
    world.names = ("x", "y")
    world.choose()
    assert world.chosen == []
    assert world.now == "x"


def test_it_begins_again_when_something_comes_or_goes(world) -> None:
    world.scanner.start(PACE)
    world.pass_by(2)
    world.names = ("new", "a", "b", "c")
    assert world.pass_by(1) == ["new"]


def test_it_waits_until_a_name_was_said(world) -> None:
    world.scanner.start(PACE)
    world.pass_by(2)
    world.saying = True
    world.clock.advance(20 * PACE)
    assert world.now == "b"
    world.saying = False
    world.clock.advance(PACE)
    assert world.now == "c"


def test_without_anything_to_choose_it_waits(world) -> None:
    world.look = lambda: None
    world.scanner.start(PACE)
    world.clock.advance(10 * PACE)
    assert world.now == ""
    world.choose()
    world.look = lambda: Look(world.host, [world.single("late")])
    world.clock.advance(2 * PACE)
    assert world.now == "late"


def test_a_group_is_entered_left_and_forgotten_when_it_is_gone(world) -> None:
    group = Group("g", "several", [world.single("in"), world.single("side")])
    world.look = lambda: Look(world.host, [world.single("alone"), group])
    world.scanner.start(None)
    world.go_to("several")
    world.choose()
    assert world.now == "in"
    world.go_to("back")
    world.choose()
    assert world.now == "alone"
    world.go_to("several")
    world.choose()
    world.go_to("side")
    world.choose()
    assert world.chosen == ["side"]
    world.go_to("several")
    world.choose()
    world.look = lambda: Look(world.host, [world.single("alone")])
    world.scanner.step()
    assert world.now == "alone"


def test_it_ends(world) -> None:
    world.scanner.start(PACE)
    seen: list[object] = []
    world.scanner.pointed.connect(lambda _, thing: seen.append(thing))
    world.scanner.stop()
    world.clock.advance(10 * PACE)
    world.scanner.press_choose()
    assert seen == [None]
    assert world.chosen == []


@pytest.mark.parametrize("count", [0, 1, 7, 8, 23, 40, 200])
def test_many_things_are_gone_through_in_groups_and_each_is_reached_once(world, count) -> None:
    names = [str(n) for n in range(count)]
    things = in_groups([world.single(name) for name in names])

    def leaves(parts: Sequence[Thing]) -> list[str]:
        assert len(parts) <= 7
        found: list[str] = []
        for part in parts:
            found += leaves(part.parts) if isinstance(part, Group) else [part.name]
        return found

    assert leaves(things) == names


@pytest.mark.parametrize("count", [3, 6, 9, 60])
def test_groups_that_are_there_stay_whole_and_come_last(world, count) -> None:
    names = [str(n) for n in range(count)]
    tools = Group("tools", "Tools", [world.single("x")])
    menus = Group("menus", "Menus", [world.single("y")])
    found = in_groups([*(world.single(name) for name in names), tools, menus])
    assert len(found) <= 7
    assert [one.name for one in found[-2:]] == ["Tools", "Menus"]
    if count == 9:
        assert [one.name for one in found[:-2]] == ["0 … 3", "4 … 8"]
