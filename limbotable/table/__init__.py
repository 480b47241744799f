"""The declarative tables, one a game, by an explicit list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from limbotable.core.game import Line
from limbotable.core.phrases import Phrase
from limbotable.core.view import View
from limbotable.table import countdown, foes, limit
from limbotable.table.libtis import animation, picture
from limbotable.table.tableau import Beat, Frame, Tableau, Way

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class GameTable(Generic[V]):
    """What a game puts on the table.  The functions are pure, and know what one seat knows."""

    tableau: Callable[[V, Frame, Sequence[str]], Tableau]
    beats: Callable[[V, Line, V, Frame, Sequence[str]], tuple[Beat, ...]]
    events: Callable[[V, Line, V, Sequence[str]], tuple[Phrase, ...]]
    #: where an action leads that is or will be possible, or None for one that leads nowhere; for open games
    way: Callable[[V, Frame, str], Way | None] | None = None
    faces: tuple[str, ...] = ()  #: the balls of each seat, as the art names them, where seats have balls
    captions: bool = False  #: whether its places have names that can be written on them
    help: bool = False  #: whether there is something that ``Tableau.without_help`` leaves out


#: Any game's table; it takes the views of its own game.
AnyTable: TypeAlias = GameTable[Any]


TABLES: Final[Mapping[str, AnyTable]] = {
    "countdown": GameTable(countdown.tableau, countdown.beats, countdown.events),
    "foes": GameTable(foes.tableau, foes.beats, foes.events, help=True),
    "libtis": GameTable(picture.tableau, animation.beats, animation.events),
    "limit": GameTable(limit.tableau, limit.beats, limit.events, limit.way, limit.BALLS, captions=True),
}
