"""What a list of matches says of one of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from limbotable.core.game import Result


@dataclass(frozen=True, slots=True)
class Entry:
    """A match of the library, without its lines."""

    id: int
    game: str
    name: str  #: given by the user; often empty
    seats: tuple[str, ...]
    players: tuple[str, ...]  #: who plays: ``person`` or a level; empty where the record does not say
    options: dict[str, str | int]
    began: datetime
    changed: datetime
    lines: int
    actions: int  #: how many of the lines are seats' actions
    result: Result | None
    parent: int | None  #: the match that this one branched off, if it did
    branched: int | None  #: after how many of its lines
    casual: bool  #: whether anything may be taken back
    deal: str  #: the first shuffle, by which two matches of the same deal are known; empty without one
    deal_number: str = ""  #: the seed of its deals, where the record says it
