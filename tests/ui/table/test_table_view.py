"""A user at the table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Beat, Frame, Gesture, Sign
from limbotable.ui.table.buttons import ButtonBar
from limbotable.ui.table.chooser import Chooser
from limbotable.ui.table.curtain import Curtain
from limbotable.ui.table.guard import MOMENT

KEY = Qt.Key
EMPTY_PLACE = QPoint(40, 320)


def count(table):
    return table.scene.signs["count"].wording.text


def button(table, text: str):
    return next(b for b in table.view.findChildren(QPushButton) if b.text() == text and b.isVisible())


def chooser(table):
    return table.view.findChild(Chooser)


# Clicking


def test_a_click_picks_and_lights_up_where_it_may_go(table, clock) -> None:
    table.click("b")
    clock.advance(200)
    assert table.scene.pieces["b"].rim == "picked"
    assert set(table.scene.lights) == {"on-pile", "aside"}
    assert table.chosen == []


def test_a_click_on_a_lit_place_plays(table) -> None:
    table.click("b")
    table.click("aside")
    assert table.chosen == ["keep b"]
    assert not table.scene.lights
    assert table.scene.marks.picked == ""


def test_a_second_click_plays_what_has_one_place_to_go(table) -> None:
    table.click("a")
    table.click("a")
    assert table.chosen == ["play a"]


def test_a_second_click_lets_go_of_what_has_several(table) -> None:
    table.click("b")
    table.click("b")
    assert table.chosen == []
    assert not table.scene.lights


def with_main(small):
    """One of the two places that card b may go to is the one that is meant."""
    gestures = tuple(replace(one, main=True) if one.action == "play b" else one for one in small.gestures)
    return replace(small, gestures=gestures)


def test_a_second_click_plays_what_is_meant(table, small) -> None:
    table.show(with_main(small))
    table.click("b")
    assert dict(table.scene.marks.lights).keys() == {"on-pile", "aside"}
    table.click("b")
    assert table.chosen == ["play b"]


def test_the_other_place_is_there_all_the_same(table, small) -> None:
    table.show(with_main(small))
    table.click("b")
    table.click("aside")
    assert table.chosen == ["keep b"]


def test_what_is_meant_is_foretold(table, small) -> None:
    table.show(with_main(small))
    table.hover("b")
    assert table.scene.signs["count"].wording.text == "count 80"


def test_space_plays_what_is_meant(table, small) -> None:
    table.show(with_main(small))
    table.view.selection.focus("b")
    table.key(Qt.Key.Key_Space, Qt.Key.Key_Space)
    assert table.chosen == ["play b"]


def test_a_double_click_plays(table) -> None:
    table.click("a")
    port, point, left = table.view.viewport(), QPointF(table.at("a")), Qt.MouseButton.LeftButton
    for kind, buttons in (
        (QEvent.Type.MouseButtonDblClick, left),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        away = port.mapToGlobal(point)
        event = QMouseEvent(kind, point, away, left, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, event)
    assert table.chosen == ["play a"]


def test_a_click_on_another_piece_picks_that_one(table) -> None:
    table.click("a")
    table.click("b")
    assert table.scene.marks.picked == "b"


@pytest.mark.parametrize("way", ["empty", "right", "escape", "top"])
def test_ways_to_let_go(table, way) -> None:
    table.click("b")
    if way == "empty":
        table.click(EMPTY_PLACE)
    elif way == "right":
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, pos=EMPTY_PLACE)
    elif way == "escape":
        table.key(KEY.Key_Escape)
    else:
        table.click("s2")
    assert table.scene.marks.picked == ""
    assert table.chosen == []


def test_an_illegal_try_is_explained(table) -> None:
    table.click("a")
    table.click("d")
    assert table.refused == ["must-divide"]
    assert table.scene.marks.picked == ""


def test_hovering_foretells(table) -> None:
    table.hover("a")
    assert count(table) == "count 90"
    table.hover("c")  # its gestures lead to different counts
    assert count(table) == "count 96"
    table.hover(EMPTY_PLACE)
    assert count(table) == "count 96"


def test_the_place_under_the_pointer_foretells(table) -> None:
    table.click("b")
    assert count(table) == "count 96"
    table.hover("on-pile")
    assert count(table) == "count 80"
    assert table.scene.lights["on-pile"].over
    table.hover("aside")
    assert count(table) == "count 96"


# Dragging


def test_dragging_onto_a_place_plays(table) -> None:
    table.drag("b", table.at("aside") + QPoint(40, 20))
    assert table.chosen == ["keep b"]
    assert table.scene.held == ""


def test_the_place_it_overlaps_most_is_meant(table) -> None:
    between = (table.at("on-pile") + table.at("aside")) / 2
    table.drag("b", between - QPoint(8, 0))
    table.drag("b", between + QPoint(8, 0))
    assert table.chosen == ["play b", "keep b"]


def test_a_piece_that_is_dropped_elsewhere_goes_back(table, clock) -> None:
    table.drag("a", EMPTY_PLACE)
    assert table.chosen == []
    clock.advance(300)
    assert table.scene.pieces["a"].pos().x() == 300
    assert not table.scene.lights


def test_a_refused_piece_can_be_tried(table, clock) -> None:
    table.drag("d", table.at("on-pile"))
    assert table.refused == ["must-divide"]
    clock.advance(300)
    assert table.scene.pieces["d"].pos().x() == pytest.approx(660)
    table.drag("d", EMPTY_PLACE)
    assert len(table.refused) == 1


def test_what_cannot_be_played_cannot_be_dragged(table) -> None:
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("s2"))
    QTest.mouseMove(table.view.viewport(), EMPTY_PLACE)
    assert table.scene.held == ""
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=EMPTY_PLACE)


def test_what_is_dropped_moves_on_from_there(table, clock, small) -> None:
    played = tuple(replace(p, x=7.5, y=2.5, zone="pile") if p.key == "a" else p for p in small.pieces)
    after = replace(small, pieces=played, gestures=())
    table.view.chosen.connect(lambda _: table.view.director.play([Beat(after)]))
    table.drag("a", table.at("on-pile") + QPoint(30, 30))
    clock.advance(16)
    assert table.scene.pieces["a"].pos().x() > 740
    clock.advance(400)
    assert table.scene.pieces["a"].pos().x() == 750


def test_escape_ends_a_drag(table, clock) -> None:
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("a"))
    QTest.mouseMove(table.view.viewport(), table.at("on-pile"))
    assert table.scene.held == "a"
    table.key(KEY.Key_Escape)
    assert table.scene.held == ""
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("on-pile"))
    assert table.chosen == []


# Choosing between meanings


def test_a_chooser_tells_apart_what_looks_the_same(table) -> None:
    table.click("c")
    table.click("on-pile")
    assert table.chosen == []
    assert chooser(table).actions_offered == ("c low", "c high")
    assert count(table) == "count 95"  # the first one has the focus
    QTest.mouseClick(chooser(table).buttons()[1], Qt.MouseButton.LeftButton)
    assert table.chosen == ["c high"]
    assert not chooser(table).isVisible()
    assert table.view.hasFocus()


@pytest.mark.parametrize(
    ("keys", "action"),
    [
        ([KEY.Key_Return], "c low"),
        ([KEY.Key_Down, KEY.Key_Return], "c high"),
        ([KEY.Key_Up, KEY.Key_Space], "c high"),
        ([KEY.Key_2], "c high"),
        ([KEY.Key_Tab, KEY.Key_Tab, KEY.Key_Enter], "c low"),
    ],
)
def test_the_chooser_by_keys(table, keys, action) -> None:
    table.drag("c", table.at("on-pile"))
    for key in keys:
        QTest.keyClick(table.view.focusWidget() or table.view.window().focusWidget(), key)
    assert table.chosen == [action]


def test_the_tenth_choice_has_the_digit_0_and_no_later_one_any(table, clock, small) -> None:
    many = tuple(Gesture(f"c {n}", phrase(f"c-{n}"), "c", "on-pile") for n in range(1, 13))
    table.show(replace(small, gestures=many))
    for key, chosen in ((KEY.Key_9, "c 9"), (KEY.Key_0, "c 10")):
        clock.advance(2 * MOMENT)  # what is there now is what was there a moment ago
        table.drag("c", table.at("on-pile"))
        buttons = chooser(table).buttons()
        digits = [button.text().partition(" ")[0] for button in buttons]
        assert digits == [*"1234567890", "", ""]
        QTest.keyClick(buttons[0], key)
        assert table.chosen.pop() == chosen


def test_a_digit_of_no_choice_does_nothing(table) -> None:
    table.drag("c", table.at("on-pile"))
    for key in (KEY.Key_0, KEY.Key_3):
        QTest.keyClick(chooser(table).buttons()[0], key)
    assert table.chosen == []


def test_the_chooser_can_be_dismissed(table) -> None:
    table.drag("c", table.at("on-pile"))
    QTest.keyClick(chooser(table).buttons()[0], KEY.Key_Escape)
    assert not chooser(table).isVisible()
    table.drag("c", table.at("on-pile"))
    assert chooser(table).isVisible()
    table.click(EMPTY_PLACE)
    assert not chooser(table).isVisible()
    assert table.chosen == []
    assert table.view.hasFocus()


def test_the_chooser_closes_when_its_actions_are_gone(table, small) -> None:
    table.drag("c", table.at("on-pile"))
    table.show(replace(small, gestures=()))
    assert not chooser(table).isVisible()


def test_the_chooser_does_not_hide_what_it_foretells(table) -> None:
    table.drag("c", table.at("on-pile"))
    x, y = table.scene.geometry.to_pixels(5.0, 2.5)
    assert not chooser(table).geometry().contains(round(x), round(y))


# Buttons


def test_what_needs_no_piece_is_a_button(table) -> None:
    QTest.mouseClick(button(table, "draw-one"), Qt.MouseButton.LeftButton)
    assert table.chosen == ["draw"]
    QTest.keyClick(button(table, "double"), KEY.Key_Return)
    assert table.chosen == ["draw", "double"]


def test_buttons_lie_above_the_hand(table) -> None:
    bar = table.view.findChild(ButtonBar)
    assert bar.geometry().bottom() < table.at("a").y() - 70
    assert abs(bar.geometry().center().x() - 500) < 3


def test_buttons_wrap_when_there_is_no_room(table, small) -> None:
    many = tuple(Gesture(f"do {n}", phrase(f"a-rather-long-thing-to-do-{n}")) for n in range(8))
    table.show(replace(small, gestures=many))
    bar = table.view.findChild(ButtonBar)
    assert bar.width() <= table.view.width()
    assert len({b.y() for b in bar.buttons()}) > 1


def test_buttons_go_with_their_gestures(table, small) -> None:
    table.show(replace(small, gestures=()))
    assert not table.view.findChild(ButtonBar).isVisible()
    assert not [b for b in table.view.findChildren(QPushButton) if b.isVisible()]


# The keyboard


def test_the_keyboard_walks_and_plays(table) -> None:
    table.key(KEY.Key_Right)
    assert table.scene.marks.focused == "a"  # the first that can be played
    assert count(table) == "count 90"
    table.key(KEY.Key_Right)
    assert table.scene.marks.focused == "b"
    table.key(KEY.Key_Left, KEY.Key_Return)
    assert table.scene.marks.picked == "a"
    table.key(KEY.Key_Space)
    assert table.chosen == ["play a"]


def test_enter_goes_to_the_buttons_where_there_is_nothing_else_to_do(table, small) -> None:
    table.show(replace(small, gestures=tuple(one for one in small.gestures if not one.pick)))
    table.key(KEY.Key_Return)
    assert button(table, "draw-one").hasFocus()
    assert table.chosen == [], "it does nothing yet"
    assert table.refused == []


def test_the_keyboard_chooses_among_places(table) -> None:
    table.key(KEY.Key_Right, KEY.Key_Right, KEY.Key_Space)
    assert table.scene.marks.focused == "on-pile"
    assert table.scene.lights["on-pile"].focused
    table.key(KEY.Key_Right)
    assert table.scene.marks.focused == "aside"
    table.key(KEY.Key_Return)
    assert table.chosen == ["keep b"]


def test_tab_goes_from_zone_to_zone_and_then_to_the_buttons(table) -> None:
    table.key(KEY.Key_Right)
    table.key(KEY.Key_Tab)
    assert table.view.window().focusWidget() is button(table, "draw-one")
    QTest.keyClick(button(table, "draw-one"), KEY.Key_Tab)
    assert table.view.window().focusWidget() is button(table, "double")
    QTest.keyClick(button(table, "double"), KEY.Key_Backtab)
    QTest.keyClick(button(table, "draw-one"), KEY.Key_Backtab)
    assert table.view.hasFocus()
    assert table.scene.marks.focused == "a"
    table.key(KEY.Key_Backtab)
    assert table.scene.marks.focused == "top"
    table.key(KEY.Key_Backtab)
    assert table.scene.marks.focused == "s2"


def test_home_and_end(table) -> None:
    table.key(KEY.Key_Right, KEY.Key_End)
    assert table.scene.marks.focused == "d"
    table.key(KEY.Key_Home)
    assert table.scene.marks.focused == "a"


def test_escape_lets_go_and_is_then_somebody_elses(table) -> None:
    table.key(KEY.Key_Right, KEY.Key_Return, KEY.Key_Escape)
    assert table.scene.marks.picked == ""
    assert table.scene.marks.focused == "a"


def test_an_illegal_try_by_keyboard_is_explained(table) -> None:
    table.key(KEY.Key_Right, KEY.Key_End, KEY.Key_Return)
    assert table.refused == ["must-divide"]


def test_the_ring_is_for_the_keyboard_only(table) -> None:
    table.key(KEY.Key_Right)
    assert table.scene.marks.focused == "a"
    table.click("b")
    assert table.scene.marks.focused == ""


def test_the_cursor_goes_to_a_neighbour_when_its_piece_leaves(table, small, lose) -> None:
    table.key(KEY.Key_Right, KEY.Key_Right)
    table.show(lose(small, "b"))
    assert table.scene.marks.focused in ("a", "c")


def test_the_cursor_stays_in_the_hand_when_its_piece_is_played(table, small) -> None:
    table.key(KEY.Key_Right)
    table.show(
        replace(small, pieces=tuple(replace(p, zone="pile") if p.key == "a" else p for p in small.pieces))
    )
    assert table.scene.marks.focused == "b"


def test_space_hurries_what_moves(table, clock, small) -> None:
    table.key(KEY.Key_Right)
    table.view.director.play([Beat(small, rest=5000), Beat(small, rest=5000)])
    table.key(KEY.Key_Space, KEY.Key_Space)
    assert not table.view.director.busy
    assert table.scene.marks.picked == ""


# The misclick guard


def test_a_click_that_came_too_late_does_nothing(table, clock, small) -> None:
    table.click("a")
    other = replace(small, gestures=(Gesture("other", phrase("other"), "a", "on-pile"),))
    table.show(other)
    clock.advance(100)
    table.click("a")
    assert table.chosen == []
    clock.advance(200)
    table.click("a")
    assert table.chosen == ["other"]


def test_only_what_changed_is_guarded(table, clock, small) -> None:
    gestures = tuple(g for g in small.gestures if g.pick != "b")
    table.show(replace(small, gestures=gestures))
    table.click("a")
    table.click("a")
    assert table.chosen == ["play a"]


def test_buttons_are_guarded_too(table, clock, small) -> None:
    where = button(table, "draw-one")
    table.show(replace(small, gestures=(*small.gestures[:-2], Gesture("stop", phrase("draw-one")))))
    assert button(table, "draw-one") is not where
    QTest.mouseClick(button(table, "draw-one"), Qt.MouseButton.LeftButton)
    assert table.chosen == []
    clock.advance(300)
    QTest.mouseClick(button(table, "draw-one"), Qt.MouseButton.LeftButton)
    assert table.chosen == ["stop"]


def test_the_keyboard_is_not_guarded(table, small) -> None:
    table.key(KEY.Key_Right)
    table.show(replace(small, gestures=(Gesture("other", phrase("other"), "a", "on-pile"),)))
    table.key(KEY.Key_Return, KEY.Key_Return)
    assert table.chosen == ["other"]


# The curtain


def test_the_curtain_hides_and_blocks_everything(table, clock, qtbot) -> None:
    table.key(KEY.Key_Right, KEY.Key_Return)
    table.view.cover("Sinikka is next", "I am Sinikka")
    curtain = table.view.findChild(Curtain)
    assert curtain.isVisible()
    assert curtain.geometry() == table.view.rect()
    assert table.scene.marks.picked == ""
    assert count(table) == "count 96"
    assert not table.view.findChild(ButtonBar).isVisible()
    table.view.setFocus()
    assert table.view.window().focusWidget() is curtain.button
    table.key(KEY.Key_Right, KEY.Key_Return, KEY.Key_Return)
    assert table.chosen == []
    assert table.scene.marks.focused == ""
    assert table.view.childAt(table.at("a")) is curtain
    clock.advance(MOMENT)
    with qtbot.waitSignal(table.view.uncovered):
        QTest.keyClick(curtain.button, KEY.Key_Return)
    assert not curtain.isVisible()
    assert table.view.findChild(ButtonBar).isVisible()
    assert table.view.hasFocus()


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_a_key_that_is_held_down_does_not_lift_the_curtain(table, clock, key) -> None:
    table.view.cover("Sinikka is next", "I am Sinikka")
    curtain = table.view.findChild(Curtain)
    clock.advance(10 * MOMENT)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", kind == QEvent.Type.KeyPress)
        QApplication.sendEvent(curtain.button, held)
    assert curtain.isVisible()
    QTest.keyClick(curtain.button, key)
    assert not curtain.isVisible()


@pytest.mark.parametrize("how", [KEY.Key_Return, KEY.Key_Space, "mouse"])
def test_what_was_pressed_as_the_curtain_fell_was_meant_for_the_table(table, clock, how) -> None:
    left = Qt.MouseButton.LeftButton
    table.view.cover("Sinikka is next", "I am Sinikka")
    curtain = table.view.findChild(Curtain)
    clock.advance(MOMENT - 1)
    if how == "mouse":
        QTest.mousePress(curtain.button, left)
        clock.advance(MOMENT)
        QTest.mouseRelease(curtain.button, left)
    else:
        QTest.keyPress(curtain.button, how)
        clock.advance(MOMENT)
        QTest.keyRelease(curtain.button, how)
    assert curtain.isVisible()
    if how == "mouse":
        QTest.mouseClick(curtain.button, left)
    else:
        QTest.keyClick(curtain.button, how)
    assert not curtain.isVisible()


def test_the_curtain_covers_what_comes_behind_it(table, small) -> None:
    table.view.cover("Sinikka is next", "I am Sinikka")
    table.show(small)
    table.view.resize(800, 700)
    assert not table.view.findChild(ButtonBar).isVisible()
    assert table.view.findChild(Curtain).geometry() == table.view.rect()
    assert table.view.grab().toImage().pixelColor(10, 10) != Qt.GlobalColor.white


# Size and language


def test_another_size_asks_for_another_frame(table, qtbot) -> None:
    frames: list[Frame] = []
    table.view.reframed.connect(frames.append)
    table.view.resize(QSize(640, 900))
    assert frames == [table.view.frame()]
    assert frames[0].width < frames[0].height


def test_another_language_reaches_everything(table) -> None:
    table.view.retranslate(lambda said: said.code.upper())
    assert table.scene.signs["me"].wording.text == "ME"
    assert button(table, "DRAW-ONE").isVisible()
    table.drag("c", table.at("on-pile"))
    assert chooser(table).buttons()[0].accessibleName() == "C-LOW"


def test_an_idle_table_has_nothing_to_do(table, clock) -> None:
    table.hover("a")
    table.click("a")
    clock.advance(1000)
    assert clock.idle


def test_a_double_click_never_lets_go(table) -> None:
    table.click("b")
    port, point, left = table.view.viewport(), QPointF(table.at("b")), Qt.MouseButton.LeftButton
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, point, port.mapToGlobal(point), left, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, event)
    assert table.scene.marks.picked == "b"


def test_the_keyboard_returns_to_the_hand_after_a_play(table) -> None:
    table.key(KEY.Key_Right, KEY.Key_Right, KEY.Key_Space, KEY.Key_Right, KEY.Key_Return)
    assert table.chosen == ["keep b"]
    assert table.scene.marks.focused == "b"


def test_a_click_on_what_only_now_can_be_played_is_meant(table, small) -> None:
    table.show(replace(small, gestures=()))
    table.show(small)
    table.click("a")
    assert table.scene.marks.picked == "a"


def test_the_cursor_stays_where_it_was_while_a_choice_is_made(table) -> None:
    table.click("c")
    table.click("c")
    QTest.keyClick(chooser(table).buttons()[0], KEY.Key_1)
    assert table.chosen == ["c low"]
    table.key(KEY.Key_Left)
    assert table.scene.marks.focused == "c"


def test_a_dragged_piece_is_above_everything(table) -> None:
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("a"))
    for x in (320, 400, 500):
        QTest.mouseMove(table.view.viewport(), QPoint(x, 400))
    others = [*table.scene.pieces.values(), *table.scene.lights.values()]
    assert max(others, key=lambda item: item.zValue()) is table.scene.pieces["a"]
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("on-pile"))


def test_a_button_that_goes_passes_its_focus_on(table, small) -> None:
    button(table, "draw-one").setFocus()
    table.show(replace(small, gestures=(Gesture("stop", phrase("stop-it")),)))
    assert table.view.window().focusWidget() is button(table, "stop-it")
    table.show(replace(small, gestures=()))
    assert table.view.hasFocus()
    assert table.scene.marks.focused == ""


# What is pointed out


def test_a_considered_action_lights_its_piece_and_its_place(table, clock) -> None:
    table.view.consider("keep b")
    clock.advance(200)
    assert table.scene.pieces["b"].rim == "picked"
    assert table.scene.marks.picked == ""
    assert list(table.scene.lights) == ["aside"]
    assert table.scene.lights["aside"].over
    table.view.consider("play a")
    assert list(table.scene.lights) == ["on-pile"]
    assert count(table) == "count 90"
    table.view.consider("")
    assert not table.scene.lights
    assert table.scene.pieces["a"].rim == ""
    assert count(table) == "count 96"


def test_what_is_picked_keeps_its_places_beside_the_considered_one(table) -> None:
    table.click("b")
    table.view.consider("keep b")
    assert set(table.scene.lights) == {"on-pile", "aside"}
    assert [key for key, light in table.scene.lights.items() if light.over] == ["aside"]
    table.view.consider("double")  # a button has no place to show
    assert set(table.scene.lights) == {"on-pile", "aside"}


def test_advice_stays_until_something_else_is_meant(table) -> None:
    table.view.advise("keep b")
    table.hover(EMPTY_PLACE)
    table.hover("a")
    assert count(table) == "count 90", "the pointer comes first"
    table.hover(EMPTY_PLACE)
    assert list(table.scene.lights) == ["aside"]
    table.click("a")
    assert list(table.scene.lights) == ["on-pile"]
    table.click("b")
    assert [key for key, light in table.scene.lights.items() if light.over] == ["aside"]


@pytest.mark.parametrize("way", ["escape", "taken"])
def test_advice_goes(table, small, way) -> None:
    table.view.advise("keep b")
    if way == "escape":
        table.key(KEY.Key_Escape)
    else:
        table.show(replace(small, gestures=small.gestures[:1]))
    assert not table.scene.lights
    table.show(small)
    assert not table.scene.lights


def test_advice_to_press_a_button_marks_the_button(table) -> None:
    table.view.advise("double")
    assert [b.text() for b in table.view.findChildren(QPushButton) if b.property("shown")] == ["double"]
    table.view.advise("draw")
    assert [b.text() for b in table.view.findChildren(QPushButton) if b.property("shown")] == ["draw-one"]


# When the match is over


AFTER = (Gesture("again", phrase("once-more")), Gesture("new", phrase("another")))


def test_what_comes_after_the_match_is_offered_below_its_end(table, small) -> None:
    went_on: list[str] = []
    table.view.went_on.connect(went_on.append)
    banner = Sign("banner", "banner", 5.0, 2.5, 4.0, 1.0, phrase("won"))
    table.show(replace(small, signs=(*small.signs, banner), gestures=(), refusals=()))
    table.view.offer_after(AFTER)
    again = button(table, "once-more")
    where = again.mapTo(table.view, again.rect().center())
    assert where.y() > 300
    assert where.y() < 380
    table.clock.advance(MOMENT)
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert went_on == ["again"]
    assert table.chosen == []
    table.view.offer_after(())
    assert [b.text() for b in table.view.findChildren(QPushButton) if b.isVisible()] == []


# What there is no room for


def test_a_name_that_is_cut_off_is_told_where_the_pointer_rests(table, small) -> None:
    assert table.scene.signs["me"].toolTip() == ""
    long = Sign("me", "plate", 8.5, 5.8, 2.0, 0.6, phrase("<b>Maximilian the Magnificent of Maastricht"))
    table.show(replace(small, signs=(long,)))
    assert "&lt;b&gt;Maximilian" in table.scene.signs["me"].toolTip()
    table.show(small)
    assert table.scene.signs["me"].toolTip() == ""


# The keyboard after the pointer


def test_the_first_tab_shows_where_the_keyboard_is(table) -> None:
    table.click("b")
    table.key(KEY.Key_Escape)
    assert table.scene.marks.focused == ""
    table.key(KEY.Key_Tab)
    assert table.scene.marks.focused == "b", "and not in the zone behind it"
    table.key(KEY.Key_Tab)
    assert table.scene.marks.focused == ""
