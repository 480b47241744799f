"""The model of the list of matches: its rows, selections, and the names that are written into it."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QModelIndex, Qt

from limbotable.core.game import Result
from limbotable.play.entry import Entry
from limbotable.ui.panels.match_list import Column, MatchesModel
from limbotable.ui.words.match_words import game_text, seat_names
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


#: Names with capitals, accents, a letter that two small ones stand for, and Japanese; branches of branches.
NAMED = [
    entry(1, name="Perjantain PELI", seats=("Väinö", "Aino"), deal_number="4711"),
    entry(2, "limit", name="日曜日", seats=("さくら", "Väinö")),
    entry(3, name="Große Straße", seats=("Jürgen", "Aino"), result=Result((0,), (9, 4), (1, 2))),
    entry(4, "limit", name="uusi peli", parent=2, branched=3),
    entry(5, "limit", name="vanha", parent=4, branched=5, deal_number="47"),
    entry(6, parent=99, branched=1),
]
#: What is typed letter by letter and taken away again, with a game and a state that are chosen on the way.
TYPED = [
    ("", "", None), ("p", "", None), ("pe", "", None), ("PEL", "", None), ("pel 4", "", None),
    ("pel 47", "", None), ("47", "", None), ("4 47", "", None), ("4", "limit", None), ("", "limit", None),
    ("", "", None), ("VÄINÖ", "", None), ("väinö pel", "", None), ("日", "", None), ("日曜", "", None),
    ("さくら", "", None), ("strasse", "", None), ("STRASSE ai", "", None), ("ai strasse", "", True),
    ("ai", "", False), ("ai", "countdown", False), ("ai", "", None), ("zzz", "", None), ("", "", True),
]  # fmt: skip


def sought(one: Entry, text: str, game: str, over: bool | None) -> bool:
    words = " ".join(
        (one.name, one.deal_number, *seat_names(one.seats, one.players), game_text(one.game))
    ).casefold()
    fits = game in ("", one.game) and over in (None, one.result is not None)
    return fits and all(word in words for word in text.casefold().split())


def expected(text: str, game: str, over: bool | None) -> set[int]:
    """Those that fit, and those that they branched off."""
    entries, found = {one.id: one for one in NAMED}, set[int]()
    for one in NAMED:
        above: Entry | None = one if sought(one, text, game, over) else None
        while above is not None:
            found.add(above.id)
            above = entries.get(above.parent or 0)
    return found


@pytest.mark.parametrize("typed", [TYPED, TYPED[::-1]])
@pytest.mark.parametrize("column", [Column.CHANGED, Column.NAME])
def test_what_was_sought_before_changes_nothing_in_what_is_found(qapp, typed, column) -> None:
    model = MatchesModel()
    model.show(NAMED, None)
    model.sort(column)
    for text, game, over in typed:
        model.look_for(text, game, over)
        found = [one.id for one in model.entries()]
        alone = MatchesModel()
        alone.sort(column)
        alone.look_for(text, game, over)
        alone.show(NAMED, None)
        assert set(found) == expected(text, game, over), text
        assert found == [one.id for one in alone.entries()], text
        assert all(model.index_of(number).isValid() == (number in found) for number in range(1, 7))


@pytest.fixture
def work(monkeypatch) -> Counter[str]:
    """For how many matches each part of a search was done."""
    done = Counter[str]()
    for name in ("_fitting", "_searched", "_in_order"):
        real = getattr(MatchesModel, name)

        def counted(model, given, *, name=name, real=real):
            done[name] += 1 if name == "_searched" else len(given)
            return real(model, given)

        monkeypatch.setattr(MatchesModel, name, counted)
    return done


def test_a_further_letter_looks_at_the_visible_matches_alone(qapp, work) -> None:
    model = MatchesModel()
    model.show([*NAMED, *(entry(number) for number in range(100, 400))], None)
    work.clear()
    model.look_for("pe", "", None)
    assert work == {"_fitting": 306, "_searched": 306}, "all are put into small letters, once"
    visible = sum(1 for _ in model.entries())
    assert visible < 10
    for further in ("pel", "pel ", "pel 4"):
        visible = sum(1 for _ in model.entries())
        work.clear()
        model.look_for(further, "", None)
        assert work == {"_fitting": visible}
    work.clear()
    model.look_for("p", "", None)
    assert work == {"_fitting": 306}, "a letter less may find more"


def test_one_match_with_another_name_is_put_into_small_letters_alone(qapp, work) -> None:
    model = MatchesModel()
    model.show(NAMED, None)
    model.look_for("pe", "", None)
    work.clear()
    model.show([*NAMED[:-1], entry(6, name="Perhe")], None)
    assert work["_searched"] == 1
    assert model.index_of(6).isValid()
