"""The user's selection: the picked piece, the place pointed at, and the gestures that follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture, Piece, Tableau
from limbotable.ui.table.arranging import arrangeable, place_in_hand
from limbotable.ui.table.choice import Choice
from limbotable.ui.table.cursor import Cursor
from limbotable.ui.table.geometry import Area
from limbotable.ui.table.marks import Marks
from limbotable.ui.table.offers import Offers, Preview, common_preview
from limbotable.ui.table.pick import Pick
from limbotable.ui.table.scene import EMPTY

_NO_CHOICE: Final = Choice()
_TOUCH: Final = 0.1  #: share of a piece that must lie over a place to be dropped there


class Selection(QObject):
    """Turns pointing and keys into gestures, for one tableau at a time.

    Coordinates are card units.  Every change of lights, lifts or previews emits ``changed``.
    """

    changed = Signal()
    chosen = Signal(str)  #: an action
    refused = Signal(object, str)  #: a phrase with the reason, and the piece or place that was tried
    idle = Signal()  #: a piece is clicked while no action is offered
    picked = Signal()  #: a piece is picked, or one more
    arranged = Signal(str, int)  #: a piece that the user lays in another place of the hand, from 0
    put_down = Signal()  #: the hand stays as the user has arranged it
    choice_wanted = Signal(object)  #: the area of the place where several gestures are meant: see ``choice``

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pick = Pick(Offers(EMPTY))
        self._choice = _NO_CHOICE  # the last one
        self._cursor = Cursor()
        self._hovered = ""
        self._over = ""  # the lit place under the pointer or the dragged piece
        self._considered = ""  # the action pointed at in a button, the chooser or a list
        self._hinted = ""  # the action advised to the user
        #: Whether the user has yet to point at a piece since these actions came: what has led to them stays.
        self.arrived = False
        self._arranging = False  # whether the piece that is dragged has come to another place of the hand

    @property
    def tableau(self) -> Tableau:
        """The tableau that the user points at."""
        return self._pick.tableau

    @property
    def offers(self) -> Offers:
        """The gestures and refusals of the tableau."""
        return self._pick.offers

    @property
    def pick(self) -> Pick:
        """The picked piece, and its places."""
        return self._pick

    @property
    def choice(self) -> Choice:
        """The gestures from which the user has yet to choose; none where the pick is another one by now."""
        return self._choice if self._choice.pick is self._pick else _NO_CHOICE

    @property
    def cursor(self) -> str:
        """The piece or place under the keyboard's cursor."""
        return self._cursor.key

    @property
    def ring_shown(self) -> bool:
        """Whether the keyboard's cursor is visible."""
        return self._cursor.shown

    # Looks

    @property
    def marks(self) -> Marks:
        """The pieces to lift and outline, and the places to light up."""
        pick, shown = self._pick, self.shown
        lights = pick.lights
        place = self.offers.light(shown) if shown is not None else ()
        if place and place[0] not in lights:
            lights = place
        return Marks(
            picked=pick.key,
            along=pick.along,
            hovered="" if pick.key else self._hovered if self.offers.of(self._hovered) else "",
            focused=self.cursor if self.ring_shown else "",
            lights=lights,
            over=self._over or (shown.drop if shown is not None else ""),
            shown=shown.pick if shown is not None else "",
            shown_along=shown.also if shown is not None else "",
        )

    @property
    def shown(self) -> Gesture | None:
        """The gesture to point out: the considered one, or the advised one while nothing else is picked."""
        considered = self.offers.gesture(self._considered)
        return self._unhindered_hint if considered is None else considered

    @property
    def hinted(self) -> str:
        """The advised action, or an empty text."""
        return self._hinted

    @property
    def advice(self) -> Gesture | None:
        """The advised gesture, if the cursor is on it: on its piece, or on the place for the picked piece."""
        hinted = self._unhindered_hint
        if hinted is None or not hinted.pick:
            return None
        there = (hinted.pick, hinted.drop) if self._pick.key else (hinted.pick,)
        return hinted if self.cursor in there else None

    @property
    def _unhindered_hint(self) -> Gesture | None:
        """The advised gesture, unless a piece is picked that it does not take."""
        hinted = self.offers.gesture(self._hinted)
        free = hinted is not None and self._pick.key in ("", hinted.pick, hinted.also)
        return hinted if free else None

    @property
    def preview(self) -> Preview:
        """The preview of the gesture that the user is about to make."""
        considered = self.offers.gesture(self._considered)
        if considered is not None:
            return common_preview([considered])
        advice = self.advice
        if advice is not None and not self._over and self._hovered in ("", advice.pick):
            return common_preview([advice])
        cursor = self.cursor if self.ring_shown and not self.arrived else ""
        if self._pick.key:
            for drop in (self._over, cursor):
                if drop in self._pick.drops:
                    return common_preview(self._pick.to(drop))
            return common_preview(self._pick.meant)
        meant = self.offers.meant(cursor if self.arrived else self._hovered or cursor)
        shown = self.shown
        return common_preview(meant if meant or shown is None else [shown])

    # Changes of the table

    def adopt(self, tableau: Tableau) -> None:
        """Go on with this tableau; a picked piece stays picked if it can still be played."""
        before, offers = self.tableau, Offers(tableau)
        if {one.action for one in before.gestures} != {one.action for one in tableau.gestures}:
            self.arrived = True
        if self._pick.key and not offers.of(self._pick.key):
            self._over = ""
        asked = self.choice
        self._pick = self._pick.on(offers)
        if asked.gestures:
            self._choice = asked.on(self._pick)
        if self._hovered not in {piece.key for piece in tableau.pieces}:
            self._hovered = ""
        if offers.gesture(self._considered) is None:
            self._considered = ""
        if offers.gesture(self._hinted) is None:
            self._hinted = ""
        self._cursor.follow(before, self._pick)
        self.changed.emit()

    def forget(self) -> None:
        """Let go of everything, as without a user."""
        self._pick = self._pick.none()
        self._over = self._considered = self._hinted = self._hovered = ""
        self._cursor.shown = False
        self.changed.emit()

    # The pointer

    def hover(self, piece: Piece | None, x: float, y: float) -> None:
        """Point at a place, and at the piece there if there is one."""
        before = self._hovered, self._over, self._considered, self.arrived
        self.arrived = False
        self._hovered = piece.key if piece else ""
        if piece is not None:
            # A button that only has the focus yields to the pointer.
            answers = self.answers_at(piece, x, y)
            self._considered = answers[0].action if len(answers) == 1 else ""
        self._over = self.light_at(x, y)
        if before != (self._hovered, self._over, self._considered, self.arrived):
            self.changed.emit()

    def click(self, piece: Piece | None, x: float, y: float, *, double: bool = False) -> None:
        """Click at a place; the second click of a double click plays, but never lets go.

        While a question is open, what answers it is chosen, and another piece is picked instead, even one on
        the place that is asked about; but a double click has only asked it.
        """
        self._cursor.shown = False
        light, asked = self.light_at(x, y), _NO_CHOICE if double else self.choice
        if asked.gestures and (answers := self.answers_at(piece, x, y)):
            self._perform(answers)
        elif piece is not None and asked.is_about(light) and self.offers.of(piece.key):
            self.take(piece.key)
        elif light and not (piece is not None and self._pick.goes_with(piece.key)):
            self._perform(self._pick.to(light))
        elif not double and (hint := self.hint_at(piece, x, y)) is not None:
            self._perform([hint])
        elif piece is not None and double and piece.key == self._pick.key:
            if self._pick.home is not None:
                self.take(piece.key)
        elif refusal := self._refusal_at(piece, x, y):
            self.refused.emit(*refusal)
        elif piece is not None:
            self._cursor.key = piece.key
            self.take(piece.key)
            if not self.tableau.gestures and self.offers.refusal(piece.key) is None:
                self.idle.emit()
        else:
            self._begin_anew()

    def take(self, key: str) -> None:
        """Pick a piece, together with the picked one where both belong to one action.

        Taking it again plays it if the pick alone means exactly one place.  What is refused with a reason
        leaves the pick as it is.
        """
        gestures, refusal = self.offers.of(key), self._tried.refusal(key) or self.offers.refusal(key)
        if gestures and key == self._pick.key:
            home = self._pick.home
            if home is not None:
                self._perform(self._pick.to(home))
            else:
                self._begin_anew()
        elif key and key == self._pick.along:
            self._pick = self._pick.alone()
            self.changed.emit()
        elif gestures:
            self._take(key)
            self.changed.emit()
        elif refusal is not None:
            self.refused.emit(refusal, key)
        else:
            self._begin_anew()

    def let_go(self) -> bool:
        """Let go of the picked piece; return whether there was one."""
        had = bool(self._pick.key)
        self._cursor.return_from(self._pick)
        self._pick = self._pick.none()
        self._over = self._hinted = ""
        self.changed.emit()
        return had

    def consider(self, action: str) -> None:
        """Preview an action; an empty text ends the preview."""
        self._considered = action
        self.changed.emit()

    def advise(self, action: str) -> None:
        """Point out an action until another one is taken, or the user lets go of everything."""
        self._hinted = action
        self.changed.emit()

    def go_to_advice(self) -> None:
        """Put the cursor on the advised action: on its piece, or on its place if that piece is picked.

        A piece that it does not take is let go.
        """
        hinted = self.offers.gesture(self._hinted)
        if hinted is None or not hinted.pick:
            return
        if self._unhindered_hint is None:
            self._pick = self._pick.none()
        picked = self._pick.key == hinted.pick and hinted.drop in dict(self._pick.lights)
        self.focus(hinted.drop if picked else hinted.pick)

    def take_advice(self) -> None:
        """Choose the advised action that the cursor is on, if there is one."""
        advice = self.advice
        if advice is not None:
            self.let_go()
            self.chosen.emit(advice.action)

    def light_at(self, x: float, y: float) -> str:
        """Return the lit place at a point, or an empty text."""
        under = [key for key, area in self._pick.lights if area.holds(x, y)]
        return under[-1] if under else ""

    def hint_at(self, piece: Piece | None, x: float, y: float) -> Gesture | None:
        """Return the advised gesture, if a click there plays it: on its place, which is lit.

        A piece on that place that can be picked itself is picked instead.
        """
        hinted = None if self._pick.key else self._unhindered_hint
        if hinted is None or (piece is not None and self.offers.of(piece.key)):
            return None
        return hinted if any(area.holds(x, y) for _, area in self.offers.light(hinted)) else None

    def answers_at(self, piece: Piece | None, x: float, y: float) -> tuple[Gesture, ...]:
        """Return the gestures of the open question that a click there would answer it with."""
        return self.choice.answers("" if piece is None else piece.key, x, y)

    def _refusal_at(self, piece: Piece | None, x: float, y: float) -> tuple[Phrase, str] | None:
        """Return why the picked piece cannot go there, or what is to be picked first; and the place.

        None where another piece can be picked, and where a piece has a reason of its own, with none picked.
        """
        if piece is not None and self.offers.of(piece.key):
            return None
        if piece is not None and not self._pick.key and self.offers.refusal(piece.key) is not None:
            return None
        tried = self._tried
        under = [key for key, area in tried.refused if area.holds(x, y)]
        refusal = tried.refusal(under[-1]) if under else None
        return None if refusal is None else (refusal, under[-1])

    # Dragging

    def may_drag(self, key: str) -> bool:
        """Return whether the piece follows the pointer: to be played, refused with a reason, or arranged."""
        return self.may_play(key) or self.may_arrange(key)

    def may_play(self, key: str) -> bool:
        """Return whether the piece can be played, or is refused with a reason; a place stays where it is."""
        refused = self.offers.refusal(key) is not None and key not in self.offers.places
        return bool(self.offers.of(key)) or refused

    def may_arrange(self, key: str) -> bool:
        """Return whether the piece can be laid in another place of the user's hand."""
        hand = arrangeable(self.tableau)
        return len(hand) > 1 and any(piece.key == key for piece in hand)

    def grab(self, key: str) -> None:
        """Begin to drag a piece."""
        self._cursor.shown = False
        self._hovered, self._choice = "", _NO_CHOICE
        if not self.offers.of(key):
            self._pick = self._pick.none()
        elif key not in (self._pick.key, self._pick.along):
            self._take(key)
        self.changed.emit()

    def drag(self, key: str, area: Area, x: float, y: float) -> None:
        """Drag a piece to an area, with the pointer at x, y; over the hand, its cards make room."""
        self._over = _best(self._pick.lights, area, x, y)
        place = None if self._over else place_in_hand(self.tableau, key, area)
        if place is not None:
            self._arranging = True
            self.arranged.emit(key, place)
        self.changed.emit()

    def end_drag(self) -> None:
        """End a drag in any way: the hand stays as it is now."""
        if self._arranging:
            self._arranging = False
            self.put_down.emit()

    def drop(self, key: str, area: Area, x: float, y: float) -> None:
        """End the drag: play the piece, or refuse it with the reason, if there is one."""
        over = _best(self._pick.lights, area, x, y) if self._pick.key else ""
        if over:
            self._perform(self._pick.to(over))
            return
        refused = _best(self.offers.refused(key), area, x, y)
        refusal = self.offers.refusal(key, refused)
        on_spot = refused or _best(tuple(self.offers.spots.items()), area, x, y)
        self._begin_anew()
        if refusal is not None and on_spot:
            self.refused.emit(refusal, on_spot)

    # The keyboard

    def show_ring(self, shown: bool) -> None:
        """Show the cursor, or hide it."""
        before = self._cursor.shown
        if shown:
            self._cursor.show(self._pick)
        else:
            self._cursor.shown = False
        if shown != before:
            self.changed.emit()

    def focus(self, key: str) -> None:
        """Put the cursor on a piece or place; the place of the pointer no longer counts."""
        self._cursor.go(key)
        self._forget_pointer()

    def activate(self, key: str) -> None:
        """Take a piece, answer the open question, or play to a lit place, as Enter does."""
        if answers := self.choice.answers_to(key):
            self._perform(answers)
            return
        if self._pick.key and key != self._pick.key and key in self._pick.drops:
            self._perform(self._pick.to(key))
            return
        self.take(key)
        places = self._pick.lights
        if self._pick.key == key and len(self._pick.drops) > 1 and places:
            self._cursor.key = places[0][0]
            self.changed.emit()

    def walk(self, dx: int, dy: int) -> None:
        """Move the cursor to the nearest neighbour in a direction."""
        self._cursor.walk(self._pick, dx, dy)
        self._forget_pointer()

    def carry(self, step: int) -> bool:
        """Lay the piece under the cursor so many places further in the user's hand; False where it cannot."""
        hand = [piece.key for piece in arrangeable(self.tableau)]
        if not self._cursor.shown or self.cursor not in hand:
            return False
        place = hand.index(self.cursor) + step
        if 0 <= place < len(hand):
            self.arranged.emit(self.cursor, place)
            self.put_down.emit()
        return True

    def walk_to_end(self, last: bool) -> None:
        """Move the cursor to the first or the last of its neighbours."""
        if self._cursor.walk_to_end(self._pick, last):
            self._forget_pointer()

    def next_zone(self, step: int) -> bool:
        """Move the cursor a zone on, or to the picked piece's next place; False after the last zone."""
        moved = self._cursor.next_zone(self._pick, step)
        if moved:
            self._forget_pointer()
        return moved

    def enter(self, from_end: bool) -> None:
        """Enter the table with the keyboard, from before it or from after it."""
        if self._cursor.enter(self._pick, from_end):
            self._forget_pointer()

    # Implementation

    @property
    def _ready(self) -> Pick:
        """The pick that is made already, where no other piece could be picked; else an empty one."""
        return Pick(self.offers, self.tableau.ready)

    @property
    def _tried(self) -> Pick:
        """The pick, or what the user would try without one."""
        return self._pick if self._pick.key else self._ready

    def _begin_anew(self) -> None:
        """Let go of everything but the piece that is ready: only the user's own command lets go of that."""
        self.let_go()
        if self.tableau.ready:
            self._pick = self._ready
            self.changed.emit()

    def _forget_pointer(self) -> None:
        """Forget the place of the pointer: the keyboard is used."""
        self._considered = self._hovered = ""
        self.arrived = False
        self.changed.emit()

    def _take(self, key: str) -> None:
        self._over = ""
        self._pick = self._pick.take(key)
        self.picked.emit()

    def _perform(self, meant: Sequence[Gesture]) -> None:
        """Choose the one gesture that is meant, or ask which one of several."""
        if len(meant) == 1:
            self.let_go()
            self.chosen.emit(meant[0].action)
        elif meant:
            self._choice = Choice(self._pick, tuple(meant))
            self.choice_wanted.emit(dict(self._pick.lights).get(meant[0].drop))


def _best(places: Sequence[tuple[str, Area]], area: Area, x: float, y: float) -> str:
    """Return the place that a dragged piece means: most of it lies there, or the pointer is on it."""
    best, most = "", area.width * area.height * _TOUCH
    for key, place in places:
        size = place.overlap(area) + (area.width * area.height if place.holds(x, y) else 0.0)
        if size > most:
            best, most = key, size
    return best
