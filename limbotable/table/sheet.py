"""The result of a round or a match as data: every player in order, with figures and the reasons for them.

A game's table makes it of the views at the ends of the rounds (``GameTable.sheet``).  It says no more than
these views do, and everything in it comes from the rules' own figures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from limbotable.core.phrases import Phrase, phrase


class Account(msgspec.Struct, frozen=True):
    """One line of a sheet: a player, the players of a side, or a hero that nobody plays."""

    seats: tuple[int, ...]  #: the players whose faces stand there
    name: Phrase
    figures: tuple[Phrase, ...]  #: one for each of the sheet's heads; the last one counts
    reasons: tuple[Phrase, ...] = ()
    rank: int | None = None  #: 1 for the best, as sports count; None for a line without a rank
    best: bool = False  #: it has won the round or the match
    #: The ball of each seat in the terms of the art, for one without a face; empty where seats have no balls.
    balls: tuple[str, ...] = ()


class RoundRow(msgspec.Struct, frozen=True):
    """One round, or another part of a match that brings points, in the table of all of them."""

    name: Phrase
    figures: tuple[Phrase, ...]  #: one for each of the sheet's columns
    best: tuple[int, ...] = ()  #: the columns that have won it
    note: Phrase | None = None  #: the reason for its figures
    decisive: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """The result of a round or of a match."""

    title: Phrase
    heads: tuple[Phrase, ...]
    accounts: tuple[Account, ...]  #: the best first
    note: Phrase | None = None  #: why the match ended, or which figure is better
    columns: tuple[Phrase, ...] = ()  #: of the table of rounds; none without such a table
    rounds: tuple[RoundRow, ...] = ()  #: empty where one round is all there is
    decisive: Phrase | None = None
    winners: tuple[int, ...] | None = None  #: the seats that have won the match; None for a round
    about: tuple[str, ...] = ()  #: the zones that it speaks of, which it covers last

    def sentences(self) -> Iterator[Phrase]:
        """Yield everything on the sheet in reading order, each line with the heads of its figures."""
        yield self.title
        if self.note is not None:
            yield self.note
        for account in self.accounts:
            yield account_phrase(self, account)
        for row in self.rounds:
            yield row_phrase(self, row)
        if self.decisive is not None:
            yield self.decisive

    def totals(self) -> Iterator[Phrase]:
        """Yield each player's last figure, the best first."""
        for account in self.accounts:
            figure = phrase("sheet.figure", head=self.heads[-1], figure=account.figures[-1])
            yield phrase("sheet.line", name=account.name, figures=figure)


def account_phrase(sheet: Sheet, account: Account) -> Phrase:
    """Return a line of a sheet as one sentence: rank, name, figures with their heads, and reasons."""
    name = account.name
    if account.rank is not None:
        name = phrase("sheet.ranked", rank=account.rank, name=name)
    said = phrase("sheet.line", name=name, figures=_headed(sheet.heads, account.figures))
    return because(said, account.reasons)


def row_phrase(sheet: Sheet, row: RoundRow) -> Phrase:
    """Return a row of the table of rounds as one sentence."""
    said = phrase("sheet.line", name=row.name, figures=_headed(sheet.columns, row.figures))
    return because(said, () if row.note is None else (row.note,))


def _headed(heads: Sequence[Phrase], figures: Sequence[Phrase]) -> Phrase:
    return in_one(
        [phrase("sheet.figure", head=head, figure=one) for head, one in zip(heads, figures, strict=True)],
        "and",
    )


# --- what several games' sheets are made of -------------------------------------------------------------
def in_one(parts: Sequence[Phrase], by: Literal["and", "minus", "plus"]) -> Phrase:
    """Return phrases as one; ``by`` tells how two of them are joined.  There is at least one."""
    joined, *rest = parts
    for part in rest:
        joined = phrase(f"sheet.{by}", first=joined, second=part)
    return joined


def because(said: Phrase, reasons: Iterable[Phrase]) -> Phrase:
    """Return a phrase and its reasons as one; without any it stays as it is."""
    for reason in reasons:
        said = phrase("sheet.because", said=said, reason=reason)
    return said


def number(value: int) -> Phrase:
    """Return a plain number."""
    return phrase("number", number=value)


def points(value: int) -> Phrase:
    """Return a number of points, with the unit."""
    return phrase("points", n=value)


def summed(parts: Sequence[Phrase], total: int) -> Phrase:
    """Return a sum: its parts, of which there is at least one, and the total."""
    return phrase("sheet.sum", parts=in_one(parts, "plus"), total=total)


def ranks_of(merits: Sequence[int]) -> tuple[int, ...]:
    """Return the rank of each merit, as sports count: 1 + the number of higher ones."""
    return tuple(1 + sum(other > mine for other in merits) for mine in merits)


def turning_point(gains: Sequence[Sequence[int]], winner: int, other: int) -> tuple[int, int, bool]:
    """Return the part of a match that brought the winner most more than the other one, and how much more.

    And whether it decided the match: without it, another seat would have had at least as much.  ``gains`` has
    each part's gains, by seat; there is at least one part.
    """
    leads = [part[winner] - part[other] for part in gains]
    place = leads.index(max(leads))
    without = [sum(gained) - gained[place] for gained in zip(*gains, strict=True)]
    decided = any(without[seat] >= without[winner] for seat in range(len(without)) if seat != winner)
    return place, leads[place], decided


def with_turning_point(
    rows: Sequence[RoundRow], gains: Sequence[Sequence[int]], winner: int, other: int, names: Sequence[str]
) -> tuple[tuple[RoundRow, ...], Phrase]:
    """Return the rows of a match with the one that brought the winner most marked, and a phrase about it."""
    place, lead, decided = turning_point(gains, winner, other)
    marked = tuple(replace(row, decisive=k == place) for k, row in enumerate(rows))
    return marked, phrase(
        "sheet.decisive" if decided else "sheet.most",
        part=rows[place].name,
        seat=names[winner],
        other=names[other],
        n=lead,
    )
