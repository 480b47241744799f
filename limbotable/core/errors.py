"""The errors in input from outside, by cause."""

from __future__ import annotations

from limbotable.core.phrases import Phrase, phrase


class TableError(Exception):
    """Input is refused: ``reason`` tells a user the cause, and nothing has changed."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.code)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        # An error of another process, with its reason.
        return type(self), (self.reason,)


class NotationError(TableError):
    """The text is not in the game's notation."""


class IllegalAction(TableError):
    """The action exists in the game, but is not legal in this position."""


class OptionError(TableError):
    """An option that the game does not have, or a value that it does not take."""


class GameError(TableError):
    """A name that leads to no game, or to one that cannot be among the others."""


class RecordError(TableError):
    """A record that cannot be read; ``line`` counts from 1, the header's."""

    def __init__(self, line: int, reason: Phrase) -> None:
        super().__init__(reason)
        self.line = line

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.reason)

    @property
    def told(self) -> Phrase:
        """The reason, with the number of the line."""
        return phrase("record.at", line=self.line, reason=self.reason)
