"""The reasons given for actions that the rules do not allow."""

from __future__ import annotations

import inspect
import re

import pytest

from limbotable.core.errors import IllegalAction
from limbotable.games import GAMES
from limbotable.games.countdown import game, reasons
from limbotable.play.match import Match
from limbotable.testing.matches import says
from tests.games.countdown.deals import SLOW_NORTH, SLOW_SOUTH, SLOWLY, begun, dealt, play


def asked_to_double() -> Match:
    return dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")


def ace_turned() -> Match:
    return begun(SLOW_SOUTH, SLOW_NORTH, "Ah")


def first_play() -> Match:
    """South is to play at 101, after a jack that repeats nothing."""
    return begun("2c Qc Kc Jc 3c", SLOW_NORTH, "Jh")


def empty_hand(top: str = "7h", **given: str) -> Match:
    return play(begun(SLOW_SOUTH, SLOW_NORTH, f"Qs {top}", **given), *SLOWLY)


def low_count() -> Match:
    """South has brought 96 to 6 and North is to play."""
    return play(begun("Kc 8c 8d 9c 9d", "Ad Kd Qd Td 2d", "5h"), "Kc/16")


def after_ace() -> Match:
    return play(begun("Ac 3c 8d 9c 9d", "Jd Kd Qd Td 2d", "5h"), "Ac=11")


def after_king() -> Match:
    return play(begun("Kc 3c 8d 9c 9d", "Jd Kd Qd Td 2d", "5h"), "Kc/2")


CASES = [
    (asked_to_double, "2c", "countdown.say-double", "First say whether you double."),
    (asked_to_double, "stop", "countdown.say-double", "First say whether you double."),
    (
        ace_turned,
        "2d",
        "countdown.choose-starter",
        "The starter is an ace: first choose whether it counts 1 or 11.",
    ),
    (
        first_play,
        "double",
        "countdown.doubling-over",
        "Doubling is only possible before the starter is turned.",
    ),
    (
        first_play,
        "starter 1",
        "countdown.starter-lies",
        "The starter’s value is already settled.",
    ),
    (first_play, "4h", "countdown.not-in-hand", "You do not have the 4 of hearts in your hand."),
    (first_play, "2d", "countdown.not-in-hand", "You do not have the 2 of diamonds in your hand."),
    (first_play, "draw", "countdown.hand-first", "You can draw from the stock only when your hand is empty."),
    (
        first_play,
        "stop",
        "countdown.must-play",
        "You have a card that can be played, so you must play one.",
    ),
    (
        first_play,
        "Jc",
        "countdown.jack-nothing",
        "A jack repeats the card before it, and there is nothing to repeat.",
    ),
    (first_play, "Qc", "countdown.queen", "101 reversed is 101, which is not less than 101."),
    (
        first_play,
        "Kc/2",
        "countdown.king-prime",
        "A king divides, and no number between 1 and 101 divides 101.",
    ),
    (low_count, "Td", "countdown.too-high", "10 is more than the count, which is 6."),
    (low_count, "Ad=11", "countdown.ace-11", "The ace cannot count 11: the count is only 6."),
    (low_count, "Kd/4", "countdown.king-divisor", "4 does not divide 6."),
    (
        low_count,
        "Kd/6",
        "countdown.king-between",
        "A king divides by a number less than the count, and 6 is not less than 6.",
    ),
    (
        after_ace,
        "Jd",
        "countdown.jack-ace",
        "This jack repeats an ace: say whether it counts 1 or 11.",
    ),
    (after_ace, "Jd/2", "countdown.jack-ace", "This jack repeats an ace: say whether it counts 1 or 11."),
    (after_king, "Jd", "countdown.jack-king", "This jack repeats a king: say what it divides by."),
    (after_king, "Jd=11", "countdown.jack-king", "This jack repeats a king: say what it divides by."),
    (
        lambda: begun("2c Jc 3c 4c 5c", SLOW_NORTH, "Ks"),
        "Jc",
        "countdown.jack-prime",
        "The jack repeats the king: no number between 1 and 101 divides 101.",
    ),
    (
        lambda: begun("2c Jc 3c 4c 5c", SLOW_NORTH, "Qs"),
        "Jc",
        "countdown.jack-queen",
        "The jack repeats the queen: 101 reversed is 101, which is not less than 101.",
    ),
    (
        lambda: play(begun("Kc Jd 3c 9c 9d", "8h Qd Td 2d 4h", "5h"), "Kc/8", "8h"),
        "Jd",
        "countdown.jack-too-high",
        "The jack repeats the 8: 8 is more than the count, which is 4.",
    ),
    (
        lambda: play(after_king(), "2d", "3c"),
        "Jd=1",
        "countdown.jack-plain",
        "The jack takes a number only after an ace or a king: play it as “Jd”.",
    ),
    (
        empty_hand,
        "7h",
        "countdown.draw-first",
        "Your hand is empty: draw from the stock, or stop.",
    ),
    (
        lambda: empty_hand(stock="up"),
        "8h",
        "countdown.only-top",
        "Your hand is empty: only the top card of the stock can be played.",
    ),
    (
        lambda: empty_hand(stock="up"),
        "draw",
        "countdown.top-face-up",
        "The top card already lies face up: play it, or stop.",
    ),
    (
        lambda: play(empty_hand(), "draw"),
        "stop",
        "countdown.play-drawn",
        "You drew the 7 of hearts, and it can be played, so it must be.",
    ),
    (
        lambda: play(empty_hand(), "draw"),
        "8h",
        "countdown.play-drawn",
        "You drew the 7 of hearts, and it can be played, so it must be.",
    ),
    (
        lambda: play(empty_hand("Ah"), "draw", "Ah=1", "draw"),
        "starter 11",
        "countdown.starter-lies",
        "The starter’s value is already settled.",
    ),
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
    written = set(re.findall(r"countdown\.[a-z0-9-]+", inspect.getsource(game) + inspect.getsource(reasons)))
    assert {code for code in written if code in GAMES.sentences} == {code for _, _, code, _ in CASES}
