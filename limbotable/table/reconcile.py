"""The changes on the table by which one tableau becomes the next."""

from __future__ import annotations

import msgspec

from limbotable.table.tableau import Piece, Tableau


class Changes(msgspec.Struct, frozen=True):
    """The difference of two tableaux, by the keys of their pieces.

    ``moved`` and ``flipped`` hold pieces in their new state; a piece may be in both.  Pieces that are
    equal in both tableaux appear nowhere.
    """

    appeared: tuple[Piece, ...]
    moved: tuple[Piece, ...]
    flipped: tuple[Piece, ...]
    vanished: tuple[Piece, ...]


def reconcile(before: Tableau, after: Tableau) -> Changes:
    """Pair pieces by key and kind; ``appeared``, ``moved`` and ``flipped`` are in the order of ``after``."""
    old = {(piece.key, piece.kind): piece for piece in before.pieces}
    new = {(piece.key, piece.kind) for piece in after.pieces}
    changed = [
        (was, piece)
        for piece in after.pieces
        if (was := old.get((piece.key, piece.kind))) is not None and was != piece
    ]
    return Changes(
        appeared=tuple(piece for piece in after.pieces if (piece.key, piece.kind) not in old),
        moved=tuple(p for o, p in changed if _place(o) != _place(p)),
        flipped=tuple(p for o, p in changed if o.face != p.face),
        vanished=tuple(piece for piece in before.pieces if (piece.key, piece.kind) not in new),
    )


def _place(piece: Piece) -> tuple[float, float, int, float, float]:
    return piece.x, piece.y, piece.z, piece.angle, piece.scale
