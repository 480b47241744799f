"""Looking closer: zooming and panning by wheel, by two fingers, by dragging, and by commands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QPinchGesture, QWidget

from limbotable.ui.table.geometry import FITTING, fit
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.table.scene import TableScene

_NOTCH: Final = 1.2  #: how much closer one notch of a wheel leads


class Zoom:
    """Moves the table in its window.  A table that nobody looks closer at shows all that there is."""

    def __init__(self, scene: TableScene, viewport: QWidget) -> None:
        self._scene = scene
        self._viewport = viewport
        self._drawn: QPointF | None = None  # where the pointer was last that draws the table along

    @property
    def close(self) -> bool:
        """Whether the user looks at a part of the table only."""
        return self._scene.camera != FITTING

    @property
    def drawing(self) -> bool:
        """Whether the pointer draws the table along."""
        return self._drawn is not None

    def fit(self) -> None:
        """Show the whole table, and follow what grows on it, again."""
        size = self._viewport.size()
        self._scene.look_at(fit(self._scene.tableau.frame, size.width(), size.height()))

    def zoom(self, factor: float, point: QPointF | None = None) -> None:
        """Look so many times closer at a point, or at what is in the middle."""
        at = QPointF(self._viewport.width() / 2, self._viewport.height() / 2) if point is None else point
        self._scene.look_at(self._scene.geometry.zoomed(factor, at.x(), at.y()))

    def wheel(self, event: QWheelEvent) -> None:
        """A wheel was turned: what is under the pointer stays there."""
        self.zoom(_NOTCH ** (event.angleDelta().y() / 120), event.position())

    def gesture(self, event: QNativeGestureEvent) -> bool:
        """Two fingers on a touchpad; tell whether that meant anything."""
        if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return False
        self.zoom(1.0 + event.value(), event.position())
        return True

    def pinch(self, pinch: QPinchGesture) -> None:
        """Two fingers on the screen: what lies between them stays between them."""
        middle = self._viewport.mapFromGlobal(pinch.centerPoint())
        way = pinch.centerPoint() - pinch.lastCenterPoint()
        geometry = self._scene.geometry.moved(way.x(), way.y())
        self._scene.look_at(geometry.zoomed(pinch.scaleFactor(), middle.x(), middle.y()))

    def draw_from(self, point: QPointF) -> None:
        """Let the pointer draw the table along from now on."""
        self._drawn = point
        self._viewport.setCursor(Qt.CursorShape.ClosedHandCursor)

    def draw_to(self, point: QPointF) -> None:
        """The pointer that draws the table has come there."""
        if self._drawn is not None:
            way, self._drawn = point - self._drawn, point
            self._scene.look_at(self._scene.geometry.moved(way.x(), way.y()))

    def let_go(self) -> None:
        """Let the table lie."""
        self._drawn = None
        self._viewport.unsetCursor()

    def show(self, key: str) -> None:
        """Bring a piece, a spot or a sign into view, if there is one and it is not."""
        area = self._scene.area_named(key)
        if area is None:
            return
        rect = rect_of(self._scene.geometry, area)
        seen = self._viewport.rect()
        dx = max(0, seen.left() - rect.left()) - max(0, rect.right() - seen.right())
        dy = max(0, seen.top() - rect.top()) - max(0, rect.bottom() - seen.bottom())
        if dx or dy:
            self._scene.look_at(self._scene.geometry.moved(dx, dy))
