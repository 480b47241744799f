"""The main window on a clock that only moves when told, with computer players that answer when told."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QColor, QCursor, QIcon, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLineEdit, QListView, QMenu, QWidget

from limbotable.app import appearance as appearance_module
from limbotable.app import window as window_module
from limbotable.app import window_place as window_place_module
from limbotable.app.match.match_controller import MatchController
from limbotable.app.settings_controller import REST
from limbotable.app.window import MainWindow
from limbotable.core.cards import card_text
from limbotable.engine.messages import Answer, Judge, Judgement, Think, Verdict
from limbotable.engine.messages import Candidate as Considered
from limbotable.games import GAMES
from limbotable.play.match import Match
from limbotable.play.perspective import imagined
from limbotable.play.record import read_perspective, read_record
from limbotable.store.autosave import Autosave
from limbotable.store.settings import Settings, SettingsFile
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.chances import ChancesBar
from limbotable.ui.panels.lesson_band import LessonBand
from limbotable.ui.panels.models import ACTION_ROLE
from limbotable.ui.panels.puzzle_band import PuzzleBand
from limbotable.ui.panels.replay_bar import PastBand, ReplayBar
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.panels.toast import Toast
from limbotable.ui.table import pace as pace_module
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.guard import MOMENT
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.languages import Translators
from limbotable.ui.words.match_words import seat_names
from tests.manual_clock import ManualClock
from tests.parts import part

_Part = TypeVar("_Part", bound=QObject)


class ScriptedEngine(Engine):
    """Computer players without a process: they answer when they are told, with a legal action."""

    def __init__(self, parent: Any = None, clock: Clock | None = None) -> None:
        super().__init__(parent, clock)
        self.asked: list[Think] = []
        self.pending: tuple[Think, Callable[[Answer], None]] | None = None
        self.judging: tuple[Judge, Callable[[Judgement], None]] | None = None
        self.closed = False

    @property
    def busy(self) -> bool:
        return self.pending is not None

    def ask(self, request: Think, answer: Callable[[Answer], None]) -> None:
        self.asked.append(request)
        self.pending = request, answer

    def judge(self, request: Judge, answer: Callable[[Judgement], None]) -> None:
        self.judging = request, answer

    def find(
        self, cost: float, open_cost: float = 0.0, uncertainty: float = 0.0, *, at_most: bool = False
    ) -> Judge:
        """Answer what is to be judged: that something else was better by so much, or at least by that."""
        assert self.judging is not None
        (request, answer), self.judging = self.judging, None
        found = finding(request, cost, open_cost)
        found.known.uncertainty = uncertainty
        found.known.at_most = [found.action] if at_most else []
        answer(found)
        return request

    def hurry(self) -> None:
        if self.pending is not None:
            self.answer()

    def forget(self) -> None:
        self.pending = self.judging = None

    def close(self) -> None:
        self.pending = None
        self.closed = True

    def answer(
        self,
        wanted: str = "",
        line: Sequence[str] = (),
        uncertainty: float = 0.0,
        order: Sequence[str] = (),
        at_most: Sequence[str] = (),
        step: float = 0.1,
    ) -> None:
        """Answer what is asked: with this action, or with the last one in the list.

        ``order`` has those that are the next best, each worse by a ``step``, ``at_most`` those whose chances
        may be lower than told.
        """
        assert self.pending is not None
        (request, answer), self.pending = self.pending, None
        assert isinstance(request.record, str)
        legal = imagined(read_perspective(request.record)).legal()
        best = wanted or legal[-1]
        ordered = list(dict.fromkeys([best, *order, *legal]))
        considered = [Considered(action, 9, 0.7 - step * n) for n, action in enumerate(ordered)]
        found = Answer(
            action=best, value=0.7, uncertainty=uncertainty, considered=considered, playouts=9, seconds=0.0
        )
        found.line = [*line] or [best]
        found.at_most = [*at_most]
        answer(found)


def scripted(engine: Engine) -> ScriptedEngine:
    assert isinstance(engine, ScriptedEngine)
    return engine


def finding(request: Judge, cost: float, open_cost: float) -> Judgement:
    """What an engine may find of a decision that was worth 50 % at best, or 60 % with all cards open."""
    record = read_record(request.record)
    line = record.lines[request.ply]
    match = Match.of_record(replace(record, lines=record.lines[: request.ply]))
    others = [action for action in match.legal() if action != line.action]

    def next_after(action: str) -> list[str]:
        later = Match.of_record(match.record())
        later.push(later.turn, action)
        return later.legal()[:1]

    def verdict(value: float, lost: float) -> Verdict:
        ordered = [*others[:1], line.action, *others[1:]] if others and lost else [line.action, *others]
        played = value - lost if others else value
        values = dict.fromkeys(ordered, value - lost) | {ordered[0]: value, line.action: played}
        considered = [Considered(action, 9, values[action]) for action in ordered]
        return Verdict(
            best=ordered[0],
            value=value,
            played=played,
            considered=considered,
            line=[ordered[0], *next_after(ordered[0])],
            playouts=9,
        )

    opened = verdict(0.6, open_cost) if record.game.hidden else None
    return Judgement(
        ply=request.ply,
        seat=line.who,
        action=line.action,
        known=verdict(0.5, cost),
        open=opened,
        seconds=0.0,
    )


class Desk:
    """A window, and hands and eyes for it."""

    def __init__(
        self, window: MainWindow, clock: ManualClock, translators: Translators, settings: Path
    ) -> None:
        self.window = window
        self.clock = clock
        self.engine = window.engines.players
        self.translators = translators
        self.settings = settings
        self.warned: list[str] = []
        self.view = self.part(TableView)
        self.panel = self.part(SidePanel)
        self.list, self.seen, self.log_view = self.panel.findChildren(QListView)
        (self.search,) = self.panel.findChildren(QLineEdit)
        self.dock = self.part(QDockWidget)
        self.chances = self.part(ChancesBar)
        self.past = self.part(ReplayBar)  #: the buttons of a replay,
        self.past_band = self.part(PastBand)  #: and the band that says that it is one
        self.lesson = self.part(LessonBand)
        self.puzzle = self.part(PuzzleBand)
        self.message = part(self.window, Toast, "toast")  #: what is said over the table, but for
        self.hint = part(self.window, Toast, "hint")  #: the hint

    def part(self, kind: type[_Part]) -> _Part:
        """The one part of this kind that the window has."""
        return part(self.window, kind)

    def has(self, kind: type[QObject]) -> bool:
        """Whether the window has a part of this kind already: some are made when they are needed."""
        return bool(self.window.findChildren(kind))

    # Hands

    @property
    def scripted(self) -> ScriptedEngine:
        return scripted(self.engine)

    @property
    def hinter(self) -> ScriptedEngine:
        return scripted(self.window.engines.hints)

    @property
    def tutor(self) -> ScriptedEngine:
        return scripted(self.window.engines.tutor)

    @property
    def analyst(self) -> ScriptedEngine:
        return scripted(self.window.engines.analysis)

    @property
    def judge(self) -> ScriptedEngine:
        return scripted(self.window.engines.review)

    def play(self, action: str = "") -> str:
        """Choose an action (or the last of them) from the list; return it."""
        actions = self.actions()
        chosen = action or actions[-1]
        self.list.activated.emit(self.list.model().index(actions.index(chosen), 0))
        return chosen

    def skip(self, left: int) -> None:
        """Go on where so many actions are left: those until there are played at once, and none is shown.

        It is the last legal one each time, as with ``play`` and ``ScriptedEngine.answer``.  The person that
        a curtain names comes to the table first.
        """
        if self.view.covered:
            self.uncover()
        match, dealer = self.match, self.controller.dealer
        ahead = Match.of_record(match.record())
        while ahead.result is None:
            dealer.deal(ahead)
            if ahead.result is None:
                ahead.push(ahead.turn, ahead.legal()[-1])
        actions = [ply for ply, line in enumerate(ahead.lines) if line.who >= 0][-left:]
        for line in ahead.lines[match.ply : actions[0]]:
            match.push(line.who, line.action)
        self.controller.rewound()
        self.controller.ask_again()

    def do(self, name: str) -> None:
        """Give a command, as its menu and its shortcut do."""
        action = self.action(name)
        assert action.isEnabled(), name
        action.trigger()
        QApplication.processEvents()

    def can(self, name: str) -> bool:
        return self.action(name).isEnabled()

    def action(self, name: str) -> QAction:
        """The command of this name, as menus and the tool bar have it."""
        return self.window.commands.actions[name]

    def menu(self, name: str) -> QMenu:
        return self.window.commands.menus[name]

    def take_offer(self) -> None:
        """Press the link in the toast."""
        assert self.message.offering
        self.message.linkActivated.emit("do")

    def uncover(self) -> None:
        assert self.view.covered
        self.clock.advance(MOMENT)
        QTest.mouseClick(self.view.overlays.curtain.button, Qt.MouseButton.LeftButton)

    def settle(self) -> None:
        """Let time pass until nothing moves and no computer player's answer waits for its time.

        It goes on from every result of a round.
        """
        for _ in range(1000):
            if not (self.view.director.busy or self.view.pace.holding):
                return
            if self.view.director.waits:
                QTest.keyClick(self.view, Qt.Key.Key_Space)
            self.clock.advance(100)
        raise AssertionError("the table does not come to rest")

    # Eyes

    def kept(self) -> Settings:
        """The settings as they are in the file once they have rested."""
        self.clock.advance(REST)
        settings, damaged = SettingsFile(self.settings).read()
        assert damaged is None
        return settings

    @property
    def controller(self) -> MatchController:
        assert self.window.table_controller.controller is not None
        return self.window.table_controller.controller

    @property
    def match(self) -> Any:
        return self.controller.match

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, as they stand on the table."""
        return seat_names(self.match.seats, self.controller.setup.players)

    def record(self) -> str:
        return str(self.match.record().text())

    def actions(self) -> list[str]:
        model = self.list.model()
        return [model.index(row, 0).data(ACTION_ROLE) for row in range(model.rowCount())]

    def labels(self) -> list[str]:
        model = self.list.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def log(self) -> list[str]:
        return [self.panel.log.index(row).data() for row in range(self.panel.log.rowCount())]

    def faces(self) -> list[str]:
        """What can be seen of the pieces that lie on the table."""
        return [item.face for item in self.view.table.pieces.values() if item.face]

    def hand(self, seat: int) -> list[str]:
        """The cards that a seat holds, as the rules know it."""
        position = self.match.position
        view = self.match.game.view(self.match.options, position, self.match.stages[-1].sightings, seat)
        return [card_text(sight.card) for sight in view.hands[seat]]

    def curtain(self) -> str:
        """What stands on the curtain."""
        assert self.view.covered
        return f"{self.view.overlays.curtain.accessibleName()} | {self.view.overlays.curtain.button.text()}"

    def toast(self) -> str:
        """The message that is shown; where there is none, the hint."""
        return next((one.text() for one in (self.message, self.hint) if not one.isHidden()), "")

    @property
    def stored(self) -> Settings:
        """The settings as the program has them now."""
        return self.window.settings_controller.settings

    def heard(self) -> list[str]:
        """Everything that a screen reader finds in the window."""
        top = QAccessible.queryAccessibleInterface(self.window)
        assert top is not None
        return list(texts_of(top))

    def tips(self) -> list[str]:
        """All tooltips, status tips and what is written on widgets."""
        found = [widget.toolTip() for widget in self.window.findChildren(QWidget)]
        found += [item.toolTip() for item in self.view.table.items()]
        model = self.list.model()
        tip = Qt.ItemDataRole.ToolTipRole
        found += [str(model.index(row, 0).data(tip)) for row in range(model.rowCount())]
        return [one for one in found if one]

    def said_anywhere(self) -> list[str]:
        """Whatever anybody at the window could read or hear."""
        pieces = self.view.table.tableau.pieces
        return [
            *self.heard(),
            *self.tips(),
            *self.log(),
            *self.labels(),
            *self.actions(),
            *self.faces(),
            *(piece.face for piece in pieces),
            self.toast(),
        ]


def texts_of(interface: QAccessibleInterface) -> Iterator[str]:
    """Yield all that a screen reader finds in a thing and below it."""
    for kind in (
        QAccessible.Text.Name,
        QAccessible.Text.Description,
        QAccessible.Text.Help,
        QAccessible.Text.Value,
    ):
        text = interface.text(kind)
        if text:
            yield text
    for n in range(interface.childCount()):
        yield from texts_of(interface.child(n))


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def warned(monkeypatch) -> list[str]:
    """What message boxes say; nobody has to press their buttons."""
    said: list[str] = []
    monkeypatch.setattr(MessageBox, "warn", lambda _window, text: said.append(text))
    return said


CLOTHS = 4  #: of these sizes and palettes are kept: a window takes two sizes while it opens


class KeptArt(ArtRenderer):
    """Art whose icons and cloths are drawn once, as its pieces are."""

    def __init__(self, deck: str, palette: Palette) -> None:
        super().__init__(deck, palette)
        self._icons = dict[tuple[str, int], QIcon]()
        self._cloths = OrderedDict[tuple[object, ...], QPixmap]()

    def icon(self, name: str, color: QColor) -> QIcon:
        key = name, color.rgba()
        if key not in self._icons:
            self._icons[key] = super().icon(name, color)
        return self._icons[key]

    def cloth(self, name: str, width: int, height: int, dpr: float) -> QPixmap:
        key = name, width, height, dpr
        if key not in self._cloths:
            self._cloths[key] = super().cloth(name, width, height, dpr)
            if len(self._cloths) > CLOTHS:
                self._cloths.popitem(last=False)
        return self._cloths[key]


@lru_cache(maxsize=2)
def _art_of(deck: str, palette: Palette, _font: str) -> ArtRenderer:
    return KeptArt(deck, palette)


def kept_art(deck: str, palette: Palette) -> ArtRenderer:
    """Return art that the windows of several tests share: drawing it is a third of opening one."""
    return _art_of(deck, palette, QApplication.font().toString())


_OF_A_MATCH = {"options", "players", "names", "casual"}


@pytest.fixture
def open_table(qtbot, qapp, monkeypatch, clock, warned, tmp_path):
    """Open the window with these settings; every match is dealt from the same seed."""
    monkeypatch.setattr("limbotable.play.dealer.secrets.randbits", lambda _: 7)
    monkeypatch.setattr(window_module, "Engine", ScriptedEngine)
    monkeypatch.setattr(window_place_module, "ROOMY", 0)  # the screen of the tests is a narrow one
    monkeypatch.setattr(appearance_module, "ArtRenderer", kept_art)
    # Where nothing moves, computer players among themselves are not slowed for a test that does not look.
    monkeypatch.setattr(pace_module, "STILL", 0.0)
    palette, font, locale = qapp.palette(), qapp.font(), QLocale()
    opened = list[tuple[MainWindow, Translators]]()

    def make(
        *players: str,
        engine: Engine | None = None,
        file: Path | None = None,
        data: Path | None = None,
        **settings: object,
    ) -> Desk:
        path = file or tmp_path / "settings.json"
        if file is None:
            last: dict[str, object] = {
                "players": list(players or ("person", "novice")),
                "options": {"end": "rounds 1"},
            }
            last |= {name: settings.pop(name) for name in _OF_A_MATCH & settings.keys()}
            # Nobody is there to be asked.
            kept = {"game": "countdown", "language": "en", "speed": "none", "confirm_leaving": False}
            written = {**kept, "matches": {"countdown": last}, **settings}
            written.setdefault("suggested", [game.id for game in GAMES])
            path.write_text(json.dumps(written), encoding="utf-8")
        QCursor.setPos(0, 0)  # a test may have left it where this window’s list of actions or log comes
        translators = Translators(qapp)
        window = MainWindow(
            translators,
            SettingsFile(path),
            clock,
            ScriptedEngine() if engine is None else engine,
            None if data is None else Autosave(data),
        )
        qtbot.addWidget(window)
        opened.append((window, translators))
        window.resize(1280, 800)
        with qtbot.waitExposed(window):
            window.show()
        window.start()
        desk = Desk(window, clock, translators, path)
        desk.warned = warned
        return desk

    yield make
    for window, _ in opened:
        window.settings_controller.settings.confirm_leaving = False  # nobody is there to be asked
        assert window.close(), "it refuses to, so its library stays open"
    # A report outlives the main window: the next test would find it beside its own.
    for other in QApplication.topLevelWidgets():
        other.close()
    # pytest-qt has asked Qt to delete the windows, which it does when events are next awaited: until then
    # they would follow every change of the language and the look, those of the next test included.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _, translators in opened:
        translators.remove()
    qapp.setPalette(palette)
    qapp.setFont(font)
    QLocale.setDefault(locale)


@pytest.fixture
def foes(open_table):
    """Open Foes for these players, with these options."""

    def make(*players: str, options: dict[str, object] | None = None, **settings: object) -> Desk:
        last = {"options": {"players": len(players)} | (options or {}), "players": list(players)}
        made: Desk = open_table(game="foes", matches={"foes": last}, **settings)
        return made

    return make


@pytest.fixture
def looks(qapp) -> Iterator[None]:
    """The application looks as before after the test."""
    palette, font = qapp.palette(), qapp.font()
    yield
    qapp.setPalette(palette)
    qapp.setFont(font)


class Mirror(QTranslator):
    """A language in which every sentence is its English one in other quotes."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - Qt calls it so
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        return f"«{sourceText}»"


@pytest.fixture
def mirror(qapp):
    """Speak mirrored English from the call on until the end of the test."""
    spoken = list[Mirror]()

    def speak_mirrored() -> None:
        spoken.append(Mirror())
        qapp.installTranslator(spoken[-1])
        QApplication.processEvents()

    yield speak_mirrored
    for translator in spoken:
        qapp.removeTranslator(translator)
