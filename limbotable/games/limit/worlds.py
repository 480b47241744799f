"""The positions of Limit that fit what a viewer knows: there is one, for nothing is hidden."""

from __future__ import annotations

from limbotable.core.errors import RecordError
from limbotable.core.game import AnyGame, Story, Worlds
from limbotable.core.options import Options
from limbotable.core.phrases import phrase
from limbotable.core.random import Random
from limbotable.core.replay import replay
from limbotable.games.limit.rules import Limit


class LimitWorlds(Worlds[Limit]):
    """The one position that there is to think about."""

    def __init__(self, position: Limit) -> None:
        self._position = position

    def sample(self, rng: Random) -> Limit:
        return self._position.copy()


def replayed(game: AnyGame, options: Options, story: Story) -> Limit:
    """Return the position that a story leads to; raises ``RecordError``."""
    position = replay(game, options, story.lines)[-1].position
    if position.turn() != story.turn:
        raise RecordError(1, phrase("record.turn"))
    assert isinstance(position, Limit)
    return position
