"""Pieces, cloths, suits and icons as pixmaps, exact at any size and device pixel ratio."""

from __future__ import annotations

import random
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import chain
from math import ceil
from operator import add
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QIcon,
    QImage,
    QLinearGradient,
    QPainter,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer

from limbotable.resources import resource
from limbotable.table import measure_of
from limbotable.ui.art.badges import mark_card
from limbotable.ui.art.bodies import draw_ball, draw_tile, mark_ball, mark_tile
from limbotable.ui.art.decktet import bonus_svg, location_svg, personality_svg
from limbotable.ui.art.faces import INKS, SUITS, face_svg, part, plain_svg
from limbotable.ui.art.icons import DrawnIcon
from limbotable.ui.art.masks import foe_svg
from limbotable.ui.art.palette import DARK, PALETTES, Palette
from limbotable.ui.art.pictures import (
    CORNER,
    DrawnRim,
    KeptPictures,
    Look,
    Picture,
    SignPicture,
    blank,
    draw_rim,
    draw_shadow,
    finished,
    outline,
)
from limbotable.ui.art.tokens import draw_chip, draw_cube, draw_stake, mark_chip, mark_cube

#: The inks of the suits on a dark ground.
PALE_INKS: Final = {
    "two-colour": {"c": "#F4EEDD", "d": "#F59A88", "h": "#F59A88", "s": "#F4EEDD"},
    "four-colour": {"c": "#2BA890", "d": "#B7E4FB", "h": "#F5703A", "s": "#F7F1DB"},
}
ICONS: Final = (
    "new", "undo", "redo", "hint", "rules", "settings", "fullscreen", "open", "save", "hurry", "curtain",
    "list", "log", "eye", "replay", "first", "back", "play", "pause", "forward", "last",
    "more",
)  # fmt: skip

#: The prints of paper pieces, by kind.
_PRINTS: Final[dict[str, Callable[[str, str], str]]] = {
    "card": face_svg,
    "foe": foe_svg,
    "decktet": lambda face, _: personality_svg(face),
    "bonus": lambda face, _: bonus_svg(face),
    "location": lambda face, _: location_svg(face),
}


def _plain(face: str, _deck: str) -> str:
    """Return the print of a card of any other kind."""
    return plain_svg(face)


#: Solid pieces by kind: the function that draws one, and the function that marks it.
_BODIES: Final[dict[str, tuple[Callable[[Look], Picture], Callable[[Picture, Look, Palette], Picture]]]] = {
    "tile": (draw_tile, mark_tile),
    "ball": (draw_ball, mark_ball),
    "chip": (draw_chip, mark_chip),
    "cube": (draw_cube, mark_cube),
    "stake": (draw_stake, mark_chip),
}
#: Heights of a card: squarely on others, on the table, or lifted.
_BARE, _LYING, _LIFTED = -1, 0, 1
#: Soft and contact shadow: offsets to the right and down and blur, in card widths, and strength.
_SHADOWS: Final[dict[int, tuple[tuple[float, float, float, float], ...]]] = {
    _BARE: (),
    _LYING: ((0.010, 0.024, 0.042, 0.34), (0.001, 0.007, 0.018, 0.46)),
    _LIFTED: ((0.022, 0.060, 0.085, 0.36), (0.012, 0.028, 0.030, 0.22)),
}
_KEPT: Final = 96 * 1024 * 1024  #: bytes of finished pictures,
_KEPT_TURNED: Final = 24 * 1024 * 1024  #: of those that are turned,
_KEPT_SIGNS: Final = 16 * 1024 * 1024  #: and of signs
#: Drawings that stay ready, those asked for last: a card in the hand is drawn anew when it is lifted or lit.
#: One takes some 100 KiB, more than its picture.
_READY: Final = 12


class ArtRenderer:
    """Draws pieces, cloths and icons, for one deck on one cloth.

    Pictures are made when they are first asked for and kept; asking again costs a look-up.
    """

    def __init__(self, deck: str = "two-colour", palette: Palette = DARK) -> None:
        self.deck = deck
        self.palette = palette
        self._drawing = lru_cache(_READY)(_drawing)
        self._pieces = KeptPictures[Picture](_KEPT)
        self.turned = KeptPictures[Picture](_KEPT_TURNED)  #: of pieces that lie at an angle
        self.signs = KeptPictures[SignPicture](_KEPT_SIGNS)
        self._grounds: OrderedDict[tuple[object, ...], QImage] = OrderedDict()

    def card(
        self,
        face: str,
        width: float,
        dpr: float,
        *,
        lifted: bool = False,
        rim: DrawnRim = "",
        dim: bool = False,
        bare: bool = False,
    ) -> Picture:
        """Return a card's picture with its shadow; ``face`` is empty for the back."""
        return self.piece(Look("card", face, width, dpr, lifted, rim, dim, bare))

    def piece(self, look: Look) -> Picture:
        """Return a piece's picture with its shadow."""
        return self._pieces.get(look, lambda: self._draw_piece(look))

    def _draw_piece(self, look: Look) -> Picture:
        if look.kind not in _BODIES:
            return self._draw_card(look)
        draw, mark = _BODIES[look.kind]
        plain = replace(look, rim="", dim=False, mark="")
        return draw(look) if look == plain else mark(self.piece(plain), look, self.palette)

    def _draw_card(self, look: Look) -> Picture:
        dpr, measure = look.dpr, measure_of(look.kind)
        across = max(1, round(look.width * dpr))
        down = max(1, round(look.width * dpr * measure.height / measure.width))
        unit = across / measure.width
        height = _LIFTED if look.lifted else _BARE if look.bare else _LYING
        margin = ceil(max(unit * (0.16 if height == _LIFTED else 0.075), 5 * dpr)) + 2
        if height == _BARE and not look.rim and not look.mark:
            margin = 2  # nothing is drawn beside the paper, and stacks have many of these
        paper = QRectF(margin, margin, across, down)
        image = QImage(self._ground(across, down, unit, margin, height))
        printed = self._drawing(_PRINTS.get(look.kind, _plain)(look.face, self.deck))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        printed.render(painter, paper)
        mark_card(painter, paper, look, self.palette)
        if look.rim:
            around = outline("box", paper, unit * CORNER)
            draw_rim(painter, around, look.rim, max(1.0, unit * 0.009, dpr), self.palette)
        painter.end()
        return Picture(finished(image, dpr), QPointF(margin / dpr, margin / dpr))

    def _ground(self, across: int, down: int, unit: float, margin: int, height: int) -> QImage:
        """Return the blank card of this size on its shadow."""
        key = (across, down, unit, margin, height)
        ground = self._grounds.get(key)
        if ground is not None:
            self._grounds.move_to_end(key)
            return ground
        ground = blank(across + 2 * margin, down + 2 * margin)
        paper = QRectF(margin, margin, across, down)
        corner = unit * CORNER
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for right, down_, blur, strength in _SHADOWS[height]:
            moved = paper.translated(unit * right, unit * down_)
            draw_shadow(painter, outline("box", moved, corner), unit * blur, strength)
        light = QLinearGradient(paper.topLeft(), paper.bottomLeft())
        light.setColorAt(0, QColor("#FFFCF3"))
        light.setColorAt(1, QColor("#F4EEDD"))
        line = max(1.0, unit * 0.006)
        painter.setBrush(QColor("#CBBFA2"))
        painter.drawRoundedRect(paper, corner, corner)
        painter.setBrush(QBrush(light))
        painter.drawRoundedRect(paper.adjusted(line, line, -line, -line), corner - line, corner - line)
        painter.end()
        self._grounds[key] = ground
        if len(self._grounds) > 8:
            self._grounds.popitem(last=False)
        return ground

    def cloth(self, name: str, width: int, height: int, dpr: float) -> QPixmap:
        """Return the cloth in this size (logical pixels); ``name`` is ``dark``, ``light`` or ``contrast``."""
        lit, middle, edge = (QColor(colour) for colour in PALETTES[name].cloth)
        image = QImage(max(1, round(width * dpr)), max(1, round(height * dpr)), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        if lit == edge:
            painter.fillRect(image.rect(), lit)
        else:
            w, h = image.width(), image.height()
            painter.scale(w, h)  # so that the light is as wide as the table
            light = QRadialGradient(QPointF(0.5, 0.38), 0.78)
            light.setColorAt(0, lit)
            light.setColorAt(0.5, middle)
            light.setColorAt(1, edge)
            painter.fillRect(QRectF(0, 0, 1, 1), light)
            painter.resetTransform()
            painter.setBrush(QBrush(_weave(name, max(1, round(dpr)))))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRect(image.rect())
        painter.end()
        return finished(image, dpr)

    def icon(self, name: str, color: QColor) -> QIcon:
        """Return a toolbar icon, one of the names in ``ICONS``, in this colour."""
        svg = part("icons", f"{name}.svg").alone(color.name())
        return QIcon(DrawnIcon(lambda size: _pixmap(self._drawing(svg), size)))

    def suit(self, suit: str, size: float, dpr: float) -> QPixmap:
        """Return a suit's sign, ``size`` logical pixels square, for the background of windows.

        On a light background it has its deck's ink, on a dark one a paler ink of the same hue.
        """
        light = QColor(self.palette.base).lightnessF() > 0.5
        ink = (INKS if light else PALE_INKS)[self.deck][suit]
        return self._sign(part("cards", "suits", f"{SUITS[suit]}.svg").alone(ink), size, dpr)

    def _sign(self, svg: str, size: float, dpr: float) -> QPixmap:
        pixels = max(1, round(size * dpr))
        image = blank(pixels, pixels)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._drawing(svg).render(painter, QRectF(0, 0, pixels, pixels))
        painter.end()
        return finished(image, dpr)


def application_icon() -> QIcon:
    """Return the program's own icon, for windows and the task bar."""
    drawing = QSvgRenderer(str(resource("assets", "icon.svg")))
    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        icon.addPixmap(_pixmap(drawing, QSize(size, size)))
    return icon


def _drawing(svg: str) -> QSvgRenderer:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    if not renderer.isValid():
        raise ValueError(f"not a drawing: {svg[:200]}")
    return renderer


def _pixmap(drawing: QSvgRenderer, size: QSize) -> QPixmap:
    image = blank(size.width(), size.height())
    painter = QPainter(image)
    drawing.render(painter, QRectF(image.rect()))
    painter.end()
    return finished(image, 1.0)


@cache
def _weave(name: str, scale: int) -> QImage:
    """Return a tile of plain weave: threads over and under each other, each a little different."""
    size = 128
    chance = random.Random(5)  # noqa: S311
    warp = [chance.gauss(0, 1) for _ in range(size)]
    weft = [chance.gauss(0, 1) for _ in range(size)]
    strength = 4.0 if name == "dark" else 3.2
    highest = 2.0 * strength
    # What each point differs by: two dice for each are enough, and far quicker than a bell curve.
    dice = chance.randbytes(2 * size * size)
    fuzz = [0.55 * strength * (total - 255) / 104 for total in range(511)]  # 104 is their deviation
    lit = [strength * (0.6 + 0.3 * thread) for thread in warp]
    hollow = [strength * (-0.6 + 0.3 * thread) for thread in weft]
    woven = chain.from_iterable(_row(lit, thread, y) for y, thread in enumerate(hollow))
    most = round(max(map(abs, (*lit, *hollow))) + fuzz[-1]) + 1
    # Premultiplied: white for a lit thread, black for a hollow.
    points = {
        level: bytes((*[max(seen, 0)] * 3, abs(seen)))
        for level in range(-most, most + 1)
        for seen in [max(-round(highest), min(round(highest), level))]
    }
    # The cloth is under the first table that is seen: for each of its points, nothing runs in Python.
    levels = map(round, map(add, woven, map(fuzz.__getitem__, map(add, dice[::2], dice[1::2]))))
    data = b"".join(map(points.__getitem__, levels))
    tile = QImage(data, size, size, size * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()
    if scale > 1:
        tile = tile.scaled(QSize(size * scale, size * scale))
    return tile


def _row(lit: list[float], hollow: float, y: int) -> list[float]:
    """Return a row of a weave: by twos, threads that lie above and one that lies below them."""
    row = lit.copy()
    first = 2 * (y // 2 % 2)
    for place in (first, first + 1):
        row[place::4] = [hollow] * len(row[place::4])
    return row
