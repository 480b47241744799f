"""What is read out of itself: actions, turns, totals, buttons, what is taken back; as much as is wanted."""

from __future__ import annotations

import re

import pytest

from limbotable.table import asked
from limbotable.ui.table.guard import MOMENT
from limbotable.ui.words.speak import hear, speak
from tests.app.conftest import Desk


@pytest.fixture
def listen(open_table, monkeypatch):
    """Open a table, and hear what is said there from then on."""

    def make(*players: str, **settings: object) -> tuple[Desk, list[str]]:
        desk = open_table(*(players or ("person", "novice")), **settings)
        said: list[str] = []
        monkeypatch.setattr(desk.view.tree, "announce", said.append)
        return desk, said

    return make


def begin_round(desk: Desk) -> None:
    desk.play("pass")
    desk.scripted.answer("pass")
    desk.settle()


def test_an_action_is_followed_by_the_turn_and_what_it_is_for(listen) -> None:
    desk, said = listen()
    begin_round(desk)
    other = desk.names[1]
    assert said[0] == "You do not double."
    assert said[1].startswith(f"{other} does not double. ")
    assert said[-1] == "Your turn: play a card."
    assert len(said) == 3, "each is said once, and others' turns are not"


def test_undo_redo_and_the_end_of_a_replay_are_told_before_the_turn(listen) -> None:
    desk, said = listen(casual=True)
    begin_round(desk)
    action = next(one for one in desk.actions() if one not in ("draw", "stop"))
    desk.play(action)
    desk.settle()
    played = next(one for one in said if one.startswith("You play the "))
    said.clear()
    desk.do("undo")
    assert said == [said[0], "Your turn: play a card."]
    assert said[0].startswith(f"Undone: {played.partition('.')[0]}.")
    assert "Count " in said[0]
    said.clear()
    desk.do("redo")
    assert said[0].startswith(f"Redone: {played.partition('.')[0]}.")
    assert "Your turn: play a card." not in said
    desk.do("undo")
    desk.do("replay")
    said.clear()
    desk.do("replay")
    assert said == ["Back at the table.", "Your turn: play a card."]


def test_a_hint_leaves_out_what_the_focus_tells_when_it_comes_to_the_action(listen) -> None:
    desk, said = listen()
    desk.settle()
    for told in (False, True):  # the second time the focus is there already, and the answer known
        said.clear()
        desk.do("hint")
        if not told:
            desk.hinter.answer("pass")
        lines = said[-1].splitlines()
        assert lines[0] == "Hint: Pass."
        assert ("The round still counts once." in lines) == told
        assert "The round still counts once." in desk.toast()


def test_an_action_of_a_card_does_not_name_the_card_again(listen) -> None:
    desk, _ = listen()
    begin_round(desk)
    desk.settle()
    told = [one for one in desk.view.readable.nodes() if "playable" in one.name]
    assert told
    for one in told:
        card = one.name.partition(",")[0]
        assert one.description
        assert card not in one.description
        assert not one.description.startswith((":", " "))


def test_at_the_end_totals_and_buttons_are_told_once(listen) -> None:
    desk, said = listen("person", "novice", options={"end": "rounds 1"})
    begin_round(desk)
    for _ in range(60):
        if desk.match.result is not None:
            break
        if desk.controller.acting is not None:
            desk.play()
        else:
            desk.scripted.answer()
        desk.settle()
    desk.clock.advance(MOMENT)
    totals = [one for one in said if "Total" in one]
    scores = desk.match.scores
    assert len(totals) == 1
    assert all(f"{score} points" in totals[0] for score in scores)
    (buttons,) = [one for one in said if one.startswith("Buttons: ")]
    assert "Review, The expert in your place, Same again, New match" in buttons
    won = next(n for n, one in enumerate(said) if "match" in one and "win" in one)
    assert won < said.index(totals[0]) < said.index(buttons)
    assert "Your turn" not in said[-1]


@pytest.mark.parametrize(
    ("settings", "first", "second"),
    [
        ({"tell_own": "off"}, None, "{other} does not double."),
        ({"tell_others": "off"}, "You do not double.", None),
    ],
)
def test_own_actions_and_others_are_told_apart(listen, settings, first, second) -> None:
    desk, said = listen(**settings)
    begin_round(desk)
    other = desk.names[1]
    told = [one for one in said if "double" in one]
    wanted = [first, second and second.format(other=other)]
    assert [one.partition(".")[0] + "." for one in told] == [one for one in wanted if one]


def test_in_short_an_action_is_a_card_and_the_count(listen) -> None:
    desk, said = listen(tell_own="short", tell_turn="off", tell_back="off")
    begin_round(desk)
    action = next(one for one in desk.actions() if one not in ("draw", "stop"))
    said.clear()
    desk.play(action)
    desk.settle()
    count = desk.controller.view().count
    assert said[0].startswith("You: ")
    assert said[0].endswith(f", {count}.")
    said.clear()
    desk.do("undo")
    assert said == [], "neither the turn nor what is taken back is wanted"


def test_every_turn_is_told_if_wanted(listen) -> None:
    desk, said = listen(tell_turn="all")
    desk.play("pass")
    desk.settle()
    assert said[-1] == f"{desk.names[1]} decides whether to double."


def play_on(desk: Desk) -> None:
    """Play on until the match is over, whoever is to act."""
    while desk.match.result is None:
        if desk.controller.acting is not None:
            desk.play()
        else:
            desk.scripted.answer()
        desk.settle()
    desk.clock.advance(MOMENT)


@pytest.mark.parametrize("tell_scores", ["short", "long", "off"])
def test_what_is_left_of_the_foes_is_told_once_and_apart_from_the_last_card(
    foes, monkeypatch, tell_scores
) -> None:
    desk = foes("person", "novice", "novice", tell_scores=tell_scores, options={"match": "single"})
    said: list[str] = []
    monkeypatch.setattr(desk.view.tree, "announce", said.append)
    desk.skip(left=8)
    play_on(desk)
    chaos = next(n for n, one in enumerate(said) if "the chaos begins" in one)
    ended = said[chaos + 1]
    assert "win" in ended or "shared" in ended, "in a part of its own"
    assert "chaos" not in ended
    told = [one for one in said[chaos:] if "Foes left: " in one or "Left " in one]
    assert len(told) == (3 if tell_scores == "long" else 1), "in full each player has a line"


def test_at_the_end_the_round_is_told_before_its_points_and_the_match_after_them(listen) -> None:
    desk, said = listen("person", "novice", options={"end": "rounds 1"})
    play_on(desk)
    (ended,) = [one for one in said if "round 1." in one and "the match." in one]
    assert ended.index("round 1.") < ended.index("the loser scores") < ended.index("the match.")
    assert ended.endswith("the match.")


@pytest.mark.parametrize("speed", ["none", "normal"])
def test_the_card_that_you_drew_is_told_before_the_next_foe(foes, monkeypatch, speed) -> None:
    desk = foes("person", "novice", "novice", speed=speed)
    desk.clock.advance(60_000)
    said: list[str] = []
    monkeypatch.setattr(desk.view.tree, "announce", said.append)
    last, before = False, asked.hand(desk.view.table.tableau)
    while not last:
        desk.clock.advance(10_000)
        if desk.controller.acting is not None:
            table = desk.view.table.tableau
            before, last = asked.hand(table), "You are the last to play." in hear(asked.turn(table))
            said.clear()
            desk.play(next(one for one in desk.actions() if not one.startswith("blind")))
        elif desk.scripted.busy:
            desk.scripted.answer()
    desk.clock.advance(10_000)
    (come,) = set(asked.hand(desk.view.table.tableau)) - set(before)
    (drawn,) = [n for n, one in enumerate(said) if one.startswith("New in your hand: ")]
    assert said[drawn] == f"New in your hand: {speak(come)}."
    foe = next(n for n, one in enumerate(said) if " foe comes: " in one or one.startswith("The foe stays"))
    assert drawn < foe


def test_a_result_in_full_is_told_line_by_line_and_begins_with_the_winner(listen) -> None:
    desk, said = listen("person", "novice", options={"end": "rounds 1"}, tell_scores="long")
    play_on(desk)
    sheet = desk.view.table.tableau.sheet
    lines = [hear([one]) for one in sheet.sentences()]
    assert len(lines) > 2
    first = said.index(lines[1]) - 1
    assert said[first : first + len(lines)] == lines
    assert "win" in lines[0] or "shared" in lines[0]


def test_explanations_are_left_out_in_short(foes, monkeypatch) -> None:
    for length, explained in (("long", True), ("short", False)):
        desk = foes("person", "novice", "novice", tell_others=length, tell_own=length)
        said: list[str] = []
        monkeypatch.setattr(desk.view.tree, "announce", said.append)
        desk.play()
        for _ in range(2):
            desk.scripted.answer()
            desk.settle()
        assert any("visible" in one for one in said) == explained


def test_a_lesson_tells_its_own_tasks(listen) -> None:
    desk, said = listen()
    desk.settle()
    said.clear()
    desk.window.tutorials.open("countdown", 0)
    desk.settle()
    assert not any(one.startswith("Your turn") for one in said)
    said.clear()
    desk.window.tutorials.leave()
    desk.settle()
    hand, turn, lies = said
    assert hand.startswith("Your hand, 5 cards: ")
    assert turn == "Your turn: double or pass.", "the turn of the match is told again"
    assert lies.startswith("On the table: ")


def test_a_hand_that_is_dealt_is_read_and_then_what_comes_to_it(listen) -> None:
    desk, said = listen(
        game="foes", matches={"foes": {"options": {"players": 3}, "players": ["person", "novice", "novice"]}}
    )
    desk.settle()
    said.clear()
    desk.do("restart")
    desk.settle()
    held = hear([asked.hand_in_one(desk.view.table.tableau)])
    assert held.startswith("Your hand, 4 cards: ")
    assert said.count(held) == 1
    while desk.controller.acting is None:
        desk.scripted.answer()
        desk.settle()
    before = asked.hand(desk.view.table.tableau)
    said.clear()
    desk.play(next(one for one in desk.actions() if not one.startswith("blind")))
    desk.settle()
    (come,) = set(asked.hand(desk.view.table.tableau)) - set(before)
    assert f"New in your hand: {speak(come)}." in said
    desk.do("undo")
    assert not [one for one in said if one.startswith("New in your hand") and speak(come) not in one]


def test_what_comes_to_the_hand_is_not_told_to_who_wants_nothing_of_its_own(listen) -> None:
    desk, said = listen(tell_own="off")
    desk.do("restart")
    desk.settle()
    assert not [one for one in said if "cards: " in one]


def test_ones_own_bonus_card_is_told_with_the_hand(listen) -> None:
    players = ["person", "novice", "novice"]
    desk, said = listen(game="libtis", matches={"libtis": {"options": {"players": 3}, "players": players}})
    desk.settle()
    said.clear()
    desk.do("restart")
    desk.settle()
    assert len([one for one in said if " cards: " in one]) == 1
    (bonus,) = [one for one in said if "your bonus card: " in one]
    assert not [one for one in said if "bonus card of" in one], "the others' are secret"
    said.clear()
    desk.do("ask-hand")
    assert said[0].splitlines()[1] == bonus


@pytest.mark.parametrize("speed", ["none", "normal"])
def test_the_button_that_a_result_waits_for_is_told(listen, speed) -> None:
    desk, said = listen(
        matches={"countdown": {"options": {"end": "rounds 2"}, "players": ["person", "novice"]}}, speed=speed
    )
    for _ in range(900):
        if desk.view.director.waits and not desk.view.overlays.after.isHidden():
            break
        if desk.controller.acting is not None and desk.actions():
            desk.play()
        elif desk.scripted.busy:
            desk.scripted.answer()
        desk.clock.advance(100)
    assert desk.view.director.waits
    desk.clock.advance(10_000)
    assert said[-1] == "Buttons: Go on (Space), Show the table."
    assert "Total" in said[-2]


def test_a_lesson_begins_with_its_title_and_its_task_and_then_says_what_lies_on_the_table(listen) -> None:
    desk, said = listen()
    desk.settle()
    said.clear()
    desk.window.tutorials.open("countdown", 1)
    desk.settle()
    (position,) = [one for one in said if one.startswith("On the table: ")]
    assert position.startswith("On the table: Count ")
    assert " cards: " in position
    (title,) = [one for one in said if one.startswith("2 of ")]
    (task,) = [one for one in said if one.startswith("A number that goes into ")]
    assert said.index(title) < said.index(task) < said.index(position)
    assert len(said) == 3


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("libtis", "C for what is at stake, P for all points, Ctrl+Shift+Right for lists, line by line"),
        ("limit", "C for what is at stake, G for all groups, Ctrl+Shift+Right for lists, line by line"),
    ],
)
def test_a_puzzle_is_told_in_few_words_with_the_keys_for_the_rest(listen, game, more) -> None:
    desk, said = listen()
    desk.settle()
    said.clear()
    desk.window.puzzles.open(game, 0)
    desk.settle()
    (position,) = [one for one in said if one.startswith("On the table: ")]
    assert position.endswith(f". Keys for more: {more}.")
    assert len(position) < 450
    assert ("Points for a chip: moons 6, suns 5, " in position) == (game == "libtis")


def test_of_a_position_that_is_told_as_a_whole_no_more_is_offered(listen) -> None:
    desk, said = listen()
    desk.settle()
    said.clear()
    desk.window.tutorials.open("countdown", 1)
    desk.settle()
    assert "by key" not in said[-1]


def test_back_at_the_match_its_hand_and_turn_and_what_lies_there_are_told_once(listen) -> None:
    desk, said = listen()
    begin_round(desk)
    desk.window.tutorials.open("countdown", 1)
    desk.settle()
    said.clear()
    desk.window.tutorials.leave()
    desk.settle()
    hand, turn, lies = said
    assert hand.startswith("Your hand, ")
    assert turn == "Your turn: play a card."
    assert lies.startswith("On the table: Count ")
    assert "0 points" in lies
    assert "Your hand" not in lies
    said.clear()
    desk.play()
    desk.settle()
    assert not any(one.startswith(("On the table: ", "Your hand, ")) for one in said)


def test_a_round_of_libtis_is_told_by_its_result_and_the_places_wait_for_the_question(listen) -> None:
    players = ["person", "novice", "novice"]
    desk, said = listen(game="libtis", matches={"libtis": {"options": {"players": 3}, "players": players}})
    desk.skip(left=33)  # the first round is almost over
    desk.settle()
    for _ in range(200):
        if desk.view.table.tableau.sheet is not None:
            break
        if desk.controller.acting is not None:
            desk.play()
        else:
            desk.scripted.answer()
        desk.settle()
    told = next(one for one in reversed(said) if "is scored" in one)
    more = re.fullmatch(r".* Round \d is scored\. (\d+) more lines: ask what happened last\.", told)
    assert more, told
    assert said[said.index(told) + 1].startswith(
        ("Round", "You win", "The win", desk.names[1], desk.names[2])
    )
    said.clear()
    desk.do("ask-last")
    lines = said[0].splitlines()
    scored = next(n for n, one in enumerate(lines) if one.endswith(" is scored."))
    summed = next(n for n, one in enumerate(lines) if n > scored and one.startswith("Round"))
    assert summed - scored - 1 == int(more[1]), "each place in a line of its own"
