"""A round from the deal to its end, clause by clause."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from limbotable.core.cards import card_text, cards_of
from limbotable.core.game import CHANCE_WHO
from limbotable.core.position import CHANCE, legal_actions
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import read_record
from tests.games.countdown.deals import (
    GAME,
    NORTH,
    SLOW_NORTH,
    SLOW_SOUTH,
    SLOWLY,
    SOUTH,
    begun,
    dealt,
    facts,
    play,
    seen,
    shuffled,
)


def countdown(match: Match) -> CountdownPosition:
    assert isinstance(match.position, CountdownPosition)
    return match.position


def hand(match: Match, seat: int) -> set[str]:
    return {card_text(card) for card in cards_of(countdown(match).hand(seat))}


# --- the deal and the doubling -----------------------------------------------------------------------
@pytest.mark.clause("C-1.1", "C-2.1")
def test_a_match_begins_with_all_52_cards_shuffled() -> None:
    match = Match(GAME, GAME.complete({}), ["South", "North"])
    assert match.turn == CHANCE
    assert match.chance is not None
    assert (match.chance.name, len(match.chance.things)) == ("shuffle stock", 52)


@pytest.mark.clause("C-1.4", "C-2.3")
def test_five_cards_each_one_at_a_time_non_dealer_first() -> None:
    match = Match(GAME, GAME.complete({}), ["South", "North"])
    match.push(CHANCE_WHO, shuffled("Ac 2c 3c 4c 5c", "Ad 2d 3d 4d 5d", "Qs"))
    assert match.lines[0].action.startswith("shuffle stock Ac Ad 2c 2d 3c 3d 4c 4d 5c 5d Qs ")
    assert seen(match).dealer == NORTH, "so that South plays first"
    assert hand(match, SOUTH) == {"Ac", "2c", "3c", "4c", "5c"}
    assert hand(match, NORTH) == {"Ad", "2d", "3d", "4d", "5d"}


@pytest.mark.clause("C-3.1", "C-3.2")
@pytest.mark.parametrize(
    ("first", "second", "factor"),
    [("pass", "pass", 1), ("double", "pass", 2), ("pass", "double", 2), ("double", "double", 4)],
)
def test_the_non_dealer_doubles_or_not_then_the_dealer(first: str, second: str, factor: int) -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    assert (match.turn, match.legal()) == (SOUTH, ["double", "pass"])
    play(match, first)
    assert (match.turn, match.legal()) == (NORTH, ["double", "pass"])
    assert seen(match).calls == (first == "double", None)
    play(match, second)
    assert seen(match).calls == (first == "double", second == "double")
    assert seen(match).factor == factor
    assert seen(match).phase == "play"


# --- the starter ------------------------------------------------------------------------------------
@pytest.mark.clause("C-4.1")
@pytest.mark.parametrize(
    ("starter", "count"),
    [("7h", 94), ("8h", 93), ("9h", 92), ("Th", 91), ("Jh", 101), ("Qh", 101), ("Kh", 101)]
    + [(f"{value}h", 101 - value) for value in range(2, 7)],
)
def test_the_starter_is_taken_off_101(starter: str, count: int) -> None:
    match = begun(SLOW_SOUTH, SLOW_NORTH, starter)
    assert facts(match) == {"phase": "play", "turn": SOUTH, "count": count, "blocked": (False, False)}


@pytest.mark.clause("C-4.2")
@pytest.mark.parametrize(("value", "count"), [("1", 100), ("11", 90)])
def test_the_dealer_values_an_ace(value: str, count: int) -> None:
    match = begun(SLOW_SOUTH, SLOW_NORTH, "Ah")
    assert (seen(match).phase, match.turn) == ("starter", NORTH)
    assert match.legal() == ["starter 1", "starter 11"]
    play(match, f"starter {value}")
    assert facts(match) == {"phase": "play", "turn": SOUTH, "count": count, "blocked": (False, False)}


def counts_after(match: Match, seat: int) -> dict[str, int]:
    """Return the count after each card that the seat may play."""
    return {move.action: move.step.count for move in seen(match, seat).moves if move.step is not None}


@pytest.mark.clause("C-6.7", "C-6.8")
@pytest.mark.parametrize(
    ("starter", "jacks"),
    [
        ("6h", {"Jc": 89}),  # 95 - 6
        ("5h", {"Jc": 91}),  # 96 - 5
        ("2h", {"Jc": 97}),
        ("Th", {"Jc": 81}),
        ("Ah", {"Jc=1": 99, "Jc=11": 89}),  # 100 after `starter 1`
        ("Jh", {}),  # nothing to repeat
        ("Qh", {}),  # 101 is its own reverse
        ("Kh", {}),  # 101 is prime
    ],
)
def test_a_jack_after_the_starter(starter: str, jacks: dict[str, int]) -> None:
    match = begun("Jc 2c 3c 4c 5c", SLOW_NORTH.replace("2d", "8d"), starter)
    if starter == "Ah":
        play(match, "starter 1")
    moves = counts_after(match, SOUTH)
    assert {action: count for action, count in moves.items() if action.startswith("J")} == jacks


@pytest.mark.clause("C-6.6")
def test_a_jack_repeats_the_last_card_and_not_the_starter() -> None:
    match = play(begun("2c 3c 4c 5c 6c", "Jd 7d 8d 9d Td", "Qh"), "2c")
    assert counts_after(match, NORTH)["Jd"] == 97


@pytest.mark.clause("C-6.6")
def test_jacks_in_a_row_repeat_the_card_of_the_first_one() -> None:
    match = play(begun("6c Jc Js 2c 3c", "Jd Jh 2d 3d 4d", "Qh"), "6c")
    counts = [seen(match).count]
    for jack in ("Jd", "Jc", "Jh", "Js"):
        play(match, jack)
        counts.append(seen(match).count)
    assert counts == [95, 89, 83, 77, 71]


@pytest.mark.clause("C-6.6")
def test_jacks_in_a_row_after_an_ace_and_a_king_choose_anew() -> None:
    match = play(begun("Ac Jc 3c Kc Js", "Jd Jh 2d 3d 4d", "5h"), "Ac=1", "Jd=11", "Jc=1", "Jh=11")
    assert seen(match).count == 96 - 24
    play(match, "Kc/2", "2d", "Js")
    assert seen(match).count == 9, "36, 18, and the jack repeats the 2"


# --- playing and blocking -----------------------------------------------------------------------------
@pytest.mark.clause("C-5.1", "C-5.2")
def test_a_playable_card_must_be_played() -> None:
    match = begun(SLOW_SOUTH, SLOW_NORTH, "Qs")
    assert match.legal() == ["2c", "3c", "4c", "5c", "6c"]
    play(match, "2c")
    assert (match.turn, match.legal()) == (NORTH, ["2d", "3d", "4d", "5d", "6d"])


@pytest.mark.clause("C-5.3", "C-5.4")
def test_a_seat_without_one_is_blocked_and_the_other_goes_on_alone() -> None:
    match = play(begun("Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")
    assert facts(match) == {"phase": "play", "turn": SOUTH, "count": 2, "blocked": (False, True)}
    assert match.legal() == ["2c", "Ad=1"]
    play(match, "2c")
    assert facts(match) == {"phase": "play", "turn": SOUTH, "count": 1, "blocked": (False, True)}
    play(match, "Ad=1")
    assert match.scores == (40, 0), "the count is 0: the round is over"


@pytest.mark.clause("C-5.3")
def test_a_blocked_seat_stays_out_though_a_card_would_fit_again() -> None:
    match = play(begun("2c 9c Ad 9d Qd", "Kh Kc Ks Qc Qh", "Th"), "2c")
    assert facts(match) == {"phase": "play", "turn": SOUTH, "count": 89, "blocked": (False, True)}
    play(match, "9c")
    assert facts(match) == {"phase": "play", "turn": SOUTH, "count": 80, "blocked": (False, True)}


@pytest.mark.clause("C-7.1")
def test_the_round_ends_when_both_are_blocked() -> None:
    match = play(begun("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")
    ended = seen(match).last_round
    assert ended is not None
    assert (ended.winner, ended.cards, ended.count) == (SOUTH, 2, 2)


@pytest.mark.clause("C-5.3")
def test_the_non_dealer_may_be_blocked_at_the_start() -> None:
    match = begun("Qc Qd Qh Kc Kd", SLOW_NORTH, "Ks")
    assert facts(match) == {"phase": "play", "turn": NORTH, "count": 101, "blocked": (True, False)}


# --- the empty hand -----------------------------------------------------------------------------------
def empty_handed(next_cards: str, **given: str) -> Match:
    """Both hands are empty, the count is 61, and South is to act."""
    return play(begun(SLOW_SOUTH, SLOW_NORTH, f"Qs {next_cards}", **given), *SLOWLY)


@pytest.mark.clause("C-5.5")
def test_an_empty_hand_draws_or_stops() -> None:
    match = empty_handed("7h")
    assert seen(match).hands == ((), ())
    assert facts(match) == {"phase": "play", "turn": SOUTH, "count": 61, "blocked": (False, False)}
    assert match.legal() == ["draw", "stop"]


@pytest.mark.clause("C-5.6", "C-5.10")
def test_a_playable_card_that_was_drawn_must_be_played() -> None:
    match = play(empty_handed("7h 8h"), "draw")
    assert (match.turn, match.legal(), seen(match).phase) == (SOUTH, ["7h"], "drawn")
    assert seen(match).stock[0].card is not None, "it lies face up"
    play(match, "7h")
    assert facts(match) == {"phase": "play", "turn": NORTH, "count": 54, "blocked": (False, False)}
    assert match.legal() == ["draw", "stop"], "the next card is face down"
    assert not seen(match).stock_up


@pytest.mark.clause("C-5.6")
def test_every_way_to_play_a_drawn_card_is_open() -> None:
    assert play(empty_handed("Ah"), "draw").legal() == ["Ah=1", "Ah=11"]
    kings = play(empty_handed("7h Kh"), "draw", "7h", "draw")
    assert kings.legal() == ["Kh/18", "Kh/2", "Kh/27", "Kh/3", "Kh/6", "Kh/9"], "the divisors of 54"


@pytest.mark.clause("C-5.1")
def test_one_card_a_turn() -> None:
    match = play(empty_handed("7h 8h 9h Th"), "draw", "7h")
    assert match.turn == NORTH
    play(match, "draw", "8h", "draw", "9h")
    assert (match.turn, seen(match).count) == (NORTH, 54 - 8 - 9)


@pytest.mark.clause("C-5.9")
def test_a_seat_that_stops_is_blocked() -> None:
    match = play(empty_handed("7h 8h"), "stop")
    assert facts(match) == {"phase": "play", "turn": NORTH, "count": 61, "blocked": (True, False)}
    assert match.legal() == ["draw", "stop"]
    play(match, "draw", "7h")
    assert match.turn == NORTH, "North goes on alone"
    play(match, "stop")
    assert match.scores == (540, 120)


@pytest.mark.clause("C-5.6")
def test_a_drawn_card_that_cannot_be_played_blocks_and_stays_face_up() -> None:
    """61 is prime: the king can be played by neither."""
    match = play(empty_handed("Kh"), "draw")
    assert match.scores == (610, 110), "North, who has no cards, is blocked by it too"


@pytest.mark.clause("C-5.11")
def test_a_leftover_is_dealt_face_up() -> None:
    match = play(empty_handed("Kh 2h 3h 4h 5h", end="endless"), "draw")
    view = seen(match)
    assert (view.round, view.dealer) == (2, SOUTH)
    assert "Kh" in hand(match, NORTH), "the non-dealer gets the first card"
    known = [card_text(sight.card) for sight in view.hands[NORTH] if sight.card is not None]
    assert known == ["Kh"], "and everybody saw it"
    assert not view.stock_up, "which lay there by chance: the next card is face down"
    assert [sight.card for sight in view.hands[SOUTH]] == [None] * 5


@pytest.mark.clause("C-5.7")
def test_a_leftover_is_for_the_next_as_if_the_stock_lay_face_up() -> None:
    position = countdown(play(empty_handed("7h Kh"))).copy()
    position.turned = True
    assert sorted(GAME.text(action) for action in legal_actions(position)) == ["7h", "stop"]


# --- the stock face up --------------------------------------------------------------------------------
@pytest.mark.clause("C-2.4", "C-9.1")
def test_the_top_card_is_known_from_the_deal_on() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs 7h", stock="up")
    assert seen(match).stock_up
    for viewer in (SOUTH, NORTH, 2):
        assert seen(match, viewer).stock[0].card is not None
        assert seen(match, viewer).stock[1].card is None
    play(match, "pass", "pass")
    assert card_text(seen(match).stock[0].card or 0) == "7h", "and so is the next one"


@pytest.mark.clause("C-2.4", "C-9.2")
def test_the_starter_is_not_known_before_it_is_turned() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs 7h")
    assert [sight.card for sight in seen(match, NORTH).stock] == [None] * 42
    play(match, "pass", "pass")
    assert [sight.card for sight in seen(match, NORTH).stock] == [None] * 41


@pytest.mark.clause("C-5.7", "C-5.10")
def test_under_stock_up_a_playable_top_card_is_played_or_not() -> None:
    match = empty_handed("7h 8h", stock="up")
    assert match.legal() == ["7h", "stop"]
    play(match, "7h")
    assert (match.turn, match.legal()) == (NORTH, ["8h", "stop"])


@pytest.mark.clause("C-5.7")
def test_under_stock_up_a_top_card_that_cannot_be_played_blocks() -> None:
    match = empty_handed("Kh", stock="up")
    assert match.scores == (610, 110), "both were blocked without being asked"


@pytest.mark.clause("C-5.9")
def test_under_stock_up_stopping_leaves_the_card_to_the_other() -> None:
    match = play(empty_handed("7h 8h", stock="up"), "stop")
    assert (match.turn, match.legal()) == (NORTH, ["7h", "stop"])
    play(match, "7h")
    assert (match.turn, match.legal()) == (NORTH, ["8h", "stop"])


# --- the stock runs out -------------------------------------------------------------------------------
@pytest.mark.clause("C-5.8")
@pytest.mark.parametrize("stock", ["down", "up"])
def test_an_empty_stock_blocks(stock: str) -> None:
    """Matches were found whose fourth rounds leave no card in the stock."""
    record = read_record((Path(__file__).parent / f"empty_stock_{stock}.limbo").read_text("utf-8"))
    match = Match.of_record(record)
    last, position = match.stages[-2].position, countdown(match)
    who = match.lines[-1].who
    assert isinstance(last, CountdownPosition)
    assert not last.blocked >> who & 1
    assert (position.remaining(), position.left(who), position.final_count > 0) == (0, 0, True)
    assert position.rounds_ended() == 4, "who has no card left to play or to turn is not asked"


@pytest.mark.parametrize("preset", GAME.presets)
def test_each_card_on_the_pile_goes_on_from_the_count_of_the_one_below(preset) -> None:
    """The pile is told step by step, apart from the rules, so the two must lead to one count."""
    looked = 0
    for seed in range(12):
        rng, dealer = Random(seed), Dealer(seed)
        match = Match(GAME, GAME.complete(GAME.presets[preset]), ("South", "North"))
        dealer.deal(match)
        while match.turn >= 0:
            match.push(match.turn, rng.choice(match.legal()))
            dealer.deal(match)
            steps = [card.step for card in seen(match).pile]
            for below, above in pairwise(steps):
                assert above.before == below.count
            if steps and match.turn >= 0:
                assert steps[-1].count == seen(match).count
                looked += 1
    assert looked > 100
