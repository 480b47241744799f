"""What holds for every test."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
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


#: After a test that has left more objects than that behind, garbage is collected.
LITTER = 20_000


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


def pytest_collection_finish() -> None:
    """Keep Python from collecting garbage by itself, and from ever looking at what is there by now.

    By itself it does so in whatever thread happens to make an object: that of a process pool, of the engine
    in this process, or of pytest-xdist.  What windows leave behind in cycles would be destroyed there then,
    and Qt ends the process, or never returns, where a timer or a window is destroyed outside its own thread.
    """
    gc.disable()
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Collect garbage between tests, in the thread that has the windows."""
    told = yield
    if gc.get_count()[0] > LITTER:
        gc.collect()
    return told
