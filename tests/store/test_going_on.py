"""The match of a game that is under way, in the library."""

from __future__ import annotations

from limbotable.store.going_on import going_on
from limbotable.store.match_store import MatchStore
from tests.games.countdown.deals import south_wins
from tests.store.begun_matches import early


def found(store: MatchStore) -> int | None:
    entry = going_on(store.file, "countdown")
    return None if entry is None else entry.id


def test_it_is_the_one_that_was_played_last(store) -> None:
    assert found(store) is None
    first = store.add(early("Td"))
    second = store.add(early("Td"))
    assert found(store) == second
    store.keep(first, early("Td", "3c"))
    assert found(store) == first
    assert going_on(store.file, "limit") is None
    store.delete(first)
    assert found(store) == second


def test_one_in_which_nobody_has_acted_is_not_under_way(store) -> None:
    begun = store.add(early("Td"))
    dealt = early()
    while dealt.lines[-1].who >= 0:
        dealt.pop()
    store.add(dealt)
    assert found(store) == begun


def test_those_that_are_over_hide_none_that_is_not(store) -> None:
    over = south_wins(end="rounds 1")
    assert over.result is not None
    store.add(over)
    assert found(store) is None
    begun = store.add(early("Td"))
    newer = store.add(early("Td", "3c"))
    store.add(over)
    assert found(store) == newer, "though another was played later"
    store.delete(newer)
    assert found(store) == begun, "one that was deleted has been left for good"
    store.keep(begun, over)
    assert found(store) is None


def test_the_table_of_a_day_and_damage_stand_in_its_way_no_more_than_a_branch(store) -> None:
    begun = store.add(early("Td"))
    daily = early("Td")
    daily.header = daily.header.having(daily="2026-03-01")
    store.add(daily)
    damaged = store.add(early("Td"))
    with store.file.transaction():
        store.file.sql.execute("UPDATE matches SET began = 'never' WHERE id = ?", (damaged,))
    assert found(store) == begun
