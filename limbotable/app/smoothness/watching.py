"""The real window in real time: the gaps between two pictures, and the processor time of doing little."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, QObject, QTimer

from limbotable.app.application import Application
from limbotable.app.smoothness.frames import Spread
from limbotable.app.window import MainWindow
from limbotable.core.game import AnyGame
from limbotable.games import GAMES
from limbotable.store.settings import SettingsFile
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.table.clock import DesktopClock
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.languages import Translators

#: Seconds of watching: the computer players, the table at rest, the page with all games.
_MATCH: Final = 20.0
_REST: Final = 4.0
_PAGE: Final = 12.0
_SETTLING: Final = 30_000  #: milliseconds after which a table that does not come to rest is measured as it is


class Watched(msgspec.Struct, frozen=True):
    """What was seen of the real window."""

    gaps: Spread  #: milliseconds between two pictures of a movement while computer players think
    longest: float  #: the longest of them
    busy: Spread  #: what the window itself takes of the processor between two of these pictures
    busiest: float  #: and the most of it
    pictures: int
    idle: float  #: the share of a core that a table at rest takes
    page: float  #: and the page with all games


class _Pictures(QObject):
    """Notes when the table is painted while something moves, and the processor time of this thread."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.gaps: list[float] = []
        self.busy: list[float] = []
        self._view = view
        self._last: tuple[float, float] | None = None
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            now, used = time.perf_counter(), time.thread_time()
            if self._last is not None:
                self.gaps.append(1000 * (now - self._last[0]))
                self.busy.append(1000 * (used - self._last[1]))
            self._last = (now, used) if self._view.table.animator.moving > 0 else None
        return super().eventFilter(watched, event)


def watch(app: Application, width: int, height: int) -> Watched:
    """Look at a window of this size: a match of computer players, a table at rest, and all games."""
    with _window(app, width, height) as window:
        view = window.findChild(TableView)
        assert view is not None
        pictures = _Pictures(view)
        window.begin(_crowded().id)
        _wait(_MATCH)
        gaps, busy = list(pictures.gaps), list(pictures.busy)
        window.begin(_quiet().id)
        settling = QDeadlineTimer(_SETTLING)
        while (view.director.busy or not view.table.tableau.gestures) and not settling.hasExpired():
            _wait(0.1)
        _wait(1.0)
        idle = _share(_REST)
        window.match_start.pick()
        _wait(2.0)
        page = _share(_PAGE)
    return Watched(
        gaps=Spread.of(gaps),
        longest=max(gaps),
        busy=Spread.of(busy),
        busiest=max(busy),
        pictures=len(gaps),
        idle=idle,
        page=page,
    )


def _crowded() -> AnyGame:
    """Return a game in which many computer players think while the table moves."""
    return max(GAMES, key=lambda game: game.seats(game.complete({})))


def _quiet() -> AnyGame:
    """Return another game, whose table comes to wait for a person."""
    return min(GAMES, key=lambda game: game.seats(game.complete({})))


@contextmanager
def _window(app: Application, width: int, height: int) -> Iterator[MainWindow]:
    game = _crowded()
    players = [game.levels[-1].name] * game.seats(game.complete({}))
    with TemporaryDirectory() as home:
        settings = Path(home) / "settings.json"
        chosen = {"matches": {game.id: {"players": players}}, "confirm_leaving": False}
        settings.write_text(json.dumps(chosen), encoding="utf-8")
        window = MainWindow(Translators(app), SettingsFile(settings), DesktopClock(app), Engine(app), None)
        window.resize(width, height)
        window.show()
        window.activateWindow()
        try:
            yield window
        finally:
            window.leave()
            window.close()


def _wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def _share(seconds: float) -> float:
    """Return the processor time of this process for so many seconds, as a share of a core."""
    began, used = time.perf_counter(), time.process_time()
    _wait(seconds)
    return (time.process_time() - used) / (time.perf_counter() - began)
