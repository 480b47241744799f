"""Overtake as the program knows it: options, notation, what a seat imagines, and what it hopes for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from limbotable.core.chance import UNSEEN, Chance
from limbotable.core.errors import NotationError, RecordError
from limbotable.core.game import CHANCE_WHO, AnyGame, Fit, Game, Level, Line, Observation, Result, Worlds
from limbotable.core.insight import Insight
from limbotable.core.options import Choice, Option, Options
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import CHANCE, OVER, Position
from limbotable.core.random import Random
from limbotable.core.replay import replay
from limbotable.core.sightings import Sightings
from limbotable.core.words import GameWords
from tests.fifth_game.rules import PACK, SEATS, OvertakePosition
from tests.fifth_game.view import NAMES, OvertakeView, card_phrase, observe
from tests.fifth_game.words import WORDS

_CARDS: Final = {name: card for card, name in NAMES.items()}


# --- what a seat imagines -------------------------------------------------------------------------------
class OvertakeWorlds(Worlds[OvertakePosition]):
    """The unseen cards, dealt anew: what is played says nothing about what is held."""

    def __init__(self, base: OvertakePosition, viewer: int) -> None:
        self._base, self._other = base, 1 - viewer
        seen = base.visible(viewer)
        self._unseen = [card for card in range(PACK) if not seen >> card & 1]

    def sample(self, rng: Random) -> OvertakePosition:
        world = self._base.copy()
        held = world.hands[self._other].bit_count()
        world.hands[self._other] = sum(1 << card for card in rng.reordered(self._unseen)[:held])
        return world


class OvertakeFit(Fit[OvertakePosition]):
    """An observation, and a full match that gives it.

    A perspective names each card that its viewer has seen where it lay in the shuffle; the others may lie
    anywhere.
    """

    def __init__(self, game: AnyGame, options: Options, observation: Observation) -> None:
        lines = list(observation.lines)
        for ply, line in enumerate(lines):
            if line.who == CHANCE_WHO:
                words = line.action.split(" ")
                free = iter([name for name in _CARDS if name not in words])
                lines[ply] = Line(
                    CHANCE_WHO, " ".join(next(free, word) if word == UNSEEN else word for word in words)
                )
        last = replay(game, options, lines)[-1].position
        if last.turn() != observation.turn:
            raise RecordError(1, phrase("record.turn"))
        assert isinstance(last, OvertakePosition)
        self._lines, self._last, self._viewer = tuple(lines), last, observation.viewer

    def lines(self) -> tuple[Line, ...]:
        return self._lines

    def worlds(self) -> OvertakeWorlds:
        return OvertakeWorlds(self._last, self._viewer)


# --- what a seat hopes for ------------------------------------------------------------------------------
class OvertakeInsight(Insight):
    """Looks two tricks ahead, and takes the rest of them for even."""

    def __init__(self, root: OvertakePosition) -> None:
        self._far = min(root.hand, sum(root.taken) + 2)

    def settled(self, position: Position) -> bool:
        assert isinstance(position, OvertakePosition)
        return sum(position.taken) >= self._far

    def worth(self, position: Position) -> float:
        assert isinstance(position, OvertakePosition)
        if position.turn() == OVER:
            return float(position.taken[0] > position.taken[1])
        return 0.5 + (position.taken[0] - position.taken[1]) / (2 * position.hand)


# --- the game -------------------------------------------------------------------------------------------
class OvertakeGame(Game[OvertakePosition, OvertakeView]):
    """Two players, twelve cards: the higher one takes the trick."""

    id: ClassVar[str] = "overtake"
    words: ClassVar[GameWords] = WORDS
    table: ClassVar[str] = "tests.fifth_game.table"
    players: ClassVar[tuple[int, int]] = (SEATS, SEATS)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("hand", (3, 5), 5),
        Choice("order", ("high", "low"), "high"),
    )
    presets: ClassVar[Mapping[str, Options]] = {"over": {"order": "high"}, "under": {"order": "low"}}
    left_open: ClassVar[frozenset[str]] = frozenset({"hand"})
    levels: ClassVar[tuple[Level, ...]] = (Level("novice", playouts=1), Level("expert", playouts=30))

    def seats(self, options: Options) -> int:
        return SEATS

    def start(self, options: Options) -> OvertakePosition:
        return OvertakePosition(int(options["hand"]), options["order"] == "low")

    def parse(self, text: str) -> int:
        if text not in _CARDS:
            raise NotationError(phrase("overtake.notation", text=text, most=PACK))
        return _CARDS[text]

    def text(self, action: int) -> str:
        return NAMES[action]

    def chance(self, position: OvertakePosition) -> Chance:
        return Chance("shuffle deck", tuple(range(PACK)), NAMES)

    def refusal(self, position: OvertakePosition, action: int) -> Phrase:
        return phrase("overtake.not-in-hand", card=card_phrase(action))

    def phase(self, position: OvertakePosition) -> str:
        return {CHANCE: "shuffle", OVER: "over"}.get(int(position.turn()), "play")

    def scores(self, position: OvertakePosition) -> tuple[int, ...]:
        return tuple(position.taken)

    def result(self, position: OvertakePosition) -> Result | None:
        if position.turn() != OVER:
            return None
        winner = int(position.taken[1] > position.taken[0])
        return Result((winner,), self.scores(position), (2, 1) if winner else (1, 2))

    def view(
        self, options: Options, position: OvertakePosition, sightings: Sightings, viewer: int
    ) -> OvertakeView:
        return observe(self, position, sightings, viewer)

    def fit(self, options: Options, observation: Observation) -> OvertakeFit:
        return OvertakeFit(self, options, observation)

    def insight(self, root: OvertakePosition) -> OvertakeInsight:
        return OvertakeInsight(root)


GAME: Final = OvertakeGame()
