"""The layer of the names of places: above pieces and lights, so that each can be read and hides no other."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from limbotable.table import measure_of
from limbotable.ui.art.pictures import caption_size, draw_caption
from limbotable.ui.table.animator import Pose
from limbotable.ui.table.items import PieceItem, RenderContext

_HEIGHT: Final = 5500
#: From the middle of a tile to that of its name, in widths of the tile: between a ball and the lower corner.
_BELOW: Final = 0.35
_INK: Final = QColor("#4E381C")
_AROUND: Final = QColor(236, 214, 172, 225)  #: wood, around the letters: what they lie on ends there
_MARGIN: Final = 4  #: pixels around the letters


class CaptionItem(QGraphicsPixmapItem):
    """The name of the place that a piece lies on.  It goes where the piece goes."""

    def __init__(self, text: str, piece: PieceItem, context: RenderContext) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(_HEIGHT)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.text = text
        self.piece = piece
        self._drawn: tuple[object, ...] = ()
        self._drawn_across = 1.0  # logical pixels of the place that the picture is drawn for
        self._context = context
        self.wear(context)

    def wear(self, context: RenderContext, *, sharp: bool = True) -> None:
        """Draw the name for another size; without ``sharp`` only scale the picture."""
        self._context = context
        if sharp:
            self._draw()
        self.follow(self.piece.pose)

    def follow(self, pose: Pose) -> None:
        """Lie on a piece in this pose."""
        geometry = self._context.geometry
        across = self._across(pose.scale)
        x, y = geometry.to_pixels(pose.x, pose.y)
        self.setPos(x, y + _BELOW * across)
        self.setScale(across / self._drawn_across)
        self.setOpacity(pose.opacity)

    def _across(self, scale: float) -> float:
        return max(1.0, measure_of(self.piece.piece.kind).width * scale * self._context.geometry.unit)

    def _draw(self) -> None:
        across, dpr = self._across(self.piece.piece.scale), self._context.dpr
        drawn = self.text, across, dpr
        if drawn == self._drawn:
            return
        self._drawn, self._drawn_across = drawn, across
        size = caption_size(self.text, across)
        width, height = size.width() + 2 * _MARGIN, size.height() + 2 * _MARGIN
        pixmap = QPixmap(ceil(width * dpr), ceil(height * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_caption(painter, QPointF(width / 2, height / 2), across, self.text, _INK, _AROUND)
        painter.end()
        self.setPixmap(pixmap.copy())  # without what has drawn it
        self.setOffset(QPointF(-width / 2, -height / 2))


class CaptionLayer:
    """One item for each piece that lies on a place with a name, where names are shown."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[str, CaptionItem] = {}

    @property
    def items(self) -> Mapping[str, CaptionItem]:
        return self._items

    def show(self, pieces: Mapping[str, PieceItem], context: RenderContext) -> None:
        """Show the names of the places that these pieces lie on, and no others; those there stay as drawn."""
        for key, item in list(self._items.items()):
            piece = pieces.get(key)
            if piece is not item.piece or context.caption(piece.piece.caption) != item.text:
                item.piece.caption = None
                self._scene.removeItem(self._items.pop(key))
        for key, piece in pieces.items() if context.captions else ():
            if key in self._items:
                continue
            if text := context.caption(piece.piece.caption):
                item = self._items[key] = CaptionItem(text, piece, context)
                piece.caption = item
                self._scene.addItem(item)
