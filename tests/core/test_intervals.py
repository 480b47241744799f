"""Standard errors of ratios; the intervals of shares are tried with the statistics."""

from __future__ import annotations

import math
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.intervals import ratio_error

FIGURES = st.lists(st.floats(-10, 10), min_size=2, max_size=20)


@given(FIGURES, st.integers(1, 9))
def test_with_as_much_in_every_match_it_is_the_error_of_a_mean(figures: list[float], much: int) -> None:
    error = ratio_error([much * one for one in figures], [float(much)] * len(figures))
    assert error == pytest.approx(stdev(figures) / math.sqrt(len(figures)), abs=1e-9)


@given(st.lists(st.floats(0.1, 10), min_size=2, max_size=20), st.floats(-3, 3))
def test_a_ratio_that_every_match_has_is_certain(below: list[float], ratio: float) -> None:
    assert ratio_error([ratio * one for one in below], below) == pytest.approx(0.0, abs=1e-9)


def test_of_matches_that_differ_it_is_what_the_formula_says() -> None:
    above, below = [3.0, 1.0, 8.0], [4.0, 2.0, 10.0]
    value = fmean(above) / fmean(below)
    strays = [3.0 - 4.0 * value, 1.0 - 2.0 * value, 8.0 - 10.0 * value]
    assert ratio_error(above, below) == pytest.approx(
        stdev(strays) / math.sqrt(3) / fmean(below), rel=1e-12
    ), "the strays' mean is 0"


@pytest.mark.parametrize(("above", "below"), [([], []), ([1.0], [2.0]), ([0.0, 0.0], [0.0, 0.0])])
def test_one_match_or_nothing_to_divide_by_tells_nothing(above: list[float], below: list[float]) -> None:
    assert ratio_error(above, below) == math.inf
