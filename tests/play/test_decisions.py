"""The decisions of a match, and the worth of its rounds' ends to the seats that took them."""

from __future__ import annotations

import pytest

from limbotable.core.game import CHANCE_WHO
from limbotable.games import GAMES
from limbotable.play.decisions import decisions
from limbotable.testing.matches import Case
from tests.every_game import every_game
from tests.games.countdown.deals import begun, play, south_wins


@every_game
def test_every_action_is_a_decision(game) -> None:
    match = Case(game.id, game.complete({}), 2, 40).match()
    found = decisions(match)
    acted = [ply for ply, line in enumerate(match.lines) if line.who != CHANCE_WHO]
    assert [one.ply for one in found] == acted
    for one in found:
        assert (one.seat, one.action) == (match.lines[one.ply].who, match.lines[one.ply].action)
        before = match.stages[one.ply]
        assert one.free == (sum(1 for _ in legal_at(match, before)) > 1)


def legal_at(match, stage):
    """The legal actions at a stage, as the match's game has them."""
    twin = type(match)(match.game, match.options, match.seats)
    for line in match.lines[: match.stages.index(stage)]:
        twin.push(line.who, line.action)
    return twin.legal()


def test_a_round_that_has_not_ended_has_no_end() -> None:
    match = play(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h"), "Td")
    assert {one.end for one in decisions(match)} == {None}


def test_the_last_decision_of_each_seat_knows_how_the_round_ended() -> None:
    match = south_wins()
    found = decisions(match)
    last = {one.seat: one for one in found}
    south, north = last[0].end, last[1].end
    assert south is not None
    assert north is not None
    assert south + north == pytest.approx(1.0)
    assert (south > north) == (match.scores[0] > match.scores[1])
    assert all(one.end is None for one in found if one is not last[one.seat])


def test_a_match_that_is_over_ended_as_its_result_says() -> None:
    for game in GAMES:
        match = Case(game.id, game.complete({"end": "rounds 1"} if game.id == "countdown" else {}), 1, 900)
        played = match.match()
        assert played.result is not None
        ends = {one.seat: one.end for one in decisions(played)}
        best = max(ends, key=lambda seat: ends[seat] or 0.0)
        assert best in played.result.winners


@pytest.mark.parametrize(
    ("game", "given", "of_rounds"),
    [
        ("countdown", {"end": "endless"}, True),
        ("countdown", {"end": "points 200"}, False),
        ("foes", {"mode": "team", "match": "lives 3", "jokers": 0}, True),
        ("foes", {"match": "wins 2"}, False),
        ("libtis", {}, False),
        ("limit", {}, False),
    ],
)
def test_values_speak_of_the_round_where_the_match_has_no_winner(game, given, of_rounds) -> None:
    (one,) = (one for one in GAMES if one.id == game)
    assert one.speaks_of_rounds(one.complete(given)) == of_rounds
