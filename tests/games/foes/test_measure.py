"""The measurement of teams: that it runs, and that random play does not win."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from tests.games.foes.measure import PLAYERS, SETTINGS, main, table


@pytest.mark.long
def test_every_kind_of_team_is_told_of() -> None:
    done = CliRunner().invoke(main, ["--rounds", "2", "--worlds", "1"])
    assert done.exit_code == 0, done.output
    told = dict(line.split(": ") for line in done.output.splitlines())
    assert list(told) == list(PLAYERS)
    assert told["random"].startswith("0.00%")


@pytest.mark.long
def test_the_table_has_a_row_for_each_setting_and_a_share_for_each_kind_of_team() -> None:
    rows = [line.strip("| ").split(" | ") for line in table(3, 1, 1, SETTINGS[8:9])]
    assert rows[-1][0] == "3 / 4 / 0 / yes"
    assert len(rows) == 4
    assert {len(row) for row in rows} - {1} == {5}
    assert all(0.0 <= float(cell.split()[0]) <= 100.0 for cell in rows[-1][1:])
