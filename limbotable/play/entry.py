"""A match in a list of matches."""

from __future__ import annotations

from datetime import datetime

import msgspec

from limbotable.core.game import Result


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A match of the library, without its lines."""

    id: int
    game: str
    name: str  #: given by the user; often empty
    seats: tuple[str, ...]
    players: tuple[str, ...]  #: by seat, ``person`` or a level; empty where the record has none
    options: dict[str, str | int]
    began: datetime
    changed: datetime
    lines: int
    actions: int  #: the number of lines that are seats' actions
    result: Result | None
    parent: int | None  #: the match that this one branched off, if it did
    branched: int | None  #: the number of its lines that both share
    casual: bool  #: whether any action may be taken back
    deal: str  #: the first shuffle, by which matches of the same deal are recognised; empty without one
    deal_number: str = ""  #: the seed of its deals, where the record has it
    daily: str = ""  #: the date whose table it is, as in 2026-11-22; empty for other matches
    helped: bool = False  #: whether a person had a hint, a warning of the tutor, or the analysis
