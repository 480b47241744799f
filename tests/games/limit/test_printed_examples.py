"""The examples of the published rules, as records of matches.

The rules print figures, not moves: the matches were found that show what the captions say.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from limbotable.games.limit.notation import cell_text
from limbotable.games.limit.rules import LimitPosition
from limbotable.play.match import Match
from limbotable.play.record import read_record
from tests.games.limit.boards import GAME

HERE = Path(__file__).parent
OPENING = """\
{"limbotable": 1, "game": "limit", "options": {}, "seats": ["White", "Red"]}
0 tile 0,0
0 tile 1,0
0 ball 0,0
1 tile 0,1
1 tile 1,1
1 ball 0,1
"""


def last_line(match: Match) -> tuple[LimitPosition, LimitPosition]:
    """Return the positions before and after the last line."""
    before, after = (stage.position for stage in match.stages[-2:])
    assert isinstance(before, LimitPosition)
    assert isinstance(after, LimitPosition)
    return before, after


@pytest.mark.clause("M-3.1", "M-3.2", "M-3.3")
def test_a_typical_opening_sequence() -> None:
    """White lays two adjacent tiles and a ball, Red two tiles and a ball: next to the white one or not."""
    match = Match.of_record(read_record(OPENING))
    assert (match.turn, match.scores) == (0, (1, 1))
    assert match.until(match.ply - 1).legal() == ["ball 0,1", "ball 1,1"]


@pytest.mark.clause("M-5.3")
def test_a_white_move_captures_a_red_group_by_its_last_freedom() -> None:
    match = Match.of_record(read_record((HERE / "capture_by_a_move.limbo").read_text("utf-8")))
    assert str(match.lines[-1]).startswith("0 move")
    before, after = last_line(match)
    fell = before.balls(1) & ~after.balls(1)
    first, second = before.cells(fell)
    assert before.neighbours(before.tile_at(first)) & before.tile_at(second), "two balls, and one group"
    beside = before.neighbours(before.tile_at(first)) | before.neighbours(before.tile_at(second))
    (last,) = before.cells(beside & before.empty())
    assert match.lines[-1].action.endswith(f">{cell_text(last)}")
    assert GAME.phase(after) == "remove"


@pytest.mark.clause("M-5.5", "M-5.7")
def test_a_removal_cuts_off_a_tile_and_captures_a_red_ball() -> None:
    match = Match.of_record(read_record((HERE / "capture_by_a_removal.limbo").read_text("utf-8")))
    assert str(match.lines[-1]).startswith("0 remove")
    before, after = last_line(match)
    assert len(before.cells(before.tiles & ~after.tiles)) == 2, "the tile that is removed, and one more"
    assert len(before.cells(before.balls(1) & ~after.balls(1))) == 1
    assert after.balls(0) == before.balls(0)
