"""The English sentences of Limit: by their codes, in the form of ``core.sentences``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate
from limbotable.games.limit.reason_sentences import REASONS

SENTENCES: Final[Mapping[str, Sentence]] = {
    "limit.ball.white": translate("Sentences", "white ball"),
    "limit.ball.red": translate("Sentences", "red ball"),
    "limit.ball.black": translate("Sentences", "black ball"),
    #: what stands beside the place for a tile or ball: beside a white ball on 1,0
    "limit.one-ball.white": translate("Sentences", "a white ball"),
    #: what stands beside the place for a tile or ball
    "limit.one-ball.red": translate("Sentences", "a red ball"),
    #: what stands beside the place for a tile or ball
    "limit.one-ball.black": translate("Sentences", "a black ball"),
    #: several, with their places
    "limit.balls.white": translate("Sentences", "white balls on {at}"),
    #: several, with their places
    "limit.balls.red": translate("Sentences", "red balls on {at}"),
    #: several, with their places
    "limit.balls.black": translate("Sentences", "black balls on {at}"),
    #: whose balls a player has
    "limit.colour.white": translate("Sentences", "White"),
    #: whose balls a player has
    "limit.colour.red": translate("Sentences", "Red"),
    #: whose balls a player has
    "limit.colour.black": translate("Sentences", "Black"),
    #: the place of a tile, by its coordinates; where a comma would make them one number, with another sign
    "limit.at": translate("Sentences", "{q},{r}"),
    "limit.spot.cell": translate("Sentences", "space {at}"),
    "limit.spot.box": translate("Sentences", "the box, for tiles that are removed"),
    "limit.name.inside": translate("Sentences", "tile {at}, empty"),
    "limit.name.edge": translate("Sentences", "tile {at}, empty, with an open side"),
    "limit.name.covered": translate("Sentences", "tile {at}"),
    "limit.name.ball": translate("Sentences", "{ball} on {at}"),
    #: a ball that is connected to others of its colour, in all so many
    "limit.name.group": translate("Sentences", "in a group of {size}"),
    #: all balls of a group: red ball, group of 3: 0,1; 0,2; 1,1.
    "limit.group": translate("Sentences", "{ball}, group of {size}: {at}."),
    #: a ball that is connected to no other one
    "limit.group.one": translate("Sentences", "{ball} on {at}."),
    #: a group of balls
    "limit.group.none": translate("Sentences", "No empty tile beside it."),
    #: several tiles by their coordinates, which have commas
    "limit.places": translate("Sentences", "{places}; {at}"),
    #: before the last one of several tiles by their coordinates
    "limit.places-and": translate("Sentences", "{first} and {second}"),
    #: on the viewer's turn; the balls of the group and the tile by their coordinates
    "limit.danger.you": translate("Sentences", "One empty tile left beside your group on {at}: {last}."),
    "limit.danger": translate("Sentences", "One empty tile left beside the group of {seat} on {at}: {last}."),
    "limit.can.tile": (
        "Lay a tile on %n space ({places})",
        #: several actions in one line
        translate("Sentences", "Lay a tile on one of %n spaces ({places})", "", 0),
    ),
    "limit.can.ball": (
        "Place a ball on %n tile ({places})",
        #: several actions in one line
        translate("Sentences", "Place a ball on one of %n tiles ({places})", "", 0),
    ),
    "limit.can.remove": (
        "Remove %n tile ({places})",
        #: several actions in one line
        translate("Sentences", "Remove one of %n tiles ({places})", "", 0),
    ),
    "limit.can.remove-other": (
        "Remove %n other tile ({places})",
        #: several actions in one line, after the removals that take something
        translate("Sentences", "Remove one of %n other tiles ({places})", "", 0),
    ),
    "limit.can.move": (
        "Move the ball on {start} to %n tile ({places})",
        #: several actions in one line
        translate("Sentences", "Move the ball on {start} to one of %n tiles ({places})", "", 0),
    ),
    "limit.can.balls": (
        "Move %n ball: {balls}",
        #: several actions in one line: each ball with the number of its tiles
        translate("Sentences", "Move one of %n balls: {balls}", "", 0),
    ),
    "limit.can.ball-to": (
        "{start} to %n tile",
        #: a ball that can move, by its place
        translate("Sentences", "{start} to %n tiles", "", 0),
    ),
    #: after the actions, which have the numbers of tiles alone
    "limit.can.pick": translate("Sentences", "Pick a ball and ask again for its tiles"),
    #: several actions in one line: all these balls reach that tile
    "limit.can.moves-one": translate("Sentences", "Move one of the balls on {starts} to {end}"),
    "limit.empty": (
        "%n empty tile: {at}",
        #: on the island, with their places
        translate("Sentences", "%n empty tiles: {at}", "", 0),
    ),
    "limit.group.brief": (
        "{ball}, group of {size}: {at}. %n empty tile beside it.",
        #: all balls of a group by their places, and the number of empty tiles beside the group
        translate("Sentences", "{ball}, group of {size}: {at}. %n empty tiles beside it.", "", 0),
    ),
    "limit.group.free": (
        "%n empty tile beside it: {at}.",
        #: a group of balls; the tiles follow
        translate("Sentences", "%n empty tiles beside it: {at}.", "", 0),
    ),
    "limit.beside.tiles": (
        "beside %n tile",
        #: the place for a tile
        translate("Sentences", "beside %n tiles", "", 0),
    ),
    #: the place for a tile
    "limit.beside.none": translate("Sentences", "beside no tile"),
    #: the place for a tile or ball: beside a red ball on 1,0, black balls on 2,0 and 3,0
    "limit.beside": translate("Sentences", "beside {things}"),
    #: the place of the ball that an action takes, after “takes 1 red ball”
    "limit.taken-on.one": translate("Sentences", "the one on {at}"),
    #: the places of the balls that an action takes, after “takes 3 red balls”
    "limit.taken-on": translate("Sentences", "those on {at}"),
    #: what a move takes off the island, and what its ball stands beside after that
    "limit.taken-beside": translate("Sentences", "{taken}; then beside {things}"),
    "limit.name.free": (
        "%n empty tile beside it",
        #: beside a ball, or beside its group
        translate("Sentences", "%n empty tiles beside it", "", 0),
    ),
    "limit.name.moves": (
        "can move to %n tile",
        #: a ball
        translate("Sentences", "can move to %n tiles", "", 0),
    ),
    "limit.name.hand": (
        "{ball}, in hand, %n left",
        translate("Sentences", "{ball}, in hand, %n left", "", 0),
    ),
    #: balls in hand when the last tiles are laid
    "limit.name.unplaced": translate("Sentences", "{ball}, not placed and out of the game"),
    "limit.name.captured": (
        "{ball}, captured, %n in all",
        translate("Sentences", "{ball}, captured, %n in all", "", 0),
    ),
    "limit.name.pool": (
        "pool, %n tile",
        translate("Sentences", "pool, %n tiles", "", 0),
    ),
    "limit.pool": (
        "%n tile",
        #: in the pool
        translate("Sentences", "%n tiles", "", 0),
    ),
    #: where removed tiles go
    "limit.box": translate("Sentences", "Box"),
    #: below “Box”
    "limit.box.for": translate("Sentences", "for removed tiles"),
    "limit.in-hand": (
        "%n ball in hand",
        #: a player has
        translate("Sentences", "%n balls in hand", "", 0),
    ),
    #: above the balls that were captured
    "limit.captured": translate("Sentences", "Captured"),
    #: this player is out of the match
    "limit.out": translate("Sentences", "out"),
    "limit.left": (
        "%n ball",
        #: a player has on the island
        translate("Sentences", "%n balls", "", 0),
    ),
    "limit.lost": (
        "%n ball lost",
        #: a player has so far
        translate("Sentences", "%n balls lost", "", 0),
    ),
    #: a player has so far
    "limit.lost.none": translate("Sentences", "no ball lost"),
    #: what the dots on a tile mean
    "limit.mark.last": translate("Sentences", "part of the last turn"),
    #: what the cross on a ball means, while an action is considered
    "limit.mark.taken": translate("Sentences", "would be captured"),
    #: what the cross on a tile means, while an action is considered
    "limit.mark.sunk": translate("Sentences", "would leave the island"),
    #: the outline of a tile that a player took in the last turn
    "limit.gone.removed": translate("Sentences", "{at}, removed in the last turn"),
    #: the outline of a tile that went with it
    "limit.gone.sunk": translate("Sentences", "{at}, cut off in the last turn"),
    "limit.step.tile": translate("Sentences", "{seat} lays a tile, {number} of 2"),
    "limit.step.tile.you": translate("Sentences", "Your turn: lay a tile, {number} of 2"),
    #: one of several people at this screen is told what to do
    "limit.due.tile": translate("Sentences", "{seat}: lay a tile, {number} of 2"),
    "limit.due.tile.you": translate("Sentences", "Your turn: lay a tile, {number} of 2"),
    "limit.step.ball": translate("Sentences", "{seat} places a ball"),
    "limit.step.ball.you": translate("Sentences", "Your turn: place a ball"),
    "limit.due.ball": translate("Sentences", "{seat}: place a ball"),
    "limit.due.ball.you": translate("Sentences", "Your turn: place a ball"),
    "limit.step.move": translate("Sentences", "{seat} moves a ball"),
    "limit.step.move.you": translate("Sentences", "Your turn: move a ball"),
    "limit.due.move": translate("Sentences", "{seat}: move a ball"),
    "limit.due.move.you": translate("Sentences", "Your turn: move a ball"),
    "limit.step.remove": translate("Sentences", "{seat} removes a tile"),
    "limit.step.remove.you": translate("Sentences", "Your turn: remove a tile"),
    "limit.due.remove": translate("Sentences", "{seat}: remove a tile"),
    "limit.due.remove.you": translate("Sentences", "Your turn: remove a tile"),
    "limit.step.pass": translate("Sentences", "{seat} has no complete turn"),
    "limit.step.pass.you": translate("Sentences", "Your turn: no complete turn is possible"),
    "limit.due.pass": translate("Sentences", "{seat}: no complete turn is possible"),
    "limit.due.pass.you": translate("Sentences", "Your turn: no complete turn is possible"),
    "limit.step.swap": translate("Sentences", "Alternative: swap sides and take over White and its balls"),
    "limit.step.bound": translate("Sentences", "First turn of moving: no captures"),
    #: the step of a turn, and what limits it, as they are read out
    "limit.step.said": translate("Sentences", "{doing}. {limits}."),
    #: a column: the balls that a player has lost
    "limit.sheet.taken": translate("Sentences", "Balls lost"),
    #: a column: the balls that a player has left
    #: over a column of the result of a match of two games
    "limit.sheet.games": translate("Sentences", "Games won"),
    "limit.sheet.left": translate("Sentences", "On the island"),
    "limit.sheet.last": translate("Sentences", "the last player with a complete turn"),
    "limit.sheet.no-ball": translate("Sentences", "no ball was left to move"),
    "limit.sheet.stuck": (
        "%n ball, and no complete turn with it",
        #: a player has balls left, but cannot move one and then remove a tile
        translate("Sentences", "%n balls, and no complete turn with any of them", "", 0),
    ),
    #: the scores of a match: 0 : 6 (balls left)
    "limit.counted.balls": translate("Sentences", "balls left"),
    #: the scores of a match: 2 : 1 (games won)
    "limit.counted.games": translate("Sentences", "games won"),
    #: on the plate of a player, in a match of two games
    "limit.won": translate("Sentences", "games won: {number}"),
    "limit.game": translate("Sentences", "{seat} wins the first game"),
    "limit.game.you": translate("Sentences", "You win the first game"),
    #: why the match is over
    "limit.over": translate("Sentences", "{seat} had no complete turn left."),
    "limit.over.you": translate("Sentences", "You had no complete turn left."),
    #: why the match is over
    "limit.over.bare": translate("Sentences", "{seat} had no ball left."),
    "limit.over.bare.you": translate("Sentences", "You had no ball left."),
    #: in a match of two games: why it is over, in whole sentences
    "limit.over.second": translate("Sentences", "Second game: {why}"),
    "limit.do.tile": translate("Sentences", "Lay a tile on {at}"),
    "limit.do.ball": translate("Sentences", "Place the ball on {at}"),
    "limit.do.move": translate("Sentences", "Move from {start} to {end}"),
    "limit.do.remove": translate("Sentences", "Remove the tile {at}"),
    "limit.do.pass": translate("Sentences", "Pass the turn"),
    "limit.do.swap": translate("Sentences", "Swap sides"),
    "limit.do.captures.white": (
        "takes %n white ball",
        translate("Sentences", "takes %n white balls", "", 0),
    ),
    "limit.do.captures.red": (
        "takes %n red ball",
        translate("Sentences", "takes %n red balls", "", 0),
    ),
    "limit.do.captures.black": (
        "takes %n black ball",
        translate("Sentences", "takes %n black balls", "", 0),
    ),
    "limit.do.sinks": (
        "%n more tile is cut off",
        translate("Sentences", "%n more tiles are cut off", "", 0),
    ),
    "limit.log.tile": translate("Sentences", "{seat} lays a tile on {at}."),
    "limit.log.tile.you": translate("Sentences", "You lay a tile on {at}."),
    "limit.log.ball": translate("Sentences", "{seat} places a ball on {at}."),
    "limit.log.ball.you": translate("Sentences", "You place a ball on {at}."),
    "limit.log.move": translate("Sentences", "{seat} moves from {start} to {end}."),
    "limit.log.move.you": translate("Sentences", "You move from {start} to {end}."),
    "limit.log.remove": translate("Sentences", "{seat} removes the tile {at}."),
    "limit.log.remove.you": translate("Sentences", "You remove the tile {at}."),
    #: an action in short, for the ear
    "limit.log.tile.short": translate("Sentences", "{seat}: tile {at}."),
    "limit.log.ball.short": translate("Sentences", "{seat}: ball {at}."),
    "limit.log.move.short": translate("Sentences", "{seat}: {start} to {end}."),
    "limit.log.remove.short": translate("Sentences", "{seat}: {at} removed."),
    "limit.log.pass": translate("Sentences", "{seat} has no complete turn and passes."),
    "limit.log.pass.you": translate("Sentences", "You have no complete turn and pass."),
    "limit.log.swap": translate("Sentences", "Sides are swapped. White: {seat}, Red: {other}."),
    "limit.log.sinks": (
        "%n more tile is cut off and goes.",
        translate("Sentences", "%n more tiles are cut off and go.", "", 0),
    ),
    "limit.log.loses": (
        "{seat} loses %n ball.",
        translate("Sentences", "{seat} loses %n balls.", "", 0),
    ),
    "limit.log.loses.you": ("You lose %n ball.", translate("Sentences", "You lose %n balls.", "", 0)),
    #: the balls that came off, with their places, or one
    "limit.log.taken": translate("Sentences", "Taken off: {balls}."),
    #: the places of the tiles that were cut off, or of one
    "limit.log.cut-off": translate("Sentences", "Cut off: {at}."),
    "limit.log.left-out": (
        "%n tile is left out of the game.",
        translate("Sentences", "%n tiles are left out of the game.", "", 0),
    ),
    "limit.log.movement": translate("Sentences", "From now on each turn moves a ball and removes a tile."),
    "limit.log.second": translate("Sentences", "The second game begins. Now {seat} is White."),
    "limit.log.second.you": translate("Sentences", "The second game begins. Now you are White."),
    "limit.log.eliminated": translate("Sentences", "{seat} has no complete turn left and is out."),
    "limit.log.eliminated.you": translate("Sentences", "You have no complete turn left and are out."),
    "limit.log.bare": translate("Sentences", "{seat} has no ball left and is out."),
    "limit.log.bare.you": translate("Sentences", "You have no ball left and are out."),
    "puzzle.limit.theme.win": (
        "Win in %n turn",
        #: the theme of a puzzle
        translate("Sentences", "Win in %n turns", "", 0),
    ),
    # the themes of decisions, by which exercises are sorted
    "theme.limit.win": translate("Sentences", "Winning"),
    "theme.limit.move": translate("Sentences", "Moving a ball"),
    "theme.limit.removal": translate("Sentences", "Removing a tile"),
    "theme.limit.placing": translate("Sentences", "Placing tiles and balls"),
    "puzzle.limit.win": translate("Sentences", "{colour} to move and win this turn."),
    "puzzle.limit.win-two": translate(
        "Sentences",
        "{colour} to move and win in two turns at most, whatever {other} does.",
    ),
    "puzzle.limit.remove": translate(
        "Sentences",
        "{colour} has moved a ball. Remove a tile so that you win in your next turn, whatever {other} does.",
    ),
    "puzzle.limit.escapes": translate("Sentences", "{other} has an answer to that: the win is gone."),
    #: a puzzle asks for a win this turn, and a ball has been moved to the wrong place
    "puzzle.limit.no-removal": translate(
        "Sentences", "Whichever tile is removed then, that does not win this turn."
    ),
    #: a puzzle asks for a win in two turns, and a ball has been moved to the wrong place
    "puzzle.limit.no-removal-two": translate(
        "Sentences", "Whichever tile is removed then, {other} has an answer."
    ),
    "puzzle.limit.later": translate("Sentences", "{other} can still take a turn, so you win only later."),
    "puzzle.limit.lost": translate("Sentences", "That lets {other} win."),
    "notation.limit": translate("Sentences", "“{text}” is not an action of this game."),
    "limit.notation.reach": translate(
        "Sentences",
        "“{text}”: no tile can lie that far from the first one; coordinates go from −{most} to {most}.",
    ),
    "limit.no-pass": translate("Sentences", "You cannot pass: another action is possible."),
    "limit.no-swap": translate(
        "Sentences",
        "Only the second player can swap sides, and only instead of taking a second turn.",
    ),
    "limit.swap-off": translate("Sentences", "Sides are not swapped in this match."),
    "limit.only-pass": translate(
        "Sentences", "Whichever two tiles you laid, your ball could go on neither: you can only pass."
    ),
    "limit.tile-first": translate("Sentences", "First lay two tiles."),
    "limit.tile-lies": translate("Sentences", "There is a tile on {at} already."),
    "limit.tile-origin": translate("Sentences", "The first tile lies on {origin}."),
    "limit.tile-apart": translate("Sentences", "The second tile must touch the first, and {at} does not."),
    "limit.tile-touches-none": translate(
        "Sentences", "A tile must touch at least two others, and {at} touches none."
    ),
    "limit.tile-touches-one": translate(
        "Sentences", "A tile must touch at least two others, and {at} touches only one."
    ),
    "limit.tile-no-ball": translate(
        "Sentences",
        "With a tile on {at} your ball could go on neither of your two tiles: it may not lie next to its own colour, nor may any ball be left without an empty tile next to it.",
    ),
    "limit.ball-on-tile": translate("Sentences", "Both tiles are down: now put a ball on one of them."),
    "limit.ball-first": translate("Sentences", "No tiles are left: now put a ball on an empty tile."),
    "limit.no-tile": translate("Sentences", "There is no tile on {at}."),
    "limit.ball-lies": translate("Sentences", "There is a ball on {at} already."),
    "limit.ball-new-tile": translate(
        "Sentences", "The ball goes on one of the two tiles that you have just laid: {first} or {second}."
    ),
    "limit.ball-own-colour": translate("Sentences", "Next to {at} there is a ball of the same colour."),
    "limit.ball-no-freedom": translate("Sentences", "A ball on {at} would have no empty tile next to it."),
    "limit.ball-last-freedom": translate(
        "Sentences", "A ball on {at} would take the last empty tile from another ball."
    ),
    "limit.move-first": translate("Sentences", "First move a ball."),
    "limit.no-ball": translate("Sentences", "There is no ball on {at}."),
    "limit.other-ball": translate("Sentences", "The ball on {at} is not yours."),
    "limit.move-stays": translate("Sentences", "The ball must move to another tile."),
    "limit.ball-shut-in": translate("Sentences", "The ball on {at} is shut in: no empty tile is next to it."),
    "limit.move-no-path": translate("Sentences", "No path of empty tiles leads from {at} to {to}."),
    "limit.move-captures": translate(
        "Sentences",
        "On your first turn of moving you may not capture: only the last player in turn order may.",
    ),
    "limit.move-then-captures": translate(
        "Sentences",
        "After a move to {to} every removal would take balls off: on the first turn of moving only the last player in turn order may do that.",
    ),
    "limit.move-no-removal": translate("Sentences", "After a move to {to} you could remove no tile."),
    "limit.remove-first": translate("Sentences", "You have moved: now remove a tile."),
    "limit.remove-ball": translate("Sentences", "The tile on {at} holds a ball: only an empty one can go."),
    "limit.remove-inside": translate("Sentences", "The tile on {at} has no open side."),
    "limit.remove-parts": translate(
        "Sentences", "Without the tile on {at} there would be balls on two islands."
    ),
    "limit.remove-captures": translate(
        "Sentences",
        "Without the tile on {at} balls would come off: on the first turn of moving only the last player in turn order may do that.",
    ),
    **REASONS,
}
