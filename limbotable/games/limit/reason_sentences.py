"""The English sentences of the reasons for an action in Limit, by their codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate

REASONS: Final[Mapping[str, Sentence]] = {
    # --- why an action is better than another one ----------------------------------------------------
    "reason.limit.pass": translate(
        "Sentences", "No complete turn is possible, so passing is the only choice."
    ),
    "reason.limit.swap": translate("Sentences", "This takes over White and its place in the turn order."),
    "reason.limit.wins": translate("Sentences", "This wins the game at once."),
    "reason.limit.loses": translate("Sentences", "{other} loses the game at once."),
    "reason.limit.takes": (
        "This captures %n opposing ball.",
        translate("Sentences", "This captures %n opposing balls.", "", 0),
    ),
    "reason.limit.takes.other": (
        "{other} captures %n opposing ball.",
        translate("Sentences", "{other} captures %n opposing balls.", "", 0),
    ),
    "reason.limit.gives": (
        "{other} costs {seat} %n ball.",
        translate("Sentences", "{other} costs {seat} %n balls.", "", 0),
    ),
    "reason.limit.gives.you": (
        "{other} costs you %n ball.",
        translate("Sentences", "{other} costs you %n balls.", "", 0),
    ),
    "reason.limit.freedoms": (
        "{seat}’s balls will touch %n empty tile: that is their freedom.",
        translate("Sentences", "{seat}’s balls will touch %n empty tiles: that is their freedom.", "", 0),
    ),
    "reason.limit.freedoms.you": (
        "Your balls will touch %n empty tile: that is their freedom.",
        translate("Sentences", "Your balls will touch %n empty tiles: that is their freedom.", "", 0),
    ),
    "reason.limit.freedoms.other": (
        "{other} leaves them %n empty tile.",
        #: of balls: to touch
        translate("Sentences", "{other} leaves them %n empty tiles.", "", 0),
    ),
    "reason.limit.theirs": (
        "Opposing balls will touch only %n empty tile: that is their freedom.",
        translate(
            "Sentences",
            "Opposing balls will touch only %n empty tiles: that is their freedom.",
            "",
            0,
        ),
    ),
    "reason.limit.theirs.other": (
        "{other} leaves opposing balls %n empty tile.",
        #: to touch
        translate("Sentences", "{other} leaves opposing balls %n empty tiles.", "", 0),
    ),
    #: an empty tile beside a group of balls
    "reason.limit.no-danger": translate(
        "Sentences", "None of {seat}’s groups will be down to its last empty tile."
    ),
    #: an empty tile beside a group of balls
    "reason.limit.no-danger.you": translate(
        "Sentences", "None of your groups will be down to its last empty tile."
    ),
    "reason.limit.danger": (
        "{other} leaves %n of {seat}’s balls in danger, in a group down to its last empty tile.",
        translate(
            "Sentences",
            "{other} leaves %n of {seat}’s balls in danger, in groups down to their last empty tile.",
            "",
            0,
        ),
    ),
    "reason.limit.danger.you": (
        "{other} leaves %n of your balls in danger, in a group down to its last empty tile.",
        translate(
            "Sentences",
            "{other} leaves %n of your balls in danger, in groups down to their last empty tile.",
            "",
            0,
        ),
    ),
    "reason.limit.threat": (
        "This threatens a capture: %n opposing ball will be in a group down to its last empty tile.",
        translate(
            "Sentences",
            "This threatens a capture: %n opposing balls will be in groups down to their last empty tile.",
            "",
            0,
        ),
    ),
    "reason.limit.no-threat": translate(
        "Sentences", "{other} leaves no opposing group down to its last empty tile."
    ),
    "reason.limit.private": (
        "%n empty tile will be within reach of {seat}’s balls alone.",
        translate("Sentences", "%n empty tiles will be within reach of {seat}’s balls alone.", "", 0),
    ),
    "reason.limit.private.you": (
        "%n empty tile will be within reach of your balls alone.",
        translate("Sentences", "%n empty tiles will be within reach of your balls alone.", "", 0),
    ),
    "reason.limit.private.other": (
        "{other} leaves %n such tile.",
        #: of empty tiles that the balls of one player alone can reach
        translate("Sentences", "{other} leaves %n such tiles.", "", 0),
    ),
    "reason.limit.no-room": translate(
        "Sentences", "No empty tile will be left that an opponent alone can reach."
    ),
    "reason.limit.room": (
        "{other} leaves %n empty tile that an opponent alone can reach.",
        translate("Sentences", "{other} leaves %n empty tiles that an opponent alone can reach.", "", 0),
    ),
    "reason.limit.reach": (
        "{seat}’s balls will be able to reach %n empty tile.",
        translate(
            "Sentences",
            "{seat}’s balls will be able to reach %n empty tiles.",
            "",
            0,
        ),
    ),
    "reason.limit.reach.you": (
        "Your balls will be able to reach %n empty tile.",
        translate("Sentences", "Your balls will be able to reach %n empty tiles.", "", 0),
    ),
    "reason.limit.reach.other": (
        "{other} lets them reach %n.",
        #: of balls
        translate("Sentences", "{other} lets them reach %n.", "", 0),
    ),
    "reason.limit.their-reach": (
        "Opposing balls will be able to reach only %n empty tile.",
        translate(
            "Sentences",
            "Opposing balls will be able to reach only %n empty tiles.",
            "",
            0,
        ),
    ),
    "reason.limit.their-reach.other": (
        "{other} lets opposing balls reach %n empty tile.",
        translate("Sentences", "{other} lets opposing balls reach %n empty tiles.", "", 0),
    ),
    "reason.limit.mobile": (
        "%n of {seat}’s balls will be able to move.",
        translate("Sentences", "%n of {seat}’s balls will be able to move.", "", 0),
    ),
    "reason.limit.mobile.you": (
        "%n of your balls will be able to move.",
        translate("Sentences", "%n of your balls will be able to move.", "", 0),
    ),
    "reason.limit.mobile.other": (
        "{other} leaves %n that can move.",
        #: of balls
        translate("Sentences", "{other} leaves %n that can move.", "", 0),
    ),
    "reason.limit.their-mobile": (
        "Only %n opposing ball will be able to move.",
        translate("Sentences", "Only %n opposing balls will be able to move.", "", 0),
    ),
    "reason.limit.their-mobile.other": (
        "{other} leaves %n opposing ball that can move.",
        translate("Sentences", "{other} leaves %n opposing balls that can move.", "", 0),
    ),
    #: at least two groups
    "reason.limit.apart": translate("Sentences", "{seat}’s balls will stand apart, in {number} groups."),
    #: at least two groups
    "reason.limit.apart.you": translate("Sentences", "Your balls will stand apart, in {number} groups."),
    "reason.limit.apart.other": (
        "{other} leaves {seat}’s balls in %n group.",
        translate("Sentences", "{other} leaves {seat}’s balls in %n groups.", "", 0),
    ),
    "reason.limit.apart.other.you": (
        "{other} leaves your balls in %n group.",
        translate("Sentences", "{other} leaves your balls in %n groups.", "", 0),
    ),
    "reason.limit.together": (
        "{seat}’s balls will form only %n group, and the balls of a group share its empty tiles.",
        translate(
            "Sentences",
            "{seat}’s balls will form only %n groups, and the balls of a group share its empty tiles.",
            "",
            0,
        ),
    ),
    "reason.limit.together.you": (
        "Your balls will form only %n group, and the balls of a group share its empty tiles.",
        translate(
            "Sentences",
            "Your balls will form only %n groups, and the balls of a group share its empty tiles.",
            "",
            0,
        ),
    ),
    "reason.limit.together.other": (
        "{other} leaves {seat}’s balls in %n group.",
        translate("Sentences", "{other} leaves {seat}’s balls in %n groups.", "", 0),
    ),
    "reason.limit.together.other.you": (
        "{other} leaves your balls in %n group.",
        translate("Sentences", "{other} leaves your balls in %n groups.", "", 0),
    ),
    "reason.limit.compact": (
        "The tile touches %n other, which keeps the island compact.",
        translate("Sentences", "The tile touches %n others, which keeps the island compact.", "", 0),
    ),
    #: of a tile: so many other tiles
    "reason.limit.compact.other": translate("Sentences", "{other} puts it next to {number} others."),
    "reason.limit.open": (
        "The tile touches %n empty one: freedom for a ball on it.",
        translate("Sentences", "The tile touches %n empty ones: freedom for a ball on it.", "", 0),
    ),
    #: of a tile: so many empty tiles
    "reason.limit.open.other": translate("Sentences", "{other} puts it next to {number}."),
    "reason.limit.shut.other": translate("Sentences", "{other} puts it next to no empty tile."),
    "reason.limit.helps": (
        "The tile gives %n of {seat}’s balls one more empty tile to touch.",
        translate("Sentences", "The tile gives %n of {seat}’s balls one more empty tile to touch.", "", 0),
    ),
    "reason.limit.helps.you": (
        "The tile gives %n of your balls one more empty tile to touch.",
        translate("Sentences", "The tile gives %n of your balls one more empty tile to touch.", "", 0),
    ),
    "reason.limit.side-by-side": translate(
        "Sentences", "Both new tiles lie side by side: on either of them, the ball will touch the other."
    ),
    "reason.limit.tiles-apart": translate("Sentences", "{other} lays the second tile apart from the first."),
    "reason.limit.ball": (
        "The ball will touch %n empty tile.",
        translate("Sentences", "The ball will touch %n empty tiles.", "", 0),
    ),
    #: of a ball: so many empty tiles
    "reason.limit.ball.other": translate("Sentences", "{other} lets it touch {number}."),
    "reason.limit.stretched": (
        "The tile touches %n other, which stretches the island.",
        translate("Sentences", "The tile touches %n others, which stretches the island.", "", 0),
    ),
    #: of a tile: so many other tiles
    "reason.limit.stretched.other": translate(
        "Sentences", "{other} puts it next to {number} others, which makes the island more compact."
    ),
}
