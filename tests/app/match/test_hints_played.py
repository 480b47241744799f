"""Hints in the games: H brings the cursor to what is advised, and Enter plays it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from limbotable.ui.table.guard import MOMENT
from tests.app.conftest import Desk

_SEATS = {"countdown": 2, "foes": 3, "libtis": 3, "limit": 2}


def hint(desk: Desk, action: str) -> None:
    """Press H, and let this be the answer."""
    desk.window.activateWindow()
    desk.view.setFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_H)
    desk.hinter.answer(action)
    desk.clock.advance(MOMENT)


def by_enter(desk: Desk, _: str) -> None:
    """Play the hint by Enter."""
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Return)


def by_click(desk: Desk, action: str) -> None:
    """Play the hint by a click on its lit place, or else on its piece twice, or on its button."""
    gesture = desk.view.selection.offers.gesture(action)
    assert gesture is not None
    area = desk.view.table.area_named(gesture.drop or gesture.pick)
    if area is None:
        by_enter(desk, action)
        return
    x, y = desk.view.table.geometry.to_pixels(area.x, area.y)
    for _ in range(1 if gesture.drop else 2):
        QTest.mouseClick(desk.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))


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
@pytest.mark.parametrize("way", [by_enter, by_click])
def test_any_hint_can_be_played(open_table, game, way) -> None:
    last = {"options": {}, "players": ["person", *["novice"] * (_SEATS[game] - 1)]}
    if game != "countdown":
        last["options"] = {"players": _SEATS[game]}
    desk = open_table(game=game, matches={game: last})
    tried = 0
    skipped = False
    while tried < 10 and desk.match.result is None:
        if tried == 5 and not skipped:
            skipped = True
            desk.skip(left=30)  # other kinds of actions are played towards the end
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
        hint(desk, wanted)
        way(desk, wanted)
        assert desk.match.lines[before].action == wanted
        tried += 1
    assert tried >= 6
