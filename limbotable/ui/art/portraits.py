"""Portraits of the computer players, in the flat inks of the other prints.

The people of one rank wear the same hat on a ground of the same colour, and as many beads on the collar as
their rank counts; faces and hair are each one's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from limbotable.ui.art.pictures import blank, finished

_INK: Final = QColor("#1D2329")
_IVORY: Final = QColor("#FFFCF3")
_GOLD: Final = QColor("#E7B84A")
_WHITE: Final = QColor("#FFFFFF")

_Hair: TypeAlias = Literal["short", "bob", "long", "curls", "braids", "bun"]
_Eyes: TypeAlias = Literal["round", "calm", "sharp", "merry"]
_Beard: TypeAlias = Literal["", "moustache", "beard", "goatee"]


class _Face(msgspec.Struct, frozen=True):
    skin: str
    hair_ink: str
    hair: _Hair
    eyes: _Eyes
    beard: _Beard = ""
    glasses: bool = False
    freckles: bool = False
    earring: bool = False


class _Dress(msgspec.Struct, frozen=True):
    ground: str
    cloak: str
    hat: str
    trim: str


#: By rank, from light to dark: the colours of ground, cloak, hat, and of what trims the hat.
_DRESSES: Final = (
    _Dress("#CFE3B0", "#4E7A4B", "#C8553A", "#FFF6DF"),
    _Dress("#F0CB6B", "#A4562A", "#EBD49A", "#A8281A"),
    _Dress("#7FB0CE", "#2F5F86", "#A8281A", "#7E1B12"),
    _Dress("#A84F32", "#4B2A2E", "#2B2A30", "#E7B84A"),
    _Dress("#6A5A97", "#30255B", "#2E6B57", "#F4EFE2"),
    _Dress("#22304F", "#101827", "#E7B84A", "#A9D3E6"),
)

_PALE, _ROSE, _SAND, _BRONZE, _EARTH = "#F6DCC2", "#F0C3A0", "#DFA878", "#B97A4E", "#80502F"
_FLAX, _COPPER, _BROWN, _BLACK, _GREY = "#E3BE6B", "#B4572A", "#5C3A24", "#24201F", "#B9B6AE"

#: By rank, the faces of its people.
_FACES: Final = (
    (
        _Face(_ROSE, _COPPER, "braids", "round", freckles=True),
        _Face(_SAND, _BROWN, "short", "round", freckles=True),
        _Face(_PALE, _FLAX, "bob", "merry"),
        _Face(_EARTH, _BLACK, "curls", "round"),
        _Face(_BRONZE, _BLACK, "bun", "merry", glasses=True),
    ),
    (
        _Face(_ROSE, _GREY, "short", "merry", beard="moustache"),
        _Face(_PALE, _COPPER, "bun", "merry", glasses=True),
        _Face(_BRONZE, _BLACK, "curls", "round", beard="goatee"),
        _Face(_SAND, _FLAX, "braids", "calm"),
        _Face(_PALE, _BROWN, "short", "calm", beard="beard"),
    ),
    (
        _Face(_SAND, _BLACK, "bob", "calm", earring=True),
        _Face(_PALE, _COPPER, "curls", "merry", freckles=True),
        _Face(_BRONZE, _BLACK, "long", "round", earring=True),
        _Face(_ROSE, _BROWN, "short", "round", beard="goatee", glasses=True),
        _Face(_EARTH, _BLACK, "bun", "merry", earring=True),
    ),
    (
        _Face(_SAND, _BLACK, "short", "sharp", beard="moustache"),
        _Face(_ROSE, _COPPER, "long", "calm", earring=True),
        _Face(_PALE, _FLAX, "short", "calm", beard="beard"),
        _Face(_EARTH, _BLACK, "bob", "sharp", glasses=True),
        _Face(_BRONZE, _BROWN, "curls", "calm", glasses=True),
    ),
    (
        _Face(_PALE, _FLAX, "long", "sharp"),
        _Face(_BRONZE, _GREY, "long", "calm", beard="beard"),
        _Face(_ROSE, _BLACK, "braids", "calm", freckles=True),
        _Face(_EARTH, _BLACK, "short", "sharp", beard="goatee"),
        _Face(_SAND, _COPPER, "bun", "sharp", earring=True),
    ),
    (
        _Face(_PALE, _GREY, "long", "sharp", earring=True),
        _Face(_SAND, _GREY, "long", "sharp", beard="beard"),
        _Face(_BRONZE, _BLACK, "braids", "calm", earring=True),
        _Face(_EARTH, _BLACK, "curls", "sharp", beard="beard"),
        _Face(_ROSE, _COPPER, "long", "merry"),
    ),
)


def draw_portrait(painter: QPainter, area: QRectF, rank: int, kin: int) -> None:
    """Draw the portrait of somebody of a rank (from 0) in a square; lengths are in the painter's units.

    Below 48 units the lines are bolder and the smallest features are left out.
    """
    dress, face = _DRESSES[rank], _FACES[rank][kin % len(_FACES[rank])]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.topLeft())
    painter.scale(area.width() / 100, area.height() / 100)
    _Portrait(painter, dress, face, rank, small=area.width() < 48).draw()
    painter.restore()


def portrait(rank: int, kin: int, size: int, dpr: float) -> QPixmap:
    """Return the portrait as a picture of ``size`` logical pixels."""
    across = round(size * dpr)
    image = blank(across, across)
    painter = QPainter(image)
    draw_portrait(painter, QRectF(0, 0, across, across), rank, kin)
    painter.end()
    return finished(image, dpr)


class _Portrait:
    """Draws on a square of 100 units, from the back to the front."""

    def __init__(self, painter: QPainter, dress: _Dress, face: _Face, rank: int, *, small: bool) -> None:
        self._painter, self._dress, self._face, self._rank, self._small = painter, dress, face, rank, small
        self._line = 3.6 if small else 2.2

    def draw(self) -> None:
        medal = QPainterPath()
        medal.addEllipse(QPointF(50, 54), 44, 44)
        self._fill(medal, self._dress.ground)
        if self._rank == len(_DRESSES) - 1:
            self._rays(medal)
        self._painter.save()
        self._painter.setClipPath(medal)
        self._hair_behind()
        self._shoulders()
        self._painter.restore()
        self._stroke(medal, _INK, self._line)
        self._head()
        self._hair_before()
        self._features()
        _HATS[self._rank](self)

    # --- the pen --------------------------------------------------------------------------------------
    def _fill(self, path: QPainterPath, colour: str | QColor, line: float = 0.0) -> None:
        self._painter.setBrush(QColor(colour))
        self._painter.setPen(self._pen(line) if line else Qt.PenStyle.NoPen)
        self._painter.drawPath(path)

    def _stroke(self, path: QPainterPath, colour: QColor, width: float) -> None:
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(self._pen(width, colour))
        self._painter.drawPath(path)

    def _pen(self, width: float, colour: QColor = _INK) -> QPen:
        return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

    # --- behind ---------------------------------------------------------------------------------------
    def _rays(self, medal: QPainterPath) -> None:
        self._painter.save()
        self._painter.setClipPath(medal)
        self._painter.translate(50, 54)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor("#3B4E7C"))
        for n in range(16):
            self._painter.save()
            self._painter.rotate(n * 22.5)
            self._painter.drawPolygon(QPolygonF([QPointF(-3.4, -50), QPointF(3.4, -50), QPointF(0, 0)]))
            self._painter.restore()
        self._painter.restore()

    def _hair_behind(self) -> None:
        path = QPainterPath()
        kind = self._face.hair
        if kind == "long":
            path.addRoundedRect(QRectF(26, 34, 48, 58), 20, 20)
        elif kind == "bob":
            path.addRoundedRect(QRectF(25.5, 33, 49, 42), 18, 18)
        elif kind == "curls":
            path.setFillRule(Qt.FillRule.WindingFill)
            for x, y in ((29, 46), (27, 56), (30, 66), (71, 46), (73, 56), (70, 66)):
                path.addEllipse(QPointF(x, y), 8, 8)
        elif kind == "braids":
            path.setFillRule(Qt.FillRule.WindingFill)
            path.addRoundedRect(QRectF(28, 34, 44, 32), 16, 16)
            for side in (26.0, 74.0):
                for n in range(4):
                    path.addEllipse(QPointF(side, 63 + 8 * n), 5.2 - 0.5 * n, 5.2)
        elif kind == "bun":
            path.addRoundedRect(QRectF(28, 34, 44, 30), 16, 16)
            path.addEllipse(QPointF(75, 64), 9, 9)
        else:
            path.addRoundedRect(QRectF(29, 34, 42, 26), 14, 14)
        self._fill(path.simplified(), self._face.hair_ink, self._line * 0.8)

    def _shoulders(self) -> None:
        neck = QPainterPath()
        neck.addRoundedRect(QRectF(42.5, 70, 15, 20), 5, 5)
        self._fill(neck, QColor(self._face.skin).darker(118), self._line * 0.8)
        cloak = QPainterPath(QPointF(8, 104))
        cloak.cubicTo(QPointF(12, 86), QPointF(28, 84), QPointF(38, 80))
        cloak.quadTo(QPointF(50, 94), QPointF(62, 80))
        cloak.cubicTo(QPointF(72, 84), QPointF(88, 86), QPointF(92, 104))
        cloak.closeSubpath()
        self._fill(cloak, self._dress.cloak, self._line)
        if not self._small:
            beads = self._rank + 1
            self._painter.setPen(self._pen(0.8))
            self._painter.setBrush(_GOLD)
            for n in range(beads):
                x = 50.0 + (n - (beads - 1) / 2) * 5.6
                self._painter.drawEllipse(QPointF(x, 93.2 - 0.016 * (x - 50) ** 2), 2.1, 2.1)

    # --- the face -------------------------------------------------------------------------------------
    def _head(self) -> None:
        ears = QPainterPath()
        ears.addEllipse(QPointF(30.5, 58), 4, 5)
        ears.addEllipse(QPointF(69.5, 58), 4, 5)
        self._fill(ears, QColor(self._face.skin).darker(108), self._line * 0.8)
        head = QPainterPath(QPointF(31, 48))
        head.cubicTo(QPointF(30, 26), QPointF(70, 26), QPointF(69, 48))
        head.cubicTo(QPointF(69, 66), QPointF(62, 79), QPointF(50, 79))
        head.cubicTo(QPointF(38, 79), QPointF(31, 66), QPointF(31, 48))
        self._fill(head, self._face.skin, self._line)
        # The light comes from above left: one flat shade on the other side.
        shade = QPainterPath(QPointF(69, 46))
        shade.cubicTo(QPointF(69, 66), QPointF(62, 79), QPointF(50, 79))
        shade.cubicTo(QPointF(60, 73), QPointF(64, 62), QPointF(63, 46))
        shade.closeSubpath()
        colour = QColor(self._face.skin).darker(112)
        self._fill(shade, colour)
        self._stroke(head, _INK, self._line)
        if self._face.earring and not self._small:
            ring = QPainterPath()
            ring.addEllipse(QPointF(30.5, 65.5), 2.4, 2.4)
            ring.addEllipse(QPointF(69.5, 65.5), 2.4, 2.4)
            self._fill(ring, _GOLD, 0.9)

    def _hair_before(self) -> None:
        """Draw what shows of the hair under the hat, and the beard."""
        kind, ink = self._face.hair, self._face.hair_ink
        fringe = QPainterPath()
        if kind in {"bob", "braids", "long"}:
            for side in (-1, 1):
                fringe.moveTo(QPointF(50 + 20 * side, 58))
                fringe.quadTo(QPointF(50 + 19 * side, 46), QPointF(50 + 4 * side, 40))
                fringe.lineTo(QPointF(50 + 20 * side, 36))
                fringe.closeSubpath()
        elif kind == "curls":
            fringe.setFillRule(Qt.FillRule.WindingFill)
            for x in (34, 42, 50, 58, 66):
                fringe.addEllipse(QPointF(x, 41), 5.5, 5.5)
        else:
            for side in (-1, 1):
                fringe.moveTo(QPointF(50 + 20 * side, 54))
                fringe.lineTo(QPointF(50 + 15 * side, 46))
                fringe.lineTo(QPointF(50 + 14 * side, 38))
                fringe.lineTo(QPointF(50 + 20 * side, 38))
                fringe.closeSubpath()
        self._fill(fringe, ink)
        self._beard(ink)

    def _beard(self, ink: str) -> None:
        beard = QPainterPath()
        if self._face.beard == "beard":
            beard.moveTo(QPointF(31, 56))
            beard.cubicTo(QPointF(31, 74), QPointF(38, 88), QPointF(50, 88))
            beard.cubicTo(QPointF(62, 88), QPointF(69, 74), QPointF(69, 56))
            beard.cubicTo(QPointF(65, 68), QPointF(60, 65), QPointF(50, 65))
            beard.cubicTo(QPointF(40, 65), QPointF(35, 68), QPointF(31, 56))
            self._fill(beard, ink, self._line * 0.7)
        elif self._face.beard == "goatee":
            beard.moveTo(QPointF(44, 74))
            beard.quadTo(QPointF(50, 71.5), QPointF(56, 74))
            beard.quadTo(QPointF(55, 84), QPointF(50, 86))
            beard.quadTo(QPointF(45, 84), QPointF(44, 74))
            self._fill(beard, ink, self._line * 0.6)
        elif self._face.beard == "moustache":
            beard.moveTo(QPointF(50, 66))
            beard.cubicTo(QPointF(54, 63), QPointF(60, 66), QPointF(64, 70))
            beard.cubicTo(QPointF(58, 72), QPointF(53, 70), QPointF(50, 68.5))
            beard.cubicTo(QPointF(47, 70), QPointF(42, 72), QPointF(36, 70))
            beard.cubicTo(QPointF(40, 66), QPointF(46, 63), QPointF(50, 66))
            self._fill(beard, ink, self._line * 0.6)

    def _features(self) -> None:
        self._eyes()
        if not self._small:
            nose = QPainterPath(QPointF(50.5, 56))
            nose.lineTo(QPointF(47.6, 63))
            nose.lineTo(QPointF(51, 63.6))
            self._stroke(nose, QColor(self._face.skin).darker(165), 1.7)
            if self._face.freckles:
                self._painter.setPen(Qt.PenStyle.NoPen)
                self._painter.setBrush(QColor(self._face.skin).darker(140))
                for x, y in ((38, 62), (41.5, 64), (36.5, 65.5), (62, 62), (58.5, 64), (63.5, 65.5)):
                    self._painter.drawEllipse(QPointF(x, y), 0.9, 0.9)
        mouth = QPainterPath(QPointF(44, 69))
        if self._face.eyes == "sharp":
            mouth.cubicTo(QPointF(47, 70.5), QPointF(53, 71), QPointF(57, 67.5))
        else:
            mouth.quadTo(QPointF(50, 75 if self._face.eyes in {"round", "merry"} else 72), QPointF(56, 69))
        bearded = self._face.beard in {"beard", "moustache"}
        if not (bearded and self._small):
            pale = self._face.beard == "beard" and QColor(self._face.hair_ink).lightness() < 110
            self._stroke(mouth, _IVORY if pale else _INK, self._line * 0.85)
        if self._face.glasses:
            glasses = QPainterPath()
            glasses.addEllipse(QPointF(41.5, 56), 7, 7)
            glasses.addEllipse(QPointF(58.5, 56), 7, 7)
            glasses.moveTo(QPointF(48.5, 55))
            glasses.quadTo(QPointF(50, 53.4), QPointF(51.5, 55))
            self._stroke(glasses, _INK, self._line * 0.75)

    def _eyes(self) -> None:
        kind = self._face.eyes
        big = 1.35 if self._small else 1.0
        for side in (-1, 1):
            middle = QPointF(50 + 8.5 * side, 56)
            eye = QPainterPath()
            if kind == "merry":
                eye.moveTo(middle + QPointF(-4, 1.6))
                eye.quadTo(middle + QPointF(0, -4), middle + QPointF(4, 1.6))
                self._stroke(eye, _INK, self._line * 0.95)
                continue
            tall = {"round": 3.4, "calm": 2.7, "sharp": 2.3}[kind] * big
            eye.addEllipse(middle, 2.5 * big, tall)
            self._fill(eye, _INK)
            if not self._small:
                light = QPainterPath()
                light.addEllipse(middle + QPointF(-0.8, -1.0), 0.8, 0.8)
                self._fill(light, _WHITE)
            brow = QPainterPath()
            inner, outer = {"round": (-7.5, -7.5), "calm": (-6.0, -5.2), "sharp": (-4.2, -7.2)}[kind]
            brow.moveTo(middle + QPointF(-4.2 * side, inner))
            brow.lineTo(middle + QPointF(4.6 * side, outer))
            self._stroke(brow, QColor(self._face.hair_ink).darker(130), self._line * 0.9)

    # --- the hats -------------------------------------------------------------------------------------
    def knitted_cap(self) -> None:
        """Draw a knitted cap with a bobble."""
        cap = QPainterPath(QPointF(28, 40))
        cap.cubicTo(QPointF(28, 12), QPointF(72, 12), QPointF(72, 40))
        cap.closeSubpath()
        self._fill(cap, self._dress.hat, self._line)
        if not self._small:
            ribs = QPainterPath()
            for x, top in ((38, 22), (46, 18), (54, 18), (62, 22)):
                ribs.moveTo(QPointF(x, top))
                ribs.lineTo(QPointF(50 + (x - 50) * 1.15, 36))
            self._stroke(ribs, QColor(self._dress.hat).darker(135), 1.5)
        brim = QPainterPath()
        brim.addRoundedRect(QRectF(25.5, 35, 49, 10), 5, 5)
        self._fill(brim, self._dress.trim, self._line)
        bobble = QPainterPath()
        bobble.addEllipse(QPointF(50, 13), 8.2, 8.2)
        self._fill(bobble, self._dress.trim, self._line)

    def straw_hat(self) -> None:
        """Draw a straw hat with a wide brim and a ribbon."""
        brim = QPainterPath()
        brim.addEllipse(QPointF(50, 40), 43, 7.5)
        self._fill(brim, self._dress.hat, self._line)
        crown = QPainterPath(QPointF(30, 39))
        crown.cubicTo(QPointF(31, 20), QPointF(34, 14), QPointF(50, 14))
        crown.cubicTo(QPointF(66, 14), QPointF(69, 20), QPointF(70, 39))
        crown.quadTo(QPointF(50, 44), QPointF(30, 39))
        self._fill(crown, self._dress.hat, self._line)
        ribbon = QPainterPath(QPointF(30.6, 32))
        ribbon.quadTo(QPointF(50, 37), QPointF(69.4, 32))
        ribbon.lineTo(QPointF(70, 39))
        ribbon.quadTo(QPointF(50, 44), QPointF(30, 39))
        ribbon.closeSubpath()
        self._fill(ribbon, self._dress.trim, self._line * 0.7)
        if not self._small:
            straw = QPainterPath()
            for y in (20, 25):
                straw.moveTo(QPointF(36, y))
                straw.quadTo(QPointF(50, y + 4), QPointF(64, y))
            self._stroke(straw, QColor(self._dress.hat).darker(128), 1.3)

    def beret(self) -> None:
        """Draw a beret that hangs to one side."""
        beret = QPainterPath(QPointF(29, 41))
        beret.cubicTo(QPointF(14, 38), QPointF(10, 16), QPointF(44, 13))
        beret.cubicTo(QPointF(70, 11), QPointF(82, 28), QPointF(71, 40))
        beret.quadTo(QPointF(50, 34), QPointF(29, 41))
        self._fill(beret, self._dress.hat, self._line)
        stalk = QPainterPath(QPointF(45, 13))
        stalk.quadTo(QPointF(46, 8), QPointF(50, 6.5))
        self._stroke(stalk, _INK, self._line * 1.5)
        band = QPainterPath(QPointF(29, 41))
        band.quadTo(QPointF(50, 34), QPointF(71, 40))
        self._stroke(band, QColor(self._dress.trim), self._line * 1.9)
        if not self._small:
            fold = QPainterPath(QPointF(22, 32))
            fold.quadTo(QPointF(34, 24), QPointF(52, 25))
            self._stroke(fold, QColor(self._dress.trim), 1.8)

    def bowler(self) -> None:
        """Draw a bowler hat."""
        dome = QPainterPath(QPointF(30, 38))
        dome.cubicTo(QPointF(28, 6), QPointF(72, 6), QPointF(70, 38))
        dome.closeSubpath()
        self._fill(dome, self._dress.hat, self._line)
        band = QPainterPath()
        band.addRect(QRectF(30.2, 31, 39.6, 5.4))
        self._fill(band, self._dress.trim)
        brim = QPainterPath(QPointF(19, 33))
        brim.cubicTo(QPointF(21, 43), QPointF(36, 42), QPointF(50, 42))
        brim.cubicTo(QPointF(64, 42), QPointF(79, 43), QPointF(81, 33))
        brim.cubicTo(QPointF(74, 37), QPointF(62, 36.5), QPointF(50, 36.5))
        brim.cubicTo(QPointF(38, 36.5), QPointF(26, 37), QPointF(19, 33))
        self._fill(brim, self._dress.hat, self._line)
        gleam = QPainterPath(QPointF(36, 26))
        gleam.quadTo(QPointF(38, 18), QPointF(46, 15.5))
        self._stroke(gleam, QColor("#6C6B75"), self._line)

    def feathered_cap(self) -> None:
        """Draw a pointed cap with a long feather."""
        feather = QPainterPath(QPointF(62, 34))
        feather.cubicTo(QPointF(68, 20), QPointF(80, 8), QPointF(95, 5))
        feather.cubicTo(QPointF(94, 20), QPointF(84, 32), QPointF(66, 38))
        feather.closeSubpath()
        self._fill(feather, self._dress.trim, self._line)
        quill = QPainterPath(QPointF(63, 37))
        quill.quadTo(QPointF(76, 24), QPointF(90, 10))
        self._stroke(quill, QColor("#A8281A"), self._line * 0.7)
        cap = QPainterPath(QPointF(24, 42))
        cap.cubicTo(QPointF(28, 24), QPointF(40, 10), QPointF(56, 11))
        cap.cubicTo(QPointF(68, 14), QPointF(72, 30), QPointF(74, 40))
        cap.closeSubpath()
        self._fill(cap, self._dress.hat, self._line)
        brim = QPainterPath(QPointF(15, 42))
        brim.quadTo(QPointF(46, 30), QPointF(80, 36))
        brim.quadTo(QPointF(52, 40), QPointF(26, 47))
        brim.quadTo(QPointF(18, 47), QPointF(15, 42))
        self._fill(brim, QColor(self._dress.hat).darker(125), self._line)

    def crown(self) -> None:
        """Draw a tall crown with jewels."""
        crown = QPainterPath(QPointF(29, 41))
        for x, y in ((24, 14), (36, 25), (42, 8), (50, 22), (58, 8), (64, 25), (76, 14), (71, 41)):
            crown.lineTo(QPointF(x, y))
        crown.quadTo(QPointF(50, 46), QPointF(29, 41))
        self._fill(crown, self._dress.hat, self._line)
        band = QPainterPath(QPointF(28.4, 36))
        band.quadTo(QPointF(50, 41), QPointF(71.6, 36))
        self._stroke(band, QColor("#A8751C"), self._line * 0.8)
        for x, y in ((24, 14), (42, 8), (58, 8), (76, 14)):
            jewel = QPainterPath()
            jewel.addEllipse(QPointF(x, y), 3.2, 3.2)
            self._fill(jewel, self._dress.trim, self._line * 0.7)
        gem = QPainterPath()
        gem.addPolygon(QPolygonF([QPointF(50, 26), QPointF(54.5, 32), QPointF(50, 38), QPointF(45.5, 32)]))
        gem.closeSubpath()
        self._fill(gem, "#A8281A", self._line * 0.7)


_HATS: Final[tuple[Callable[[_Portrait], None], ...]] = (
    _Portrait.knitted_cap,
    _Portrait.straw_hat,
    _Portrait.beret,
    _Portrait.bowler,
    _Portrait.feathered_cap,
    _Portrait.crown,
)
