from __future__ import annotations

import json
from typing import Any

import pytest

from limbotable.core.errors import RecordError
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.games import in_english
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES, read_record, read_while_valid
from tests.games.countdown.deals import GAME, SLOW_NORTH, SLOW_SOUTH, begun, play, shuffled

HEADER: dict[str, Any] = {
    "limbotable": 1,
    "game": "countdown",
    "options": {"preset": "english"},
    "seats": ["South", "North"],
}
DEAL = f"* {shuffled(SLOW_SOUTH, SLOW_NORTH, 'Qs')}"


def text(*lines: str, **keys: object) -> str:
    return "".join(f"{line}\n" for line in [json.dumps(HEADER | keys), *lines])


@pytest.mark.clause("R-3.2", "R-3.4", "R-4.4")
def test_a_record_is_written_line_by_line() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c")
    head, *lines = match.record().text().split("\n")
    assert json.loads(head) == HEADER | {"options": GAME.complete({})}
    assert lines == [DEAL, "0 pass", "1 pass", "0 2c", ""]


@pytest.mark.clause("R-4.4", "R-4.5")
def test_the_header_of_a_new_match_to_the_byte() -> None:
    match = Match(GAME, GAME.complete({"preset": "japanese"}), ["Äiti", "七"])
    assert match.record().text() == (
        '{"limbotable": 1, "game": "countdown", "options": {"stock": "up", "deal": "reshuffle", '
        '"win_cards": "own", "doubling": "winner", "next_dealer": "winner", "end": "points 200"}, '
        '"seats": ["Äiti", "七"]}\n'
    )


@pytest.mark.clause("R-4.7")
def test_keys_added_by_the_table_are_no_part_of_the_match() -> None:
    added = {"players": ["person", "expert"], "casual": True, "helped": True, "deal": 7, "name": "Sunday"}
    plain, told = (Match.of_record(read_record(text(DEAL, "0 pass", **keys))) for keys in ({}, added))
    assert (told.lines, told.scores, told.legal()) == (plain.lines, plain.scores, plain.legal())
    assert {key: told.header.fields()[key] for key in added} == added


@pytest.mark.clause("R-3.2")
def test_a_record_is_read_as_it_was_written() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c")
    record = read_record(match.record().text())
    assert record.text() == match.record().text()
    assert (record.game, record.seats) == (GAME, ("South", "North"))
    assert record.lines == tuple(match.lines)


@pytest.mark.clause("R-4.3", "R-4.5")
def test_further_keys_are_kept() -> None:
    keys = {"date": "2026-10-17", "app": "other 3", "result": {"winners": [0]}, "ö": ["七", None, 1.5]}
    record = read_record(text(DEAL, "0 pass", **keys))
    assert json.loads(record.text().split("\n")[0]) == HEADER | keys
    assert json.loads(Match.of_record(record).record().text().split("\n")[0]) == HEADER | keys
    assert "七" in record.text()


@pytest.mark.clause("R-4.4")
def test_options_left_out_take_their_defaults_and_the_header_stays_as_it_is() -> None:
    record = read_record(text(options={"preset": "japanese", "end": "rounds 2"}))
    assert record.options == GAME.complete({"preset": "japanese", "end": "rounds 2"})
    assert record.header.options == {"preset": "japanese", "end": "rounds 2"}


@pytest.mark.clause("R-3.1")
def test_a_byte_order_mark_is_skipped() -> None:
    assert read_record("\ufeff" + text(DEAL)).lines == read_record(text(DEAL)).lines


@pytest.mark.clause("R-3.4")
def test_line_ends_of_windows_are_read() -> None:
    record = read_record(text(DEAL, "0 pass").replace("\n", "\r\n"))
    assert record.lines[1:] == (Line(0, "pass"),)
    assert Match.of_record(record).ply == 2


@pytest.mark.clause("R-3.3")
def test_comments_are_skipped_and_lines_keep_their_numbers() -> None:
    record = read_record(text("# one", DEAL, "#", "# 0 double", "0 pass"))
    assert record.lines == (Line(CHANCE_WHO, DEAL[2:]), Line(0, "pass"))
    assert record.numbers == (3, 6)
    with pytest.raises(RecordError) as refused:
        Match.of_record(read_record(text("# one", DEAL, "# two", "0 stop")))
    assert refused.value.line == 5


@pytest.mark.clause("R-3.5")
@pytest.mark.parametrize("cut", ["0", "0 ", "0 pas", "* shuffle st", "garbage", "#"])
def test_a_last_line_that_was_cut_off_is_left_out(cut: str) -> None:
    assert read_record(text(DEAL) + cut).lines == read_record(text(DEAL)).lines


@pytest.mark.clause("R-3.5")
@pytest.mark.parametrize("cut", [text()[:-1], text()])
def test_a_header_alone_is_a_record(cut: str) -> None:
    assert read_record(cut).lines == ()


@pytest.mark.clause("R-4.1", "R-4.2", "R-8.1")
@pytest.mark.parametrize(
    ("broken", "code"),
    [
        ("", "record.header"),
        ("\n", "record.header"),
        ("hello", "record.header"),
        ("[1]\n", "record.header"),
        ("1\n", "record.header"),
        ('"limbotable"\n', "record.header"),
        ("null\n", "record.header"),
        ("{}\n{}\n", "record.no-version"),
        (text() + text(), "record.line"),
        (text()[1:], "record.header"),
        ("[" * 100_000, "record.header"),
        (text(limbotable="1"), "record.no-version"),
        (text(limbotable=True), "record.no-version"),
        (text(limbotable=0), "record.no-version"),
        (text(limbotable=1.0), "record.no-version"),
        (text(limbotable=2), "record.newer"),
        (text(game=3), "record.key"),
        (text(game=None), "record.key"),
        (text(game="chess"), "record.game"),
        (text(options=[]), "record.key"),
        (text(options={"deal": "never"}), "option.value"),
        (text(options={"deck": 1}), "option.unknown"),
        (text(seats="South"), "record.key"),
        (text(seats=["South", 2]), "record.key"),
        (text(seats=["South"]), "record.seats"),
        (text(seats=["a", "b", "c"]), "record.seats"),
        (text(seat=2, turn=None), "record.key"),
        (text(seat=-1, turn=None), "record.key"),
        (text(seat=True, turn=None), "record.key"),
        (text(seat="0", turn=None), "record.key"),
        (text(seat=0), "record.key"),
        (text(seat=0, turn=0), "record.key"),
        (text(seat=0, turn={}), "record.key"),
        (text(seat=0, turn={"seat": 2}), "record.key"),
        (text(seat=0, turn={"seat": -1}), "record.key"),
        (text(seat=0, turn={"seat": None}), "record.key"),
        (text(seat=0, turn={"chance": 1}), "record.key"),
        (text(seat=0, turn=None, scores=None), "record.scores-form"),
        (text(seat=0, turn=None, scores=7), "record.scores-form"),
        (text(seat=0, turn=None, scores={"0": 1, "1": 2}), "record.scores-form"),
        (text(seat=0, turn=None, scores=[0]), "record.scores-form"),
        (text(seat=None, turn=None, scores=[0, 0, 0]), "record.scores-form"),
        (text(seat=0, turn=None, scores=[0, True]), "record.scores-form"),
        (text(seat=0, turn=None, scores=[0, 1.0]), "record.scores-form"),
        (text(seat=0, turn=None, scores=[0, "0"]), "record.scores-form"),
    ],
)
def test_a_header_that_is_none_is_an_error_of_line_1(broken: str, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(broken)
    assert refused.value.reason.code == code
    assert in_english(refused.value.reason)
    assert refused.value.line == (2 if code == "record.line" else 1)


@pytest.mark.clause("R-3.6")
@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "0",
        "0 ",
        "pass",
        "10 pass",
        "-1 pass",
        "** pass",
        "0\tpass",
        " 0 pass",
        "٠ pass",
        " # x",
        "x" * 999,
    ],
)
def test_a_line_that_is_none_is_an_error_of_its_number(line: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text(DEAL, line, "0 pass"))
    assert refused.value.line == 3
    assert refused.value.reason.code == "record.line"
    assert dict(refused.value.reason.values) == {"line": line[:80]}, "so much can be shown"
    assert len(in_english(refused.value.reason)) < 200


@pytest.mark.clause("R-3.7")
@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        (["0 pass"], 2, "illegal.chance-due"),
        ([DEAL, "1 pass"], 3, "illegal.other-seat"),
        ([DEAL, "0 fold"], 3, "notation.countdown"),
        ([DEAL, "0 pass "], 3, "notation.countdown"),
        ([DEAL, DEAL], 3, "illegal.no-chance-due"),
        ([DEAL.replace("2c", "?")], 2, "illegal.chance-thing"),
        ([DEAL.replace("2c", "2d")], 2, "illegal.chance-cards"),
        ([DEAL.removesuffix(" Ks")], 2, "illegal.chance-cards"),
        ([DEAL, "0 pass", "1 pass", "0 Qh"], 5, "countdown.not-in-hand"),
        ([DEAL, "0 pass", "9 pass"], 4, "illegal.other-seat"),
    ],
)
def test_a_record_that_was_edited_is_refused_with_the_line(lines: list[str], line: int, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        Match.of_record(read_record(text(*lines)))
    assert (refused.value.line, refused.value.reason.code) == (line, code)


@pytest.mark.parametrize("seats", DEFAULT_NAMES)
def test_seats_have_names_of_their_own(seats: int) -> None:
    assert len(set(DEFAULT_NAMES[seats])) == seats


@pytest.mark.parametrize(
    ("damaged", "number"), [("0 6s garbage", 5), ("nonsense", 5), ("1 2c", 5), ("0 Kd", 5), ("7 pass", 5)]
)
def test_a_record_with_a_damaged_line_opens_up_to_it(damaged: str, number: int) -> None:
    """Whether the line is none, or the rules refuse it: the lines before it are a match."""
    told = text("# a comment", DEAL, "0 pass", damaged, "1 pass")
    record, none = read_while_valid(told)
    match, refused = Match.of_record_while_valid(record)
    damage = none or refused
    assert damage is not None
    assert damage.line == number
    assert [str(line) for line in match.lines] == [DEAL, "0 pass"]
    assert match.ply == len(match.stages) - 1
    with pytest.raises(RecordError) as whole:
        Match.of_record(read_record(told))
    assert (whole.value.line, whole.value.reason) == (damage.line, damage.reason)


def test_a_whole_record_has_no_damage() -> None:
    record, damage = read_while_valid(text(DEAL, "0 pass"))
    assert damage is None
    match, refused = Match.of_record_while_valid(record)
    assert refused is None
    assert match.ply == 2


def test_without_a_header_nothing_opens() -> None:
    with pytest.raises(RecordError) as error:
        read_while_valid(f"{{\n{DEAL}\n")
    assert error.value.line == 1


def test_a_perspective_is_no_part_of_a_record_however_damaged() -> None:
    told = text(DEAL, "nonsense", seat=0, turn=None)
    with pytest.raises(RecordError) as error:
        read_while_valid(told)
    assert (error.value.line, error.value.reason.code) == (1, "engine.read-only")
    with pytest.raises(RecordError) as error:
        read_record(told)
    assert (error.value.line, error.value.reason.code) == (3, "record.line")
    with pytest.raises(RecordError) as error:
        read_record(text(DEAL, seat=0, turn=None))
    assert (error.value.line, error.value.reason.code) == (1, "engine.read-only")
