"""What a reader of a transcript is examined with is what lay on the table, at turns spread over the match."""

from __future__ import annotations

import json

import pytest

from limbotable.games import GAMES
from limbotable.play.match import Match
from limbotable.play.record import read_record
from limbotable.resources import resource
from limbotable.store.autosave import Autosave
from tests.by_ear.truth import TURNS, spread, truths


@pytest.fixture
def examined(tmp_path):
    """Return what is told of the first seat's turns in the match of a game's miniature."""

    def examine(game: str) -> list[str]:
        text = resource("assets", "picker", f"{game}.limbo").read_text("utf-8")
        match = Match.of_record(read_record(text))
        autosave = Autosave(tmp_path / "data")
        autosave.take_up(match)
        assert autosave.keep() is None
        number = autosave.last()
        autosave.close()
        plies = [ply for ply, line in enumerate(match.lines) if line.who == 0]
        turns = tmp_path / "turns"
        turns.write_text(
            "".join(json.dumps({"line": 10 * ply, "match": number, "plies": ply}) + "\n" for ply in plies)
        )
        return list(truths(turns, tmp_path / "data" / "library.sqlite"))

    return examine


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_is_told_at_ten_turns_in_their_order(examined, game) -> None:
    told = examined(game)
    lines = [int(one.splitlines()[0].removeprefix("After line ").removesuffix(":")) for one in told]
    assert 5 <= len(told) <= TURNS
    assert lines == sorted(set(lines))
    assert all("you" in one for one in told)


def test_what_lay_there_is_told_as_it_was_then(examined) -> None:
    first, second, *_ = examined("limit")
    assert first.splitlines()[1:] == [
        "  phase tile, 31 tiles in the pool",
        "  empty tiles: 0,0",
        "  you, white: balls on nothing (groups: none), 8 in hand, 0 captured",
        "  North, red: balls on nothing (groups: none), 8 in hand, 0 captured",
    ]
    assert second.splitlines()[1:] == [
        "  phase tile, 27 tiles in the pool",
        "  empty tiles: -1,0 0,-1 1,-2",
        "  you, white: balls on 0,0 (groups: 1 of 1), 7 in hand, 0 captured",
        "  North, red: balls on 1,-1 (groups: 1 of 1), 7 in hand, 0 captured",
    ]


def test_no_card_is_told_that_the_player_had_not_seen(examined) -> None:
    for told in examined("countdown"):
        (other,) = (line for line in told.splitlines() if line.startswith("  North:"))
        assert other.partition("holds ")[2].partition(",")[0].endswith(("unseen", "none"))


def test_turns_are_spread_over_the_match() -> None:
    assert spread(range(100)) == list(range(5, 100, 10))
    assert spread(range(3)) == [0, 1, 2]
