"""The view of the table: cloth, pieces, and what a user does with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
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
    QPinchGesture,
    QToolTip,
    QWidget,
)

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Frame, Gesture
from limbotable.ui.art.palette import Palette
from limbotable.ui.table.accessible import AccessibleTree, Node
from limbotable.ui.table.buttons import ButtonBar, button_style
from limbotable.ui.table.chooser import Chooser
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.curtain import Curtain
from limbotable.ui.table.director import Director
from limbotable.ui.table.geometry import ROOMS, Area, area_of, fit, frame_for
from limbotable.ui.table.guard import MisclickGuard, Offer
from limbotable.ui.table.items import Renderer
from limbotable.ui.table.nodes import describe
from limbotable.ui.table.scene import EMPTY, TableScene
from limbotable.ui.table.selection import Selection
from limbotable.ui.table.table_keys import ARROWS, ENDS, HURRY, LET_GO, TAKE
from limbotable.ui.table.zoom import Zoom

_NOTCH: Final = 1.2  #: how much closer one notch of a wheel leads
FOLLOW: Final = 120.0  #: milliseconds that a piece takes to follow the user, at normal speed


class TableView(QGraphicsView):
    """A table that can be looked at and played at by pointer, touch, keyboard and screen reader.

    What it shows comes in through ``director``; what the user wants goes out through ``chosen``.
    """

    chosen = Signal(str)  #: the notation of an action
    refused = Signal(object)  #: the phrase that says why a piece cannot be played
    reframed = Signal(object)  #: the frame that tableaux should have from now on
    went_on = Signal(str)  #: what the user wants after the match, by its action
    uncovered = Signal()  #: the curtain's button was pressed

    def __init__(
        self,
        art: Renderer,
        palette: Palette,
        speak: Callable[[Phrase], str],
        clock: Clock,
        *,
        rooms: Sequence[Frame] = ROOMS,
        parent: QWidget | None = None,
    ) -> None:
        """``speak`` puts phrases into the user's language; ``rooms`` is the least room tableaux need."""
        super().__init__(parent)
        self._speak = speak
        self._least = self._rooms = tuple(rooms)
        self._room = self._writing = 1.0
        self.table = TableScene(art, palette, speak, clock, parent=self)
        self.zoom = Zoom(self.table, self.viewport())
        self._hand = Selection(self)
        self._guard = MisclickGuard(clock)
        self._pressed: tuple[QPointF, str] | None = None
        self._grip = (0.0, 0.0)
        self._double = False
        self._asked_at = self.table.geometry  # when the chooser was opened
        self._frame = Frame(0.0, 0.0)
        self._worn: tuple[Palette, int] | None = None
        self.director = Director(self.table, clock, self)
        self._bar = ButtonBar(self._allows, speak, self)
        self._after = ButtonBar(self._allows, speak, self)
        self._chooser = Chooser(speak, self)
        self._curtain = Curtain(clock, self)
        self.tree = AccessibleTree(self, self)
        self._set_up()
        self._dress_overlays()

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
        self.table.crowded.connect(self._set_crowded)
        self.table.pieces_changed.connect(self._adopt)
        self.director.announced.connect(self._announce_phrases)
        self._hand.changed.connect(self._refresh)
        self._hand.chosen.connect(self.chosen)
        self._hand.refused.connect(self.refused)
        self._hand.choice_wanted.connect(self._ask)
        self._bar.chosen.connect(self._choose)
        self._bar.considered.connect(self._hand.consider)
        self._after.chosen.connect(self.went_on)
        self._chooser.chosen.connect(self._choose)
        self._chooser.considered.connect(self._hand.consider)
        self._chooser.dismissed.connect(self._dismiss)
        self._curtain.opened.connect(self._uncover)

    # For the window

    def frame(self) -> Frame:
        """The frame that tableaux should have at this size."""
        size = self.viewport().size()
        return frame_for(max(1, size.width()), max(1, size.height()), self._rooms)

    def set_look(self, art: Renderer, palette: Palette) -> None:
        """Change the deck or the cloth."""
        self.table.set_look(art, palette)
        self._dress_overlays()
        self._lay_out_overlays()

    def set_sizes(self, room: float, writing: float) -> None:
        """Have so many times the least room, and write so many times larger over the table."""
        if (room, writing) != (self._room, self._writing):
            self._room, self._writing = room, writing
            self._rooms = tuple(Frame(one.width * room, one.height * room) for one in self._least)
            self._fit()

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Say everything in another language from now on."""
        self._speak = speak
        self._bar.retranslate(speak)
        self._after.retranslate(speak)
        self._chooser.retranslate(speak)
        self.table.retranslate(speak)

    def consider(self, action: str) -> None:
        """Show what an action is about, as if the pointer were on it; an empty one is none."""
        self._hand.consider(action)

    def advise(self, action: str) -> None:
        """Show what an action is about until another one is taken, or the user lets go of it."""
        self._hand.advise(action)

    def offer_after(self, ways: Sequence[Gesture]) -> None:
        """Offer buttons for how to go on when the match is over, or none."""
        if tuple(ways) != self._after.gestures:
            self._after.offer(ways)
            self._lay_out_overlays()
            self.tree.refresh()

    def announce(self, text: str) -> None:
        """Have this read aloud by a screen reader; behind the curtain nothing is said."""
        if text and not self.covered:
            self.tree.announce(text)

    def cover(self, title: str, button: str) -> None:
        """Hide the whole table behind a curtain until its button is pressed."""
        self._chooser.close_quietly()
        self._end_drag()
        self._curtain.draw(title, button)
        self._hand.forget()
        self._lay_out_overlays()

    def uncover(self) -> None:
        """Take the curtain away, if there is one, without anybody's pressing its button."""
        if self.covered:
            self._curtain.take_away()
            self._show_again()

    @property
    def covered(self) -> bool:
        """Whether the curtain hides the table."""
        return not self._curtain.isHidden()

    # What a screen reader asks

    def nodes(self) -> Sequence[Node]:
        if self.covered:
            return []
        focused = self._hand.cursor if self.hasFocus() else ""
        return describe(self._hand, self._speak, focused)

    def overlays(self) -> Sequence[QWidget]:
        if self.covered:
            return [self._curtain]
        return [widget for widget in (self._bar, self._after, self._chooser) if not widget.isHidden()]

    def node_rect(self, key: str) -> QRect:
        area = self.table.area_named(key)
        if area is None:
            return QRect()
        rect = self._pixels(area)
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def node_at(self, x: int, y: int) -> str:
        piece = self.table.piece_at(*self._units(QPointF(self.viewport().mapFromGlobal(QPoint(x, y)))))
        if piece is None or self.covered:
            return ""
        return piece.key if any(node.key == piece.key for node in self.nodes()) else ""

    def press_node(self, key: str) -> None:
        if not self.covered:
            self._hand.activate(key)

    def focus_node(self, key: str) -> None:
        if not self.covered:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._hand.focus(key)
            self._show_cursor()

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self.director.waits:
            self.director.go_on()
            return
        if self._chooser.actions_offered:
            self._chooser.close_quietly()
            self._dismiss()
            return
        if event.button() == Qt.MouseButton.MiddleButton:
            self._draw_along(event.position())
            return
        if event.button() != Qt.MouseButton.LeftButton:
            self._hand.let_go()
            return
        if not self._allows(event.position().toPoint()):
            return
        piece = self.table.piece_at(*self._units(event.position()))
        self._pressed = event.position(), piece.key if piece else ""
        if piece is not None:
            # It is held where it is touched; one that is still on its way is held at its edge.
            pose, area = self.table.animator.pose(piece.key), area_of(piece)
            x, y = self._units(event.position())
            self._grip = _within(pose.x - x, area.width / 2), _within(pose.y - y, area.height / 2)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
        self._double = True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self.zoom.drawing:
            self.zoom.draw_to(event.position())
            return
        x, y = self._units(event.position())
        if self._pressed is not None and not self.table.held:
            start, key = self._pressed
            far = (event.position() - start).manhattanLength() >= QApplication.startDragDistance()
            if far and not key and self.zoom.close:
                self._draw_along(start)
            elif far and key in self.table.pieces and self._hand.may_drag(key):
                self._hand.grab(key)
                self.table.hold(key)
        if self.table.held:
            self.table.drag(x + self._grip[0], y + self._grip[1])
            area = self.table.held_area()
            if area is not None:
                self._hand.drag(area, x, y)
        elif not event.buttons():
            piece = self.table.piece_at(x, y)
            self._hand.hover(piece, x, y)
            live = piece is not None and self._hand.may_drag(piece.key)
            live = live or bool(self._hand.light_at(x, y))
            shape = Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor
            if shape != self.viewport().cursor().shape():
                self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self.zoom.drawing:
            self._pressed = None
            self.zoom.let_go()
            return
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        (_, key), self._pressed = self._pressed, None
        double, self._double = self._double, False
        x, y = self._units(event.position())
        area = self.table.held_area()
        if self.table.held and area is not None:
            # The piece stays in the hand until the action has been taken, so it moves on from here.
            self._hand.drop(key, area, x, y)
            self._end_drag()
        else:
            piece = self.table.piece_at(x, y)
            if (piece.key if piece else "") == key:
                self._hand.click(piece, x, y, double=double)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            piece = self.table.piece_at(*self._units(QPointF(event.pos())))
            tip = piece.tip if piece is not None and not self.table.held else None
            if tip is not None:
                QToolTip.showText(event.globalPos(), self._speak(tip), self.viewport())
                return True
        if event.type() == QEvent.Type.Leave and not self.table.held:
            self._hand.hover(None, -1e6, -1e6)
        elif isinstance(event, QNativeGestureEvent):
            if not self.covered and self.zoom.gesture(event):
                return True
        elif isinstance(event, QGestureEvent) and not self.covered:
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self._end_drag()
                self.zoom.pinch(pinch)
                return True
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        if self.covered:
            return
        self.zoom.wheel(event)
        if not self.table.held:
            x, y = self._units(event.position())
            self._hand.hover(self.table.piece_at(x, y), x, y)

    def _show_cursor(self) -> None:
        """Bring what the keyboard is on into view."""
        area = self.table.area_named(self._hand.cursor)
        if area is not None:
            self.zoom.show(self._pixels(area))

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.covered:
            event.ignore()
        elif key == LET_GO:
            held = bool(self.table.held)
            self._end_drag()
            event.setAccepted(self._hand.let_go() or held)
        elif key in TAKE and self.director.waits:
            self.director.go_on()
        elif key == HURRY and self.director.busy:
            self.director.hurry()
        elif key in TAKE:
            if self._only_buttons and not self._hand.ring_shown:
                self._bar.buttons()[0].setFocus(Qt.FocusReason.TabFocusReason)
            elif not event.isAutoRepeat():
                self._hand.show_ring(True)
                self._hand.activate(self._hand.cursor)
                self._show_cursor()
        elif key in ARROWS:
            self._hand.walk(*ARROWS[Qt.Key(key)])
            self._show_cursor()
        elif key in ENDS:
            self._hand.walk_to_end(ENDS[Qt.Key(key)])
            self._show_cursor()
        else:
            event.ignore()

    @property
    def _only_buttons(self) -> bool:
        """Whether something can be done, but nothing with a piece."""
        return bool(self._bar.gestures) and len(self._bar.gestures) == len(self.table.tableau.gestures)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        if not self.covered and self.hasFocus() and self._hand.next_zone(1 if next else -1):
            self._show_cursor()
            return True
        return super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.covered:
            self._curtain.button.setFocus(event.reason())
        elif event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._hand.enter(from_end=event.reason() == Qt.FocusReason.BacktabFocusReason)
        else:
            self.tree.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._hand.show_ring(False)

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
        self.table.set_room(size.width(), size.height(), self.devicePixelRatioF())
        self._dress_overlays()
        self._lay_out_overlays()
        frame = self.frame()
        if frame != self._frame:
            self._frame = frame
            self.reframed.emit(frame)

    def _lay_out_overlays(self) -> None:
        if self.covered:
            self._bar.hide()
            self._after.hide()
            self._curtain.setGeometry(self.rect())
            self._curtain.raise_()
        else:
            room = self.rect().adjusted(12, 8, -12, -8)
            self._bar.lie(room, self._bar_bottom())
            self._after.lie(*self._below_the_end(room))
        buttons = tuple(
            (
                Area(rect.center().x(), rect.center().y(), rect.width(), rect.height()),
                action,
            )
            for rect, action in (*self._bar.areas(), *self._after.areas())
        )
        if self.table.tableau is not EMPTY:
            self._guard.offer(Offer(self.table.tableau, self.table.geometry, buttons))

    def _bar_bottom(self) -> int:
        """Above the hand."""
        pieces = self.table.tableau.pieces
        tops = [self._pixels(self.table.area(piece)).top() for piece in pieces if piece.zone == "hand"]
        lowest = self.height() - 8
        return min([*tops, lowest]) - 14

    def _below_the_end(self, room: QRect) -> tuple[QRect, int]:
        """A room around the middle of the banner that says how the match ended, and the edge below a row."""
        banners = [sign for sign in self.table.tableau.signs if sign.kind == "banner"]
        if not banners:
            return room, room.bottom()
        banner = self._pixels(area_of(banners[0]))
        middle = banner.center().x()
        half = min(middle - room.left(), room.right() - middle)
        bottom = min(banner.bottom() + 10 + self._after.sizeHint().height(), room.bottom())
        return QRect(middle - half, room.top(), 2 * half, room.height()), bottom

    # How it is done

    def _adopt(self) -> None:
        """Follow the scene: other pieces, places, words or gestures."""
        tableau = self.table.tableau
        if self._chooser.actions_offered and self.table.geometry != self._asked_at:
            self._chooser.close_quietly()
            self._dismiss()
        if tableau is not self._hand.tableau:
            offered = {gesture.action for gesture in tableau.gestures}
            if not offered.issuperset(self._chooser.actions_offered):
                self._chooser.close_quietly()
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._hand.adopt(tableau)
            self._bar.offer(self._hand.offers.buttons)
        self._lay_out_overlays()
        self._refresh()

    def _refresh(self) -> None:
        self.table.mark(self._hand.marks, FOLLOW * self.director.speed.value)
        self.table.preview(self._hand.preview)
        shown = self._hand.shown
        self._bar.point_out(shown.action if shown is not None and not shown.pick else "")
        self.tree.refresh()

    def _allows(self, where: QPoint) -> bool:
        return self._guard.allows(where.x(), where.y())

    def _choose(self, action: str) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._hand.let_go()
        self._hand.consider("")
        self.chosen.emit(action)

    def _ask(self, gestures: Sequence[Gesture], area: Area | None) -> None:
        if area is None or not self.table.held:
            area = self.table.area_named(gestures[0].pick) or area
        if area is not None:
            rect = self._pixels(area)
            where = QPoint(rect.center().x(), rect.top() - 6)
            previews = {sign.key: sign for gesture in gestures for sign in gesture.preview}.values()
            avoid = [self._pixels(area_of(sign)) for sign in previews]
            self._asked_at = self.table.geometry
            self._chooser.ask(gestures, where, self.rect(), avoid)
            self.tree.refresh()

    def _dismiss(self) -> None:
        self._hand.consider("")
        self._hand.let_go()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _draw_along(self, start: QPointF) -> None:
        self._end_drag()
        self.zoom.draw_from(start)

    def _end_drag(self) -> None:
        self._pressed = None
        self.table.let_go(FOLLOW * self.director.speed.value)

    def _uncover(self) -> None:
        self._show_again()
        self.uncovered.emit()

    def _show_again(self) -> None:
        self._lay_out_overlays()
        self.tree.refresh()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _announce_phrases(self, phrases: list[Phrase]) -> None:
        self.announce(" ".join(self._speak(phrase) for phrase in phrases))

    def _set_crowded(self, crowded: bool) -> None:
        modes = QGraphicsView.ViewportUpdateMode
        self.setViewportUpdateMode(modes.FullViewportUpdate if crowded else modes.SmartViewportUpdate)

    def _dress_overlays(self) -> None:
        palette = self.table.context.palette
        frame, room = self.table.tableau.frame, self.viewport().size()
        unit = fit(frame, room.width(), room.height()).unit
        size = round(self._writing * max(13, min(30, unit * 0.13)))
        if (palette, size) != self._worn:
            self._worn = palette, size
            self._bar.setStyleSheet(button_style(palette, size))
            self._after.setStyleSheet(button_style(palette, size))
            self._chooser.wear(palette, size)
            self._curtain.wear(palette, size)

    def _units(self, point: QPointF) -> tuple[float, float]:
        return self.table.geometry.to_units(point.x(), point.y())

    def _pixels(self, area: Area) -> QRect:
        unit = self.table.geometry.unit
        x, y = self.table.geometry.to_pixels(area.x, area.y)
        width, height = area.width * unit, area.height * unit
        return QRect(round(x - width / 2), round(y - height / 2), round(width), round(height))


def _within(value: float, limit: float) -> float:
    return max(-limit, min(limit, value))
