"""The items of the scene: pieces, and the lights on places for a picked piece.

No method here overrides one that Qt calls while it paints: a callback into Python costs more than a pixmap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from limbotable.core.phrases import Phrase
from limbotable.table import measure_of
from limbotable.table.tableau import Mark, Piece
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.pictures import (
    CORNER,
    ON_WOOD,
    DrawnRim,
    KeptPictures,
    Look,
    Picture,
    SignPicture,
    draw_caption,
    draw_glow,
    outline,
)
from limbotable.ui.table.animator import Pose
from limbotable.ui.table.geometry import Area, Geometry

_GLOW: Final = 0.06  #: card units that a light reaches beyond its area
_INSIDE: Final = 0.05  #: widths of a hexagon that the line of its light lies within it, clear of its name
_DENSE: Final = 1.5  #: pixels of the screen for a logical one, from which single ones are hardly seen


class Renderer(Protocol):
    """The renderer of the pieces and the cloth, which keeps what the table draws itself."""

    turned: KeptPictures[Picture]
    signs: KeptPictures[SignPicture]

    def piece(self, look: Look) -> Picture: ...

    def cloth(self, name: str, width: int, height: int, dpr: float) -> QPixmap: ...


class RenderContext(msgspec.Struct, frozen=True):
    """The context in which pieces are drawn."""

    art: Renderer
    palette: Palette
    geometry: Geometry
    dpr: float
    speak: Callable[[Phrase], str]
    captions: bool = False  #: whether places have their names written on them
    letters: float = 1.0  #: the size of words, as a frame has it

    @property
    def look(self) -> tuple[object, ...]:
        """All that drawings depend on: everything but the place of the table's corner."""
        return self.art, self.palette, self.geometry.unit, self.dpr, self.captions, self.letters

    def caption(self, name: Phrase | None) -> str:
        """Return the text to be written on a place; empty where there is none to write."""
        return self.speak(name) if name is not None and self.captions else ""


class Follower(Protocol):
    """What goes where a piece goes."""

    def follow(self, pose: Pose, /) -> None: ...


class PieceItem(QGraphicsPixmapItem):
    """One piece: a pixmap with its shadow, centred on the item's position."""

    def __init__(self, piece: Piece, context: RenderContext) -> None:
        super().__init__()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.piece = piece
        self._context = context
        self._face = piece.face
        self._drawn: tuple[object, ...] = ()
        self._drawn_scale = piece.scale
        self._drawn_unit = context.geometry.unit
        self._lifted = False
        self.crowded = False  #: whether many pieces move at once
        self.caption: Follower | None = None  #: the name of its place, if it is shown
        self._waits = False
        self._rim: DrawnRim = piece.rim
        self._mark = piece.mark
        self._pose = Pose(piece.x, piece.y, piece.angle, piece.scale)
        self._squeeze = 1.0
        self._picture = Picture(QPixmap(), QPointF())  # not turned, and its corner
        self._look: Look | None = None  # of the same
        self._turned: float | None = None  # the angle of the one that is shown
        self._draw()

    @property
    def face(self) -> str:
        """The face that lies up now."""
        return self._face

    @property
    def rim(self) -> DrawnRim:
        """The outline drawn."""
        return self._rim

    @property
    def mark(self) -> Mark:
        """The mark drawn."""
        return self._mark

    @property
    def pose(self) -> Pose:
        """The place where it is now."""
        return self._pose

    def wear(self, context: RenderContext, *, sharp: bool = True) -> None:
        """Draw the piece for another size or renderer; without ``sharp`` only scale the picture."""
        self._context = context
        if sharp:
            self._draw()
        self.place(self._pose, self._squeeze)

    def become(self, piece: Piece, *, lifted: bool, rim: DrawnRim, mark: Mark, scale: float) -> None:
        """Take on the look of a piece, except its face and place, which change over time.

        ``scale`` is the item's scale at rest, so that it is sharp there.
        """
        self.piece = piece
        self._waits = False
        self._lifted = lifted
        self._rim = rim
        self._mark = mark
        self._drawn_scale = scale
        self._draw()
        self.place(self._pose, self._squeeze)

    def turn_up(self, face: str) -> None:
        self._face = face
        self._draw()

    def wait(self) -> None:
        """Stay in the present pose until a movement begins, which is soon."""
        self._waits = True
        self.place(self._pose, self._squeeze)

    def place(self, pose: Pose, squeeze: float, *, moving: bool = False) -> None:
        self._pose, self._squeeze = pose, squeeze
        self.setPos(*self._context.geometry.to_pixels(pose.x, pose.y))
        self.setOpacity(pose.opacity)
        if self.caption is not None:
            self.caption.follow(pose)
        scale = pose.scale / self._drawn_scale * self._context.geometry.unit / self._drawn_unit
        whole = squeeze == 1.0 and abs(scale - 1.0) < 1e-9
        turned = 0.0 if moving or not whole else pose.angle
        plain = whole and pose.angle == turned
        self._lay(turned)
        # While it moves on a dense screen, or in a crowd, nobody sees the pixels, and smooth ones take three
        # times as long; nor while it waits there, already drawn for another size.
        self._waits &= not moving
        quick = plain or ((moving or self._waits) and (self.crowded or self._context.dpr >= _DENSE))
        self.setTransformationMode(
            Qt.TransformationMode.FastTransformation if quick else Qt.TransformationMode.SmoothTransformation
        )
        if plain:
            self.setTransform(QTransform())
        else:
            # On edge a card is a line, but a transform must stay invertible.
            across = scale * max(squeeze, 0.01)
            self.setTransform(QTransform().rotate(pose.angle).scale(across, scale))

    def _draw(self) -> None:
        measure = measure_of(self.piece.kind)
        look = Look(
            self.piece.kind,
            self._face,
            measure.width * self._context.geometry.unit * self._drawn_scale,
            self._context.dpr,
            lifted=self._lifted,
            rim=self._rim,
            dim=self.piece.dim,
            bare=self.piece.bare and not self._lifted,
            mark=self._mark,
        )
        if (self._context.look, look) == self._drawn:
            return
        self._drawn, self._look = (self._context.look, look), look
        self._drawn_unit = self._context.geometry.unit
        picture = self._context.art.piece(look)
        height = look.width * measure.height / measure.width
        corner = QPointF(-look.width / 2 - picture.origin.x(), -height / 2 - picture.origin.y())
        self._picture, self._turned = Picture(picture.pixmap, corner), None
        self._lay(0.0)

    def _lay(self, angle: float) -> None:
        """Show the picture turned by an angle: once, not each time that it is painted.

        What moves is turned by its transformation instead.
        """
        if angle == self._turned:
            return
        self._turned = angle
        picture = self._picture
        if angle != 0.0:
            turned = self._context.art.turned
            picture = turned.get((self._look, angle), lambda: _turned(self._picture, angle))
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.origin)


def _turned(picture: Picture, angle: float) -> Picture:
    """Return a picture turned around the origin; its own corner, and the new one, are as seen from there."""
    ratio = picture.pixmap.devicePixelRatio()
    turn = QTransform().rotate(angle)
    area = QRectF(picture.origin, picture.pixmap.deviceIndependentSize())
    box = turn.mapRect(area).adjusted(-1, -1, 1, 1).toAlignedRect()
    made = QPixmap(box.size() * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(turn * QTransform.fromTranslate(-box.x(), -box.y()))
    painter.drawPixmap(picture.origin, picture.pixmap)
    painter.end()
    return Picture(made.copy(), QPointF(box.topLeft()))  # without what has drawn it, which would stay with it


#: Pictures of lights in one context, by all else that they depend on.
LightPictures: TypeAlias = dict[tuple[str, float, float, bool, bool, bool, str], QPixmap]


class LightItem(QGraphicsPixmapItem):
    """The light on an area where a picked piece may be put."""

    def __init__(
        self,
        area: Area,
        caption: Phrase | None,
        context: RenderContext,
        pictures: LightPictures,
        *,
        on_piece: bool = False,
    ) -> None:
        """``pictures`` are those of all lights, for many are alike; ``on_piece``: not on the cloth."""
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._pictures = pictures
        self.area = area
        self._caption = caption
        self._on_wood = on_piece and area.shape == "hexagon"
        self._focused = self._over = False
        self._drawn: tuple[object, ...] = ()
        self._drawn_unit = context.geometry.unit
        self.wear(context)

    @property
    def focused(self) -> bool:
        """Whether the keyboard's cursor is on it."""
        return self._focused

    @property
    def over(self) -> bool:
        """Whether the picked piece would be put here."""
        return self._over

    def wear(self, context: RenderContext, *, sharp: bool = True) -> None:
        """Draw the light for another geometry or palette; without ``sharp`` only scale the picture."""
        self._context = context
        if sharp:
            self._draw()
        self.setPos(*context.geometry.to_pixels(self.area.x, self.area.y))
        self.setScale(context.geometry.unit / self._drawn_unit)

    def show_at(self, area: Area, *, focused: bool, over: bool) -> None:
        """Light an area: stronger with ``over``, dashed with the keyboard's cursor on it."""
        if (area, focused, over) != (self.area, self._focused, self._over):
            self.area, self._focused, self._over = area, focused, over
            self.wear(self._context)

    def _draw(self) -> None:
        caption = self._context.caption(self._caption)
        drawn = self._context.look, self.area, self._focused, self._over, caption
        if drawn == self._drawn:
            return
        self._drawn = drawn
        unit = self._context.geometry.unit
        self._drawn_unit = unit
        look = self._focused, self._over, self._on_wood
        alike = self.area.shape, self.area.width, self.area.height, *look, caption
        pixmap = self._pictures.get(alike)
        if pixmap is None:
            pixmap = self._pictures[alike] = self._picture(caption)
        self.setPixmap(pixmap)
        width, height, glow = self.area.width * unit, self.area.height * unit, _GLOW * unit
        self.setOffset(QPointF(-width / 2 - 2 * glow, -height / 2 - 2 * glow))
        self.setRotation(self.area.angle)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def _picture(self, caption: str) -> QPixmap:
        unit, dpr, palette = self._context.geometry.unit, self._context.dpr, self._context.palette
        width, height, glow = self.area.width * unit, self.area.height * unit, _GLOW * unit
        pixmap = QPixmap(round((width + 4 * glow) * dpr), round((height + 4 * glow) * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(palette.rim_focus if self._focused else palette.spot)
        inner = QRectF(2 * glow, 2 * glow, width, height)
        around = outline(self.area.shape, inner, CORNER * unit)
        # Hexagons lie side by side, so their lights lie within them.  The line of the focus lies beside the
        # one without it, and is seen to come even where both are as dark.
        edge = glow * (1.2 if self._focused else 0.6)
        if self.area.shape == "hexagon":
            edge = -_INSIDE * width
        colour.setAlphaF(0.14 if self._over else 0.08)  # more would dim what is written there
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(around(edge))
        if self._on_wood:
            draw_glow(painter, around, width, colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(6):
            colour.setAlphaF(0.10)
            painter.setPen(QPen(colour, glow * (0.3 + step * 0.4)))
            painter.drawPath(around(edge))
        colour.setAlphaF(1.0)
        wide = max(1.5, unit * (0.045 if self._focused else 0.032 if self._over else 0.02))
        if self._focused or self.area.shape != "box":
            # Between dashes it differs from the line without the focus; and wood is as pale as the light.
            if not self._focused:
                wide *= ON_WOOD if self._on_wood else 1.3
            shade = QColor(palette.rim_shade)
            shade.setAlphaF(1.0 if self._focused else 0.8)
            painter.setPen(QPen(shade, 2.0 * wide))
            painter.drawPath(around(edge))
        pen = QPen(colour, wide)
        if self._focused:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawPath(around(edge))
        if caption:
            draw_caption(painter, inner.center(), width, caption, QColor(palette.spot_text))
        painter.end()
        return pixmap
