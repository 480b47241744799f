"""The facts of a match that stand beside its picture in the list of matches."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from limbotable.play.entry import Entry
from limbotable.ui.words.match_words import (
    began_text,
    date_text,
    game_text,
    name_text,
    players_text,
    rules_text,
    state_text,
)
from limbotable.ui.words.outside import shown


def facts_of(entry: Entry, *, on_table: bool) -> list[str]:
    """Return the facts of a match of the library, line by line."""
    translate = QCoreApplication.translate
    deal, played = translate("MatchesWindow", "Deal %1"), translate("MatchesWindow", "Last played %1")
    said = [
        name_text(entry),
        game_text(entry.game),
        players_text(entry) if entry.name else "",
        state_text(entry, on_table=on_table),
        rules_text(entry),
        deal.replace("%1", shown(entry.deal_number)) if entry.deal_number else "",
        began_text(entry),
        played.replace("%1", date_text(entry.changed)),
    ]
    return [line for line in said if line]
