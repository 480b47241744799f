"""All that comes of the searches, in games without sense, is what it was: to nine digits.

It is the same in compiled and in plain Python.  `python -m tests.golden.regenerate` writes the texts again.
"""

from __future__ import annotations

import pytest

from tests.golden.searches import searches, told
from tests.golden.texts import HERE


@pytest.mark.parametrize("name", searches())
def test_all_that_comes_of_a_search(name: str) -> None:
    assert told(name) == (HERE / "searches" / f"{name}.txt").read_text("utf-8")
