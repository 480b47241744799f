"""The English sentences told while the countdown game is played: turns, events and their reasons, by their codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate

TOLD: Final[Mapping[str, Sentence]] = {
    #: one of several people at this screen is told what to do
    "countdown.prompt.double": translate("Sentences", "{seat}: double or pass"),
    "countdown.prompt.double.you": translate("Sentences", "Your turn: double or pass"),
    "countdown.prompt.starter": translate("Sentences", "{seat}: choose the value of the ace"),
    "countdown.prompt.starter.you": translate("Sentences", "Your turn: choose the value of the ace"),
    "countdown.prompt.play": translate("Sentences", "{seat}: play a card"),
    "countdown.prompt.play.you": translate("Sentences", "Your turn: play a card"),
    "countdown.prompt.draw": translate("Sentences", "{seat}: draw from the stock, or stop"),
    "countdown.prompt.draw.you": translate("Sentences", "Your turn: draw from the stock, or stop"),
    "countdown.prompt.draw.heard": translate(
        "Sentences", "{seat}, with an empty hand and the count at {count}: draw from the stock, or stop"
    ),
    "countdown.prompt.draw.you.heard": translate(
        "Sentences", "Your turn, with an empty hand and the count at {count}: draw from the stock, or stop"
    ),
    #: the top card of the stock lies face up
    "countdown.prompt.drawn": translate("Sentences", "{seat}: play the card on the stock, or stop"),
    #: the top card of the stock lies face up
    "countdown.prompt.drawn.you": translate("Sentences", "Your turn: play the card on the stock, or stop"),
    "countdown.prompt.drawn.heard": translate(
        "Sentences",
        "{seat}, with an empty hand and the count at {count}: play the card on the stock, or stop",
    ),
    "countdown.prompt.drawn.you.heard": translate(
        "Sentences",
        "Your turn, with an empty hand and the count at {count}: play the card on the stock, or stop",
    ),
    #: what another player is to do now
    "countdown.turn.double": translate("Sentences", "{seat} decides whether to double"),
    "countdown.turn.double.you": translate("Sentences", "It is your turn"),
    #: what another player is to do now
    "countdown.turn.starter": translate("Sentences", "{seat} chooses the value of the ace"),
    "countdown.turn.starter.you": translate("Sentences", "It is your turn"),
    #: what another player is to do now
    "countdown.turn.play": translate("Sentences", "{seat} is to play"),
    "countdown.turn.play.you": translate("Sentences", "It is your turn"),
    #: what another player is to do now: the top card of the stock lies face up
    "countdown.turn.drawn": translate("Sentences", "{seat} has drawn a card"),
    "countdown.turn.drawn.you": translate("Sentences", "It is your turn"),
    "countdown.why.cards.plain": (
        "%n card on the pile × {each} points = {points}",
        #: the winner's points for a round
        translate("Sentences", "%n cards on the pile × {each} points = {points}", "", 0),
    ),
    "countdown.why.cards.doubled": (
        "%n card on the pile × {each} points × {factor} (doubled) = {points}",
        #: the winner's points for a round, after somebody has doubled them
        translate("Sentences", "%n cards on the pile × {each} points × {factor} (doubled) = {points}", "", 0),
    ),
    "countdown.why.own.plain": (
        "%n of the winner’s cards on the pile × {each} points = {points}",
        #: the winner's points for a round: for the cards that it played itself
        translate("Sentences", "%n of the winner’s cards on the pile × {each} points = {points}", "", 0),
    ),
    "countdown.why.own.doubled": (
        "%n of the winner’s cards on the pile × {each} points × {factor} (doubled) = {points}",
        translate(
            "Sentences",
            "%n of the winner’s cards on the pile × {each} points × {factor} (doubled) = {points}",
            "",
            0,
        ),
    ),
    "countdown.why.cards.redoubled": (
        "%n card on the pile × {each} points × {factor} (doubled twice) = {points}",
        #: the winner's points for a round, after both players have doubled them
        translate(
            "Sentences", "%n cards on the pile × {each} points × {factor} (doubled twice) = {points}", "", 0
        ),
    ),
    "countdown.why.own.redoubled": (
        "%n of the winner’s cards on the pile × {each} points × {factor} (doubled twice) = {points}",
        translate(
            "Sentences",
            "%n of the winner’s cards on the pile × {each} points × {factor} (doubled twice) = {points}",
            "",
            0,
        ),
    ),
    "countdown.why.count.redoubled": translate(
        "Sentences",
        "the loser scores the count, {count} × {each} points × {factor} (doubled twice) = {points}",
    ),
    #: the loser's points for a round
    "countdown.why.count.plain": translate(
        "Sentences", "the loser scores the count, {count} × {each} points = {points}"
    ),
    "countdown.why.count.doubled": translate(
        "Sentences", "the loser scores the count, {count} × {each} points × {factor} (doubled) = {points}"
    ),
    #: a player, and the points for a round with their reason
    "countdown.log.gain": translate("Sentences", "{seat}: {reason}"),
    #: why a round is over
    "countdown.ended.zero": translate("Sentences", "The count is 0."),
    "countdown.ended.blocked": translate("Sentences", "Both are blocked at {count}."),
    #: why a round is over: a player, or both, had chosen to stop
    "countdown.ended.out": translate("Sentences", "Neither plays on at {count}."),
    "countdown.over.points": (
        "{seat} has reached %n point.",
        #: why the match is over
        translate("Sentences", "{seat} has reached %n points.", "", 0),
    ),
    "countdown.over.points.you": (
        "You have reached %n point.",
        translate("Sentences", "You have reached %n points.", "", 0),
    ),
    "countdown.over.both": (
        "Both have reached %n point.",
        #: why the match is over
        translate("Sentences", "Both have reached %n points.", "", 0),
    ),
    "countdown.over.rounds": (
        "The match had %n round.",
        #: why the match is over
        translate("Sentences", "All %n rounds have been played.", "", 0),
    ),
    "countdown.log.deal": translate("Sentences", "{seat} shuffles and deals round {round}."),
    "countdown.log.deal.you": translate("Sentences", "You shuffle and deal round {round}."),
    "countdown.log.next-deal": (
        "{seat} deals round {round} from the rest of the stock: %n card is left there.",
        translate(
            "Sentences",
            "{seat} deals round {round} from the rest of the stock: %n cards are left there.",
            "",
            0,
        ),
    ),
    "countdown.log.next-deal.you": (
        "You deal round {round} from the rest of the stock: %n card is left there.",
        translate(
            "Sentences", "You deal round {round} from the rest of the stock: %n cards are left there.", "", 0
        ),
    ),
    #: an action in short, for the ear
    "countdown.log.deal.short": translate("Sentences", "Round {round}."),
    "countdown.log.next-deal.short": translate("Sentences", "Round {round}."),
    "countdown.log.play.short": translate("Sentences", "{seat}: {card}, {count}."),
    "countdown.log.double": translate(
        "Sentences", "{seat} doubles: the score of the round is now multiplied by {factor}."
    ),
    "countdown.log.double.you": translate(
        "Sentences", "You double: the score of the round is now multiplied by {factor}."
    ),
    "countdown.log.double-winner": translate(
        "Sentences", "{seat} doubles: the winner’s score is now multiplied by {factor}."
    ),
    "countdown.log.double-winner.you": translate(
        "Sentences", "You double: the winner’s score is now multiplied by {factor}."
    ),
    "countdown.log.pass": translate("Sentences", "{seat} does not double."),
    "countdown.log.pass.you": translate("Sentences", "You do not double."),
    "countdown.log.draw": translate("Sentences", "{seat} draws the {card}."),
    "countdown.log.draw.you": translate("Sentences", "You draw the {card}."),
    #: why a card that was drawn cannot be played: a whole sentence
    "countdown.log.vain": translate("Sentences", "{reason}"),
    "countdown.log.emptied": translate("Sentences", "{seat} has an empty hand."),
    "countdown.log.emptied.you": translate("Sentences", "Your hand is empty."),
    #: the reason why this player wins a round in which both are blocked
    "countdown.log.last": translate("Sentences", "{seat} played the last card."),
    "countdown.log.last.you": translate("Sentences", "You played the last card."),
    "countdown.log.stop": translate("Sentences", "{seat} stops."),
    "countdown.log.stop.you": translate("Sentences", "You stop."),
    "countdown.log.blocked": translate("Sentences", "{seat} is blocked."),
    "countdown.log.blocked.you": translate("Sentences", "You are blocked."),
    "countdown.log.stuck": translate("Sentences", "{seat} is blocked."),
    "countdown.log.stuck.you": translate("Sentences", "You are blocked."),
    #: as it is read out: no card in the hand fits the count
    "countdown.log.stuck.heard": translate(
        "Sentences", "{seat} is blocked: nothing in the hand fits {count}."
    ),
    "countdown.log.stuck.you.heard": translate(
        "Sentences", "You are blocked: nothing in your hand fits {count}."
    ),
    "countdown.log.stuck.short": translate("Sentences", "{seat}: blocked."),
    "countdown.log.starter": translate(
        "Sentences", "{seat} turns the starter: {card}. The count is {count}."
    ),
    "countdown.log.starter.you": translate(
        "Sentences", "You turn the starter: {card}. The count is {count}."
    ),
    #: as it is read out
    "countdown.log.starter.heard": translate(
        "Sentences", "{seat} turns the starter from the stock: {card}. The count is {count}."
    ),
    "countdown.log.starter.you.heard": translate(
        "Sentences", "You turn the starter from the stock: {card}. The count is {count}."
    ),
    "countdown.log.starter-turned": translate("Sentences", "{seat} turns the starter: {card}."),
    "countdown.log.starter-turned.you": translate("Sentences", "You turn the starter: {card}."),
    "countdown.log.starter-ace": translate(
        "Sentences", "{seat} chooses the value of the ace: the count is {count}."
    ),
    "countdown.log.starter-ace.you": translate(
        "Sentences", "You choose the value of the ace: the count is {count}."
    ),
    "countdown.log.play": translate("Sentences", "{seat} plays the {card}: {step} = {count}."),
    "countdown.log.divide": translate("Sentences", "{seat} plays the {card}: {step} = {count}."),
    #: a number card that divides the count, as it is read out
    "countdown.log.divide.heard": translate(
        "Sentences", "{seat} plays the {card}: {step} = {count}, with no remainder."
    ),
    "countdown.log.divide.you": translate("Sentences", "You play the {card}: {step} = {count}."),
    "countdown.log.divide.you.heard": translate(
        "Sentences", "You play the {card}: {step} = {count}, with no remainder."
    ),
    "countdown.log.divide.short": translate("Sentences", "{seat}: {card}, {count}."),
    "countdown.log.play.you": translate("Sentences", "You play the {card}: {step} = {count}."),
}
