"""The tutor: it asks before an action that costs much, and otherwise cannot be noticed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from limbotable.ui.panels.question import Question
from tests.app.conftest import Desk


@pytest.fixture
def libtis(open_table):
    """Begin a match against the computer, with several actions to choose from."""

    def begin(tutor: str) -> Desk:
        last = {"options": {"players": 4}, "players": ["person", *["novice"] * 3]}
        made: Desk = open_table(game="libtis", matches={"libtis": last}, tutor=tutor)
        return made

    return begin


@pytest.fixture
def desk(libtis) -> Desk:
    """The tutor asks at 10 points."""
    made: Desk = libtis("10")
    return made


def question(desk: Desk) -> Question:
    return desk.part(Question)


def look(desk: Desk) -> list[str]:
    """Have the tutor's engine take a first look; return the actions, each 10 points worse than the last."""
    actions = desk.actions()
    desk.tutor.answer(actions[0], order=actions)
    return actions


def press(desk: Desk, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or desk.view, key)


def warned_of(desk: Desk, place: int) -> str:
    """Choose the action at a place of the list, and have it looked at closely; return it."""
    actions = look(desk)
    desk.play(actions[place])
    assert desk.tutor.asked[-1].closely == actions[place]
    desk.tutor.answer(actions[0], order=actions)
    return actions[place]


def test_it_is_off_until_it_is_wanted(open_table) -> None:
    desk = open_table("person", "novice")
    ply = desk.match.ply
    desk.play()
    assert (desk.match.ply, desk.tutor.asked) == (ply + 1, [])


def test_the_best_action_and_a_cheap_one_are_played_at_once(libtis) -> None:
    desk = libtis("20")
    actions = look(desk)
    ply = desk.match.ply
    desk.play(actions[0])
    assert (desk.match.ply, len(desk.tutor.asked)) == (ply + 1, 1)


def test_an_action_that_proves_cheap_at_a_closer_look_is_played(libtis) -> None:
    desk = libtis("20")
    actions = look(desk)
    ply = desk.match.ply
    desk.play(actions[2])
    assert (desk.toast(), desk.match.ply) == ("Thinking…", ply)
    desk.tutor.answer(actions[0], order=[actions[2]])
    assert (desk.toast(), desk.match.ply, question(desk).open) == ("", ply + 1, False)


def test_before_a_costly_action_it_asks_and_nothing_is_played(desk) -> None:
    ply = desk.match.ply
    label = desk.labels()[2]
    warned_of(desk, 2)
    assert question(desk).text == "Are you sure? Another action is 20 percentage points better."
    told = [button.accessibleName() for button in question(desk).buttons()]
    assert told == ["1: Show it", f"2: Play mine: {label}"]
    assert question(desk).buttons()[0].hasFocus()
    assert question(desk).buttons()[0].accessibleDescription() == question(desk).text
    assert desk.match.ply == ply


def test_a_cost_at_the_limit_is_asked_about(desk) -> None:
    warned_of(desk, 1)
    assert "10 percentage points better" in question(desk).text


def test_a_cost_within_the_uncertainty_is_not_asked_about_as_the_review_calls_it_as_good(desk) -> None:
    actions, ply = look(desk), desk.match.ply
    desk.play(actions[2])
    desk.tutor.answer(actions[0], order=actions, uncertainty=0.25)
    assert (question(desk).open, desk.match.lines[ply].action) == (False, actions[2])


def test_what_looks_cheap_and_may_be_costly_is_looked_at_closely(open_table) -> None:
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "novice"]}
    desk: Desk = open_table(game="limit", matches={"limit": last}, tutor="10")
    desk.play("tile 0,0")
    actions, ply = desk.actions(), desk.match.ply
    desk.tutor.answer(actions[0], order=actions, at_most=[actions[1]])
    assert desk.tutor.asked[-1].bounds
    desk.play(actions[1])
    assert (desk.tutor.asked[-1].closely, desk.match.ply) == (actions[1], ply)
    desk.tutor.answer(actions[0], order=[actions[2], actions[1]], at_most=[actions[1]])
    assert question(desk).text == "Are you sure? Another action is at least 20 percentage points better."
    press(desk, Qt.Key.Key_1)
    told = desk.toast().replace("\u00a0", " ").split("\n")[1]
    assert told == "Your chances of winning: 70%. With your action: at most 50%."


def test_limits_are_not_told_to_be_lower_nor_costs_to_be_higher_than_they_are(open_table) -> None:
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "novice"]}
    desk: Desk = open_table(game="limit", matches={"limit": last}, tutor="10")
    desk.play("tile 0,0")
    actions = look(desk)
    desk.play(actions[2])
    desk.tutor.answer(actions[0], order=actions, at_most=[actions[2]], step=0.148)
    assert question(desk).text == "Are you sure? Another action is at least 29 percentage points better."
    press(desk, Qt.Key.Key_1)
    told = desk.toast().replace("\u00a0", " ").split("\n")[1]
    assert told == "Your chances of winning: 70%. With your action: at most 41%."


def test_the_best_action_and_what_looks_like_it_are_never_looked_at_again(desk) -> None:
    actions, ply = desk.actions(), desk.match.ply
    desk.tutor.answer(actions[0], order=actions, at_most=actions)
    desk.play(actions[0])
    assert (len(desk.tutor.asked), desk.match.lines[ply].action) == (1, actions[0])


def test_one_key_shows_the_better_action(desk) -> None:
    ply, best = desk.match.ply, desk.labels()[0]
    warned_of(desk, 2)
    press(desk, Qt.Key.Key_1)
    assert desk.view.selection.hinted == desk.actions()[0]
    assert (
        desk.toast().replace("\u00a0", " ")
        == f"Better: {best}\nYour chances of winning: 70%. With your action: 50%."
    )
    assert (question(desk).open, desk.match.ply) == (False, ply)


def test_another_key_plays_the_action_anyway(desk) -> None:
    ply = desk.match.ply
    action = warned_of(desk, 2)
    press(desk, Qt.Key.Key_2)
    assert (desk.match.lines[ply].action, question(desk).open) == (action, False)


def test_arrows_and_enter_answer_as_well(desk) -> None:
    ply = desk.match.ply
    action = warned_of(desk, 2)
    press(desk, Qt.Key.Key_Down)
    press(desk, Qt.Key.Key_Return)
    assert desk.match.lines[ply].action == action


def test_escape_thinks_again_and_the_same_choice_is_not_asked_about_twice(desk) -> None:
    ply = desk.match.ply
    action = warned_of(desk, 2)
    press(desk, Qt.Key.Key_Escape)
    assert (question(desk).open, desk.match.ply, desk.view.hasFocus()) == (False, ply, True)
    desk.play(action)
    assert desk.match.lines[ply].action == action


def test_an_action_that_is_chosen_during_the_first_look_waits_for_it(desk) -> None:
    ply, actions = desk.match.ply, desk.actions()
    desk.play(actions[0])
    assert (desk.match.ply, desk.toast()) == (ply, "Thinking…")
    desk.tutor.answer(actions[0], order=actions)
    assert desk.match.lines[ply].action == actions[0]


def test_what_was_asked_about_a_position_is_forgotten_with_it(desk) -> None:
    warned_of(desk, 2)
    desk.do("restart")
    assert not question(desk).open
    ply = desk.match.ply
    look(desk)
    desk.play(desk.actions()[0])
    assert desk.match.ply == ply + 1


def test_an_engine_that_stops_keeps_nothing_from_being_played(desk) -> None:
    ply, actions = desk.match.ply, desk.actions()
    desk.play(actions[2])
    desk.tutor.pending = None
    desk.tutor.failed.emit("no such program")
    assert desk.match.lines[ply].action == actions[2]
    assert desk.toast() == "The tutor has stopped.\nno such program"


def test_an_engine_that_cannot_start_again_keeps_nothing_from_being_played(desk, monkeypatch) -> None:
    """On Windows a start fails before the call returns."""
    ply, actions = desk.match.ply, desk.actions()
    desk.tutor.pending = None
    desk.tutor.failed.emit("no such program")
    monkeypatch.setattr(desk.tutor, "ask", lambda *_: desk.tutor.failed.emit("no such program"))
    desk.play(actions[2])
    assert desk.match.lines[ply].action == actions[2]


def test_people_among_themselves_are_not_taught(open_table) -> None:
    desk = open_table("person", "person", tutor="5")
    desk.uncover()
    ply = desk.match.ply
    desk.play()
    assert (desk.match.ply, desk.tutor.asked) == (ply + 1, [])


def test_a_lesson_is_not_taught_twice(desk) -> None:
    asked = len(desk.tutor.asked)
    desk.window.tutorials.open("countdown", 0)
    desk.play(desk.controller.answer)
    assert len(desk.tutor.asked) == asked


def test_it_judges_by_what_the_person_can_know(desk) -> None:
    assert desk.tutor.asked[-1].record == desk.controller.perspective()
    assert "?" in desk.tutor.asked[-1].record


def test_a_match_with_a_warning_or_a_hint_is_marked(desk, open_table) -> None:
    assert "helped" not in desk.match.header.fields()
    warned_of(desk, 2)
    assert desk.match.header.helped is True
    other = open_table("person", "novice")
    other.do("hint")
    other.hinter.answer()
    assert other.match.header.helped is True


def test_turned_off_in_a_match_it_takes_its_question_away(desk) -> None:
    warned_of(desk, 2)
    desk.window.settings_controller.set("tutor", "off")
    assert not question(desk).open
    ply = desk.match.ply
    desk.play()
    assert desk.match.ply == ply + 1


def test_turned_off_while_an_action_waits_it_lets_it_be_played(desk) -> None:
    ply, actions = desk.match.ply, desk.actions()
    desk.play(actions[2])
    assert desk.toast() == "Thinking…"
    desk.window.settings_controller.set("tutor", "off")
    assert (desk.match.lines[ply].action, desk.toast()) == (actions[2], "")
