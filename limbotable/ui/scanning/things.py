"""What can be pointed out and chosen: single things, and groups of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec
from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QWidget
from shiboken6 import getCppPointer

#: More things than this are gone through in groups.
_AT_ONCE: Final = 7
_GROUP: Final = 5  #: about so many are in a group, and groups are gathered in the same way


def _nothing() -> None:
    """Do nothing, for a thing that shows by itself where it is."""


class Single(msgspec.Struct, frozen=True):
    """A thing that can be chosen."""

    key: Hashable  #: tells it from the others, and is the same at the next look
    name: str  #: as it is told
    area: Callable[[], QRect]  #: where it is, in the coordinates of the desktop; empty for a mere name
    choose: Callable[[], object]
    mark: Callable[[], object] = _nothing  #: shows in its own way that it is pointed out
    written: bool = True  #: whether its name is written beside it: it cannot be read there


class Group(msgspec.Struct, frozen=True):
    """Several things that are pointed out together; choosing the group leads to them one by one."""

    key: Hashable
    name: str
    parts: Sequence[Thing]
    written: bool = True


Thing: TypeAlias = Single | Group


class Look(msgspec.Struct, frozen=True):
    """All that can be chosen now."""

    host: QWidget  #: the window, menu or list that it is drawn over
    things: Sequence[Thing]
    words: Sequence[QRect] = ()  #: where it is written what to do, on the desktop: names keep clear of it


def key_of(thing: QObject) -> Hashable:
    """Return the key of a part of Qt: Python's own objects for such parts come and go."""
    found: int = getCppPointer(thing)[0]
    return found


def areas_of(thing: Thing) -> Sequence[QRect]:
    """Return where a thing is: a group is where its parts are."""
    found = (
        [thing.area()]
        if isinstance(thing, Single)
        else [one for part in thing.parts for one in areas_of(part)]
    )
    return [area for area in found if not area.isEmpty()]


def in_groups(things: Sequence[Thing]) -> Sequence[Thing]:
    """Return things as they are gone through: a few of them one by one, more in groups of neighbours.

    Groups that there are already stay as they are, after the others.
    """
    if len(things) <= _AT_ONCE:
        return things
    singles = [one for one in things if isinstance(one, Single)]
    groups = [one for one in things if isinstance(one, Group)]
    if not singles or len(groups) >= _AT_ONCE:
        return _divided(things)
    return [*_divided(singles, _AT_ONCE - len(groups)), *groups]


def _divided(things: Sequence[Thing], most: int = _AT_ONCE) -> Sequence[Thing]:
    """Return no more than so many groups of neighbours."""
    count = max(1, min(most, -(-len(things) // _GROUP)))
    cuts = [round(n * len(things) / count) for n in range(count + 1)]
    parts = [things[begin:end] for begin, end in pairwise(cuts)]
    return [
        Group(("part", part[0].key, len(part)), _span(part), in_groups(part)) if len(part) > 1 else part[0]
        for part in parts
    ]


def _span(part: Sequence[Thing]) -> str:
    return f"{part[0].name} … {part[-1].name}"
