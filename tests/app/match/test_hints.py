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
