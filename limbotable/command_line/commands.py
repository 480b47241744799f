"""click's commands, options and arguments, with their texts in the user's language.

The language is that of the moment in which a page is written, so a definition keeps its English.
"""

from __future__ import annotations

import errno
import inspect
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import copy
from typing import Any, Final

import click

from limbotable.command_line.language import in_language, spoken, translate
from limbotable.command_line.wrapping import Formatter, has_wide_signs, signed

#: The errors of a full disk; click itself sees to a reader that has gone.
_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
#: click's own texts that a call of this program can bring up.
CLICKS: Final = (
    "Usage:",
    "Options",
    "Commands",
    "[OPTIONS]",
    "[COMMAND] [ARGUMENTS]",
    "Show the version and exit.",
    "Show this message and exit.",
    "default: {default}",
    "required",
    "file",
    "integer",
    "number",
    "Error: {message}",
    "Aborted!",
    "Try '{command} {option}' for help.",
    "Did you mean {possibility}?",
    "Invalid value for {param_hint}: {message}",
    "Missing argument",
    "Missing option",
    "No such option {name!r}.",
    "Option {name!r} does not take a value.",
    "Option {name!r} requires an argument.",
    "Got unexpected extra argument ({args})",
    "{value!r} is not {choice}.",
    "{value!r} is not a valid {number_type}.",
    "{value} is not in the range {range}.",
    "{name} {filename!r} does not exist.",
    "{name} {filename!r} is a directory.",
    "{name} {filename!r} is not readable.",
)
#: As above, those that depend on a number: the plural, and the singular.
CLICKS_PLURALS: Final = {
    "(Did you mean one of: {possibilities}?)": "Did you mean {possibility}?",
    "Option {name!r} requires {nargs} arguments.": "Option {name!r} requires an argument.",
    "Got unexpected extra arguments ({args})": "Got unexpected extra argument ({args})",
    "{value!r} is not one of {choices}.": "{value!r} is not {choice}.",
}


class Context(click.Context):
    """One call of the program; its usage and help are set as `Formatter` does."""

    formatter_class = Formatter


class Command(click.Command):
    """A command whose help speaks the user's language."""

    context_class = Context

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Read the arguments; a call that is wrong is explained with the signs of the language."""
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            raise click.UsageError(signed(error.format_message()), error.ctx) from error

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:  # click keeps it, with the text of the first time
            found.help = in_language("Show this message and exit.")
        return found

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [in_language(piece) for piece in super().collect_usage_pieces(ctx)]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text("\n\n".join(map(in_language, paragraphs(self))))

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return the first paragraph, whole: it has as many lines as it takes."""
        return in_language(next(paragraphs(self), ""))


class Group(Command, click.Group):
    """A command with commands below it."""

    command_class = Command

    def main(self, *args: Any, **extra: Any) -> Any:
        """Do what the command line says, in the user's language."""
        with spoken():
            try:
                return super().main(*args, **extra)
            except OSError as error:
                if error.errno not in _NO_ROOM:
                    raise
                with suppress(OSError):
                    sys.stdout.close()  # drops what is left of it, which Python would write at its end
                reason = translate("CommandLine", "The output could not be written: {reason}")
                click.ClickException(reason.format(reason=error.strerror)).show()
                sys.exit(1)


class Option(click.Option):
    """An option whose help speaks the user's language."""

    def make_metavar(self, ctx: click.Context) -> str:
        return in_language(super().make_metavar(ctx))

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        translated = copy(self)
        translated.help = in_language(self.help or "")
        record = click.Option.get_help_record(translated, ctx)
        if record is None or not has_wide_signs():
            return record
        name, told = record
        return name, told.replace("; ", "、")


class Argument(click.Argument):
    """An argument whose name is a word of the user's language."""

    def make_metavar(self, ctx: click.Context) -> str:
        name = self.name.upper()
        return super().make_metavar(ctx).replace(name, in_language(name))


def paragraphs(command: click.Command) -> Iterator[str]:
    """Yield the paragraphs of a command's help, each as one line."""
    for paragraph in inspect.cleandoc(command.help or "").split("\n\n"):
        yield " ".join(paragraph.split())


def texts(group: click.Group) -> Iterator[str]:
    """Yield all texts that the help of a group and of its commands shows, and that are words, not values."""
    yield from CLICKS
    for command in [group, *group.commands.values()]:
        if not command.hidden:
            yield from paragraphs(command)
            for one in command.params:
                yield from _texts_of(one)


def _texts_of(parameter: click.Parameter) -> Sequence[str]:
    if isinstance(parameter, Option):
        return [] if parameter.hidden else [text for text in (parameter.metavar, parameter.help) if text]
    # The name of one that has a metavar, or values to choose from, is not shown.
    has_name = parameter.metavar is None and not isinstance(parameter.type, click.Choice)
    return [parameter.name.upper()] if has_name and parameter.name else []
