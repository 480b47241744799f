"""The tries at the tables of days, in the library."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from limbotable.play.day import DayTried
from limbotable.store.days import days_played
from limbotable.store.match_store import MatchStore
from tests.store.begun_matches import early

DAY = "2026-03-01"


def add_try(store: MatchStore) -> int:
    match = early("Td")
    match.header = match.header.having(daily=DAY)
    return store.add(match)


def delete_for_good(store: MatchStore, number: int) -> None:
    store.delete(number)
    store.let_go(number)
    store.drop_deleted(datetime.now(UTC) + timedelta(days=1))


def test_the_first_match_of_a_day_counts_whichever_is_deleted_for_good(store) -> None:
    first, second = add_try(store), add_try(store)
    delete_for_good(store, second)
    assert days_played(store.file) == {DAY: DayTried(first, None, helped=False)}
    delete_for_good(store, first)
    assert days_played(store.file) == {DAY: DayTried(None, None, helped=False)}


def test_a_damaged_day_stands_in_the_way_of_no_try(store) -> None:
    with store.file.transaction():
        store.file.sql.execute("INSERT INTO days VALUES (?, 'no result', 0)", (DAY,))
    assert days_played(store.file) == {}
    delete_for_good(store, add_try(store))
    assert days_played(store.file) == {DAY: DayTried(None, None, helped=False)}
