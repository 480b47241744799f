"""Still pictures of a table, for example of a record's last position, drawn by the table's own scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from limbotable.play.match import Match
from limbotable.play.record import Record
from limbotable.table import table_of
from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.geometry import frame_for
from limbotable.ui.table.scene import TableScene
from limbotable.ui.words.speak import speak


def draw_diagram(
    record: Record,
    names: Callable[[int, int], Sequence[str]],
    size: tuple[int, int],
    dpr: float,
    art: ArtRenderer,
    clock: Clock,
) -> QImage:
    """Draw the table after a record's last line, from the seat to act; ``size`` is in logical pixels.

    ``names`` returns those of the seats, for phrases, given how many there are and which one lies in front:
    the seat to act, or seat 0 where none is.

    Raises ``RecordError``.
    """
    match = Match.of_record(record)
    stage = match.stages[-1]
    viewer = match.turn if match.turn >= 0 else len(match.seats)
    view = match.game.view(match.options, stage.position, stage.sightings, viewer)
    table, named = table_of(match.game), names(len(match.seats), max(0, match.turn))
    return draw_table(lambda frame: table.tableau(view, frame, named), size, dpr, art, clock)


def draw_table(
    tableau: Callable[[Frame], Tableau], size: tuple[int, int], dpr: float, art: ArtRenderer, clock: Clock
) -> QImage:
    """Draw a table that has room for ``size``, in logical pixels."""
    width, height = size
    scene = TableScene(art, art.palette, speak, clock)
    scene.set_room(width, height, dpr)
    scene.show(tableau(frame_for(width, height)))
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(QColor(art.palette.cloth[1]))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(0, 0, width, height), QRectF(0, 0, width, height))
    painter.end()
    return image
