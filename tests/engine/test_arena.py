"""The arena: computer players against each other."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from limbotable.__main__ import main
from limbotable.core.random import Random
from limbotable.engine.arena import (
    Contest,
    contest_of,
    deal_shares,
    opening,
    seats_of_deals,
    summary,
    thought_of,
)
from limbotable.engine.workers import workers
from limbotable.games import GAMES
from limbotable.search.players import baselines
from limbotable.search.thought import Limit

RANDOM = "random"


def contest(*players: str) -> Contest:
    game = GAMES[0]
    return Contest(game.id, tuple(game.complete({"end": "rounds 1"}).items()), players, Limit(playouts=1))


@pytest.mark.long
def test_a_deal_gives_the_same_shares_every_time_and_they_add_up_to_one() -> None:
    for deal in range(5):
        shares = deal_shares(contest(RANDOM, "novice"), deal)
        assert shares == deal_shares(contest(RANDOM, "novice"), deal)
        assert sum(shares) == pytest.approx(1.0)


@pytest.mark.long
def test_a_deal_is_played_from_every_seat() -> None:
    """Players that play alike have the same share of every deal, wherever the luck sits."""
    assert deal_shares(contest("novice", "novice"), 3) == (0.5, 0.5)


def test_the_margin_is_that_of_the_mean() -> None:
    first, second = summary(contest("novice", RANDOM), [(1.0, 0.0), (0.5, 0.5), (1.0, 0.0), (0.5, 0.5)])
    assert (first.player, first.share) == ("novice", 0.75)
    assert second.share == 0.25
    assert first.margin == pytest.approx(1.96 * 0.288675 / 2, rel=1e-4)


@pytest.mark.long
def test_the_seats_of_each_deal_share_its_win() -> None:
    """The weaker player's seat wins less often, whichever it is."""
    with workers() as executor:
        ahead = list(seats_of_deals(executor, contest("novice", RANDOM), 24))
        behind = list(seats_of_deals(executor, contest(RANDOM, "novice"), 24))
    assert all(sum(deal) == pytest.approx(1.0) for deal in (*ahead, *behind))
    assert sum(deal[0] for deal in ahead) > 12 > sum(deal[0] for deal in behind)


@pytest.mark.long
def test_the_share_of_each_seat_is_told_in_words_and_in_json() -> None:
    arguments = [
        "arena",
        "limit",
        "--players",
        "random",
        "--by-seat",
        "--pairs",
        "4",
        "--option",
        "players=3",
    ]
    told = CliRunner().invoke(main, arguments).output
    done = CliRunner().invoke(main, [*arguments, "--json"])
    found = json.loads(done.output)
    assert (found["game"], found["matches"], len(found["seats"])) == ("limit", 4, 3)
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1.0)
    first = found["seats"][0]
    low, high = 100 * first["low"], 100 * first["high"]
    assert f"seat 0, random: {100 * first['share']:.1f} % ({low:.0f} to {high:.0f}) of 4 matches" in told


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "--players", "novice", "novice"], "There is no game “chess”"),
        (["countdown", "--players", "novice", "grandmaster"], "There is no player “grandmaster”"),
        (["countdown", "--players", "novice", "uct"], "There is no player “uct”"),
        (["countdown", "--players", "novice"], "This match has 2 seats"),
        (
            ["limit", "--option", "players=3", "--players", "novice", "alphabeta", "novice"],
            "“alphabeta” plays for two seats only",
        ),
        (["countdown", "--players", "novice", "novice", "--option", "deal=never"], "cannot be “never”"),
        (["countdown", "--players", "novice@0", "novice"], "no player “novice@0”"),
        (["countdown", "--players", "novice@many", "novice"], "no player “novice@many”"),
        (["countdown", "--players", f"novice@{'9' * 5000}", "novice"], "no player “novice@999"),
        (["limit", "--players", "novice", "novice", "--option", "balls=²"], "“balls” cannot be “²”"),
        (["limit", "--players", "novice", "novice", "--option", f"balls={'9' * 5000}"], "cannot be “999"),
        (["limit", "--players", "novice", "novice", "--seconds", "nan"], "'nan' is not a valid number"),
        (["limit", "--players", "novice", "novice", "--seconds", "1e6"], "1000000.0 is not in the range"),
        (["limit", "--players", "novice", "random", "--sprt", "0", "1e5"], "100000.0 is not in the range"),
        (["limit", "--players", "novice", "random", "--sprt", "nan", "5"], "'nan' is not a valid number"),
        (["countdown", "--players", "wizard@5", "novice"], "no player “wizard@5”"),
        (
            ["countdown", "--players", "novice", "--by-seat", "--calibration"],
            "cannot be combined: choose one",
        ),
    ],
)
def test_a_wrong_word_gets_a_sentence(arguments: list[str], message: str) -> None:
    done = CliRunner().invoke(main, ["arena", *arguments])
    assert done.exit_code == 2
    assert message in done.output


def test_the_command_prints_one_object() -> None:
    arguments = ["arena", "countdown", "--players", RANDOM, RANDOM, "--pairs", "4", "--json"]
    done = CliRunner().invoke(main, [*arguments, "--option", "end=rounds 1"])
    assert done.exit_code == 0, done.output
    figures = json.loads(done.output)
    assert figures["pairs"] == 4
    assert sum(one["share"] for one in figures["players"]) == pytest.approx(1.0)


def test_the_baselines_of_an_open_game_and_of_one_with_secrets() -> None:
    names = {game.id: [level.name for level in baselines(game)] for game in GAMES}
    assert names["countdown"] == [RANDOM, "ismcts", "greedy"]
    assert names["limit"] == [RANDOM, "uct", "greedy", "alphabeta"]
    assert names["libtis"] == [RANDOM, "ismcts", "greedy"]


def test_a_player_may_have_playouts_of_its_own() -> None:
    thoughts = []
    for players in (["uct@9", "uct"], ["uct", "uct@9"]):
        told = contest_of("limit", ["balls=4"], players, Limit(playouts=5), seed=1)
        thoughts.append(thought_of(told, opening(told, 0), Random(1)))
    assert [thought.playouts for thought in thoughts] == [9, 5]


def test_deals_of_a_game_without_chance_differ_in_how_they_begin() -> None:
    """Players that always do the same would else play one match over and over."""
    contest = contest_of("limit", ["balls=4"], ["novice", "uct"], Limit(playouts=1), seed=1)
    begun = [tuple(opening(contest, deal).lines) for deal in range(4)]
    assert len(set(begun)) == 4
    assert begun == [tuple(opening(contest, deal).lines) for deal in range(4)]
    assert opening(contest_of("countdown", [], ["novice", "novice"], Limit(playouts=1), 1), 1).lines == []


@pytest.mark.long
@pytest.mark.parametrize("players", [("novice", "uct"), ("expert", "alphabeta")])
def test_one_match_of_limit(players: tuple[str, str]) -> None:
    contest = contest_of("limit", ["balls=4"], players, Limit(playouts=1), seed=1)
    assert deal_shares(contest, 1) in {(1.0, 0.0), (0.5, 0.5), (0.0, 1.0)}
