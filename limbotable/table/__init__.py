"""The declarative tables: each game names the module that lays it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, TypeAlias

from limbotable.core.game import AnyGame, Line
from limbotable.core.phrases import Phrase
from limbotable.games import GAMES
from limbotable.table.tableau import CARD, MEASURES, Beat, Frame, Measure, Tableau, Way

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
    kinds: Mapping[str, Measure] = field(default_factory=dict)  #: of its pieces, beside ``MEASURES``


def table_of(game: AnyGame) -> GameTable:
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
def _table(module: str) -> GameTable:
    table = import_module(module).TABLE
    assert isinstance(table, GameTable)
    return table


@lru_cache(maxsize=1)
def _kinds(games: tuple[AnyGame, ...]) -> Mapping[str, Measure]:
    return {kind: measure for game in games for kind, measure in table_of(game).kinds.items()}
