"""What a game must be able to say; everything above the games speaks to them through this."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from limbotable.core.chance import Chance
from limbotable.core.goal import Goals
from limbotable.core.insight import Insight
from limbotable.core.options import Choice, Option, Options, OptionValue, Restriction, complete
from limbotable.core.phrases import Phrase
from limbotable.core.position import Position
from limbotable.core.random import Random
from limbotable.core.sightings import Sightings
from limbotable.core.words import GameWords

P = TypeVar("P", bound=Position)
V = TypeVar("V")

#: How a computer player thinks.  ``worlds``: it samples worlds and solves them (two seats).  ``ismcts``: it
#: samples worlds and grows one information-set tree in them, guided by the game's judgement.  ``blueprint``:
#: it looks in sampled worlds for something better than what the game's judgement picks.  Without chance or
#: secrets: ``guided``, in one tree by the game's judgement; ``tree``, in one by random playouts; either
#: looks through its own turn and the next one; ``deepening``, by alpha-beta with the game's judgement where
#: two seats play and positions can be remembered, and else ``guided``.  And to compare with: ``uct`` and
#: ``unguided-ismcts``, in a tree by random playouts and nothing else; ``alphabeta``, by alpha-beta with the
#: simple judgement of a textbook (two seats); ``greedy``, at what an action wins at once; ``random``, not.
Search: TypeAlias = Literal[
    "worlds",
    "ismcts",
    "blueprint",
    "guided",
    "deepening",
    "tree",
    "uct",
    "alphabeta",
    "unguided-ismcts",
    "greedy",
    "random",
]

#: Stands for chance where a line says who did something.
CHANCE_WHO = -1


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a record: a seat's action, or a chance outcome."""

    who: int  #: a seat, or ``CHANCE_WHO``
    action: str  #: its notation; in a perspective, ``?`` stands for what was not seen

    def __str__(self) -> str:
        return f"{'*' if self.who == CHANCE_WHO else self.who} {self.action}"


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  #: 1 + the number of seats that did strictly better


@dataclass(frozen=True, slots=True)
class Observation:
    """A perspective's lines, from which a game imagines full matches that fit them."""

    lines: tuple[Line, ...]
    viewer: int  #: a seat, or the number of seats for a spectator
    turn: int  #: the seat to act, ``CHANCE`` or ``OVER``, as the header says
    scores: tuple[int, ...] | None = (
        None  #: what the game counts now; None where an older header says nothing
    )


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer player plays.  A weak one imagines less; it never blunders on purpose."""

    name: str
    playouts: int  #: how many worlds it imagines, or positions of a tree it looks at, at the most
    search: Search | None = None  #: how it thinks; None is as its game says


class Worlds(ABC, Generic[P]):
    """The full positions that one seat thinks possible."""

    @abstractmethod
    def sample(self, rng: Random) -> P:
        """Return one of them at random.

        What comes out depends on the perspective and the random stream alone, never on what the seat
        has not seen.
        """


class Game(ABC, Generic[P, V]):
    """One game: its names, its options, its rules in terms of text, and its views."""

    id: ClassVar[str]
    words: ClassVar[GameWords]  #: what it is called, and all that it says
    table: ClassVar[str]  #: the module that lays it on the table: its ``TABLE`` is a ``table.GameTable``
    players: ClassVar[tuple[int, int]]
    hidden: ClassVar[bool] = True  #: whether some seats know what others do not
    deals: ClassVar[bool] = True  #: whether anything is left to chance
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Options]] = {}
    restrictions: ClassVar[tuple[Restriction, ...]] = ()  #: which values do not go together
    search: ClassVar[Search] = "worlds"  #: how its computer players think
    levels: ClassVar[tuple[Level, ...]]  #: of the computer players, weakest first
    baselines: ClassVar[tuple[Level, ...]] = ()  #: the game's own players to compare these with
    goals: ClassVar[Goals] = {}  #: what its puzzles may ask for

    def complete(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Return every option's value; raises ``OptionError``."""
        return complete(self.options, self.presets, given, self.restrictions)

    def preset(self, options: Options) -> str:
        """Return the preset that has these rules, or nothing.  How long a match is, is no rule."""
        rules = {option.name for option in self.options if isinstance(option, Choice)}
        for name, wanted in self.presets.items():
            if all(wanted[rule] == options[rule] for rule in rules & wanted.keys()):
                return name
        return ""

    def level(self, name: str) -> Level:
        """Return a level by its name; raises ``KeyError``."""
        return {level.name: level for level in self.levels}[name]

    @abstractmethod
    def seats(self, options: Options) -> int:
        """Return how many seats a match with these completed options has."""

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        """Return the seats that win and lose together: each for itself where the game has no partners."""
        return tuple((seat,) for seat in range(self.seats(options)))

    def speaks_of_rounds(self, options: Options) -> bool:
        """Say whether what an action is worth speaks of its round alone: no winner is to be expected."""
        return False

    @abstractmethod
    def start(self, options: Options) -> P:
        """Return the first position of a match with these completed options."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """Return the action of a notation; raises ``NotationError``.  Needs no position."""

    @abstractmethod
    def text(self, action: int) -> str:
        """Return the notation of an action: the inverse of ``parse``."""

    @abstractmethod
    def chance(self, position: P) -> Chance:
        """Return the chance outcome that is to come."""

    @abstractmethod
    def refusal(self, position: P, action: int) -> Phrase:
        """Say why an action is not legal here, in terms of the rules.

        The answer goes to who tried, so it says nothing that the seat to act does not know.
        """

    @abstractmethod
    def phase(self, position: P) -> str:
        """Return the word for the phase that the match is in."""

    @abstractmethod
    def scores(self, position: P) -> tuple[int, ...]:
        """Return what the game counts so far, one figure a seat."""

    @abstractmethod
    def result(self, position: P) -> Result | None:
        """Return how the match ended, or None while it goes on."""

    def conceal(self, line: Line, viewer: int, position: P) -> str:
        """Return a seat's action as somebody else's perspective writes it, once the match stands so."""
        return line.action

    def secret_choice(self, position: P, action: int) -> tuple[int, int] | None:
        """Return the card that a legal action chooses unseen by the others, and the mask it is chosen from.

        None where the others see which one it is, or where it chooses none.
        """
        return None

    @abstractmethod
    def view(self, options: Options, position: P, sightings: Sightings, viewer: int) -> V:
        """Return what a viewer (a seat, or the number of seats for a spectator) knows, as data."""

    @abstractmethod
    def fit(self, options: Options, observation: Observation) -> tuple[Line, ...]:
        """Return a full match's lines that would give just this observation.

        Raises ``RecordError`` where no full match does.
        """

    @abstractmethod
    def worlds(self, options: Options, observation: Observation) -> Worlds[P]:
        """Return what the observation's viewer thinks possible; raises ``RecordError``."""

    @abstractmethod
    def insight(self, root: P) -> Insight:
        """Return the judgement for a search that begins at a position."""

    def textbook(self, root: P) -> Insight:
        """Return a simple judgement for alpha-beta, with which the game's own can be compared."""
        raise NotImplementedError

    def bench_starts(self) -> Mapping[str, Sequence[P]]:
        """Return positions that the speed of random play is measured from, besides the first: by a name."""
        return {}


AnyGame: TypeAlias = Game[Any, Any]
