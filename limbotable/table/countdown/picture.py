"""The picture of the table of the countdown game: its pieces, signs and gestures, put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from limbotable.games.countdown.view import CountdownView
from limbotable.table.countdown.layout import CountdownLayout
from limbotable.table.countdown.pieces import pieces_of
from limbotable.table.countdown.play import PILE, before_pile, gestures_of, only_phrase, spot_of
from limbotable.table.countdown.score import score_sign
from limbotable.table.countdown.signs import beside_phrases, signs_of, turn_phrase
from limbotable.table.tableau import Frame, Refusal, Tableau

ZONES: Final = ("hand", "pile", "stakes", "stock", "opponent")


def tableau(view: CountdownView, frame: Frame, names: Sequence[str]) -> Tableau:
    """Return the table as the viewer sees it; a spectator sits at seat 0's side."""
    return picture(view, frame, names)


def picture(
    view: CountdownView,
    frame: Frame,
    names: Sequence[str],
    *,
    counted: CountdownView | None = None,
    laying: int | None = None,
) -> Tableau:
    """Return the table on the way to a view.

    The dial shows the count of ``counted``; the stake of the seat ``laying`` is still in its hand.
    """
    near = view.viewer if view.viewer in (0, 1) else 0
    places = CountdownLayout(frame)
    signs = signs_of(view, near, places, names, view if counted is None else counted)
    score = score_sign(view, near, places, names)
    refusals = [Refusal(token, reason) for token, reason in view.refusals]
    if view.moves and (first := before_pile(view)) is not None:
        refusals.append(Refusal("", first, PILE))
    return Tableau(
        frame=frame,
        zones=ZONES,
        pieces=pieces_of(view, near, places, names, laying),
        signs=signs if score is None else (*signs, score),
        spots=(spot_of(view, places),),
        gestures=gestures_of(view, places, names),
        refusals=tuple(refusals),
        only=only_phrase(view),
        beside=tuple(beside_phrases(view)),
        turn=turn_phrase(view, names),
    )
