"""The title and texts of Foes: its options and its rules."""

from __future__ import annotations

from typing import Final

from limbotable.core.sentences import translate
from limbotable.core.words import GameWords
from limbotable.games.foes.sentences import SENTENCES

WORDS: Final = GameWords(
    title=translate("Options", "Limbo: the foes"),
    pitch=translate(
        "Options",
        "Equal cards hide each other; the lowest card still showing takes the foe. Keep your corner empty.",
    ),
    players=translate("Options", "3–5 players · 5–15 minutes"),
    luck=translate("Options", "Much luck, some skill"),
    sentences=SENTENCES,
    options={
        "preset.solo": translate("Options", "Solo, with jokers"),
        "preset.solo.means": translate(
            "Options",
            "The player with the fewest foes left at the end wins.",
        ),
        "preset.team": translate("Options", "The team against the foes"),
        "preset.team.means": translate(
            "Options",
            "You win together if every corner is empty at the end.",
        ),
        "preset.pairs": translate("Options", "Two pairs"),
        "preset.pairs.means": translate(
            "Options",
            "Four players: the foes in the corners of partners are counted together.",
        ),
        "mode": translate("Options", "Mode"),
        "mode.team": translate("Options", "team: all together"),
        "mode.solo": translate("Options", "solo: each player alone"),
        "mode.pairs": translate("Options", "pairs: partners sit opposite each other"),
        "mode.pairs.means": translate("Options", "Players 1 and 3 play against players 2 and 4."),
        "mode.team.means": translate(
            "Options",
            "The foes win if one of them is left in any corner.",
        ),
        "mode.solo.means": translate(
            "Options", "The player with the fewest foes left wins; ties share the win."
        ),
        "mode.solo.only": translate("Options", "Pairs are for four players."),
        "jokers.2.only": translate("Options", "A team plays with two jokers or none."),
        "shadow.no.only": translate("Options", "The Shadow can join only three or four players."),
        "hand.3.only": translate(
            "Options", "With five heroes, the Shadow included, each hand has three cards."
        ),
        "hand.4.only": translate(
            "Options", "Up to four heroes have four cards each; only a team may play with three."
        ),
        "jokers": translate("Options", "Jokers among the foes"),
        "jokers.means": translate(
            "Options",
            "Two jokers in one corner cancel each other; a third one stays.",
        ),
        "hand": translate("Options", "Cards in hand"),
        "hand.3.means": translate("Options", "Three cards make it harder."),
        "shadow": translate("Options", "The Shadow"),
        "shadow.no": translate("Options", "off"),
        "shadow.yes": translate("Options", "on: plays from the deck"),
        "shadow.yes.means": translate(
            "Options",
            "A hero without a player: he plays the top card of the deck, and fills a corner of his own.",
        ),
        "match": translate("Options", "The match ends"),
        "match.single": translate("Options", "after one round"),
        "match.wins": translate("Options", "when a side has won a set number of rounds"),
        "match.lives": translate("Options", "when a side has lost a set number of lives"),
        "match.wins.means": translate("Options", "A team must win that many rounds before it loses as many."),
        "match.lives.means": translate("Options", "Each foe that is left costs a life."),
    },
    option_phrases={"match": "foes.goal", "mode": "foes.mode"},
    rule_places={
        "cards": ("shuffle",),
        "play": (
            "foes.card-first",
            "foes.own-place",
            "foes.not-in-hand",
            "foes.is-marker",
            "foes.name-marker",
            "foes.hand-empty",
            "foes.only-blind",
        ),
        "round": ("over",),
    },
)
