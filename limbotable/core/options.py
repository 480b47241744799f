"""The options of a game: their names, their values, and the completion of a choice."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from limbotable.core.errors import OptionError
from limbotable.core.phrases import Value, listed, phrase

OptionValue: TypeAlias = str | int
Options: TypeAlias = Mapping[str, OptionValue]

#: The option that stands for a whole set of others; it is never part of completed options.
PRESET: Final = "preset"


class Choice(msgspec.Struct, frozen=True):
    """An option that takes one of a few words or numbers."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue

    def accepts(self, value: object) -> bool:
        """Return whether the value is one of this option, type included."""
        return any(value == one and type(value) is type(one) for one in self.values)

    def describe(self) -> dict[str, object]:
        """Return the option's entry in the ``hello`` message."""
        return {"kind": "choice", "values": list(self.values), "default": self.default}

    def domain(self) -> Value:
        """Return the values as a list for a user to read."""
        return listed(map(str, self.values))


class Form(msgspec.Struct, frozen=True):
    """An option that takes a word, or a word with a number: ``points 200``, ``endless``."""

    name: str
    words: tuple[tuple[str, tuple[int, int] | None], ...]
    default: str

    def accepts(self, value: object) -> bool:
        """Return whether the value is one of this option: canonical spelling, number in its range."""
        if not isinstance(value, str):
            return False
        for word, bounds in self.words:
            if bounds is None:
                if value == word:
                    return True
            elif match := re.fullmatch(rf"{word} ([1-9][0-9]{{0,8}})", value):
                return bounds[0] <= int(match[1]) <= bounds[1]
        return False

    def describe(self) -> dict[str, object]:
        """Return the option's entry in the ``hello`` message."""
        return {
            "kind": "form",
            "values": [word if bounds is None else f"{word} N" for word, bounds in self.words],
            "range": {f"{word} N": list(bounds) for word, bounds in self.words if bounds is not None},
            "default": self.default,
        }

    def domain(self) -> Value:
        """Return the values as a list for a user to read."""
        return listed(
            word if bounds is None else f"{word} {bounds[0]}..{bounds[1]}" for word, bounds in self.words
        )


Option: TypeAlias = Choice | Form


class Restriction(msgspec.Struct, frozen=True):
    """The values of an option that are left where other options have certain values."""

    name: str
    values: tuple[OptionValue, ...]  #: the first one is the default there
    where: tuple[tuple[str, tuple[OptionValue, ...]], ...]  #: each of these options has one of its values

    def applies(self, chosen: Options) -> bool:
        """Return whether the restriction holds for these options, which are complete."""
        return all(chosen[name] in values for name, values in self.where)

    def describe(self) -> dict[str, object]:
        """Return the restriction's entry in the ``hello`` message."""
        where = {name: list(values) for name, values in self.where}
        return {"option": self.name, "values": list(self.values), "where": where}


def number_in(value: OptionValue) -> int:
    """Return the number of a ``Form`` value that has one (``points 200``)."""
    return int(str(value).rpartition(" ")[2])


def _shown(value: object) -> str:
    """Return a refused value as its sender wrote it."""
    return value if isinstance(value, str) else json.dumps(value)


def allowed(option: Choice, restrictions: Sequence[Restriction], chosen: Options) -> tuple[OptionValue, ...]:
    """Return the values that an option can have beside the others, in its own order.

    ``chosen`` is complete; its value for the option itself plays no part.
    """
    limits = [one.values for one in restrictions if one.name == option.name and one.applies(chosen)]
    return tuple(value for value in option.values if all(value in limit for limit in limits))


def complete(
    options: Sequence[Option],
    presets: Mapping[str, Options],
    given: Mapping[str, object],
    restrictions: Sequence[Restriction] = (),
) -> dict[str, OptionValue]:
    """Return every option's value: the given one, else the preset's, else the default.

    Restrictions are heeded in their order: one whose conditions other restrictions settle comes after them.
    Raises ``OptionError`` for a name or a value that the game does not take.
    """
    chosen: dict[str, OptionValue] = {option.name: option.default for option in options}
    wanted: set[str] = set()
    if PRESET in given and presets:
        preset = given[PRESET]
        if not isinstance(preset, str) or preset not in presets:
            raise OptionError(
                phrase("option.value", name=PRESET, value=_shown(preset), domain=listed(presets))
            )
        chosen.update(presets[preset])
        wanted.update(presets[preset])
    by_name = {option.name: option for option in options}
    for name, value in given.items():
        if name == PRESET and presets:
            continue
        option = by_name.get(name)
        if option is None:
            raise OptionError(phrase("option.unknown", name=name, names=listed(by_name)))
        if not option.accepts(value):
            raise OptionError(phrase("option.value", name=name, value=_shown(value), domain=option.domain()))
        assert isinstance(value, (str, int))
        chosen[name] = value
        wanted.add(name)
    for one in restrictions:
        if chosen[one.name] not in one.values and one.applies(chosen):
            if one.name in wanted:
                raise _not_together(one, chosen)
            chosen[one.name] = one.values[0]
    return chosen


def _not_together(broken: Restriction, chosen: Options) -> OptionError:
    return OptionError(
        phrase(
            "option.together",
            name=broken.name,
            value=str(chosen[broken.name]),
            others=listed(f"{name} {chosen[name]}" for name, _ in broken.where),
            domain=listed(map(str, broken.values)),
        )
    )
