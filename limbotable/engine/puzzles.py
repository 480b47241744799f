"""Judging tries at a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, Protocol

import msgspec

from limbotable.core.phrases import Phrase, phrase
from limbotable.play.match import Match
from limbotable.play.puzzles import BEST, Puzzle
from limbotable.search.goals import GoalSolver, Refutation


class Standing(Enum):
    """The state of a try at a puzzle."""

    OPEN = "open"  #: it is too early to judge
    RIGHT = "right"  #: the goal can be reached for certain, and is not yet
    SOLVED = "solved"
    WRONG = "wrong"  #: it can no longer be reached for certain


class PuzzleJudgement(msgspec.Struct, frozen=True):
    """The judgement of a try, and the opponents' answer on the table."""

    standing: Standing
    answers: tuple[str, ...] = ()  #: the others' actions, where their choices are open
    why: Phrase | None = None  #: the reason, of a wrong one


_OPEN: Final = PuzzleJudgement(Standing.OPEN)


class Judge(Protocol):
    """Judges tries at one puzzle."""

    @property
    def seat(self) -> int:
        """The seat that has the task."""

    def task(self, match: Match) -> Phrase:
        """Return the task in words."""

    def judge(self, match: Match) -> PuzzleJudgement:
        """Judge a match's continuation from the puzzle's position."""

    def first_actions(self) -> tuple[str, ...]:
        """Return all right actions of the seat in the puzzle's position."""

    def advice(self, match: Match) -> str:
        """Return a right action of the seat; empty where it has none."""

    def missed(self, action: str, told: str) -> Phrase | None:
        """Return why a first action misses the goal.

        None where that is not proved, or a reason by the term ``told`` says as much of the right one.
        """


def judge_of(puzzle: Puzzle, names: Sequence[str] = ()) -> Judge:
    """Return the judge of a puzzle; raises ``RecordError`` or ``ValueError`` where the puzzle is invalid.

    ``names`` stand in phrases for the seats; by default those of the match that is judged.
    """
    return ChoiceJudge(puzzle) if puzzle.task.goal == BEST else PuzzleJudge(puzzle, names)


class ChoiceJudge:
    """Judges the choice of one action by what strong searches found."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Raises ``RecordError`` or ``ValueError`` where the puzzle is invalid."""
        opening = puzzle.match()
        legal = set(opening.legal())
        if not legal > set(puzzle.task.right) >= set(puzzle.task.solution) or not puzzle.task.solution:
            raise ValueError(puzzle.task)
        self._task = puzzle.task
        self._ply = opening.ply
        self.seat = opening.turn

    def task(self, _match: Match) -> Phrase:
        """Return the task in words."""
        return phrase("puzzle.best")

    def judge(self, match: Match) -> PuzzleJudgement:
        """Judge a match's continuation from the puzzle's position."""
        if match.ply == self._ply:
            return _OPEN
        if match.lines[self._ply].action in self._task.right:
            return PuzzleJudgement(Standing.SOLVED)
        return PuzzleJudgement(Standing.WRONG, why=phrase("puzzle.better"))

    def first_actions(self) -> tuple[str, ...]:
        """Return the actions that are as good as the best one, itself among them."""
        return tuple(self._task.right)

    def advice(self, match: Match) -> str:
        """Return the best action; an empty text after any."""
        return self._task.solution[0] if match.ply == self._ply else ""

    def missed(self, action: str, told: str) -> Phrase | None:
        """Return None: nothing is proved."""
        return None


class PuzzleJudge:
    """Judges one puzzle by a search of all continuations."""

    def __init__(self, puzzle: Puzzle, names: Sequence[str] = ()) -> None:
        """``names`` stand in phrases for the seats; by default those of the match that is judged.

        Raises ``RecordError`` or ``ValueError`` where the puzzle is invalid."""
        self._puzzle = puzzle
        self._names = names
        opening = puzzle.match()
        self._game, self._seats = opening.game, opening.seats
        self._ply = opening.ply
        self._goal = puzzle.goal(opening)
        self._solver = GoalSolver(self._goal)

    @property
    def seat(self) -> int:
        """The seat that has the task."""
        return self._goal.seat

    def task(self, match: Match) -> Phrase:
        """Return the task in words."""
        return self._goal.task(self._names or match.seats)

    def judge(self, match: Match) -> PuzzleJudgement:
        """Judge a match's continuation from the puzzle's position."""
        done = self._done(match)
        position = match.position
        if not done or self._goal.midway(position):
            return _OPEN
        left = self._goal.actions - len(done)
        if self._goal.actions == 1:
            found = self._solver.refuted(self._game.parse(done[0]))
        else:
            found = self._solver.best_defence(position, left)
        if found is not None:
            return self._wrong(match, found)
        if self._goal.actions == 1 or self._goal.verdict(position):
            return PuzzleJudgement(Standing.SOLVED)
        answers = () if match.turn == self.seat else self._solver.toughest(position, left)
        return PuzzleJudgement(Standing.RIGHT, self._texts(answers))

    def first_actions(self) -> tuple[str, ...]:
        """Return all actions by which the seat is certain to reach the goal from the puzzle's position."""
        return self._texts(tuple(self._solver.solutions()))

    def advice(self, match: Match) -> str:
        """Return an action by which the seat reaches the goal for certain; empty where it has none."""
        if match.turn != self.seat:
            return ""
        left = self._goal.actions - len(self._done(match))
        if left == self._goal.actions:
            return self._puzzle.task.solution[0]
        return next((self._game.text(one) for one in self._solver.going_on(match.position, left)), "")

    def missed(self, action: str, told: str) -> Phrase | None:
        """Return why a first action misses the goal.

        None where it does not, or a reason by the term ``told`` says as much of the right one.
        """
        if told in self._goal.terms:
            return None
        found = self._solver.refuted(self._game.parse(action))
        return None if found is None else self._goal.failure(found.position, self._names or self._seats)

    def _wrong(self, match: Match, found: Refutation) -> PuzzleJudgement:
        # With hidden cards the others' answer may be one that they do not have in this match.
        answers = () if self._game.hidden else self._texts(found.replies)
        return PuzzleJudgement(
            Standing.WRONG, answers, self._goal.failure(found.position, self._names or match.seats)
        )

    def _done(self, match: Match) -> list[str]:
        """Return the seat's actions for the goal."""
        return [line.action for line in match.lines[self._ply :] if line.who == self.seat]

    def _texts(self, actions: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(self._game.text(action) for action in actions)
