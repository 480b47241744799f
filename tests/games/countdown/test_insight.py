"""The worth of a score: no figures, only the relations that have to hold."""

from __future__ import annotations

import pytest

from limbotable.core.position import arrange
from limbotable.games.countdown.actions import ENDED
from limbotable.games.countdown.rules import CountdownPosition
from tests.games.countdown.deals import GAME, begun, nobody_plays, play


def worth(
    mine: int, theirs: int, end: str = "points 200", phase: int | None = None, win_cards: str = "pile"
) -> float:
    """Return the result that seat 0 may expect with those points after a round."""
    position: CountdownPosition = GAME.start(GAME.complete({"end": end, "win_cards": win_cards}))
    arrange(position, list(range(52)))
    insight = GAME.insight(position)
    position.score0, position.score1 = mine, theirs
    position.gain0, position.gain1 = mine, theirs
    position.round = 2
    if phase is not None:
        position.phase = phase
    assert insight.settled(position)
    return insight.worth(position)


@pytest.mark.parametrize("end", ["points 200", "rounds 5", "endless"])
def test_a_lead_is_worth_more_the_greater_it_is(end: str) -> None:
    values = [worth(100 + lead, 100, end) for lead in range(-90, 100, 10)]
    assert values == sorted(set(values))
    assert 0 < values[0] < values[-1] < 1


@pytest.mark.parametrize("end", ["points 200", "rounds 5", "endless"])
def test_both_seats_expect_1_together(end: str) -> None:
    assert worth(100, 100, end) == 0.5
    for lead in (10, 50, 300):
        assert worth(100 + lead, 100, end) + worth(100, 100 + lead, end) == pytest.approx(1)


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    assert worth(180, 130) > worth(80, 30)
    assert worth(50, 0, "rounds 2") > worth(50, 0, "rounds 20")


def test_where_only_own_cards_count_rounds_are_smaller_and_a_lead_carries_further() -> None:
    """Half of the cards are the winner's own, so that rounds turn the score round less."""
    assert worth(50, 0, "rounds 5", win_cards="own") > worth(50, 0, "rounds 5") > 0.5


def test_the_stages_of_a_round() -> None:
    south = "Kd 2c Ad Ah 9d"
    match = play(begun(south, "3c 4c 5c 6c 7c", "5h"), "Kd/48", "2c")
    stages = [
        int(match.game.insight(one.position).stage(one.position))
        for one in match.stages
        if one.position.turn() >= 0
    ]
    assert stages[:2] == [0, 0], "the doubling"
    assert stages[2] == 1
    assert stages[-1] == 5, "North is blocked"


@pytest.mark.parametrize("points", [200, 280, 500])  # 280: as far above as a lead carries with nothing left
def test_a_tie_above_the_target_goes_on_with_even_chances(points: int) -> None:
    assert worth(points, points) == 0.5


@pytest.mark.parametrize(("mine", "theirs", "expected"), [(200, 190, 1), (190, 200, 0), (80, 80, 0.5)])
def test_a_match_that_is_over_is_won_lost_or_shared(mine: int, theirs: int, expected: float) -> None:
    assert worth(mine, theirs, phase=ENDED) == expected


def test_the_end_of_the_match_settles_too() -> None:
    match = nobody_plays(end="points 1000")
    insight = match.game.insight(match.stages[-2].position)
    assert insight.settled(match.position)
    assert insight.worth(match.position) == 1.0
