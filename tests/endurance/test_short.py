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

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it forks, and looks at processes in /proc")


def campaign(tmp_path: Path, *words: str) -> tuple[int, dict[str, Any], str]:
    """Run the command in a process of its own: it forks, and this one may have a QApplication."""
    path = tmp_path / "results.json"
    command = [sys.executable, "-m", "tests.endurance", "--json", str(path), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert path.exists(), done.stderr
    return done.returncode, json.loads(path.read_text(encoding="utf-8")), done.stdout


@pytest.mark.parametrize("attack", ATTACKS)
def test_nothing_is_lost(tmp_path, attack) -> None:
    status, results, table = campaign(tmp_path, "--short", "--only", attack, "--jobs", "1")
    (account,) = results["attacks"]
    if account["skipped"]:
        pytest.skip(account["skipped"])
    assert account["failures"] == []
    assert status == 0
    assert account["counts"][ATTACKS[attack].unit] > 0
    assert attack in table
