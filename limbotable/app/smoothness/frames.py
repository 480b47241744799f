"""The time that a picture of a movement takes, beside a bare loop that only draws the same pixmaps."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from limbotable.app.smoothness.scenes import Scene, scenes
from limbotable.ui.art.palette import DARK
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.table.clock import FRAME, SteppedClock
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.speak import speak

_LONGEST: Final = 60_000.0  #: milliseconds of the table's time after which a scene is given up


class Spread(msgspec.Struct, frozen=True):
    """Some measured times in milliseconds, by how many of them were shorter."""

    median: float
    p95: float
    p99: float

    @classmethod
    def of(cls, times: Sequence[float]) -> Spread:
        """Sum up at least one time."""
        ordered = sorted(times)

        def at(part: float) -> float:
            return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

        return cls(at(0.5), at(0.95), at(0.99))


class SceneTimes(msgspec.Struct, frozen=True):
    """The processor time of the pictures of one scene."""

    scene: str
    pictures: int
    first: float  #: the longest of them when the scene is played for the first time
    table: Spread  #: when it is played again: moving the pieces, and painting
    bare: Spread  #: the same pixmaps, drawn by a loop


def measure_frames(width: int, height: int) -> list[SceneTimes]:
    """Play all scenes on a table of this size in logical pixels; there has to be an application."""
    clock = SteppedClock()
    view = TableView(ArtRenderer("two-colour", DARK), DARK, speak, clock)
    view.resize(width, height)
    view.show()
    QCoreApplication.processEvents()
    found = []
    for scene in scenes(view.frame()):
        first, _ = _play(view, clock, scene)
        table, bare = _play(view, clock, scene)
        found.append(
            SceneTimes(scene.name, len(table), max(first, default=0.0), Spread.of(table), Spread.of(bare))
        )
    view.close()
    return found


def _play(view: TableView, clock: SteppedClock, scene: Scene) -> tuple[list[float], list[float]]:
    """Play a scene; return the milliseconds of each picture in which something moved, and of a bare one."""
    ratio = view.devicePixelRatioF()
    canvas = QImage(view.viewport().size() * ratio, QImage.Format.Format_RGB32)
    canvas.setDevicePixelRatio(ratio)
    table, bare = [], []
    view.director.show(scene.start)
    QCoreApplication.processEvents()
    view.director.play(scene.beats)
    end = clock.now() + _LONGEST
    while view.director.busy and clock.now() < end:
        moving = view.table.animator.moving > 0
        began = time.process_time()
        clock.advance(FRAME)
        QCoreApplication.processEvents()
        took = time.process_time() - began
        if moving:
            table.append(1000 * took)
            bare.append(1000 * _blit(view, canvas))
    return table, bare


def _blit(view: TableView, canvas: QImage) -> float:
    """Draw all pixmaps of the table into a picture; return the seconds that only the drawing took."""
    todo: list[tuple[QTransform, float, bool, QPointF, QPixmap]] = [
        (
            item.sceneTransform(),
            item.effectiveOpacity(),
            item.transformationMode() == Qt.TransformationMode.SmoothTransformation,
            item.offset(),
            item.pixmap(),
        )
        for item in view.table.items(Qt.SortOrder.AscendingOrder)
        if isinstance(item, QGraphicsPixmapItem) and item.isVisible()
    ]
    painter = QPainter(canvas)
    began = time.process_time()
    for transform, opacity, smooth, offset, pixmap in todo:
        painter.setTransform(transform)
        painter.setOpacity(opacity)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        painter.drawPixmap(offset, pixmap)
    took = time.process_time() - began
    painter.end()
    return took
