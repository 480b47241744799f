"""Records: a match as text that replays without any random generator."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import UnsetType
from msgspec.structs import replace

from limbotable.core.errors import OptionError, RecordError
from limbotable.core.game import CHANCE_WHO, AnyGame, Line
from limbotable.core.options import OptionValue
from limbotable.core.phrases import phrase
from limbotable.core.position import CHANCE, OVER
from limbotable.games import game_of
from limbotable.play.comments import CommentReader, Comments, with_comments
from limbotable.play.header import MatchHeader, PerspectiveHeader, read_header, read_perspective_header

#: Names for seats without any, clockwise, for 2 to 5 seats.
DEFAULT_NAMES: Final[Mapping[int, tuple[str, ...]]] = {
    2: ("South", "North"),
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
    5: ("South", "West", "Northwest", "Northeast", "East"),
}
_LINE: Final = re.compile(r"(\*|[0-9]) (.+)")


class _Written(msgspec.Struct, frozen=True):
    """A header and the lines under it."""

    header: MatchHeader
    game: AnyGame
    options: Mapping[str, OptionValue]  #: complete
    lines: tuple[Line, ...]
    numbers: tuple[int, ...] = ()  #: the place of each line in the file, the header's being 1

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats' names."""
        return self.header.seats

    def text(self) -> str:
        """Return the file's text; every line ends with a line feed."""
        return "".join(f"{line}\n" for line in [self.header.text(), *map(str, self.lines)])

    def line_number(self, line: int) -> int:
        """Return the place in the file of the line that would be number ``line`` without comments."""
        place = line - 2
        return self.numbers[place] if 0 <= place < len(self.numbers) else line


class Record(_Written, frozen=True):
    """A match, with all its actions and deals.

    Two records of one match are alike whatever is noted in them.
    """

    comments: Comments = msgspec.field(default_factory=dict)  #: by ply

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        compared = [name for name in self.__struct_fields__ if name != "comments"]
        return all(getattr(self, name) == getattr(other, name) for name in compared)

    __hash__ = None  # type: ignore[assignment]

    def text(self) -> str:
        """Return the file's text with its comments; every line ends with a line feed."""
        written = [self.header.text(), *map(str, self.lines)]
        return "".join(f"{line}\n" for line in with_comments(written, self.comments))

    def taken_in(self) -> Record:
        """Return the record of a match that comes from outside: the table of its day was not tried here."""
        return replace(self, header=self.header.without("daily"))

    def bare(self) -> Record:
        """Return the record without its comments, which are their writer's alone."""
        return replace(self, comments={})


class Perspective(_Written, frozen=True):
    """A match with the knowledge of one seat, or of a spectator: ``?`` stands for each unseen part."""

    header: PerspectiveHeader

    @property
    def seat(self) -> int | None:
        """The seat; None for a spectator."""
        return self.header.seat

    @property
    def viewer(self) -> int:
        """The seat, or the number of seats for a spectator."""
        return len(self.seats) if self.header.seat is None else self.header.seat

    @property
    def turn(self) -> int:
        """The seat to act, ``CHANCE`` or ``OVER``."""
        turn = self.header.turn
        acts: int = OVER if turn is None else turn.get("seat", CHANCE)
        return acts

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The present scores; None in a perspective from before scores were written."""
        return None if isinstance(self.header.scores, UnsetType) else self.header.scores


def read_record(text: str) -> Record:
    """Read a record; the lines are not replayed.

    A last line without a line feed was cut off and is left out.  Raises ``RecordError``, also for a
    perspective.
    """
    found = read_either(text)
    if isinstance(found, Perspective):
        raise RecordError(1, phrase("engine.read-only"))
    return found


def read_while_valid(text: str) -> tuple[Record, RecordError | None]:
    """Read a record up to the first text that is no line; return its error, if there is one.

    Raises ``RecordError`` where the header cannot be read, for then no line can, and for a perspective.
    """
    found, damage = _read(text)
    if isinstance(found, Perspective):
        raise RecordError(1, phrase("engine.read-only"))
    return found, damage


def read_perspective(text: str) -> Perspective:
    """Read a perspective as ``read_record`` reads a record."""
    found = read_either(text)
    if isinstance(found, Record):
        raise RecordError(1, phrase("engine.whole"))
    return found


def read_either(text: str) -> Record | Perspective:
    """Read a record or a perspective as ``read_record`` does."""
    found, damage = _read(text)
    if damage is not None:
        raise damage
    return found


def _read(text: str) -> tuple[Record | Perspective, RecordError | None]:
    head, _, rest = text.removeprefix("\ufeff").partition("\n")
    header = read_header(head)
    game = game_of(header.game)
    if game is None:
        raise RecordError(1, phrase("record.game", game=header.game))
    try:
        options = game.complete(header.options)
    except OptionError as error:
        raise RecordError(1, error.reason) from error
    if len(header.seats) != game.seats(options):
        raise RecordError(1, phrase("record.seats", n=game.seats(options)))
    own = read_perspective_header(header, game.seats(options))
    comments = CommentReader()
    lines, numbers, damage = _read_lines(rest, comments)
    if own is None:
        return Record(header, game, options, tuple(lines), tuple(numbers), comments.comments()), damage
    return Perspective(own, game, options, tuple(lines), tuple(numbers)), damage


def _read_lines(text: str, comments: CommentReader) -> tuple[list[Line], list[int], RecordError | None]:
    """Return the lines up to the first text that is none, their numbers in the file, and its error.

    The comments among them go to ``comments``.
    """
    lines: list[Line] = []
    numbers: list[int] = []
    for number, raw in enumerate(text.split("\n")[:-1], start=2):
        if raw.startswith("#"):
            comments.read(raw.removesuffix("\r"), len(lines))
            continue
        match = _LINE.fullmatch(raw.removesuffix("\r"))
        if match is None:
            return lines, numbers, RecordError(number, phrase("record.line", line=raw[:80]))
        lines.append(Line(CHANCE_WHO if match[1] == "*" else int(match[1]), match[2]))
        numbers.append(number)
    return lines, numbers, None
