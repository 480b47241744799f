"""The frame of the panel."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from limbotable.ui.art.writing import larger
from limbotable.ui.panels.panel_dock import PanelDock


@pytest.fixture
def dock(qtbot, qapp) -> Iterator[PanelDock]:
    before = qapp.font()
    window = QMainWindow()
    qtbot.addWidget(window)
    made = PanelDock(window)
    made.setWidget(QWidget())
    made.setWindowTitle("Actions and log")
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, made)
    window.resize(500, 300)
    with qtbot.waitExposed(window):
        window.show()
    yield made
    qapp.setFont(before)


def ink(dock: PanelDock) -> int:
    """Return how wide the title is written, in pixels."""
    palette = QPalette(dock.palette())
    palette.setColor(QPalette.ColorRole.WindowText, QColor("#ff0000"))
    dock.setPalette(palette)
    QApplication.processEvents()
    picture = dock.grab().toImage()
    across = [
        x
        for x in range(picture.width() - 30)
        for y in range(dock.widget().y())
        if (colour := picture.pixelColor(x, y)).red() > colour.green() + 100
    ]
    return max(across) - min(across)


def test_its_title_grows_with_the_letters_of_the_program(dock) -> None:
    usual = ink(dock)
    QApplication.setFont(larger(QApplication.font(), 1.5))
    assert ink(dock) > 1.3 * usual
