"""Judging what somebody does in a puzzle."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from limbotable.core.phrases import Phrase
from limbotable.play.match import Match
from limbotable.play.puzzles import Puzzle
from limbotable.search.goals import GoalSolver, Refutation


class Standing(Enum):
    """How far somebody has come with a puzzle."""

    OPEN = "open"  #: it is too early to tell
    RIGHT = "right"  #: the goal can be reached for certain, and is not yet
    SOLVED = "solved"
    WRONG = "wrong"  #: it cannot be reached for certain any more


@dataclass(frozen=True, slots=True)
class PuzzleJudgement:
    """What is to be said of a try, and how the others answer it on the table."""

    standing: Standing
    answers: tuple[str, ...] = ()  #: the others' actions, where what they can do lies open
    why: Phrase | None = None  #: of a wrong one


_OPEN: Final = PuzzleJudgement(Standing.OPEN)


class PuzzleJudge:
    """Knows for one puzzle what is right, by looking at everything that can happen."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Raises ``RecordError`` or ``ValueError`` where the puzzle is none."""
        self._puzzle = puzzle
        opening = puzzle.match()
        self._game = opening.game
        self._ply = opening.ply
        self._goal = puzzle.goal(opening)
        self._solver = GoalSolver(self._goal)

    @property
    def seat(self) -> int:
        """Whose task it is."""
        return self._goal.seat

    def task(self, match: Match) -> Phrase:
        """Say what is asked for, with the names that the seats have in a match."""
        return self._goal.task(match.seats)

    def judge(self, match: Match) -> PuzzleJudgement:
        """Judge how a match has gone on from the puzzle's position."""
        done = self._done(match)
        position = match.position
        if not done or self._goal.midway(position):
            return _OPEN
        left = self._goal.actions - len(done)
        if self._goal.actions == 1:
            found = self._solver.refuted(self._game.parse(done[0]))
        else:
            found = self._solver.refutation(position, left)
        if found is not None:
            return self._wrong(match, found)
        if self._goal.actions == 1 or self._goal.verdict(position):
            return PuzzleJudgement(Standing.SOLVED)
        answers = () if match.turn == self.seat else self._solver.toughest(position, left)
        return PuzzleJudgement(Standing.RIGHT, self._texts(answers))

    def advice(self, match: Match) -> str:
        """Return what the seat can do to reach the goal for certain; nothing where it can do nothing."""
        if match.turn != self.seat:
            return ""
        left = self._goal.actions - len(self._done(match))
        if left == self._goal.actions:
            return self._puzzle.task.solution[0]
        return next((self._game.text(one) for one in self._solver.going_on(match.position, left)), "")

    def _wrong(self, match: Match, found: Refutation) -> PuzzleJudgement:
        # With hidden cards the others' answer may be one that they have not got in this match.
        answers = () if self._game.hidden else self._texts(found.replies)
        return PuzzleJudgement(Standing.WRONG, answers, self._goal.failure(found.position, match.seats))

    def _done(self, match: Match) -> list[str]:
        """Return what the seat has done for the goal."""
        return [line.action for line in match.lines[self._ply :] if line.who == self.seat]

    def _texts(self, actions: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(self._game.text(action) for action in actions)
