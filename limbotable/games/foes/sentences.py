"""The English sentences of Foes: by their codes, in the form of ``core.sentences``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from limbotable.core.sentences import Sentence, translate
from limbotable.games.foes.reason_sentences import REASONS
from limbotable.games.foes.told_sentences import TOLD

SENTENCES: Final[Mapping[str, Sentence]] = {
    #: the hero whose cards come from the deck
    "foes.shadow": translate("Sentences", "the Shadow"),
    #: two cards, foes or players
    "foes.and": translate("Sentences", "{first} and {others}"),
    #: cards, foes or players: three or more
    "foes.list": translate("Sentences", "{first}, {others}"),
    "foes.spot.mine": translate("Sentences", "your place in the cycle"),
    "foes.spot.marker": translate("Sentences", "your markers, to play blind"),
    "foes.name.mine": translate("Sentences", "{card}, your hand"),
    "foes.name.theirs": (
        "hand of {seat}, %n card",
        translate("Sentences", "hand of {seat}, %n cards", "", 0),
    ),
    "foes.name.theirs.you": ("your hand, %n card", translate("Sentences", "your hand, %n cards", "", 0)),
    "foes.name.marker": (
        "marker of {seat}, face down, %n in all",
        translate("Sentences", "marker of {seat}, face down, %n in all", "", 0),
    ),
    "foes.name.marker.you": (
        "your marker, face down, %n in all",
        translate("Sentences", "your marker, face down, %n in all", "", 0),
    ),
    "foes.name.own-marker": translate("Sentences", "{card}, your marker, face down"),
    "foes.name.visible": translate("Sentences", "{card}, played by {seat}, visible"),
    "foes.name.visible.you": translate("Sentences", "{card}, played by you, visible"),
    "foes.name.target": translate(
        "Sentences", "{card}, played by {seat}, the lowest visible: it takes the foe"
    ),
    "foes.name.leads": translate(
        "Sentences", "{card}, played by {seat}, the lowest visible so far: others have yet to play"
    ),
    "foes.name.leads.you": translate(
        "Sentences", "{card}, played by you, the lowest visible so far: others have yet to play"
    ),
    "foes.name.target.you": translate(
        "Sentences", "{card}, played by you, the lowest visible: it takes the foe"
    ),
    "foes.name.hidden": translate("Sentences", "{card}, played by {seat}, hidden with the {others}"),
    "foes.name.hidden.you": translate("Sentences", "{card}, played by you, hidden with the {others}"),
    "foes.name.foe": (
        "{foe}, the foe on show, %n more to come",
        translate("Sentences", "{foe}, the foe on show, %n more to come", "", 0),
    ),
    "foes.name.foe-last": translate("Sentences", "{foe}, the foe on show, the last one"),
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
    "foes.name.corner.you": translate("Sentences", "{foe}, in your corner"),
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
    "foes.place.target": translate("Sentences", "takes the foe"),
    "foes.place.would": translate("Sentences", "would take the foe"),
    #: if no other player changed that
    "foes.place.so-far": translate("Sentences", "would take the foe for now"),
    #: no player, as in: So far: nobody
    "foes.nobody": translate("Sentences", "nobody"),
    "foes.advice.target-nobody": translate("Sentences", "The foe goes to nobody"),
    #: if the user plays this card, which is the last one
    "foes.advice.would-nobody": translate("Sentences", "The foe would go to nobody"),
    #: settled: all have played
    "foes.advice.target": translate("Sentences", "The foe goes to {seat}"),
    "foes.advice.target.you": translate("Sentences", "The foe comes to you"),
    #: if the user plays this card, which is the last one
    "foes.advice.would": translate("Sentences", "The foe would go to {seat}"),
    "foes.advice.would.you": translate("Sentences", "The foe would come to you"),
    #: the foe would go to this player, but others have yet to play
    "foes.advice.so-far": translate("Sentences", "So far: {seat}"),
    "foes.advice.so-far.you": translate("Sentences", "So far: you"),
    "foes.advice.so-far.heard": translate("Sentences", "So far the foe goes to {seat}"),
    "foes.advice.so-far.you.heard": translate("Sentences", "So far the foe comes to you"),
    #: if the user plays this card, but others have yet to play
    "foes.advice.then": translate("Sentences", "The foe would go to {seat}"),
    "foes.advice.then.you": translate("Sentences", "The foe would come to you"),
    "foes.advice.then.heard": translate("Sentences", "For now the foe would go to {seat}"),
    "foes.advice.then.you.heard": translate("Sentences", "For now the foe would come to you"),
    #: whom the foe goes to, and a whole sentence with the reason, as they are read out
    "foes.advice.said": translate("Sentences", "{said}. {why}"),
    "foes.advice.left": (
        "%n still to play.",
        #: players that have yet to play a card in this cycle
        translate("Sentences", "%n still to play.", "", 0),
    ),
    "foes.advice.left-you": (
        "You and %n more still to play.",
        #: players beside the user that have yet to play a card in this cycle
        translate("Sentences", "You and %n more still to play.", "", 0),
    ),
    "foes.advice.left-only": translate("Sentences", "Only you have yet to play."),
    "foes.advice.blind": translate("Sentences", "Nobody knows which card comes"),
    #: one of several people at this screen is told what to do
    "foes.prompt.play": translate("Sentences", "{seat}: play a card"),
    "foes.prompt.play.you": translate("Sentences", "Your turn: play a card"),
    "foes.prompt.bare": translate("Sentences", "{seat}: play the top card of the deck"),
    "foes.prompt.bare.you": translate("Sentences", "Your turn: play the top card of the deck"),
    "foes.advice.start": translate("Sentences", "{seat} plays first"),
    "foes.advice.start.you": translate("Sentences", "You play first"),
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
    #: the scores of a match: 2 : 0 : 5 (foes left)
    "foes.counted.foes": translate("Sentences", "foes left"),
    #: the scores of a match: 3 : 1 : 1 (rounds won)
    "foes.counted.wins": translate("Sentences", "rounds won"),
    #: the scores of a match: 2 : 0 : 1 (lives left)
    "foes.counted.lives": translate("Sentences", "lives left"),
    #: the scores of a match: 4 : 4 : 4 (rounds survived)
    "foes.counted.rounds": translate("Sentences", "rounds survived"),
    "foes.foes": (
        "%n foe",
        #: in a player’s corner
        translate("Sentences", "%n foes", "", 0),
    ),
    "foes.foes-matched": (
        "%n foe, {left} left",
        #: the same in short, on a plate: foes in a player’s corner, and those that will not be cancelled
        translate("Sentences", "%n foes, {left} left", "", 0),
    ),
    "foes.foes-matched.heard": (
        "%n foe, {left} left after the chaos",
        #: foes in a player’s corner, and those of them that will not be cancelled
        translate("Sentences", "%n foes, {left} left after the chaos", "", 0),
    ),
    #: a player with the figures, and the foes in the corner that the chaos will leave there
    "foes.corner": translate("Sentences", "{plate}. Left: {foes}"),
    #: the foe on show
    "foes.brief.foe": translate("Sentences", "Foe: {foe}"),
    #: the cards that lie there, each with its player
    "foes.brief.cycle": translate("Sentences", "Cycle: {cards}"),
    #: a player with a card, in a list: Nana 5 of spades
    "foes.brief.card": translate("Sentences", "{seat} {card}"),
    #: each player with a number: the foes in the corner that the chaos will leave
    "foes.brief.left": translate("Sentences", "Foes that the chaos leaves: {left}"),
    #: a player with a number, in a list: you: 1, Nana: 3
    "foes.brief.one": translate("Sentences", "{seat}: {number}"),
    #: each player with a number: the rounds won
    "foes.brief.wins": translate("Sentences", "Wins: {wins}"),
    #: a player has no card in the hand
    "foes.bare": translate("Sentences", "hand empty"),
    #: who a player’s partner is
    "foes.partner": translate("Sentences", "with {seat}"),
    #: a title, over the number of foes to come
    "foes.next": translate("Sentences", "The next foe"),
    "foes.partner.you": translate("Sentences", "with you"),
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
    #: below the name of the foe on show, after which none comes
    "foes.last": translate("Sentences", "the last foe"),
    #: who plays with whom
    "foes.mode.team": translate("Sentences", "One team"),
    #: who plays with whom
    "foes.mode.solo": translate("Sentences", "Solo"),
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
    #: what is counted below “Seen since the shuffle”
    "foes.seen.tip": translate(
        "Sentences",
        "How many of the four cards of each number have been played since the last shuffle. Cards in hands and"
        " markers are not counted.",
    ),
    #: how many cards of a number have been seen
    "foes.seen.number": translate("Sentences", "{number}: {count} of 4"),
    "foes.do.play": translate("Sentences", "Play the {card}"),
    "foes.do.blind": translate("Sentences", "Play blind, the {card} as marker"),
    #: several actions in one line: any of these cards
    "foes.can.play": translate("Sentences", "Play one card: {cards}"),
    #: several actions in one line: any of these cards
    "foes.can.blind": translate("Sentences", "Play blind, one card as marker: {cards}"),
    "foes.do.bare": translate("Sentences", "Play the top card of the deck"),
    "foes.round.won": translate("Sentences", "{seat} wins round {round}"),
    "foes.round.won.you": translate("Sentences", "You win round {round}"),
    #: several players
    "foes.round.won-by": translate("Sentences", "{seat} win round {round}"),
    #: several players, each of whom wins for itself
    "foes.round.shared-by": translate("Sentences", "{seats} share round {round}"),
    "foes.round.shared": translate("Sentences", "Round {round} is shared"),
    "foes.round.team-won": translate("Sentences", "Round {round} is won: no foe is left"),
    "foes.round.team-lost": translate("Sentences", "Round {round} is lost"),
    #: foes left in a corner
    "foes.end.corner": translate("Sentences", "{seat}: {number}"),
    #: several players
    "foes.end.won": translate("Sentences", "{seats} win the match"),
    #: the match has several winners
    "foes.end.shared": translate("Sentences", "{seats} share the match"),
    "foes.end.team-won": translate("Sentences", "The team wins the match"),
    "foes.end.team-lost": translate("Sentences", "The team loses the match"),
    "foes.log.left": translate("Sentences", "Foes left: {left}"),
    #: a column: the foes that a player has taken
    "foes.sheet.taken": translate("Sentences", "Foes taken"),
    #: a column: foes that the chaos has cancelled
    "foes.sheet.cancelled": translate("Sentences", "Cancelled"),
    #: a column: foes that the chaos has left
    "foes.sheet.left": translate("Sentences", "Left"),
    #: a column: the lives that a player has left
    "foes.sheet.lives": translate("Sentences", "Lives"),
    #: a column: the rounds that a player has won
    "foes.sheet.wins": translate("Sentences", "Rounds won"),
    #: the line of all players together
    "foes.sheet.team": translate("Sentences", "The team"),
    "foes.sheet.aim": translate("Sentences", "The fewer foes left, the better."),
    "foes.sheet.aim-team": translate("Sentences", "The team wins a round if no foe is left."),
    "foes.sheet.round-won": translate("Sentences", "won"),
    "foes.sheet.round-lost": translate("Sentences", "lost"),
    #: a player of a pair, and what was cancelled there
    "foes.sheet.of": translate("Sentences", "{seat}: {said}"),
    "foes.sheet.no-foe": translate("Sentences", "took no foe"),
    "foes.sheet.no-group": translate("Sentences", "nothing cancelled"),
    #: foes that cancelled each other
    "foes.sheet.groups": translate("Sentences", "{groups} cancelled"),
    "foes.sheet.pairs": (
        "%n pair",
        #: of foes
        translate("Sentences", "%n pairs", "", 0),
    ),
    "foes.sheet.straights": (
        "%n straight",
        #: three foes of a suit
        translate("Sentences", "%n straights", "", 0),
    ),
    "foes.sheet.lives-left": (
        "{parts} = %n life",
        #: lives, and the foes left round by round that are taken off: 20 − 3 − 5 = 12 lives
        translate("Sentences", "{parts} = %n lives", "", 0),
    ),
    #: lives, and the foes left that are taken off: 4 − 6: no life is left
    "foes.sheet.no-life": translate("Sentences", "{parts}: no lives left"),
    "foes.sheet.won-round": translate("Sentences", "won round {round}"),
    "foes.sheet.won-rounds": translate("Sentences", "won rounds {rounds}"),
    "foes.sheet.heaviest": (
        "{side}: %n foe left, the most.",
        translate("Sentences", "{side}: %n foes left, the most.", "", 0),
    ),
    "foes.sheet.heaviest-round": (
        "{side}: %n foe left in round {round} alone.",
        translate("Sentences", "{side}: %n foes left in round {round} alone.", "", 0),
    ),
    "foes.over.wins": (
        "{side}: %n round won.",
        #: why the match is over: the players with so many wins
        translate("Sentences", "{side}: %n rounds won.", "", 0),
    ),
    #: why the match is over
    "foes.over.lives": translate("Sentences", "{side}: no lives left."),
    #: why the match is over
    "foes.over.team-lives": translate("Sentences", "The team has no lives left."),
    "foes.over.team-won": (
        "The team has won %n round.",
        #: why the match is over
        translate("Sentences", "The team has won %n rounds.", "", 0),
    ),
    "foes.over.team-lost": (
        "The team has lost %n round.",
        #: why the match is over
        translate("Sentences", "The team has lost %n rounds.", "", 0),
    ),
    "foes.end.survived": (
        "The team survives %n round",
        translate("Sentences", "The team survives %n rounds", "", 0),
    ),
    **TOLD,
    #: the theme of a puzzle: a certain player takes the foe
    "puzzle.foes.theme.give": translate("Sentences", "Steer the foe"),
    #: the theme of a puzzle: the player does not take the foe
    "puzzle.foes.theme.avoid": translate("Sentences", "Keep clear of the foe"),
    #: the theme of a puzzle: no player takes the foe
    "puzzle.foes.theme.draw": translate("Sentences", "Nobody’s foe"),
    #: the theme of a puzzle: the foe shall cancel others, so that fewer are left at the end of the round
    "puzzle.foes.theme.fewer": translate("Sentences", "Foes that cancel"),
    # the themes of decisions, by which exercises are sorted
    "theme.foes.take": translate("Sentences", "Taking the foe"),
    "theme.foes.give": translate("Sentences", "The foe to another player"),
    "theme.foes.avoid": translate("Sentences", "Keep clear of the foe"),
    "theme.foes.draw": translate("Sentences", "Nobody’s foe"),
    "theme.foes.blind": translate("Sentences", "Blind plays"),
    "puzzle.foes.take": translate("Sentences", "Play so that you are sure to take the foe."),
    "puzzle.foes.give": translate("Sentences", "Play so that {seat} is sure to take the foe."),
    "puzzle.foes.give.you": translate("Sentences", "Play so that you are sure to take the foe."),
    "puzzle.foes.avoid": translate("Sentences", "Play so that you are sure not to take the foe."),
    "puzzle.foes.draw": translate("Sentences", "Play so that nobody takes the foe."),
    "puzzle.foes.fewer": translate(
        "Sentences", "Play so that the chaos is sure to leave fewer foes in your corner than it would now."
    ),
    "puzzle.foes.fewer-pair": translate(
        "Sentences", "Play so that the chaos is sure to leave fewer foes to your pair than it would now."
    ),
    "puzzle.foes.fewer-team": translate(
        "Sentences", "Play so that the chaos is sure to leave fewer foes to the team than it would now."
    ),
    #: why the task above is missed: the outcome is that a player takes the foe, or nobody
    "puzzle.foes.no-fewer": translate("Sentences", "{outcome} The chaos would leave no fewer foes."),
    "puzzle.foes.you": translate("Sentences", "You take the foe."),
    "puzzle.foes.takes": translate("Sentences", "{seat} takes the foe."),
    "puzzle.foes.takes.you": translate("Sentences", "You take the foe."),
    "puzzle.foes.nobody": translate("Sentences", "Nobody takes the foe."),
    "puzzle.foes.after": translate("Sentences", "Suppose {hero} plays the {card}. {outcome}"),
    "puzzle.foes.after.you": translate("Sentences", "Suppose you play the {card}. {outcome}"),
    "puzzle.foes.after-two": translate(
        "Sentences", "Suppose the {first} and the {card} come next. {outcome}"
    ),
    "notation.foes": translate("Sentences", "“{text}” is not an action of this game."),
    "foes.notation.foe": translate("Sentences", "“{text}”: only cards from 2 to 10 are played."),
    "foes.card-first": translate("Sentences", "First choose a card from your hand."),
    #: a card was brought to another player's place, or to the foe
    "foes.own-place": translate("Sentences", "Your card goes to your own place."),
    "foes.not-in-hand": translate("Sentences", "You do not have the {card} in your hand."),
    "foes.is-marker": translate("Sentences", "The {card} is a marker until the cards are shuffled again."),
    "foes.name-marker": translate("Sentences", "To play blind, lay down a card from your hand as a marker."),
    "foes.hand-empty": translate("Sentences", "Your hand is empty: play blind without a marker."),
    "foes.only-blind": translate("Sentences", "Your hand is empty: you can only play blind."),
    #: a foe: the jack of diamonds, the Hare
    "foes.foe": translate("Sentences", "{card} ({name})"),
    #: a foe without a suit: joker, the Oni
    "foes.joker": translate("Sentences", "joker ({name})"),
    #: a foe within a sentence: It cancels with the jack of diamonds (the Hare)
    "foes.foe.within": translate("Sentences", "the {card} ({name})"),
    #: a foe without a suit, within a sentence: It cancels with the joker (the Oni)
    "foes.joker.within": translate("Sentences", "the joker ({name})"),
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
    **REASONS,
}
