"""What stands in a plot where graphs cannot be drawn: pyqtgraph draws them, with NumPy."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from limbotable.ui.art.palette import Palette
from limbotable.ui.panels.series import Axis, Series


class NoGraph(QWidget):
    """Draws nothing: the plot shows its table."""

    clicked = Signal(float)  #: never: there is nothing to click on,
    opened = Signal(float)  #: nor to click on twice

    def draw(self, series: Sequence[Series], x: Axis, y: Axis, palette: Palette) -> None:
        """Draw nothing."""

    def point_at(self, x: float | None) -> None:
        """Mark nothing."""
