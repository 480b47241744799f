"""The title and texts of Libtis: its options and its rules."""

from __future__ import annotations

from typing import Final

from limbotable.core.sentences import translate
from limbotable.core.words import GameWords
from limbotable.games.libtis.sentences import SENTENCES

WORDS: Final = GameWords(
    title=translate("Options", "Libtis"),
    pitch=translate(
        "Options",
        "Send cubes to eight locations, win the majorities that pay chips, and keep your bonus secret.",
    ),
    players=translate("Options", "3–5 players · 5–15 minutes"),
    luck=translate("Options", "More skill than luck"),
    sentences=SENTENCES,
    options={
        "preset.first": translate("Options", "Quickstart game"),
        "preset.first.means": translate("Options", "No bonus cards: learn how the locations pay."),
        "preset.usual": translate("Options", "Standard game"),
        "preset.usual.means": translate(
            "Options",
            "Everybody has a secret bonus worth up to 12 points.",
        ),
        "preset.sharp": translate("Options", "Advanced game, from memory"),
        "preset.sharp.means": translate(
            "Options",
            "You choose your bonus card from a set that is passed round, and have to remember the others’ chips.",
        ),
        "variant": translate("Options", "Bonus cards are"),
        "variant.quickstart": translate("Options", "not used: quickstart game"),
        "variant.standard": translate("Options", "dealt: standard game"),
        "variant.advanced": translate("Options", "chosen from a set that is passed round: advanced game"),
        "variant.quickstart.means": translate("Options", "Chips alone count."),
        "variant.standard.means": translate(
            "Options",
            "One of six bonus cards each, known to nobody else until the end.",
        ),
        "variant.advanced.means": translate(
            "Options",
            "Each player takes one and passes the rest; the seventh, the Betrayal, scores for beating the others at their bonuses.",
        ),
        "chips": translate("Options", "The chips of others are"),
        "chips.open": translate("Options", "always in sight"),
        "chips.hidden": translate("Options", "hidden after each round"),
        "chips.hidden.means": translate(
            "Options",
            "You see who gets which chips, and then have to remember them.",
        ),
    },
    rule_places={
        "setup": ("start", "shuffle", "bonus", "libtis.bonuses-dealt"),
        "play": (
            "libtis.card-first",
            "libtis.not-in-hand",
            "libtis.no-card",
            "libtis.no-shared-suit",
            "libtis.stays",
            "libtis.no-supply",
            "libtis.no-cube",
            "libtis.others-cube",
        ),
        "score": ("over",),
        "options": (
            "take",
            "libtis.take-first",
            "libtis.not-in-set",
            "libtis.no-bonuses",
            "libtis.bonuses-taken",
        ),
    },
)
