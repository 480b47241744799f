"""How well writing can be read: measured on what is really drawn, with the writing and without it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget

from limbotable.ui.art.palette import EDGED, dress

#: The side of the square parts that a picture is looked at in, in pixels: about a letter or two.
CELL = 12
#: Fewer changed pixels than this are no letter.
_FEW = 10
_ROLES = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
    QPalette.ColorRole.BrightText,
    QPalette.ColorRole.HighlightedText,
    QPalette.ColorRole.PlaceholderText,
    QPalette.ColorRole.Link,
    QPalette.ColorRole.LinkVisited,
    QPalette.ColorRole.ToolTipText,
)
#: Disabled parts may be faint: they say that there is nothing to do.
_GROUPS = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive)


@dataclass(frozen=True)
class Writing:
    """Some letters that lie together."""

    x: int
    y: int
    width: int
    height: int
    contrast: float  #: of the strongest pixel to what is behind it, as WCAG counts it


def writings(window: QWidget, draw_anew: Callable[[bool], object] = lambda _: None) -> list[Writing]:
    """Measure all writing in a window.

    ``draw_anew`` makes it draw what it keeps drawn, with writing or, for False, without any.
    """
    draw_anew(True)
    written = pixels(window)
    with without_writing(window):
        draw_anew(False)
        bare = pixels(window)
    draw_anew(True)
    ratio, changed = contrasts(written, bare), np.abs(written - bare).max(axis=2) > 6
    for bar in window.findChildren(QScrollBar):  # which may move meanwhile, and has no writing
        if bar.isVisible():
            corner = bar.mapTo(window, bar.rect().topLeft())
            changed[
                max(0, corner.y()) : corner.y() + bar.height(), max(0, corner.x()) : corner.x() + bar.width()
            ] = False
    return list(clusters(ratio, changed))


def pixels(window: QWidget, area: QRect | None = None) -> Any:
    """The picture of a window or of a part of it: rows, columns, and red, green and blue from 0 to 255."""
    QApplication.processEvents()
    grabbed = window.grab() if area is None else window.grab(area)
    image = grabbed.toImage().convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return rows[:, : image.width(), 2::-1].astype(np.int32)


def contrasts(one: Any, other: Any) -> Any:
    """The contrast of each pixel of a picture to that of another one."""
    bright, dark = luminance(one), luminance(other)
    return (np.maximum(bright, dark) + 0.05) / (np.minimum(bright, dark) + 0.05)


def luminance(picture: Any) -> Any:
    return LIGHT[0][picture[..., 0]] + LIGHT[1][picture[..., 1]] + LIGHT[2][picture[..., 2]]


def _light() -> Any:
    """The luminance, as WCAG defines it, of each level of red, green and blue."""
    part = np.arange(256) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return np.outer([0.2126, 0.7152, 0.0722], linear).astype(np.float32)


LIGHT: Final = _light()


def clusters(ratio: Any, changed: Any) -> Iterator[Writing]:
    """Yield the letters that lie together, with the contrast of the strongest of their pixels."""
    rows, columns = (size // CELL + 1 for size in changed.shape)
    room = ((0, rows * CELL - changed.shape[0]), (0, columns * CELL - changed.shape[1]))
    cells = (rows, CELL, columns, CELL)
    count = np.pad(changed, room).reshape(cells).sum(axis=(1, 3))
    best = np.pad(np.where(changed, ratio, 0.0), room).reshape(cells).max(axis=(1, 3))
    left = {(int(row), int(column)) for row, column in zip(*np.nonzero(count), strict=True)}
    while left:
        found, edge = set(), [left.pop()]
        while edge:
            row, column = edge.pop()
            found.add((row, column))
            for near in ((row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)):
                if near in left:
                    left.discard(near)
                    edge.append(near)
        if sum(count[one] for one in found) >= _FEW:
            tops, sides = [row for row, _ in found], [column for _, column in found]
            yield Writing(
                min(sides) * CELL,
                min(tops) * CELL,
                (max(sides) - min(sides) + 1) * CELL,
                (max(tops) - min(tops) + 1) * CELL,
                float(max(best[one] for one in found)),
            )


@contextmanager
def without_writing(window: QWidget) -> Iterator[None]:
    """Draw everything but writing: what paints it by hand, by the palette, or by a style sheet."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before, draw_text = app.palette(), QPainter.drawText
    # The stub asks for bytes, which Qt's binding refuses.
    edges = {kind: QApplication.palette(kind).color(QPalette.ColorRole.Window) for kind in EDGED}  # type: ignore[call-overload]
    bare = QPalette(before)
    for group in _GROUPS:
        for role in _ROLES:
            ink = before.color(group, role)
            ink.setAlpha(0)  # and no other colour: of some, styles take everything but that
            bare.setColor(group, role, ink)
    sheets = {one: one.styleSheet() for one in (window, *window.findChildren(QWidget)) if one.styleSheet()}
    QPainter.drawText = lambda *_: None  # type: ignore[method-assign, assignment]
    try:
        dress(bare, edges)
        for widget, sheet in sheets.items():
            widget.setStyleSheet(re.sub(r"(?<![-\w])color: *[^;}]+", "color: transparent", sheet))
        yield
    finally:
        QPainter.drawText = draw_text  # type: ignore[method-assign]
        dress(before, edges)
        for widget, sheet in sheets.items():
            widget.setStyleSheet(sheet)
        app.sendPostedEvents(None, QEvent.Type.LayoutRequest)
