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
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.solve import Solver
from tests.games.countdown.deals import GAME, dealt, play
from tests.search.measure import Played, main, told
from tests.search.yardsticks import NaiveOthers, PartlyOpen, cheater, named, told_of


@pytest.mark.parametrize(
    ("game", "first", "others"),
    [
        ("countdown", "open-hand@2", "cheater"),
        ("countdown", "open-cards-2@2", "cheater"),
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


@pytest.mark.parametrize("stock", ["down", "up"])
def test_cards_that_are_told_lie_in_the_other_hand_of_every_imagined_position(stock: str) -> None:
    rng = Random(4)
    differing = 0
    hints = set()
    for deal in range(4):
        match, dealer = Match(GAME, GAME.complete({"stock": stock}), ["a", "b"]), Dealer(deal)
        kept: dict[tuple[int, int], int] = {}
        while True:
            dealer.deal(match)
            if match.result is not None:
                break
            seat, position = match.turn, match.position
            assert isinstance(position, CountdownPosition)
            told = told_of(match, 1 - seat, 2)
            begun = kept.setdefault((GAME.rounds_ended(position), seat), told)
            assert told & ~begun == 0
            assert told_of(match, 1 - seat, 5) == int(position.hand(1 - seat))
            honest = GAME.worlds(match.options, observation_of(perspective(match, seat)))
            world = PartlyOpen(honest, 1 - seat, told).likely(rng)
            assert isinstance(world, CountdownPosition)
            other, hand = int(world.hand(1 - seat)), int(position.hand(1 - seat))
            assert other & told == told
            assert other.bit_count() == hand.bit_count()
            assert sorted(world.stock) == sorted(position.stock)
            assert world.hand(seat) == position.hand(seat)
            differing += other != hand
            legal = match.legal()
            match.push(seat, legal[rng.below(len(legal))])
        hints |= set(kept.values())
    assert max(told.bit_count() for told in hints) == 2
    assert len(hints) > 4
    assert differing > 10


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
