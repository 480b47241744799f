"""The words for a pointer that rests on a piece, on its mark, or on a place for the picked piece.  No Qt."""

from __future__ import annotations

from collections.abc import Iterator

from limbotable.core.phrases import Phrase
from limbotable.table.asked import consequence, with_remark
from limbotable.table.tableau import Mark, Piece
from limbotable.ui.table.selection import Selection


def tips_at(selection: Selection, piece: Piece | None, mark: Mark, x: float, y: float) -> list[Phrase]:
    """Return what there is to say at a point, line by line.

    The ``piece`` there is drawn with a ``mark``.
    """
    return [*_of_piece(selection, piece, mark), *_of_place(selection, selection.light_at(x, y))]


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


def _of_place(selection: Selection, place: str) -> Iterator[Phrase]:
    """Yield what the picked piece would do in a place, where there is but one such action."""
    gestures = selection.pick.to(place) if place else []
    if len(gestures) == 1:
        yield with_remark(gestures[0].label, consequence(gestures[0]))
