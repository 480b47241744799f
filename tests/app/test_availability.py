"""The commands that are available at a moment, and the reasons why a game lacks some."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from limbotable.app.commands import AT_TABLE
from tests.app.conftest import Desk

SECRETS = "This game has hidden cards, and what the computer sees would give them away."
NO_DEALS = "Nothing is left to chance in this game, so it has no deals."


@pytest.fixture
def countdown(open_table) -> Desk:
    """A game with secrets and deals, and a person to act."""
    made: Desk = open_table("person", "novice")
    assert made.match.turn == 0
    return made


@pytest.fixture
def limit(open_table):
    """Open a game without secrets and deals for these players."""

    def make(*players: str) -> Desk:
        made: Desk = open_table(game="limit", matches={"limit": {"players": list(players)}})
        return made

    return make


def available(desk: Desk, *names: str) -> list[str]:
    """Those of some commands that can be given now."""
    return [name for name in names if desk.can(name)]


# Pages


def test_the_page_with_all_games_has_no_commands_of_the_table(countdown) -> None:
    before = available(countdown, *AT_TABLE)
    assert len(before) > 8
    countdown.do("pick")
    assert available(countdown, *AT_TABLE) == []
    assert available(countdown, "new", "open", "matches", "settings", "quit") == [
        "new", "open", "matches", "settings", "quit",
    ]  # fmt: skip
    countdown.window.begin("countdown")
    assert {*available(countdown, *AT_TABLE)} >= {*before}


# Turns


def test_a_hint_is_for_the_person_to_act_and_haste_for_the_computer(countdown) -> None:
    assert available(countdown, "hint", "hurry") == ["hint"]
    while countdown.match.turn == 0:
        countdown.play()
    assert available(countdown, "hint", "hurry") == ["hurry"]
    while countdown.match.turn == 1:
        countdown.scripted.answer()
    assert available(countdown, "hint", "hurry") == ["hint"]


def test_only_what_was_played_is_taken_back_and_only_that_is_put_back(limit) -> None:
    desk = limit("person", "person")
    assert available(desk, "undo", "redo") == []
    desk.play("tile 0,0")
    assert available(desk, "undo", "redo") == ["undo"]
    desk.do("undo")
    assert available(desk, "undo", "redo") == ["redo"]
    desk.play("tile 0,0")
    assert available(desk, "undo", "redo") == ["undo"]


def test_behind_the_curtain_no_person_is_at_the_table(open_table) -> None:
    desk = open_table("person", "person")
    assert available(desk, "hint", "hurry", "cover", "undo") == []
    desk.uncover()
    assert available(desk, "hint", "hurry", "cover", "undo") == ["hint", "cover"]


def test_a_match_that_is_looked_back_at_waits(countdown) -> None:
    countdown.play("pass")
    while countdown.match.turn == 1:
        countdown.scripted.answer()
    assert available(countdown, "hint", "undo") == ["hint", "undo"]
    countdown.do("replay")
    assert available(countdown, "hint", "hurry", "undo", "redo") == []


# Exercises


def test_a_lesson_is_no_match_that_could_be_kept(countdown) -> None:
    names = ("deal", "save", "copy", "review", "cover")
    assert available(countdown, *names) == list(names)
    countdown.window.tutorials.open("countdown", 0)
    assert available(countdown, *names) == []
    assert available(countdown, "hint", "restart") == ["hint", "restart"]
    countdown.window.tutorials.leave()
    assert available(countdown, *names) == list(names)


# Games


def test_a_game_with_secrets_has_no_analysis_and_says_why(countdown) -> None:
    assert available(countdown, "analysis", "deal", "coordinates") == ["deal"]
    assert countdown.action("analysis").toolTip() == SECRETS
    assert countdown.action("deal").toolTip() != NO_DEALS


def test_a_game_without_chance_has_no_deals_and_says_why(limit) -> None:
    desk = limit("person", "person")
    assert available(desk, "analysis", "deal", "coordinates") == ["analysis", "coordinates"]
    assert desk.action("deal").toolTip() == NO_DEALS
    assert desk.action("analysis").toolTip() != SECRETS


def test_help_is_for_tables_that_have_some(countdown, foes) -> None:
    assert not countdown.can("help")
    assert foes("person", "novice").can("help")


def test_another_game_takes_the_reasons_of_the_former_one_back(countdown) -> None:
    countdown.window.begin("limit")
    assert countdown.action("analysis").toolTip() != SECRETS
    assert countdown.action("deal").toolTip() == NO_DEALS
    countdown.window.begin("countdown")
    assert countdown.action("analysis").toolTip() == SECRETS
    assert countdown.action("deal").toolTip() != NO_DEALS


def test_the_reasons_change_their_language(countdown, mirror) -> None:
    mirror()
    QApplication.processEvents()
    assert countdown.action("analysis").toolTip() == f"«{SECRETS}»"
