"""The sheets of the countdown game: what a round paid and why, and the match round by round."""

from __future__ import annotations

from collections.abc import Sequence

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.countdown.view import CountdownRoundEnd, CountdownView
from limbotable.table.countdown.signs import match_title, round_title
from limbotable.table.sheet import (
    Account,
    RoundRow,
    Sheet,
    number,
    points,
    ranks_of,
    summed,
    with_turning_point,
)

_SEATS = (0, 1)
_ABOUT = ("pile",)


def sheet(views: Sequence[CountdownView], names: Sequence[str]) -> Sheet:
    """Return the result after some rounds, by the views at the end of each."""
    ends = [one.last_round for one in views if one.last_round is not None]
    view = views[-1]
    return _of_round(view, ends, names) if view.winners is None else _of_match(view, ends, names)


def reason(end: CountdownRoundEnd, seat: int) -> Phrase:
    """Return the reason for the points that a seat has gained in a round."""
    each, points = end.each, end.gains[seat]
    if seat == end.winner:
        word = "own" if end.own else "cards"
        if end.factor > 1:
            how = _doubled(end.factor)
            return phrase(
                f"countdown.why.{word}.{how}", n=end.cards, each=each, factor=end.factor, points=points
            )
        return phrase(f"countdown.why.{word}.plain", n=end.cards, each=each, points=points)
    if end.loser_factor > 1:
        how = _doubled(end.loser_factor)
        return phrase(
            f"countdown.why.count.{how}", count=end.count, each=each, factor=end.loser_factor, points=points
        )
    return phrase("countdown.why.count.plain", count=end.count, each=each, points=points)


def _doubled(factor: int) -> str:
    """Return a word for how a factor above 1 came about: by one seat's doubling, or by both."""
    return "doubled" if factor == 2 else "redoubled"


def _of_round(view: CountdownView, ends: Sequence[CountdownRoundEnd], names: Sequence[str]) -> Sheet:
    end = ends[-1]
    return Sheet(
        title=round_title(view, names),
        heads=(phrase("sheet.this-round"), phrase("sheet.total")),
        accounts=tuple(
            Account(
                seats=(seat,),
                name=phrase("text", text=names[seat]),
                figures=(phrase("sheet.gain", points=end.gains[seat]), points(view.scores[seat])),
                reasons=(reason(end, seat),),
                best=seat == end.winner,
            )
            for seat in (end.winner, 1 - end.winner)
        ),
        note=_why_ended(end, names),
        columns=_columns(ends, names),
        rounds=_rows(ends),
        about=_ABOUT,
    )


def _of_match(view: CountdownView, ends: Sequence[CountdownRoundEnd], names: Sequence[str]) -> Sheet:
    assert view.winners is not None
    ranks = ranks_of(view.scores)
    rows, decisive = _rows(ends), None
    if rows and len(view.winners) == 1:
        winner = view.winners[0]
        gains = [end.gains for end in ends]
        rows, decisive = with_turning_point(rows, gains, winner, 1 - winner, names)
    return Sheet(
        title=match_title(view, names),
        heads=(phrase("sheet.rounds-won"), phrase("sheet.total")),
        accounts=tuple(
            Account(
                seats=(seat,),
                name=phrase("text", text=names[seat]),
                figures=(number(sum(end.winner == seat for end in ends)), points(view.scores[seat])),
                reasons=(_sum(view, ends, seat),),
                rank=ranks[seat],
                best=seat in view.winners,
            )
            for seat in sorted(_SEATS, key=lambda seat: ranks[seat])
        ),
        note=_why_over(view, names),
        columns=_columns(ends, names),
        rounds=rows,
        decisive=decisive,
        winners=view.winners,
        about=_ABOUT,
    )


def _columns(ends: Sequence[CountdownRoundEnd], names: Sequence[str]) -> tuple[Phrase, ...]:
    return tuple(phrase("text", text=name) for name in names) if len(ends) > 1 else ()


def _rows(ends: Sequence[CountdownRoundEnd]) -> tuple[RoundRow, ...]:
    """Return the table of rounds, if there was more than one."""
    return tuple(
        RoundRow(
            name=phrase("sheet.round", round=end.number),
            figures=tuple(phrase("sheet.gain", points=gain) for gain in end.gains),
            best=(end.winner,),
            note=phrase("joined", first=reason(end, end.winner), second=reason(end, 1 - end.winner)),
        )
        for end in ends
        if len(ends) > 1
    )


def _sum(view: CountdownView, ends: Sequence[CountdownRoundEnd], seat: int) -> Phrase:
    if len(ends) == 1:
        return reason(ends[0], seat)
    return summed([number(end.gains[seat]) for end in ends], view.scores[seat])


def _why_ended(end: CountdownRoundEnd, names: Sequence[str]) -> Phrase:
    """Return the reason why a round ended, and why that seat won it."""
    if end.count:
        word = "out" if any(end.stopped) else "blocked"
        why = phrase(f"countdown.ended.{word}", count=end.count)
    else:
        why = phrase("countdown.ended.zero")
    return phrase("sentences", first=why, second=phrase("countdown.log.last", seat=names[end.winner]))


def _why_over(view: CountdownView, names: Sequence[str]) -> Phrase:
    """Return the reason why the match ended."""
    word, _, goal = view.goal.partition(" ")
    if word == "rounds":
        return phrase("countdown.over.rounds", n=int(goal))
    reached = [names[seat] for seat in _SEATS if view.scores[seat] >= int(goal)]
    if len(reached) > 1:
        return phrase("countdown.over.both", n=int(goal))
    return phrase("countdown.over.points", seat=reached[0], n=int(goal))
