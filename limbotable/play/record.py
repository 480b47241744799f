"""Records: a match as text that replays without any random generator."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from limbotable.core.errors import OptionError, RecordError
from limbotable.core.game import CHANCE_WHO, AnyGame, Line
from limbotable.core.options import Options, OptionValue
from limbotable.core.phrases import phrase
from limbotable.games import game_of

VERSION: Final = 1
#: The key of a record's header that has the seed of its deals, where it is known.
DEAL: Final = "deal"
#: The key of a record's header that has the name of the match, if its owner has given it one.
NAME: Final = "name"
#: Seats' names where nobody has given any, clockwise, for 2 to 5 seats.
DEFAULT_NAMES: Final[Mapping[int, tuple[str, ...]]] = {
    2: ("South", "North"),
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
    5: ("South", "West", "Northwest", "Northeast", "East"),
}
_LINE: Final = re.compile(r"(\*|[0-9]) (.+)")


@dataclass(frozen=True, slots=True)
class Record:
    """A match, or one seat's perspective of it, as its header and its lines."""

    header: Mapping[str, Any]  #: as in the file: keys that are not ours are kept
    game: AnyGame
    options: Mapping[str, OptionValue]  #: complete
    lines: tuple[Line, ...]
    numbers: tuple[int, ...] = ()  #: where each line stood in the file, the header being 1

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats' names."""
        return tuple(self.header["seats"])

    @property
    def is_perspective(self) -> bool:
        """Whether this is what one seat (or a spectator) knows, and not the whole match."""
        return "seat" in self.header

    def text(self) -> str:
        """Return the file's text; every line ends with a line feed."""
        head = json.dumps(dict(self.header), ensure_ascii=False)
        return "".join(f"{line}\n" for line in [head, *map(str, self.lines)])


def new_header(game: AnyGame, options: Options, seats: Sequence[str]) -> dict[str, Any]:
    """Return the header of a new match; the options are complete."""
    return {"limbotable": VERSION, "game": game.id, "options": dict(options), "seats": list(seats)}


def read_record(text: str) -> Record:
    """Read a record or a perspective; the lines are not replayed.

    A last line without a line feed was cut off and is left out.  Raises ``RecordError``.
    """
    record, damage = read_while_valid(text)
    if damage is not None:
        raise damage
    return record


def read_while_valid(text: str) -> tuple[Record, RecordError | None]:
    """Read a record up to the first line that is none; return that line's error, if there is such a line.

    Raises ``RecordError`` where the header cannot be read: then nothing can.
    """
    head, _, rest = text.removeprefix("\ufeff").partition("\n")
    header = _read_header(head)
    game = game_of(header["game"])
    if game is None:
        raise RecordError(1, phrase("record.game", game=header["game"]))
    try:
        options = game.complete(header["options"])
    except OptionError as error:
        raise RecordError(1, error.reason) from error
    if len(header["seats"]) != game.seats(options):
        raise RecordError(1, phrase("record.seats", n=game.seats(options)))
    _check_perspective(header, game.seats(options))
    lines, numbers, damage = _read_lines(rest)
    return Record(header, game, options, tuple(lines), tuple(numbers)), damage


def _read_header(text: str) -> dict[str, Any]:
    try:
        header = msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError(1, phrase("record.header")) from error
    if not isinstance(header, dict):
        raise RecordError(1, phrase("record.header"))
    version = header.get("limbotable")
    if type(version) is not int or version < 1:
        raise RecordError(1, phrase("record.no-version"))
    if version > VERSION:
        raise RecordError(1, phrase("record.newer", version=version, ours=VERSION))
    for key, kind in (("game", str), ("options", dict), ("seats", list)):
        if not isinstance(header.get(key), kind):
            raise RecordError(1, phrase("record.key", key=key))
    if not all(isinstance(name, str) for name in header["seats"]):
        raise RecordError(1, phrase("record.key", key="seats"))
    return header


def _check_perspective(header: Mapping[str, Any], seats: int) -> None:
    if "seat" not in header:
        return
    seat, turn = header["seat"], header.get("turn", "")
    if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
        raise RecordError(1, phrase("record.key", key="seat"))
    if turn is not None:
        if not isinstance(turn, dict):
            raise RecordError(1, phrase("record.key", key="turn"))
        acts = turn.get("seat")
        if not (type(acts) is int and 0 <= acts < seats) and not isinstance(turn.get("chance"), str):
            raise RecordError(1, phrase("record.key", key="turn"))
    scores = header.get("scores", [0] * seats)  # perspectives of before do not say them
    if not isinstance(scores, list) or [type(score) for score in scores] != [int] * seats:
        raise RecordError(1, phrase("record.scores-form", n=seats))


def _read_lines(text: str) -> tuple[list[Line], list[int], RecordError | None]:
    """Return the lines up to the first that is none, their numbers in the file, and what is wrong there."""
    lines: list[Line] = []
    numbers: list[int] = []
    for number, raw in enumerate(text.split("\n")[:-1], start=2):
        if raw.startswith("#"):
            continue
        match = _LINE.fullmatch(raw.removesuffix("\r"))
        if match is None:
            return lines, numbers, RecordError(number, phrase("record.line", line=raw[:80]))
        lines.append(Line(CHANCE_WHO if match[1] == "*" else int(match[1]), match[2]))
        numbers.append(number)
    return lines, numbers, None
