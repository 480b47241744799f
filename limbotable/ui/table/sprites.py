"""Tables as small pictures with places: for drawings and pages that other programs show.

The pictures are those of the table's own scene.  Equal ones are there once, however many tables have them.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec
from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.geometry import frame_for
from limbotable.ui.table.scene import TableScene
from limbotable.ui.words.speak import speak

_QUALITY: Final = 82  #: of WebP, from 0 to 100: print on cards stays sharp


class Sprite(msgspec.Struct, frozen=True):
    """A picture, in logical pixels."""

    content: bytes  #: a file of an image format
    kind: str  #: of that format: the end of its media type
    width: float
    height: float

    @property
    def address(self) -> str:
        """All of it as a ``data:`` address."""
        return f"data:image/{self.kind};base64,{b64encode(self.content).decode('ascii')}"


class Placed(msgspec.Struct, frozen=True):
    """A piece or a sign on a table."""

    key: str  #: its own as long as it is on the table; the key of a sign begins with ``sign ``
    sprite: int  #: the number of its picture
    x: float  #: logical pixels, of its upper left corner
    y: float


class SpriteSheet:
    """Takes tables apart into pictures and their places, all for the same room."""

    def __init__(
        self, size: tuple[int, int], dpr: float, art: ArtRenderer, clock: Clock, *, small: bool = False
    ) -> None:
        """``size`` is the room of a table, in logical pixels; pictures have ``dpr`` times as many.

        They are PNG, which everything can show; ``small``: WebP, which every browser can.
        """
        self.sprites: list[Sprite] = []  #: all pictures so far
        self.frame: Frame = frame_for(*size)  #: that of the tables
        self._drawn: dict[bytes, int] = {}  # by a digest of its pixels,
        self._numbers: dict[bytes, int] = {}  # and by its content: small files may be equal all the same
        self._known: dict[int, tuple[int, QPixmap]] = {}  # by the key of a pixmap, which has to stay alive
        self._dpr = dpr
        webp = small and "webp" in [
            bytes(one.data()).decode() for one in QImageWriter.supportedImageFormats()
        ]
        self._kind = "webp" if webp else "png"
        self._scene = TableScene(art, art.palette, speak, clock)
        self._scene.set_room(*size, dpr)

    def lay(self, tableau: Tableau) -> list[Placed]:
        """Return what lies on a table, from the lowest to the uppermost; it has the ``frame``."""
        scene = self._scene
        scene.show(tableau)
        keys: dict[QGraphicsItem, str] = {item: key for key, item in scene.pieces.items()}
        keys |= {item: f"sign {key}" for key, item in scene.signs.items()}
        # Where no item has a parent, the heights decide, and between equal ones the order of coming.
        drawn = sorted(
            (item for item in scene.items(Qt.SortOrder.AscendingOrder) if item in keys),
            key=lambda item: item.zValue(),
        )
        return [self._place(item, keys[item]) for item in drawn if isinstance(item, QGraphicsPixmapItem)]

    def _place(self, item: QGraphicsPixmapItem, key: str) -> Placed:
        transform = item.sceneTransform()
        if not _is_moved_only(transform) or item.opacity() != 1.0:
            box = item.sceneBoundingRect()
            return Placed(key, self._number(self._flat(item, box)), box.x(), box.y())
        corner = transform.map(item.offset())
        return Placed(key, self._number(item.pixmap()), corner.x(), corner.y())

    def _flat(self, item: QGraphicsPixmapItem, box: QRectF) -> QPixmap:
        """Return the picture of an item as it is shown: scaled, turned or faint."""
        size = (box.size() * self._dpr).toSize()
        flat = QPixmap(max(1, size.width()), max(1, size.height()))
        flat.setDevicePixelRatio(self._dpr)
        flat.fill(Qt.GlobalColor.transparent)
        painter = QPainter(flat)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(item.opacity())
        painter.translate(-box.topLeft())
        painter.setTransform(item.sceneTransform(), True)
        painter.drawPixmap(item.offset(), item.pixmap())
        painter.end()
        return flat

    def _number(self, pixmap: QPixmap) -> int:
        """Return the number of a picture, which is added to the others if it is new."""
        known = self._known.get(pixmap.cacheKey())
        if known is not None:
            return known[0]
        pixels = _digest_of(pixmap)
        number = self._drawn.get(pixels)
        if number is None:  # writing a file takes far longer than reading the pixels
            number = self._drawn[pixels] = self._numbered(pixmap, _file_of(pixmap, self._kind))
        self._known[pixmap.cacheKey()] = number, pixmap
        return number

    def _numbered(self, pixmap: QPixmap, content: bytes) -> int:
        number = self._numbers.get(content)
        if number is None:
            size = pixmap.deviceIndependentSize()
            number = self._numbers[content] = len(self.sprites)
            self.sprites.append(Sprite(content, self._kind, size.width(), size.height()))
        return number


def _digest_of(pixmap: QPixmap) -> bytes:
    """Return a digest of a picture: only equal pictures have the same."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    digest = sha256(f"{image.width()} {image.height()} {image.devicePixelRatio()}".encode())
    digest.update(image.constBits())
    return digest.digest()


def _file_of(pixmap: QPixmap, kind: str) -> bytes:
    """Return a picture as the content of a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, kind, _QUALITY if kind == "webp" else -1)
    return bytes(buffer.data().data())


def sheet_of(
    tableau: Callable[[Frame], Tableau], size: tuple[int, int], dpr: float, art: ArtRenderer, clock: Clock
) -> tuple[list[Sprite], list[Placed]]:
    """Return one table's pictures and their places."""
    sheet = SpriteSheet(size, dpr, art, clock)
    placed = sheet.lay(tableau(sheet.frame))
    return sheet.sprites, placed


def _is_moved_only(transform: QTransform) -> bool:
    none, moved = QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate
    return transform.type() in (none, moved)
