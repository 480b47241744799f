"""The user's sentences for errors of the library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from limbotable.store.rows import Unreadable
from limbotable.store.trouble import StoreError, StoreTrouble
from limbotable.ui.words.match_words import date_text, game_text
from limbotable.ui.words.outside import path_text, shown
from limbotable.ui.words.speak import together

translate = QCoreApplication.translate

_MOST_NAMED: Final = 3  #: matches; a longer list would help no user


def why_unkept(trouble: StoreError) -> str:
    """Return the sentence with the reason why the match on the table is not kept."""
    return _filled(
        {
            StoreTrouble.NEWER: translate(
                "Troubles",
                "Matches are not being saved: %1 is from a later version of Limbo Table. "
                "It is left as it is.",
            ),
            StoreTrouble.DAMAGED: translate(
                "Troubles", "Matches are not being saved: %1 is damaged. It is left as it is."
            ),
            StoreTrouble.CLOSED: translate(
                "Troubles", "The match is not being saved: %1 could not be written."
            ),
            StoreTrouble.READ_ONLY: translate(
                "Troubles",
                "The match is not being saved: %1 is read-only. You can still look at the matches in it.",
            ),
            StoreTrouble.BUSY: translate(
                "Troubles", "The match is not being saved for now: another program has locked %1."
            ),
            StoreTrouble.GONE: translate(
                "Troubles",
                "The library of matches was moved or deleted: %1. The match on the table is saved in a new "
                "one.",
            ),
        }[trouble.trouble],
        trouble,
    )


def why_undone(trouble: StoreError) -> str:
    """Return the sentence with the reason why the user's command was not carried out."""
    return _filled(
        {
            StoreTrouble.NEWER: translate(
                "Troubles", "That could not be done: %1 is from a later version of Limbo Table."
            ),
            StoreTrouble.DAMAGED: translate("Troubles", "That could not be done: %1 is damaged."),
            StoreTrouble.CLOSED: translate(
                "Troubles", "That could not be done: %1 could not be read or written. Nothing has changed."
            ),
            StoreTrouble.READ_ONLY: translate("Troubles", "That could not be done: %1 is read-only."),
            StoreTrouble.BUSY: translate(
                "Troubles", "That could not be done: another program has locked %1. Try again."
            ),
            StoreTrouble.GONE: translate("Troubles", "That could not be done: %1 was moved or deleted."),
        }[trouble.trouble],
        trouble,
    )


def what_is_unreadable(found: Sequence[Unreadable]) -> str:
    """Return the sentence that names the unreadable matches of the library; an empty text without any."""
    if not found:
        return ""
    text = translate("Troubles", "Damaged, and left in the library as it is: %1")
    names = [_name(one) for one in found[:_MOST_NAMED]]
    more = "" if len(found) <= _MOST_NAMED else " …"
    return text.replace("%1", together("joined.things", names) + more)


def _name(one: Unreadable) -> str:
    """Return the name of a match, as far as it is known."""
    called = shown(one.name) or (game_text(one.game) if one.game else "")
    number = translate("Troubles", "no. %1").replace("%1", str(one.id))
    when = "" if one.changed is None else date_text(one.changed)
    about = together("joined.heard", filter(None, (number, when)))
    return together("joined.bracket", filter(None, (called, about)))


def _filled(text: str, trouble: StoreError) -> str:
    return text.replace("%1", path_text(trouble.path))
