"""The one table of English sentences for everything that is said below ``ui``.

The engine's messages are made from it, and ``pyside6-lupdate`` collects it for the translators; the table
on the screen says the same sentences in the user's language (``ui.words``).

``{name}`` stands for a value of the phrase.  A sentence whose wording depends on a number has two
forms, for one and for any other number, and ``%n`` in them stands for the value ``n``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from limbotable.core.phrases import Phrase

#: What ``pyside6-lupdate`` files these sentences under.
CONTEXT: Final = "Sentences"

Sentence: TypeAlias = str | tuple[str, str]


def translate(_context: str, sentence: str, _comment: str = "", _n: int = 0) -> str:
    """Mark a sentence for lupdate, which knows the name and the arguments of Qt's function; change nothing."""
    return sentence


SENTENCES: Final[Mapping[str, Sentence]] = {
    # --- cards --------------------------------------------------------------------------------------
    #: a playing card: 7 of hearts
    "card": translate("Sentences", "{rank} of {suit}"),
    "card.hidden": translate("Sentences", "face-down card"),
    #: rank of a card
    "rank.A": translate("Sentences", "ace"),
    #: rank of a card
    "rank.2": translate("Sentences", "2"),
    #: rank of a card
    "rank.3": translate("Sentences", "3"),
    #: rank of a card
    "rank.4": translate("Sentences", "4"),
    #: rank of a card
    "rank.5": translate("Sentences", "5"),
    #: rank of a card
    "rank.6": translate("Sentences", "6"),
    #: rank of a card
    "rank.7": translate("Sentences", "7"),
    #: rank of a card
    "rank.8": translate("Sentences", "8"),
    #: rank of a card
    "rank.9": translate("Sentences", "9"),
    #: rank of a card
    "rank.T": translate("Sentences", "10"),
    #: rank of a card
    "rank.J": translate("Sentences", "jack"),
    #: rank of a card
    "rank.Q": translate("Sentences", "queen"),
    #: rank of a card
    "rank.K": translate("Sentences", "king"),
    #: suit of a card
    "suit.c": translate("Sentences", "clubs"),
    #: suit of a card
    "suit.d": translate("Sentences", "diamonds"),
    #: suit of a card
    "suit.h": translate("Sentences", "hearts"),
    #: suit of a card
    "suit.s": translate("Sentences", "spades"),
    # --- the table ----------------------------------------------------------------------------------
    "text": translate("Sentences", "{text}"),
    "number": translate("Sentences", "{number}"),
    #: two remarks in one line
    "joined": translate("Sentences", "{first} · {second}"),
    #: two sentences, one after the other
    "sentences": translate("Sentences", "{first} {second}"),
    "points": (
        "%n point",
        #: a seat's score
        translate("Sentences", "%n points", "", 0),
    ),
    "match.won": translate("Sentences", "{seat} wins the match"),
    #: another match of the same game, between the same players
    "match.again": translate("Sentences", "Same again"),
    "match.new": translate("Sentences", "New match …"),
    #: a match in the list of matches
    "match.going-on": ("Going on, %n action", translate("Sentences", "Going on, %n actions", "", 0)),
    #: a match in the list of matches
    "match.on-table": ("On the table, %n action", translate("Sentences", "On the table, %n actions", "", 0)),
    "match.review": translate("Sentences", "Review"),
    "review.nothing": translate("Sentences", "There is nothing to review yet: nobody has done anything."),
    "review.back": translate("Sentences", "Ctrl+E brings the review back."),
    "review.secrets": translate(
        "Sentences", "This match has secrets that a review would tell: it can be reviewed when it is over."
    ),
    "match.shared": translate("Sentences", "The match is shared"),
    "puzzle.no-branch": translate("Sentences", "This is a puzzle: no match can go on from here."),
    "lesson.no-branch": translate("Sentences", "This is a lesson: no match can go on from here."),
    #: a card that lies face down, but open in a replay: “7 of hearts (face-down card, hand of North)”
    "replay.open": translate("Sentences", "{card} ({piece})"),
    "replay.present": translate("Sentences", "This is where the match stands: turn back to an earlier line."),
    "replay.over": translate("Sentences", "The match is over here: turn back to an earlier line."),
    "replay.deserted": translate("Sentences", "First the next person has to come to the table."),
    "replay.shown": translate(
        "Sentences",
        "You have seen more since. You can play on from here when the match is over,"
        " or where actions may be taken back at any time.",
    ),
    "countdown.spot.pile": translate("Sentences", "the pile"),
    "countdown.name.mine": translate("Sentences", "{card}, your hand"),
    "countdown.name.playable": translate("Sentences", "{card}, your hand, playable: makes {count}"),
    "countdown.name.ways": (
        "{card}, your hand, playable in %n way",
        translate("Sentences", "{card}, your hand, playable in %n ways", "", 0),
    ),
    "countdown.name.theirs": translate("Sentences", "face-down card, hand of {seat}"),
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
    #: this seat said double
    "countdown.doubled": translate("Sentences", "doubled"),
    #: this seat is out of the round
    "countdown.blocked": translate("Sentences", "blocked"),
    #: this seat deals
    "countdown.deals": translate("Sentences", "dealer"),
    "countdown.round": translate("Sentences", "Round {round}"),
    #: what doubling makes of the scores
    "countdown.factor": translate("Sentences", "×{factor}"),
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
    #: how the match ends
    "countdown.goal.endless": translate("Sentences", "no end"),
    "countdown.round-won": translate("Sentences", "{seat} wins round {round}"),
    #: points for a round
    "countdown.gain": translate("Sentences", "{seat} +{points}"),
    #: points for a match
    "countdown.total": translate("Sentences", "{seat} {points}"),
    "countdown.do.play": translate("Sentences", "{card}: {step} = {count}"),
    #: double the scores of the round
    "countdown.do.double": translate("Sentences", "Double"),
    #: do not double
    "countdown.do.pass": translate("Sentences", "Pass"),
    "countdown.do.starter": translate("Sentences", "The ace counts {value}"),
    "countdown.do.draw": translate("Sentences", "Turn the top card"),
    #: play no more cards this round
    "countdown.do.stop": translate("Sentences", "Stop"),
    "countdown.log.deal": translate("Sentences", "{seat} shuffles and deals round {round}."),
    "countdown.log.next-deal": translate("Sentences", "{seat} deals round {round}."),
    "countdown.log.double": translate("Sentences", "{seat} doubles."),
    "countdown.log.pass": translate("Sentences", "{seat} does not double."),
    "countdown.log.draw": translate("Sentences", "{seat} turns the {card}."),
    "countdown.log.stop": translate("Sentences", "{seat} stops."),
    "countdown.log.blocked": translate("Sentences", "{seat} is blocked."),
    "countdown.log.starter": translate(
        "Sentences", "{seat} turns the starter: {card}. The count is {count}."
    ),
    "countdown.log.starter-turned": translate("Sentences", "{seat} turns the starter: {card}."),
    "countdown.log.starter-ace": translate("Sentences", "{seat} values the ace: the count is {count}."),
    "countdown.log.play": translate("Sentences", "{seat} plays the {card}: {step} = {count}."),
    "limit.ball.white": translate("Sentences", "white ball"),
    "limit.ball.red": translate("Sentences", "red ball"),
    "limit.ball.black": translate("Sentences", "black ball"),
    #: whose balls a player has
    "limit.colour.white": translate("Sentences", "White"),
    #: whose balls a player has
    "limit.colour.red": translate("Sentences", "Red"),
    #: whose balls a player has
    "limit.colour.black": translate("Sentences", "Black"),
    "limit.spot.cell": translate("Sentences", "place {at}"),
    "limit.spot.box": translate("Sentences", "the box, for tiles that are removed"),
    "limit.name.inside": translate("Sentences", "tile {at}, empty"),
    "limit.name.edge": translate("Sentences", "tile {at}, empty, edge"),
    "limit.name.covered": translate("Sentences", "tile {at}"),
    "limit.name.ball": translate("Sentences", "{ball} on {at}"),
    "limit.name.moves": (
        "{ball} on {at}, can move to %n tile",
        translate("Sentences", "{ball} on {at}, can move to %n tiles", "", 0),
    ),
    "limit.name.hand": translate("Sentences", "{ball}, in hand"),
    "limit.name.captured": translate("Sentences", "{ball}, captured"),
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
    #: above the balls that were captured
    "limit.captured": translate("Sentences", "Captured"),
    #: this player is out of the match
    "limit.out": translate("Sentences", "out"),
    "limit.left": (
        "%n ball",
        #: a player has on the island
        translate("Sentences", "%n balls", "", 0),
    ),
    #: the outline of a tile that a player took in the last turn
    "limit.gone.removed": translate("Sentences", "{at}, removed in the last turn"),
    #: the outline of a tile that went with it
    "limit.gone.sunk": translate("Sentences", "{at}, cut off in the last turn"),
    "limit.step.tile": translate("Sentences", "{seat} lays a tile, {number} of 2"),
    "limit.step.ball": translate("Sentences", "{seat} places a ball"),
    "limit.step.move": translate("Sentences", "{seat} moves a ball"),
    "limit.step.remove": translate("Sentences", "{seat} removes a tile"),
    "limit.step.pass": translate("Sentences", "{seat} can lay nothing"),
    "limit.step.bound": translate("Sentences", "First turn: nothing may be captured"),
    "limit.total": (
        "{seat}: %n ball",
        #: left at the end of the match
        translate("Sentences", "{seat}: %n balls", "", 0),
    ),
    "limit.do.tile": translate("Sentences", "Lay a tile on {at}"),
    "limit.do.ball": translate("Sentences", "Place the ball on {at}"),
    "limit.do.move": translate("Sentences", "Move from {start} to {end}"),
    "limit.do.remove": translate("Sentences", "Remove the tile {at}"),
    "limit.do.pass": translate("Sentences", "Pass the turn"),
    "limit.do.captures": (
        "takes %n ball",
        translate("Sentences", "takes %n balls", "", 0),
    ),
    "limit.do.sinks": (
        "%n more tile goes",
        translate("Sentences", "%n more tiles go", "", 0),
    ),
    "limit.log.tile": translate("Sentences", "{seat} lays a tile on {at}."),
    "limit.log.ball": translate("Sentences", "{seat} places a ball on {at}."),
    "limit.log.move": translate("Sentences", "{seat} moves from {start} to {end}."),
    "limit.log.remove": translate("Sentences", "{seat} removes the tile {at}."),
    "limit.log.pass": translate("Sentences", "{seat} can lay nothing and passes."),
    "limit.log.sinks": (
        "%n more tile is cut off and goes.",
        translate("Sentences", "%n more tiles are cut off and go.", "", 0),
    ),
    "limit.log.loses": (
        "{seat} loses %n ball.",
        translate("Sentences", "{seat} loses %n balls.", "", 0),
    ),
    "limit.log.left-out": (
        "%n tile is left out of the game.",
        translate("Sentences", "%n tiles are left out of the game.", "", 0),
    ),
    "limit.log.movement": translate("Sentences", "From now on balls move and tiles go."),
    "limit.log.eliminated": translate("Sentences", "{seat} has no full turn left and is out."),
    #: the hero whose cards come from the deck
    "foes.shadow": translate("Sentences", "the Shadow"),
    #: two cards, foes or players
    "foes.and": translate("Sentences", "{first} and {second}"),
    "foes.spot.mine": translate("Sentences", "your place in the cycle"),
    "foes.spot.marker": translate("Sentences", "your markers, to play blind"),
    "foes.name.mine": translate("Sentences", "{card}, your hand"),
    "foes.name.theirs": (
        "face-down card, hand of {seat}, %n card",
        translate("Sentences", "face-down card, hand of {seat}, %n cards", "", 0),
    ),
    "foes.name.marker": (
        "marker of {seat}, face down, %n in all",
        translate("Sentences", "marker of {seat}, face down, %n in all", "", 0),
    ),
    "foes.name.own-marker": translate("Sentences", "{card}, your marker, face down"),
    "foes.name.visible": translate("Sentences", "{card}, played by {seat}, visible"),
    "foes.name.target": translate(
        "Sentences", "{card}, played by {seat}, the lowest visible: the foe goes there"
    ),
    "foes.name.hidden": translate("Sentences", "{card}, played by {seat}, hidden with the {others}"),
    "foes.name.foe": (
        "{foe}, the foe on show, %n more to come",
        translate("Sentences", "{foe}, the foe on show, %n more to come", "", 0),
    ),
    "foes.name.foe-deck": (
        "foe deck, %n card, face down",
        translate("Sentences", "foe deck, %n cards, face down", "", 0),
    ),
    "foes.name.deck": (
        "tactical deck, %n card, face down",
        translate("Sentences", "tactical deck, %n cards, face down", "", 0),
    ),
    "foes.name.discards": (
        "{card}, on the discards, %n card",
        translate("Sentences", "{card}, on the discards, %n cards", "", 0),
    ),
    "foes.name.corner": translate("Sentences", "{foe}, in the corner of {seat}"),
    #: a foe in a corner, and the one or two that it cancels with
    "foes.name.cancels": translate("Sentences", "{foe}, cancels with {others}"),
    "foes.name.gone": translate("Sentences", "{foe}, cancelled"),
    "foes.count.deck": (
        "%n card",
        #: in the tactical deck
        translate("Sentences", "%n cards", "", 0),
    ),
    "foes.count.discards": (
        "%n discarded",
        #: number of cards on the discard pile
        translate("Sentences", "%n discarded", "", 0),
    ),
    "foes.round": translate("Sentences", "Round {round}"),
    #: where a card is laid down as a marker, to play blind
    "foes.markers": translate("Sentences", "Blind"),
    "foes.place.target": translate("Sentences", "would take the foe"),
    "foes.advice.target": translate("Sentences", "The foe goes to {seat}"),
    "foes.advice.nobody": translate("Sentences", "The foe goes to nobody"),
    "foes.advice.blind": translate("Sentences", "Nobody knows which card comes"),
    "foes.advice.start": translate("Sentences", "{seat} begins the cycle"),
    "foes.wins": (
        "%n win",
        #: rounds that a player has won
        translate("Sentences", "%n wins", "", 0),
    ),
    "foes.lives": (
        "%n life",
        #: that a player has left
        translate("Sentences", "%n lives", "", 0),
    ),
    "foes.foes": (
        "%n foe",
        #: in a player’s corner
        translate("Sentences", "%n foes", "", 0),
    ),
    #: who a player’s partner is
    "foes.partner": translate("Sentences", "with {seat}"),
    "foes.no-foe": translate("Sentences", "No foe yet"),
    #: the end of a round, when foes cancel each other
    "foes.chaos": translate("Sentences", "The chaos"),
    "foes.cancelled": (
        "%n cancelled",
        #: foes
        translate("Sentences", "%n cancelled", "", 0),
    ),
    "foes.to-come": (
        "%n more to come",
        #: foes
        translate("Sentences", "%n more to come", "", 0),
    ),
    #: who plays with whom
    "foes.mode.team": translate("Sentences", "One team"),
    #: who plays with whom
    "foes.mode.solo": translate("Sentences", "Each alone"),
    #: who plays with whom
    "foes.mode.pairs": translate("Sentences", "Two pairs"),
    "foes.goal.wins": (
        "to %n win",
        #: how the match ends
        translate("Sentences", "to %n wins", "", 0),
    ),
    "foes.goal.lives": (
        "%n life",
        #: at the start of the match
        translate("Sentences", "%n lives", "", 0),
    ),
    #: number by number, above how many cards of it have been seen
    "foes.seen": translate("Sentences", "Seen since the shuffle"),
    #: how many cards of a number have been seen
    "foes.seen.number": translate("Sentences", "{number}: {count} of 4"),
    "foes.do.play": translate("Sentences", "Play the {card}"),
    "foes.do.blind": translate("Sentences", "Play blind, the {card} as marker"),
    "foes.do.bare": translate("Sentences", "Play the top card of the deck"),
    "foes.round.won": translate("Sentences", "{seat} wins round {round}"),
    #: several players
    "foes.round.won-by": translate("Sentences", "{seat} win round {round}"),
    "foes.round.shared": translate("Sentences", "Round {round} is shared"),
    "foes.round.team-won": translate("Sentences", "Round {round} is won: no foe is left"),
    "foes.round.team-lost": translate("Sentences", "Round {round} is lost"),
    #: foes left in a corner
    "foes.end.corner": translate("Sentences", "{seat}: {number}"),
    #: a player or a pair, and what is counted
    "foes.end.side": translate("Sentences", "{side}: {figure}"),
    #: several players
    "foes.end.won": translate("Sentences", "{seats} win the match"),
    "foes.end.team-won": translate("Sentences", "The team wins the match"),
    "foes.end.team-lost": translate("Sentences", "The team loses the match"),
    #: rounds
    "foes.end.rounds": translate("Sentences", "{won} won, {lost} lost"),
    "foes.end.survived": (
        "The team survives %n round",
        translate("Sentences", "The team survives %n rounds", "", 0),
    ),
    "foes.log.round": translate("Sentences", "Round {round} begins."),
    "foes.log.deal": translate("Sentences", "{seat} deals the cards."),
    "foes.log.reshuffle": translate("Sentences", "{seat} shuffles the discards and deals up."),
    "foes.log.comes": translate("Sentences", "A foe comes: {foe}."),
    "foes.log.play": translate("Sentences", "{seat} plays the {card}."),
    "foes.log.blind": translate("Sentences", "{seat} plays blind: {card}."),
    #: the Shadow
    "foes.log.shadow": translate("Sentences", "{seat} plays: {card}."),
    "foes.log.takes": translate("Sentences", "{seat} takes the foe: {foe}."),
    "foes.log.stays": translate("Sentences", "The foe stays."),
    "foes.log.chaos": translate("Sentences", "The last foe is taken: in the corners there is chaos."),
    "foes.log.cancel": (
        "In the corner of {seat} %n foe is cancelled.",
        translate("Sentences", "In the corner of {seat} %n foes are cancelled.", "", 0),
    ),
    "foes.why.pair": translate("Sentences", "The {first} and the {second} hide each other."),
    "foes.why.revealed": translate(
        "Sentences",
        "The {first} and the {second} are of one colour and hide each other: the {card} is visible.",
    ),
    "foes.why.all": translate("Sentences", "All four cards of the number {rank} hide each other."),
    "foes.why.lowest": translate("Sentences", "The {card} is the lowest visible card."),
    "foes.why.nobody": translate("Sentences", "No card is visible: it is a draw."),
    # --- what the computer sees -----------------------------------------------------------------------
    "analysis.thinking": translate("Sentences", "Thinking …"),
    "analysis.failed": translate("Sentences", "The computer player has stopped."),
    #: what an action promises to whoever takes it
    "analysis.share": translate("Sentences", "{percent} %: {action}"),
    #: above the actions that are expected after the best one
    "analysis.line": translate("Sentences", "After the first of these it expects:"),
    "analysis.step": translate("Sentences", "{number}. {seat}: {action}"),
    #: a personality card of the Decktet
    "libtis.card.author": translate("Sentences", "Author"),
    #: a personality card of the Decktet
    "libtis.card.painter": translate("Sentences", "Painter"),
    #: a personality card of the Decktet
    "libtis.card.savage": translate("Sentences", "Savage"),
    #: a personality card of the Decktet
    "libtis.card.sailor": translate("Sentences", "Sailor"),
    #: a personality card of the Decktet
    "libtis.card.soldier": translate("Sentences", "Soldier"),
    #: a personality card of the Decktet
    "libtis.card.lunatic": translate("Sentences", "Lunatic"),
    #: a personality card of the Decktet
    "libtis.card.penitent": translate("Sentences", "Penitent"),
    #: a personality card of the Decktet
    "libtis.card.diplomat": translate("Sentences", "Diplomat"),
    #: a personality card of the Decktet
    "libtis.card.merchant": translate("Sentences", "Merchant"),
    #: a card of the Decktet
    "libtis.card.ace-moons": translate("Sentences", "Ace of Moons"),
    #: a card of the Decktet
    "libtis.card.ace-suns": translate("Sentences", "Ace of Suns"),
    #: a card of the Decktet
    "libtis.card.ace-waves": translate("Sentences", "Ace of Waves"),
    #: a card of the Decktet
    "libtis.card.ace-leaves": translate("Sentences", "Ace of Leaves"),
    #: a card of the Decktet
    "libtis.card.ace-wyrms": translate("Sentences", "Ace of Wyrms"),
    #: a card of the Decktet
    "libtis.card.ace-knots": translate("Sentences", "Ace of Knots"),
    #: a personality card of the Decktet
    "libtis.card.huntress": translate("Sentences", "Huntress"),
    #: a personality card of the Decktet
    "libtis.card.bard": translate("Sentences", "Bard"),
    #: a personality card of the Decktet
    "libtis.card.watchman": translate("Sentences", "Watchman"),
    #: a personality card of the Decktet
    "libtis.card.lightkeeper": translate("Sentences", "Lightkeeper"),
    #: a personality card of the Decktet
    "libtis.card.consul": translate("Sentences", "Consul"),
    #: a bonus card
    "libtis.card.end": translate("Sentences", "End"),
    #: a bonus card
    "libtis.card.calamity": translate("Sentences", "Calamity"),
    #: a bonus card
    "libtis.card.windfall": translate("Sentences", "Windfall"),
    #: a bonus card
    "libtis.card.pact": translate("Sentences", "Pact"),
    #: a bonus card
    "libtis.card.harvest": translate("Sentences", "Harvest"),
    #: a bonus card
    "libtis.card.excuse": translate("Sentences", "Excuse"),
    #: a bonus card
    "libtis.card.betrayal": translate("Sentences", "Betrayal"),
    #: a location, where cubes stand
    "libtis.location.desert": translate("Sentences", "Desert"),
    #: a location, where cubes stand
    "libtis.location.mountain": translate("Sentences", "Mountain"),
    #: a location, where cubes stand
    "libtis.location.forest": translate("Sentences", "Forest"),
    #: a location, where cubes stand
    "libtis.location.market": translate("Sentences", "Market"),
    #: a location, where cubes stand
    "libtis.location.cave": translate("Sentences", "Cave"),
    #: a location, where cubes stand
    "libtis.location.darkness": translate("Sentences", "Darkness"),
    #: a location, where cubes stand
    "libtis.location.window": translate("Sentences", "Window"),
    #: a location, where cubes stand
    "libtis.location.sea": translate("Sentences", "Sea"),
    #: a suit of the Decktet
    "libtis.suit.moons": translate("Sentences", "moons"),
    #: a suit of the Decktet
    "libtis.suit.suns": translate("Sentences", "suns"),
    #: a suit of the Decktet
    "libtis.suit.waves": translate("Sentences", "waves"),
    #: a suit of the Decktet
    "libtis.suit.leaves": translate("Sentences", "leaves"),
    #: a suit of the Decktet; wyrms are dragons
    "libtis.suit.wyrms": translate("Sentences", "wyrms"),
    #: a suit of the Decktet
    "libtis.suit.knots": translate("Sentences", "knots"),
    #: suits of a card or a location
    "libtis.suits": translate("Sentences", "{first}, {others}"),
    #: names of players, one after the other
    "libtis.seats.two": translate("Sentences", "{first} and {others}"),
    #: names of players, one after the other
    "libtis.seats.more": translate("Sentences", "{first}, {others}"),
    "libtis.award.alone": translate("Sentences", "{seat}, place {place}: {suit}"),
    "libtis.award.none": translate("Sentences", "{seat}, place {place}: no chip"),
    "libtis.award.shared": translate("Sentences", "{seats} share place {place}: each gets {suit}"),
    "libtis.award.shared-none": translate("Sentences", "{seats} share place {place}: no chip"),
    "libtis.award.empty": translate("Sentences", "nobody has a cube here"),
    #: what a move changes at a location
    "libtis.at": translate("Sentences", "{location}: {remarks}"),
    #: remarks about a move, one after the other
    "libtis.listed": translate("Sentences", "{first}; {others}"),
    "libtis.takes-lead": translate("Sentences", "takes the lead"),
    "libtis.stays-ahead": translate("Sentences", "stays ahead"),
    "libtis.needs": (
        "{seat} then needs %n cube to lead",
        #: to have the most there
        translate("Sentences", "{seat} then needs %n cubes to lead", "", 0),
    ),
    "libtis.level": translate("Sentences", "shares place {place} with {seats}"),
    "libtis.in-place": translate("Sentences", "place {place}"),
    "libtis.gains": translate("Sentences", "{seat} gains {suit}"),
    "libtis.loses": translate("Sentences", "{seat} loses {other}"),
    "libtis.swaps": translate("Sentences", "{seat} gets {suit} instead of {other}"),
    #: taking a cube away from a location
    "libtis.costs-nothing": translate("Sentences", "costs nothing"),
    "libtis.measure.end": (
        "%n leaves chip",
        #: what a bonus card measures
        translate("Sentences", "%n leaves chips", "", 0),
    ),
    "libtis.measure.calamity": (
        "%n wyrms chip",
        #: what a bonus card measures
        translate("Sentences", "%n wyrms chips", "", 0),
    ),
    "libtis.measure.windfall": (
        "%n knots chip",
        #: what a bonus card measures
        translate("Sentences", "%n knots chips", "", 0),
    ),
    "libtis.measure.pact": (
        "%n set of all six suits",
        #: what a bonus card measures
        translate("Sentences", "%n sets of all six suits", "", 0),
    ),
    "libtis.measure.harvest": (
        "%n chip",
        #: what a bonus card measures
        translate("Sentences", "%n chips", "", 0),
    ),
    "libtis.measure.excuse": (
        "%n suit without a chip",
        #: what a bonus card measures
        translate("Sentences", "%n suits without a chip", "", 0),
    ),
    #: why a bonus card pays
    "libtis.bonus.most": translate("Sentences", "{own}, more than anybody else"),
    "libtis.bonus.shared": (
        "{own}, the most, shared by %n player",
        #: why a bonus card pays a part only
        translate("Sentences", "{own}, the most, shared by %n players", "", 0),
    ),
    #: why a bonus card does not pay
    "libtis.bonus.less": translate("Sentences", "{own}, but somebody has {best}"),
    #: why a bonus card does not pay
    "libtis.bonus.zero": translate("Sentences", "{own}: it takes at least one"),
    "libtis.bonus.betrayal": (
        "%n point for the bonuses of the others",
        translate("Sentences", "%n points for the bonuses of the others", "", 0),
    ),
    "libtis.betrayal": translate("Sentences", "{card} of {seat}: {mine} against {theirs}, {case}: {points}"),
    #: one figure against another
    "libtis.betrayal.beat": translate("Sentences", "beaten"),
    #: one figure against another
    "libtis.betrayal.equal": translate("Sentences", "equal"),
    #: one figure against another
    "libtis.betrayal.third": translate("Sentences", "but somebody has {best}"),
    #: the higher one of two figures
    "libtis.betrayal.tied": translate("Sentences", "the most, but not alone"),
    #: the higher one of two figures
    "libtis.betrayal.alone": translate("Sentences", "the most of all"),
    # --- the table of Libtis ---------------------------------------------------------------------------
    #: a card and its suits
    "libtis.card-and-suits": translate("Sentences", "{card} ({suits})"),
    "libtis.name.mine": translate("Sentences", "{card}, your hand"),
    "libtis.name.fits": (
        "{card}, your hand, fits %n location",
        translate("Sentences", "{card}, your hand, fits %n locations", "", 0),
    ),
    "libtis.name.hand": (
        "hand of {seat}, %n card",
        translate("Sentences", "hand of {seat}, %n cards", "", 0),
    ),
    "libtis.name.pile": translate("Sentences", "{card}, played by {seat}"),
    "libtis.cubes": (
        "{seat} %n cube",
        #: how many cubes a player has at a location
        translate("Sentences", "{seat} %n cubes", "", 0),
    ),
    "libtis.name.cubes": (
        "{location}: %n cube of {seat}",
        translate("Sentences", "{location}: %n cubes of {seat}", "", 0),
    ),
    "libtis.name.supply": (
        "supply of {seat}, %n cube",
        translate("Sentences", "supply of {seat}, %n cubes", "", 0),
    ),
    #: a chip of a suit that a player has
    "libtis.name.chip": translate("Sentences", "{seat}: {suit}"),
    #: a player’s bonus card, and what it pays for
    "libtis.name.bonus": translate("Sentences", "{card}, bonus card of {seat}: {pays}"),
    "libtis.name.bonus-hidden": translate("Sentences", "face-down bonus card of {seat}"),
    #: a bonus card that can be taken, and what it pays for
    "libtis.name.set": translate("Sentences", "{card}, in the set: {pays}"),
    "libtis.name.set-hidden": (
        "set of bonus cards, %n card",
        translate("Sentences", "set of bonus cards, %n cards", "", 0),
    ),
    #: what a bonus card pays for
    "libtis.pays.end": translate("Sentences", "12 points for the most leaves chips"),
    #: what a bonus card pays for
    "libtis.pays.calamity": translate("Sentences", "12 points for the most wyrms chips"),
    #: what a bonus card pays for
    "libtis.pays.windfall": translate("Sentences", "12 points for the most knots chips"),
    #: what a bonus card pays for
    "libtis.pays.pact": translate("Sentences", "12 points for the most sets of all six suits"),
    #: what a bonus card pays for
    "libtis.pays.harvest": translate("Sentences", "12 points for the most chips"),
    #: what a bonus card pays for
    "libtis.pays.excuse": translate("Sentences", "12 points for the most suits without a chip"),
    #: what a bonus card pays for
    "libtis.pays.betrayal": translate(
        "Sentences",
        "for each other bonus card 9 points if you beat its holder, 6 if you are even,"
        " 2 or 1 if its holder fails",
    ),
    #: how many chips of a suit a player has
    "libtis.count": translate("Sentences", "{number} {suit}"),
    "libtis.round": translate("Sentences", "Round {round} of {rounds}"),
    "libtis.starts": translate("Sentences", "{seat} starts"),
    #: this seat starts the round
    "libtis.first": translate("Sentences", "starts"),
    "libtis.step.play": translate("Sentences", "{seat} plays a card"),
    "libtis.step.take": translate("Sentences", "{seat} takes a bonus card"),
    "libtis.spot.keep": translate("Sentences", "your bonus card"),
    "libtis.do.supply": translate("Sentences", "{card}: from supply to the {location}"),
    "libtis.do.move": translate("Sentences", "{card}: from the {source} to the {location}"),
    "libtis.do.take": translate("Sentences", "Take {card}"),
    "libtis.log.start": translate("Sentences", "{seat} starts round 1."),
    "libtis.log.deal": translate("Sentences", "Round {round} is dealt. {seat} starts."),
    "libtis.log.bonuses": translate("Sentences", "Everybody is dealt a bonus card."),
    "libtis.log.set": translate("Sentences", "A set of bonus cards goes round, to {seat} first."),
    "libtis.log.take": translate("Sentences", "{seat} takes the bonus card {card}."),
    "libtis.log.take-hidden": translate("Sentences", "{seat} takes a bonus card."),
    "libtis.log.supply": translate("Sentences", "{seat} plays the {card}: from supply to the {location}."),
    "libtis.log.move": translate(
        "Sentences", "{seat} plays the {card}: from the {source} to the {location}."
    ),
    "libtis.log.scored": translate("Sentences", "Round {round} is scored."),
    #: the match has several winners
    "libtis.shared": translate("Sentences", "{seats} share the match"),
    #: the columns of the accounts at the end
    "libtis.sheet.heads": translate("Sentences", "Chips, bonus, total"),
    #: a column: the points for chips
    "libtis.sheet.chips": translate("Sentences", "Chips"),
    #: a column: the points for the bonus card
    "libtis.sheet.bonus": translate("Sentences", "Bonus"),
    #: a column: all points
    "libtis.sheet.total": translate("Sentences", "Total"),
    "libtis.sheet.plain": (
        "{seat}: %n point for chips",
        translate("Sentences", "{seat}: %n points for chips", "", 0),
    ),
    "libtis.sheet.sum": (
        "{seat}: {chips} for chips and {bonus} for the bonus make %n point",
        translate("Sentences", "{seat}: {chips} for chips and {bonus} for the bonus make %n points", "", 0),
    ),
    #: a player’s account at the end, and the reason for the bonus
    "libtis.sheet.row": translate("Sentences", "{account}. {reason}."),
    "libtis.sheet.held": (
        "%n chip",
        #: that a player has at the end
        translate("Sentences", "%n chips", "", 0),
    ),
    #: why of two players with equal points one is ahead
    "libtis.sheet.tie": translate("Sentences", "equal points, so the number of chips decides: {number}"),
    # --- options ------------------------------------------------------------------------------------
    "option.unknown": translate("Sentences", "There is no option “{name}”. The options are: {names}."),
    "option.value": translate("Sentences", "“{name}” cannot be “{value}”. It can be: {domain}."),
    "option.together": translate(
        "Sentences", "“{name}” cannot be “{value}” with {others}. It can be: {domain}."
    ),
    # --- puzzles ------------------------------------------------------------------------------------
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
        "Sentences", "The round is over at {count}: you can play no card any more."
    ),
    "puzzle.countdown.no-zero": (
        "The count is {count}: %n more card cannot bring it to zero.",
        translate("Sentences", "The count is {count}: %n more cards cannot bring it to zero.", "", 0),
    ),
    "puzzle.countdown.no-run": (
        "The count is {count}: after that you cannot play %n more card.",
        translate("Sentences", "The count is {count}: after that you cannot play %n more cards.", "", 0),
    ),
    "puzzle.countdown.answered": translate(
        "Sentences", "The count is {count}: if your opponent holds the {card}, it can be played."
    ),
    "puzzle.limit.win": translate("Sentences", "{colour} to move and win at once."),
    "puzzle.limit.win-two": translate(
        "Sentences",
        "{colour} to move and win with the turn after this one at the latest, whatever {other} does.",
    ),
    "puzzle.limit.escapes": translate("Sentences", "{other} has an answer to that: the win is gone."),
    "puzzle.limit.lost": translate("Sentences", "That lets {other} win."),
    "puzzle.foes.take": translate("Sentences", "Play so that you are sure to take the foe."),
    "puzzle.foes.give": translate("Sentences", "Play so that {seat} is sure to take the foe."),
    "puzzle.foes.avoid": translate("Sentences", "Play so that you are sure not to take the foe."),
    "puzzle.foes.draw": translate("Sentences", "Play so that nobody takes the foe."),
    "puzzle.foes.you": translate("Sentences", "You take the foe."),
    "puzzle.foes.takes": translate("Sentences", "{seat} takes the foe."),
    "puzzle.foes.nobody": translate("Sentences", "Nobody takes the foe."),
    "puzzle.foes.after": translate("Sentences", "Say {hero} plays the {card}. {outcome}"),
    "puzzle.foes.after-two": translate("Sentences", "Say the {first} and the {card} come next. {outcome}"),
    "puzzle.libtis.last": (
        "The last card of the round: get chips worth %n point in this round.",
        translate("Sentences", "The last card of the round: get chips worth %n points in this round.", "", 0),
    ),
    "puzzle.libtis.sure": (
        "Your last card of the round: be sure of chips worth %n point in this round, whatever comes after it.",
        translate(
            "Sentences",
            "Your last card of the round: be sure of chips worth %n points in this round, whatever comes after it.",
            "",
            0,
        ),
    ),
    "puzzle.libtis.only": (
        "This round’s chips are worth only %n point to you.",
        translate("Sentences", "This round’s chips are worth only %n points to you.", "", 0),
    ),
    "puzzle.libtis.answered": (
        "If {seat} plays the {card} ({location}), this round’s chips are worth only %n point to you.",
        translate(
            "Sentences",
            "If {seat} plays the {card} ({location}), this round’s chips are worth only %n points to you.",
            "",
            0,
        ),
    ),
    "puzzle.libtis.answered-move": (
        "If {seat} plays the {card} ({source} → {location}), this round’s chips are worth only %n point to you.",
        translate(
            "Sentences",
            "If {seat} plays the {card} ({source} → {location}), this round’s chips are worth only %n points to you.",
            "",
            0,
        ),
    ),
    # --- notation -----------------------------------------------------------------------------------
    "notation.chance": translate("Sentences", "“{text}” is not a chance outcome."),
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
    "notation.limit": translate("Sentences", "“{text}” is not an action of this game."),
    "limit.notation.reach": translate(
        "Sentences",
        "“{text}”: no tile can lie as far from the first one; coordinates go from −{most} to {most}.",
    ),
    "notation.foes": translate("Sentences", "“{text}” is not an action of this game."),
    "foes.notation.foe": translate("Sentences", "“{text}”: only cards from 2 to 10 are played."),
    "notation.libtis": translate("Sentences", "“{text}” is not an action of this game."),
    "libtis.notation.card": translate("Sentences", "There is no card “{text}”. The cards are: {names}."),
    "libtis.notation.bonus": translate(
        "Sentences", "There is no bonus card “{text}”. The bonus cards are: {names}."
    ),
    "libtis.notation.location": translate(
        "Sentences", "There is no location “{text}”. The locations are: {names}."
    ),
    # --- why an action is not legal ------------------------------------------------------------------
    "illegal.over": translate("Sentences", "The match is over."),
    "illegal.chance-due": translate("Sentences", "The cards must be shuffled first."),
    "illegal.no-chance-due": translate("Sentences", "There is nothing to shuffle or to draw now."),
    "illegal.other-seat": translate("Sentences", "It is the turn of seat {seat}."),
    "illegal.other-chance": translate("Sentences", "The chance outcome to come is “{name}”."),
    "illegal.chance-thing": translate("Sentences", "“{name}” cannot have “{item}”."),
    "illegal.chance-cards": (
        "“{name}” takes %n card, each once.",
        translate("Sentences", "“{name}” takes %n cards, each once.", "", 0),
    ),
    "countdown.say-double": translate("Sentences", "First say whether you double."),
    "countdown.choose-starter": translate(
        "Sentences", "The starter is an ace: first choose whether it counts 1 or 11."
    ),
    "countdown.doubling-over": translate(
        "Sentences", "Doubling is only possible before the starter is turned."
    ),
    "countdown.starter-lies": translate("Sentences", "There is no ace to value: the starter already counts."),
    "countdown.play-drawn": translate(
        "Sentences", "You turned the {card}, and it can be played, so it must be."
    ),
    "countdown.not-in-hand": translate("Sentences", "You do not have the {card} in your hand."),
    "countdown.hand-first": translate("Sentences", "The stock is for when your hand is empty."),
    "countdown.must-play": translate(
        "Sentences", "You have a card that can be played, so you must play one."
    ),
    "countdown.draw-first": translate(
        "Sentences", "Your hand is empty: turn the top card of the stock, or stop."
    ),
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
        "Sentences", "A king cannot be played: no number between 1 and {count} divides {count}."
    ),
    "countdown.king-between": translate(
        "Sentences", "A king divides by a number less than the count, and {divisor} is not less than {count}."
    ),
    "countdown.king-divisor": translate("Sentences", "{divisor} does not divide {count}."),
    "countdown.queen": translate(
        "Sentences", "{count} reversed is {reversed}, which is not less than {count}."
    ),
    "countdown.too-high": translate("Sentences", "{value} is more than the count, which is {count}."),
    "limit.no-pass": translate("Sentences", "You cannot pass: there is something that you can do."),
    "limit.only-pass": translate(
        "Sentences", "No ball of yours could go on any two tiles laid now: you can only pass."
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
        "With a tile on {at} the turn could not be completed: no ball could go on one of its two tiles.",
    ),
    "limit.ball-on-tile": translate("Sentences", "Both tiles lie: now put a ball on one of them."),
    "limit.ball-first": translate("Sentences", "All tiles are laid: now put a ball on an empty tile."),
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
    "limit.move-captures": translate("Sentences", "On your first turn you may not capture."),
    "limit.move-then-captures": translate(
        "Sentences",
        "After a move to {to} every removal would take balls off, which your first turn may not do.",
    ),
    "limit.move-no-removal": translate("Sentences", "After a move to {to} you could remove no tile."),
    "limit.remove-first": translate("Sentences", "You have moved: now remove a tile."),
    "limit.remove-ball": translate("Sentences", "The tile on {at} holds a ball: only an empty one can go."),
    "limit.remove-inside": translate("Sentences", "The tile on {at} has no free edge."),
    "limit.remove-parts": translate(
        "Sentences", "Without the tile on {at} there would be balls on two islands."
    ),
    "limit.remove-captures": translate(
        "Sentences", "Without the tile on {at} balls would come off, which your first turn may not do."
    ),
    "foes.not-in-hand": translate("Sentences", "You do not have the {card} in your hand."),
    "foes.is-marker": translate("Sentences", "The {card} is a marker until the cards are shuffled again."),
    "foes.name-marker": translate("Sentences", "To play blind, lay down a card of your hand as a marker."),
    "foes.hand-empty": translate("Sentences", "Your hand is empty: play blind without a marker."),
    "foes.only-blind": translate("Sentences", "Your hand is empty: you can only play blind."),
    "libtis.take-first": translate("Sentences", "First take a bonus card from the set."),
    "libtis.not-in-set": translate("Sentences", "The set that was passed to you does not hold {card}."),
    "libtis.no-bonuses": translate("Sentences", "This match is played without bonus cards."),
    "libtis.bonuses-dealt": translate("Sentences", "In this match bonus cards are dealt, not taken."),
    "libtis.bonuses-taken": translate("Sentences", "Everybody has a bonus card already."),
    "libtis.not-in-hand": translate("Sentences", "You do not have this card in your hand: {card}."),
    "libtis.no-shared-suit": translate(
        "Sentences", "{card} ({suits}) shares no suit with the location {location} ({others})."
    ),
    "libtis.stays": translate(
        "Sentences", "The cube stands at this location already ({location}): it must move to another."
    ),
    "libtis.no-supply": translate(
        "Sentences", "Your supply is empty: move a cube from one location to another."
    ),
    "libtis.no-cube": translate("Sentences", "You have no cube to move at the location {location}."),
    "libtis.no-card": translate(
        "Sentences", "No card in your hand shares a suit with the location {location} ({others})."
    ),
    "libtis.others-cube": translate("Sentences", "This cube belongs to {seat}."),
    # --- records ------------------------------------------------------------------------------------
    "record.at": translate("Sentences", "Line {line}: {reason}"),
    "record.header": translate("Sentences", "This is not the first line of a record."),
    "record.no-version": translate("Sentences", "The record does not say its version (“limbotable”)."),
    "record.newer": translate(
        "Sentences", "The record is of version {version}; this program reads up to version {ours}."
    ),
    "record.key": translate("Sentences", "“{key}” is missing or is not what it should be."),
    "record.game": translate("Sentences", "There is no game “{game}”."),
    "record.seats": (
        "This match has %n seat.",
        translate("Sentences", "This match has %n seats.", "", 0),
    ),
    "record.line": translate("Sentences", "“{line}” is not a line of a record."),
    "record.impossible": translate("Sentences", "No full match fits these lines."),
    "record.turn": translate("Sentences", "These lines do not lead to the turn that the first line names."),
    "record.scores": translate(
        "Sentences", "These lines do not lead to the scores that the first line names."
    ),
    "record.scores-form": translate(
        "Sentences", "“scores” has to be a list of {n} whole numbers, one for each seat."
    ),
    "record.unseeable": translate("Sentences", "This is not what that seat has seen."),
    # --- matches as text ----------------------------------------------------------------------------
    "sharing.none": translate("Sentences", "There is no match in this text."),
    "sharing.large": translate("Sentences", "This text is too long to be a match."),
    "sharing.damaged": translate(
        "Sentences",
        "The text of this match is damaged or not all of it is there. Copy it once more, as a whole.",
    ),
    "sharing.newer": translate(
        "Sentences", "The text of this match was made by a later version of Limbo Table."
    ),
    # --- the foes: who they are ------------------------------------------------------------------------
    #: a foe: the jack of diamonds, the Hare
    "foes.foe": translate("Sentences", "{card}, {name}"),
    #: a foe without a suit: joker, the Oni
    "foes.joker": translate("Sentences", "joker, {name}"),
    #: a foe’s name, the buck of the roe deer
    "foes.foe.Jc": translate("Sentences", "the Roebuck"),
    #: a foe’s name
    "foes.foe.Qc": translate("Sentences", "the Reindeer"),
    #: a foe’s name, a moose
    "foes.foe.Kc": translate("Sentences", "the Elk"),
    #: a foe’s name, the mask of a goat: in Finland, the Nuuttipukki
    "foes.foe.Ac": translate("Sentences", "the Goat"),
    #: a foe’s name
    "foes.foe.Jd": translate("Sentences", "the Hare"),
    #: a foe’s name
    "foes.foe.Qd": translate("Sentences", "the Fox"),
    #: a foe’s name
    "foes.foe.Kd": translate("Sentences", "the Lynx"),
    #: a foe’s name
    "foes.foe.Ad": translate("Sentences", "the Wolf"),
    #: a foe’s name
    "foes.foe.Jh": translate("Sentences", "the Boar"),
    #: a foe’s name
    "foes.foe.Qh": translate("Sentences", "the Tigress"),
    #: a foe’s name
    "foes.foe.Kh": translate("Sentences", "the Bear"),
    #: a foe’s name, the mask of a lion: in Japan, of the lion dance
    "foes.foe.Ah": translate("Sentences", "the Lion"),
    #: a foe’s name
    "foes.foe.Js": translate("Sentences", "the Magpie"),
    #: a foe’s name
    "foes.foe.Qs": translate("Sentences", "the Owl"),
    #: a foe’s name
    "foes.foe.Ks": translate("Sentences", "the Cockerel"),
    #: a foe’s name
    "foes.foe.As": translate("Sentences", "the Raven"),
    #: a foe’s name
    "foes.foe.X1": translate("Sentences", "the Jester"),
    #: a foe’s name, the Japanese demon
    "foes.foe.X2": translate("Sentences", "the Oni"),
    #: a foe’s name
    "foes.foe.X3": translate("Sentences", "the Troll"),
    # --- the engine ---------------------------------------------------------------------------------
    "engine.json": translate("Sentences", "This is not a line of JSON."),
    "engine.too-long": translate("Sentences", "The line is longer than {limit} bytes."),
    "engine.object": translate("Sentences", "A request is a JSON object with a “cmd”."),
    "engine.command": translate("Sentences", "There is no command “{cmd}”."),
    "engine.field": translate("Sentences", "The request is not right: {detail}."),
    "engine.id": translate("Sentences", "The id is nested too deep to be repeated."),
    "engine.no-match": translate("Sentences", "There is no match yet: begin with “new” or “load”."),
    "engine.game": translate("Sentences", "There is no game “{game}”. The games are: {names}."),
    "engine.level": translate("Sentences", "There is no level “{level}”. The levels are: {names}."),
    "engine.undo": (
        "Only %n action can be taken back.",
        translate("Sentences", "Only %n actions can be taken back.", "", 0),
    ),
    "engine.read-only": translate(
        "Sentences", "This is one seat’s perspective: it can be read and thought about, not played on."
    ),
    "engine.own-seat": translate("Sentences", "Of a perspective only its own seat’s record is known."),
    "engine.seat": translate("Sentences", "There is no seat {seat}."),
    "engine.not-your-turn": translate("Sentences", "Only the seat that is to act can be thought for."),
    "engine.decision": translate("Sentences", "Line {ply} of the match is no seat’s action."),
    "engine.whole": translate("Sentences", "Thinking needs one seat’s perspective, not a whole record."),
    "engine.internal": translate(
        "Sentences", "Something went wrong inside ({kind}). The match is as it was."
    ),
}


def in_english(phrase: Phrase) -> str:
    """Put a phrase into English; raises ``KeyError`` for a code that has no sentence."""
    sentence = SENTENCES[phrase.code]
    values = dict(phrase.values)
    if isinstance(sentence, tuple):
        sentence = sentence[0] if values["n"] == 1 else sentence[1]
    return filled(
        sentence, {name: in_english(v) if isinstance(v, Phrase) else v for name, v in values.items()}
    )


def filled(sentence: str, values: Mapping[str, str | int]) -> str:
    """Return a sentence with its values in place; a value that contains braces is left as it is."""
    parts = []
    for piece in sentence.replace("%n", "{n}").split("{"):
        name, brace, rest = piece.partition("}")
        parts.append(f"{values[name]}{rest}" if brace else piece)
    return "".join(parts)
