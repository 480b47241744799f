"""The accounts of many matches, as the arena measures them."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from limbotable.__main__ import main
from limbotable.core.compiled import compiled
from limbotable.engine.accounts import Accounted, accounted, lines, totals
from limbotable.engine.arena import Contest, contest_of
from limbotable.play.accounts import Accounts
from limbotable.search.thought import Considered, Limit, Thought


def contest(*players: str) -> Contest:
    return contest_of(
        "countdown", ["end=rounds 1"], players or ["novice"], Limit(playouts=2), 1, everywhere=True
    )


def account(cards: float, others: float, you: float, deal: float = 0.0) -> Accounts:
    return Accounts(0.5, cards, others, you, 0.5 + cards + others + you, (), deal)


def test_figures_are_means_over_the_matches() -> None:
    won = Accounted((account(0.6, 0.1, -0.2), account(-0.6, 0.2, -0.1)), (4, 2), (0.2, 0.1))
    lost = Accounted((account(-0.45, 0.0, -0.05), account(0.45, 0.05, 0.0)), (6, 2), (0.0, 0.0))
    found = totals(contest("novice", "novice"), [won, lost])
    south = found.seats[0]
    assert (found.matches, south.cards, south.others, south.you) == pytest.approx((2, 0.075, 0.05, -0.125))
    assert (south.unforced, south.cost) == pytest.approx((10, 0.02))
    assert south.error == pytest.approx(0.525)
    assert south.cost_error == pytest.approx((2 * 0.12**2 * 2 / 1) ** 0.5 / 10)
    assert (south.spread, south.adjusted) == pytest.approx((0.5**0.5, 0.05 / 2**0.5))
    assert found.luck_tells == 1.0
    assert found.errors_tell == 0.5
    assert found.gap < 1e-9


def test_what_came_before_the_first_decision_is_told_apart() -> None:
    won = Accounted((account(0.5, 0.0, 0.0, deal=0.1), account(-0.5, 0.0, 0.0)), (1, 1), (0.0, 0.0))
    lost = Accounted((account(-0.5, 0.0, 0.0, deal=0.3), account(0.5, 0.0, 0.0)), (1, 1), (0.0, 0.0))
    found = totals(contest("novice", "novice"), [won, lost])
    south = found.seats[0]
    assert (south.deal, south.deal_error) == pytest.approx((0.2, 0.1))
    assert (south.later, south.later_error) == pytest.approx((-0.2, 0.6))
    assert any("its place and the deal +20.00 (10.00)" in line for line in lines(found))
    assert any("what came after its first decision -20.00 (60.00)" in line for line in lines(found))


@pytest.mark.skipif(not compiled(), reason="slow as plain Python")
def test_a_match_of_players_is_judged_and_adds_up() -> None:
    found = accounted(contest(), Limit(playouts=4), 1)
    assert found is not None
    assert found == accounted(contest(), Limit(playouts=4), 1)
    for seat, one in enumerate(found.accounts):
        assert one.start + one.cards + one.others + one.you == pytest.approx(one.result)
        assert -one.you == pytest.approx(found.cost[seat])
    assert all(found.unforced)


@pytest.mark.skipif(not compiled(), reason="slow as plain Python")
@pytest.mark.parametrize(("error", "costs"), [(0.02, 0.1), (0.2, 0.0)])
def test_a_difference_within_the_uncertainty_of_the_judge_is_no_error(monkeypatch, error, costs) -> None:
    def judged(_game, _options, _observation, action, _level, limit, _seed) -> Thought:
        others = (Considered("another", 1, 0.6), Considered(action, 1, 0.5))
        return Thought(others, limit.playouts, 0.0, ("another",), error)

    monkeypatch.setattr("limbotable.engine.accounts.judge", judged)
    found = accounted(contest(), Limit(playouts=4), 1)
    assert found is not None
    for seat, free in enumerate(found.unforced):
        assert found.cost[seat] == pytest.approx(free * costs)


@pytest.mark.long
def test_the_command_says_what_was_found() -> None:
    words = ["arena", "countdown", "--players", "random", "--option", "end=rounds 1", "--accounts"]
    words += ["--playouts", "1", "--judging", "2", "--pairs", "2", "--processes", "1"]
    told = CliRunner().invoke(main, words)
    assert told.exit_code == 0, told.output
    assert "2 matches; the accounts add up within" in told.output
    told = CliRunner().invoke(main, [*words, "--json"])
    assert json.loads(told.output)["matches"] == 2


def test_lines_have_every_seat() -> None:
    one = Accounted((account(0.1, 0.0, 0.0), account(-0.1, 0.0, 0.0)), (1, 1), (0.0, 0.0))
    told = lines(totals(contest("novice", "club"), [one, one]))
    assert [line.split(":")[0] for line in told if line.startswith("seat")] == [
        "seat 0, novice",
        "seat 1, club",
    ]
