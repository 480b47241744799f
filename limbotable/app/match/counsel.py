"""What the strongest level would do: in the viewer's place, or in the place of a seat that has acted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from msgspec import UNSET, UnsetType

from limbotable.engine.messages import Answer, Think
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.ui.engine.engine_port import Engine

#: The time for one answer, in seconds.
_SECONDS: Final = 1.0


class _Present(Protocol):
    """The match at the table, as far as an adviser needs to know it."""

    @property
    def match(self) -> Match: ...
    @property
    def viewer(self) -> int: ...
    @property
    def acting(self) -> int | None: ...


class Counsel:
    """Asks an engine about a match; an answer that comes when the match has gone on is dropped."""

    def __init__(self, present: _Present, engine: Engine) -> None:
        self._present, self._engine = present, engine

    def hint(self, answer: Callable[[Answer], None]) -> None:
        """Ask for the strongest level's choice in the viewer's place, from the viewer's perspective."""
        if self._present.viewer != self._present.acting:
            return
        match = self._present.match
        ply = match.ply
        self._consult(match, lambda: match.ply == ply, answer)

    def reconsider(self, ply: int, answer: Callable[[Answer], None]) -> bool:
        """Ask for the strongest level's choice in the place of the seat that acted in a line.

        It gets what that seat knew, so it is for matches that are over or hide nothing, and examines the
        action of the line as closely as its own.  Return whether it was asked.
        """
        match = self._present.match
        before = match.until(ply)
        if before.turn < 0 or (match.game.hidden and match.result is None):
            return False
        lines = match.lines[: ply + 1]
        self._consult(before, lambda: match.lines[: ply + 1] == lines, answer, lines[ply].action)
        return True

    def forget(self) -> None:
        """Drop the question that waits for its answer."""
        self._engine.forget()

    def _consult(
        self,
        match: Match,
        stands: Callable[[], bool],
        answer: Callable[[Answer], None],
        closely: str | UnsetType = UNSET,
    ) -> None:
        """Ask the strongest level in the place of the seat to act."""
        level, known = match.game.levels[-1].name, perspective(match, match.turn).text()
        question = Think(level=level, seconds=_SECONDS, record=known, closely=closely)
        self._engine.ask(question, lambda found: answer(found) if stands() else None)
