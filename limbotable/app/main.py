"""The composition root: makes everything once and hands it down."""

from __future__ import annotations

import builtins
import ctypes
import gc
import importlib
import os
import sys
from pathlib import Path
from typing import Final

import platformdirs

from limbotable.app.enumerations import make_quickly

#: No file lies below the null device, so settings from there are the defaults.
NOWHERE: Final = Path(os.devnull) / "settings.json"


def has_display() -> bool:
    """Return whether there is a screen for a window."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM") or os.environ.get("WAYLAND_DISPLAY"):
        return True
    return bool(os.environ.get("DISPLAY")) and x_server_answers()


def x_server_answers() -> bool:
    """Return whether the X server grants a connection: Qt ends the process where it gets none."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # then Qt names the missing library
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    broken = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not broken


def _import_plainly() -> None:
    """Give ``import`` back its own meaning, which PySide has extended.

    To offer its other spellings of names, PySide reads the source of every module that is imported after it,
    and all of it stays in memory: a tenth of a start and 9 MiB.  Here Qt's names are those of Qt.
    """
    importlib.import_module("PySide6.QtCore")  # which extends it
    names = vars(builtins)
    names["__import__"] = names.get("__orig_import__", names["__import__"])


def run(
    record: Path | None = None,
    *,
    game: str | None = None,
    deal: int | None = None,
    until_playable: bool = False,
) -> int:
    """Open the table; return the exit status.

    With a record on it, or a new match of a game (and of a deal), if one is named; else with the table of the
    last time.  With ``until_playable`` the program ends as soon as the table can be played at: for measuring.
    """
    # What is made until the table stands, stays: looking through it for garbage takes a sixth of a start.
    gc.disable()
    make_quickly()  # PySide's take a tenth of it
    _import_plainly()
    # Qt is slow to import and needs libraries of the system; without a display it is not imported.
    from limbotable.app.application import Application
    from limbotable.app.end_signals import EndSignals
    from limbotable.app.errors.crashes import CrashLog
    from limbotable.app.errors.error_log import ErrorLog
    from limbotable.app.errors.report import Reports
    from limbotable.app.system_motion import SystemMotion
    from limbotable.app.window import MainWindow
    from limbotable.games import GAMES
    from limbotable.store.autosave import Autosave
    from limbotable.store.settings import Settings, SettingsFile
    from limbotable.ui.engine.engine_port import Engine
    from limbotable.ui.table.clock import DesktopClock
    from limbotable.ui.words.languages import Translators

    app = Application(sys.argv[0])
    error_log = ErrorLog(Reports(Settings, lambda: None, app), app)
    error_log.heed()
    end_signals = EndSignals(app)
    end_signals.heed()
    config = platformdirs.user_config_path("limbotable", appauthor=False)
    # A measurement is the same for every user: it neither reads nor writes a user's own files.
    settings = SettingsFile(NOWHERE if until_playable else config / "settings.json")
    data = platformdirs.user_data_path("limbotable", appauthor=False)
    crashes = CrashLog(NOWHERE if until_playable else data)
    autosave = None if until_playable else Autosave(data)
    clock = DesktopClock(app)
    window = MainWindow(Translators(app), settings, clock, Engine(app, clock), autosave)
    error_log.reports = window.reports
    app.file_asked_for.connect(window.open)
    if not until_playable:
        motion = SystemMotion(app)
        motion.reduced.connect(window.tempo.be_still)
        motion.ask()
    window.show()
    if until_playable:
        window.begin(GAMES[0].id)
    else:
        window.start()
    if record is not None:
        window.open(record)
    elif game is not None:
        window.begin(game, deal)
    if until_playable:
        window.table_controller.display.when_playable(window.close)
    left = crashes.left()
    if left:
        window.reports.tell_of_crash(left)
    gc.freeze()
    gc.enable()
    status = app.exec()
    window.leave()  # also where nobody has closed it: the session has ended, or a signal came
    crashes.close()
    end_signals.close()
    return status
