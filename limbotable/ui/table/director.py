"""The director: plays beats, so that the user can follow actions that the rules have long taken."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QStyleHints

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Beat, Tableau
from limbotable.ui.table.clock import Alarm, Clock
from limbotable.ui.table.scene import TableScene


class AnimationSpeed(Enum):
    """The speeds of movements, as factors of their durations."""

    RELAXED = 1.6
    NORMAL = 1.0
    QUICK = 0.45
    NONE = 0.0


BEHIND: Final = 4  #: with more series of beats waiting than this the director speeds up
HASTE: Final = 0.2  #: the factor of a hurried beat
FOLLOW: Final = 120.0  #: milliseconds for a piece to follow the user, at normal speed


def reduced_motion(hints: QStyleHints) -> bool:
    """Return whether the user has asked the system for reduced motion; Qt knows since 6.12."""
    preference = getattr(_accessibility(hints), "motionPreference", None)
    return bool(preference is not None and preference().name == "ReducedMotion")


def motion_preference_changed(hints: QStyleHints) -> SignalInstance | None:
    """Return the signal that this preference has changed, where Qt has one."""
    return getattr(_accessibility(hints), "motionPreferenceChanged", None)


def _accessibility(hints: QStyleHints) -> object:
    accessibility = getattr(hints, "accessibility", None)  # Qt has it since 6.10
    return accessibility() if accessibility else None


class Director(QObject):
    """Plays series of beats on a scene and always ends at the last beat of the last one.

    The rules never wait for it: ``play`` may be called at any time and adds a series.  None is left out: the
    further it is behind, the quicker it plays.
    """

    #: Phrases, in the order of their events, as soon as the table has shown them or leaves them out.
    announced = Signal(list)
    moved = Signal(object, object)  #: a beat is played: from one tableau to another
    started = Signal()  #: another tableau is shown, or on its way
    settled = Signal()  #: the last tableau is shown, and all items are at rest

    def __init__(self, scene: TableScene, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = AnimationSpeed.NORMAL
        self._scene = scene
        self._clock = clock
        self._waiting: deque[deque[Beat]] = deque()  # the first series is being played; none is empty
        self._alarm: Alarm | None = None
        self._moving: tuple[Phrase, ...] = ()  # the phrases of the picture that is not complete yet
        self._haste = False
        self._waits = False
        self._scores = False  # whether the beat that is being played is a step of a scoring
        #: Whether a picture that is to be read waits until the user goes on, and not for its time only.
        self.patient: Callable[[], bool] = lambda: False
        #: Whether the scoring is hurried: the user waits for what comes after it.
        self.brisk: Callable[[], bool] = lambda: False

    @property
    def waits(self) -> bool:
        """Whether a picture waits to be read, until the user goes on."""
        return self.busy and self._waits

    @property
    def busy(self) -> bool:
        """Whether beats are being played."""
        return self._alarm is not None or self._waits

    @property
    def following(self) -> float:
        """The time for a piece to follow the user, in milliseconds."""
        return FOLLOW * self.speed.value

    @property
    def last(self) -> Tableau:
        """The tableau at the end of all beats."""
        return self._waiting[-1][-1].tableau if self._waiting else self._scene.tableau

    def play(self, beats: Sequence[Beat]) -> None:
        """Play a series of beats after those that are being played."""
        if beats:
            self._waiting.append(deque(beats))
        if not self.busy and self._waiting:
            self._next()

    def show(self, tableau: Tableau, *, silently: bool = False) -> None:
        """Show a tableau at once; waiting beats are dropped, but their phrases are announced.

        With ``silently`` the phrases are dropped too: they were for another viewer, or are no longer true.
        """
        said = [] if silently else self._unsaid()
        self._clear()
        self._stop()
        self._scene.show(tableau)
        if said:
            self.announced.emit(said)
        self.started.emit()
        self.settled.emit()

    def follow(self, tableau: Tableau) -> bool:
        """Go to a tableau as quickly as a piece follows the user.

        While beats are played nothing is done, and False is returned.
        """
        if self.busy:
            return False
        self._scene.glide(tableau, self.following, 0.0)
        self.started.emit()
        return True

    def hurry(self) -> None:
        """Shorten the beats that are being played; hurrying twice ends them at once."""
        if not self.busy:
            return
        if self.waits:
            self.go_on()
            return
        if self._haste:
            self._finish()
            return
        self._haste = True
        self._end_beat()

    @property
    def leads_to_turn(self) -> bool:
        """Whether movements alone, such as a deal, keep the user from acting: none that are to be read."""
        if self._alarm is None or self._waits or self._scores or self._scene.tableau.gestures:
            return False
        left = [beat for series in self._waiting for beat in series]
        return bool(self.last.gestures) and not any(beat.scores or beat.waits for beat in left)

    def go_to_turn(self) -> bool:
        """End movements that alone keep the user from acting; return whether there were any."""
        if not self.leads_to_turn:
            return False
        self._finish()
        return True

    def go_on(self) -> None:
        """Go on from a picture that waits to be read."""
        if self.waits:
            self._end_beat()

    def _next(self) -> None:
        self._alarm = None
        self._waits = False
        if self.speed is AnimationSpeed.NONE:
            self._finish()
            return
        if not self._waiting:
            self._haste = False
            self.settled.emit()
            return
        waiting = len(self._waiting)
        beat = self._waiting[0].popleft()
        if not self._waiting[0]:
            self._waiting.popleft()
        haste = self._haste or (beat.scores and self.brisk())
        factor = self.speed.value
        if haste:
            factor *= HASTE
        elif waiting > BEHIND:
            factor *= BEHIND / waiting
        if beat.renamed:
            self._scene.rename(dict(beat.renamed))
        before = self._scene.tableau
        time = self._scene.glide(beat.tableau, beat.duration * factor, beat.stagger * factor)
        self._waits, self._scores, self._moving = beat.waits, beat.scores, beat.said
        rest = beat.rest if beat.waits else 0.0 if haste else beat.rest * factor
        # Set before the signals: their receivers must find the director busy.
        # One frame longer, so that everything has been painted where it belongs.
        self._alarm = self._clock.after(time + self._scene.animator.frame, lambda: self._arrive(rest))
        self.moved.emit(before, beat.tableau)
        self.started.emit()

    def _arrive(self, rest: float) -> None:
        """Tell of the picture, which is complete, and let it rest."""
        if self._waits and self.patient():
            self._alarm = None
        else:
            self._alarm = self._clock.after(rest, self._next)
        self._tell()

    def _tell(self) -> None:
        said, self._moving = self._moving, ()
        if said:
            self.announced.emit(list(said))

    def _end_beat(self) -> None:
        """Complete the picture at once, and go on to the next one."""
        self._stop_alarm()
        self._scene.animator.finish()
        self._tell()
        self._next()

    def _finish(self) -> None:
        """Go straight to the last picture, or to the first one that waits for the user."""
        self._stop()
        said, before, shown = [*self._moving], self._scene.tableau, self.last
        patient, self._moving = self.patient(), ()
        while self._waiting and not self._waits:
            beat = self._waiting[0].popleft()
            if not self._waiting[0]:
                self._waiting.popleft()
            said += beat.said
            if beat.waits and patient:
                shown, self._waits = beat.tableau, True
        self._scene.show(shown)
        self.moved.emit(before, shown)
        if said:
            self.announced.emit(said)
        self.started.emit()
        if not self._waits:
            self.settled.emit()

    def _unsaid(self) -> list[Phrase]:
        waiting = [phrase for series in self._waiting for beat in series for phrase in beat.said]
        return [*self._moving, *waiting]

    def _clear(self) -> None:
        self._waiting.clear()
        self._moving = ()

    def _stop(self) -> None:
        self._haste = False
        self._waits = False
        self._stop_alarm()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
