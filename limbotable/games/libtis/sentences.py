"""The English sentences of Libtis: by their codes, in the form of ``core.sentences``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate
from limbotable.games.libtis.reason_sentences import REASONS
from limbotable.games.libtis.told_sentences import TOLD

SENTENCES: Final[Mapping[str, Sentence]] = {
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
    "libtis.suits": translate("Sentences", "{first}, {second}"),
    #: names of players, one after the other
    "libtis.seats.two": translate("Sentences", "{first} and {others}"),
    #: names of players, one after the other
    "libtis.seats.more": translate("Sentences", "{first}, {others}"),
    #: {place} in “{place} place”: an English ordinal; where a mark or a word does it, the number alone
    "libtis.place.1": translate("Sentences", "1st"),
    #: as above
    "libtis.place.2": translate("Sentences", "2nd"),
    #: as above
    "libtis.place.3": translate("Sentences", "3rd"),
    #: as above
    "libtis.place.4": translate("Sentences", "4th"),
    #: as above
    "libtis.place.5": translate("Sentences", "5th"),
    #: what a move changes at a location
    "libtis.at": translate("Sentences", "{location}: {remarks}"),
    #: remarks about a move, one after the other
    "libtis.listed": translate("Sentences", "{first}; {others}"),
    "libtis.takes-lead": translate("Sentences", "lead taken"),
    "libtis.stays-ahead": translate("Sentences", "lead kept"),
    "libtis.needs": (
        "{seat} then needs %n more cube to lead",
        #: to have the most there
        translate("Sentences", "{seat} then needs %n more cubes to lead", "", 0),
    ),
    "libtis.needs.you": (
        "you then need %n more cube to lead",
        translate("Sentences", "you then need %n more cubes to lead", "", 0),
    ),
    "libtis.needs.both": (
        "{seats} then each need %n more cube to lead",
        #: two players or more, perhaps the user among them
        translate("Sentences", "{seats} then each need %n more cubes to lead", "", 0),
    ),
    "libtis.level": translate("Sentences", "{place} place, tied with {seats}"),
    "libtis.level.you": translate("Sentences", "{place} place, tied with you"),
    "libtis.in-place": translate("Sentences", "{place} place"),
    #: a place at a location does not pay, and did not before
    "libtis.unpaid": translate("Sentences", "no chip here"),
    "libtis.gains": translate("Sentences", "{seat} would get {suit}"),
    "libtis.gains.you": translate("Sentences", "you would get {suit}"),
    "libtis.loses": translate("Sentences", "{seat} would lose {other}"),
    "libtis.loses.you": translate("Sentences", "you would lose {other}"),
    "libtis.swaps": translate("Sentences", "{seat} would get {suit} instead of {other}"),
    "libtis.swaps.you": translate("Sentences", "you would get {suit} instead of {other}"),
    #: two players or more, perhaps the user among them
    "libtis.gains.both": translate("Sentences", "{seats} would each get {suit}"),
    #: two players or more, perhaps the user among them
    "libtis.loses.both": translate("Sentences", "{seats} would each lose {other}"),
    #: two players or more, perhaps the user among them
    "libtis.swaps.both": translate("Sentences", "{seats} would each get {suit} instead of {other}"),
    #: taking a cube away from a location
    "libtis.costs-nothing": translate("Sentences", "nobody’s chips change"),
    "libtis.measure.end": (
        "%n leaf chip",
        #: what a bonus card measures
        translate("Sentences", "%n leaf chips", "", 0),
    ),
    "libtis.measure.calamity": (
        "%n wyrm chip",
        #: what a bonus card measures
        translate("Sentences", "%n wyrm chips", "", 0),
    ),
    "libtis.measure.windfall": (
        "%n knot chip",
        #: what a bonus card measures
        translate("Sentences", "%n knot chips", "", 0),
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
    "libtis.bonus.less": translate("Sentences", "{own}, but another player has {best}"),
    #: why a bonus card does not pay
    "libtis.bonus.zero": translate("Sentences", "{own}, but at least one is needed"),
    "libtis.bonus.betrayal": (
        "%n point for the bonuses of the others",
        translate("Sentences", "%n points for the bonuses of the others", "", 0),
    ),
    "libtis.betrayal": translate("Sentences", "+{points} for {seat}’s {card} ({mine} to {theirs}, {case})"),
    "libtis.betrayal.you": translate("Sentences", "+{points} for your {card} ({mine} to {theirs}, {case})"),
    #: one figure against another
    "libtis.betrayal.beat": translate("Sentences", "the holder is beaten"),
    #: one figure against another
    "libtis.betrayal.equal": translate("Sentences", "level with the holder"),
    #: one figure against another
    "libtis.betrayal.third": translate("Sentences", "another player has {best}"),
    #: the higher one of two figures
    "libtis.betrayal.tied": translate("Sentences", "the holder ties for the most"),
    #: the higher one of two figures
    "libtis.betrayal.alone": translate("Sentences", "the holder has the most"),
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
    "libtis.name.hand.you": ("your hand, %n card", translate("Sentences", "your hand, %n cards", "", 0)),
    "libtis.name.pile": translate("Sentences", "{card}, played by {seat}"),
    "libtis.name.pile.you": translate("Sentences", "{card}, played by you"),
    "libtis.name.cubes": (
        "{location}: %n cube of {seat}’s",
        translate("Sentences", "{location}: %n cubes of {seat}’s", "", 0),
    ),
    "libtis.name.cubes.you": (
        "{location}: %n cube of yours",
        translate("Sentences", "{location}: %n cubes of yours", "", 0),
    ),
    "libtis.name.supply": (
        "supply of {seat}, %n cube",
        translate("Sentences", "supply of {seat}, %n cubes", "", 0),
    ),
    "libtis.name.supply.you": (
        "your supply, %n cube",
        translate("Sentences", "your supply, %n cubes", "", 0),
    ),
    #: a chip of a suit that a player has
    "libtis.name.chip": translate("Sentences", "{seat}: {suit}"),
    #: a player’s bonus card, and what it pays for
    "libtis.name.bonus": translate("Sentences", "{card}, bonus card of {seat}: {pays}"),
    "libtis.name.bonus.you": translate("Sentences", "{card}, your bonus card: {pays}"),
    "libtis.name.bonus-hidden": translate("Sentences", "face-down bonus card of {seat}"),
    "libtis.name.bonus-hidden.you": translate("Sentences", "your bonus card, face down"),
    #: a bonus card that can be taken, and what it pays for
    "libtis.name.set": translate("Sentences", "{card}, in the set: {pays}"),
    "libtis.name.set-hidden": (
        "set of bonus cards, %n card",
        translate("Sentences", "set of bonus cards, %n cards", "", 0),
    ),
    #: what a bonus card pays for
    "libtis.pays.end": translate("Sentences", "12 points for the most leaf chips"),
    #: what a bonus card pays for
    "libtis.pays.calamity": translate("Sentences", "12 points for the most wyrm chips"),
    #: what a bonus card pays for
    "libtis.pays.windfall": translate("Sentences", "12 points for the most knot chips"),
    #: what a bonus card pays for
    "libtis.pays.pact": translate("Sentences", "12 points for the most sets of all six suits"),
    #: what a bonus card pays for
    "libtis.pays.harvest": translate("Sentences", "12 points for the most chips"),
    #: what a bonus card pays for
    "libtis.pays.excuse": translate("Sentences", "12 points for the most suits without a chip"),
    #: what a bonus card pays for
    "libtis.pays.betrayal": translate(
        "Sentences",
        "for every other player’s bonus card, 9 points for beating its holder, 6 for a tie,"
        " 2 or 1 if its holder misses the full bonus",
    ),
    #: how many chips of a suit a player has
    "libtis.count.moons": (
        "%n moon",
        #: chips of a suit
        translate("Sentences", "%n moons", "", 0),
    ),
    "libtis.count.suns": (
        "%n sun",
        #: chips of a suit
        translate("Sentences", "%n suns", "", 0),
    ),
    "libtis.count.waves": (
        "%n wave",
        #: chips of a suit
        translate("Sentences", "%n waves", "", 0),
    ),
    "libtis.count.leaves": (
        "%n leaf",
        #: chips of a suit
        translate("Sentences", "%n leaves", "", 0),
    ),
    "libtis.count.wyrms": (
        "%n wyrm",
        #: chips of a suit
        translate("Sentences", "%n wyrms", "", 0),
    ),
    "libtis.count.knots": (
        "%n knot",
        #: chips of a suit
        translate("Sentences", "%n knots", "", 0),
    ),
    #: the points for a chip of each suit
    "libtis.worths": translate("Sentences", "Points for a chip: {chips}"),
    #: a suit, and the points for a chip of it: moons 6
    "libtis.chip-worth": translate("Sentences", "{suit} {points}"),
    #: a player has no cube in the supply
    "libtis.bare": translate("Sentences", "supply empty"),
    "libtis.round": translate("Sentences", "Round {round} of {rounds}"),
    #: this seat starts the round
    "libtis.first": translate("Sentences", "starts"),
    "libtis.spot.keep": translate("Sentences", "your bonus card"),
    "libtis.do.supply": translate("Sentences", "{card}, from the supply to the {location}"),
    "libtis.do.move": translate("Sentences", "{card}, from the {source} to the {location}"),
    "libtis.do.take": translate("Sentences", "Take the bonus card {card}"),
    #: an action, as it is read out: the card, and the place that a cube of the supply goes to
    "libtis.do.supply.heard": translate("Sentences", "{card} to the {location}"),
    "libtis.do.move.heard": translate("Sentences", "{card} from the {source} to the {location}"),
    #: the locations that a card can bring a cube to
    "libtis.can": (
        "{card}, %n location: {places}",
        #: the locations that a card can bring a cube to
        translate("Sentences", "{card}, %n locations: {places}", "", 0),
    ),
    #: what it costs to take one’s own cube away from a location
    "libtis.can.leave": translate("Sentences", "Moving a cube from the {location}: {remarks}"),
    #: the match has several winners
    "libtis.shared": translate("Sentences", "{seats} share the match"),
    #: a column: chips, or the points for them
    "libtis.sheet.chips": translate("Sentences", "Chips"),
    #: a column: the points for the bonus card
    "libtis.sheet.bonus": translate("Sentences", "Bonus"),
    #: a row: the points for the bonus cards
    "libtis.sheet.bonuses": translate("Sentences", "The bonus cards"),
    #: the title of a round's result
    "libtis.round-over": translate("Sentences", "Round {round} of {rounds} is over"),
    #: the points of a round in one line
    "libtis.round-total": translate("Sentences", "Round {round}: {gains}"),
    #: the points for chips of a suit: moons 3 × 6
    "libtis.worth": translate("Sentences", "{suit} {count} × {each}"),
    "libtis.no-chip": translate("Sentences", "no chip"),
    "libtis.sheet.plain": (
        "{seat}: %n point for chips",
        translate("Sentences", "{seat}: %n points for chips", "", 0),
    ),
    "libtis.sheet.sum": (
        "{seat}: {chips} for chips and {bonus} for the bonus make %n point",
        translate("Sentences", "{seat}: {chips} for chips and {bonus} for the bonus make %n points", "", 0),
    ),
    #: a player’s account at the end, and the reason for the bonus
    "libtis.sheet.row": translate("Sentences", "{account}; {reason}."),
    "libtis.sheet.held": (
        "%n chip",
        #: that a player has at the end
        translate("Sentences", "%n chips", "", 0),
    ),
    #: why of two players with equal points one is ahead
    "libtis.sheet.tie": translate("Sentences", "equal points, so the number of chips decides: {number}"),
    "puzzle.libtis.theme.award": (
        "Chips worth %n point",
        #: the theme of a puzzle
        translate("Sentences", "Chips worth %n points", "", 0),
    ),
    # the themes of decisions, by which exercises are sorted
    "theme.libtis.last": translate("Sentences", "The last card of the round"),
    "theme.libtis.sure": translate("Sentences", "The last card but one"),
    "theme.libtis.place": translate("Sentences", "A new cube"),
    "theme.libtis.move": translate("Sentences", "Moving a cube"),
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
    "puzzle.libtis.answered": translate(
        "Sentences", "Suppose {seat} plays the {card} to the {location}. {outcome}"
    ),
    "puzzle.libtis.answered-move": translate(
        "Sentences", "Suppose {seat} plays the {card} from the {source} to the {location}. {outcome}"
    ),
    "notation.libtis": translate("Sentences", "“{text}” is not an action of this game."),
    "libtis.notation.card": translate("Sentences", "There is no card “{text}”. The cards are: {names}."),
    "libtis.notation.bonus": translate(
        "Sentences", "There is no bonus card “{text}”. The bonus cards are: {names}."
    ),
    "libtis.notation.location": translate(
        "Sentences", "There is no location “{text}”. The locations are: {names}."
    ),
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
    "libtis.card-first": translate("Sentences", "Choose a card first, then a location."),
    "libtis.others-cube": translate("Sentences", "This cube belongs to {seat}."),
    "libtis.others-cube.you": translate("Sentences", "This cube is yours."),
    **REASONS,
    **TOLD,
}
