"""The evaluation bar."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QColor, QImage

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
    """How much of the column's height each colour and its pattern have, left of balls and figures."""
    image = bar.grab().toImage()
    column = [image.pixelColor(8, y).name() for y in range(image.height())]
    return {
        face: sum(column.count(ink.name()) for ink in (QColor(gloss.own), QColor(gloss.own).darker(150)))
        / (500 - 25)
        for face, gloss in BALLS.items()
    }


def test_each_seat_has_its_share_of_the_column(bar) -> None:
    bar.show_shares(TWO, rounds=False)
    found = parts(bar)
    assert found["white"] == pytest.approx(0.75, abs=0.08)
    assert found["red"] == pytest.approx(0.25, abs=0.08)
    bar.show_shares([SeatChance("South", 1.0, "white"), SeatChance("North", 0.0, "red")], rounds=False)
    assert parts(bar)["red"] == 0


def test_what_is_not_known_is_nobodys(bar) -> None:
    bar.show_shares(
        [
            SeatChance("South", None, "white"),
            SeatChance("West", 0.4, "red"),
            SeatChance("East", None, "black"),
        ],
        rounds=False,
    )
    assert [share.name for share in bar.shares] == ["West"]
    found = parts(bar)
    assert found["red"] == pytest.approx(0.4, abs=0.1)
    assert found["white"] == found["black"] == 0


def test_a_screen_reader_has_names_and_figures(bar) -> None:
    bar.show_shares(TWO, rounds=False)
    interface = QAccessible.queryAccessibleInterface(bar)
    assert interface is not None
    assert interface.role() == QAccessible.Role.ProgressBar
    assert interface.text(QAccessible.Text.Name) == "Chances"
    assert interface.text(QAccessible.Text.Description) == "South 75%, North 25%"
    assert bar.value() == 75
    bar.show_shares((), rounds=False)
    assert bar.accessibleDescription() == ""


def test_under_the_mouse_it_says_of_what_they_are_the_chances(bar) -> None:
    bar.show_shares(TWO, rounds=True)
    assert "the present round or game" in bar.toolTip()
    bar.show_shares(TWO, rounds=False)
    assert "the match" in bar.toolTip()


def test_figures_tell_the_seats_without_colours(bar) -> None:
    bar.show_shares(TWO, rounds=False)
    grey = bar.grab().toImage().convertToFormat(bar.grab().toImage().Format.Format_Grayscale8)
    bar.show_shares([SeatChance("South", 0.75, "red"), SeatChance("North", 0.25, "white")], rounds=False)
    swapped = bar.grab().toImage().convertToFormat(grey.format())
    assert grey != swapped


@pytest.mark.parametrize("cloth", PALETTES)
@pytest.mark.parametrize("faces", [("white", "red", "black"), ("", "", "")])
def test_each_part_has_a_pattern_of_its_own_in_grey(bar, cloth, faces) -> None:
    bar.wear(ArtRenderer(palette=PALETTES[cloth]), PALETTES[cloth])
    bar.show_shares(
        [SeatChance(name, 1 / 3, face) for name, face in zip("SWE", faces, strict=True)], rounds=False
    )
    grey = bar.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    patterns = []
    for n in range(3):
        top = 12 + round((n + 0.2) * (500 - 25) / 3) + (30 if n == 0 else 0)
        part = [[grey.pixelColor(x, top + y).red() for x in range(9, 25)] for y in range(16)]
        plain = max(value for row in part for value in row), min(value for row in part for value in row)
        middle = sum(plain) / 2
        patterns.append([value > middle for row in part for value in row])
        assert plain[0] - plain[1] > 10 or n == 0, "the first is plain"
    for one, other in combinations(patterns, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 16


def test_a_seat_between_two_has_its_ball_and_figure_in_the_middle_of_its_part(bar) -> None:
    def grab(middle: float, face: str) -> QImage:
        rest = (1 - middle) / 2
        bar.show_shares(
            [SeatChance("S", rest, "white"), SeatChance("W", middle, face), SeatChance("E", rest, "black")],
            rounds=False,
        )
        middle_part: QImage = bar.grab(QRect(0, 225, 34, 50)).toImage()
        return middle_part

    assert grab(0.5, "red") != grab(0.49, "red"), "the figure"
    seen = grab(0.5, "red")
    inlay = [seen.pixelColor(17, y).lightnessF() for y in range(9, 28)]
    assert max(inlay) > 0.8, "the ball's own sign"


@pytest.mark.parametrize("cloth", PALETTES)
def test_it_wears_every_cloth(bar, cloth) -> None:
    bar.show_shares(TWO, rounds=False)
    bar.wear(ArtRenderer(palette=PALETTES[cloth]), PALETTES[cloth])
    image = bar.grab().toImage()
    assert image.pixelColor(1, 1) == QColor(PALETTES[cloth].cloth[2])
