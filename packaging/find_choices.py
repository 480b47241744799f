"""Finds puzzles without a proof: decisions in matches of the computer players with one clearly best action.

    python packaging/find_choices.py GAME --count 10 --seed 1 --themes THEME

adds that many to the game's file under ``assets/puzzles``, by themes that have too few; it wants compiled
modules, and can be broken off at any time, or ends after ``--minutes``.  The strongest level has to prefer
the action clearly in each of several searches, one of which looks as closely at the next best action, one at
the one after that, and so on; and weaker levels must not all find it.

In the end it says what became of the decisions of each theme that were looked at, so that a theme is known
to be rare, and not merely not looked for.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from find_puzzles import choice, positions_of
from limbotable.core.game import AnyGame, Observation
from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games import GAMES, game_of
from limbotable.games.countdown.actions import WAY as CARD_WAY
from limbotable.games.foes.actions import PLAY, WAY
from limbotable.games.foes.chaos import left_after_chaos
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.puzzles import BEST, GRADES, Task, puzzle_file, puzzle_text, puzzles_of
from limbotable.play.record import Record
from limbotable.search.judging import judge
from limbotable.search.thinking import think
from limbotable.search.thought import Limit, Thought
from puzzle_shelf import Shelf
from puzzle_sources import GREEDY, SOURCES

#: The least lead of the best action in each search, 0..1 of the match: what the review calls a mistake.
_LEAD: Final = 0.05
#: The same in the first, short search.
_PROMISE: Final = 0.08
#: Puzzles of matches that are as good as decided teach little.
_OPEN: Final = (0.05, 0.97)
#: The playouts of each search by the kind of search, and this part of them for the first look.
_PLAYOUTS: Final[Mapping[str, int]] = {"worlds": 300, "blueprint": 600, "ismcts": 12_000, "deepening": 5_000}
_FIRST: Final = 8
_SEARCHES: Final = 3
#: One decision in so many is looked at, or all where rare themes are looked for.
_SAMPLE: Final = 3
#: The weaker levels that try it, and how often each does.
_WEAK: Final = 3
_TRIES: Final = 2
#: So many pairs of actions show the themes that a decision may have.
_GLANCE: Final = 8
#: How far a decision comes on its way to a puzzle.
_LOOKED: Final = "looked at"
_CLEAR: Final = "clear at a short look"
_MISSED: Final = "missed by weaker levels"
_NEW: Final = "unlike the others, and not of a common grade"
_FOUND: Final = "clear in each search"
_FATES: Final = (_LOOKED, _CLEAR, _MISSED, _NEW, _FOUND)
#: In the rounds before this one, counted from 0, an action of Libtis decides little of the match.
_LIBTIS_ROUND: Final = 2


@dataclass(frozen=True)
class Ranking:
    """What a search finds of groups of actions that are alike: the first action of each, best first."""

    actions: Sequence[str]
    values: Sequence[float]

    @property
    def lead(self) -> float:
        """The lead of the best group over the next."""
        return self.values[0] - self.values[1]


class Tally:
    """What became of the decisions that were looked at."""

    def __init__(self) -> None:
        """None has been looked at."""
        self._fates: Counter[tuple[str, str]] = Counter()

    def count(self, theme: str, fate: str) -> None:
        """Enter how far a decision of a theme has come; each step that it took is entered by itself."""
        self._fates[theme, fate] += 1

    def lines(self) -> Iterator[str]:
        """Yield a line for each theme."""
        for theme in sorted({theme for theme, _ in self._fates}):
            yield f"{theme}: " + ", ".join(f"{self._fates[theme, fate]} {fate}" for fate in _FATES)


def main() -> None:
    """Find the puzzles that the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=[game.id for game in GAMES])
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--themes", nargs="*", default=[], help="only these")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="at most")
    given = parser.parse_args()
    game = game_of(given.game)
    assert game is not None
    path = puzzle_file(game)
    known = puzzles_of(game) if path.exists() else []
    sample = 1 if given.themes else _SAMPLE
    shelf = Shelf(game, known, given.themes)
    tally, end = Tally(), time.monotonic() + 60.0 * given.minutes
    found, seed = 0, given.seed
    while found < given.count and shelf.short() and time.monotonic() < end:
        for theme, record, task in choices_in(game, shelf, seed, sample, tally):
            match = Match.of_record(record)
            if not shelf.takes(theme, task.grade, match):
                continue
            tally.count(theme, _NEW)
            if verified(record, task, seed):
                tally.count(theme, _FOUND)
                with path.open("a", encoding="utf-8") as file:
                    file.write(puzzle_text(record, task))
                shelf.add(theme, task.grade, match)
                found += 1
                print(shelf.size, seed, theme, task, flush=True)
                break  # one of a match is enough
        seed += 1
    print(f"{found} found up to seed {seed}; short of:", ", ".join(shelf.short()) or "nothing")
    print(*tally.lines(), sep="\n")


def choices_in(
    game: AnyGame, shelf: Shelf, seed: int, sample: int, tally: Tally
) -> Iterator[tuple[str, Record, Task]]:
    """Play a match and yield the decisions in it that look clear, with their themes, where there is room.

    One in ``sample`` is looked at.
    """
    rng = Random(seed)
    options = shelf.options(lambda: game.complete(SOURCES[game.id].options(rng)))
    for match in positions_of(game, options, GREEDY, seed, rng):
        if rng.below(sample) == 0 and worth_a_look(match, shelf, rng):
            yield from choice_at(match, shelf, rng, tally)


def worth_a_look(match: Match, shelf: Shelf, rng: Random) -> bool:
    """Return whether a decision may have a theme that there is room for, by some actions of it."""
    game, position = match.game, match.position
    if isinstance(position, LibtisPosition) and not is_late(position):
        return False
    legal = rng.reordered(list(legal_actions(position)))[: _GLANCE + 1]
    themes = {game.theme(position, one, other) for one, other in itertools.pairwise(legal)}
    if isinstance(position, FoesPosition) and not is_welcome(position):
        themes.discard("take")
    return any(shelf.room(theme) > 0 for theme in themes)


def is_late(position: LibtisPosition) -> bool:
    """Return whether the seat to act is about to play its last card of a round that counts for much.

    Before that one action is rarely clear: of the first 24 puzzles of cubes that move or are placed, 20 lie
    there, but only about one in eight decisions.
    """
    last = int(position.hand(position.turn())).bit_count() == 1
    return last and position.rounds_ended() >= _LIBTIS_ROUND


def is_welcome(position: FoesPosition) -> bool:
    """Return whether the foe on show cancels others in the corner of the seat to act.

    Elsewhere one card is rarely clearly best among those that take it: of the first 17 such puzzles, 9 lie
    where it does, and such positions are few.
    """
    corner, foe = int(position.corner(position.hero)), int(position.foes[position.taken])
    return int(left_after_chaos(corner | 1 << foe)) < int(left_after_chaos(corner))


def choice_at(match: Match, shelf: Shelf, rng: Random, tally: Tally) -> Iterator[tuple[str, Record, Task]]:
    """Yield the decision at hand, if a short search finds one action clearly best, and weak ones miss it."""
    game, observation = match.game, observation_of(perspective(match, match.turn))
    limit = Limit(playouts=_PLAYOUTS[kind_of_search(game)] // _FIRST)
    thought = think(game, match.options, observation, game.levels[-1].name, limit, int(rng.word()))
    ranking = ranked(game, thought)
    if len(ranking.actions) == 1:
        return
    best, other = (game.parse(one) for one in ranking.actions[:2])
    theme = game.theme(match.position, best, other)
    if shelf.room(theme) <= 0:
        return
    tally.count(theme, _LOOKED)
    if ranking.lead < _PROMISE or not _OPEN[0] < ranking.values[0] < _OPEN[1]:
        return
    tally.count(theme, _CLEAR)
    tries = [choice(match, level.name, rng) for level in game.levels[:_WEAK] for _ in range(_TRIES)]
    missed = sum(alike(game, tried) != alike(game, best) for tried in tries)
    if missed:
        tally.count(theme, _MISSED)
        right = [one.action for one in thought.considered if same(game, one.action, ranking.actions[0])]
        grade = GRADES[min(missed * len(GRADES) // len(tries), len(GRADES) - 1)]
        yield theme, match.record(), Task(BEST, {}, [ranking.actions[0]], grade, right)


def verified(record: Record, task: Task, seed: int) -> bool:
    """Return whether the strongest level finds the solution clearly best, whatever it looks at closely."""
    match = Match.of_record(record)
    observation = observation_of(perspective(match, match.turn))
    closely = task.solution[0]
    for number in range(_SEARCHES):
        ranking = searched(match, observation, closely, seed + number)
        clear = ranking.lead >= _LEAD and _OPEN[0] < ranking.values[0] < _OPEN[1]
        if not clear or not same(match.game, ranking.actions[0], task.solution[0]):
            return False
        closely = ranking.actions[min(number + 1, len(ranking.actions) - 1)]
    return True


def searched(match: Match, observation: Observation, closely: str, seed: int) -> Ranking:
    """Return what the strongest level finds with an action looked at closely."""
    game = match.game
    limit = Limit(playouts=_PLAYOUTS[kind_of_search(game)])
    return ranked(game, judge(game, match.options, observation, closely, game.levels[-1].name, limit, seed))


def kind_of_search(game: AnyGame) -> str:
    """Return the kind of search of the strongest level."""
    return game.levels[-1].search or game.search


def ranked(game: AnyGame, thought: Thought) -> Ranking:
    """Return the groups of like actions, by the best value of each.

    A value may be a limit, and the action worth less: then the lead is larger.
    """
    best: dict[Hashable, tuple[float, str]] = {}
    for one in thought.considered:
        group = alike(game, game.parse(one.action))
        best[group] = max(best.get(group, (0.0, one.action)), (one.value, one.action), key=lambda of: of[0])
    order = sorted(best.values(), key=lambda of: -of[0])
    return Ranking([action for _, action in order], [value for value, _ in order])


def same(game: AnyGame, one: str, other: str) -> bool:
    """Return whether two actions are alike."""
    return alike(game, game.parse(one)) == alike(game, game.parse(other))


def alike(game: AnyGame, action: int) -> Hashable:
    """Return a key that is equal for actions whose difference is not asked for.

    These are suits in the countdown game, and in the foe game which card is laid as a marker.
    """
    if game.id == "countdown" and action >= CARD_WAY:
        return action // CARD_WAY, action % CARD_WAY >> 2
    if game.id == "foes" and action // WAY != PLAY:
        return "blind"
    return action


if __name__ == "__main__":
    main()
