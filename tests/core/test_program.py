"""Starting the program anew."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import limbotable
from limbotable import __version__
from limbotable.core.program import command, safe_children
from tests.hostile_folder import HostileFolder

#: The script that an installer makes of the entry point, but for the first line.
SCRIPT = """
import sys
from limbotable.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""


@pytest.fixture(autouse=True)
def _usual_path(monkeypatch) -> None:
    """The installed package is tested with ``PYTHONSAFEPATH``, which would do what the program is to do."""
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The installed script, in a folder of its own."""
    script = tmp_path / "bin" / "limbotable"
    script.parent.mkdir()
    script.write_text(SCRIPT, encoding="utf-8")
    return script


@pytest.fixture
def folder(tmp_path: Path) -> HostileFolder:
    return HostileFolder(tmp_path / "downloads")


def run(*words: str | Path, folder: Path) -> str:
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=100, cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_command_starts_this_program() -> None:
    done = subprocess.run(command("--version"), capture_output=True, text=True, check=True, timeout=100)
    assert done.stdout.split()[-1] == __version__


def test_the_folder_of_these_tests_is_hostile(folder) -> None:
    """Otherwise they could not fail."""
    done = subprocess.run([sys.executable, "-m", "limbotable"], cwd=folder.path, check=False, timeout=100)
    assert done.returncode != 0
    assert folder.has_run == {"limbotable"}
    subprocess.run([sys.executable, "-c", "import click"], cwd=folder.path, check=False, timeout=100)
    assert folder.has_run == {"limbotable", "click"}


def test_it_runs_nothing_of_the_current_folder(folder) -> None:
    assert run(*command("--version"), folder=folder.path).split()[-1] == __version__
    assert run(*command("new", "--help"), folder=folder.path)
    assert folder.has_run == set()


def test_the_installed_script_starts_nothing_of_the_current_folder(folder, installed) -> None:
    arena = ["arena", "limit", "--option", "balls=4", "--players", "random", "random", "--pairs", "2"]
    words = [sys.executable, installed, *arena]
    assert "random:" in run(*words, folder=folder.path)
    assert folder.has_run == set()


def test_a_checkout_that_is_not_installed_starts_itself(tmp_path) -> None:
    """There the package lies in the current folder, and is the only thing that is taken from there."""
    checkout = tmp_path / "checkout"
    package = checkout / "limbotable"
    package.mkdir(parents=True)
    for one in Path(limbotable.__path__[0]).iterdir():
        if one.name != "__init__.py":
            (package / one.name).symlink_to(one)
    mine = "0.0.7"
    text = Path(limbotable.__file__).read_text(encoding="utf-8").replace(__version__, mine)
    (package / "__init__.py").write_text(text, encoding="utf-8")
    hostile = HostileFolder(checkout, without={"limbotable"})
    script = (
        "import sys\nfrom limbotable.core.program import command\nprint(*command('--version'), sep='\\n')\n"
    )
    words = run(sys.executable, "-c", script, folder=checkout).splitlines()
    assert hostile.has_run == set()  # else the parent would have run it
    assert run(*words, folder=checkout).split()[-1] == mine
    assert hostile.has_run == set()


def test_the_library_path_of_the_user_stays(monkeypatch, tmp_path) -> None:
    """Where the libraries are found by ``PYTHONPATH``, the program started anew finds them there, too."""
    (tmp_path / "sitecustomize.py").write_text("print('found')\n", encoding="utf-8")
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    monkeypatch.setenv("PYTHONPATH", path)
    assert run(*command("--version"), folder=tmp_path).split()[0] == "found"


@pytest.mark.parametrize("before", [None, "", "x"])
def test_children_are_safe_within_the_block_and_after_it_what_was_set_stays(monkeypatch, before) -> None:
    if before is not None:
        monkeypatch.setenv("PYTHONSAFEPATH", before)
    with safe_children():
        assert os.environ["PYTHONSAFEPATH"] == "1"
    assert os.environ.get("PYTHONSAFEPATH") == before


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
