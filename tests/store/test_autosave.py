"""The match on the table, and the library, after they are let go of."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator

import pytest

from limbotable.play.comments import Comment
from limbotable.store.autosave import Autosave, Branch
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreError
from limbotable.testing.matches import Case
from tests.games.countdown.deals import GAME, SLOW_NORTH, SLOW_SOUTH, dealt, play


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


@pytest.mark.parametrize(("new", "stays"), [(Comment(), False), (Comment("!", "mine"), True)])
def test_a_branch_stays_if_it_has_a_comment_of_its_own(autosave, new: Comment, stays: bool) -> None:
    match = play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "double")
    match.comment(1, Comment("?", "a poor deal"))
    autosave.take_up(match)
    assert autosave.keep() is None
    parent = autosave.number
    assert parent is not None
    branch = match.until(match.ply)
    autosave.take_up(branch, branch=Branch(parent, branch.ply))
    branch.comment(2, new)
    assert autosave.keep() is None
    number = autosave.number
    autosave.take_up(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"))
    assert (number in {entry.id for entry in store_of(autosave).entries()}) is stays


# The match to go on with


def begun(autosave: Autosave, *actions: str) -> int:
    """Keep a match with these actions, and turn to no other; return its number."""
    match = play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), *actions)
    autosave.take_up(match)
    assert autosave.keep() is None
    assert autosave.number is not None
    return autosave.number


def test_the_last_match_is_gone_on_with_at_the_next_start(autosave, tmp_path) -> None:
    assert autosave.last() is None
    assert not autosave.any()
    begun(autosave, "pass")
    number = begun(autosave, "double")
    autosave.close()
    again = Autosave(tmp_path)
    assert again.any()
    assert again.last() == number
    again.close()


@pytest.mark.parametrize(("actions", "stays"), [((), False), (("pass",), True)])
def test_a_branch_in_which_no_seat_has_acted_is_not_gone_on_with(
    autosave, tmp_path, actions: tuple[str, ...], stays: bool
) -> None:
    parent = begun(autosave, "double")
    match = play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "double")
    autosave.take_up(match, branch=Branch(parent, match.ply))
    play(match, *actions)
    assert autosave.keep() is None
    branch = autosave.number
    autosave.close()
    again = Autosave(tmp_path)
    assert again.last() == (branch if stays else parent)
    again.close()


def test_a_match_that_is_over_is_begun_with_for_its_result(autosave) -> None:
    begun(autosave, "pass")
    over = Case("countdown", GAME.complete({"end": "rounds 1"}), 3, plies=400).match()
    assert over.result is not None
    autosave.take_up(over)
    assert autosave.keep() is None
    number = autosave.number
    autosave.take_up(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"))
    assert autosave.last() == number


def test_a_match_at_the_table_of_another_program_is_not_gone_on_with(autosave, tmp_path) -> None:
    begun(autosave, "pass")
    other = Autosave(tmp_path)
    assert other.last() is None
    assert other.trouble is None
    other.close()


def test_an_unreadable_library_has_no_last_match_and_is_not_taken_for_empty(autosave) -> None:
    begun(autosave, "pass")
    store_of(autosave).file.sql.execute("DROP TABLE matches")
    assert autosave.last() is None
    assert autosave.trouble is not None
    assert autosave.any()


def test_without_a_library_there_is_no_last_match(tmp_path) -> None:
    (tmp_path / "file").write_text("where the folder should be")
    autosave = Autosave(tmp_path / "file")
    assert autosave.trouble is not None
    assert autosave.last() is None
    assert not autosave.any()
    autosave.close()


# A library in trouble


def test_an_untouched_match_that_cannot_be_dropped_does_no_harm(autosave) -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    autosave.take_up(match)
    assert autosave.keep() is None
    store = store_of(autosave)
    store.file.sql.execute(
        "CREATE TRIGGER stay BEFORE DELETE ON matches BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    autosave.take_up(play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "double"))
    assert autosave.keep() is None
    assert len(store.entries()) == 2


def test_a_match_that_another_program_goes_on_with_meanwhile_becomes_a_new_one(
    autosave, tmp_path, monkeypatch
) -> None:
    number = begun(autosave, "double")
    autosave.close()
    connects: Callable[..., sqlite3.Connection] = sqlite3.connect

    def connect(path: object, **how: object) -> sqlite3.Connection:
        found = connects(path, **how)
        if path == tmp_path / "library.sqlite":
            found.execute("PRAGMA query_only = ON")
        return found

    with monkeypatch.context() as then:
        then.setattr(sqlite3, "connect", connect)
        reader = Autosave(tmp_path)
    match = play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "double")
    reader.take_up(match, number)
    other = Autosave(tmp_path)
    assert other.last() == number
    play(match, "pass")
    assert reader.keep() is None, "it can be written by now"
    assert reader.number not in {None, number}
    assert store_of(reader).text(reader.number or 0) == match.record().text()
    assert store_of(other).text(number) == match.until(match.ply - 1).record().text()
    for one in (reader, other):
        one.close()


def test_a_match_is_kept_whole_as_soon_as_its_folder_can_be_made_again(tmp_path) -> None:
    folder = tmp_path / "data"
    folder.write_text("where the folder should be")
    autosave = Autosave(folder)
    match = play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "double")
    autosave.take_up(match)
    assert isinstance(autosave.keep(), StoreError)
    folder.unlink()
    assert autosave.keep() is None
    assert autosave.trouble is None
    assert autosave.number is not None
    assert store_of(autosave).text(autosave.number) == match.record().text()
    autosave.close()


def test_without_a_match_the_trouble_of_the_library_is_told(tmp_path) -> None:
    (tmp_path / "file").write_text("where the folder should be")
    autosave = Autosave(tmp_path / "file")
    assert autosave.keep() is autosave.trouble is not None
    autosave.close()


def test_a_program_killed_with_a_match_that_was_only_opened_goes_on_with_it(autosave, tmp_path) -> None:
    looked_at, played = (play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "double") for _ in range(2))
    autosave.take_up(looked_at)
    assert autosave.keep() is None
    number, store = autosave.number, store_of(autosave)
    assert number is not None
    autosave.take_up(played)
    assert autosave.keep() is None
    dates = [one.changed for one in store.entries()]
    store.hold(number)
    autosave.take_up(looked_at, number)
    assert autosave.keep() is None
    store.let_go(number)  # as the system does when a program ends; nothing was closed
    after = Autosave(tmp_path)
    assert after.last() == number
    assert [one.changed for one in store_of(after).entries()] == dates
    assert [one.id for one in store_of(after).entries()] == [number + 1, number]
    after.close()
