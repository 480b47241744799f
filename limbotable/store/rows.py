"""What the rows of a library say.  Any may be damaged: SQLite does not notice letters that are others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Final

import msgspec

from limbotable.core.game import CHANCE_WHO, Line, Result
from limbotable.play.entry import Entry
from limbotable.play.record import DEAL
from limbotable.play.undo import CASUAL

#: Years outside of which a date is none: a place's own time must not leave what a ``datetime`` can hold.
_FIRST: Final = 1970
_LAST: Final = 9000

_When = Annotated[datetime, msgspec.Meta(tz=True)]
_Count = Annotated[int, msgspec.Meta(ge=0)]


class RowError(ValueError):
    """A row is damaged."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What a review found of one decision of a match."""

    ply: int
    seat: int
    cost: float  #: 0..1 of the match (or of the round, where it has no winner)
    found: dict[str, Any]  #: how it was looked at, and all else


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A match of which the library's list cannot be made: its row is damaged."""

    id: int
    name: str  #: as far as that can be read; often empty
    game: str  #: its id, as far as that can be read
    changed: datetime | None


class _MatchRow(msgspec.Struct):
    id: int
    game: str
    name: str
    header: str
    began: _When
    changed: _When
    result: str | None
    deleted: _When | None
    parent: int | None
    branched: _Count | None
    changes: _Count
    lines: _Count
    actions: _Count
    deal: str


class _Header(msgspec.Struct):
    seats: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    options: dict[str, str | int]
    players: Any = ()
    casual: Any = msgspec.field(name=CASUAL, default=False)
    deal: Any = msgspec.field(name=DEAL, default="")


class _ResultText(msgspec.Struct):
    winners: tuple[_Count, ...]
    scores: tuple[int, ...]
    ranks: tuple[_Count, ...]


class _JudgedRow(msgspec.Struct):
    ply: _Count
    seat: _Count
    cost: Annotated[float, msgspec.Meta(ge=0, le=1)]
    found: str


def entry_of(row: dict[str, Any]) -> Entry:
    """Return what a list says of a match; raises ``RowError``."""
    try:
        read = msgspec.convert(row, _MatchRow)
        header = msgspec.json.decode(read.header, type=_Header)
        result = None if read.result is None else _result(read.result, len(header.seats))
        deal_number = str(header.deal)
    except (ValueError, RecursionError) as error:  # all that msgspec raises is a ValueError
        raise RowError from error
    _check_date(read.began)
    _check_date(read.changed)
    if read.deleted is not None:
        _check_date(read.deleted)
    if read.parent is not None and not 0 < read.parent < read.id:  # or a match would descend from itself
        raise RowError
    players = header.players
    known = isinstance(players, list) and all(isinstance(player, str) for player in players)
    return Entry(
        id=read.id,
        game=read.game,
        name=read.name,
        seats=header.seats,
        players=tuple(players) if known else (),
        options=header.options,
        began=read.began,
        changed=read.changed,
        lines=read.lines,
        actions=read.actions,
        result=result,
        parent=read.parent,
        branched=read.branched,
        casual=header.casual is True,
        deal=read.deal,
        deal_number=deal_number,
    )


def unreadable(row: dict[str, Any]) -> Unreadable:
    """Return as much as can be read of a damaged row."""
    name, game = (value if isinstance(value, str) else "" for value in (row["name"], row["game"]))
    try:
        changed = date_of(row["changed"])
    except RowError:
        changed = None
    return Unreadable(row["id"], name, game, changed)


def judged_of(row: dict[str, Any]) -> Judged:
    """Return what a review found of a decision; raises ``RowError``."""
    try:
        read = msgspec.convert(row, _JudgedRow)
        found = msgspec.json.decode(read.found, type=dict[str, Any])
    except (ValueError, RecursionError) as error:
        raise RowError from error
    return Judged(read.ply, read.seat, read.cost, found)


def date_of(value: object) -> datetime:
    """Return the time that a column has; raises ``RowError``."""
    try:
        found = msgspec.convert(value, _When)
    except ValueError as error:
        raise RowError from error
    _check_date(found)
    return found


def text_of(value: object) -> str:
    """Return a column as text, whatever is in it: what was no text is none that could be played."""
    return value if isinstance(value, str) else repr(value)


def header_of(value: object) -> dict[str, Any]:
    """Return the header that a column has; raises ``RowError``."""
    try:
        return msgspec.json.decode(text_of(value), type=dict[str, Any])
    except (ValueError, RecursionError) as error:
        raise RowError from error


def result_text(result: Result | None) -> str | None:
    """Return what ``entry_of`` reads a result from."""
    if result is None:
        return None
    said = {"winners": result.winners, "scores": result.scores, "ranks": result.ranks}
    return msgspec.json.encode(said).decode()


def first_deal(lines: Sequence[Line]) -> str:
    """Return the first shuffle, by which two matches of the same deal are known; empty without one."""
    return next(
        (str(line) for line in lines if line.who == CHANCE_WHO and line.action.startswith("shuffle ")), ""
    )


def _result(text: str, seats: int) -> Result:
    said = msgspec.json.decode(text, type=_ResultText)
    if not len(said.scores) == len(said.ranks) == seats or max(said.winners, default=0) >= seats:
        raise RowError
    return Result(said.winners, said.scores, said.ranks)


def _check_date(when: datetime) -> None:
    if not _FIRST <= when.year <= _LAST:
        raise RowError
