"""What the user asks by one key is read out, in every game, and the focus stays where it was."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from limbotable.app.match.readouts import QUESTIONS
from limbotable.games import GAMES
from limbotable.play.comments import Comment
from limbotable.ui.words.speak import hear, speak
from tests.app.conftest import Desk

KEYS = {
    "ask-turn": Qt.Key.Key_W,
    "ask-actions": Qt.Key.Key_A,
    "ask-stand": Qt.Key.Key_C,
    "ask-scores": Qt.Key.Key_P,
    "ask-last": Qt.Key.Key_L,
    "ask-hand": Qt.Key.Key_M,
    "ask-others": Qt.Key.Key_O,
    "ask-around": Qt.Key.Key_N,
    "ask-group": Qt.Key.Key_G,
    "ask-rule": Qt.Key.Key_R,
    "ask-again": Qt.Key.Key_E,
}


class Ear:
    """Asks by a key, and hears the answer."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.said: list[str] = []

    def ask(self, question: str) -> str:
        self.said.clear()
        before, focus = self.desk.view.selection.cursor, QApplication.focusWidget()
        QTest.keyClick(self.desk.view, KEYS[question])
        assert QApplication.focusWidget() is focus
        assert self.desk.view.selection.cursor == before
        (answer,) = self.said
        return answer


@pytest.fixture
def ear(monkeypatch):
    def listen(desk: Desk) -> Ear:
        made = Ear(desk)
        monkeypatch.setattr(desk.view.tree, "announce", made.said.append)
        desk.window.activateWindow()
        desk.view.setFocus()
        QApplication.processEvents()
        return made

    return listen


@pytest.fixture
def countdown(open_table, ear) -> Ear:
    made: Ear = ear(open_table("person", "novice"))
    return made


def test_what_lies_on_the_table_is_told(countdown) -> None:
    desk = countdown.desk
    other = desk.names[1]
    assert countdown.ask("ask-turn") == "Your turn: double or pass."
    assert countdown.ask("ask-again") == "Your turn: double or pass."
    assert desk.toast() == "Your turn: double or pass.", "it is shown where no screen reader is there"
    assert countdown.ask("ask-actions") == (
        "Double: The round then counts twice, whoever wins.\nPass: The round still counts once."
    )
    assert countdown.ask("ask-stand").startswith("Count 101, the pile is empty.")
    assert countdown.ask("ask-others") == (f"{other}, 0 points, dealer.\nhand of {other}, 5 cards.")
    rule = countdown.ask("ask-rule")
    assert rule.startswith("Doubling\n")
    assert "it counts four times" in rule
    assert "The starter" not in rule


def test_the_hand_is_read_as_it_lies(countdown) -> None:
    desk = countdown.desk
    dealt = countdown.ask("ask-hand")
    assert dealt.startswith("Your hand, 5 cards: ")
    assert dealt.count(",") == 5
    lie = sorted((one for one in desk.view.table.tableau.pieces if one.zone == "hand"), key=lambda one: one.x)
    cards = [speak(one.name).partition(",")[0] for one in lie]
    assert dealt == f"Your hand, 5 cards: {', '.join(cards)}."
    desk.do("sort")
    assert countdown.ask("ask-hand") != dealt


def test_the_last_action_is_told_with_all_that_followed_and_in_the_past_as_it_was(countdown) -> None:
    desk = countdown.desk
    other = desk.names[1]
    desk.play("pass")
    assert countdown.ask("ask-turn") == f"{other} decides whether to double."
    assert countdown.ask("ask-actions") == (
        f"Waiting: {other} decides whether to double.\nL for the last action."
    )
    desk.scripted.answer("pass")
    desk.settle()
    assert countdown.ask("ask-turn") == "Your turn: play a card."
    last = countdown.ask("ask-last")
    assert last.startswith(f"{other} does not double.\n")
    assert "starter" in last
    desk.do("replay")
    desk.window.replay.turn_to(2)
    desk.view.setFocus()
    assert countdown.ask("ask-last") == "You do not double."


def test_the_last_action_is_none_that_the_table_has_yet_to_show_whatever_is_noted(open_table, ear) -> None:
    desk = open_table("person", "novice", speed="normal")
    asking = ear(desk)
    desk.settle()
    desk.play("pass")
    desk.settle()
    desk.scripted.answer("pass")
    desk.settle()
    for ply in range(desk.match.ply + 1):
        desk.controller.comment(ply, Comment("!", "well done"))
    desk.play()
    assert desk.view.director.busy
    rows = desk.log()
    assert asking.ask("ask-last").splitlines()[-1].rstrip(".") == rows[-1].rstrip(".")


def test_after_a_match_the_turn_is_answered_with_its_result_and_what_can_be_done_with_the_buttons(
    countdown,
) -> None:
    desk = countdown.desk
    desk.skip(left=4)
    while desk.match.result is None:
        if desk.controller.acting is None:
            desk.scripted.answer()
        else:
            desk.play()
        desk.settle()
    answer = countdown.ask("ask-turn")
    sheet = desk.view.table.tableau.sheet
    title, *figures = answer.splitlines()
    assert sheet is not None
    assert title == hear([sheet.title])
    assert len(figures) == 2
    assert all(desk.names[seat] in "".join(figures) for seat in (1,))
    assert re.fullmatch(r"Buttons: .*Same again, .*, Show the table\.", countdown.ask("ask-actions"))


@pytest.mark.parametrize(("game", "mine"), [("libtis", "supply"), ("limit", "ball on")])
def test_the_hand_is_read_with_what_else_is_ones_own(open_table, ear, game, mine) -> None:
    desk = open_table("person", "novice", game=game)
    while desk.match.ply < 12:
        if desk.controller.acting is not None:
            desk.play()
        else:
            desk.scripted.answer()
        desk.settle()
    asking = ear(desk)
    told = asking.ask("ask-hand").split("\n")
    assert any(mine in one for one in told)
    assert not any(one == "No cards." for one in told)
    assert told[0].startswith("Your hand") == (game == "libtis")


def test_behind_the_curtain_there_is_no_answer(open_table, ear) -> None:
    desk = open_table("person", "person")
    asking = ear(desk)
    assert desk.view.covered
    for question in filter(desk.can, QUESTIONS):
        desk.do(question)
    assert asking.said == []


def test_what_was_read_to_one_person_is_not_repeated_to_the_next(open_table, ear) -> None:
    desk = open_table("person", "person", tell_own="off", tell_others="off", tell_turn="off")
    asking = ear(desk)
    desk.uncover()
    hand = asking.ask("ask-hand")
    desk.play("pass")
    desk.settle()
    assert desk.view.covered
    desk.uncover()
    desk.settle()
    desk.view.setFocus()
    assert hand.startswith("Your hand, 5 cards: ")
    assert asking.ask("ask-again") == "There is nothing to report."


@pytest.mark.parametrize("game", [one.id for one in GAMES])
def test_every_question_has_an_answer_in_every_game(open_table, ear, game) -> None:
    asking = ear(open_table(game=game, matches={}))
    asking.desk.settle()
    for question in filter(asking.desk.can, QUESTIONS):
        answer = asking.ask(question)
        assert answer.strip()
        assert "·" not in answer, "parts are told apart by a pause"


def test_the_menu_has_the_questions_of_the_game_at_the_table(open_table) -> None:
    desk = open_table(game="limit", matches={})
    of_groups = "ask-around", "ask-group", "follow-group"

    def offered() -> list[str]:
        return [one.text().replace("&", "") for one in desk.menu("ask").actions() if one.isVisible()]

    there = offered()
    assert "What is mine on the table" in there
    for game in ("countdown", "foes", "libtis"):
        desk.window.begin(game)
        assert not any(desk.action(one).isVisible() for one in of_groups)
        assert len(offered()) == len(there) - len(of_groups)
        assert "My hand, from left to right" in offered()
        assert "What is at stake" in offered()
    desk.window.begin("limit")
    assert offered() == there
    desk.window.settings_controller.set("language", "fi")
    QApplication.processEvents()
    assert "Mitä minulla on pöydällä" in offered()


def test_what_others_have_is_told_in_few_words_and_in_full_in_the_lists(open_table, ear) -> None:
    desk = open_table("person", "novice", game="libtis")
    asking = ear(desk)
    while desk.match.ply < 12:
        if desk.controller.acting is not None:
            desk.play()
        else:
            desk.scripted.answer()
        desk.settle()
    assert any(one.zone == "cubes" for one in desk.view.table.tableau.pieces)
    for question in ("ask-others", "ask-hand"):
        assert "place: " not in asking.ask(question), "a location belongs to nobody"
    others = asking.ask("ask-others")
    assert "supply of " in others
    assert "cube of " not in others
    assert "cubes of " not in others
    assert "cube" in asking.ask("ask-stand")


def test_the_points_of_foes_are_told_in_numbers_and_once_more_in_full(open_table, ear) -> None:
    asking = ear(open_table(game="foes", matches={}))
    asking.desk.settle()
    short = asking.ask("ask-scores")
    assert short.splitlines()[-2:] == [
        "Foes that the chaos leaves: you: 0, Nana: 0, Toto: 0, Mimi: 0.",
        "P again for everything in full.",
    ]
    full = asking.ask("ask-scores")
    assert "You, 0 foes." in full.splitlines()
    assert "once more" not in full
    assert asking.ask("ask-scores") == short
    asking.ask("ask-turn")
    assert asking.ask("ask-scores") == short, "another question came between"
    asking.ask("ask-rule")
    assert asking.ask("ask-scores") == short
    assert asking.ask("ask-scores") == full


def test_points_that_are_told_in_full_at_once_are_told_again(countdown) -> None:
    told = countdown.ask("ask-scores")
    assert countdown.ask("ask-scores") == told
    assert "once more" not in told


def test_the_last_action_has_no_key_where_the_user_gave_it_none(open_table, ear) -> None:
    desk = open_table("person", "novice", keys={"ask-last": ""})
    asking = ear(desk)
    desk.play("pass")
    assert asking.ask("ask-actions") == f"Waiting: {desk.names[1]} decides whether to double."


def test_the_user_has_other_keys(open_table, ear) -> None:
    desk = open_table("person", "novice", keys={"ask-turn": "Y", "hint": "W", "ask-again": ""})
    assert desk.action("ask-turn").shortcut().toString() == "Y"
    assert desk.action("hint").shortcut().toString() == "W"
    assert desk.action("ask-again").shortcuts() == []
    assert [one.shortcut().toString() for one in desk.window.commands.actions.values()].count("W") == 1
    sheet = [keys for group in desk.window.key_sheet.groups() for keys, _ in group.entries]
    assert sheet.count("Y") == sheet.count("W") == 1


def test_keys_that_are_none_are_named_and_change_nothing(open_table) -> None:
    desk = open_table("person", "novice", keys={"ask-turn": "Foo", "dance": "D", "hint": "J"})
    assert desk.toast() == "These keys in the settings are not understood: ask-turn: Foo, dance: D"
    assert desk.action("ask-turn").shortcut().toString() == "W"
    assert desk.action("hint").shortcut().toString() == "J"
    desk.do("sort")
    assert desk.kept().keys == {"ask-turn": "Foo", "dance": "D", "hint": "J"}, "nothing is lost"


def test_a_key_that_was_chosen_twice_is_the_first_commands_and_that_is_said(open_table) -> None:
    desk = open_table("person", "novice", keys={"hint": "J", "sort": "j", "ask-turn": "", "why": ""})
    assert desk.toast() == "These keys in the settings belong to another command already: sort: j"
    assert desk.action("hint").shortcut().toString() == "J"
    assert desk.action("sort").shortcut().toString() == "S"
    assert desk.action("ask-turn").shortcuts() == desk.action("why").shortcuts() == []


def test_a_group_is_followed_from_ball_to_ball(open_table, ear) -> None:
    asking = ear(open_table(game="limit", matches={"limit": {"players": ["person", "person"]}}))
    desk = asking.desk
    desk.settle()
    while len(desk.view.table.tableau.groups) < 2:
        desk.play()
        desk.settle()
    groups = desk.view.table.tableau.groups
    QTest.keyClick(desk.view, Qt.Key.Key_F)
    assert desk.view.selection.cursor == groups[0].pieces[0]
    answer = asking.ask("ask-group")
    assert answer == hear([groups[0].said])
    QTest.keyClick(desk.view, Qt.Key.Key_F)
    assert desk.view.selection.cursor == groups[0].pieces[-1]


def test_of_a_picked_ball_the_tiles_are_told_one_by_one_and_of_all_the_empty_ones(open_table, ear) -> None:
    last = {"players": ["person", "person"], "options": {"balls": 4}}
    asking = ear(open_table(game="limit", matches={"limit": last}))
    desk = asking.desk
    desk.settle()
    while desk.match.game.phase(desk.match.position) != "move":
        desk.play()
        desk.settle()
    every = asking.ask("ask-actions").splitlines()
    assert every[0].startswith("Move ")
    gestures = desk.view.table.tableau.gestures
    ball = gestures[0].pick
    desk.view.selection.activate(ball)
    own = asking.ask("ask-actions").splitlines()
    assert len(own) == sum(one.pick == ball for one in gestures) < len(gestures)
    start = own[0].split(" to ")[0]
    assert all(one.startswith(f"{start} to ") for one in own)
    assert desk.view.selection.let_go()
    assert asking.ask("ask-actions").splitlines() == every
    empty = asking.ask("ask-stand").splitlines()[-1]
    assert re.fullmatch(r"\d+ empty tiles: .*\.", empty)
    assert empty.count(";") + 1 == int(empty.split(" ")[0])


def test_a_rule_with_a_table_is_shown_as_one_and_read_row_by_row(countdown) -> None:
    desk = countdown.desk
    desk.play("pass")
    desk.settle()
    while desk.match.game.phase(desk.match.position) != "play":
        if desk.controller.acting is None:
            desk.scripted.answer()
        else:
            desk.play()
        desk.settle()
    read = countdown.ask("ask-rule")
    assert "2 to 10: divides it, if there is no remainder; otherwise is subtracted; if it is not" in read
    assert "what it does to the count" not in read, "titles of columns say nothing to the ear"
    toast = desk.message
    shown = QTextDocument()
    shown.setHtml(toast.text())
    root = shown.rootFrame()
    (table,) = root.childFrames()
    assert isinstance(table, QTextTable)
    assert (table.rows(), table.columns()) == (6, 3)
    assert toast.height() >= toast.heightForWidth(toast.width())
    assert desk.view.rect().contains(toast.geometry())
    desk.do("ask-rule")
    assert toast.isHidden(), "asked once more, it makes room"


def test_a_long_rule_fits_a_small_table_in_smaller_letters(countdown) -> None:
    desk = countdown.desk
    desk.window.resize(800, 400)
    desk.dock.hide()
    toast = desk.message
    toast.say("rule", html="<p>" + "word " * 280 + "</p>")
    assert desk.view.rect().contains(toast.geometry())
    assert toast.height() >= toast.heightForWidth(toast.width())


def test_the_points_of_five_seats_are_seen_whole(open_table) -> None:
    chosen = {"players": ["person", *["novice"] * 4], "options": {"players": 5}}
    desk = open_table(game="libtis", matches={"libtis": chosen})
    desk.skip(left=5)
    desk.do("ask-scores")
    assert all(f"{name}: " in desk.toast() for name in desk.names), "each has chips"
    assert desk.toast().splitlines()[-1].startswith("Points for a chip: ")
