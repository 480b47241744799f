"""Tries at puzzles in the library."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from limbotable.play.training import Try
from limbotable.store.match_store import MatchStore
from limbotable.store.try_store import TryStore

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def tried(number: int, *, solved: bool = True, minutes: int = 0) -> Try:
    return Try("limit", number, NOON + timedelta(minutes=minutes), solved, 1512.5, 61.0)


def test_tries_are_kept_by_game_and_come_back_in_their_order(tmp_path: Path) -> None:
    store = MatchStore(tmp_path)
    tries = TryStore(store.file)
    tries.keep(tried(7, minutes=5))
    tries.keep(tried(9, solved=False))
    store.close()
    again = MatchStore(tmp_path)
    assert TryStore(again.file).tries("limit") == [tried(9, solved=False), tried(7, minutes=5)]
    assert TryStore(again.file).tries("foes") == []
    again.close()


def test_only_the_first_try_at_a_puzzle_counts(tmp_path: Path) -> None:
    store = MatchStore(tmp_path)
    tries = TryStore(store.file)
    tries.keep(tried(7, solved=False))
    tries.keep(tried(7, minutes=5))
    assert tries.tries("limit") == [tried(7, solved=False)]
    store.close()


@pytest.mark.parametrize(
    "damage",
    ["tried = 'noon'", "solved = 2", "rating = 'high'", "rating = 1e300", "deviation = -1", "puzzle = 0"],
)
def test_a_damaged_try_costs_no_other(tmp_path: Path, damage: str) -> None:
    store = MatchStore(tmp_path)
    tries = TryStore(store.file)
    tries.keep(tried(7))
    tries.keep(tried(8))
    store.file.sql.execute(f"UPDATE tries SET {damage} WHERE puzzle = 7")
    assert tries.tries("limit") == [tried(8)]
    store.close()
