"""The measuring of the tests: the Python that it takes, and its verdict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

import bootstrap
import pythons

OLD, NEW, NEWEST = (pythons.Python(3, minor, 1, Path(f"/opt/python3.{minor}")) for minor in (11, 12, 13))


class Archives:
    """Stands for the built package, and remembers the environment and the options of its tests."""

    def __init__(self, *, passes: bool) -> None:
        self.passes = passes
        self.installed: list[Path] = []
        self.options: list[tuple[str, ...]] = []

    def install(self, venv: Path) -> None:
        self.installed.append(venv)

    def run_tests(
        self, _name: str, venv: Path, *options: str, env: Mapping[str, str], again: Sequence[str]
    ) -> bool:
        assert again == ["--no-cov"], "what was measured is kept"
        assert self.installed == [venv], "the package is installed where its tests run"
        assert env == {"LIMBOTABLE_EXAMPLES": "2"}, "the laws would take hours"
        self.options.append(options)
        return self.passes


@pytest.fixture
def measure(monkeypatch):
    """Measure on a machine with some Pythons, on the first of which Qt may be missing."""

    def run(
        *arguments: str,
        machine: tuple[pythons.Python, ...] = (OLD, NEW, NEWEST),
        without_qt: tuple[pythons.Python, ...] = (),
        passes: bool = True,
    ) -> tuple[int, Archives, list[pythons.Python]]:
        archives, provided = Archives(passes=passes), list[pythons.Python]()

        def provide(python: pythons.Python, _venv: Path, group: str) -> bool:
            assert group == "coverage"
            provided.append(python)
            return python not in without_qt

        monkeypatch.setattr(bootstrap, "provide_packages", lambda _task: None)
        monkeypatch.setattr(bootstrap, "make_venv", lambda: None)
        monkeypatch.setattr(bootstrap.Archives, "build", lambda _folder: archives)
        monkeypatch.setattr(bootstrap, "provide_python", provide)
        monkeypatch.setattr(pythons, "installed", lambda _versions, _uv: list(machine))
        return bootstrap.coverage(arguments), archives, provided

    return run


def test_the_newest_python_measures(measure) -> None:
    status, _archives, provided = measure()
    assert (status, provided) == (0, [NEWEST])


def test_the_next_one_measures_where_the_newest_lacks_qt(measure) -> None:
    status, _archives, provided = measure(without_qt=(NEWEST,))
    assert (status, provided) == (0, [NEWEST, NEW])


@pytest.mark.parametrize(("machine", "without_qt"), [((OLD,), ()), ((OLD, NEW), (NEW,)), ((), ())])
def test_nothing_is_measured_with_an_old_python(measure, capsys, machine, without_qt) -> None:
    status, archives, _provided = measure(machine=machine, without_qt=without_qt)
    assert status == 1
    assert archives.options == []
    assert "nothing is measured: that takes Python 3.12 or newer" in capsys.readouterr().out


def test_a_failed_test_or_too_few_lines_are_the_verdict(measure) -> None:
    assert measure(passes=False)[0] == 1


def test_the_floor_is_for_all_tests_and_not_for_some(measure) -> None:
    (options,) = measure()[1].options
    assert "--cov" in options
    assert "--cov-fail-under=0" not in options
    (options,) = measure("tests/core", "-x")[1].options
    assert options[-3:] == ("--cov-fail-under=0", "tests/core", "-x")
