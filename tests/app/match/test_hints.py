<<<<<<< HEAD
"""Hints at the table: their words, their figures, and where they point."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from limbotable.engine.messages import Answer, Candidate
from limbotable.ui.words.speak import speak
from tests.app.conftest import Desk


@pytest.fixture
def desk(open_table) -> Desk:
    """The beginning of Limit, where a tile can be laid in several places."""
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "person"]}
    made: Desk = open_table(game="limit", matches={"limit": last})
    made.play("tile 0,0")
    return made


def advise(desk: Desk, values: Sequence[float], uncertainty: float = 0.0) -> list[str]:
    """Ask for a hint, and have it answered; return the lines of the message.

    The values are those of the first actions of the list, the best first.
    """
    actions = desk.actions()[: len(values)]
    assert len(actions) == len(values)
    desk.do("hint")
    assert desk.toast() == "Thinking …"
    pending = desk.hinter.pending
    assert pending is not None
    considered = [Candidate(action, 9, value) for action, value in zip(actions, values, strict=True)]
    pending[1](
        Answer(
            action=actions[0],
            value=values[0],
            uncertainty=uncertainty,
            considered=considered,
            playouts=9,
            seconds=0.0,
        )
    )
    return desk.toast().split("\n")


def test_a_clear_advice_has_the_chances_of_the_two_best(desk) -> None:
    first, second = desk.labels()[:2]
    said = advise(desk, [0.614, 0.5, 0.2])
    assert said == [f"Hint: {first}", f"Chances: 61 %. Next best: {second}, 50 %."]


def test_an_estimate_has_its_uncertainty(desk) -> None:
    assert advise(desk, [0.614, 0.5], 0.034)[-1].startswith("Chances: 61 ± 3 %. ")


def test_an_uncertainty_that_rounds_to_nothing_is_left_out(desk) -> None:
    assert advise(desk, [0.614, 0.5], 0.004)[-1].startswith("Chances: 61 %. ")


def test_actions_of_the_same_worth_are_called_as_good(desk) -> None:
    first, second = desk.labels()[:2]
    assert advise(desk, [0.614, 0.606, 0.2]) == [f"Hint: {first}", f"As good: {second}"]


def test_the_only_action_is_compared_with_none(desk) -> None:
    (label, *_) = desk.labels()
    assert advise(desk, [0.614]) == [f"Hint: {label}"]


def test_a_hint_lights_the_place_that_it_names(desk) -> None:
    action = desk.actions()[0]
    advise(desk, [0.6, 0.5])
    assert [key for key, light in desk.view.table.lights.items() if light.over] == [
        f"cell {action.partition(' ')[2]}"
    ]


def test_a_hint_says_the_consequences_of_its_action(open_table) -> None:
    last = {"options": {"players": 2}, "players": ["person", "novice"]}
    desk: Desk = open_table(game="libtis", matches={"libtis": last})
    wanted = desk.actions()[0]
    (remark,) = {one.remark for one in desk.view.table.tableau.gestures if one.action == wanted}
    assert remark is not None
    label, said = desk.labels()[0], speak(remark)
    assert advise(desk, [0.6, 0.5])[:2] == [f"Hint: {label}", said]


def test_a_hinter_that_stops_is_told_of_with_its_reason(desk) -> None:
    desk.do("hint")
    desk.hinter.failed.emit("no such program")
    assert desk.toast() == "The computer player has stopped.\nno such program"
=======
"""Hints in the games: H brings the cursor to what is advised, and Enter plays it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from limbotable.ui.table.guard import MOMENT
from tests.app.conftest import Desk

_SEATS = {"countdown": 2, "foes": 3, "libtis": 3, "limit": 2}


def play_hint(desk: Desk, action: str) -> None:
    """Press H, let this be the answer, and press Enter."""
    desk.window.activateWindow()
    desk.view.setFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_H)
    desk.hinter.answer(action)
    desk.clock.advance(MOMENT)
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Return)


def hand_with_twins(desk: Desk) -> tuple[str, str, str]:
    """Play until a person holds two cards of one rank that fit; return both, and another action."""
    for _ in range(60):
        desk.settle()
        if desk.view.director.waits:
            desk.view.director.go_on()
        if desk.match.result is not None:
            break
        if desk.controller.acting is None:
            desk.scripted.answer()
            continue
        actions = desk.actions()
        for one in actions:
            for other in actions:
                if one[0] == other[0] and one[1:2] != other[1:2] and len(one) == len(other) == 2:
                    rest = [action for action in actions if action[0] != one[0]]
                    if rest:
                        return one, other, rest[0]
        desk.play(actions[0])
    raise AssertionError("no such hand was dealt")


def test_another_card_of_the_same_rank_is_not_told_as_the_next_best(open_table) -> None:
    desk = open_table(
        matches={"countdown": {"options": {"end": "rounds 9"}, "players": ["person", "novice"]}}
    )
    best, twin, other = hand_with_twins(desk)
    labels = dict(zip(desk.actions(), desk.labels(), strict=True))
    desk.do("hint")
    desk.hinter.answer(best, order=[twin, other])
    assert labels[twin] not in desk.toast()
    assert labels[other] in desk.toast()


@pytest.mark.parametrize("game", list(_SEATS))
def test_enter_plays_any_hint(open_table, game) -> None:
    last = {"options": {}, "players": ["person", *["novice"] * (_SEATS[game] - 1)]}
    if game != "countdown":
        last["options"] = {"players": _SEATS[game]}
    desk = open_table(game=game, matches={game: last})
    tried = 0
    while tried < 30 and desk.match.result is None:
        if desk.controller.acting is None:
            desk.scripted.answer()
            desk.settle()
            continue
        desk.settle()
        if desk.view.director.waits:
            desk.view.director.go_on()
        actions = desk.actions()
        wanted = actions[(7 * tried) % len(actions)]
        before = desk.match.ply
        play_hint(desk, wanted)
        assert desk.match.lines[before].action == wanted
        tried += 1
    assert tried >= 6
>>>>>>> hints
