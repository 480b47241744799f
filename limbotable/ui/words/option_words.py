"""What options, their values and players are called in the user's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from limbotable.core.game import AnyGame
from limbotable.core.options import Option, Options, OptionValue, Restriction
from limbotable.core.phrases import Phrase
from limbotable.core.sentences import SENTENCES
from limbotable.ui.words.speak import speak

#: The option that says how many seats there are, where a game has one.
PLAYERS: Final = "players"

# Each word of the options as a person says it.  The keys are ``OPTION`` and ``OPTION.VALUE``; what a value
# (or each of them) means ends in ``.means``, and why only some are left, by the first of them, in ``.only``.
# The computer players of all games are named after the seasons, from the first of the year to the last.
_LABELS: Final = {
    "preset.english": QT_TRANSLATE_NOOP("Options", "English rules"),
    "preset.japanese": QT_TRANSLATE_NOOP("Options", "Japanese rules"),
    "preset.english.means": QT_TRANSLATE_NOOP(
        "Options",
        "The rules as David Parlett wrote them: the stock is face down, and every card on the pile pays.",
    ),
    "preset.japanese.means": QT_TRANSLATE_NOOP(
        "Options",
        "As it is played in Japan: the top of the stock lies open, and only the winner’s own cards pay.",
    ),
    "preset.solo": QT_TRANSLATE_NOOP("Options", "Each alone, with jokers"),
    "preset.solo.means": QT_TRANSLATE_NOOP(
        "Options",
        "Whose corner has the fewest foes left in the end wins.",
    ),
    "preset.team": QT_TRANSLATE_NOOP("Options", "The team against the foes"),
    "preset.team.means": QT_TRANSLATE_NOOP(
        "Options",
        "You win together if every corner is clear in the end.",
    ),
    "preset.pairs": QT_TRANSLATE_NOOP("Options", "Two pairs"),
    "preset.pairs.means": QT_TRANSLATE_NOOP(
        "Options",
        "Four players: the foes in the corners of partners are counted together.",
    ),
    "preset.first": QT_TRANSLATE_NOOP("Options", "The first time"),
    "preset.first.means": QT_TRANSLATE_NOOP("Options", "No bonus cards: learn how the locations pay."),
    "preset.usual": QT_TRANSLATE_NOOP("Options", "The usual game"),
    "preset.usual.means": QT_TRANSLATE_NOOP(
        "Options",
        "Everybody has a secret bonus, which is worth up to 12 points.",
    ),
    "preset.sharp": QT_TRANSLATE_NOOP("Options", "For good memories"),
    "preset.sharp.means": QT_TRANSLATE_NOOP(
        "Options",
        "You choose your bonus from a set that goes round, and remember who has won what.",
    ),
    "preset.whole": QT_TRANSLATE_NOOP("Options", "The whole island"),
    "preset.whole.means": QT_TRANSLATE_NOOP(
        "Options",
        "Eight balls each on 32 tiles, as the rules have it.",
    ),
    "preset.short": QT_TRANSLATE_NOOP("Options", "A short match"),
    "preset.short.means": QT_TRANSLATE_NOOP(
        "Options",
        "Five balls each on 20 tiles: over sooner, and good to learn with.",
    ),
    "preset.own": QT_TRANSLATE_NOOP("Options", "Your own choice"),
    "stock": QT_TRANSLATE_NOOP("Options", "The stock lies"),
    "stock.down": QT_TRANSLATE_NOOP("Options", "face down"),
    "stock.up": QT_TRANSLATE_NOOP("Options", "face up"),
    "stock.down.means": QT_TRANSLATE_NOOP(
        "Options",
        "With an empty hand you draw without knowing what comes.",
    ),
    "stock.up.means": QT_TRANSLATE_NOOP(
        "Options",
        "With an empty hand you know the next card before you take it, and the starter before you double.",
    ),
    "deal": QT_TRANSLATE_NOOP("Options", "The next deal"),
    "deal.continue": QT_TRANSLATE_NOOP("Options", "from what is left"),
    "deal.reshuffle": QT_TRANSLATE_NOOP("Options", "from the whole pack"),
    "deal.continue.means": QT_TRANSLATE_NOOP(
        "Options",
        "Cards that were played stay out until fewer than eleven are left: remembering them pays.",
    ),
    "deal.reshuffle.means": QT_TRANSLATE_NOOP("Options", "Every round begins with all 52 cards."),
    "win_cards": QT_TRANSLATE_NOOP("Options", "The winner is paid for"),
    "win_cards.pile": QT_TRANSLATE_NOOP("Options", "every card on the pile"),
    "win_cards.own": QT_TRANSLATE_NOOP("Options", "the winner’s own cards"),
    "doubling": QT_TRANSLATE_NOOP("Options", "Doubling counts for"),
    "doubling.both": QT_TRANSLATE_NOOP("Options", "both scores"),
    "doubling.winner": QT_TRANSLATE_NOOP("Options", "the winner’s score"),
    "doubling.both.means": QT_TRANSLATE_NOOP(
        "Options",
        "Being stopped at a high count pays double, too.",
    ),
    "next_dealer": QT_TRANSLATE_NOOP("Options", "The next dealer is"),
    "next_dealer.alternate": QT_TRANSLATE_NOOP("Options", "the other player"),
    "next_dealer.winner": QT_TRANSLATE_NOOP("Options", "the winner"),
    "end": QT_TRANSLATE_NOOP("Options", "The match ends"),
    "end.points": QT_TRANSLATE_NOOP("Options", "when a player has so many points"),
    "end.rounds": QT_TRANSLATE_NOOP("Options", "after so many rounds"),
    "end.endless": QT_TRANSLATE_NOOP("Options", "when you stop"),
    "players": QT_TRANSLATE_NOOP("Options", "Number of players"),
    "players.count": QT_TRANSLATE_NOOP("Options", "%1 players"),
    "mode": QT_TRANSLATE_NOOP("Options", "Who plays together"),
    "mode.team": QT_TRANSLATE_NOOP("Options", "all as one team"),
    "mode.solo": QT_TRANSLATE_NOOP("Options", "nobody: each alone"),
    "mode.pairs": QT_TRANSLATE_NOOP("Options", "those who sit opposite"),
    "mode.pairs.means": QT_TRANSLATE_NOOP("Options", "Players 1 and 3 play against players 2 and 4."),
    "mode.team.means": QT_TRANSLATE_NOOP(
        "Options",
        "The foes win if one of them is left in any corner.",
    ),
    "mode.solo.means": QT_TRANSLATE_NOOP("Options", "The fewest foes left win; equals share."),
    "mode.solo.only": QT_TRANSLATE_NOOP("Options", "Pairs are for four players."),
    "jokers.2.only": QT_TRANSLATE_NOOP("Options", "A team meets two jokers or none."),
    "shadow.no.only": QT_TRANSLATE_NOOP("Options", "The Shadow joins three or four players."),
    "hand.3.only": QT_TRANSLATE_NOOP("Options", "Five heroes, the Shadow included, have three cards each."),
    "hand.4.only": QT_TRANSLATE_NOOP(
        "Options", "Up to four heroes have four cards each; only a team may play with three."
    ),
    "jokers": QT_TRANSLATE_NOOP("Options", "Jokers among the foes"),
    "jokers.means": QT_TRANSLATE_NOOP(
        "Options",
        "Two jokers in one corner cancel each other; a third one stays.",
    ),
    "hand": QT_TRANSLATE_NOOP("Options", "Cards in hand"),
    "hand.3.means": QT_TRANSLATE_NOOP("Options", "Three cards make it harder."),
    "shadow": QT_TRANSLATE_NOOP("Options", "The Shadow"),
    "shadow.no": QT_TRANSLATE_NOOP("Options", "stays away"),
    "shadow.yes": QT_TRANSLATE_NOOP("Options", "plays, from the deck"),
    "shadow.yes.means": QT_TRANSLATE_NOOP(
        "Options",
        "A hero whom nobody leads: plays the top card of the deck, and fills a corner of its own.",
    ),
    "usual": QT_TRANSLATE_NOOP("Options", "The usual rules"),
    "named": QT_TRANSLATE_NOOP("Options", "%1: %2"),
    "match": QT_TRANSLATE_NOOP("Options", "The match ends"),
    "match.single": QT_TRANSLATE_NOOP("Options", "after one round"),
    "match.wins": QT_TRANSLATE_NOOP("Options", "when so many rounds are won"),
    "match.lives": QT_TRANSLATE_NOOP("Options", "when so many lives are lost"),
    "match.wins.means": QT_TRANSLATE_NOOP("Options", "As a team: before so many are lost."),
    "match.lives.means": QT_TRANSLATE_NOOP("Options", "Each foe that is left costs a life."),
    "balls": QT_TRANSLATE_NOOP("Options", "Balls for each player"),
    "balls.means": QT_TRANSLATE_NOOP(
        "Options",
        "The island has four tiles for each ball of one player.",
    ),
    "variant": QT_TRANSLATE_NOOP("Options", "Bonus cards are"),
    "variant.quickstart": QT_TRANSLATE_NOOP("Options", "not used"),
    "variant.standard": QT_TRANSLATE_NOOP("Options", "dealt"),
    "variant.advanced": QT_TRANSLATE_NOOP("Options", "chosen from a set that goes round"),
    "variant.quickstart.means": QT_TRANSLATE_NOOP("Options", "Chips alone count."),
    "variant.standard.means": QT_TRANSLATE_NOOP(
        "Options",
        "One of six bonus cards each, known to nobody else until the end.",
    ),
    "variant.advanced.means": QT_TRANSLATE_NOOP(
        "Options",
        "Each takes one and hands on the others; a seventh one pays for beating others at theirs.",
    ),
    "chips": QT_TRANSLATE_NOOP("Options", "The chips of others are"),
    "chips.open": QT_TRANSLATE_NOOP("Options", "always in sight"),
    "chips.hidden": QT_TRANSLATE_NOOP("Options", "hidden after each round"),
    "chips.hidden.means": QT_TRANSLATE_NOOP(
        "Options",
        "You see who wins what, and then have to remember it.",
    ),
    "game.countdown": QT_TRANSLATE_NOOP("Options", "Limbo: the countdown"),
    "game.foes": QT_TRANSLATE_NOOP("Options", "Limbo: the foes"),
    "game.limit": QT_TRANSLATE_NOOP("Options", "Limit"),
    "game.libtis": QT_TRANSLATE_NOOP("Options", "Libtis"),
    "game.countdown.means": QT_TRANSLATE_NOOP(
        "Options",
        "Bring a count down from 101. One is paid for the cards, the other for what is left of it.",
    ),
    "game.foes.means": QT_TRANSLATE_NOOP(
        "Options",
        "Cards hide each other, and the lowest that can be seen takes the foe. Keep your corner clear.",
    ),
    "game.libtis.means": QT_TRANSLATE_NOOP(
        "Options",
        "Send people to eight locations, have the most cubes where chips are paid, keep your bonus secret.",
    ),
    "game.limit.means": QT_TRANSLATE_NOOP(
        "Options",
        "Build an island of tiles and balls, then take it away again. Who has no full turn left is out.",
    ),
    "game.countdown.table": QT_TRANSLATE_NOOP("Options", "2 players · 3–5 minutes"),
    "game.foes.table": QT_TRANSLATE_NOOP("Options", "3–5 players · 5–15 minutes"),
    "game.libtis.table": QT_TRANSLATE_NOOP("Options", "3–5 players · 5–15 minutes"),
    "game.limit.table": QT_TRANSLATE_NOOP("Options", "2–3 players · 10–20 minutes"),
    "game.countdown.chance": QT_TRANSLATE_NOOP("Options", "As much luck as skill"),
    "game.foes.chance": QT_TRANSLATE_NOOP("Options", "Much luck, some skill"),
    "game.libtis.chance": QT_TRANSLATE_NOOP("Options", "More skill than luck"),
    "game.limit.chance": QT_TRANSLATE_NOOP("Options", "No luck, only skill"),
    "name.South": QT_TRANSLATE_NOOP("Options", "South"),
    "name.West": QT_TRANSLATE_NOOP("Options", "West"),
    "name.North": QT_TRANSLATE_NOOP("Options", "North"),
    "name.East": QT_TRANSLATE_NOOP("Options", "East"),
    "name.Northwest": QT_TRANSLATE_NOOP("Options", "Northwest"),
    "name.Northeast": QT_TRANSLATE_NOOP("Options", "Northeast"),
    "name.novice": QT_TRANSLATE_NOOP("Options", "April"),
    "name.casual": QT_TRANSLATE_NOOP("Options", "Summer"),
    "name.club": QT_TRANSLATE_NOOP("Options", "Autumn"),
    "name.expert": QT_TRANSLATE_NOOP("Options", "Winter"),
    "player.person": QT_TRANSLATE_NOOP("Options", "A person at this screen"),
    "player.novice": QT_TRANSLATE_NOOP("Options", "Computer: April, novice"),
    "player.novice.means": QT_TRANSLATE_NOOP(
        "Options",
        "Looks at little before playing. Good to learn with.",
    ),
    "player.casual": QT_TRANSLATE_NOOP("Options", "Computer: Summer, casual player"),
    "player.casual.means": QT_TRANSLATE_NOOP(
        "Options",
        "Sees simple plans coming. A friendly opponent.",
    ),
    "player.club": QT_TRANSLATE_NOOP("Options", "Computer: Autumn, club player"),
    "player.club.means": QT_TRANSLATE_NOOP(
        "Options",
        "Plays soundly, and takes what you leave open.",
    ),
    "player.expert": QT_TRANSLATE_NOOP("Options", "Computer: Winter, expert"),
    "player.expert.means": QT_TRANSLATE_NOOP(
        "Options",
        "Uses all its time to look ahead. Hard to beat.",
    ),
}

#: Options whose values the tables have phrases for.
_PHRASES: Final = {"end": "countdown.goal", "match": "foes.goal", "mode": "foes.mode"}


def option_text(key: str) -> str:
    """Return what a game, an option, a value of one, or a player is called in the user's language."""
    return QCoreApplication.translate("Options", str(_LABELS[key]))


def means(name: str, value: OptionValue) -> str:
    """Return what a value of an option means, where its name does not say it all; else nothing."""
    word = str(value).partition(" ")[0]
    keys = [key for key in (f"{name}.{word}.means", f"{name}.means") if key in _LABELS]
    return option_text(keys[0]) if keys else ""


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
    if option.name == PLAYERS:
        return option_text("players.count").replace("%1", str(value))
    word, _, number = str(value).partition(" ")
    code = f"{_PHRASES.get(option.name)}.{word}"
    if code in SENTENCES:
        return speak(Phrase(code, (("n", int(number)),) if number else ()))
    name = option_text("named").replace("%1", option_text(option.name))
    return name.replace("%2", value_text(option.name, value))
