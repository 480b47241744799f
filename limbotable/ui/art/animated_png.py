"""Animated pictures: PNG with the chunks acTL, fcTL and fdAT (Portable Network Graphics, third edition).

A program that knows no animation shows the first picture.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from struct import pack
from typing import Final

import msgspec
from PySide6.QtGui import QImage, Qt

#: The most colours of an animation: of 256 one is needed for what stays as it was.
MOST_COLOURS: Final = 255

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = 3  #: the colour type
_HELD: Final = 0  #: a picture stays as the ground of the next one,
_LAID_OVER: Final = 1  #: which is laid over it
_CHOSEN: Final = bytes((*range(1, 256), 0))  #: the numbers of colours; that of none is 0
_CHANGED: Final = bytes((0, *([255] * 255)))  #: where two pictures differ in their bits


class _Step(msgspec.Struct):
    """Some whole rows of pixels that are laid over the picture before."""

    top: int
    height: int
    packed: bytes
    time: int  #: for which the picture is shown then, in milliseconds


class AnimatedPng:
    """Takes pictures of one size, and makes a file of them that shows them again and again."""

    def __init__(
        self, width: int, height: int, colours: Sequence[int], texts: Mapping[str, str], language: str
    ) -> None:
        """``colours`` are opaque (``0xffrrggbb``), at most ``MOST_COLOURS``.

        ``texts`` are for those who do not see the pictures, by PNG's own keywords, in a ``language``.
        """
        self._width, self._height = width, height
        self._colours = list(colours)
        self._texts, self._language = texts, language
        self._steps: list[_Step] = []
        self._last = b""

    def add(self, image: QImage, milliseconds: int) -> None:
        """Add a picture, which is shown for so long; one that is like the last one prolongs that."""
        pixels = self._pixels(image)
        if pixels == self._last:
            self._steps[-1].time += milliseconds
            return
        rows = range(self._height)
        if self._last:
            changed = [row for row in rows if self._row(pixels, row) != self._row(self._last, row)]
            rows = range(changed[0], changed[-1] + 1)
        first, end = rows.start * self._width, rows.stop * self._width
        laid = _what_changed(self._last[first:end], pixels[first:end]) if self._last else pixels
        lines = b"".join(b"\0" + self._row(laid, row) for row in range(len(rows)))
        self._steps.append(_Step(rows.start, len(rows), zlib.compress(lines, 9), milliseconds))
        self._last = pixels

    def content(self) -> bytes:
        """Return the file; at least one picture has been added."""
        chunks = [
            _chunk(b"IHDR", pack(">IIBBBBB", self._width, self._height, 8, _INDEXED, 0, 0, 0)),
            _chunk(b"acTL", pack(">II", len(self._steps), 0)),
            _chunk(b"PLTE", bytes(3) + b"".join(pack(">I", one)[1:] for one in self._colours)),
            _chunk(b"tRNS", b"\0"),
            *(self._text(key, text) for key, text in self._texts.items()),
        ]
        number = 0
        for step in self._steps:
            chunks.append(self._control(number, step))
            number += 1
            if step is self._steps[0]:
                chunks.append(_chunk(b"IDAT", step.packed))
            else:
                chunks.append(_chunk(b"fdAT", pack(">I", number) + step.packed))
                number += 1
        return b"".join([_SIGNATURE, *chunks, _chunk(b"IEND", b"")])

    def _pixels(self, image: QImage) -> bytes:
        """Return the number of the nearest colour of each pixel."""
        indexed = image.convertToFormat(
            QImage.Format.Format_Indexed8, self._colours, Qt.ImageConversionFlag.ThresholdDither
        )
        bits, line = bytes(indexed.constBits()), indexed.bytesPerLine()
        lines = [bits[row * line : row * line + self._width] for row in range(self._height)]
        return b"".join(lines).translate(_CHOSEN)

    def _row(self, pixels: bytes, row: int) -> bytes:
        return pixels[row * self._width : (row + 1) * self._width]

    def _control(self, number: int, step: _Step) -> bytes:
        """Return the chunk that says where and for how long a picture is shown."""
        place = pack(">IIIII", number, self._width, step.height, 0, step.top)
        # The time is a fraction of two short numbers.
        time = min(step.time // 10, 0xFFFF)
        return _chunk(b"fcTL", place + pack(">HHBB", time, 100, _HELD, _LAID_OVER))

    def _text(self, key: str, text: str) -> bytes:
        head = key.encode("latin-1") + b"\0\0\0" + self._language.encode("ascii") + b"\0\0"
        return _chunk(b"iTXt", head + text.encode())


def _what_changed(before: bytes, now: bytes) -> bytes:
    """Return the pixels of now, with 0 where they are as before."""
    new = int.from_bytes(now, "big")
    apart = (new ^ int.from_bytes(before, "big")).to_bytes(len(now), "big")
    return (new & int.from_bytes(apart.translate(_CHANGED), "big")).to_bytes(len(now), "big")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))
