"""The English sentences of the countdown game: by their codes, in the form of ``core.sentences``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate
from limbotable.games.countdown.reason_sentences import REASONS

SENTENCES: Final[Mapping[str, Sentence]] = {
    "countdown.spot.pile": translate("Sentences", "the pile"),
    "countdown.name.mine": translate("Sentences", "{card}, your hand"),
    "countdown.name.playable": translate("Sentences", "{card}, your hand, playable: makes {count}"),
    "countdown.name.ways": (
        "{card}, your hand, playable in %n way",
        translate("Sentences", "{card}, your hand, playable in %n ways", "", 0),
    ),
    "countdown.name.theirs": (
        "hand of {seat}, %n card",
        translate("Sentences", "hand of {seat}, %n cards", "", 0),
    ),
    "countdown.name.theirs.you": ("your hand, %n card", translate("Sentences", "your hand, %n cards", "", 0)),
    "countdown.name.pile": translate("Sentences", "{card}, on the pile"),
    "countdown.name.stock": (
        "stock, %n card, face down",
        translate("Sentences", "stock, %n cards, face down", "", 0),
    ),
    "countdown.name.top": (
        "{card}, top of the stock, %n card",
        translate("Sentences", "{card}, top of the stock, %n cards", "", 0),
    ),
    "countdown.step.minus": translate("Sentences", "{before} − {value}"),
    "countdown.step.divide": translate("Sentences", "{before} ÷ {value}"),
    #: the digits of the number
    "countdown.step.queen": translate("Sentences", "{before} reversed"),
    "countdown.name.stake": translate("Sentences", "{seat} has doubled"),
    "countdown.name.stake.you": translate("Sentences", "You have doubled"),
    #: a whole hand: none of its cards can be played at this count
    "countdown.stuck": translate("Sentences", "Nothing here fits {count}"),
    #: the same, as it is read out: this player plays no more in the round
    "countdown.out": translate("Sentences", "{seat} is out: nothing fitted {count}"),
    "countdown.out.you": translate("Sentences", "You are out: nothing fitted {count}"),
    #: the count now, and as it would be
    "countdown.from-to": translate("Sentences", "{before} → {count}"),
    #: this seat is out of the round
    "countdown.blocked": translate("Sentences", "blocked"),
    #: this seat has chosen to play no more in the round
    "countdown.stopped": translate("Sentences", "stopped"),
    #: this seat deals
    "countdown.deals": translate("Sentences", "dealer"),
    "countdown.round": translate("Sentences", "Round {round}"),
    #: what doubling makes of the scores
    "countdown.factor": translate("Sentences", "×{factor}"),
    #: what doubling makes of the scores, as it is read out
    "countdown.factor.heard": translate("Sentences", "multiplied by {factor}"),
    #: a player has no card in the hand
    "countdown.bare": translate("Sentences", "hand empty"),
    "countdown.goal.points": (
        "to %n point",
        #: how the match ends
        translate("Sentences", "to %n points", "", 0),
    ),
    "countdown.goal.rounds": (
        "%n round",
        #: how the match ends
        translate("Sentences", "%n rounds", "", 0),
    ),
    #: below “Round 1”: the match has no other
    "countdown.only-round": translate("Sentences", "the only round"),
    #: how the match ends
    "countdown.goal.endless": translate("Sentences", "no end"),
    "countdown.prompt.double": translate("Sentences", "Your turn: double or pass"),
    "countdown.prompt.starter": translate("Sentences", "Your turn: choose the value of the ace"),
    "countdown.prompt.play": translate("Sentences", "Your turn: play a card"),
    "countdown.prompt.draw": translate("Sentences", "Your turn: draw from the stock, or stop"),
    "countdown.prompt.draw.heard": translate(
        "Sentences", "Your turn, with an empty hand and the count at {count}: draw from the stock, or stop"
    ),
    #: the top card of the stock lies face up
    "countdown.prompt.drawn": translate("Sentences", "Your turn: play the card on the stock, or stop"),
    "countdown.prompt.drawn.heard": translate(
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
    #: the count of the dial, for a user that hears it
    "countdown.count": translate("Sentences", "Count {count}"),
    "countdown.on-pile": (
        "%n card on the pile",
        #: told with the count
        translate("Sentences", "%n cards on the pile", "", 0),
    ),
    #: told with the count
    "countdown.no-pile": translate("Sentences", "the pile is empty"),
    #: told with the count
    "countdown.no-stock": translate("Sentences", "the stock is empty"),
    #: a card in hand, and a whole sentence with the reason
    "countdown.unplayable": translate("Sentences", "{card}, not playable. {reason}"),
    #: told with the actions
    "countdown.number-cards": translate(
        "Sentences", "A number card divides a count that it goes into, and is subtracted from any other."
    ),
    #: told with the actions
    "countdown.jacks": translate("Sentences", "A jack repeats the effect of the card before it."),
    #: told with the actions
    "countdown.queens": translate("Sentences", "A queen reverses the digits of the count."),
    #: told with the actions
    "countdown.kings": translate("Sentences", "A king divides the count by a number of your choice."),
    # by the factor that the round has so far
    "countdown.means.double.1": translate("Sentences", "The round then counts twice, whoever wins."),
    "countdown.means.double.2": translate("Sentences", "The round then counts four times, whoever wins."),
    "countdown.means.pass.1": translate("Sentences", "The round still counts once."),
    "countdown.means.pass.2": translate("Sentences", "The round still counts twice."),
    # the same where the factor counts for the winner alone
    "countdown.means.double-winner.1": translate("Sentences", "The winner’s score then counts twice."),
    "countdown.means.double-winner.2": translate("Sentences", "The winner’s score then counts four times."),
    "countdown.means.pass-winner.1": translate("Sentences", "The round still counts once."),
    "countdown.means.pass-winner.2": translate("Sentences", "The winner’s score still counts twice."),
    "countdown.means.draw": translate(
        "Sentences", "If the card that you draw fits, you must play it; if not, you are blocked."
    ),
    "countdown.means.stop": translate(
        "Sentences", "You draw no more cards in this round; {seat} may go on alone."
    ),
    #: what it means to stop: the other player can play no card any more, and has not played the last one
    "countdown.means.stop-won": translate(
        "Sentences", "{seat} is blocked, so the round ends, and you win it: you played the last card."
    ),
    #: what it means to stop: the other player can play no card any more, but has played the last one
    "countdown.means.stop-lost": translate(
        "Sentences", "{seat} is blocked, so the round ends, and {seat}, who played the last card, wins it."
    ),
    "countdown.round-won": translate("Sentences", "{seat} wins round {round}"),
    "countdown.round-won.you": translate("Sentences", "You win round {round}"),
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
    #: points for a match
    "countdown.total": translate("Sentences", "{seat}: {points}"),
    #: the title of a sheet with the points of both players
    "countdown.score": translate("Sentences", "Score"),
    #: the points of all rounds before the last one together
    "countdown.score.earlier": translate("Sentences", "Before"),
    #: number of cards that each player has played this round
    "countdown.score.cards": translate("Sentences", "Cards"),
    "countdown.score.total": translate("Sentences", "Total"),
    #: points that a round has brought
    "countdown.score.gain": translate("Sentences", "+{points}"),
    "countdown.score.for-cards": (
        "%n card",
        #: what the winner of a round was paid for
        translate("Sentences", "%n cards", "", 0),
    ),
    #: what the loser of a round was paid for
    "countdown.score.for-count": translate("Sentences", "count {count}"),
    #: a player, and the points of a round with their reason
    "countdown.score.spoken": translate("Sentences", "{seat} {gain} ({reason})"),
    "countdown.do.play": translate("Sentences", "{card}: {step} = {count}"),
    #: double the scores of the round
    "countdown.do.double": translate("Sentences", "Double"),
    #: do not double
    "countdown.do.pass": translate("Sentences", "Pass"),
    "countdown.do.starter": translate("Sentences", "The ace counts {value}"),
    #: turn the top card of the stock
    "countdown.do.draw": translate("Sentences", "Draw"),
    #: play no more cards this round
    "countdown.do.stop": translate("Sentences", "Stop"),
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
    "puzzle.countdown.theme.zero": (
        "To zero with %n card",
        #: the theme of a puzzle: the count is to be brought to zero
        translate("Sentences", "To zero with %n cards", "", 0),
    ),
    "puzzle.countdown.theme.run": (
        "%n card in a row",
        #: the theme of a puzzle: one plays on alone
        translate("Sentences", "%n cards in a row", "", 0),
    ),
    #: the theme of a puzzle: the opponent shall have no answer
    "puzzle.countdown.theme.block": translate("Sentences", "Shut the door"),
    # the themes of decisions, by which exercises are sorted
    "theme.countdown.zero": translate("Sentences", "To zero"),
    "theme.countdown.run": translate("Sentences", "Playing on alone"),
    "theme.countdown.block": translate("Sentences", "Shut the door"),
    "theme.countdown.duel": translate("Sentences", "Card against card"),
    "theme.countdown.doubling": translate("Sentences", "Doubling"),
    "theme.countdown.stock": translate("Sentences", "Draw or stop"),
    # how often one erred so, beside the theme “Doubling”
    "slip.countdown.missed": (
        "%n double missed",
        #: errors in reviewed matches: passing was worse
        translate("Sentences", "%n doubles missed", "", 0),
    ),
    "slip.countdown.rash": (
        "%n double too risky",
        #: errors in reviewed matches: doubling was worse
        translate("Sentences", "%n doubles too risky", "", 0),
    ),
    "countdown.log.play.you": translate("Sentences", "You play the {card}: {step} = {count}."),
    "puzzle.countdown.zero": (
        "Your opponent is out of the round. Bring the count to zero with at most %n card.",
        translate(
            "Sentences",
            "Your opponent is out of the round. Bring the count to zero with at most %n cards.",
            "",
            0,
        ),
    ),
    "puzzle.countdown.run": (
        "Your opponent is out of the round. Play %n card.",
        translate(
            "Sentences", "Your opponent is out of the round. Play %n cards one after the other.", "", 0
        ),
    ),
    "puzzle.countdown.block": translate(
        "Sentences", "Play a card that your opponent cannot answer, whatever cards they hold."
    ),
    "puzzle.countdown.over": translate(
        "Sentences", "The round is over at {count}: you cannot play another card."
    ),
    "puzzle.countdown.no-zero": (
        "The count is {count}: %n more card cannot bring it to zero.",
        translate("Sentences", "The count is {count}: %n more cards cannot bring it to zero.", "", 0),
    ),
    #: after the last card that the task allows
    "puzzle.countdown.no-more": translate(
        "Sentences", "The count is {count}, and the task allows no more cards."
    ),
    "puzzle.countdown.no-run": (
        "The count is {count}: after that you cannot play %n more card.",
        translate("Sentences", "The count is {count}: after that you cannot play %n more cards.", "", 0),
    ),
    "puzzle.countdown.answered": translate(
        "Sentences", "The count is {count}: if your opponent holds the {card}, it can be played."
    ),
    "notation.countdown": translate("Sentences", "“{text}” is not an action of this game."),
    "countdown.notation.value": translate(
        "Sentences", "“{text}”: only an ace, or a jack after one, takes “=1” or “=11”."
    ),
    "countdown.notation.divisor": translate(
        "Sentences", "“{text}”: only a king, or a jack after one, takes a divisor."
    ),
    "countdown.notation.range": translate("Sentences", "“{text}”: a divisor lies between 2 and {most}."),
    "countdown.notation.ace": translate("Sentences", "“{text}”: say what the ace counts, “=1” or “=11”."),
    "countdown.notation.king": translate(
        "Sentences", "“{text}”: say what the king divides by, such as “/2”."
    ),
    "countdown.card-first": translate("Sentences", "First choose a card from your hand."),
    "countdown.say-double": translate("Sentences", "First say whether you double."),
    "countdown.choose-starter": translate(
        "Sentences", "The starter is an ace: first choose whether it counts 1 or 11."
    ),
    "countdown.doubling-over": translate(
        "Sentences", "Doubling is only possible before the starter is turned."
    ),
    "countdown.starter-lies": translate("Sentences", "The starter’s value is already settled."),
    "countdown.play-drawn": translate(
        "Sentences", "You drew the {card}, and it can be played, so it must be."
    ),
    "countdown.not-in-hand": translate("Sentences", "You do not have the {card} in your hand."),
    "countdown.hand-first": translate(
        "Sentences", "You can draw from the stock only when your hand is empty."
    ),
    #: why a card is the only action: no other card of the hand can be played at this count
    "countdown.only-fit": translate("Sentences", "Nothing else in your hand fits {count}."),
    #: why a card is the only action
    "countdown.only-card": translate("Sentences", "You hold no other card."),
    "countdown.must-play": translate(
        "Sentences", "You have a card that can be played, so you must play one."
    ),
    "countdown.draw-first": translate("Sentences", "Your hand is empty: draw from the stock, or stop."),
    "countdown.only-top": translate(
        "Sentences", "Your hand is empty: only the top card of the stock can be played."
    ),
    "countdown.top-face-up": translate("Sentences", "The top card already lies face up: play it, or stop."),
    "countdown.jack-nothing": translate(
        "Sentences", "A jack repeats the card before it, and there is nothing to repeat."
    ),
    "countdown.jack-ace": translate("Sentences", "This jack repeats an ace: say whether it counts 1 or 11."),
    "countdown.jack-king": translate("Sentences", "This jack repeats a king: say what it divides by."),
    "countdown.jack-plain": translate(
        "Sentences", "The jack takes a number only after an ace or a king: play it as “{card}”."
    ),
    "countdown.ace-11": translate("Sentences", "The ace cannot count 11: the count is only {count}."),
    "countdown.king-prime": translate(
        "Sentences", "A king divides, and no number between 1 and {count} divides {count}."
    ),
    "countdown.king-between": translate(
        "Sentences", "A king divides by a number less than the count, and {divisor} is not less than {count}."
    ),
    "countdown.king-divisor": translate("Sentences", "{divisor} does not divide {count}."),
    "countdown.jack-prime": translate(
        "Sentences", "The jack repeats the king: no number between 1 and {count} divides {count}."
    ),
    "countdown.jack-queen": translate(
        "Sentences",
        "The jack repeats the queen: {count} reversed is {reversed}, which is not less than {count}.",
    ),
    "countdown.jack-too-high": translate(
        "Sentences", "The jack repeats the {value}: {value} is more than the count, which is {count}."
    ),
    "countdown.queen": translate(
        "Sentences", "{count} reversed is {reversed}, which is not less than {count}."
    ),
    "countdown.too-high": translate("Sentences", "{value} is more than the count, which is {count}."),
    **REASONS,
}
