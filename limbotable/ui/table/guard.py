"""The misclick guard: it stops a click that was meant for the table of a moment ago."""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from limbotable.table.tableau import Tableau
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.geometry import Area, Geometry, piece_at

MOMENT: Final = 250.0  #: milliseconds
#: The time to notice a result, for whoever hurries its coming and presses keys until it is seen.
NOTICED: Final = 1000.0
#: The same for whoever has hurried with keys in the time before it, looking between one and the next.
HURRIED: Final = 3000.0


class Offer(msgspec.Struct, frozen=True):
    """All that can be clicked at one time: the tableau and the buttons over it, in pixels."""

    tableau: Tableau
    geometry: Geometry
    buttons: tuple[tuple[Area, str], ...]

    def at(self, x: float, y: float) -> tuple[str, tuple[str, ...]]:
        """Return the piece that a click there means, if there is one, and the actions that would begin."""
        for area, action in self.buttons:
            if area.holds(x, y):
                return "", (action,)
        piece = piece_at(self.tableau, *self.geometry.to_units(x, y))
        key = piece.key if piece is not None else ""
        return key, tuple(g.action for g in self.tableau.gestures if key and g.pick == key)


class MisclickGuard:
    """Compares the actions that a click would begin now with those of the last moment.

    Only a place whose actions have changed is guarded; fast play elsewhere, or on a table that
    has not changed, is never slowed down.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._now: Offer | None = None
        self._past: deque[tuple[float, Offer]] = deque(maxlen=16)
        self._heeds_at = float("-inf")  # when Enter is meant for where the user was led
        self._hurried_at = float("-inf")  # when a key was last meant for what moves
        self._quiet = 0.0  # the time without Enter after which it is; 0 where each time counts from the lead

    def offer(self, offer: Offer) -> None:
        """Replace the present offer."""
        if self._now is not None and offer != self._now:
            self._past.append((self._clock.now(), self._now))
        self._now = offer

    def lead(self, time: float = MOMENT, *, quiet: bool = False) -> None:
        """Note that the keyboard has another meaning now, not by the user: for a time Enter is ignored.

        With ``quiet`` that is until it has not been pressed for so long: whoever presses it again and again,
        or holds it down, means what was there before.  Whoever hurried shortly before gets longer first.
        """
        now = self._clock.now()
        first = HURRIED if quiet and now - self._hurried_at < HURRIED else time
        self._heeds_at = max(self._heeds_at, now + first)
        self._quiet = time if quiet else 0.0

    def note_hurry(self) -> None:
        """Note that a key was pressed to hurry what moves."""
        self._hurried_at = self._clock.now()

    def allows_enter(self) -> bool:
        """Return whether Enter, which is pressed now, can be meant for the place that the keyboard is at."""
        now = self._clock.now()
        if self._heeds_at <= now:
            return True
        self._heeds_at = max(self._heeds_at, now + self._quiet)
        return False

    def allows(self, x: float, y: float) -> bool:
        """Return whether a click there, in pixels, can be meant for the present offer."""
        if self._now is None:
            return True
        while self._past and self._past[0][0] + MOMENT <= self._clock.now():
            self._past.popleft()
        key, actions = self._now.at(x, y)
        # A piece that can only now be played is still the piece that the click meant.
        return all(offer.at(x, y) in ((key, actions), (key, ())) or not actions for _, offer in self._past)
