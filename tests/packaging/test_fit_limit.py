"""The script that fits the weights of Limit: it finds known weights, and writes them for the game."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import fit_limit
from fit_limit import Played, Sample, fitted, loss
from limbotable.games.limit import weights

FIGURES = 3


def sample(seats: int, truth: np.ndarray[tuple[int], np.dtype[np.float64]], positions: int) -> Sample:
    """Return positions whose winners are drawn by known weights."""
    rng = np.random.default_rng(5)
    figures = rng.normal(size=(positions, seats, FIGURES))
    stages = rng.uniform(size=positions)
    stage = stages[:, None, None]
    strength = np.concatenate((figures, figures * stage, figures * stage**2), axis=2) @ truth
    winners = (strength + rng.gumbel(size=strength.shape)).argmax(axis=1)  # a draw from their softmax
    won = np.eye(seats)[winners]
    left_out = np.arange(positions) % 5 == 0
    return Sample(figures, stages, won, np.ones((positions, seats)), left_out, won)


@pytest.mark.parametrize("seats", [2, 3])
def test_known_weights_are_found_again(seats: int) -> None:
    truth = np.array([1.0, -0.5, 0.0, 0.0, 1.0, 0.0, 0.5, 0.0, -1.0])
    known = sample(seats, truth, 60_000)
    found = fitted(known, ~known.left_out, np.zeros(9), 1.0)
    figures = [found[k] + found[k + 3] * 0.5 + found[k + 6] * 0.25 for k in range(3)]
    meant = [truth[k] + truth[k + 3] * 0.5 + truth[k + 6] * 0.25 for k in range(3)]
    assert figures == pytest.approx(meant, abs=0.05)
    assert loss(known, known.left_out, found) == pytest.approx(loss(known, known.left_out, truth), abs=0.002)
    assert loss(known, known.left_out, found) < loss(known, known.left_out, np.zeros(9)) - 0.1


def test_a_strong_prior_is_kept() -> None:
    known = sample(2, np.ones(9), 1000)
    prior = np.full(9, 0.25)
    assert fitted(known, ~known.left_out, prior, 1e9) == pytest.approx(prior, abs=1e-4)


def test_a_match_is_a_line_and_is_played_again_as_it_was() -> None:
    played = Played(2, 4, 7, 1, (4194987, 4195023), (None, 0.25))
    assert Played.parse(played.line()) == played


def test_the_weights_that_are_written_are_those_that_were_fitted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit_limit, "_OPENING", 1_000)
    monkeypatch.setattr(fit_limit, "_BALLS", (4,) * 10)
    matches = tmp_path / "some.matches"
    lines = [fit_limit.play(seats, seed).line() for seats in (2, 3) for seed in range(1, 6)]
    assert lines == [fit_limit.play(seats, seed).line() for seats in (2, 3) for seed in range(1, 6)]
    matches.write_text("".join(lines), "ascii")
    monkeypatch.setattr(fit_limit, "_WEIGHTS_FILE", tmp_path / "weights.py")
    monkeypatch.setattr(fit_limit, "_OPENING", 6)
    fit_limit.fit([matches])
    names: dict[str, tuple[weights.Weights, weights.Weights]] = {}
    exec((tmp_path / "weights.py").read_text("ascii"), names)
    for table, there in zip(names["WEIGHTS"], weights.WEIGHTS, strict=True):
        assert np.array(table).shape == np.array(there).shape
        assert np.abs(np.array(table)).max() > 0.01
