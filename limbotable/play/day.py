"""The table of the day: the same game, rules, deal and kind of opponents for everyone on a date.

All of it follows from the date alone, and is the same in all versions: what is chosen here never changes.
Table number (days since 1970-01-01) modulo 4 of ``assets/day`` is set up.  The bytes
SHA-256("limbotable day 1/" + date), with the date as in ``2026-11-22``, give the rest: the first 8, as
a big-endian number modulo 10**9, the number of the deal; the 9th one, modulo 3, the level of all opponents.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final

import msgspec

from limbotable.core.game import Result
from limbotable.play.dealer import DEALS
from limbotable.play.referee import PERSON
from limbotable.play.setup import MatchSetup
from limbotable.resources import resource


class _Table(msgspec.Struct, frozen=True):
    """One of the games in turn, with all options that it had when this was decided."""

    game: str
    options: dict[str, str | int]
    seats: int


_LEVELS: Final = ("casual", "club", "tournament")
_FIRST: Final = dt.date(1970, 1, 1).toordinal()
#: The seat of the person.
SEAT: Final = 0


def table_of_the_day(day: dt.date) -> MatchSetup:
    """Return the set-up of a day's match: a person at ``SEAT``, opponents of one level, and no way back."""
    tables = _tables()
    table = tables[(day.toordinal() - _FIRST) % len(tables)]
    drawn = sha256(f"limbotable day 1/{day.isoformat()}".encode("ascii")).digest()
    level = _LEVELS[drawn[8] % len(_LEVELS)]
    return MatchSetup(
        table.game,
        dict(table.options),
        [PERSON if seat == SEAT else level for seat in range(table.seats)],
        casual=False,
        deal=int.from_bytes(drawn[:8], "big") % DEALS,
    )


@cache
def _tables() -> tuple[_Table, ...]:
    """Return the tables in turn: a file that no version changes."""
    content = resource("assets", "day", "tables.json").read_bytes()
    return msgspec.json.decode(content, type=tuple[_Table, ...])


class DayTried(msgspec.Struct, frozen=True):
    """The one try at a day's table."""

    match: int | None  #: its number in the library; None where it was deleted for good
    result: Result | None
    helped: bool  #: whether the person had help beyond the table's


class Days(msgspec.Struct, frozen=True):
    """How someone has done at the tables of all days."""

    played: int
    won: int
    row: int  #: days in a row that were played to the end, up to the last one


def days_of(played: Mapping[str, DayTried], today: dt.date) -> Days:
    """Count the days, by their dates; one that goes on is not played yet, and breaks no row today."""
    over = {day for day, entry in played.items() if entry.result is not None}
    won = sum(1 for day in over if has_won(played[day]))
    row, day = 0, today if today.isoformat() in over else today - dt.timedelta(days=1)
    while day.isoformat() in over:
        row, day = row + 1, day - dt.timedelta(days=1)
    return Days(len(over), won, row)


def has_won(entry: DayTried) -> bool:
    """Return whether the person at a day's table has won, alone or with others."""
    return entry.result is not None and SEAT in entry.result.winners
