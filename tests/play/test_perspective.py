from __future__ import annotations

from typing import Any

import pytest

from limbotable.core.errors import RecordError
from limbotable.core.game import Observation
from limbotable.play.header import MatchHeader
from limbotable.play.match import Match
from limbotable.play.perspective import imagined, observation_of, perspective, turn_key
from limbotable.play.record import Perspective, read_perspective
from tests.games.countdown.deals import (
    NORTH,
    SLOW_NORTH,
    SLOW_SOUTH,
    SOUTH,
    begun,
    dealt,
    nobody_plays,
    play,
    shuffled,
)
from tests.games.countdown.oracle import PACK
from tests.headers import with_keys


def top_of(match: Match, seat: int | None, line: int = 0, cards: int = 11) -> str:
    """Return the first cards of a shuffle as a viewer knows them: two hands of five, then the starter."""
    return " ".join(perspective(match, seat).lines[line].action.split(" ")[2:][:cards])


@pytest.mark.clause("R-7.2")
def test_a_seat_knows_its_own_hand() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    assert top_of(match, SOUTH, cards=10) == "2c ? 3c ? 4c ? 5c ? 6c ?"
    assert top_of(match, NORTH, cards=10) == "? 2d ? 3d ? 4d ? 5d ? 6d"
    assert perspective(match, None).lines[0].action == "shuffle stock" + " ?" * 52
    assert perspective(match, SOUTH).lines[0].action.endswith("6c" + " ?" * 43)


@pytest.mark.clause("R-7.3")
def test_earlier_lines_fill_in_as_cards_come_to_light() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c", "2d")
    assert top_of(match, SOUTH) == "2c 2d 3c ? 4c ? 5c ? 6c ? Qs"
    assert top_of(match, NORTH) == "2c 2d ? 3d ? 4d ? 5d ? 6d Qs"
    assert top_of(match, None) == "2c 2d ? ? ? ? ? ? ? ? Qs"


@pytest.mark.clause("C-9.2", "R-7.2")
def test_hands_left_over_are_never_shown() -> None:
    match = nobody_plays(end="points 1000")
    assert top_of(match, SOUTH, cards=10) == "Qc ? Qd ? Qh ? Kc ? Kd ?"
    assert top_of(match, None) == "? " * 10 + "Ks"


@pytest.mark.clause("C-9.3", "R-7.4")
def test_a_reshuffle_hides_every_card_again() -> None:
    match = nobody_plays(deal="reshuffle", end="endless")
    match.push(-1, shuffled("Ac 2c 3c 4c 5c", "Ad 2d 3d 4d 5d", ""))
    assert top_of(match, NORTH, 0) == "? Kh ? Jc ? Jd ? Jh ? Js Ks", "as it was then"
    assert top_of(match, NORTH, 3, cards=10) == "Ac ? 2c ? 3c ? 4c ? 5c ?", "South deals, North is first"


@pytest.mark.clause("R-7.1")
def test_the_header_keeps_the_secrets_of_the_match() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    plain = [perspective(match, seat).text() for seat in (SOUTH, NORTH, None)]
    told = {"scores": [7, 7], **match.header.fields(), "deal": 7, "helped": True, "result": {}}
    match.header = MatchHeader.of(told)
    assert [perspective(match, seat).text() for seat in (SOUTH, NORTH, None)] == plain


@pytest.mark.clause("R-7.1", "R-7.7")
def test_the_header_names_its_seat_and_the_seat_to_act() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    match.header = with_keys(match.header, {"date": "today"})
    for seat in (SOUTH, NORTH, None):
        header = perspective(match, seat).header
        own = {"seat": seat, "turn": {"seat": SOUTH}, "scores": [0, 0]}
        assert header.fields() == {**match.header.fields(), **own}
        assert list(header.fields())[-3:] == ["seat", "turn", "scores"]
    assert "seat" not in match.header.fields()


@pytest.mark.clause("P-3.2", "R-7.6")
def test_the_turn_of_chance_and_of_nobody() -> None:
    shuffle = nobody_plays(deal="reshuffle", end="endless")
    assert turn_key(shuffle) == {"chance": "shuffle stock", "cards": sorted(PACK)}
    assert turn_key(nobody_plays(end="points 1000")) is None


@pytest.mark.parametrize(
    ("match", "turn"),
    [
        (dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), 0),
        (nobody_plays(deal="reshuffle", end="endless"), -1),
        (nobody_plays(end="points 1000"), -2),
    ],
    ids=["seat", "chance", "over"],
)
def test_the_story_of_a_perspective(match: Match, turn: int) -> None:
    told = perspective(match, NORTH)
    assert observation_of(told) == Observation(told.lines, viewer=1, turn=turn, scores=match.scores)
    assert observation_of(perspective(match, None)).viewer == 2


# --- imagining the rest -------------------------------------------------------------------------------
def changed(told: Perspective, old: str, new: str) -> Perspective:
    text = told.text()
    assert old in text
    return read_perspective(text.replace(old, new, 1))


def test_a_blocked_opponent_has_nothing_playable_in_imagination() -> None:
    match = play(begun("Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")
    for seat in (SOUTH, None):
        full = imagined(read_perspective(perspective(match, seat).text()))
        assert full.turn == SOUTH
        assert view_of(full).blocked == (False, True)


def view_of(match: Match) -> Any:
    return match.game.view(match.options, match.position, match.stages[-1].sightings, SOUTH)


HIDDEN_END = play(dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h"), "pass", "pass", "Kd/48")


@pytest.mark.clause("R-7.7", "R-8.3")
def test_scores_tell_a_spectator_whether_a_hidden_block_ended_the_round() -> None:
    """No seat has seen the cards that were left, and it is North's turn whether it goes on or begins anew."""
    told = perspective(HIDDEN_END, None)
    assert told.turn == NORTH
    assert told.scores == (20, 20)
    ended = imagined(told)
    assert (view_of(ended).phase, ended.scores) == ("double", (20, 20))
    going_on = imagined(changed(told, '"scores": [20, 20]', '"scores": [0, 0]'))
    assert (view_of(going_on).phase, going_on.scores) == ("play", (0, 0))


@pytest.mark.clause("R-8.2")
@pytest.mark.parametrize(
    ("seat", "old", "new", "line", "code"),
    [
        (SOUTH, '"scores": [0, 0]', '"scores": [10, 0]', 1, "record.scores"),
        (None, '"scores": [0, 0]', '"scores": [10, 0]', 1, "record.scores"),
        (NORTH, '"scores": [0, 0]', '"scores": [-1, 0]', 1, "record.scores"),
        (NORTH, '"scores": [0, 0]', '"scores": [18446744073709551616, 0]', 1, "record.scores"),
        (SOUTH, '"turn": {"seat": 0}', '"turn": {"seat": 1}', 1, "record.turn"),
        (SOUTH, '"turn": {"seat": 0}', '"turn": null', 1, "record.turn"),
        (SOUTH, '"turn": {"seat": 0}', '"turn": {"chance": "shuffle stock"}', 1, "record.turn"),
        (SOUTH, "stock 2c ? 3c", "stock ? ? 3c", 1, "record.turn"),
        (SOUTH, "stock 2c ? 3c", "stock 2c 2d 3c", 1, "record.turn"),
        (SOUTH, "stock 2c ? 3c", "stock 2c 3c", 2, "illegal.chance-cards"),
        (SOUTH, "stock 2c ? 3c", "stock 2c ? 2c", 2, "illegal.chance-cards"),
        (SOUTH, "stock 2c ? 3c", "stock 2c ? zz", 2, "illegal.chance-cards"),
        (SOUTH, "1 pass", "1 fold", 4, "notation.countdown"),
        (SOUTH, "1 pass", "1 ?", 4, "notation.countdown"),
        (SOUTH, "0 pass", "1 pass", 3, "illegal.other-seat"),
    ],
)
def test_a_perspective_that_cannot_be_is_refused(
    seat: int | None, old: str, new: str, line: int, code: str
) -> None:
    told = perspective(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), seat)
    with pytest.raises(RecordError) as refused:
        imagined(changed(told, old, new))
    assert (refused.value.line, refused.value.reason.code) == (line, code)


@pytest.mark.clause("R-3.3")
def test_lines_are_counted_with_their_comments() -> None:
    told = perspective(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), SOUTH)
    with pytest.raises(RecordError) as refused:
        imagined(changed(told, "1 pass", "# a comment\n1 fold"))
    assert refused.value.line == 5


def test_other_keys_of_the_header_stay() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    match.header = with_keys(match.header, {"date": "today"})
    full = imagined(perspective(match, SOUTH))
    assert full.header == match.header
