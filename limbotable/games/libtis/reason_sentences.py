"""The English sentences of the reasons for an action in Libtis, by their codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate

REASONS: Final[Mapping[str, Sentence]] = {
    # --- why an action is better than another one ----------------------------------------------------
    "reason.libtis.gains": (
        "{seat} would get {suit}, worth %n point",
        #: part of a sentence: a chip of this suit
        translate("Sentences", "{seat} would get {suit}, worth %n points", "", 0),
    ),
    "reason.libtis.loses": (
        "{seat} would lose {other}, worth %n point",
        #: part of a sentence: a chip of this suit
        translate("Sentences", "{seat} would lose {other}, worth %n points", "", 0),
    ),
    "reason.libtis.better": (
        "{seat} would get {suit} instead of {other}, worth %n point more",
        #: part of a sentence: a chip of one suit for one of another
        translate("Sentences", "{seat} would get {suit} instead of {other}, worth %n points more", "", 0),
    ),
    "reason.libtis.worse": (
        "{seat} would get {suit} instead of {other}, worth %n point less",
        #: part of a sentence: a chip of one suit for one of another
        translate("Sentences", "{seat} would get {suit} instead of {other}, worth %n points less", "", 0),
    ),
    "reason.libtis.gains.you": (
        "you would get {suit}, worth %n point",
        #: part of a sentence: a chip of this suit
        translate("Sentences", "you would get {suit}, worth %n points", "", 0),
    ),
    "reason.libtis.loses.you": (
        "you would lose {other}, worth %n point",
        #: part of a sentence: a chip of this suit
        translate("Sentences", "you would lose {other}, worth %n points", "", 0),
    ),
    "reason.libtis.better.you": (
        "you would get {suit} instead of {other}, worth %n point more",
        #: part of a sentence: a chip of one suit for one of another
        translate("Sentences", "you would get {suit} instead of {other}, worth %n points more", "", 0),
    ),
    "reason.libtis.worse.you": (
        "you would get {suit} instead of {other}, worth %n point less",
        #: part of a sentence: a chip of one suit for one of another
        translate("Sentences", "you would get {suit} instead of {other}, worth %n points less", "", 0),
    ),
    "reason.libtis.gains.both": (
        "{seats} would each get {suit}, worth %n point",
        #: part of a sentence: the same chips of two players or more, the user never among them
        translate("Sentences", "{seats} would each get {suit}, worth %n points", "", 0),
    ),
    "reason.libtis.loses.both": (
        "{seats} would each lose {other}, worth %n point",
        #: part of a sentence: the same chips of two players or more, the user never among them
        translate("Sentences", "{seats} would each lose {other}, worth %n points", "", 0),
    ),
    "reason.libtis.better.both": (
        "{seats} would each get {suit} instead of {other}, worth %n point more",
        #: part of a sentence: the same chips of two players or more, the user never among them
        translate(
            "Sentences", "{seats} would each get {suit} instead of {other}, worth %n points more", "", 0
        ),
    ),
    "reason.libtis.worse.both": (
        "{seats} would each get {suit} instead of {other}, worth %n point less",
        #: part of a sentence: the same chips of two players or more, the user never among them
        translate(
            "Sentences", "{seats} would each get {suit} instead of {other}, worth %n points less", "", 0
        ),
    ),
    #: “change” is like: Anna gains suns
    "reason.libtis.now": translate("Sentences", "{location}, if the round ended now: {change}."),
    "reason.libtis.now.other": translate(
        "Sentences", "{other} would mean this at the {location}, if the round ended now: {change}."
    ),
    "reason.libtis.no-chips": translate("Sentences", "{other} changes nobody’s chips for now."),
    #: “seat” has just acted for the last time; “rival” has most points of the others
    "reason.libtis.standing": translate(
        "Sentences", "If the match ended now: {seat} {own} points, {rival} {points}."
    ),
    "reason.libtis.standing.you": translate(
        "Sentences", "If the match ended now: you {own} points, {rival} {points}."
    ),
    #: the same where only one’s own bonus card is known, and counted
    "reason.libtis.standing.own-bonus": translate(
        "Sentences",
        "If the match ended now, without the others’ bonus cards: {seat} {own} points, {rival} {points}.",
    ),
    "reason.libtis.standing.own-bonus.you": translate(
        "Sentences",
        "If the match ended now, without the others’ bonus cards: you {own} points, {rival} {points}.",
    ),
    #: the same where no bonus card is counted
    "reason.libtis.standing.no-bonus": translate(
        "Sentences", "If the match ended now, without the bonus cards: {seat} {own} points, {rival} {points}."
    ),
    "reason.libtis.standing.no-bonus.you": translate(
        "Sentences", "If the match ended now, without the bonus cards: you {own} points, {rival} {points}."
    ),
    #: after a sentence such as: If the match ended now: Anna 71 points, Ben 68.
    "reason.libtis.standing.other": translate("Sentences", "{other} would make it {own} to {points}."),
    "reason.libtis.saves": translate(
        "Sentences", "This moves a cube that is on the board and keeps one more in the supply."
    ),
    "reason.libtis.ahead": (
        "{location}: nobody else can take the lead without %n more cube.",
        translate("Sentences", "{location}: nobody else can take the lead without %n more cubes.", "", 0),
    ),
    "reason.libtis.ahead.other": (
        "{other} gives a smaller lead at the {location}: another player can take it with %n more cube.",
        translate(
            "Sentences",
            "{other} gives a smaller lead at the {location}: another player can take it with %n more cubes.",
            "",
            0,
        ),
    ),
    "reason.libtis.level": translate("Sentences", "{location}: no other player has more cubes there."),
    "reason.libtis.behind": (
        "{other} still falls %n cube short of the lead at the {location}.",
        translate("Sentences", "{other} still falls %n cubes short of the lead at the {location}.", "", 0),
    ),
    #: “measure” is like: 3 leaf chips
    "reason.libtis.bonus": translate(
        "Sentences", "This counts for the bonus card {card} (12 points): {measure}, if the round ended now."
    ),
    "reason.libtis.bonus.other": translate(
        "Sentences", "{other} counts less for the bonus card {card}: {measure}."
    ),
    "reason.libtis.bonus.none.other": translate(
        "Sentences", "{other} brings nothing for the bonus card {card} for now."
    ),
    "reason.libtis.reach": (
        "The cards left in hand can still go to %n location.",
        translate("Sentences", "The cards left in hand can still go to %n locations.", "", 0),
    ),
    "reason.libtis.reach.other": (
        "{other} leaves cards that can go to %n location.",
        translate("Sentences", "{other} leaves cards that can go to %n locations.", "", 0),
    ),
    "reason.libtis.narrow": (
        "This plays a card that fits %n location and keeps one that fits more.",
        translate(
            "Sentences", "This plays a card that fits %n locations and keeps one that fits more.", "", 0
        ),
    ),
    "reason.libtis.narrow.other": (
        "{other} spends a card that fits %n location.",
        translate("Sentences", "{other} spends a card that fits %n locations.", "", 0),
    ),
    "reason.libtis.no-cubes": translate("Sentences", "{location}: no cube stands there yet."),
    "reason.libtis.few-cubes": (
        "{location}: only %n cube stands there so far, so one more counts for much.",
        translate(
            "Sentences",
            "{location}: only %n cubes stand there so far, so one more counts for much.",
            "",
            0,
        ),
    ),
    "reason.libtis.crowd.other": (
        "{other} goes where %n cube stands already.",
        translate("Sentences", "{other} goes where %n cubes stand already.", "", 0),
    ),
    "reason.libtis.adds": translate(
        "Sentences", "This brings a new cube into play, and all others stay where they are."
    ),
    "reason.libtis.suited": (
        "The bonus card {card} asks for {suit}, and %n card in hand goes to a location that pays them.",
        translate(
            "Sentences",
            "The bonus card {card} asks for {suit}, and %n cards in hand go to locations that pay them.",
            "",
            0,
        ),
    ),
    "reason.libtis.suited.other": (
        "{other} takes a card that asks for {suit}, and %n card in hand goes to a location that pays them.",
        translate(
            "Sentences",
            "{other} takes a card that asks for {suit}, and %n cards in hand go to locations that pay them.",
            "",
            0,
        ),
    ),
    "reason.libtis.unsuited.other": translate(
        "Sentences",
        "{other} takes a card that asks for {suit}, and no card in hand goes to a location that pays them.",
    ),
    "reason.libtis.pact": translate("Sentences", "The Pact asks for complete sets of all six suits."),
    "reason.libtis.harvest": translate("Sentences", "The Harvest asks for chips of any suit."),
    "reason.libtis.excuse": translate(
        "Sentences", "The Excuse asks for suits of which its holder has no chip."
    ),
    "reason.libtis.betrayal": translate(
        "Sentences", "The Betrayal scores against the bonus card of every other player."
    ),
}
