"""Decisions at which all actions win, or none can: what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from limbotable.core.phrases import phrase
from limbotable.games import in_english
from limbotable.play.reasons import Compared
from limbotable.search.thought import Considered

ACTIONS = ("tile 1,0", "tile 0,1", "tile -1,0")


def compared(values: Sequence[float], error: float, **more: Any) -> Compared:
    """Return the first action beside the others, with so high chances."""
    found = [Considered(action, 9, value) for action, value in zip(ACTIONS, values, strict=False)]
    return Compared(ACTIONS[0], values[0], found, error, **more)


@pytest.mark.parametrize(
    ("values", "error", "said"),
    [
        ((1.0, 1.0, 1.0), 0.0, "Every action wins here."),
        ((1.0, 1.0, 1.0), 0.01, "As far as can be seen, every action wins here."),
        ((1.0, 0.998, 0.996), 0.0, "As far as can be seen, every action wins here."),
        ((0.998, 0.996), 0.01, "As far as can be seen, every action wins here."),
        ((0.0, 0.0, 0.0), 0.0, "No action can win any more."),
        ((0.0, 0.0, 0.0), 0.01, "As far as can be seen, no action can win any more."),
        ((0.004, 0.002, 0.0), 0.0, "As far as can be seen, no action can win any more."),
        ((0.004, 0.0), 0.0, "As far as can be seen, no action can win any more."),
    ],
)
def test_where_all_actions_win_or_none_can_that_is_said(values, error: float, said: str) -> None:
    outcome = compared(values, error).outcome
    assert outcome is not None
    assert in_english(outcome) == said


@pytest.mark.parametrize(
    ("values", "error", "more"),
    [
        ((1.0, 1.0, 0.995), 0.0, {}),
        ((1.0, 1.0), 0.02, {}),
        ((0.0, 0.0), 0.02, {}),
        ((0.005, 0.0), 0.0, {}),
        ((0.0, 0.5), 0.0, {}),  # the first one was taken, and is not the best
        ((1.0, 1.0), 0.0, {"at_most": ACTIONS[1:2]}),
        ((1.0, 1.0), 0.0, {"are_all": False}),
        ((1.0,), 0.0, {}),
        ((0.0,), 0.0, {}),
    ],
)
def test_elsewhere_nothing_is_said_of_all_actions(values, error: float, more) -> None:
    assert compared(values, error, **more).outcome is None


def test_that_none_can_win_follows_from_limits_too() -> None:
    found = compared((0.0, 0.0), 0.0, at_most=ACTIONS[1:2], are_all=False)
    assert found.outcome == phrase("reason.none-wins")


def test_an_action_that_was_never_tried_wins_only_where_that_is_proven() -> None:
    untried = [Considered(ACTIONS[0], 9, 1.0), Considered(ACTIONS[1], 0, 0.998)]
    assert Compared(ACTIONS[0], 1.0, untried, 0.0).outcome is None
    proven = [Considered(ACTIONS[0], 9, 1.0), Considered(ACTIONS[1], 0, 1.0)]
    assert Compared(ACTIONS[0], 1.0, proven, 0.0).outcome is not None
