"""What is seen of a match before its first line."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from limbotable.core.game import AnyGame
from limbotable.core.replay import opening


def assert_opening(game: AnyGame, expected: Mapping[str, object]) -> None:
    """Check fields of every viewer's view of the usual match; what they contain is compared as dicts."""
    options = game.complete({})
    stage = opening(game, options)
    for viewer in range(game.seats(options) + 1):
        seen = msgspec.to_builtins(game.view(options, stage.position, stage.sightings, viewer))
        assert {name: seen[name] for name in expected} == expected
