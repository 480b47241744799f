"""The match on the table, and the library, after they are let go of."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from limbotable.store.autosave import Autosave, Branch
from limbotable.store.match_store import MatchStore
from tests.games.countdown.deals import SLOW_NORTH, SLOW_SOUTH, dealt, play


@pytest.fixture
def autosave(tmp_path) -> Iterator[Autosave]:
    one = Autosave(tmp_path)
    yield one
    one.close()


def store_of(autosave: Autosave) -> MatchStore:
    assert autosave.store is not None
    return autosave.store


def test_a_keeper_that_is_closed_has_let_go_of_the_library(autosave) -> None:
    store = store_of(autosave)
    autosave.close()
    assert autosave.store is None
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        store.file.sql.execute("SELECT 1")
    autosave.close()  # once more does no harm


@pytest.mark.parametrize(("actions", "stays"), [((), False), (("pass",), True)])
def test_a_branch_stays_if_it_has_an_action_beyond_its_beginning(
    autosave, actions: tuple[str, ...], stays: bool
) -> None:
    match = play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "double")
    autosave.take_up(match)
    assert autosave.keep() is None
    parent = autosave.number
    assert parent is not None
    branch = match.until(match.ply)
    autosave.take_up(branch, branch=Branch(parent, branch.ply))
    play(branch, *actions)
    assert autosave.keep() is None
    number = autosave.number
    autosave.take_up(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"))
    kept = {entry.id for entry in store_of(autosave).entries()}
    assert parent in kept
    assert (number in kept) is stays
