"""The names of options, their values and players in the user's language.

The names that belong to one game are in that game's ``words``.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from limbotable.core.game import AnyGame
from limbotable.core.options import Option, Options, OptionValue, Restriction
from limbotable.core.phrases import Phrase
from limbotable.ui.words.speak import speak, together

#: The option for the number of seats, where a game has one.
PLAYERS: Final = "players"

# The names that games have in common, with the keys of ``GameWords.options``.
_LABELS: Final[dict[str, object]] = {
    "preset.own": QT_TRANSLATE_NOOP("Options", "Your own choice"),
    "players": QT_TRANSLATE_NOOP("Options", "Number of players"),
    "players.count": QT_TRANSLATE_NOOP("Options", "%1 players"),
    "usual": QT_TRANSLATE_NOOP("Options", "The usual rules"),
    "named": QT_TRANSLATE_NOOP("Options", "%1: %2"),
    "player.person": QT_TRANSLATE_NOOP("Options", "A person at this screen"),
}


def _labels(game: AnyGame | None) -> Mapping[str, object]:
    return _LABELS if game is None else ChainMap(dict(game.words.options), _LABELS)


def option_text(key: str, game: AnyGame | None = None) -> str:
    """Return the name of an option, of one of its values, or of a player in the user's language.

    A game has names of its own for its options; without a name the last part of ``key`` stands for it.
    """
    label = _labels(game).get(key)
    return key.rpartition(".")[2] if label is None else QCoreApplication.translate("Options", str(label))


def means(name: str, value: OptionValue, game: AnyGame | None = None) -> str:
    """Return the meaning of an option's value, where its name is not enough; else an empty text."""
    word = str(value).partition(" ")[0]
    keys = [key for key in (f"{name}.{word}.means", f"{name}.means") if key in _labels(game)]
    return option_text(keys[0], game) if keys else ""


def restriction_text(restriction: Restriction, game: AnyGame) -> str:
    """Return the reason why an option has fewer values than elsewhere; an empty text if the game has none."""
    key = f"{restriction.name}.{restriction.values[0]}.only"
    return option_text(key, game) if key in game.words.options else ""


def value_text(name: str, value: OptionValue, game: AnyGame) -> str:
    """Return the name of an option's value; a number is its own name."""
    return str(value) if isinstance(value, int) else option_text(f"{name}.{value}", game)


def variant_text(game: AnyGame, options: Options) -> str:
    """Return the rules of a match in short: the preset, the number of players, and each unusual option."""
    preset = game.preset(options)
    usual = {option.name: option.default for option in game.options} | dict(game.presets.get(preset, {}))
    said = [option_text(f"preset.{preset}", game)] if preset else []
    for option in game.options:
        value = options[option.name]
        if option.name == PLAYERS or value != usual[option.name]:
            said.append(_choice_text(game, option, value))
    return together("joined", said) or option_text("usual")


def _choice_text(game: AnyGame, option: Option, value: OptionValue) -> str:
    if option.name == PLAYERS:
        return option_text("players.count").replace("%1", str(value))
    word, _, number = str(value).partition(" ")
    code = f"{game.words.option_phrases.get(option.name)}.{word}"
    if code in game.words.sentences:
        return speak(Phrase(code, (("n", int(number)),) if number else ()))
    name = option_text("named").replace("%1", option_text(option.name, game))
    return name.replace("%2", value_text(option.name, value, game))
