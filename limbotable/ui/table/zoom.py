"""Zooming and panning by wheel, by two fingers, by dragging, and by commands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QPinchGesture, QWidget

from limbotable.ui.table.geometry import FITTING, fit
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.table.scene import TableScene

_NOTCH: Final = 1.2  #: the factor of one notch of a wheel


class Zoom:
    """Zooms and moves the table in its window.  Without zoom the whole table is visible."""

    def __init__(self, scene: TableScene, viewport: QWidget) -> None:
        self._scene = scene
        self._viewport = viewport
        self._drawn: QPointF | None = None  # the last place of the pointer that drags the table

    @property
    def close(self) -> bool:
        """Whether the user sees a part of the table only."""
        return self._scene.camera != FITTING

    @property
    def drawing(self) -> bool:
        """Whether the pointer drags the table."""
        return self._drawn is not None

    def fit(self) -> None:
        """Show the whole table, and follow its growth again."""
        size = self._viewport.size()
        self._scene.look_at(fit(self._scene.tableau.frame, size.width(), size.height()))

    def zoom(self, factor: float, point: QPointF | None = None) -> None:
        """Zoom in by a factor at a point, or at the middle."""
        at = QPointF(self._viewport.width() / 2, self._viewport.height() / 2) if point is None else point
        self._scene.look_at(self._scene.geometry.zoomed(factor, at.x(), at.y()))

    def wheel(self, event: QWheelEvent) -> None:
        """Handle a turn of the wheel: the table stays in place under the pointer."""
        self.zoom(_NOTCH ** (event.angleDelta().y() / 120), event.position())

    def gesture(self, event: QNativeGestureEvent) -> bool:
        """Handle two fingers on a touchpad; return whether they had a meaning."""
        if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return False
        self.zoom(1.0 + event.value(), event.position())
        return True

    def pinch(self, pinch: QPinchGesture) -> None:
        """Handle two fingers on the screen: the table between them stays between them."""
        middle = self._viewport.mapFromGlobal(pinch.centerPoint())
        way = pinch.centerPoint() - pinch.lastCenterPoint()
        geometry = self._scene.geometry.moved(way.x(), way.y())
        self._scene.look_at(geometry.zoomed(pinch.scaleFactor(), middle.x(), middle.y()))

    def draw_from(self, point: QPointF) -> None:
        """Let the pointer drag the table from now on."""
        self._drawn = point
        self._viewport.setCursor(Qt.CursorShape.ClosedHandCursor)

    def draw_to(self, point: QPointF) -> None:
        """Drag the table to a point."""
        if self._drawn is not None:
            way, self._drawn = point - self._drawn, point
            self._scene.look_at(self._scene.geometry.moved(way.x(), way.y()))

    def let_go(self) -> None:
        """End the drag."""
        self._drawn = None
        self._viewport.unsetCursor()

    def show(self, key: str) -> None:
        """Bring a piece, a spot or a sign into view, if it exists and is out of view."""
        area = self._scene.area_named(key)
        if area is None:
            return
        rect = rect_of(self._scene.geometry, area)
        seen = self._viewport.rect()
        dx = max(0, seen.left() - rect.left()) - max(0, rect.right() - seen.right())
        dy = max(0, seen.top() - rect.top()) - max(0, rect.bottom() - seen.bottom())
        if dx or dy:
            self._scene.look_at(self._scene.geometry.moved(dx, dy))
