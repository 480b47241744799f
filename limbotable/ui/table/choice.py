"""The open question which of several gestures the user means, and what on the table answers it.  No Qt."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from limbotable.table.tableau import Gesture
from limbotable.ui.table.pick import Pick


class Choice(msgspec.Struct, frozen=True):
    """Gestures that bring the same pick to the same place, of which the user means one; none without a pick.

    The question is open for as long as the user holds that pick.
    """

    pick: Pick | None = None
    gestures: tuple[Gesture, ...] = ()

    def answers(self, key: str, x: float, y: float) -> tuple[Gesture, ...]:
        """Return the gestures that a piece with this key means, or else the places at a point, in card units.

        None where they tell no gestures apart.
        """
        return self.answers_to(key) or (self._with(self.pick.offers.places_at(x, y)) if self.pick else ())

    def answers_to(self, key: str) -> tuple[Gesture, ...]:
        """Return the gestures that the piece or place with this key means; none if it tells none apart."""
        return self._with([key])

    def is_about(self, place: str) -> bool:
        """Return whether the gestures bring the pick to this place."""
        return bool(self.gestures) and self.gestures[0].drop == place

    def named(self, gesture: Gesture) -> list[str]:
        """Return the keys of the things that a gesture names, without the pick, which is seen to be held.

        Of a piece that stands on a place that is the place: the gesture names it.
        """
        also = self._places_of(gesture.also) or [gesture.also]
        return [key for key in (*self._places_of(gesture.pick), *also, gesture.drop) if key]

    def _places_of(self, key: str) -> list[str]:
        return [] if self.pick is None else self.pick.offers.places_of(key)

    def on(self, pick: Pick) -> Choice:
        """Return the question about a pick of a newer tableau; none where not all its answers are left."""
        if not self.gestures:
            return self
        actions = {one.action for one in self.gestures}
        left = tuple(one for one in pick.to(self.gestures[0].drop) if one.action in actions)
        return Choice(pick, left) if len(left) == len(self.gestures) else Choice()

    def _with(self, keys: Collection[str]) -> tuple[Gesture, ...]:
        """Return the gestures that have one of these things, if there are others, too."""
        found = tuple(
            one
            for one in self.gestures
            if any(key in keys for key in (one.pick, one.also, *self.named(one)) if key)
        )
        return found if len(found) < len(self.gestures) else ()
