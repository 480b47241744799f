"""The box of mistakes in the library."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from limbotable.play.mistakes import LEARNT, Mistake
from limbotable.store.match_store import MatchStore
from tests.store.begun_matches import early
from tests.store.damages import COLUMNS, SPOILS

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def put(store: MatchStore, number: int, ply: int, due: datetime = NOW, stage: int = 0) -> Mistake:
    made = Mistake(number, ply, stage, 0.25, ("Td", "9c"))
    store.reviews.keep_mistake(made, due)
    return made


def test_a_mistake_waits_until_it_is_due(store, directory) -> None:
    number = store.add(early("Td", "3c"))
    first, second = put(store, number, 3, NOW + DAY), put(store, number, 2, NOW + 2 * DAY)
    assert store.reviews.mistakes(NOW) == []
    assert store.reviews.mistakes(NOW + DAY) == [first]
    assert store.reviews.mistakes(NOW + 2 * DAY) == [first, second], "the one that waits longest comes first"
    store.close()
    again = MatchStore(directory)
    assert again.reviews.mistakes(NOW + 2 * DAY) == [first, second]
    again.close()


def test_a_mistake_that_is_found_again_stays_where_it_is(store) -> None:
    number = store.add(early("Td"))
    found = put(store, number, 2)
    store.reviews.move_mistake(found, 2, NOW + DAY)
    put(store, number, 2)
    assert store.reviews.mistakes(NOW) == []
    assert [one.stage for one in store.reviews.mistakes(NOW + DAY)] == [2]


def test_what_is_learnt_does_not_come_back(store) -> None:
    number = store.add(early("Td"))
    store.reviews.move_mistake(put(store, number, 2), LEARNT, NOW)
    assert store.reviews.mistakes(NOW + 1000 * DAY) == []


def test_a_mistake_goes_with_its_line_and_with_its_match(store) -> None:
    match = early("Td", "3c")
    number = store.add(match)
    kept, _ = put(store, number, 1), put(store, number, match.ply - 1)
    match.pop(1)
    store.keep(number, match)
    assert store.reviews.mistakes(NOW) == [kept]
    store.delete(number)
    assert store.reviews.mistakes(NOW) == []
    store.restore(number)
    assert store.reviews.mistakes(NOW) == [kept]
    store.drop(number)
    assert store.file.sql.execute("SELECT count(*) FROM mistakes").fetchone()[0] == 0


@pytest.mark.parametrize("column", COLUMNS["mistakes"])
def test_a_damaged_mistake_costs_only_itself(store, directory, column) -> None:
    number = store.add(early("Td", "3c"))
    put(store, number, 1)
    whole = put(store, number, 2)
    store.file.sql.execute("PRAGMA foreign_keys = OFF")
    for spoil in (value for value in SPOILS.values() if value is not None):
        store.file.sql.execute("UPDATE mistakes SET ply = 1 WHERE ply != 2")
        store.file.sql.execute(f"UPDATE OR IGNORE mistakes SET {column} = ? WHERE ply = 1", (spoil,))
        assert whole in store.reviews.mistakes(NOW)
