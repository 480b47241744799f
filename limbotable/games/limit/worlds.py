"""The positions of Limit that fit a viewer's knowledge: there is one, for nothing is hidden."""

from __future__ import annotations

from limbotable.core.errors import RecordError
from limbotable.core.game import AnyGame, Fit, Line, Observation, Worlds
from limbotable.core.options import Options
from limbotable.core.phrases import phrase
from limbotable.core.random import Random
from limbotable.core.replay import replay
from limbotable.games.limit.rules import LimitPosition


class LimitWorlds(Worlds[LimitPosition]):
    """The one possible position."""

    def __init__(self, position: LimitPosition) -> None:
        self._position = position

    def sample(self, rng: Random) -> LimitPosition:
        return self._position.copy()


class LimitFit(Fit[LimitPosition]):
    """An observation, which is the full match itself."""

    def __init__(self, game: AnyGame, options: Options, observation: Observation) -> None:
        position = replay(game, options, observation.lines)[-1].position
        if position.turn() != observation.turn:
            raise RecordError(1, phrase("record.turn"))
        assert isinstance(position, LimitPosition)
        self._lines = observation.lines
        self._position = position

    def lines(self) -> tuple[Line, ...]:
        return self._lines

    def worlds(self) -> LimitWorlds:
        return LimitWorlds(self._position)
