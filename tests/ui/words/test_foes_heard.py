"""What is told of Foes by ear: whose turn it is, with what a card meets, and what it would do."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given

from limbotable.core.cards import NAMES
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.foes.game import FoesGame
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.view import FoesView
from limbotable.play.match import Match
from limbotable.table import asked
from limbotable.table.foes import TABLE, events, tableau
from limbotable.table.tableau import Frame, Tableau
from limbotable.testing.matches import Case, cases, tries, view, viewers
from limbotable.ui.words.speak import YOU, hear, speak

GAME = FoesGame()
CARDS = "5h 5c 5d 2s 9c 8c 7c 6c 9d 8d 7d 6d 9h 8h 7h 6h Th Ts Tc Td"

MOST = 270  #: characters of a position, with five heroes; a user has to listen to them at once
MOST_POINTS = 160


def match(*actions: str, you: int = 0) -> Match:
    """A match of four with known cards, in which one seat is the user."""
    names = [YOU if seat == you else f"S{seat}" for seat in range(4)]
    made = Match(GAME, GAME.complete({}), names)
    for kind, first, ranks in (("foes", "Qd Qh", "JQKA"), ("tactics", CARDS, "23456789T")):
        top = first.split()
        rest = [name for name in NAMES if name[0] in ranks and name not in top]
        jokers = ["X1", "X2"] if kind == "foes" else []
        made.push(-1, f"shuffle {kind} {' '.join([*top, *rest, *jokers])}")
    for action in actions:
        made.push(made.turn, action)
    return made


def seen(made: Match, viewer: int, ply: int = -1) -> FoesView:
    stage = made.stages[ply]
    assert isinstance(stage.position, FoesPosition)
    return GAME.view(made.options, stage.position, stage.sightings, viewer)


def look(made: Match, viewer: int) -> Tableau:
    return tableau(seen(made, viewer), Frame(10.0, 7.2), made.seats)


def lines(phrases: Sequence[Phrase]) -> list[str]:
    return [hear([one]) for one in phrases]


def test_a_turn_is_told_with_the_card_that_leads_and_those_that_play_after_it() -> None:
    turn = "Your turn: play a card, or play blind."
    assert lines(asked.turn(look(match(), 0))) == [turn, "You play first."]
    middle = match("play 5h", you=1)
    assert lines(asked.turn(look(middle, 1))) == [
        turn,
        "So far the foe goes to S0: the 5 of hearts is the lowest.",
        "S2 and S3 play after you.",
    ]
    hidden = match("play 5h", "play 5c", you=2)
    assert lines(asked.turn(look(hidden, 2)))[1:] == ["So far no card is visible.", "S3 plays after you."]
    last = match("play 5h", "play 8c", "play 7c", you=3)
    assert lines(asked.turn(look(last, 3)))[-1] == "You are the last to play."
    assert len(asked.turn(look(last, 0))) == 1, "it is not your turn"


def test_who_has_yet_to_play_tells_you_apart_from_the_others() -> None:
    made = match("play 5h", you=3)
    keys: dict[asked.Topic, Sequence[str]] = {"stand": ("advice",)}
    assert lines(asked.topic("stand", look(made, 3), keys)) == [
        "So far the foe goes to S0. You and 2 more still to play. The 5 of hearts is the lowest visible card."
    ]
    for action in ("play 8c", "play 7c"):
        made.push(made.turn, action)
    assert "Only you have yet to play." in lines(asked.topic("stand", look(made, 3), keys))[0]
    assert "1 still to play." in lines(asked.topic("stand", look(made, 0), keys))[0]


def test_an_action_is_told_with_what_it_leads_to_in_whole_sentences() -> None:
    plays = lines(asked.can_do(look(match("play 5h", "play 8c", "play 7c", you=3), 3)))
    assert "Play the 2 of spades: The foe would come to you." in plays
    alike = "Play one card: 6 of clubs, 6 of diamonds, 6 of hearts"
    assert f"{alike}. The foe would go to S0. The 5 of hearts is the lowest visible card." in plays
    first = lines(asked.can_do(look(match(), 0)))
    alike = "Play one card: 5 of hearts, 9 of clubs, 9 of diamonds, 9 of hearts"
    assert f"{alike}. For now the foe would come to you. 3 still to play." in first


def test_the_next_foe_is_told_with_the_hero_that_begins() -> None:
    made = match("play 5h", "play 8c", "play 7c", "play 2s")
    said = lines(events(seen(made, 0, -2), made.lines[-1], seen(made, 0), made.seats))
    assert said[-1] == "A foe comes: queen of hearts (the Tigress). You play first."
    short = hear(events(seen(made, 0, -2), made.lines[-1], seen(made, 0), made.seats), short=True)
    assert "begin" not in short


def test_foes_that_will_be_cancelled_are_told_with_the_number_that_is_left() -> None:
    made = match("play 5h", "play 8c", "play 7c", "play 2s", "play 9c", "play 8d", "play 7d")
    made.push(3, next(action for action in made.legal() if action.startswith("play 6")))
    plates = {one.key: one for one in look(made, 0).signs if one.kind == "plate"}
    assert hear(plates["hero3"].spoken[1:]) == "2 foes, 0 left after the chaos."
    assert hear(plates["hero1"].spoken[1:]) == "0 foes."


def told(made: Match, viewer: int = 0) -> list[str]:
    return lines(events(seen(made, viewer, -2), made.lines[-1], seen(made, viewer), made.seats))


def in_the_corner(made: Match) -> list[object]:
    """The numbers of foes that are told with the last action: in the corner that the foe went to."""
    told_of = events(seen(made, 0, -2), made.lines[-1], seen(made, 0), made.seats)
    return [dict(one.values)["n"] for one in told_of if one.code == "foes.log.takes"]


def test_a_taken_foe_is_told_with_the_number_in_the_corner() -> None:
    made = match("play 5h", "play 8c", "play 7c", "play 2s")
    assert in_the_corner(made) == [1]
    for action in ("play 9c", "play 8d", "play 7d"):
        made.push(made.turn, action)
    made.push(3, next(action for action in made.legal() if action.startswith("play 6")))
    said = told(made)
    at = said.index("S3 takes the foe: queen of hearts (the Tigress); now 2 foes are in the corner.")
    assert said[at + 1] == "It cancels with the queen of diamonds (the Fox): S3 has no foe left."
    assert in_the_corner(made) == [2]
    yours = match("play 5h", "play 8c", "play 7c", "play 2s", "play 9c", "play 8d", "play 7d", you=3)
    yours.push(3, next(action for action in yours.legal() if action.startswith("play 6")))
    taken = "You take the foe: queen of hearts (the Tigress); now 2 foes are in your corner."
    assert taken in told(yours)


def test_a_hand_that_gets_smaller_is_told_with_the_cards_that_are_left() -> None:
    made = match()
    while seen(made, 0).hands[1]:
        made.push(made.turn, next(one for one in made.legal() if one.startswith("blind")))
        blind = [one for one in told(made) if " blind: " in one]
        assert len(blind) == 1
        who = made.lines[-1].who
        held = len(seen(made, 0).hands[who])
        if not held:
            assert "left in" not in blind[0], "that the last card was used is told already"
        elif who:
            assert blind[0].startswith(f"S{who} plays blind: ")
            assert blind[0].endswith(f"; {held} cards left in hand.")
        else:
            assert blind[0].endswith(f"; {held} cards left in your hand.")
    short = hear(events(seen(made, 0, -2), made.lines[-1], seen(made, 0), made.seats), short=True)
    assert "left" not in short


@pytest.mark.parametrize(
    ("length", "begins", "goal"),
    [
        ("single", "Round 1 begins; it is the only one.", "Solo."),
        ("wins 2", "Round 1 begins, in a match to 2 wins.", "Solo, to 2 wins."),
        ("lives 5", "Round 1 begins, in a match of 5 lives.", "Solo, 5 lives."),
    ],
)
def test_the_length_of_the_match_is_told_with_a_round_and_with_the_scores(length, begins, goal) -> None:
    made = Match(GAME, GAME.complete({"match": length, "mode": "solo"}), ["S0", "S1", "S2", "S3"])
    for line in match().lines[:2]:
        made.push(-1, line.action)
    said = lines(events(seen(made, 0, -3), made.lines[-2], seen(made, 0, -2), made.seats))
    assert said[0] == begins
    assert f"Round 1, {goal}" in lines(asked.topic("scores", look(made, 0), TABLE.asked))


def taken() -> Match:
    """A match in which S3 has taken two foes that cancel each other."""
    made = match("play 5h", "play 8c", "play 7c", "play 2s", "play 9c", "play 8d", "play 7d")
    made.push(3, next(action for action in made.legal() if action.startswith("play 6")))
    return made


def test_points_are_told_in_numbers_and_when_asked_once_more_with_each_foe_that_the_chaos_leaves() -> None:
    first = look(match("play 5h", "play 8c", "play 7c", "play 2s"), 0)
    assert lines(asked.topic("scores", first, TABLE.asked)) == [
        "Round 1, Solo.",
        "Foes that the chaos leaves: you: 0, S1: 0, S2: 0, S3: 1.",
    ]
    told = lines(asked.scores_in_full(first, TABLE.asked))
    assert told[:-1] == ["Round 1, Solo.", "You, 0 foes.", "S1, 0 foes.", "S2, 0 foes."]
    assert told[-1].startswith("S3, 1 foe")
    assert told[-1].endswith(": queen of diamonds.")
    assert lines(asked.scores_in_full(look(taken(), 0), TABLE.asked))[-1] == (
        "S3, 2 foes, 0 left after the chaos."
    )


@pytest.mark.parametrize(
    ("options", "wins"),
    [
        ({"mode": "solo", "match": "wins 3"}, "Wins: you: 0, S1: 0, S2: 0, S3: 0."),
        ({"mode": "team", "match": "lives 3"}, "3 lives."),
    ],
)
def test_what_the_match_is_played_for_is_told_in_numbers_too(options, wins) -> None:
    made = Case("foes", GAME.complete({"players": 4, **options}), 1, 4).match()
    table = tableau(seen(made, 0), Frame(10.0, 7.2), [YOU, "S1", "S2", "S3"])
    told = lines(table.summary)
    assert told[0] == wins


def test_the_shadow_begins_a_line_with_a_capital_and_has_none_within_one() -> None:
    made = Case("foes", GAME.complete({"players": 3, "shadow": "yes"}), 1, 6).match()
    names = [YOU, "S1", "S2"]
    table = tableau(seen(made, 0), Frame(10.0, 7.2), names)
    (plate,) = [one for one in table.signs if one.kind == "shadow"]
    assert speak(plate.text) == "The Shadow"
    assert any(one.startswith("The Shadow, ") for one in lines(asked.scores_in_full(table, TABLE.asked)))
    assert "leaves: the Shadow: 0, you: 0, " in hear(asked.topic("scores", table, TABLE.asked))
    begins = phrase("foes.advice.start", seat=phrase("foes.shadow"))
    comes = phrase("foes.log.comes", foe=phrase("text", text="A foe"), begins=begins)
    assert hear([comes]) == "A foe comes: A foe. The Shadow plays first."
    assert speak(begins) == "The Shadow plays first"


def test_the_shadow_begins_its_line_of_a_result_with_a_capital() -> None:
    made = Match(GAME, GAME.complete({"players": 3, "shadow": "yes", "mode": "solo"}), [YOU, "S1", "S2"])
    while made.result is None:
        made = Case("foes", made.options, 1, made.ply + 60).match()
    over = view(made, 0)
    assert isinstance(over, FoesView)
    assert TABLE.sheet is not None
    result = TABLE.sheet([over], [YOU, "S1", "S2"])
    assert "The Shadow" in [speak(one.name) for one in result.accounts]


@tries(40)
@given(cases(GAME, 120))
def test_points_and_positions_are_short_wherever_a_match_stands(case: Case) -> None:
    made = case.match()
    frame = Frame(10.0, 7.2)
    for viewer in viewers(made):
        names = ["Otto", "Nana", "Toto", "Mimi", "Alma"][: len(made.seats)]
        if viewer is not None:
            names[viewer] = YOU
        shown = view(made, viewer)
        assert isinstance(shown, FoesView)
        table = tableau(shown, frame, names)
        assert len(hear(asked.topic("scores", table, TABLE.asked))) < MOST_POINTS
        if viewer is not None:
            assert len(hear(asked.overview(table, TABLE.asked))) < MOST


def test_the_foes_of_others_are_told_one_by_one_in_the_list_alone() -> None:
    table = look(taken(), 0)
    full = [one for owned in asked.seats(table) for one in lines(owned.things)]
    assert sum(" cancels with " in one for one in full) == 2
    short = [one for owned in asked.seats(table, short=True) for one in lines(owned.things)]
    assert set(full) - set(short) == {one for one in full if " cancels with " in one}
