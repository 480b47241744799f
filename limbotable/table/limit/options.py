"""All actions at a table of Limit in words, in as few lines as tell them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.view import At, LimitMove, LimitView
from limbotable.table.asked import one_by_one, with_remark
from limbotable.table.limit.names import cell_words, cells_in_one, places_phrase
from limbotable.table.limit.play import in_order, losses_of
from limbotable.table.tableau import Gesture
from limbotable.table.words import joined

_FEW: Final = 3  #: so many moves are told one by one


def options_of(view: LimitView, gestures: Sequence[Gesture]) -> tuple[Phrase, ...]:
    """Return all actions in words: first each one that takes something, then the others together.

    Moves are told in one line for all balls, and places beside which the same lies in one line for each such
    thing.  Empty where that is no shorter than a line for each action.
    """
    by_action = {one.action: one for one in gestures}
    moves = sorted(view.moves, key=in_order)
    taking = [one for one in moves if one.captures or one.sinks]
    quiet = [one for one in moves if not (one.captures or one.sinks)]
    alike: dict[tuple[str, Phrase | None], list[LimitMove]] = {}
    for move in quiet:
        if move.kind != "move":
            alike.setdefault((move.kind, by_action[move.action].heard), []).append(move)
    told = (
        *_taking(view, taking, by_action),
        *_ways([one for one in quiet if one.kind == "move"], by_action),
        *(one for moves in alike.values() for one in _in_one(moves, bool(taking), by_action)),
    )
    return told if len(told) < len(view.moves) else ()


def _taking(view: LimitView, moves: Sequence[LimitMove], gestures: Mapping[str, Gesture]) -> Iterator[Phrase]:
    """Yield the actions that take something; those of several balls in one where it is all the same."""
    alike: dict[tuple[At | None, Phrase | None], list[LimitMove]] = {}
    for move in moves:
        alike.setdefault((move.end, gestures[move.action].heard), []).append(move)
    for (end, remark), each in alike.items():
        starts = [one.start for one in each if one.start is not None]
        if len(starts) < 2 or end is None or remark is None:
            yield from one_by_one(gestures[one.action] for one in each)
        else:
            balls = phrase("limit.can.moves-one", starts=cells_in_one(starts), end=cell_words(end))
            yield with_remark(joined([balls, *losses_of(view, each[0])]), remark)


def _ways(moves: Sequence[LimitMove], gestures: Mapping[str, Gesture]) -> Iterator[Phrase]:
    """Yield the moves of balls: of several the number of tiles that each can go to, unless they are few."""
    ends: dict[At, list[At]] = {}
    for move in moves:
        if move.start is not None and move.end is not None:
            ends.setdefault(move.start, []).append(move.end)
    if len(moves) <= _FEW:
        yield from one_by_one(gestures[one.action] for one in moves)
    elif len(ends) == 1:
        ((start, there),) = ends.items()
        yield phrase("limit.can.move", n=len(there), start=cell_words(start), places=places_phrase(there))
    else:
        each = [
            phrase("limit.can.ball-to", n=len(there), start=cell_words(start))
            for start, there in ends.items()
        ]
        balls = each[0]
        for one in each[1:]:
            balls = phrase("joined.things", first=balls, second=one)
        yield phrase("limit.can.balls", n=len(each), balls=balls)


def more_of(options: Sequence[Phrase]) -> tuple[Phrase, ...]:
    """Return how a user learns the tiles for each ball, where the options have their numbers alone."""
    return (phrase("limit.can.pick"),) if any(one.code == "limit.can.balls" for one in options) else ()


def _in_one(moves: Sequence[LimitMove], more: bool, gestures: Mapping[str, Gesture]) -> tuple[Phrase, ...]:
    """Return actions of one kind, with the same consequence, as one phrase with all their places.

    ``more``: others of that kind are told already.
    """
    first, ends = moves[0], [one.end for one in moves if one.end is not None]
    if len(ends) < 2:
        return one_by_one(gestures[one.action] for one in moves)
    places, n = places_phrase(ends), len(ends)
    other = "-other" if more else ""
    told = phrase(f"limit.can.{first.kind}{other}", n=n, places=places)
    return (with_remark(told, gestures[first.action].heard),)
