"""Lessons: a record, a position in it, and the learner's actions from there."""

from __future__ import annotations

import json

import pytest

from limbotable.core.errors import RecordError
from limbotable.core.game import CHANCE_WHO
from limbotable.play.lesson import Lesson, LessonDealer, read_lesson
from limbotable.play.match import Match

LINES = (
    "0 tile 0,0",
    "0 tile 1,0",
    "0 ball 0,0",
    "1 tile 0,1",
    "1 tile 1,-1",
    "1 ball 0,1",
    "0 tile 2,-1",
)


def text(plan: object, lines: tuple[str, ...] = LINES) -> str:
    header = {"limbotable": 1, "game": "limit", "options": {}, "seats": ["a", "b"], "lesson": plan}
    return "\n".join([json.dumps(header), *lines, ""])


def at(lesson: Lesson, ply: int) -> Match:
    match = Match.of_record(lesson.opening(["White", "Red"]))
    for line in lesson.record.lines[lesson.start : ply]:
        match.push(line.who, line.action)
    return match


def test_the_learner_has_the_seat_to_act_first() -> None:
    lesson = read_lesson(text({"from": 3}))
    assert lesson.seat == 1
    assert lesson.steps == (3, 4, 5)


def test_it_begins_at_its_position() -> None:
    match = at(read_lesson(text({"from": 3})), 3)
    assert match.ply == 3
    assert match.turn == 1
    assert match.seats == ("White", "Red")
    assert "lesson" not in match.header.fields()


def test_the_actions_of_the_record_are_wanted() -> None:
    lesson = read_lesson(text({"from": 3}))
    assert lesson.accepted(at(lesson, 3)) == ["tile 0,1"]
    assert not lesson.is_over(at(lesson, 6))


def test_other_ways_are_as_good_where_it_says_so() -> None:
    lesson = read_lesson(text({"from": 3, "also": {"3": ["tile 1,*"], "5": ["*"]}}))
    assert lesson.accepted(at(lesson, 3)) == ["tile 0,1", "tile 1,-1"], "the record's own way comes first"
    assert lesson.accepted(at(lesson, 4)) == ["tile 1,-1"]
    assert lesson.accepted(at(lesson, 5)) == ["ball 0,1", "ball 1,-1"]


def test_another_way_may_make_the_recorded_one_impossible() -> None:
    lesson = read_lesson(text({"from": 3, "also": {"3": ["*"], "4": ["*"], "5": ["*"]}}))
    match = at(lesson, 3)
    match.push(1, "tile 1,-1")
    assert "tile 1,-1" not in match.legal()
    assert lesson.accepted(match) == match.legal()


def test_it_is_over_after_the_last_line() -> None:
    lesson = read_lesson(text({"from": 3}))
    match = at(lesson, 7)
    assert lesson.is_over(match)
    assert lesson.accepted(match) == []


@pytest.mark.clause("R-4.8")
@pytest.mark.parametrize(
    "plan",
    [None, {}, {"from": 7}, {"from": -1}, {"from": "x"}, {"from": 3, "more": 1}, {"from": 3, "also": 3}],
)
def test_a_plan_that_is_none_is_refused(plan: object) -> None:
    with pytest.raises(RecordError) as caught:
        read_lesson(text(plan))
    assert caught.value.line == 1


def test_its_dealer_deals_the_written_cards_and_then_nothing() -> None:
    cards = "6h 7c Td 5d 9h 3s 2s 3c 8d 2c 5s Ad Ah As 2d 2h 3d 3h 4c 4d 4h 4s 5c 5h 6c 6d 6s 7d 7h 7s 8c"
    cards += " 8h 8s 9c 9d 9s Tc Th Ts Jc Jd Jh Js Qc Qd Qh Qs Kc Kd Kh Ks Ac"
    header = {
        "limbotable": 1,
        "game": "countdown",
        "options": {"deal": "reshuffle", "end": "rounds 2"},
        "seats": ["a", "b"],
        "lesson": {"from": 1},
    }
    lesson = read_lesson(f"{json.dumps(header)}\n* shuffle stock {cards}\n0 pass\n1 pass\n")
    dealer = LessonDealer(lesson)
    match = Match(lesson.record.game, lesson.record.options, ["a", "b"])
    line = dealer.next_line(match)
    assert line is not None
    assert (line.who, line.action) == (CHANCE_WHO, f"shuffle stock {cards}")
    match.push(line.who, line.action)
    assert dealer.next_line(match) is None, "a seat is to act"
    for who in (0, 1):
        match.push(who, "pass")
    while match.chance is None:
        match.push(match.turn, match.legal()[-1])
    assert dealer.next_line(match) is None, "the lesson is over"


def test_a_lesson_may_begin_with_the_match() -> None:
    lesson = read_lesson(text({"from": 0}))
    assert (lesson.seat, lesson.steps) == (0, (0, 1, 2, 6))
    assert read_lesson(text({"from": 6})).steps == (6,)
