"""The words for a pointer that rests on a piece, on its mark, or on a place for the picked piece.  No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from limbotable.core.phrases import Phrase
from limbotable.table.asked import consequence, with_remark
from limbotable.table.tableau import Gesture, Mark, Piece
from limbotable.ui.table.selection import Selection


def tips_at(selection: Selection, piece: Piece | None, mark: Mark, x: float, y: float) -> list[Phrase]:
    """Return what there is to say at a point, line by line.

    The ``piece`` there is drawn with a ``mark``.
    """
    place, hint = selection.light_at(x, y), selection.hint_at(piece, x, y)
    gestures = selection.pick.to(place) if place else [] if hint is None else [hint]
    return [*_of_piece(selection, piece, mark), *_of_place(gestures)]


def _of_piece(selection: Selection, piece: Piece | None, mark: Mark) -> Iterator[Phrase]:
    """Yield the tip of a piece, and what its mark means: with the name of one that has no tip."""
    if piece is None:
        return
    meaning = selection.tableau.meaning(mark)
    if piece.tip is not None:
        yield piece.tip
    elif meaning is not None:
        yield piece.name
    if meaning is not None:
        yield meaning


def _of_place(gestures: Sequence[Gesture]) -> Iterator[Phrase]:
    """Yield what a click would do that means these gestures, where there is but one."""
    if len(gestures) == 1:
        yield with_remark(gestures[0].label, consequence(gestures[0]))
