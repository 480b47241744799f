"""The end of a round between two views: the later one shows the next round."""

from __future__ import annotations

from msgspec.structs import replace

from limbotable.core.game import Line
from limbotable.core.position import OVER
from limbotable.games.countdown.view import CountdownCard, CountdownView, stuck_at


def round_ended(before: CountdownView, after: CountdownView) -> bool:
    """Return whether a round ended between two views."""
    return after.last_round is not None and (
        before.last_round is None or before.last_round.number != after.last_round.number
    )


def view_at_round_end(before: CountdownView, line: Line, after: CountdownView) -> CountdownView:
    """Return the view at the end of a round: with the cards where they were before the next deal."""
    end = after.last_round
    assert end is not None
    laid = {played.sight.token for played in end.pile}
    stock = tuple(sight for sight in before.stock if sight.token not in laid)
    known = known_cards(after)
    still = bool(stock) and stock[0].token == before.stock[0].token
    turned = bool(stock) and (before.stock_open or line.action == "draw" or (still and before.stock_up))
    if turned:
        stock = (known[stock[0].token], *stock[1:])
    hands = (
        tuple(sight for sight in before.hands[0] if sight.token not in laid),
        tuple(sight for sight in before.hands[1] if sight.token not in laid),
    )
    blocked = (True, True) if end.count else before.blocked
    return replace(
        before,
        turn=OVER,
        factor=end.factor,
        count=end.count,
        pile=end.pile,
        hands=hands,
        stock=stock,
        stock_up=turned,
        blocked=blocked,
        stopped=end.stopped,
        stuck=stuck_at(end.pile, hands, blocked),
        moves=(),
        refusals=(),
        scores=after.scores,
        last_round=end,
    )


def known_cards(view: CountdownView) -> dict[str, CountdownCard]:
    """Return the cards with a known face that are not on the pile, by their tokens."""
    return {s.token: s for s in (*view.hands[0], *view.hands[1], *view.stock) if s.card is not None}
