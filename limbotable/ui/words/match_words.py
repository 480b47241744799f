"""Texts about a match in a list: its players, its state, its rules, its times."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt

from limbotable.core.errors import OptionError
from limbotable.core.game import AnyGame, Result
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.text import whole
from limbotable.games import game_of
from limbotable.play.entry import Entry
from limbotable.play.record import DEFAULT_NAMES
from limbotable.play.referee import PERSON
from limbotable.ui.words.cast import NAMES, cast_of, said_name
from limbotable.ui.words.option_words import variant_text
from limbotable.ui.words.outside import shown
from limbotable.ui.words.speak import YOU, numbered, speak, together

translate = QCoreApplication.translate

#: The names of persons that have not given one, in records of all languages.
_UNNAMED: Final = frozenset(name for names in DEFAULT_NAMES.values() for name in names)
#: Letters that have a meaning for ``speak``.
_CODES: Final = re.compile("[\x1f]")


def game_text(game: str) -> str:
    """Return the name of a game, or the id of a game that this version does not have."""
    known = game_of(game)
    return shown(game) if known is None else translate("Options", known.words.title)


def remarks_on(game: str) -> tuple[str, str, str]:
    """Return a game's pitch, its players and length, and its share of luck; empty for an unknown game."""
    known = game_of(game)
    if known is None:
        return "", "", ""
    words = known.words
    pitch, players, luck = (
        translate("Options", one) if one else "" for one in (words.pitch, words.players, words.luck)
    )
    return pitch, players, luck


def names_for(game: AnyGame, given: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """Return the names of a new match's seats, all distinct, as its record has them.

    A seat has the name that it is given, else that of a character, or, for a person, that of the seat.  They
    are the same in every language: ``seat_names`` puts them into words.
    """
    names: list[str] = [""] * len(players)
    for seat, name in enumerate(given):
        names[seat] = _distinct(whole(name), names) if name else ""
    standing = DEFAULT_NAMES[len(players)]
    for seat, player in enumerate(players):
        if player == PERSON and not names[seat]:
            names[seat] = _distinct(standing[seat], names)
    for seat, character in enumerate(cast_of(game, players)):
        if not names[seat] and character is not None:
            people = [
                one for one in NAMES[character.rank] if one not in names and said_name(one) not in names
            ]
            names[seat] = people[0] if people else _distinct(character.name, names)
    return tuple(names)


def _distinct(wanted: str, taken: Sequence[str]) -> str:
    unique, number = wanted, 2
    while unique in taken:
        unique, number = f"{wanted} {number}", number + 1
    return unique


def table_names(seats: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """Return the names of a record's seats for phrases, which ``speak`` puts into the user's language.

    A person without a name is ``YOU`` where no other person plays, and else a player with a number.  Without
    players, one for each seat, the names stay as they are.
    """
    names = [_CODES.sub("", name) for name in seats]
    people = [seat for seat, player in enumerate(players) if player == PERSON]
    if len(players) == len(seats):
        for number, seat in enumerate(people, 1):
            if seats[seat] in _UNNAMED:
                names[seat] = numbered(number) if len(people) > 1 else YOU
    return tuple(names)


def seat_names(seats: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """Return the names of a record's seats in the user's language, as they stand alone."""
    return tuple(map(seat_name, table_names(seats, players)))


def seat_name(name: str) -> str:
    """Return a name of ``table_names`` in the user's language, as it stands alone."""
    return speak(phrase("text", text=name))


def is_unnamed(name: str) -> bool:
    """Return whether a person's name in a record is only that of a seat."""
    return name in _UNNAMED


def practice_names(seats: int, learner: int) -> tuple[str, ...]:
    """Return the names of an exercise's seats, as a record has them: newcomers play with the learner.

    The first of them sits on the learner's left, and so on in turn.  The texts of lessons use these names.
    """
    names = list(DEFAULT_NAMES[seats])
    for place in range(1, seats):
        names[(learner + place) % seats] = NAMES[0][place - 1]
    return tuple(names)


def picture_names(seats: int, viewer: int = 0) -> tuple[str, ...]:
    """Return the names of the seats for a picture of a table with these, for phrases."""
    players = [PERSON if seat == viewer else "" for seat in range(seats)]
    return table_names(practice_names(seats, viewer), players)


def players_text(entry: Entry) -> str:
    """Return the names of all seats of a match."""
    return together("joined.players", map(shown, seat_names(entry.seats, entry.players)))


def scores_text(scores: Sequence[int]) -> str:
    """Return the scores of all seats, in the order of the seats."""
    return together("joined.scores", map(str, scores))


def state_text(entry: Entry, *, on_table: bool = False, short: bool = False) -> str:
    """Return the state of a match: its result, or the number of actions so far.

    In ``short`` it is not said what the scores count.
    """
    if entry.result is not None:
        counted = None if short else _counted(entry)
        return result_text(entry.result, seat_names(entry.seats, entry.players), counted)
    return speak(phrase("match.on-table" if on_table else "match.going-on", n=entry.actions))


def _counted(entry: Entry) -> Phrase | None:
    """Return what a match's scores count; None where this version does not know its rules."""
    game = game_of(entry.game)
    if game is not None:
        with suppress(OptionError):
            return game.counted(game.complete(entry.options))
    return None


def result_text(result: Result, seats: Sequence[str], counted: Phrase | None) -> str:
    """Return the winners, and the scores with what they count, where that is known."""
    winners = [shown(seats[seat]) for seat in result.winners]
    if not winners:
        said = translate("MatchWords", "All lost, %2")
    elif len(winners) == len(seats):
        said = translate("MatchWords", "All won, %2")
    elif len(winners) == 1:
        said = translate("MatchWords", "Winner: %1, %2")
    else:
        said = translate("MatchWords", "Winners: %1, %2")
    scores = scores_text(result.scores)
    if counted is not None:
        scores = together("joined.bracket", [scores, speak(counted)])
    return said.replace("%2", scores).replace("%1", QLocale().createSeparatedList(winners))


def rules_text(entry: Entry) -> str:
    """Return the rules of a match in a short phrase, and the day whose table it is.

    It is without rules that this version does not know.
    """
    game, rules = game_of(entry.game), ""
    if game is not None:
        with suppress(OptionError):
            rules = variant_text(game, game.complete(entry.options))
    return together("joined", (one for one in (day_text(entry.daily), rules) if one))


def day_text(date: str) -> str:
    """Return that a match is the table of a day, by its date as in a record; an empty text without one."""
    if not date:
        return ""
    day = QDate.fromString(date, Qt.DateFormat.ISODate)
    said = QLocale().toString(day, QLocale.FormatType.ShortFormat) if day.isValid() else shown(date)
    #: of a match: it is the table of this date
    return translate("MatchWords", "Table of the day, %1").replace("%1", said)


def date_text(when: datetime) -> str:
    """Return a time in the format of the user's language and in local time."""
    moment = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def began_text(entry: Entry) -> str:
    """Return when a match began."""
    return translate("MatchesWindow", "Began %1").replace("%1", date_text(entry.began))


def name_text(entry: Entry) -> str:
    """Return the name of a match where it stands alone: its own, else its players."""
    return shown(entry.name) or players_text(entry)


def origin_text(entry: Entry) -> str:
    """Return the line at which a match branched off another one; an empty text where it did not."""
    if entry.branched is None:
        return ""
    return translate("MatchWords", "From line %1 on").replace("%1", str(entry.branched))
