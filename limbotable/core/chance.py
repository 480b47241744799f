"""Chance outcomes and their text: ``shuffle PILE c1 c2 …`` and ``start S``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from limbotable.core.errors import IllegalAction, NotationError
from limbotable.core.phrases import phrase

START: Final = "start"
SHUFFLE: Final = "shuffle"
#: Marks a card that the reader of a perspective has not seen.
UNSEEN: Final = "?"


class Chance(msgspec.Struct, frozen=True):
    """A chance outcome that is to come."""

    name: str  #: ``shuffle stock``, ``start``
    things: tuple[int, ...]  #: the things that it arranges
    names: Mapping[int, str]  #: the notation of each thing
    known: bool = True  #: whether every viewer knows which things are arranged, and not only how many

    @property
    def is_shuffle(self) -> bool:
        """Whether it shuffles a pile (else it names one thing)."""
        return self.name != START

    def text(self, outcome: Sequence[int]) -> str:
        """Return the notation of an outcome, which arranges all the things."""
        named = outcome if self.is_shuffle else outcome[:1]
        return " ".join([self.name, *(self.names[thing] for thing in named)])

    def parse(self, text: str) -> tuple[int, ...]:
        """Return the arrangement of a notation.

        Raises ``NotationError`` for a text that is no chance outcome at all, ``IllegalAction`` for one that
        cannot be this one.
        """
        words = split_outcome(text)
        if words is None:
            raise NotationError(phrase("notation.chance", text=text))
        name, items = words
        if name != self.name:
            raise IllegalAction(phrase("illegal.other-chance", name=self.name))
        numbers = {name: thing for thing, name in self.names.items()}
        unknown = next((item for item in items if item not in numbers), None)
        if unknown is not None:
            raise IllegalAction(phrase("illegal.chance-thing", name=self.name, item=unknown))
        arranged = tuple(numbers[item] for item in items)
        if self.is_shuffle:
            if len(set(arranged)) != len(arranged) or set(arranged) != set(self.things):
                raise IllegalAction(phrase("illegal.chance-cards", name=self.name, n=len(self.things)))
            return arranged
        if len(arranged) != 1 or arranged[0] not in self.things:
            raise IllegalAction(phrase("illegal.chance-thing", name=self.name, item=" ".join(items)))
        return arranged + tuple(thing for thing in self.things if thing != arranged[0])


def split_outcome(text: str) -> tuple[str, list[str]] | None:
    """Return the name and the items of a chance line, or None where the text is none."""
    words = text.split(" ")
    if words[0] == START:
        return START, words[1:]
    if words[0] == SHUFFLE and len(words) > 1 and words[1].isalpha():
        return f"{SHUFFLE} {words[1]}", words[2:]
    return None
