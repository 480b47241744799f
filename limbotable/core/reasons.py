"""Reasons for actions, in the terms of a game: what an action brings about, and what that is worth.

A game tells of an action a few *terms*: facts that follow from the rules and from what the seat to act knows
(or from what another viewer sees of it), each with an amount.  The more of it, the better; how much better is
the term's *weight*, which is fitted to what searches find (``packaging/reasons.py``).  ``play/reasons.py``
compares two actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec

from limbotable.core.options import Options
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import Position

P = TypeVar("P", bound=Position)

#: The weight of each term, by its name: what an amount of 1 brings, as a part of what is at stake in a
#: decision.  None is below 0.
Weights: TypeAlias = Mapping[str, float]
#: What a sentence about an action that is not the best calls it, in its value ``other``.
ANOTHER: Final = phrase("reason.another")
#: Chances of winning, from 0 to 1, that differ by less are about equal, however certain they are.
CLOSE: Final = 0.01


class Term(msgspec.Struct, frozen=True):
    """One fact about an action.

    A term that an action lacks has the amount 0, which is what an ordinary action has.  Both sentences are
    whole ones in the present tense; the second begins with ``{other}``, the place of ``ANOTHER``.
    """

    name: str
    amount: float
    said: Phrase | None  #: the fact as a reason for the action; None where it speaks against it
    instead: Phrase | None = None  #: the fact as a reason against it, or as less than another one has
    kind: bool = False  #: it tells actions of two kinds apart, and none from another of its kind
    wins: bool = False  #: it wins a game at once, which another action may be about as sure to do later
    aside: bool = False  #: a side matter: told beside another term, or where no other speaks for the action
    first: bool = False  #: where it makes an action better, it is told before any other term
    plain: bool = False  #: it is a fact in plain words, which may be told where it speaks against the action
    gains: bool = False  #: it is a gain for sure, which is told also where the match is decided
    even: Phrase | None = None  #: said before a side matter where another action is the same in this term


class Scene(msgspec.Struct, Generic[P], frozen=True):
    """A decision as one viewer knows it: the seat to act, or another one that asks why it did that.

    ``position`` is one of the positions that fit the viewer's knowledge, and always the same one of these:
    two matches that differ in what the viewer has not seen have the same scene.
    """

    options: Options
    position: P
    viewer: int
    names: tuple[str, ...]  #: of the seats, for phrases

    @property
    def seat(self) -> int:
        """The seat to act."""
        return int(self.position.turn())

    @property
    def own(self) -> bool:
        """Whether the decision is the viewer's own, so that it knows what the seat to act knows."""
        return self.viewer == self.seat
