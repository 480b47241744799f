"""Everything can be found, heard and done on the accessibility bus alone: in short, for one game.

``python -m tests.by_ear`` plays whole matches of all games so, until each is won.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

import pytest

from limbotable.play.match import Match
from tests.app.finished_matches import played
from tests.by_ear.stage import missing, play

_TIME = 240.0  # seconds, on a machine that has much else to do


def sitting(
    tmp_path_factory: pytest.TempPathFactory,
    scene: str,
    game: str = "Limit",
    library: Iterable[Match] = (),
    **chosen: object,
) -> list[str]:
    """Return the transcript of a scene."""
    lack = missing()
    if lack:
        pytest.skip(lack)
    folder = tmp_path_factory.mktemp("by-ear")
    return play(folder, scene, game, seconds=_TIME, chosen=chosen, library=library)


def one_round() -> Match:
    """Return a round of the countdown game that is over: few decisions are soon judged."""
    return played("countdown", {"end": "rounds 1"}, ("Aino", "novice"), seed=2)


# Each sitting has one test: with more of them every process that runs one would sit through it.


@pytest.mark.long
@pytest.mark.timeout(_TIME + 20)
def test_a_match_is_begun_and_reviewed(tmp_path_factory) -> None:
    said = sitting(tmp_path_factory, "reviewed")
    heard = [line for line in said if not line.startswith("> ")]
    assert "Your turn: lay a tile, 1 of 2." in heard
    assert "You lay a tile on 0,0." in heard
    assert "Your turn: lay a tile, 2 of 2." in heard
    assert any(line.startswith("[window Review of the match") for line in heard)
    assert any(
        re.match(r"(east|west|north-east|south-west|north-west|south-east): tile", one) for one in said
    ), "a tile is told with what lies around it"
    assert any(line.startswith("> table: Chances over the match") for line in said), "a graph is a table, too"
    assert "> table cell: Decision 1 ()" in said
    assert "[Decision 1, table cell, selected]" in said
    assert any(re.match(r"\[Played: Lay a tile on .*\. Decision 1\., table cell", one) for one in said)
    assert not any("Luck before" in one for one in said), "this game has no luck"
    back = said[said.index("> Escape") :]
    assert "Your turn: place a ball." in back
    again = next(n for n, line in enumerate(back) if line.startswith("[Decisions"))
    assert re.match(r"\[Cost .* Decision 2\., table cell, selected\]$", back[again + 1]), "where it was left"
    assert said_twice(said) == []
    assert "[Actions, list]" in said
    assert late_lists(said) == []


@pytest.mark.long
@pytest.mark.timeout(_TIME + 20)
def test_a_match_with_secrets_is_played_to_its_end_and_reviewed(tmp_path_factory) -> None:
    match = one_round()
    said = sitting(tmp_path_factory, "ending", "Limbo: the countdown", [match.until(match.ply - 1)])
    (opened,) = [n for n, line in enumerate(said) if line.startswith("[window Review of the match")]
    (over,) = [n for n, line in enumerate(said[:opened]) if line.startswith("Buttons: ")][:1]
    assert any("Aino wins round 1." in line for line in said[:over]), "by its last action"
    assert "Same again" in said[over], "the match is over"
    assert any(line.startswith("[Decision 1") for line in said[opened:])


@pytest.mark.long
@pytest.mark.timeout(_TIME + 20)
def test_a_match_from_the_library_is_reviewed(tmp_path_factory) -> None:
    said = sitting(tmp_path_factory, "kept", "Limbo: the countdown", [one_round()])
    (opened,) = [n for n, line in enumerate(said) if line.startswith("[window Review of the match")]
    assert any(line.startswith("[window Matches") for line in said[:opened])
    assert any(line.startswith("[Decision 1") for line in said[opened:])
    assert any(line.startswith("> table cell: ") for line in said[opened:]), "the window is described"
    assert not any(line.startswith("> progress bar: ") for line in said[opened:]), "the last cost is there"


@pytest.mark.long
@pytest.mark.timeout(_TIME + 20)
def test_a_lesson_and_a_puzzle_are_done(tmp_path_factory) -> None:
    said = sitting(tmp_path_factory, "learnt")
    heard = [line for line in said if not line.startswith("> ")]
    assert any(line.startswith("Done. ") for line in heard), "the praise of the lesson"
    assert any(line.startswith("Solved") for line in heard), "the puzzle"
    for onward, result in (("[Next lesson", "You place a ball"), ("[Next puzzle", "You win the match.")):
        (focused,) = [n for n, line in enumerate(said) if line.startswith(onward)]
        before = said[:focused]
        assert any(line.startswith(result) for line in before), f"the result comes first: {before[-20:]}"
    back = [said[n:] for n, line in enumerate(said) if line == "> press Back to the match"]
    assert len(back) == 2
    assert all("Your turn: lay a tile, 1 of 2." in after for after in back)

    titled = [n for n, line in enumerate(said) if re.match(r"1 of \d+: ", line)]
    assert len(titled) == 2, "a lesson and a puzzle"
    told = [[line for line in said[n:] if line.startswith("On the table: ")] for n in titled]
    assert all(
        lines and not said[n + 1].startswith("On the table: ") for n, lines in zip(titled, told, strict=True)
    ), "the task comes between the title and what lies on the table"
    position = told[-1][0]
    assert position.startswith("On the table: Your turn: move a ball.")
    more = "C for what is at stake, G for all groups, Ctrl+Shift+Right for lists, line by line."
    assert position.endswith(f"Keys for more: {more}")

    games = [n for n, line in enumerate(said) if line == "[Game, list]"]
    assert games
    assert {said[n + 1].partition(",")[0] for n in games} == {"[Limit"}, "a list's row is heard last"
    assert said_twice(said) == []
    assert "[Actions, list]" in said
    assert late_lists(said) == []


def late_lists(said: list[str]) -> list[str]:
    """Return the rows that were told before the list of actions when a key led there: they come again."""
    listed = "[Actions, list]"
    return [
        said[n - 1]
        for n, line in enumerate(said)
        if line == listed and said[n - 2] == "> Down" and said[n - 1][0] == "["
    ]


def said_twice(said: list[str]) -> list[str]:
    """Return what was said twice in one breath."""
    return [one for one, other in pairwise(said) if one == other and not one.startswith((">", "["))]
