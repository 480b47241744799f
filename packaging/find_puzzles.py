"""Finds puzzles: plays matches by the computer players and keeps the positions that make good tasks.

    python packaging/find_puzzles.py GAME --count 10 --seed 1

adds that many to the game's file under ``assets/puzzles``, of themes that have too few (``puzzle_shelf.py``);
it wants compiled modules, and can be broken off at any time.  It ends early where nothing is short, or where
many matches in a row had nothing that is, and says what is.  A good task has one solution (up to the suits of
cards that only count), which is not the obvious first try, and lies in a match that players may have played.
``tests/search/test_goals.py`` verifies all tasks in the files.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from limbotable.core.game import AnyGame, Line
from limbotable.core.goal import Goal
from limbotable.core.options import Options
from limbotable.core.position import Position, legal_actions
from limbotable.core.random import Random
from limbotable.games import GAMES, game_of
from limbotable.games.foes.rules import FoesPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.puzzles import (
    BEST,
    GRADES,
    Puzzle,
    Task,
    puzzle_file,
    puzzle_text,
    puzzles_of,
    theme_of_goal,
)
from limbotable.play.record import DEFAULT_NAMES, Record
from limbotable.search import thinking
from limbotable.search.goals import GoalSolver
from limbotable.search.thought import Limit
from puzzle_shelf import Shelf
from puzzle_sources import GREEDY, RANDOM, SOURCES, Source, Values

_TRIES: Final = 5  #: tries of a weak player at the solution, which show its difficulty
MOST_PLIES: Final = 400
#: So many matches in a row without a puzzle, and the search is given up.
_PATIENCE: Final = 20_000
#: The most trials of a player for one action.
_PLAYOUTS: Final = 60
#: The number of random actions that make matches differ in games where chance deals nothing.
OPENING: Final = 6


def main() -> None:
    """Find the puzzles that the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=[game.id for game in GAMES])
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--themes", nargs="*", default=[], help="only these")
    given = parser.parse_args()
    game = game_of(given.game)
    assert game is not None
    path = puzzle_file(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    Finder(game, puzzles_of(game) if path.exists() else [], given.themes).find(given.count, given.seed)


class Finder:
    """Adds puzzles to a game's file, of the kinds and themes that are short."""

    def __init__(self, game: AnyGame, known: Sequence[Puzzle], themes: Collection[str] = ()) -> None:
        """``known`` are the puzzles that the game has; only ``themes`` are looked for, if any are named."""
        self._game, self._source = game, SOURCES[game.id]
        self._shelf = Shelf(game, known, themes)
        proved = [one for one in known if one.task.goal != BEST]
        self._kinds = Counter(kind_of(one.goal(one.match()), one.theme, one.task.values) for one in proved)
        self._looks = {self._source.look(one.record, one.task) for one in proved}

    def find(self, count: int, first_seed: int) -> None:
        """Add so many puzzles, out of matches by the seeds from one on."""
        found, seed, last = 0, first_seed, first_seed
        while found < count and self._short() and seed - last < _PATIENCE:
            for record, task, kind in self._found_in(seed):
                look, match = self._source.look(record, task), Match.of_record(record)
                if look not in self._looks and self._shelf.takes(theme_of(kind), task.grade, match):
                    with puzzle_file(self._game).open("a", encoding="utf-8") as file:
                        file.write(puzzle_text(record, task))
                    self._kinds[kind] += 1
                    self._looks.add(look)
                    self._shelf.add(theme_of(kind), task.grade, match)
                    found, last = found + 1, seed
                    print(self._shelf.size, seed, kind, task, flush=True)
                    break  # one of a match is enough
            seed += 1
        print(f"{found} found up to seed {seed}; short of:", ", ".join(self._short()) or "nothing")

    def _short(self) -> list[str]:
        """Return the kinds that there is room for."""
        return [kind for kind in self._source.quotas if self._wants(kind)]

    def _wants(self, kind: str) -> bool:
        return self._kinds[kind] < self._source.quotas.get(kind, 0) and self._shelf.room(theme_of(kind)) > 0

    def _found_in(self, seed: int) -> Iterator[tuple[Record, Task, str]]:
        """Play a match and yield the puzzles in it, and their kinds."""
        rng = Random(seed)
        options = self._shelf.options(lambda: self._game.complete(self._source.options(rng)))
        for match in positions_of(self._game, options, self._source.player, seed, rng):
            for path in ways_on(match.position, self._source):
                if path:
                    twin = Match.of_record(match.record())
                    for action in path:
                        twin.push(twin.turn, self._game.text(action))
                    yield from self._puzzles_at(twin, rng)
                else:
                    yield from self._puzzles_at(match, rng)

    def _puzzles_at(self, match: Match, rng: Random) -> Iterator[tuple[Record, Task, str]]:
        """Yield the good tasks of a position, and their kinds."""
        for name, values in self._source.candidates(match):
            try:
                goal = match.game.goals[name](match.position, **values)
            except ValueError:
                continue
            themes = {theme_of_goal(self._game, goal, action) for action in legal_actions(goal.root)}
            if not any(self._wants(kind_of(goal, theme, values)) for theme in themes):
                continue
            if choices(goal) < self._source.choices:
                continue
            solver = GoalSolver(goal)
            line = only_line(goal, solver)
            if line is None:
                continue
            kind = kind_of(goal, theme_of_goal(self._game, goal, line[0]), values)
            if self._wants(kind) and self._source.good(goal, line):
                grade = graded(match, goal, line[0], solver.nodes, self._source, rng)
                task = Task(name, values, [match.game.text(action) for action in line], grade)
                yield match.record(), task, kind


def choices(goal: Goal[Any]) -> int:
    """Return the number of actions in a goal's position that are not alike."""
    return len({goal.alike(action) for action in legal_actions(goal.root)})


def kind_of(goal: Goal[Any], theme: str, values: Values) -> str:
    """Return the kind of a task: its theme, and its length or its moment in the round."""
    if isinstance(goal.root, FoesPosition):
        return f"{theme} {goal.root.variant.heroes - goal.root.laid - 1}"
    return " ".join([theme, *(str(n) for name, n in values.items() if name in {"cards", "turns"})])


def theme_of(kind: str) -> str:
    """Return the theme of a kind."""
    return kind.split(maxsplit=1)[0]


def positions_of(game: AnyGame, options: Options, player: str, seed: int, rng: Random) -> Iterator[Match]:
    """Play a match, and yield it each time a seat is to act."""
    match = Match(game, options, DEFAULT_NAMES[game.seats(options)])
    dealer = Dealer(seed)
    while match.result is None and match.ply < MOST_PLIES:
        line = dealer.next_line(match)
        if line is None:
            yield match
            at_random = not game.hidden and match.ply < OPENING
            line = Line(match.turn, game.text(choice(match, RANDOM if at_random else player, rng)))
        match.push(line.who, line.action)


def ways_on(position: Position, source: Source) -> Iterator[tuple[int, ...]]:
    """Yield the sequences of actions that lead to promising positions, the empty one first."""
    yield ()
    layer: list[tuple[tuple[int, ...], Position]] = [((), position)]
    for _ in range(source.ahead):
        layer = [
            ((*path, action), after)
            for path, before in layer
            for action in legal_actions(before)
            if (after := played(before, action)).turn() >= 0
        ]
        yield from (path for path, after in layer if source.promising(after))


def played(position: Position, action: int) -> Position:
    """Return the position after an action."""
    after = position.copy()
    after.play(action)
    return after


def choice(match: Match, level: str, rng: Random) -> int:
    """Return a player's action."""
    game = match.game
    legal = legal_actions(match.position)
    if level == RANDOM:
        return legal[rng.below(len(legal))]
    if level == GREEDY:  # it looks at its own cards alone: to imagine others would take most of the time
        insight = game.insight(match.position)
        order = Random(int(rng.word())).reordered(legal)
        return max(order, key=lambda action: insight.gain(match.position, action))
    observation = observation_of(perspective(match, match.turn))
    thought = thinking.think(
        game, match.options, observation, level, Limit(playouts=_PLAYOUTS), int(rng.word())
    )
    return game.parse(thought.considered[0].action)


def only_line(goal: Goal[Any], solver: GoalSolver) -> list[int] | None:
    """Return a line that reaches the goal, if only one first turn of the seat does."""
    line: list[int] = []
    position, left = goal.root, goal.actions
    answered = False
    while goal.verdict(position) is None and left:
        if position.turn() == goal.seat:
            found = list(solver.going_on(position, left)) if line else solver.solutions()
            if not found or (not answered and len({goal.alike(action) for action in found}) > 1):
                return None
            steps: tuple[int, ...] = (found[0],)
            left -= 1
        else:
            steps = solver.toughest(position, left)
            answered = True
        for action in steps:
            line.append(action)
            position = position.copy()
            position.play(action)
    return line


def graded(match: Match, goal: Goal[Any], action: int, nodes: int, source: Source, rng: Random) -> int:
    """Return the difficulty of a puzzle: by the positions of its proof, and by a weak player's tries."""
    tries = [choice(match, match.game.levels[0].name, rng) for _ in range(_TRIES)]
    missed = sum(goal.alike(tried) != goal.alike(action) for tried in tries)
    return GRADES[(nodes >= source.hard) + (2 * missed > _TRIES)]


if __name__ == "__main__":
    main()
