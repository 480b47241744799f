"""The user's settings, in a file that people can read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
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
    """The setup of the last match of a game."""

    options: dict[str, str | int] = {}
    #: The players of the seats: ``person``, or a level of the computer players.
    players: list[str] = []
    names: list[str] = []
    casual: bool = True
    even: bool = False  #: whether the computer players follow the person's results


#: The side of the table with the panel.
Side: TypeAlias = Literal["left", "right", "top", "bottom"]


#: A coordinate on the desktop, and a size there, in logical pixels.  The limits are far beyond any desktop,
#: and within the 32 bits of Qt's numbers.
Pixel: TypeAlias = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Pixels: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Place(msgspec.Struct, frozen=True):
    """The window's place when the program ended, in the desktop's logical pixels."""

    x: Pixel = 0
    y: Pixel = 0
    width: Pixels = 0  #: 0: the window has had no place yet
    height: Pixels = 0
    maximised: bool = False
    full_screen: bool = False
    panel: bool = True  #: whether the panel beside the table is shown
    panel_side: Side = "right"
    panel_size: Pixels = 0  #: its width, or its height above or below the table


class ChosenSettings(msgspec.Struct, forbid_unknown_fields=False):
    """The settings that a user can choose, with defaults; `ui/words/settings_table.py` has their texts."""

    language: str = ""  #: empty: the system's
    cloth: Literal["dark", "light", "contrast"] = "dark"
    deck: Literal["two-colour", "four-colour"] = "two-colour"
    cards: Literal["large", "medium", "small"] = "large"  #: large: as large as the table has room for
    text: Literal["small", "normal", "large", "largest", "double"] = "normal"  #: size of the writing
    speed: Literal["relaxed", "normal", "quick", "none"] = "normal"
    pause: bool = True  #: whether the result of a round waits until the user goes on
    thinking: Literal["brief", "normal", "long", "longest"] = "normal"  #: thinking time of computer players
    #: The least cost of an action, in percentage points, at which the tutor asks before it is played.
    tutor: Literal["off", "5", "10", "20"] = "off"
    analysis: bool = False  #: whether the computer's analysis is shown
    coordinates: bool = False  #: whether the names of places are written on the table
    help: bool = True  #: whether tables show reasons and counts
    curtain: Literal["never", "several", "always"] = "never"  #: whether it falls when the window is left
    confirm_leaving: bool = True  #: whether the program asks before it leaves a match that is not kept
    tell_own: Literal["long", "short", "off"] = "long"  #: how much a screen reader is told of own actions,
    tell_others: Literal["long", "short", "off"] = "long"  #: and of those of the others
    tell_turn: Literal["own", "all", "off"] = "own"  #: whose turns it is told of
    tell_scores: Literal["long", "short", "off"] = "short"  #: of the results of rounds and matches
    tell_back: Literal["long", "short", "off"] = "long"  #: of what is taken back or put back
    tell_buttons: bool = True  #: of the buttons that are offered
    voice: Literal["off", "alone", "always"] = "off"  #: when the program speaks: alone, without a reader
    voice_pace: Annotated[int, msgspec.Meta(ge=50, le=200)] = 100  #: in per cent of the usual pace
    voice_volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 80  #: in per cent
    letters: Literal["none", "usual", "all"] = "usual"  #: how many commands have letters for keys
    scan: bool = False  #: whether what can be chosen is pointed out in turn, for users of a switch
    scan_switches: Literal["one", "two"] = "one"  #: two: one switch goes on, and the other one chooses
    scan_pace: Literal["0.5", "1", "1.5", "2", "3", "5", "10"] = "1.5"  #: seconds for each thing
    sounds: bool = False
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60  #: of sounds, in per cent


class Settings(ChosenSettings, forbid_unknown_fields=False):
    """All settings in the file: the user's choices, and the program's own memory.

    Unknown keys of the file are left out when it is written.
    """

    game: str = ""  #: the last one played; empty: the first of all
    matches: dict[str, LastMatch] = {}  #: by game
    lessons: dict[str, list[str]] = {}  #: names of the lessons done, by game
    puzzles: dict[str, list[int]] = {}  #: numbers of the puzzles solved, by game
    hands: dict[str, str] = {}  #: the order of hands, by game; an unknown one is that of the deal
    suggested: list[str] = []  #: the games whose tutorial has been suggested
    keys: dict[str, str] = {}  #: the user's own keys, by command; an empty text is no key
    window: Place = Place()

    def last_game(self) -> AnyGame:
        """Return the game that was played last, or the first of all."""
        return game_of(self.game) or GAMES[0]

    @property
    def untouched(self) -> bool:
        """Whether no match was ever begun."""
        return not self.game

    def last_chosen(self, game: AnyGame) -> MatchSetup:
        """Return the last setup of a game; values that this version does not know become defaults."""
        last = self.matches.get(game.id) or LastMatch()
        try:
            options = game.complete(last.options)
        except OptionError:
            options = game.complete({})
        known = [PERSON, *(level.name for level in game.levels)]
        seats = game.seats(options)
        fit = len(last.players) == seats and all(player in known for player in last.players)
        # A first match is against the weakest.
        players = last.players if fit else [PERSON, *[game.levels[0].name] * (seats - 1)]
        names = [*last.names, *[""] * seats][:seats]
        return MatchSetup(game.id, options, list(players), names, last.casual, last.even)

    def remember(self, chosen: MatchSetup) -> None:
        """Keep a setup for the next match, and its game as the one played last."""
        self.game = chosen.game
        self.keep(chosen)

    def keep(self, chosen: MatchSetup) -> None:
        """Keep a setup for its game's next match."""
        self.matches[chosen.game] = LastMatch(
            dict(chosen.options), chosen.players, chosen.names, chosen.casual, chosen.even
        )


#: The most bytes of a settings file: a thousand times the usual size.
_LARGEST: Final = 2**22

#: The settings with an entry for each game, or for each command.
_BY_NAME: Final = ("matches", "lessons", "puzzles", "hands", "keys")


class Damage(msgspec.Struct, frozen=True):
    """The damage of a settings file."""

    aside: Path  #: the present place of the damaged file
    values: tuple[str, ...] = ()  #: the values that could not be understood; none: the file as a whole
    unread: bool = False  #: whether the file could not be read at all, and is in its old place


class SettingsFile:
    """Reads and writes the settings; no damage of the file stops the program.

    Several running programs may use the same file: each writes only its own changes.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: Mapping[str, Any] = {}  # the settings as this program read or wrote them last

    def read(self) -> tuple[Settings, Damage | None]:
        """Return the settings, and the damage of the file, if there is any.

        A value that is not understood, because a hand or another version wrote it, costs only itself.  The
        damaged file is kept beside the one that will be written.
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
        """Return the content of the file, or the beginning of a far too large one; raises ``OSError``."""
        check_regular(self._path)  # first: opening anything else may wait for ever
        with self._path.open("rb") as file:
            return file.read(_LARGEST)

    def _put_aside(self, *, keep: bool) -> Path:
        """Move or copy the file to where it will not be overwritten; return its place."""
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
        """Write the settings whole or not at all; return whether that worked.

        Values that another program has written since, and this one has not changed, stay.
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
        """Return the present values of the file, as far as they are understood."""
        try:
            written = msgspec.json.decode(self._content(), type=dict[str, Any])
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self._known
        found: Mapping[str, Any] = msgspec.to_builtins(_understood(Settings, written)[0])
        return found


def _joined(known: Mapping[str, Any], mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``theirs`` with the changes from ``known`` to ``mine``: game by game, and puzzle by puzzle."""
    made = {name: value for name, value in theirs.items() if name in mine or name not in known}
    for name, value in mine.items():
        before, other = known.get(name), theirs.get(name)
        if value == before:
            continue
        if name in _BY_NAME and isinstance(other, dict):
            made[name] = _joined(before or {}, value, other)
        elif isinstance(value, list) and isinstance(other, list):
            kept = [one for one in other if one in value or one not in (before or ())]
            made[name] = [*kept, *(one for one in value if one not in kept)]
        else:
            made[name] = value
    return made


def _understood(kind: Any, written: Mapping[str, Any]) -> tuple[Any, list[str]]:
    """Return a struct of the values that are understood, and the names of the others."""
    made, strange = {}, []
    for field in _fields(kind):
        if field.encode_name not in written:
            continue
        value, wrong = _value(field.type, written[field.encode_name])
        strange += [".".join([field.encode_name, *path]) for path in wrong]
        if value is not msgspec.UNSET:
            made[field.name] = value
    return kind(**made), strange


@cache
def _fields(kind: Any) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of a struct; msgspec reads their types anew each time, and slowly."""
    return msgspec.structs.fields(kind)


def _value(kind: Any, written: Any) -> tuple[Any, list[list[str]]]:
    """Return a value of a type, and the paths to its parts that were left out; ``UNSET`` for no value."""
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
