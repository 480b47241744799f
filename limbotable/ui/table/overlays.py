"""Widgets over the table: rows of buttons, the chooser, and the curtain."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import reduce
from typing import Final

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from limbotable.core.phrases import Phrase
from limbotable.ui.art.palette import Palette
from limbotable.ui.table.buttons import ButtonBar, button_style
from limbotable.ui.table.choice import Choice
from limbotable.ui.table.chooser import Chooser
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.curtain import Curtain
from limbotable.ui.table.free_place import FAR, TALL, Box, free_place
from limbotable.ui.table.geometry import Area, area_of, fit
from limbotable.ui.table.guard import NOTICED, MisclickGuard, Offer
from limbotable.ui.table.pixels import box_of, rect_of
from limbotable.ui.table.result_sheet import ResultSheet
from limbotable.ui.table.scene import EMPTY, TableScene
from limbotable.ui.table.shade import Shade

#: How bad it is to cover a thing with words: a card of which only the back is seen, a sign, any other piece
#: or light, a piece that another one can be brought to, a player's plate, one of the hand or another one to
#: act with, and what the words are about, which they cover only where there is no other place.
_BACK: Final = 0.6
_SIGN: Final = 5.0
_THING: Final = 10.0
_PLACE: Final = 19.0  #: hardly less than the hand; but passing words spare it only while it is lit
_PLATE: Final = 20.0
_HAND: Final = 20.0
_SPOKEN_OF: Final = 300.0
#: How bad it is to come near a sign: two texts close to each other look like one.
_NEAR_A_SIGN: Final = 1.0
#: Beside what words speak of, a high and narrow box weighs less than elsewhere, and the distance more; there
#: a thing weighs more as well, so that words do not cover one to be nearer.
_TALL_BESIDE: Final = 15.0
_FAR_BESIDE: Final = 0.4
_THING_BESIDE: Final = 12.0
#: Words that soon go away, and stay near what they speak of, may cover a thing that nothing is done with
#: now: a small box that lies all over things is about as bad as one a twentieth of the table farther away.
_PASSED: Final = 0.015
_WORDS: Final = 0.2  #: but other words are left free where there is a place not too far away
_LINES: Final = ("note", "label", "remark", "advice", "tally", "caption", "score")  #: signs that are words
#: The signs that a result leaves whole or covers, as it does the hand: it would cut them as by accident.
_WHOLE: Final = ("plate", "dial", "score")
#: The rows of buttons below a result, where its own lines are narrow: as few as lie within this share of the
#: table's width.
_ROWS: Final = (2, 3, 4)
_BROAD: Final = 0.8
_AIR: Final = 6  #: pixels between words and things,
_NEAR: Final = 22  #: and between words and other words, if there is room


class Overlays:
    """Lays widgets over the table where they hide nothing important, and guards it from misclicks."""

    def __init__(
        self, scene: TableScene, speak: Callable[[Phrase], str], clock: Clock, view: QAbstractScrollArea
    ) -> None:
        self._scene = scene
        self._view = view
        self._guard = MisclickGuard(clock)
        self._writing = 1.0
        self.folded = False  #: whether the result is folded away, so that the table can be seen
        #: Returns where words stand over the table that stay; an empty rectangle without any.
        self.words_stand: Callable[[], QRect] = QRect
        self._worn: tuple[Palette, int] | None = None
        self._asked_at = scene.geometry  # while the chooser was opened
        self.bar = ButtonBar(self.allows, self.allows_enter, speak, view)  #: the actions without a piece
        self.after = ButtonBar(self.allows, self.allows_enter, speak, view)  #: ways to go on after the match
        self.chooser = Chooser(self.allows_enter, speak, view)
        self.result = ResultSheet(clock, speak, view)  #: of a round or the match
        self._shade = Shade(view)
        self.result.came.connect(self._shade.deepen)
        self.curtain = Curtain(clock, view)

    @property
    def covered(self) -> bool:
        """Whether the curtain hides the table."""
        return not self.curtain.isHidden()

    @property
    def result_lies(self) -> bool:
        """Whether a result lies over the table, which is dim below it."""
        return not self.covered and self.result.sheet is not None and not self.folded

    @property
    def visible(self) -> Sequence[QWidget]:
        """The visible widgets."""
        if self.covered:
            return [self.curtain]
        return [widget for widget in (self.bar, self.after, self.chooser) if not widget.isHidden()]

    def allows(self, where: QPoint) -> bool:
        """Return whether a click there can be meant for the present offer."""
        return self._guard.allows(where.x(), where.y())

    def lead_to(self, action: str) -> None:
        """Bring the keyboard to the button of an action, if there is one.

        For a moment Enter is ignored: it was meant for another place.
        """
        self._guard.lead()
        for offering in (self.chooser, self.bar):
            offering.go_to(action)

    def lead_to_ways(self) -> None:
        """Bring the keyboard to the first way to go on.

        Enter is ignored there until the user has seen the result, and no longer hurries towards it.
        """
        self._guard.lead(NOTICED, quiet=True)
        self.after.buttons()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def bring_result(self, pace: float) -> None:
        """Have the result come in view, at a factor of its time; Enter is ignored until it is seen."""
        self.result.come(pace)
        self._guard.lead(NOTICED)

    def fold_result(self) -> None:
        """Fold the result away, so that the table can be seen."""
        self.folded = True
        self.lay_out()

    def note_hurry(self) -> None:
        """Note that a key was pressed to hurry what moves: the next one may be meant for it as well."""
        self._guard.note_hurry()

    def allows_enter(self) -> bool:
        """Return whether Enter can be meant for the place that the keyboard is at."""
        return self._guard.allows_enter()

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Show all texts in another language."""
        self.bar.retranslate(speak)
        self.after.retranslate(speak)
        self.chooser.retranslate(speak)
        self.result.retranslate(speak)
        self.lay_out()

    def set_writing(self, writing: float) -> None:
        """Set the factor of the letters' size; the next ``dress`` applies it."""
        self._writing = writing

    def dress(self) -> None:
        """Use the colours of the scene's cloth, with letters that fit its size."""
        palette = self._scene.context.palette
        frame, room = self._scene.tableau.frame, self._view.viewport().size()
        unit = fit(frame, room.width(), room.height()).unit
        size = round(self._writing * max(13, min(30, unit * 0.13)))
        if (palette, size) != self._worn:
            self._worn = palette, size
            self.bar.setStyleSheet(button_style(palette, size))
            self.after.setStyleSheet(button_style(palette, size))
            self.chooser.wear(palette, size)
            self.curtain.wear(palette, size)
            self.result.wear(palette, size)
            self._shade.wear(palette)

    def lay_out(self) -> None:
        """Move the widgets to where there is room, and tell the guard the present offer."""
        if self.covered:
            self.bar.hide()
            self.after.hide()
            self._fold()
            self.curtain.setGeometry(self._view.rect())
            self.curtain.raise_()
        else:
            room = self._view.rect().adjusted(12, 8, -12, -8)
            above_the_hand = min([self._view.height() - 8, *(card.top() for card in self._areas(("hand",)))])
            self.bar.lie(room, above_the_hand - 14)
            if self.result_lies:
                self._lay_result(self._view.rect().adjusted(0, 8, 0, -8))
            else:
                self._fold()
                self.after.lie(*self._below_the_end(room))
        buttons = tuple(
            (Area(rect.center().x(), rect.center().y(), rect.width(), rect.height()), action)
            for rect, action in (*self.bar.areas(), *self.after.areas())
        )
        if self._scene.tableau is not EMPTY:
            self._guard.offer(Offer(self._scene.tableau, self._scene.geometry, buttons))

    def place_for(
        self,
        sizes: Sequence[QSize],
        wanted: QPoint,
        spoken_of: Iterable[Area],
        *,
        beside: bool = False,
        passing: bool = False,
    ) -> QRect:
        """Return a place for a box of one of these sizes that covers as little as possible of the table.

        Least of all it covers the things that it speaks of, the buttons and a result, then the hand.
        ``wanted`` is the middle of the place where nothing is covered; with ``beside`` words in more lines
        are better than words far from it.  With ``passing`` they soon go away, and are better over a thing
        that nothing can be done with than far from it, unless that lies on a place with a name.
        """
        things = self._things(spoken_of, _THING_BESIDE if beside else _THING)
        if passing:
            geometry, marks = self._scene.geometry, self._scene.marks
            # The hand and all that weighs as much is spared as ever.
            things = [(rect, weight if weight >= _HAND else _PASSED) for rect, weight in things]
            # What else is to be read is left free; a sign on a piece is covered with that.
            signs = self._scene.tableau.signs
            words = (one for one in signs if not one.piece and one.kind in _LINES)
            things += [(rect_of(geometry, area_of(one)), _WORDS) for one in words]
            # Where places have names, words tell of what lies on them: all of it has to be seen.
            named = [area_of(one) for one in self._scene.tableau.pieces if one.caption is not None]
            lights = [area for _, area in marks.lights]
            things += [(rect_of(geometry, area), _HAND) for area in (*lights, *named)]
        room = self._view.rect().marginsRemoved(QMargins(_AIR, _AIR, _AIR, _AIR))
        found = free_place(
            box_of(room),
            [(size.width(), size.height()) for size in sizes],
            [
                (box_of(rect.marginsAdded(QMargins(_AIR, _AIR, _AIR, _AIR))), weight)
                for rect, weight in things
            ],
            Box(wanted.x(), wanted.y(), 0, 0),
            *((_TALL_BESIDE, _FAR_BESIDE) if beside else (TALL, FAR)),
        )
        return QRect(round(found.x), round(found.y), round(found.width), round(found.height))

    def are_clear(self, place: QRect, spoken_of: Iterable[Area]) -> bool:
        """Return whether words there cover nothing that they speak of, no sign, no button, and no face."""
        return not any(
            weight >= _SIGN and place.intersects(rect) for rect, weight in self._things(spoken_of, _THING)
        )

    def are_spared(self, place: QRect, spoken_of: Iterable[Area], faces: bool) -> bool:
        """Return whether words there cover nothing that they speak of, no button, no result, and no hand.

        With ``faces`` they cover no other piece that shows its face either, no lit place and no plate.
        """
        scene = self._scene
        kept = [rect_of(scene.geometry, area) for area in spoken_of] + self._areas(("hand",))
        if faces:
            kept += [rect_of(scene.geometry, scene.area(one)) for one in scene.tableau.pieces if one.face]
            plates = (sign for sign in scene.tableau.signs if sign.kind == "plate")
            kept += [rect_of(scene.geometry, area_of(sign)) for sign in plates]
            kept += [rect_of(scene.geometry, area) for _, area in scene.marks.lights]
        kept += [rect for rect, _ in (*self.bar.areas(), *self.after.areas())]
        kept += [] if self.result.isHidden() else [self.result.home]
        return not any(place.intersects(rect) for rect in kept)

    def _things(self, spoken_of: Iterable[Area], thing: float) -> list[tuple[QRect, float]]:
        """Return what words can cover, in pixels, and how bad that is; ``thing`` is a piece's weight."""
        geometry, tableau = self._scene.geometry, self._scene.tableau
        things = [(rect_of(geometry, area), _SPOKEN_OF) for area in spoken_of]
        things += [(rect, _SPOKEN_OF) for rect in self._words()]
        things += [(rect, _SPOKEN_OF) for rect, _ in (*self.bar.areas(), *self.after.areas())]
        usable = {key for one in tableau.gestures for key in (one.pick, one.also)}
        places = {one.drop for one in tableau.gestures}
        for piece in tableau.pieces:
            seen = _PLACE if piece.key in places else thing if piece.face else _BACK
            weight = _HAND if piece.zone == "hand" or piece.key in usable else seen
            things.append((rect_of(geometry, self._scene.area(piece)), weight))
        for sign in tableau.signs:
            rect = rect_of(geometry, area_of(sign))
            if sign.kind == "prompt":
                continue  # it has been read when words are wanted
            things.append((rect, _PLATE if sign.kind == "plate" else _SIGN))
            things.append((rect.marginsAdded(QMargins(_NEAR, _NEAR, _NEAR, _NEAR)), _NEAR_A_SIGN))
        things += [(rect_of(geometry, area), thing) for _, area in self._scene.marks.lights]
        if not self.result.isHidden():
            things.append((self.result.home, _SPOKEN_OF))
        return things

    def ask(self, choice: Choice, area: Area, advised: str) -> None:
        """Let the user choose from gestures of an area, without hiding what they name and what they preview.

        The first one has the focus, or else the advised action if it is among them.
        """
        geometry, gestures = self._scene.geometry, choice.gestures
        rect = rect_of(geometry, area)
        where = QPoint(rect.center().x(), rect.top() - 6)
        self._asked_at = geometry
        named = [
            [rect_of(geometry, one) for one in self._seen_as(choice.named(gesture))] for gesture in gestures
        ]
        previews = {sign.key: sign for gesture in gestures for sign in gesture.preview}.values()
        foretold = [rect_of(geometry, area_of(sign)) for sign in previews]
        first = next((n for n, gesture in enumerate(gestures) if gesture.action == advised), 0)
        lit = [rect_of(geometry, one) for _, one in self._scene.marks.lights]
        others = [*self._areas(("hand",)), *self._words()]
        self.chooser.ask(gestures, where, self._view.rect(), named, foretold, first, others, lit)

    def _seen_as(self, keys: Collection[str]) -> list[Area]:
        """Return the areas of things, and of the signs that say what they are."""
        captions = [area_of(sign) for sign in self._scene.tableau.signs if sign.piece in keys]
        return [*self._scene.areas_named(keys), *captions]

    def follow(self, choice: Choice) -> None:
        """Close the chooser if the user no longer has the choice that it was opened for."""
        if tuple(one.action for one in choice.gestures) != self.chooser.actions_offered:
            self.chooser.close_quietly()

    def follow_cursor(self) -> None:
        """Draw the line around the piece or place under the keyboard's cursor on the shade: it is seen there.

        The piece itself fades as all others do: lit as a whole, it would ask to be read.
        """
        geometry, marks = self._scene.geometry, self._scene.marks
        areas = dict(marks.lights) | {
            one.key: self._scene.area(one) for one in self._scene.tableau.pieces if one.key == marks.focused
        }
        self._shade.encircle(geometry, areas.get(marks.focused))

    @property
    def chooser_strayed(self) -> bool:
        """Whether the chooser is open, and the table has moved since it was opened."""
        return bool(self.chooser.actions_offered) and self._scene.geometry != self._asked_at

    def _lay_result(self, room: QRect) -> None:
        """Lay the result where it covers least of what it speaks of, with the buttons on its lower edge."""
        sheet, geometry = self.result.sheet, self._scene.geometry
        assert sheet is not None
        tableau = self._scene.tableau
        avoid = self._areas(sheet.about)
        whole = [rect_of(geometry, area_of(sign)) for sign in tableau.signs if sign.kind in _WHOLE]
        hand = reduce(QRect.united, self._areas(("hand",)), QRect())
        whole += [] if hand.isEmpty() else [hand]
        widths = [self.after.width_in(rows) for rows in _ROWS]
        buttons = next((width for width in widths if width <= _BROAD * room.width()), widths[-1])
        self.result.lie(room, avoid, whole, self.after.height_for, buttons)
        if self.result.isHidden():  # whatever comes later lies above it, also when it is laid anew
            self.result.show()
            self.result.raise_()
            self.after.raise_()
        self._shade.setGeometry(self._view.viewport().geometry())
        self._shade.stackUnder(self.result)
        self._shade.show()
        self.follow_cursor()
        self.after.lie(self.result.foot, self.result.foot.bottom())

    def _fold(self) -> None:
        self.result.hide()
        self._shade.hide()

    def _areas(self, zones: Collection[str]) -> list[QRect]:
        """Return the areas of the pieces in some zones."""
        scene = self._scene
        pieces = scene.tableau.pieces
        return [rect_of(scene.geometry, scene.area(piece)) for piece in pieces if piece.zone in zones]

    def _words(self) -> list[QRect]:
        """Return where words stand over the table that stay, if there are any."""
        where = self.words_stand()
        return [] if where.isEmpty() else [where]

    def _below_the_end(self, room: QRect) -> tuple[QRect, int]:
        """Return a room around the banner's middle, and the lower edge of the buttons below it."""
        banners = [sign for sign in self._scene.tableau.signs if sign.kind == "banner"]
        if not banners:
            return room, room.bottom()
        banner = rect_of(self._scene.geometry, area_of(banners[0]))
        middle = banner.center().x()
        half = min(middle - room.left(), room.right() - middle)
        bottom = min(banner.bottom() + 10 + self.after.sizeHint().height(), room.bottom())
        return QRect(middle - half, room.top(), 2 * half, room.height()), bottom
