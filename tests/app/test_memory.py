"""What a match leaves behind in the window when another one has taken its place: nothing."""

from __future__ import annotations

import gc
from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from limbotable.play.setup import MatchSetup
from limbotable.ui.art.pictures import Look, Picture, SignPicture
from tests.app.conftest import Desk
from tests.app.lookback.test_replay import SHORT, lay, random_match

#: After so many rounds everything has been made that is made once,
WARM = 1
#: and so many more are to add nothing to it.
ROUNDS = 1
HOUR = 3_600_000.0  # milliseconds


def living(desk: Desk) -> Counter[str]:
    """How many objects there are of each class of the program, and of each of Qt's in the window."""
    desk.clock.advance(HOUR)  # alarms that were taken back are let go of when their time has come
    QApplication.processEvents()
    desk.view.overlays.allows(QPoint())  # the guard lets go of what could be clicked a moment ago
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    # Pictures of pieces and signs are kept up to a bound: the next match wants them, too.
    own = [type(one) for one in gc.get_objects() if str(type(one).__module__).startswith("limbotable.")]
    own = [kind for kind in own if kind not in (Look, Picture, SignPicture)]
    found = Counter(f"{kind.__module__}.{kind.__qualname__}" for kind in own)
    app = QApplication.instance()
    assert app is not None
    children = [*desk.window.findChildren(QObject), *app.findChildren(QObject)]
    found.update(f"Qt: {one.metaObject().className()}" for one in children)
    # Connections are kept by the sender, where Python does not see them.
    for sender in (
        desk.window.table_controller,
        desk.view,
        desk.view.director,
        desk.panel,
        desk.window.replay,
    ):
        meta = sender.metaObject()
        for n in range(meta.methodCount()):
            method = meta.method(n)
            if method.methodType() == method.MethodType.Signal:
                name = f"{meta.className()}.{method.name().toStdString()}"
                found[name] += sender.receivers("2" + method.methodSignature().toStdString())
    return found


def play(desk: Desk) -> None:
    """Let the computer players play to the end."""
    while desk.match.result is None:
        desk.scripted.answer()
        desk.settle()


def at_the_table(desk: Desk, game: str) -> None:
    """Do with a match whatever brings another one, or another table, in its place."""
    desk.window.table_controller.begin(_setup(game))
    for _ in range(3):
        desk.scripted.answer()
    desk.do("replay")
    QTest.keyClick(desk.view, Qt.Key.Key_Home)
    desk.do("branch")
    desk.settle()
    desk.do("undo")
    desk.take_offer()  # back to the other match
    if desk.can("analysis"):
        desk.do("analysis")
        desk.do("analysis")
    desk.do("pick")
    desk.window.match_start.go_back()
    late = random_match(game, people=0)
    lay(desk, late, late.ply * 3 // 4)  # from there on it is played, so that the end comes soon
    play(desk)
    desk.do("replay")
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)


def learning(desk: Desk, game: str) -> None:
    """Leave a match for a lesson and for a puzzle."""
    desk.window.table_controller.begin(_setup(game))
    desk.settle()
    desk.window.tutorials.open(game, 0)
    desk.settle()
    desk.do("restart")
    desk.do("hint")
    desk.window.tutorials.leave()
    desk.window.puzzles.open_daily(QDate(2026, 1, 1))
    desk.window.puzzles.leave()
    desk.do("restart")


def _setup(game: str) -> MatchSetup:
    options: dict[str, Any] = {"end": "rounds 2"} if game == "countdown" else SHORT[game]
    seats = 2 if game in ("countdown", "limit") else 3
    return MatchSetup(game, options, ["novice"] * seats, [""] * seats, casual=True)


@pytest.mark.long
@pytest.mark.parametrize("game", SHORT)
def test_matches_leave_nothing_behind(open_table, tmp_path, game) -> None:
    """All matches are the same, so what lives after one lives after any other."""
    desk = open_table(data=tmp_path / "data")
    for _ in range(WARM):
        at_the_table(desk, game)
        learning(desk, game)
    before = living(desk)
    for _ in range(ROUNDS):
        at_the_table(desk, game)
        learning(desk, game)
    assert living(desk) - before == Counter()
