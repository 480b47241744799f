"""The title and texts of Limit: its options and its rules."""

from __future__ import annotations

from typing import Final

from limbotable.core.sentences import translate
from limbotable.core.words import GameWords
from limbotable.games.limit.sentences import SENTENCES

WORDS: Final = GameWords(
    title=translate("Options", "Limit"),
    pitch=translate(
        "Options",
        "Build an island of tiles and balls, then take it apart. If you cannot complete a turn, you are out.",
    ),
    players=translate("Options", "2–3 players · 10–20 minutes"),
    luck=translate("Options", "No luck, only skill"),
    #: who devised the game
    author=translate("Options", "Cameron Browne"),
    sentences=SENTENCES,
    options={
        "preset.whole": translate("Options", "The whole island"),
        "preset.whole.means": translate(
            "Options",
            "Eight balls each on 32 tiles, as the rules have it.",
        ),
        "preset.short": translate("Options", "A short match"),
        "preset.short.means": translate(
            "Options",
            "Five balls each on 20 tiles: over sooner, and good to learn with.",
        ),
        "balls": translate("Options", "Balls for each player"),
        "balls.means": translate(
            "Options",
            "The island has four tiles for each ball of one player.",
        ),
        "games": translate("Options", "Games"),
        "games.means": translate(
            "Options",
            "Two games make a match in which each player has White once. With one win each, the match is shared.",
        ),
        "swap": translate("Options", "Swapping sides"),
        "swap.no.only": translate("Options", "Two players can swap sides, three cannot."),
        "games.1.only": translate("Options", "A match of two games is for two players."),
        "swap.no": translate("Options", "not allowed"),
        "swap.yes": translate("Options", "once, after White’s second turn"),
        "swap.yes.means": translate(
            "Options",
            "White has an advantage, so the second player may take over White instead of taking a second turn. "
            "White does best to begin neither too strongly nor too weakly.",
        ),
    },
    rule_places={
        "tile": (
            "ball",
            "placement",
            "limit.tile-first",
            "limit.tile-lies",
            "limit.tile-origin",
            "limit.tile-apart",
            "limit.tile-touches-none",
            "limit.tile-touches-one",
            "limit.tile-no-ball",
            "limit.ball-on-tile",
            "limit.ball-new-tile",
            "limit.ball-own-colour",
            "limit.ball-no-freedom",
            "limit.ball-last-freedom",
            "limit.ball-lies",
            "limit.no-tile",
            "limit.no-pass",
            "limit.only-pass",
        ),
        "balls": ("limit.ball-first",),
        "swap": ("limit.no-swap", "limit.swap-off"),
        "move": (
            "limit.move-first",
            "limit.move-no-path",
            "limit.move-stays",
            "limit.ball-shut-in",
            "limit.no-ball",
            "limit.other-ball",
            "limit.move-no-removal",
        ),
        "remove": ("limit.remove-first", "limit.remove-ball", "limit.remove-inside", "limit.remove-parts"),
        "equaliser": ("limit.move-captures", "limit.move-then-captures", "limit.remove-captures"),
    },
)
