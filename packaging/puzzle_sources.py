"""The sources of puzzles: by game, which positions of which matches have good tasks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from limbotable.core.cards import cards_of
from limbotable.core.game import AnyGame
from limbotable.core.goal import Goal
from limbotable.core.position import Position, legal_actions
from limbotable.core.random import Random
from limbotable.games import game_of
from limbotable.games.countdown.actions import PLAY as CARDS
from limbotable.games.countdown.actions import WAY as CARD_WAY
from limbotable.games.countdown.goals import Answer, Block
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.foes.actions import PLAY, WAY
from limbotable.games.foes.goals import Fewer
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.libtis.actions import SOURCE, SUPPLY
from limbotable.games.libtis.insight import LibtisInsight
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.games.limit.actions import MOVING, REMOVING
from limbotable.games.limit.goals import Win
from limbotable.games.limit.rules import LimitPosition
from limbotable.play.match import Match
from limbotable.play.puzzles import Task
from limbotable.play.record import Record
from limbotable.search.goals import GoalSolver

RANDOM: Final = "random"  #: the player that knows nothing but the rules
GREEDY: Final = "greedy"  #: the baseline of each game that plays passably at once
#: The most full turns of a task: users have no patience to look at more.
_MOST_TURNS: Final = 60
#: More points than any round of Libtis pays a seat.
_MOST_POINTS: Final = 40
#: A count up to this one leaves nothing to calculate with few cards.
_SMALL: Final = 12
#: The fewest cards that leave a choice.
_CARDS: Final = 3
#: The fewest foes in a corner in which it has to be looked for what another one cancels.
_FOES: Final = 3
#: The number of a three, as cards have it: everybody sees what a two is for.
_LOW: Final = 2

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


def countdown_options(rng: Random) -> Mapping[str, object]:
    """Return the options of one of the presets."""
    presets = list(game_named("countdown").presets.values())
    return presets[rng.below(len(presets))]


def countdown_candidates(match: Match) -> Iterator[tuple[str, Values]]:
    """Yield ways to zero, the shortest first, then runs, the longest first, a block and an answer."""
    position = match.position
    assert isinstance(position, CountdownPosition)
    most = int(position.hand(match.turn)).bit_count()
    for cards in range(2, most + 1):
        yield "zero", {"cards": cards}
    for cards in range(most, 2, -1):
        yield "run", {"cards": cards}
    yield "block", {}
    yield "answer", {}


def good_countdown(goal: Goal[Any], line: list[int]) -> bool:
    """Return whether the solution has to be calculated."""
    position = goal.root
    if isinstance(goal, Block | Answer):
        after = position.copy()
        after.play(line[0])
        if after.rounds_ended() != position.rounds_ended():
            return False  # zero is no block
        return game_named("countdown").theme(position, line[0], line[0]) == goal.theme
    return len(line) == goal.actions and (len(line) > 3 or position.count > _SMALL)


def good_limit(goal: Goal[Any], line: list[int]) -> bool:
    """Return whether a tile is not taken away to win at once, which is easily seen."""
    return goal.root.phase == MOVING or game_named("limit").theme(goal.root, line[0], line[0]) == goal.theme


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
    if position.seats != 2:
        return
    if position.phase == REMOVING:
        after = position.copy()
        after.play(legal_actions(position)[0])
        if turns(after) <= _MOST_TURNS:
            yield "win", {"turns": 2}
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
    """Yield a goal for every possible taker but the seat itself, and for a foe that cancels others."""
    position = match.position
    assert isinstance(position, FoesPosition)
    yield "fewer", {}
    if position.laid < 2:
        return  # no two cards to hide each other
    yield "draw", {}
    for hero in range(position.variant.heroes):
        if hero != match.turn:
            yield "give", {"hero": hero}
    yield "avoid", {}


def good_foes(goal: Goal[Any], line: list[int]) -> bool:
    """Return whether a card is neither the highest nor the lowest, and hides one unless others follow.

    Where the foe shall cancel others, it is enough that there are some.
    """
    position = goal.root
    assert isinstance(position, FoesPosition)
    way, card = divmod(line[0], WAY)
    number = card >> 2
    if isinstance(goal, Fewer):
        return way == PLAY and number >= _LOW and int(position.corner(goal.seat)).bit_count() >= _FOES
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
            "duel": 60,
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
        good_limit,
        {"win 1": 90, "win 2": 130, "removal 2": 60},
        choices=6,
        hard=500,
    ),
    "foes": Source(
        foes_options,
        foes_candidates,
        good_foes,
        {  # "take" where the foe cancels others: the lowest card takes it, but that it helps has to be seen
            "take 0": 30,
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
        libtis_options,
        libtis_candidates,
        good_libtis,
        {"last": 175, "sure": 220, "place": 60, "move": 33},
        choices=12,
        hard=65,
    ),
}
