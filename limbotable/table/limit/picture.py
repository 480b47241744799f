"""The picture of the table of Limit: its pieces, signs and gestures, put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.view import LimitView
from limbotable.table.limit.layout import LimitLayout
from limbotable.table.limit.options import more_of, options_of
from limbotable.table.limit.pieces import empty_tiles, pieces_of, to_answer, together
from limbotable.table.limit.play import gestures_of, only_phrase, ready_piece, refusals_of, spots_of
from limbotable.table.limit.signs import signs_of, turn_phrase
from limbotable.table.tableau import Frame, Ground, Mark, Tableau

ZONES: Final = ("island", "pool", "supply", "captured")
_LEGEND: Final[tuple[tuple[Mark, Phrase], ...]] = (
    ("last", phrase("limit.mark.last")),
    ("taken", phrase("limit.mark.taken")),
    ("sunk", phrase("limit.mark.sunk")),
)


def tableau(view: LimitView, frame: Frame, names: Sequence[str]) -> Tableau:
    """Return the table as every viewer sees it, with the gestures of this viewer."""
    places = LimitLayout(view, frame)
    gestures = tuple(gestures_of(view))
    picks = {gesture.pick for gesture in gestures}
    pieces = tuple(pieces_of(view, places, names))
    keys = {piece.key for piece in pieces}
    options = options_of(view, gestures)
    return Tableau(
        frame=frame,
        zones=ZONES,
        pieces=tuple(replace(one, rim="playable") if one.key in picks else one for one in pieces),
        signs=tuple(signs_of(view, places, names)),
        spots=tuple(spots_of(view, places)),
        gestures=gestures,
        options=options,
        beside=more_of(options),
        refusals=tuple(one for one in refusals_of(view) if not one.pick or one.pick in keys),
        only=only_phrase(view),
        ready=ready_piece(view) if picks - {""} else "",
        ground=Ground(places.island.x, places.island.y, places.island.scale),
        turn=turn_phrase(view, names),
        standing=tuple(to_answer(view, names)),
        at_a_glance=tuple(empty_tiles(view)),
        groups=tuple(together(view)),
        legend=_LEGEND,
    )
