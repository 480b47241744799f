"""Playing with one switch: everything that a match asks for can be chosen, and so can all commands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton

from limbotable.app.one_switch import OneSwitch
from limbotable.games import GAMES
from limbotable.ui.dialogs.settings_dialog import SettingsDialog
from limbotable.ui.scanning.scanner import BOUNCE
from limbotable.ui.scanning.table_things import things_at
from limbotable.ui.scanning.things import Group, Single, Thing, areas_of
from tests.app.conftest import Desk


def leaves(things: Sequence[Thing]) -> Iterator[Single]:
    for thing in things:
        if isinstance(thing, Group):
            yield from leaves(thing.parts)
        else:
            yield thing


class Switch:
    """A user with a switch."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.one = desk.part(OneSwitch)
        desk.window.activateWindow()
        QApplication.processEvents()

    def things(self) -> list[Single]:
        look = self.one.look()
        assert look is not None
        return list(leaves(look.things))

    def thing(self, name: str) -> Single:
        return next(one for one in self.things() if one.name == name)

    @property
    def now(self) -> str:
        thing = self.one.scanner.thing
        return "" if thing is None else thing.name

    def press(self, key: Qt.Key) -> None:
        self.desk.clock.advance(BOUNCE)
        QTest.keyClick(self.desk.view, key)
        self.desk.clock.advance(0)

    def go_to(self, name: str) -> None:
        for _ in range(60):
            if self.now == name:
                return
            self.press(Qt.Key.Key_Space)
        raise AssertionError(f"{name} is never pointed out")


#: What the platform of the tests says of every menu.
pytestmark = pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)


@pytest.fixture
def switch(open_table):
    return lambda **settings: Switch(open_table(**{"scan": True, "scan_switches": "two", **settings}))


@pytest.mark.parametrize("game", [one.id for one in GAMES])
def test_every_action_of_a_match_can_be_chosen(open_table, game) -> None:
    desk = open_table(game=game, matches={}, pause=True)
    table = desk.view
    checked = 0
    for _ in range(8):
        desk.settle()
        if desk.match.result is not None:
            break
        if desk.controller.acting != desk.controller.viewer:
            desk.scripted.answer()
            continue
        reached = set()
        for thing in list(leaves(things_at(table))):
            reached |= reached_by(desk, thing)
        assert reached == {gesture.action for gesture in table.table.tableau.gestures}
        assert reached == set(desk.actions())
        checked += len(reached)
        desk.play(desk.actions()[len(desk.actions()) // 2])
    assert checked > 10


def reached_by(desk: Desk, thing: Single) -> set[str]:
    """The actions that a thing leads to, by way of everything that it brings up; none of them is played."""
    table, taken = desk.view, set[str]()
    selection = table.selection
    for button, gesture in zip(table.overlays.bar.buttons(), table.overlays.bar.gestures, strict=True):
        if button.text().replace("&", "") == thing.name:
            return {gesture.action}
    table.blockSignals(True)
    selection.chosen.connect(taken.add)
    thing.choose()
    pick = selection.pick
    taken |= actions_of(desk)
    for along in things_at(table):
        if isinstance(along, Single) and isinstance(along.key, tuple) and pick.goes_with(str(along.key[1])):
            along.choose()
            taken |= actions_of(desk)
            selection.let_go()
            thing.choose()
    table.overlays.chooser.close_quietly()
    selection.let_go()
    selection.chosen.disconnect(taken.add)
    selection.adopt(selection.tableau)  # what is ready to be played is in the hand again
    table.blockSignals(False)
    return taken


def actions_of(desk: Desk) -> set[str]:
    """The actions of the places that are offered for the picked piece."""
    pick = desk.view.selection.pick
    keys = {
        one.key[1] for one in things_at(desk.view) if isinstance(one, Single) and isinstance(one.key, tuple)
    }
    return {gesture.action for key in keys for gesture in pick.to(str(key))}


def test_a_card_is_picked_and_played_with_two_switches(switch) -> None:
    user = switch()
    user.desk.settle()
    user.go_to("Pass")
    user.press(Qt.Key.Key_Return)
    while user.desk.controller.acting != 0:
        user.desk.scripted.answer()
        user.desk.settle()
    user.desk.settle()
    before = len(user.desk.match.lines)
    card = next(one.name for one in user.things() if "your hand" in one.name)
    user.go_to(card)
    user.press(Qt.Key.Key_Return)
    assert user.desk.view.selection.pick.key
    assert any(one.name == "Put it back" for one in user.things())
    while len(user.desk.match.lines) == before:  # to the pile, and what a king divides by
        assert user.desk.actions()
        user.press(Qt.Key.Key_Return)
    assert user.desk.match.lines[-1].who == 0


def test_every_available_command_is_reached_by_the_menus(switch) -> None:
    user = switch()
    user.desk.settle()
    window = user.desk.window
    names = {action: name for name, action in window.commands.actions.items()}
    reached: set[str] = set()
    waiting: list[QMenu] = list(window.commands.menus.values())
    tops = [one.name for one in user.things()][-6:]
    assert tops == ["Match", "Play", "Ask", "View", "Learn", "Help"]
    for menu in waiting:
        menu.popup(QPoint(10, 10))
        look = user.one.look()
        assert look is not None
        assert look.host is menu
        entries = {one.name for one in leaves(look.things)}
        for action in menu.actions():
            if action.isEnabled() and action.isVisible() and not action.isSeparator():
                assert action.iconText().replace("…", "").strip() in entries or action.menu() is not None
                reached.add(names.get(action, ""))
        menu.close()
    assert reached >= {name for name, action in window.commands.actions.items() if action.isEnabled()}


def test_a_command_is_given_from_a_menu_and_its_submenu(switch) -> None:
    user = switch()
    user.desk.settle()
    user.go_to("All commands")
    user.press(Qt.Key.Key_Return)
    user.go_to("View")
    user.press(Qt.Key.Key_Return)
    assert QApplication.activePopupWidget() is user.desk.menu("view")
    user.thing("Cloth").choose()
    submenu = user.desk.menu("cloth")
    assert QApplication.activePopupWidget() is submenu
    user.thing("Light").choose()
    assert QApplication.activePopupWidget() is None
    assert user.desk.stored.cloth == "light"


def test_a_list_that_is_open_has_a_way_out(switch) -> None:
    user = switch()
    menu = user.desk.menu("match")
    menu.popup(QPoint(10, 10))
    user.thing("Close the list").choose()
    assert not menu.isVisible()


def test_boxes_tabs_and_sliders_of_a_window_are_used(switch) -> None:
    user = switch(sounds=True, volume=50)
    user.desk.do("settings")
    dialog = user.desk.part(SettingsDialog)
    dialog.activateWindow()
    QApplication.processEvents()
    user.thing("Cloth: Dark").choose()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    user.thing("Light").choose()
    assert user.desk.stored.cloth == "light"
    assert user.thing("Cloth: Light")
    user.thing("Sounds").choose()
    user.thing("Volume: more").choose()
    assert user.desk.stored.volume > 50
    user.thing("Volume: less").choose()
    user.thing("Volume: less").choose()
    assert user.desk.stored.volume < 50
    user.thing("Close the window").choose()
    assert not dialog.isVisible()


def test_the_page_with_all_games_is_used(switch) -> None:
    user = switch()
    user.desk.do("pick")
    names = [one.name for one in user.things()]
    assert names.count("Play now") + sum("Play now" in name for name in names) >= 4
    assert any("Learn" in name for name in names)


def test_the_mouse_chooses_too_and_the_window_does_not_get_its_presses(switch) -> None:
    user = switch(scan_switches="one", scan_pace="1")
    user.desk.settle()
    user.desk.window.settings_controller.set("scan_pace", "10")
    for _ in range(100):
        if user.now == "Double":
            break
        user.desk.clock.advance(1000)
    assert user.now == "Double"
    user.desk.clock.advance(BOUNCE)
    pass_button = next(one for one in user.desk.view.findChildren(QPushButton) if one.text() == "Pass")
    QTest.mouseClick(pass_button, Qt.MouseButton.LeftButton)
    user.desk.clock.advance(0)
    assert "You double: the score of the round is now multiplied by 2." in user.desk.log()


def test_what_is_pointed_out_is_framed_and_named_and_gone_when_it_ends(switch) -> None:
    user = switch()
    user.desk.settle()
    user.go_to("Tools")
    names = [one.text() for one in user.desk.window.findChildren(QLabel) if one.isVisible()]
    assert "Tools" in names
    thing = user.one.scanner.thing
    assert thing is not None
    assert areas_of(thing)
    user.desk.do("scan")
    QApplication.processEvents()
    assert user.now == ""
    assert "Tools" not in [one.text() for one in user.desk.window.findChildren(QLabel) if one.isVisible()]
    before = len(user.desk.match.lines)
    QTest.keyClick(user.desk.view, Qt.Key.Key_Space)
    assert user.desk.view.hasFocus() or len(user.desk.match.lines) == before


@pytest.mark.parametrize("game", [one.id for one in GAMES])
def test_the_name_hides_no_words_that_say_what_to_do(open_table, game) -> None:
    desk = open_table(game=game, matches={}, scan=True, scan_switches="two")
    desk.window.resize(800, 600)
    switch, named = Switch(desk), 0
    desk.settle()
    while desk.controller.acting is None:
        desk.scripted.answer()
        desk.settle()
    desk.window.remarks.say("This sentence is about something that goes wrong here.", warning=True)
    for _ in range(15):
        switch.press(Qt.Key.Key_Space)
        look = switch.one.look()
        assert look is not None
        labels = [one for one in desk.window.findChildren(QLabel) if one.isVisible()]
        for name in (one for one in labels if one.styleSheet().startswith("background: #000")):
            place = QRect(name.mapToGlobal(QPoint(0, 0)), name.size())
            assert not any(place.intersects(words) for words in look.words), switch.now
            named += 1
    assert named > 3
    last = switch.one.look()
    assert last is not None
    assert len(last.words) > 1, "the message is still there, and what to do"


def test_behind_the_curtain_only_its_button_is_offered(open_table) -> None:
    desk = open_table("person", "person", scan=True, scan_switches="two")
    desk.settle()
    user = Switch(desk)
    assert desk.view.covered
    at_table = [one.name for one in leaves(things_at(desk.view))]
    assert len(at_table) == 1
    assert not any("hand" in name for name in at_table)
    desk.clock.advance(1000)
    user.thing(at_table[0]).choose()
    assert not desk.view.covered


def test_the_card_that_is_pointed_out_is_not_named_over_the_curtain(switch) -> None:
    user = switch()
    desk = user.desk
    desk.settle()
    user.go_to("Pass")
    user.press(Qt.Key.Key_Return)
    while desk.controller.acting != 0:
        desk.scripted.answer()
        desk.settle()
    desk.settle()
    card = next(one.name for one in user.things() if "your hand" in one.name)
    user.go_to(card)

    def written() -> list[str]:
        return [one.text() for one in desk.window.findChildren(QLabel) if one.isVisible()]

    assert card in written()
    desk.window.table_controller.handover.cover()
    assert card not in written()
    QApplication.processEvents()
    assert user.now == desk.view.overlays.curtain.button.text()
