"""The measurement of what can be foretold: imagined matches look like the true one, and figures are right."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from limbotable.core.position import OVER
from limbotable.core.random import Random
from limbotable.games import game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import DEFAULT_NAMES
from tests.search.ceiling import Tried, ceiling, imagined_match, main


@pytest.mark.parametrize(
    ("game_id", "given"),
    [
        ("countdown", {}),
        ("countdown", {"stock": "up", "deal": "reshuffle"}),
        ("libtis", {}),
        ("libtis", {"variant": "quickstart"}),
    ],
)
def test_an_imagined_match_looks_the_same_to_its_seat_and_hides_other_cards(
    game_id: str, given: dict[str, str]
) -> None:
    game = game_of(game_id)
    assert game is not None
    options = game.complete(given)
    rng = Random(5)
    differing = plies = 0
    for deal in range(3):
        match, dealer = Match(game, options, DEFAULT_NAMES[game.seats(options)]), Dealer(deal)
        while match.turn != OVER and match.ply < 60:
            dealer.deal(match)
            if match.turn == OVER:
                break
            seat, legal = match.turn, match.legal()
            told = perspective(match, seat).text()
            other = imagined_match(match, rng)
            assert perspective(other, seat).text() == told
            plies += 1
            differing += list(other.lines) != list(match.lines)
            match.push(seat, legal[rng.below(len(legal))])
    assert differing > plies // 2 > 10


def test_a_game_without_such_positions_is_refused() -> None:
    game = game_of("foes")
    assert game is not None
    match = Match(game, game.complete({}), ["a", "b", "c", "d"])
    Dealer(1).deal(match)
    with pytest.raises(TypeError):
        imagined_match(match, Random(1))


def _results(chance: float, rng: Random, count: int) -> tuple[float, ...]:
    return tuple(float(int(rng.below(1000)) < 1000 * chance) for _ in range(count))


def test_the_ceilings_are_the_variances_of_the_forecasts() -> None:
    """The cards make a chance of .1 or .9; the seat knows half of that, and imagines it as it is."""
    rng = Random(3)
    matches = []
    for _ in range(4000):
        known = 0.3 if rng.below(2) else 0.7
        chance, *worlds = (known + (0.2 if rng.below(2) else -0.2) for _ in range(4))
        came, *again = _results(chance, rng, 4)
        imagined = tuple(_results(world, rng, 1)[0] for world in worlds)
        matches.append([Tried(known, came, 0.0, tuple(again), imagined)])
    found = ceiling(matches)
    assert found.decisions == 4000
    for (value, margin), expected in (
        (found.everything, (0.04 + 0.04) / 0.25),
        (found.known, 0.04 / 0.25),
        (found.rollouts, 0.04 / 0.25),
        (found.skill, 0.04 / 0.25),
        (found.left, 0.0),
    ):
        assert abs(value - expected) < 1.5 * margin < 0.06


def test_rollouts_of_positions_that_mislead_foretell_less_than_nothing() -> None:
    """The seat takes a coin for foretold, one way or the other."""
    rng = Random(4)
    matches = []
    for _ in range(1000):
        world = 0.9 if rng.below(2) else 0.1
        came, *again = _results(0.5, rng, 4)
        matches.append([Tried(world, came, 0.0, tuple(again), _results(world, rng, 3))])
    found = ceiling(matches)
    assert abs(found.known[0]) < 1.5 * found.known[1] < 0.06
    assert found.rollouts[0] == pytest.approx(-0.16 / 0.25, abs=0.08)
    assert found.skill[0] == pytest.approx(-0.16 / 0.25, abs=0.08)


def test_what_is_left_is_the_error_of_what_was_said() -> None:
    """It says .7 where .5 is right, and .3 where .5 is right as well."""
    rng = Random(5)
    matches = []
    for number in range(4000):
        came, *again = _results(0.5, rng, 4)
        said = 0.7 if number % 2 else 0.3
        matches.append([Tried(said, came, 0.0, tuple(again), _results(0.5, rng, 3))])
    value, margin = ceiling(matches).left
    assert abs(value - 0.04 / 0.25) < 1.5 * margin < 0.04


def test_the_command_goes_on_where_it_was_left(tmp_path: Path) -> None:
    lines = tmp_path / "lines"
    usual = [
        "countdown",
        "--player",
        "novice@1",
        "--tries",
        "2",
        "--option",
        "end=rounds 1",
    ]
    arguments = [*usual, "--lines", str(lines)]
    done = CliRunner().invoke(main, [*arguments, "--matches", "2", "--share", "1"])
    assert done.exit_code == 0, done.output
    kept = lines.read_bytes()
    assert len(kept.splitlines()) == 2
    done = CliRunner().invoke(main, [*arguments, "--matches", "3", "--share", "1"])
    assert lines.read_bytes().startswith(kept)
    assert len(lines.read_bytes().splitlines()) == 3
    assert "the best by what is known" in done.output
    assert "third 3" in done.output
