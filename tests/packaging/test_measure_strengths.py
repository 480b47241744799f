"""The measured strengths of the computer players: the file, and all that is told of it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from limbotable.core.intervals import wilson
from limbotable.games import strengths as reader
from limbotable.games.strengths import FEWEST, Ladder, Strength, gains_of_time, ladder_of, strength_of
from limbotable.search.players import players
from measure_strengths import (
    Deal,
    begun,
    further,
    pairs_of,
    readme_with,
    tables,
    time_begun,
    unmeasured,
)
from tests.every_game import every_game

ROOT = Path(__file__).resolve().parent.parent.parent


@every_game
def test_what_was_measured_is_of_the_players_that_there_are(game) -> None:
    ladder = ladder_of(game.id)
    if ladder is None:
        assert all(strength_of(game, level.name) is None for level in game.levels)
        return
    assert [(step.player, step.against) for step in ladder.steps] == list(pairs_of(game))
    assert ladder.options == game.complete({})
    for step in ladder.steps:
        assert {step.player, step.against} <= players(game).keys()
    if ladder.time is not None:
        one, other = (name.partition("@") for name in (ladder.time.player, ladder.time.against))
        assert one[0] == other[0] == game.levels[-1].name
        assert int(one[2]) == 4 * int(other[2])
    for step in (*ladder.steps, *([ladder.time] if ladder.time else [])):
        assert step.seats == game.seats(ladder.options)
        assert step.matches % step.seats == 0
        assert 0 <= step.won <= step.matches


def test_the_readme_says_what_was_measured() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert readme_with(text, tables()) == text


def test_a_table_has_every_step_with_enough_matches(monkeypatch) -> None:
    steps = (
        Strength("greedy", "beginner", 2, 100, 55.0),
        Strength("novice", "beginner", 2, FEWEST - 2, 20.0),
        Strength("expert", "novice", 2, 200, 130.0, playouts=60),
    )
    ladders = {"countdown": Ladder({}, 1, steps, Strength("expert@600", "expert@150", 2, 60, 33.0))}
    monkeypatch.setattr("measure_strengths.ladder_of", ladders.get)
    lines = tables().splitlines()
    assert lines[0].endswith(", 2 players, 50% among equals:")
    assert lines[4:] == [
        "| greedy play | newcomer | 55% (45 to 64) | 100 |",
        "| **expert**, 60 playouts | learner | 65% (58 to 71) | 200 |",
        "| **expert**, 600 playouts | expert, 150 playouts | 55% (42 to 67) | 60 |",
    ]


def test_a_readme_keeps_all_but_its_tables() -> None:
    begin, end = "<!-- strengths: written by packaging/measure_strengths.py -->", "<!-- end of strengths -->"
    found = readme_with(f"before\n{begin}\n\nold\n{end}\nafter\n", "new\n")
    assert found == f"before\n{begin}\n\nnew\n\n{end}\nafter\n"
    assert readme_with(found, "new\n") == found


@every_game
def test_a_level_is_told_with_enough_matches_only(game, monkeypatch) -> None:
    first, second, third = (level.name for level in game.levels[:3])
    steps = (Strength(second, first, 4, FEWEST, 15.0), Strength(third, second, 4, FEWEST - 1, 15.0))
    monkeypatch.setattr(reader, "ladder_of", lambda _: Ladder({}, 1, steps))
    told = strength_of(game, second)
    assert told is not None
    assert (told.share, told.even) == (0.375, 0.25)
    assert told.interval == pytest.approx(wilson(15.0, 40))
    assert strength_of(game, third) is None
    assert strength_of(game, first) is None


@every_game
def test_measuring_goes_on_with_new_deals(game) -> None:
    ladder = unmeasured(game, 7)
    step = ladder.steps[0]
    assert ladder.steps[-1].playouts == 7
    assert all(one.playouts is None for one in ladder.steps[:-1])
    later = msgspec.structs.replace(step, matches=3 * step.seats)
    assert Deal(game, ladder, step).number_of(3) == Deal(game, ladder, later).number_of(0) == 3


@every_game
def test_a_step_begins_afresh_alone(game) -> None:
    known = unmeasured(game, 7)
    steps = tuple(msgspec.structs.replace(one, matches=8, won=2.0) for one in known.steps)
    known = msgspec.structs.replace(known, steps=steps)
    assert begun(game, known, (), 9) == known
    strongest = game.levels[-1].name
    found = begun(game, known, [strongest], 9)
    assert found.steps[:-1] == known.steps[:-1]
    assert found.steps[-1] == unmeasured(game, 9).steps[-1]
    assert begun(game, None, (), 9) == unmeasured(game, 9)
    timed = msgspec.structs.replace(known, time=time_begun(game, known, 80))
    assert begun(game, timed, [strongest], 9).time == timed.time


@every_game
def test_what_time_buys_goes_on_for_the_same_playouts_alone(game, monkeypatch) -> None:
    monkeypatch.setattr("measure_strengths.deal_shares", lambda *_: (0.5, *[0.0] * 4))
    ladder = unmeasured(game, 7)
    fresh = time_begun(game, ladder, 80)
    strongest = game.levels[-1].name
    assert (fresh.player, fresh.against, fresh.matches) == (f"{strongest}@80", f"{strongest}@20", 0)
    with ThreadPoolExecutor(1) as executor:
        later = further(executor, game, ladder, fresh, 3)
    assert (later.matches, later.won) == (3 * later.seats, 1.5 * later.seats)
    known = msgspec.structs.replace(ladder, time=later)
    assert time_begun(game, known, 80) == later
    assert time_begun(game, known, 80, afresh=True) == fresh
    assert time_begun(game, known, 160).matches == 0


@every_game
def test_what_time_buys_is_told_with_enough_matches_only(game, monkeypatch) -> None:
    for matches in (FEWEST - 1, FEWEST):
        gain = Strength("expert@8", "expert@2", 2, matches, 30.0)
        monkeypatch.setattr(reader, "ladder_of", lambda _, gain=gain: Ladder({}, 1, (), gain))
        assert gains_of_time(game) == ((gain,) if matches == FEWEST else ())
    monkeypatch.setattr(reader, "ladder_of", lambda _: None)
    assert gains_of_time(game) == ()


@every_game
def test_a_step_tells_what_time_buys_where_its_levels_differ_in_that_alone(game, monkeypatch) -> None:
    """In Limit a strong player is an expert of fewer playouts; elsewhere it searches otherwise, or not."""
    step = Strength(game.levels[-1].name, game.levels[-2].name, 2, FEWEST, 30.0, 3000)
    monkeypatch.setattr(reader, "ladder_of", lambda _: Ladder({}, 1, (step,)))
    assert gains_of_time(game) == ((step,) if game.id == "limit" else ())
