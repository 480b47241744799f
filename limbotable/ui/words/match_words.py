"""Texts about a match in a list: its players, its state, its rules, its times."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from limbotable.core.errors import OptionError
from limbotable.core.game import Result
from limbotable.core.phrases import phrase
from limbotable.games import game_of
from limbotable.play.entry import Entry
from limbotable.play.referee import PERSON
from limbotable.ui.words.option_words import option_text, variant_text
from limbotable.ui.words.outside import shown
from limbotable.ui.words.speak import speak

translate = QCoreApplication.translate


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


def names_for(given: Sequence[str], players: Sequence[str], standing: Sequence[str]) -> tuple[str, ...]:
    """Return a distinct name for each seat: the given one, else that of the level or of the seat."""
    names: list[str] = []
    for name, player, fallback in zip(given, players, standing, strict=True):
        wanted = name or option_text(f"name.{fallback if player == PERSON else player}")
        unique, number = wanted, 2
        while unique in names:
            unique, number = f"{wanted} {number}", number + 1
        names.append(unique)
    return tuple(names)


def players_text(seats: Sequence[str]) -> str:
    """Return the names of all seats."""
    return " – ".join(shown(name) for name in seats)


def scores_text(scores: Sequence[int]) -> str:
    """Return the scores of all seats, in the order of the seats."""
    return " : ".join(str(score) for score in scores)


def state_text(entry: Entry, *, on_table: bool = False) -> str:
    """Return the state of a match: its result, or the number of actions so far."""
    if entry.result is not None:
        return result_text(entry.result, entry.seats)
    return speak(phrase("match.on-table" if on_table else "match.going-on", n=entry.actions))


def result_text(result: Result, seats: Sequence[str]) -> str:
    """Return the winners and the scores."""
    winners = [shown(seats[seat]) for seat in result.winners]
    if not winners:
        said = translate("MatchWords", "Lost by all, %2")
    elif len(winners) == len(seats):
        said = translate("MatchWords", "Won by all, %2")
    else:
        said = translate("MatchWords", "Won by %1, %2")
    together = QLocale().createSeparatedList(winners)
    return said.replace("%2", scores_text(result.scores)).replace("%1", together)


def rules_text(entry: Entry) -> str:
    """Return the rules of a match in a short phrase; an empty text where this version does not know them."""
    game = game_of(entry.game)
    if game is None:
        return ""
    try:
        return variant_text(game, game.complete(entry.options))
    except OptionError:
        return ""


def date_text(when: datetime) -> str:
    """Return a time in the format of the user's language and in local time."""
    moment = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def name_text(entry: Entry) -> str:
    """Return the name of a match where it stands alone: its own, else its players."""
    return shown(entry.name) or players_text(entry.seats)


def origin_text(entry: Entry) -> str:
    """Return the line at which a match branched off another one; an empty text where it did not."""
    if entry.branched is None:
        return ""
    return translate("MatchWords", "From line %1 on").replace("%1", str(entry.branched))
