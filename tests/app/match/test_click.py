"""How long the way is from a click that plays a card to the first picture of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.app.call_counter import CallCounter
from tests.app.conftest import Desk

#: What is never compiled, and draws nothing.
SEEING = ("core/cards.py", "core/sightings.py", "games/countdown/view.py")
LOOKED_AT = ("app/", "play/", "store/", "table/", *SEEING)
PICTURES = 2  #: before the last one: the card lies there, the count turns
#: Calls in it, for all three pictures with the number on the pile, to see that no round has ended, and to
#: word the turn.
MOST = 355
#: Calls in the scene of the table, from the click on a place to the movement.  The card that was the last of
#: the pile is dressed anew, too: it tells the number no longer.
SHOWING = 1091


@pytest.fixture
def desk(open_table, tmp_path) -> Desk:
    """A table where a person is to play a card."""
    made: Desk = open_table("person", "novice", speed="normal", data=tmp_path / "data")
    made.settle()
    while made.controller.view().phase != "play" or made.controller.acting is None:
        made.play("pass") if made.controller.acting is not None else made.scripted.answer("pass")
        made.settle()
    return made


def at(desk: Desk, key: str) -> QPoint:
    """Where a piece or a spot is in the view."""
    area = desk.view.table.area_named(key)
    assert area is not None
    x, y = desk.view.table.geometry.to_pixels(area.x, area.y)
    return QPoint(round(x), round(y))


def test_from_the_click_to_the_first_picture(desk: Desk) -> None:
    counter = CallCounter()
    lines = desk.match.ply
    desk.view.director.moved.connect(counter.stop)
    heights = {piece.key: piece.z for piece in desk.view.table.tableau.pieces}
    offered = [one for one in desk.view.table.tableau.gestures if one.drop]
    gesture = max(offered, key=lambda one: heights[one.pick])  # no other card covers it
    port = desk.view.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=at(desk, gesture.pick))
    counter.count(lambda: QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=at(desk, gesture.drop)))
    assert desk.match.ply > lines
    assert counter.of("MatchController.added") == counter.of("Referee._answered") == 1
    assert counter.of("observe") == 1, "how the table was before is known"
    assert counter.of("tableau") == 1
    assert counter.of("picture") == 1 + PICTURES
    assert counter.of("perspective") == 0, "a person has no use for it"
    # 831 where all views were made twice, and all lines hidden for the sake of one.  What a piece covers is
    # asked by what draws.
    assert counter.within(*LOOKED_AT) - counter.of("measure_of") <= MOST
    # 2397 where every piece was dressed anew, and measured at each look under the pointer.
    assert counter.within("ui/table/") <= SHOWING
    assert counter.of("PieceItem.become") < len(heights) / 2, "what has not changed is left alone"
