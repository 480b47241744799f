"""What options, their values and players are called in the user's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from limbotable.core.options import OptionValue

# Each word of the options as a person says it.  The keys are ``OPTION`` and ``OPTION.VALUE``.
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
    "balls": QT_TRANSLATE_NOOP("Options", "Balls for each player"),
    "variant": QT_TRANSLATE_NOOP("Options", "Bonus cards are"),
    "variant.quickstart": QT_TRANSLATE_NOOP("Options", "not used"),
    "variant.standard": QT_TRANSLATE_NOOP("Options", "dealt"),
    "variant.advanced": QT_TRANSLATE_NOOP("Options", "chosen from a set that goes round"),
    "chips": QT_TRANSLATE_NOOP("Options", "The chips of others are"),
    "chips.open": QT_TRANSLATE_NOOP("Options", "always in sight"),
    "chips.hidden": QT_TRANSLATE_NOOP("Options", "hidden after each round"),
    "game.countdown": QT_TRANSLATE_NOOP("Options", "Limbo: the countdown"),
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


def option_text(key: str) -> str:
    """Return what a game, an option, a value of one, or a player is called in the user's language."""
    return QCoreApplication.translate("Options", str(_LABELS[key]))


def value_text(name: str, value: OptionValue) -> str:
    """Return what a value of an option is called; a number is its own name."""
    return str(value) if isinstance(value, int) else option_text(f"{name}.{value}")
