"""English sentences for the phrases from below ``ui`` that belong to no game, by their codes.

A game has its own ones (``GameWords.sentences``), and ``games.GAMES`` all together.  The engine's messages
are made from them, and ``pyside6-lupdate`` collects them for the translators; the table on the screen uses
the same sentences in the user's language (``ui.words``).

``{name}`` stands for a value of the phrase.  A sentence whose wording depends on a number has two
forms, for one and for any other number, and ``%n`` in them stands for the value ``n``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from limbotable.core.phrases import Phrase

#: The context of these sentences in the files of ``pyside6-lupdate``.
CONTEXT: Final = "Sentences"

Sentence: TypeAlias = str | tuple[str, str]


def translate(_context: str, sentence: str, _comment: str = "", _n: int = 0) -> str:
    """Mark a sentence for lupdate, which knows the name and arguments of Qt's function; change nothing."""
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
    #: two remarks, as they are read out
    "joined.heard": translate("Sentences", "{first}, {second}"),
    #: two things of a list, each of which may have commas
    "joined.things": translate("Sentences", "{first}; {second}"),
    #: a title, and what follows it: Hand: 7 of hearts
    "joined.named": translate("Sentences", "{first}: {second}"),
    #: what there is, and what distinguishes it
    "joined.bracket": translate("Sentences", "{first} ({second})"),
    #: two players of a match
    "joined.players": translate("Sentences", "{first} – {second}"),
    #: the scores of two players of a match
    "joined.scores": translate("Sentences", "{first} : {second}"),
    #: the scores of a match: 30 : 45 (points)
    "counted.points": translate("Sentences", "points"),
    #: the scores of two players of a match, in a line to be sent to others
    "joined.result": translate("Sentences", "{first}–{second}"),
    #: two sentences, one after the other
    "sentences": translate("Sentences", "{first} {second}"),
    "points": (
        "%n point",
        #: a seat's score
        translate("Sentences", "%n points", "", 0),
    ),
    #: the seat to act, on its plate
    "asked.to-act": translate("Sentences", "to act"),
    "asked.turn": translate("Sentences", "It is {seat}’s turn"),
    "asked.turn.you": translate("Sentences", "It is your turn"),
    #: asked what can be done, while another player is to act: “turn” is like: Anna plays a card
    "asked.waits": translate("Sentences", "Waiting: {turn}"),
    #: a key of the keyboard, and what it does
    "asked.last": translate("Sentences", "{key} for the last action"),
    #: an action, and its consequence
    "asked.action": translate("Sentences", "{action}: {remark}"),
    #: an action, or several in one line, and whole sentences with their consequence
    "asked.action-whole": translate("Sentences", "{action}. {remark}"),
    "asked.hand": (
        "Your hand, %n card: {cards}",
        #: all cards of a hand
        translate("Sentences", "Your hand, %n cards: {cards}", "", 0),
    ),
    "asked.actions-here": (
        "%n possible action",
        #: with a piece on the table
        translate("Sentences", "%n possible actions", "", 0),
    ),
    #: cards that have come to the user's hand
    "asked.come": translate("Sentences", "New in your hand: {cards}"),
    #: the buttons that have come up
    "asked.buttons": translate("Sentences", "Buttons: {names}"),
    #: the sides of a tile
    "asked.east": translate("Sentences", "east"),
    #: the sides of a tile
    "asked.north-east": translate("Sentences", "north-east"),
    #: the sides of a tile
    "asked.north-west": translate("Sentences", "north-west"),
    #: the sides of a tile
    "asked.west": translate("Sentences", "west"),
    #: the sides of a tile
    "asked.south-west": translate("Sentences", "south-west"),
    #: the sides of a tile
    "asked.south-east": translate("Sentences", "south-east"),
    #: what lies on a side of a tile: east: red ball on 1,0
    "asked.side": translate("Sentences", "{side}: {thing}"),
    #: the sides of a tile on which no tile lies: no tile: east, west
    "asked.sea": translate("Sentences", "no tile: {sides}"),
    "asked.empty": translate("Sentences", "No cards"),
    "asked.details": (
        "%n more line: ask what happened last.",
        #: of what is not told by itself, such as the places of Libtis when a round is scored
        translate("Sentences", "%n more lines: ask what happened last.", "", 0),
    ),
    "asked.many": (
        "%n time: {thing}",
        #: several things with the same name
        translate("Sentences", "%n times: {thing}", "", 0),
    ),
    "match.won": translate("Sentences", "{seat} wins the match"),
    "match.won.you": translate("Sentences", "You win the match"),
    #: another match of the same game, between the same players
    "match.again": translate("Sentences", "Same again"),
    #: a button when a match is over: an expert plays the same deal in the user's place
    "match.duplicate": translate("Sentences", "The expert in your place"),
    #: after a match that was won: another one, against this stronger computer player
    "match.next": translate("Sentences", "Next opponent: {seat}"),
    #: after a match that was won
    "match.next-all": translate("Sentences", "Stronger opponents"),
    "match.new": translate("Sentences", "New match…"),
    #: a match in the list of matches
    "match.going-on": ("In progress, %n action", translate("Sentences", "In progress, %n actions", "", 0)),
    #: a match in the list of matches
    "match.on-table": ("Open now, %n action", translate("Sentences", "Open now, %n actions", "", 0)),
    "undo.none": translate("Sentences", "In this match nothing can be taken back now."),
    "replay.one-try": translate("Sentences", "The table of the day has one try: play it to its end first."),
    #: a user's own words about a line of the match, in the log
    "comment.text": translate("Sentences", "Comment: {text}"),
    #: a user's judgement of an action, and the reason in the user's words
    "comment.marked": translate("Sentences", "{mark}: {text}"),
    #: a user's judgement of an action, as in books on chess
    "comment.brilliant": translate("Sentences", "{sign} brilliant"),
    "comment.good": translate("Sentences", "{sign} good"),
    "comment.interesting": translate("Sentences", "{sign} interesting"),
    "comment.doubtful": translate("Sentences", "{sign} doubtful"),
    "comment.mistake": translate("Sentences", "{sign} mistake"),
    "comment.blunder": translate("Sentences", "{sign} blunder"),
    "comment.later": translate(
        "Sentences",
        "This match has hidden cards, and others at this screen could read the comment: write it when the"
        " match is over.",
    ),
    "match.review": translate("Sentences", "Review"),
    "review.nothing": translate("Sentences", "There is nothing to review yet: nobody has acted."),
    #: a key of the keyboard, and what it does
    "review.back": translate("Sentences", "{key} brings the review back."),
    "review.back.menu": translate("Sentences", "The review is still open: the menu brings it back."),
    "review.secrets": translate(
        "Sentences", "A review would give hidden cards away: this match can be reviewed when it is over."
    ),
    "match.shared": translate("Sentences", "The match is shared"),
    #: a button when a match is over: to the page with all games
    "match.games": translate("Sentences", "All games"),
    # --- the result of a round or a match ---------------------------------------------------------------
    #: a button: on to the next round; Space does the same
    "sheet.go-on": translate("Sentences", "Go on (Space)"),
    #: a button: hide the sheet of the result
    "sheet.table": translate("Sentences", "Show the table"),
    #: a button: show the sheet of the result again
    "sheet.result": translate("Sentences", "Show the result"),
    #: a column: the points of this round
    "sheet.this-round": translate("Sentences", "This round"),
    #: the order of the lines of a round's result: their totals may be in another order
    "sheet.by-round": translate("Sentences", "The most points in this round come first."),
    #: a column: all points
    "sheet.total": translate("Sentences", "Total"),
    #: a column: the number of rounds that a player has won
    "sheet.rounds-won": translate("Sentences", "Rounds won"),
    #: points that are added
    "sheet.gain": translate("Sentences", "+{points}"),
    "sheet.round": translate("Sentences", "Round {round}"),
    #: a sum: 120 + 80 = 200
    "sheet.sum": translate("Sentences", "{parts} = {total}"),
    "sheet.plus": translate("Sentences", "{first} + {second}"),
    "sheet.minus": translate("Sentences", "{first} − {second}"),
    #: two things of a list
    "sheet.and": translate("Sentences", "{first}, {second}"),
    #: a figure and its column: Total 200 points
    "sheet.figure": translate("Sentences", "{head} {figure}"),
    #: a player's place: 1. Anna
    "sheet.ranked": translate("Sentences", "{rank}. {name}"),
    #: a player, or a round, and the figures
    "sheet.line": translate("Sentences", "{name}: {figures}"),
    #: figures, and the reason for them
    "sheet.because": translate("Sentences", "{said}; {reason}"),
    #: the round (or the bonus cards) in which the match was decided
    "sheet.decisive": (
        "{part} decided it: {seat} gained %n point more than {other}.",
        translate("Sentences", "{part} decided it: {seat} gained %n points more than {other}.", "", 0),
    ),
    "sheet.decisive.you": (
        "{part} decided it: you gained %n point more than {other}.",
        translate("Sentences", "{part} decided it: you gained %n points more than {other}.", "", 0),
    ),
    #: the round (or the bonus cards) that brought the winner most; the match would have been won without it, too
    "sheet.most": (
        "{part} helped most: {seat} gained %n point more than {other}.",
        translate("Sentences", "{part} helped most: {seat} gained %n points more than {other}.", "", 0),
    ),
    "sheet.most.you": (
        "{part} helped most: you gained %n point more than {other}.",
        translate("Sentences", "{part} helped most: you gained %n points more than {other}.", "", 0),
    ),
    "puzzle.best": translate("Sentences", "Find the action with the best chances of winning."),
    "puzzle.better": translate("Sentences", "There is a better action."),
    "puzzle.no-branch": translate("Sentences", "This is a puzzle: no match can go on from here."),
    "lesson.no-branch": translate("Sentences", "This is a lesson: no match can go on from here."),
    #: a card that lies face down, but open in a replay: “7 of hearts (face-down card, hand of North)”
    "replay.open": translate("Sentences", "{card} ({piece})"),
    "replay.present": translate("Sentences", "This is where the match stands: turn back to an earlier line."),
    "replay.over": translate("Sentences", "The match is over here: turn back to an earlier line."),
    "replay.deserted": translate("Sentences", "First the next person has to come to the table."),
    "replay.shown": translate(
        "Sentences",
        "You have seen more since then. You can play on from here when the match is over,"
        " or in a match that allows undo at any time.",
    ),
    # --- what the computer sees -----------------------------------------------------------------------
    "analysis.thinking": translate("Sentences", "Thinking…"),
    "analysis.failed": translate("Sentences", "The computer player has stopped. {why}"),
    #: what an action promises to whoever takes it
    "analysis.share": translate("Sentences", "{percent}%: {action}"),
    #: the same where it may promise less, and is known to promise no more
    "analysis.at-most": translate("Sentences", "At most {percent}%: {action}"),
    #: above the actions that are expected after the best one
    "analysis.line": translate("Sentences", "After the first of these it expects:"),
    "analysis.step": translate("Sentences", "{number}. {seat}: {action}"),
    # --- why an action is better than another one -----------------------------------------------------
    #: begins a sentence about an action that is not the best one
    "reason.another": translate("Sentences", "The other action"),
    #: begins a sentence about the action that a computer player likes second best
    "reason.next": translate("Sentences", "The next best action"),
    #: begins a sentence about an action that is not even the second best
    "reason.lesser": translate("Sentences", "A weaker action"),
    #: begins a sentence about an action with about the same chances as the best one
    "reason.level": translate("Sentences", "Another action (about as good)"),
    #: begins a sentence about an action with about the same chances as the best one
    "reason.level.named": translate("Sentences", "Another action that is about as good (“{action}”)"),
    #: begins a sentence about an action that is not even the second best
    "reason.lesser.named": translate("Sentences", "A weaker action (“{action}”)"),
    #: begins a sentence about the action that was taken, with about the same chances as the best one
    "reason.played-level": translate("Sentences", "The action played (about as good)"),
    "reason.next-as-good": translate("Sentences", "The next best action is about as good."),
    "reason.next-as-good.named": translate(
        "Sentences", "The next best action (“{action}”) is about as good."
    ),
    #: after what speaks for the best action
    "reason.next-shares": translate("Sentences", "Much the same speaks for the next best action."),
    #: after what speaks for the best action
    "reason.next-shares.named": translate(
        "Sentences", "Much the same speaks for the next best action (“{action}”)."
    ),
    #: after what speaks for the best action
    "reason.next-shares-as-good": translate(
        "Sentences", "Much the same speaks for the next best action, which is about as good."
    ),
    #: after what speaks for the best action
    "reason.next-shares-as-good.named": translate(
        "Sentences", "Much the same speaks for the next best action (“{action}”), which is about as good."
    ),
    "reason.all-as-good": translate("Sentences", "All other actions are about as good."),
    #: beside an action that wins at once
    "reason.next-wins-later": translate("Sentences", "With the next best action the win is about as sure."),
    #: beside an action that wins at once
    "reason.next-wins-later.named": translate(
        "Sentences", "With the next best action (“{action}”) the win is about as sure."
    ),
    #: beside an action that wins at once
    "reason.all-win-later": translate("Sentences", "With every other action the win is about as sure."),
    #: of a match whose result does not depend on the next action any more
    "reason.all-win": translate("Sentences", "Every action wins here."),
    "reason.all-win.seen": translate("Sentences", "As far as can be seen, every action wins here."),
    #: of a match whose result does not depend on the next action any more
    "reason.none-wins": translate("Sentences", "No action can win any more."),
    "reason.none-wins.seen": translate("Sentences", "As far as can be seen, no action can win any more."),
    #: begins a sentence about the action that was taken, beside a better one
    "reason.played": translate("Sentences", "The action played"),
    #: begins a sentence about an action that does not solve a puzzle, which is named
    "reason.tempting": translate("Sentences", "The most tempting alternative (“{action}”)"),
    #: the first sentence ends with a puzzle's goal, and further ones say how the action misses it
    "reason.misses": translate("Sentences", "{other} misses the goal. {why}"),
    # --- options ------------------------------------------------------------------------------------
    "option.unknown": translate("Sentences", "There is no option “{name}”. The options are: {names}."),
    "option.value": translate("Sentences", "“{name}” cannot be “{value}”. It can be: {domain}."),
    "option.together": translate(
        "Sentences", "“{name}” cannot be “{value}” with {others}. It can be: {domain}."
    ),
    # --- notation -----------------------------------------------------------------------------------
    "notation.chance": translate("Sentences", "“{text}” is not a chance outcome."),
    # --- why an action is not legal ------------------------------------------------------------------
    "illegal.over": translate("Sentences", "The match is over."),
    "illegal.chance-due": translate("Sentences", "The cards must be shuffled first."),
    "illegal.no-chance-due": translate("Sentences", "There is nothing to shuffle or to draw now."),
    "illegal.other-seat": translate("Sentences", "It is the turn of seat {seat}."),
    "illegal.other-chance": translate("Sentences", "The next chance outcome is “{name}”."),
    "illegal.chance-thing": translate("Sentences", "“{name}” cannot contain “{item}”."),
    "illegal.chance-cards": (
        "“{name}” takes %n card, each once.",
        translate("Sentences", "“{name}” takes %n cards, each once.", "", 0),
    ),
    # --- records ------------------------------------------------------------------------------------
    "record.at": translate("Sentences", "Line {line}: {reason}"),
    "record.header": translate("Sentences", "This is not the first line of a record."),
    "text.half": translate("Sentences", "“{text}” contains an incomplete character."),
    "record.no-version": translate("Sentences", "The record does not say its version (“limbotable”)."),
    "record.newer": translate(
        "Sentences", "The record is of version {version}; this program reads up to version {ours}."
    ),
    "record.key": translate("Sentences", "“{key}” is missing or invalid."),
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
    # --- the engine ---------------------------------------------------------------------------------
    "engine.json": translate("Sentences", "This is not a line of JSON."),
    "arena.player": translate("Sentences", "There is no player “{name}”. The players are: {names}."),
    "arena.seats": translate("Sentences", "This match has {seats} seats; players named: {players}."),
    "arena.two": translate("Sentences", "“{name}” plays for two seats only."),
    "arena.no-start": translate("Sentences", "“{name}” cannot be started: {why}"),
    "arena.no-action": translate("Sentences", "The answer of “{name}” has no action: {answer}"),
    "arena.not-legal": translate("Sentences", "“{name}” wants to play “{action}”, which is not legal."),
    "arena.broken-off": translate("Sentences", "“{name}” broke off: {why}"),
    "arena.silent": translate("Sentences", "“{name}” has ended, or gave no answer in time."),
    "arena.no-object": translate("Sentences", "The answer of “{name}” is not a JSON object: {answer}"),
    "arena.no-dask": translate("Sentences", "Dask is not installed: pip install limbotable[cluster]"),
    "arena.no-scheduler": translate("Sentences", "There is no Dask scheduler at {address}: {why}"),
    "game.twice": translate("Sentences", "There are two games called “{game}”."),
    "game.codes": translate("Sentences", "“{game}” has codes that other games have as well: {codes}."),
    "game.not-found": translate("Sentences", "“{name}” is not the name of a game: {why}."),
    "game.none": translate("Sentences", "“{name}” is not a game. A game is named as MODULE:ATTRIBUTE."),
    "engine.too-long": translate("Sentences", "The line is longer than {limit} bytes."),
    "engine.object": translate("Sentences", "A request is a JSON object with a “cmd”."),
    "engine.command": translate("Sentences", "There is no command “{cmd}”."),
    "engine.field": translate("Sentences", "The request is invalid: {detail}."),
    "engine.id": translate("Sentences", "The id is nested too deeply to be repeated."),
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
    "engine.own-seat": translate("Sentences", "A perspective has only its own seat’s record."),
    "engine.seat": translate("Sentences", "There is no seat {seat}."),
    "engine.not-your-turn": translate(
        "Sentences", "Thinking is possible only for the seat whose turn it is."
    ),
    "engine.not-legal": translate("Sentences", "“{action}” is not possible there."),
    "engine.decision": translate("Sentences", "Line {ply} of the match is not an action of a seat."),
    "engine.whole": translate("Sentences", "Thinking needs one seat’s perspective, not a whole record."),
    "engine.internal": translate("Sentences", "An internal error occurred ({kind}). The match is as it was."),
}


def put_in_english(phrase: Phrase, sentences: Mapping[str, Sentence]) -> str:
    """Put a phrase into English by these sentences; raises ``KeyError`` for a code without a sentence."""
    return put_into(phrase, sentences, english)


def put_into(
    phrase: Phrase, sentences: Mapping[str, Sentence], form: Callable[[Sentence, int | None], str]
) -> str:
    """Put a phrase into the language whose form of a sentence, for a number or None, ``form`` returns.

    Raises ``KeyError`` for a code without a sentence.
    """
    values = dict(phrase.values)
    n = values.get("n")
    sentence = form(sentences[phrase.code], n if isinstance(n, int) else None)
    text = filled(
        sentence,
        {name: put_into(v, sentences, form) if isinstance(v, Phrase) else v for name, v in values.items()},
    )
    # A whole sentence begins with a capital, also where a name comes first: The Shadow plays.
    is_whole = sentence.startswith("{") and sentence.endswith(".")
    return text[:1].upper() + text[1:] if is_whole else text


def english(sentence: Sentence, n: int | None) -> str:
    """Return the form of a sentence for a number."""
    return sentence if isinstance(sentence, str) else sentence[0 if n == 1 else 1]


def filled(sentence: str, values: Mapping[str, str | int]) -> str:
    """Return a sentence with its values in place; a value that contains braces is left as it is."""
    parts = []
    for piece in sentence.replace("%n", "{n}").split("{"):
        name, brace, rest = piece.partition("}")
        parts.append(f"{values[name]}{rest}" if brace else piece)
    return "".join(parts)
