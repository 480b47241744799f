"""A cycle: its plays, hidden cards, the taker of the foe, and the starter of the next one."""

from __future__ import annotations

import pytest

from limbotable.core.cards import card_text
from limbotable.play.match import Match
from tests.games.foes.deals import card, dealt, next_round, play, position_of, seen

FOUR = ("2c 3c 4c 5c", "2d 3d 4d 5d", "2h 3h 4h 5h", "2s 3s 4s 5s")
THREE = ("2c 6c 4c 5c", "2d 6d 4d 5d", "2h 6h 4h 5h")
FIVE = ("2c 3c 4c", "2d 3d 4d", "2h 3h 4h", "2s 3s 4s", "5c 6c 7c")


def hand(match: Match, seat: int) -> set[str]:
    held = position_of(match).hand(seat)
    return {card_text(one) for one in range(52) if held >> one & 1}


def markers(match: Match, seat: int) -> set[str]:
    laid = position_of(match).markers(seat)
    return {card_text(one) for one in range(52) if laid >> one & 1}


# --- the deal and the order -----------------------------------------------------------------------------
@pytest.mark.clause("F-1.6", "F-2.3", "F-2.4")
@pytest.mark.parametrize(("hands", "full"), [(THREE, 4), (FOUR, 4), (FIVE, 3)])
def test_the_first_dealer_is_the_last_seat_and_seat_0_starts(hands: tuple[str, ...], full: int) -> None:
    match = dealt(hands)
    assert position_of(match).dealer == len(hands) - 1
    assert match.turn == 0
    assert [hand(match, seat) for seat in range(len(hands))] == [set(one.split()) for one in hands]
    assert {len(one.split()) for one in hands} == {full}


@pytest.mark.clause("F-3.1")
def test_heroes_play_clockwise_one_card_each() -> None:
    match = dealt(FOUR)
    turns = []
    for played in ("5c", "4d", "3h", "2s"):
        turns.append(match.turn)
        play(match, played)
    assert turns == [0, 1, 2, 3]
    assert position_of(match).cycles == 1


@pytest.mark.clause("F-3.2")
def test_a_play_from_the_hand_draws_a_replacement() -> None:
    match = play(dealt(FOUR, "Th 9h"), "5c")
    assert hand(match, 0) == {"2c", "3c", "4c", "Th"}
    assert seen(match, 0).deck[0].token == seen(match, 1).deck[0].token
    assert len(seen(match).deck) == 36 - 16 - 1


@pytest.mark.clause("F-3.3")
def test_a_blind_play_lays_a_marker_and_draws_none() -> None:
    match = play(dealt(FOUR, "Th 9h"), "blind 5c")
    assert (hand(match, 0), markers(match, 0)) == ({"2c", "3c", "4c"}, {"5c"})
    assert [one.sight.card for one in seen(match).cycle.cards] == [card("Th")]


@pytest.mark.clause("F-3.4", "R-1.3")
def test_an_empty_hand_plays_blind_without_a_marker() -> None:
    match = dealt(THREE)
    for _ in range(4):
        for _ in range(3):
            play(match, next(text for text in match.legal() if text.startswith("blind")))
    assert [hand(match, seat) for seat in range(3)] == [set(), set(), set()]
    assert match.legal() == ["blind"]
    play(match, "blind")
    assert [len(markers(match, seat)) for seat in range(3)] == [4, 4, 4]


# --- the target -------------------------------------------------------------------------------------------
def target(match: Match, *cards: str) -> int | None:
    play(match, *cards)
    last = seen(match).last_cycle
    assert last is not None
    return last.target


@pytest.mark.clause("F-4.1", "F-4.2")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("5c", "4d", "3h", "2s"), 3),
        (("2c", "3d", "4h", "5s"), 0),
        (("2c", "2d", "4h", "5s"), 2),
        (("3c", "2d", "2h", "5s"), 0),
        (("2c", "2d", "5h", "4s"), 3),
        (("2c", "2d", "2h", "5s"), 0),
        (("2c", "2d", "5h", "2s"), 1),
        (("5c", "2d", "2h", "2s"), 3),
        (("2c", "5d", "2h", "2s"), 2),
        (("2c", "2d", "2h", "2s"), None),
        (("2c", "2d", "3h", "3s"), None),
        (("5c", "4d", "5h", "4s"), None),
    ],
)
def test_the_lowest_visible_card_takes_the_foe(cards: tuple[str, ...], expected: int | None) -> None:
    assert target(dealt(FOUR), *cards) == expected


@pytest.mark.clause("F-4.1")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("2c", "2d", "2h", "2s", "7c"), 4),
        (("3c", "3d", "4h", "4s", "5c"), 4),
        (("4c", "4d", "4h", "3s", "5c"), 3),
        (("4c", "4d", "4h", "2s", "5c"), 3),
        (("4c", "4d", "4h", "4s", "5c"), 4),
    ],
)
def test_with_five_there_is_always_a_target(cards: tuple[str, ...], expected: int) -> None:
    assert target(dealt(FIVE), *cards) == expected


@pytest.mark.clause("F-4.1")
def test_of_three_the_odd_colour_is_visible_though_it_is_no_longer_the_lowest() -> None:
    assert target(dealt(FIVE), "4c", "4d", "4h", "3s", "5c") == 3
    assert target(dealt(FIVE), "4c", "4d", "4h", "4s", "6c") == 4


# --- the end of a cycle -----------------------------------------------------------------------------------
@pytest.mark.clause("F-2.2", "F-4.3", "R-1.1")
def test_the_taker_has_the_foe_and_the_hero_on_the_left_starts() -> None:
    match = play(dealt(FOUR, "", "Kh Js"), "5c", "2d", "4h", "3s")
    assert [one.card for one in seen(match).corners[1].foes] == [card("Kh")]
    assert seen(match).foe == seen(match).foe
    assert position_of(match).met >> card("Js") & 1, "the next foe is turned up"
    assert match.turn == 2
    play(match, "5h", "4s", "3c", "3d")
    assert [len(corner.foes) for corner in seen(match).corners] == [0, 1, 0, 1], "3c and 3d hide each other"
    assert match.turn == 0


@pytest.mark.clause("F-4.4")
def test_after_a_draw_the_foe_stays_and_the_last_player_starts() -> None:
    match = play(dealt(FOUR, "", "Kh Js"), "5c", "4d", "5h", "4s")
    foe = seen(match).foe
    assert foe is not None
    assert foe.card == card("Kh")
    assert [len(corner.foes) for corner in seen(match).corners] == [0, 0, 0, 0]
    assert (match.turn, seen(match).cycles, seen(match).taken) == (3, 1, None)


@pytest.mark.clause("F-4.5")
def test_played_cards_are_discarded() -> None:
    match = play(dealt(FOUR), "5c", "2d", "4h", "3s")
    assert position_of(match).discards == sum(1 << card(name) for name in ("5c", "2d", "4h", "3s"))
    assert seen(match).cycle.cards == ()


# --- the Shadow -------------------------------------------------------------------------------------------
@pytest.mark.clause("F-1.5", "F-2.4", "F-3.5")
def test_the_shadow_sits_left_of_the_dealer_and_starts() -> None:
    match = dealt(FOUR[:3], "Th", shadow="yes")
    assert seen(match).order == (3, 0, 1, 2)
    assert [(one.hero, one.sight.card, one.blind) for one in seen(match).cycle.cards] == [
        (3, card("Th"), True)
    ]
    assert match.turn == 0, "he plays by himself"


@pytest.mark.clause("F-3.5", "F-4.2")
def test_the_shadow_takes_foes_and_plays_in_his_turn() -> None:
    match = dealt(FOUR[:3], "2s", "Kh Js Qd", shadow="yes")
    play(match, "5c", "4d", "3h")
    assert [len(corner.foes) for corner in seen(match).corners] == [0, 0, 0, 1]
    assert match.turn == 0, "the hero on the Shadow's left starts"
    play(match, "4c", "3d", "2h")
    assert len(seen(match).corners[2].foes) == 1
    last = seen(match).last_cycle
    assert last is not None
    assert [one.hero for one in last.cards] == [0, 1, 2, 3], "he played last, after seat 2"
    assert [one.hero for one in seen(match).cycle.cards] == [3], "seat 2 is the dealer: the Shadow starts"


@pytest.mark.clause("F-1.5", "F-1.6")
def test_the_deal_moves_left_and_the_shadow_with_it() -> None:
    match = next_round(dealt(FOUR[:3], shadow="yes", match="wins 5"))
    assert (seen(match).round, seen(match).dealer) == (2, 0)
    assert seen(match).order == (3, 1, 2, 0)
    assert seen(match).cycle.cards[0].hero == 3
    assert match.turn == 1


@pytest.mark.clause("F-2.1", "F-2.3")
def test_a_new_round_is_dealt_from_all_cards() -> None:
    match = next_round(dealt(FOUR, match="wins 5"))
    assert (match.turn, position_of(match).dealer) == (1, 0)
    assert [len(one) for one in seen(match).hands] == [4, 4, 4, 4]
    assert [len(one) for one in seen(match).markers] == [0, 0, 0, 0]
    assert [len(corner.foes) for corner in seen(match).corners] == [0, 0, 0, 0]
    assert len(seen(match).deck) == 20
    assert match.lines[-1].action.startswith("shuffle tactics")
    assert len(match.lines[-1].action.split()) == 2 + 36
    first = match.lines[-1].action.split()[2]
    assert card(first) in [one.card for one in seen(match, 1).hands[1]], "from the dealer's left"
