"""What becomes of the match on the table, and of the library, once they are let go of."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from limbotable.store.autosave import Branch, Keeper
from limbotable.store.library import Library
from tests.games.countdown.deals import SLOW_NORTH, SLOW_SOUTH, dealt, play


@pytest.fixture
def keeper(tmp_path) -> Iterator[Keeper]:
    one = Keeper(tmp_path)
    yield one
    one.close()


def library_of(keeper: Keeper) -> Library:
    assert keeper.library is not None
    return keeper.library


def test_a_keeper_that_is_closed_has_let_go_of_the_library(keeper) -> None:
    library = library_of(keeper)
    keeper.close()
    assert keeper.library is None
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        library._sql.execute("SELECT 1")
    keeper.close()  # once more does no harm


@pytest.mark.parametrize(("actions", "stays"), [((), False), (("pass",), True)])
def test_a_branch_stays_if_something_was_done_in_it_beyond_what_it_began_with(
    keeper, actions: tuple[str, ...], stays: bool
) -> None:
    match = play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "double")
    keeper.take_up(match)
    assert keeper.keep() is None
    parent = keeper.number
    assert parent is not None
    branch = match.until(match.ply)
    keeper.take_up(branch, branch=Branch(parent, branch.ply))
    play(branch, *actions)
    assert keeper.keep() is None
    number = keeper.number
    keeper.take_up(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"))
    kept = {entry.id for entry in library_of(keeper).entries()}
    assert parent in kept
    assert (number in kept) is stays
