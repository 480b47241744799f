"""A plugin of pytest's that notes which test runs which lines, how long each takes, and which fail.

    LIMBOTABLE_REACH=reach.json pytest -p tests.mutation.watch …

What is run while modules are imported belongs to no test.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage


class Watch:
    """Follows the tests from the first import on."""

    def __init__(self, root: Path, written: Path) -> None:
        """``written`` gets what was noted, as JSON, when all tests have run."""
        self._root, self._written = root, written
        self._seconds: dict[str, float] = {}
        self._failed: list[str] = []
        self._coverage = Coverage(data_file=None, config_file=False, include=[f"{root}/limbotable/*"])
        self._coverage.start()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails."""
        if report.failed and report.nodeid not in self._failed:
            self._failed.append(report.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Run a test; its lines are noted under its name."""
        self._coverage.switch_context(item.nodeid)
        begin = time.perf_counter()
        try:
            return (yield)
        finally:
            self._seconds[item.nodeid] = time.perf_counter() - begin
            self._coverage.switch_context("")

    def pytest_sessionfinish(self) -> None:
        """Write what was noted."""
        self._coverage.stop()
        data = self._coverage.get_data()
        tests: dict[str, dict[int, list[str]]] = {}
        for file in data.measured_files():
            source = Path(file).relative_to(self._root).as_posix()
            found = data.contexts_by_lineno(file)
            tests[source] = {line: [name for name in names if name] for line, names in found.items()}
        text = json.dumps({"seconds": self._seconds, "tests": tests, "failed": self._failed})
        self._written.write_text(text, "utf-8")


def pytest_configure(config: Any) -> None:
    """Begin."""
    config.pluginmanager.register(Watch(Path.cwd(), Path(os.environ["LIMBOTABLE_REACH"])))
