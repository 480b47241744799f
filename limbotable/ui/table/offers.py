"""The gestures that a user can make with the pieces of one tableau.  No Qt."""

from __future__ import annotations

import msgspec

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture, Mark, Sign, Tableau
from limbotable.ui.table.geometry import Area, area_of


class Offers:
    """The gestures and refusals of a tableau, by their pieces and places."""

    def __init__(self, tableau: Tableau) -> None:
        self.tableau = tableau
        self._picks: dict[str, list[Gesture]] = {}
        for gesture in tableau.gestures:
            if gesture.pick:
                self._picks.setdefault(gesture.pick, []).append(gesture)
        #: The keys of all places, those included that refuse some piece.
        self.places = {one.drop for one in tableau.gestures} | {one.drop for one in tableau.refusals}
        self.buttons = tuple(gesture for gesture in tableau.gestures if not gesture.pick)
        # Of several gestures for an action the first one is the usual: a card, and not its cube.
        self._by_action = {gesture.action: gesture for gesture in reversed(tableau.gestures)}
        self._refusals = {(refusal.pick, refusal.drop): refusal.reason for refusal in tableau.refusals}
        self._areas = {piece.key: area_of(piece) for piece in tableau.pieces}
        self.spots = {spot.key: area_of(spot) for spot in tableau.spots}
        self._areas.update(self.spots)

    @property
    def pieces(self) -> bool:
        """Whether any piece can be played."""
        return bool(self._picks)

    def of(self, pick: str, along: str = "") -> list[Gesture]:
        """Return the gestures that begin with this piece; with ``along``, those that take both."""
        found = self._picks.get(pick, [])
        return [gesture for gesture in found if gesture.also == along] if along else found

    def drops(self, pick: str, along: str = "") -> list[str]:
        """Return the keys of the places for the piece, each once; an empty key needs no place."""
        return list(dict.fromkeys(gesture.drop for gesture in self.of(pick, along)))

    def meant(self, pick: str, along: str = "") -> list[Gesture]:
        """Return the gestures that a pick alone means: the piece's main ones, or else all that it has."""
        gestures = self.of(pick, along)
        return [gesture for gesture in gestures if gesture.main] or gestures

    def home(self, pick: str, along: str = "") -> str | None:
        """Return the place that a pick alone means; None unless there is exactly one."""
        drops = {gesture.drop for gesture in self.meant(pick, along)}
        return drops.pop() if len(drops) == 1 else None

    def lights(self, pick: str, along: str = "") -> tuple[tuple[str, Area], ...]:
        """Return the places for the piece, with their areas."""
        return tuple((drop, self._areas[drop]) for drop in self.drops(pick, along) if drop in self._areas)

    def to(self, pick: str, drop: str, along: str = "") -> list[Gesture]:
        """Return the gestures that bring this piece there."""
        return [gesture for gesture in self.of(pick, along) if gesture.drop == drop]

    def refusal(self, pick: str, drop: str = "") -> Phrase | None:
        """Return the reason why the piece cannot be played, or not at ``drop``; None where none is known."""
        return self._refusals.get((pick, drop))

    def refused(self, pick: str) -> tuple[tuple[str, Area], ...]:
        """Return the places that refuse the piece for a known reason, with their areas."""
        drops = [drop for one, drop in self._refusals if one == pick]
        return tuple((drop, self._areas[drop]) for drop in drops if drop in self._areas)

    def light(self, gesture: Gesture) -> tuple[tuple[str, Area], ...]:
        """Return the place that a gesture leads to, with its area, if the gesture leads to one."""
        return tuple((key, self._areas[key]) for key in (gesture.drop,) if key in self._areas)

    def places_at(self, x: float, y: float) -> list[str]:
        """Return the keys of the places at a point, whether a piece can be brought there or not."""
        return [key for key, area in self._areas.items() if key in self.places and area.holds(x, y)]

    def places_of(self, key: str) -> list[str]:
        """Return the keys of the places that a piece stands on."""
        area = self._areas.get(key)
        return [] if area is None else self.places_at(area.x, area.y)

    def gesture(self, action: str) -> Gesture | None:
        return self._by_action.get(action)

    def things_of(self, action: str) -> list[str]:
        """Return the keys of the pieces and places that an action is done with, where it is possible now."""
        gesture = self.gesture(action)
        return [] if gesture is None else [key for key in (gesture.pick, gesture.also, gesture.drop) if key]


class Preview(msgspec.Struct, frozen=True):
    """The consequences of an action: signs, and marks of pieces by their keys."""

    signs: tuple[Sign, ...] = ()
    marks: tuple[tuple[str, Mark], ...] = ()


def common_preview(gestures: list[Gesture]) -> Preview:
    """Return the preview that all gestures share; an empty one if they differ."""
    previews = {Preview(gesture.preview, gesture.marks) for gesture in gestures}
    return previews.pop() if len(previews) == 1 else Preview()
