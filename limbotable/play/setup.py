"""The set-up of a match before it begins: the game, its options, and the players at its seats."""

from __future__ import annotations

from typing import Final

import msgspec

from limbotable.core.options import OptionValue

#: Stands in a choice of levels for the one that is about even with the person.  No match has it as a player.
EVEN: Final = "even"


class MatchSetup(msgspec.Struct):
    """A game, options for its ``complete``, and for each seat its player and name."""

    game: str
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    #: by seat: ``person``, or a level of the computer players
    players: list[str] = msgspec.field(default_factory=list)
    names: list[str] = msgspec.field(default_factory=list)
    casual: bool = True
    even: bool = False  #: whether the computer players are always those about even with the person
    deal: int | None = None  #: its number; ``None`` for any
