"""Comments on lines: in the text of a record, in a match, and never in a perspective."""

from __future__ import annotations

import pytest

from limbotable.games import in_english
from limbotable.play.comments import Comment, comment, places, until
from limbotable.play.match import Match, valid_part
from limbotable.play.perspective import imagined, perspective
from limbotable.play.record import Record, read_perspective, read_record
from limbotable.play.sharing import read_shared, share
from tests.games.countdown.deals import SLOW_NORTH, SLOW_SOUTH, begun, play


def played() -> Match:
    return play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c")


def commented() -> Match:
    match = played()
    match.comment(0, Comment("", "Sunday, with Äiti"))
    match.comment(2, Comment("??"))
    match.comment(4, Comment("?!", "The queen was better:\nshe turns 91 into 19."))
    return match


def written(*after: tuple[int, str], match: Match | None = None) -> Record:
    """Return the record of a match with these lines of text inserted, each after so many lines."""
    lines = (played() if match is None else match).record().text().splitlines()
    for ply, text in sorted(after, reverse=True):
        lines.insert(ply + 1, text)
    return read_record("".join(f"{line}\n" for line in lines))


@pytest.mark.clause("R-10.1", "R-10.4")
def test_a_commented_record_to_the_byte() -> None:
    head, deal, *rest = played().record().text().splitlines()
    assert commented().record().text().splitlines() == [
        head,
        "#comment Sunday, with Äiti",
        deal,
        rest[0],
        "#mark ??",
        rest[1],
        rest[2],
        "#mark ?!",
        "#comment The queen was better:",
        "#comment she turns 91 into 19.",
    ]


@pytest.mark.clause("R-10.1", "R-10.4")
def test_comments_are_read_as_they_were_written() -> None:
    text = commented().record().text()
    record = read_record(text)
    assert record.comments == commented().comments
    assert record.text() == text
    assert Match.of_record(record).record().text() == text


@pytest.mark.clause("R-10.1")
def test_a_comment_is_no_part_of_the_match() -> None:
    assert commented().record() == played().record()
    assert Match.of_record(read_record(commented().record().text())).lines == played().lines


@pytest.mark.clause("R-3.3", "R-10.4")
def test_other_comment_lines_are_skipped() -> None:
    record = written((1, "# by hand"), (1, "#marks !"), (1, "#commentary"), (1, "#mark"), (1, "#"))
    assert record.comments == {}
    assert record.text() == played().record().text()


@pytest.mark.clause("R-10.2")
@pytest.mark.parametrize(
    ("mark", "read"),
    [(one, one) for one in ("!!", "!", "!?", "?!", "?", "??")] + [("!!!", ""), ("good", "")],
)
def test_the_marks(mark, read) -> None:
    assert written((1, f"#mark {mark}"), (1, "#comment x")).comments == {1: Comment(read, "x")}


@pytest.mark.clause("R-10.2")
def test_the_last_mark_of_a_line_counts() -> None:
    lines = played().record().text().splitlines()
    text = "".join(f"{line}\n" for line in [*lines, "#mark !", "#comment so", "#mark ?"])
    assert read_record(text).comments == {4: Comment("?", "so")}


@pytest.mark.clause("R-10.3", "R-10.4")
def test_the_lines_of_a_text() -> None:
    lines = played().record().text().splitlines()
    said = ["#comment", "#comment  one ", "#comment", "#comment two\tand\x07three", "#comment "]
    record = read_record("".join(f"{line}\r\n" for line in [*lines, *said]))
    assert record.comments == {4: Comment("", "one\n\ntwo and three")}
    assert record.text().splitlines()[-3:] == ["#comment one", "#comment", "#comment two and three"]


@pytest.mark.clause("R-10.5")
def test_no_perspective_has_comments() -> None:
    for seat in (0, 1, None):
        told = perspective(commented(), seat)
        assert told.text() == perspective(played(), seat).text()
        assert "#" not in told.text()


@pytest.mark.clause("R-10.5")
def test_in_a_perspective_they_are_skipped() -> None:
    plain = perspective(played(), 0)
    again = read_perspective(plain.text() + "#mark !\n#comment North has the king\n")
    assert imagined(again).comments == {}
    assert again.text() == plain.text()


def test_a_match_as_text_has_its_comments() -> None:
    assert read_shared(share(commented().record())).comments == commented().comments


def test_comments_on_lines_taken_back_wait_for_them() -> None:
    match = commented()
    taken = match.pop()
    assert list(match.comments) == [0, 2]
    for line in taken:
        match.push(line.who, line.action)
    assert match.comments == commented().comments
    match.pop()
    play(match, "3c" if "3c" in match.legal() else match.legal()[-1])
    assert list(match.comments) == [0, 2]


def test_a_comment_that_was_taken_away_is_gone() -> None:
    match = commented()
    match.comment(2, Comment())
    assert list(match.comments) == [0, 4]
    assert "??" not in match.record().text()


def test_a_branch_has_the_comments_on_its_lines_as_its_own() -> None:
    match = commented()
    branch = match.until(3)
    assert list(branch.comments) == [0, 2]
    branch.comment(2, Comment("!"))
    assert match.comments[2] == Comment("??")


def test_a_damaged_record_keeps_the_comments_on_its_valid_part() -> None:
    text = commented().record().text().replace("0 2c", "0 2c 2c")
    record, damage = valid_part(text)
    assert damage is not None
    assert list(record.comments) == [0, 2]


def test_comments_of_two_copies_are_joined() -> None:
    mine, theirs = Comment("!", "so"), Comment("?", "no")
    assert mine.joined(theirs) == Comment("!", "so\nno")
    assert mine.joined(theirs).joined(theirs) == Comment("!", "so\nno")
    assert Comment().joined(theirs) == theirs
    assert mine.joined(Comment()) == mine
    assert Comment("", "so").joined(Comment("?", "so, then")) == Comment("?", "so, then")


def test_a_text_becomes_plain() -> None:
    assert comment("x", "\n a\r\nb \rc\x1b[0m\n") == Comment("", "a\nb\nc [0m")


def test_half_a_character_is_replaced() -> None:
    """A text field can have one; in no file can it be written."""
    text = comment("", "half \ud83d of it").text
    assert text == "half \ufffd of it"
    assert text.encode()


@pytest.mark.clause("R-10.4")
def test_nothing_but_a_line_feed_ends_a_line_of_text() -> None:
    record = written((1, "#comment   - a"), (1, "#comment   - b\rc\u2028d"))
    assert record.comments == {1: Comment("", "- a\n  - b c\u2028d")}
    assert read_record(record.text()).comments == record.comments


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (Comment("?", ""), "? mistake"),
        (Comment("", "so"), "Comment: so"),
        (Comment("!!", "so"), "!! brilliant: so"),
    ],
)
def test_a_comment_in_one_line(said: Comment, sentence: str) -> None:
    assert in_english(said.phrase()) == sentence
    assert bool(said)
    assert not Comment()


def test_a_place_is_all_that_led_there_and_none_is_beyond_the_last_line() -> None:
    lines = ["* start 1", "0 pass", "1 pass"]
    found = places(lines, [-1, 3, 0, 2, 4])
    assert list(found) == [0, 2, 3]
    assert len(set(found.values())) == 3
    assert places(lines[:2], [2]) == places(["* start 1", "0 pass", "1 double"], [2]) == {2: found[2]}
    assert places(["* start 2", "0 pass"], [2]) != {2: found[2]}
    assert places(lines, []) == places(lines, [-1]) == {}


def test_the_comments_up_to_a_line_have_that_of_the_line() -> None:
    notes = {0: Comment("", "a"), 2: Comment("!"), 3: Comment("?")}
    assert list(until(notes, 2)) == [0, 2]
    assert list(until(notes, 1)) == [0]
