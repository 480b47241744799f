"""What holds for every test."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import Phase, settings

pytest.register_assert_rewrite("limbotable.testing")

ROOT = Path(__file__).parent.parent

# No window appears on the user's screen.  The tests in tests/e2e need a real screen, and start one.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Qt divides what it fills among threads, and waits for them; but the tests keep each core busy as it is.
# What is drawn is the same.  (The programs at a real screen are started without this.)
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

# A busy machine makes an example slow now and then: pytest's own time limit is enough.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
# Tells whether a law holds, without the search for the smallest example against it.
settings.register_profile("quick", deadline=None, phases=(Phase.explicit, Phase.generate))


#: Garbage is collected after a test that leaves more objects than this behind.
LITTER = 20_000


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Let the configuration speak of Qt where pytest-qt is not at work."""
    if not pluginmanager.hasplugin("pytest-qt"):
        unused = "Unused: everything below ui is tested without Qt."
        for name in ("qt_api", "qt_log_level_fail"):
            parser.addini(name, unused)
        parser.addini("qt_log_ignore", unused, type="linelist")


def pytest_configure() -> None:
    """Refuse to test a compiled module that hides a newer source; collect no garbage from here on."""
    for compiled in (ROOT / "limbotable").rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        source = compiled.with_name(compiled.name.removesuffix(EXTENSION_SUFFIXES[0]) + ".py")
        if not source.exists() or source.stat().st_mtime > compiled.stat().st_mtime:
            raise pytest.UsageError(
                f"{compiled.relative_to(ROOT)} was not made from {source.name} as it is now: "
                f"compile again by `sh packaging/check`, or delete it to test the plain Python"
            )
    gc.disable()


def pytest_collection_finish() -> None:
    """Exempt all objects that exist by now from any collection of garbage.

    The automatic one is off: it runs in whatever thread happens to make an object, one of a process pool, of
    the engine in this process, or of pytest-xdist.  It would destroy windows in reference cycles there, and
    Qt ends the process, or hangs, when a timer or a window is destroyed outside its own thread.  While tests
    are collected it would take a fifth of the time, and find nothing.
    """
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Collect garbage between tests, in the thread that has the windows, and leave out what stays later.

    What outlives a test has nearly always come to stay: modules, caches, the pictures that tests share.  To
    pass it again after each window took a tenth of the time.  The price: of the fixtures of a module, cycles
    that become garbage later stay until the end.
    """
    told = yield
    if gc.get_count()[0] > LITTER:
        gc.collect()
        gc.freeze()
    return told
