"""A match on the screen: on the table, in the list of actions, and the offers at its end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from limbotable.ui.table.geometry import Area
from limbotable.ui.table.guard import MOMENT, NOTICED
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.table.shade import Shade
from tests.app.conftest import Desk
from tests.parts import part
from tests.patience import PATIENCE

#: The ways to go on after a match, and what is offered wherever a result lies over the table.
WAYS = ["review", "again", "new", "games"]
LOOK = "look"


@pytest.fixture
def limit(open_table):
    """Open the shortest match of Limit for two people."""

    def make(speed: str = "none") -> Desk:
        last = {"options": {"players": 2, "balls": 4}, "players": ["person", "person"]}
        made: Desk = open_table(game="limit", matches={"limit": last}, speed=speed)
        return made

    return make


def play_to_the_end(desk: Desk) -> None:
    """Play until the match is over, and everything has come to rest but the last action."""
    desk.skip(left=4)
    while desk.match.result is None:
        desk.settle()
        desk.play()
    assert desk.match.ply > 20


def offers(desk: Desk) -> list[str]:
    """The ways to go on that are shown on the table, and the look at the table below the result."""
    return [one.action for one in desk.view.overlays.after.gestures]


def take(desk: Desk, action: str) -> None:
    """Press the button of one of these ways."""
    desk.clock.advance(MOMENT)
    (button,) = desk.view.findChildren(QPushButton, f"action {action}")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


# The end


def test_the_ways_to_go_on_are_offered_at_the_end_and_none_before(limit) -> None:
    desk = limit()
    assert offers(desk) == []
    play_to_the_end(desk)
    assert offers(desk) == [*WAYS, LOOK]


def test_they_are_offered_when_the_last_piece_has_come_to_rest(limit) -> None:
    desk = limit(speed="normal")
    play_to_the_end(desk)
    assert desk.view.director.busy
    assert offers(desk) == []
    desk.settle()
    assert offers(desk) == [*WAYS, LOOK]


def test_the_same_again_is_another_match_of_the_same_kind(limit) -> None:
    desk = limit()
    play_to_the_end(desk)
    before = desk.match
    take(desk, "again")
    assert desk.match is not before
    assert (desk.match.game, desk.match.options) == (before.game, before.options)
    assert desk.match.result is None
    assert offers(desk) == []


def test_a_message_makes_way_for_the_result(limit) -> None:
    desk = limit()
    play_to_the_end(desk)
    director, toast = desk.view.director, desk.message
    end = director.last
    director.show(replace(end, sheet=None))
    desk.window.remarks.say("Why it did that.")
    toast.setGeometry(desk.view.rect())
    director.show(end)
    assert toast.isVisible()
    assert not toast.geometry().intersects(desk.view.overlays.result.home)


def test_the_table_below_the_result_can_be_looked_at(limit) -> None:
    desk = limit()
    play_to_the_end(desk)
    shade = part(desk.view, Shade)
    assert desk.view.overlays.result.isVisible()
    assert shade.isVisible()
    take(desk, LOOK)
    assert not desk.view.overlays.result.isVisible()
    assert not shade.isVisible(), "the table is as bright as ever"
    assert offers(desk) == [*WAYS, "result"]
    take(desk, "result")
    assert desk.view.overlays.result.isVisible()
    assert offers(desk) == [*WAYS, LOOK]


def test_the_keyboard_is_seen_on_the_faded_table_and_lights_no_piece(limit) -> None:
    desk = limit()
    play_to_the_end(desk)
    shade = part(desk.view, Shade)

    def seen(area: Area) -> tuple[QColor, list[QColor]]:
        """Return the colour in the middle of a thing, and those from there to beyond its left edge."""
        picture = QImage(shade.size(), QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        shade.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        box = rect_of(desk.view.table.geometry, area)
        row = range(box.left() - box.width() // 6, box.center().x())
        return picture.pixelColor(box.center()), [picture.pixelColor(x, box.center().y()) for x in row]

    desk.view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(desk.view, Qt.Key.Key_Left)
    focused = desk.view.table.marks.focused
    area = desk.view.table.area_named(focused)
    assert area is not None
    middle, row = seen(area)
    assert len(set(map(QColor.name, row))) > 1, "its line"
    assert middle == row[0] != QColor(Qt.GlobalColor.white)
    assert QColor(Qt.GlobalColor.white) not in row, "nothing is lit"
    desk.view.clearFocus()
    middle, row = seen(area)
    assert set(map(QColor.name, row)) == {middle.name()}


def test_they_go_as_soon_as_anything_moves(open_table) -> None:
    desk = open_table("person", "person", speed="normal", options={"end": "rounds 1"})
    while desk.match.result is None:
        desk.settle()
        if desk.view.covered:
            desk.uncover()
            desk.settle()
        desk.play()
    desk.settle()
    assert offers(desk) == [*WAYS, LOOK]
    desk.window.table_controller.same_again()
    assert desk.view.director.busy
    assert offers(desk) == []


def test_the_others_are_asked_of_the_window(limit) -> None:
    desk = limit()
    play_to_the_end(desk)
    match = desk.match
    display = desk.window.table_controller.display
    for signal in (display.setup_wanted, display.review_wanted, display.games_wanted):
        signal.disconnect()  # the window would open a dialog
    asked: list[str] = []
    display.setup_wanted.connect(lambda: asked.append("setup_wanted"))
    display.review_wanted.connect(lambda: asked.append("review_wanted"))
    display.games_wanted.connect(lambda: asked.append("games_wanted"))
    for action, wanted in (("new", "setup_wanted"), ("review", "review_wanted"), ("games", "games_wanted")):
        take(desk, action)
        assert asked == [wanted]
        asked.clear()
    assert desk.match is match


def test_they_are_not_offered_while_the_match_is_looked_back_at(limit) -> None:
    desk = limit()
    play_to_the_end(desk)
    desk.do("replay")
    assert offers(desk) == [LOOK], "its result lies over the table there, too"
    desk.past.turned.emit(desk.match.ply - 1)
    assert offers(desk) == []
    desk.do("replay")
    assert offers(desk) == [*WAYS, LOOK]


# The list of actions


def test_the_list_follows_the_table_and_not_the_match(open_table) -> None:
    desk = open_table("person", "novice", speed="normal")
    desk.settle()
    while desk.match.turn == 0:
        desk.play()
    while desk.match.turn == 1:
        desk.scripted.answer()
        while desk.view.pace.holding:  # until what came before has been seen
            desk.clock.advance(50)
    assert desk.view.director.busy
    assert desk.controller.outlook().gestures(), "in the match the person is to act again"
    assert desk.actions() == []
    desk.settle()
    assert sorted(desk.actions()) == sorted({one.action for one in desk.controller.outlook().gestures()})


def test_a_row_that_is_pointed_at_shows_its_place(limit) -> None:
    desk = limit()
    desk.play("tile 0,0")
    row = desk.actions().index("tile 1,0")
    desk.list.entered.emit(desk.list.model().index(row, 0))
    assert [key for key, light in desk.view.table.lights.items() if light.over] == ["cell 1,0"]


# Room


def test_another_match_is_seen_as_a_whole(limit) -> None:
    desk = limit()
    desk.do("closer")
    assert desk.view.zoom.close
    desk.do("restart")
    assert not desk.view.zoom.close


def test_a_held_match_is_not_laid_anew_over_the_past(limit) -> None:
    desk = limit()
    for action in ("tile 0,0", "tile 1,0"):
        desk.play(action)
    desk.do("replay")
    desk.past.turned.emit(0)
    past = desk.view.table.tableau
    desk.window.table_controller.display.lay_anew()
    assert desk.view.table.tableau == past
    desk.do("replay")
    assert desk.view.table.tableau == desk.controller.tableau()


# Being ready


def ready(desk: Desk) -> list[str]:
    """Return a list that gets an entry with each call that the table is ready."""
    calls: list[str] = []
    desk.window.table_controller.display.when_playable(lambda: calls.append("ready"))
    return calls


def test_a_table_that_is_ready_says_so_once_it_is_painted(limit, qtbot) -> None:
    desk = limit()
    calls = ready(desk)
    assert calls == []
    qtbot.waitUntil(lambda: calls == ["ready"], timeout=PATIENCE)
    desk.play()
    QApplication.processEvents()
    QApplication.processEvents()
    assert calls == ["ready"]


def test_a_curtain_is_not_ready(open_table, qtbot) -> None:
    desk = open_table("person", "person")
    calls = ready(desk)
    QApplication.processEvents()
    QApplication.processEvents()
    assert calls == []
    desk.uncover()
    qtbot.waitUntil(lambda: calls == ["ready"], timeout=PATIENCE)


def test_a_deal_is_ready_for_the_press_that_ends_it(open_table, qtbot) -> None:
    desk = open_table("person", "novice", speed="normal")
    desk.settle()
    desk.window.begin("countdown", 7)  # the person begins
    assert desk.view.director.busy
    assert not desk.view.table.tableau.gestures
    calls = ready(desk)
    qtbot.waitUntil(lambda: calls == ["ready"], timeout=PATIENCE)
    assert desk.view.director.leads_to_turn
    QTest.mouseClick(desk.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert desk.view.table.tableau.gestures


def test_a_match_that_is_over_is_ready(limit, qtbot) -> None:
    desk = limit()
    play_to_the_end(desk)
    assert desk.view.table.tableau.gestures == ()
    calls = ready(desk)
    qtbot.waitUntil(lambda: calls == ["ready"], timeout=PATIENCE)


def test_space_goes_on_from_a_round_while_the_list_of_actions_has_the_focus(open_table) -> None:
    last = {"options": {"end": "rounds 3"}, "players": ["person", "person"]}
    desk = open_table(matches={"countdown": last}, speed="normal")
    for _ in range(2000):
        if desk.view.director.waits:
            break
        if desk.view.covered:
            desk.uncover()
        elif desk.view.director.busy or not desk.actions():
            desk.clock.advance(100)
        else:
            desk.play()
    assert desk.view.director.waits
    assert desk.actions() == []
    desk.window.activateWindow()
    desk.list.setFocus()
    QTest.keyClick(desk.list, Qt.Key.Key_Space)
    assert desk.view.director.waits, "nobody has seen the result yet"
    desk.clock.advance(NOTICED)
    QTest.keyClick(desk.list, Qt.Key.Key_Space)
    assert not desk.view.director.waits
