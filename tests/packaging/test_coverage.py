"""The floor under what the tests reach."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap

SOURCE = """\
import sys
if sys.argv[1] == "one":
    print(1)
else:
    print(2)
"""


@pytest.fixture
def reached(tmp_path, monkeypatch) -> dict[str, Path]:
    """What two runs reach of one program: each of them another half."""
    monkeypatch.setattr(bootstrap, "tool", lambda name, *_: sys.executable if name == "python" else name)
    program, settings = tmp_path / "program.py", tmp_path / "settings"
    program.write_text(SOURCE, "utf-8")
    settings.write_text("", "utf-8")
    files = {which: tmp_path / which for which in ("one", "other")}
    for which, file in files.items():
        command = ["run", "--branch", f"--rcfile={settings}", f"--data-file={file}", str(program), which]
        subprocess.run([sys.executable, "-m", "coverage", *command], check=True)
    return files


def test_what_one_run_leaves_out_another_one_may_reach(reached, tmp_path) -> None:
    assert bootstrap.report_coverage([reached["one"], reached["other"]], tmp_path / "together")


def test_what_no_run_reaches_is_told_and_fails(reached, tmp_path, capfd) -> None:
    assert not bootstrap.report_coverage([reached["one"], reached["one"]], tmp_path / "together")
    told = capfd.readouterr().out
    assert "program.py" in told
    assert "coverage FAILED" in told


def test_a_run_that_measured_nothing_fails(reached, tmp_path) -> None:
    assert not bootstrap.report_coverage([reached["one"], tmp_path / "none"], tmp_path / "together")
