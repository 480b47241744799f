"""The short form of the campaign: a little of each attack, and nothing may be lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.endurance.__main__ import ATTACKS

ROOT = Path(__file__).parent.parent.parent

#: All attacks; a process for each would read all that it imports again.
THREE_EACH = [tuple(ATTACKS)[first::3] for first in range(3)]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it forks, and looks at processes in /proc")


def campaign(tmp_path: Path, *words: str) -> tuple[int, dict[str, Any], str]:
    """Run the command in a process of its own: it forks, and this one may have a QApplication."""
    path = tmp_path / "results.json"
    command = [sys.executable, "-m", "tests.endurance", "--json", str(path), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert path.exists(), done.stderr
    return done.returncode, json.loads(path.read_text(encoding="utf-8")), done.stdout


@pytest.mark.parametrize("attacks", THREE_EACH, ids=",".join)
def test_nothing_is_lost(tmp_path, attacks) -> None:
    status, results, table = campaign(tmp_path, "--short", "--only", ",".join(attacks), "--jobs", "1")
    assert [account["attack"] for account in results["attacks"]] == list(attacks)
    for account in results["attacks"]:
        assert account["failures"] == []
        assert account["skipped"] or account["counts"][ATTACKS[account["attack"]].unit] > 0
        assert account["attack"] in table
    assert status == 0
