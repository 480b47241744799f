"""What counts as an error, and the box of mistakes: when a card comes back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from limbotable.play.mistakes import LEARNT, counted, due_at, next_stage

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_a_card_that_is_known_comes_back_after_one_three_seven_and_sixteen_days() -> None:
    stage, days = 0, []
    while stage < LEARNT:
        days.append((due_at(stage, NOW) - NOW) / timedelta(days=1))
        stage = next_stage(stage, right=True)
    assert days == [1, 3, 7, 16]
    assert next_stage(LEARNT, right=True) == LEARNT
    assert due_at(LEARNT, NOW) - NOW == timedelta(days=16), "it is kept as long as any"


def test_a_card_that_is_not_known_begins_again() -> None:
    assert [next_stage(stage, right=False) for stage in range(LEARNT)] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("cost", "uncertainty", "told"),
    [(0.03, 0.04, 0.0), (0.04, 0.04, 0.04), (0.05, 0.04, 0.05), (0.009, 0.0, 0.0), (0.01, 0.0, 0.01)],
)
def test_a_difference_within_the_uncertainty_costs_nothing(cost, uncertainty, told) -> None:
    assert counted(cost, uncertainty) == told
