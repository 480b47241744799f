"""A game without secrets at the window: nobody has to take a seat."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QPushButton

from limbotable.store.settings import SettingsFile
from limbotable.ui.dialogs.new_match import NewMatchDialog
from limbotable.ui.panels.question import Question, Way
from limbotable.ui.table.director import AnimationSpeed
from limbotable.ui.table.guard import MOMENT
from tests.app.conftest import Desk
from tests.parts import part

#: What is written on the buttons after a match.
AFTER = ["Review", "Same again", "New match…", "All games", "Show the table"]


@pytest.fixture
def limit(open_table):
    """Open Limit with four balls each for these players."""

    def make(*players: str):
        last = {"options": {"players": len(players), "balls": 4}, "players": list(players)}
        return open_table(game="limit", matches={"limit": last})

    return make


def test_two_people_need_no_curtain(limit) -> None:
    desk = limit("person", "person")
    for action in ("tile 0,0", "tile 1,0", "ball 0,0"):
        desk.play(action)
        assert not desk.view.covered
    assert desk.match.turn == desk.controller.viewer == 1
    assert desk.actions() == ["tile 0,1", "tile 1,-1"]
    desk.play("tile 0,1")
    assert desk.match.ply == 4


def headline(desk: Desk) -> str:
    return desk.view.table.signs["step"].wording.text


def test_several_people_are_told_whose_turn_it_is(open_table) -> None:
    last = {"options": {"players": 2, "balls": 4}, "players": ["person"] * 2, "names": ["Anna", "Ben"]}
    desk = open_table(game="limit", matches={"limit": last})
    assert headline(desk) == "Anna: lay a tile, 1 of 2"
    for action in ("tile 0,0", "tile 1,0", "ball 0,0"):
        desk.play(action)
    assert headline(desk) == "Ben: lay a tile, 1 of 2"


def test_the_only_person_is_told_that_it_is_their_turn(limit) -> None:
    assert headline(limit("person", "novice")) == "Your turn: lay a tile, 1 of 2"


def test_each_step_of_a_turn_can_be_taken_back_and_put_back(limit) -> None:
    desk = limit("person", "person", "person")
    for action in ("tile 0,0", "tile 1,0", "ball 0,0"):
        desk.play(action)
    for ply in (2, 1, 0):
        desk.do("undo")
        assert desk.match.ply == ply
        assert desk.controller.viewer == 0
        assert desk.actions()
    for _ in range(3):
        desk.do("redo")
    assert (desk.match.ply, desk.controller.viewer) == (3, 1)


def test_one_person_stays_in_their_seat(limit) -> None:
    desk = limit("person", "novice")
    for action in ("tile 0,0", "tile 1,0", "ball 0,0"):
        desk.play(action)
    assert desk.controller.viewer == 0
    assert desk.actions() == []


def test_a_match_of_people_is_played_to_its_end(limit) -> None:
    desk = limit("person", "person")
    for _ in range(300):
        if desk.match.result is not None:
            break
        desk.play()
        assert not desk.view.covered
    assert desk.match.result is not None
    assert desk.log()[-1].endswith(("wins the match.", "You win the match."))


def test_games_remember_their_own_settings(limit, monkeypatch) -> None:
    desk = limit("person", "person", "novice")

    def set_up(dialog: NewMatchDialog) -> int:
        assert dialog.chosen().game == "limit", "what is on the table is offered first"
        assert dialog.chosen().players == ["person", "person", "novice"]
        games = part(dialog, QComboBox, "game")
        games.setCurrentIndex(games.findData("countdown"))
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(NewMatchDialog, "exec", set_up)
    desk.do("new")
    assert desk.match.game.id == "countdown"
    kept, _ = SettingsFile(desk.settings).read()
    assert kept.game == "countdown"
    assert kept.matches["limit"].players == ["person", "person", "novice"]
    assert kept.matches["limit"].options["balls"] == 4


def test_coordinates_are_shown_on_wish_and_remembered(limit) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    scene = desk.view.table
    for shown in (True, False, True):
        before = scene.lights["cell 1,0"].pixmap().cacheKey()
        desk.do("coordinates")
        assert desk.kept().coordinates is shown
        assert scene.context.captions is shown
        assert {key: name.text for key, name in scene.captions.items()} == ({"t0": "0,0"} if shown else {})
        assert scene.lights["cell 1,0"].pixmap().cacheKey() != before
    again = limit("person", "person")
    assert not again.view.table.context.captions, "this one has settings of its own"


def pass_on(desk) -> None:
    """Play to the end of the turn."""
    seat = desk.match.turn
    while desk.match.turn == seat:
        desk.play()


def test_coordinates_stay_from_when_the_program_speaks_of_them_to_the_end_of_the_turn(limit) -> None:
    desk = limit("person", "person")

    def captions() -> bool:
        return bool(desk.view.table.context.captions)

    def considered() -> None:
        desk.panel.considered.emit(desk.actions()[0])
        desk.panel.considered.emit("")

    def read() -> None:
        desk.panel.reading.emit(True)
        desk.panel.reading.emit(False)

    def advised() -> None:
        desk.view.advise(desk.actions()[0])
        desk.view.selection.let_go()

    def looked_back() -> None:
        desk.do("replay")
        assert captions()
        desk.do("replay")

    for speak in (considered, read, advised, looked_back):
        assert not captions()
        desk.play()
        assert not captions()
        speak()
        assert captions(), speak
        desk.play()
        assert captions(), "nor do they go with an action within the turn"
        pass_on(desk)
    desk.window.tutorials.open("limit", 0)
    assert captions()
    desk.window.tutorials.leave()
    assert not captions()


def test_coordinates_that_are_spoken_of_when_a_turn_begins_stay_in_that_turn(limit) -> None:
    desk = limit("person", "person")
    desk.panel.reading.emit(True)
    pass_on(desk)
    desk.panel.reading.emit(False)
    assert desk.view.table.context.captions
    pass_on(desk)
    assert not desk.view.table.context.captions


def place_at(desk, key: str) -> QPoint:
    area = desk.view.table.area_named(key)
    x, y = desk.view.table.geometry.to_pixels(area.x, area.y)
    return QPoint(round(x), round(y))


def test_coordinates_are_shown_with_a_refusal_that_names_a_place(limit) -> None:
    desk = limit("person", "person")
    for action in ("tile 0,0", "tile 1,0", "ball 0,0"):
        desk.play(action)
    for key, said, named in (
        ("0.0", "First lay two tiles. (F1: the rule)", False),
        ("cell 2,0", "A tile must touch at least two others, and 2,0 touches only one. (F1: the rule)", True),
        ("t1", "There is a tile on 1,0 already. (F1: the rule)", True),
    ):
        QTest.mouseClick(desk.view.viewport(), Qt.MouseButton.LeftButton, pos=place_at(desk, key))
        assert desk.toast() == said
        assert desk.view.table.context.captions is named
        assert {"cell 0,1", "cell 1,-1"} <= set(desk.view.table.lights), "the tile can still be laid"
    desk.clock.advance(60_000)
    assert desk.toast() == ""
    assert desk.view.table.context.captions, "until the turn ends"
    pass_on(desk)
    assert not desk.view.table.context.captions


def test_coordinates_are_shown_with_a_question_that_names_a_place(limit) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    question = desk.part(Question)
    for label, named in (("Pass", False), ("Lay a tile on 1,0", True)):
        question.ask("Are you sure?", [Way(label, str)])
        assert desk.view.table.context.captions is named
        question.take_away()
        assert desk.view.table.context.captions is named


def test_where_places_have_no_names_nothing_is_drawn_anew_for_them(open_table) -> None:
    desk = open_table("person", "novice")
    desk.panel.reading.emit(True)
    assert not desk.view.table.context.captions


def test_a_game_without_coordinates_offers_none(open_table) -> None:
    assert not open_table("person", "novice").can("coordinates")


def finish(desk) -> None:
    desk.skip(left=4)
    for _ in range(300):
        if desk.match.result is not None:
            return
        desk.play()


def buttons(desk) -> dict[str, QPushButton]:
    return {one.text(): one for one in desk.view.findChildren(QPushButton) if one.isVisible()}


def test_after_a_match_comes_another(limit, monkeypatch) -> None:
    desk = limit("person", "person")
    desk.play()
    assert buttons(desk) == {}
    finish(desk)
    over = desk.controller
    assert sorted(buttons(desk)) == sorted(AFTER)
    desk.clock.advance(MOMENT)
    QTest.mouseClick(buttons(desk)["Same again"], Qt.MouseButton.LeftButton)
    assert desk.controller is not over
    assert desk.match.ply == 0
    assert desk.controller.setup == over.setup
    assert buttons(desk) == {}
    finish(desk)
    asked: list[NewMatchDialog] = []

    def dismiss(dialog: NewMatchDialog) -> int:
        asked.append(dialog)
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(NewMatchDialog, "exec", dismiss)
    desk.clock.advance(MOMENT)
    QTest.mouseClick(buttons(desk)["New match…"], Qt.MouseButton.LeftButton)
    assert len(asked) == 1


def test_the_end_is_on_the_table_before_another_match_is_offered(limit) -> None:
    desk = limit("person", "person")
    finish(desk)
    desk.do("undo")
    assert buttons(desk) == {}
    desk.view.director.speed = AnimationSpeed.NORMAL
    desk.play()
    assert desk.match.result is not None
    assert desk.view.director.busy
    assert buttons(desk) == {}
    desk.settle()
    assert sorted(buttons(desk)) == sorted(AFTER)
