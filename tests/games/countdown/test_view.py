"""The view of a countdown match."""

from __future__ import annotations

from tests.games.countdown.deals import GAME
from tests.games.openings import assert_opening

AT_THE_START = {
    "phase": "shuffle",
    "turn": -1,
    "dealer": 1,
    "round": 0,
    "goal": "points 200",
    "scores": (0, 0),
    "calls": (False, False),
    "factor": 1,
    "count": 101,
    "hands": ((), ()),
    "stock": (),
    "stock_up": False,
    "stock_open": False,
    "pile": (),
    "blocked": (False, False),
    "stuck": (None, None),
    "moves": (),
    "refusals": (),
    "last_round": None,
    "winners": None,
}


def test_before_the_first_line_nothing_has_happened() -> None:
    assert_opening(GAME, AT_THE_START)
