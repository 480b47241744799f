"""The declarative tables, one a game, by an explicit list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from limbotable.core.game import Line
from limbotable.core.phrases import Phrase
from limbotable.table import countdown, foes, limit
from limbotable.table.libtis import animation, picture
from limbotable.table.tableau import Beat, Frame, Tableau, Way

#: A game's view; each table takes its own game's.
View: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class GameTable:
    """What a game puts on the table.  The functions are pure, and know what one seat knows."""

    tableau: Callable[[View, Frame, Sequence[str]], Tableau]
    beats: Callable[[View, Line, View, Frame, Sequence[str]], tuple[Beat, ...]]
    events: Callable[[View, Line, View, Sequence[str]], tuple[Phrase, ...]]
    #: where an action leads that is or will be possible, or None for one that leads nowhere; for open games
    way: Callable[[View, Frame, str], Way | None] | None = None
    faces: tuple[str, ...] = ()  #: the balls of each seat, as the art names them, where seats have balls
    captions: bool = False  #: whether its places have names that can be written on them
    help: bool = False  #: whether there is something that ``Tableau.without_help`` leaves out


TABLES: Final[Mapping[str, GameTable]] = {
    "countdown": GameTable(countdown.tableau, countdown.beats, countdown.events),
    "foes": GameTable(foes.tableau, foes.beats, foes.events, help=True),
    "libtis": GameTable(picture.tableau, animation.beats, animation.events),
    "limit": GameTable(limit.tableau, limit.beats, limit.events, limit.way, limit.BALLS, captions=True),
}
