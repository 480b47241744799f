"""What the strongest level would do: in the viewer's place, or in the place of a seat that has acted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import UNSET, UnsetType

from limbotable.app.match.terms import terms_of
from limbotable.engine.messages import Answer, Think
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.ui.engine.engine_port import Engine


class _Present(Protocol):
    """The match at the table, as far as an adviser needs to know it."""

    @property
    def match(self) -> Match: ...
    @property
    def viewer(self) -> int: ...
    @property
    def acting(self) -> int | None: ...


class Counsel:
    """Asks an engine about a match; an answer that comes when the match has gone on is dropped.

    It asks by the terms of a person's question (``terms_of``), so that it agrees with the review and the
    analysis.  An answer is kept for what the seat knew: asked again there, also after an undo, it is the
    same, even where the time had run out.
    """

    def __init__(self, present: _Present, engine: Engine) -> None:
        self._present, self._engine = present, engine
        #: By the perspective of the seat, and the action that was examined closely.
        self._kept: dict[tuple[str, str | UnsetType], Answer] = {}

    def hint(self, answer: Callable[[Answer], None], wait: Callable[[], object]) -> None:
        """Ask for the strongest level's choice in the viewer's place, from the viewer's perspective.

        ``wait`` is called before it thinks, unless the answer is known already.
        """
        if self._present.viewer != self._present.acting:
            return
        match = self._present.match
        ply = match.ply
        self._consult(match, lambda: match.ply == ply, answer, wait)

    def reconsider(self, ply: int, answer: Callable[[Answer], None], wait: Callable[[], object]) -> None:
        """Ask for the strongest level's choice in the place of the seat that acted in a line.

        It gets what that seat knew, so it is for matches that are over or hide nothing (of others it asks
        nothing), and examines the action of the line as closely as its own.  ``wait`` is called before it
        thinks, unless the answer is known already.
        """
        match = self._present.match
        before = match.until(ply)
        if before.turn < 0 or (match.game.hidden and match.result is None):
            return
        lines = match.lines[: ply + 1]
        self._consult(before, lambda: match.lines[: ply + 1] == lines, answer, wait, lines[ply].action)

    def forget(self) -> None:
        """Drop the question that waits for its answer."""
        self._engine.forget()

    def _consult(
        self,
        match: Match,
        stands: Callable[[], bool],
        answer: Callable[[Answer], None],
        wait: Callable[[], object],
        closely: str | UnsetType = UNSET,
    ) -> None:
        """Ask the strongest level in the place of the seat to act."""
        known = perspective(match, match.turn).text()
        kept = self._kept.get((known, closely))
        if kept is not None:
            self._engine.forget()
            answer(kept)
            return
        terms = terms_of(match.game, free=len(match.legal()) > 1, asked=True)

        def take(found: Answer) -> None:
            self._kept[known, closely] = found
            if stands():
                answer(found)

        wait()
        question = Think(
            level=terms.level,
            playouts=terms.playouts,
            seconds=terms.seconds,
            seed=terms.seed,
            record=known,
            closely=closely,
            bounds=terms.bounds,
        )
        self._engine.ask(question, take)
