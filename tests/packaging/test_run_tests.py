"""How the check runs the tests: which, plainly at first, and what fails once more with its values."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

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


class Repeated(NamedTuple):
    """A run of tests."""

    left_out: Sequence[str]
    only: Sequence[str]


@pytest.fixture
def repeated(monkeypatch) -> list[Repeated]:
    """What is to be run, where nothing is run."""
    runs = list[Repeated]()

    def repeat(
        _archives: object,
        _name: str,
        _venv: Path,
        left_out: Sequence[str],
        *,
        only: Sequence[str] = (),
        first: Sequence[str] = (),
    ) -> bool:
        runs.append(Repeated(left_out, only))
        return True

    monkeypatch.setattr(bootstrap.Archives, "repeat", repeat)
    return runs


def python(minor: int) -> pythons.Python:
    return pythons.Python(3, minor, 0, Path("python"))


def package(*versions: int, used: int = 11) -> bootstrap.Package:
    """Return a package that was built, with other Pythons by their minor versions."""
    others = {python(minor): Path() for minor in versions}
    return bootstrap.Package(bootstrap.Archives(Path(), Path()), Path(), python(used), others)


def test_another_python_runs_all_tests_below_qt(repeated) -> None:
    assert package(12, 13).check_without_qt() == []
    assert package(12, 13).check_others() == []
    (without_qt, *others) = repeated
    assert not set(bootstrap.NOT_COMPILED) & set(without_qt.left_out)
    assert without_qt.only == ()
    assert [set(bootstrap.BELOW_QT) <= set(one.left_out) for one in others] == [False, True]


@pytest.mark.parametrize(
    ("used", "others", "between"),
    [
        (11, [12, 13, 14], [True, True, False]),
        (11, [14], [False]),
        (12, [11, 13, 14], [False, True, False]),
        (13, [11, 12], [False, False]),
        (14, [11, 12, 13], [False, True, False]),
    ],
)
def test_only_a_python_between_others_runs_a_part(repeated, used, others, between) -> None:
    assert package(*others, used=used).check_others() == []
    assert [one.only for one in repeated] == [bootstrap.IN_BETWEEN if one else () for one in between]


def test_a_part_is_run_of_what_is_not_left_out() -> None:
    assert not set(bootstrap.IN_BETWEEN) & set(bootstrap.LONG_TESTS)


def test_the_same_python_repeats_only_what_is_compiled_elsewhere(repeated) -> None:
    assert package().check_without_qt() == []
    (run,) = repeated
    assert set(bootstrap.NOT_COMPILED) <= set(run.left_out)
    assert not {"tests/games", "tests/core", "tests/golden"} & set(run.left_out)


def test_only_tests_of_plain_modules_are_left_out_for_it() -> None:
    compiled = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text("utf-8"))
    rooms = {Path(one).parts[1] for one in compiled["tool"]["limbotable"]["compiled"]}
    assert not rooms & {Path(one).name for one in bootstrap.NOT_COMPILED}


@pytest.mark.parametrize(
    "path",
    sorted(
        {
            *bootstrap.QT_TESTS,
            *bootstrap.IN_BETWEEN,
            *bootstrap.LONG_TESTS,
            *bootstrap.SAME_UNCOMPILED,
            *bootstrap.NOT_COMPILED,
        }
    ),
)
def test_what_is_chosen_or_left_out_is_there(path: str) -> None:
    assert (bootstrap.ROOT / path).exists()
