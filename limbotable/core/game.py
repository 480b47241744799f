"""The protocol of a game: everything above the games uses them through it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from limbotable.core.chance import Chance
from limbotable.core.goal import Goals
from limbotable.core.insight import Insight
from limbotable.core.odds import Odds, OddsBook
from limbotable.core.options import Choice, Option, Options, OptionValue, Restriction, complete
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import Position
from limbotable.core.random import Random
from limbotable.core.reasons import Scene, Term, Weights
from limbotable.core.sightings import Sightings
from limbotable.core.view import View
from limbotable.core.words import GameWords

P = TypeVar("P", bound=Position)
P_co = TypeVar("P_co", bound=Position, covariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)

#: The search of a computer player.  ``worlds``: it samples worlds and solves them (two seats).  ``ismcts``:
#: it samples worlds and grows one information-set tree in them, guided by the game's judgement.
#: ``blueprint``: it looks in sampled worlds for an improvement on the pick of the game's judgement.  Without
#: chance or secrets: ``guided``, in one tree by the game's judgement, and through its own turn and the next
#: one; ``deepening``, by alpha-beta with the game's judgement where two seats play and positions can be
#: remembered, and else ``guided``.  And for comparison: ``uct`` and ``unguided-ismcts``, in a tree by random
#: playouts alone; ``alphabeta``, by alpha-beta with the simple judgement of a textbook (two seats);
#: ``greedy``, by an action's immediate gain; ``random``, without any.
Search: TypeAlias = Literal[
    "worlds",
    "ismcts",
    "blueprint",
    "guided",
    "deepening",
    "uct",
    "alphabeta",
    "unguided-ismcts",
    "greedy",
    "random",
]

#: Stands for chance in the place of a seat in a line.
CHANCE_WHO: Final = -1


class Line(msgspec.Struct, frozen=True):
    """One line of a record: a seat's action, or a chance outcome."""

    who: int  #: a seat, or ``CHANCE_WHO``
    action: str  #: its notation; in a perspective, ``?`` stands for each unseen part

    def __str__(self) -> str:
        return f"{'*' if self.who == CHANCE_WHO else self.who} {self.action}"


class Result(msgspec.Struct, frozen=True):
    """The end of a match."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  #: 1 + the number of seats that did strictly better


class Observation(msgspec.Struct, frozen=True):
    """A perspective's lines, from which a game makes full matches that fit them."""

    lines: tuple[Line, ...]
    viewer: int  #: a seat, or the number of seats for a spectator
    turn: int  #: the header's: the seat to act, ``CHANCE`` or ``OVER``
    #: the present scores, one for each seat; None where an older header lacks them
    scores: tuple[int, ...] | None = None


class Level(msgspec.Struct, frozen=True):
    """The strength of a computer player.

    A weak one draws fewer worlds or looks less far, and it may be tempted by an action that looks nearly as
    good as the best.  It never takes just any action.
    """

    name: str
    playouts: int  #: the most worlds that it draws, or positions of a tree that it looks at
    search: Search | None = None  #: its search; None for that of its game
    #: What looks worse by this much of a win is taken one e-th as often as what looks best; 0: never.
    temptation: float = 0.0
    #: How much a tree of worlds tries what it knows little of; None for as much as is usual.
    curiosity: float | None = None
    proves: bool = False  #: whether it first looks for actions that are sure to win
    infers: bool = False  #: whether the others' actions tell it of their cards, and of how they play
    counts: bool = False  #: whether it counts all that is possible where that is little


class Counted(ABC, Generic[P]):
    """All that is possible for a seat, counted: worlds, and what is turned up in them, each with its chance.

    A world stands for all that are alike for whoever acts from now on.
    """

    @property
    @abstractmethod
    def worlds(self) -> Sequence[tuple[float, P]]:
        """Return the worlds; what nobody sees yet is left open in them."""

    @abstractmethod
    def outcomes(self, position: P, action: int) -> Sequence[tuple[float, P]]:
        """Return the positions that an action leads to, by what it turns up."""

    @abstractmethod
    def kind(self, action: int) -> int:
        """Return a number that only actions have in common that are alike."""

    @abstractmethod
    def sight(self, position: P) -> Hashable:
        """Return what the seat sees of a position, beyond the kinds of all actions since."""

    @abstractmethod
    def identity(self, position: P) -> Hashable:
        """Return something that two positions have in common only if they go on alike."""


class Worlds(ABC, Generic[P_co]):
    """The full positions that are possible for one seat."""

    @abstractmethod
    def sample(self, rng: Random) -> P_co:
        """Return one of the positions at random.

        The result depends on the perspective and the random stream alone, never on cards that the seat has
        not seen.
        """

    def likely(self, rng: Random) -> P_co:
        """Return one at random as ``sample`` does, but more often one in which the others acted sensibly."""
        return self.sample(rng)

    def inform(self, insight: Insight) -> None:
        """Let an insight know, from now on, how the others act in the likely world that was drawn last."""

    def counted(self, most: int) -> AnyCounted | None:
        """Return all that is possible; None where that is more than ``most`` worlds, or cannot be counted.

        What the others did counts as in ``likely``.
        """
        return None


class Fit(ABC, Generic[P_co]):
    """An observation together with the full matches that would give it."""

    @abstractmethod
    def lines(self) -> tuple[Line, ...]:
        """Return the lines of one such match, always the same; raises ``RecordError`` where there is none."""

    @abstractmethod
    def worlds(self) -> Worlds[P_co]:
        """Return the possible worlds of the observation's viewer now; raises ``RecordError``."""


class Game(ABC, Generic[P, V_co]):
    """One game: its names, its options, its rules in terms of text, and its views."""

    id: ClassVar[str]
    words: ClassVar[GameWords]  #: its title, and all its texts
    table: ClassVar[str]  #: the module that lays it on the table: its ``TABLE`` is a ``table.GameTable``
    players: ClassVar[tuple[int, int]]
    hidden: ClassVar[bool] = True  #: whether some seats have knowledge that others lack
    deals: ClassVar[bool] = True  #: whether there is any chance
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Options]] = {}
    #: The options that a preset need not name: seats, length, and those that other options settle.  It names
    #: all others, so that an option that is added later gets its value in each preset by decision.
    left_open: ClassVar[frozenset[str]] = frozenset()
    restrictions: ClassVar[tuple[Restriction, ...]] = ()  #: values that do not go together
    search: ClassVar[Search] = "worlds"  #: the search of its computer players
    levels: ClassVar[tuple[Level, ...]]  #: of the computer players, weakest first
    baselines: ClassVar[tuple[Level, ...]] = ()  #: the game's own players to compare these with
    goals: ClassVar[Goals] = {}  #: the goals of its puzzles
    themes: ClassVar[tuple[str, ...]] = ()  #: the kinds of its decisions, by which exercises are sorted
    reason_weights: ClassVar[Weights] = {}  #: what the terms of its reasons are worth
    odds: ClassVar[OddsBook] = {}  #: by level, the chances that a search's values stand for

    def complete(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Return every option's value; raises ``OptionError``."""
        return complete(self.options, self.presets, given, self.restrictions)

    def unusual(self, options: Options) -> Options:
        """Return those of the complete ``options`` that are no defaults: all of them follow from these."""
        usual = self.complete({})
        return {name: value for name, value in options.items() if value != usual[name]}

    def preset(self, options: Options) -> str:
        """Return the preset with these rules, or an empty text.  The length of a match is no rule."""
        rules = {option.name for option in self.options if isinstance(option, Choice)}
        for name, wanted in self.presets.items():
            if all(wanted[rule] == options[rule] for rule in rules & wanted.keys()):
                return name
        return ""

    def level(self, name: str) -> Level:
        """Return a level by its name; raises ``KeyError``."""
        return {level.name: level for level in self.levels}[name]

    def odds_of(self, level: str, stage: int) -> Odds | None:
        """Return how far to believe a level's search at a stage of the match; None: as it is.

        A level without odds of its own has those of the next stronger one that has some.
        """
        names = [one.name for one in self.levels]
        stronger = names[names.index(level) :] if level in names else []
        book = next((self.odds[name] for name in stronger if name in self.odds), {})
        return book.get(stage)

    @abstractmethod
    def seats(self, options: Options) -> int:
        """Return the number of seats of a match with these completed options."""

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        """Return the seats that win and lose together: each for itself where the game has no partners."""
        return tuple((seat,) for seat in range(self.seats(options)))

    def speaks_of_rounds(self, options: Options) -> bool:
        """Return whether an action's value is about its round alone: no winner is to be expected."""
        return False

    def counted(self, options: Options) -> Phrase:
        """Return the name of what the scores of a match that is over count."""
        return phrase("counted.points")

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
        """Return the reason why an action is not legal here, in terms of the rules.

        The answer goes to the seat that tried, so it reveals nothing that the seat to act does not know.
        """

    @abstractmethod
    def phase(self, position: P) -> str:
        """Return the word for the phase that the match is in."""

    @abstractmethod
    def scores(self, position: P) -> tuple[int, ...]:
        """Return the present scores, one a seat."""

    def rounds_ended(self, position: P) -> int:
        """Return the number of rounds that have ended; 0 in a game without rounds."""
        return 0

    @abstractmethod
    def result(self, position: P) -> Result | None:
        """Return the result of the match, or None while it goes on."""

    def conceal(self, line: Line, viewer: int, position: P) -> str:
        """Return a seat's action as another viewer's perspective has it, with the match at this position."""
        return line.action

    def secret_choice(self, position: P, action: int) -> tuple[int, int] | None:
        """Return the card that a legal action chooses unseen by the others, and the mask it is chosen from.

        None where the others see which one it is, or where it chooses none.
        """
        return None

    @abstractmethod
    def view(self, options: Options, position: P, sightings: Sightings, viewer: int) -> V_co:
        """Return the knowledge of a viewer (a seat, or the number of seats for a spectator), as data."""

    @abstractmethod
    def fit(self, options: Options, observation: Observation) -> Fit[P]:
        """Find the full matches that would give exactly this observation.

        Raises ``RecordError`` where none does, here or when the fit is asked for them.
        """

    def worlds(self, options: Options, observation: Observation) -> Worlds[P]:
        """Return the possible worlds of the observation's viewer; raises ``RecordError``."""
        return self.fit(options, observation).worlds()

    @abstractmethod
    def insight(self, root: P) -> Insight:
        """Return the judgement for a search that begins at a position."""

    def insight_of(self, player: Level, root: P) -> Insight:
        """Return the judgement or the blueprint of a level: the game's, unless the level has a better one."""
        return self.insight(root)

    def terms(self, scene: Scene[P], action: int) -> Sequence[Term]:
        """Return what a legal action brings about, in terms for its reasons; no two have the same name.

        They depend on what the viewer of the scene knows and on nothing else; where that is another seat
        than the one to act, the action may be illegal in the scene's position.
        """
        return ()

    def theme(self, position: P, best: int, other: int) -> str:
        """Return the theme of a choice between two legal actions, one of ``themes``; empty where it has none.

        It depends on what the seat to act knows and on nothing else.
        """
        return ""

    def slip(self, best: int, played: int) -> str:
        """Return the kind of an error in a theme that has several, told by their number; empty for others.

        A slip is told by the sentence ``slip.GAME.KIND``.
        """
        return ""

    def textbook(self, root: P) -> Insight:
        """Return a simple judgement for alpha-beta, with which the game's own can be compared."""
        raise NotImplementedError

    def bench_starts(self) -> Mapping[str, Sequence[P]]:
        """Return further positions, besides the first one, for measuring random play: by name."""
        return {}


AnyGame: TypeAlias = Game[Any, View]
AnyFit: TypeAlias = Fit[Position]
AnyCounted: TypeAlias = Counted[Any]
