"""How the check runs the tests: which, plainly at first, and what fails once more with its values."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

import bootstrap
import pythons


@pytest.mark.parametrize(("first", "second", "runs"), [(True, True, 1), (False, True, 2), (False, False, 2)])
def test_what_fails_is_run_again_to_show_its_values(
    monkeypatch, first: bool, second: bool, runs: int
) -> None:
    results, commands = [first, second], list[Sequence[str]]()

    def report(_name: str, command: Sequence[str], **_how: object) -> bool:
        commands.append(command)
        return results[len(commands) - 1]

    monkeypatch.setattr(bootstrap, "report", report)
    assert bootstrap.run_tests("tests", ["pytest", "-n2"], env={}, again=["--no-cov"]) == first
    assert commands[0] == ["pytest", "-n2", "--assert=plain"]
    assert len(commands) == runs
    if runs == 2:
        assert "--assert=plain" not in commands[1]
        assert {"--last-failed", "--no-cov"} < set(commands[1])


@pytest.fixture
def repeated(monkeypatch) -> list[Sequence[str]]:
    """The tests that are left out, run by run, where nothing is run."""
    runs = list[Sequence[str]]()

    def repeat(_archives: object, _name: str, _venv: Path, left_out: Sequence[str], *_first: object) -> bool:
        runs.append(left_out)
        return True

    monkeypatch.setattr(bootstrap.Archives, "repeat", repeat)
    return runs


def package(*versions: int) -> bootstrap.Package:
    """Return a package that was built, with other Pythons by their minor versions."""
    others = {pythons.Python(3, minor, 0, Path("python")): Path() for minor in versions}
    return bootstrap.Package(bootstrap.Archives(Path(), Path()), Path(), others)


def test_another_python_runs_all_tests_below_qt(repeated) -> None:
    assert package(12, 13).check_without_qt() == []
    assert package(12, 13).check_others() == []
    (left_out, *others) = repeated
    assert not set(bootstrap.NOT_COMPILED) & set(left_out)
    assert [set(bootstrap.BELOW_QT) <= set(one) for one in others] == [False, True]


def test_the_same_python_repeats_only_what_is_compiled_elsewhere(repeated) -> None:
    assert package().check_without_qt() == []
    (left_out,) = repeated
    assert set(bootstrap.NOT_COMPILED) <= set(left_out)
    assert not {"tests/games", "tests/core", "tests/golden"} & set(left_out)


def test_only_tests_of_plain_modules_are_left_out_for_it() -> None:
    compiled = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text("utf-8"))
    rooms = {Path(one).parts[1] for one in compiled["tool"]["limbotable"]["compiled"]}
    assert not rooms & {Path(one).name for one in bootstrap.NOT_COMPILED}


@pytest.mark.parametrize(
    "path",
    sorted(
        {
            *bootstrap.QT_TESTS,
            *bootstrap.BELOW_QT,
            *bootstrap.LONG_TESTS,
            *bootstrap.SAME_UNCOMPILED,
            *bootstrap.NOT_COMPILED,
        }
    ),
)
def test_what_is_left_out_is_there(path: str) -> None:
    assert (bootstrap.ROOT / path).exists()
