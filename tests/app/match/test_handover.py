"""The curtain between people at one screen: when it falls, its words, and when it rises."""

from __future__ import annotations

import pytest

from tests.app.conftest import Desk


@pytest.fixture
def two(open_table) -> Desk:
    """A table of two people, of whom the first has come."""
    made: Desk = open_table("person", "person", names=["Aino", "Väinö"])
    made.uncover()
    return made


def cover(desk: Desk) -> None:
    desk.window.table_controller.handover.cover()


# Falling


def test_a_covered_table_has_no_person_at_it(two) -> None:
    two.do("cover")
    assert not two.controller.at_table
    assert two.actions() == []


def test_covering_twice_keeps_the_person_on_the_curtain(two) -> None:
    two.do("cover")
    cover(two)
    assert two.curtain() == "The table is covered | I am Aino: show my cards"
    two.uncover()
    assert two.controller.viewer == 0


def test_the_next_person_is_not_covered_for_the_former_one(two) -> None:
    two.play("pass")
    cover(two)  # the curtain hangs already, and names the other person
    assert two.curtain() == "Now it is Väinö’s turn | I am Väinö: show my cards"
    two.uncover()
    assert two.controller.viewer == 1


def test_after_a_covered_hand_the_next_curtain_names_the_turn(two) -> None:
    two.do("cover")
    two.uncover()
    two.play("pass")
    assert two.curtain() == "Now it is Väinö’s turn | I am Väinö: show my cards"


def test_a_turn_of_the_computer_does_not_change_the_curtain(open_table) -> None:
    desk = open_table("person", "novice", names=["Aino", ""])
    while desk.match.turn == 0:
        desk.play()
    desk.do("cover")
    while desk.match.turn == 1:
        desk.scripted.answer()
    assert desk.curtain() == "The table is covered | I am Aino: show my cards"


def test_a_message_on_the_table_does_not_stay_on_the_curtain(two) -> None:
    two.do("hint")
    assert two.toast()
    two.do("cover")
    assert two.toast() == ""


def test_a_name_from_outside_stays_one_plain_line(open_table) -> None:
    desk = open_table("person", "person", names=["<b>Aino</b>\nVäinö\u202e", "Väinö"])
    assert desk.curtain() == (
        "Now it is <b>Aino</b> Väinö\ufffd’s turn | I am <b>Aino</b> Väinö\ufffd: show my cards"
    )


# No curtain


def test_a_lesson_hides_nothing(open_table) -> None:
    desk = open_table("person", "novice")
    desk.window.tutorials.open("countdown", 0)
    assert not desk.can("cover")
    cover(desk)
    assert not desk.view.covered
    desk.window.tutorials.leave()
    assert desk.can("cover")


def test_a_game_without_secrets_has_nothing_to_hide(open_table) -> None:
    desk = open_table(game="limit", matches={"limit": {"players": ["person", "person"]}})
    assert not desk.can("cover")
    cover(desk)
    assert not desk.view.covered


def test_computer_players_alone_have_nothing_to_hide(open_table) -> None:
    desk = open_table("novice", "novice")
    assert not desk.can("cover")
    cover(desk)
    assert not desk.view.covered


def test_another_match_raises_the_curtain_of_the_one_before(two) -> None:
    two.do("cover")
    chosen = two.stored.last_chosen(two.match.game)
    chosen.players = ["person", "novice"]
    two.window.table_controller.begin(chosen)
    assert not two.view.covered
    assert two.actions()


# Words in another language


def test_the_title_of_a_covered_table_changes_its_language(two, mirror) -> None:
    two.do("cover")
    mirror()
    assert two.curtain() == "«The table is covered» | «I am Aino: show my cards»"


def test_another_language_covers_nothing(two, mirror) -> None:
    mirror()
    assert not two.view.covered
    two.play("pass")
    two.uncover()
    two.window.table_controller.handover.retranslate()
    assert not two.view.covered
