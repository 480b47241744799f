"""All actions at a table of Limit in words, in as few lines as tell them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.view import At, LimitMove, LimitView
from limbotable.table.asked import one_by_one
from limbotable.table.limit.names import cell_words, places_phrase
from limbotable.table.limit.play import in_order, losses_of
from limbotable.table.tableau import Gesture
from limbotable.table.words import joined


def options_of(view: LimitView, gestures: Sequence[Gesture]) -> tuple[Phrase, ...]:
    """Return all actions in words: first each one that takes something, then the others together.

    Moves are told in one line where each of the balls can go to each of the tiles, and so are places beside
    which the same lies.  Empty where that is no shorter than a line for each action.
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
            balls = phrase("limit.can.moves-one", starts=places_phrase(starts), end=cell_words(end))
            yield phrase("asked.action", action=joined([balls, *losses_of(view, each[0])]), remark=remark)


def _ways(moves: Sequence[LimitMove], gestures: Mapping[str, Gesture]) -> Iterator[Phrase]:
    """Yield the moves of balls, those to most tiles first."""
    reached: dict[At, list[LimitMove]] = {}
    for move in moves:
        if move.end is not None:
            reached.setdefault(move.end, []).append(move)
    alike: dict[tuple[At, ...], list[At]] = {}
    for end in sorted(reached):
        starts = tuple(one.start for one in reached[end] if one.start is not None)
        alike.setdefault(starts, []).append(end)
    for starts, ends in sorted(alike.items(), key=lambda one: (-len(one[1]), one)):
        balls, places, n = places_phrase(starts), places_phrase(ends), len(ends)
        if len(starts) > 1 and n == 1:
            yield phrase("limit.can.moves-one", starts=balls, end=places)
        elif len(starts) > 1:
            yield phrase("limit.can.moves", n=n, starts=balls, places=places)
        elif n > 1:
            yield phrase("limit.can.move", n=n, start=balls, places=places)
        else:
            yield from one_by_one(gestures[one.action] for one in reached[ends[0]])


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
    remark = gestures[first.action].heard
    return (told if remark is None else phrase("asked.action", action=told, remark=remark),)
