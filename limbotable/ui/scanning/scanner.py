"""Points out one thing after the other, over and over again, until one is chosen.  No widgets."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, Signal

from limbotable.ui.scanning.things import Group, Look, Single, Thing, in_groups
from limbotable.ui.table.clock import Alarm, Clock

#: Milliseconds after a press in which no other one counts: a hand that trembles presses twice.
BOUNCE: Final = 250.0
_POLL: Final = 100.0  #: milliseconds from one look at whether something is still said to the next


class Scanner(QObject):
    """Goes through what there is to choose, by itself or step by step, without an end.

    It asks anew for what there is at every step.  What comes or goes makes it begin again; a press counts
    only for what was pointed out when it came, and only if it is still there.
    """

    pointed = Signal(object, object)  #: the look, and the thing that is pointed out now; None for nothing

    def __init__(
        self,
        look: Callable[[], Look | None],
        back: Callable[[], str],
        busy: Callable[[], bool],
        clock: Clock,
        parent: QObject,
    ) -> None:
        """``look`` returns what can be chosen now; ``back`` names the way out of a group; ``busy`` tells
        whether the name of the last thing is still being said.
        """
        super().__init__(parent)
        self._look, self._back, self._busy, self._clock = look, back, busy, clock
        self._pace: float | None = None
        self._on = False
        self._alarm: Alarm | None = None
        self._trail: list[Hashable] = []  # the groups that were entered
        self._keys: Sequence[Hashable] = ()
        self._at = -1
        self._thing: Thing | None = None
        self._pressed = -BOUNCE

    @property
    def on(self) -> bool:
        """Whether it runs."""
        return self._on

    @property
    def thing(self) -> Thing | None:
        """The widget or piece that is pointed out."""
        return self._thing

    def start(self, pace: float | None) -> None:
        """Begin, or go on in another way: with ``pace`` milliseconds for a thing, or by ``step`` alone."""
        self._pace = pace
        if not self._on:
            self._on = True
            self._begin()
        else:
            self._wait()

    def stop(self) -> None:
        """Point out nothing any more."""
        if self._on:
            self._on = False
            self._rest()
            self._point(None, None)

    def look_anew(self) -> None:
        """Begin again, if it runs: there are other things to choose from."""
        if self._on:
            self._begin()

    def press_step(self) -> None:
        """Go on to the next thing, by a switch."""
        if self._counts():
            self.step()

    def press_choose(self) -> None:
        """Choose what is pointed out, by a switch."""
        if self._counts():
            self.choose()

    def step(self) -> None:
        """Point out the next thing; after the last the first."""
        look, things = self._now()
        keys = [one.key for one in things]
        if keys != self._keys:
            self._keys, self._at = keys, -1
        self._at = (self._at + 1) % len(things) if things else -1
        self._point(look, things[self._at] if things else None)
        self._wait()

    def choose(self) -> None:
        """Enter the group that is pointed out, leave it, or do what the thing does, if it is still there."""
        _, things = self._now()
        seen = self._thing
        here = next((one for one in things if seen is not None and one.key == seen.key), None)
        if here is None:
            self._begin()
        elif isinstance(here, Group):
            self._trail.append(here.key)
            self._restart()
        elif here.key == _BACK:
            self._trail.pop()
            self._restart()
        else:
            self._rest()
            self._trail.clear()
            self._point(None, None)
            # A dialog may be open until it returns: what is in it can be chosen meanwhile.
            self._alarm = self._clock.after(0.0, self._begin)
            here.choose()

    def _counts(self) -> bool:
        now = self._clock.now()
        counts = self._on and now - self._pressed >= BOUNCE
        if counts:
            self._pressed = now
        return counts

    def _begin(self) -> None:
        self._trail.clear()
        self._restart()

    def _restart(self) -> None:
        self._keys, self._at = (), -1
        self.step()

    def _now(self) -> tuple[Look | None, Sequence[Thing]]:
        """Return what can be chosen in the group that was entered; a group that is gone was left."""
        look = self._look()
        if look is None:
            self._trail.clear()
            return None, ()
        things = in_groups(look.things)
        for n, key in enumerate(self._trail):
            inside = next((one for one in things if isinstance(one, Group) and one.key == key), None)
            if inside is None:
                del self._trail[n:]
                break
            things = [*in_groups(inside.parts), Single(_BACK, self._back(), QRect, self.choose)]
        return look, things

    def _point(self, look: Look | None, thing: Thing | None) -> None:
        self._thing = thing
        if isinstance(thing, Single):
            thing.mark()
        self.pointed.emit(look, thing)

    def _wait(self) -> None:
        """Go on after the pace: the first thing stays twice as long."""
        self._rest()
        if self._on and self._pace is not None:
            self._alarm = self._clock.after(self._pace * (2 if self._at <= 0 else 1), self._go_on)

    def _go_on(self) -> None:
        if self._busy():
            self._alarm = self._clock.after(_POLL, self._go_on)
        else:
            self.step()

    def _rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


_BACK: Final = "back"
