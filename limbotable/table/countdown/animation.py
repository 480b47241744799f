"""The beats of the countdown game: from one line of the record to the next, and through a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import Phrase
from limbotable.core.position import OVER
from limbotable.games.countdown.view import CountdownCard, CountdownView
from limbotable.table.countdown.log import next_deal, played, result
from limbotable.table.countdown.picture import tableau
from limbotable.table.countdown.round_end import round_ended, view_at_round_end
from limbotable.table.tableau import READING, Beat, Frame, Tableau

# Times at normal speed, in milliseconds.
_PLAY: Final = 240
_DEAL: Final = 260
_DEAL_EACH: Final = 70
_LAST_CARD_RESTS: Final = 900


def beats(
    before: CountdownView, line: Line, after: CountdownView, frame: Frame, names: Sequence[str]
) -> tuple[Beat, ...]:
    """Return the pictures from one line of the record to the next; the last is ``tableau(after)``."""
    final = tableau(after, frame, names)
    did = played(before, line, after, names)
    if line.who == CHANCE_WHO:
        return _dealing(after, frame, names, final, did)
    if not round_ended(before, after):
        return (Beat(final, _PLAY, said=did),)
    told = result(before, after, names)
    if after.turn == OVER:
        return (Beat(final, _PLAY, rest=_LAST_CARD_RESTS, said=did), Beat(final, _PLAY, said=told))
    last = tableau(view_at_round_end(before, line, after), frame, names)
    dealt = next_deal(before, after, names)
    return (
        Beat(last, _PLAY, rest=_LAST_CARD_RESTS, said=did),
        Beat(last, _PLAY, rest=READING, waits=True, said=told),
        *(
            _dealing(after, frame, names, final, dealt)
            if after.pile == ()
            else (Beat(final, _PLAY, said=dealt),)
        ),
    )


def _dealing(
    after: CountdownView, frame: Frame, names: Sequence[str], final: Tableau, said: tuple[Phrase, ...]
) -> tuple[Beat, ...]:
    """Return the beats of a deal: the whole pack on the stock, then the hands card by card."""
    dealt = [sight for pair in zip(*_in_order(after), strict=True) for sight in pair]
    pack = replace(
        after,
        hands=((), ()),
        stock=(*(CountdownCard(sight.token, None) for sight in dealt), *after.stock),
        stock_up=False,
        moves=(),
        refusals=(),
    )
    return (
        Beat(tableau(pack, frame, names), _PLAY, said=said),
        Beat(final, _DEAL, stagger=_DEAL_EACH),
    )


def _in_order(view: CountdownView) -> tuple[tuple[CountdownCard, ...], tuple[CountdownCard, ...]]:
    first = 1 - view.dealer
    return view.hands[first], view.hands[1 - first]
