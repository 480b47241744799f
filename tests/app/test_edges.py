"""Controls are seen on each cloth: their edges and the focus have at least 3 to 1, measured on pictures."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QStyleFactory,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import delete

from limbotable.ui.art.palette import PALETTES, application_palette, dress, edge_roles
from limbotable.ui.panels.focus_ring import FocusRing
from tests.app.written import contrasts, pixels

CONTROLS = (QCheckBox, QComboBox, QLineEdit, QPushButton, QSpinBox)
#: On the window itself, and on the page of a tab, which the style makes lighter.
GROUNDS = ("window", "page")
RING = 2  # pixels around a control that its ring takes
REACH = 6  # pixels from the side of a control within which its edge is


@pytest.fixture(autouse=True)
def fusion(qapp) -> Iterator[None]:
    """The style of the program, and the looks from before after the test."""
    style, palette = qapp.style().objectName(), qapp.palette()
    qapp.setStyle(QStyleFactory.create("Fusion"))
    yield
    qapp.setStyle(QStyleFactory.create(style))
    qapp.setPalette(palette)


@pytest.fixture
def ring(qapp) -> Iterator[None]:
    """The ring around the focus, for one test."""
    made = FocusRing((), qapp)
    yield
    delete(made)


def weakest_edge(window: QWidget, one: QWidget) -> float:
    """Return the contrast to what is around a control of the weaker one of its upper and lower edges."""
    picture = pixels(window)
    corner = one.mapTo(window, one.rect().topLeft())
    ground = np.broadcast_to(picture[corner.y() - 3, corner.x() - 3], picture.shape)
    ratio = contrasts(picture, ground)
    box = ratio[corner.y() : corner.y() + one.height(), corner.x() : corner.x() + one.width()]
    wide = box.shape[1]
    part = slice(6, 9) if isinstance(one, QCheckBox) else slice(wide // 4, wide // 2)
    middle = box[:, part]  # of a box, beside which there is room, or of all
    return float(min(np.median(side.max(axis=0)) for side in (middle[:REACH], middle[-REACH:])))


def window_with(
    qtbot, kind: type[QWidget], cloth: str, ground: str = "window"
) -> tuple[QWidget, QWidget, QWidget]:
    """Show a window with a control, and another one after it."""
    palette = PALETTES[cloth]
    dress(application_palette(palette), edge_roles(palette))
    window = QWidget()
    qtbot.addWidget(window)
    room = QWidget() if ground == "page" else window
    layout = QVBoxLayout(room)
    one, other = kind(), QPushButton()  # the other one has the focus
    layout.addWidget(one)
    layout.addWidget(other)
    if ground == "page":
        tabs = QTabWidget()
        tabs.addTab(room, "Page")
        QVBoxLayout(window).addWidget(tabs)
    window.resize(240, 160)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    QTest.keyClick(one, Qt.Key.Key_Tab)  # from now on the focus is shown
    other.setFocus()
    return window, one, other


@pytest.mark.parametrize("cloth", PALETTES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("kind", CONTROLS)
def test_edges_are_seen(qtbot, kind, ground, cloth) -> None:
    window, one, _ = window_with(qtbot, kind, cloth, ground)
    assert weakest_edge(window, one) >= 3


@pytest.mark.parametrize("cloth", PALETTES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_a_slider_and_its_track_are_seen(qtbot, ground, cloth) -> None:
    window, one, _ = window_with(qtbot, _Lying, cloth, ground)
    assert isinstance(one, QSlider)
    one.setRange(0, 100)
    one.setValue(25)
    picture = pixels(window)
    corner = one.mapTo(window, one.rect().topLeft())
    ratio = contrasts(picture, np.broadcast_to(picture[corner.y() - 3, corner.x() - 3], picture.shape))
    box = ratio[corner.y() : corner.y() + one.height(), corner.x() : corner.x() + one.width()]
    wide = box.shape[1]
    for part in (slice(wide // 16, wide // 8), slice(wide // 2, wide - 8)):  # what is set, and the rest
        assert np.median(box[:, part].max(axis=0)) >= 3
    # The handle is taller than the track: its two sides are seen above and below it.
    handle = box[:, wide // 4 - 4 : wide // 4 + 16]
    rows = np.nonzero((handle >= 3).sum(axis=1) >= 2)[0]
    track = np.nonzero((box[:, wide // 2 : wide - 8] >= 3).mean(axis=1) > 0.5)[0]
    assert rows.min() < track.min()
    assert rows.max() > track.max()


class _Lying(QSlider):
    """A slider as the settings have it."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)


@pytest.mark.parametrize("cloth", PALETTES)
@pytest.mark.parametrize("kind", CONTROLS)
def test_the_focus_is_seen(qtbot, ring, kind, cloth) -> None:
    window, one, other = window_with(qtbot, kind, cloth)
    before = pixels(window)
    QTest.keyClick(other, Qt.Key.Key_Tab)
    assert one.hasFocus()
    area = QRect(one.mapTo(window, QPoint()), one.size()).adjusted(-RING, -RING, RING, RING)
    box = contrasts(before, pixels(window))[area.top() : area.bottom() + 1, area.left() : area.right() + 1]
    assert (box >= 3).sum() >= 24  # pixels: half of the ring around the smallest box
