"""The user's hand: what it has picked, where it points, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture, Piece, Spot, Tableau
from limbotable.ui.table.geometry import Area, area_of
from limbotable.ui.table.offers import Offers, Preview, common_preview
from limbotable.ui.table.scene import EMPTY, Marks
from limbotable.ui.table.walk import nearest, stops

_TOUCH: Final = 0.1  #: of a piece that must lie over a place to be dropped there


class Selection(QObject):
    """Turns pointing and keys into gestures, for one tableau at a time.

    Coordinates are card units.  Whatever changes what is lit, lifted or foretold ends in ``changed``.
    """

    changed = Signal()
    chosen = Signal(str)  #: an action
    refused = Signal(object)  #: a phrase
    choice_wanted = Signal(list, object)  #: gestures that only a question can tell apart, and the area

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tableau = EMPTY
        self.offers = Offers(EMPTY)
        self.picked = ""
        self.along = ""  #: a piece that is picked together with it, because one action takes both
        self.cursor = ""  #: the piece or place that the keyboard is on
        self._ring = False
        self._hovered = ""
        self._over = ""  # the lit place that the pointer or the dragged piece is on
        self._considered = ""  # the action that a button, the chooser or a list is on
        self._hinted = ""  # the action that somebody was advised to take

    # What it looks like

    @property
    def marks(self) -> Marks:
        """What to lift, outline and light up."""
        shown = self.shown
        lights = self.lights
        place = self.offers.light(shown) if shown is not None else ()
        if place and place[0] not in lights:
            lights = place
        return Marks(
            picked=self.picked,
            along=self.along,
            hovered="" if self.picked else self._hovered if self.offers.of(self._hovered) else "",
            focused=self.cursor if self._ring else "",
            lights=lights,
            over=self._over or (shown.drop if shown is not None else ""),
            shown=shown.pick if shown is not None else "",
        )

    @property
    def shown(self) -> Gesture | None:
        """What to point out: the considered action, or the advised one while nothing else is picked."""
        considered, hinted = self.offers.gesture(self._considered), self.offers.gesture(self._hinted)
        if considered is None and hinted is not None and self.picked in ("", hinted.pick):
            return hinted
        return considered

    @property
    def preview(self) -> Preview:
        """What would come of what the hand is about to do."""
        considered = self.offers.gesture(self._considered)
        if considered is not None:
            return common_preview([considered])
        cursor = self.cursor if self._ring else ""
        if self.picked:
            for drop in (self._over, cursor):
                if drop in self.drops:
                    return common_preview(self.to(drop))
            return common_preview(self.offers.meant(self.picked, self.along))
        meant = self.offers.meant(self._hovered or cursor)
        shown = self.shown
        return common_preview(meant if meant or shown is None else [shown])

    # What can be done with what is picked

    @property
    def drops(self) -> list[str]:
        """Where it may go."""
        return self.offers.drops(self.picked, self.along)

    @property
    def lights(self) -> tuple[tuple[str, Area], ...]:
        """The places where it may go, with what they cover."""
        return self.offers.lights(self.picked, self.along)

    def to(self, drop: str) -> list[Gesture]:
        """The gestures that bring it there."""
        return self.offers.to(self.picked, drop, self.along)

    # What happens to the table

    def adopt(self, tableau: Tableau) -> None:
        """Go on with this tableau; what was picked stays so if it still can be played."""
        before, self.tableau = self.tableau, tableau
        self.offers = Offers(tableau)
        keys = {piece.key for piece in tableau.pieces}
        if self.picked and not self.offers.of(self.picked):
            self.picked = self._over = self.along = ""
        if not self.offers.of(self.picked, self.along):
            self.along = ""
        self.picked = self.picked or tableau.ready
        if self._hovered not in keys:
            self._hovered = ""
        if self.offers.gesture(self._considered) is None:
            self._considered = ""
        if self.offers.gesture(self._hinted) is None:
            self._hinted = ""
        if self.picked and self.picked == tableau.ready:
            self.cursor = self._nearest_drop(before)
        elif self.cursor and not self._holds_cursor(before):
            self.cursor = self._heir(before)
        self.changed.emit()

    def forget(self) -> None:
        """Let go of everything, as if nobody were there."""
        self.picked = self._over = self._considered = self._hinted = self.along = ""
        self._hovered = ""
        self._ring = False
        self.changed.emit()

    # The pointer

    def hover(self, piece: Piece | None, x: float, y: float) -> None:
        """Point at a place, and at a piece if there is one."""
        before = self._hovered, self._over, self._considered
        self._hovered = piece.key if piece else ""
        if piece is not None:
            self._considered = ""  # a button that only has the focus yields to the pointer
        self._over = self.light_at(x, y)
        if before != (self._hovered, self._over, self._considered):
            self.changed.emit()

    def click(self, piece: Piece | None, x: float, y: float, *, double: bool = False) -> None:
        """Click there; the second click of a double click plays, but never lets go."""
        self._ring = False
        light = self.light_at(x, y)
        refusal = self._refusal_at(piece, x, y)
        if light and not (piece is not None and self._goes_along(piece.key)):
            self._perform(light)
        elif piece is not None and double and piece.key == self.picked:
            if self.offers.home(piece.key, self.along) is not None:
                self.take(piece.key)
        elif refusal is not None:
            self.refused.emit(refusal)
        elif piece is not None:
            self.cursor = piece.key
            self.take(piece.key)
        else:
            self.let_go()
            self.picked = self.tableau.ready
            self.changed.emit()

    def take(self, key: str) -> None:
        """Pick a piece, together with what is picked where both belong to one action.

        Taking it again plays it if there is one place that it is meant to go to.
        """
        gestures, refusal = self.offers.of(key), self.offers.refusal(key)
        if gestures and key == self.picked:
            home = self.offers.home(key, self.along)
            if home is not None:
                self._perform(home)
            else:
                self.let_go()
        elif key and key == self.along:
            self.along = ""
            self.changed.emit()
        elif gestures:
            self._pick(key)
            self.changed.emit()
        else:
            self.let_go()
            if refusal is not None:
                self.refused.emit(refusal)

    def let_go(self) -> bool:
        """Let go of what is picked; tell whether something was."""
        had = bool(self.picked)
        if self.cursor in self.drops:
            self.cursor = self.picked  # the keyboard returns to where it came from
        self.picked = self._over = self._hinted = self.along = ""
        self.changed.emit()
        return had

    def consider(self, action: str) -> None:
        """Think about an action, or about none."""
        self._considered = action
        self.changed.emit()

    def advise(self, action: str) -> None:
        """Point out an action until another one is taken, or everything is let go of."""
        self._hinted = action
        self.changed.emit()

    def light_at(self, x: float, y: float) -> str:
        """The lit place at a point, or nothing."""
        under = [key for key, area in self.lights if area.holds(x, y)]
        return under[-1] if under else ""

    def _refusal_at(self, piece: Piece | None, x: float, y: float) -> Phrase | None:
        """Why what is picked cannot go there, unless there is something else to pick."""
        if piece is not None and self.offers.of(piece.key):
            return None
        under = [key for key, area in self.offers.refused(self.picked) if area.holds(x, y)]
        return self.offers.refusal(self.picked, under[-1]) if under else None

    # Dragging

    def may_drag(self, key: str) -> bool:
        """Whether the piece follows the pointer: to be played, or to hear why not."""
        return bool(self.offers.of(key)) or self.offers.refusal(key) is not None

    def grab(self, key: str) -> None:
        """Begin to drag a piece."""
        self._ring = False
        self._hovered = ""
        if not self.offers.of(key):
            self.picked = self.along = ""
        elif key not in (self.picked, self.along):
            self._pick(key)
        self.changed.emit()

    def drag(self, area: Area, x: float, y: float) -> None:
        """The dragged piece covers this area, and the pointer is there."""
        self._over = self._best(self.lights, area, x, y)
        self.changed.emit()

    def drop(self, key: str, area: Area, x: float, y: float) -> None:
        """End the drag: play the piece, say why it cannot be played, or nothing."""
        over = self._best(self.lights, area, x, y) if self.picked else ""
        if over:
            self._perform(over)
            return
        refused = self._best(self.offers.refused(key), area, x, y)
        refusal = self.offers.refusal(key, refused)
        on_spot = refused or self._best(tuple(self.offers.spots.items()), area, x, y)
        self.let_go()
        if refusal is not None and on_spot:
            self.refused.emit(refusal)

    # The keyboard

    def show_ring(self, shown: bool) -> None:
        """Show the cursor, or stop to."""
        if shown and not self.cursor:
            self.cursor = self._first()
        if shown != self._ring:
            self._ring = shown
            self.changed.emit()

    @property
    def ring_shown(self) -> bool:
        """Whether it can be seen where the keyboard is."""
        return self._ring

    def focus(self, key: str) -> None:
        """Put the cursor on a piece or place; where the pointer rests no longer counts."""
        self.cursor, self._ring = key, True
        self._considered = ""
        self._hovered = ""
        self.changed.emit()

    def activate(self, key: str) -> None:
        """Do what Enter does on a piece or a lit place."""
        if self.picked and key != self.picked and key in self.drops:
            self._perform(key)
            return
        self.take(key)
        places = self.lights
        if self.picked == key and len(self.drops) > 1 and places:
            self.cursor = places[0][0]
            self.changed.emit()

    def walk(self, dx: int, dy: int) -> None:
        """Move the cursor to the nearest neighbour in a direction."""
        if self._ring and self.cursor:
            places = self._neighbours()
            start = dict(places).get(self.cursor)
            if start is not None:
                self.cursor = nearest(places, start, dx, dy) or self.cursor
        self.focus(self.cursor or self._first())

    def walk_to_end(self, last: bool) -> None:
        """Move the cursor to the first or the last of its neighbours."""
        places = self._neighbours()
        if places:
            self.focus(places[-1 if last else 0][0])

    def next_zone(self, step: int) -> bool:
        """Move the cursor a zone on, or to the next place for what is picked; False at the end of them."""
        if self.picked:
            keys = [key for key, _ in self._neighbours()]
            at = keys.index(self.cursor) if self.cursor in keys else -1
            self.focus(keys[(at + step) % len(keys)])
            return True
        if not self._ring and self._zone():
            self.focus(self.cursor)  # whoever cannot see where the keyboard is has not been there yet
            return True
        zones = stops(self.tableau)
        names = list(zones)
        at = names.index(self._zone()) if self._zone() in names else -1 if step > 0 else len(names)
        if not 0 <= at + step < len(names):
            return False
        self.focus(self._best_of(zones[names[at + step]]))
        return True

    def enter(self, from_end: bool) -> None:
        """The keyboard comes to the table, from before it or from after it."""
        zones = list(stops(self.tableau).values())
        if zones:
            self.focus(self._best_of(zones[-1 if from_end else 0]))

    # How it is done

    def _pick(self, key: str) -> None:
        """Take a piece into the hand, and keep what is there where one action takes both."""
        self._over = ""
        for other in (self.picked, self.along):
            if other and self.offers.of(other, key):
                self.picked, self.along = other, key
                return
            if other and self.offers.of(key, other):
                self.picked, self.along = key, other
                return
        self.picked, self.along = key, ""

    def _goes_along(self, key: str) -> bool:
        """Whether an action takes this piece together with what is picked."""
        one = self.picked
        return bool(one) and bool(self.offers.of(key, one) or self.offers.of(one, key))

    def _perform(self, drop: str) -> None:
        gestures = self.to(drop)
        if len(gestures) > 1:
            area = dict(self.lights).get(drop)
            self.choice_wanted.emit(gestures, area)
        elif gestures:
            self.let_go()
            self.chosen.emit(gestures[0].action)

    def _best(self, places: Sequence[tuple[str, Area]], area: Area, x: float, y: float) -> str:
        best, most = "", area.width * area.height * _TOUCH
        for key, place in places:
            size = place.overlap(area) + (area.width * area.height if place.holds(x, y) else 0.0)
            if size > most:
                best, most = key, size
        return best

    def _neighbours(self) -> list[tuple[str, Area]]:
        if self.picked:
            own = [(p.key, area_of(p)) for p in self.tableau.pieces if p.key == self.picked]
            return own + list(self.lights)
        pieces = stops(self.tableau).get(self._zone(), [])
        return [(piece.key, area_of(piece)) for piece in pieces]

    def _zone(self) -> str:
        return next((piece.zone for piece in self.tableau.pieces if piece.key == self.cursor), "")

    def _first(self) -> str:
        """Where what is picked may go, or the first piece that can be played, or else the first of all."""
        if drops := self.drops:
            return drops[0]
        pieces = [piece for zone in stops(self.tableau).values() for piece in zone]
        return self._best_of(pieces) if pieces else ""

    def _best_of(self, pieces: Sequence[Piece]) -> str:
        return next((piece.key for piece in pieces if self.offers.of(piece.key)), pieces[0].key)

    def _holds_cursor(self, before: Tableau) -> bool:
        """Whether the cursor can stay: its piece is still there, in the same zone."""
        if not self.picked and self.cursor in self.offers.spots:
            return False
        zones = {piece.key: piece.zone for piece in before.pieces}
        now = {piece.key: piece.zone for piece in self.tableau.pieces}
        if self.cursor in self.offers.spots:
            return True
        return self.cursor in now and zones.get(self.cursor) == now[self.cursor]

    def _nearest_drop(self, before: Tableau) -> str:
        """Where what is picked may go, next to where the cursor was."""
        things: tuple[Piece | Spot, ...] = (*before.pieces, *before.spots)
        was = next((area_of(thing) for thing in things if thing.key == self.cursor), None)
        lights = self.lights
        if was is None or not lights:
            return self._first()
        return min(lights, key=lambda one: (one[1].x - was.x) ** 2 + (one[1].y - was.y) ** 2)[0]

    def _heir(self, before: Tableau) -> str:
        """Who gets the cursor when its piece has left: the nearest of those it lay among."""
        lost = next((piece for piece in before.pieces if piece.key == self.cursor), None)
        left = stops(self.tableau).get(lost.zone, []) if lost else []
        if lost is None or not left:
            return self._first()
        return min(left, key=lambda piece: (piece.x - lost.x) ** 2 + (piece.y - lost.y) ** 2).key
