"""The calibration of computer players: their chances come true, and that is measured rightly."""

from __future__ import annotations

import json
import math
from statistics import fmean

import pytest
from click.testing import CliRunner

from limbotable.__main__ import main
from limbotable.core.compiled import compiled
from limbotable.core.game import Result
from limbotable.core.random import Random
from limbotable.engine.arena import Contest, contest_of
from limbotable.engine.calibration import (
    Said,
    calibration,
    lines,
    said_together,
    shares_of_win,
    values_said,
)
from limbotable.games import game_of
from limbotable.search.thought import Limit

ROUND = ["end=rounds 1"]


def said(value: float, came: float, part: float = 0.0, together: float | None = None) -> Said:
    return Said(0, value, came, part, together)


def contest(game: str, *options: str, player: str = "novice", seed: int = 1) -> Contest:
    return contest_of(game, options, [player], Limit(playouts=4), seed, everywhere=True)


# --- its figures ------------------------------------------------------------------------------------
def test_stated_chances_are_compared_with_results() -> None:
    found = calibration([[said(0.9, 1.0), said(0.6, 0.0)], [said(0.2, 0.0), said(0.5, 1.0)]])
    assert (found.matches, found.every.count) == (2, 4)
    assert found.every.said == pytest.approx(0.55)
    assert found.every.came == 0.5
    assert found.every.gap.value == pytest.approx(0.05)
    assert found.brier == pytest.approx((0.01 + 0.36 + 0.04 + 0.25) / 4)
    assert found.constant == 0.25
    assert found.skill.value == pytest.approx(1 - found.brier / 0.25)
    assert found.together is None


def test_tenths_go_by_the_values_and_hold_as_many_each() -> None:
    rng = Random(1)
    values = [int(rng.below(1000)) / 1000 for _ in range(200)]
    found = calibration([[said(value, value > 0.5)] for value in values])
    assert [tenth.count for tenth in found.tenths] == [20] * 10
    means = [tenth.said for tenth in found.tenths]
    assert means == sorted(means)
    assert found.worst is max(found.tenths, key=lambda tenth: abs(tenth.gap.value))
    assert abs(found.worst.gap.value) > 0.3


def test_equal_values_are_not_told_apart_by_results() -> None:
    """Sorted by both, the first tenths would hold all the losses."""
    found = calibration([[said(0.5, number % 2)] for number in range(200)])
    assert {tenth.came for tenth in found.tenths} == {0.5}


def test_thirds_go_by_how_much_of_a_match_had_been_played() -> None:
    found = calibration(
        [[said(0.1, 0.0, 0.0), said(0.2, 0.0, 0.5), said(0.3, 0.0, 0.99), said(0.4, 0.0, 1.0)]]
    )
    assert [third.count for third in found.thirds] == [1, 1, 2]
    assert [third.said for third in found.thirds] == pytest.approx([0.1, 0.2, 0.35])


def test_chances_of_all_sides_together() -> None:
    found = calibration([[said(0.5, 1.0), said(0.6, 0.0, together=1.1)], [said(0.4, 0.0, together=0.9)]])
    assert found.together is not None
    assert found.together.value == pytest.approx(1.0)


def test_murphys_parts_make_up_the_score_of_the_tenths() -> None:
    rng = Random(2)
    matches = [
        [said(k / 10 + 0.05, int(rng.below(100)) < 100 * (k / 20 + 0.2))]
        for k in range(10)
        for _ in range(40)
    ]
    found = calibration(matches)
    assert found.brier == pytest.approx(found.reliability - found.resolution + found.constant)
    assert found.reliability == pytest.approx(sum(t.gap.value**2 for t in found.tenths) / 10)


def test_decisions_of_one_match_count_as_one_piece_of_evidence() -> None:
    """The same said ten times over makes nothing surer."""
    rng = Random(3)
    once = [[said(0.5, int(rng.below(2)))] for _ in range(100)]
    often = [[one] * 10 for (one,) in once]
    assert calibration(often).every.gap.margin == pytest.approx(calibration(once).every.gap.margin)
    apart = [[one] for match in often for one in match]
    assert calibration(apart).every.gap.margin < 0.4 * calibration(once).every.gap.margin


def test_an_honest_player_is_inside_the_interval_19_times_of_20() -> None:
    """Each match has a strength of its own; five decisions of it are won or lost together."""
    inside = 0
    for seed in range(200):
        rng = Random(seed)
        matches = []
        for _ in range(50):
            chance = 0.2 + 0.6 * int(rng.below(1000)) / 1000
            matches.append([said(chance, int(rng.below(1000)) < 1000 * chance)] * 5)
        gap = calibration(matches).every.gap
        inside += abs(gap.value) < gap.margin
    assert 180 <= inside <= 199


def test_one_match_proves_nothing_and_none_is_refused() -> None:
    assert calibration([[said(0.5, 1.0)]]).every.gap.margin == math.inf
    with pytest.raises(ValueError, match="nothing was said"):
        calibration([[], []])


# --- matches ------------------------------------------------------------------------------------------
@pytest.mark.long
def test_a_deal_is_played_alike_every_time_and_the_shares_make_one() -> None:
    once = values_said(contest("libtis", "players=3", "variant=quickstart"), 2)
    assert once == values_said(contest("libtis", "players=3", "variant=quickstart"), 2)
    assert once != values_said(contest("libtis", "players=3", "variant=quickstart"), 3)
    came = {one.seat: one.came for one in once}
    assert sum(came.values()) == pytest.approx(1.0)
    parts = [one.part for one in once]
    assert parts == sorted(parts)
    assert 0 <= parts[0] < 0.1
    assert 0.9 < parts[-1] < 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "options"), [("libtis", ["players=3", "variant=quickstart"]), ("countdown", [])]
)
def test_the_sides_are_added_up_where_each_other_one_has_spoken_since(game: str, options: list[str]) -> None:
    told = contest(game, *options)
    sides = told.game.sides(dict(told.options))
    words: list[tuple[int, float]] = []
    counted = set()
    for one in values_said(told, 1):
        words.append((one.seat, one.value))
        assert one.together == said_together(sides, words)
        counted.add(one.together is not None)
    assert counted == {True, False}


def test_a_word_is_not_counted_again_where_its_side_can_no_longer_correct_it() -> None:
    two = [[0], [1]]
    words = [(0, 0.6), (1, 0.5), (1, 0.7), (1, 0.9), (0, 0.2)]
    sums = [said_together(two, words[:end]) for end in range(1, 6)]
    assert sums == [None, pytest.approx(1.1), None, None, pytest.approx(1.1)]
    assert said_together([[0]], words[:1]) is None


def test_of_three_sides_both_others_have_to_speak_in_between() -> None:
    three = [[0], [1], [2]]
    words = [(0, 0.3), (1, 0.4), (2, 0.2), (1, 0.5), (2, 0.6), (0, 0.1)]
    sums = [said_together(three, words[:end]) for end in range(1, 7)]
    assert sums == [None, None, pytest.approx(0.9), None, None, pytest.approx(1.2)]


def test_partners_speak_for_each_other() -> None:
    pairs = [[0, 2], [1, 3]]
    words = [(0, 0.6), (1, 0.5), (2, 0.4), (0, 0.2)]
    sums = [said_together(pairs, words[:end]) for end in range(1, 5)]
    assert sums == [None, pytest.approx(1.1), pytest.approx(1.0), None]


@pytest.mark.long
def test_partners_share_a_win_and_a_team_has_nobody_to_share_with() -> None:
    game = game_of("foes")
    assert game is not None
    won = Result(winners=(0, 2), scores=(0, 1, 0, 1), ranks=(1, 2, 1, 2))
    assert shares_of_win(game, game.complete({"mode": "pairs"}), won) == (1.0, 0.0, 1.0, 0.0)
    assert shares_of_win(game, game.complete({"mode": "solo"}), won) == (0.5, 0.0, 0.5, 0.0)
    lost = Result(winners=(), scores=(1,) * 4, ranks=(1,) * 4)
    assert shares_of_win(game, game.complete({"mode": "team", "jokers": 0}), lost) == (0.0,) * 4
    assert {one.together for one in values_said(contest("foes", "mode=team", "jokers=0"), 1)} == {None}


@pytest.mark.long
def test_where_values_speak_of_the_round_one_round_is_played() -> None:
    found = values_said(contest("countdown", "end=endless"), 1)
    assert 0 < len(found) < 40
    assert sum({one.seat: one.came for one in found}.values()) == pytest.approx(1.0)


@pytest.mark.long
@pytest.mark.skipif(not compiled(), reason="so many matches take minutes in plain Python")
@pytest.mark.parametrize(("game", "matches"), [("countdown", 24), ("foes", 6), ("libtis", 14)])
def test_chances_stated_by_players_come_true(game: str, matches: int) -> None:
    """In few matches, and at the weakest level; the arena measures it in hundreds."""
    told = contest_of(game, [], ["novice"], Limit(), 31, everywhere=True)
    found = calibration([values_said(told, deal) for deal in range(matches)])
    assert abs(found.every.gap.value) < 0.04
    assert found.together is not None
    assert abs(found.together.value - 1) < 0.08
    assert found.skill.value > 0.05
    half = len(found.tenths) // 2
    low, high = found.tenths[:half], found.tenths[half:]
    rise = fmean(one.came for one in high) - fmean(one.came for one in low)
    assert rise > 0.6 * (fmean(one.said for one in high) - fmean(one.said for one in low)) > 0


# --- the command --------------------------------------------------------------------------------------
@pytest.mark.long
def test_the_command_prints_a_table() -> None:
    arguments = ["arena", "countdown", "--players", "novice", "--pairs", "4", "--calibration"]
    done = CliRunner().invoke(main, [*arguments, "--option", *ROUND])
    assert done.exit_code == 0, done.output
    assert "4 matches" in done.output
    assert "tenth 10" in done.output
    assert "what the sides say together" in done.output


@pytest.mark.long
def test_the_command_prints_one_object() -> None:
    arguments = ["arena", "countdown", "--players", "novice", "novice", "--pairs", "4", "--calibration"]
    done = CliRunner().invoke(main, [*arguments, "--option", *ROUND, "--json"])
    assert done.exit_code == 0, done.output
    figures = json.loads(done.output)
    assert figures["players"] == ["novice", "novice"]
    assert figures["matches"] == 4
    told = contest_of("countdown", ROUND, ["novice"], Limit(playouts=100), 1, everywhere=True)
    found = calibration([values_said(told, deal) for deal in range(4)])
    assert figures["brier"] == pytest.approx(found.brier)
    assert figures["every"]["gap"]["value"] == pytest.approx(found.every.gap.value)
    assert next(iter(lines(found))).startswith("4 matches")


def test_one_player_sits_everywhere_only_where_that_is_asked_for() -> None:
    done = CliRunner().invoke(main, ["arena", "countdown", "--players", "novice"])
    assert done.exit_code == 2
    assert "This match has 2 seats" in done.output
