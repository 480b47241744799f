"""What can be wrong with something that came from outside, by cause."""

from __future__ import annotations

from limbotable.core.phrases import Phrase, phrase


class TableError(Exception):
    """Something was refused; ``reason`` says why in a person's terms, and nothing has changed."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.code)
        self.reason = reason


class NotationError(TableError):
    """The text is not a notation of the game's."""


class IllegalAction(TableError):
    """The action exists in the game, but not here."""


class OptionError(TableError):
    """An option that the game does not have, or a value that it does not take."""


class RecordError(TableError):
    """A record that cannot be read; ``line`` counts from 1, the header's."""

    def __init__(self, line: int, reason: Phrase) -> None:
        super().__init__(reason)
        self.line = line

    @property
    def told(self) -> Phrase:
        """The reason with the number of the line."""
        return phrase("record.at", line=self.line, reason=self.reason)
