from __future__ import annotations

import pytest
from msgspec.structs import replace

from limbotable.core.errors import IllegalAction
from limbotable.core.game import Line
from limbotable.play.match import Match
from limbotable.play.undo import actions_to_take_back, may_take_back, seen_since
from tests.games.countdown.deals import (
    GAME,
    NORTH,
    SLOW_NORTH,
    SLOW_SOUTH,
    SLOWLY,
    SOUTH,
    begun,
    dealt,
    nobody_plays,
    play,
    shuffled,
    south_wins,
)
from tests.headers import with_keys


def test_a_new_match_waits_for_the_shuffle() -> None:
    match = Match(GAME, GAME.complete({}), ["South", "North"])
    assert (match.ply, match.turn, match.legal(), match.scores) == (0, -1, [], (0, 0))
    assert match.chance is not None
    assert match.result is None
    assert len(match.stages) == 1


def test_pushing_adds_a_line_and_a_stage() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    match.push(SOUTH, "pass")
    assert (match.ply, len(match.stages), match.turn) == (2, 3, NORTH)
    assert match.lines[-1] == Line(SOUTH, "pass")
    assert match.chance is None


def test_a_refused_action_leaves_no_trace() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    lines, stages = list(match.lines), list(match.stages)
    for who, action in [(NORTH, "pass"), (SOUTH, "2c"), (SOUTH, "nonsense")]:
        with pytest.raises(Exception, match=r"illegal|countdown|notation"):
            match.push(who, action)
    assert (list(match.lines), list(match.stages)) == (lines, stages)


def test_popping_takes_back_actions_in_order() -> None:
    match = begun(SLOW_SOUTH, SLOW_NORTH, "Qs")
    play(match, "2c", "2d")
    assert match.pop(2) == (Line(SOUTH, "2c"), Line(NORTH, "2d"))
    assert (match.turn, match.ply) == (SOUTH, 3)
    assert match.pop() == (Line(NORTH, "pass"),)
    assert match.turn == NORTH


@pytest.mark.clause("P-2.9")
def test_popping_takes_the_chance_lines_after_the_action() -> None:
    match = nobody_plays(deal="reshuffle", end="endless")
    deal = shuffled(SLOW_SOUTH, SLOW_NORTH, "Qs")
    match.push(-1, deal)
    assert match.pop() == (Line(NORTH, "pass"), Line(-1, deal))


@pytest.mark.parametrize("count", [-1, 0, 3, 99])
def test_there_must_be_so_many_actions(count: int) -> None:
    match = begun(SLOW_SOUTH, SLOW_NORTH, "Qs")
    with pytest.raises(ValueError, match="2 actions"):
        match.pop(count)
    assert match.ply == 3


def test_the_first_shuffle_is_never_taken_back() -> None:
    match = begun(SLOW_SOUTH, SLOW_NORTH, "Qs")
    match.pop(2)
    assert (match.ply, match.actions_taken()) == (1, 0)
    with pytest.raises(ValueError, match="0 actions"):
        match.pop()


def test_two_matches_share_nothing() -> None:
    first, second = begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), begun(SLOW_SOUTH, SLOW_NORTH, "Qs")
    first.push(SOUTH, "2c")
    assert second.ply == 3
    with pytest.raises(IllegalAction):
        second.push(NORTH, "2d")


# --- taking back --------------------------------------------------------------------------------------
@pytest.mark.parametrize(("people", "count"), [({SOUTH}, 2), ({NORTH}, 1), ({SOUTH, NORTH}, 1), (set(), 0)])
def test_taking_back_reaches_to_the_last_action_of_a_person(people: set[int], count: int) -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c", "2d")
    assert actions_to_take_back(match, people) == count


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert actions_to_take_back(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), {SOUTH, NORTH}) == 0


def test_who_has_looked_since_an_action_is_told_by_the_ply_seen_last() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c", "2d")
    for count, looked in ((1, {SOUTH}), (2, {SOUTH, NORTH})):
        assert seen_since(match, count, {SOUTH: match.ply, NORTH: match.ply - 1}) == looked


def test_an_action_that_showed_nothing_new_may_be_taken_back() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    assert may_take_back(play(match, "pass"), 1, {SOUTH})
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c")
    assert may_take_back(match, 1, {SOUTH}), (
        "South knew the card; that North has seen it now gives South nothing"
    )


def test_an_action_that_showed_a_card_may_not() -> None:
    match = begun(SLOW_SOUTH, SLOW_NORTH, "Qs")
    assert not may_take_back(match, 1, {SOUTH}), "North has seen the starter now"
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c", "2d")
    assert not may_take_back(match, 2, {SOUTH}), "South has seen a card of North's"
    assert may_take_back(match, 1, {NORTH})
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs 7h"), *SLOWLY, "draw")
    assert not may_take_back(match, 1, {SOUTH})


def test_a_seat_that_has_seen_a_card_since_takes_nothing_back_for_another() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c")
    assert not may_take_back(match, 1, {NORTH})
    assert not may_take_back(match, 1, {SOUTH, NORTH})
    match = play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "pass")
    assert may_take_back(match, 1, {NORTH}), "nobody has seen anything"


def test_a_card_seen_by_the_acting_seat_alone_is_not_taken_back_for_it_by_others(monkeypatch) -> None:
    match = play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "pass")
    assert may_take_back(match, 1, {NORTH})
    *others, now = match.stages
    (shuffle,) = now.sightings.shuffles
    south, *rest = shuffle.seen
    unseen = ~south & -~south  # as if passing had shown one card more to South alone
    seen = replace(shuffle, seen=(south | unseen, *rest))
    stages = [*others, replace(now, sightings=replace(now.sightings, shuffles=(seen,)))]
    monkeypatch.setattr(Match, "stages", stages)
    assert not may_take_back(match, 1, {NORTH})


def test_nobody_takes_back_a_shuffle() -> None:
    match = south_wins(deal="reshuffle")
    assert may_take_back(match, 1, {SOUTH})
    match.push(-1, shuffled(SLOW_SOUTH, SLOW_NORTH, "Qs"))
    assert not may_take_back(match, 1, {SOUTH}), "South knows the new hand, though the action showed no card"


@pytest.mark.clause("R-4.7")
@pytest.mark.parametrize(("casual", "expected"), [(True, True), (False, False), ("yes", False), (1, False)])
def test_in_a_casual_match_everything_may_be_taken_back(casual: object, expected: bool) -> None:
    match = begun(SLOW_SOUTH, SLOW_NORTH, "Qs")
    match.header = with_keys(match.header, {"casual": casual})
    assert may_take_back(match, 1, {SOUTH}) is expected


def test_the_beginning_of_a_match_is_a_match_of_its_own() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    for _ in range(4):
        match.push(match.turn, match.legal()[-1])
    for ply in (0, 1, 3, match.ply):
        part = match.until(ply)
        assert list(part.lines) == list(match.lines[:ply])
        assert part.seats == match.seats
        assert part.turn == match.stages[ply].position.turn()
    part = match.until(3)
    whole, action = list(match.lines), match.lines[3]
    part.push(action.who, action.action)
    assert part.ply == 4
    assert list(match.lines) == whole
    part.pop(1)
    assert list(match.lines) == whole
