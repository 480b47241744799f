"""Why nothing in a match can be undone, commented on, or gone on from for the time being."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import OVER
from limbotable.play.match import Match
from limbotable.play.undo import may_go_back

#: No action can be taken back.
NO_UNDO: Final = phrase("undo.none")


def has_one_try(match: Match) -> bool:
    """Return whether this is the table of a day: nothing in it is taken back or tried anew."""
    return isinstance(match.header.daily, str)


def why_no_undo(match: Match) -> Phrase | None:
    """Return the reason why a match has to be played on before anything is undone; None where it need not."""
    return phrase("replay.one-try") if match.result is None and has_one_try(match) else None


def why_no_comment(match: Match, people: int, *, covered: bool) -> Phrase | None:
    """Return the reason why comments are neither made nor shown now; None where they are.

    One may tell what its writer knows, to others at the same screen.  The table is ``covered`` where people
    play and none of them is at it.
    """
    if not match.game.hidden or match.result is not None:
        return None
    if people > 1:
        return phrase("comment.later")
    return phrase("replay.deserted") if covered else None


def why_no_branch(match: Match, ply: int, here: Collection[int], *, deserted: bool) -> Phrase | None:
    """Return the reason why no other match may go on from ``ply`` lines of this one; None where one may.

    While a match with secrets goes on, no player tries again with cards shown since, unless it is casual.
    ``here`` are the seats of the people at the table; it is ``deserted`` where none of them has come.
    """
    if (one_try := why_no_undo(match)) is not None:
        return one_try
    if match.result is None:
        if all(line.who < 0 for line in match.lines[ply:]):
            return phrase("replay.present")
        if deserted:
            return phrase("replay.deserted")
        if not may_go_back(match, ply, here):
            return phrase("replay.shown")
    return phrase("replay.over") if match.stages[ply].position.turn() == OVER else None
