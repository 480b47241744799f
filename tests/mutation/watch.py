"""A plugin of pytest's that notes which test runs which lines, how long each takes, and which fail.

    LIMBOTABLE_REACH=reach.json pytest -p tests.mutation.watch …

What is run while modules are imported belongs to no test.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any, Protocol

import pytest


class Lines(Protocol):
    """Follows which lines of the program are run."""

    def begin(self, test: str) -> None:
        """What is run from now on belongs to this test, or to none where it has no name."""

    def end(self) -> dict[str, dict[int, list[str]]]:
        """Follow no longer; return by file and line the tests that have run it."""


class MonitoredLines:
    """Asks Python itself, from 3.12 on: it tells of a line once in a test, so loops keep their speed."""

    def __init__(self, below: str) -> None:
        """Follow the files whose path begins so."""
        self._below = below
        self._test = ""
        self._found: dict[str, dict[int, list[str]]] = {}
        self._python: Any = sys.monitoring  # type: ignore[attr-defined,unused-ignore]  # from 3.12 on
        self._python.use_tool_id(self._python.COVERAGE_ID, "limbotable")
        self._python.register_callback(self._python.COVERAGE_ID, self._python.events.LINE, self._note)
        self._python.set_events(self._python.COVERAGE_ID, self._python.events.LINE)

    def begin(self, test: str) -> None:
        """See ``Lines``."""
        self._test = test
        self._python.restart_events()

    def end(self) -> dict[str, dict[int, list[str]]]:
        """See ``Lines``."""
        self._python.set_events(self._python.COVERAGE_ID, 0)
        self._python.free_tool_id(self._python.COVERAGE_ID)
        return self._found

    def _note(self, code: CodeType, line: int) -> Any:
        if code.co_filename.startswith(self._below):
            tests = self._found.setdefault(code.co_filename, {}).setdefault(line, [])
            if self._test and self._test not in tests[-1:]:  # two threads may tell of one line
                tests.append(self._test)
        return self._python.DISABLE


class TracedLines:
    """Asks coverage, which follows every line every time: tests of searches take hours."""

    def __init__(self, below: str) -> None:
        """Follow the files whose path begins so."""
        from coverage import Coverage  # noqa: PLC0415  # where Python does without it may be missing

        self._coverage = Coverage(data_file=None, config_file=False, include=[f"{below}*"])
        self._coverage.start()

    def begin(self, test: str) -> None:
        """See ``Lines``."""
        self._coverage.switch_context(test)

    def end(self) -> dict[str, dict[int, list[str]]]:
        """See ``Lines``."""
        self._coverage.stop()
        data = self._coverage.get_data()
        return {
            file: {
                line: [name for name in names if name]
                for line, names in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }


class Watch:
    """Follows the tests from the first import on."""

    def __init__(self, root: Path, written: Path) -> None:
        """``written`` gets what was noted, as JSON, when all tests have run."""
        self._root, self._written = root, written
        self._seconds: dict[str, float] = {}
        self._failed: list[str] = []
        below = f"{root}{os.sep}limbotable{os.sep}"
        self._lines: Lines = (MonitoredLines if sys.version_info >= (3, 12) else TracedLines)(below)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails."""
        if report.failed and report.nodeid not in self._failed:
            self._failed.append(report.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Run a test; its lines are noted under its name."""
        self._lines.begin(item.nodeid)
        begin = time.perf_counter()
        try:
            return (yield)
        finally:
            self._seconds[item.nodeid] = time.perf_counter() - begin
            self._lines.begin("")

    def pytest_sessionfinish(self) -> None:
        """Write what was noted."""
        tests = {
            Path(file).relative_to(self._root).as_posix(): lines for file, lines in self._lines.end().items()
        }
        text = json.dumps({"seconds": self._seconds, "tests": tests, "failed": self._failed})
        self._written.write_text(text, "utf-8")


def pytest_configure(config: Any) -> None:
    """Begin."""
    config.pluginmanager.register(Watch(Path.cwd(), Path(os.environ["LIMBOTABLE_REACH"])))
