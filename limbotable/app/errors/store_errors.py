"""What goes wrong with the library, as the user is told."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from limbotable.store.match_store import StoreError, StoreTrouble

translate = QCoreApplication.translate


def why_unkept(trouble: StoreError) -> str:
    """Say why the match on the table is not kept."""
    return _filled(
        {
            StoreTrouble.NEWER: translate(
                "Troubles",
                "The matches are not kept: a later version of Limbo Table has made %1. It is left as it is.",
            ),
            StoreTrouble.DAMAGED: translate(
                "Troubles", "The matches are not kept: %1 is damaged. It is left as it is."
            ),
            StoreTrouble.CLOSED: translate("Troubles", "The match is not kept: %1 could not be written."),
        }[trouble.trouble],
        trouble,
    )


def why_undone(trouble: StoreError) -> str:
    """Say why something that the user wanted has not been done."""
    return _filled(
        {
            StoreTrouble.NEWER: translate(
                "Troubles", "That could not be done: a later version of Limbo Table has made %1."
            ),
            StoreTrouble.DAMAGED: translate("Troubles", "That could not be done: %1 is damaged."),
            StoreTrouble.CLOSED: translate(
                "Troubles", "That could not be done: %1 could not be read or written. Nothing has changed."
            ),
        }[trouble.trouble],
        trouble,
    )


def _filled(text: str, trouble: StoreError) -> str:
    return text.replace("%1", str(trouble.path))
