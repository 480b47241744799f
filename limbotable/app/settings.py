"""What the user has chosen, in a file that people can read."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from limbotable.app.whole_file import write_whole
from limbotable.core.errors import OptionError
from limbotable.core.game import AnyGame
from limbotable.games import GAMES, game_of
from limbotable.play.referee import PERSON
from limbotable.ui.dialogs.match_form import Chosen


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
    analysis: bool = False  #: whether it is shown what the computer sees
    coordinates: bool = False  #: whether the names of places are written on the table
    help: bool = True  #: whether tables tell more than what lies on them
    game: str = ""  #: the last one played; empty: the first of all
    matches: dict[str, LastMatch] = {}  #: by game
    lessons: dict[str, list[str]] = {}  #: those of the tutorials that have been done, by game
    puzzles: dict[str, list[int]] = {}  #: the numbers of those that have been solved, by game
    suggested: list[str] = []  #: the games whose tutorial has been suggested

    def last_game(self) -> AnyGame:
        """Return the game that was played last, or the first of all."""
        return game_of(self.game) or GAMES[0]

    def last_chosen(self, game: AnyGame) -> Chosen:
        """Return what was chosen for a game the last time; what this version does not know is the default."""
        last = self.matches.get(game.id) or LastMatch()
        try:
            options = game.complete(last.options)
        except OptionError:
            options = game.complete({})
        known = [PERSON, *(level.name for level in game.levels)]
        seats = game.seats(options)
        fit = len(last.players) == seats and all(player in known for player in last.players)
        players = last.players if fit else [PERSON, *known[-1:] * (seats - 1)]
        names = [*last.names, *[""] * seats][:seats]
        return Chosen(game.id, options, list(players), names, last.casual)

    def remember(self, chosen: Chosen) -> None:
        """Keep what was chosen for the next time."""
        self.game = chosen.game
        self.matches[chosen.game] = LastMatch(
            dict(chosen.options), chosen.players, chosen.names, chosen.casual
        )


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
