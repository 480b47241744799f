"""Plausible mistakes."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limbotable.search.tempting import tempted

VALUES = st.lists(st.floats(0.0, 1.0), min_size=1, max_size=8)


@given(VALUES, st.integers(0, 2**32 - 1))
def test_without_temptation_it_is_the_usual_one(values: list[float], seed: int) -> None:
    assert tempted(values, 0.0, seed) == 0
    assert tempted(values, 0.0, seed, len(values) - 1) == len(values) - 1


@given(VALUES, st.floats(0.001, 1.0), st.integers(0, 2**32 - 1))
def test_nobody_is_tempted_by_a_loss_or_away_from_a_win(values, temptation: float, seed: int) -> None:
    usual = values.index(max(values))
    chosen = tempted(values, temptation, seed, usual)
    assert chosen == tempted(values, temptation, seed, usual)
    if max(values) == 1.0:
        assert values[chosen] == 1.0
    elif max(values) > 0.0:
        assert values[chosen] > 0.0
        assert max(values) - values[chosen] <= 3.0 * temptation + 1e-12


def test_what_looks_worse_by_the_temptation_is_chosen_one_e_th_as_often() -> None:
    chosen = Counter(tempted([0.6, 0.5, 0.4, 0.2], 0.1, seed) for seed in range(20_000))
    assert chosen[1] / chosen[0] == pytest.approx(math.exp(-1), rel=0.08)
    assert chosen[2] / chosen[0] == pytest.approx(math.exp(-2), rel=0.12)
    assert chosen[3] == 0, "too far below"
