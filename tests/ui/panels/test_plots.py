"""Graphs: what is drawn, gone through by keys, and read as a table."""

from __future__ import annotations

import subprocess
import sys
from typing import TypeVar

import pytest
from msgspec.structs import replace
from pyqtgraph import BarGraphItem, PlotCurveItem, ScatterPlotItem
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTableWidget, QToolButton

from limbotable.ui.art.palette import DARK, PALETTES
from limbotable.ui.panels.graph import Graph
from limbotable.ui.panels.key_sample import KeySample
from limbotable.ui.panels.plots import Plot
from limbotable.ui.panels.series import Axis, Series, number, styles
from tests.patience import PATIENCE

Item = TypeVar("Item")

SERIES = (
    Series("known", ((1.0, 0.5), (2.0, 0.75), (4.0, 0.25))),
    Series("open", ((1.0, 0.25), (3.0, 1.0)), "steps"),
    Series("worst", ((4.0, 0.25),), "marks"),
    Series("bars", ((1.0, 0.5), (2.0, 0.5)), "bars"),
)


def percent(value: float) -> str:
    return f"{round(100 * value)}%"


@pytest.fixture
def plot(qtbot) -> Plot:
    made = Plot(DARK)
    qtbot.addWidget(made)
    made.resize(640, 320)
    made.show_series(SERIES, Axis("decision"), Axis("chance", (0.0, 1.0), say=percent))
    with qtbot.waitExposed(made):
        made.show()
    return made


def graph(plot: Plot) -> Graph:
    found = plot.findChild(Graph)
    assert isinstance(found, Graph)
    return found


def drawn(plot: Plot, kind: type[Item]) -> list[Item]:
    return [item for item in graph(plot).getPlotItem().items if isinstance(item, kind)]


def inks(plot: Plot) -> set[str]:
    image = graph(plot).grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {QColor(pixel).name() for pixel in set(memoryview(image.constBits()).cast("I"))}


def test_the_figures_can_be_read_as_text(plot):
    assert plot.text().split("\n") == [
        "decision\tknown\topen\tworst\tbars",
        "1\t50%\t25%\t\t50%",
        "2\t75%\t\t\t50%",
        "3\t\t100%\t\t",
        "4\t25%\t\t25%\t",
    ]


def test_the_table_has_the_same_figures(qtbot, plot):
    QTest.mouseClick(plot.findChild(QToolButton), Qt.MouseButton.LeftButton)
    table = plot.findChild(QTableWidget)
    assert table.isVisible()
    cells = [
        [table.item(row, column).text() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]
    assert ["\t".join(row) for row in cells] == plot.text().split("\n")[1:]
    with qtbot.waitSignal(plot.picked, timeout=PATIENCE) as picked:
        table.itemActivated.emit(table.item(2, 0))
    assert picked.args == [3.0]


def test_a_click_goes_to_the_point_that_is_nearest_and_a_double_click_picks_it(qtbot, plot):
    drawing = graph(plot)
    scene = drawing.getViewBox().mapViewToScene(drawing.getViewBox().viewRect().center())
    assert drawing.getViewBox().mapSceneToView(scene).x() == pytest.approx(2.5, abs=0.3)
    gone: list[float] = []
    picked: list[float] = []
    plot.moved.connect(gone.append)
    plot.picked.connect(picked.append)
    at = drawing.mapFromScene(scene)
    QTest.mouseClick(drawing.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert gone in ([2.0], [3.0])
    assert plot.at == gone[0]
    assert picked == []
    QTest.mouseDClick(drawing.viewport(), Qt.MouseButton.LeftButton, pos=at)
    # Else Qt takes the button to be held in all tests that follow.
    QTest.mouseRelease(drawing.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert picked == gone[:1]


def test_keys_go_from_point_to_point(plot):
    gone: list[float] = []
    picked: list[float] = []
    plot.moved.connect(gone.append)
    plot.picked.connect(picked.append)
    keys = (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_End, Qt.Key.Key_Right)
    for key in (*keys, Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(graph(plot), key)
    assert gone == [1.0, 2.0, 4.0, 4.0, 1.0, 1.0, 2.0]
    assert picked == [2.0]


def test_space_picks_nothing_in_the_drawing(qtbot, plot):
    """It is the key that hurries what moves: one too many would move the table behind the window."""
    plot.point_at(2.0)
    with qtbot.assertNotEmitted(plot.picked):
        QTest.keyClick(graph(plot), Qt.Key.Key_Space)


def test_a_place_that_is_gone_is_left(plot):
    plot.point_at(4.0)
    plot.show_series(SERIES[1:2], Axis("decision"), Axis("chance"))
    assert plot.at is None
    QTest.keyClick(graph(plot), Qt.Key.Key_Return)  # nothing to pick, and no crash


def test_a_screen_reader_hears_what_it_is(plot):
    plot.describe("Chances", "they fall")
    for page in (graph(plot), plot.findChild(QTableWidget)):
        assert (page.accessibleName(), page.accessibleDescription()) == ("Chances", "they fall")


@pytest.mark.parametrize("palette", PALETTES.values(), ids=str)
def test_it_wears_the_colours_of_the_cloth(plot, palette):
    plot.wear(palette)
    assert {QColor(palette.base).name(), QColor(palette.accent).name()} <= inks(plot)


def test_nothing_to_show_is_shown(plot):
    plot.show_series((), Axis("decision"), Axis("chance"))
    assert plot.text() == "decision"
    QTest.keyClick(graph(plot), Qt.Key.Key_Right)


def test_how_far_a_value_may_be_off_is_drawn_and_written(plot):
    share = Axis("chance", (0.0, 1.0), say=percent)
    points, spans = ((0.0, 0.5), (1.0, 0.25)), ((0.25, 0.75), (0.0, 0.5))
    plot.show_series((Series("won", points, "bars"),), Axis("player"), share)
    without = graph(plot).grab().toImage()
    plot.show_series((Series("won", points, "bars", spans),), Axis("player"), share)
    assert plot.text().split("\n")[1:] == ["0\t50% (25% to 75%)", "1\t25% (0% to 50%)"]
    assert graph(plot).grab().toImage() != without
    box = drawn(plot, PlotCurveItem)[-1].getPath().boundingRect()
    assert (box.top(), box.bottom()) == (0.0, 0.75)


def test_a_column_is_narrow_over_its_place_however_far_the_next_one_is(plot):
    far, near = ((3.0, 0.5), (9.0, 0.25)), ((3.0, 0.5), (4.0, 0.25))
    for points in (far, near, far[:1]):
        plot.show_series((Series("cost", points, "bars"),), Axis("decision", (1.0, 15.0)), Axis("chance"))
        (columns,) = drawn(plot, BarGraphItem)
        box = columns.shape().boundingRect()
        left, right = points[0][0], points[-1][0]
        assert left - 0.5 < box.left() < left - 0.2
        assert right + 0.2 < box.right() < right + 0.5


def test_the_range_of_a_value_alone_is_no_line_across_the_graph(plot):
    """One value's axis can be as short as it likes: the ends of a range are so many pixels wide."""
    series = Series("rating", ((0.0, 0.5),), spans=((0.25, 0.75),))
    plot.show_series((series,), Axis("day"), Axis("chance", (0.0, 1.0), say=percent))
    ends = drawn(plot, ScatterPlotItem)
    assert all(one.opts["pxMode"] and one.opts["size"] < 20 for one in ends)
    inside = graph(plot).getViewBox().sceneBoundingRect().toAlignedRect()
    image, white, across = graph(plot).grab(inside).toImage(), QColor(DARK.window_text), []
    for y in range(image.height()):
        row = [x for x in range(image.width()) if image.pixelColor(x, y) == white]
        across.append(max(row) - min(row) if row else 0)
    assert 5 < max(across) < image.width() / 4
    assert QColor(DARK.accent).name() in inks(plot), "the value is not hidden behind its range"


def test_a_value_of_unknown_uncertainty_has_no_range(plot):
    share = Axis("chance", (0.0, 1.0), say=percent)
    points = (0.0, 0.5), (1.0, 0.25)
    plot.show_series((Series("won", points),), Axis("day"), share)
    without = graph(plot).grab().toImage()
    plot.show_series((Series("won", points, spans=(None, None)),), Axis("day"), share)
    assert graph(plot).grab().toImage() == without
    plot.show_series((Series("won", points, spans=(None, (0.0, 0.5))),), Axis("day"), share)
    assert plot.text().split("\n")[1:] == ["0\t50%", "1\t25% (0% to 50%)"]


def test_where_points_are_crowded_only_marks_have_symbols(plot):
    many = tuple((float(x), float(x % 3)) for x in range(200))
    plot.show_series((Series("each", many, "marks"), Series("mean", many)), Axis("match"), Axis("score"))
    marks, line = graph(plot).getPlotItem().listDataItems()
    assert (marks.opts["symbol"] is None, line.opts["symbol"] is None) == (False, True)


def test_a_symbol_that_means_something_is_drawn_instead_of_the_styles(plot):
    series = Series("lucky", ((1.0, 0.5),), "rings", symbol="t1")
    plot.show_series((series, Series("plain", ((1.0, 0.5),), "rings")), Axis("match"), Axis("score"))
    lucky, plain = graph(plot).getPlotItem().listDataItems()
    assert lucky.opts["symbol"] == "t1" != plain.opts["symbol"]
    style, *_ = styles(DARK)
    samples = [KeySample(style, replace(series, symbol=symbol), plot) for symbol in ("t1", "t")]
    assert samples[0].grab().toImage() != samples[1].grab().toImage()


@pytest.mark.parametrize(("value", "said"), [(2.0, "2"), (0.5, "0,5"), (0.126, "0,13"), (-1.25, "-1,25")])
def test_numbers_are_written_as_the_language_does(value, said):
    before = QLocale()
    QLocale.setDefault(QLocale("fi"))
    try:
        assert number(value).replace("\u2212", "-") == said
    finally:
        QLocale.setDefault(before)


@pytest.fixture
def without_numpy(monkeypatch) -> None:
    """What draws graphs cannot be imported."""
    for name in ("numpy", "pyqtgraph", "limbotable.ui.panels.graph", "limbotable.ui.panels.key_sample"):
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.usefixtures("without_numpy")
def test_without_numpy_the_figures_are_a_table(qtbot):
    made = Plot(DARK)
    qtbot.addWidget(made)
    made.show_series(SERIES, Axis("decision"), Axis("chance", (0.0, 1.0), say=percent))
    with qtbot.waitExposed(made):
        made.show()
    table, button = made.findChild(QTableWidget), made.findChild(QToolButton)
    assert not made.draws
    assert table is not None
    assert button is not None
    assert table.isVisible()
    assert table.rowCount() == 4
    assert not button.isVisible()
    said = [label.text() for label in made.findChildren(QLabel) if label.isVisible()]
    assert any("NumPy" in text for text in said)
    picked: list[float] = []
    made.picked.connect(picked.append)
    table.setCurrentCell(2, 0)
    table.itemActivated.emit(table.item(2, 0))
    assert picked == [3.0]
    made.point_at(None)
    made.wear(PALETTES["light"])


def test_the_program_starts_without_the_library_that_draws_graphs():
    code = "import limbotable.app.window, sys; sys.exit('pyqtgraph' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
