"""The sheet at the end of a match of Libtis: each seat's points, with the reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.libtis.deck import card_phrase
from limbotable.games.libtis.explain import betrayed_phrase, bonus_phrase, listed, seats_phrase
from limbotable.games.libtis.view import Bonus, FinalAccount, LibtisView
from limbotable.table.lie import Box
from limbotable.table.tableau import Sign

_TITLE: Final = 0.50
_HEADS: Final = 0.24
_EDGE: Final = 0.12
_HIGHEST: Final = 0.66  #: a row
_LONG: Final = 1.5  #: the height of a row with a reason of several parts, in rows


def match_end(view: LibtisView, names: Sequence[str]) -> Phrase:
    """Return the winners in words."""
    assert view.winners is not None
    if len(view.winners) > 1:
        return phrase("libtis.shared", seats=seats_phrase(view.winners, names))
    return phrase("match.won", seat=names[view.winners[0]])


def account_phrases(view: LibtisView, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return every account in words, the best first."""
    return tuple(
        phrase("libtis.sheet.row", account=_total(view, seat, names), reason=_reason(view, seat, names))
        for seat in _in_order(view)
    )


def sheet(view: LibtisView, room: Box, names: Sequence[str]) -> Iterator[Sign]:
    """Return the sheet and its rows, the best first, in the middle of the room."""
    rows = [_LONG if _betrays(account) else 1.0 for account in view.accounts]
    row = min(_HIGHEST, (room.height - _TITLE - _HEADS - 2 * _EDGE) / sum(rows))
    height = _TITLE + _HEADS + row * sum(rows) + 2 * _EDGE
    top = room.y - height / 2 + _EDGE
    inner = room.width - 2 * _EDGE
    yield Sign("sheet", "sheet", room.x, room.y, room.width, height, match_end(view, names), lit=True)
    yield Sign(
        "heads",
        "row",
        room.x,
        top + _TITLE + _HEADS / 2,
        inner,
        _HEADS,
        phrase("libtis.sheet.heads"),
        cells=(
            None,
            phrase("libtis.sheet.chips"),
            phrase("libtis.sheet.bonus"),
            phrase("libtis.sheet.total"),
        ),
    )
    y = top + _TITLE + _HEADS
    for seat in _in_order(view):
        one = view.accounts[seat]
        paid = one.bonus
        yield Sign(
            f"account{seat}",
            "row",
            room.x,
            y + row * rows[seat] / 2,
            inner,
            row * rows[seat] - 0.04,
            _total(view, seat, names),
            _reason(view, seat, names),
            lit=one.rank == 1,
            cells=(
                phrase("text", text=names[seat]),
                phrase("number", number=one.chip_points),
                phrase("text", text="–") if paid is None else phrase("number", number=paid.points),
                phrase("number", number=one.total),
            ),
            faces=(str(seat),),
        )
        y += row * rows[seat]


def _betrays(account: FinalAccount) -> bool:
    return account.bonus is not None and bool(account.bonus.betrayed)


def _in_order(view: LibtisView) -> list[int]:
    return sorted(range(view.seats), key=lambda seat: view.accounts[seat].rank)


def _total(view: LibtisView, seat: int, names: Sequence[str]) -> Phrase:
    one = view.accounts[seat]
    if one.bonus is None:
        return phrase("libtis.sheet.plain", seat=names[seat], n=one.total)
    return phrase(
        "libtis.sheet.sum", seat=names[seat], chips=one.chip_points, bonus=one.bonus.points, n=one.total
    )


def _reason(view: LibtisView, seat: int, names: Sequence[str]) -> Phrase:
    """Return the reason for the bonus card's points, and the tie-break if others have equal points."""
    one = view.accounts[seat]
    said = [phrase("libtis.sheet.held", n=one.chips)]
    if one.bonus is not None:
        said = [_bonus(one.bonus, names)]
    if _tied(view.accounts, one):
        said.append(phrase("libtis.sheet.tie", number=one.chips))
    return listed(said)


def _bonus(bonus: Bonus, names: Sequence[str]) -> Phrase:
    said = [betrayed_phrase(one, names) for one in bonus.betrayed] or [bonus_phrase(bonus)]
    return phrase("libtis.at", location=card_phrase(bonus.card), remarks=listed(said))


def _tied(accounts: Sequence[FinalAccount], one: FinalAccount) -> bool:
    return sum(other.total == one.total for other in accounts) > 1
