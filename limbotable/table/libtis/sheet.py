"""The sheets of Libtis: the chips of a round, and each player's points at the end, with the reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.libtis.deck import CHIP_VALUES, SUITS, card_phrase
from limbotable.games.libtis.explain import betrayed_phrase, bonus_phrase, listed, seats_phrase, suit_phrase
from limbotable.games.libtis.view import Bonus, FinalAccount, LibtisRoundEnd, LibtisView
from limbotable.table.sheet import (
    Account,
    RoundRow,
    Sheet,
    in_one,
    number,
    points,
    ranks_of,
    summed,
    with_turning_point,
)

_ABOUT = ("bonus",)


def sheet(views: Sequence[LibtisView], names: Sequence[str]) -> Sheet:
    """Return the result after some rounds, by the views at the end of each."""
    view = views[-1]
    ends = [one.last_round for one in views if one.last_round is not None]
    return _of_round(view, ends, names) if view.winners is None else _of_match(view, ends, names)


def match_title(view: LibtisView, names: Sequence[str]) -> Phrase:
    """Return the winners of the match."""
    assert view.winners is not None
    if len(view.winners) > 1:
        return phrase("libtis.shared", seats=seats_phrase(view.winners, names))
    return phrase("match.won", seat=names[view.winners[0]])


def round_total(end: LibtisRoundEnd, names: Sequence[str]) -> Phrase:
    """Return the points that each seat got for its chips in a round, in one line: the most first."""
    points_of = _gains(end, len(names))
    gains = [
        phrase("sheet.figure", head=names[seat], figure=phrase("sheet.gain", points=points_of[seat]))
        for seat in sorted(range(len(names)), key=lambda one: -points_of[one])
    ]
    return phrase("libtis.round-total", round=end.number, gains=in_one(gains, "and"))


def account_phrases(view: LibtisView, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return every account at the end of the match in words, the best first."""
    return tuple(
        phrase(
            "libtis.sheet.row",
            account=_total(view, seat, names),
            reason=listed([*_bonus_reasons(view, seat, names)] or [_held(view, seat)]),
        )
        for seat in _in_order(view)
    )


# --- a round ------------------------------------------------------------------------------------------
def _of_round(view: LibtisView, ends: Sequence[LibtisRoundEnd], names: Sequence[str]) -> Sheet:
    end = ends[-1]
    chips, gains = _chips(end, view.seats), _gains(end, view.seats)
    ranks = ranks_of(gains)
    return Sheet(
        title=phrase("libtis.round-over", round=end.number, rounds=view.rounds),
        heads=(phrase("libtis.sheet.chips"), phrase("sheet.this-round"), phrase("sheet.total")),
        accounts=tuple(
            Account(
                seats=(seat,),
                name=phrase("text", text=names[seat]),
                figures=(
                    number(sum(chips[seat])),
                    phrase("sheet.gain", points=gains[seat]),
                    points(view.scores[seat]),
                ),
                reasons=(_worth(chips[seat]),),
                best=ranks[seat] == 1,
            )
            for seat in sorted(range(view.seats), key=lambda seat: (ranks[seat], -view.scores[seat]))
        ),
        note=phrase("sheet.by-round") if len(ends) > 1 else None,  # the first round's points are the total
        columns=_columns(names) if len(ends) > 1 else (),
        rounds=_rows(ends, view.seats) if len(ends) > 1 else (),
        about=_ABOUT,
    )


def _chips(end: LibtisRoundEnd, seats: int) -> list[list[int]]:
    """Return the chips of each seat in a round, by suit."""
    chips = [[0] * len(SUITS) for _ in range(seats)]
    for award in end.awards:
        for seat, suit in award.chips():
            chips[seat][SUITS.index(suit)] += 1
    return chips


def _gains(end: LibtisRoundEnd, seats: int) -> list[int]:
    """Return the points for the chips of each seat in a round."""
    return [
        sum(count * value for count, value in zip(chips, CHIP_VALUES, strict=True))
        for chips in _chips(end, seats)
    ]


def _worth(chips: Sequence[int]) -> Phrase:
    """Return the points for some chips as a sum over the suits."""
    parts = [
        phrase("libtis.worth", suit=suit_phrase(suit), count=count, each=value)
        for suit, value, count in zip(SUITS, CHIP_VALUES, chips, strict=True)
        if count
    ]
    if not parts:
        return phrase("libtis.no-chip")
    return summed(parts, sum(count * value for count, value in zip(chips, CHIP_VALUES, strict=True)))


# --- the match ----------------------------------------------------------------------------------------
def _of_match(view: LibtisView, ends: Sequence[LibtisRoundEnd], names: Sequence[str]) -> Sheet:
    assert view.winners is not None
    paid = any(one.bonus is not None for one in view.accounts)
    rows, decisive = _all_rows(view, ends), None
    order = _in_order(view)
    if view.accounts[order[0]].total > view.accounts[order[1]].total:
        gains = [_gains(end, view.seats) for end in ends] + ([_bonuses(view)] if paid else [])
        rows, decisive = with_turning_point(rows, gains, order[0], order[1], names)
    heads = [phrase("libtis.sheet.chips"), phrase("sheet.total")]
    if paid:
        heads.insert(1, phrase("libtis.sheet.bonus"))
    return Sheet(
        title=match_title(view, names),
        heads=tuple(heads),
        accounts=tuple(
            Account(
                seats=(seat,),
                name=phrase("text", text=names[seat]),
                figures=tuple(_figures(view.accounts[seat], paid=paid)),
                reasons=tuple(_reasons(view, seat, names)),
                rank=view.accounts[seat].rank,
                best=seat in view.winners,
            )
            for seat in order
        ),
        columns=_columns(names),
        rounds=rows,
        decisive=decisive,
        winners=view.winners,
        about=_ABOUT,
    )


def _figures(one: FinalAccount, *, paid: bool) -> Iterator[Phrase]:
    yield number(one.chip_points)
    if paid:
        yield phrase("text", text="–") if one.bonus is None else number(one.bonus.points)
    yield points(one.total)


def _reasons(view: LibtisView, seat: int, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the reasons for the points of chips and bonus card, and the tie-break of equal totals."""
    chips = view.chips[seat]
    if chips is not None:
        yield _worth(chips)
    yield from _bonus_reasons(view, seat, names)


def _bonus_reasons(view: LibtisView, seat: int, names: Sequence[str]) -> Iterator[Phrase]:
    one = view.accounts[seat]
    if one.bonus is not None:
        card, reason = bonus_reason(one.bonus, names)
        yield phrase("libtis.at", location=card, remarks=reason)
    if sum(other.total == one.total for other in view.accounts) > 1:
        yield phrase("libtis.sheet.tie", number=one.chips)


def bonus_reason(bonus: Bonus, names: Sequence[str]) -> tuple[Phrase, Phrase]:
    """Return the name of a bonus card, and the reason for its points."""
    said = [betrayed_phrase(one, names) for one in bonus.betrayed] or [bonus_phrase(bonus)]
    return card_phrase(bonus.card), listed(said)


def _held(view: LibtisView, seat: int) -> Phrase:
    return phrase("libtis.sheet.held", n=view.accounts[seat].chips)


def _total(view: LibtisView, seat: int, names: Sequence[str]) -> Phrase:
    one = view.accounts[seat]
    if one.bonus is None:
        return phrase("libtis.sheet.plain", seat=names[seat], n=one.total)
    return phrase(
        "libtis.sheet.sum", seat=names[seat], chips=one.chip_points, bonus=one.bonus.points, n=one.total
    )


def _in_order(view: LibtisView) -> list[int]:
    return sorted(range(view.seats), key=lambda seat: view.accounts[seat].rank)


# --- round by round -----------------------------------------------------------------------------------
def _columns(names: Sequence[str]) -> tuple[Phrase, ...]:
    return tuple(phrase("text", text=name) for name in names)


def _rows(ends: Sequence[LibtisRoundEnd], seats: int) -> tuple[RoundRow, ...]:
    return tuple(_row(phrase("sheet.round", round=end.number), _gains(end, seats)) for end in ends)


def _all_rows(view: LibtisView, ends: Sequence[LibtisRoundEnd]) -> tuple[RoundRow, ...]:
    rows = _rows(ends, view.seats)
    if all(one.bonus is None for one in view.accounts):
        return rows
    return (*rows, _row(phrase("libtis.sheet.bonuses"), _bonuses(view)))


def _bonuses(view: LibtisView) -> list[int]:
    return [0 if one.bonus is None else one.bonus.points for one in view.accounts]


def _row(name: Phrase, gains: Sequence[int]) -> RoundRow:
    most = max(gains)
    best = tuple(seat for seat, gain in enumerate(gains) if gain == most > 0)
    return RoundRow(name, tuple(phrase("sheet.gain", points=gain) for gain in gains), best)
