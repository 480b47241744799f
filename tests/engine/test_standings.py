"""The figures that the arena prints."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from limbotable.__main__ import main
from limbotable.core.elo import Sides
from limbotable.engine.arena import Contest, Dealt, contest_of
from limbotable.engine.elo import Sprt
from limbotable.engine.standings import standings, until_decided
from limbotable.search.thought import Limit

ARENA = ["arena", "countdown", "--processes", "1", "--option", "preset=japanese", "--option", "end=rounds 2"]


def contest(*players: str) -> Contest:
    return contest_of("countdown", [], players, Limit(playouts=1), 1)


def won(*scores: float) -> list[Dealt]:
    return [Dealt((score, 1.0 - score), (0.0, 0.0)) for score in scores]


def test_the_first_players_elo_has_an_interval() -> None:
    found = standings(contest("novice", "random"), won(1.0, 0.5, 1.0, 0.5))
    low, middle, high = found.elo
    assert (found.deals, found.matches, found.share) == (4, 8, 0.75)
    assert middle == pytest.approx(190.8, abs=0.1)
    assert low == pytest.approx(Sides(1, 2).elo(0.75 - found.margin))
    assert high == float("inf")
    assert found.as_json()["first"]["elo"][2] is None
    assert found.wilson == pytest.approx((0.4093, 0.9285), abs=1e-4)


def test_a_test_ends_the_contest_as_soon_as_it_decides() -> None:
    sprt = Sprt(0.0, 50.0, Sides(1, 2))
    endless = iter(won(*[1.0] * 10_000))
    found = list(until_decided(contest("novice", "random"), endless, sprt))
    assert 8 <= len(found) < 60
    assert sprt.verdict([1.0] * len(found)) == "accepted"
    assert len(found) == 8 or sprt.verdict([1.0] * (len(found) - 1)) == "open"
    assert standings(contest("novice", "random"), found, sprt=sprt).verdict == "accepted"
    assert len(list(until_decided(contest("novice", "random"), won(0.5, 0.5), sprt))) == 2


@pytest.mark.long
def test_the_command_prints_all_figures_as_one_object() -> None:
    arguments = [*ARENA, "--players", "greedy", "random", "--pairs", "6", "--json"]
    done = CliRunner().invoke(main, [*arguments, "--sprt", "0", "20", "--luck"])
    assert done.exit_code == 0, done.output
    figures = json.loads(done.output)
    assert figures["matches"] == 2 * figures["pairs"] == 12
    assert (figures["options"]["deal"], figures["seed"], figures["playouts"]) == ("reshuffle", 1, 100)
    assert figures["first"]["player"] == "greedy"
    assert figures["sprt"]["verdict"] == "open"
    assert set(figures["luck"]) == {"share", "margin", "part", "gain"}
    plain = CliRunner().invoke(main, arguments)
    assert json.loads(plain.output).keys() == figures.keys() - {"luck", "sprt"}


@pytest.mark.long
def test_the_command_says_it_in_words() -> None:
    done = CliRunner().invoke(main, [*ARENA, "--players", "greedy", "random", "--pairs", "4", "--luck"])
    assert done.exit_code == 0, done.output
    told = done.output.splitlines()
    assert [line.split(":")[0] for line in told[-4:]] == ["greedy", "random", "greedy", "greedy without luck"]
    assert "Elo (" in told[-2]


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["greedy", "random", "--sprt", "20", "0"], "has to be the lower one"),
        (["random", "random", "--luck"], "compare the first player with the others"),
    ],
)
def test_questions_without_an_answer_are_refused(more: list[str], message: str) -> None:
    done = CliRunner().invoke(main, ["arena", "countdown", "--players", *more])
    assert done.exit_code == 2
    assert message in done.output
