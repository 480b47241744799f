"""The view of a countdown match."""

from __future__ import annotations

import dataclasses

from limbotable.core.replay import opening
from limbotable.games.countdown.rules import CountdownPosition
from tests.games.countdown.deals import GAME

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
    options = GAME.complete({})
    stage = opening(GAME, options)
    assert isinstance(stage.position, CountdownPosition)
    for viewer in range(GAME.seats(options) + 1):
        seen = dataclasses.asdict(GAME.view(options, stage.position, stage.sightings, viewer))
        assert {name: seen[name] for name in AT_THE_START} == AT_THE_START
