"""The script that fits the manners of teams: what it counts, changes and writes."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest
from msgspec.structs import replace

import fit_foes
from fit_foes import changed, counted, kind_of, won, written
from limbotable.games.foes.figures import Figures
from limbotable.games.foes.manners import MANNERS

FIGURES = Figures((0.4, 0.3, 0.2, 0.1) * 4, blind=0.15, least=6.0, low=0.02, high=0.01)


def test_a_team_gets_foes_mostly_where_it_likes_them() -> None:
    found = counted((3, 4, True), FIGURES, 40)
    assert found == replace(FIGURES, weights=found.weights)
    rows = [found.weights[k : k + 4] for k in range(0, 16, 4)]
    assert all(sum(row) == pytest.approx(1.0, abs=0.001) and min(row) >= 0.0 for row in rows)
    assert all(row[0] > 0.5 for row in rows), "far from what it began with"


def test_the_shares_of_two_teams_are_of_the_same_deals() -> None:
    assert won((3, 4, True), FIGURES, 30, 5) == won((3, 4, True), FIGURES, 30, 5)
    helpless = replace(FIGURES, blind=0.0, low=1.0, high=1.0)
    assert won((3, 4, False), replace(helpless, weights=FIGURES.weights[:3]), 30, 5) < won(
        (3, 4, False), None, 30, 5
    )


def test_a_figure_changes_by_a_factor_and_a_step_but_not_below_zero() -> None:
    assert changed(FIGURES, "blind", 2.0, 0.0) == replace(FIGURES, blind=0.3)
    assert changed(FIGURES, "soon", 1.0, 2.0) == replace(FIGURES, soon=2.0)
    assert changed(FIGURES, "soon", 1.0, -2.0) == FIGURES


def test_what_is_written_is_what_was_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "manners.py"
    monkeypatch.setattr(fit_foes, "_FILE", file)
    rows = {**MANNERS, kind_of("3/4/yes"): FIGURES}
    written(rows)
    assert runpy.run_path(str(file))["MANNERS"] == rows
