"""The port of a person at the table."""

from __future__ import annotations

from collections.abc import Callable

from limbotable.play.referee import Question


class PersonPort:
    """A person at the table: the action chosen there is the answer."""

    def __init__(self) -> None:
        self._pending: tuple[Question, Callable[[int, str], None]] | None = None

    def ask(self, question: Question, answer: Callable[[int, str], None]) -> None:
        self._pending = question, answer

    def forget(self) -> None:
        self._pending = None

    def choose(self, action: str) -> None:
        """Answer the pending question with an action; after a refusal the question stands."""
        if self._pending is not None:
            question, answer = self._pending
            answer(question.ply, action)
