"""Beats one after the other."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QStyleHints

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Beat, Tableau
from limbotable.ui.table.clock import FRAME
from limbotable.ui.table.director import (
    BEHIND,
    AnimationSpeed,
    motion_preference_changed,
    reduced_motion,
)


@pytest.fixture
def director(table):
    return table.view.director


@pytest.fixture
def log(director) -> list[str]:
    """What was announced and when all was settled."""
    told: list[str] = []
    director.announced.connect(lambda said: told.extend(phrase.code for phrase in said))
    director.settled.connect(lambda: told.append("settled"))
    return told


def beats(
    small: Tableau, number: int, *, waits: bool = False, duration: int = 240, rest: int = 0
) -> list[Beat]:
    """The first card of the hand moves to the right, step by step."""
    made = []
    for n in range(1, number + 1):
        pieces = tuple(replace(p, x=p.x + n * 0.1) if p.key == "a" else p for p in small.pieces)
        picture, said = replace(small, pieces=pieces), (phrase(f"step-{n}"),)
        made.append(Beat(picture, duration=duration, rest=rest, waits=waits, said=said))
    return made


def x(table):
    return table.scene.pieces["a"].pos().x()


def test_each_beat_takes_its_time_and_rests(director, table, clock, small, log) -> None:
    director.play(beats(small, 2, duration=100, rest=200))
    assert director.busy
    clock.advance(290)
    assert x(table) == 310
    clock.advance(40)
    clock.advance(50)
    assert x(table) > 310
    clock.advance(350)
    assert log == ["step-1", "step-2", "settled"]
    assert x(table) == 320
    assert not director.busy
    assert clock.idle


def test_nothing_is_told_before_it_is_seen(director, table, clock, small, log) -> None:
    seen: list[float] = []
    director.announced.connect(lambda _: seen.append(x(table)))
    director.play(beats(small, 2, duration=100, rest=200))
    clock.advance(90)
    assert log == []
    clock.advance(30)
    assert log == ["step-1"]
    clock.advance(200 + 90)
    assert log == ["step-1"]
    clock.advance(30)
    assert log == ["step-1", "step-2"]
    assert seen == [310, 320]


@pytest.mark.parametrize(
    ("speed", "time"),
    [(AnimationSpeed.RELAXED, 160), (AnimationSpeed.NORMAL, 100), (AnimationSpeed.QUICK, 45)],
)
def test_speeds(director, table, clock, small, log, speed, time) -> None:
    director.speed = speed
    director.play(beats(small, 1, duration=100))
    clock.advance(time)
    assert "settled" not in log
    clock.advance(32)
    assert "settled" in log


def test_without_movement_all_is_there_at_once(director, table, clock, small, log) -> None:
    director.speed = AnimationSpeed.NONE
    director.play(beats(small, 3, duration=100, rest=500))
    assert x(table) == 330
    assert log == ["step-1", "step-2", "step-3", "settled"]
    assert clock.idle


def test_hurrying_is_quick_and_hurrying_twice_is_at_once(director, table, clock, small, log) -> None:
    director.play(beats(small, 3, duration=1000, rest=1000))
    clock.advance(50)
    director.hurry()
    assert x(table) == 310
    clock.advance(500)
    assert log[-1] == "settled"
    assert x(table) == 330
    log.clear()
    director.play(beats(small, 3, duration=1000, rest=1000))
    director.hurry()
    director.hurry()
    assert x(table) == 330
    assert log == ["step-1", "step-2", "step-3", "settled"]
    assert clock.idle


def test_the_haste_is_over_when_all_is_settled(director, clock, small, log) -> None:
    director.play(beats(small, 2, duration=100))
    director.hurry()
    clock.advance(300)
    log.clear()
    director.play(beats(small, 1, duration=1000))
    clock.advance(900)
    assert log == []
    clock.advance(150)
    assert log == ["step-1", "settled"]


def test_a_brisk_director_hurries_the_scoring_alone(director, clock, small, log) -> None:
    director.brisk = lambda: True
    first, *others = beats(small, 3, duration=1000, rest=1000)
    director.play([first, *(replace(one, scores=True) for one in others)])
    clock.advance(990)
    assert log == []
    clock.advance(1100)
    assert log == ["step-1"]
    clock.advance(400 + 100)
    assert log == ["step-1", "step-2", "step-3", "settled"]


def test_otherwise_the_scoring_takes_its_time(director, clock, small, log) -> None:
    director.play([replace(one, scores=True) for one in beats(small, 1, duration=1000)])
    clock.advance(990)
    assert log == []
    clock.advance(100)
    assert log == ["step-1", "settled"]


def play_each(director, series: list[Beat]) -> None:
    """Play beats as so many series: each belongs to a line of the record."""
    for one in series:
        director.play([one])


def test_it_speeds_up_when_it_is_behind(director, table, clock, small, log) -> None:
    play_each(director, beats(small, BEHIND * 3, duration=100))
    clock.advance(BEHIND * 3 * (100 + FRAME) * 0.8)
    assert log[-1] == "settled"


def test_one_long_series_takes_its_time(director, table, clock, small, log) -> None:
    director.play(beats(small, 26, duration=100))
    clock.advance(26 * 100)
    assert "settled" not in log
    clock.advance(27 * FRAME)
    assert log[-1] == "settled"


def test_nothing_is_left_out_however_far_it_is_behind(director, table, clock, small, log) -> None:
    shown: list[float] = []
    director.announced.connect(lambda _: shown.append(round(x(table))))
    play_each(director, beats(small, 100, duration=100))
    clock.advance(100 * (100 + FRAME) * 0.3)
    assert log == [f"step-{n + 1}" for n in range(100)] + ["settled"]
    assert shown == [300 + 10 * (n + 1) for n in range(100)]


def test_beats_may_come_while_others_are_played(director, table, clock, small, log) -> None:
    first, second = beats(small, 2, duration=100)
    director.play([first])
    clock.advance(50)
    director.play([second])
    assert log == []
    assert director.last == second.tableau
    clock.advance(400)
    assert log == ["step-1", "step-2", "settled"]


def test_pieces_go_on_under_other_keys_from_where_they_are(director, table, clock, small, log) -> None:
    """Card a is chosen unseen, so that it goes on as b: nothing jumps, nothing turns over."""
    places = {piece.key: piece for piece in small.pieces}
    a, b = places["a"], places["b"]
    swapped = {"a": replace(a, key="b", x=8.0), "b": replace(b, key="a")}
    after = replace(small, pieces=tuple(swapped.get(piece.key, piece) for piece in small.pieces), gestures=())
    items = table.scene.pieces["a"], table.scene.pieces["b"]
    director.play([Beat(after, 100, renamed=(("a", "b"), ("b", "a")))])
    assert (table.scene.pieces["b"], table.scene.pieces["a"]) == items
    assert [item.face for item in items] == ["a", "b"]
    clock.advance(16)
    assert 300 < items[0].pos().x() < 800
    assert items[1].pos().x() == 420
    clock.advance(200)
    assert items[0].pos().x() == 800
    assert [item.face for item in items] == ["a", "b"]


def test_a_piece_in_the_hand_stays_there_under_its_other_key(director, table, clock, small) -> None:
    places = {piece.key: piece for piece in small.pieces}
    swapped = {"a": replace(places["a"], key="b"), "b": replace(places["b"], key="a")}
    after = replace(small, pieces=tuple(swapped.get(piece.key, piece) for piece in small.pieces))
    table.scene.hold("a")
    director.play([Beat(after, 100, renamed=(("a", "b"), ("b", "a")))])
    assert table.scene.held == "b"


def test_show_forgets_what_was_to_come_but_says_it(director, table, clock, small, log) -> None:
    director.play(beats(small, 3, duration=100))
    clock.advance(50)
    director.show(small)
    assert x(table) == 300
    assert log == ["step-1", "step-2", "step-3", "settled"]
    clock.advance(1000)
    assert x(table) == 300
    assert log == ["step-1", "step-2", "step-3", "settled"]


def test_what_was_for_somebody_else_is_not_said(director, clock, small, log) -> None:
    director.play(beats(small, 3, duration=100))
    clock.advance(120)
    director.show(small, silently=True)
    clock.advance(1000)
    assert log == ["step-1", "settled"]


# The system's wish


def hints(**accessibility: object) -> QStyleHints:
    return cast(QStyleHints, SimpleNamespace(accessibility=lambda: SimpleNamespace(**accessibility)))


def test_the_systems_wish_that_nothing_moves() -> None:
    for name, wished in (("ReducedMotion", True), ("NoPreference", False)):
        preference = SimpleNamespace(name=name)
        assert reduced_motion(hints(motionPreference=lambda one=preference: one)) is wished
    assert not reduced_motion(hints())  # before 6.12
    assert not reduced_motion(cast(QStyleHints, SimpleNamespace()))  # before 6.10
    changed = object()
    assert motion_preference_changed(hints(motionPreferenceChanged=changed)) is changed
    assert motion_preference_changed(hints()) is None
    assert motion_preference_changed(cast(QStyleHints, SimpleNamespace())) is None


def test_a_picture_to_be_read_stays_until_the_user_goes_on(director, table, clock, small) -> None:
    director.play(beats(small, 3, duration=100, rest=5000, waits=True))
    clock.advance(2000)
    assert x(table) == 310
    assert director.waits
    director.go_on()
    clock.advance(300)
    assert x(table) == 320
    clock.advance(5200)
    assert x(table) == 330, "or until it has been there for long"
    director.go_on()
    assert not director.busy
    assert not director.waits
    director.go_on()


def test_a_picture_to_be_read_is_read_as_slowly_when_all_else_is_quick(director, clock, small) -> None:
    director.speed = AnimationSpeed.QUICK
    director.play(beats(small, 2, duration=100, rest=5000, waits=True))
    clock.advance(4500)
    assert director.waits


@pytest.mark.parametrize("way", ["click", "space", "enter"])
def test_the_user_goes_on_at_the_table(director, table, clock, small, way) -> None:
    director.play(beats(small, 2, duration=100, rest=5000, waits=True))
    clock.advance(1000)
    if way == "click":
        table.click("b")
        assert table.scene.marks.picked == "", "that was not meant for the card"
    else:
        table.key(Qt.Key.Key_Space if way == "space" else Qt.Key.Key_Return)
    assert table.chosen == []
    clock.advance(200)
    assert x(table) == 320


def deal(small: Tableau, *, scores: bool = False) -> list[Beat]:
    """Two pictures without actions, and then the table at which the user acts."""
    first, second = beats(small, 2, duration=400, rest=100)
    before = [replace(one, tableau=replace(one.tableau, gestures=())) for one in (first, second)]
    before[1] = replace(before[1], scores=scores)
    return [*before, Beat(small, said=(phrase("step-3"),))]


def test_a_press_ends_a_deal_and_means_the_card_at_rest(director, table, clock, small, log) -> None:
    director.play(deal(small))
    clock.advance(300)
    table.click("b")
    assert not director.busy
    assert log == ["step-1", "step-2", "step-3", "settled"]
    assert table.scene.tableau == small
    assert table.scene.marks.picked == "b"


def test_a_press_on_what_was_not_there_before_the_deal_only_ends_it(director, table, clock, small) -> None:
    def without(shown: Tableau) -> Tableau:
        return replace(shown, pieces=tuple(one for one in shown.pieces if one.key != "b"), gestures=())

    where, (*dealing, last) = table.at("b"), deal(small)
    table.show(without(small))
    director.play([*(replace(one, tableau=without(one.tableau)) for one in dealing), last])
    clock.advance(300)
    table.click(where)
    assert not director.busy
    assert table.scene.marks.picked == ""
    clock.advance(300)
    table.click(where)
    assert table.scene.marks.picked == "b"


def test_enter_ends_a_deal_and_plays_nothing(director, table, clock, small) -> None:
    director.play(deal(small))
    clock.advance(300)
    table.key(Qt.Key.Key_Return)
    assert not director.busy
    assert table.chosen == []
    assert table.scene.marks.picked == ""


@pytest.mark.parametrize("begun", [300, 700])
def test_no_press_ends_a_scoring(director, table, clock, small, begun) -> None:
    director.play(deal(small, scores=True))
    clock.advance(begun)
    table.click("b")
    assert director.busy
    assert table.scene.marks.picked == ""


def test_no_press_ends_what_leads_to_no_action(director, table, clock, small) -> None:
    director.play(deal(small)[:2])
    clock.advance(300)
    table.click("b")
    assert director.busy
