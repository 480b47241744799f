"""The sheet of Limit: the last player with a full turn, and why the others have none."""

from __future__ import annotations

from collections.abc import Sequence

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.view import LimitView
from limbotable.table.limit.names import faces
from limbotable.table.limit.signs import match_title
from limbotable.table.sheet import Account, Sheet, number
from limbotable.table.words import one_after_the_other


def sheet(views: Sequence[LimitView], names: Sequence[str]) -> Sheet:
    """Return the result of a match by the view at its end."""
    view = views[-1]
    assert view.winners is not None
    assert view.ranks is not None
    ranks, balls = view.ranks, faces(view)
    return Sheet(
        title=match_title(view, names),
        heads=_heads(view),
        accounts=tuple(
            Account(
                seats=(seat,),
                name=phrase("text", text=names[seat]),
                figures=_figures(view, seat),
                reasons=(_reason(view, seat),),
                rank=ranks[seat],
                best=seat in view.winners,
                balls=(balls[seat],),
            )
            for seat in sorted(range(view.seats), key=lambda seat: ranks[seat])
        ),
        note=_why_over(view, names),
        winners=view.winners,
        about=("island", "captured"),
    )


def _left(view: LimitView, seat: int) -> int:
    return sum(ball.seat == seat for ball in view.balls)


def _reason(view: LimitView, seat: int) -> Phrase:
    """Return the reason for a seat's place."""
    if seat not in view.eliminated:
        return phrase("limit.sheet.last")
    if _left(view, seat) == 0:
        return phrase("limit.sheet.no-ball")
    return phrase("limit.sheet.stuck", n=_left(view, seat))


def _heads(view: LimitView) -> tuple[Phrase, ...]:
    heads = phrase("limit.sheet.taken"), phrase("limit.sheet.left")
    return (*heads, phrase("limit.sheet.games")) if view.games > 1 else heads


def _figures(view: LimitView, seat: int) -> tuple[Phrase, ...]:
    """Return the balls that a seat has taken and those that it has left, and of several games those won."""
    figures = number(len(view.captured[seat])), phrase("limit.left", n=_left(view, seat))
    return (*figures, number(view.won[seat])) if view.games > 1 else figures


def _why_over(view: LimitView, names: Sequence[str]) -> Phrase | None:
    """Return the reason why the match, or the second of its games, ended: the seats that dropped out."""
    why = one_after_the_other(
        phrase("limit.over" if _left(view, seat) else "limit.over.bare", seat=names[seat])
        for seat in view.eliminated
    )
    return why if why is None or view.games == 1 else phrase("limit.over.second", why=why)
