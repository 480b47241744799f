"""The one module that knows the program's inside: it opens the window, plays at it, and tells what it shows.

The hands use what a user has: the list of actions, keys of commands, buttons of boxes.  What is told are JSON
objects: a match on the table (``match``), a command that is about to be given (``do``), what a box says
(``box``), what a toast says (``said``).
"""

from __future__ import annotations

import functools
import gc
import json
import os
import random
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from PySide6.QtCore import QEvent, QEventLoop, QObject, QSortFilterProxyModel, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QListView,
    QMessageBox,
    QPushButton,
    QWidget,
)

from limbotable.app import application as application_module
from limbotable.app import window as window_module
from limbotable.app.application import Application
from limbotable.app.main import run as run_program
from limbotable.app.window import MainWindow
from limbotable.engine.messages import Answer, Candidate, Judge, Judgement, Think
from limbotable.games import GAMES
from limbotable.play.match import Match
from limbotable.play.perspective import imagined
from limbotable.play.record import read_perspective
from limbotable.play.referee import PERSON
from limbotable.store.autosave import Autosave
from limbotable.store.settings import SettingsFile
from limbotable.ui.engine import engine_port as engine_module
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.models import ActionsModel
from limbotable.ui.table.clock import DesktopClock
from limbotable.ui.words.languages import Translators
from tests.app.conftest import finding

#: What a user does, and how often in each kind of use.
MODES: Final[Mapping[str, Mapping[str, int]]] = {
    "play": {"act": 12, "hurry": 1, "help": 1},
    "watch": {"act": 1},
    "undo": {"act": 8, "Ctrl+Z": 3, "Ctrl+Shift+Z": 2},
    "replay": {"act": 8, "Ctrl+R": 2, "turn": 8, "Escape": 2, "F5": 1},
    "review": {"act": 10, "Ctrl+E": 1, "button": 2, "away": 1},
    "lessons": {"act": 10, "Ctrl+U": 1, "H": 2, "F5": 1, "Ctrl+Z": 1},
    "puzzles": {"act": 10, "Ctrl+P": 1, "H": 2, "F5": 1},
    "several": {"act": 10, "F5": 1, "another": 1, "Ctrl+Z": 1, "Ctrl+N": 1},
    "list": {"act": 10, "Ctrl+L": 2, "row": 3, "button": 2, "away": 1, "another": 1},
}
_EVERY: Final = 2  #: milliseconds between two things that the hands do
_TURNS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp)
PLAYED: Final = {"countdown": 2, "foes": 4, "libtis": 3, "limit": 3}
OPTIONS: Final[Mapping[str, Mapping[str, object]]] = {
    "countdown": {"end": "rounds 2"},
    "foes": {"players": 4},
    "libtis": {"players": 3},
    "limit": {"players": 3, "balls": 4},
}


class HastyEngine(Engine):
    """Computer players without a process: they answer at once, with any legal action."""

    def ask(self, request: Think, answer: Callable[[Answer], None]) -> None:
        assert isinstance(request.record, str)
        action = random.choice(imagined(read_perspective(request.record)).legal())
        considered = [Candidate(action, 1, 0.5)]
        found = Answer(
            action=action, value=0.5, uncertainty=0.0, considered=considered, playouts=1, seconds=0.0
        )
        QTimer.singleShot(0, self, lambda: answer(found))

    def judge(self, request: Judge, answer: Callable[[Judgement], None]) -> None:
        found = finding(request, random.random() / 4, random.random() / 4)
        QTimer.singleShot(0, self, lambda: answer(found))

    def forget(self) -> None:
        """An answer that is late names an old question."""


# --- where a window lives ----------------------------------------------------------------------------
def data_of(home: Path) -> Path:
    """Return the folder of the library."""
    return home / "data" / "limbotable"


def settings_of(home: Path) -> Path:
    """Return the settings file."""
    return home / "config" / "limbotable" / "settings.json"


def furnish(home: Path, game: str = "", *, people: bool = True, levels: bool = True) -> Path:
    """Write settings for somebody who plays short matches without pictures that move; return ``home``.

    The seats of new matches have a person first, if ``people``, and else computer players, if ``levels``.
    """
    path = settings_of(home)
    path.parent.mkdir(parents=True, exist_ok=True)
    matches = {}
    for one in GAMES:
        level = one.levels[0].name
        others = [level if levels else PERSON] * (PLAYED[one.id] - 1)
        first = PERSON if people else level
        matches[one.id] = {
            "options": OPTIONS[one.id],
            "players": [first, *others],
            "names": [],
            "casual": True,
        }
    settings = {
        "language": "en",
        "speed": "none",
        "thinking": "brief",
        "confirm_leaving": False,
        "game": game or GAMES[0].id,
        "matches": matches,
        "suggested": [one.id for one in GAMES],
    }
    path.write_text(json.dumps(settings), encoding="utf-8")
    return home


def settle_in(home: Path) -> None:
    """Have this process keep its data and settings below ``home``, and show windows to nobody."""
    os.environ |= {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "QT_QPA_PLATFORM": "offscreen",
    }


def readable(settings: Path) -> bool:
    """Say whether a settings file can be read whole."""
    written = settings.read_bytes()
    return SettingsFile(settings).read()[1] is None and settings.read_bytes() == written


# --- eyes and hands ----------------------------------------------------------------------------------
class Hands(QObject):
    """Does something every moment, and tells before and after it what is on the table."""

    def __init__(
        self,
        tell: Callable[[dict[str, Any]], object],
        seed: int,
        mode: Mapping[str, int],
        parent: QObject | None = None,
        *,
        again: bool = True,
    ) -> None:
        """``again``: whether another match follows one that is over."""
        super().__init__(parent)
        self._tell, self._chance, self._mode, self._again = tell, random.Random(seed), mode, again
        self._count = 0  # of the matches that were on the table,
        self._match: Match | None = None  # and the last of them
        self._lines: tuple[str, ...] = ()
        self._said = ""
        self._answered: list[QWidget] = []
        self._save: QAction | None = None
        self.answering: Callable[[QWidget], object] = _nothing  #: is given each box before it is answered
        self.still = False  #: whether it only looks, and answers boxes
        self.stopped = False
        # One timer for all: PySide keeps something of each ``singleShot`` that calls a method, for good.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    def _go_on(self) -> None:
        if self.stopped:
            return
        # First: a box that what follows opens has a loop of its own, in which the hands go on.
        self._timer.start(_EVERY)
        modal = QApplication.activeModalWidget()
        if modal is not None:
            self._answer(modal)
            return
        window = main_window()
        if window is not None:
            self.look(window)
            if not self.still:
                self._do(window)

    # Eyes

    def look(self, window: MainWindow) -> None:
        """Tell what is on the table, if that has changed."""
        self._hear(window)
        match = window.match
        if self._save is None or self._save.parent() is not window:
            self._save = command(window, "Ctrl+S")
        if match is None or not self._save.isEnabled():  # a lesson is not kept
            return
        lines = tuple(map(str, match.lines))
        known = self._match is match
        if known and lines == self._lines:
            return
        same = 0
        if known:
            both = zip(lines, self._lines, strict=False)
            same = next((n for n, (a, b) in enumerate(both) if a != b), min(len(lines), len(self._lines)))
        else:
            self._count, self._match = self._count + 1, match
        self._lines = lines
        self._tell(
            {
                "match": self._count,
                "game": match.game.id,
                "from": same,
                "lines": lines[same:],
                "over": match.result is not None,
                "at": time.monotonic(),
            }
        )

    def _hear(self, window: MainWindow) -> None:
        toast = window.findChild(QLabel, "toast")
        said = toast.text() if isinstance(toast, QLabel) and not toast.isHidden() else ""
        if said and said != self._said:
            self._tell({"said": said})
        self._said = said

    # Hands

    def _answer(self, modal: QWidget) -> None:
        """Tell what a box says, once, and press one of its buttons."""
        if isinstance(modal, QFileDialog):
            modal.reject()
            return
        if modal not in self._answered:
            self._answered.append(modal)
            self.answering(modal)
            self._tell({"box" if _is_news(modal) else "dialog": " | ".join(words(modal))})
        wanted = {"Try again", "Leave it"}
        again = [one for one in modal.findChildren(QPushButton) if one.text().replace("&", "") in wanted]
        if again:
            again[0].click()
        elif isinstance(modal, QDialog):
            if not _is_news(modal) and self._chance.random() < 0.7:
                modal.accept()
            else:
                modal.reject()
        else:
            modal.close()

    def _do(self, window: MainWindow) -> None:
        if window.match is None:  # all games are shown, as to somebody who has never played
            window.begin(GAMES[0].id)
        move = self._chance.choices([*self._mode], [*self._mode.values()])[0]
        if move not in {"act", "hurry", "help", "turn"}:  # these take nothing back
            self._tell({"do": move})
        if move == "act":
            self.act(window)
        elif move == "another":
            window.begin(self._chance.choice(GAMES).id)
        elif move == "turn":
            press(QApplication.focusWidget() or window, self._chance.choice(_TURNS))
        elif move == "Escape":
            press(window, Qt.Key.Key_Escape)
        elif move == "hurry":
            command(window, "Ctrl+Return").trigger()
        elif move == "help":
            self._named(window, "Help at the table")
        elif move in ("button", "row", "away"):
            self._elsewhere(window, move)
        else:
            command(window, move).trigger()
        self.look(window)

    def act(self, window: MainWindow) -> None:
        """Choose one of the actions that are listed, or begin the next match."""
        if uncover(window):
            return
        listed = actions(window)
        match = window.match
        if listed:
            view, rows = listed
            view.activated.emit(view.model().index(self._chance.randrange(rows), 0))
        elif self._again and match is not None and match.result is not None:
            self._tell({"do": "another"})
            window.begin(self._chance.choice(GAMES).id)

    def _named(self, window: MainWindow, text: str) -> None:
        for action in window.findChildren(QAction):
            if action.text().replace("&", "") == text and action.isEnabled():
                action.trigger()

    def _elsewhere(self, window: MainWindow, move: str) -> None:
        """Use another window that is open beside the main one."""
        others = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window]
        others = [one for one in others if not isinstance(one, QMessageBox) and one.findChildren(QPushButton)]
        if not others:
            return
        other = self._chance.choice(others)
        if move == "away":
            other.close()
        elif move == "button":
            buttons = [one for one in other.findChildren(QPushButton) if one.isEnabled() and one.isVisible()]
            if buttons:
                self._chance.choice(buttons).click()
        else:
            for view in other.findChildren(QAbstractItemView):
                index = view.indexAt(view.viewport().rect().center() * self._chance.random())
                if index.isValid():
                    view.setCurrentIndex(index)


def _nothing(_modal: QWidget) -> None:
    """Take no notice."""


def main_window() -> MainWindow | None:
    """Return the window with the table, if it is open."""
    found = (one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow) and one.isVisible())
    return next(found, None)


def command(window: MainWindow, key: str) -> QAction:
    """Return the command that has a key."""
    wanted = QKeySequence(key)
    return next(one for one in window.findChildren(QAction) if wanted in one.shortcuts())


def press(widget: QWidget, key: Qt.Key) -> None:
    """Press a key and let it go."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


def actions(window: MainWindow) -> tuple[QListView, int] | None:
    """Return the list of what can be done at the table, and how many actions are in it, if any are."""
    for view in window.findChildren(QListView):
        model = view.model()  # the one with a search above it
        if isinstance(model, QSortFilterProxyModel) and isinstance(model.sourceModel(), ActionsModel):
            return (view, model.rowCount()) if model.rowCount() else None
    return None


def uncover(window: MainWindow) -> bool:
    """Take the curtain away, or the result of a round, if it waits there; say whether one does."""
    for button in window.findChildren(QPushButton):
        if button.isVisible() and (
            button.text().endswith("show my cards") or button.text().startswith("Go on")
        ):
            button.click()
            return True
    return False


def words(widget: QWidget) -> list[str]:
    """Return what a window says in its title and on its labels."""
    labels = [one.text() for one in widget.findChildren(QLabel) if one.isVisible() and one.text()]
    return [widget.windowTitle(), *labels]


def _is_news(modal: QWidget) -> bool:
    """Say whether a box tells something, and does not only ask what the user wants."""
    return isinstance(modal, QMessageBox) or modal.windowTitle().startswith(
        ("Something has gone wrong", "The program ended")
    )


# --- the whole program -------------------------------------------------------------------------------
def play(home: Path | None, out: int, seed: int, mode: str, *, hasty: bool = True, again: bool = True) -> int:
    """Run the program in this process, and play at it until it is killed or asked to end.

    ``hasty`` players answer at once, in the same process; else the engine's process is asked.  Without a
    ``home`` its files lie where the environment says.
    """
    if home is not None:
        settle_in(home)
    random.seed(seed)
    if hasty:
        for module in (window_module, engine_module):
            setattr(module, "Engine", HastyEngine)  # noqa: B010 - it is imported there, not exported

    def tell(one: dict[str, Any]) -> None:
        os.write(out, json.dumps(one).encode() + b"\n")

    class Watched(Application):
        def __init__(self, program: str) -> None:
            super().__init__(program)
            self.hands = Hands(tell, seed, MODES[mode], self, again=again)

    setattr(application_module, "Application", Watched)  # noqa: B010 - as above
    return run_program()


# --- window after window in one process --------------------------------------------------------------
class Desk:
    """An open main window in this process, with hands that answer its boxes."""

    def __init__(self, window: MainWindow, hands: Hands, told: list[dict[str, Any]]) -> None:
        self.window, self.hands, self.told = window, hands, told

    def wait(self, look: Callable[[], bool], seconds: float = 10.0) -> bool:
        """Let the program run until something holds; say whether it does."""
        end = time.monotonic() + seconds
        while not look():
            if time.monotonic() > end:
                return False
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 5)
        return True

    def rest(self, milliseconds: int = 15) -> None:
        """Let the program do what is due."""
        end = time.monotonic() + milliseconds / 1000
        self.wait(lambda: time.monotonic() > end)

    def act(self, times: int) -> int:
        """Play at the table for so many actions of people; return by how many lines the match has grown."""
        match = self.window.match
        if match is None or match.result is not None:
            self.window.begin(GAMES[0].id)
            match = self.window.match
        assert match is not None
        before = match.ply
        for _ in range(times):
            if not self.wait(functools.partial(self._acted, match, match.ply), 5):
                break
        self.rest()
        return match.ply - before

    def _acted(self, match: Match, ply: int) -> bool:
        """Act, if anybody can just now; say whether the match has gone on since ``ply`` lines, or is over."""
        if match.ply == ply and match.result is None:
            self.hands.act(self.window)  # or only take the curtain away: then the next try acts
        return match.ply > ply or match.result is not None

    def do(self, key: str) -> None:
        """Give a command by its key."""
        command(self.window, key).trigger()
        self.rest()

    def others(self) -> list[QWidget]:
        """Return the windows that are open beside the main one."""
        return [
            one
            for one in QApplication.topLevelWidgets()
            if one.isVisible() and one is not self.window and one.windowTitle()
        ]

    def said(self) -> list[str]:
        """Return what boxes and toasts have said so far."""
        return [one[kind] for one in self.told for kind in ("box", "said") if kind in one]


@contextmanager
def desk(app: Application, home: Path, seed: int) -> Iterator[Desk]:
    """Open the main window on what lies below ``home``, as the program does; close it in the end."""
    told: list[dict[str, Any]] = []
    random.seed(seed)
    hands = Hands(told.append, seed, {}, app)
    hands.still = True
    try:
        settings = SettingsFile(settings_of(home))
        autosave = Autosave(data_of(home))
        window = MainWindow(Translators(app), settings, DesktopClock(app), HastyEngine(app), autosave)
        window.show()
        window.start()
        made = Desk(window, hands, told)
        made.rest()
        yield made
    finally:
        hands.stopped = True
        modal = QApplication.activeModalWidget()
        if modal is not None:
            modal.close()
        for left in [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]:
            left.close()
            left.deleteLater()  # and with it all windows that it has opened
        hands.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()


def make_application(home: Path) -> Application:
    """Make the one application of this process, for windows with hasty players."""
    settle_in(home)
    for module in (window_module, engine_module):
        setattr(module, "Engine", HastyEngine)  # noqa: B010 - it is imported there, not exported
    return Application(sys.argv[0])


@contextmanager
def errors_noted() -> Iterator[list[str]]:
    """Note what nothing catches while this lasts."""
    noted: list[str] = []
    before = sys.excepthook

    def note(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        places = traceback.extract_tb(where)
        place = f" in {Path(places[-1].filename).name}, {places[-1].name}" if places else ""
        noted.append(f"{kind.__name__}: {error}{place}")

    sys.excepthook = note
    try:
        yield noted
    finally:
        sys.excepthook = before
