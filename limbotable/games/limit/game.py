"""Limit for the rest of the program: options, words, reasons, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from limbotable.core.chance import Chance
from limbotable.core.game import Game, Level, Observation, Result, Search
from limbotable.core.goal import Goals
from limbotable.core.odds import OddsBook
from limbotable.core.options import Choice, Option, Options, Restriction
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.core.reasons import Scene, Term, Weights
from limbotable.core.sightings import Sightings
from limbotable.core.words import GameWords
from limbotable.games.limit import notation, reasons
from limbotable.games.limit.actions import MOVING, NOTHING
from limbotable.games.limit.goals import Win
from limbotable.games.limit.insight import LimitInsight
from limbotable.games.limit.island import count
from limbotable.games.limit.odds import ODDS
from limbotable.games.limit.reason_weights import WEIGHTS
from limbotable.games.limit.rules import LimitPosition, opening_position
from limbotable.games.limit.terms import terms_of
from limbotable.games.limit.textbook import LimitTextbook
from limbotable.games.limit.themes import THEMES, theme_of
from limbotable.games.limit.view import PHASES, LimitView, Phase, observe
from limbotable.games.limit.words import WORDS
from limbotable.games.limit.worlds import LimitFit

#: The number of islands for the measurement of movement.
_ISLANDS: Final = 200


class LimitGame(Game[LimitPosition, LimitView]):
    """Limit by Cameron Browne: an island of tiles is built, and taken away again."""

    id: ClassVar[str] = "limit"
    words: ClassVar[GameWords] = WORDS
    table: ClassVar[str] = "limbotable.table.limit"
    players: ClassVar[tuple[int, int]] = (2, 3)
    hidden: ClassVar[bool] = False
    deals: ClassVar[bool] = False
    options: ClassVar[tuple[Option, ...]] = (
        Choice("players", (2, 3), 2),
        Choice("balls", (4, 5, 6, 7, 8), 8),
        Choice("swap", ("no", "yes"), "no"),
        Choice("games", (1, 2), 1),
    )
    restrictions: ClassVar[tuple[Restriction, ...]] = (
        Restriction("swap", ("no",), (("players", (3,)),)),
        Restriction("games", (1,), (("players", (3,)),)),
    )
    presets: ClassVar[Mapping[str, Options]] = {
        "whole": {"balls": 8, "swap": "no", "games": 1},
        "short": {"balls": 5, "swap": "no", "games": 1},
    }
    left_open: ClassVar[frozenset[str]] = frozenset({"players"})
    search: ClassVar[Search] = "guided"
    odds: ClassVar[OddsBook] = ODDS
    reason_weights: ClassVar[Weights] = WEIGHTS
    goals: ClassVar[Goals] = {"win": Win}
    themes: ClassVar[tuple[str, ...]] = THEMES
    levels: ClassVar[tuple[Level, ...]] = (
        Level("beginner", playouts=5, temptation=0.04),
        Level("novice", playouts=5, temptation=0.014),
        Level("casual", playouts=9),
        Level("club", playouts=40),
        Level("tournament", playouts=500, search="deepening"),
        Level("expert", playouts=1_000_000, search="deepening"),
    )
    baselines: ClassVar[tuple[Level, ...]] = (
        Level("greedy", playouts=1, search="greedy"),
        Level("alphabeta", playouts=1_000_000, search="alphabeta"),
    )

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def start(self, options: Options) -> LimitPosition:
        swap, games = options["swap"] == "yes", int(options["games"])
        return opening_position(int(options["players"]), int(options["balls"]), swap=swap, games=games)

    def speaks_of_rounds(self, options: Options) -> bool:
        return int(options["games"]) > 1

    def counted(self, options: Options) -> Phrase:
        if int(options["games"]) > 1:
            return phrase("limit.counted.games")
        return phrase("limit.counted.balls")

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def text(self, action: int) -> str:
        return notation.text(action)

    def chance(self, position: LimitPosition) -> Chance:
        raise ValueError("nothing is left to chance")

    def phase(self, position: LimitPosition) -> Phase:
        return PHASES[position.phase]

    def scores(self, position: LimitPosition) -> tuple[int, ...]:
        if position.games > 1:
            return tuple(int(position.games_won(seat)) for seat in range(position.seats))
        return tuple(int(count(position.balls(seat))) for seat in range(position.seats))

    def result(self, position: LimitPosition) -> Result | None:
        if self.phase(position) != "over":
            return None
        seats = position.seats
        scores = self.scores(position)
        if position.games > 1:
            most = max(scores)
            return Result(
                winners=tuple(seat for seat in range(seats) if scores[seat] == most),
                scores=scores,
                ranks=tuple(1 + sum(other > score for other in scores) for score in scores),
            )
        fallen = [seat for seat in (position.first_out, position.second_out) if seat != NOTHING]
        ranks = [1] * seats
        for order, seat in enumerate(fallen):
            ranks[seat] = seats - order
        return Result(
            winners=tuple(seat for seat in range(seats) if seat not in fallen),
            scores=scores,
            ranks=tuple(ranks),
        )

    def view(self, options: Options, position: LimitPosition, sightings: Sightings, viewer: int) -> LimitView:
        return observe(self, position, viewer)

    def fit(self, options: Options, observation: Observation) -> LimitFit:
        return LimitFit(self, options, observation)

    def insight(self, root: LimitPosition) -> LimitInsight:
        return LimitInsight(root)

    def textbook(self, root: LimitPosition) -> LimitTextbook:
        return LimitTextbook(root)

    def bench_starts(self) -> Mapping[str, Sequence[LimitPosition]]:
        return {"movement": [_full_island(seed) for seed in range(_ISLANDS)]}

    def theme(self, position: LimitPosition, best: int, other: int) -> str:
        return theme_of(position, best, other)

    def terms(self, scene: Scene[LimitPosition], action: int) -> Sequence[Term]:
        return tuple(terms_of(scene, action))

    def refusal(self, position: LimitPosition, action: int) -> Phrase:
        return reasons.refusal(position, action)


def _full_island(seed: int) -> LimitPosition:
    """Return a position in which balls begin to move: all tiles and balls are placed at random."""
    rng = Random(seed)
    position = opening_position(2, 8)
    while position.phase < MOVING:
        actions = legal_actions(position)
        position.play(actions[rng.below(len(actions))])
    return position
