"""The sheet of Limit: the last player with a full turn, and why the others have none."""

from __future__ import annotations

from collections.abc import Sequence

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.view import LimitView
from limbotable.table.limit.signs import match_title
from limbotable.table.sheet import Account, Sheet, in_one, number


def sheet(views: Sequence[LimitView], names: Sequence[str]) -> Sheet:
    """Return the result of a match by the view at its end."""
    view = views[-1]
    assert view.winners is not None
    assert view.ranks is not None
    ranks = view.ranks
    return Sheet(
        title=match_title(view, names),
        heads=(phrase("limit.sheet.taken"), phrase("limit.sheet.left")),
        accounts=tuple(
            Account(
                seats=(seat,),
                name=phrase("text", text=names[seat]),
                figures=(number(len(view.captured[seat])), phrase("limit.left", n=_left(view, seat))),
                reasons=(_reason(view, seat), *_games(view, seat)),
                rank=ranks[seat],
                best=seat in view.winners,
            )
            for seat in sorted(range(view.seats), key=lambda seat: ranks[seat])
        ),
        note=_why_over(view, names),
        winners=view.winners,
        about=("island",),
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


def _games(view: LimitView, seat: int) -> tuple[Phrase, ...]:
    """Return the number of games that a seat has won, in a match of more than one."""
    return (phrase("limit.won", number=view.won[seat]),) if view.games > 1 else ()


def _why_over(view: LimitView, names: Sequence[str]) -> Phrase:
    """Return the reason why the match ended: the seats that dropped out, in their order."""
    out = [phrase("limit.over", seat=names[seat]) for seat in view.eliminated]
    return in_one(out, "sentences")
