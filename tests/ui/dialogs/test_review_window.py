"""The window of a review: what stays as it is while it grows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTableWidget, QWidget

from limbotable.ui.art.palette import LIGHT
from limbotable.ui.dialogs.review_window import ReviewWindow
from limbotable.ui.panels.plots import Plot
from limbotable.ui.words.reviewed import Decided, Option, Reviewed
from tests.parts import part

ALL = 9  #: decisions of the match


def decided(number: int, cost: float, worst: int = 0) -> Decided:
    """A decision that the window shows, and its cost."""
    return Decided(
        ply=10 * number,
        number=number,
        played=Option(f"played {number}", 0.5 - cost),
        considered=(Option(f"better {number}", 0.5),),
        line=(),
        value=0.5,
        cost=cost,
        worst=worst,
        clear=cost > 0,
    )


def judged(*costs: float, seat: int = 0) -> Reviewed:
    """A review that still runs, with the costs of the first decisions."""
    ranked = sorted((-cost, place) for place, cost in enumerate(costs) if cost)
    places = {place: rank for rank, (_, place) in enumerate(ranked, start=1)}
    found = tuple(decided(n + 1, cost, places.get(n, 0)) for n, cost in enumerate(costs))
    return Reviewed(((0, "Anna"), (1, "Nana")), seat=seat, decided=found, all=ALL, running=True)


@pytest.fixture
def parent(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def window(qtbot, parent) -> ReviewWindow:
    made = ReviewWindow(LIGHT, tuple, parent)
    with qtbot.waitExposed(made):
        made.show()
    return made


def selected(window: ReviewWindow) -> str:
    table = part(window, QTableWidget, "decisions")
    item = table.item(table.currentRow(), 0)
    assert item is not None
    return item.text()


def test_an_error_that_is_read_stays_selected_when_a_worse_one_is_found(window) -> None:
    window.show_review(judged(0.0))
    assert selected(window) == "1"
    window.show_review(judged(0.0, 0.1))
    assert selected(window) == "2", "what is worth reading"
    window.show_review(judged(0.0, 0.1, 0.3))
    assert selected(window) == "2"
    assert part(window, QTableWidget, "decisions").currentRow() == 1, "below the worse one"
    window.show_review(judged(0.0, 0.2, seat=1))
    assert selected(window) == "2"
    window.show_review(judged(0.2, 0.3, seat=0))
    assert selected(window) == "2", "of another seat the worst one is read first"


@pytest.mark.parametrize("name", ["show", "try", "comment"])
def test_a_decision_that_a_button_was_pressed_for_stays_selected(window, name) -> None:
    window.show_review(judged(0.0, 0.0))
    QTest.mouseClick(part(window, QPushButton, name), Qt.MouseButton.LeftButton)
    window.show_review(judged(0.0, 0.0, 0.3))
    assert selected(window) == "1"


def test_a_decision_that_was_clicked_stays_selected_although_it_was(window) -> None:
    window.show_review(judged(0.0, 0.0))
    table = part(window, QTableWidget, "decisions")
    middle = table.visualRect(table.model().index(0, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    window.show_review(judged(0.0, 0.0, 0.3))
    assert selected(window) == "1"


def test_a_decision_that_was_chosen_in_the_graph_stays_selected(window) -> None:
    window.show_review(judged(0.0, 0.0))
    part(window, Plot).moved.emit(1.0)
    window.show_review(judged(0.0, 0.0, 0.3))
    assert selected(window) == "1"


def test_each_review_begins_in_the_list(qtbot, window) -> None:
    window.show_review(judged(0.0))
    part(window, Plot).setFocus()
    window.close()
    with qtbot.waitExposed(window):
        window.show()
    assert window.focusWidget() is part(window, QTableWidget, "decisions")


def test_the_keyboard_goes_from_a_button_that_has_done_its_work_to_the_list(window) -> None:
    review = judged(0.0, 0.3)
    window.show_review(review)
    part(window, QPushButton, "switch").setFocus()
    window.show_review(replace(review, all=2, running=False))
    assert part(window, QPushButton, "switch").isHidden()
    assert window.focusWidget() is part(window, QTableWidget, "decisions")
