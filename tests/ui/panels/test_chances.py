"""The evaluation bar."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QColor

from limbotable.ui.art.bodies import BALLS
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.panels.chances import ChancesBar, SeatChance

TWO = (SeatChance("South", 0.75, "white"), SeatChance("North", 0.25, "red"))


@pytest.fixture
def bar(qtbot) -> ChancesBar:
    made = ChancesBar(ArtRenderer(), PALETTES["dark"])
    qtbot.addWidget(made)
    made.resize(34, 500)
    return made


def parts(bar: ChancesBar) -> dict[str, float]:
    """How much of the column's height each colour has, left of the balls and the figures."""
    image = bar.grab().toImage()
    column = [image.pixelColor(8, y).name() for y in range(image.height())]
    return {face: column.count(QColor(gloss.own).name()) / (500 - 25) for face, gloss in BALLS.items()}


def test_each_seat_has_its_share_of_the_column(bar) -> None:
    bar.show_shares(TWO)
    found = parts(bar)
    assert found["white"] == pytest.approx(0.75, abs=0.08)
    assert found["red"] == pytest.approx(0.25, abs=0.08)
    bar.show_shares([SeatChance("South", 1.0, "white"), SeatChance("North", 0.0, "red")])
    assert parts(bar)["red"] == 0


def test_what_is_not_known_is_nobodys(bar) -> None:
    bar.show_shares(
        [
            SeatChance("South", None, "white"),
            SeatChance("West", 0.4, "red"),
            SeatChance("East", None, "black"),
        ]
    )
    assert [share.name for share in bar.shares] == ["West"]
    found = parts(bar)
    assert found["red"] == pytest.approx(0.4, abs=0.1)
    assert found["white"] == found["black"] == 0


def test_a_screen_reader_has_names_and_figures(bar) -> None:
    bar.show_shares(TWO)
    interface = QAccessible.queryAccessibleInterface(bar)
    assert interface is not None
    assert interface.role() == QAccessible.Role.ProgressBar
    assert interface.text(QAccessible.Text.Name) == "Chances"
    assert interface.text(QAccessible.Text.Description) == "South 75 %, North 25 %"
    assert bar.value() == 75
    bar.show_shares(())
    assert bar.accessibleDescription() == ""


def test_figures_tell_the_seats_without_colours(bar) -> None:
    bar.show_shares(TWO)
    grey = bar.grab().toImage().convertToFormat(bar.grab().toImage().Format.Format_Grayscale8)
    bar.show_shares([SeatChance("South", 0.75, "red"), SeatChance("North", 0.25, "white")])
    swapped = bar.grab().toImage().convertToFormat(grey.format())
    assert grey != swapped


@pytest.mark.parametrize("cloth", PALETTES)
def test_it_wears_every_cloth(bar, cloth) -> None:
    bar.show_shares(TWO)
    bar.wear(ArtRenderer(palette=PALETTES[cloth]), PALETTES[cloth])
    image = bar.grab().toImage()
    assert image.pixelColor(1, 1) == QColor(PALETTES[cloth].cloth[2])
