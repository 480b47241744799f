"""The name of the card that the user is at or has picked: not every eye knows it by its picture.  No Qt."""

from __future__ import annotations

from msgspec.structs import replace

from limbotable.table.tableau import Tableau
from limbotable.ui.table.marks import Marks
from limbotable.ui.table.offers import Preview


def with_name(preview: Preview, tableau: Tableau, marks: Marks, *, arrived: bool) -> Preview:
    """Return a preview with the name of such a card, where the table has a line for it that is free.

    The picked one comes first, then the one under the pointer, then the one under the keyboard's cursor.
    As long as the user has ``arrived`` there without pointing at anything, the line says what is to be done.
    """
    if not tableau.naming or any(sign.key == tableau.naming for sign in preview.signs):
        return preview
    tips = {piece.key: piece.tip for piece in tableau.pieces if piece.zone == "hand"}
    keys = (marks.picked,) if arrived else (marks.picked, marks.hovered, marks.focused)
    tip = next((tips[key] for key in keys if tips.get(key)), None)
    line = next((sign for sign in tableau.signs if sign.key == tableau.naming), None)
    if tip is None or line is None:
        return preview
    return replace(preview, signs=(*preview.signs, replace(line, text=tip, note=None)))
