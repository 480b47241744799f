"""Looking back at the match on the table, and playing on from an earlier position."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.point_of_view import PointOfView
from limbotable.core.game import CHANCE_WHO
from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Tableau
from limbotable.ui.panels.replay_bar import PastBand, ReplayBar, ReplayCommand, command_of
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.table.clock import Alarm, Clock
from limbotable.ui.table.director import AnimationSpeed
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.match_words import seat_names
from limbotable.ui.words.speak import speak, speak_all

#: Milliseconds between two lines while the replay plays, at normal speed; and without animation.
_REST: Final = 650.0
_STILL: Final = 1200.0


class Replay(QObject):
    """Turns the table back to any line of its match, and leaves the match unchanged.

    While it is open the match is held: no seat acts, no port is asked, and the table offers no action.  It
    shows only positions that reveal nothing new: while a match with secrets goes on, the knowledge of the
    viewer at the table.
    """

    opened = Signal()  #: the table shows the past now
    closed = Signal()  #: the table shows the present again, or another match
    turned = Signal(int)  #: the ply that is shown now: the number of lines then
    branched = Signal(object, int)  #: the controller of a new match, and the ply that it goes on from
    refused = Signal(object)  #: the phrase with the reason why no match can go on from there

    def __init__(
        self,
        table: TableView,
        panel: SidePanel,
        bar: ReplayBar,
        band: PastBand,
        clock: Clock,
        parent: QObject,
    ) -> None:
        """``bar`` and ``band`` are shown as long as the replay is open."""
        super().__init__(parent)
        self._table, self._panel, self._bar, self._band = table, panel, bar, band
        self._clock = clock
        self._controller: MatchController | None = None
        self._points_of_view: tuple[PointOfView, ...] = ()
        self._chosen = 0  # the index of the chosen one
        self._told: list[tuple[Phrase, ...]] = []
        self._marks: list[int] = []
        self._open = False
        self._ply = 0
        self._playing = False
        self._alarm: Alarm | None = None
        bar.commanded.connect(self._follow)
        bar.turned.connect(self.turn_to)
        bar.looked.connect(self._look)
        panel.recalled.connect(self._recall)
        table.director.settled.connect(self._settled)
        table.reframed.connect(self.lay_anew)
        table.installEventFilter(self)
        self._show_bar(False)

    # --- for the rest of the program ------------------------------------------------------------------
    @property
    def is_open(self) -> bool:
        """Whether the table shows the past."""
        return self._open

    @property
    def ply(self) -> int:
        """The ply that is shown: the number of lines then.  While the replay is closed, the match's own."""
        if self._open or self._controller is None:
            return self._ply
        return self._controller.match.ply

    @property
    def point_of_view(self) -> PointOfView | None:
        """The point of view that the table of the past is shown from; None while the replay is closed."""
        return self._now if self._open else None

    def follow(self, controller: MatchController) -> None:
        """Look back at another match from now on; the replay closes, and releases the former match."""
        self._shut()
        self._controller = controller

    def toggle(self) -> None:
        """Open at the last line, or close."""
        if self._open:
            self.close()
        elif self._controller is not None:
            self.turn_to(self._controller.match.ply)
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def turn_to(self, ply: int, seat: int | None = None) -> None:
        """Show the table after so many lines, at once; opens the replay if it is closed.

        A ply before the first or after the last one means that one.  With a ``seat`` it is shown as that seat
        saw it, where that may be seen, unless the user has opened all hands.  Does nothing without a match.
        """
        if self._controller is None:
            return
        self.pause()
        if not self._open:
            self._begin(self._controller, ply)
        if seat is not None:
            self._see_as(seat)
        self._set(ply)
        self._table.director.show(self.tableau(), silently=True)

    def step(self) -> None:
        """Show the next line with its animation, if there is one."""
        if self._open and self._ply < len(self._told):
            beats = self._now.beats(self._ply)
            self._set(self._ply + 1)
            # The events are announced with the number of their line.
            self._table.director.play([replace(beat, said=()) for beat in beats])

    def play(self) -> None:
        """Go on line by line until the last one; from the first one if the last one is shown."""
        if not self._open:
            self.toggle()
        if not self._told:
            return
        if self._ply == len(self._told):
            self.turn_to(0)
        self._set_playing(True)
        if not self._table.director.busy:
            self._wait()

    def pause(self) -> None:
        """Stay at the line that is shown."""
        self._set_playing(False)

    def play_on_from(self, ply: int) -> bool:
        """Begin a new match with the first ``ply`` lines of this one, or refuse it with the reason.

        The result is emitted as ``branched`` or as ``refused``; returns whether it was the former.  The match
        that it goes on from stays unchanged.
        """
        controller = self._controller
        if controller is None:
            return False
        why = controller.why_no_branch(ply)
        if why is not None:
            self.refused.emit(why)
            return False
        branch = controller.branch(ply)
        self.branched.emit(branch, ply)
        return True

    def play_on(self) -> bool:
        """Play on from the ply that is shown, as ``play_on_from`` does."""
        return self.play_on_from(self.ply)

    def close(self) -> None:
        """Go back to the present: the match goes on at its last position."""
        if self._open and self._controller is not None:
            self._shut()
            self._controller.release()

    def tableau(self) -> Tableau:
        """Return the table at the line that is shown, without actions."""
        return self._now.tableau(self._ply)

    def lay_anew(self) -> None:
        """Show the same position again: in other room, or from another point of view."""
        if self._open and self._controller is not None:
            self._points_of_view = self._controller.points_of_view()
            self._table.director.show(self.tableau())

    def tell_anew(self) -> None:
        """Show the log and the line again: there is another comment on one."""
        if self._open:
            self._listen()
            self._write()

    def retranslate(self) -> None:
        """Set all texts in the language that is installed now."""
        if self._open:
            self._name_points_of_view()
            self._write()

    # --- opening and closing --------------------------------------------------------------------------
    def _begin(self, controller: MatchController, ply: int) -> None:
        # First: the bars make the table smaller, and then it is laid anew, at this ply.
        self._ply = max(0, min(ply, controller.match.ply))
        self._open = True
        controller.hold()
        self._table.uncover()  # behind the curtain the viewer is only a spectator
        self._points_of_view = controller.points_of_view()
        seats = [point_of_view.viewer for point_of_view in self._points_of_view]
        self._chosen = seats.index(controller.viewer) if controller.viewer in seats else 0
        lines = controller.match.lines
        self._marks = [
            ply
            for ply, line in enumerate(lines)
            if line.who == CHANCE_WHO and ply and lines[ply - 1].who != CHANCE_WHO
        ]
        self._name_points_of_view()
        self._bar.mark(len(lines), self._marks)
        self._listen()
        self._show_bar(True)
        self.opened.emit()

    def _shut(self) -> None:
        if self._open:
            self.pause()
            self._open = False
            focused = QApplication.focusWidget()
            if focused is not None and self._bar.isAncestorOf(focused):
                self._table.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_bar(False)
            self._panel.recall(None)
            self.closed.emit()

    def _show_bar(self, shown: bool) -> None:
        middle = self._bar.parentWidget()
        layout = middle.layout() if shown and middle is not None else None
        if layout is not None and middle is not None:
            self._bar.arrange(middle.width())
            layout.setEnabled(False)  # the table becomes smaller once, not for each of both
        self._bar.setVisible(shown)
        self._band.setVisible(shown)
        if layout is not None:
            layout.setEnabled(True)
            layout.activate()

    # --- points of view --------------------------------------------------------------------------------
    @property
    def _now(self) -> PointOfView:
        return self._points_of_view[self._chosen]

    def _name_points_of_view(self) -> None:
        assert self._controller is not None
        seats = seat_names(self._controller.match.seats, self._controller.setup.players)
        choice = self._points_of_view if len(self._points_of_view) > 1 else ()
        names = [self.tr("All hands open") if one.all_open else seats[one.viewer] for one in choice]
        self._bar.offer_points_of_view(names, self._chosen)

    def _see_as(self, seat: int) -> None:
        """Take the point of view of a seat, unless that is not offered or all hands lie open."""
        seats = [None if one.all_open else one.viewer for one in self._points_of_view]
        if seat in seats and not self._now.all_open:
            self._chosen = seats.index(seat)
            self._name_points_of_view()
            self._listen()

    def _look(self, chosen: int) -> None:
        self._chosen = chosen
        self._listen()
        self._write()
        self._table.director.show(self.tableau(), silently=True)

    def _listen(self) -> None:
        """Show the log of the match from this point of view."""
        assert self._controller is not None
        self._told = self._controller.log_by_line(self._now)
        self._panel.log.show([one for said in self._told for one in said])

    # --- the line that is shown -----------------------------------------------------------------------
    def _set(self, ply: int) -> None:
        assert self._controller is not None
        self._ply = max(0, min(ply, len(self._told)))
        self._controller.look_at(self._ply)
        self._write()
        self.turned.emit(self._ply)

    def _write(self) -> None:
        """Show and announce the line, in the bar, in the log and to a screen reader."""
        said = self._told[self._ply - 1] if self._ply else ()
        self._bar.show_line(self._ply, speak_all(said))
        assert self._controller is not None
        why = self._controller.why_no_branch(self._ply)
        self._bar.explain_branch("" if why is None else speak(why))
        before = sum(map(len, self._told[: self._ply]))
        self._panel.recall(range(before - len(said), before))
        self._table.announce(self._bar.line)

    def _recall(self, row: int) -> None:
        """Turn to the line of a row of the log; from outside, open the replay there."""
        if self._controller is not None:
            self.turn_to(self.ply_of(row))

    def ply_of(self, row: int) -> int:
        """Return the number of lines up to the one that a row of the log is about."""
        assert self._controller is not None
        told = self._told if self._open else self._controller.log_by_line(self._controller.point_of_view())
        ends = [0]
        for said in told:
            ends.append(ends[-1] + len(said))
        return bisect_right(ends, row)

    # --- playing --------------------------------------------------------------------------------------
    def _set_playing(self, on: bool) -> None:
        self._playing = on
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._bar.show_playing(on)

    def _settled(self) -> None:
        if self._playing and self._alarm is None:
            self._wait()

    def _wait(self) -> None:
        if self._ply == len(self._told):
            self.pause()
            return
        speed = self._table.director.speed
        rest = _STILL if speed is AnimationSpeed.NONE else _REST * speed.value
        self._alarm = self._clock.after(rest, self._go_on)

    def _go_on(self) -> None:
        self._alarm = None
        self.step()

    # --- the user's commands --------------------------------------------------------------------------
    def _follow(self, command: ReplayCommand) -> None:
        calls: dict[ReplayCommand, Callable[[], object]] = {
            ReplayCommand.FIRST: lambda: self.turn_to(0),
            ReplayCommand.BACK: lambda: self.turn_to(self._ply - 1),
            ReplayCommand.FORWARD: self._forward,
            ReplayCommand.LAST: lambda: self.turn_to(len(self._told)),
            ReplayCommand.DEAL_BEFORE: lambda: self.turn_to(self._mark_before()),
            ReplayCommand.NEXT_DEAL: lambda: self.turn_to(self._next_mark()),
            ReplayCommand.PLAY: self.pause if self._playing else self.play,
            ReplayCommand.BRANCH: self.play_on,
            ReplayCommand.CLOSE: self.close,
        }
        calls[command]()

    def _forward(self) -> None:
        self.pause()
        self.step()

    def _mark_before(self) -> int:
        """Return the last mark before the ply that is shown, or the beginning."""
        before = bisect_left(self._marks, self._ply)
        return self._marks[before - 1] if before else 0

    def _next_mark(self) -> int:
        """Return the first mark after the ply that is shown, or the end."""
        after = bisect_right(self._marks, self._ply)
        return self._marks[after] if after < len(self._marks) else len(self._told)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The table of the past has no pieces to pick: the keys for picking turn its pages.
        if self._open and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            command = command_of(event)
            if command is not None:
                self._follow(command)
                return True
        return super().eventFilter(watched, event)
