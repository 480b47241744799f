"""The engine plays the fifth game: within this process, and in a process of its own."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from limbotable.core.program import command
from limbotable.engine import messages as m
from limbotable.engine.arena import contest_of, deals_played
from limbotable.engine.demonstration import demonstration
from limbotable.engine.session import Session
from limbotable.engine.workers import workers
from limbotable.games import GAMES, in_english
from limbotable.play.match import Match
from limbotable.search.thought import Limit
from limbotable.testing.answers import answer_fields
from tests.fifth_game.conftest import NAME
from tests.fifth_game.game import GAME


def answers(*requests: dict[str, Any], program: list[str]) -> list[Any]:
    lines = "".join(f"{json.dumps(one)}\n" for one in requests)
    done = subprocess.run(program, input=lines, capture_output=True, text=True, timeout=100, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("level", [level.name for level in GAME.levels])
def test_it_thinks_for_a_seat(level: str) -> None:
    session = Session()
    session.answer(m.New(game="overtake", seed=7))
    legal = answer_fields(session, m.Status())["legal"]
    thought = answer_fields(session, m.Think(level=level, playouts=10, seed=1))
    assert thought["action"] in legal
    assert {one["action"] for one in thought["considered"]} == set(legal)


def test_the_only_card_that_does_not_lose_is_found() -> None:
    match = Match(GAME, GAME.complete({"hand": 3}), ("South", "North"))
    for who, action in (-1, "shuffle deck 10 3 8 9 1 2 12 11 7 6 5 4"), (0, "10"), (1, "3"), (0, "8"):
        match.push(who, action)
    session = Session()
    session.answer(m.Load(record=match.record().text(), chance="manual"))
    thought = answer_fields(session, m.Think(level="expert", playouts=20, seed=1))
    assert match.legal() == ["2", "9"]
    assert thought["action"] == "9"


def test_a_process_of_its_own_is_told_of_it() -> None:
    new = {"cmd": "new", "game": "overtake", "seed": 7}
    hello, begun, thought = answers(
        {"cmd": "hello"}, new, {"cmd": "think", "playouts": 2}, program=command(*GAMES.arguments, "engine")
    )
    assert [game["id"] for game in hello["games"]] == [game.id for game in GAMES]
    assert thought["action"] in begun["legal"]
    (refused,) = answers(new, program=command("engine"))
    assert refused["error"]["code"] == "unknown-game"


def test_a_name_that_leads_to_no_game_is_said() -> None:
    done = subprocess.run(
        command("--game", f"{NAME}S", "engine"), capture_output=True, text=True, timeout=100, check=False
    )
    assert done.returncode == 2
    assert "is not the name of a game" in done.stderr


def test_its_players_meet_in_the_arena() -> None:
    contest = contest_of("overtake", ["hand=3"], ["random", "novice"], Limit(0, 1), seed=1)
    with workers() as executor:
        assert [sum(dealt.shares) for dealt in deals_played(executor, contest, 2)] == [1.0, 1.0]


def test_a_match_is_told_in_the_terminal() -> None:
    told = "\n".join(
        map(in_english, demonstration(GAME, ["Nana", "Toto"], seed=1, limit=Limit(seconds=0.01)))
    )
    assert "takes the trick." in told
    assert "wins the match" in told
