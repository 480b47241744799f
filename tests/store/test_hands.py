"""The orders of hands in the library."""

from __future__ import annotations

import pytest

from limbotable.store.match_store import MatchStore
from tests.store.begun_matches import early
from tests.store.damages import SPOILS


def test_orders_belong_to_a_seat_of_a_match(store, directory) -> None:
    number, other = store.add(early("Td")), store.add(early("Td", "3c"))
    store.hands.keep(number, 0, ["0.3", "0.1"])
    store.hands.keep(number, 0, ["0.1", "0.3"])
    store.hands.keep(number, 1, ["0.5"])
    assert store.hands.of(other) == {}
    store.close()
    again = MatchStore(directory)
    assert again.hands.of(number) == {0: ("0.1", "0.3"), 1: ("0.5",)}
    again.hands.keep(number, 1, [])
    assert again.hands.of(number) == {0: ("0.1", "0.3")}
    again.drop(number)
    assert again.file.sql.execute("SELECT count(*) FROM hands").fetchone()[0] == 0
    again.close()


def test_an_order_that_is_laid_aside_is_told_apart(store) -> None:
    number = store.add(early("Td"))
    store.hands.keep(number, 0, ["0.3", "0.1"])
    store.hands.keep(number, 1, ["0.5"], aside=True)
    assert (store.hands.of(number), store.hands.of(number, aside=True)) == (
        {0: ("0.3", "0.1")},
        {1: ("0.5",)},
    )
    store.hands.keep(number, 0, ["0.3", "0.1"], aside=True)
    assert (store.hands.of(number), store.hands.of(number, aside=True)) == (
        {},
        {0: ("0.3", "0.1"), 1: ("0.5",)},
    )


@pytest.mark.parametrize("column", ["seat", "cards"])
def test_a_damaged_order_costs_only_itself(store, column) -> None:
    number = store.add(early("Td", "3c"))
    store.hands.keep(number, 1, ["0.5"])
    for spoil in (value for value in SPOILS.values() if value is not None):
        store.hands.keep(number, 0, ["0.1"])
        store.file.sql.execute(f"UPDATE OR IGNORE hands SET {column} = ? WHERE seat = 0", (spoil,))
        assert store.hands.of(number)[1] == ("0.5",)
        store.file.sql.execute("DELETE FROM hands WHERE seat != 1")
