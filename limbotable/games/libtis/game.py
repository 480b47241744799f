"""Libtis for the rest of the program: options, words, reasons, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from limbotable.core.cards import cards_of
from limbotable.core.chance import START, UNSEEN, Chance
from limbotable.core.game import Game, Level, Line, Observation, Result, Search
from limbotable.core.goal import Goals
from limbotable.core.odds import OddsBook
from limbotable.core.options import Choice, Option, Options
from limbotable.core.phrases import Phrase
from limbotable.core.position import OVER
from limbotable.core.reasons import Scene, Term, Weights
from limbotable.core.sightings import Sightings
from limbotable.core.words import GameWords
from limbotable.games.libtis import notation, reasons
from limbotable.games.libtis.actions import SHUFFLE_DECK, STARTING
from limbotable.games.libtis.deck import NAMES
from limbotable.games.libtis.goals import AwardGoal
from limbotable.games.libtis.insight import LibtisInsight
from limbotable.games.libtis.odds import ODDS
from limbotable.games.libtis.reason_weights import WEIGHTS
from limbotable.games.libtis.rules import LibtisPosition, opening_position
from limbotable.games.libtis.terms import terms_of
from limbotable.games.libtis.themes import THEMES, theme_of
from limbotable.games.libtis.view import PHASES, LibtisView, Phase, observe
from limbotable.games.libtis.words import WORDS
from limbotable.games.libtis.worlds import LibtisFit

_VARIANTS: Final = ("quickstart", "standard", "advanced")
_CARD_NAMES: Final = dict(enumerate(NAMES))


class LibtisGame(Game[LibtisPosition, LibtisView]):
    """Libtis: eight locations, six suits of chips, and a bonus that only its holder knows."""

    id: ClassVar[str] = "libtis"
    words: ClassVar[GameWords] = WORDS
    table: ClassVar[str] = "limbotable.table.libtis"
    players: ClassVar[tuple[int, int]] = (3, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("players", (3, 4, 5), 4),
        Choice("variant", _VARIANTS, "standard"),
        Choice("chips", ("open", "hidden"), "open"),
    )
    presets: ClassVar[Mapping[str, Options]] = {
        "first": {"variant": "quickstart", "chips": "open"},
        "usual": {"variant": "standard", "chips": "open"},
        "sharp": {"variant": "advanced", "chips": "hidden"},
    }
    left_open: ClassVar[frozenset[str]] = frozenset({"players"})
    search: ClassVar[Search] = "ismcts"
    goals: ClassVar[Goals] = {"award": AwardGoal}
    themes: ClassVar[tuple[str, ...]] = THEMES
    odds: ClassVar[OddsBook] = ODDS
    reason_weights: ClassVar[Weights] = WEIGHTS
    levels: ClassVar[tuple[Level, ...]] = (
        Level("beginner", playouts=12, temptation=0.015),
        Level("novice", playouts=1, temptation=0.01),
        Level("casual", playouts=2),
        Level("club", playouts=200),
        Level("tournament", playouts=800),
        Level("expert", playouts=1_000_000, curiosity=0.2),
    )
    baselines: ClassVar[tuple[Level, ...]] = (Level("greedy", playouts=1, search="greedy"),)

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def start(self, options: Options) -> LibtisPosition:
        return opening_position(int(options["players"]), _VARIANTS.index(str(options["variant"])))

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def text(self, action: int) -> str:
        return notation.text(action)

    def chance(self, position: LibtisPosition) -> Chance:
        things = cards_of(position.urn())
        if position.phase == STARTING:
            return Chance(START, things, {seat: str(seat) for seat in things})
        pile = "deck" if position.phase == SHUFFLE_DECK else "bonus"
        return Chance(f"shuffle {pile}", things, _CARD_NAMES)

    def phase(self, position: LibtisPosition) -> Phase:
        return PHASES[position.phase]

    def scores(self, position: LibtisPosition) -> tuple[int, ...]:
        over = position.turn() == OVER
        return tuple(
            int(position.chip_points(seat) + (position.bonus_points(seat) if over else 0))
            for seat in range(position.seats)
        )

    def rounds_ended(self, position: LibtisPosition) -> int:
        return int(position.rounds_ended())

    def result(self, position: LibtisPosition) -> Result | None:
        if position.turn() != OVER:
            return None
        scores = self.scores(position)
        order = [(score, int(position.chip_count(seat))) for seat, score in enumerate(scores)]
        ranks = tuple(1 + sum(other > mine for other in order) for mine in order)
        return Result(
            winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1), scores=scores, ranks=ranks
        )

    def conceal(self, line: Line, viewer: int, position: LibtisPosition) -> str:
        """Bonus cards are turned up at the end, and no sooner."""
        word, _, _ = line.action.partition(" ")
        hidden = word == notation.TAKE_WORD and position.turn() != OVER
        return f"{word} {UNSEEN}" if hidden else line.action

    def view(
        self, options: Options, position: LibtisPosition, sightings: Sightings, viewer: int
    ) -> LibtisView:
        return observe(self, options["chips"] == "hidden", position, sightings, viewer)

    def fit(self, options: Options, observation: Observation) -> LibtisFit:
        return LibtisFit(self, options, observation)

    def insight(self, root: LibtisPosition) -> LibtisInsight:
        return LibtisInsight(root)

    def insight_of(self, player: Level, root: LibtisPosition) -> LibtisInsight:
        return LibtisInsight(root, fitted=player.name == self.levels[-1].name)

    def theme(self, position: LibtisPosition, best: int, other: int) -> str:
        return theme_of(position, best, other)

    def terms(self, scene: Scene[LibtisPosition], action: int) -> Sequence[Term]:
        return tuple(terms_of(scene, action))

    def refusal(self, position: LibtisPosition, action: int) -> Phrase:
        return reasons.refusal(position, action)
