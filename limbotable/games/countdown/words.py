"""The title and texts of the countdown game: its options and its rules."""

from __future__ import annotations

from typing import Final

from limbotable.core.sentences import translate
from limbotable.core.words import GameWords
from limbotable.games.countdown.sentences import SENTENCES

WORDS: Final = GameWords(
    title=translate("Options", "Limbo: the countdown"),
    pitch=translate(
        "Options", "Count down from 101. The winner scores for the cards played, the loser for what is left."
    ),
    players=translate("Options", "2 players · 3–5 minutes"),
    luck=translate("Options", "As much luck as skill"),
    #: who devised the game
    author=translate("Options", "David Parlett"),
    sentences=SENTENCES,
    options={
        "preset.english": translate("Options", "English rules"),
        "preset.japanese": translate("Options", "Japanese rules"),
        "preset.english.means": translate(
            "Options",
            "The rules as David Parlett wrote them: the stock is face down, and every card on the pile scores.",
        ),
        "preset.japanese.means": translate(
            "Options",
            "As it is played in Japan: the top card of the stock lies face up, and only the winner’s own cards score.",
        ),
        "stock": translate("Options", "The stock lies"),
        "stock.down": translate("Options", "face down"),
        "stock.up": translate("Options", "face up"),
        "stock.down.means": translate(
            "Options",
            "With an empty hand you draw without knowing what comes.",
        ),
        "stock.up.means": translate(
            "Options",
            "You know the starter before you double and, with an empty hand, the next card before you take it.",
        ),
        "deal": translate("Options", "The next deal"),
        "deal.continue": translate("Options", "from what is left"),
        "deal.reshuffle": translate("Options", "from the whole pack"),
        "deal.continue.means": translate(
            "Options",
            "Cards that were played stay out until fewer than eleven are left in the stock: remembering them pays.",
        ),
        "deal.reshuffle.means": translate("Options", "Every round begins with all 52 cards."),
        "win_cards": translate("Options", "The winner scores for"),
        "win_cards.pile": translate("Options", "every card on the pile"),
        "win_cards.own": translate("Options", "the winner’s own cards"),
        "doubling": translate("Options", "Doubling counts for"),
        "doubling.both": translate("Options", "both scores"),
        "doubling.winner": translate("Options", "the winner’s score"),
        "doubling.both.means": translate(
            "Options",
            "The loser’s points for the count are doubled too.",
        ),
        "next_dealer": translate("Options", "The next dealer is"),
        "next_dealer.alternate": translate("Options", "the other player"),
        "next_dealer.winner": translate("Options", "the winner"),
        "end": translate("Options", "The match ends"),
        "end.points": translate("Options", "when a player has a set number of points"),
        "end.rounds": translate("Options", "after a set number of rounds"),
        "end.endless": translate("Options", "when you stop"),
    },
    option_phrases={"end": "countdown.goal"},
    rule_places={
        "deal": ("shuffle",),
        "double": ("countdown.say-double", "countdown.doubling-over"),
        "starter": ("countdown.choose-starter", "countdown.starter-lies"),
        "play": (
            "countdown.card-first",
            "countdown.not-in-hand",
            "countdown.must-play",
            "countdown.hand-first",
        ),
        "numbers": ("countdown.too-high",),
        "aces": ("countdown.ace-11",),
        "jacks": (
            "countdown.jack-nothing",
            "countdown.jack-ace",
            "countdown.jack-king",
            "countdown.jack-plain",
            "countdown.jack-prime",
            "countdown.jack-queen",
            "countdown.jack-too-high",
        ),
        "queens": ("countdown.queen",),
        "kings": ("countdown.king-prime", "countdown.king-between", "countdown.king-divisor"),
        "blocked": (
            "drawn",
            "countdown.draw-first",
            "countdown.only-top",
            "countdown.top-face-up",
            "countdown.play-drawn",
        ),
        "match": ("over",),
    },
)
