"""The main window: one table, what can be done beside it, and the commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QPalette,
)
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QFileDialog,
    QHBoxLayout,
    QMainWindow,
    QMessageBox,
    QWidget,
)

from limbotable.app.analysis import Analysis
from limbotable.app.commands import CHOICES, TOGGLES, Commands
from limbotable.app.keeper import Branch, Keeper
from limbotable.app.library import LibraryError, Trouble
from limbotable.app.rule_books import Rules
from limbotable.app.settings import SettingsFile
from limbotable.app.sitting import Setup, Sitting, chance_lines
from limbotable.app.whole_file import write_whole
from limbotable.core.errors import RecordError, TableError
from limbotable.core.phrases import Phrase, phrase
from limbotable.engine.messages import Answer
from limbotable.games import GAMES, game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES, read_record
from limbotable.table import TABLES
from limbotable.table.tableau import Beat, Gesture, Tableau
from limbotable.ui.art import Art
from limbotable.ui.chances import ChancesBar
from limbotable.ui.clock import Clock
from limbotable.ui.dialogs.about import AboutBox
from limbotable.ui.dialogs.match_form import Chosen
from limbotable.ui.dialogs.new_match import NewMatchDialog, names_for
from limbotable.ui.director import Speed, motion_preference_changed, reduced_motion
from limbotable.ui.engine_port import Engine
from limbotable.ui.languages import LANGUAGES, Translators, system_language
from limbotable.ui.palette import PALETTES, application_palette
from limbotable.ui.side_panel import SidePanel
from limbotable.ui.table_view import TableView
from limbotable.ui.toast import Toast
from limbotable.ui.words import speak

_SPEEDS: Final = {
    "relaxed": Speed.RELAXED,
    "normal": Speed.NORMAL,
    "quick": Speed.QUICK,
    "none": Speed.NONE,
}
#: What a hint may differ by and still be no clear advice: the solver's mean is not exact.
_CLOSE: Final = 0.01
#: What is offered when a match is over.
_AFTER: Final = (Gesture("again", phrase("match.again")), Gesture("new", phrase("match.new")))
_CLOSER: Final = 1.25  #: what one command zooms by


class MainWindow(QMainWindow):
    """Everything that a user sees.  It owns the sitting and replaces it by another."""

    def __init__(
        self,
        translators: Translators,
        settings: SettingsFile,
        clock: Clock,
        engine: Engine,
        keeper: Keeper | None = None,
    ) -> None:
        """``keeper`` keeps the match on the table, if it is kept."""
        super().__init__()
        self._keeper = keeper
        self._unkept = False  # whether it has been said that the match is not kept
        self._translators = translators
        self._file = settings
        self._settings, self._damaged = settings.read()
        language = self._settings.language
        self._translators.install(language if language in dict(LANGUAGES) else system_language())
        self._engine = engine
        self._hinter = Engine(self)
        self._sitting: Sitting | None = None
        self._handing_over: int | None = None
        self._turn: tuple[int, int] | None = None  # whose turn it was, and who looked, at the last change
        palette = PALETTES[self._settings.cloth]
        self._table = TableView(self._art(), palette, speak, clock, parent=self)
        self._toast = Toast(clock, self._table)
        self._panel = SidePanel(speak, self)
        self._dock = QDockWidget(self)
        self._bar = ChancesBar(self._art(), palette)
        self._analysis = Analysis(Engine(self), self._table, self._panel, self._bar, self)
        self._rules = Rules(clock, lambda: self._translators.language, self._art, self)
        self._commands = Commands(
            self,
            self._dock.toggleViewAction(),
            {
                "new": self.ask_for_match,
                "open": self.ask_for_record,
                "save": self.ask_where_to_save,
                "restart": self.restart,
                "quit": self.close,
                "undo": self._undo,
                "redo": self._redo,
                "hint": self._hint,
                "hurry": self._hurry,
                "closer": lambda: self._table.lens.zoom(_CLOSER),
                "further": lambda: self._table.lens.zoom(1 / _CLOSER),
                "fit": self._table.lens.fit,
                "fullscreen": self._toggle_full_screen,
                "rules": self._look_up,
                "about": self._about,
            },
        )
        self._set_up()
        self._connect()
        self._dress()
        self._retranslate()

    # --- building -------------------------------------------------------------------------------------
    def _set_up(self) -> None:
        self.setObjectName("main")
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._bar)
        row.addWidget(self._table)
        self.setCentralWidget(middle)
        self._dock.setObjectName("panel")
        self._dock.setWidget(self._panel)
        self._dock.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetMovable | QDockWidget.DockWidgetFeature.DockWidgetClosable
        )
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        self.resizeDocks([self._dock], [270], Qt.Orientation.Horizontal)
        self.setAcceptDrops(True)

    def _connect(self) -> None:
        self._commands.chosen.connect(self._change)
        self._commands.toggled.connect(self._turn_on_or_off)
        self._table.chosen.connect(self._choose)
        self._table.refused.connect(self._refuse)
        self._toast.pressed.connect(self._look_up)
        self._table.reframed.connect(self._lay_anew)
        self._table.uncovered.connect(self._uncovered)
        self._table.went_on.connect(self._go_on_after)
        self._table.director.started.connect(self._offer)
        self._table.director.started.connect(self._offer_after)
        self._table.director.settled.connect(self._offer_after)
        self._table.director.settled.connect(self._settled)
        self._table.director.started.connect(self._analysis.point)
        self._table.director.settled.connect(self._analysis.point)
        self._panel.chosen.connect(self._choose)
        self._panel.considered.connect(self._table.consider)
        self._engine.failed.connect(self._engine_failed)
        self._hinter.failed.connect(self._hint_failed)
        changed = motion_preference_changed(QApplication.styleHints())
        if changed is not None:
            changed.connect(self._dress)

    # --- matches --------------------------------------------------------------------------------------
    @property
    def match(self) -> Match | None:
        """The match on the table, if there is one."""
        return None if self._sitting is None else self._sitting.match

    def start(self) -> None:
        """Sit down at a table as the last time, and say so if the settings could not be read."""
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._go_on():
            self.new_match(self._settings.last_chosen(self._settings.last_game()))
        if self._damaged is not None:
            self._toast.say(
                self.tr("The settings could not be read. The file was put aside: %1").replace(
                    "%1", str(self._damaged)
                )
            )

    def _go_on(self) -> bool:
        """Go on with the match that was on the table when the program ended, if it was not over."""
        number = None if self._keeper is None else self._keeper.last()
        return number is not None and self._resume(number)

    def _resume(self, number: int) -> bool:
        """Go on with a match of the library; say so if that cannot be done."""
        assert self._keeper is not None
        assert self._keeper.library is not None
        try:
            sitting = self._sitting_of(self._keeper.library.text(number))
        except (TableError, LibraryError, KeyError):
            self._complain_soon(self.tr("A match could not be read. It stays in the library as it is."))
            return False
        self._sit(sitting, number)
        return True

    def _keep(self) -> None:
        """Bring the match on the table to the disk; say once where that does not work, and play on."""
        trouble = None if self._keeper is None else self._keeper.keep()
        if trouble is not None and not self._unkept:
            self._unkept = True
            self._complain_soon(self._why_unkept(trouble))

    def _why_unkept(self, trouble: LibraryError) -> str:
        texts = {
            Trouble.NEWER: self.tr(
                "The matches are not kept: a later version of Limbo Table has made %1. It is left as it is."
            ),
            Trouble.DAMAGED: self.tr("The matches are not kept: %1 is damaged. It is left as it is."),
            Trouble.CLOSED: self.tr("The match is not kept: %1 could not be written."),
        }
        return texts[trouble.trouble].replace("%1", str(trouble.path))

    def _sitting_of(self, text: str) -> Sitting:
        record = read_record(text)
        return Sitting.of_record(record, self._table.frame, self._engine, self._hinter)

    def when_playable(self, call: Callable[[], object]) -> None:
        """Call once, as soon as something can be done at the table, or the match on it is over."""
        director = self._table.director

        def look() -> None:
            over = self._sitting is not None and self._sitting.match.result is not None
            if self._table.table.tableau.gestures or over:
                director.started.disconnect(look)
                QTimer.singleShot(0, call)

        director.started.connect(look)
        look()

    def ask_for_match(self) -> None:
        """Let the user set up another match."""
        game = self._sitting.match.game if self._sitting is not None else self._settings.last_game()
        dialog = NewMatchDialog([(one, self._settings.last_chosen(one)) for one in GAMES], game.id, self)
        if dialog.exec():
            chosen = dialog.chosen()
            self._settings.remember(chosen)
            self._save_settings()
            self.new_match(chosen)

    def begin(self, game_id: str) -> None:
        """Begin a match of a game, set up as the last one was; raises ``KeyError``."""
        self.new_match(self._settings.last_chosen({game.id: game for game in GAMES}[game_id]))

    def new_match(self, chosen: Chosen) -> None:
        """Begin a match."""
        game = game_of(chosen.game)
        assert game is not None
        options = game.complete(chosen.options)
        standing = DEFAULT_NAMES[game.seats(options)]
        names = names_for(chosen.names, chosen.players, standing)
        setup = Setup(game, options, names, tuple(chosen.players), chosen.casual)
        self._sit(Sitting.fresh(setup, Dealer(), self._table.frame, self._engine, self._hinter))

    def restart(self) -> None:
        """Play the same deal again."""
        if self._sitting is not None:
            old = self._sitting
            dealer = Dealer(old.dealer.seed, chance_lines(old.match.lines))
            self._sit(Sitting.fresh(old.setup, dealer, self._table.frame, self._engine, self._hinter))

    def same_again(self) -> None:
        """Play another match of the same kind with the same players."""
        if self._sitting is not None:
            setup = self._sitting.setup
            self._sit(Sitting.fresh(setup, Dealer(), self._table.frame, self._engine, self._hinter))

    def ask_for_record(self) -> None:
        """Let the user choose a record to go on with."""
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open a match"), "", self._filter())
        if path:
            self.open(Path(path))

    def open(self, path: Path) -> None:
        """Go on with a record; the match on the table stays where it cannot be read."""
        try:
            sitting = self._sitting_of(path.read_text(encoding="utf-8"))
        except RecordError as error:
            self._complain(speak(phrase("record.at", line=error.line, reason=error.reason)))
        except (OSError, UnicodeDecodeError):
            self._complain(self.tr("%1 could not be read.").replace("%1", str(path)))
        else:
            self._sit(sitting)

    def ask_where_to_save(self) -> None:
        """Let the user keep the record of the match in a file."""
        if self._sitting is None:
            return
        dialog = QFileDialog(self, self.tr("Save the match"), "match.limbo", self._filter())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("limbo")
        if dialog.exec():
            path = Path(dialog.selectedFiles()[0])
            try:
                write_whole(path, self._sitting.match.record().text().encode())
            except OSError:
                self._complain(self.tr("%1 could not be written.").replace("%1", str(path)))
        dialog.deleteLater()

    def _filter(self) -> str:
        return self.tr("Limbo Table matches") + " (*.limbo)"

    def _sit(self, sitting: Sitting, number: int | None = None, branch: Branch | None = None) -> None:
        """Put a match on the table: a new one, or one that the library has under a number."""
        if self._sitting is not None:
            self._sitting.close()
            self._sitting.deleteLater()
        self._sitting = sitting
        sitting.help = self._settings.help
        self._commands.enable("help", TABLES[sitting.match.game.id].help)
        self._handing_over = self._turn = None
        self._table.uncover()
        self._table.lens.fit()
        self._toast.clear_away()
        sitting.recorded.connect(self._keep)
        sitting.beats.connect(self._play_beats)
        sitting.jumped.connect(self._show)
        sitting.told.connect(self._panel.log.append)
        sitting.retold.connect(self._retell)
        sitting.refused.connect(self._refuse)
        sitting.handed_over.connect(self._hand_over)
        sitting.progressed.connect(self._progressed)
        sitting.astray.connect(self._astray)
        if self._keeper is not None:
            self._keeper.take_up(sitting.match, number, branch)
        self._keep()
        sitting.begin()
        self._analysis.follow(sitting)
        self._title()

    # --- what the sitting says ------------------------------------------------------------------------
    def _play_beats(self, beats: list[Beat]) -> None:
        self._table.director.play(beats)

    def _show(self, tableau: Tableau) -> None:
        self._table.director.show(tableau, silently=True)

    def _retell(self) -> None:
        if self._sitting is not None:
            self._panel.log.show(self._sitting.log())

    def _progressed(self) -> None:
        sitting = self._sitting
        if sitting is None:
            return
        turn = sitting.match.turn, sitting.viewer
        if turn != self._turn:
            self._turn = turn
            self._panel.forget_search()
        self._commands.enable("undo", sitting.undoable())
        self._commands.enable("redo", sitting.redoable())
        self._commands.enable("hint", sitting.acting is not None and sitting.acting == sitting.viewer)
        self._commands.enable("hurry", sitting.waiting)
        self._commands.enable("coordinates", sitting.has_coordinates)
        self._commands.enable("analysis", sitting.can_be_analysed)
        self._explain()

    def _explain(self) -> None:
        """Say why not everything can be commanded."""
        secrets = self._sitting is not None and not self._sitting.can_be_analysed
        why = self.tr("This game has secrets: what the computer sees would give them away.")
        self._commands.explain("analysis", why if secrets else "")

    def _hand_over(self) -> None:
        if not self._table.director.busy:
            self._settled()

    def _settled(self) -> None:
        """Nothing moves any more: now the next person may come to the table."""
        sitting = self._sitting
        if sitting is None or sitting.coming in (None, self._handing_over):
            return
        self._handing_over = sitting.coming
        self._cover(sitting.match.seats[sitting.coming])
        sitting.leave_seat()

    def _cover(self, name: str) -> None:
        self._toast.clear_away()
        self._table.cover(
            self.tr("Now it is the turn of %1").replace("%1", name),
            self.tr("I am %1: show my cards").replace("%1", name),
        )

    def _uncovered(self) -> None:
        if self._handing_over is not None and self._sitting is not None:
            seat, self._handing_over = self._handing_over, None
            self._sitting.take_seat(seat)

    # --- what the user does ---------------------------------------------------------------------------
    def _choose(self, action: str) -> None:
        if self._sitting is not None:
            self._toast.clear_away()
            self._sitting.choose(action)

    def _refuse(self, reason: Phrase) -> None:
        text = self.tr("%1 (F1: the rule)").replace("%1", speak(reason))
        self._toast.say(text, warning=True, about=reason.code)
        self._table.announce(text)

    def _say(self, text: str, *, warning: bool = False) -> None:
        self._toast.say(text, warning=warning)
        self._table.announce(text)

    def _look_up(self) -> None:
        """Open the rules at what was said last, or at the phase that the match is in."""
        if self._sitting is not None:
            match = self._sitting.match
            mark = self._toast.about or match.game.phase(match.position)
            self._rules.turn_to(match.game.id, mark)

    def _offer(self) -> None:
        """List what can be done at the table as it is shown now: the match itself may be further on."""
        self._panel.offered.offer(self._table.table.tableau.gestures)

    def _offer_after(self) -> None:
        """When the end of the match is on the table, offer another one."""
        over = self._sitting is not None and self._sitting.match.result is not None
        shown = over and not self._table.director.busy
        self._table.offer_after(_AFTER if shown else ())

    def _go_on_after(self, action: str) -> None:
        if action == "again":
            self.same_again()
        else:
            self.ask_for_match()

    def _undo(self) -> None:
        self._toast.clear_away()
        if self._sitting is not None:
            self._sitting.undo()

    def _redo(self) -> None:
        self._toast.clear_away()
        if self._sitting is not None:
            self._sitting.redo()

    def _hint(self) -> None:
        if self._sitting is not None:
            self._say(self.tr("Thinking …"))
            self._sitting.hint(self._tell_hint)

    def _tell_hint(self, found: Answer) -> None:
        assert self._sitting is not None
        gestures = {one.action: one for one in self._sitting.tableau().gestures}
        labels = {action: speak(one.label) for action, one in gestures.items()}
        best, *others = found.considered
        self._table.advise(best.action)
        text = self.tr("Hint: %1").replace("%1", labels[best.action])
        remark = gestures[best.action].remark
        if remark is not None:
            text += "\n" + speak(remark)
        if others:
            second = others[0]
            if best.value - second.value < _CLOSE:
                text += "\n" + self.tr("As good: %1").replace("%1", labels[second.action])
            else:
                text += "\n" + self.tr("Chances: %1 %. Next best: %2, %3 %.").replace(
                    "%1", str(round(100 * best.value))
                ).replace("%2", labels[second.action]).replace("%3", str(round(100 * second.value)))
        self._say(text)

    def _hint_failed(self, _why: str) -> None:
        self._say(self.tr("The computer player has stopped."), warning=True)

    def _hurry(self) -> None:
        if self._sitting is not None:
            self._sitting.move_now()
            self._table.director.hurry()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _about(self) -> None:
        AboutBox(self).exec()

    def _astray(self, reason: Phrase) -> None:
        self._engine_failed(speak(reason))

    def _engine_failed(self, detail: str) -> None:
        text = self.tr("The computer player has stopped.")
        box = QMessageBox(QMessageBox.Icon.Warning, self.windowTitle(), text, parent=self)
        box.setInformativeText(detail)
        again = box.addButton(self.tr("Try again"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Close)
        box.exec()
        if box.clickedButton() is again and self._sitting is not None:
            self._sitting.ask_again()

    def _complain(self, text: str) -> None:
        QMessageBox.warning(self, self.windowTitle(), text)

    def _complain_soon(self, text: str) -> None:
        """Complain when what is under way has been done: a box waits for an answer."""
        QTimer.singleShot(0, self, lambda: self._complain(text))

    # --- looks and language ---------------------------------------------------------------------------
    def _lay_anew(self) -> None:
        if self._sitting is not None:
            self._table.director.show(self._sitting.tableau())

    def _change(self, choice: str, value: str) -> None:
        """Follow a choice of the view menu, and remember it."""
        setattr(self._settings, choice, value)
        if choice == "language":
            self._translators.install(value)
        else:
            self._dress()
        self._save_settings()

    def _turn_on_or_off(self, name: str, on: bool) -> None:
        """Follow a toggle, and remember it."""
        setattr(self._settings, name, on)
        self._dress()
        if self._sitting is not None:
            self._sitting.help = self._settings.help
            self._lay_anew()
        self._save_settings()

    def _art(self) -> Art:
        return Art(self._settings.deck, PALETTES[self._settings.cloth])

    def _dress(self) -> None:
        palette = PALETTES[self._settings.cloth]
        QApplication.setPalette(application_palette(palette))
        art = self._art()
        self._table.set_look(art, palette)
        self._table.table.set_captions(self._settings.coordinates)
        self._bar.wear(art, palette)
        self._analysis.turn(self._settings.analysis)
        still = reduced_motion(QApplication.styleHints())
        self._table.director.speed = Speed.NONE if still else _SPEEDS[self._settings.speed]
        self._toast.wear(palette, 15)
        ink = QColor(QApplication.palette().color(QPalette.ColorRole.WindowText))
        self._commands.wear(art, ink)
        for name in TOGGLES:
            self._commands.turn(name, getattr(self._settings, name))
        for choice in CHOICES:
            chosen = self._translators.language if choice == "language" else getattr(self._settings, choice)
            self._commands.mark(choice, chosen)

    def _save_settings(self) -> None:
        if not self._file.write(self._settings):
            self._say(self.tr("The settings could not be saved."), warning=True)

    def _title(self) -> None:
        self.setWindowTitle("Limbo Table")

    def _retranslate(self) -> None:
        # First, because it is also written on the action that shows the dock.
        self._dock.setWindowTitle(self.tr("Actions and log"))
        self._commands.retranslate()
        self._table.retranslate(speak)
        self._explain()
        if self._handing_over is not None and self._sitting is not None and self._table.covered:
            self._cover(self._sitting.match.seats[self._handing_over])

    # --- Qt's events ----------------------------------------------------------------------------------
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The table has nothing to let go of any more when Esc comes as far as this.
        if event.key() == Qt.Key.Key_Escape:
            self._toast.clear_away()
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        urls = event.mimeData().urls()
        if urls and urls[0].isLocalFile():
            self.open(Path(urls[0].toLocalFile()))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._sitting is not None:
            self._sitting.close()
        self._engine.close()
        self._hinter.close()
        self._analysis.close()
        if self._keeper is not None:
            self._keeper.close()
        super().closeEvent(event)
