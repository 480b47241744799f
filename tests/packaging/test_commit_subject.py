"""The subject of a commit says its area."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "packaging" / "commit_subject.py"


@pytest.mark.parametrize(
    ("subject", "taken"),
    [
        ("review: tell luck from skill", True),
        ("ui, app: fold into rooms", True),
        ("Merge branch 'main' into limit", True),
        ("Tell luck from skill", False),
        ("Review: tell luck from skill", False),
        ("review:", False),
        ("", False),
    ],
)
def test_a_subject_begins_with_its_area(tmp_path: Path, subject: str, taken: bool) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text(f"{subject}\n\nA body: it may say anything.\n", "utf-8")
    done = subprocess.run([sys.executable, SCRIPT, message], capture_output=True, text=True, check=False)
    assert (done.returncode == 0) is taken
    assert (subject in done.stderr) is not taken or not subject
