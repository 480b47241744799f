"""The main window: one table, the commands, and everything beside the table."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QEvent, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from limbotable.app.appearance import Appearance, Dressed
from limbotable.app.availability import Availability
from limbotable.app.commands import CHOICES, TOGGLES, Commands
from limbotable.app.errors.engine_errors import may_try_again
from limbotable.app.errors.report import Reports
from limbotable.app.errors.settings_errors import what_is_damaged
from limbotable.app.key_sheet import KeySheet
from limbotable.app.language import Language
from limbotable.app.learning.exercises import Exercises
from limbotable.app.learning.rule_books import Rules
from limbotable.app.lookback.exchange import Exchange
from limbotable.app.lookback.lookback import Lookback
from limbotable.app.lookback.matches import Matches
from limbotable.app.lookback.statistics import Statistics
from limbotable.app.match.by_ear import TOLD, ByEar
from limbotable.app.match.coordinates import Coordinates
from limbotable.app.match.day_table import DayTable
from limbotable.app.match.departure import Departure
from limbotable.app.match.duplicate import Duplicate
from limbotable.app.match.others_turn import OthersTurn
from limbotable.app.match.privacy import Privacy
from limbotable.app.match.remarks import Remarks
from limbotable.app.match.table_controller import TableController
from limbotable.app.match.thinking_sign import ThinkingSign
from limbotable.app.match.tutor import Tutor
from limbotable.app.match.under_way import UnderWay
from limbotable.app.one_switch import SCANNED, OneSwitch
from limbotable.app.own_keys import OwnKeys
from limbotable.app.own_voice import VOICED, OwnVoice
from limbotable.app.settings_controller import SettingsController
from limbotable.app.settings_presenter import SettingsPresenter
from limbotable.app.start import Start
from limbotable.app.store_build import is_from_a_store
from limbotable.app.surroundings import Surroundings
from limbotable.app.tempo import Tempo
from limbotable.app.window_place import keep_on_screen, place_of, put
from limbotable.play.match import Match
from limbotable.store.autosave import Autosave
from limbotable.store.settings import SettingsFile
from limbotable.ui.art.sounds import Sounds
from limbotable.ui.dialogs.about import AboutBox
from limbotable.ui.dialogs.files import local_files
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.dialogs.versions import VersionsBox
from limbotable.ui.ear.synthesiser import synthesiser
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.engine.engines import Engines
from limbotable.ui.panels.panel_dock import PanelDock
from limbotable.ui.panels.question import Question
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.panels.toast import Toast
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.languages import Translators
from limbotable.ui.words.speak import aloud, speak

_CLOSER: Final = 1.25  #: the zoom factor of one command


class MainWindow(QMainWindow):
    """The main window: the table with its match, and the parts around it."""

    def __init__(
        self,
        translators: Translators,
        settings: SettingsFile,
        clock: Clock,
        engine: Engine,
        autosave: Autosave | None = None,
    ) -> None:
        """``autosave`` keeps the match on the table, if matches are kept."""
        super().__init__()
        self.engines = Engines(engine, *(Engine(self, clock) for _ in range(5)))
        self._framed = False  # whether the desktop has put its frame around the window
        self._left = False
        self._settings, self._damaged = settings.read()
        self.settings_controller = SettingsController(self._settings, settings, clock, self)
        self._language = Language(translators, self.settings_controller, self._complain, self)
        self._appearance = Appearance(self.settings_controller, lambda: self._language.code, self)
        art, palette = self._appearance.art, self._appearance.palette
        around = Surroundings(
            lambda: self._language.code,
            art,
            lambda: self._appearance.palette,
            clock,
            lambda name: self.commands.actions[name].shortcuts(),
            lambda name: self.commands.key(name),  # noqa: PLW0108 - the commands are made later
        )
        self._table = TableView(art(), palette, speak, clock, aloud=aloud, parent=self)
        self._panel = SidePanel(speak, self, aloud=aloud)
        places = self._table.place_for_words, self._table.leaves_clear, self._panel, self._table.spares
        self._toast = Toast(clock, self._table, *places, "toast")
        self._hint = Toast(clock, self._table, *places, "hint")
        self._table.overlays.words_stand = lambda: self._hint.over_the_table
        self._table.result_came.connect(self._toast.make_way)
        self.remarks = Remarks(self._toast, self._hint, self._table, lambda: around.key("rules"), self)
        self._dock = PanelDock(self)
        for note in (self._hint, self._toast):
            for moved in (self._table.director.settled, self._table.overlays.result.laid):
                moved.connect(note.keep_clear)
            # The dock leaves the window while it is dragged, and is there when this call is over.
            self._dock.topLevelChanged.connect(note.keep_clear, Qt.ConnectionType.QueuedConnection)
        self._own_voice = OwnVoice(synthesiser(), self._table, lambda: translators.language, self)
        self._sounds = Sounds(self)
        self.settings_controller.subscribe(
            "sounds", "volume", apply=lambda now: self._sounds.turn(now.sounds, now.volume), now=True
        )
        self._settings_presenter = SettingsPresenter(
            self.settings_controller,
            art,
            lambda: self._sounds.missing,
            lambda: self._own_voice.missing,
            self,
        )
        departure = Departure(
            self.settings_controller.reader("confirm_leaving"),
            lambda: self.settings_controller.set("confirm_leaving", False),
            self,
        )
        self.table_controller = TableController(
            self._table,
            self._panel,
            self.remarks,
            engine,
            self.engines.hints,
            autosave,
            departure,
            self,
        )
        self._thinking = ThinkingSign(self._table, lambda: self.table_controller.controller, engine, clock)
        OthersTurn(self._table, self.remarks, lambda: self.table_controller.controller, clock, self)
        self._question = Question(self._table, self._table.place_for_words)
        self._tutor = Tutor(
            self.engines.tutor,
            self._question,
            self._table,
            self.remarks,
            lambda: self.table_controller.controller,
            lambda: self.table_controller.interrupted,
            self,
        )
        self.table_controller.consult(self._tutor)
        self.table_controller.hands.by_game = self._settings.hands
        readers = {name: self.settings_controller.reader(name) for name in TOLD}
        self._by_ear = ByEar(
            self._table,
            self._panel,
            self.remarks,
            self.table_controller,
            readers,
            lambda: self.rules.in_question(self.table_controller.rule_in_question()),
            around.key,
            self,
        )
        self.reports = Reports(lambda: self._settings, lambda: self.match, self)
        lookback = self._lookback = Lookback(
            self._table,
            self._panel,
            self.table_controller,
            self.remarks,
            self.engines,
            around,
            autosave,
            self,
        )
        self.analysis, self.replay, self.review = lookback.analysis, lookback.replay, lookback.review
        speakers = self._toast, self._hint, self._question
        self._coordinates = Coordinates(self._table, self._panel, speakers, self.table_controller, self)
        self._privacy = Privacy(self.settings_controller.reader("curtain"), self._people, self)
        #: The user's own keys.
        self.own_keys = OwnKeys(lambda: self.commands, self._settings, self.settings_controller.write, self)
        self.key_sheet = KeySheet(self.menuBar(), self._panel, self)  #: all keys, told to the user
        self.rules = Rules(clock, lambda: self._language.code, art, self)  #: the rule books
        self.statistics = Statistics(autosave, palette, self)  #: the figures of the matches played
        self._exercises = Exercises(
            self._table,
            self.table_controller,
            engine,
            self.remarks,
            around,
            self._settings,
            lambda game: self.match_start.pick(game),  # noqa: PLW0108 - it is made later
            self,
        )
        self._exercises.changed.connect(self.settings_controller.write)
        self.tutorials, self.puzzles = self._exercises.tutorials, self._exercises.puzzles
        self.exchange = Exchange(self.table_controller, autosave, self)  #: matches as files and texts
        #: The list of matches.
        self.matches = Matches(self.table_controller, self.remarks, self.exchange, autosave, art, clock, self)
        self._one_switch = OneSwitch(self._table, self._dock, lambda: self._own_voice.busy, clock, self)
        #: The table of the day.
        self.day_table = DayTable(self.table_controller, self.remarks, self._table.director, self)
        self._duplicate = Duplicate(self.engines.duplicate, self.table_controller, self.remarks, self)
        self._middle = QWidget()
        #: The page with all games, and what begins a match.
        self.match_start = Start(
            self.table_controller,
            self._settings,
            self.settings_controller.write,
            around,
            self._middle,
            self._dock,
            self.statistics.standing,
            self,
        )
        #: The user's commands, by name.
        self.commands = Commands(
            self,
            self._dock.toggleViewAction(),
            {
                "new": self.match_start.ask_for_match,
                "pick": self.match_start.pick,
                "today": self.day_table.open,
                "deal": self.match_start.ask_for_deal,
                "matches": self.matches.show,
                "open": self.exchange.ask_for_files,
                "save": self.exchange.ask_where_to_save,
                "copy": self.exchange.copy,
                "paste": self.exchange.paste,
                "publish": self._lookback.publish,
                "statistics": lambda: self.statistics.open(
                    None if self.match is None else self.match.game.id
                ),
                "restart": self._exercises.restart,
                "settings": self._settings_presenter.show,
                "quit": self.close,
                "undo": self._by_ear.undo,
                "redo": self._by_ear.redo,
                "hint": self._exercises.hint,
                "why": lambda: self.table_controller.why(self.replay.ply),
                "sort": self.table_controller.hands.sort,
                "hurry": self.table_controller.hurry,
                "replay": self.replay.toggle,
                "branch": self.replay.play_on,
                "comment": lambda: self._lookback.commenting.ask(self.replay.ply),
                "review": self.review.open,
                "duplicate": self._duplicate.ask,
                "cover": self._cover,
                "closer": lambda: self._table.zoom.zoom(_CLOSER),
                "further": lambda: self._table.zoom.zoom(1 / _CLOSER),
                "fit": self._table.zoom.fit,
                "fullscreen": self._toggle_full_screen,
                "tutorial": lambda: self.tutorials.ask(self.match_start.game.id),
                "puzzles": lambda: self.puzzles.ask(self.match_start.game.id),
                "daily": lambda: self.puzzles.open_daily(QDate.currentDate()),
                "rules": self._look_up,
                "shortcuts": self.key_sheet.show,
                "keys": self.own_keys.show,
                "report": self.reports.ask,
                "versions": lambda: VersionsBox(self).exec(),
                "about": lambda: AboutBox(self).exec(),
                **self._by_ear.calls(),
            },
            self._settings.keys,
        )
        self.commands.actions["versions"].setVisible(not is_from_a_store())
        self._availability = Availability(self.commands, self.table_controller, self.match_start, self)
        self._set_up()
        self._connect()
        self._follow_settings()
        self._language.write(self, self._retranslate)
        # F10 goes to the first menu, as Alt with its letter does.
        QShortcut(QKeySequence(Qt.Key.Key_F10), self).activated.connect(
            lambda: self.menuBar().setActiveAction(self.menuBar().actions()[0])
        )

    # --- building -------------------------------------------------------------------------------------
    def _set_up(self) -> None:
        self.setObjectName("main")
        column, row = QVBoxLayout(self._middle), QHBoxLayout()
        for layout in (column, row):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        row.addWidget(self._lookback.bar)
        row.addWidget(self._table)
        for band in self._exercises.bands:
            column.addWidget(band)
        column.addWidget(self._lookback.band)
        column.addLayout(row, 1)
        column.addWidget(self._lookback.past)
        self.setCentralWidget(self.match_start.pages)
        self._dock.setWidget(self._panel)
        put(self, self._dock, self._settings.window)
        self.setAcceptDrops(True)

    def _connect(self) -> None:
        self.match_start.turned.connect(self._turn)
        self.commands.chosen.connect(self.settings_controller.set)
        self.commands.toggled.connect(self.settings_controller.set)
        self.settings_controller.unwritten.connect(
            lambda: self.remarks.say(self.tr("The settings could not be saved."), warning=True)
        )
        self._privacy.left.connect(self._cover)
        result, accompany = self._table.overlays.result, self._sounds.accompany
        self._table.director.moved.connect(lambda *two: accompany(*two, lost=result.mood == "lost"))
        self._table.refused.connect(self._sounds.refuse)
        self._toast.pressed.connect(self._look_up)
        self.table_controller.sat_down.connect(self._coordinates.refresh)
        self.replay.opened.connect(lambda: self._coordinates.look_back(True))
        self.replay.closed.connect(lambda: self._coordinates.look_back(False))
        self.replay.closed.connect(self._by_ear.leave_past)
        self.review.left.connect(self._by_ear.come_back)
        self.remarks.complained.connect(self._complain)
        self._own_voice.failed.connect(lambda said: self.remarks.say(said, warning=True))
        self.own_keys.changed.connect(self.key_sheet.refresh)
        self.key_sheet.wanted.connect(self.own_keys.show)
        self.table_controller.failed.connect(self._engine_failed)
        self.match_start.learnt = lambda game: (self.tutorials.progress(game), self.puzzles.progress(game))
        under_way = UnderWay(self.table_controller, self.remarks)
        self.match_start.offer_more(self.day_table, self.rules, under_way)
        self.match_start.lessons_wanted.connect(self.tutorials.ask)
        self.match_start.puzzles_wanted.connect(self.puzzles.ask)
        self.statistics.weaknesses_wanted.connect(self.puzzles.ask_weaknesses)
        self.table_controller.hands.sorted.connect(self.settings_controller.write)
        self.matches.resumed.connect(self.match_start.go_back)
        self.matches.resumed.connect(lambda: self._table.setFocus(Qt.FocusReason.OtherFocusReason))

    # --- matches --------------------------------------------------------------------------------------
    @property
    def match(self) -> Match | None:
        """The match on the table, if there is one."""
        return self.table_controller.match

    def start(self) -> None:
        """Open the table of the last time, and report settings that could not be read.

        A user that has never played sees all games.
        """
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.table_controller.go_on():
            new = self._damaged is None and self._settings.untouched
            if new and not self.table_controller.keeping.has_any:
                self.match_start.pick()
            else:
                self.match_start.begin(self._settings.last_game().id)
        self.matches.read_ahead()
        self._language.ask_for_font()
        if self._damaged is not None:
            self.remarks.say(what_is_damaged(self._damaged), warning=True)
        elif complaint := self.own_keys.complaint():
            self.remarks.say(complaint, warning=True)

    def begin(self, game_id: str, deal: int | None = None) -> None:
        """Begin a match of a game with its last set-up; raises ``KeyError``."""
        self.match_start.begin(game_id, deal)

    def open(self, path: Path) -> None:
        """Go on with a record; if it cannot be read, the match on the table stays."""
        self.exchange.open([path])

    # --- signals of the table ---------------------------------------------------------------------------
    def _engine_failed(self, detail: str) -> None:
        if may_try_again(detail, self):
            self.table_controller.ask_again()

    def _complain(self, text: str) -> None:
        MessageBox.warn(self, text)

    # --- the user's commands --------------------------------------------------------------------------
    def _look_up(self) -> None:
        """Open the rules at the last message's place, or at the phase of the match."""
        asked = None if self.match_start.picking else self.table_controller.rule_in_question()
        game, mark = asked or (self.match_start.game, "")
        if not self.rules.turn_to(game.id, mark):
            self._toast.say(self.tr("There is no rule book for this game."))

    def _cover(self) -> None:
        """Cover the hand on the table, of the present or of the past."""
        if self.table_controller.handover.can_cover:
            self.replay.close()
            self.table_controller.handover.cover()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # --- looks and language ---------------------------------------------------------------------------
    def _follow_settings(self) -> None:
        """Subscribe to the settings, and apply them now."""
        settings = self.settings_controller
        #: The speed of the table and of the players.
        self.tempo = Tempo(settings, self._table.director, self.table_controller, self.match_start, self)
        self._language.follow()
        self._appearance.dress(
            Dressed(
                self._table,
                (self._hint, self._toast, self._question),
                self.commands,
                (self._lookback.band, *self._exercises.bands, self.statistics),
                (self._lookback.bar, self._lookback.past),
                (self.review, self.match_start),
            )
        )
        follow = partial(self.settings_controller.subscribe, now=True)
        follow("coordinates", apply=lambda now: self._coordinates.want(now.coordinates))
        follow("help", apply=lambda now: self.table_controller.help(now.help))
        follow("tutor", apply=lambda now: self._tutor.want(0 if now.tutor == "off" else int(now.tutor)))
        follow("analysis", apply=lambda now: self.analysis.turn(now.analysis))
        follow("letters", apply=self.own_keys.follow)
        follow(*VOICED, apply=self._own_voice.follow)
        follow(*SCANNED, apply=self._one_switch.follow)
        follow("pause", apply=lambda now: self.table_controller.display.pause(now.pause))
        follow(*TOGGLES, *CHOICES, apply=lambda now: self.commands.show(now, self._language.code))
        self.settings_controller.subscribe(*TOGGLES, apply=lambda _: self._lay_anew())

    def _lay_anew(self) -> None:
        self.table_controller.display.lay_anew()
        self.replay.lay_anew()

    def _people(self) -> int:
        return 0 if self.table_controller.controller is None else self.table_controller.controller.people

    def _turn(self) -> None:
        """Follow the change to another page."""
        self._table.table.be_seen(not self.match_start.picking)
        if not self.match_start.picking:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _retranslate(self) -> None:
        # First, because it is also the text of the action that shows the dock.
        self._dock.setWindowTitle(self.tr("Actions and log"))
        self.commands.retranslate()
        self._table.setAccessibleName(self.tr("Table"))
        self._table.retranslate(speak)
        self._availability.retranslate()
        self.table_controller.handover.retranslate()
        self.replay.retranslate()
        self._exercises.retranslate()
        self.review.retranslate()
        self.key_sheet.refresh()
        self.own_keys.refresh()
        self.match_start.retranslate()

    # --- Qt's events ----------------------------------------------------------------------------------
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.ActivationChange and not self._framed and self.isActiveWindow():
            self._framed = True  # now the desktop's frame is around the window
            keep_on_screen(self)
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # When Esc comes as far as this, the table has nothing left to release.
        if event.key() == Qt.Key.Key_Escape:
            self.replay.close()
            self.remarks.clear_away()
        elif (
            event.modifiers() == Qt.KeyboardModifier.ShiftModifier
            and event.text().isalnum()
            and not self.match_start.picking
        ):
            self._by_ear.jump(event.text())
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if local_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.exchange.open(local_files(event.mimeData()))

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.table_controller.may_leave():
            event.ignore()
            return
        self.leave()
        super().closeEvent(event)

    def leave(self) -> None:
        """Save everything and end all that the window has begun, without a question.

        Only the first call does so: the program ends after it.
        """
        if self._left:
            return
        self._left = True
        self._own_voice.close()
        self._appearance.close()
        self.match_start.go_back()  # the panel's place is that beside the table
        self._settings.window = place_of(self, self._dock)
        self.settings_controller.close()
        self.review.close()  # first: its findings go into the match store
        self.table_controller.close()
        self._thinking.stop()
        self._duplicate.close()
        self.analysis.close()
