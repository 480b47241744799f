"""The declarative tables: each game names the module that lays it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Generic, TypeAlias, TypeVar

from limbotable.core.game import AnyGame, Line
from limbotable.core.phrases import Phrase
from limbotable.core.view import View
from limbotable.games import GAMES
from limbotable.table.tableau import CARD, MEASURES, Beat, Frame, Measure, Tableau, Way

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
    kinds: Mapping[str, Measure] = field(default_factory=dict)  #: of its pieces, beside ``MEASURES``


#: Any game's table; it takes the views of its own game.
AnyTable: TypeAlias = GameTable[Any]


def table_of(game: AnyGame) -> AnyTable:
    """Return what a game puts on the table; raises ``ImportError`` for one without a table."""
    return _table(game.table)


def measure_of(kind: str) -> Measure:
    """Return what a kind of piece covers, as its game's table says; an unknown one is a card's size."""
    known = MEASURES.get(kind)
    return _kinds(tuple(GAMES)).get(kind, CARD) if known is None else known


def sounds_of_pieces() -> set[str]:
    """Return what pieces of any kind sound like."""
    return {measure.sound for measure in (*MEASURES.values(), *_kinds(tuple(GAMES)).values())}


@cache
def _table(module: str) -> AnyTable:
    table = import_module(module).TABLE
    assert isinstance(table, GameTable)
    return table


@lru_cache(maxsize=1)
def _kinds(games: tuple[AnyGame, ...]) -> Mapping[str, Measure]:
    return {kind: measure for game in games for kind, measure in table_of(game).kinds.items()}
