"""The measurement of teams: that it runs, and that random play does not win."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from tests.games.foes.measure import PLAYERS, main


@pytest.mark.long
def test_every_kind_of_team_is_told_of() -> None:
    done = CliRunner().invoke(main, ["--rounds", "2", "--worlds", "1"])
    assert done.exit_code == 0, done.output
    told = dict(line.split(": ") for line in done.output.splitlines())
    assert list(told) == list(PLAYERS)
    assert told["random"].startswith("0.00%")
