"""A table in words, for those who do not see its picture."""

from __future__ import annotations

from limbotable.table import asked
from limbotable.table.tableau import Tableau
from limbotable.ui.words.speak import hear


def described(tableau: Tableau) -> str:
    """Return everything on a table as it is read out: the turn, the middle, and each seat's part.

    At the end of a match that is its result.
    """
    if tableau.sheet is not None:
        return hear(tableau.sheet.sentences())
    beside = {one for owned in asked.seats(tableau) for one in owned.things}
    middle = [one for one in asked.things(tableau) if one not in beside]
    seats = [one for owned in asked.seats(tableau) for one in owned.things]
    return hear(dict.fromkeys([*asked.turn(tableau), *middle, *seats]))
