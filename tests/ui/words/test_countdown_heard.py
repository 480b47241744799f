"""What is told of the countdown game by ear: its piles, its actions with what cannot be played, and plays."""

from __future__ import annotations

from msgspec.structs import replace

from limbotable.core.phrases import Phrase
from limbotable.games import in_english
from limbotable.play.match import Match
from limbotable.table import asked
from limbotable.table.countdown import TABLE
from limbotable.table.countdown.log import events
from limbotable.table.countdown.picture import tableau
from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.words.speak import hear
from tests.games.countdown.deals import GAME, SLOW_NORTH, SLOW_SOUTH, SOUTH, begun, dealt, play, seen

FRAME = Frame(11.6, 7.2)
NAMES = ("South", "North")


def stand(picture: Tableau) -> list[str]:
    return [english(one) for one in asked.topic("stand", picture, TABLE.asked)]


def table(match: Match) -> Tableau:
    return tableau(seen(match, SOUTH), FRAME, NAMES)


def english(one: Phrase) -> str:
    """Return a phrase in English, with common spaces."""
    return in_english(one).replace("\u00a0", " ")


def can_do(match: Match) -> list[str]:
    return [english(one) for one in asked.can_do(table(match))]


def test_with_the_count_it_is_told_how_many_cards_lie_on_the_pile_and_that_a_pile_is_empty() -> None:
    assert stand(table(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")))[0] == "Count 101 · the pile is empty"
    match = begun(SLOW_SOUTH, SLOW_NORTH, "Qs")
    assert stand(table(match))[0].endswith(" · 1 card on the pile")
    assert stand(table(play(match, "2c")))[0] == "Count 99 · 101 − 2 · 2 cards on the pile"
    bare = tableau(replace(seen(match, SOUTH), stock=()), FRAME, NAMES)
    assert stand(bare)[0].endswith(" · 2 cards on the pile · the stock is empty")


def test_a_card_that_cannot_be_played_is_told_after_the_actions_with_the_reason() -> None:
    match = begun("Kc 2c 3c 7c Qc", SLOW_NORTH, "4s")
    told = can_do(match)
    refused = "king of clubs, not playable. A king divides, and no number between 1 and 97 divides 97."
    assert [one for one in told if "king" in one] == [refused]
    assert told.index(refused) > told.index("queen of clubs: 97 reversed = 79")
    play(match, "2c", "2d")
    assert not any("not playable" in one for one in can_do(match) if "king" in one), "93 is 3 times 31"
    assert can_do(dealt("Kc 2c 3c 7c Qc", SLOW_NORTH, "4s"))[1:] == ["Pass: The round still counts once."]


def test_the_rule_is_told_by_which_a_number_card_divides_where_one_does() -> None:
    rule = "A number card divides a count that it goes into, and is subtracted from any other."
    match = begun("5c 2c 3c 7c Qc", SLOW_NORTH, "6s")
    assert "5 of clubs: 95 ÷ 5 = 19" in can_do(match)
    assert rule in can_do(match)
    assert rule not in can_do(begun("5c 2c 3c 7c Qc", SLOW_NORTH, "4s"))


def test_the_rule_of_each_picture_card_that_can_be_played_is_told() -> None:
    jack, queen = (
        "A jack repeats the effect of the card before it.",
        "A queen reverses the digits of the count.",
    )
    king = "A king divides the count by a number of your choice."
    rules = {jack, queen, king}
    assert [one for one in can_do(begun("Jc Kc 3c 7c Qc", SLOW_NORTH, "6s")) if one in rules] == [
        jack,
        queen,
        king,
    ]
    # 97 is prime, and nothing that a jack could repeat has been played after a starter jack.
    assert [one for one in can_do(begun("Jc Kc 3c 7c Qc", SLOW_NORTH, "4s")) if one in rules] == [jack, queen]
    assert [one for one in can_do(begun("2c 3c 4c 7c 8c", SLOW_NORTH, "4s")) if one in rules] == []


def test_the_totals_are_told_once_with_the_reasons_of_the_round_before() -> None:
    match = begun("2c 3c 4c 5c Qd", "2d 3d 4d 5d 6d", "Ts")
    picture = table(match)
    assert any(sign.kind == "score" for sign in picture.signs)
    assert [english(one) for one in asked.topic("scores", picture, TABLE.asked)] == [
        "North · 0 points · dealer",
        "South · 0 points",
    ]


def told(match: Match) -> tuple[Phrase, ...]:
    """Return the events of the last line."""
    earlier = Match(GAME, match.options, match.seats)
    for one in match.lines[:-1]:
        earlier.push(one.who, one.action)
    return events(seen(earlier, SOUTH), match.lines[-1], seen(match, SOUTH), NAMES)


def heard(match: Match) -> str:
    """Return the first event of the last line as it is read out."""
    return hear(told(match)[:1]).replace("\u00a0", " ")


def test_a_number_card_that_divides_is_heard_to_leave_no_remainder_and_a_king_is_not() -> None:
    match = play(begun("5c Kc 3c 7c Qc", SLOW_NORTH, "6s"), "5c")
    assert heard(match) == "South plays the 5 of clubs: 95 ÷ 5 = 19, with no remainder."
    assert "remainder" not in heard(play(begun("5c Kc 3c 7c Qc", SLOW_NORTH, "6s"), "Kc/5"))
    assert "remainder" not in heard(play(begun("5c Kc 3c 7c Qc", SLOW_NORTH, "6s"), "3c"))
    assert english(told(match)[0]) == "South plays the 5 of clubs: 95 ÷ 5 = 19.", "the log needs no more"


def test_a_seat_that_is_blocked_is_heard_with_the_count_that_nothing_fits() -> None:
    match = begun("2c 3c 4c 5c Qd", "2d 3d 4d 5d 6d", "Ts")
    for action in ("2c", "2d", "3c", "3d", "4c", "4d", "5c", "5d"):
        play(match, action)
    blocked = [one for one in told(match) if one.code == "countdown.log.stuck"]
    assert hear(blocked) == "South is blocked: nothing in the hand fits 8."
    assert hear(blocked, short=True) == "South: blocked."
    assert english(blocked[0]) == "South is blocked.", "an eye sees it beside the hand"
