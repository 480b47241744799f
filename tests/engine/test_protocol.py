"""Answers, clause by clause."""

from __future__ import annotations

from statistics import fmean, pstdev
from typing import Any

import pytest

from limbotable.core.compiled import compiled
from limbotable.engine import messages as m
from limbotable.games import GAMES, game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from limbotable.testing.matches import Case
from tests.engine.talk import code, talk
from tests.games.countdown.deals import begun, nobody_plays, play
from tests.games.foes.deals import dealt as foes_dealt

NEW = {"cmd": "new", "game": "countdown", "seed": 7}
STATUS = {"cmd": "status"}
RECORD = {"cmd": "record"}
THINK = {"cmd": "think", "playouts": 3, "seed": 1}


def load(text: str) -> dict[str, Any]:
    return {"cmd": "load", "record": text}


def some_match(name: str, plies: int = 4) -> Match:
    game = game_of(name)
    assert game is not None
    return Case(name, game.complete({}), 3, plies).match()


# --- answers ------------------------------------------------------------------------------------------
@pytest.mark.clause("P-1.4")
def test_an_error_is_told_to_people_and_to_programs() -> None:
    match = play(begun("6c 7d 8d 9c 9d", "3c 4c 5c 6d 7c", "5h"), "6c")
    (_, answer) = talk(load(match.record().text()), {"cmd": "act", "action": "Kd/5"})
    error = answer["error"]
    assert list(answer) == ["error"]
    assert list(error) == ["code", "message", "reason", "values"]
    assert (error["code"], error["reason"]) == ("illegal-action", "countdown.not-in-hand")
    assert error["message"].endswith(".")
    (_, answer) = talk(NEW, {"cmd": "undo", "count": 9})
    assert answer["error"]["values"] == {"n": 0}


@pytest.mark.clause("P-2.1", "P-2.2")
def test_hello_tells_of_the_engine_and_of_each_game() -> None:
    (hello,) = talk({"cmd": "hello"})
    assert list(hello) == ["name", "version", "protocol", "games", "compiled"]
    assert (hello["protocol"], hello["compiled"]) == (1, compiled())
    foes = next(game for game in hello["games"] if game["id"] == "foes")
    assert list(foes) == ["id", "players", "options", "restrictions", "presets", "levels"]
    assert foes["players"] == [3, 5]
    assert foes["options"]["hand"] == {"kind": "choice", "values": [4, 3], "default": 4}
    assert foes["options"]["match"] == {
        "kind": "form",
        "values": ["single", "wins N", "lives N"],
        "range": {"wins N": [2, 5], "lives N": [3, 30]},
        "default": "single",
    }
    assert foes["restrictions"][1] == {"option": "jokers", "values": [2, 0], "where": {"mode": ["team"]}}
    assert foes["presets"]["team"] == {"mode": "team", "jokers": 2, "shadow": "no"}
    assert foes["levels"] == ["beginner", "novice", "casual", "club", "tournament", "expert"]


@pytest.mark.clause("P-2.3")
def test_a_new_match_has_the_options_that_were_asked_for() -> None:
    new = {"cmd": "new", "game": "countdown", "options": {"preset": "japanese", "stock": "down"}, "seed": 7}
    status, told = talk(new, RECORD)
    head = told["record"].partition("\n")[0]
    assert '"stock": "down", "deal": "reshuffle"' in head
    assert '"seats": ["South", "North"]' in head
    assert "preset" not in head
    assert (status["game"], status["ply"], status["phase"]) == ("countdown", 1, "double")


@pytest.mark.clause("P-2.4", "P-2.5")
def test_chance_is_the_engines_or_the_callers() -> None:
    options = {"players": 3, "variant": "quickstart"}
    new = {"cmd": "new", "game": "libtis", "options": options}
    by_engine = talk({**new, "seed": 5}, RECORD)[1]["record"]
    match = Match(GAMES[2], GAMES[2].complete(options), DEFAULT_NAMES[3])
    Dealer(5).deal(match)
    assert by_engine == match.record().text()
    first, second, third = talk(
        {**new, "chance": "manual"},
        {"cmd": "act", "action": "start 2"},
        {"cmd": "act", "action": "take pact"},
    )
    assert (first["ply"], first["turn"]) == (0, {"chance": "start", "seats": [0, 1, 2]})
    assert second["turn"]["chance"] == "shuffle deck"
    assert second["turn"]["cards"] == sorted(second["turn"]["cards"])
    assert code(third) == m.ILLEGAL_ACTION


@pytest.mark.clause("P-2.7", "P-6.7", "R-8.4")
def test_a_perspective_is_only_looked_at() -> None:
    whole = some_match("countdown").record().text()
    told = talk(load(whole), {"cmd": "record", "seat": 0})[1]["record"]
    status, *refused, after = talk(
        load(told), {"cmd": "act", "action": "pass"}, {"cmd": "undo"}, {"cmd": "act", "action": "?"}, STATUS
    )
    assert [code(answer) for answer in refused] == [m.READ_ONLY] * 3
    assert after == status


@pytest.mark.clause("P-2.8", "P-2.10", "P-3.1")
def test_an_action_makes_a_line() -> None:
    before, acted, asked, told = talk(NEW, {"cmd": "act", "action": "double"}, STATUS, RECORD)
    assert list(acted) == ["game", "ply", "phase", "turn", "legal", "scores", "result"]
    assert (before["ply"], acted["ply"]) == (1, 2)
    assert acted == asked
    assert told["record"].endswith("\n0 double\n")


@pytest.mark.clause("P-2.11")
def test_the_record_is_whole_or_as_a_viewer_knows_it() -> None:
    match = some_match("foes")
    whole, *views = talk(
        load(match.record().text()), RECORD, *({**RECORD, "seat": seat} for seat in (0, 3, None, 4))
    )[1:]
    assert whole["record"] == match.record().text()
    assert ['"seat": 0' in views[0]["record"], '"seat": null' in views[2]["record"]] == [True, True]
    assert len({view["record"] for view in views[:3]}) == 3
    assert code(views[3]) == m.BAD_REQUEST
    own = views[1]["record"]
    _, plain, mine, other, nobody = talk(
        load(own), RECORD, {**RECORD, "seat": 3}, {**RECORD, "seat": 0}, {**RECORD, "seat": None}
    )
    assert plain == mine == {"record": own}
    assert (code(other), code(nobody)) == (m.BAD_REQUEST, m.BAD_REQUEST)


# --- statuses -----------------------------------------------------------------------------------------
@pytest.mark.clause("P-3.3")
def test_legal_actions_are_those_of_the_seat_to_act() -> None:
    match = some_match("countdown", 3)
    status, *records = talk(load(match.record().text()), *({**RECORD, "seat": seat} for seat in (0, 1, None)))
    assert status["legal"] == sorted(status["legal"]) == match.legal()
    loaded = talk(*(load(answer["record"]) for answer in records))
    assert [one["legal"] for one in loaded] == [
        match.legal() if seat == match.turn else [] for seat in (0, 1, None)
    ]
    (over,) = talk(load(nobody_plays(end="points 1000").record().text()))
    assert (over["turn"], over["legal"]) == (None, [])


@pytest.mark.clause("P-3.4", "P-3.5")
def test_scores_and_the_result() -> None:
    match = nobody_plays(end="points 1000")
    going_on = match.until(match.ply - 1)
    first, second = talk(load(going_on.record().text()), load(match.record().text()))
    assert (first["scores"], first["result"]) == ([0, 0], None)
    assert second["scores"] == [1010, 10]
    assert second["result"] == {"winners": [0], "scores": [1010, 10], "ranks": [1, 2]}


# --- thinking -----------------------------------------------------------------------------------------
@pytest.mark.clause("P-4.1", "P-6.9")
def test_only_the_seat_to_act_is_thought_for() -> None:
    match = begun("6c 7d 8d 9c 9d", "3c 4c 5c 6d 7c", "5h")
    shuffle = nobody_plays(deal="reshuffle", end="endless").record().text()
    over = nobody_plays(end="points 1000").record().text()
    other = talk(load(match.record().text()), {**RECORD, "seat": 1})[1]["record"]
    manual = {**load(shuffle), "chance": "manual"}
    answers = talk(manual, THINK, load(over), THINK, load(other), THINK, {**THINK, "record": other})
    assert [code(one) for one in (*answers[1::2], answers[-1])] == [m.NOT_YOUR_TURN] * 4


@pytest.mark.clause("P-4.4")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_without_a_level_the_strongest_thinks(game: Any) -> None:
    whole = load(some_match(game.id).record().text())
    levels = [level.name for level in game.levels]
    _, plain, strongest, weakest, unknown = talk(
        whole,
        THINK,
        {**THINK, "level": levels[-1]},
        {**THINK, "level": levels[0], "playouts": 1000},
        {**THINK, "level": "random"},
    )
    assert {**plain, "seconds": 0} == {**strongest, "seconds": 0}
    assert weakest["playouts"] == game.levels[0].playouts, "it looks at no more than its level does"
    assert code(unknown) == m.BAD_REQUEST, "players to compare with are no levels"


@pytest.mark.clause("P-4.5")
def test_thinking_ends_at_its_first_limit() -> None:
    whole = load(begun("6c 7d 8d 9c 9d", "3c 4c 5c 6d 7c", "5h").record().text())
    _, few, short, both = talk(
        whole,
        {"cmd": "think", "playouts": 2},
        {"cmd": "think", "seconds": 1e-9},
        {"cmd": "think", "seconds": 600, "playouts": 2},
    )
    assert (few["playouts"], short["playouts"], both["playouts"]) == (2, 1, 2)
    assert both["seconds"] < 60
    # One second where nothing is said: more than 2 playouts, and not for ever.
    _, usual = talk(whole, {"cmd": "think"})
    assert 0.9 < usual["seconds"] < 30


@pytest.mark.clause("P-4.6", "P-4.7", "P-4.8", "P-4.9")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_thinking_is_the_same_on_every_run(game: Any) -> None:
    match = some_match(game.id)
    _, first, second = talk(load(match.record().text()), THINK, THINK)
    plain = ["action", "value", "uncertainty", "considered", "playouts", "seconds"]
    assert [field for field in first if field != "reason"] == plain
    assert {**first, "seconds": 0} == {**second, "seconds": 0}
    assert sorted(one["action"] for one in first["considered"]) == match.legal()
    best = first["considered"][0]
    assert (first["action"], first["value"]) == (best["action"], best["value"])
    assert all(0 <= one["value"] <= 1 for one in first["considered"])
    assert list(best) == ["action", "visits", "value"]


@pytest.mark.clause("P-4.9")
def test_a_value_speaks_of_the_match_where_it_has_a_winner() -> None:
    """South wins the last round with its last card. Without an end it is the round that is won."""
    hands = ("Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h")
    for end in ("rounds 1", "endless"):
        match = play(begun(*hands, end=end), "Kd/48", "2c")
        _, thought = talk(load(match.record().text()), THINK)
        assert thought["action"] == "Ad=1"
        assert (thought["value"] == 1) == (end == "rounds 1")
        assert thought["value"] > 0.5


@pytest.mark.long
@pytest.mark.clause("P-4.11")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_uncertainty_is_about_how_far_values_of_other_seeds_stray(game: Any) -> None:
    match = some_match(game.id)
    told = talk(
        load(match.record().text()), *({"cmd": "think", "playouts": 60, "seed": seed} for seed in range(24))
    )[1:]
    strays = pstdev(one["value"] for one in told)
    said = fmean(one["uncertainty"] for one in told)
    assert all(0 <= one["uncertainty"] <= 0.5 for one in told)
    assert 0.4 * strays < said < max(4 * strays, 0.05)


@pytest.mark.clause("P-4.11")
def test_a_proven_value_has_no_uncertainty() -> None:
    """This match of Limit is won within the turn."""
    (game,) = (game for game in GAMES if game.id == "limit")
    whole = Case(game.id, game.complete({"balls": 4}), 3, plies=400).match()
    last = whole.until(whole.ply - 1)
    _, told = talk(load(last.record().text()), {"cmd": "think", "playouts": 40, "seed": 1})
    assert (told["value"], told["uncertainty"]) == (1.0, 0.0)


@pytest.mark.clause("P-4.10")
def test_the_expected_line_is_told_on_request() -> None:
    match = some_match("limit", 7)
    _, plain, told = talk(load(match.record().text()), THINK, {**THINK, "line": True})
    assert "line" not in plain
    assert told["line"][0] == told["action"]
    for action in told["line"]:
        assert action in match.legal(), "each can follow the one before"
        match.push(match.turn, action)


@pytest.mark.long
@pytest.mark.clause("P-4.12")
def test_a_clear_choice_is_told_at_once_to_whoever_asks() -> None:
    """North is blocked, and South can play on until the count is 0."""
    deal = "Kd 2c Ad Ah 9d"
    match = play(begun(deal, "3c 4c 5c 6c 7c", "5h"), "Kd/48")
    asked = {"cmd": "think", "playouts": 2000, "seed": 1}
    _, plain, early = talk(load(match.record().text()), asked, {**asked, "early": True})
    assert plain["playouts"] == 2000
    assert early["playouts"] < 2000
    assert early["action"] == plain["action"]


@pytest.mark.clause("P-4.13")
def test_an_action_is_looked_at_closely_and_all_others_as_without_it() -> None:
    match = some_match("libtis", 7)
    asked = {"cmd": "think", "level": "club", "playouts": 60, "seed": 1}
    plain = talk(load(match.record().text()), asked)[1]["considered"]
    last = plain[-1]
    told = talk(load(match.record().text()), {**asked, "closely": last["action"]})[1]["considered"]
    assert [one["action"] for one in told] == [one["action"] for one in plain]
    assert told[:-1] == plain[:-1]
    assert told[-1]["visits"] >= max(plain[0]["visits"], 15) > last["visits"]
    assert code(talk(load(match.record().text()), {**asked, "closely": "castle"})[1]) == m.ILLEGAL_ACTION


@pytest.mark.long
@pytest.mark.clause("P-4.14", "P-5.7")
def test_thinking_and_judging_say_why() -> None:
    """South has the choice between a count that many cards fit, and one that few do."""
    match = begun("Ah 9c 8d 2s 3s", "3c 4c 5c 6c 7c", "Qh")
    think = {"cmd": "think", "playouts": 60, "seed": 1}
    judge = {"cmd": "judge", "ply": match.ply, "playouts": 60, "seed": 1}
    _, thought = talk(load(match.record().text()), think)
    assert thought["reason"].endswith(".")
    worst = thought["considered"][-1]["action"]
    play(match, worst)
    (judged,) = talk({**judge, "record": match.record().text()})
    assert 0.0 < judged["known"]["uncertainty"] < 0.5
    assert "The action played" in judged["known"]["reason"] or judged["known"]["reason"].startswith("This")
    assert judged["open"]["reason"] == ""


# --- errors -------------------------------------------------------------------------------------------
@pytest.mark.clause("P-6.4")
def test_without_a_match_there_is_nothing_to_ask_about() -> None:
    requests = (STATUS, RECORD, THINK, {"cmd": "undo"}, {"cmd": "act", "action": "pass"})
    assert [code(answer) for answer in talk(*requests)] == [m.NO_MATCH] * 5


@pytest.mark.clause("P-6.5")
def test_matches_that_new_cannot_begin() -> None:
    unknown, option, value = talk(
        {"cmd": "new", "game": "chess"},
        {"cmd": "new", "game": "limit", "options": {"tiles": 3}},
        {"cmd": "new", "game": "limit", "options": {"balls": 9}},
    )
    assert [code(unknown), code(option), code(value)] == [m.UNKNOWN_GAME, m.BAD_OPTION, m.BAD_OPTION]


@pytest.mark.clause("P-6.8")
def test_a_record_that_cannot_be_read_is_told_by_its_line() -> None:
    whole = some_match("countdown").record().text()
    broken = [whole + "# one comment\n0 castle\n", whole + "hello\n", "{}\n"]
    lines = [answer["error"]["message"].partition(":")[0] for answer in talk(*map(load, broken))]
    following = whole.count("\n") + 1
    assert lines == [f"Line {following + 1}", f"Line {following}", "Line 1"]
    assert {code(answer) for answer in talk(*map(load, broken))} == {m.BAD_RECORD}


@pytest.mark.clause("P-6.6")
def test_an_action_that_cannot_be() -> None:
    match = foes_dealt(("2c 3c 4c 5c", "2d 3d 4d 5d", "2h 3h 4h 5h"))
    over = nobody_plays(end="points 1000").record().text()
    wrong = [{"cmd": "act", "action": action} for action in ("castle", "play 9s", "blind")]
    _, *refused, _, ended = talk(load(match.record().text()), *wrong, load(over), wrong[0])
    assert [code(answer) for answer in (*refused, ended)] == [m.ILLEGAL_ACTION] * 4
    assert ended["error"]["message"] == "The match is over."
