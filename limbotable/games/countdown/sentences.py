"""The English sentences of the countdown game: by their codes, in the form of ``core.sentences``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate
from limbotable.games.countdown.reason_sentences import REASONS
from limbotable.games.countdown.told_sentences import TOLD

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
    "puzzle.countdown.theme.zero": (
        "To zero with %n card",
        #: the theme of a puzzle: the count is to be brought to zero
        translate("Sentences", "To zero with %n cards", "", 0),
    ),
    "puzzle.countdown.theme.run": (
        "Play %n card in a row",
        #: the theme of a puzzle: one plays on alone
        translate("Sentences", "Play %n cards in a row", "", 0),
    ),
    #: the theme of a puzzle: the opponent shall have no answer
    "puzzle.countdown.theme.block": translate("Sentences", "Shut the door"),
    #: the theme of a puzzle: one shall be able to answer the opponent’s next card
    "puzzle.countdown.theme.answer": translate("Sentences", "Keep an answer"),
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
    "puzzle.countdown.answer": translate(
        "Sentences", "Play a card so that you can answer whatever your opponent plays next."
    ),
    #: why the task above is missed
    "puzzle.countdown.unanswered": translate(
        "Sentences", "If your opponent plays the {card} to that, you have no answer."
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
    **TOLD,
}
