"""All that can be asked about the positions of some matches is what it was.

It is the same in compiled and in plain Python.  `python -m tests.golden.regenerate` writes the texts again.
"""

from __future__ import annotations

import pytest

from limbotable.games import GAMES
from limbotable.testing.matches import Case
from tests.golden.positions import positions
from tests.golden.texts import HERE, cases

MATCHES = [
    pytest.param(f"{game.id}-{name}", case, id=f"{name}-{game.id}")
    for game in GAMES
    for name, case in cases(game).items()
]


@pytest.mark.parametrize(("name", "case"), MATCHES)
def test_all_that_can_be_asked_about_positions(name: str, case: Case) -> None:
    assert positions(case) == (HERE / "positions" / f"{name}.txt").read_text("utf-8")
