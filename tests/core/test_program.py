"""Starting the program anew."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from limbotable import __version__
from limbotable.core.program import command


def test_the_command_starts_this_program() -> None:
    done = subprocess.run(command("--version"), capture_output=True, text=True, check=True, timeout=100)
    assert done.stdout.split()[-1] == __version__


@pytest.mark.parametrize("name", ["limbotable", "limbotablew"])
def test_a_bundle_is_its_own_interpreter(monkeypatch, tmp_path, name) -> None:
    ending = ".exe" if sys.platform == "win32" else ""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / f"{name}{ending}"))
    program, *arguments = command("engine")
    assert arguments == ["engine"]
    # Windows has a second one without standard streams, which can serve nobody.
    assert Path(program).name == (f"limbotable{ending}" if sys.platform == "win32" else name)
    assert Path(program).parent == tmp_path
