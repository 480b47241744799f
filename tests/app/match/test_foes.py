"""Foes at the window: every action by pointer, by keyboard and by the list, to the end of the match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from limbotable.table.foes.signs import MARKER, MINE
from limbotable.ui.table.guard import MOMENT
from tests.app.conftest import Desk


def at(desk: Desk, key: str) -> QPoint:
    """The middle of a piece or a spot, in the viewport."""
    area = desk.view.table.area_named(key)
    assert area is not None
    x, y = desk.view.table.geometry.to_pixels(area.x, area.y)
    return QPoint(round(x), round(y))


def card_of(desk: Desk, action: str) -> str:
    """The piece that an action begins with."""
    return next(one.pick for one in desk.view.table.tableau.gestures if one.action == action)


def click(desk: Desk, key: str) -> None:
    desk.clock.advance(MOMENT)
    QTest.mouseClick(desk.view.viewport(), Qt.MouseButton.LeftButton, pos=at(desk, key))


def drag(desk: Desk, key: str, to: str) -> None:
    desk.clock.advance(MOMENT)
    port, start, end = desk.view.viewport(), at(desk, key), at(desk, to)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in (1, 2, 3, 4):
        QTest.mouseMove(port, start + (end - start) * step / 4)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


def last(desk: Desk) -> str:
    """The person's last action."""
    return next(str(line.action) for line in reversed(desk.match.lines) if line.who == 0)


@pytest.fixture
def desk(foes) -> Desk:
    made: Desk = foes("person", "novice", "novice")
    return made


def test_a_card_is_clicked_and_clicked_again(desk) -> None:
    action = desk.actions()[0]
    card = card_of(desk, action)
    click(desk, card)
    assert {key for key, _ in desk.view.table.marks.lights} == {MINE, MARKER}
    click(desk, card)
    assert last(desk) == action
    assert action.startswith("play")


@pytest.mark.parametrize(("word", "place"), [("play", MINE), ("blind", MARKER)])
@pytest.mark.parametrize("how", [click, drag])
def test_a_card_is_brought_to_a_place(desk, word: str, place: str, how) -> None:
    action = next(one for one in desk.actions() if one.startswith(word))
    card = card_of(desk, action)
    if how is drag:
        drag(desk, card, place)
    else:
        click(desk, card)
        click(desk, place)
    assert last(desk) == action


@pytest.mark.parametrize(
    ("word", "keys"),
    [
        ("play", [Qt.Key.Key_Space, Qt.Key.Key_Space]),
        ("blind", [Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return]),
    ],
)
def test_a_card_is_played_by_keys(desk, word: str, keys: list[Qt.Key]) -> None:
    action = next(one for one in desk.actions() if one.startswith(word))
    desk.view.selection.focus(card_of(desk, action))
    for key in keys:
        QTest.keyClick(desk.view, key)
    assert last(desk) == action


def test_who_has_no_card_left_clicks_the_deck(desk) -> None:
    for _ in range(20):
        if desk.actions() == ["blind"]:
            break
        desk.play(next(one for one in desk.actions() if one.startswith("blind")))
        while desk.scripted.pending is not None:
            desk.scripted.answer()
    assert desk.actions() == ["blind"]
    assert {key for key, _ in desk.view.table.marks.lights} == {MINE}
    before = desk.match.ply
    click(desk, card_of(desk, "blind"))
    assert desk.match.ply > before
    assert last(desk) == "blind"


def test_a_marker_says_why_it_stays(desk) -> None:
    blind = next(one for one in desk.actions() if one.startswith("blind"))
    desk.play(blind)
    while desk.scripted.pending is not None:
        desk.scripted.answer()
    marker = next(
        piece.key
        for piece in desk.view.table.tableau.pieces
        if piece.zone == "marker" and any(one.pick == piece.key for one in desk.view.table.tableau.refusals)
    )
    click(desk, marker)
    assert "is a marker until the cards are shuffled again" in desk.toast()


@pytest.mark.parametrize("speed", ["none", "quick", "normal", "relaxed"])
def test_at_every_speed_the_table_ends_where_the_match_is(foes, speed: str) -> None:
    desk = foes("novice", "novice", "novice", speed=speed)
    for _ in range(300):
        if desk.match.ply > 20:
            break
        if desk.scripted.pending is not None:
            desk.scripted.answer()
        desk.clock.advance(180)
    assert desk.match.ply > 20
    desk.settle()
    assert desk.view.table.tableau == desk.controller.tableau()


def test_computers_among_themselves_are_shown_line_by_line(foes) -> None:
    """Every line is on the table before the next one is played, however quickly they answer."""
    desk = foes("novice", "novice", "novice", speed="quick")
    behind: list[tuple[int, int]] = []
    shown: list[int] = []
    desk.view.director.settled.connect(lambda: shown.append(desk.match.ply))
    desk.controller.beats.connect(lambda _: behind.append((desk.match.ply, shown[-1] if shown else 0)))
    for _ in range(2000):
        if desk.scripted.pending is not None:
            desk.scripted.answer()
        desk.clock.advance(60)
        if desk.match.ply > 40:
            break
    played = [(ply, seen) for ply, seen in behind if desk.match.lines[ply - 1].who >= 0]
    assert len(played) > 20
    assert all(seen == ply - 1 for ply, seen in played[1:])
    assert desk.log() != []


@pytest.mark.parametrize("mode", ["team", "solo", "pairs"])
def test_a_match_is_played_to_its_end(foes, mode: str) -> None:
    desk = foes("novice", "novice", "novice", "novice", options={"mode": mode, "shadow": "yes", "hand": 3})
    for step in range(400):
        if desk.match.result is not None:
            break
        if step == 12:
            desk.skip(left=16)  # the last cards of the foes, and the chaos
        desk.scripted.answer()
    assert desk.match.result is not None
    title, *lines = desk.view.overlays.result.sentences()
    assert f"{title}." == desk.log()[-1]
    assert lines


def test_a_click_on_the_place_for_a_marker_says_that_a_card_is_to_be_picked_first(foes) -> None:
    desk = foes("person", "person", "person")
    if desk.view.covered:
        desk.uncover()
    desk.settle()
    click(desk, MARKER)
    assert desk.toast().startswith("To play blind, lay down a card from your hand as a marker.")
    assert desk.match.ply == len(desk.match.lines)
    card = card_of(desk, next(one for one in desk.match.legal() if one.startswith("blind")))
    click(desk, card)
    before = desk.match.ply
    click(desk, MARKER)
    assert desk.match.ply > before
