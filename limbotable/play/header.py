"""The first line of a record, or of a perspective: the one place with its keys."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Final, Literal, Self, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from limbotable.core.errors import RecordError
from limbotable.core.game import AnyGame
from limbotable.core.nesting import deeper_than
from limbotable.core.options import Options
from limbotable.core.phrases import phrase
from limbotable.core.text import escaped_half

VERSION: Final = 1
#: The keys that have a meaning: those of a ``MatchHeader`` and of a ``PerspectiveHeader``, and the one under
#: which other programs may give the end of the match.
Key: TypeAlias = Literal[
    "limbotable",
    "game",
    "options",
    "seats",
    "players",
    "casual",
    "helped",
    "deal",
    "daily",
    "name",
    "lesson",
    "puzzle",
    "seat",
    "turn",
    "scores",
    "result",
]
_RESULT: Final = "result"
#: Nothing in a header is inside of so many lists and objects, which leaves room to write it back.
_DEEPEST: Final = 501
#: The keys of a perspective's header beyond those of its match.
_OWN: Final[tuple[Key, ...]] = ("seat", "turn", "scores")
#: Fields of a ``MatchHeader`` that are no keys.
_NO_KEYS: Final = frozenset({"others", "order"})


@cache
def _fields_of(header: type[MatchHeader]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return a class’s fields; their types take long to find out, and a match asks at every ply."""
    return msgspec.structs.fields(header)


class MatchHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The facts about a match before the first line of its record.

    A key of ours that is left out is unset.  So is one with a value of another form than here, which has no
    meaning; it is kept like the keys of other programs.
    """

    limbotable: int = VERSION  #: the version of the form
    game: str  #: the game's id
    options: dict[str, Any]  #: as written: perhaps not all of them, perhaps a preset
    seats: tuple[str, ...]  #: their names
    players: tuple[str, ...] | UnsetType = UNSET  #: for each seat ``person`` or a level
    casual: bool | UnsetType = UNSET  #: whether any action may be taken back
    helped: bool | UnsetType = UNSET  #: whether a person had a hint, a warning of the tutor, or the analysis
    deal: int | UnsetType = UNSET  #: the seed of its deals, where it is known
    daily: str | UnsetType = UNSET  #: the date whose table it is, as in 2026-11-22
    name: str | UnsetType = UNSET  #: of the match, if its owner has given it one
    lesson: dict[str, Any] | UnsetType = UNSET  #: the plan of the lesson (``play/lesson.py``)
    puzzle: dict[str, Any] | UnsetType = UNSET  #: the task of the puzzle (``play/puzzles.py``)
    others: dict[str, Any] = {}  #: all other values, by key
    order: tuple[str, ...] = ()  #: the keys as they were read; those set since come after them, as above

    @classmethod
    def of(cls, fields: Mapping[str, Any]) -> Self:
        """Take a header's keys with their values.  Raises ``RecordError`` where one is missing or wrong."""
        if _NO_KEYS.isdisjoint(fields):
            with suppress(msgspec.ValidationError):  # a wrong value is sought below: most headers have none
                read = msgspec.convert(fields, cls)
                keys = cls.__struct_fields__
                others = {key: value for key, value in fields.items() if key not in keys}
                return msgspec.structs.replace(read, others=others, order=tuple(fields))
        known: dict[str, Any] = {}
        for one in _fields_of(cls):
            if one.name in _NO_KEYS or (one.name not in fields and not one.required):
                continue
            try:
                known[one.name] = msgspec.convert(fields[one.name], one.type)
            except (KeyError, msgspec.ValidationError) as error:
                if one.required:
                    raise RecordError(1, phrase("record.key", key=one.name)) from error
        others = {key: value for key, value in fields.items() if key not in known}
        return cls(**known, others=others, order=tuple(fields))

    def fields(self) -> dict[str, Any]:
        """Return the keys with their values, in their order, in the form of JSON."""
        set_: dict[str, Any] = {}
        for key in self.__struct_fields__:
            value = getattr(self, key)
            if value is not UNSET and key not in _NO_KEYS:
                set_[key] = list(value) if isinstance(value, tuple) else value
        return {key: set_[key] if key in set_ else self.others[key] for key in (*self.order, *set_)}

    def text(self) -> str:
        """Return the line, without its end."""
        return json.dumps(self.fields(), ensure_ascii=False)

    def having(
        self,
        *,
        seats: Sequence[str] | UnsetType = UNSET,
        players: Sequence[str] | UnsetType = UNSET,
        casual: bool | UnsetType = UNSET,
        helped: bool | UnsetType = UNSET,
        deal: int | UnsetType = UNSET,
        daily: str | UnsetType = UNSET,
        name: str | UnsetType = UNSET,
        puzzle: Mapping[str, Any] | UnsetType = UNSET,
    ) -> Self:
        """Return the header with these keys set, in their places or after all others."""
        given = {
            "seats": seats,
            "players": players,
            "casual": casual,
            "helped": helped,
            "deal": deal,
            "daily": daily,
            "name": name,
        }
        changes = {**given, "puzzle": puzzle}
        return self.of({**self.fields(), **{key: new for key, new in changes.items() if new is not UNSET}})

    def without(self, *keys: Key) -> Self:
        """Return the header without these keys, whatever their values."""
        return self.of({key: value for key, value in self.fields().items() if key not in keys})

    def public(self) -> MatchHeader:
        """Return what every player may know: no end of the match, no person's hints.

        Nor the seed of its deals, or the date that it follows from.
        """
        return self.without(_RESULT, "deal", "daily", "helped")


class PerspectiveHeader(MatchHeader, frozen=True, kw_only=True):
    """The facts about a perspective's match before the first line, and its present state for the viewer."""

    seat: int | None  #: the viewer's; None for a spectator
    turn: dict[str, Any] | None  #: as from ``turn_key``
    scores: tuple[int, ...] | UnsetType = UNSET  #: unset in perspectives from before they were written

    def of_match(self) -> MatchHeader:
        """Return the header of the match alone."""
        return MatchHeader.of(self.fields()).without(*_OWN)


def new_header(game: AnyGame, options: Options, seats: Sequence[str]) -> MatchHeader:
    """Return the header of a new match; the options are complete."""
    return MatchHeader(game=game.id, options=dict(options), seats=tuple(seats))


def perspective_header(
    header: MatchHeader, seat: int | None, turn: dict[str, Any] | None, scores: Sequence[int]
) -> PerspectiveHeader:
    """Return the header of a perspective of a match."""
    own = {"seat": seat, "turn": turn, "scores": list(scores)}
    return PerspectiveHeader.of(header.public().without(*_OWN).fields() | own)


def read_header(text: str) -> MatchHeader:
    """Read a header's line.  Raises ``RecordError``."""
    try:
        fields = msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        half = escaped_half(text)
        why = phrase("text.half", text=half) if half else phrase("record.header")
        raise RecordError(1, why) from error
    if not isinstance(fields, dict) or deeper_than(_DEEPEST, fields):
        raise RecordError(1, phrase("record.header"))
    version = fields.get("limbotable")
    if type(version) is not int or version < 1:
        raise RecordError(1, phrase("record.no-version"))
    if version > VERSION:
        raise RecordError(1, phrase("record.newer", version=version, ours=VERSION))
    return MatchHeader.of(fields)


def read_perspective_header(header: MatchHeader, seats: int) -> PerspectiveHeader | None:
    """Return a header as that of a perspective, if it is one: it has the key ``seat``.

    Raises ``RecordError`` where the viewer, the turn or the scores do not fit a match with so many seats.
    """
    fields = header.fields()
    if "seat" not in fields:
        return None
    seat, turn = fields["seat"], fields.get("turn", "")
    if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
        raise RecordError(1, phrase("record.key", key="seat"))
    if turn is not None:
        if not isinstance(turn, dict):
            raise RecordError(1, phrase("record.key", key="turn"))
        acts = turn.get("seat")
        if not (type(acts) is int and 0 <= acts < seats) and not isinstance(turn.get("chance"), str):
            raise RecordError(1, phrase("record.key", key="turn"))
    scores = fields.get("scores", [0] * seats)  # older perspectives do not have them
    if not isinstance(scores, list) or [type(score) for score in scores] != [int] * seats:
        raise RecordError(1, phrase("record.scores-form", n=seats))
    return PerspectiveHeader.of(fields)
