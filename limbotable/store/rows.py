"""The rows of a library as data.  Any row may be damaged: SQLite does not notice changed letters."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec

from limbotable.core.errors import RecordError
from limbotable.core.game import CHANCE_WHO, Line, Result
from limbotable.play.day import DayTried
from limbotable.play.entry import Entry
from limbotable.play.header import MatchHeader
from limbotable.play.mistakes import Mistake, counted
from limbotable.play.training import Try

#: The years of valid dates: in any time zone they must stay within the range of ``datetime``.
_FIRST: Final = 1970
_LAST: Final = 9000
#: No puzzle's rating lies outside of these: the limits keep the arithmetic within floating-point numbers.
_LEAST_RATING: Final = -10_000
_MOST_RATING: Final = 10_000

_When = Annotated[datetime, msgspec.Meta(tz=True)]
_Count = Annotated[int, msgspec.Meta(ge=0)]


class RowError(ValueError):
    """A row is damaged."""


class Judged(msgspec.Struct, frozen=True):
    """A review's judgement of one decision of a match."""

    ply: int
    seat: int
    cost: float  #: 0..1 of the match (or of the round, where it has no winner)
    found: dict[str, Any]  #: the terms of the judgement, and all other results

    @property
    def counted(self) -> float:
        """What it adds to the cost of errors."""
        try:
            uncertainty = msgspec.convert(self.found, _Found).judgement.known.uncertainty
        except msgspec.ValidationError:  # another version of the program may keep something else
            uncertainty = 0.0
        return counted(self.cost, uncertainty)


class _FoundKnown(msgspec.Struct):
    uncertainty: float = 0.0


class _FoundJudgement(msgspec.Struct):
    known: _FoundKnown


class _Found(msgspec.Struct):
    """The part of a finding that says how sure the judgement is."""

    judgement: _FoundJudgement


class Unreadable(msgspec.Struct, frozen=True):
    """A match without an entry in the list: its row is damaged."""

    id: int
    name: str  #: as far as it can be read; often empty
    game: str  #: its id, as far as it can be read
    changed: datetime | None


class _MatchRow(msgspec.Struct, array_like=True, gc=False):
    """All columns of a match, in the order of their table: thousands are read at once."""

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


class _ListedHeader(msgspec.Struct, gc=False):
    """The keys of a header that a list of matches shows, each in its usual form; see ``MatchHeader``."""

    game: str
    options: dict[str, str | int]
    seats: tuple[str, ...]
    limbotable: int = 1
    players: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    casual: bool | msgspec.UnsetType = msgspec.UNSET
    helped: bool | msgspec.UnsetType = msgspec.UNSET
    deal: int | msgspec.UnsetType = msgspec.UNSET
    daily: str | msgspec.UnsetType = msgspec.UNSET


_LISTED: Final = msgspec.json.Decoder(_ListedHeader)


class _MistakeRow(msgspec.Struct):
    match: Annotated[int, msgspec.Meta(ge=1)]
    ply: _Count
    stage: _Count
    due: _When
    cost: Annotated[float, msgspec.Meta(ge=0, le=1)]
    answers: str


class _TryRow(msgspec.Struct):
    game: str
    puzzle: Annotated[int, msgspec.Meta(ge=1)]
    tried: _When
    solved: Annotated[int, msgspec.Meta(ge=0, le=1)]
    rating: Annotated[float, msgspec.Meta(ge=_LEAST_RATING, le=_MOST_RATING)]
    deviation: Annotated[float, msgspec.Meta(ge=0, le=_MOST_RATING)]


class _HandRow(msgspec.Struct):
    seat: _Count
    cards: str


class _DayRow(msgspec.Struct):
    day: str
    result: str | None
    helped: Annotated[int, msgspec.Meta(ge=0, le=1)]


class _LaidAside(msgspec.Struct):
    """An order of a hand that now lies in another one."""

    aside: tuple[str, ...]


class _ResultText(msgspec.Struct, gc=False):
    winners: tuple[_Count, ...]
    scores: tuple[int, ...]
    ranks: tuple[_Count, ...]


_RESULTS: Final = msgspec.json.Decoder(_ResultText)


class _JudgedRow(msgspec.Struct):
    ply: _Count
    seat: _Count
    cost: Annotated[float, msgspec.Meta(ge=0, le=1)]
    found: str


def entry_of(row: Sequence[object]) -> Entry:
    """Return a match's entry in a list, from all columns of its row; raises ``RowError``."""
    try:
        read = msgspec.convert(row, _MatchRow)
        header, options = _listed(read.header)
        deal_number = "" if isinstance(header.deal, msgspec.UnsetType) else str(header.deal)
        result = None if read.result is None else _result(read.result, len(header.seats))
    except (ValueError, RecursionError) as error:  # every error of msgspec is a ValueError
        raise RowError from error
    _check_date(read.began)
    _check_date(read.changed)
    if read.deleted is not None:
        _check_date(read.deleted)
    if read.parent is not None and not 0 < read.parent < read.id:  # or a match would descend from itself
        raise RowError
    if not header.seats:
        raise RowError
    return Entry(
        id=read.id,
        game=read.game,
        name=read.name,
        seats=header.seats,
        players=() if isinstance(header.players, msgspec.UnsetType) else header.players,
        options=options,
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
        daily="" if isinstance(header.daily, msgspec.UnsetType) else header.daily,
        helped=header.helped is True,
    )


def _listed(text: str) -> tuple[_ListedHeader | MatchHeader, dict[str, str | int]]:
    """Return a header's keys for a list, and its options; there are thousands, and hardly any is odd."""
    try:
        listed = _LISTED.decode(text)
    except msgspec.ValidationError:  # a value of another form says nothing, or is damage
        header = header_of(text)
        return header, msgspec.convert(header.options, dict[str, str | int])
    return listed, listed.options


def unreadable(row: dict[str, Any]) -> Unreadable:
    """Return the readable parts of a damaged row."""
    name, game = (value if isinstance(value, str) else "" for value in (row["name"], row["game"]))
    try:
        changed = date_of(row["changed"])
    except RowError:
        changed = None
    return Unreadable(row["id"], name, game, changed)


def judged_of(row: dict[str, Any]) -> Judged:
    """Return a review's judgement of a decision; raises ``RowError``."""
    try:
        read = msgspec.convert(row, _JudgedRow)
        found = msgspec.json.decode(read.found, type=dict[str, Any])
    except (ValueError, RecursionError) as error:
        raise RowError from error
    return Judged(read.ply, read.seat, read.cost, found)


def mistake_of(row: dict[str, Any]) -> tuple[Mistake, datetime]:
    """Return a mistake, and when it comes back; raises ``RowError``."""
    try:
        read = msgspec.convert(row, _MistakeRow)
        answers = msgspec.json.decode(read.answers, type=tuple[str, ...])
    except (ValueError, RecursionError) as error:
        raise RowError from error
    _check_date(read.due)
    if not answers:
        raise RowError
    return Mistake(read.match, read.ply, read.stage, read.cost, answers), read.due


def try_of(row: dict[str, Any]) -> Try:
    """Return a try at a puzzle; raises ``RowError``."""
    try:
        read = msgspec.convert(row, _TryRow)
    except ValueError as error:
        raise RowError from error
    _check_date(read.tried)
    return Try(read.game, read.puzzle, read.tried, read.solved == 1, read.rating, read.deviation)


def hand_of(row: dict[str, Any]) -> tuple[int, tuple[str, ...], bool]:
    """Return a seat, the order of its hand, and whether that is laid aside; raises ``RowError``."""
    try:
        read = msgspec.convert(row, _HandRow)
        cards = msgspec.json.decode(read.cards, type=tuple[str, ...] | _LaidAside)
    except (ValueError, RecursionError) as error:
        raise RowError from error
    return (read.seat, cards.aside, True) if isinstance(cards, _LaidAside) else (read.seat, cards, False)


def hand_text(cards: Sequence[str], *, aside: bool) -> str:
    """Return the order of a hand as text for ``hand_of``."""
    return msgspec.json.encode({"aside": cards} if aside else cards).decode()


def day_of(row: dict[str, Any]) -> tuple[str, DayTried]:
    """Return a date, and the try at its table, whose match is gone; raises ``RowError``."""
    try:
        read = msgspec.convert(row, _DayRow)
        result = None if read.result is None else _result(read.result)
    except (ValueError, RecursionError) as error:
        raise RowError from error
    return read.day, DayTried(None, result, read.helped == 1)


def date_of(value: object) -> datetime:
    """Return the time in a column; raises ``RowError``."""
    try:
        found = msgspec.convert(value, _When)
    except ValueError as error:
        raise RowError from error
    _check_date(found)
    return found


def was_deleted_before(deleted: object, when: datetime) -> bool:
    """Return whether a match was certainly deleted before a time, by its column."""
    try:
        return date_of(deleted) < when.astimezone(UTC)
    except RowError:
        return False


def text_of(value: object) -> str:
    """Return a column as text; a value of another type becomes a text that cannot be played."""
    return value if isinstance(value, str) else repr(value)


def header_of(value: object) -> MatchHeader:
    """Return the header in a column; raises ``RowError``."""
    try:
        return MatchHeader.of(msgspec.json.decode(text_of(value), type=dict[str, Any]))
    except (ValueError, RecursionError, RecordError) as error:
        raise RowError from error


def result_text(result: Result | None) -> str | None:
    """Return a result as text for ``entry_of``; None for none."""
    if result is None:
        return None
    said = {"winners": result.winners, "scores": result.scores, "ranks": result.ranks}
    return msgspec.json.encode(said).decode()


def first_deal(lines: Sequence[Line]) -> str:
    """Return the first shuffle, which identifies a deal; empty without one."""
    return next(
        (str(line) for line in lines if line.who == CHANCE_WHO and line.action.startswith("shuffle ")), ""
    )


def _result(text: str, seats: int | None = None) -> Result:
    said = _RESULTS.decode(text)
    seats = len(said.scores) if seats is None else seats
    if not len(said.scores) == len(said.ranks) == seats or max(said.winners, default=0) >= seats:
        raise RowError
    return Result(said.winners, said.scores, said.ranks)


def _check_date(when: datetime) -> None:
    if not _FIRST <= when.year <= _LAST:
        raise RowError
