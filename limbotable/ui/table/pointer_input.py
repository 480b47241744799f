"""The mouse, the touchpad and fingers at the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

from limbotable.ui.table.director import Director
from limbotable.ui.table.geometry import area_of
from limbotable.ui.table.overlays import Overlays
from limbotable.ui.table.pixels import units_at
from limbotable.ui.table.scene import TableScene
from limbotable.ui.table.selection import Selection
from limbotable.ui.table.zoom import Zoom


class PointerInput:
    """Turns presses, movements, wheels and pinches into clicks, drags and zooming."""

    def __init__(
        self,
        scene: TableScene,
        selection: Selection,
        director: Director,
        zoom: Zoom,
        overlays: Overlays,
        viewport: QWidget,
    ) -> None:
        """``viewport`` is the widget that the pointer is over."""
        self._scene = scene
        self._selection = selection
        self._director = director
        self._zoom = zoom
        self._overlays = overlays
        self._viewport = viewport
        self._pressed: tuple[QPointF, str] | None = None  # the point, and the piece there
        self._grip = (0.0, 0.0)  # from the point touched to the piece's middle, in card units
        self._double = False

    def press(self, event: QMouseEvent, *, double: bool = False) -> None:
        """Handle a button press; ``double`` is set for the second press of a double click."""
        event.accept()
        self._begin(event)
        self._double = self._double or double

    def move(self, event: QMouseEvent) -> None:
        """Handle a movement, with or without a button."""
        event.accept()
        if self._zoom.drawing:
            self._zoom.draw_to(event.position())
            return
        x, y = self._units(event.position())
        if self._pressed is not None and not self._scene.held:
            start, key = self._pressed
            far = (event.position() - start).manhattanLength() >= QApplication.startDragDistance()
            if far and not key and self._zoom.close:
                self._draw_along(start)
            elif far and key in self._scene.pieces and self._selection.may_drag(key):
                self._selection.grab(key)
                self._scene.hold(key)
        if self._scene.held:
            self._scene.drag(x + self._grip[0], y + self._grip[1])
            area = self._scene.held_area()
            if area is not None:
                self._selection.drag(self._scene.held, area, x, y)
        elif not event.buttons():
            self._hover(x, y)

    def release(self, event: QMouseEvent) -> None:
        """Handle the release of a button."""
        event.accept()
        if self._zoom.drawing:
            self._pressed = None
            self._zoom.let_go()
            return
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        (_, key), self._pressed = self._pressed, None
        double, self._double = self._double, False
        x, y = self._units(event.position())
        area = self._scene.held_area()
        if self._scene.held and area is not None:
            # The piece stays in the hand until the action has been taken, so it moves on from here.
            self._selection.drop(key, area, x, y)
            self.end_drag()
        else:
            piece = self._scene.piece_at(x, y)
            if (piece.key if piece else "") == key:
                self._selection.click(piece, x, y, double=double)

    def wheel(self, event: QWheelEvent) -> None:
        """Handle a turn of the wheel."""
        event.accept()
        if self._overlays.covered:
            return
        self._zoom.wheel(event)
        if not self._scene.held:
            x, y = self._units(event.position())
            self._selection.hover(self._scene.piece_at(x, y), x, y)

    def leave(self) -> None:
        """Handle the pointer's leaving the table."""
        if not self._scene.held:
            self._selection.hover(None, -1e6, -1e6)

    def gesture(self, event: QNativeGestureEvent) -> bool:
        """Handle two fingers on a touchpad; return whether they had a meaning."""
        return not self._overlays.covered and self._zoom.gesture(event)

    def touch(self, event: QGestureEvent) -> bool:
        """Handle fingers on the screen; return whether they had a meaning."""
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if self._overlays.covered or not isinstance(pinch, QPinchGesture):
            return False
        self.end_drag()
        self._zoom.pinch(pinch)
        return True

    def end_drag(self) -> None:
        """Let the held piece go to its place, and forget the pressed button."""
        self._pressed = None
        self._scene.let_go(self._director.following)
        self._selection.end_drag()

    def _begin(self, event: QMouseEvent) -> None:
        if self._director.waits:
            self._director.go_on()
            return
        if self._overlays.chooser.actions_offered and event.button() != Qt.MouseButton.LeftButton:
            self._overlays.chooser.dismiss()
            return
        if event.button() == Qt.MouseButton.MiddleButton:
            self._draw_along(event.position())
            return
        if event.button() != Qt.MouseButton.LeftButton:
            self._selection.let_go()
            return
        # What is pressed is the table at rest: the guard sees to it that it was there before as well.
        self._director.go_to_turn()
        if not self._overlays.allows(event.position().toPoint()):
            return
        x, y = self._units(event.position())
        piece = self._scene.piece_at(x, y)
        self._pressed = event.position(), piece.key if piece else ""
        if piece is not None:
            # A piece is held where it is touched; a piece still on its way is held at its edge.
            pose, area = self._scene.animator.pose(piece.key), area_of(piece)
            self._grip = _within(pose.x - x, area.width / 2), _within(pose.y - y, area.height / 2)

    def _hover(self, x: float, y: float) -> None:
        piece = self._scene.piece_at(x, y)
        self._selection.hover(piece, x, y)
        shape = Qt.CursorShape.ArrowCursor
        selection = self._selection
        if (
            (piece is not None and selection.may_play(piece.key))
            or selection.light_at(x, y)
            or selection.hint_at(piece, x, y) is not None
            or (self._overlays.chooser.actions_offered and selection.answers_at(piece, x, y))
        ):
            shape = Qt.CursorShape.PointingHandCursor
        elif piece is not None and selection.may_arrange(piece.key):
            shape = Qt.CursorShape.OpenHandCursor
        if shape != self._viewport.cursor().shape():
            self._viewport.setCursor(shape)

    def _draw_along(self, start: QPointF) -> None:
        self.end_drag()
        self._zoom.draw_from(start)

    def _units(self, point: QPointF) -> tuple[float, float]:
        return units_at(self._scene.geometry, point)


def _within(value: float, limit: float) -> float:
    return max(-limit, min(limit, value))
