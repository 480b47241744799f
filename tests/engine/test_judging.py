"""The judgement of an action: by the knowledge of its seat, and with all cards open."""

from __future__ import annotations

from typing import Any

import pytest

from limbotable.core.game import CHANCE_WHO, AnyGame
from limbotable.engine import messages as m
from limbotable.engine.session import Refused, Session
from limbotable.games import GAMES, game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.search.solve import Solver
from limbotable.testing.answers import answer_fields
from limbotable.testing.matches import Case, twins
from tests.engine.talk import code, talk
from tests.every_game import every_game
from tests.games.countdown.deals import begun, play

PLAYOUTS = 4


def some(game: AnyGame, seed: int, plies: int = 6) -> Match:
    """A match in which a seat that has a choice has just acted."""
    match = Case(game.id, game.complete({}), seed, plies).match()
    dealer = Dealer(seed)
    while len(match.legal()) == 1:
        match.push(match.turn, match.legal()[0])
        dealer.deal(match)
    if match.turn < 0:
        return some(game, seed, plies - 1)
    match.push(match.turn, match.legal()[-1])
    return match


def judged(match: Match, ply: int | None = None, **fields: Any) -> dict[str, Any]:
    """The engine's judgement of a line, the last one by default, but for the time that it took."""
    terms = {"playouts": PLAYOUTS, "seed": 5, **fields}
    last = match.ply - 1 if ply is None else ply
    found = answer_fields(Session(), m.Judge(record=match.record().text(), ply=last, **terms))
    assert found.pop("seconds") >= 0
    return found


@pytest.mark.clause("P-5.1", "P-5.2", "P-5.3")
@every_game
def test_a_decision_is_judged_the_same_on_every_run(game: AnyGame) -> None:
    match = some(game, 3)
    found = judged(match)
    assert found == judged(match)
    assert (found["ply"], found["seat"]) == (match.ply - 1, match.lines[-1].who)
    assert found["action"] == match.lines[-1].action
    assert (found["open"] is None) == (not game.hidden)
    match.pop()
    for verdict in filter(None, (found["known"], found["open"])):
        assert sorted(one["action"] for one in verdict["considered"]) == match.legal()
        assert verdict["best"] == verdict["considered"][0]["action"]
        assert min(verdict["value"], verdict["played"]) >= 0
        assert max(verdict["value"], verdict["played"]) <= 1


@pytest.mark.long
@pytest.mark.clause("P-5.3")
@every_game
def test_the_known_judgement_is_that_of_a_computer_player(game: AnyGame) -> None:
    """The best is the player's own choice; only of the action taken more may be known."""
    for seed in range(2):
        match = some(game, seed)
        action = match.lines[-1].action
        found = judged(match)["known"]
        match.pop()
        told = perspective(match, match.turn).text()
        thought = answer_fields(Session(), m.Think(record=told, playouts=PLAYOUTS, seed=5))
        assert found["best"] == thought["action"]
        assert found["playouts"] == thought["playouts"]
        assert [one for one in found["considered"] if one["action"] != action] == [
            one for one in thought["considered"] if one["action"] != action
        ]


@pytest.mark.long
@pytest.mark.clause("P-5.2")
@pytest.mark.parametrize("game", [game for game in GAMES if game.hidden], ids=lambda game: game.id)
def test_the_known_judgement_does_not_depend_on_hidden_cards(game: AnyGame) -> None:
    differ = 0
    for seed in range(5):
        match = some(game, seed, 4 + seed)
        line = match.lines[-1]
        found = judged(match, playouts=2)
        match.pop()
        for twin in twins(match, line.who, seed, 2):
            twin.push(line.who, line.action)
            other = judged(twin, playouts=2)
            assert other["known"] == found["known"]
            differ += other["open"] != found["open"]
    assert differ >= 2, "what is judged with all cards open does depend on them"


@pytest.mark.clause("P-5.3")
@pytest.mark.parametrize("name", ["libtis", "limit"])
def test_the_action_taken_is_looked_at_as_closely_as_the_best(name: str) -> None:
    game = game_of(name)
    assert game is not None
    for seed in range(2):
        found = judged(some(game, seed, 16), playouts=200)["known"]
        visits = {one["action"]: one["visits"] for one in found["considered"]}
        action = some(game, seed, 16).lines[-1].action
        assert visits[action] >= min(visits[found["best"]], 50) or found["played"] in (0.0, 1.0)


@pytest.mark.clause("P-5.2")
def test_with_open_cards_a_round_is_solved_exactly() -> None:
    """South, to play at 2 against a blocked North, knows enough: all hands of North come to the same."""
    match = play(begun("Kd 2c Ad Ah 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")
    assert match.turn == 0
    solver = Solver(match.game.insight(match.position))
    exactly = {}
    for action in match.legal():
        after = match.position.copy()
        after.play(match.game.parse(action))
        exactly[action] = solver.value(after)
    match.push(0, match.legal()[-1])
    found = judged(match)
    assert found["open"]["playouts"] == 1
    assert found["known"]["playouts"] == PLAYOUTS
    assert {one["action"]: one["value"] for one in found["open"]["considered"]} == pytest.approx(exactly)
    assert found["known"]["best"] == found["open"]["best"]


@pytest.mark.long
@pytest.mark.clause("P-5.2")
def test_a_match_that_goes_on_says_nothing_of_an_earlier_decision() -> None:
    """The lines after it are no part of its seat's knowledge, though they brought cards to light."""
    match = begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h")
    play(match, "Td")
    early = judged(match, playouts=1)
    play(match, "7c", "8c")
    assert judged(match, match.ply - 3, playouts=1) == early


@pytest.mark.clause("P-5.4")
@pytest.mark.parametrize("ply", [-1, 0, 99])
def test_only_the_actions_of_seats_can_be_judged(ply: int) -> None:
    match = begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h")
    assert match.lines[0].who == CHANCE_WHO
    with pytest.raises(Refused) as refused:
        judged(match, ply)
    assert refused.value.code == m.BAD_REQUEST
    assert str(ply) in str(refused.value.reason)


@pytest.mark.clause("P-5.4", "P-6.7", "P-6.8")
def test_it_takes_a_whole_record() -> None:
    match = begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h")
    told = perspective(match, 0).text()
    broken = match.record().text() + "0 2s\n"
    requests = [{"cmd": "judge", "record": record, "ply": 1, "playouts": 1} for record in (told, broken, "x")]
    level = {"cmd": "judge", "record": match.record().text(), "ply": 1, "level": "none"}
    assert [code(one) for one in talk(*requests, level)] == [
        m.READ_ONLY,
        m.BAD_RECORD,
        m.BAD_RECORD,
        m.BAD_REQUEST,
    ]


@pytest.mark.clause("P-5.5")
def test_it_stops_when_it_is_told_to() -> None:
    match = some(GAMES[0], 3)
    request = {"cmd": "judge", "record": match.record().text(), "ply": match.ply - 1, "playouts": 10**9}
    found, stopped = talk(request, {"cmd": "stop"})
    assert found["known"]["playouts"] < 10**5
    assert stopped == {}


@pytest.mark.clause("P-4.3")
def test_a_computer_player_cannot_ask_with_open_cards() -> None:
    match = some(GAMES[0], 3)
    (answer,) = talk({"cmd": "think", "record": match.record().text(), "playouts": 1})
    assert code(answer) == m.BAD_RECORD
