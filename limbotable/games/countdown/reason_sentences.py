"""The English sentences of the reasons for an action in the countdown game, by their codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate

REASONS: Final[Mapping[str, Sentence]] = {
    # --- why an action is better than another one ----------------------------------------------------
    "reason.countdown.zero": (
        "This brings the count to 0, which ends the round at once and scores %n point.",
        translate(
            "Sentences",
            "This brings the count to 0, which ends the round at once and scores %n points.",
            "",
            0,
        ),
    ),
    "reason.countdown.answers": (
        "This leaves {count}, where fewer cards fit: %n of the {all} unseen cards can follow.",
        translate(
            "Sentences",
            "This leaves {count}, where fewer cards fit: %n of the {all} unseen cards can follow.",
            "",
            0,
        ),
    ),
    "reason.countdown.blocks": (
        "This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow.",
        translate(
            "Sentences",
            "This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow.",
            "",
            0,
        ),
    ),
    "reason.countdown.blocks.you": (
        "This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow.",
        translate(
            "Sentences",
            "This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow.",
            "",
            0,
        ),
    ),
    "reason.countdown.answers.other": (
        "{other} leaves {count}: %n of the {all} unseen cards can follow.",
        #: “other” is an action, as “The next best action”
        translate("Sentences", "{other} leaves {count}: %n of the {all} unseen cards can follow.", "", 0),
    ),
    "reason.countdown.few-answers": (
        "This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).",
        #: a list of ranks: ace, 10, queen
        translate(
            "Sentences",
            "This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).",
            "",
            0,
        ),
    ),
    "reason.countdown.few-answers.you": (
        "This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).",
        #: a list of ranks: ace, 10, queen
        translate(
            "Sentences",
            "This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).",
            "",
            0,
        ),
    ),
    "reason.countdown.few-answers.other": (
        "{other} leaves {count}: %n of the {all} unseen cards can follow ({ranks}).",
        translate(
            "Sentences", "{other} leaves {count}: %n of the {all} unseen cards can follow ({ranks}).", "", 0
        ),
    ),
    "reason.countdown.no-answer": translate(
        "Sentences", "This leaves {count} and blocks {seat}: no unseen card can follow."
    ),
    "reason.countdown.no-answer.you": translate(
        "Sentences", "This leaves {count} and blocks you: no unseen card can follow."
    ),
    "reason.countdown.no-answer.other": translate(
        "Sentences", "{other} leaves {count}: no unseen card can follow."
    ),
    #: the card has lain face up before it was dealt
    "reason.countdown.known-answer.other": translate(
        "Sentences", "{other} leaves {count}: {seat} holds the {card}, which can follow."
    ),
    #: the card has lain face up before it was dealt
    "reason.countdown.known-answer.other.you": translate(
        "Sentences", "{other} leaves {count}: you hold the {card}, which can follow."
    ),
    "reason.countdown.all-answer.other": translate(
        "Sentences", "{other} leaves {count}: every unseen card can follow."
    ),
    "reason.countdown.lets-zero": (
        "{other} leaves {count}: {seat} may hold the %n unseen card that brings it to 0.",
        translate(
            "Sentences",
            "{other} leaves {count}: {seat} may hold one of the %n unseen cards that bring it to 0.",
            "",
            0,
        ),
    ),
    "reason.countdown.lets-zero.you": (
        "{other} leaves {count}: you may hold the %n unseen card that brings it to 0.",
        translate(
            "Sentences",
            "{other} leaves {count}: you may hold one of the %n unseen cards that bring it to 0.",
            "",
            0,
        ),
    ),
    "reason.countdown.stays": (
        "This leaves {count}: of the %n unseen card that can follow, {seat} can answer {stays}.",
        #: “stays” is a number of cards
        translate(
            "Sentences",
            "This leaves {count}: of the %n unseen cards that can follow, {seat} can answer {stays}.",
            "",
            0,
        ),
    ),
    "reason.countdown.stays.you": (
        "This leaves {count}: of the %n unseen card that can follow, you can answer {stays}.",
        #: “stays” is a number of cards
        translate(
            "Sentences",
            "This leaves {count}: of the %n unseen cards that can follow, you can answer {stays}.",
            "",
            0,
        ),
    ),
    "reason.countdown.stays.all": (
        "This leaves {count}: {seat} can answer the %n unseen card that can follow.",
        translate(
            "Sentences",
            "This leaves {count}: {seat} can answer all %n unseen cards that can follow.",
            "",
            0,
        ),
    ),
    "reason.countdown.stays.all.you": (
        "This leaves {count}: you can answer the %n unseen card that can follow.",
        translate(
            "Sentences",
            "This leaves {count}: you can answer all %n unseen cards that can follow.",
            "",
            0,
        ),
    ),
    "reason.countdown.stays.other": (
        "{other} leaves {count}: of the %n that can follow, {seat} can answer {stays}.",
        #: “stays” is a number of cards
        translate(
            "Sentences",
            "{other} leaves {count}: of the %n that can follow, {seat} can answer {stays}.",
            "",
            0,
        ),
    ),
    "reason.countdown.stays.other.you": (
        "{other} leaves {count}: of the %n that can follow, you can answer {stays}.",
        #: “stays” is a number of cards
        translate(
            "Sentences",
            "{other} leaves {count}: of the %n that can follow, you can answer {stays}.",
            "",
            0,
        ),
    ),
    "reason.countdown.stays.none.other": translate(
        "Sentences", "{other} leaves {count}, where {seat} can answer none of the cards that can follow."
    ),
    "reason.countdown.stays.none.other.you": translate(
        "Sentences", "{other} leaves {count}, where you can answer none of the cards that can follow."
    ),
    "reason.countdown.none-dead": translate(
        "Sentences",
        "Every number card left in {seat}’s hand can still be played: none is higher than {count}.",
    ),
    "reason.countdown.none-dead.you": translate(
        "Sentences", "Every number card left in your hand can still be played: none is higher than {count}."
    ),
    "reason.countdown.dead": (
        "{other} leaves {count}: %n card in {seat}’s hand is higher and can no longer be played.",
        translate(
            "Sentences",
            "{other} leaves {count}: %n cards in {seat}’s hand are higher and can no longer be played.",
            "",
            0,
        ),
    ),
    "reason.countdown.dead.you": (
        "{other} leaves {count}: %n card in your hand is higher and can no longer be played.",
        translate(
            "Sentences",
            "{other} leaves {count}: %n cards in your hand are higher and can no longer be played.",
            "",
            0,
        ),
    ),
    "reason.countdown.low": (
        "This keeps %n low card (ace to 5) for the low counts at the end.",
        translate("Sentences", "This keeps %n low cards (ace to 5) for the low counts at the end.", "", 0),
    ),
    #: of low cards
    "reason.countdown.low.other": translate("Sentences", "{other} keeps only {number} of them."),
    #: of low cards
    "reason.countdown.no-low": translate("Sentences", "{other} keeps no low card (ace to 5)."),
    "reason.countdown.ace": (
        "This keeps %n ace, which fits every count.",
        translate("Sentences", "This keeps %n aces, which fit every count.", "", 0),
    ),
    #: of aces
    "reason.countdown.ace.other": translate("Sentences", "{other} keeps only {number} of them."),
    "reason.countdown.no-ace": translate("Sentences", "{other} keeps no ace."),
    "reason.countdown.king": (
        "This keeps %n king, which can divide the count to suit the hand.",
        translate("Sentences", "This keeps %n kings, which can divide the count to suit the hand.", "", 0),
    ),
    #: of kings
    "reason.countdown.king.other": translate("Sentences", "{other} keeps only {number} of them."),
    "reason.countdown.no-king": translate("Sentences", "{other} keeps no king."),
    #: the number on a card
    "reason.countdown.in-time": translate(
        "Sentences", "This plays the {number} in good time: it fits no count below {number}."
    ),
    #: the number on a card: there are more of it in hand
    "reason.countdown.in-time.one-of": translate(
        "Sentences", "This plays one of the {number}s in good time: it fits no count below {number}."
    ),
    #: the number on a card: there are more of it in hand
    "reason.countdown.in-time.other.one-of": translate(
        "Sentences", "{other} spends one of the {number}s, which fits every count down to {number}."
    ),
    #: the number on a card
    "reason.countdown.keeps-lower": translate(
        "Sentences", "This keeps the {low} in hand, which fits more counts than a higher number."
    ),
    #: the number on a card
    "reason.countdown.in-time.other": translate(
        "Sentences", "{other} spends the {number}, which fits every count down to {number}."
    ),
    "reason.countdown.divides": (
        "This leaves {count}: %n of the {all} unseen cards can divide it and bring it far down.",
        translate(
            "Sentences",
            "This leaves {count}: %n of the {all} unseen cards can divide it and bring it far down.",
            "",
            0,
        ),
    ),
    "reason.countdown.prime": translate(
        "Sentences", "This leaves {count}: no unseen card can divide it and bring it far down."
    ),
    "reason.countdown.divides.other": (
        "{other} leaves {count}: %n of the {all} unseen cards can divide it.",
        translate("Sentences", "{other} leaves {count}: %n of the {all} unseen cards can divide it.", "", 0),
    ),
    "reason.countdown.slow": translate(
        "Sentences", "This keeps the count higher ({count}), so high cards fit for longer."
    ),
    "reason.countdown.slow.other": translate("Sentences", "{other} brings the count down to {count}."),
    "reason.countdown.fast": (
        "This brings the count down to {count}, for which the loser of the round scores %n point at most.",
        translate(
            "Sentences",
            "This brings the count down to {count}, for which the loser of the round scores %n points at most.",
            "",
            0,
        ),
    ),
    "reason.countdown.fast.other": (
        "{other} leaves the count at {count}, for %n point at most.",
        translate("Sentences", "{other} leaves the count at {count}, for %n points at most.", "", 0),
    ),
    "reason.countdown.alone": (
        "Nobody else can play in this round any more: after this, %n more card can follow, down to {count}.",
        translate(
            "Sentences",
            "Nobody else can play in this round any more: after this, %n more cards can follow, down to {count}.",
            "",
            0,
        ),
    ),
    "reason.countdown.alone.other": (
        "{other} leaves room for %n more card, down to {count}.",
        translate("Sentences", "{other} leaves room for %n more cards, down to {count}.", "", 0),
    ),
    "reason.countdown.stuck": translate(
        "Sentences", "{other} leaves {count}: no card in {seat}’s hand can follow."
    ),
    "reason.countdown.stuck.you": translate(
        "Sentences", "{other} leaves {count}: no card in your hand can follow."
    ),
    "reason.countdown.hand-low": (
        "{seat} holds %n low card (ace to 5) for the end, more than the average hand.",
        translate(
            "Sentences",
            "{seat} holds %n low cards (ace to 5) for the end, more than the average hand.",
            "",
            0,
        ),
    ),
    "reason.countdown.hand-low.you": (
        "You hold %n low card (ace to 5) for the end, more than the average hand.",
        translate(
            "Sentences",
            "You hold %n low cards (ace to 5) for the end, more than the average hand.",
            "",
            0,
        ),
    ),
    "reason.countdown.hand-few-low": (
        "With only %n low card (ace to 5), doubling would be a risk.",
        translate("Sentences", "With only %n low cards (ace to 5), doubling would be a risk.", "", 0),
    ),
    "reason.countdown.hand-no-low": translate(
        "Sentences", "Without a low card (ace to 5), doubling would be a risk."
    ),
    "reason.countdown.hand-ace": (
        "{seat} holds %n ace, which fits every count and is often the last card of a round.",
        translate(
            "Sentences",
            "{seat} holds %n aces, which fit every count and are often the last cards of a round.",
            "",
            0,
        ),
    ),
    "reason.countdown.hand-king": (
        "{seat} holds %n king, which can divide the count to suit the hand.",
        translate(
            "Sentences",
            "{seat} holds %n kings, which can divide the count to suit the hand.",
            "",
            0,
        ),
    ),
    "reason.countdown.hand-ace.you": (
        "You hold %n ace, which fits every count and is often the last card of a round.",
        translate(
            "Sentences",
            "You hold %n aces, which fit every count and are often the last cards of a round.",
            "",
            0,
        ),
    ),
    "reason.countdown.hand-king.you": (
        "You hold %n king, which can divide the count to suit the hand.",
        translate(
            "Sentences",
            "You hold %n kings, which can divide the count to suit the hand.",
            "",
            0,
        ),
    ),
    "reason.countdown.hand-no-ace": translate(
        "Sentences", "Without an ace, the only card that fits every count, doubling would be a risk."
    ),
    "reason.countdown.hand-no-king": translate(
        "Sentences", "Without a king, which can divide the count to suit the hand, doubling would be a risk."
    ),
    "reason.countdown.behind": (
        "{seat} is %n point behind: doubling helps to catch up.",
        translate("Sentences", "{seat} is %n points behind: doubling helps to catch up.", "", 0),
    ),
    "reason.countdown.behind.you": (
        "You are %n point behind: doubling helps you catch up.",
        translate("Sentences", "You are %n points behind: doubling helps you catch up.", "", 0),
    ),
    "reason.countdown.ahead": (
        "Doubling would put a lead of %n point at risk.",
        translate("Sentences", "Doubling would put a lead of %n points at risk.", "", 0),
    ),
    "reason.countdown.stake": translate("Sentences", "This makes the round worth more, whoever wins it."),
    "reason.countdown.calm": translate("Sentences", "This leaves the value of the round as it is."),
    "reason.countdown.pays": translate(
        "Sentences", "With this hand and this score, doubling gains more than it risks."
    ),
    "reason.countdown.risky": translate(
        "Sentences", "With this hand and this score, doubling risks more than it gains."
    ),
    "reason.countdown.draw.all": translate(
        "Sentences", "Every unseen card can be played on {count} and keeps the round going."
    ),
    "reason.countdown.draw.other.all": translate(
        "Sentences", "{other} relies on the stock: every unseen card can be played on {count}."
    ),
    "reason.countdown.draw": (
        "%n of the {all} unseen cards can be played on {count} and keeps the round going.",
        translate(
            "Sentences",
            "%n of the {all} unseen cards can be played on {count} and keep the round going.",
            "",
            0,
        ),
    ),
    "reason.countdown.draw.other": (
        "{other} relies on the stock: %n of the {all} unseen cards can be played on {count}.",
        translate(
            "Sentences",
            "{other} relies on the stock: %n of the {all} unseen cards can be played on {count}.",
            "",
            0,
        ),
    ),
    "reason.countdown.gives-up": translate(
        "Sentences", "{other} gives the round to {seat}, who played the last card."
    ),
    "reason.countdown.gives-up.you": translate(
        "Sentences", "{other} gives you the round, because you played the last card."
    ),
    "reason.countdown.more": (
        "{seat} has won the round already, and each further card scores %n point more.",
        translate(
            "Sentences",
            "{seat} has won the round already, and each further card scores %n points more.",
            "",
            0,
        ),
    ),
    "reason.countdown.more.you": (
        "You have won the round already, and each further card scores %n point more.",
        translate(
            "Sentences", "You have won the round already, and each further card scores %n points more.", "", 0
        ),
    ),
    "reason.countdown.settles": translate(
        "Sentences", "This ends the round, and {seat} wins it with the last card played."
    ),
    "reason.countdown.settles.you": translate(
        "Sentences", "This ends the round, and you win it with the last card played."
    ),
    "reason.countdown.lets-go-on": translate("Sentences", "{other} lets {seat} play on alone."),
    "reason.countdown.lets-go-on.you": translate("Sentences", "{other} lets you play on alone."),
}
