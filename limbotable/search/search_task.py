"""The task of a search: what every way of thinking is given."""

from __future__ import annotations

import msgspec

from limbotable.core.game import AnyGame, Level, Worlds
from limbotable.core.position import Position
from limbotable.search.thought import Clock


class SearchTask(msgspec.Struct, frozen=True):
    """A decision of a seat, with all that a computer player may use for it."""

    game: AnyGame
    player: Level  #: the level that thinks; its playouts are those that the limit leaves it
    worlds: Worlds[Position]  #: the positions that are possible for the viewer
    root: Position  #: one of them, in which the viewer is to act
    viewer: int
    seed: int
    clock: Clock
    close: int | None = None  #: an action to be examined as closely as the best one

    @property
    def playouts(self) -> int:
        """The most playouts."""
        return self.player.playouts
