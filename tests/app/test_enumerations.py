"""Enumerations that are made quickly are Python's."""

from __future__ import annotations

import enum
import pickle
import sys
from collections.abc import Callable, Iterator
from enum import EnumType, Flag, FlagBoundary
from functools import partial
from operator import invert
from typing import Any

import pytest
from PySide6 import QtCore, QtDBus, QtGui, QtSvg, QtWidgets

from limbotable.app.enumerations import KNOWN, make_quickly

BASES = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)
PYTHON = vars(EnumType)["_create_"]
#: Of all kinds: several bits, gaps, two names for a number, out of order, none, and what is no pair of both.
MEMBERS: tuple[Any, ...] = (
    [("one", 1), ("two", 2), ("four", 4)],
    [("nothing", 0), ("both", 3), ("two", 2), ("again", 2), ("one", 1)],
    [("high", 1 << 40), ("far", 0x7FFFFFFF)],
    [("below", -1), ("one", 1)],
    [("real", 1), ("name", 2), ("value", 4)],
    [("True_", True), ("one", 1)],
    [("single", 8)],
    [],
    "red green blue",
    {"left": 1, "right": 2},
    [("text", "a"), ("number", 1)],
)


@pytest.fixture(autouse=True)
def quickly(monkeypatch) -> None:
    monkeypatch.setattr(EnumType, "_create_", PYTHON)
    make_quickly()
    assert (vars(EnumType)["_create_"] is not PYTHON) == (sys.version_info[:2] in KNOWN)


@pytest.mark.parametrize("more", ["_kept_", "_sunder_map_"])
def test_a_python_that_keeps_more_makes_all_of_them_itself(monkeypatch, more) -> None:
    def with_more(base: Any, *of: Any, **how: Any) -> Any:
        made = PYTHON(base, *of, **how)
        if of[0] == "Sample":
            type.__setattr__(made, more, ())
        return made

    monkeypatch.setattr(EnumType, "_create_", PYTHON)
    monkeypatch.setattr("limbotable.app.enumerations._PYTHON", with_more)
    make_quickly()
    assert vars(EnumType)["_create_"] is PYTHON


def described(one: Any) -> dict[str, Any]:
    own = {}
    for name, value in vars(one).items():
        plain = value.__func__ if isinstance(value, staticmethod) else value
        pairs = sorted(plain.items(), key=str) if isinstance(plain, dict) else plain
        own[name] = type(plain).__name__ if isinstance(plain, enum.property) else repr(pairs)
    members = {name: {**vars(member), "__objclass__": None} for name, member in one.__members__.items()}
    return {
        "own": own,
        "order": list(one.__members__),
        "members": members,
        "bases": one.__mro__[1:],
        "kind": type(one),
        "name": (one.__name__, one.__qualname__, one.__module__, one.__doc__),
    }


def deeds(one: Any) -> list[str]:
    """Return what an enumeration of numbers answers."""
    members = list(one.__members__.values())
    told = [repr(list(one)), str(len(one)), repr(list(reversed(one)))]
    for member in members:
        name, value = member._name_, member._value_
        same = hash(member) == hash(one(value)), one[name] is member, member in one
        told += [
            str(member),
            format(member),
            name,
            *map(repr, (member, *same, one(value), getattr(one, name))),
        ]
    told += [attempt(partial(one, wrong)) for wrong in (12345678901, "no", None)]
    if issubclass(one, Flag):
        for left, right in zip(members, reversed(members), strict=True):
            both = left | right
            told += [attempt(partial(invert, left)), attempt(partial(list, both)), str(both._value_)]
            told += map(repr, (both, left & right, left ^ right, left in right, bool(left)))
    return told


def attempt(do: Callable[[], object]) -> str:
    try:
        return repr(do())
    except (AttributeError, TypeError, ValueError) as error:
        return repr(error)


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.__name__)
@pytest.mark.parametrize("members", MEMBERS, ids=str)
@pytest.mark.parametrize("boundary", [None, FlagBoundary.KEEP, FlagBoundary.STRICT])
def test_each_kind_is_as_python_makes_it(base, members, boundary) -> None:
    assert outcome(base, members, boundary) == outcome(base, members, boundary, PYTHON)


def outcome(base: Any, members: Any, boundary: FlagBoundary | None, create: Any = None) -> object:
    try:
        if create is None:
            made = base("Colour", members, boundary=boundary)
        else:
            made = create(base, "Colour", members, module=__name__, boundary=boundary)
        return described(made), deeds(made) if all(type(one._value_) is int for one in made) else None
    except (AttributeError, TypeError, ValueError) as error:
        return repr(error)


def of_qt() -> Iterator[Any]:
    for module in (QtCore, QtGui, QtWidgets, QtSvg, QtDBus):
        named = [getattr(module, name) for name in dir(module)]  # PySide makes a class when it is asked for
        for place in (module, *(one for one in named if isinstance(one, type))):
            yield from (one for one in vars(place).values() if isinstance(one, EnumType))


def test_those_of_qt_are_as_python_makes_them() -> None:
    found = list(of_qt())
    assert len(found) > 300
    for one in found:
        base, members = one.__mro__[1], [(name, member._value_) for name, member in one.__members__.items()]
        boundary = vars(one).get("_boundary_")
        made = base(one.__name__, members, boundary=boundary)
        known = PYTHON(base, one.__name__, members, module=__name__, boundary=boundary)
        assert described(made) == described(known)
        assert deeds(made) == deeds(known)


def test_they_can_be_pickled_where_their_module_has_them(monkeypatch) -> None:
    kind: Any = enum.Flag
    made = kind("Kept", [("one", 1), ("two", 2)])
    monkeypatch.setattr(sys.modules[__name__], "Kept", made, raising=False)
    assert pickle.loads(pickle.dumps(made.one)) is made.one
