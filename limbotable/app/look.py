"""A look at the table without a user: by it a builder of the program checks that nothing is missing."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from limbotable.app.application import Application
from limbotable.app.main import NOWHERE
from limbotable.app.window import MainWindow
from limbotable.core.languages import LANGUAGES
from limbotable.store.autosave import Autosave
from limbotable.store.settings import SettingsFile
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.player import PACKAGE, Player, swallows
from limbotable.ui.art.sounds import NAMES, sounds
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.plots import Plot
from limbotable.ui.panels.series import Axis, Series
from limbotable.ui.table.clock import DesktopClock
from limbotable.ui.words.languages import Translators

#: A word of Qt's own, in its context.  It stands apart so that it is not collected with the program's.
_CANCEL: Final = ("QPlatformTheme", "Cancel")
_HEARD: Final = 0.25  #: seconds from one sound to the next: they may overlap
_OPENED: Final = 30.0  #: seconds within which a busy system opens its audio
_SWALLOWED: Final = "Null"  #: what plays sounds where no card does, as the library names it


def look_at(records: Sequence[Path]) -> dict[str, Any]:
    """Lay each record on the table and return the visible facts.

    ``tables``: of each record the lines of the match on the table, and the number of colours in the window.
    ``graph``: the number of colours in a graph.
    ``audio``: what has played each sound in turn (``Player.audio``); ``"Null"`` without a card, and
    empty if the library fails.
    ``languages``: for each the titles of the menus, and Qt's own word for “Cancel”.
    """
    with TemporaryDirectory() as library:  # what is kept there is left without a question
        return _look_at(records, Path(library))


def _look_at(records: Sequence[Path], library: Path) -> dict[str, Any]:
    app = Application(sys.argv[0])
    translators = Translators(app)
    autosave = Autosave(library)
    window = MainWindow(translators, SettingsFile(NOWHERE), DesktopClock(app), Engine(app), autosave)
    window.resize(1280, 800)
    window.show()
    window.start()
    tables, languages = [], {}
    for record in records:
        window.open(record)
        app.processEvents()
        lines = [] if window.match is None else [str(line) for line in window.match.lines]
        tables.append({"lines": lines, "colours": _colours(window)})
    for language, _ in LANGUAGES:
        translators.install(language)
        app.processEvents()
        languages[language] = {
            "menus": [action.text() for action in window.menuBar().actions()],
            "cancel": QCoreApplication.translate(*_CANCEL),
        }
    window.close()
    return {"tables": tables, "graph": _graph(), "audio": _audio(), "languages": languages}


def _audio() -> str:
    """Play every sound once; return by what."""
    if find_spec(PACKAGE) is None:
        return ""
    with contextlib.closing(Player(sounds())) as player:
        player.play(NAMES[0])
        if not player.wait_for_audio(_OPENED):
            return _SWALLOWED if swallows() else ""
        for name in NAMES:
            player.play(name)
            time.sleep(_HEARD)
        return player.audio


def _graph() -> int:
    """Return how many colours a graph has; 0 where what draws it is missing, which others have made."""
    plot = Plot(PALETTES["light"])
    plot.resize(640, 400)
    plot.show_series([Series("", ((0.0, 1.0), (1.0, 3.0), (2.0, 2.0)))], Axis(""), Axis(""))
    plot.show()
    QCoreApplication.processEvents()
    return _colours(plot) if plot.draws else 0


def _colours(widget: QWidget) -> int:
    picture = widget.grab().toImage()
    return len(
        {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)}
    )
