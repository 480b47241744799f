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
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from limbotable.core.cards import cards_of
from limbotable.core.game import AnyGame, Line
from limbotable.core.goal import Goal
from limbotable.core.options import Options
from limbotable.core.position import Position, legal_actions
from limbotable.core.random import Random
from limbotable.games import GAMES, game_of
from limbotable.games.countdown.actions import PLAY as CARDS
from limbotable.games.countdown.actions import WAY as CARD_WAY
from limbotable.games.countdown.goals import Block
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.foes.actions import PLAY, WAY
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.libtis.actions import SOURCE, SUPPLY
from limbotable.games.libtis.insight import LibtisInsight
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.games.limit.actions import MOVING
from limbotable.games.limit.goals import Win
from limbotable.games.limit.rules import LimitPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.puzzles import BEST, GRADES, Puzzle, Task, puzzle_file, puzzle_text, puzzles_of
from limbotable.play.record import DEFAULT_NAMES, Record
from limbotable.search import thinking
from limbotable.search.goals import GoalSolver
from limbotable.search.thought import Limit
from puzzle_shelf import Shelf

RANDOM: Final = "random"  #: the player that knows nothing but the rules
GREEDY: Final = "greedy"  #: the baseline of each game that plays passably at once
_TRIES: Final = 5  #: tries of a weak player at the solution, which show its difficulty
MOST_PLIES: Final = 400
#: So many matches in a row without a puzzle, and the search is given up.
_PATIENCE: Final = 20_000
#: The most trials of a player for one action.
_PLAYOUTS: Final = 60
#: The number of random actions that make matches differ in games where chance deals nothing.
OPENING: Final = 6
#: The most full turns of a task: users have no patience to look at more.
_MOST_TURNS: Final = 60
#: More points than any round of Libtis pays a seat.
_MOST_POINTS: Final = 40
#: A count up to this one leaves nothing to calculate with few cards.
_SMALL: Final = 12
#: The fewest cards that leave a choice.
_CARDS: Final = 3

Values = dict[str, int]


@dataclass(frozen=True)
class Source:
    """The source of a game's puzzles."""

    options: Callable[[Random], Mapping[str, object]]
    candidates: Callable[[Match], Iterator[tuple[str, Values]]]
    good: Callable[[Goal[Any], list[int]], bool]  #: whether a line that reaches a goal makes a good puzzle
    quotas: Mapping[str, int]  #: the most puzzles of each kind, so that the tasks of a theme differ
    choices: int  #: the least number of different actions to choose from
    hard: int  #: a proof through at least so many positions makes a harder puzzle
    #: Returns the features that two puzzles must not have in common.
    look: Callable[[Record, Task], Hashable] = field(default=lambda record, _task: record.lines)
    player: str = GREEDY  #: the player of all seats
    #: Good tasks are rare: beside the actions of the match, all others are looked at, so many deep.
    ahead: int = 0
    #: Returns whether it is worth while to look for a task in a position that such actions lead to.
    promising: Callable[[Position], bool] = field(default=lambda _position: True)


def main() -> None:
    """Find the puzzles that the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=[game.id for game in GAMES])
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = game_of(given.game)
    assert game is not None
    path = puzzle_file(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    Finder(game, puzzles_of(game) if path.exists() else []).find(given.count, given.seed)


class Finder:
    """Adds puzzles to a game's file, of the kinds and themes that are short."""

    def __init__(self, game: AnyGame, known: Sequence[Puzzle]) -> None:
        """``known`` are the puzzles that the game has."""
        self._game, self._source = game, SOURCES[game.id]
        self._shelf = Shelf(game, known)
        proved = [one for one in known if one.task.goal != BEST]
        self._kinds = Counter(kind_of(one.goal(one.match()), one.task.values) for one in proved)
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
            kind = kind_of(goal, values)
            if not self._wants(kind) or choices(goal) < self._source.choices:
                continue
            solver = GoalSolver(goal)
            line = only_line(goal, solver)
            if line is not None and self._source.good(goal, line):
                grade = graded(match, goal, line[0], solver.nodes, self._source, rng)
                task = Task(name, values, [match.game.text(action) for action in line], grade)
                yield match.record(), task, kind


def choices(goal: Goal[Any]) -> int:
    """Return the number of actions in a goal's position that are not alike."""
    return len({goal.alike(action) for action in legal_actions(goal.root)})


def kind_of(goal: Goal[Any], values: Values) -> str:
    """Return the kind of a task: its theme, and its length or its moment in the round."""
    if isinstance(goal.root, FoesPosition):
        return f"{goal.theme} {goal.root.variant.heroes - goal.root.laid - 1}"
    return " ".join([goal.theme, *(str(n) for name, n in values.items() if name in {"cards", "turns"})])


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


# --- the games -----------------------------------------------------------------------------------------
def countdown_options(rng: Random) -> Mapping[str, object]:
    """Return the options of one of the presets."""
    presets = list(game_named("countdown").presets.values())
    return presets[rng.below(len(presets))]


def countdown_candidates(match: Match) -> Iterator[tuple[str, Values]]:
    """Yield ways to zero, the shortest first, then runs, the longest first, and a block."""
    position = match.position
    assert isinstance(position, CountdownPosition)
    most = int(position.hand(match.turn)).bit_count()
    for cards in range(2, most + 1):
        yield "zero", {"cards": cards}
    for cards in range(most, 2, -1):
        yield "run", {"cards": cards}
    yield "block", {}


def good_countdown(goal: Goal[Any], line: list[int]) -> bool:
    """Return whether the solution has to be calculated."""
    position = goal.root
    if isinstance(goal, Block):
        after = position.copy()
        after.play(line[0])
        return bool(after.rounds_ended() == position.rounds_ended())  # zero is no block
    return len(line) == goal.actions and (len(line) > 3 or position.count > _SMALL)


def always_good(_goal: Goal[Any], _line: list[int]) -> bool:
    """Return True: every puzzle is good."""
    return True


def promising_countdown(position: Position) -> bool:
    """Return whether a seat is alone, and has some cards to choose from."""
    assert isinstance(position, CountdownPosition)
    if (
        position.phase != CARDS
        or not position.blocked
        or int(position.hand(position.turn())).bit_count() < _CARDS
    ):
        return False
    return len({(action // CARD_WAY, action % CARD_WAY >> 2) for action in legal_actions(position)}) >= _CARDS


def limit_options(rng: Random) -> Mapping[str, object]:
    """Return options for two or three players with any number of balls."""
    return {"players": 2 + rng.below(2), "balls": 4 + rng.below(5)}


def countdown_look(record: Record, task: Task) -> Hashable:
    """Return the count, and the effects of the solution's cards, whatever their suits."""
    position = Match.of_record(record).position
    assert isinstance(position, CountdownPosition)
    return int(position.count), tuple(action[:1] + action[2:] for action in task.solution)


def limit_candidates(match: Match) -> Iterator[tuple[str, Values]]:
    """Yield a win in one turn where there is one, and otherwise a later one."""
    position = match.position
    assert isinstance(position, LimitPosition)
    if position.phase != MOVING or turns(position) > _MOST_TURNS:
        return
    at_once = GoalSolver(Win(position, turns=1)).solutions()
    yield "win", {"turns": 1 if at_once else 2}


def turns(position: LimitPosition) -> int:
    """Return the number of full turns."""
    found = 0
    for move in legal_actions(position):
        after = position.copy()
        after.play(move)
        found += len(legal_actions(after))
    return found


def foes_options(rng: Random) -> Mapping[str, object]:
    """Return options for a table of three to five, each alone, in pairs, or as one team."""
    players = 3 + rng.below(3)
    mode = ("solo", "team", "pairs" if players == 4 else "solo")[rng.below(3)]
    return {"players": players, "mode": mode}


def foes_candidates(match: Match) -> Iterator[tuple[str, Values]]:
    """Yield a goal for every possible taker but the seat itself."""
    position = match.position
    assert isinstance(position, FoesPosition)
    if position.laid < 2:
        return  # no two cards to hide each other
    yield "draw", {}
    for hero in range(position.variant.heroes):
        if hero != match.turn:
            yield "give", {"hero": hero}
    yield "avoid", {}


def good_foes(goal: Goal[Any], line: list[int]) -> bool:
    """Return whether the card is neither the highest nor the lowest, and hides one unless others follow."""
    position = goal.root
    assert isinstance(position, FoesPosition)
    way, card = divmod(line[0], WAY)
    number = card >> 2
    numbers = [one >> 2 for one in cards_of(position.hand(goal.seat))]
    hides = any(one >> 2 == number for one in cards_of(position.table))
    follow = position.laid + 1 < position.variant.heroes
    return way == PLAY and min(numbers) < number < max(numbers) and (hides or follow)


def libtis_options(rng: Random) -> Mapping[str, object]:
    """Return options for a table of three to five."""
    return {"players": 3 + rng.below(3), "variant": ("quickstart", "standard")[rng.below(2)]}


def libtis_candidates(match: Match) -> Iterator[tuple[str, Values]]:
    """Yield the most points that the seat can be sure of."""
    for points in range(_MOST_POINTS, 0, -1):
        try:
            goal = match.game.goals["award"](match.position, points=points)
        except ValueError:
            return
        if GoalSolver(goal).solutions():
            yield "award", {"points": points}
            return


def good_libtis(goal: Goal[Any], line: list[int]) -> bool:
    """Return whether the solution is more than a cube at the place that pays most at once."""
    position = goal.root
    assert isinstance(position, LibtisPosition)
    insight = LibtisInsight(position)
    at_once = max(legal_actions(position), key=lambda action: insight.gain(position, action))
    return line[0] != at_once if goal_waits(goal) else line[0] // SOURCE != SUPPLY


def goal_waits(goal: Goal[Any]) -> bool:
    """Return whether any seat plays after this one."""
    return sum(int(goal.root.hand(seat)).bit_count() for seat in range(goal.root.seats)) > 1


def game_named(name: str) -> AnyGame:
    """Return a game by its id."""
    game = game_of(name)
    assert game is not None
    return game


SOURCES: Final = {
    "countdown": Source(
        countdown_options,
        countdown_candidates,
        good_countdown,
        {
            "zero 2": 40,
            "zero 3": 110,
            "zero 4": 55,
            "zero 5": 20,
            "run 3": 60,
            "run 4": 25,
            "run 5": 15,
            "block": 80,
        },
        choices=_CARDS,
        hard=40,
        look=countdown_look,
        player=RANDOM,
        ahead=3,
        promising=promising_countdown,
    ),
    "limit": Source(
        limit_options,
        limit_candidates,
        always_good,
        {"win 1": 90, "win 2": 130},
        choices=6,
        hard=500,
    ),
    "foes": Source(
        foes_options,
        foes_candidates,
        good_foes,
        {  # no "take": one that is proved is played with the lowest card, which is tried first
            "give 0": 75,
            "give 1": 25,
            "give 2": 25,
            "avoid 0": 45,
            "avoid 1": 60,
            "avoid 2": 45,
            "draw 0": 85,
            "draw 1": 15,
            "draw 2": 10,
        },
        choices=4,
        hard=50,
    ),
    "libtis": Source(
        libtis_options, libtis_candidates, good_libtis, {"last": 175, "sure": 220}, choices=12, hard=65
    ),
}


if __name__ == "__main__":
    main()
