"""The English sentences told while Libtis is played: turns, events and awards, by their codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate

TOLD: Final[Mapping[str, Sentence]] = {
    "libtis.award.alone": translate("Sentences", "{seat}, {place} place: {suit}"),
    "libtis.award.none": translate("Sentences", "{seat}, {place} place: no chip"),
    "libtis.award.shared": translate("Sentences", "{seats} tie for {place} place: each gets {suit}"),
    "libtis.award.shared-none": translate("Sentences", "{seats} tie for {place} place: no chip"),
    "libtis.here.alone": (
        "{seats} with %n cube, {place} place: {suit}",
        #: a player at a location, with cubes and what they pay
        translate("Sentences", "{seats} with %n cubes, {place} place: {suit}", "", 0),
    ),
    "libtis.here.none": (
        "{seats} with %n cube, {place} place: no chip",
        translate("Sentences", "{seats} with %n cubes, {place} place: no chip", "", 0),
    ),
    "libtis.here.shared": (
        "{seats} with %n cube each tie for {place} place: each gets {suit}",
        #: players at a location with equally many cubes, and what they pay
        translate("Sentences", "{seats} with %n cubes each tie for {place} place: each gets {suit}", "", 0),
    ),
    "libtis.here.shared-none": (
        "{seats} with %n cube each tie for {place} place: no chip",
        translate("Sentences", "{seats} with %n cubes each tie for {place} place: no chip", "", 0),
    ),
    "libtis.award.empty": translate("Sentences", "nobody has a cube here"),
    #: what a move changes at a location
    "libtis.came": translate("Sentences", "{location}: {remarks}"),
    #: what a move changes at the location that has just been named: “lead taken; you gain waves”
    "libtis.came.heard": translate("Sentences", "{remarks}."),
    "libtis.starts": translate("Sentences", "{seat} starts"),
    "libtis.starts.you": translate("Sentences", "You start"),
    "libtis.step.play": translate("Sentences", "{seat} plays a card"),
    "libtis.step.play.you": translate("Sentences", "Your turn: play a card"),
    #: one of several people at this screen is told what to do
    "libtis.due.play": translate("Sentences", "{seat}: play a card"),
    "libtis.due.play.you": translate("Sentences", "Your turn: play a card"),
    "libtis.step.take": translate("Sentences", "{seat} takes a bonus card"),
    "libtis.step.take.you": translate("Sentences", "Your turn: take a bonus card"),
    "libtis.due.take": translate("Sentences", "{seat}: take a bonus card"),
    "libtis.due.take.you": translate("Sentences", "Your turn: take a bonus card"),
    #: in the place of “Your turn: play a card”: one of the player’s cubes is picked,
    "libtis.next.cube": translate("Sentences", "Choose a card or a location for the cube"),
    #: or a cube and the card that moves it
    "libtis.next.both": translate("Sentences", "Choose a location for the cube"),
    #: after “Your turn: play a card.”
    "libtis.step.bare": translate("Sentences", "Your supply is empty: the card moves one of your cubes."),
    "libtis.log.start": translate("Sentences", "{seat} starts round 1."),
    "libtis.log.start.you": translate("Sentences", "You start round 1."),
    #: of the first round: who starts it is told already
    "libtis.log.deal-first": translate("Sentences", "Round {round} is dealt."),
    "libtis.log.deal": translate("Sentences", "Round {round} is dealt. {seat} starts."),
    "libtis.log.deal.you": translate("Sentences", "Round {round} is dealt. You start."),
    "libtis.log.bonuses": translate("Sentences", "Everybody is dealt a bonus card."),
    "libtis.log.set": translate("Sentences", "A set of bonus cards is passed round, beginning with {seat}."),
    "libtis.log.set.you": translate("Sentences", "A set of bonus cards is passed round, beginning with you."),
    "libtis.log.take": translate("Sentences", "{seat} takes the bonus card {card}."),
    "libtis.log.take.you": translate("Sentences", "You take the bonus card {card}."),
    "libtis.log.take-hidden": translate("Sentences", "{seat} takes a bonus card."),
    "libtis.log.take-hidden.you": translate("Sentences", "You take a bonus card."),
    "libtis.log.supply": translate(
        "Sentences", "{seat} plays the {card} and sends a cube from the supply to the {location}."
    ),
    "libtis.log.supply.you": translate(
        "Sentences", "You play the {card} and send a cube from your supply to the {location}."
    ),
    "libtis.log.move": translate(
        "Sentences", "{seat} plays the {card} and moves a cube from the {source} to the {location}."
    ),
    "libtis.log.move.you": translate(
        "Sentences", "You play the {card} and move a cube from the {source} to the {location}."
    ),
    "libtis.log.emptied": translate(
        "Sentences", "{seat}: the supply is empty, so from now on each card moves a cube."
    ),
    "libtis.log.emptied.you": translate(
        "Sentences", "Your supply is empty, so from now on each card moves one of your cubes."
    ),
    #: an action in short, for the ear
    "libtis.log.supply.short": translate("Sentences", "{seat}: {card}, {location}."),
    "libtis.log.move.short": translate("Sentences", "{seat}: {card}, {source} to {location}."),
    "libtis.log.scored": translate("Sentences", "Round {round} is scored."),
}
