"""Matches as files: what a file of a match has in it, and what it is called."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from datetime import datetime
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from limbotable.app.match.setup import players_of
from limbotable.core.errors import RecordError
from limbotable.core.phrases import phrase
from limbotable.play.entry import Entry
from limbotable.play.match import Match, valid_part
from limbotable.play.record import Record
from limbotable.play.sharing import LARGEST, SharingError, read_shared
from limbotable.store.match_store import MatchStore
from limbotable.ui.words.match_words import game_text, seat_names

SUFFIX: Final = "limbo"
#: Characters that file names may not have on some system, and their greatest length without the suffix.
_NOT_IN_NAMES: Final = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]+')
_LONGEST: Final = 100
#: File systems count bytes, and the file is written under a longer name first.
_MOST_BYTES: Final = 200


class DroppedError(Exception):
    """Another program has removed a match from the library since it was chosen."""


class Parcel:
    """A match for export, under the name that its owner has given it; an empty one means none."""

    def __init__(self, record: Record, name: str, began: datetime) -> None:
        header = record.header.without("name")
        self.record: Final = replace(record, header=header.having(name=name) if name else header)
        self.name: Final = name
        self.began: Final = began

    @property
    def stem(self) -> str:
        """Its file's name without the suffix: the match's name, or the game, the players, and the day."""
        seats = " - ".join(seat_names(self.record.seats, players_of(self.record.header)))
        day = self.began.astimezone().date().isoformat()
        called = self.name or f"{game_text(self.record.game.id)}, {seats}, {day}"
        allowed = " ".join(_NOT_IN_NAMES.sub(" ", called).split())
        cut = allowed[:_LONGEST].encode()[:_MOST_BYTES].decode(errors="ignore")
        return cut.strip(" .") or self.record.game.id


def read_match(path: Path) -> tuple[Record, RecordError | None]:
    """Read a match up to its first damaged line; return it with that line's error, if there is one.

    Raises ``OSError``, ``UnicodeDecodeError`` and ``TableError`` where no part of it can be played.
    """
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise SharingError(phrase("sharing.large"))
    head, feed, rest = content.removeprefix(BOM_UTF8).partition(b"\n")
    text = (head + feed).decode("utf-8") + rest.decode("utf-8", "replace")
    if text.startswith("limbotable:"):
        record = read_shared(text)
        Match.of_record(record)
        return record, None
    return _playable_part(text)


def packed(store: MatchStore, entry: Entry) -> tuple[Parcel, RecordError | None]:
    """Return a match of the library for export, and the error of its first damaged line, if there is one.

    Raises ``TableError`` where no line of it can be played, ``DroppedError``, and ``StoreError``.
    """
    try:
        text = store.text_while_valid(entry.id)
    except KeyError as error:
        raise DroppedError from error
    record, damage = _playable_part(text)
    return Parcel(record, entry.name, entry.began), damage


def _playable_part(text: str) -> tuple[Record, RecordError | None]:
    """Read a record up to its first damaged line; raises ``TableError`` where that is the first of all."""
    record, damage = valid_part(text)
    if damage is not None and not record.lines:
        raise damage
    return record, damage
