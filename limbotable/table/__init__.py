"""The declarative tables: each game names the module that lays it out.

``tableau(view, frame, names)`` is pure: pieces with key, place, face and height in card units, the signs,
and the gestures that mean an action.  ``beats(before, line, after, ...)`` adds the pictures between two
positions that an eye needs (the last card lies there before the next deal).  ``reconcile`` pairs pieces by
token, so an opponent's play is one move and one flip of one piece.

An action may take two pieces, as a card and a cube in Libtis: its gesture begins with one and names the
other (``also``).  Picked one after the other, in either order, they mean it; with one alone the chooser
asks.  Of several gestures of one piece one may be ``main``: picking the piece twice means it, and hovering
previews it.  Where there is only one thing to pick, ``ready`` names it, and it is picked already.  The effect
of a considered gesture is data too: signs in the places of others, and marks on pieces.

A piece has a kind (card, tile, ball, chip ...), and ``measure_of`` has the size, shape and sound of each
kind: a few are common to all games (``MEASURES``), others are a table's own (``GameTable.kinds``).  A table
that grows chooses scale and place by its content.  A tableau names its *ground*, which keeps its place for a
user that looks closer.

A frame says how large words are to be (``Frame.letters``); a layout gives signs more room for them, as far as
its things leave any.  It also says how many times the room that it needs a table has (``Frame.room``),
so that a layout whose things fill it can keep some of it free.

The help of the table beyond its pieces (reasons, counts, foes that cancel each other) is part of the
tableau, and ``Tableau.without_help`` leaves it out.  Where a seat chose a card unseen, its key reveals
nothing of the choice; a beat then names the pieces that go on under another key (``Beat.renamed``).

``sheet(views, names)`` is the result of a round or a match as data: each player's figures with the reasons,
and the rounds so far.  It is made of the views at the ends of the rounds, which a tableau does not know, so
it is laid over the tableau from outside (``Tableau.sheet``).  A round's lies on the beat that ``waits``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from limbotable.core.game import AnyGame, Line
from limbotable.core.phrases import Phrase
from limbotable.core.view import View
from limbotable.games import GAMES
from limbotable.table.asked import Topic
from limbotable.table.hands import Sort
from limbotable.table.sheet import Sheet
from limbotable.table.tableau import CARD, MEASURES, Beat, Frame, Measure, Tableau, Way

V = TypeVar("V", bound=View)


class GameTable(msgspec.Struct, Generic[V], frozen=True):
    """The functions for a game's table.  They are pure, and get one viewer's knowledge."""

    tableau: Callable[[V, Frame, Sequence[str]], Tableau]
    beats: Callable[[V, Line, V, Frame, Sequence[str]], tuple[Beat, ...]]
    events: Callable[[V, Line, V, Sequence[str]], tuple[Phrase, ...]]
    #: the way of an action that is or will be possible, or None for one without a way; for open games
    way: Callable[[V, Frame, str], Way | None] | None = None
    #: the balls of each seat in the terms of the art, or None where seats have no balls
    faces: Callable[[V], tuple[str, ...]] | None = None
    captions: bool = False  #: whether its places have names that can be written on them
    help: bool = False  #: whether ``Tableau.without_help`` leaves anything out
    kinds: Mapping[str, Measure] = msgspec.field(default_factory=dict)  #: of its pieces, beside ``MEASURES``
    #: the result after some rounds, by the views at the end of each; None for a table without sheets
    sheet: Callable[[Sequence[V], Sequence[str]], Sheet] | None = None
    #: the orders of a hand beside that of the deal
    sorts: Mapping[str, Sort] = msgspec.field(default_factory=dict)
    #: the signs that answer a question (``table/asked.py``), by the beginnings of their keys, in this order
    asked: Mapping[Topic, Sequence[str]] = msgspec.field(default_factory=dict)
    grouped: bool = False  #: whether its pieces lie side by side on tiles, and belong together there
    hands: bool = True  #: whether a seat holds cards in a row
    #: the zones, beside the hand, with cards that a seat alone knows
    own: Sequence[str] = ()
    #: the beginnings of the codes of events that only explain others: left out where little is to be said
    explains: Sequence[str] = ()
    #: the events that begin something else after all that came of an action, by their codes
    opens: Sequence[str] = ()
    #: the events that say what a column of the result says, by their codes: with the title of the column
    figures: Mapping[str, str] = msgspec.field(default_factory=dict)


#: Any game's table; it takes the views of its own game.
AnyTable: TypeAlias = GameTable[Any]


def table_of(game: AnyGame) -> AnyTable:
    """Return a game's table; raises ``ImportError`` for a game without one."""
    return _table(game.table)


def measure_of(kind: str) -> Measure:
    """Return the measure of a kind of piece, by its game's table; an unknown one is a card's size."""
    known = MEASURES.get(kind)
    return _kinds(tuple(GAMES)).get(kind, CARD) if known is None else known


def sounds_of_pieces() -> set[str]:
    """Return the sounds of pieces of all kinds."""
    return {measure.sound for measure in (*MEASURES.values(), *_kinds(tuple(GAMES)).values())}


@cache
def _table(module: str) -> AnyTable:
    table = import_module(module).TABLE
    assert isinstance(table, GameTable)
    return table


@lru_cache(maxsize=1)
def _kinds(games: tuple[AnyGame, ...]) -> Mapping[str, Measure]:
    return {kind: measure for game in games for kind, measure in table_of(game).kinds.items()}
