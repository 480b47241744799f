"""A puzzle at the table."""

from __future__ import annotations

from collections.abc import Callable

from limbotable.app.learning.exercise import Exercise
from limbotable.core.game import Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.engine.puzzles import Standing, judge_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.puzzles import Puzzle
from limbotable.play.reasons import Reasoner, misses, tempting
from limbotable.table.tableau import Frame
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.words.match_words import picture_names, practice_names


class NoDealer(Dealer):
    """Deals nothing: a puzzle ends where chance would deal."""

    def next_line(self, match: Match) -> Line | None:
        return None


class PuzzleSession(Exercise):
    """A puzzle at the table: every action is judged, and answered where the judgement has answers."""

    def __init__(
        self,
        puzzle: Puzzle,
        frame: Callable[[], Frame],
        engine: Engine,
        hinter: Engine,
    ) -> None:
        """Raises ``RecordError`` or ``ValueError`` for an invalid puzzle."""
        seats, learner = len(puzzle.record.seats), puzzle.match().turn
        self._puzzle, self._names = puzzle, picture_names(seats, learner)
        self._judge = judge_of(puzzle, self._names)
        self._judgement = self._judge.judge(puzzle.match())
        self._answered = 0  # number of lines before the answers
        super().__init__(
            puzzle.opening(practice_names(seats, learner)),
            self._judge.seat,
            NoDealer(0),
            frame,
            engine,
            hinter,
        )
        self.brisk = True

    @property
    def task(self) -> Phrase:
        """The task of the puzzle."""
        return self._judge.task(self.match)

    @property
    def standing(self) -> Standing:
        """The standing of the try."""
        return self._judgement.standing

    @property
    def why(self) -> Phrase | None:
        """The reason why the try failed, if it did."""
        return self._judgement.why

    def temptation(self) -> Phrase | None:
        """Return the label of the most tempting first action that is wrong; None where it gives all away."""
        opening = self._puzzle.match()
        wrong = self._wrong_first(opening)
        if self.match.ply > self.start or len(wrong) == 1:
            return None
        reasoner = Reasoner(perspective(opening, opening.turn), self._names)
        other = reasoner.tempting(self._puzzle.task.solution[0], wrong)
        return None if other is None else self.outlook(self.start).gesture(other).label

    def reason(self) -> Phrase | None:
        """Return what sets the solution's first action apart from the most tempting other one.

        Where a goal is proved and that says nothing of it, return how the other one misses it.
        """
        opening = self._puzzle.match()
        reasoner = Reasoner(perspective(opening, opening.turn), self._names)
        solution = self._puzzle.task.solution[0]
        other = reasoner.tempting(solution, self._wrong_first(opening))
        if other is None:
            found = reasoner.reason(solution, [])
        else:
            label = self.outlook(self.start).gesture(other).label
            found = reasoner.reason(solution, [other], tempting(label))
            why = self._judge.missed(other, "" if found is None else found.term)
            if why is not None:
                return misses(label, why)
        return None if found is None else found.said

    def _wrong_first(self, opening: Match) -> list[str]:
        goal = self._judge.first_actions()
        return [one for one in opening.legal() if one not in goal]

    @property
    def over(self) -> bool:
        return self.standing in {Standing.SOLVED, Standing.WRONG}

    @property
    def answer(self) -> str:
        return "" if self.over else self._judge.advice(self.match)

    def reply(self, ply: int) -> str:
        answers = self._judgement.answers
        place = ply - self._answered
        return answers[place] if place < len(answers) else ""

    def why_no_branch(self, _ply: int) -> Phrase:
        """Return the reason: no match begins with a puzzle."""
        return phrase("puzzle.no-branch")

    def added(self, line: Line) -> None:
        if line.who == self.viewer:
            self._look()
        super().added(line)

    def rewound(self) -> None:
        self._look()
        super().rewound()

    def _look(self) -> None:
        self._judgement = self._judge.judge(self.match)
        self._answered = self.match.ply
