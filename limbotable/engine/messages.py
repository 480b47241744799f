"""The messages of the engine protocol, version 1, for both of its ends."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from limbotable.core.game import Result
from limbotable.core.options import OptionValue

PROTOCOL: Final = 1
#: A longer line is refused unread.
LONGEST_LINE: Final = 1 << 20
#: The time for which an engine thinks without another limit.
DEFAULT_SECONDS: Final = 1.0

#: Error codes.
BAD_JSON: Final = "bad-json"
TOO_LONG: Final = "too-long"
BAD_REQUEST: Final = "bad-request"
NO_MATCH: Final = "no-match"
UNKNOWN_GAME: Final = "unknown-game"
BAD_OPTION: Final = "bad-option"
ILLEGAL_ACTION: Final = "illegal-action"
READ_ONLY: Final = "read-only"
BAD_RECORD: Final = "bad-record"
NOT_YOUR_TURN: Final = "not-your-turn"
INTERNAL: Final = "internal"

Seconds: TypeAlias = Annotated[float, Meta(gt=0, le=86_400)]
Count: TypeAlias = Annotated[int, Meta(ge=1)]
Chance: TypeAlias = Literal["engine", "manual"]


class Request(Struct, tag_field="cmd", forbid_unknown_fields=True):
    """The fields of every request: an id, which the answer repeats."""

    id: Any = UNSET


class Hello(Request, tag="hello"):
    """Ask for the engine's name and version, and for its games."""


class New(Request, tag="new", kw_only=True):
    """Begin a match."""

    game: str
    options: dict[str, Any] = {}
    seed: int | UnsetType = UNSET
    chance: Chance = "engine"


class Load(Request, tag="load", kw_only=True):
    """Go on with a record, or look at a perspective."""

    record: str
    seed: int | UnsetType = UNSET
    chance: Chance = "engine"


class Act(Request, tag="act", kw_only=True):
    """Add an action of the seat to act, or, with manual chance, a chance outcome."""

    action: str


class Undo(Request, tag="undo", kw_only=True):
    """Take seats' actions back."""

    count: Count = 1


class Status(Request, tag="status"):
    """Ask for the state of the match."""


class GetRecord(Request, tag="record", kw_only=True):
    """Ask for the record, or for the perspective of a seat (with null, of a spectator)."""

    seat: int | UnsetType | None = UNSET


class Think(Request, tag="think", kw_only=True, omit_defaults=True):
    """Ask for an action for the seat to act; what is not asked for is not sent, for engines without it."""

    level: str | UnsetType = UNSET
    seconds: Seconds | UnsetType = UNSET
    playouts: Count | UnsetType = UNSET
    seed: int | UnsetType = UNSET
    record: str | UnsetType = UNSET
    line: bool = False  #: whether the answer includes the expected line
    early: bool = False  #: whether it may answer as soon as the choice is clear
    closely: str | UnsetType = UNSET  #: an action to be examined as closely as the best one
    bounds: bool = False  #: whether the answer includes of which actions the value is only a limit


class Judge(Request, tag="judge", kw_only=True):
    """Ask for the value of a match's action: by its seat's possible knowledge, and with all cards open."""

    record: str  #: a full one
    ply: int  #: the index of its line, from 0
    level: str | UnsetType = UNSET
    seconds: Seconds | UnsetType = UNSET  #: for each of the two
    playouts: Count | UnsetType = UNSET
    seed: int | UnsetType = UNSET


class Stop(Request, tag="stop"):
    """Have the ``think`` or ``judge`` before it answer at once."""


class Quit(Request, tag="quit"):
    """End the engine."""


AnyRequest: TypeAlias = Hello | New | Load | Act | Undo | Status | GetRecord | Think | Judge | Stop | Quit


# --- answers ----------------------------------------------------------------------------------------------
# Fields are written in this order, those of ``Reply`` first; unset ones are left out.


class Error(Struct, kw_only=True):
    """The reason why a request was refused."""

    code: str = ""  #: one of the codes above
    message: str  #: in English, for people
    reason: str = ""  #: the same for programs: the code of a sentence,
    values: dict[str, Any] = {}  #: and the numbers and texts in it


class Reply(Struct, kw_only=True):
    """The fields of every answer, and the whole answer to ``stop`` and ``quit``."""

    id: Any = UNSET  #: that of the request
    error: Error | UnsetType = UNSET  #: in place of everything else


class GameInfo(Struct):
    """A game that the engine plays."""

    id: str
    players: tuple[int, int]  #: the least and the greatest number of seats
    options: dict[str, dict[str, Any]]  #: by name, as from ``Option.describe``
    restrictions: list[dict[str, Any]]  #: as from ``Restriction.describe``
    presets: dict[str, dict[str, OptionValue]]
    levels: list[str]  #: weakest first


class About(Reply, kw_only=True):
    """The answer to ``hello``."""

    name: str
    version: str
    protocol: int
    games: list[GameInfo]
    compiled: bool  #: whether rules and search run compiled


class MatchStatus(Reply, kw_only=True):
    """The state of the match: the answer to every request that begins or changes it."""

    game: str
    ply: int
    phase: str
    turn: dict[str, Any] | None
    legal: list[str]
    scores: tuple[int, ...]
    result: Result | None


class RecordText(Reply, kw_only=True):
    """The answer to ``record``."""

    record: str


class Candidate(Struct):
    """One action that a thinking engine considered."""

    action: str
    visits: int
    value: float


class Answer(Reply, kw_only=True, omit_defaults=True):
    """The answer to ``think``."""

    action: str
    value: float
    uncertainty: float  #: the standard error of the value
    reason: str = ""  #: why the action and not another one, in English; left out if nothing sets it apart
    considered: list[Candidate]  #: best first
    playouts: int
    seconds: float
    line: list[str] = []  #: the expected actions, from this action on; left out if not asked for
    #: The actions whose values may be lower, and are no higher; left out if not asked for, or without any.
    at_most: list[str] = []


class Verdict(Struct, kw_only=True):
    """The value of a decision to its seat, 0..1."""

    best: str
    value: float  #: of the best action,
    played: float  #: and of the one that was taken
    considered: list[Candidate]
    line: list[str] = []  #: the expected actions, from the best one on
    playouts: int
    uncertainty: float = 0.0  #: the standard error of the best action's value
    #: Why the best action and not the one that was taken (or, if that is the best, the next one), in English.
    reason: str = ""
    at_most: list[str] = []  #: the actions whose values may be lower, and are no higher


class Judgement(Reply, kw_only=True):
    """The answer to ``judge``."""

    ply: int
    seat: int
    action: str
    known: Verdict  #: by the seat's possible knowledge
    open: Verdict | None  #: with all cards open; None for a game that hides nothing
    seconds: float
