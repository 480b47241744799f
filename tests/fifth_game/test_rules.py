"""The clauses of README.md, and the list that makes the game known."""

from __future__ import annotations

import pytest

from limbotable.core.errors import GameError, IllegalAction, NotationError
from limbotable.games import GAMES, game_of, in_english
from limbotable.play.match import Match
from limbotable.table import measure_of
from tests.fifth_game.conftest import NAME
from tests.fifth_game.game import GAME
from tests.fifth_game.table import KIND, WOOD

#: Seat 0 is dealt 12 10 8 6 4, seat 1 the odd ones from 11 down to 3; 2 and 1 stay aside.
SHUFFLED = "shuffle deck 12 11 10 9 8 7 6 5 4 3 2 1"


def begun(**options: str | int) -> Match:
    match = Match(GAME, GAME.complete(options), ("South", "North"))
    match.push(-1, SHUFFLED)
    return match


def play(match: Match, *actions: str) -> None:
    for action in actions:
        match.push(match.turn, action)


@pytest.mark.parametrize(("hand", "cards"), [(3, "10 12 8"), (5, "10 12 4 6 8")])
def test_clause_1_cards_are_dealt_one_at_a_time(hand: int, cards: str) -> None:
    assert begun(hand=hand).legal() == cards.split(" ")


@pytest.mark.parametrize(
    ("order", "lead", "answer", "taken"),
    [
        ("high", "10", "11", (0, 1)),
        ("high", "12", "11", (1, 0)),
        ("low", "10", "11", (1, 0)),
        ("low", "12", "11", (0, 1)),
    ],
)
def test_clause_3_the_winner_of_a_trick_leads(order, lead, answer, taken) -> None:
    match = begun(order=order)
    play(match, lead, answer)
    assert match.scores == taken
    assert match.turn == taken.index(1)


def test_clause_4_most_tricks_win() -> None:
    match = begun(hand=3)
    play(match, "12", "11", "10", "9", "8", "7")
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0,), (3, 0))


def test_another_card_is_refused() -> None:
    with pytest.raises(IllegalAction) as refused:
        begun().push(0, "11")
    assert in_english(refused.value.reason) == "You do not have the 11 in your hand."
    with pytest.raises(NotationError):
        begun().push(0, "13")


# --- the list of games --------------------------------------------------------------------------------
def test_it_is_the_last_one_in_the_list() -> None:
    assert [*GAMES][-1] is GAME is game_of("overtake")
    assert measure_of(KIND) == WOOD


def test_nobody_else_has_its_words() -> None:
    assert not any("overtake" in code for game in GAMES[:-1] for code in game.words.sentences)


def test_a_game_is_known_once() -> None:
    before = [*GAMES]
    with pytest.raises(GameError) as refused, GAMES.extended(NAME):
        pass
    assert in_english(refused.value.reason) == "There are two games called “overtake”."
    assert [*GAMES] == before
    assert GAMES.named == (NAME,)


@pytest.mark.parametrize(
    "name", ["", "tests", "tests:GAME", "nowhere:GAME", "tests.fifth_game.game:NAMES", ":x"]
)
def test_what_is_no_game_is_refused(name: str) -> None:
    with pytest.raises(GameError) as refused, GAMES.extended(name):
        pass
    assert f"“{name}” is not " in in_english(refused.value.reason)
