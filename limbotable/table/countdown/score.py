"""The score sheet beside the pile: the round before, the cards of this one, and the totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.countdown.view import CountdownRoundEnd, CountdownView
from limbotable.table.countdown.layout import CountdownLayout
from limbotable.table.tableau import Sign
from limbotable.table.words import joined

#: A row: its title, and a cell for each seat; a row without a title has the reasons for the one above it.
_Row: TypeAlias = tuple[Phrase | None, Phrase | None, Phrase | None]


def score_sign(view: CountdownView, near: int, places: CountdownLayout, names: Sequence[str]) -> Sign | None:
    """Return the sheet, with the near seat's column first; None where the frame has no room for it."""
    box = places.score
    if box is None:
        return None
    seats = near, 1 - near
    rows = tuple(_rows(view, seats, names))
    before = tuple(_round_before(view, seats, names))
    return Sign(
        "score",
        "score",
        box.x,
        box.y,
        box.width,
        box.height,
        joined([*before, *_totals(view, seats, names)]),
        cells=tuple(cell for row in rows for cell in row),
        said=before,  # the plates tell the totals
    )


def _rows(view: CountdownView, seats: tuple[int, int], names: Sequence[str]) -> Iterator[_Row]:
    first, second = seats
    heads = [phrase("text", text=name) for name in names]
    yield phrase("countdown.score"), heads[first], heads[second]
    end = view.last_round
    if end is not None:
        earlier = [view.scores[seat] - end.gains[seat] for seat in (0, 1)]
        if end.number > 1:
            yield phrase("countdown.score.earlier"), _number(earlier[first]), _number(earlier[second])
        yield _round_title(end), _gain(end.gains[first]), _gain(end.gains[second])
        yield None, _paid(end, first), _paid(end, second)
        if end.factor > 1:
            yield None, _factor(end, first), _factor(end, second)
    if view.winners is None:
        played = [sum(card.seat == seat for card in view.pile) for seat in seats]
        yield phrase("countdown.score.cards"), _number(played[0]), _number(played[1])
    yield phrase("countdown.score.total"), _number(view.scores[first]), _number(view.scores[second])


def _round_before(view: CountdownView, seats: tuple[int, int], names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the round before in words, with its reasons."""
    end = view.last_round
    if end is not None:
        yield _round_title(end)
        for seat in seats:
            factor = _factor(end, seat)
            reason = joined([_paid(end, seat), *([] if factor is None else [factor])])
            yield phrase(
                "countdown.score.spoken", seat=names[seat], gain=_gain(end.gains[seat]), reason=reason
            )


def _totals(view: CountdownView, seats: tuple[int, int], names: Sequence[str]) -> Iterator[Phrase]:
    yield phrase("countdown.score.total")
    yield from (phrase("countdown.total", seat=names[seat], points=view.scores[seat]) for seat in seats)


def _round_title(end: CountdownRoundEnd) -> Phrase:
    return phrase("countdown.round", round=end.number)


def _paid(end: CountdownRoundEnd, seat: int) -> Phrase:
    """Return what a seat was paid for."""
    if seat == end.winner:
        return phrase("countdown.score.for-cards", n=end.cards)
    return phrase("countdown.score.for-count", count=end.count)


def _factor(end: CountdownRoundEnd, seat: int) -> Phrase | None:
    """Return the factor by doubling, if it counted for a seat."""
    each = end.gains[end.winner] // (end.cards * end.factor)
    if end.gains[seat] == each * (end.cards if seat == end.winner else end.count):
        return None
    return phrase("countdown.factor", factor=end.factor)


def _gain(points: int) -> Phrase:
    return phrase("countdown.score.gain", points=points)


def _number(value: int) -> Phrase:
    return phrase("number", number=value)
