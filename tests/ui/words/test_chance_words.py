"""Limits of chances in whole per cents."""

from __future__ import annotations

import pytest

from limbotable.ui.words.chance_words import whole_least, whole_limit


@pytest.mark.parametrize(
    ("share", "least", "limit"),
    [
        (0.0, 0, 0),
        (0.434, 43, 44),
        (0.436, 43, 44),
        (0.7 - 0.5, 20, 20),  # a little less than a fifth
        (0.1 + 0.2, 30, 30),  # a little more than three tenths
        (1.0, 100, 100),
    ],
)
def test_a_limit_is_never_lower_than_it_is_and_a_least_amount_never_higher(share, least, limit) -> None:
    assert (whole_least(share), whole_limit(share)) == (least, limit)
