"""What Overtake is called, and all that it says: in English everywhere, because it is not translated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate
from limbotable.core.words import GameWords

SENTENCES: Final[Mapping[str, Sentence]] = {
    "overtake.card": translate("Sentences", "{number}"),
    "overtake.notation": translate(
        "Sentences", "“{text}” is no card: they bear the numbers from 1 to {most}."
    ),
    "overtake.not-in-hand": translate("Sentences", "You do not have the {card} in your hand."),
    "overtake.name.mine": translate("Sentences", "{card}, your hand"),
    "overtake.name.theirs": translate("Sentences", "face-down card, hand of {seat}"),
    "overtake.name.deck": translate("Sentences", "face-down card, out of play"),
    "overtake.name.played": translate("Sentences", "{card}, played by {seat}"),
    "overtake.spot": translate("Sentences", "the middle of the table"),
    "overtake.taken": (
        "%n trick",
        translate("Sentences", "%n tricks", "", 0),
    ),
    "overtake.do.play": translate("Sentences", "Play the {card}"),
    "overtake.log.deal": translate("Sentences", "The cards are dealt."),
    "overtake.log.play": translate("Sentences", "{seat} lays the {card}."),
    "overtake.log.takes": translate("Sentences", "{seat} takes the trick."),
}

WORDS: Final = GameWords(
    title="Overtake",
    pitch="Twelve cards, five tricks: the higher card takes.",
    players="2 players · 1 minute",
    luck="Much luck",
    sentences=SENTENCES,
    options={
        "hand": "Tricks to a match",
        "hand.means": "As many cards are dealt to each.",
        "order": "A trick goes to",
        "order.high": "the higher card",
        "order.low": "the lower card",
        "order.low.means": "Then a 1 is the best card.",
        "preset.over": "Overtake",
        "preset.under": "Undercut",
    },
    rule_places={"play": ("overtake.not-in-hand",)},
)
