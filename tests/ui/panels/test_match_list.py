"""The model of the list of matches: its rows, selections, and the names that are written into it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt

from limbotable.ui.panels.match_list import Column, MatchesModel
from tests.ui.dialogs.test_matches_window import entry

#: Matches 1 to 5, the first one changed last; 6 and 8 branched off the second one.
ENTRIES = [*(entry(number) for number in range(1, 6)), *(entry(n, parent=2, branched=3) for n in (6, 7, 8))]


@pytest.fixture
def model(qapp) -> MatchesModel:
    made = MatchesModel()
    made.show(ENTRIES, None)
    return made


def ranges(model: MatchesModel, *numbers: int) -> list[tuple[int, int]]:
    """The first and the last row of each range of a selection."""
    return [(one.top(), one.bottom()) for one in model.selection(numbers).toList()]


def test_neighbours_are_selected_in_one_range(model) -> None:
    assert ranges(model, 3, 1, 2) == [(0, 2)]


def test_a_gap_ends_a_range(model) -> None:
    assert ranges(model, 1, 2, 4) == [(0, 1), (3, 3)]
    assert ranges(model, 1, 3, 5) == [(0, 0), (2, 2), (4, 4)]


def test_branches_have_ranges_of_their_own(model) -> None:
    found = model.selection([1, 2, 6, 7]).toList()
    assert [(one.top(), one.bottom(), one.parent().isValid()) for one in found] == [
        (0, 1, False),
        (0, 1, True),
    ]


def test_an_unknown_match_is_not_selected(model) -> None:
    assert ranges(model, 99) == []
    assert ranges(model, 99, 1) == [(0, 0)]


def test_a_name_is_written_without_needless_spaces(model) -> None:
    named: list[tuple[int, str]] = []
    model.renamed.connect(lambda number, name: named.append((number, name)))
    index = model.index_of(2).siblingAtColumn(Column.NAME)
    assert model.setData(index, "  Perjantain \n peli ")
    assert named == [(2, "Perjantain peli")]


def test_a_name_that_stays_the_same_is_not_written(model) -> None:
    named: list[tuple[int, str]] = []
    model.renamed.connect(lambda number, name: named.append((number, name)))
    assert model.setData(model.index_of(2).siblingAtColumn(Column.NAME), " ")
    assert named == []


@pytest.mark.parametrize(
    ("column", "role"),
    [(Column.GAME, Qt.ItemDataRole.EditRole), (Column.NAME, Qt.ItemDataRole.DisplayRole)],
)
def test_nothing_but_the_name_can_be_written(model, column, role) -> None:
    named: list[tuple[int, str]] = []
    model.renamed.connect(lambda number, name: named.append((number, name)))
    assert not model.setData(model.index_of(2).siblingAtColumn(column), "Perjantain peli", role)
    assert named == []


def test_there_is_nothing_outside_of_the_list(model) -> None:
    assert model.data(QModelIndex()) is None
