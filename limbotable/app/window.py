"""The main window: one table, the commands, and everything beside the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QEvent, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QHBoxLayout,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from limbotable.app.appearance import Appearance, Dressed
from limbotable.app.availability import Availability
from limbotable.app.commands import CHOICES, TOGGLES, Commands
from limbotable.app.errors.report import Reports
from limbotable.app.errors.settings_errors import what_is_damaged
from limbotable.app.key_sheet import KeySheet
from limbotable.app.key_table import chosen_twice, not_understood
from limbotable.app.learning.exercises import Exercises
from limbotable.app.learning.mistakes import Mistakes
from limbotable.app.learning.puzzles import Puzzles
from limbotable.app.learning.rule_books import Rules
from limbotable.app.learning.tutorials import Tutorials
from limbotable.app.lookback.analysis import Analysis
from limbotable.app.lookback.exchange import Exchange
from limbotable.app.lookback.matches import Matches
from limbotable.app.lookback.replay import Replay
from limbotable.app.lookback.review import Review
from limbotable.app.lookback.statistics import Statistics
from limbotable.app.match.coordinates import Coordinates
from limbotable.app.match.departure import Departure
from limbotable.app.match.lists import Lists
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.privacy import Privacy
from limbotable.app.match.readouts import Readouts
from limbotable.app.match.remarks import Remarks
from limbotable.app.match.table_controller import TableController
from limbotable.app.match.teller import TOLD, Teller
from limbotable.app.match.tutor import Tutor
from limbotable.app.settings_controller import SECONDS, SettingsController
from limbotable.app.settings_presenter import SettingsPresenter
from limbotable.app.start import Start, title
from limbotable.app.window_place import keep_on_screen, place_of, put
from limbotable.play.match import Match
from limbotable.store.autosave import Autosave
from limbotable.store.settings import Settings, SettingsFile
from limbotable.table.tableau import Tableau
from limbotable.ui.art.sounds import Sounds
from limbotable.ui.dialogs.about import AboutBox
from limbotable.ui.dialogs.files import local_files
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.chances import ChancesBar
from limbotable.ui.panels.lesson_band import LessonBand
from limbotable.ui.panels.puzzle_band import PuzzleBand
from limbotable.ui.panels.question import Question
from limbotable.ui.panels.replay_bar import PastBand, ReplayBar
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.panels.toast import Toast
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.director import AnimationSpeed, motion_preference_changed, reduced_motion
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.languages import LANGUAGES, Translators, has_font, system_language
from limbotable.ui.words.outside import shown
from limbotable.ui.words.speak import aloud, speak

_SPEEDS: Final = {
    "relaxed": AnimationSpeed.RELAXED,
    "normal": AnimationSpeed.NORMAL,
    "quick": AnimationSpeed.QUICK,
    "none": AnimationSpeed.NONE,
}
_CLOSER: Final = 1.25  #: the zoom factor of one command


@dataclass(frozen=True, slots=True)
class Engines:
    """An engine for each purpose: none waits for what another one is asked."""

    players: Engine  #: thinks for the computer players,
    hints: Engine  #: for a user that wants a hint,
    analysis: Engine  #: and about the position shown
    review: Engine  #: judges the decisions of a match,
    tutor: Engine  #: and those of a person before they are played


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
        self.engines = Engines(engine, *(Engine(self, clock) for _ in range(4)))
        self._framed = False  # whether the desktop has put its frame around the window
        self._left = False
        self._translators = translators
        self._settings, self._damaged = settings.read()
        self.settings_controller = SettingsController(self._settings, settings, clock, self)
        self._speak_as_set()
        self._appearance = Appearance(self.settings_controller, lambda: self._translators.language, self)
        art, palette = self._appearance.art, self._appearance.palette
        self._table = TableView(art(), palette, speak, clock, aloud=aloud, parent=self)
        self._toast = Toast(clock, self._table, self._table.place_for_words)
        self._table.director.settled.connect(self._toast.keep_clear)
        self.remarks = Remarks(self._toast, self._table, self)
        self._panel = SidePanel(speak, self, aloud=aloud)
        self._dock = QDockWidget(self)
        self._sounds = Sounds(self)
        self.settings_controller.subscribe(
            "sounds", "volume", apply=lambda now: self._sounds.turn(now.sounds, now.volume), now=True
        )
        self._settings_presenter = SettingsPresenter(
            self.settings_controller, art, lambda: self._sounds.missing, self
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
        self.table_controller.orders = self._settings.hands
        self._teller = Teller(
            self._table,
            lambda: self.table_controller.controller,
            lambda: self.table_controller.interrupted,
            {name: self.settings_controller.reader(name) for name in TOLD},
            self,
        )
        self.reports = Reports(lambda: self._settings, lambda: self.match, self)
        self._bar = ChancesBar(art(), palette)
        #: The computer's view of an open game.
        self.analysis = Analysis(self.engines.analysis, self._table, self._panel, self._bar, self)
        self._past = ReplayBar()
        self._band = PastBand()
        #: The match looked back at, line by line.
        self.replay = Replay(self._table, self._panel, self._past, self._band, clock, self)
        self._coordinates = Coordinates(
            self._table,
            self._panel,
            lambda: self.table_controller.controller,
            lambda: self.table_controller.interrupted,
            self,
        )
        self._privacy = Privacy(self.settings_controller.reader("curtain"), self._people, self)
        self.key_sheet = KeySheet(self.menuBar(), self._panel, self)  #: all keys, told to the user
        self.rules = Rules(clock, lambda: self._translators.language, art, self)  #: the rule books
        self.statistics = Statistics(autosave, palette, self)  #: the figures of the matches played
        self._lesson = LessonBand(palette)
        #: The lessons.
        self.tutorials = Tutorials(
            self._table, self._lesson, self._settings, lambda: self._translators.language, engine, self
        )
        self._riddle = PuzzleBand(palette)
        #: The puzzles.
        self.puzzles = Puzzles(self._table, self._riddle, self._settings, engine, art, clock, self)
        self.puzzles.mistakes = Mistakes(
            self._table,
            self._riddle,
            self._settings,
            engine,
            lambda: self.table_controller.keeping.store,
            self,
        )
        self._exercises = Exercises(
            self.table_controller,
            self.tutorials,
            self.puzzles,
            self.remarks,
            self.settings_controller.write,
            self.begin,
            self,
        )
        self._readouts = Readouts(
            self._table,
            self._panel,
            self.remarks,
            lambda: self.table_controller.controller,
            self._rule_for_now,
            self,
        )
        self._lists = Lists(
            self._table, self._panel, self.remarks, lambda: self.table_controller.controller, self
        )
        self.exchange = Exchange(self.table_controller, autosave, self)  #: matches as files and texts
        #: The list of matches.
        self.matches = Matches(self.table_controller, self.remarks, self.exchange, autosave, art, clock, self)
        #: The value of each decision of a match.
        self.review = Review(
            self.engines.review,
            self._table.frame,
            lambda: self._appearance.palette,
            autosave,
            self.replay.turn_to,
            self.replay.play_on_from,
            self._table,
            self,
        )
        self._middle = QWidget()
        #: The page with all games, and what begins a match.
        self.match_start = Start(
            self.table_controller,
            self._settings,
            self.settings_controller.write,
            lambda: (art(), self._appearance.palette),
            clock,
            self._middle,
            self._dock,
            self,
        )
        #: The user's commands, by name.
        self.commands = Commands(
            self,
            self._dock.toggleViewAction(),
            {
                "new": self.match_start.ask_for_match,
                "pick": self.match_start.pick,
                "deal": self.match_start.ask_for_deal,
                "matches": self.matches.show,
                "open": self.exchange.ask_for_files,
                "save": self.exchange.ask_where_to_save,
                "copy": self.exchange.copy,
                "paste": self.exchange.paste,
                "statistics": self._look_at_statistics,
                "restart": self._exercises.restart,
                "settings": self._settings_presenter.show,
                "quit": self.close,
                "undo": partial(self._teller.rewind, self.table_controller.undo),
                "redo": partial(self._teller.rewind, self.table_controller.redo),
                "hint": self._exercises.hint,
                "why": lambda: self.table_controller.why(self.replay.ply),
                "sort": self.table_controller.sort_hand,
                "hurry": self.table_controller.hurry,
                "replay": self.replay.toggle,
                "branch": self.replay.play_on,
                "review": self.review.open,
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
                "report": self.reports.ask,
                "about": self._about,
                **self._readouts.calls(),
                **self._lists.calls(),
            },
            self._settings.keys,
        )
        self._availability = Availability(self.commands, self.table_controller, self.match_start, self)
        self._set_up()
        self._connect()
        self._follow_settings()
        self._retranslate()
        QShortcut(QKeySequence(Qt.Key.Key_F10), self).activated.connect(self._enter_menus)

    # --- building -------------------------------------------------------------------------------------
    def _set_up(self) -> None:
        self.setObjectName("main")
        column, row = QVBoxLayout(self._middle), QHBoxLayout()
        for layout in (column, row):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        row.addWidget(self._bar)
        row.addWidget(self._table)
        column.addWidget(self._lesson)
        column.addWidget(self._riddle)
        column.addWidget(self._band)
        column.addLayout(row, 1)
        column.addWidget(self._past)
        self.setCentralWidget(self.match_start.pages)
        self._dock.setObjectName("panel")
        self._dock.setWidget(self._panel)
        self._dock.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetMovable | QDockWidget.DockWidgetFeature.DockWidgetClosable
        )
        put(self, self._dock, self._settings.window)
        self.setAcceptDrops(True)

    def _connect(self) -> None:
        self.match_start.turned.connect(self._turn)
        self.commands.chosen.connect(self.settings_controller.set)
        self.commands.toggled.connect(self.settings_controller.set)
        self.settings_controller.unwritten.connect(self._tell_of_unwritten)
        self._privacy.left.connect(self._cover)
        self._table.director.moved.connect(self._accompany)
        self._table.refused.connect(self._sounds.refuse)
        self._toast.pressed.connect(self._look_up)
        self._table.director.started.connect(self.analysis.point)
        self._table.director.settled.connect(self.analysis.point)
        self.table_controller.sat_down.connect(self._sat_down)
        self.table_controller.sat_down.connect(self.replay.follow)
        self.table_controller.sat_down.connect(self._coordinates.refresh)
        self.table_controller.sat_down.connect(lambda _: self._lists.begin())
        self._panel.questioned.connect(lambda row: self.table_controller.why(self.replay.ply_of(row)))
        self.replay.opened.connect(lambda: self._coordinates.look_back(True))
        self.replay.closed.connect(lambda: self._coordinates.look_back(False))
        self.replay.closed.connect(self._teller.leave_past)
        self.replay.branched.connect(self.table_controller.go_on_from)
        self.replay.refused.connect(lambda why: self.remarks.say(speak(why), warning=True))
        self.table_controller.sat_down.connect(self.review.follow)
        self.review.refused.connect(lambda why: self.remarks.say(speak(why), warning=True))
        self.review.said.connect(lambda said: self.remarks.say(speak(said)))
        self.table_controller.begun.connect(self.analysis.follow)
        self.table_controller.display.stronger_wanted.connect(self.match_start.begin_against)
        self.table_controller.display.setup_wanted.connect(self.match_start.ask_for_match)
        self.table_controller.display.games_wanted.connect(self.match_start.pick)
        self.table_controller.display.review_wanted.connect(self.review.open)
        self.remarks.complained.connect(self._complain)
        self.table_controller.failed.connect(self._engine_failed)
        self.match_start.learnt = lambda game: (self.tutorials.progress(game), self.puzzles.progress(game))
        self.match_start.lessons_wanted.connect(self.tutorials.ask)
        self.match_start.puzzles_wanted.connect(self.puzzles.ask)
        self.table_controller.sorted.connect(self.settings_controller.write)
        self.matches.resumed.connect(self.match_start.go_back)
        self.matches.resumed.connect(lambda: self._table.setFocus(Qt.FocusReason.OtherFocusReason))
        changed = motion_preference_changed(QApplication.styleHints())
        if changed is not None:
            changed.connect(self._be_quick)

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
                self.table_controller.begin(self._settings.last_chosen(self._settings.last_game()))
        self._ask_for_font()
        wrong, twice = not_understood(self._settings.keys), chosen_twice(self._settings.keys)
        if self._damaged is not None:
            self.remarks.say(what_is_damaged(self._damaged), warning=True)
        elif wrong:
            text = self.tr("These keys in the settings are not understood: %1")
            self.remarks.say(text.replace("%1", ", ".join(map(shown, wrong))), warning=True)
        elif twice:
            text = self.tr("These keys in the settings belong to another command already: %1")
            self.remarks.say(text.replace("%1", ", ".join(map(shown, twice))), warning=True)

    def begin(self, game_id: str, deal: int | None = None) -> None:
        """Begin a match of a game with its last set-up; raises ``KeyError``."""
        self.match_start.begin(game_id, deal)

    def open(self, path: Path) -> None:
        """Go on with a record; if it cannot be read, the match on the table stays."""
        self.exchange.open([path])

    # --- signals of the table ---------------------------------------------------------------------------
    def _sat_down(self, controller: MatchController) -> None:
        controller.think_for(SECONDS[self._settings.thinking])
        self.setWindowTitle(title(self.table_controller))

    def _accompany(self, before: Tableau, after: Tableau) -> None:
        self._sounds.accompany(before, after, lost=self._table.overlays.result.mood == "lost")

    def _engine_failed(self, detail: str) -> None:
        text = self.tr("The computer player has stopped.")
        box = MessageBox(MessageBox.Icon.Warning, text, self)
        box.setInformativeText(detail)
        again = box.addButton(self.tr("Try again"), MessageBox.ButtonRole.AcceptRole)
        box.addButton(MessageBox.StandardButton.Close)
        box.exec()
        if box.clickedButton() is again:
            self.table_controller.ask_again()

    def _complain(self, text: str) -> None:
        MessageBox.warn(self, text)

    # --- the user's commands --------------------------------------------------------------------------
    def _look_up(self) -> None:
        """Open the rules at the last message's place, or at the phase of the match."""
        asked = None if self.match_start.picking else self.table_controller.rule_in_question()
        if asked is None:
            found = self.rules.turn_to(self.match_start.game.id, "")
        else:
            game, mark = asked
            found = self.rules.turn_to(game.id, mark)
        if not found:
            self._toast.say(self.tr("There is no rule book for this game."))

    def _rule_for_now(self) -> str:
        """Return the rule for the last refusal, or for the phase of the match."""
        asked = self.table_controller.rule_in_question()
        return "" if asked is None else self.rules.passage(asked[0].id, asked[1])

    def _cover(self) -> None:
        """Cover the hand on the table, of the present or of the past."""
        if self.table_controller.handover.can_cover:
            self.replay.close()
            self.table_controller.handover.cover()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _look_at_statistics(self) -> None:
        match = self.match
        self.statistics.open(None if match is None else match.game.id)

    def _about(self) -> None:
        AboutBox(self).exec()

    # --- looks and language ---------------------------------------------------------------------------
    def _follow_settings(self) -> None:
        """Subscribe to the settings, and apply them now."""
        self.settings_controller.subscribe("language", apply=lambda _: self._change_language())
        self._appearance.dress(
            Dressed(
                self._table,
                (self._toast, self._question),
                self.commands,
                (self._band, self._lesson, self._riddle, self.statistics),
                (self._bar, self._past),
                (self.review, self.match_start),
            )
        )
        follow = partial(self.settings_controller.subscribe, now=True)
        follow("coordinates", apply=lambda now: self._coordinates.want(now.coordinates))
        follow("help", apply=lambda now: self.table_controller.help(now.help))
        follow("tutor", apply=lambda now: self._tutor.want(0 if now.tutor == "off" else int(now.tutor)))
        follow("analysis", apply=lambda now: self.analysis.turn(now.analysis))
        follow("speed", apply=lambda _: self._be_quick())
        follow("thinking", apply=self._think_as_set)
        follow("pause", apply=lambda now: self.table_controller.display.pause(now.pause))
        follow(*TOGGLES, *CHOICES, apply=lambda now: self.commands.show(now, self._translators.language))
        self.settings_controller.subscribe(*TOGGLES, apply=lambda _: self._lay_anew())

    def _speak_as_set(self) -> None:
        language = self._settings.language
        self._translators.install(language if language in dict(LANGUAGES) else system_language())

    def _change_language(self) -> None:
        self._speak_as_set()
        self._ask_for_font()

    def _be_quick(self) -> None:
        """Move with the speed of the settings; not at all where the system reduces motion."""
        still = reduced_motion(QApplication.styleHints())
        self._table.director.speed = AnimationSpeed.NONE if still else _SPEEDS[self._settings.speed]
        self.match_start.be_still(still or self._settings.speed == "none")

    def _think_as_set(self, settings: Settings) -> None:
        if self.table_controller.controller is not None:
            self.table_controller.controller.think_for(SECONDS[settings.thinking])

    def _lay_anew(self) -> None:
        self.table_controller.display.lay_anew()
        self.replay.lay_anew()

    def _ask_for_font(self) -> None:
        """Report a missing font for the language; the translation is in Latin letters."""
        if not has_font(self._translators.language):
            #: to be translated in Latin letters only: there is no font for others
            text = self.tr(
                "This system has no font for this language. Install one, such as the package fonts-noto-cjk"
                " on Debian and Ubuntu or google-noto-sans-cjk-fonts on Fedora, and start Limbo Table anew."
            )
            QTimer.singleShot(0, self, lambda: self._complain(text))

    def _tell_of_unwritten(self) -> None:
        self.remarks.say(self.tr("The settings could not be saved."), warning=True)

    def _people(self) -> int:
        return 0 if self.table_controller.controller is None else self.table_controller.controller.people

    def _turn(self) -> None:
        """Follow the change to another page."""
        if not self.match_start.picking:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _enter_menus(self) -> None:
        """Go to the first menu, as Alt with its letter does."""
        self.menuBar().setActiveAction(self.menuBar().actions()[0])

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
        self.match_start.retranslate()
        self.setWindowTitle(title(self.table_controller))

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
            self._toast.clear_away()
        elif (
            event.modifiers() == Qt.KeyboardModifier.ShiftModifier
            and event.text().isalnum()
            and not self.match_start.picking
        ):
            self._lists.jump(event.text())
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
        self.match_start.go_back()  # the panel's place is that beside the table
        self._settings.window = place_of(self, self._dock)
        self.settings_controller.close()
        self.review.close()  # first: its findings go into the match store
        self.table_controller.close()
        self.analysis.close()
