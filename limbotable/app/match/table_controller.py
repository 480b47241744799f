"""One match after another on the table: saved, and its players' commands carried out."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from limbotable.app.match.departure import Departure
from limbotable.app.match.display import Display
from limbotable.app.match.hand_orders import HandOrders
from limbotable.app.match.handover import Handover
from limbotable.app.match.hints import Hints
from limbotable.app.match.keeping import Keeping
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.reasons_to_wait import NO_UNDO, has_one_try, why_no_undo
from limbotable.app.match.remarks import Remarks
from limbotable.app.match.replaced_match import ReplacedMatch
from limbotable.app.match.setup import Setup, day_of
from limbotable.app.match.tutor import Tutor
from limbotable.app.match.why import Why
from limbotable.core.errors import TableError
from limbotable.core.game import AnyGame
from limbotable.core.phrases import Phrase
from limbotable.games import game_of
from limbotable.play.dealer import Dealer, any_deal
from limbotable.play.match import Match, valid_part
from limbotable.play.record import read_record
from limbotable.play.setup import MatchSetup
from limbotable.store.autosave import Autosave, Branch
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreError
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.match_words import names_for
from limbotable.ui.words.speak import speak


class TableController(QObject):
    """Puts one match at a time on the table; another one replaces it."""

    sat_down = Signal(object)  #: another match is on the table, and has yet to begin
    begun = Signal(object)  #: that match has begun
    progressed = Signal()  #: the possible actions, undos or commands may have changed
    failed = Signal(str)  #: the computer player has stopped, with the reason

    def __init__(
        self,
        table: TableView,
        panel: SidePanel,
        remarks: Remarks,
        engine: Engine,
        hinter: Engine,
        autosave: Autosave | None,
        departure: Departure,
        parent: QObject,
    ) -> None:
        """``engine`` thinks for the computer players, ``hinter`` for a user that wants a hint.

        ``autosave`` keeps the match on the table, if matches are kept; else ``departure`` asks before it is
        left.
        """
        super().__init__(parent)
        self._table, self._remarks = table, remarks
        self._engine, self._hinter = engine, hinter
        self._tutor: Tutor | None = None
        self._departure = departure
        self.controller: MatchController | None = None  #: the match on the table, with its players
        self._held: MatchController | None = None  # the match that waits during a lesson or puzzle
        self.interrupted = False  #: whether a lesson or puzzle is at the table: the match waits
        self._helpful = True
        self.keeping = Keeping(autosave, remarks, self)
        self._replaced = ReplacedMatch(self.keeping, remarks, self._sit, self._resume, self)
        present, interrupted = lambda: self.controller, lambda: self.interrupted
        self.handover = Handover(table, remarks, present, interrupted, self)
        self.display = Display(table, panel, present, interrupted, self)
        self.hands = HandOrders(table, self.display, remarks, self.keeping, present, interrupted, self)
        self._hints = Hints(table, remarks, hinter, self)
        self.progressed.connect(self._hints.look)
        self._why = Why(remarks, self._hints.say_thinking, self)
        table.chosen.connect(self._choose)
        table.refused.connect(remarks.refuse)
        table.selection.picked.connect(remarks.forgive)
        panel.chosen.connect(self._choose)
        engine.failed.connect(self.failed)
        #: Returns the set-up of another match of the same kind: others may be about even by now.
        self.opponents: Callable[[Setup], Setup] = lambda setup: setup
        #: Returns whether the computer players of a kept match followed the person's results.
        self.followed: Callable[[Setup], bool] = lambda _: False
        self.display.another_wanted.connect(self.same_again)
        self._replaced.brought_back.connect(self.progressed)

    @property
    def match(self) -> Match | None:
        """The match on the table, if there is one."""
        return None if self.controller is None else self.controller.match

    # --- matches --------------------------------------------------------------------------------------
    def go_on(self) -> bool:
        """Go on with the match that was on the table when the program ended, or with its result."""
        number = self.keeping.last()
        return number is not None and self.resume(number)

    def resume(self, number: int) -> bool:
        """Go on with a match of the library, which is held; return whether it is on the table.

        If it is not, the former match stays and the other is released; the user knows the reason.
        """
        sits = self._resume(number)
        if sits:
            self._replaced.tell()
        return sits

    def _resume(self, number: int) -> bool:
        """Do as ``resume`` does, but offer no way back to the former match."""
        store = self.keeping.store
        assert store is not None
        try:
            controller = self._controller_of(store.text(number))
            if not day_of(controller.match.header):
                controller.setup = replace(controller.setup, even=self.followed(controller.setup))
            sits = self._sit(controller, number)
        except (TableError, StoreError, KeyError):
            sits = self._resume_while_valid(number, store)
        if number != self.keeping.number:
            store.let_go(number)
        return sits

    def _resume_while_valid(self, number: int, store: MatchStore) -> bool:
        """Go on with a damaged match from the line before its first damaged one, as a new match."""
        try:
            record, damage = valid_part(store.text_while_valid(number))
        except (TableError, StoreError, KeyError):
            record, damage = None, None
        if record is None or damage is None or not record.lines:
            self._remarks.complain(self.tr("A match could not be read. It stays in the library as it is."))
            return False
        if not self._sit(self._controller_of(record.text()), branch=Branch(number, len(record.lines))):
            return False
        said = self.tr("A match is damaged. %1 It goes on from the line before that, as a new match.")
        stays = self.tr("The damaged one stays in the library as it is.")
        self._remarks.complain(f"{said.replace('%1', speak(damage.told))} {stays}")
        return True

    def open(self, text: str) -> bool:
        """Go on with a record, and return whether the user has let it come to the table.

        Raises ``RecordError``, and then the match on the table stays, too.
        """
        sits = self._sit(self._controller_of(text))
        if sits:
            self._replaced.tell()
        return sits

    def begin(self, chosen: MatchSetup) -> None:
        """Begin a match: of the deal with the chosen number, or of any."""
        if self._sit(self._fresh(self._setup(chosen), _dealer(chosen.deal))):
            self._replaced.tell()

    def _setup(self, chosen: MatchSetup) -> Setup:
        game = game_of(chosen.game)
        assert game is not None
        options = game.complete(chosen.options)
        names = names_for(game, chosen.names, chosen.players)
        return Setup(game, options, names, tuple(chosen.players), chosen.casual, chosen.even)

    def begin_day(self, chosen: MatchSetup, day: str) -> bool:
        """Begin the match of a day's table; return whether the user has let it come to the table."""
        controller = self._fresh(self._setup(chosen), _dealer(chosen.deal))
        controller.match.header = controller.match.header.having(daily=day)
        return self._sit(controller)

    def restart(self) -> None:
        """Play the same deal again, and offer to go back to the old match."""
        old = self.controller
        if old is not None and self._sit(self._fresh(old.setup, old.same_dealer())):
            if old.setup.game.deals:
                text = self.tr("The match was restarted with the same deal.")
            else:
                text = self.tr("The match was restarted.")
            if has_one_try(old.match):
                text += "\n" + self.tr(
                    "It is a match of its own, and does not count for the table of the day."
                )
            self._replaced.offer(text)

    def same_again(self, deal: int | None = None) -> None:
        """Play another match of the same kind with the same players: of the deal with a number, or of any."""
        if self.controller is None:
            return
        if self._sit(self._fresh(self.opponents(self.controller.setup), _dealer(deal))):
            self._replaced.tell()

    def go_on_from(self, branch: MatchController, ply: int) -> None:
        """Put a branch of the match on the table, which shares its lines up to a ply; that match is kept."""
        number = self.keeping.number
        if not self._sit(branch, branch=None if number is None else Branch(number, ply)):
            return
        said = self.tr("The match goes on from line %1 as a new one.").replace("%1", str(ply))
        self._remarks.offer(
            said + "\n" + self.tr("The other one stays as it was."),
            self.tr("Back to the other match"),
            self._replaced.bring_back,
        )

    def _fresh(self, setup: Setup, dealer: Dealer) -> MatchController:
        return MatchController.fresh(setup, dealer, self._table.frame, self._engine, self._hinter)

    def _controller_of(self, text: str) -> MatchController:
        return MatchController.of_record(read_record(text), self._table.frame, self._engine, self._hinter)

    def _sit(
        self, controller: MatchController, number: int | None = None, branch: Branch | None = None
    ) -> bool:
        """Put a match on the table: a new one, or one with a number in the library.

        Return whether it is there: the user may prefer to stay with the old one.
        """
        if not self.may_leave():
            return False
        self._leave()
        controller.recorded.connect(self.keeping.keep)
        self._follow(controller)
        self.keeping.take_up(controller.match, number, branch)
        self._seat(controller)
        return True

    def interrupt(self, controller: MatchController) -> None:
        """Put a lesson or puzzle on the table, which is not kept; the match waits until ``take_up_again``."""
        old = self.controller
        if old is not None and self.interrupted:
            old.close()
            old.deleteLater()
        elif old is not None:
            old.hold()
            self._held = old
        self.interrupted = True
        self._follow(controller)
        self._seat(controller)

    def take_up_again(self) -> bool:
        """Put the interrupted match on the table again, unchanged; return whether there was one."""
        controller, self._held = self._held, None
        if controller is None:
            return False
        if self.controller is not None:
            self.controller.close()
            self.controller.deleteLater()
        self.interrupted = False
        self._seat(controller)
        return True

    def put_away(self) -> None:
        """Take an exercise off the table that no match waits for: it is as before the first match."""
        if self.controller is not None:
            self.controller.close()
        self.controller, self.interrupted = None, False
        self._remarks.clear_away()

    @property
    def match_waits(self) -> bool:
        """Whether a match waits for the end of an exercise."""
        return self._held is not None

    def _follow(self, controller: MatchController) -> None:
        """Connect the parts to a match's controller."""
        self.display.follow(controller)
        self.handover.follow(controller)
        controller.refused.connect(self._remarks.refuse)
        controller.progressed.connect(self.progressed)
        controller.astray.connect(self._tell_astray)

    def _seat(self, controller: MatchController) -> None:
        """Begin a match, or go on with it."""
        self.controller = controller
        controller.help = self._helpful
        self.hands.sit_down()
        controller.keep_pace(self._table.pace)
        self.handover.sit_down()
        self.display.sit_down()
        self._remarks.clear_away()
        self.sat_down.emit(controller)
        if controller.held:
            controller.release()
        else:
            controller.begin()
        self.begun.emit(controller)

    def _leave(self) -> None:
        """Take the match off the table, but so that it can be brought back."""
        self._replaced.remember(self._held if self.interrupted else self.controller)
        for old in (self.controller, self._held):
            if old is not None:
                old.close()
                old.deleteLater()
        self._held, self.interrupted = None, False

    @property
    def undoable(self) -> bool:
        """Whether ``undo`` takes an action back, or says why it does not and offers the match before."""
        if self.controller is None:
            return False
        return self.controller.undoable() or (
            self._replaced.there
            and not self.interrupted
            and not self.controller.held
            and why_no_undo(self.controller.match) is None
        )

    def may_leave(self) -> bool:
        """Return whether the match on the table may be left, if there is one; the user may be asked."""
        left = self._held if self.interrupted else self.controller
        return self._departure.may_leave(None if left is None else left.match, kept=self.keeping.kept)

    def close(self) -> None:
        """Stop all questions and close the library; the match is kept."""
        for controller in (self.controller, self._held):
            if controller is not None:
                controller.close()
        self._engine.close()
        self._hinter.close()
        if self._tutor is not None:
            self._tutor.close()
        self.keeping.close()

    # --- the players' commands ------------------------------------------------------------------------
    def _choose(self, action: str) -> None:
        if self.controller is not None:
            self._remarks.clear_away()
            if not self.interrupted:
                self._replaced.forget()  # now this is the match that is played
            if self._tutor is None:
                self.controller.choose(action)
            else:
                self._tutor.consider(self.controller, action)

    def consult(self, tutor: Tutor) -> None:
        """Have a tutor look at each action of a person before it is played."""
        self._tutor = tutor
        self.progressed.connect(tutor.look)

    def rule_in_question(self) -> tuple[AnyGame, str] | None:
        """Return the game on the table, and the last reason of a refusal or the phase of the match."""
        if self.match is None:
            return None
        game = self.match.game
        return game, self._remarks.about or game.phase(self.match.position)

    def undo(self) -> None:
        """Take back an action if that is allowed, else say so; the match is never left by that alone."""
        self._remarks.clear_away()
        if self.controller is not None and self.controller.undoable():
            self.controller.undo()
        elif self.undoable:
            self._replaced.offer(speak(NO_UNDO))

    def redo(self) -> None:
        """Put back the lines that were taken back last."""
        self._remarks.clear_away()
        if self.controller is not None:
            self.controller.redo()

    def hint(self) -> None:
        """Show the strongest level's choice in the place of the person at the table."""
        if self.controller is not None:
            self._hints.ask(self.controller)

    def why(self, ply: int) -> None:
        """Explain the last action of a computer player among the first ``ply`` lines."""
        if self.controller is not None:
            self._why.ask(self.controller, ply)

    def hurry(self) -> None:
        """Have the computer player act at once, and the pieces arrive."""
        if self.controller is not None:
            self.controller.move_now()
            self._table.director.hurry()

    def _tell_astray(self, reason: Phrase) -> None:
        self.failed.emit(speak(reason))

    def ask_again(self) -> None:
        """Ask the computer player once more."""
        if self.controller is not None:
            self.controller.ask_again()

    def help(self, wanted: bool) -> None:
        """Turn the help beyond the table's pieces on or off."""
        self._helpful = wanted
        if self.controller is not None:
            self.controller.help = wanted


def _dealer(deal: int | None) -> Dealer:
    """Return the dealer of a deal with a number: this one, or any."""
    return Dealer(any_deal() if deal is None else deal)
