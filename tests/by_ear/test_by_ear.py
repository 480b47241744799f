"""Everything can be found, heard and done on the accessibility bus alone: in short, for one game.

``python -m tests.by_ear`` plays whole matches of all games so, until each is won.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.by_ear.stage import missing, play

_TIME = 240.0  # seconds, on a machine that has much else to do


@pytest.fixture(scope="module")
def said(tmp_path_factory) -> list[str]:
    """The transcript of a sitting: the beginning of a match, its review, a lesson, a puzzle."""
    lack = missing()
    if lack:
        pytest.skip(lack)
    folder: Path = tmp_path_factory.mktemp("by-ear")
    return play(folder, "tour", "Limit", seconds=_TIME)


@pytest.mark.long
@pytest.mark.timeout(_TIME + 20)
def test_a_match_is_begun_reviewed_and_left_for_a_lesson_and_a_puzzle(said) -> None:
    heard = [line for line in said if not line.startswith("> ")]
    assert "Your turn: lay a tile, 1 of 2." in heard
    assert "You lay a tile on 0,0." in heard
    assert "Your turn: lay a tile, 2 of 2." in heard
    assert any(line.startswith("[window Review of the match") for line in heard)
    assert any(re.match(r"1 of \d+: ", line) for line in heard), "the task of the lesson"
    assert any(re.match(r"✓ 1 of \d+: ", line) for line in heard), "its praise"
    assert any("Solved" in line for line in heard), "the puzzle"


@pytest.mark.long
@pytest.mark.timeout(_TIME + 20)
def test_what_lies_on_the_table_is_said_before_each_task(said) -> None:
    begun = [n for n, line in enumerate(said) if line.startswith("On the table: ")]
    assert len(begun) == 2, "the lesson and the puzzle"
    assert all(re.match(r"1 of \d+: ", said[n + 1]) for n in begun)
    position = said[begun[-1]]
    assert position.startswith("On the table: Your turn: move a ball.")
    for colour in ("White ball", "Red ball"):
        assert re.search(rf"{colour}(, group of \d+:)? .*?\d,-?\d\. ", position)


@pytest.mark.long
@pytest.mark.timeout(_TIME + 20)
def test_a_tile_is_told_with_what_lies_around_it_and_the_figures_of_a_graph_as_a_table(said) -> None:
    assert any(
        re.match(r"(east|west|north-east|south-west|north-west|south-east): tile", one) for one in said
    )
    assert any(line.startswith("> table: Chances over the match") for line in said)
    assert "> table cell: 1 ()" in said


@pytest.mark.long
@pytest.mark.timeout(_TIME + 20)
def test_nothing_is_said_twice_in_one_breath(said) -> None:
    pairs = pairwise(said)
    assert [one for one, other in pairs if one == other and not one.startswith((">", "["))] == []


@pytest.mark.long
@pytest.mark.timeout(_TIME + 20)
def test_of_a_list_that_gets_the_focus_its_row_is_heard_last(said) -> None:
    games = [n for n, line in enumerate(said) if line == "[Game, list]"]
    assert games
    assert {said[n + 1].partition(",")[0] for n in games} == {"[Limit"}
