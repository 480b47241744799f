"""A small still picture of a table, beside or within other widgets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.diagram import draw_table


class TablePicture(QWidget):
    """Shows one tableau as large as there is room.  It is drawn when it is painted, and no sooner."""

    def __init__(self, art: Callable[[], ArtRenderer], clock: Clock, size: QSize, parent: QWidget) -> None:
        """``art`` returns the present renderer for each drawing; ``size`` is the preferred size."""
        super().__init__(parent)
        self._art = art
        self._clock = clock
        self._size = size
        self.tableau: Callable[[Frame], Tableau] | None = None  #: the shown one; None in an empty picture
        self._drawn: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(size / 2)

    def sizeHint(self) -> QSize:
        return self._size

    def show_table(self, tableau: Callable[[Frame], Tableau] | None) -> None:
        """Show the tableau of a frame; None for an empty picture."""
        self.tableau = tableau
        self._drawn = None
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._drawn = None
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.tableau is None:
            painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
            return
        dpr = self.devicePixelRatioF()
        wanted = (self.size() * dpr).toTuple()
        if self._drawn is None or self._drawn.size().toTuple() != wanted:
            size = self.width(), self.height()
            self._drawn = draw_table(self.tableau, size, dpr, self._art(), self._clock)
        painter.drawImage(0, 0, self._drawn)
