"""The line on the table that follows the user's hand: a card's name, or what comes next.  No Qt.

Not every eye knows a card by its picture, and a pick of other pieces may need a second one.
"""

from __future__ import annotations

from msgspec.structs import replace

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Tableau
from limbotable.ui.table.marks import Marks
from limbotable.ui.table.offers import Preview


def with_name(preview: Preview, tableau: Tableau, marks: Marks, *, arrived: bool) -> Preview:
    """Return a preview with the name of the user's card, where the table has a line for it that is free.

    With another piece picked, or a second one, the line says what comes next.  The picked card comes first,
    then the one under the pointer, then the one under the keyboard's cursor.  As long as the user has
    ``arrived`` there without pointing at anything, the line says what is to be done.
    """
    if not tableau.naming or any(sign.key == tableau.naming for sign in preview.signs):
        return preview
    line = next((sign for sign in tableau.signs if sign.key == tableau.naming), None)
    said = _said(tableau, marks, arrived)
    if said is None or line is None:
        return preview
    return replace(preview, signs=(*preview.signs, replace(line, text=said, note=None)))


def _said(tableau: Tableau, marks: Marks, arrived: bool) -> Phrase | None:
    """Return the words of the line; None where it stays as it is."""
    tips = {piece.key: piece.tip for piece in tableau.pieces if piece.zone == "hand"}
    if tableau.onward is not None and marks.picked and (marks.along or marks.picked not in tips):
        alone, both = tableau.onward
        return both if marks.along else alone
    keys = (marks.picked,) if arrived else (marks.picked, marks.hovered, marks.focused)
    return next((tips[key] for key in keys if tips.get(key)), None)
