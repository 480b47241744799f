"""Hints at the table: their words, their figures, and where they point."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from limbotable.core.phrases import phrase
from limbotable.engine.messages import Answer, Candidate
from limbotable.play.reasons import Reason, Reasoner
from limbotable.ui.panels.toast import Toast
from limbotable.ui.table.geometry import area_of
from limbotable.ui.table.guard import NOTICED
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.words.speak import aloud, hear, speak
from tests.app.conftest import Desk
from tests.parts import part


@pytest.fixture
def desk(open_table) -> Desk:
    """The beginning of Limit, where a tile can be laid in several places."""
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "person"]}
    made: Desk = open_table(game="limit", matches={"limit": last})
    made.play("tile 0,0")
    return made


def advise(desk: Desk, values: Sequence[float], uncertainty: float = 0.0) -> list[str]:
    """Ask for a hint, and have it answered; return the lines of the message, with plain spaces.

    The values are those of the first actions of the list, the best first.
    """
    actions = desk.actions()[: len(values)]
    assert len(actions) == len(values)
    desk.do("hint")
    assert desk.toast() == "Thinking…"
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
    return desk.toast().replace("\u00a0", " ").split("\n")


def test_a_clear_advice_has_the_chances_of_the_two_best(desk) -> None:
    first, second = desk.labels()[:2]
    said = advise(desk, [0.614, 0.5, 0.2])
    assert (said[0], said[-1]) == (
        f"Hint: {first}",
        f"Your chances of winning: 61%. Next best: {second}, 50%.",
    )


def test_an_estimate_has_its_uncertainty(desk) -> None:
    assert advise(desk, [0.614, 0.5], 0.034)[-1].startswith("Your chances of winning: 61 ± 3%. ")


def test_an_uncertainty_that_rounds_to_nothing_is_left_out(desk) -> None:
    assert advise(desk, [0.614, 0.5], 0.004)[-1].startswith("Your chances of winning: 61%. ")


def test_actions_of_the_same_worth_are_called_as_good(desk) -> None:
    first, second = desk.labels()[:2]
    assert advise(desk, [0.614, 0.606, 0.2]) == [
        f"Hint: {first}",
        f"The next best action (“{second}”) is about as good.",
    ]


def test_where_no_reason_names_the_one_that_is_as_good_the_hint_does(desk, monkeypatch) -> None:
    monkeypatch.setattr(Reasoner, "reason", lambda *_, **__: None)
    first, second = desk.labels()[:2]
    assert advise(desk, [0.614, 0.606, 0.2]) == [f"Hint: {first}", f"Just as good: {second}"]


def test_the_only_action_is_compared_with_none(desk) -> None:
    (label, *_) = desk.labels()
    assert advise(desk, [0.614]) == [f"Hint: {label}"]


def test_a_hint_says_that_there_is_nothing_else_to_do(open_table) -> None:
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "person"]}
    desk: Desk = open_table(game="limit", matches={"limit": last})
    (label,) = desk.labels()
    assert advise(desk, [0.5]) == [f"Hint: {label}", "It is your only action."]


def test_a_hint_says_why_there_is_nothing_else_to_do(open_table) -> None:
    last = {"options": {"end": "rounds 9"}, "players": ["person", "person"]}
    desk: Desk = open_table(matches={"countdown": last})
    for _ in range(40):
        if desk.view.covered:
            desk.uncover()
        desk.settle()
        if len(desk.actions()) == 1 and len(desk.hand(desk.match.turn)) > 1:
            break
        desk.play()
    (label,), count = desk.labels(), desk.match.position.count
    why = f"It is your only action. Nothing else in your hand fits {count}."
    assert advise(desk, [0.5]) == [f"Hint: {label}".replace("\u00a0", " "), why]


def test_a_hint_lights_the_place_that_it_names(desk) -> None:
    action = desk.actions()[0]
    advise(desk, [0.6, 0.5])
    assert [key for key, light in desk.view.table.lights.items() if light.over] == [
        f"cell {action.partition(' ')[2]}"
    ]


def test_consequences_that_stand_on_the_table_are_heard_and_not_said_again(open_table, monkeypatch) -> None:
    last = {"options": {"players": 2}, "players": ["person", "novice"]}
    desk: Desk = open_table(game="libtis", matches={"libtis": last})
    heard: list[str] = []
    monkeypatch.setattr(desk.view.tree, "announce", heard.append)
    wanted = desk.actions()[0]
    told = next(one for one in desk.view.table.tableau.gestures if one.action == wanted)
    assert told.remark is not None
    assert told.heard is not None
    assert speak(told.remark) not in advise(desk, [0.6, 0.5])
    assert heard[-1].split("\n")[:2] == [f"Hint: {aloud(told.label)}.", hear([told.heard])]


@pytest.mark.qt_log_ignore("does not support")
def test_a_hint_over_the_log_goes_with_it_to_the_other_side(open_table) -> None:
    last = {"options": {"players": 4}, "players": ["person", "novice", "novice", "novice"]}
    desk: Desk = open_table(game="libtis", matches={"libtis": last})
    desk.dock.show()
    QApplication.processEvents()
    toast = part(desk.window, Toast)
    advise(desk, [0.6, 0.5])
    lefts = []
    for side in (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea):
        desk.dock.setFloating(True)  # as while it is dragged
        QApplication.processEvents()
        assert desk.view.rect().contains(QRect(toast.mapTo(desk.view, QPoint(0, 0)), toast.size()))
        desk.window.addDockWidget(side, desk.dock)
        desk.dock.setFloating(False)
        QApplication.processEvents()
        log = QRect(desk.log_view.mapTo(desk.window, QPoint(0, 0)), desk.log_view.size())
        assert log.contains(QRect(toast.mapTo(desk.window, QPoint(0, 0)), toast.size()))
        lefts.append(log.left())
    assert lefts[0] < lefts[1]


def test_a_hint_lies_over_the_log_where_it_would_cover_a_thing_on_the_table(open_table) -> None:
    last = {"options": {"players": 4}, "players": ["person", "novice", "novice", "novice"]}
    desk: Desk = open_table(game="libtis", matches={"libtis": last})
    desk.dock.show()
    QApplication.processEvents()
    toast = part(desk.window, Toast)
    advise(desk, [0.6, 0.5])
    for _ in range(2):
        place = QRect(toast.mapTo(desk.window, QPoint(0, 0)), toast.size())
        log = QRect(desk.log_view.mapTo(desk.window, QPoint(0, 0)), desk.log_view.size())
        assert toast.isVisible()
        assert log.contains(place)
        desk.window.resize(1100, 720)  # it follows the log
        QApplication.processEvents()
    desk.dock.hide()
    QApplication.processEvents()
    assert desk.view.rect().contains(QRect(toast.mapTo(desk.view, QPoint(0, 0)), toast.size()))
    desk.dock.show()
    QApplication.processEvents()
    assert toast.isVisible()
    desk.do("pick")
    assert not toast.isVisible(), "with the table it is gone"


def test_no_hint_is_given_for_cards_that_the_table_does_not_show_yet(open_table) -> None:
    last = {"options": {"players": 3}, "players": ["person", "novice", "novice"]}
    desk: Desk = open_table(game="libtis", matches={"libtis": last}, speed="fast")
    for _ in range(2000):
        if desk.view.director.waits:
            break
        if desk.scripted.pending is not None:
            desk.scripted.answer()
        elif desk.actions() and not desk.view.director.busy:
            desk.play()
        desk.clock.advance(200)
    assert desk.view.director.waits
    while desk.scripted.pending is not None:
        desk.scripted.answer()
    assert desk.can("hint")
    desk.do("hint")
    assert desk.hinter.pending is None
    assert desk.toast() == "Go on first: the table still shows the round that is over."
    desk.clock.advance(NOTICED)
    assert desk.toast()
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    assert desk.toast() == "", "the user has gone on"


def test_a_hinter_that_stops_is_told_of_with_its_reason(desk) -> None:
    desk.do("hint")
    desk.hinter.failed.emit("no such program")
    assert desk.toast() == "The computer player has stopped.\nno such program"


def test_a_hint_says_why(open_table) -> None:
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "person"]}
    desk: Desk = open_table(game="limit", matches={"limit": last})
    for action in ("tile 0,0", "tile 1,0", "ball 0,0", "tile 0,1", "tile 1,1", "ball 1,1"):
        desk.play(action)
    _, reason, chances = advise(desk, [0.6, 0.5, 0.4, 0.3])
    assert chances.startswith("Your chances of winning")
    assert reason.startswith("This leaves opposing balls less freedom: ")
    assert reason.endswith(".")


@pytest.fixture
def libtis(open_table) -> Desk:
    """Libtis, in a window where words cover places."""
    made: Desk = open_table(game="libtis", matches={"libtis": {"players": ["person", "novice", "novice"]}})
    made.window.resize(1024, 700)
    made.settle()
    return made


def covered(desk: Desk) -> set[str]:
    """Return the places below the message."""
    said, table = desk.part(Toast).geometry(), desk.view.table
    places = {one.drop: table.area_named(one.drop) for one in table.tableau.gestures}
    return {
        name
        for name, area in places.items()
        if area is not None and said.intersects(rect_of(table.geometry, area))
    }


def test_a_hint_covers_no_place_of_the_two_actions_that_it_names(libtis) -> None:
    best, *others = {one.drop: one for one in libtis.view.table.tableau.gestures}.values()
    for other in others:
        libtis.do("hint")
        libtis.hinter.answer(best.action, order=[other.action])
        assert not {best.drop, other.drop} & covered(libtis)


def test_a_hint_covers_no_place_that_its_reason_speaks_of(libtis, monkeypatch) -> None:
    best, second, *others = {one.drop: one for one in libtis.view.table.tableau.gestures}.values()
    for other in others:
        reason = Reason("term", 1.0, phrase("text", text="It is better. " * 12), other.action)
        monkeypatch.setattr(Reasoner, "reason", lambda *_, reason=reason, **__: reason)
        libtis.do("hint")
        libtis.hinter.answer(best.action, order=[second.action])
        assert not {best.drop, second.drop, other.drop} & covered(libtis)


@pytest.mark.parametrize("panel", [False, True])
@pytest.mark.parametrize("text", ["largest", "double"])
def test_a_long_hint_in_large_letters_leaves_what_it_names_and_the_hand_free(
    open_table, monkeypatch, text, panel
) -> None:
    last = {"players": ["person", "novice", "novice"]}
    desk: Desk = open_table(game="libtis", matches={"libtis": last}, text=text)
    desk.dock.setVisible(panel)
    desk.window.resize(1024, 700)
    desk.settle()
    best, second, *others = {one.drop: one for one in desk.view.table.tableau.gestures}.values()
    other = others[-1]
    reason = Reason("term", 1.0, phrase("text", text="It is better than that. " * 16), other.action)
    monkeypatch.setattr(Reasoner, "reason", lambda *_, **__: reason)
    desk.do("hint")
    desk.hinter.answer(best.action, order=[second.action])
    said, table = desk.part(Toast), desk.view.table
    assert said.parentWidget() is desk.view, "the log has no room for it"
    assert not {best.drop, second.drop, other.drop} & covered(desk)
    hand = [table.area(one) for one in table.tableau.pieces if one.zone == "hand"]
    assert not any(said.geometry().intersects(rect_of(table.geometry, area)) for area in hand)
    assert said.width() * said.height() < desk.view.width() * desk.view.height() / 3
    assert said.height() <= said.width()


def test_a_hint_covers_no_plate_of_a_seat_that_its_reason_names(foes, monkeypatch) -> None:
    desk: Desk = foes("person", "novice", "novice", "novice", text="largest")
    desk.dock.hide()
    desk.window.resize(1024, 700)
    QApplication.processEvents()
    plates = {sign.key: sign for sign in desk.view.table.tableau.signs if sign.kind == "plate"}
    freed = []
    for (hero, name), times in product(enumerate(desk.names[1:], start=1), (8, 14, 20, 26)):
        long = phrase("text", text="It is better. " * times)
        about = phrase("match.won", seat=name)
        for said in (long, phrase("sentences", first=long, second=about)):
            reason = Reason("term", 1.0, said)
            monkeypatch.setattr(Reasoner, "reason", lambda *_, reason=reason, **__: reason)
            desk.do("hint")
            desk.hinter.answer()
            area = area_of(plates[f"hero{hero}"])
            place, plate = part(desk.window, Toast).geometry(), rect_of(desk.view.table.geometry, area)
            assert not (place.intersects(plate) and said is not long)
            freed.append((place, plate))
    assert any(place.intersects(plate) for place, plate in freed), (
        "without a name it may lie over one of them"
    )
