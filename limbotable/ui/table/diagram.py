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
    return TablePainter(size, dpr, art, clock).draw(tableau(frame_for(*size)))


class TablePainter:
    """Draws tables of one size, each by what has changed from the one before."""

    def __init__(self, size: tuple[int, int], dpr: float, art: ArtRenderer, clock: Clock) -> None:
        """``size`` is in logical pixels; tables are for the frame that ``frame_for`` returns for it."""
        self._size, self._dpr = size, dpr
        self._ground = QColor(art.palette.cloth[1])
        self._scene = TableScene(art, art.palette, speak, clock)
        self._scene.set_room(*size, dpr)

    def draw(self, tableau: Tableau) -> QImage:
        """Return the picture of a table."""
        width, height = self._size
        self._scene.show(tableau)
        image = QImage(round(width * self._dpr), round(height * self._dpr), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self._dpr)
        image.fill(self._ground)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._scene.render(painter, QRectF(0, 0, width, height), QRectF(0, 0, width, height))
        painter.end()
        return image
