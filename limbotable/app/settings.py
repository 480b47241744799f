"""What the user has chosen, in a file that people can read."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from limbotable.app.whole_file import write_whole


class LastMatch(msgspec.Struct, forbid_unknown_fields=False):
    """What was chosen for the last match of a game."""

    options: dict[str, str | int] = {}
    #: Who sits at the seats: ``person``, or a level of the computer players.
    players: list[str] = []
    names: list[str] = []
    casual: bool = True


class Settings(msgspec.Struct, forbid_unknown_fields=False):
    """All settings with their defaults; an unknown key of the file is left out when it is written."""

    language: str = ""  #: empty: the system's
    cloth: Literal["dark", "light", "contrast"] = "dark"
    deck: Literal["two-colour", "four-colour"] = "two-colour"
    speed: Literal["relaxed", "normal", "quick", "none"] = "normal"
    game: str = ""  #: the last one played; empty: the first of all
    matches: dict[str, LastMatch] = {}  #: by game


class SettingsFile:
    """Reads and writes the settings; nothing that is wrong with the file stops the program."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> tuple[Settings, Path | None]:
        """Return the settings, and where a damaged file was put aside, if one was."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Settings), None
        except OSError:
            return Settings(), None
        except (msgspec.MsgspecError, UnicodeDecodeError):
            aside = self._path.with_suffix(".damaged.json")
            try:
                self._path.replace(aside)
            except OSError:
                return Settings(), self._path
            return Settings(), aside

    def write(self, settings: Settings) -> bool:
        """Write the settings whole or not at all; say whether that worked."""
        text = msgspec.json.format(msgspec.json.encode(settings), indent=2)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, text + b"\n")
        except OSError:
            return False
        return True
