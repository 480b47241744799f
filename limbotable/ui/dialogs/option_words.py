"""What options, their values and players are called in the user's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from limbotable.core.game import AnyGame
from limbotable.core.options import Option, Options, OptionValue, Restriction
from limbotable.core.phrases import Phrase
from limbotable.core.sentences import SENTENCES
from limbotable.ui.words import speak

#: The option that says how many seats there are, where a game has one.
PLAYERS: Final = "players"

# Each word of the options as a person says it.  The keys are ``OPTION`` and ``OPTION.VALUE``; what a value
# means ends in ``.means``, and why only some values are left, by the first of them, in ``.only``.
_LABELS: Final = {
    "preset.english": QT_TRANSLATE_NOOP("Options", "English rules"),
    "preset.japanese": QT_TRANSLATE_NOOP("Options", "Japanese rules"),
    "preset.own": QT_TRANSLATE_NOOP("Options", "Your own choice"),
    "stock": QT_TRANSLATE_NOOP("Options", "The stock lies"),
    "stock.down": QT_TRANSLATE_NOOP("Options", "face down"),
    "stock.up": QT_TRANSLATE_NOOP("Options", "face up"),
    "deal": QT_TRANSLATE_NOOP("Options", "The next deal"),
    "deal.continue": QT_TRANSLATE_NOOP("Options", "from what is left"),
    "deal.reshuffle": QT_TRANSLATE_NOOP("Options", "from the whole pack"),
    "win_cards": QT_TRANSLATE_NOOP("Options", "The winner is paid for"),
    "win_cards.pile": QT_TRANSLATE_NOOP("Options", "every card on the pile"),
    "win_cards.own": QT_TRANSLATE_NOOP("Options", "the winner’s own cards"),
    "doubling": QT_TRANSLATE_NOOP("Options", "Doubling counts for"),
    "doubling.both": QT_TRANSLATE_NOOP("Options", "both scores"),
    "doubling.winner": QT_TRANSLATE_NOOP("Options", "the winner’s score"),
    "next_dealer": QT_TRANSLATE_NOOP("Options", "The next dealer is"),
    "next_dealer.alternate": QT_TRANSLATE_NOOP("Options", "the other player"),
    "next_dealer.winner": QT_TRANSLATE_NOOP("Options", "the winner"),
    "end": QT_TRANSLATE_NOOP("Options", "The match ends"),
    "end.points": QT_TRANSLATE_NOOP("Options", "when a player has so many points"),
    "end.rounds": QT_TRANSLATE_NOOP("Options", "after so many rounds"),
    "end.endless": QT_TRANSLATE_NOOP("Options", "when you stop"),
    "players": QT_TRANSLATE_NOOP("Options", "Number of players"),
    "mode": QT_TRANSLATE_NOOP("Options", "Who plays together"),
    "mode.team": QT_TRANSLATE_NOOP("Options", "all as one team"),
    "mode.solo": QT_TRANSLATE_NOOP("Options", "nobody: each alone"),
    "mode.pairs": QT_TRANSLATE_NOOP("Options", "those who sit opposite"),
    "mode.pairs.means": QT_TRANSLATE_NOOP("Options", "Players 1 and 3 play against players 2 and 4."),
    "mode.solo.only": QT_TRANSLATE_NOOP("Options", "Pairs are for four players."),
    "jokers.2.only": QT_TRANSLATE_NOOP("Options", "A team meets two jokers or none."),
    "shadow.no.only": QT_TRANSLATE_NOOP("Options", "The Shadow joins three or four players."),
    "hand.3.only": QT_TRANSLATE_NOOP("Options", "Five heroes, the Shadow included, have three cards each."),
    "hand.4.only": QT_TRANSLATE_NOOP(
        "Options", "Up to four heroes have four cards each; only a team may play with three."
    ),
    "jokers": QT_TRANSLATE_NOOP("Options", "Jokers among the foes"),
    "hand": QT_TRANSLATE_NOOP("Options", "Cards in hand"),
    "shadow": QT_TRANSLATE_NOOP("Options", "The Shadow"),
    "shadow.no": QT_TRANSLATE_NOOP("Options", "stays away"),
    "shadow.yes": QT_TRANSLATE_NOOP("Options", "plays, from the deck"),
    "usual": QT_TRANSLATE_NOOP("Options", "The usual rules"),
    "named": QT_TRANSLATE_NOOP("Options", "%1: %2"),
    "match": QT_TRANSLATE_NOOP("Options", "The match ends"),
    "match.single": QT_TRANSLATE_NOOP("Options", "after one round"),
    "match.wins": QT_TRANSLATE_NOOP("Options", "when so many rounds are won"),
    "match.lives": QT_TRANSLATE_NOOP("Options", "when so many lives are lost"),
    "balls": QT_TRANSLATE_NOOP("Options", "Balls for each player"),
    "variant": QT_TRANSLATE_NOOP("Options", "Bonus cards are"),
    "variant.quickstart": QT_TRANSLATE_NOOP("Options", "not used"),
    "variant.standard": QT_TRANSLATE_NOOP("Options", "dealt"),
    "variant.advanced": QT_TRANSLATE_NOOP("Options", "chosen from a set that goes round"),
    "chips": QT_TRANSLATE_NOOP("Options", "The chips of others are"),
    "chips.open": QT_TRANSLATE_NOOP("Options", "always in sight"),
    "chips.hidden": QT_TRANSLATE_NOOP("Options", "hidden after each round"),
    "game.countdown": QT_TRANSLATE_NOOP("Options", "Limbo: the countdown"),
    "game.foes": QT_TRANSLATE_NOOP("Options", "Limbo: the foes"),
    "game.limit": QT_TRANSLATE_NOOP("Options", "Limit"),
    "game.libtis": QT_TRANSLATE_NOOP("Options", "Libtis"),
    "name.South": QT_TRANSLATE_NOOP("Options", "South"),
    "name.West": QT_TRANSLATE_NOOP("Options", "West"),
    "name.North": QT_TRANSLATE_NOOP("Options", "North"),
    "name.East": QT_TRANSLATE_NOOP("Options", "East"),
    "name.Northwest": QT_TRANSLATE_NOOP("Options", "Northwest"),
    "name.Northeast": QT_TRANSLATE_NOOP("Options", "Northeast"),
    "name.novice": QT_TRANSLATE_NOOP("Options", "Novice"),
    "name.casual": QT_TRANSLATE_NOOP("Options", "Casual player"),
    "name.club": QT_TRANSLATE_NOOP("Options", "Club player"),
    "name.expert": QT_TRANSLATE_NOOP("Options", "Expert"),
    "player.person": QT_TRANSLATE_NOOP("Options", "A person at this screen"),
    "player.novice": QT_TRANSLATE_NOOP("Options", "Computer: novice"),
    "player.casual": QT_TRANSLATE_NOOP("Options", "Computer: casual player"),
    "player.club": QT_TRANSLATE_NOOP("Options", "Computer: club player"),
    "player.expert": QT_TRANSLATE_NOOP("Options", "Computer: expert"),
}

#: Options whose values the tables have phrases for.
_PHRASES: Final = {"end": "countdown.goal", "match": "foes.goal", "mode": "foes.mode"}


def option_text(key: str) -> str:
    """Return what a game, an option, a value of one, or a player is called in the user's language."""
    return QCoreApplication.translate("Options", str(_LABELS[key]))


def means(name: str, value: OptionValue) -> str:
    """Return what a value of an option means, where its name does not say it all; else nothing."""
    key = f"{name}.{value}.means"
    return option_text(key) if key in _LABELS else ""


def restriction_text(restriction: Restriction) -> str:
    """Return why an option has fewer values than elsewhere."""
    return option_text(f"{restriction.name}.{restriction.values[0]}.only")


def value_text(name: str, value: OptionValue) -> str:
    """Return what a value of an option is called; a number is its own name."""
    return str(value) if isinstance(value, int) else option_text(f"{name}.{value}")


def variant_text(game: AnyGame, options: Options) -> str:
    """Return by which rules a match is played, shortly: by whose, and what is not as it usually is."""
    preset = game.preset(options)
    usual = {option.name: option.default for option in game.options} | dict(game.presets.get(preset, {}))
    said = [option_text(f"preset.{preset}")] if preset else []
    for option in game.options:
        value = options[option.name]
        if option.name == PLAYERS or value != usual[option.name]:
            said.append(_choice_text(option, value))
    return " · ".join(said) or option_text("usual")


def _choice_text(option: Option, value: OptionValue) -> str:
    word, _, number = str(value).partition(" ")
    code = f"{_PHRASES.get(option.name)}.{word}"
    if code in SENTENCES:
        return speak(Phrase(code, (("n", int(number)),) if number else ()))
    name = option_text("named").replace("%1", option_text(option.name))
    return name.replace("%2", value_text(option.name, value))
