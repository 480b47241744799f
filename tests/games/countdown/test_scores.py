"""The pay of a round, the next dealer, and the end of a match."""

from __future__ import annotations

import pytest

from limbotable.core.position import CHANCE, OVER
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.testing.matches import Case
from tests.games.countdown.deals import (
    GAME,
    NORTH,
    SOUTH,
    dealt,
    nobody_plays,
    north_wins,
    play,
    seen,
    south_wins,
)


@pytest.mark.clause("C-7.3", "C-7.4", "C-7.5")
@pytest.mark.parametrize(
    ("win_cards", "doubling", "calls", "expected"),
    [
        ("pile", "both", ("pass", "pass"), (20, 20)),
        ("pile", "both", ("double", "pass"), (40, 40)),
        ("pile", "both", ("pass", "double"), (40, 40)),
        ("pile", "both", ("double", "double"), (80, 80)),
        ("pile", "winner", ("pass", "pass"), (20, 20)),
        ("pile", "winner", ("double", "pass"), (40, 20)),
        ("pile", "winner", ("double", "double"), (80, 20)),
        ("own", "both", ("pass", "pass"), (10, 20)),
        ("own", "both", ("pass", "double"), (20, 40)),
        ("own", "both", ("double", "double"), (40, 80)),
        ("own", "winner", ("pass", "pass"), (10, 20)),
        ("own", "winner", ("pass", "double"), (20, 20)),
        ("own", "winner", ("double", "double"), (40, 20)),
    ],
)
def test_a_round_won_by_the_non_dealer(
    win_cards: str, doubling: str, calls: tuple[str, str], expected: tuple[int, int]
) -> None:
    match = south_wins(*calls, win_cards=win_cards, doubling=doubling)
    assert match.scores == expected
    ended = seen(match).last_round
    assert ended is not None
    assert (ended.number, ended.winner, ended.count, ended.gains) == (1, SOUTH, 2, expected)
    assert ended.factor == 2 ** calls.count("double")


@pytest.mark.clause("C-4.3", "C-7.3", "C-7.5")
@pytest.mark.parametrize(
    ("win_cards", "doubling", "calls", "expected"),
    [
        ("pile", "both", ("pass", "pass"), (20, 30)),
        ("pile", "both", ("double", "double"), (80, 120)),
        ("pile", "winner", ("double", "double"), (20, 120)),
        ("own", "both", ("pass", "pass"), (20, 20)),  # the king and the starter
        ("own", "both", ("double", "pass"), (40, 40)),
        ("own", "winner", ("double", "double"), (20, 80)),
    ],
)
def test_a_round_won_by_the_dealer_as_owner_of_the_starter(
    win_cards: str, doubling: str, calls: tuple[str, str], expected: tuple[int, int]
) -> None:
    assert north_wins(*calls, win_cards=win_cards, doubling=doubling).scores == expected


@pytest.mark.clause("C-7.2")
@pytest.mark.parametrize("win_cards", ["pile", "own"])
def test_a_round_of_nothing_but_the_starter_is_the_dealers(win_cards: str) -> None:
    assert nobody_plays(win_cards=win_cards).scores == (1010, 10)


@pytest.mark.clause("C-7.1", "C-7.4")
def test_the_count_0_pays_the_loser_nothing() -> None:
    match = dealt("Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h")
    play(match, "pass", "pass", "Kd/48", "2c", "Ad=1")
    assert match.scores == (40, 0)


@pytest.mark.clause("C-8.4")
def test_points_add_up_over_the_rounds() -> None:
    case = Case(GAME.id, GAME.complete({"end": "rounds 6"}), seed=3, plies=500)
    match = case.match()
    total = [0, 0]
    told = 0
    for ply in range(match.ply + 1):
        position = match.stages[ply].position
        assert isinstance(position, CountdownPosition)
        if position.rounds_ended() > told:
            told += 1
            total[0] += position.gain0
            total[1] += position.gain1
        assert GAME.scores(position) == tuple(total)
    assert told == 6


# --- the next round -----------------------------------------------------------------------------------
@pytest.mark.clause("C-7.6")
@pytest.mark.parametrize(
    ("round_of", "next_dealer", "dealer"),
    [
        (south_wins, "alternate", SOUTH),
        (north_wins, "alternate", SOUTH),
        (south_wins, "winner", SOUTH),
        (north_wins, "winner", NORTH),
    ],
)
def test_the_next_dealer(round_of, next_dealer: str, dealer: int) -> None:
    match = round_of(next_dealer=next_dealer)
    assert (seen(match).round, seen(match).dealer) == (2, dealer)
    assert match.turn == 1 - dealer, "the non-dealer speaks first"


@pytest.mark.clause("C-2.2")
def test_the_next_deal_is_from_the_cards_left() -> None:
    match = south_wins(deal="continue")
    assert (seen(match).phase, seen(match).round) == ("double", 2)
    assert len(seen(match).stock) == 52 - 11 - 10


@pytest.mark.clause("C-2.2")
def test_the_next_deal_is_from_all_52() -> None:
    match = south_wins(deal="reshuffle")
    assert (seen(match).phase, match.turn) == ("shuffle", CHANCE)
    assert match.chance is not None
    assert len(match.chance.things) == 52


@pytest.mark.clause("C-2.2")
@pytest.mark.parametrize(("left", "turn"), [(12, NORTH), (11, NORTH), (10, CHANCE), (0, CHANCE)])
def test_fewer_than_11_cards_are_shuffled_with_all_others(left: int, turn: int) -> None:
    match = dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h")
    play(match, "pass", "pass")
    position = match.position.copy()
    assert isinstance(position, CountdownPosition)
    position.top = 52 - left
    position.play(GAME.parse("Kd/48"))
    assert position.rounds_ended() == 1
    assert position.turn() == turn
    if turn == CHANCE:
        assert len(GAME.chance(position).things) == 52


# --- the end of the match -------------------------------------------------------------------------------
@pytest.mark.clause("C-8.1", "C-8.4")
def test_the_points_win_at_the_end_of_the_round() -> None:
    match = nobody_plays(end="points 1000")
    assert (match.turn, match.legal()) == (OVER, [])
    assert match.result is not None
    assert match.result.winners == (SOUTH,)
    assert match.result.scores == (1010, 10)
    assert match.result.ranks == (1, 2)


@pytest.mark.clause("C-8.1")
@pytest.mark.parametrize(("points", "over"), [(80, True), (81, False)])
def test_the_points_need_only_be_reached(points: int, over: bool) -> None:
    match = dealt("Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h", end=f"points {points}")
    play(match, "double", "pass", "Kd/48", "2c", "Ad=1")
    assert match.scores == (80, 0)
    assert (match.result is not None) == over


@pytest.mark.clause("C-8.1")
def test_of_two_with_the_points_the_higher_total_wins() -> None:
    match = north_wins("double", "double", end="points 50")
    assert match.scores == (80, 120)
    assert match.result is not None
    assert (match.result.winners, match.result.ranks) == ((NORTH,), (2, 1))


@pytest.mark.clause("C-8.1")
def test_a_tie_with_the_points_plays_on() -> None:
    match = south_wins("double", "double", end="points 50")
    assert match.scores == (80, 80)
    assert (match.result, seen(match).round) == (None, 2)


@pytest.mark.clause("C-8.2")
def test_rounds_end_the_match_and_a_tie_is_shared() -> None:
    match = south_wins(end="rounds 1")
    assert match.scores == (20, 20)
    assert match.result is not None
    assert (match.result.winners, match.result.ranks) == ((SOUTH, NORTH), (1, 1))


@pytest.mark.clause("C-8.2")
def test_rounds_go_to_the_higher_total_however_high() -> None:
    match = nobody_plays(end="rounds 2")
    assert (match.result, seen(match).round) == (None, 2)
    match = nobody_plays(end="rounds 1")
    assert match.result is not None
    assert match.result.winners == (SOUTH,)


@pytest.mark.clause("C-8.3")
def test_an_endless_match_goes_on() -> None:
    match = nobody_plays("double", "double", end="endless")
    assert match.scores == (4040, 40)
    assert (match.result, seen(match).round) == (None, 2)


@pytest.mark.clause("C-8.5")
def test_a_match_that_is_over_needs_no_shuffle() -> None:
    assert nobody_plays(end="points 1000", deal="reshuffle").turn == OVER


# --- options ------------------------------------------------------------------------------------------
ENGLISH = {
    "stock": "down",
    "deal": "continue",
    "win_cards": "pile",
    "doubling": "both",
    "next_dealer": "alternate",
    "end": "points 200",
}
JAPANESE = {
    "stock": "up",
    "deal": "reshuffle",
    "win_cards": "own",
    "doubling": "winner",
    "next_dealer": "winner",
    "end": "points 200",
}


@pytest.mark.clause("C-1.3")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, ENGLISH),
        ({"preset": "english"}, ENGLISH),
        ({"preset": "japanese"}, JAPANESE),
        ({"preset": "japanese", "stock": "down"}, JAPANESE | {"stock": "down"}),
        ({"stock": "down", "preset": "japanese"}, JAPANESE | {"stock": "down"}),
        ({"end": "rounds 20"}, ENGLISH | {"end": "rounds 20"}),
        ({"end": "endless"}, ENGLISH | {"end": "endless"}),
    ],
)
def test_presets_and_options(given: dict[str, object], expected: dict[str, object]) -> None:
    assert GAME.complete(given) == expected
