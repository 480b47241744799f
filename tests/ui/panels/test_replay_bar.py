"""The bar below a replay, where it is narrow."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.panels.few_lines import FewLines
from limbotable.ui.panels.replay_bar import PastBand, ReplayBar
from tests.app.fitting import cuts
from tests.parts import part

#: What is told of a line in Libtis, about as long as most are.
SAID = (
    "You play the Ace of Moons and send a cube from the supply to the Forest. Forest: 1st place, tied with"
    " Mira; you would get leaves."
)


@pytest.fixture
def bar(qtbot) -> ReplayBar:
    made = ReplayBar()
    qtbot.addWidget(made)
    made.wear(ArtRenderer(), PALETTES["dark"])
    made.mark(65, (20,))
    made.offer_points_of_view(("You", "Mira", "All hands open"), 0)
    made.show_line(20, SAID)
    with qtbot.waitExposed(made):
        made.show()
    return made


def lay(bar: ReplayBar, width: int) -> FewLines:
    """Make the bar as wide as that, and as high as it wants to be; return its sentence."""
    for _ in range(2):
        bar.resize(width, bar.sizeHint().height())
        QApplication.processEvents()
    return part(bar, FewLines)


def below(bar: ReplayBar, upper: QWidget, lower: QWidget) -> bool:
    """Return whether one part of the bar stands below another one."""
    bottom, top = (QPoint(0, upper.height()), QPoint(0, 0))
    return lower.mapTo(bar, top).y() >= upper.mapTo(bar, bottom).y()


@pytest.mark.parametrize("width", [745, 900, 1100, 1900])
def test_all_is_read_of_a_line(bar, width) -> None:
    line = lay(bar, width)
    assert line.text() == bar.line == f"Line 20 of 65: {SAID}"
    assert line.toolTip() == "", "nothing is cut"
    assert list(cuts(bar)) == []


def test_the_sentence_has_the_row_of_the_buttons_where_that_is_long_enough(bar) -> None:
    _, leave = bar.findChildren(QPushButton)
    assert below(bar, lay(bar, 745), leave)
    high = bar.height()
    assert not below(bar, lay(bar, 1900), leave)
    assert bar.height() < high


def test_a_longer_sentence_ends_with_an_ellipsis_and_the_tip_has_all_of_it(bar) -> None:
    line = lay(bar, 745)
    bar.show_line(20, SAID * 3)
    assert SAID * 3 in line.toolTip().replace("\n", " ")
    assert line.accessibleName() == f"Line 20 of 65: {SAID * 3}"
    assert list(cuts(bar)) == []


def test_in_large_letters_two_buttons_stand_below_the_others(bar) -> None:
    font = QFont(bar.font())
    font.setPointSizeF(2 * font.pointSizeF())
    bar.setFont(font)
    assert bar.minimumSizeHint().width() < 600
    line = lay(bar, 620)
    play, leave = bar.findChildren(QPushButton)
    assert below(bar, line, play)
    assert list(cuts(bar)) == []
    assert bar.rect().contains(leave.geometry())
    lay(bar, 3200)
    assert not below(bar, line, play)


def test_the_band_above_takes_as_many_lines_as_it_needs(qtbot) -> None:
    band = PastBand()
    qtbot.addWidget(band)
    assert band.heightForWidth(200) > band.heightForWidth(900) >= band.fontMetrics().height()
