"""The reason of a refusal stands at what was clicked, in each game, and goes with the next thing done."""

from __future__ import annotations

import random
from math import hypot

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from limbotable.ui.table.geometry import area_of
from limbotable.ui.table.pixels import rect_of

SEATS = {"countdown": 2, "foes": 3, "libtis": 4, "limit": 2}
NEAR = 0.32  #: of the table's width, at most from what was clicked to the words


def rect_named(desk, key: str) -> QRect:
    area = desk.view.table.area_named(key)
    assert area is not None
    return rect_of(desk.view.table.geometry, area)


def click(desk, key: str) -> None:
    QTest.mouseClick(desk.view.viewport(), Qt.MouseButton.LeftButton, pos=rect_named(desk, key).center())


def between(one: QRect, other: QRect) -> float:
    """The pixels from one to the other."""
    across = max(0, one.left() - other.right(), other.left() - one.right())
    down = max(0, one.top() - other.bottom(), other.top() - one.bottom())
    return hypot(across, down)


@pytest.fixture
def table(open_table):
    def make(game: str):
        seats = SEATS[game]
        last = {"players": ["person"] * seats, "options": {"players": seats} if game == "foes" else {}}
        return open_table(game=game, matches={game: last})

    return make


def advance(desk, rng: random.Random) -> None:
    """Play an action at random; come to the table first."""
    if desk.view.covered:
        desk.uncover()
    desk.settle()
    desk.play(rng.choice(desk.actions()))
    if desk.view.covered:
        desk.uncover()
    desk.settle()
    desk.clock.advance(300)


@pytest.mark.parametrize("game", SEATS)
def test_a_refusal_stands_near_the_click_and_covers_no_target(table, game, monkeypatch) -> None:
    desk, rng, tried = table(game), random.Random(5), 0
    said = list[str]()
    monkeypatch.setattr(desk.view.tree, "announce", said.append)
    note = desk.message
    for _ in range(14):
        if desk.match.result is not None:
            break
        advance(desk, rng)
        shown = desk.view.table.tableau
        for one in rng.sample(shown.refusals, min(2, len(shown.refusals))):
            note.clear_away()
            if one.pick and one.drop and one.pick != shown.ready:
                click(desk, one.pick)
            said.clear()
            clicked = one.drop or one.pick
            click(desk, clicked)
            if not desk.toast():
                continue  # another piece lies in its middle, and can be picked
            tried += 1
            at, words = rect_named(desk, clicked), note.geometry()
            assert between(words, at) < NEAR * desk.view.width(), clicked
            ends = [key for each in shown.gestures for key in (each.pick, each.also) if key]
            for key in {*ends, *desk.view.table.lights}:
                assert not words.intersects(rect_named(desk, key)), (clicked, key)
            assert said == [note.words], "once"
            desk.view.selection.let_go()
    assert tried > 8


def test_a_refusal_goes_with_the_next_pick(table) -> None:
    desk = table("libtis")
    desk.clock.advance(300)
    if desk.view.covered:
        desk.uncover()
    desk.clock.advance(300)
    shown = desk.view.table.tableau
    click(desk, next(one.pick for one in shown.refusals if one.reason.code == "libtis.card-first"))
    assert desk.toast().startswith("Choose a card first")
    click(desk, next(piece.key for piece in shown.pieces if piece.zone == "hand" and piece.rim))
    assert desk.view.selection.pick.key
    assert desk.toast() == ""


def test_a_refusal_in_foes_covers_no_other_words(foes) -> None:
    desk = foes("person", "novice", "novice", "novice")
    desk.settle()
    tableau, table = desk.view.table.tableau, desk.view.table
    kinds = ("note", "label", "remark", "advice", "tally", "plate")
    words = [one for one in tableau.signs if one.kind in kinds]
    assert len(words) > 4
    tried = {one.pick or one.drop: one.reason for one in tableau.refusals}
    assert len(tried) > 2
    for key, reason in tried.items():
        desk.view.refused.emit(reason, key)
        place = desk.message.geometry()
        for sign in words:
            assert not place.intersects(rect_of(table.geometry, area_of(sign))), (key, sign.key)


@pytest.mark.parametrize("text", ["normal", "largest"])
@pytest.mark.parametrize("size", [(1280, 800), (1020, 700), (800, 600)])
def test_beside_an_island_words_in_a_lesson_cover_no_tile_and_no_space(open_table, size, text) -> None:
    desk = open_table("person", "novice", text=text)
    desk.window.resize(*size)
    desk.window.tutorials.open("limit", 1)
    desk.settle()
    desk.clock.advance(300)

    def covered() -> list[str]:
        words = desk.message.geometry()
        scene = desk.view.table
        tiles = [one.key for one in scene.tableau.pieces if one.zone == "island"]
        assert len(tiles) > 4
        return [key for key in (*tiles, *scene.lights) if words.intersects(rect_named(desk, key))]

    for key in ("cell 0,2", "cell -1,2", "cell 2,0"):
        click(desk, key)
        assert "touch" in desk.toast()
        assert covered() == [], key
    desk.window.tutorials.open("limit", 2)
    desk.settle()
    desk.play("tile -1,1")
    assert desk.toast().startswith("That is a good space")
    assert covered() == []
