"""The arena: computer players against each other."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from limbotable.__main__ import main
from limbotable.engine.arena import RANDOM, Contest, deal_shares, summary
from limbotable.games import GAMES
from limbotable.search.thinking import Limit


def contest(*players: str) -> Contest:
    game = GAMES[0]
    return Contest(game.id, tuple(game.complete({"end": "rounds 1"}).items()), players, Limit(playouts=1))


def test_a_deal_gives_the_same_shares_every_time_and_they_add_up_to_one() -> None:
    for deal in range(5):
        shares = deal_shares(contest(RANDOM, "novice"), deal)
        assert shares == deal_shares(contest(RANDOM, "novice"), deal)
        assert sum(shares) == pytest.approx(1.0)


def test_a_deal_is_played_from_every_seat() -> None:
    """Players that play alike have the same share of every deal, wherever the luck sits."""
    assert deal_shares(contest("novice", "novice"), 3) == (0.5, 0.5)


def test_the_margin_is_that_of_the_mean() -> None:
    first, second = summary(contest("novice", RANDOM), [(1.0, 0.0), (0.5, 0.5), (1.0, 0.0), (0.5, 0.5)])
    assert (first.player, first.share) == ("novice", 0.75)
    assert second.share == 0.25
    assert first.margin == pytest.approx(1.96 * 0.288675 / 2, rel=1e-4)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "--players", "novice", "novice"], "There is no game “chess”"),
        (["countdown", "--players", "novice", "grandmaster"], "There is no player “grandmaster”"),
        (["countdown", "--players", "novice"], "This match has 2 seats"),
        (["countdown", "--players", "novice", "novice", "--option", "deal=never"], "cannot be “never”"),
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
