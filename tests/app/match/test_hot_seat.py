"""Two people at one screen: nobody sees the other's hand, on no way."""

from __future__ import annotations

import re
from collections.abc import Collection

import pytest
from PySide6.QtWidgets import QLabel

from limbotable.core.cards import card_number, card_phrase
from limbotable.ui.words.speak import speak
from tests.app.conftest import Desk
from tests.parts import part


@pytest.fixture
def desk(open_table) -> Desk:
    made: Desk = open_table("person", "person", names=["Aino", "Väinö"])
    return made


def named(card: str) -> str:
    """A card as it is said."""
    number = card_number(card)
    assert number is not None
    return speak(card_phrase(number))


def betrayed(desk: Desk, cards: Collection[str]) -> list[str]:
    """What of these cards could be learnt at the window by reading or listening."""
    found, names = [], {card: named(card) for card in cards}
    for text in desk.said_anywhere():
        words = set(re.findall(r"\w+", text))
        found += [f"{card}: {text}" for card, name in names.items() if card in words or name in text]
    return found


def shown(desk: Desk) -> set[str]:
    return set(desk.faces())


def secrets_of(desk: Desk, *seats: int) -> list[str]:
    cards = [card for seat in seats for card in desk.hand(seat)]
    assert cards
    return cards


def in_play(open_table) -> Desk:
    """A table at normal speed at which Aino is to play her first card."""
    desk: Desk = open_table("person", "person", speed="normal", names=["Aino", "Väinö"])
    for action in ("pass", "pass", ""):
        desk.settle()
        desk.uncover()
        desk.settle()
        if action:
            desk.play(action)
    return desk


def test_the_check_is_not_blind(desk) -> None:
    desk.uncover()
    assert len(betrayed(desk, desk.hand(0))) > 5


def test_the_first_person_finds_the_curtain_closed(desk) -> None:
    assert desk.curtain() == "Now it is Aino’s turn | I am Aino: show my cards"
    assert desk.actions() == []
    assert betrayed(desk, secrets_of(desk, 0, 1)) == []
    desk.uncover()
    assert not desk.view.covered
    assert shown(desk) == set(desk.hand(0))
    assert desk.actions() == ["double", "pass"]
    assert betrayed(desk, secrets_of(desk, 1)) == []


def test_the_curtain_falls_when_the_other_one_is_to_act(desk) -> None:
    desk.uncover()
    desk.play("pass")
    assert desk.curtain() == "Now it is Väinö’s turn | I am Väinö: show my cards"
    assert desk.actions() == []
    assert not desk.can("hint")
    assert betrayed(desk, secrets_of(desk, 0, 1)) == []
    desk.uncover()
    assert shown(desk) == set(desk.hand(1))
    assert betrayed(desk, secrets_of(desk, 0)) == []


def news(desk: Desk) -> str:
    """The small letters on the curtain."""
    label = part(desk.view.overlays.curtain, QLabel, "news")
    return label.text() if label.isVisible() else ""


def test_the_curtain_says_what_the_next_person_has_missed(open_table) -> None:
    desk = in_play(open_table)
    card = desk.play().split()[0]
    desk.settle()
    assert named(card) in news(desk), "Väinö has not seen that"
    assert news(desk) == desk.log()[-1]
    assert news(desk) in desk.view.overlays.curtain.button.accessibleDescription()
    assert len(news(desk).splitlines()) == 1
    desk.uncover()
    desk.settle()
    desk.do("cover")
    assert news(desk) == "", "Väinö has seen everything"


def test_the_curtain_says_what_the_other_one_has_undone(open_table) -> None:
    desk = in_play(open_table)
    desk.play()
    desk.settle()
    played = desk.log()[-1]
    desk.uncover()
    desk.settle()
    desk.do("undo")
    desk.settle()
    assert desk.curtain() == "Now it is Aino’s turn | I am Aino: show my cards"
    assert news(desk) == f"Undone:\n{played}"
    desk.uncover()
    desk.do("cover")
    assert news(desk) == ""
    desk.uncover()
    desk.play()
    desk.settle()
    assert news(desk) == desk.log()[-1], "that is told once"


def test_the_curtain_speaks_the_language_of_the_user(open_table, mirror) -> None:
    desk = in_play(open_table)
    desk.play()
    desk.settle()
    mirror()
    assert news(desk).startswith("«")


def test_in_a_whole_match_nobody_learns_what_is_not_theirs(desk) -> None:
    while desk.match.result is None:
        if desk.view.covered:
            assert betrayed(desk, {*desk.hand(0), *desk.hand(1)}) == []
            assert desk.heard().count(desk.curtain().split(" | ")[0]) >= 1
            desk.uncover()
        seat = desk.controller.acting
        assert seat == desk.controller.viewer == desk.match.turn
        assert betrayed(desk, desk.hand(1 - seat)) == []
        assert set(desk.hand(seat)) <= shown(desk)
        desk.play()


def test_behind_the_curtain_nothing_moves_or_can_be_done(desk) -> None:
    desk.uncover()
    desk.play("pass")
    before = desk.record()
    for node in [piece.key for piece in desk.view.table.tableau.pieces]:
        desk.view.readable.press_node(node)
    desk.view.chosen.emit("pass")
    assert desk.record() == before
    assert desk.view.table.tableau.gestures == ()
    assert desk.clock.idle


def test_the_curtain_waits_until_the_card_has_been_laid(open_table) -> None:
    desk = in_play(open_table)
    desk.play()
    assert not desk.view.covered
    desk.clock.advance(100)
    assert not desk.view.covered
    desk.settle()
    assert desk.view.covered


def test_what_happened_meanwhile_is_played_to_who_comes(open_table) -> None:
    desk = in_play(open_table)
    card = desk.play()[:2]
    desk.settle()
    desk.uncover()
    pile = [item for item in desk.view.table.pieces.values() if item.piece.zone == "pile"]
    assert desk.view.director.busy
    assert card not in [item.face for item in pile]  # it is on its way, still face down
    desk.settle()
    assert card in shown(desk)
    assert desk.view.table.tableau == desk.controller.tableau()


# Taking back


def test_who_takes_back_the_others_action_hands_over(desk) -> None:
    desk.uncover()
    desk.play("pass")
    desk.uncover()
    desk.do("undo")
    assert desk.curtain() == "Now it is Aino’s turn | I am Aino: show my cards"
    assert betrayed(desk, secrets_of(desk, 0, 1)) == []
    desk.uncover()
    assert shown(desk) == set(desk.hand(0))
    assert desk.actions() == ["double", "pass"]


def test_an_action_is_taken_back_at_the_curtain_that_it_has_let_fall(desk) -> None:
    assert not desk.can("undo"), "there is no action yet"
    desk.uncover()
    before = desk.record()
    desk.play("double")
    told = news(desk).splitlines()[-1]
    assert desk.curtain() == "Now it is Väinö’s turn | I am Väinö: show my cards"
    desk.do("undo")
    assert desk.record() == before
    assert desk.curtain() == "Now it is Aino’s turn | I am Aino: show my cards"
    assert news(desk) == f"Undone:\n{told}"
    assert betrayed(desk, secrets_of(desk, 0, 1)) == []
    assert not desk.can("undo")
    desk.uncover()
    assert desk.actions() == ["double", "pass"]
    assert shown(desk) == set(desk.hand(0))
    desk.do("redo")
    assert desk.curtain() == "Now it is Väinö’s turn | I am Väinö: show my cards"


@pytest.mark.parametrize("casual", [False, True])
def test_what_showed_the_actor_a_card_stays_at_the_curtain(open_table, casual) -> None:
    desk = open_table("person", "person", casual=casual)
    desk.uncover()
    desk.play("pass")
    desk.uncover()
    desk.play("pass")  # the starter is turned
    assert desk.can("undo") == casual
    desk.uncover()
    desk.play()
    assert desk.can("undo"), "the card was the actor’s own"


def test_a_person_that_has_looked_takes_nothing_back_by_covering_the_table_again(open_table) -> None:
    desk = open_table("person", "person", casual=False)
    for action in ("pass", "pass", ""):
        desk.uncover()
        desk.play(action) if action else desk.play()
    assert desk.can("undo"), "the card was the actor’s own, and nobody else has seen it"
    desk.uncover()
    assert not desk.can("undo"), "the other one has seen that card"
    desk.do("cover")
    assert desk.view.covered
    assert not desk.can("undo")


def test_behind_the_curtain_nothing_is_put_back(desk) -> None:
    desk.uncover()
    desk.play("pass")
    desk.uncover()
    desk.do("undo")
    assert desk.view.covered
    assert not desk.can("redo")
    before = desk.record()
    desk.controller.redo()
    assert desk.record() == before
    desk.uncover()
    desk.do("redo")
    assert desk.curtain() == "Now it is Väinö’s turn | I am Väinö: show my cards"
    desk.uncover()
    assert shown(desk) == set(desk.hand(1))


def test_who_takes_back_an_action_that_is_still_moving_stays(open_table) -> None:
    desk = in_play(open_table)
    before = desk.record()
    desk.play()
    desk.clock.advance(50)
    desk.do("undo")
    desk.settle()
    assert desk.record() == before
    assert not desk.view.covered
    assert desk.controller.viewer == 0
    assert set(desk.hand(0)) <= shown(desk)
    desk.play()
    desk.settle()
    assert desk.curtain().startswith("Now it is Väinö’s turn")


# The curtain and everything else


def test_another_language_reaches_the_curtain(desk, mirror) -> None:
    mirror()
    assert desk.curtain() == "«Now it is %1’s turn» | «I am %1: show my cards»".replace("%1", "Aino")


def test_the_same_deal_again_begins_behind_the_curtain(desk) -> None:
    desk.uncover()
    desk.play("pass")
    desk.do("restart")
    assert desk.curtain() == "Now it is Aino’s turn | I am Aino: show my cards"
    assert betrayed(desk, secrets_of(desk, 0, 1)) == []
    desk.uncover()
    assert shown(desk) == set(desk.hand(0))


def test_a_match_for_one_needs_no_curtain(desk, open_table) -> None:
    chosen = desk.stored.last_chosen(desk.match.game)
    chosen.players = ["person", "novice"]
    desk.window.table_controller.begin(chosen)
    assert not desk.view.covered
    assert shown(desk) == set(desk.hand(0))
    desk.play("pass")
    assert desk.match.ply == 2


def test_a_hint_is_not_given_through_the_curtain(desk) -> None:
    desk.uncover()
    desk.do("hint")
    desk.play("pass")
    assert desk.hinter.pending is None
    assert desk.toast() == ""


def test_nobody_finds_what_another_one_looked_for(desk) -> None:
    desk.uncover()
    desk.search.setText("pass")
    assert desk.actions() == ["pass"]
    desk.view.chosen.emit("pass")
    assert desk.search.text() == ""
    desk.uncover()
    assert desk.actions() == ["double", "pass"]


def test_a_new_look_behind_the_curtain_shows_nothing(desk) -> None:
    desk.uncover()
    desk.play("pass")
    for look in ("cloth.light", "deck.four-colour", "speed.quick"):
        desk.do(look)
    desk.window.resize(900, 700)
    assert desk.view.covered
    assert betrayed(desk, secrets_of(desk, 0, 1)) == []


def test_a_strict_match_of_two_people(open_table) -> None:
    desk = open_table("person", "person", casual=False)
    desk.uncover()
    desk.play("pass")
    desk.uncover()
    assert desk.can("undo")
    desk.play("pass")  # the starter is turned
    desk.uncover()
    assert not desk.can("undo")
    card = desk.play()
    desk.uncover()
    assert not desk.can("undo"), f"{card} was shown to who sits here now"
    desk.controller.undo()
    assert str(desk.match.lines[-1]).endswith(card)


# --- up to five, and computer players among them ----------------------------------------------------------
def test_five_people_pass_the_screen_round(foes) -> None:
    desk = foes(*["person"] * 5)
    for turn in range(12):
        seat = desk.match.turn
        if seat != desk.controller.viewer:  # who played last may begin the next cycle
            assert desk.names[seat] in desk.curtain()
            assert not betrayed(desk, secrets_of(desk, *range(5)))
            desk.uncover()
        assert shown(desk) >= set(desk.hand(seat))
        others = [other for other in range(5) if other != seat]
        assert not betrayed(desk, secrets_of(desk, *others))
        actions = desk.actions()
        desk.play(actions[0 if turn % 3 else -1])


def test_nobody_learns_which_card_became_a_marker(foes) -> None:
    desk = foes("person", "person", "person")
    desk.uncover()
    blind = next(action for action in desk.actions() if action.startswith("blind"))
    card = blind.partition(" ")[2]
    desk.play(blind)
    assert not betrayed(desk, [card])
    desk.uncover()
    assert not betrayed(desk, [card])


def test_the_curtain_hangs_only_between_people(foes) -> None:
    desk = foes("person", "novice", "person")
    desk.uncover()
    desk.play()
    assert not desk.view.covered
    assert desk.controller.waiting
    desk.scripted.answer()
    assert desk.match.turn == 2
    assert "Player 2" in desk.curtain()


def test_who_comes_sees_what_has_happened_line_by_line(foes) -> None:
    desk = foes("person", "person", "person", speed="normal")
    for _ in range(3):
        desk.settle()
        desk.uncover()
        desk.settle()
        desk.play()
    desk.settle()
    desk.uncover()
    assert desk.view.director.busy, "the first one sees the others play"
    desk.settle()
    assert desk.view.table.tableau == desk.controller.tableau()
