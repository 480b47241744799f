"""The script that fits the weights of Libtis: it finds known weights, and writes them for the game."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import fit_libtis
from fit_libtis import fitted, foretelling, judging, loss
from limbotable.games.libtis import weights
from limbotable.games.libtis.standing import FIGURES
from limbotable.search.thought import Limit


def test_known_weights_are_found_again() -> None:
    rng = np.random.default_rng(5)
    truth = np.array([1.0, -0.5, 0.0])
    figures = rng.normal(size=(20_000, 4, 3))
    winners = (figures @ truth + rng.gumbel(size=(20_000, 4))).argmax(axis=1)  # a draw from their softmax
    won = np.eye(4)[winners]
    found = fitted(figures, won, np.zeros(3), 1.0)
    assert found == pytest.approx(truth, abs=0.05)
    assert loss(figures, won, found) <= loss(figures, won, truth)
    assert loss(figures, won, found) < loss(figures, won, np.zeros(3)) - 0.1
    prior = np.full(3, 0.25)
    assert fitted(figures, won, prior, 1e9) == pytest.approx(prior, abs=1e-3)


def test_points_tell_the_weights_sooner_than_wins_do() -> None:
    rng = np.random.default_rng(6)
    truth = np.array([1.0, -0.5, 0.0])
    figures = rng.normal(size=(400, 4, 3))
    points = 5.0 * (figures @ truth + rng.gumbel(size=(400, 4)))
    won = np.eye(4)[points.argmax(axis=1)]
    found = foretelling(figures, won, points + 40.0)  # what all have counts for nothing
    assert found == pytest.approx(truth, abs=0.15)
    by_wins = fitted(figures, won, np.zeros(3), 1.0)
    assert np.abs(found - truth).max() < np.abs(by_wins - truth).max()


def test_other_numbers_of_seats_are_held_to_the_usual_weights() -> None:
    rng = np.random.default_rng(7)
    figures = rng.normal(size=(20, 3, 3))
    points = rng.normal(size=(20, 3))
    won = np.eye(3)[points.argmax(axis=1)]
    usual = np.array([0.5, 0.25, -1.0])
    assert judging(figures, won, points, usual) == pytest.approx(usual, abs=0.1)
    assert judging(figures, won, points, None) != pytest.approx(usual, abs=0.1)


def test_the_weights_that_are_written_are_those_that_were_fitted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit_libtis, "_LIMIT", Limit(playouts=4, telling=False))
    standings = [list(fit_libtis.played(3, seed)) for seed in (1, 4, 6)]
    assert standings == [list(fit_libtis.played(3, seed)) for seed in (1, 4, 6)]
    assert [left for left, *_ in standings[0]] == [2, 1]
    file = tmp_path / "some.standings"
    file.write_text("".join(json.dumps(one) + "\n" for some in standings for one in some), "ascii")
    monkeypatch.setattr(fit_libtis, "_WEIGHTS_FILE", tmp_path / "weights.py")
    fit_libtis.fit([file])
    names: dict[str, tuple[tuple[tuple[float, ...], tuple[float, ...]], ...]] = {}
    exec((tmp_path / "weights.py").read_text("ascii"), names)
    written = names["WEIGHTS"]
    assert written[1:] == weights.WEIGHTS[1:]
    assert written[0] != weights.WEIGHTS[0]
    assert [[len(row) for row in rows] for rows in written] == [[FIGURES, FIGURES]] * 3
