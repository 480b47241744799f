"""The English sentences told while Foes is played: turns, events and their reasons, by their codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate

TOLD: Final[Mapping[str, Sentence]] = {
    #: what another player is to do now
    "foes.turn": translate("Sentences", "{seat} plays a card"),
    "foes.turn.you": translate("Sentences", "It is your turn"),
    #: one of several people at this screen is told what to do
    "foes.turn.play": translate("Sentences", "{seat}: play a card, or play blind"),
    "foes.turn.play.you": translate("Sentences", "Your turn: play a card, or play blind"),
    "foes.turn.blind": translate("Sentences", "{seat}: play blind"),
    "foes.turn.blind.you": translate("Sentences", "Your turn: play blind"),
    #: told with the turn: the foe would go to this player, if nobody changed that
    "foes.turn.so-far": translate("Sentences", "So far the foe goes to {seat}: the {card} is the lowest."),
    "foes.turn.none-visible": translate("Sentences", "So far no card is visible."),
    #: the only player that is still to play in this cycle
    "foes.turn.after-one": translate("Sentences", "{seats} plays after you."),
    #: the players that are still to play in this cycle
    "foes.turn.after": translate("Sentences", "{seats} play after you."),
    "foes.turn.last": translate("Sentences", "You are the last to play."),
    "foes.log.emptied": translate("Sentences", "{seat} uses the last card in hand."),
    "foes.log.emptied.you": translate("Sentences", "You use the last card in your hand."),
    "foes.why.none-visible": translate("Sentences", "No card is visible now."),
    #: a foe that was just taken, and foes in the same corner
    "foes.log.matched": (
        "It cancels with {others}: {seat} has %n foe left.",
        translate("Sentences", "It cancels with {others}: {seat} has %n foes left.", "", 0),
    ),
    "foes.log.matched.you": (
        "It cancels with {others}: you have %n foe left.",
        translate("Sentences", "It cancels with {others}: you have %n foes left.", "", 0),
    ),
    #: a foe that was just taken, and foes in the same corner
    "foes.log.matched-all": translate("Sentences", "It cancels with {others}: {seat} has no foe left."),
    "foes.log.matched-all.you": translate("Sentences", "It cancels with {others}: you have no foe left."),
    "foes.log.round-single": translate("Sentences", "Round {round} begins."),
    "foes.log.round-single.heard": translate("Sentences", "Round {round} begins; it is the only one."),
    "foes.log.round-wins": translate("Sentences", "Round {round} begins."),
    "foes.log.round-wins.heard": (
        "Round {round} begins, in a match to %n win.",
        translate("Sentences", "Round {round} begins, in a match to %n wins.", "", 0),
    ),
    "foes.log.round-lives": translate("Sentences", "Round {round} begins."),
    "foes.log.round-lives.heard": (
        "Round {round} begins, in a match of %n life.",
        translate("Sentences", "Round {round} begins, in a match of %n lives.", "", 0),
    ),
    "foes.log.deal": translate("Sentences", "{seat} deals the cards."),
    "foes.log.deal.you": translate("Sentences", "You deal the cards."),
    #: {full}: the number of cards in a full hand
    "foes.log.reshuffle.heard": (
        "{seat} shuffles the discards and the markers and refills all hands to {full} cards: %n card is left in the deck.",
        translate(
            "Sentences",
            "{seat} shuffles the discards and the markers and refills all hands to {full} cards: %n cards are left in the deck.",
            "",
            0,
        ),
    ),
    #: {full}: the number of cards in a full hand
    "foes.log.reshuffle.you.heard": (
        "You shuffle the discards and the markers and refill all hands to {full} cards: %n card is left in the deck.",
        translate(
            "Sentences",
            "You shuffle the discards and the markers and refill all hands to {full} cards: %n cards are left in the deck.",
            "",
            0,
        ),
    ),
    "foes.log.reshuffle": (
        "{seat} shuffles the discards and the markers and refills all hands: %n card is left in the deck.",
        translate(
            "Sentences",
            "{seat} shuffles the discards and the markers and refills all hands: %n cards are left in the deck.",
            "",
            0,
        ),
    ),
    "foes.log.reshuffle.you": (
        "You shuffle the discards and the markers and refill all hands: %n card is left in the deck.",
        translate(
            "Sentences",
            "You shuffle the discards and the markers and refill all hands: %n cards are left in the deck.",
            "",
            0,
        ),
    ),
    "foes.log.comes": translate("Sentences", "A foe comes: {foe}."),
    "foes.log.comes.short": translate("Sentences", "A foe comes: {foe}."),
    #: {begins}: which player begins the cycle
    "foes.log.comes.heard": translate("Sentences", "A foe comes: {foe}. {begins}."),
    "foes.log.comes-last": translate("Sentences", "The last foe comes: {foe}."),
    "foes.log.comes-last.short": translate("Sentences", "The last foe comes: {foe}."),
    "foes.log.comes-last.heard": translate("Sentences", "The last foe comes: {foe}. {begins}."),
    #: an action in short, for the ear
    "foes.log.play.short": translate("Sentences", "{seat}: {card}."),
    "foes.log.blind.short": translate("Sentences", "{seat}, blind: {card}."),
    "foes.log.takes.short": translate("Sentences", "The foe: {seat}."),
    "foes.log.play": translate("Sentences", "{seat} plays the {card}."),
    "foes.log.play.you": translate("Sentences", "You play the {card}."),
    "foes.log.blind": translate("Sentences", "{seat} plays blind: {card}."),
    "foes.log.blind.you": translate("Sentences", "You play blind: {card}."),
    "foes.log.blind-left": translate("Sentences", "{seat} plays blind: {card}."),
    "foes.log.blind-left.you": translate("Sentences", "You play blind: {card}."),
    "foes.log.blind-left.short": translate("Sentences", "{seat}, blind: {card}."),
    #: as it is read out, with the number of cards that are still in the player’s hand
    "foes.log.blind-left.heard": (
        "{seat} plays blind: {card}; %n card left in hand.",
        translate("Sentences", "{seat} plays blind: {card}; %n cards left in hand.", "", 0),
    ),
    "foes.log.blind-left.you.heard": (
        "You play blind: {card}; %n card left in your hand.",
        translate("Sentences", "You play blind: {card}; %n cards left in your hand.", "", 0),
    ),
    #: the Shadow
    "foes.log.shadow": translate("Sentences", "{seat} plays: {card}."),
    "foes.log.takes": translate("Sentences", "{seat} takes the foe: {foe}."),
    "foes.log.takes.you": translate("Sentences", "You take the foe: {foe}."),
    #: as it is read out, with the number of foes in the player’s corner
    "foes.log.takes.heard": (
        "{seat} takes the foe: {foe}; now %n foe is in the corner.",
        translate("Sentences", "{seat} takes the foe: {foe}; now %n foes are in the corner.", "", 0),
    ),
    "foes.log.takes.you.heard": (
        "You take the foe: {foe}; now %n foe is in your corner.",
        translate("Sentences", "You take the foe: {foe}; now %n foes are in your corner.", "", 0),
    ),
    "foes.log.stays": translate("Sentences", "The foe stays."),
    "foes.log.stays.short": translate("Sentences", "The foe stays."),
    #: {begins}: which player begins the next cycle
    "foes.log.stays.heard": translate("Sentences", "The foe stays. {begins}."),
    "foes.log.chaos": translate("Sentences", "The last foe is taken, and the chaos begins."),
    #: pairs and straights of foes that cancel each other
    "foes.groups": translate("Sentences", "{first}; {second}"),
    #: what the chaos cancels, as it is read out
    "foes.log.cancel.heard": translate(
        "Sentences", "In the corner of {seat} these cancel each other: {groups}."
    ),
    "foes.log.cancel.you.heard": translate("Sentences", "In your corner these cancel each other: {groups}."),
    "foes.log.cancel": (
        "In the corner of {seat}, %n foe is cancelled.",
        translate("Sentences", "In the corner of {seat}, %n foes are cancelled.", "", 0),
    ),
    "foes.log.cancel.you": (
        "In your corner, %n foe is cancelled.",
        translate("Sentences", "In your corner, %n foes are cancelled.", "", 0),
    ),
    "foes.why.pair": translate("Sentences", "The {first} and the {second} hide each other."),
    "foes.why.revealed": translate(
        "Sentences",
        "The {first} and the {second} are of one colour and hide each other: the {card} is visible.",
    ),
    "foes.why.all": translate("Sentences", "All four cards of the number {rank} hide each other."),
    "foes.why.lowest": translate("Sentences", "The {card} is the lowest visible card."),
    "foes.why.nobody": translate("Sentences", "No card is visible: it is a draw."),
}
