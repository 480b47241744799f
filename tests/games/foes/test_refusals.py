"""The reasons given for actions that the rules do not allow."""

from __future__ import annotations

import inspect
import re

import pytest

from limbotable.core.errors import IllegalAction
from limbotable.games import GAMES
from limbotable.games.foes import game
from limbotable.play.match import Match
from limbotable.testing.matches import says
from tests.games.foes.deals import dealt, play
from tests.games.foes.test_cycles import FOUR, THREE


def first_play() -> Match:
    return dealt(FOUR, "Th 9h")


def with_a_marker() -> Match:
    return play(first_play(), "blind 5c", "3d", "4h", "5s", "5h", "4s")


def empty_hand() -> Match:
    match = dealt(THREE)
    for _ in range(12):
        play(match, next(text for text in match.legal() if text.startswith("blind")))
    assert match.legal() == ["blind"]
    return match


CASES = [
    (first_play, "play 5d", "foes.not-in-hand", "You do not have the 5 of diamonds in your hand."),
    (first_play, "blind Th", "foes.not-in-hand", "You do not have the 10 of hearts in your hand."),
    (
        first_play,
        "blind",
        "foes.name-marker",
        "To play blind, lay down a card from your hand as a marker.",
    ),
    (
        with_a_marker,
        "play 5c",
        "foes.is-marker",
        "The 5 of clubs is a marker until the cards are shuffled again.",
    ),
    (
        with_a_marker,
        "blind 5c",
        "foes.is-marker",
        "The 5 of clubs is a marker until the cards are shuffled again.",
    ),
    (empty_hand, "play 5c", "foes.only-blind", "Your hand is empty: you can only play blind."),
    (empty_hand, "blind 5c", "foes.hand-empty", "Your hand is empty: play blind without a marker."),
]


@pytest.mark.clause("R-1.4")
@pytest.mark.parametrize(
    ("scene", "action", "code", "sentence"), CASES, ids=[f"{code}-{action}" for _, action, code, _ in CASES]
)
def test_the_reason_is_in_terms_of_the_rules(scene, action: str, code: str, sentence: str) -> None:
    match: Match = scene()
    with pytest.raises(IllegalAction) as refused:
        match.push(match.turn, action)
    assert refused.value.reason.code == code
    assert says(refused.value.reason) == sentence


def test_every_reason_of_the_game_is_among_them() -> None:
    written = set(re.findall(r"foes\.[a-z0-9-]+", inspect.getsource(game)))
    assert {code for code in written if code in GAMES.sentences} == {code for _, _, code, _ in CASES}
