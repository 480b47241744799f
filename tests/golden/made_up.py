"""A game without sense, in which all that a search may meet is near: for the golden texts of the searches.

Everything about a position comes from a few small numbers: its actions, the seat to act, wins, judgements and
chance.  So a whole search takes milliseconds, meets ties, ends of turns, positions that it has seen before
and others that it may not see, and any slip in its arithmetic leads it another way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.game import Level, Observation, Search, Worlds
from limbotable.core.goal import Goal
from limbotable.core.insight import Insight
from limbotable.core.odds import Odds
from limbotable.core.options import Options
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import CHANCE, OVER, Position, legal_actions
from limbotable.core.random import Random

_MASK: Final = (1 << 30) - 1


class Shape(msgspec.Struct, frozen=True):
    """What positions are like."""

    seed: int
    seats: int = 2
    width: int = 4  #: the most actions
    length: int = 9  #: plies to the end of all matches
    room: int = 1 << 20  #: so many states: the fewer, the more often one comes again
    grain: int = 1000  #: judgements are so many parts of the whole: the fewer, the more ties
    early: int = 9  #: one position in so many ends the match
    chance: int = 0  #: after one action in so many something is drawn; 0: never
    remembers: bool = True  #: whether positions can be told apart
    again: int = 3  #: after one action in so many the same seat goes on
    provable: bool = False  #: whether a long thought may prove the result
    far: int = 1  #: actions are numbers below 64 times this


class MadeUpPosition(Position):
    """A position; an action is a number below 64, where actions are not farther apart."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.state = shape.seed
        self.ply = 0
        self.seat = 0
        self.midway = False
        self.drawing = False
        self.world = 0  #: what no seat sees

    def number(self, salt: int, most: int) -> int:
        """Return a number below ``most`` that belongs to the position."""
        mixed = (self.state * 8191 + self.ply * 131 + self.seat * 31 + salt * 7919 + 12345) & _MASK
        for _ in range(2):
            mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & _MASK
            mixed ^= mixed >> 12
        return mixed % most

    def ended(self) -> bool:
        """Say whether the match is over."""
        return self.ply > 0 and (
            self.ply >= self.shape.length or (not self.midway and self.number(1, self.shape.early) == 0)
        )

    def turn(self) -> i64:
        if self.drawing:
            return CHANCE
        return OVER if self.ended() else self.seat

    def legal(self, out: vec[i64], at: i64) -> i64:
        count = 1 + self.number(2, self.shape.width)
        first, step = self.number(3, 9), 1 + self.number(4, 3)
        found = [first + k * step for k in range(count)]
        if self.world and self.ply and len(found) > 1:  # not all are legal in all worlds, but the first ones
            del found[self.world % len(found)]
        if self.shape.far > 1:
            found = [one * self.shape.far + self.number(400 + one, self.shape.far) for one in found]
        if self.ply % 2:
            found.reverse()
        for k, action in enumerate(found):
            out[at + k] = action
        return len(found)

    def play(self, action: i64) -> None:
        self.state = (self.state * 5 + int(action) * 17 + 3) % self.shape.room
        self.ply += 1
        self.midway = self.number(5, self.shape.again) == 0 and self.ply < self.shape.length
        if not self.midway:
            self.seat = (self.seat + 1) % self.shape.seats
        self.drawing = bool(self.shape.chance) and not self.ended() and self.number(6, self.shape.chance) == 0

    def urn(self) -> i64:
        return 0b10110

    def settle(self, outcome: vec[i64]) -> None:
        self.state = (self.state + 7 * int(outcome[0]) + int(outcome[1])) % self.shape.room
        self.drawing = False

    def visible(self, viewer: i64) -> i64:
        return 0

    def copy(self) -> MadeUpPosition:
        twin = MadeUpPosition(self.shape)
        twin.state, twin.ply, twin.seat = self.state, self.ply, self.seat
        twin.midway, twin.drawing, twin.world = self.midway, self.drawing, self.world
        return twin


class MadeUpInsight(Insight):
    """Looks some plies ahead at the most; who has won is certain, and all else is as good as drawn by lot."""

    def __init__(self, root: MadeUpPosition, horizon: int = 100) -> None:
        self._horizon = root.ply + horizon

    def settled(self, position: Position) -> bool:
        assert isinstance(position, MadeUpPosition)
        return not position.drawing and (position.ended() or position.ply >= self._horizon)

    def worth(self, position: Position) -> float:
        return self.reward(position, 0)

    def reward(self, position: Position, seat: i64) -> float:
        assert isinstance(position, MadeUpPosition)
        if position.ended():
            return float(position.number(7 + 1000 * position.world, position.shape.seats) == seat)
        return _parts(position)[seat]

    def share(self, position: Position, seat: i64) -> float:
        return 0.03125 + 0.9375 * self.reward(position, seat)

    def sure(self, position: Position, action: i64) -> bool:
        assert isinstance(position, MadeUpPosition)
        return position.number(8 + action, 7) == 0

    def stage(self, position: Position) -> i64:
        assert isinstance(position, MadeUpPosition)
        return position.ply // 2

    def pick(self, position: Position, actions: vec[i64], count: i64, rng: Random) -> i64:
        best = max(range(count), key=lambda k: (self.promise(position, actions[k]), k))
        return actions[best] if rng.below(4) else actions[rng.below(count)]

    def gain(self, position: Position, action: i64) -> float:
        assert isinstance(position, MadeUpPosition)
        return float(position.number(100 + action, 3))

    def preference(self, position: Position, action: i64) -> float:
        assert isinstance(position, MadeUpPosition)
        return float(position.number(200 + action, 5))

    def promise(self, position: Position, action: i64) -> float:
        assert isinstance(position, MadeUpPosition)
        return position.number(300 + action, position.shape.grain) / position.shape.grain

    def estimate(self, position: Position, out: vec[float]) -> None:
        assert isinstance(position, MadeUpPosition)
        for seat, part in enumerate(_parts(position)):
            out[seat] = part

    def midway(self, position: Position) -> bool:
        assert isinstance(position, MadeUpPosition)
        return position.midway

    def critical(self, position: Position) -> bool:
        assert isinstance(position, MadeUpPosition)
        return position.number(9, 3) == 0

    def tight(self, position: Position) -> bool:
        assert isinstance(position, MadeUpPosition)
        return position.ply >= position.shape.length - 4

    def provable(self, position: Position) -> bool:
        assert isinstance(position, MadeUpPosition)
        return position.shape.provable

    def wins_at_once(self, position: Position) -> bool:
        assert isinstance(position, MadeUpPosition)
        if position.midway or position.number(10, 2):
            return False
        for action in legal_actions(position):
            after = position.copy()
            after.play(action)
            if self.settled(after) and self.reward(after, position.turn()) == 1.0:
                return True
        return False

    def identify(self, position: Position, out: vec[i64]) -> bool:
        assert isinstance(position, MadeUpPosition)
        out[0] = (position.state * 0x9E3779B1) % (1 << 48)
        out[1] = position.ply
        out[2] = position.seat * 2 + position.midway
        out[3] = (position.state + position.ply) % 5
        return position.shape.remembers

    def balance(self, position: Position) -> float:
        assert isinstance(position, MadeUpPosition)
        grain = position.shape.grain
        return 20.0 * position.number(10, grain + 1) / grain - 10.0


def _parts(position: MadeUpPosition) -> list[float]:
    """Return each seat's part of the win: all of them make 1."""
    grain = position.shape.grain
    parts = [1.0 + position.number(20 + seat, grain) for seat in range(position.shape.seats)]
    return [part / sum(parts) for part in parts]


class MadeUpGoal(Goal[MadeUpPosition]):
    """To win within some own actions."""

    def __init__(self, root: MadeUpPosition, actions: int) -> None:
        super().__init__(root)
        self.actions = actions

    def verdict(self, position: MadeUpPosition) -> bool | None:
        return position.number(7, position.shape.seats) == self.seat if position.ended() else None

    def defence(self, position: MadeUpPosition) -> float:
        return float(position.number(11, 4))

    def task(self, names: Sequence[str]) -> Phrase:
        return phrase("comment.text", text=f"Win, {names[self.seat]}!")

    def failure(self, position: MadeUpPosition, names: Sequence[str]) -> Phrase:
        return phrase("comment.text", text=f"You have not won, {names[self.seat]}.")


class MadeUpWorlds(Worlds[MadeUpPosition]):
    """Some worlds: in each of them other actions are legal later on, and others win."""

    def __init__(self, root: MadeUpPosition, count: int) -> None:
        self._root, self._count = root, count
        self.drawn = 0

    def sample(self, rng: Random) -> MadeUpPosition:
        self.drawn += 1
        world = self._root.copy()
        world.world = rng.below(self._count)
        return world


class MadeUpGame:
    """As much of a game as the searches ask for."""

    id = "made-up"
    hidden = False
    baselines: tuple[Level, ...] = ()
    goals: Mapping[str, object] = {}

    def __init__(self, shape: Shape, search: Search, worlds: int = 1, horizon: int = 100) -> None:
        self.search = search
        self.levels = (
            Level("weak", 30, temptation=0.15),
            Level("strong", 70, proves=True),
            Level("patient", 20_000),
        )
        self.root = MadeUpPosition(shape)
        self._horizon = horizon
        self.all_worlds = MadeUpWorlds(self.root, worlds)

    def level(self, name: str) -> Level:
        return next(one for one in self.levels if one.name == name)

    def seats(self, options: Options) -> int:
        return self.root.shape.seats

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(self.root.shape.seats))

    def scores(self, position: MadeUpPosition) -> tuple[int, ...]:
        return (0,) * position.shape.seats

    def odds_of(self, level: str, stage: int) -> Odds | None:
        return Odds(0.8, 3.0, 0.1) if stage < 2 and level == "strong" else None

    def parse(self, text: str) -> int:
        return int(text[1:])

    def text(self, action: int) -> str:
        return f"a{action}"

    def worlds(self, options: Options, observation: Observation) -> Worlds[Any]:
        return self.all_worlds

    def insight(self, root: MadeUpPosition) -> Insight:
        return MadeUpInsight(root, self._horizon)

    def insight_of(self, player: Level, root: MadeUpPosition) -> Insight:
        return self.insight(root)

    def textbook(self, root: MadeUpPosition) -> Insight:
        return self.insight(root)
