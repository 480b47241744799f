"""Names of groups of performances, in the user's language."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from limbotable.play.referee import PERSON
from limbotable.play.statistics import Grouping, Performance
from limbotable.ui.words.cast import rank_anywhere, strength_text
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.option_words import variant_text
from limbotable.ui.words.outside import shown


def opponents_text(kinds: Sequence[str]) -> str:
    """Return the opponents of a seat, in the user's language: people and strengths, or nobody.

    A strength has no name: characters of several names share it.
    """
    if not kinds:
        return QCoreApplication.translate("StatisticsWindow", "Nobody: one team")
    people = QCoreApplication.translate("StatisticsWindow", "People")
    told = QLocale().createSeparatedList([people if kind == PERSON else _level(kind) for kind in kinds])
    return QLocale().toUpper(told[:1]) + told[1:]


def _level(name: str) -> str:
    """Return the strength of a level; the record's name of a level that no game has."""
    rank = rank_anywhere(name)
    return shown(name) if rank is None else strength_text(rank)


def seat_text(seat: int) -> str:
    """Return the name of a seat."""
    return QCoreApplication.translate("StatisticsWindow", "Player %1").replace("%1", str(seat + 1))


def group_text(by: Grouping, one: Performance, *, with_game: bool) -> str:
    """Return the name of a performance's group; ``with_game`` adds the game to the name of a variant."""
    game = game_text(one.match.game.id)
    if by is Grouping.SEAT:
        return seat_text(one.seat)
    if by is Grouping.OPPONENTS:
        return opponents_text(one.opponents)
    if by is Grouping.VARIANT:
        name = variant_text(one.match.game, one.match.options)
        both = QCoreApplication.translate("StatisticsWindow", "%1: %2")
        return both.replace("%1", game).replace("%2", name) if with_game else name
    return game if by is Grouping.GAME else shown(one.person)


def local(time: datetime) -> QDateTime:
    """Return a time in this computer's time zone."""
    return QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
