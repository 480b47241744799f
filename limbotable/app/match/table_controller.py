"""One match after another on the table: saved, and its players' commands carried out."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from limbotable.app.errors.store_errors import why_unkept
from limbotable.app.match.departure import Departure
from limbotable.app.match.match_controller import MatchController, Setup
from limbotable.core.errors import TableError
from limbotable.core.game import AnyGame
from limbotable.core.phrases import Phrase, phrase
from limbotable.engine.messages import Answer
from limbotable.games import game_of
from limbotable.play.dealer import Dealer, any_deal
from limbotable.play.match import Match, valid_part
from limbotable.play.record import DEFAULT_NAMES, read_record
from limbotable.play.setup import MatchSetup
from limbotable.store.autosave import Autosave, Branch
from limbotable.store.match_store import MatchStore, StoreError, StoreTrouble
from limbotable.table.tableau import Beat, Gesture, Tableau
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.panels.toast import Toast
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.match_words import names_for
from limbotable.ui.words.outside import shown
from limbotable.ui.words.speak import speak

#: The difference between two values at which a hint is no clear advice: the solver's mean is not exact.
_CLOSE: Final = 0.01
#: The gestures that are offered when a match is over.
_AFTER: Final = (
    Gesture("again", phrase("match.again")),
    Gesture("new", phrase("match.new")),
    Gesture("review", phrase("match.review")),
)


@dataclass(frozen=True, slots=True)
class _ReplacedMatch:
    """A match that another one has replaced on the table."""

    controller: MatchController  #: as it was, before any port is asked
    number: int | None  #: its number in the library, if it is in it

    @property
    def unfinished(self) -> bool:
        """Whether the match would be a loss: it has actions, and is not over."""
        match = self.controller.match
        return match.result is None and match.actions_taken() > 0


class TableController(QObject):
    """Puts one match at a time on the table; another one replaces it."""

    sat_down = Signal(object)  #: another match is on the table, and has yet to begin
    begun = Signal(object)  #: that match has begun
    progressed = Signal()  #: the possible actions, undos or commands may have changed
    wanted = Signal()  #: the user wants to set up another match
    reviewed = Signal()  #: the user wants to review the match that is over
    complained = Signal(str)  #: a message that the user has to read before going on
    failed = Signal(str)  #: the computer player has stopped, with the reason

    def __init__(
        self,
        table: TableView,
        panel: SidePanel,
        toast: Toast,
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
        self._table, self._panel, self._toast = table, panel, toast
        self._engine, self._hinter, self._autosave = engine, hinter, autosave
        self._departure = departure
        self._kept = True  # whether the match can be restored after it is left
        self._unkept = False  # whether the user knows that the match is not kept
        self._left: _ReplacedMatch | None = None  # the match before, while it can be brought back
        self.controller: MatchController | None = None  #: the match on the table, with its players
        self._held: MatchController | None = None  # the match that waits during a lesson or puzzle
        self.interrupted = False  #: whether a lesson or puzzle is at the table: the match waits
        self._helpful = True
        self._handing_over: int | None = None
        self._away = False  # whether the curtain only covers the hand of the person that it names
        self._turn: tuple[int, int] | None = None  # the seat to act, and the viewer, at the last change
        table.chosen.connect(self._choose)
        table.refused.connect(self._refuse)
        table.reframed.connect(self.lay_anew)
        table.uncovered.connect(self._uncovered)
        table.went_on.connect(self._go_on_after)
        table.director.started.connect(self._offer)
        table.director.started.connect(self._offer_after)
        table.director.settled.connect(self._offer_after)
        table.director.settled.connect(self._settled)
        # The log does not anticipate the animation: the hero that takes the foe, a location's payment.
        table.director.announced.connect(panel.log.happen)
        table.director.settled.connect(panel.log.catch_up)
        panel.chosen.connect(self._choose)
        panel.considered.connect(table.consider)
        engine.failed.connect(self.failed)
        hinter.failed.connect(self._hint_failed)

    @property
    def match(self) -> Match | None:
        """The match on the table, if there is one."""
        return None if self.controller is None else self.controller.match

    # --- matches --------------------------------------------------------------------------------------
    def go_on(self) -> bool:
        """Go on with the match that was on the table when the program ended, if it was not over."""
        number = None if self._autosave is None else self._autosave.last()
        return number is not None and self.resume(number)

    @property
    def has_played(self) -> bool:
        """Whether there is any match in the library."""
        return self._autosave is not None and self._autosave.any()

    def resume(self, number: int) -> bool:
        """Go on with a match of the library, which is held; return whether it is on the table.

        If it is not, the former match stays and the other is released; the user knows the reason.
        """
        assert self._autosave is not None
        store = self._autosave.store
        assert store is not None
        try:
            sits = self._sit(self._controller_of(store.text(number)), number)
        except (TableError, StoreError, KeyError):
            sits = self._resume_while_valid(number, store)
        if sits:
            self._tell_of_what_was_left()
        if number != self._autosave.number:
            store.let_go(number)
        return sits

    def _resume_while_valid(self, number: int, store: MatchStore) -> bool:
        """Go on with a damaged match from the line before its first damaged one, as a new match."""
        try:
            record, damage = valid_part(store.text_while_valid(number))
        except (TableError, StoreError, KeyError):
            record, damage = None, None
        if record is None or damage is None or not record.lines:
            self._complain_soon(self.tr("A match could not be read. It stays in the library as it is."))
            return False
        if not self._sit(self._controller_of(record.text()), branch=Branch(number, len(record.lines))):
            return False
        said = self.tr("A match is damaged. %1 It goes on from the line before that, as a new match.")
        stays = self.tr("The damaged one stays in the library as it is.")
        self._complain_soon(f"{said.replace('%1', speak(damage.told))} {stays}")
        return True

    def open(self, text: str) -> bool:
        """Go on with a record, and return whether the user has let it come to the table.

        Raises ``RecordError``, and then the match on the table stays, too.
        """
        sits = self._sit(self._controller_of(text))
        if sits:
            self._tell_of_what_was_left()
        return sits

    def begin(self, chosen: MatchSetup) -> None:
        """Begin a match: of the deal with the chosen number, or of any."""
        game = game_of(chosen.game)
        assert game is not None
        options = game.complete(chosen.options)
        standing = DEFAULT_NAMES[game.seats(options)]
        names = names_for(chosen.names, chosen.players, standing)
        setup = Setup(game, options, names, tuple(chosen.players), chosen.casual)
        if self._sit(self._fresh(setup, _dealer(chosen.deal))):
            self._tell_of_what_was_left()

    def restart(self) -> None:
        """Play the same deal again; ``undo`` goes back to the old match."""
        old = self.controller
        if old is not None and self._sit(self._fresh(old.setup, old.same_dealer())):
            if old.setup.game.deals:
                text = self.tr("The match begins anew with the same deal.")
            else:
                text = self.tr("The match begins anew.")
            self._offer_what_was_left(text)

    def same_again(self, deal: int | None = None) -> None:
        """Play another match of the same kind with the same players: of the deal with a number, or of any."""
        if self.controller is not None and self._sit(self._fresh(self.controller.setup, _dealer(deal))):
            self._tell_of_what_was_left()

    def go_on_from(self, branch: MatchController, ply: int) -> None:
        """Put a branch of the match on the table, which shares its lines up to a ply; that match is kept."""
        number = None if self._autosave is None else self._autosave.number
        if not self._sit(branch, branch=None if number is None else Branch(number, ply)):
            return
        said = self.tr("The match goes on from line %1 as a new one.").replace("%1", str(ply))
        self.offer(
            said + "\n" + self.tr("The other one stays as it was."),
            self.tr("Back to the other match"),
            self._bring_back,
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
        controller.recorded.connect(self._keep)
        self._follow(controller)
        if self._autosave is not None:
            self._autosave.take_up(controller.match, number, branch)
        self._keep()
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

    def _follow(self, controller: MatchController) -> None:
        """Show and announce the signals of the match's controller."""
        controller.beats.connect(self._play_beats)
        controller.jumped.connect(self._show)
        controller.told.connect(self._panel.log.expect)
        controller.retold.connect(self._panel.log.show)
        controller.refused.connect(self._refuse)
        controller.handed_over.connect(self._hand_over)
        controller.progressed.connect(self._progressed)
        controller.astray.connect(self._astray)

    def _seat(self, controller: MatchController) -> None:
        """Begin a match, or go on with it."""
        self.controller = controller
        controller.help = self._helpful
        self._handing_over = self._turn = None
        self._table.uncover()
        self._table.zoom.fit()
        self._toast.clear_away()
        self.sat_down.emit(controller)
        if controller.held:
            controller.release()
        else:
            controller.begin()
        self.begun.emit(controller)

    def _leave(self) -> None:
        """Take the match off the table, but so that it can be brought back."""
        match = self._held if self.interrupted else self.controller
        number = None if self._autosave is None else self._autosave.number
        self._left = None if match is None else _ReplacedMatch(match.anew(), number)
        for old in (self.controller, self._held):
            if old is not None:
                old.close()
                old.deleteLater()
        self._held, self.interrupted = None, False

    def _offer_what_was_left(self, text: str) -> None:
        """Report the match that was on the table, and offer to bring it back."""
        if self._left is None:
            return
        if self._left.unfinished and self._left.number is not None:
            text += "\n" + self.tr("The one that you leave stays in the list of matches.")
        self.offer(text, self.tr("Undo"), self._bring_back)

    def _tell_of_what_was_left(self) -> None:
        """Report that match, if it would be a loss, unless another offer is being shown."""
        if self._left is not None and self._left.unfinished and not self._toast.offering:
            self._offer_what_was_left(self.tr("Another match is on the table."))

    def _bring_back(self) -> None:
        """Put the match that was left on the table again, if no other program has taken it up since."""
        left = self._left
        if left is None:
            return
        number = (
            left.number if left.controller.match.actions_taken() else None
        )  # else it was not worth keeping
        store = None if self._autosave is None else self._autosave.store
        if number is not None and (store is None or not store.hold(number)):
            self.say(self.tr("That match is open in another window."), warning=True)
            return
        if self._sit_again(left.controller, number):
            self._left = None  # its replacement has been taken back
            self.progressed.emit()

    def _sit_again(self, left: MatchController, number: int | None) -> bool:
        """Put a match on the table that was left; where another program has played on, its present state."""
        store = None if self._autosave is None else self._autosave.store
        if number is not None and store is not None:
            with suppress(StoreError):  # then it goes on as it was, and the user is told that it is not kept
                kept = store.lines(number)
                if kept != [str(line) for line in left.match.lines[: len(kept)]]:
                    return self.resume(number)
        if self._sit(left, number):
            return True
        if number is not None and store is not None:
            store.let_go(number)
        return False

    @property
    def undoable(self) -> bool:
        """Whether ``undo`` takes anything back: an action, or leaving the last match for this one."""
        if self.controller is None:
            return False
        return self.controller.undoable() or (
            self._left is not None and not self.interrupted and not self.controller.held
        )

    def _keep(self) -> None:
        """Save the match on the table; report once if that fails, and play on.

        It is also reported when it works again.
        """
        trouble = None if self._autosave is None else self._autosave.keep()
        elsewhere = trouble is not None and trouble.trouble is StoreTrouble.GONE
        self._kept = trouble is None or elsewhere
        if trouble is not None and (elsewhere or not self._unkept):
            self._complain_soon(why_unkept(trouble))
        elif trouble is None and self._unkept:
            QTimer.singleShot(0, self, lambda: self.say(self.tr("Matches are kept again.")))
        self._unkept = not self._kept

    def may_leave(self) -> bool:
        """Return whether the match on the table may be left, if there is one; the user may be asked."""
        left = self._held if self.interrupted else self.controller
        return self._departure.may_leave(None if left is None else left.match, kept=self._kept)

    def close(self) -> None:
        """Stop all questions and close the library; the match is kept."""
        for controller in (self.controller, self._held):
            if controller is not None:
                controller.close()
        self._engine.close()
        self._hinter.close()
        if self._autosave is not None:
            self._autosave.close()

    # --- signals of the match ---------------------------------------------------------------------------
    def _play_beats(self, beats: list[Beat]) -> None:
        self._table.director.play(beats)
        if not self._table.director.busy:
            self._panel.log.catch_up()

    def _show(self, tableau: Tableau) -> None:
        self._table.director.show(tableau, silently=True)

    def _progressed(self) -> None:
        assert self.controller is not None
        turn = self.controller.match.turn, self.controller.viewer
        if turn != self._turn:
            self._turn = turn
            self._panel.forget_search()
        self.progressed.emit()

    def _hand_over(self) -> None:
        if not self._table.director.busy:
            self._settled()

    def _settled(self) -> None:
        """Let the next person come to the table, now that nothing moves any more."""
        controller = self.controller
        if controller is None or controller.coming is None:
            return
        if controller.coming == self._handing_over and self._table.covered:
            return
        self._handing_over, self._away = controller.coming, False
        self._cover(controller.match.seats[controller.coming])
        controller.leave_seat()

    def _cover(self, name: str) -> None:
        self._toast.clear_away()
        name = shown(name)
        title = self.tr("The table is covered") if self._away else self.tr("Now it is the turn of %1")
        self._table.cover(
            title.replace("%1", name),
            self.tr("I am %1: show my cards").replace("%1", name),
        )

    @property
    def can_cover(self) -> bool:
        """Whether there is a hand on the table that not every user may see."""
        controller = self.controller
        return (
            controller is not None
            and not self.interrupted  # a lesson has no secrets
            and controller.match.game.hidden
            and controller.at_table
        )

    def cover(self) -> None:
        """Cover the table at once: no other person shall see the hand of the one that is at it."""
        controller = self.controller
        if controller is None or not self.can_cover or self._table.covered:
            return
        self._handing_over, self._away = controller.viewer, True
        self._cover(controller.match.seats[controller.viewer])
        controller.leave_seat()

    def _uncovered(self) -> None:
        if self._handing_over is not None and self.controller is not None:
            seat, self._handing_over = self._handing_over, None
            self.controller.take_seat(seat)

    # --- the players' commands ------------------------------------------------------------------------
    def _choose(self, action: str) -> None:
        if self.controller is not None:
            self._toast.clear_away()
            if not self.interrupted:
                self._left = None  # now this is the match that is played
            self.controller.choose(action)

    def _refuse(self, reason: Phrase) -> None:
        text = self.tr("%1 (F1: the rule)").replace("%1", speak(reason))
        self._toast.say(text, warning=True, about=reason.code)
        self._table.announce(text)

    def say(self, text: str, *, warning: bool = False) -> None:
        """Show a short message, in a toast and to a screen reader."""
        self._toast.say(text, warning=warning)
        self._table.announce(text)

    def offer(self, text: str, label: str, do: Callable[[], object]) -> None:
        """Show a short message with a command."""
        self._toast.offer(text, label, do)
        self._table.announce(f"{text} {label}")

    def rule_in_question(self) -> tuple[AnyGame, str] | None:
        """Return the game on the table, and the last reason of a refusal or the phase of the match."""
        if self.match is None:
            return None
        game = self.match.game
        return game, self._toast.about or game.phase(self.match.position)

    def _offer(self) -> None:
        """List the gestures of the table that is shown: the match itself may be further on."""
        self._panel.offered.offer(self._table.table.tableau.gestures)

    def _offer_after(self) -> None:
        """Offer another match when the end of the match is on the table."""
        controller = self.controller
        over = controller is not None and controller.match.result is not None and not controller.held
        over = over and not self.interrupted
        shown = over and not self._table.director.busy
        self._table.offer_after(_AFTER if shown else ())

    def _go_on_after(self, action: str) -> None:
        if action == "again":
            self.same_again()
        elif action == "review":
            self.reviewed.emit()
        else:
            self.wanted.emit()

    def undo(self) -> None:
        """Take back an action if that is allowed; before any action, go back to the match before."""
        self._toast.clear_away()
        if self.controller is not None and self.controller.undoable():
            self.controller.undo()
        elif self.undoable:
            self._bring_back()

    def redo(self) -> None:
        """Put back the lines that were taken back last."""
        self._toast.clear_away()
        if self.controller is not None:
            self.controller.redo()

    def hint(self) -> None:
        """Show the strongest level's choice in the place of the person at the table."""
        if self.controller is not None:
            self.say(self.tr("Thinking …"))
            self.controller.hint(self._tell_hint)

    def _tell_hint(self, found: Answer) -> None:
        assert self.controller is not None
        gestures = {one.action: one for one in self.controller.tableau().gestures}
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
        self.say(text)

    def _hint_failed(self, why: str) -> None:
        self.say(self.tr("The computer player has stopped.") + "\n" + why, warning=True)

    def hurry(self) -> None:
        """Have the computer player act at once, and the pieces arrive."""
        if self.controller is not None:
            self.controller.move_now()
            self._table.director.hurry()

    def _astray(self, reason: Phrase) -> None:
        self.failed.emit(speak(reason))

    def ask_again(self) -> None:
        """Ask the computer player once more."""
        if self.controller is not None:
            self.controller.ask_again()

    def _complain_soon(self, text: str) -> None:
        """Complain after the running call: the receiver may wait for an answer."""
        QTimer.singleShot(0, self, lambda: self.complained.emit(text))

    # --- looks and language ---------------------------------------------------------------------------
    def lay_anew(self) -> None:
        """Show the match anew: in other room, or with another way to see it."""
        if self.controller is not None and not self.controller.held:
            self._table.director.show(self.controller.tableau())

    def help(self, wanted: bool) -> None:
        """Turn the help beyond the table's pieces on or off."""
        self._helpful = wanted
        if self.controller is not None:
            self.controller.help = wanted

    def retranslate(self) -> None:
        """Set the text on the curtain in the language that is installed now."""
        if self._handing_over is not None and self.controller is not None and self._table.covered:
            self._cover(self.controller.match.seats[self._handing_over])


def _dealer(deal: int | None) -> Dealer:
    """Return the dealer of a deal with a number: this one, or any."""
    return Dealer(any_deal() if deal is None else deal)
