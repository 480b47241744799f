"""The view of the table: cloth, pieces, and the user's input."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGestureEvent,
    QGraphicsView,
    QLineEdit,
    QToolTip,
    QWidget,
)

from limbotable.core.phrases import Phrase, phrase
from limbotable.table.sheet import Sheet
from limbotable.table.tableau import Frame, Gesture
from limbotable.ui.art.palette import Palette
from limbotable.ui.table.accessible import AccessibleTree
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.director import Director
from limbotable.ui.table.faces import face_painter
from limbotable.ui.table.geometry import ROOMS, Area, area_of, frame_for, roomier
from limbotable.ui.table.items import Renderer
from limbotable.ui.table.key_input import KeyInput
from limbotable.ui.table.naming import with_name
from limbotable.ui.table.nodes import ReadableTable
from limbotable.ui.table.overlays import Overlays
from limbotable.ui.table.pace import Pace
from limbotable.ui.table.pixels import middle_of, rect_of, units_at
from limbotable.ui.table.pointer_input import PointerInput
from limbotable.ui.table.result_paper import FacePainter
from limbotable.ui.table.scene import TableScene
from limbotable.ui.table.selection import Selection
from limbotable.ui.table.tips import tips_at
from limbotable.ui.table.zoom import Zoom
from limbotable.ui.words.speak import together

_GO_ON: Final = Gesture("go-on", phrase("sheet.go-on"))
_TABLE: Final = Gesture("look", phrase("sheet.table"))
_RESULT: Final = Gesture("result", phrase("sheet.result"))


class TableView(QGraphicsView):
    """A table that can be looked at and played at by pointer, touch, keyboard and screen reader.

    Tableaux come in through ``director``; the user's actions go out through ``chosen``.
    """

    chosen = Signal(str)  #: the notation of an action
    arranged = Signal(str, int)  #: a piece that the user lays in another place of the hand, from 0
    put_down = Signal()  #: the hand stays as the user has arranged it
    refused = Signal(object, str)  #: the phrase with the reason, and the piece or place that was tried
    reframed = Signal(object)  #: the frame of tableaux from now on
    went_on = Signal(str)  #: the user's choice after the match, by its action
    falling = Signal()  #: the curtain hides the table from now on
    uncovered = Signal()  #: the curtain's button was pressed
    result_came = Signal()  #: the result of a round or the match lies on the table

    def __init__(
        self,
        art: Renderer,
        palette: Palette,
        speak: Callable[[Phrase], str],
        clock: Clock,
        *,
        rooms: Sequence[Frame] = ROOMS,
        aloud: Callable[[Phrase], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``speak`` puts phrases into the user's language; ``rooms`` is the least room for tableaux.

        ``aloud`` puts them so that a screen reader reads them well; without it that is ``speak``, too.
        """
        super().__init__(parent)
        self._speak = speak
        #: Puts the events that the table shows into words for a screen reader, part by part; an empty part is
        #: not said.
        self.hear: Callable[[Sequence[Phrase]], Sequence[str]] = self._in_one
        self._least = self._rooms = tuple(rooms)
        self._sizes = (1.0, 1.0)
        self._told: tuple[str, ...] = ()  # the actions and things that words about the advised one name
        self._ways: tuple[Gesture, ...] = ()  # the ways to go on after the match
        self._people: frozenset[int] = frozenset()  # the seats of the people at this screen
        self._frame = Frame(0.0, 0.0)
        #: The last text that a screen reader was given; none from before the curtain fell.
        self.announced = ""
        self.table = TableScene(art, palette, speak, clock, parent=self)
        self.zoom = Zoom(self.table, self.viewport())
        self.selection = Selection(self)
        self.director = Director(self.table, clock, self)
        self.pace = Pace(self.director, clock)  #: of computer players
        self.overlays = Overlays(self.table, speak, clock, self)
        parts = self.table, self.selection, self.director, self.zoom, self.overlays
        self._pointer = PointerInput(*parts, self.viewport())
        self._keys = KeyInput(*parts, self._pointer)
        self._aloud = aloud
        self.readable = ReadableTable(
            self.table, self.selection, self.zoom, self.overlays, aloud or speak, self
        )
        self.tree = AccessibleTree(self, self.readable)
        self._set_up()
        self._connect()
        self.overlays.dress()

    def _set_up(self) -> None:
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._set_crowded(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setMinimumSize(320, 240)

    def _connect(self) -> None:
        self.table.crowded.connect(self._set_crowded)
        self.table.pieces_changed.connect(self._adopt)
        self.director.announced.connect(self._announce_phrases)
        self.selection.changed.connect(self._refresh)
        self.selection.chosen.connect(self.chosen)
        self.selection.refused.connect(self.refused)
        self.selection.arranged.connect(self.arranged)
        self.selection.put_down.connect(self.put_down)
        self.selection.choice_wanted.connect(self._ask)
        for offering in (self.overlays.bar, self.overlays.chooser):
            offering.chosen.connect(self._choose)
            offering.considered.connect(self.selection.consider)
        self.overlays.chooser.dismissed.connect(self._dismiss)
        self.overlays.after.chosen.connect(self._go_on)
        self.director.started.connect(self._offer_ways)
        self.director.settled.connect(self._offer_ways)
        self.overlays.curtain.opened.connect(self._uncover)

    # For the window

    def frame(self) -> Frame:
        """Return the frame of tableaux at this size."""
        size = self.viewport().size()
        return frame_for(max(1, size.width()), max(1, size.height()), self._rooms)

    def set_look(self, art: Renderer, palette: Palette) -> None:
        """Change the deck or the cloth."""
        self.table.set_look(art, palette)
        self.overlays.dress()
        self.overlays.lay_out()

    def set_sizes(self, room: float, writing: float) -> None:
        """Set the factors of the least room, and of the letters' size at the table and over it."""
        if (room, writing) != self._sizes:
            self._sizes = room, writing
            self._rooms = roomier(self._least, room, writing)
            self.overlays.set_writing(writing)
            self._fit()

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Show all texts in another language."""
        self._speak = speak
        self.readable.retranslate(self._aloud or speak)
        self.overlays.retranslate(speak)
        self.table.retranslate(speak)

    def consider(self, action: str) -> None:
        """Preview an action, as if the pointer were on it; an empty text ends the preview."""
        self.selection.consider(action)

    def advise(self, action: str, *, told: Collection[str] = ()) -> str:
        """Point out an action until another one is taken, or the user lets go of it.

        Words about it leave what else they tell of free, too: other actions, and things by their keys.
        The keyboard comes to it, so that Enter takes it, unless the user writes or drags something just now.
        Return what a screen reader tells because the focus has moved; empty where it has not.
        """
        before = self._focused()
        chooser = self.overlays.chooser
        if action not in chooser.actions_offered:
            chooser.close_quietly()
        self.selection.advise(action)
        self._told = tuple(told)
        if self.table.held or isinstance(self.window().focusWidget(), QLineEdit):
            return ""
        if not chooser.actions_offered:
            self.selection.go_to_advice()  # first: so a screen reader is told this piece, and no other one
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.zoom.show(self.selection.cursor)
        self.overlays.lead_to(action)
        after = self._focused()
        return "" if after == before else after[1]

    def _focused(self) -> tuple[object, str]:
        """Return what has the focus here, and what a screen reader tells of it beside its name."""
        if self.hasFocus():
            node = next((one for one in self.readable.nodes() if one.focused), None)
            return (None, "") if node is None else (node.key, node.description)
        widget = QApplication.focusWidget()
        return (None, "") if widget is None else (widget, widget.accessibleDescription() or widget.toolTip())

    def things_of(self, action: str) -> Sequence[str]:
        """Return the keys of the pieces and places that an action is done with, where it is possible now."""
        return self.selection.offers.things_of(action)

    def place_for_words(self, sizes: Sequence[QSize], wanted: QPoint, of: Sequence[str] = ()) -> QRect:
        """Return a place for a box of one of these sizes where it hides as little as possible.

        Least of all it hides the action that is pointed out, and what it speaks ``of``: it stands beside
        that.  Else ``wanted`` is the middle of an ideal place.
        """
        near = self.table.areas_named(of)
        if near:
            wanted = middle_of([rect_of(self.table.geometry, area) for area in near])
        return self.overlays.place_for(sizes, wanted, [*self._spoken_of(), *near], beside=bool(near))

    def place_for_reason(self, sizes: Sequence[QSize], wanted: QPoint, of: Sequence[str]) -> QRect:
        """Return a place for words that soon go away, as near as can be to the things that they speak ``of``.

        They cover neither these nor what can be taken now, nor a place that the picked piece can go to.
        """
        near = self.table.areas_named(of)
        if not near:
            return self.place_for_words(sizes, wanted)
        middle = middle_of([rect_of(self.table.geometry, area) for area in near])
        return self.overlays.place_for(sizes, middle, near, beside=True, passing=True)

    def leaves_clear(self, place: QRect) -> bool:
        """Return whether words there cover neither the action that is pointed out nor anything else."""
        return self.overlays.are_clear(place, self._spoken_of())

    def spares(self, place: QRect, of: Sequence[str], faces: bool) -> bool:
        """Return whether words there spare what they speak ``of`` or point out, the hand, all ``faces``."""
        return self.overlays.are_spared(place, [*self._spoken_of(), *self.table.areas_named(of)], faces)

    def _spoken_of(self) -> list[Area]:
        """Return the areas of the action that is pointed out, and of all else that words about it name."""
        shown, offers = self.selection.shown, self.selection.offers
        told = self._told if self.selection.hinted else ()
        actions = told if shown is None else (shown.action, *told)
        areas = self.table.areas_named([*told, *(key for one in actions for key in offers.things_of(one))])
        return areas + ([] if shown is None else [area_of(sign) for sign in shown.preview])

    def offer_after(self, ways: Sequence[Gesture]) -> None:
        """Offer buttons for the ways to go on after the match, or none.

        With a result over the table, the keyboard comes from there to the first of them.
        """
        self._ways = tuple(ways)
        self._offer_ways()

    def seat_people(
        self,
        seats: Collection[int],
        names: Sequence[str] = (),
        face: FacePainter | None = None,
    ) -> None:
        """Name the seats of the people at this screen, whose results are felt.

        On a result each seat has its ``face``; without a painter a character of the cast has its own
        (``names``, as a record has them), and any other seat its ball, where seats have balls, or its mark.
        """
        self._people = frozenset(seats)
        self.overlays.result.set_face(face or face_painter(self.table, names))

    def fold_result(self) -> None:
        """Show the table without its result, which a button brings back."""
        self.overlays.fold_result()
        self._offer_ways()

    def announce(self, text: str) -> None:
        """Have a screen reader read a text; behind the curtain nothing is read."""
        if text and not self.covered:
            self.announced = text
            self.tree.announce(text)

    def cover(self, title: str, button: str, news: str = "") -> None:
        """Hide the whole table behind a curtain until its button is pressed.

        ``news`` stands on the curtain in smaller letters: lines that everybody may read.
        """
        self.falling.emit()
        self.overlays.chooser.close_quietly()
        self._pointer.end_drag()
        self.overlays.curtain.draw(title, button, news)
        self.announced = ""
        self.selection.forget()
        self.overlays.lay_out()

    def uncover(self) -> None:
        """Open the curtain, if it is closed, without a press of its button."""
        if self.covered:
            self.overlays.curtain.take_away()
            self._show_again()

    @property
    def covered(self) -> bool:
        """Whether the curtain hides the table."""
        return self.overlays.covered

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(event, double=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._pointer.wheel(event)

    def viewportEvent(self, event: QEvent) -> bool:
        meant = False
        if event.type() == QEvent.Type.Leave:
            self._pointer.leave()
        elif event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            meant = self._show_tip(event)
        elif isinstance(event, QNativeGestureEvent):
            meant = self._pointer.gesture(event)
        elif isinstance(event, QGestureEvent):
            meant = self._pointer.touch(event)
        return meant or super().viewportEvent(event)

    def _show_tip(self, event: QHelpEvent) -> bool:
        """Show what there is to say of the piece or place under the pointer; return whether there is any."""
        if self.table.held:
            return False
        x, y = units_at(self.table.geometry, event.pos().toPointF())
        piece = self.table.piece_at(x, y)
        mark = "" if piece is None else self.table.pieces[piece.key].mark
        tips = tips_at(self.selection, piece, mark, x, y)
        if tips:
            QToolTip.showText(event.globalPos(), "\n".join(map(self._speak, tips)), self.viewport())
        return bool(tips)

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._keys.press(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        if self.hasFocus() and self._keys.next_zone(1 if next else -1):
            return True
        return super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.tree.enter()
        self._keys.enter(event)
        self.tree.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.tree.leave()
        self._keys.leave()

    # The room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return done

    def _fit(self) -> None:
        size = self.viewport().size()
        frame = self.frame()
        # Whatever lies in another frame is drawn once, in its new place, and not before in the old one, too.
        self.table.set_room(size.width(), size.height(), self.devicePixelRatioF(), sharp=frame == self._frame)
        self.overlays.dress()
        self.overlays.lay_out()
        if frame != self._frame:
            self._frame = frame
            self.reframed.emit(frame)
            self.table.sharpen()

    # Implementation

    def _adopt(self) -> None:
        """Follow the scene's changes of pieces, places, words or gestures."""
        tableau = self.table.tableau
        if self.overlays.chooser_strayed:
            self.overlays.chooser.dismiss()
        if tableau is not self.selection.tableau:
            self.selection.adopt(tableau)
            self.overlays.bar.offer(self.selection.offers.buttons)
        comes = self._take_result(tableau.sheet)
        self.overlays.lay_out()
        if comes:
            self.overlays.bring_result(self.director.speed.value)
            self.result_came.emit()
        self._refresh()

    def _take_result(self, sheet: Sheet | None) -> bool:
        """Show the result that belongs to the tableau, or none; return whether it is another one."""
        result = self.overlays.result
        if sheet == result.sheet:
            return False
        self.overlays.folded = False
        result.put(sheet, self._people)
        return sheet is not None

    def _offer_ways(self) -> None:
        """Offer to go on, and to look at the table below a result; nothing while its last piece moves."""
        ways = [_GO_ON] if self.director.waits else []
        ways += self._ways
        if self.overlays.result.sheet is not None and (self.director.waits or not self.director.busy):
            ways.append(_RESULT if self.overlays.folded else _TABLE)
        if tuple(ways) != self.overlays.after.gestures:
            comes = self._ways and self._ways[0] not in self.overlays.after.gestures
            self.overlays.after.offer(ways)
            self.overlays.lay_out()
            if comes and self.overlays.result_lies and self.window().focusWidget() is self:
                self.overlays.lead_to_ways()  # not from a line that the user writes in
            self.tree.refresh()

    def _go_on(self, action: str) -> None:
        """Take a way to go on, or fold the result away for a look at the table."""
        if action == _GO_ON.action:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.director.go_on()
        elif action in {_TABLE.action, _RESULT.action}:
            self.overlays.folded = action == _TABLE.action
            self._offer_ways()
        else:
            self.went_on.emit(action)

    def _refresh(self) -> None:
        marks, arrived = self.selection.marks, self.selection.arrived
        if not self.overlays.chooser.isHidden():
            self.overlays.follow(self.selection.choice)
        self.table.mark(marks, self.director.following)
        self.overlays.follow_cursor()
        self.table.preview(with_name(self.selection.preview, self.table.tableau, marks, arrived=arrived))
        shown = self.selection.shown
        self.overlays.bar.point_out(shown.action if shown is not None and not shown.pick else "")
        self.tree.refresh()

    def _choose(self, action: str) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.selection.let_go()
        self.selection.consider("")
        self.chosen.emit(action)

    def _ask(self, area: Area | None) -> None:
        choice = self.selection.choice
        if area is None or not self.table.held:
            area = self.table.area_named(choice.gestures[0].pick) or area
        if area is not None:
            self.overlays.ask(choice, area, self.selection.hinted)
            self.tree.refresh()

    def _dismiss(self) -> None:
        self.selection.consider("")
        self.selection.let_go()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _uncover(self) -> None:
        self._show_again()
        self.uncovered.emit()

    def _show_again(self) -> None:
        self.overlays.lay_out()
        self.tree.refresh()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _in_one(self, phrases: Sequence[Phrase]) -> Sequence[str]:
        return [together("sentences", map(self._speak, phrases))]

    def _announce_phrases(self, phrases: list[Phrase]) -> None:
        for part in self.hear(phrases):
            self.announce(part)

    def _set_crowded(self, crowded: bool) -> None:
        modes = QGraphicsView.ViewportUpdateMode
        self.setViewportUpdateMode(modes.BoundingRectViewportUpdate if crowded else modes.SmartViewportUpdate)
        self.viewport().update()  # a view forgets what it was about to paint in another mode
