"""The script that fits the habits of strong players of Libtis."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import fit_habits
from fit_habits import Choices, HabitWeights, fitted, losses
from limbotable.games.libtis import habit_weights
from limbotable.search.thought import Limit


@pytest.fixture
def decisions(monkeypatch: pytest.MonkeyPatch) -> list[fit_habits.Decision]:
    """Return decisions of matches with few playouts."""
    monkeypatch.setattr(fit_habits, "_LIMIT", Limit(playouts=8, telling=False))
    return [one for seed in (1, 5, 6) for one in fit_habits.watched(3, seed)]


def test_a_match_is_watched_from_its_number_alone(decisions: list[fit_habits.Decision]) -> None:
    assert list(fit_habits.watched(3, 1)) == decisions[:45]
    assert len(decisions) == 3 * 45
    assert sorted({stage for stage, *_ in decisions}) == list(range(15))


def test_the_slope_is_that_of_the_loss(decisions: list[fit_habits.Decision]) -> None:
    choices = Choices.of(decisions)
    rng = np.random.default_rng(2)
    tables = [rng.normal(size=shape) * 0.3 for shape in ((15, 15), (15, 9), (5, 20))]
    loss, slopes = losses(HabitWeights(*tables), choices)
    step = 1e-6
    for part, slope, rows in zip(
        range(3), slopes, (choices.stages, choices.stages, choices.stages % 5), strict=True
    ):
        for column in range(tables[part].shape[1]):
            moved = [table.copy() for table in tables]
            moved[part][:, column] += step
            change = (losses(HabitWeights(*moved), choices)[0] - loss).sum() / step
            assert change == pytest.approx(slope[:, column].sum(), abs=1e-3)
        assert len(rows) == len(slope)


def test_what_is_fitted_foretells_choices(decisions: list[fit_habits.Decision]) -> None:
    choices = Choices.of(decisions)
    even = losses(HabitWeights.of(fit_habits.NONE), choices)[0]
    actions = [
        sum(
            1
            for card in hand
            for target in range(8)
            if fit_habits.FITTING[card][target]
            for source, count in enumerate([*cubes, supply])
            if count and source != target
        )
        for _, hand, supply, cubes, _, _ in decisions
    ]
    assert even == pytest.approx(np.log(actions))
    assert losses(fitted(choices, steps=40), choices)[0].mean() < even.mean() - 0.2


def test_the_weights_that_are_written_are_those_that_were_fitted(
    decisions: list[fit_habits.Decision], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "some.choices"
    file.write_text("".join(json.dumps(one) + "\n" for one in decisions), "ascii")
    monkeypatch.setattr(fit_habits, "_WEIGHTS_FILE", tmp_path / "habit_weights.py")
    fit_habits.fit([file])
    names: dict[str, tuple[tuple[float, ...], ...]] = {}
    exec((tmp_path / "habit_weights.py").read_text("ascii"), names)
    for name in ("ARRIVING", "LEAVING", "CARDS"):
        shipped = getattr(habit_weights, name)
        assert [len(row) for row in names[name]] == [len(row) for row in shipped]
        assert names[name] != shipped
