"""The measurement against yardsticks: each of them plays by the rules, and what is told is what came."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games import game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.search.solve import Solver
from tests.games.countdown.deals import GAME, dealt, play
from tests.search.measure import Played, main, told
from tests.search.yardsticks import NaiveOthers, cheater, named


@pytest.mark.parametrize(
    ("game", "first", "others"),
    [
        ("countdown", "open-hand@2", "cheater"),
        ("libtis", "flat@20", "novice"),
        ("foes", "naive-model@1", "greedy"),
        ("foes", "peeking@1", "peeking-naive-model@1"),
    ],
)
def test_each_deal_is_played_from_each_seat_and_goes_on_where_it_was_left(
    game: str, first: str, others: str, tmp_path: Path
) -> None:
    lines = tmp_path / "lines"
    arguments = [game, first, others, "--lines", str(lines)]
    done = CliRunner().invoke(main, [*arguments, "--deals", "1"])
    assert done.exit_code == 0, done.output
    seats = [json.loads(line)["seat"] for line in lines.read_text().splitlines()]
    assert seats == list(range(2 if game == "countdown" else 4))
    kept = lines.read_bytes()
    assert f"of {len(seats)} matches" in CliRunner().invoke(main, [*arguments, "--deals", "1"]).output
    assert lines.read_bytes() == kept


def test_the_share_is_that_of_the_matches_with_an_interval_by_deals() -> None:
    matches = [Played(deal, seat, float(deal == 0), (0.5, 1.5)) for deal in range(4) for seat in range(2)]
    assert told(matches) == (
        "25.0 % of 8 matches: 7.1 to 59.1 by matches, ± 49.0 by 4 deals; "
        "0.50 and 1.50 s of the processor a match"
    )


def test_the_cheater_takes_what_is_best_with_open_cards() -> None:
    match = play(dealt("Kd 2c 8c 8d 9c", "3c 4c 5c 6c 7c", "5h"), "pass", "pass")
    seat, solver = match.turn, Solver(match.game.insight(match.position))

    def value(action: str) -> float:
        after = match.position.copy()
        after.play(GAME.parse(action))
        found = solver.value(after)
        return found if seat == 0 else 1.0 - found

    assert value(cheater(match, Random(1))) == max(map(value, match.legal()))


def test_others_are_taken_for_greedy_players_and_the_own_seat_is_not() -> None:
    game = game_of("foes")
    assert game is not None
    match = Match(game, game.complete({}), ["a", "b", "c", "d"])
    dealer, rng, greedy = Dealer(3), Random(3), named("greedy")
    plies = differing = 0
    while match.result is None:
        line = dealer.next_line(match)
        if line is not None:
            match.push(line.who, line.action)
            continue
        usual = game.insight(match.position)
        actions = vec[i64](legal_actions(match.position))
        expected = greedy(match, rng)
        picked = usual.pick(match.position, actions, len(actions), rng)
        for seat in range(4):
            found = NaiveOthers(usual, seat).pick(match.position, actions, len(actions), rng)
            assert game.text(found) == (game.text(picked) if seat == match.turn else expected)
        plies += 1
        differing += game.text(picked) != expected
        match.push(match.turn, expected)
    assert plies > differing > plies // 4
