"""Enumerations made quickly: PySide makes hundreds of Qt's, with thousands of members, at each start."""

from __future__ import annotations

import enum
import sys
from collections.abc import Callable, Mapping, Sequence
from enum import EnumType, Flag
from functools import cache
from typing import Any, Final, TypeAlias

_Members: TypeAlias = Sequence[tuple[str, int]]

#: The Pythons whose enumerations are known here; any other one makes all of them itself.
KNOWN: Final = ((3, 11), (3, 12), (3, 13))
#: Members of several kinds, by which it is seen whether they still are.
_SAMPLE: Final = [("none", 0), ("one", 1), ("two", 2), ("also", 2), ("both", 3)]
_BASES: Final = frozenset((enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag))
_PYTHON: Final[Callable[..., Any]] = vars(EnumType)["_create_"]


def make_quickly() -> None:
    """Have plain enumerations made in a tenth of the time, wherever all members are named in one call.

    They are the same as Python's, which prepares each member for whatever an enumeration may define.
    """
    if sys.version_info[:2] in KNOWN and all(map(_is_as_pythons, _BASES)):
        type.__setattr__(EnumType, "_create_", _create)


def _is_as_pythons(base: Any) -> bool:
    """Return whether a sample is as this very Python makes it: a later patch may keep more in a class."""
    try:
        made = _made(base, "Sample", _SAMPLE, __name__, None)
        return _parts(made) == _parts(_PYTHON(base, "Sample", _SAMPLE, module=__name__))
    except (AttributeError, KeyError, TypeError):
        return False


def _parts(made: Any) -> tuple[object, ...]:
    members = {name: (member.value, sorted(vars(member))) for name, member in made.__members__.items()}
    return sorted(vars(made)), members, [member.name for member in made]


def _create(base: Any, class_name: str, names: Any, *, module: str | None = None, **how: Any) -> Any:
    """Make an enumeration here if it is a plain one, or else let Python make it."""
    if module is None:
        module = sys._getframe(2).f_globals.get("__name__")  # noqa: SLF001 - as Python finds it
    mixed = how.get("type") is not None or how.get("qualname") is not None
    if module is not None and not mixed and base in _BASES and _is_plain(base, names):
        return _made(base, class_name, names, module, how.get("boundary"))
    return _PYTHON(base, class_name, names, module=module, **how)


def _is_plain(base: Any, members: Any) -> bool:
    """Return whether members are pairs of a name that means nothing else, and a number."""
    if type(members) is not list or not all(type(pair) is tuple and type(pair[1]) is int for pair in members):
        return False
    names = {name for name, _ in members}
    if len(names) < len(members) or not names.isdisjoint(_taken(base)):
        return False
    return not any(name.startswith("_") for name in names) and (
        not issubclass(base, Flag) or all(value >= 0 for _, value in members)
    )


@cache
def _taken(base: Any) -> frozenset[str]:
    return frozenset(("mro", *(name for one in base.__mro__ for name in vars(one))))


@cache
def _empty(base: Any, boundary: object) -> Mapping[str, Any]:
    """Return what an enumeration of a kind has before it has members."""
    made = _PYTHON(base, "empty", (), module=__name__, boundary=boundary)
    return {name: value for name, value in vars(made).items() if name not in ("__dict__", "__weakref__")}


def _made(base: Any, name: str, members: _Members, module: str, boundary: object) -> Any:
    own = {
        key: value.copy() if type(value) in (dict, list) else value
        for key, value in _empty(base, boundary).items()
    }
    own["__module__"] = module
    made = type.__new__(EnumType, name, (base,), own)
    by_name, by_value, listed = own["_member_map_"], own["_value2member_map_"], own["_member_names_"]
    hashable = own.get("_hashable_values_")  # from Python 3.13 on
    flags, new, put = issubclass(base, Flag), own["_new_member_"], type.__setattr__
    mask = singles = 0
    for one, value in members:
        single = value & (value - 1) == 0 and value > 0
        member = by_value.get(value)
        if member is None:
            member = by_value[value] = new(made, value) if own["_use_args_"] else new(made)
            vars(member).update(_value_=value, _name_=one, __objclass__=made, _sort_order_=len(listed))
            if single or not flags:
                listed.append(one)
        if hashable is not None:
            hashable.append(value)
        mask |= value
        singles |= value if single else 0
        by_name[one] = member
        put(made, one, member)
    if flags:
        _finish_flags(made, mask, singles)
    return made


def _finish_flags(made: Any, mask: int, singles: int) -> None:
    for key, value in (
        ("_flag_mask_", mask),
        ("_singles_mask_", singles),
        ("_all_bits_", 2 ** mask.bit_length() - 1),
    ):
        type.__setattr__(made, key, value)
    values = [made._member_map_[name]._value_ for name in made._member_names_]
    if values != sorted(values):
        type.__setattr__(made, "_iter_member_", made._iter_member_by_def_)
