"""click's kinds of values, which messages call by words of the user's language."""

from __future__ import annotations

import math
from typing import Any, ClassVar

import click
from click.types import IntParamType

from limbotable.command_line.language import in_language


class _Named:
    """What gives a kind of value its name; ``called`` is the English one."""

    called: ClassVar[str]
    name: str

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        # Only now: when the kind is made, the language of the command line is not yet known.
        self.name = in_language(self.called)
        return super().convert(value, param, ctx)  # type: ignore[misc]  # of the kind beside it


class File(_Named, click.Path):
    """The path of a file."""

    called = "file"


class Integer(_Named, IntParamType):
    """A whole number."""

    called = "integer"


class Whole(_Named, click.IntRange):
    """A whole number within bounds."""

    called = "integer"


class Real(_Named, click.FloatRange):
    """A number within bounds."""

    called = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        number = super().convert(value, param, ctx)
        if math.isnan(number):  # no bounds keep it out
            wrong = in_language("{value!r} is not a valid {number_type}.")
            self.fail(wrong.format(value=value, number_type=self.name), param, ctx)
        return number
