"""Which tests run which lines of the sources."""

from __future__ import annotations

import ast
from collections.abc import Sequence

import msgspec


class Noted(msgspec.Struct, frozen=True):
    """Which tests run which lines, and how long each takes, where there is no mistake: see ``watch``."""

    seconds: dict[str, float]
    tests: dict[str, dict[int, list[str]]]  #: by source, and line
    failed: list[str] = []  #: tests that fail without any mistake: they cannot notice one

    def running(self, source: str, lines: Sequence[int] | None = None) -> list[str]:
        """Return the tests that run any of these lines, or any of the source's, the quickest first."""
        by_line = self.tests.get(source, {})
        wanted = by_line if lines is None else lines
        found = {test for line in wanted for test in by_line.get(line, ())}.difference(self.failed)
        return sorted(found, key=lambda test: self.seconds.get(test, 0.0))


def together(parts: Sequence[Noted]) -> Noted:
    """Return what was noted in several runs, each of other tests."""
    tests: dict[str, dict[int, list[str]]] = {}
    for part in parts:
        for source, by_line in part.tests.items():
            lines = tests.setdefault(source, {})
            for line, names in by_line.items():
                lines[line] = [*lines.get(line, ()), *names]
    seconds = {test: taken for part in parts for test, taken in part.seconds.items()}
    return Noted(seconds, tests, [test for part in parts for test in part.failed])


def statement_lines(text: str, line: int) -> range:
    """Return the lines of the innermost statement around one: of a compound one, those before its body."""
    around = [
        range(one.lineno, (one.end_lineno or one.lineno) + 1)
        if not (body := getattr(one, "body", None))
        else range(one.lineno, max(one.lineno + 1, body[0].lineno))
        for one in ast.walk(ast.parse(text))
        if isinstance(one, ast.stmt)
    ]
    return min((one for one in around if line in one), key=len, default=range(line, line + 1))
