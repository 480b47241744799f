"""The keyboard's cursor: the piece or place that it is on, and the ways from there."""

from __future__ import annotations

from collections.abc import Sequence

from limbotable.table.tableau import Piece, Spot, Tableau
from limbotable.ui.table.geometry import Area, area_of
from limbotable.ui.table.pick import Pick
from limbotable.ui.table.walk import nearest, stops


class Cursor:
    """Walks over the pieces of a tableau zone by zone, or over the places for the picked piece."""

    def __init__(self) -> None:
        self.key = ""  #: the piece or place that it is on, or an empty text
        self.shown = False  #: whether the user sees the cursor
        self._stranded = False  # whether it is where it is only because there was nothing to play

    def show(self, pick: Pick) -> None:
        """Become visible, on the first piece if the cursor was nowhere."""
        self.key = self.key or self._first(pick)
        self.shown = True

    def go(self, key: str) -> None:
        """Go to a piece or place, and become visible there."""
        self.key, self.shown, self._stranded = key, True, False

    def follow(self, before: Tableau, pick: Pick) -> None:
        """Stay on a tableau that has replaced ``before``, or go to the nearest piece or place.

        Where the last piece of its zone has gone it goes anywhere, and to what can be played as soon as
        there is something.
        """
        if self._stranded and pick.offers.pieces:
            self.key, self._stranded = self._first(pick), False
        elif pick.key and pick.key == pick.tableau.ready:
            self.key = self._nearest_drop(before, pick)
        elif self.key and not self._can_stay(before, pick):
            self.key = self._heir(before, pick)

    def return_from(self, pick: Pick) -> None:
        """Go back to the picked piece, if the cursor is on one of its places."""
        if self.key in pick.drops:
            self.key = pick.key

    def walk(self, pick: Pick, dx: int, dy: int) -> None:
        """Go to the nearest neighbour in a direction."""
        if self.shown and self.key:
            places = _neighbours(pick, self._zone(pick))
            start = dict(places).get(self.key)
            if start is not None:
                self.key = nearest(places, start, dx, dy) or self.key
        self.go(self.key or self._first(pick))

    def walk_to_end(self, pick: Pick, last: bool) -> bool:
        """Go to the first or the last of the neighbours; return whether there are any."""
        places = _neighbours(pick, self._zone(pick))
        if places:
            self.go(places[-1 if last else 0][0])
        return bool(places)

    def next_zone(self, pick: Pick, step: int) -> bool:
        """Go a zone on, or to the next place for the picked piece; return False after the last zone."""
        zone = self._zone(pick)
        if pick.key:
            keys = [key for key, _ in _neighbours(pick, zone)]
            at = keys.index(self.key) if self.key in keys else -1
            self.go(keys[(at + step) % len(keys)])
            return True
        if not self.shown and zone:
            self.go(self.key)  # the user has not seen the cursor in this zone yet
            return True
        zones = stops(pick.tableau)
        names = list(zones)
        at = names.index(zone) if zone in names else -1 if step > 0 else len(names)
        if not 0 <= at + step < len(names):
            return False
        self.go(_best_of(pick, zones[names[at + step]]))
        return True

    def enter(self, pick: Pick, from_end: bool) -> bool:
        """Enter the table, from before it or from after it; return whether there is a piece on it."""
        zones = list(stops(pick.tableau).values())
        if zones:
            self.go(_best_of(pick, zones[-1 if from_end else 0]))
        return bool(zones)

    def _zone(self, pick: Pick) -> str:
        return next((piece.zone for piece in pick.tableau.pieces if piece.key == self.key), "")

    def _first(self, pick: Pick) -> str:
        """Return the first place for the picked piece, or else the first playable piece or the first."""
        if drops := pick.drops:
            return drops[0]
        pieces = [piece for zone in stops(pick.tableau).values() for piece in zone]
        return _best_of(pick, pieces) if pieces else ""

    def _can_stay(self, before: Tableau, pick: Pick) -> bool:
        """Return whether its place can still be reached, or its piece is still there, in the same zone."""
        if self.key in pick.offers.spots:
            return bool(pick.key)
        zones = {piece.key: piece.zone for piece in before.pieces}
        now = {piece.key: piece.zone for piece in pick.tableau.pieces}
        return self.key in now and zones.get(self.key) == now[self.key]

    def _nearest_drop(self, before: Tableau, pick: Pick) -> str:
        """Return the place for the picked piece that is nearest to the cursor's old place."""
        things: tuple[Piece | Spot, ...] = (*before.pieces, *before.spots)
        was = next((area_of(thing) for thing in things if thing.key == self.key), None)
        lights = pick.lights
        if was is None or not lights:
            return self._first(pick)
        return min(lights, key=lambda one: (one[1].x - was.x) ** 2 + (one[1].y - was.y) ** 2)[0]

    def _heir(self, before: Tableau, pick: Pick) -> str:
        """Return the piece nearest to the cursor's lost one, among the pieces of its zone that are left."""
        lost = next((piece for piece in before.pieces if piece.key == self.key), None)
        left = stops(pick.tableau).get(lost.zone, []) if lost else []
        if lost is None or not left:
            self._stranded = not pick.offers.pieces
            return self._first(pick)
        return min(left, key=lambda piece: (piece.x - lost.x) ** 2 + (piece.y - lost.y) ** 2).key


def _neighbours(pick: Pick, zone: str) -> list[tuple[str, Area]]:
    """Return the picked piece and its places, or the pieces of a zone, with their areas."""
    if pick.key:
        own = [(p.key, area_of(p)) for p in pick.tableau.pieces if p.key == pick.key]
        return own + list(pick.lights)
    return [(piece.key, area_of(piece)) for piece in stops(pick.tableau).get(zone, [])]


def _best_of(pick: Pick, pieces: Sequence[Piece]) -> str:
    return next((piece.key for piece in pieces if pick.offers.of(piece.key)), pieces[0].key)
