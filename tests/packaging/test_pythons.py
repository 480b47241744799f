"""The Pythons that the check finds on a machine, and its sentence on one that lacks something."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
import pythons

HERE = f"{sys.version_info.major}.{sys.version_info.minor}"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts stand in for programs")


def program(path: Path, script: str) -> Path:
    """Make a program, at a path whose folder need not exist."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    path.chmod(0o755)
    return path


def python(path: Path, version: str) -> Path:
    """Make something that answers as a Python of that version does."""
    return program(path, f'echo {version.replace(".", " ")} "{path}"')


@pytest.fixture
def machine(tmp_path, monkeypatch) -> Path:
    """A machine without any Python, but with uv, which knows none either."""
    monkeypatch.setenv("PATH", os.pathsep.join(str(tmp_path / name) for name in ("shims", "bin")))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    program(tmp_path / "uv", "echo '[]'")
    return Path(tmp_path)


def found(machine: Path, *versions: str) -> list[str]:
    """Return where the Pythons of those versions are, beginning at the machine."""
    known = pythons.installed(versions, str(machine / "uv"))
    return [python.path.relative_to(machine).as_posix() for python in known]


def test_this_python_tells_its_version_and_path() -> None:
    known = pythons.probe(sys.executable)
    assert known is not None
    assert (known.major, known.minor, known.micro) == sys.version_info[:3]
    assert known.version == HERE
    assert known.path == Path(sys.executable)


@pytest.mark.parametrize(
    "script",
    ["echo 'not found' >&2; exit 127", "echo 3.12", "exit 0", "echo 3 12 1 /usr/bin/python3.12; exit 1"],
)
def test_a_program_that_does_not_answer_as_a_python_is_none(tmp_path, script) -> None:
    assert pythons.probe(program(tmp_path / "python3.12", script)) is None


def test_a_file_that_cannot_be_started_is_none(tmp_path) -> None:
    (tmp_path / "python3.12").write_text("", "utf-8")
    assert pythons.probe(tmp_path / "python3.12") is None
    assert pythons.probe(tmp_path / "python3.13") is None


def test_a_program_that_hangs_is_none(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(pythons, "_PATIENCE", 0.2)
    assert pythons.probe(program(tmp_path / "python3.12", "exec sleep 30")) is None


def test_a_machine_without_others_has_none(machine) -> None:
    assert found(machine, "3.12", "3.13") == []


def test_they_are_found_in_every_place(machine) -> None:
    python(machine / "bin" / "python3.12", "3.12.7")
    python(machine / "pyenv" / "versions" / "3.13.0" / "bin" / "python3", "3.13.0")
    managed = python(machine / "managed" / "python3.14", "3.14.1")
    program(machine / "uv", f"""echo '[{{"path": "{managed}"}}]'""")
    assert found(machine, "3.12", "3.13", "3.14") == [
        "bin/python3.12",
        "pyenv/versions/3.13.0/bin/python3",
        "managed/python3.14",
    ]


def test_others_are_not_wanted(machine) -> None:
    python(machine / "bin" / "python3", "3.10.2")
    python(machine / "pyenv" / "versions" / "3.9.1" / "bin" / "python3", "3.9.1")
    assert found(machine, "3.12") == []


def test_of_each_version_the_newest_is_taken(machine) -> None:
    for micro in ("3.12.9", "3.12.10", "3.12.1"):
        python(machine / "pyenv" / "versions" / micro / "bin" / "python3", micro)
    assert found(machine, "3.12") == ["pyenv/versions/3.12.10/bin/python3"]


def test_one_that_does_not_work_hides_none(machine) -> None:
    program(machine / "shims" / "python3.12", "echo 'pyenv: python3.12: command not found' >&2; exit 127")
    python(machine / "bin" / "python3.12", "3.12.7")
    assert found(machine, "3.12") == ["bin/python3.12"]


@pytest.mark.parametrize("script", ["exit 2", "echo nonsense"])
def test_without_the_help_of_uv_the_others_are_found(machine, script) -> None:
    python(machine / "bin" / "python3.12", "3.12.7")
    program(machine / "uv", script)
    assert found(machine, "3.12") == ["bin/python3.12"]
    (machine / "uv").unlink()
    assert found(machine, "3.12") == ["bin/python3.12"]


# Their use in the check


@pytest.fixture
def asked(monkeypatch) -> list[list[str]]:
    """Which versions the check looks for."""
    versions: list[list[str]] = []

    def installed(wanted: list[str], _uv: str) -> list[pythons.Python]:
        versions.append(wanted)
        return []

    monkeypatch.setattr(pythons, "installed", installed)
    monkeypatch.setattr(bootstrap, "tool", lambda name, *_: name)
    monkeypatch.delenv("LIMBOTABLE_ONE_PYTHON", raising=False)
    return versions


def test_every_version_is_looked_for_but_the_one_that_is_used(asked) -> None:
    bootstrap.other_pythons(pythons.Python(3, 12, 0, Path("python")))
    assert asked == [["3.11", "3.13", "3.14"]]


def test_every_version_is_looked_for_if_the_used_one_does_not_work(asked) -> None:
    bootstrap.other_pythons(None)
    assert asked == [["3.11", "3.12", "3.13", "3.14"]]


def test_one_python_is_enough_if_that_is_said(asked, monkeypatch) -> None:
    monkeypatch.setenv("LIMBOTABLE_ONE_PYTHON", "1")
    assert bootstrap.other_pythons(None) == []
    assert asked == []


class Uv:
    """Remembers its calls, and fails at one that contains a word."""

    def __init__(self, fails_at: str) -> None:
        self.fails_at = fails_at
        self.asked: list[str] = []

    def __call__(self, *command: str | Path, env: object = None) -> None:
        self.asked.append(" ".join(map(str, command)))
        if self.fails_at in self.asked[-1]:
            raise subprocess.CalledProcessError(1, command)


@pytest.mark.parametrize(
    ("fails_at", "said"),
    [
        (" venv ", "nothing is tested with Python 3.14: uv cannot make an environment with /opt/python3.14"),
        ("--only-binary", "nothing is tested with Python 3.14: PySide6 cannot be installed for it"),
    ],
)
def test_a_python_that_lacks_something_is_left_out_in_a_sentence(
    monkeypatch, capsys, tmp_path, fails_at, said
) -> None:
    monkeypatch.setattr(bootstrap, "run", Uv(fails_at))
    other = pythons.Python(3, 14, 0, Path("/opt/python3.14"))
    assert not bootstrap.provide_python(other, tmp_path / "venv")
    assert capsys.readouterr().out == f"limbotable: {said}\n"


def test_a_package_missing_beside_qt_is_a_failure(monkeypatch, tmp_path) -> None:
    other = pythons.Python(3, 14, 0, Path("/opt/python3.14"))
    monkeypatch.setattr(bootstrap, "run", Uv("--group tests"))
    with pytest.raises(subprocess.CalledProcessError):
        bootstrap.provide_python(other, tmp_path / "venv")
    good = Uv("nothing of that")
    monkeypatch.setattr(bootstrap, "run", good)
    assert bootstrap.provide_python(other, tmp_path / "venv")
    assert [line.split()[1] for line in good.asked] == ["venv", "pip", "pip"]
