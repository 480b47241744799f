"""The declarative tables: each game names the module that lays it out.

``tableau(view, frame, names)`` is pure: pieces with key, place, face and height in card units, the signs,
and the gestures that mean an action.  ``beats(before, line, after, ...)`` adds the pictures between two
positions that an eye needs (the last card lies there before the next deal).  ``reconcile`` pairs pieces by
token, so an opponent's play is one move and one flip of one piece.

An action may take two pieces, as a card and a cube in Libtis: its gesture begins with one and names the
other (``also``).  Picked one after the other, in either order, they mean it; with one alone the chooser
asks.  Of several gestures of one piece one may be ``main``: picking the piece twice means it, and hovering
foretells it.  Where there is only one thing to pick, ``ready`` names it, and it is picked already.  What a
considered gesture would do is data too: signs in the places of others, and marks on pieces.

A piece has a kind (card, tile, ball, chip ...), and ``measure_of`` says what each kind covers and sounds
like: a few are common to all games (``MEASURES``), others are a table's own (``GameTable.kinds``).  A table
that grows chooses scale and place from what lies on it.  A tableau names its *ground*, which stays where it
is for a user who looks closer.

What the table tells beyond what lies on it (reasons, counts, foes that cancel each other) is part of the
tableau, and ``Tableau.without_help`` leaves it out.  Where a seat chose a card unseen, its key says nothing
of the choice; a beat then names the pieces that go on under another key (``Beat.renamed``).
"""

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
