"""Controls are seen on the cloth of high contrast: edges and the focus have at least 3 to 1, on pictures."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStyleFactory,
    QVBoxLayout,
    QWidget,
)

from limbotable.ui.art.palette import PALETTES, application_palette, dress, edge_roles
from tests.app.written import contrasts, pixels

CONTROLS = (QCheckBox, QComboBox, QLineEdit, QPushButton, QSpinBox)
REACH = 6  # pixels from the side of a control within which its edge is


@pytest.fixture(autouse=True)
def fusion(qapp) -> Iterator[None]:
    """The style of the program, and the looks from before after the test."""
    style, palette = qapp.style().objectName(), qapp.palette()
    qapp.setStyle(QStyleFactory.create("Fusion"))
    yield
    qapp.setStyle(QStyleFactory.create(style))
    qapp.setPalette(palette)


def weakest_edge(window: QWidget, one: QWidget) -> float:
    """Return the contrast to the window of the weaker one of a control's upper and lower edges."""
    picture = pixels(window)
    ground = np.broadcast_to(picture[2, 2], picture.shape)
    ratio = contrasts(picture, ground)
    corner = one.mapTo(window, one.rect().topLeft())
    box = ratio[corner.y() : corner.y() + one.height(), corner.x() : corner.x() + one.width()]
    wide = box.shape[1]
    part = slice(6, 9) if isinstance(one, QCheckBox) else slice(wide // 4, wide // 2)
    middle = box[:, part]  # of a box, beside which there is room, or of all
    return float(min(np.median(side.max(axis=0)) for side in (middle[:REACH], middle[-REACH:])))


def window_with(qtbot, kind: type[QWidget]) -> tuple[QWidget, QWidget, QWidget]:
    """Show a window with a control, and another one after it."""
    palette = PALETTES["contrast"]
    dress(application_palette(palette), edge_roles(palette))
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    one, other = kind(), QPushButton()  # the other one has the focus
    layout.addWidget(one)
    layout.addWidget(other)
    window.resize(240, 120)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    QTest.keyClick(one, Qt.Key.Key_Tab)  # from now on the focus is shown
    other.setFocus()
    return window, one, other


@pytest.mark.parametrize("kind", CONTROLS)
def test_edges_are_seen(qtbot, kind) -> None:
    window, one, _ = window_with(qtbot, kind)
    assert weakest_edge(window, one) >= 3


@pytest.mark.parametrize("kind", CONTROLS)
def test_the_focus_is_seen(qtbot, kind) -> None:
    window, one, other = window_with(qtbot, kind)
    before = pixels(window)
    QTest.keyClick(other, Qt.Key.Key_Tab)
    assert one.hasFocus()
    corner = one.mapTo(window, one.rect().topLeft())
    box = contrasts(before, pixels(window))[corner.y() :, corner.x() :][: one.height(), : one.width()]
    assert (box >= 3).sum() >= 24  # pixels: half of the ring around the smallest box
