"""A copy equals the original in every field: rules and search go on in copies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from limbotable.core.game import AnyGame
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from limbotable.testing.law import law
from limbotable.testing.matches import cases


def fields_of(thing: object) -> list[str]:
    """Return the names of an object's fields: an object of a compiled class has no dictionary of them."""
    compiled = [name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    return sorted({*compiled, *getattr(thing, "__dict__", ())} - {"__dict__"})


def contents(thing: object) -> object:
    """Return the content of an object in a form that can be compared."""
    if names := fields_of(thing):
        return {name: contents(getattr(thing, name)) for name in names}
    if thing is None or isinstance(thing, int):
        return thing
    if isinstance(thing, list | tuple):
        return [contents(one) for one in thing]
    assert type(thing).__name__.startswith("vec"), f"what of {thing!r} is to be the same?"
    return [int(number) for number in thing]  # type: ignore[attr-defined]  # a vec of the rules


def parts_with_copies(thing: Any) -> Iterator[Any]:
    """Yield an object and its parts that can be copied by themselves."""
    if hasattr(thing, "copy") and fields_of(thing):
        yield thing
    for name in fields_of(thing):
        yield from parts_with_copies(getattr(thing, name))


@law(17)
def a_copy_is_the_original_at_every_stage(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    for stage in match.stages:
        copies = [(one, one.copy()) for one in parts_with_copies(stage.position)]
        assert copies
        for original, twin in copies:
            assert twin is not original
            assert contents(twin) == contents(original)


@law()
def no_field_is_forgotten(game: AnyGame) -> None:
    """Fields that seldom change from their first value included."""
    options = game.complete({})
    position = Match(game, options, DEFAULT_NAMES[game.seats(options)]).position
    for original in parts_with_copies(position):
        numbers = [name for name in fields_of(original) if isinstance(getattr(original, name), int)]
        assert numbers
        for name in numbers:
            before = getattr(original, name)
            other = not before if isinstance(before, bool) else before + 1
            setattr(original, name, other)
            twin = original.copy()
            assert (name, getattr(twin, name)) == (name, getattr(original, name))
            assert contents(twin) == contents(original)
            setattr(original, name, before)
