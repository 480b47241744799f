"""What holds for every test."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import Phase, settings

pytest.register_assert_rewrite("limbotable.testing")

ROOT = Path(__file__).parent.parent

# Windows stay off the screen of whoever runs the tests.  Those of tests/e2e, which need a real one, bring
# their own.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# For who only wants to know whether a law holds, and not by which smallest example it does not.
settings.register_profile("quick", phases=(Phase.explicit, Phase.generate))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the configuration speak of Qt where pytest-qt is not installed."""
    if find_spec("pytestqt") is None:
        unused = "Unused: everything below ui is tested without Qt."
        for name in ("qt_api", "qt_log_level_fail"):
            parser.addini(name, unused)
        parser.addini("qt_log_ignore", unused, type="linelist")


def pytest_configure() -> None:
    """Refuse to test a compiled module that hides a newer source."""
    for compiled in (ROOT / "limbotable").rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        source = compiled.with_name(compiled.name.removesuffix(EXTENSION_SUFFIXES[0]) + ".py")
        if not source.exists() or source.stat().st_mtime > compiled.stat().st_mtime:
            raise pytest.UsageError(
                f"{compiled.relative_to(ROOT)} was not made from {source.name} as it is now: "
                f"compile again by `sh packaging/check`, or delete it to test the plain Python"
            )
