"""Tries of the weaker computer players at puzzles, and the difficulties that follow from them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from limbotable.core.game import AnyGame
from limbotable.core.goal import Goal
from limbotable.core.insight import logistic
from limbotable.core.position import Position, legal_actions
from limbotable.core.random import Random
from limbotable.engine.puzzles import Judge, Standing, judge_of
from limbotable.play.glicko import MEAN, SCALE, UNKNOWN
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.puzzles import BEST, Puzzle
from limbotable.search.thinking import think
from limbotable.search.thought import Limit

#: The trials of each action by the levels that try, weakest first, where the task is a goal.
TRIALS: Final = (1, 2, 4, 8)
#: The same for all of them: no try takes longer.
_PLAYOUTS: Final = 200
#: The certainty of a rating before any try.
_PRIOR: Final = (SCALE / UNKNOWN) ** 2
_ROUNDS: Final = 200  #: of the fit
_SETTLED: Final = 1e-6
#: No step of the fit goes further.
_STEP: Final = 1.0


def tryers(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the levels that try a game's puzzles, weakest first."""
    return tuple(level.name for level in game.levels[: len(TRIALS)])


def solves(puzzle: Puzzle, level: str, seed: int) -> bool:
    """Return whether one of ``tryers`` solves a puzzle.

    A best action it looks for as in a match.  Towards a goal it tries each action in some imagined positions,
    and goes on at random there, more often the stronger it is; then it takes what reached it most often.
    """
    match, judge = puzzle.match(), judge_of(puzzle)
    if puzzle.task.goal == BEST:
        observation = observation_of(perspective(match, match.turn))
        thought = think(puzzle.game, match.options, observation, level, Limit(playouts=_PLAYOUTS), seed)
        return thought.considered[0].action in puzzle.task.right
    trials = TRIALS[tryers(puzzle.game).index(level)]
    return _reaches(puzzle, match, judge, trials, Random(seed))


def _reaches(puzzle: Puzzle, match: Match, judge: Judge, trials: int, rng: Random) -> bool:
    goal, done = puzzle.goal(match), 0
    while True:
        match.push(match.turn, _chosen(match, goal, goal.actions - done, trials, rng))
        done += 1
        found = judge.judge(match)
        if found.standing in {Standing.SOLVED, Standing.WRONG}:
            return found.standing is Standing.SOLVED
        for answer in found.answers:
            match.push(match.turn, answer)


def _chosen(match: Match, goal: Goal[Position], left: int, trials: int, rng: Random) -> str:
    """Return the action that reaches the goal most often, the last of these by a random order."""
    game = match.game
    worlds = game.worlds(match.options, observation_of(perspective(match, match.turn)))
    reached: dict[int, int] = {}
    for action in rng.reordered(list(legal_actions(match.position))):
        reached[action] = sum(_goes_well(worlds.sample(rng), goal, action, left, rng) for _ in range(trials))
    return game.text(max(reached, key=lambda action: reached[action]))


def _goes_well(position: Position, goal: Goal[Position], action: int, left: int, rng: Random) -> bool:
    """Return whether the goal is reached after an action and random ones, ``left`` of the seat in all."""
    position = position.copy()
    position.play(action)
    left -= 1
    verdict = goal.verdict(position)
    while verdict is None and position.turn() >= 0:
        if position.turn() == goal.seat:
            if not left:
                return False
            left -= 1
        legal = legal_actions(position)
        position.play(legal[rng.below(len(legal))])
        verdict = goal.verdict(position)
    return bool(verdict)


class Difficulties(msgspec.Struct, frozen=True):
    """How strong the levels are at puzzles, and how hard these are, on the scale of ``play/glicko.py``."""

    levels: Mapping[str, float]
    puzzles: Sequence[tuple[float, float]]  #: rating and standard deviation of each

    def chance(self, level: str, puzzle: int) -> float:
        """Return the chance of a level to solve a puzzle, by its index."""
        return logistic((self.levels[level] - self.puzzles[puzzle][0]) / SCALE)


def difficulties(solved: Sequence[Mapping[str, int]], tries: int) -> Difficulties:
    """Fit ratings to how often each level solved each puzzle, in so many tries.

    It is the model of Rasch (1960), whose ratings are those of Elo; a puzzle's rating is as likely before
    any try as Glicko-2 has it for an unknown player, so that it stays finite.  The fit goes by Newton's
    method, of the puzzles and of the levels in turn.
    """
    names = list(solved[0])
    hard = [0.0] * len(solved)
    strong = dict.fromkeys(names, 0.0)
    for _ in range(_ROUNDS):
        moved = 0.0
        for k, of in enumerate(solved):
            step = _harder(hard[k], strong, of, tries)
            hard[k] += step
            moved = max(moved, abs(step))
        for name in names:
            chances = [logistic(strong[name] - one) for one in hard]
            slope = sum(of[name] - tries * p for p, of in zip(chances, solved, strict=True))
            # A level that solves all, or none, is held by the same prior as a puzzle.
            bend = tries * sum(p * (1 - p) for p in chances) + _PRIOR
            step = _limited((slope - _PRIOR * strong[name]) / bend)
            strong[name] += step
            moved = max(moved, abs(step))
        if moved < _SETTLED:
            break
    found = [_rated(one, strong, tries) for one in hard]
    return Difficulties({name: MEAN + SCALE * one for name, one in strong.items()}, found)


def difficulty(solved: Mapping[str, int], levels: Mapping[str, float], tries: int) -> tuple[float, float]:
    """Fit the rating of one more puzzle, and its standard deviation, to levels whose ratings are known."""
    strong = {name: (rating - MEAN) / SCALE for name, rating in levels.items()}
    hard = 0.0
    for _ in range(_ROUNDS):
        hard += (step := _harder(hard, strong, solved, tries))
        if abs(step) < _SETTLED:
            break
    return _rated(hard, strong, tries)


def _harder(hard: float, strong: Mapping[str, float], solved: Mapping[str, int], tries: int) -> float:
    """Return the step of Newton's method to a puzzle's difficulty, by the strengths of the levels."""
    chances = {name: logistic(one - hard) for name, one in strong.items()}
    slope = sum(tries * p - solved[name] for name, p in chances.items())
    return _limited((slope - _PRIOR * hard) / _bend(hard, strong, tries))


def _rated(hard: float, strong: Mapping[str, float], tries: int) -> tuple[float, float]:
    """Return the rating of a difficulty, and its standard deviation."""
    return MEAN + SCALE * hard, SCALE / math.sqrt(_bend(hard, strong, tries))


def _bend(hard: float, strong: Mapping[str, float], tries: int) -> float:
    chances = [logistic(one - hard) for one in strong.values()]
    return tries * sum(p * (1 - p) for p in chances) + _PRIOR


def _limited(step: float) -> float:
    return max(-_STEP, min(_STEP, step))
