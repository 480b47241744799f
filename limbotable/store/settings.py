"""What the user has chosen, in a file that people can read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin

import msgspec

from limbotable.core.errors import OptionError
from limbotable.core.game import AnyGame
from limbotable.games import GAMES, game_of
from limbotable.play.referee import PERSON
from limbotable.play.setup import MatchSetup
from limbotable.store.private_files import make_directory
from limbotable.store.whole_file import check_regular, write_whole


class LastMatch(msgspec.Struct, forbid_unknown_fields=False):
    """What was chosen for the last match of a game."""

    options: dict[str, str | int] = {}
    #: Who sits at the seats: ``person``, or a level of the computer players.
    players: list[str] = []
    names: list[str] = []
    casual: bool = True


#: Where the panel is, seen from the table.
Side: TypeAlias = Literal["left", "right", "top", "bottom"]


#: A place on the desktop, and a size there, in logical pixels.  No desktop is nearly as large, and numbers of
#: more than 32 bits are none for Qt.
Pixel: TypeAlias = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Pixels: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Place(msgspec.Struct, frozen=True):
    """Where the window was when the program ended, in the desktop's logical pixels."""

    x: Pixel = 0
    y: Pixel = 0
    width: Pixels = 0  #: 0: the window has not been anywhere yet
    height: Pixels = 0
    maximised: bool = False
    full_screen: bool = False
    panel: bool = True  #: whether the panel beside the table is shown
    panel_side: Side = "right"
    panel_size: Pixels = 0  #: its width, or its height above or below the table


class Settings(msgspec.Struct, forbid_unknown_fields=False):
    """All settings with their defaults; an unknown key of the file is left out when it is written."""

    language: str = ""  #: empty: the system's
    cloth: Literal["dark", "light", "contrast"] = "dark"
    deck: Literal["two-colour", "four-colour"] = "two-colour"
    cards: Literal["large", "medium", "small"] = "large"  #: large: as large as the table has room for
    text: Literal["small", "normal", "large", "largest"] = "normal"  #: what is written beside the table
    speed: Literal["relaxed", "normal", "quick", "none"] = "normal"
    thinking: Literal["brief", "normal", "long", "longest"] = "normal"  #: computer players about an action
    analysis: bool = False  #: whether it is shown what the computer sees
    coordinates: bool = False  #: whether the names of places are written on the table
    help: bool = True  #: whether tables tell more than what lies on them
    curtain: Literal["never", "several", "always"] = "never"  #: whether it falls when the window is left
    confirm_leaving: bool = True  #: whether a match that is not kept is only left after a question
    sounds: bool = False
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60  #: of sounds, in per cent
    game: str = ""  #: the last one played; empty: the first of all
    matches: dict[str, LastMatch] = {}  #: by game
    lessons: dict[str, list[str]] = {}  #: those of the tutorials that have been done, by game
    puzzles: dict[str, list[int]] = {}  #: the numbers of those that have been solved, by game
    suggested: list[str] = []  #: the games whose tutorial has been suggested
    window: Place = Place()

    def last_game(self) -> AnyGame:
        """Return the game that was played last, or the first of all."""
        return game_of(self.game) or GAMES[0]

    @property
    def untouched(self) -> bool:
        """Whether no match was ever set up."""
        return not self.game and not self.matches

    def last_chosen(self, game: AnyGame) -> MatchSetup:
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
        return MatchSetup(game.id, options, list(players), names, last.casual)

    def remember(self, chosen: MatchSetup) -> None:
        """Keep what was chosen for the next time."""
        self.game = chosen.game
        self.matches[chosen.game] = LastMatch(
            dict(chosen.options), chosen.players, chosen.names, chosen.casual
        )


#: What the user chooses in the settings dialog; the rest is what the program remembers by itself.
PREFERENCES: Final = (
    "language",
    "cloth",
    "deck",
    "cards",
    "text",
    "speed",
    "thinking",
    "analysis",
    "coordinates",
    "help",
    "curtain",
    "confirm_leaving",
    "sounds",
    "volume",
)

#: Bytes of a settings file at most: a thousand times what is usual.
_LARGEST: Final = 2**22

#: What is remembered of each game by itself.
_BY_GAME: Final = ("matches", "lessons", "puzzles")


@dataclass(frozen=True, slots=True)
class Damage:
    """What was wrong with the settings file."""

    aside: Path  #: where the file can be found as it was
    values: tuple[str, ...] = ()  #: which values were not understood; none: the file as a whole
    unread: bool = False  #: whether it could not even be read, and is where it was


class SettingsFile:
    """Reads and writes the settings; nothing that is wrong with the file stops the program.

    Several running programs may use the same file: each writes only what it has changed itself.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: Mapping[str, Any] = {}  # the settings as this program read or wrote them last

    def read(self) -> tuple[Settings, Damage | None]:
        """Return the settings, and what was wrong with the file, if anything was.

        A value that is not understood, because a hand or another version wrote it, costs only itself.  The
        file as it was is kept beside the one that will be written.
        """
        settings, damage = self._read()
        self._known = msgspec.to_builtins(settings)
        return settings, damage

    def _read(self) -> tuple[Settings, Damage | None]:
        try:
            written = msgspec.json.decode(self._content(), type=dict[str, Any])
        except (FileNotFoundError, NotADirectoryError):
            return Settings(), None
        except OSError:
            return Settings(), Damage(self._path, unread=True)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return Settings(), Damage(self._put_aside(keep=False))
        settings, strange = _understood(Settings, written)
        damage = Damage(self._put_aside(keep=True), tuple(strange)) if strange else None
        return settings, damage

    def _content(self) -> bytes:
        """Return what is in the file, or the beginning of far too much; raises ``OSError``."""
        check_regular(self._path)  # first: opening anything else may wait for ever
        with self._path.open("rb") as file:
            return file.read(_LARGEST)

    def _put_aside(self, *, keep: bool) -> Path:
        """Put the file, or a copy of it, where it is not written over; return where it is now."""
        aside = self._path.with_suffix(".damaged.json")
        try:
            if keep:
                write_whole(aside, self._content(), private=True)
            else:
                self._path.replace(aside)
        except OSError:
            return self._path
        return aside

    def write(self, settings: Settings) -> bool:
        """Write the settings whole or not at all; say whether that worked.

        What another program has written since, and this one has not changed, stays.
        """
        mine = msgspec.to_builtins(settings)
        text = msgspec.json.format(msgspec.json.encode(_joined(self._known, mine, self._written())), indent=2)
        try:
            make_directory(self._path.parent)
            write_whole(self._path, text + b"\n", private=True)
        except OSError:
            return False
        self._known = mine
        return True

    def _written(self) -> Mapping[str, Any]:
        """Return what the file says now, as far as that is understood."""
        try:
            written = msgspec.json.decode(self._content(), type=dict[str, Any])
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self._known
        found: Mapping[str, Any] = msgspec.to_builtins(_understood(Settings, written)[0])
        return found


def _joined(known: Mapping[str, Any], mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``theirs`` with the changes from ``known`` to ``mine``: game by game, and puzzle by puzzle."""
    made = dict(theirs)
    for name, value in mine.items():
        before, other = known.get(name), theirs.get(name)
        if value == before:
            continue
        if name in _BY_GAME and isinstance(other, dict):
            made[name] = _joined(before or {}, value, other)
        elif isinstance(value, list) and isinstance(other, list):
            kept = [one for one in other if one in value or one not in (before or ())]
            made[name] = [*kept, *(one for one in value if one not in kept)]
        else:
            made[name] = value
    return made


def _understood(kind: Any, written: Mapping[str, Any]) -> tuple[Any, list[str]]:
    """Make a struct of what can be understood of its values; name those that cannot."""
    made, strange = {}, []
    for field in msgspec.structs.fields(kind):
        if field.encode_name not in written:
            continue
        value, wrong = _value(field.type, written[field.encode_name])
        strange += [".".join([field.encode_name, *path]) for path in wrong]
        if value is not msgspec.UNSET:
            made[field.name] = value
    return kind(**made), strange


def _value(kind: Any, written: Any) -> tuple[Any, list[list[str]]]:
    """Return a value of a type, and the paths to what was left out of it; ``UNSET`` where nothing is left."""
    try:
        return msgspec.convert(written, kind), []
    except msgspec.ValidationError:
        if not isinstance(written, dict):
            return msgspec.UNSET, [[]]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        made, strange = _understood(kind, written)
        return made, [[path] for path in strange]
    if get_origin(kind) is dict:
        _, inner = get_args(kind)
        found = {key: _value(inner, one) for key, one in written.items()}
        wrong = [[key, *path] for key, (_, paths) in found.items() for path in paths]
        return {key: one for key, (one, _) in found.items() if one is not msgspec.UNSET}, wrong
    return msgspec.UNSET, [[]]
