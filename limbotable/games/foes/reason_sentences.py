"""The English sentences of the reasons for an action in Foes, by their codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate

REASONS: Final[Mapping[str, Sentence]] = {
    # --- why an action is better than another one ----------------------------------------------------
    #: of a foe: what happens to it in a corner; after a comma
    "reason.foes.remains": translate("Sentences", "where nothing cancels it"),
    #: of a foe, after a comma: another foe of its number and colour, or two that make a straight with it, may come
    "reason.foes.hopes": translate("Sentences", "where only a later foe can cancel it"),
    #: of a foe, after a comma
    "reason.foes.pairs": translate("Sentences", "where it and {foe} cancel each other"),
    #: of a foe, after a comma
    "reason.foes.straight": translate("Sentences", "where it completes a straight"),
    #: of a foe, after a comma: it is cancelled there, and another foe is left that would not have been
    "reason.foes.breaks": translate("Sentences", "where it breaks up a straight"),
    #: “effect” says what happens to the foe there
    "reason.foes.takes": translate("Sentences", "This sends {foe} to {seat}’s corner, {effect}."),
    "reason.foes.takes.you": translate("Sentences", "This brings {foe} to your corner, {effect}."),
    "reason.foes.takes.other": translate("Sentences", "{other} sends the foe to {seat}’s corner, {effect}."),
    "reason.foes.takes.other.you": translate("Sentences", "{other} brings the foe to your corner, {effect}."),
    #: this and the next eight come before a sentence about cards in hand: both actions do the same
    "reason.foes.takes.either": translate("Sentences", "Either way {foe} goes to {seat}’s corner."),
    "reason.foes.takes.either.you": translate("Sentences", "Either way {foe} comes to your corner."),
    "reason.foes.stands.either": translate("Sentences", "Either way {foe} goes to {seat}’s corner for now."),
    "reason.foes.stands.either.you": translate("Sentences", "Either way {foe} comes to your corner for now."),
    #: than that of the player who acts
    "reason.foes.takes.either.another": translate("Sentences", "Either way {foe} goes to another corner."),
    #: than that of the player who acts
    "reason.foes.stands.either.another": translate(
        "Sentences", "Either way {foe} goes to another corner for now."
    ),
    "reason.foes.nobody.either": translate("Sentences", "Either way nobody takes {foe}."),
    "reason.foes.nobody-yet.either": translate("Sentences", "Either way nobody takes {foe} for now."),
    "reason.foes.chance.either": translate("Sentences", "Either way the top card of the deck decides."),
    "reason.foes.stands": (
        "For now this sends {foe} to {seat}’s corner, {effect}; %n of the {all} unseen cards would change that.",
        #: as long as no card comes whose number is equal to that of the lowest visible card, or lower
        translate(
            "Sentences",
            "For now this sends {foe} to {seat}’s corner, {effect}; %n of the {all} unseen cards would change that.",
            "",
            0,
        ),
    ),
    "reason.foes.stands.you": (
        "For now this brings {foe} to your corner, {effect}; %n of the {all} unseen cards would change that.",
        #: as long as no card comes whose number is equal to that of the lowest visible card, or lower
        translate(
            "Sentences",
            "For now this brings {foe} to your corner, {effect}; %n of the {all} unseen cards would change that.",
            "",
            0,
        ),
    ),
    "reason.foes.stands.other": (
        "{other} sends the foe to {seat}’s corner for now, {effect}; %n of the {all} unseen cards would change that.",
        translate(
            "Sentences",
            "{other} sends the foe to {seat}’s corner for now, {effect}; %n of the {all} unseen cards would change that.",
            "",
            0,
        ),
    ),
    "reason.foes.stands.all": translate(
        "Sentences",
        "For now this sends {foe} to {seat}’s corner, {effect}; every unseen card would change that.",
    ),
    "reason.foes.stands.all.you": translate(
        "Sentences",
        "For now this brings {foe} to your corner, {effect}; every unseen card would change that.",
    ),
    "reason.foes.stands.other.all": translate(
        "Sentences",
        "{other} sends the foe to {seat}’s corner for now, {effect}; every unseen card would change that.",
    ),
    "reason.foes.stands.other.all.you": translate(
        "Sentences",
        "{other} brings the foe to your corner for now, {effect}; every unseen card would change that.",
    ),
    "reason.foes.none-lower": translate(
        "Sentences",
        "For now this sends {foe} to {seat}’s corner, {effect}; no unseen card would change that.",
    ),
    "reason.foes.none-lower.other": translate(
        "Sentences",
        "{other} sends the foe to {seat}’s corner for now, {effect}; no unseen card would change that.",
    ),
    "reason.foes.stands.other.you": (
        "{other} brings the foe to your corner for now, {effect}; %n of the {all} unseen cards would change that.",
        translate(
            "Sentences",
            "{other} brings the foe to your corner for now, {effect}; %n of the {all} unseen cards would change that.",
            "",
            0,
        ),
    ),
    "reason.foes.none-lower.you": translate(
        "Sentences", "For now this brings {foe} to your corner, {effect}; no unseen card would change that."
    ),
    "reason.foes.none-lower.other.you": translate(
        "Sentences",
        "{other} brings the foe to your corner for now, {effect}; no unseen card would change that.",
    ),
    "reason.foes.nobody": translate("Sentences", "Nobody takes {foe}: all cards hide each other."),
    "reason.foes.nobody.other": translate(
        "Sentences", "{other} sends the foe to nobody: all cards hide each other."
    ),
    "reason.foes.nobody-yet": translate(
        "Sentences",
        "For now nobody takes {foe}: all cards hide each other, and those that follow decide.",
    ),
    "reason.foes.nobody-yet.other": translate(
        "Sentences", "{other} sends the foe to nobody for now: all cards hide each other."
    ),
    "reason.foes.chance": (
        "Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner, {effect}.",
        #: as the lowest card
        translate(
            "Sentences",
            "Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner, {effect}.",
            "",
            0,
        ),
    ),
    "reason.foes.chance.you": (
        "Played blind, %n of the {all} unseen cards would bring {foe} to your corner, {effect}.",
        #: as the lowest card
        translate(
            "Sentences",
            "Played blind, %n of the {all} unseen cards would bring {foe} to your corner, {effect}.",
            "",
            0,
        ),
    ),
    "reason.foes.chance.other": (
        "{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner, {effect}.",
        translate(
            "Sentences",
            "{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner, {effect}.",
            "",
            0,
        ),
    ),
    "reason.foes.chance.other.you": (
        "{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner, {effect}.",
        translate(
            "Sentences",
            "{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner, {effect}.",
            "",
            0,
        ),
    ),
    #: as the lowest card
    "reason.foes.chance.all": translate(
        "Sentences",
        "Played blind, every unseen card would send {foe} to {seat}’s corner, {effect}.",
    ),
    #: as the lowest card
    "reason.foes.chance.all.you": translate(
        "Sentences",
        "Played blind, every unseen card would bring {foe} to your corner, {effect}.",
    ),
    "reason.foes.chance.other.all": translate(
        "Sentences",
        "{other} sends the foe to {seat}’s corner, {effect}, whichever card comes.",
    ),
    "reason.foes.chance.other.all.you": translate(
        "Sentences",
        "{other} brings the foe to your corner, {effect}, whichever card comes.",
    ),
    "reason.foes.no-chance": translate(
        "Sentences",
        "Played blind, none of the {all} unseen cards would send {foe} to {seat}’s corner.",
    ),
    "reason.foes.no-chance.you": translate(
        "Sentences",
        "Played blind, none of the {all} unseen cards would bring {foe} to your corner.",
    ),
    "reason.foes.no-chance.other": translate(
        "Sentences",
        "{other} sends the foe to {seat}’s corner with none of the {all} unseen cards.",
    ),
    "reason.foes.no-chance.other.you": translate(
        "Sentences",
        "{other} brings the foe to your corner with none of the {all} unseen cards.",
    ),
    "reason.foes.chance.now": (
        "Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner for now, {effect}.",
        #: as the lowest card, while others have yet to play
        translate(
            "Sentences",
            "Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner for now, {effect}.",
            "",
            0,
        ),
    ),
    "reason.foes.chance.now.you": (
        "Played blind, %n of the {all} unseen cards would bring {foe} to your corner for now, {effect}.",
        #: as the lowest card, while others have yet to play
        translate(
            "Sentences",
            "Played blind, %n of the {all} unseen cards would bring {foe} to your corner for now, {effect}.",
            "",
            0,
        ),
    ),
    "reason.foes.chance.now.other": (
        "{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner for now, {effect}.",
        translate(
            "Sentences",
            "{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner for now, {effect}.",
            "",
            0,
        ),
    ),
    "reason.foes.chance.now.other.you": (
        "{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner for now, {effect}.",
        translate(
            "Sentences",
            "{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner for now, {effect}.",
            "",
            0,
        ),
    ),
    "reason.foes.chance.now.all": (
        "Played blind, every unseen card would send {foe} to {seat}’s corner for now, {effect}; on average, %n of the {all} others would change that.",
        #: the number of others is that of the unseen cards beside the one that is played, while others have yet to play
        translate(
            "Sentences",
            "Played blind, every unseen card would send {foe} to {seat}’s corner for now, {effect}; on average, %n of the {all} others would change that.",
            "",
            0,
        ),
    ),
    "reason.foes.chance.now.all.you": (
        "Played blind, every unseen card would bring {foe} to your corner for now, {effect}; on average, %n of the {all} others would change that.",
        #: the number of others is that of the unseen cards beside the one that is played, while others have yet to play
        translate(
            "Sentences",
            "Played blind, every unseen card would bring {foe} to your corner for now, {effect}; on average, %n of the {all} others would change that.",
            "",
            0,
        ),
    ),
    "reason.foes.chance.now.other.all": (
        "{other} sends the foe to {seat}’s corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.",
        translate(
            "Sentences",
            "{other} sends the foe to {seat}’s corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.",
            "",
            0,
        ),
    ),
    "reason.foes.chance.now.other.all.you": (
        "{other} brings the foe to your corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.",
        translate(
            "Sentences",
            "{other} brings the foe to your corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.",
            "",
            0,
        ),
    ),
    "reason.foes.no-chance.now": translate(
        "Sentences",
        "Played blind, none of the {all} unseen cards would send {foe} to {seat}’s corner yet.",
    ),
    "reason.foes.no-chance.now.you": translate(
        "Sentences",
        "Played blind, none of the {all} unseen cards would bring {foe} to your corner yet.",
    ),
    "reason.foes.no-chance.now.other": translate(
        "Sentences",
        "{other} sends the foe to {seat}’s corner for now with none of the {all} unseen cards.",
    ),
    "reason.foes.no-chance.now.other.you": translate(
        "Sentences",
        "{other} brings the foe to your corner for now with none of the {all} unseen cards.",
    ),
    "reason.foes.avoids": (
        "Played blind, %n of the {all} unseen cards would keep {foe} out of {seat}’s corner, {effect}.",
        #: the effect is that in this corner
        translate(
            "Sentences",
            "Played blind, %n of the {all} unseen cards would keep {foe} out of {seat}’s corner, {effect}.",
            "",
            0,
        ),
    ),
    "reason.foes.avoids.you": (
        "Played blind, %n of the {all} unseen cards would keep {foe} out of your corner, {effect}.",
        #: the effect is that in this corner
        translate(
            "Sentences",
            "Played blind, %n of the {all} unseen cards would keep {foe} out of your corner, {effect}.",
            "",
            0,
        ),
    ),
    "reason.foes.avoids.now": (
        "Played blind, %n of the {all} unseen cards would for now keep {foe} out of {seat}’s corner, {effect}.",
        #: the effect is that in this corner, while others have yet to play
        translate(
            "Sentences",
            "Played blind, %n of the {all} unseen cards would for now keep {foe} out of {seat}’s corner, {effect}.",
            "",
            0,
        ),
    ),
    "reason.foes.avoids.now.you": (
        "Played blind, %n of the {all} unseen cards would for now keep {foe} out of your corner, {effect}.",
        #: the effect is that in this corner, while others have yet to play
        translate(
            "Sentences",
            "Played blind, %n of the {all} unseen cards would for now keep {foe} out of your corner, {effect}.",
            "",
            0,
        ),
    ),
    "reason.foes.replaced": (
        "Playing from hand keeps %n card to choose from: the one played is replaced at once.",
        #: the number of cards in hand, before and after
        translate(
            "Sentences",
            "Playing from hand keeps %n cards to choose from: the one played is replaced at once.",
            "",
            0,
        ),
    ),
    "reason.foes.blind": translate(
        "Sentences",
        "{other} leaves one card fewer to choose from until the reshuffle.",
    ),
    #: playing the top card of the deck
    "reason.foes.unspent": translate("Sentences", "This lets the top card of the deck decide."),
    #: the hand is empty
    "reason.foes.bare": translate(
        "Sentences", "There is no choice: the hand is empty, and the top card of the deck decides."
    ),
    #: the number on a card
    "reason.foes.marker": translate(
        "Sentences",
        "This spends the {number} as the marker and keeps a higher card, which takes a foe less easily.",
    ),
    #: the number on a card
    "reason.foes.marker.other": translate(
        "Sentences", "{other} spends the {number} as the marker, where a lower card would do."
    ),
    #: the number on a card
    "reason.foes.saves-low": translate("Sentences", "This saves the {number} for a foe that is welcome."),
    #: the number on a card
    "reason.foes.saves-high": translate(
        "Sentences", "This saves the {number} for a foe that is not welcome."
    ),
    "reason.foes.lowest": translate("Sentences", "{other} spends the {number}, the lowest card in hand."),
    "reason.foes.highest": translate("Sentences", "{other} spends the {number}, the highest card in hand."),
}
