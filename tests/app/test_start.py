"""Starting: all games on the first start, and what leads to the next match."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QPushButton

from limbotable.core.game import Line
from limbotable.games import GAMES
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.referee import PERSON
from limbotable.play.setup import MatchSetup
from limbotable.store.match_store import MatchStore
from limbotable.ui.art.palette import LIGHT
from limbotable.ui.dialogs.deal import DealDialog
from limbotable.ui.dialogs.new_match import NewMatchDialog
from limbotable.ui.panels.picker import Picker
from limbotable.ui.table.geometry import area_of
from limbotable.ui.table.pixels import rect_of
from tests.app.conftest import Desk
from tests.parts import part


@pytest.fixture
def first(open_table, tmp_path):
    """The window of somebody who starts the program for the first time."""

    def make(**more: object) -> Desk:
        made: Desk = open_table(file=tmp_path / "nothing.json", data=tmp_path / "data", **more)
        return made

    return make


@pytest.fixture
def answering(monkeypatch):
    """Have dialogs filled in by a function instead of a user."""

    def answer(kind: type[QDialog], fill) -> list[QDialog]:
        seen: list[QDialog] = []

        def exec_(dialog: QDialog) -> int:
            dialog.show()
            seen.append(dialog)
            fill(dialog)
            return int(dialog.result())

        monkeypatch.setattr(kind, "exec", exec_)
        return seen

    return answer


def press(dialog: QDialog, text: str) -> None:
    (button,) = [one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == text]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def number_of(dialog: QDialog) -> QLineEdit:
    fields = [one for one in dialog.findChildren(QLineEdit) if one.accessibleName() == "Number of the deal"]
    return next(one for one in fields if one.isVisibleTo(dialog))


def start(desk: Desk):
    return desk.window.match_start


def test_the_first_start_shows_all_games(first) -> None:
    desk = first()
    assert start(desk).picking
    assert desk.window.match is None
    assert not desk.dock.isVisible()
    assert desk.window.windowTitle() == "Limbo Table"
    for name in ("undo", "hint", "hurry", "restart", "deal", "save", "panel", "closer"):
        assert not desk.can(name)
    for name in ("new", "open", "rules", "quit"):
        assert desk.can(name)


def test_one_click_or_key_is_enough_to_play_a_first_match_against_newcomers(first) -> None:
    desk = first()
    for game, tile in zip(GAMES, desk.part(Picker).tiles, strict=True):
        assert start(desk).picking
        assert tile.game == game.id
        assert part(tile.sitters, QLabel, "sitters").text().endswith("newcomer")
        if game.deals:
            QTest.mouseClick(tile.play, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(tile, Qt.Key.Key_Return)
        assert not start(desk).picking
        assert desk.match.game is game
        assert set(desk.controller.setup.players) == {"person", game.levels[0].name}
        assert desk.dock.isVisible()
        assert desk.can("restart")
        assert desk.can("deal") == game.deals
        assert desk.can("panel")
        desk.do("pick")


@pytest.mark.parametrize("game", [game for game in GAMES if game.deals], ids=lambda game: game.id)
def test_who_does_not_want_to_see_the_deal_presses_the_table(first, game) -> None:
    desk = first()
    desk.window.begin(game.id, 7)  # the person begins
    assert desk.view.director.busy
    assert not desk.view.table.tableau.gestures
    QTest.mouseClick(desk.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not desk.view.director.busy
    assert desk.view.table.tableau.gestures


def test_opponents_that_were_chosen_on_the_page_are_kept(first) -> None:
    desk = first()
    tile = desk.part(Picker).tiles[0]
    tile.sitters.level_wanted.emit("expert")
    assert part(tile.sitters, QLabel, "sitters").text() == "Louhi\nexpert"
    assert desk.kept().matches["countdown"].players == ["person", "expert"]
    desk.window.close()
    desk = first()
    assert start(desk).picking, "no match has been begun yet"
    QTest.mouseClick(desk.part(Picker).tiles[0].play, Qt.MouseButton.LeftButton)
    assert desk.controller.setup.players == ("person", "expert")
    desk.do("pick")
    assert "Louhi" in part(desk.part(Picker).tiles[0].sitters, QLabel, "sitters").text()


def test_opponents_that_are_about_even_follow_the_results(first, tmp_path) -> None:
    store = MatchStore(tmp_path / "data")
    for seed in range(12):
        store.add(countdown_won_by(0, "expert", seed))
    store.close()
    desk = first()
    desk.do("pick")
    tile = desk.part(Picker).tiles[0]
    tile.sitters.level_wanted.emit("even")
    assert part(tile.sitters, QLabel, "sitters").text() == "Louhi\nexpert, about as strong as you"
    assert desk.kept().matches["countdown"].even
    QTest.mouseClick(tile.play, Qt.MouseButton.LeftButton)
    assert desk.controller.setup.players == ("person", "expert")
    assert desk.match.header.players == ("person", "expert"), "records name the level"
    kept = desk.window.table_controller.keeping.store
    assert kept is not None
    for seed in range(12, 40):
        kept.add(countdown_won_by(1, "beginner", seed))
    desk.window.table_controller.same_again()
    assert desk.controller.setup.players == ("person", "beginner")
    assert desk.match.seats[1] == "Nana"
    tile.sitters.level_wanted.emit("club")
    assert not desk.kept().matches["countdown"].even
    desk.window.table_controller.same_again()
    assert desk.controller.setup.players == ("person", "beginner"), "another match of the same kind"


def test_before_any_result_the_page_says_why_it_is_this_level(first) -> None:
    desk = first()
    tile = desk.part(Picker).tiles[0]
    tile.sitters.level_wanted.emit("even")
    words = "Otto\nlearner, until you have results"
    assert part(tile.sitters, QLabel, "sitters").text() == words
    assert tile.sitters.accessibleName() == "Opponents: Otto, learner, until you have results"


def test_only_a_match_that_was_set_up_about_even_is_followed_by_such_a_match(first, tmp_path) -> None:
    store = MatchStore(tmp_path / "data")
    for seed in range(12):
        store.add(countdown_won_by(0, "expert", seed))
    store.close()
    desk = first()
    desk.do("pick")
    tile = desk.part(Picker).tiles[0]
    tile.sitters.level_wanted.emit("even")
    table = desk.window.table_controller
    set_up = MatchSetup("countdown", {"end": "rounds 1"}, [PERSON, "casual"])
    for begin in (
        lambda: table.begin(set_up),
        lambda: table.begin_day(set_up, "2026-11-23"),
        lambda: table.open(countdown_won_by(0, "casual", 99).record().text()),
    ):
        begin()
        table.same_again()
        assert desk.controller.setup.players == (PERSON, "casual"), "its opponents were chosen"
    QTest.mouseClick(tile.play, Qt.MouseButton.LeftButton)
    assert desk.controller.setup.players == (PERSON, "expert")
    desk.do("restart")
    table.same_again()
    assert desk.controller.setup.players == (PERSON, "expert")
    assert desk.controller.setup.even


def test_opponents_that_are_about_even_are_so_after_a_restart_too(first, tmp_path) -> None:
    store = MatchStore(tmp_path / "data")
    for seed in range(12):
        store.add(countdown_won_by(0, "expert", seed))
    store.close()
    desk = first()
    desk.do("pick")
    tile = desk.part(Picker).tiles[0]
    tile.sitters.level_wanted.emit("even")
    QTest.mouseClick(tile.play, Qt.MouseButton.LeftButton)
    assert desk.controller.setup.even
    acted = leave_begun(desk)
    desk = first()
    assert desk.match.lines == acted, "it goes on"
    assert desk.controller.setup.even
    kept = desk.window.table_controller.keeping.store
    assert kept is not None
    for seed in range(12, 40):
        kept.add(countdown_won_by(1, "beginner", seed))
    desk.window.table_controller.same_again()
    assert desk.controller.setup.players == (PERSON, "beginner")


@pytest.mark.parametrize(
    "other",
    [
        MatchSetup("countdown", {"end": "rounds 1"}, [PERSON, "casual"]),
        MatchSetup("countdown", {}, [PERSON, PERSON]),
        MatchSetup("countdown", {}, [PERSON, "casual"], casual=False),
    ],
    ids=["other options", "two people", "no undo"],
)
def test_a_match_of_another_kind_is_not_about_even_after_a_restart(first, other) -> None:
    desk = first()
    desk.do("pick")
    desk.part(Picker).tiles[0].sitters.level_wanted.emit("even")
    desk.window.table_controller.begin(other)
    acted = leave_begun(desk)
    desk = first()
    assert desk.match.lines == acted, "it goes on"
    assert desk.controller.setup.players == tuple(other.players)
    assert not desk.controller.setup.even


def leave_begun(desk: Desk) -> list[Line]:
    """End the program after the first action of a match, and return the match's lines."""
    desk.settle()
    match = desk.match
    match.push(match.turn, match.legal()[0])
    desk.window.table_controller.keeping.keep()
    desk.window.close()
    return list(match.lines)


@cache
def countdown_won_by(seat: int, level: str, seed: int) -> Match:
    """Play a match of an unnamed person against a level at random until a seat wins one."""
    rng = random.Random(seed)
    game = GAMES[0]
    while True:
        match = Match(game, game.complete({"end": "rounds 1"}), ["South", "Louhi"])
        match.header = match.header.having(players=[PERSON, level])
        dealer = Dealer(rng.randrange(10**6))
        while match.result is None:
            line = dealer.next_line(match)
            who, action = (match.turn, rng.choice(match.legal())) if line is None else (line.who, line.action)
            match.push(who, action)
        if match.result.winners == (seat,):
            return match


def test_the_page_tells_what_has_been_learnt(first) -> None:
    desk = first()
    name = desk.part(Picker).tiles[0].game
    desk.stored.lessons[name] = ["number"]
    desk.stored.puzzles[name] = [1, 2]
    desk.do("pick")
    told = part(desk.part(Picker).tiles[0], QLabel, "progress").text()
    assert told.startswith("1 of ")
    assert " · 2 of " in told


def test_two_people_begin_an_open_game_from_the_page_without_a_curtain(first) -> None:
    desk = first()
    desk.window.table_controller.begin(MatchSetup("limit", {}, [PERSON, PERSON]))
    assert not desk.view.covered, "nothing is hidden"
    desk.play("tile 0,0")
    desk.do("pick")
    desk.window.table_controller.begin(MatchSetup("countdown", {}, [PERSON, PERSON]))
    desk.settle()
    assert desk.view.covered


@pytest.mark.parametrize("kind", ["lessons", "puzzles"])
def test_a_lesson_or_puzzle_before_the_first_match_leads_back_to_all_games(first, kind) -> None:
    desk = first()
    if kind == "lessons":
        desk.window.tutorials.open("limit", 0)
        band = desk.lesson
    else:
        desk.window.puzzles.open("limit", 0)
        band = desk.puzzle
    assert not start(desk).picking
    assert desk.window.windowTitle() == "Limit"
    (back,) = (one for one in band.findChildren(QPushButton) if one.text().startswith("Back to"))
    assert back.text() == "Back to all games"
    desk.do("pick")
    buttons = desk.part(Picker).findChildren(QPushButton)
    (table,) = (one for one in buttons if one.text() == "Back to the table")
    QTest.mouseClick(table, Qt.MouseButton.LeftButton)
    assert not start(desk).picking
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert start(desk).picking
    assert not table.isVisible(), "there is nothing to go back to"
    assert desk.window.match is None
    assert desk.window.windowTitle() == "Limbo Table"
    assert not desk.dock.isVisible()
    assert not desk.can("restart")
    tile = next(one for one in desk.part(Picker).tiles if one.game == "limit")
    assert tile.hasFocus()
    QTest.keyClick(tile, Qt.Key.Key_Return)
    assert desk.match.game.id == "limit"
    assert desk.match.ply == 0
    desk.do("pick")
    assert table.isVisible()
    QTest.mouseClick(table, Qt.MouseButton.LeftButton)
    desk.window.tutorials.open("limit", 1)
    desk.window.puzzles.open("limit", 1)
    match_waits = [one.text() for one in desk.puzzle.findChildren(QPushButton) if "Back to" in one.text()]
    assert match_waits == ["Back to the match"]


def test_later_starts_lead_to_the_match(first) -> None:
    desk = first()
    QTest.mouseClick(desk.part(Picker).tiles[2].play, Qt.MouseButton.LeftButton)
    record = desk.record()
    desk.window.close()
    desk = first()
    assert not start(desk).picking
    assert desk.record() == record


def test_who_has_set_up_a_match_before_is_no_beginner(open_table) -> None:
    assert not start(open_table("person", "novice")).picking


def test_who_loses_the_settings_is_told_at_the_table(open_table, tmp_path) -> None:
    path: Path = tmp_path / "settings.json"
    path.write_text("{")
    desk = open_table(file=path)
    assert not start(desk).picking
    assert desk.toast()


def test_the_games_are_shown_on_demand_and_the_match_goes_on(open_table) -> None:
    desk = open_table("person", "novice")
    match, title = desk.match, desk.window.windowTitle()
    desk.do("pick")
    assert start(desk).picking
    assert not desk.can("undo")
    assert not desk.dock.isVisible()
    QTest.keyClick(desk.part(Picker).tiles[0], Qt.Key.Key_Escape)
    assert not start(desk).picking
    assert desk.dock.isVisible()
    assert desk.match is match
    assert desk.can("hint")
    assert desk.window.windowTitle() == title
    desk.play()


def test_only_the_page_that_is_shown_has_a_cloth(first) -> None:
    """It is the largest of all pictures."""
    desk = first()
    assert desk.view.table.cloth_size.isEmpty()
    QTest.mouseClick(desk.part(Picker).tiles[0].play, Qt.MouseButton.LeftButton)
    whole = desk.view.viewport().size()
    assert desk.view.table.cloth_size == whole
    desk.do("pick")
    desk.window.resize(1000, 700)
    assert desk.view.table.cloth_size.isEmpty()
    start(desk).go_back()
    assert desk.view.table.cloth_size == desk.view.viewport().size() != whole


def test_a_panel_that_was_put_away_stays_away(open_table) -> None:
    desk = open_table("person", "novice")
    desk.do("panel")
    desk.do("pick")
    start(desk).go_back()
    assert not desk.dock.isVisible()


def test_a_game_is_set_up_from_its_tile(first, answering) -> None:
    seen = answering(NewMatchDialog, lambda dialog: press(dialog, "Play now"))
    desk = first()
    desk.part(Picker).tiles[3].sitters.setup_wanted.emit()
    assert len(seen) == 1
    assert desk.match.game.id == "limit"
    assert not start(desk).picking


def test_who_cancels_stays_where_they_are(first, answering) -> None:
    answering(NewMatchDialog, lambda dialog: press(dialog, "Cancel"))
    desk = first()
    desk.part(Picker).tiles[3].sitters.setup_wanted.emit()
    assert start(desk).picking
    assert desk.window.match is None


def test_f1_opens_the_rules_of_the_game_that_one_is_at(first, monkeypatch) -> None:
    desk = first()
    asked: list[str] = []
    monkeypatch.setattr(desk.window.rules, "turn_to", lambda game, _mark: asked.append(game))
    desk.part(Picker).begin("libtis", match=False)
    desk.do("rules")
    assert asked == ["libtis"]


def test_the_tutorial_is_offered_beside_what_you_are_asked_for(first) -> None:
    desk = first()
    desk.window.resize(800, 600)
    desk.part(Picker).tiles[0].play.click()
    while not (prompts := [sign for sign in desk.view.table.tableau.signs if sign.key == "prompt"]):
        if desk.scripted.busy:
            desk.scripted.answer()
        desk.clock.advance(100)
    desk.settle()
    assert desk.message.offering
    prompt = rect_of(desk.view.table.geometry, area_of(prompts[0]))
    assert not desk.message.geometry().intersects(prompt)


def test_the_page_follows_language_and_looks(first, mirror) -> None:
    desk = first()
    mirror()
    picker = desk.part(Picker)
    title = part(picker, QLabel, "title")
    assert title.text() == "«What shall we play?»"
    assert picker.tiles[0].accessibleName() == "«Limbo: the countdown»"
    desk.do("cloth.light")
    assert LIGHT.text in title.styleSheet()
    desk.do("speed.none")
    assert desk.kept().speed == "none"
    assert desk.clock.idle


# Deal numbers


def test_the_title_has_the_number(open_table) -> None:
    desk = open_table("person", "novice")
    assert desk.window.windowTitle() == "Limbo: the countdown, deal 7"
    desk.window.begin("limit")
    assert desk.window.windowTitle() == "Limit"


def test_a_deal_is_played_by_its_number(open_table, answering) -> None:
    desk = open_table("person", "novice", names=["Aino", ""])

    def fill(dialog: QDialog) -> None:
        press(dialog, "Copy the number")
        QTest.keyClicks(number_of(dialog), "42")
        press(dialog, "Play")

    answering(DealDialog, fill)
    desk.do("deal")
    assert QGuiApplication.clipboard().text() == "7"
    assert desk.controller.deal == 42
    assert desk.match.seats == ("Aino", "Otto")
    assert desk.match.options["end"] == "rounds 1"


@pytest.mark.parametrize("typed", ["", "12x", "1234567890"])
def test_what_is_no_number_is_explained(open_table, answering, typed) -> None:
    desk = open_table("person", "novice")
    match = desk.match

    def fill(dialog: DealDialog) -> None:
        QTest.keyClicks(number_of(dialog), typed)
        press(dialog, "Play")
        assert dialog.isVisible()
        wrong = part(dialog, QLabel, "wrong")
        QApplication.processEvents()
        assert wrong.isVisible()
        assert wrong.heightForWidth(wrong.width()) <= wrong.height()
        press(dialog, "Cancel")

    assert answering(DealDialog, fill) == []
    desk.do("deal")
    assert desk.match is match


def test_other_rules_can_be_chosen_for_a_deal(open_table, answering) -> None:
    desk = open_table("person", "novice")

    def fill(dialog: QDialog) -> None:
        QTest.keyClicks(number_of(dialog), "42")
        press(dialog, "Other rules…")

    answering(DealDialog, fill)
    answering(NewMatchDialog, lambda dialog: press(dialog, "Play now"))
    desk.do("deal")
    assert desk.controller.deal == 42


def test_a_match_without_a_number_says_so(open_table, answering) -> None:
    desk = open_table("person", "novice")
    head, _, rest = desk.record().partition("\n")
    desk.window.table_controller.open(head.replace('"deal": 7', '"deal": 8') + "\n" + rest)
    said: list[str] = []

    def fill(dialog: DealDialog) -> None:
        said.extend(one.text() for one in dialog.findChildren(QLabel))
        dialog.reject()

    answering(DealDialog, fill)
    desk.do("deal")
    assert "This match was not dealt here, so its deal has no number." in said


def test_a_game_without_chance_says_why_it_has_no_deals(open_table) -> None:
    desk = open_table(game="limit", matches={"limit": {"players": ["person", "novice"]}})
    assert not desk.can("deal")
    tip = desk.action("deal").toolTip()
    assert tip == "Nothing is left to chance in this game, so it has no deals."
    assert desk.menu("match").toolTipsVisible()
