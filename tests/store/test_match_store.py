"""The library: lines are kept as they come, and nothing that goes wrong loses any."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, date, datetime, timedelta

import pytest
from msgspec.structs import replace

from limbotable.games import GAMES
from limbotable.play.comments import Comment
from limbotable.play.dealer import Dealer
from limbotable.play.entry import Entry
from limbotable.play.match import Match
from limbotable.play.record import read_record
from limbotable.play.statistics import Care
from limbotable.store import match_store
from limbotable.store.match_store import MatchStore
from limbotable.store.resets import reset, resets
from limbotable.store.rows import Judged, entry_of
from limbotable.store.trouble import StoreError, StoreTrouble
from limbotable.testing.matches import Case
from tests.games.countdown.deals import GAME, play
from tests.headers import with_keys
from tests.store.begun_matches import early

PLAYS = ("Td", "3c")
_WRITER = """
import sys
from pathlib import Path
from limbotable.store import match_store
from limbotable.store.match_store import MatchStore
from limbotable.core.random import Random
from limbotable.games import GAMES
from limbotable.play.comments import Comment
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match

library, rng = MatchStore(Path(sys.argv[1])), Random(int(sys.argv[2]))
print("ready", flush=True)
while True:
    game = GAMES[rng.below(len(GAMES))]
    options = game.complete({})
    match, dealer = Match(game, options, ["A"] * game.seats(options)), Dealer(rng.below(1000))
    number = library.add(match)
    while match.result is None:
        line = dealer.next_line(match)
        if line is not None:
            match.push(line.who, line.action)
        else:
            legal = match.legal()
            match.push(match.turn, legal[rng.below(len(legal))])
            if rng.below(10) == 0:
                match.pop(1)
        library.keep(number, match)
        print(number, match.ply, match.lines[-1] if match.lines else "", flush=True)
"""


def test_a_match_comes_back_as_it_was(store) -> None:
    match = early(*PLAYS)
    number = store.add(match)
    assert store.text(number) == match.record().text()


def test_lines_that_are_added_and_taken_back_are_kept(store) -> None:
    match = early()
    number = store.add(match)
    for actions in ("Td", "3c"):
        play(match, actions)
        store.keep(number, match)
        assert store.text(number) == match.record().text()
    match.pop(2)
    store.keep(number, match)
    assert store.text(number) == match.record().text()
    play(match, "8c")
    store.keep(number, match)
    assert store.text(number) == match.record().text()


def test_two_programs_play_a_match_in_turn(directory) -> None:
    first, second = MatchStore(directory), MatchStore(directory)
    match = early()
    number = first.add(match)
    for own, action in ((second, "Td"), (first, "3c"), (second, "double")):
        for one in (first, second):
            one.let_go(number)
        assert own.hold(number)
        again = Match.of_record(read_record(own.text(number)))
        play(again, action if action in again.legal() else again.legal()[0])
        own.keep(number, again)
        assert own.text(number) == again.record().text()
    first.close()
    second.close()


def test_another_program_goes_on_with_a_match(directory) -> None:
    first = MatchStore(directory)
    match = early("Td")
    number = first.add(match)
    second = MatchStore(directory)
    assert not second.hold(number)
    first.close()
    assert second.hold(number)
    again = Match.of_record(read_record(second.text(number)))
    play(again, "3c")
    second.keep(number, again)
    assert second.text(number) == again.record().text()
    second.close()


def test_the_list_has_every_match(store) -> None:
    older, newer = early(), early("Td")
    first, second = store.add(older), store.add(newer, parent=1, branched=3)
    entries = store.entries()
    assert [one.id for one in entries] == [second, first]
    one = entries[0]
    assert (one.game, one.seats, one.options) == (GAME.id, ("South", "North"), dict(newer.options))
    assert (one.lines, one.actions, one.result, one.parent, one.branched) == (4, 3, None, first, 3)
    assert timedelta() <= datetime.now(UTC) - one.changed < timedelta(minutes=5)
    play(older, "Td")
    store.keep(first, older)
    assert [one.id for one in store.entries()] == [first, second]


def put_back(store: MatchStore) -> None:
    """Have all matches be of another day."""
    store.file.sql.execute("UPDATE matches SET changed = '2026-11-20T00:00:00+00:00'")


def of_today(store: MatchStore) -> set[int]:
    return {one.id for one in store.entries() if one.changed.date() != date(2026, 11, 20)}


def test_a_match_that_is_only_opened_keeps_its_date_and_place_and_is_the_last_one(store, directory) -> None:
    match = early("Td")
    match.comment(4, Comment(text="Well begun."))
    number, other = store.add(match), store.add(early())
    put_back(store)
    store.close()
    again = MatchStore(directory)
    again.hold(number)
    opened = Match.of_record(read_record(again.text(number)))
    for _ in range(2):  # it was read, and then it is known
        again.keep(number, opened)
        newest = again.last()
        assert newest is not None
        assert newest.id == number, "the program goes on with it all the same"
        assert of_today(again) == set()
        assert [one.id for one in again.entries()] == [other, number]
    again.keep(number, play(opened, "3c"))
    assert of_today(again) == {number}
    assert [one.id for one in again.entries()] == [number, other]
    again.close()


@pytest.mark.parametrize("known", [False, True])
def test_whatever_differs_makes_the_date_of_a_match_that_of_today(store, directory, known) -> None:
    matches = [early("Td"), early("Td"), early("Td"), early("Td"), early("Td")]
    for match in matches:
        match.comment(4, Comment(text="Well begun."))
    numbers = [store.add(match) for match in matches]
    put_back(store)
    remarked, mended, silenced, headed, same = matches
    remarked.comment(2, Comment(text="Later."))
    mended.comment(4, Comment(text="Badly begun."))
    silenced.comment(4, Comment())
    headed.header = headed.header.having(helped=True)
    assert same.all_comments
    written = store if known else MatchStore(directory)
    for number, match in zip(numbers, matches, strict=True):
        written.keep(number, match)
    assert of_today(store) == {*numbers[:4]}
    assert [written.text(number) for number in numbers] == [match.record().text() for match in matches]
    written.close()


def test_a_finished_match_that_is_opened_is_none_of_the_last_that_ended(store) -> None:
    ended = [Case(GAME.id, GAME.complete({}), seed, 2_000).match() for seed in (3, 4)]
    assert all(match.result is not None for match in ended)
    first, last = (store.add(match) for match in ended)
    put_back(store)
    store.keep(first, ended[0])
    assert [one.id for one in store.finished(GAME.id, 1)] == [last]


def test_the_list_knows_how_a_match_ended(store) -> None:
    match = early()
    number = store.add(match)
    dealer = Dealer(1)
    while match.result is None:
        line = dealer.next_line(match)
        if line is not None:
            match.push(line.who, line.action)
        else:
            match.push(match.turn, match.legal()[-1])
    store.keep(number, match)
    assert store.entries()[0].result == match.result


def test_a_match_can_be_named_deleted_and_brought_back(store) -> None:
    number = store.add(early("Td"))
    store.rename(number, "Perjantai; 'DROP TABLE'")
    assert store.entries()[0].name == "Perjantai; 'DROP TABLE'"
    store.delete(number)
    assert store.entries() == []
    store.restore(number)
    assert [one.id for one in store.entries()] == [number]


def test_several_are_deleted_and_brought_back_at_once(store) -> None:
    numbers = [store.add(early()) for _ in range(3)]
    store.delete(*numbers[:2])
    assert [one.id for one in store.entries()] == numbers[2:]
    store.restore(*numbers[:2])
    assert [one.id for one in store.entries()] == numbers[::-1]


def test_a_match_that_was_sent_brings_its_name(store) -> None:
    match = early("Td")
    match.header = with_keys(match.header, {"name": "Perjantai"})
    number = store.add(match)
    assert store.entries()[0].name == "Perjantai"
    store.rename(number, "Lauantai")
    store.keep(number, match)
    assert store.entries()[0].name == "Lauantai"


def test_a_name_that_is_none_is_left_out(store) -> None:
    match = early()
    match.header = with_keys(match.header, {"name": 7, "deal": 12})
    store.add(match)
    assert (store.entries()[0].name, store.entries()[0].deal_number) == ("", "12")


def test_a_match_is_found_by_its_record(store) -> None:
    match = early(*PLAYS)
    first, second = store.add(early("Td")), store.add(match)
    assert store.find(match.record()) == second
    named = replace(match.record(), header=with_keys(match.header, {"name": "Perjantai"}))
    assert store.find(named) == second
    assert store.find(early("Td").record()) == first
    assert store.find(early("8c", "3c").record()) is None
    others = replace(match.record(), header=with_keys(match.header, {"seats": ["Anna", "Veikko"]}))
    assert store.find(others) is None
    store.delete(second)
    assert store.find(match.record()) is None


def test_a_match_deleted_long_ago_goes_for_good(store) -> None:
    gone, kept = store.add(early()), store.add(early())
    store.delete(gone)
    store.drop_deleted(datetime.now(UTC) - timedelta(days=1))
    store.restore(gone)
    store.delete(gone)
    store.drop_deleted(datetime.now(UTC) + timedelta(days=1))
    with pytest.raises(KeyError):
        store.text(gone)
    assert store.lines(gone) == []
    assert [one.id for one in store.entries()] == [kept]


def test_a_match_that_is_dropped_leaves_nothing(store) -> None:
    number = store.add(early())
    store.drop(number)
    assert store.entries() == store.lines(number) == []


def test_a_match_that_branched_off_stays_when_the_old_one_goes(store) -> None:
    old = store.add(early("Td"))
    new = store.add(early(), parent=old, branched=3)
    store.drop(old)
    assert [(one.id, one.parent) for one in store.entries()] == [(new, None)]


def test_the_list_knows_deals_and_matches_that_are_casual_or_had_help(store) -> None:
    open_game = next(game for game in GAMES if not game.hidden)
    serious, casual, without = early("Td"), early(), Match(open_game, open_game.complete({}), "AB")
    casual.header = casual.header.having(casual=True, helped=True)
    numbers = [store.add(match) for match in (serious, casual, without)]
    found = {one.id: one for one in store.entries()}
    assert [found[number].casual for number in numbers] == [False, True, False]
    assert [found[number].helped for number in numbers] == [False, True, False]
    assert [found[number].deal for number in numbers] == [str(serious.lines[0]), str(casual.lines[0]), ""]


def test_findings_of_reviews_are_summed_up_by_seat(store) -> None:
    one, two = store.add(early("Td")), store.add(early("Td"))
    rows = [(one, 1, 0, 0.25), (one, 2, 1, 0.5), (one, 3, 0, 0.0), (two, 1, 0, 1.0)]
    store.file.sql.executemany("INSERT INTO judgements VALUES (?, ?, ?, ?, '{}')", rows)
    last = {two: {0: Care(1, 1.0, behind=1.0)}}
    both = {0: Care(2, 0.125, behind=0.25), 1: Care(1, 0.5, behind=0.5)}
    assert store.reviews.care() == {one: both, **last}
    store.drop(one)
    assert store.reviews.care() == last


def test_what_is_no_error_in_the_review_costs_nothing_in_the_statistics(store) -> None:
    number = store.add(early("Td"))
    found: list[tuple[float, object]] = [
        (0.009, 0.0),
        (0.01, 0.0),
        (0.0625, 0.125),
        (0.125, 0.125),
        (0.25, "unsure"),
        (0.5, None),
    ]
    for ply, (cost, uncertainty) in enumerate(found):
        known = {"considered": [{"action": "x"}] * 2, "uncertainty": uncertainty}
        judged = Judged(ply, 0, cost, {"judgement": {"known": known}})
        store.reviews.keep_judgement(number, judged)
    care = store.reviews.care()[number][0]
    assert (care.decisions, care.unforced) == (6, 6)
    assert care.cost == pytest.approx((0.01 + 0.125 + 0.25 + 0.5) / 6)
    assert care.behind == pytest.approx(sum(cost for cost, _ in found))
    counted = [one.counted for one in store.reviews.judgements(number)]
    assert counted == [0.0, 0.01, 0.0, 0.125, 0.25, 0.5]


def test_decisions_with_a_choice_are_counted_in_what_a_review_found(store) -> None:
    number = store.add(early("Td"))

    def found(count: int) -> str:
        return json.dumps({"judgement": {"known": {"considered": [{"action": "x"}] * count}}})

    damaged = ["{", b"\xff", 7, '{"judgement": 3}', '{"judgement": {"known": {"considered": "xyz"}}}']
    rows = [(number, ply, 0, 0.25, one) for ply, one in enumerate([found(2), found(5), found(1), *damaged])]
    store.file.sql.executemany("INSERT INTO judgements VALUES (?, ?, ?, ?, ?)", rows)
    assert store.reviews.care() == {number: {0: Care(8, 0.25, 2, 2.0)}}


def test_statistics_can_count_from_a_time_on_and_from_the_beginning_again(store, directory) -> None:
    then, now = datetime(2026, 3, 1, 12, 30, tzinfo=UTC), datetime(2026, 4, 1, tzinfo=UTC)
    assert resets(store.file) == {}
    reset(store.file, {"countdown": then, "foes": then})
    reset(store.file, {"countdown": now})
    assert resets(store.file) == {"countdown": now, "foes": then}
    other = MatchStore(directory)
    reset(other.file, {"countdown": then, "foes": None, "limit": None})
    other.close()
    assert resets(store.file) == {"countdown": then}


def test_a_reset_that_cannot_be_written_changes_nothing(store) -> None:
    then = datetime(2026, 3, 1, tzinfo=UTC)
    reset(store.file, {"countdown": then})
    store.file.sql.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError):
        reset(store.file, {"countdown": None, "foes": then})
    assert resets(store.file) == {"countdown": then}


def test_an_entry_of_the_list_follows_its_lines(store) -> None:
    match = early()
    number = store.add(match)
    for _ in range(3):
        play(match, match.legal()[0])
        store.keep(number, match)
    match.pop(2)
    store.keep(number, match)
    (entry,) = store.entries()
    assert (entry.lines, entry.actions) == (match.ply, match.actions_taken())
    assert entry.deal == str(match.lines[0])
    store.keep(number, Match(match.game, match.options, match.seats))
    (entry,) = store.entries()
    assert (entry.lines, entry.actions, entry.deal) == (0, 0, "")


def test_what_is_read_ahead_is_read_again_only_if_it_changes(store, directory, monkeypatch) -> None:
    numbers = [store.add(early()) for _ in range(5)]
    for number in numbers:
        store.let_go(number)
    assert [store.read_ahead(2) for _ in range(3)] == [True, True, False]
    with closing(MatchStore(directory)) as other:
        other.rename(numbers[1], "Another")
    read: list[object] = []

    def noted(row: Sequence[object]) -> Entry:
        read.append(row[0])
        return entry_of(row)

    monkeypatch.setattr(match_store, "entry_of", noted)
    entries, broken = store.contents()
    assert read == [numbers[1]]
    assert not broken
    assert entries == store.entries()
    assert not store.read_ahead(2), "all is known"
    read.clear()
    assert store.contents() == (entries, [])
    assert not read, "nothing has changed since"


def test_a_list_that_is_read_again_knows_of_every_change(store, directory) -> None:
    first, second = store.add(early()), store.add(early())
    store.let_go(second)
    before = store.contents()
    assert store.contents() == before
    with closing(MatchStore(directory)) as other:
        other.rename(second, "Another")
    named = next(one for one in store.contents()[0] if one.id == second)
    assert named.name == "Another"
    with closing(sqlite3.connect(directory / "library.sqlite")) as raw, raw:
        raw.execute("UPDATE matches SET began = 'never' WHERE id = ?", (first,))
    assert [one.id for one in store.contents()[1]] == [first]


def test_a_list_and_the_last_match_need_no_lines(store) -> None:
    """Or the list of a large library would take as long as reading all of it."""
    number = store.add(early(*PLAYS))

    def allow(action: int, table: str | None, *_: str | None) -> int:
        return sqlite3.SQLITE_DENY if (action, table) == (sqlite3.SQLITE_READ, "lines") else sqlite3.SQLITE_OK

    store.file.sql.set_authorizer(allow)
    assert [one.id for one in store.entries()] == [number]
    assert store.last() is not None
    assert store.contents() == (store.entries(), [])
    assert store.has_any()
    with pytest.raises(StoreError):
        store.lines(number)


def test_the_last_match_is_the_one_changed_last_under_any_clock(store) -> None:
    over, played = store.add(early("Td")), store.add(early())
    store.file.sql.execute("UPDATE matches SET changed = '2041-01-01T00:00:00+00:00' WHERE id = ?", (over,))
    store.keep(played, early("Td"))
    assert store.last().id == played
    assert [one.id for one in store.entries()] == [over, played], "the list goes by the time that it shows"
    store.keep(over, early("Td", "3c"))
    assert store.last().id == over
    store.delete(over)
    assert store.last().id == played


def test_on_a_full_disk_kept_matches_stay_and_later_all_is_kept(store) -> None:
    match = early()
    number = store.add(match)
    before = store.text(number)
    pages = store.file.sql.execute("PRAGMA page_count").fetchone()[0]
    store.file.sql.execute(f"PRAGMA max_page_count = {pages}")
    match.header = with_keys(match.header, {"note": "x" * 100_000})
    play(match, *PLAYS)
    with pytest.raises(StoreError) as raised:
        store.keep(number, match)
    assert raised.value.trouble is StoreTrouble.CLOSED
    assert store.text(number) == before
    store.file.sql.execute("PRAGMA max_page_count = 100000")
    store.keep(number, match)
    assert store.text(number) == match.record().text()


def test_a_program_killed_while_writing_loses_nothing_that_was_shown(directory, tmp_path) -> None:
    """The file is read by a program that begins while the old one has not even been cleared away."""
    for round_ in range(4):
        shown_at = tmp_path / "shown"
        with shown_at.open("w") as output:
            writer = subprocess.Popen(
                [sys.executable, "-c", _WRITER, str(directory), str(round_)], stdout=output, text=True
            )
            while len(shown_at.read_text().splitlines()) < 20 * (round_ + 1):
                assert writer.poll() is None
                time.sleep(0.002)
            writer.send_signal(signal.SIGKILL)
            writer.wait()
        *_, last = shown_at.read_text().rpartition("\n")[0].splitlines()
        number, ply, line = last.split(" ", 2)
        store = MatchStore(directory)
        kept = store.lines(int(number))
        assert store.hold(int(number))
        # At most the one line that was kept and not shown yet has come or gone since.
        assert int(ply) - 1 <= len(kept) <= int(ply) + 1
        assert line in kept[-2:] or len(kept) < int(ply)
        Match.of_record(read_record(store.text(int(number))))
        store.close()


def test_findings_of_a_review_are_kept_until_the_lines_are_others(store) -> None:
    match = early(*PLAYS)
    number, other = store.add(match), store.add(early())
    first, last = Judged(1, 0, 0.0, {"a": 1}), Judged(4, 1, 0.25, {"b": ["ä"]})
    for judged in (last, first):
        store.reviews.keep_judgement(number, judged)
    assert store.reviews.judgements(number) == [first, last]
    assert store.reviews.judgements(other) == []
    again = Judged(4, 1, 0.5, {})
    store.reviews.keep_judgement(number, again)
    assert store.reviews.judgements(number) == [first, again]
    match.pop(1)
    store.keep(number, match)
    assert store.reviews.judgements(number) == [first]
    store.drop(number)
    assert store.reviews.judgements(number) == []


def test_a_match_that_is_gone_from_the_library_comes_back_when_it_goes_on(store) -> None:
    match = early()
    number = store.add(match)
    store.file.sql.execute("DELETE FROM matches")
    play(match, "Td")
    store.keep(number, match)
    assert store.text(number) == match.record().text()
    assert [one.id for one in store.entries()] == [number]


def test_lines_that_another_program_has_written_are_not_mixed_with_ones_own(directory) -> None:
    """Where locks do not work two programs may play one match."""
    first, second = MatchStore(directory), MatchStore(directory)
    match, other = early("Td"), early("8c")
    number = first.add(match)
    second.keep(number, other)
    first.keep(number, play(match, "3c"))
    assert first.text(number) == match.record().text()
    first.close()
    second.close()


def test_a_closed_library_leaves_no_claim_of_its_matches_behind(directory) -> None:
    store = MatchStore(directory)
    store.add(early())
    assert list(directory.glob("*.lock"))
    store.close()
    assert not list(directory.glob("*.lock"))


def commented(*actions: str) -> Match:
    match = early(*actions)
    match.comment(0, Comment("", "Sunday"))
    match.comment(match.ply, Comment("?!", "one\ntwo"))
    return match


def test_comments_come_back(store) -> None:
    match = commented(*PLAYS)
    number = store.add(match)
    assert store.text(number) == match.record().text()
    match.comment(match.ply, Comment("!"))
    match.comment(0, Comment())
    store.keep(number, match)
    assert store.text(number) == match.record().text()
    assert Match.of_record(read_record(store.text(number))).comments == {match.ply: Comment("!")}


def test_comments_on_lines_taken_back_stay_in_the_library(store) -> None:
    match = commented(*PLAYS)
    number = store.add(match)
    match.pop()
    store.keep(number, match)
    again = Match.of_record(read_record(store.text(number)))
    assert list(again.comments) == [0]
    play(again, PLAYS[-1])
    store.keep(number, again)
    assert store.text(number) == commented(*PLAYS).record().text()


def test_comments_of_another_copy_are_added(store) -> None:
    match = commented(*PLAYS)
    number = store.add(match)
    other = early(*PLAYS)
    other.comment(1, Comment("!", "good deal"))
    other.comment(match.ply, Comment("!", "three"))
    for _ in range(2):
        store.comments.add(number, other.record())
        found = read_record(store.text(number)).comments
        assert found == {
            0: Comment("", "Sunday"),
            1: Comment("!", "good deal"),
            match.ply: Comment("?!", "one\ntwo\nthree"),
        }


def test_added_comments_stay_when_the_match_at_the_table_is_commented(store) -> None:
    match = commented(*PLAYS)
    number = store.add(match)
    other = early(*PLAYS)
    other.comment(match.ply, Comment("!", "three"))
    store.comments.add(number, other.record())
    match.comment(0, Comment("", "Monday"))
    store.keep(number, match)
    found = read_record(store.text(number)).comments
    assert found == {0: Comment("", "Monday"), match.ply: Comment("?!", "one\ntwo\nthree")}


def test_a_match_without_actions_stays_if_it_has_a_comment(store) -> None:
    plain, told = early(), early()
    told.comment(0, Comment("", "for tomorrow"))
    numbers = [store.add(plain), store.add(told)]
    for number in numbers:
        store.drop(number)
    assert [one.id for one in store.entries()] == numbers[1:]


def test_a_damaged_comment_costs_nothing_else(store) -> None:
    match = commented(*PLAYS)
    number = store.add(match)
    store.file.sql.execute("UPDATE comments SET mark = x'00', ply = 'x' WHERE ply = 0")
    store.file.sql.execute("UPDATE comments SET text = x'ff' WHERE ply = ?", (match.ply,))
    record = read_record(store.text(number))
    assert record.lines == tuple(match.lines)
    assert record.comments[match.ply].mark == "?!"


def test_a_name_with_half_a_character_is_kept_without_it(store) -> None:
    number = store.add(early("Td"))
    store.rename(number, "a\ud800b")
    assert [entry.name for entry in store.entries()] == ["a\ufffdb"]
