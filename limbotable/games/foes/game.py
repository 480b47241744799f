"""The foe-fighting game for the rest of the program: options, words, reasons, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from limbotable.core.cards import NAMES, card_phrase, cards_of
from limbotable.core.chance import Chance
from limbotable.core.game import Game, Level, Line, Observation, Result, Search
from limbotable.core.goal import Goals
from limbotable.core.odds import OddsBook
from limbotable.core.options import Choice, Form, Option, Options, Restriction, number_in
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.reasons import Scene, Term, Weights
from limbotable.core.sightings import Sightings
from limbotable.core.words import GameWords
from limbotable.games.foes import notation
from limbotable.games.foes.actions import BARE, BLIND, WAY
from limbotable.games.foes.actions import FOES as FOES_DUE
from limbotable.games.foes.actions import RESHUFFLE as RESHUFFLE_DUE
from limbotable.games.foes.goals import Avoid, Draw, Fewer, Give
from limbotable.games.foes.insight import FoesInsight
from limbotable.games.foes.odds import ODDS
from limbotable.games.foes.reason_weights import WEIGHTS
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.teams import manner_of
from limbotable.games.foes.terms import terms_of
from limbotable.games.foes.themes import THEMES, theme_of
from limbotable.games.foes.variant import LIVES, PAIRS, SINGLE, SOLO, TEAM, WINS, FoesVariant
from limbotable.games.foes.view import PHASES, FoesView, Phase, observe
from limbotable.games.foes.words import WORDS
from limbotable.games.foes.worlds import FoesFit

_MODES: Final = {"team": TEAM, "solo": SOLO, "pairs": PAIRS}
_ENDS: Final = {"single": SINGLE, "wins": WINS, "lives": LIVES}
_OVER: Final = len(PHASES) - 1


class FoesGame(Game[FoesPosition, FoesView]):
    """Limbo, the foe-fighting game: heroes lure foes into each other's corners, or clear them together."""

    id: ClassVar[str] = "foes"
    words: ClassVar[GameWords] = WORDS
    table: ClassVar[str] = "limbotable.table.foes"
    players: ClassVar[tuple[int, int]] = (3, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("players", (3, 4, 5), 4),
        Choice("mode", ("team", "solo", "pairs"), "solo"),
        Choice("jokers", (0, 1, 2, 3), 2),
        Choice("hand", (4, 3), 4),
        Choice("shadow", ("no", "yes"), "no"),
        Form("match", (("single", None), ("wins", (2, 5)), ("lives", (3, 30))), "single"),
    )
    presets: ClassVar[Mapping[str, Options]] = {
        "solo": {"mode": "solo", "jokers": 2, "shadow": "no"},
        "team": {"mode": "team", "jokers": 2, "shadow": "no"},
        "pairs": {"players": 4, "mode": "pairs", "jokers": 2, "shadow": "no"},
    }
    left_open: ClassVar[frozenset[str]] = frozenset({"players", "hand", "match"})
    restrictions: ClassVar[tuple[Restriction, ...]] = (
        Restriction("mode", ("solo", "team"), (("players", (3, 5)),)),
        Restriction("jokers", (2, 0), (("mode", ("team",)),)),
        Restriction("shadow", ("no",), (("players", (5,)),)),
        Restriction("hand", (3,), (("players", (5,)),)),
        Restriction("hand", (3,), (("players", (4,)), ("shadow", ("yes",)))),
        Restriction("hand", (4,), (("players", (3,)), ("mode", ("solo", "pairs")))),
        Restriction("hand", (4,), (("players", (4,)), ("shadow", ("no",)), ("mode", ("solo", "pairs")))),
    )
    search: ClassVar[Search] = "blueprint"
    goals: ClassVar[Goals] = {"give": Give, "avoid": Avoid, "draw": Draw, "fewer": Fewer}
    themes: ClassVar[tuple[str, ...]] = THEMES
    odds: ClassVar[OddsBook] = ODDS
    reason_weights: ClassVar[Weights] = WEIGHTS
    baselines: ClassVar[tuple[Level, ...]] = (Level("greedy", playouts=1, search="greedy"),)
    # The last but one keeps to the blueprint; those below are led astray from it by what few worlds show.
    # In teams the last one has a better blueprint, see teams.py; alone it learns how the others play.
    levels: ClassVar[tuple[Level, ...]] = (
        Level("beginner", playouts=4, temptation=0.9),
        Level("novice", playouts=4, temptation=0.25),
        Level("casual", playouts=4, temptation=0.15),
        Level("club", playouts=4, temptation=0.1),
        Level("tournament", playouts=1),
        Level("expert", playouts=100_000, infers=True),
    )

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        variant = _variant(options)
        seats = range(variant.players)
        return tuple(
            tuple(seat for seat in seats if variant.side(seat) == side) for side in range(variant.sides)
        )

    def speaks_of_rounds(self, options: Options) -> bool:
        return options["mode"] == "team"

    def counted(self, options: Options) -> Phrase:
        variant = _variant(options)
        if variant.end == SINGLE:
            return phrase("foes.counted.foes")
        if variant.end == WINS:
            return phrase("foes.counted.wins")
        return phrase("foes.counted.rounds" if variant.mode == TEAM else "foes.counted.lives")

    def start(self, options: Options) -> FoesPosition:
        return FoesPosition(_variant(options))

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def text(self, action: int) -> str:
        return notation.text(action)

    def chance(self, position: FoesPosition) -> Chance:
        phase = position.phase
        name = "shuffle foes" if phase == FOES_DUE else "shuffle tactics"
        cards = cards_of(position.urn())
        return Chance(name, cards, {card: NAMES[card] for card in cards}, known=phase != RESHUFFLE_DUE)

    def phase(self, position: FoesPosition) -> Phase:
        return PHASES[position.phase]

    def scores(self, position: FoesPosition) -> tuple[int, ...]:
        variant = position.variant
        return tuple(self._figure(position, variant.side(seat)) for seat in range(variant.players))

    def _figure(self, position: FoesPosition, side: int) -> int:
        """Return the score of a side: wins, lives, or foes; at the end of a team's lives, rounds."""
        variant = position.variant
        over = position.phase == _OVER
        if variant.end == SINGLE:
            return position.left_of_side(side) if over else position.foes_of_side(side)
        if over and variant.end == LIVES and variant.mode == TEAM:
            return position.round - 1
        return position.figure(side)

    def rounds_ended(self, position: FoesPosition) -> int:
        return int(position.rounds_ended())

    def result(self, position: FoesPosition) -> Result | None:
        if position.phase != _OVER:
            return None
        variant = position.variant
        scores = self.scores(position)
        seats = range(variant.players)
        if variant.mode == TEAM:
            won = self._team_won(position)
            return Result(tuple(seats) if won else (), scores, tuple(1 for _ in seats))
        merits = [-score if variant.end == SINGLE else score for score in scores]
        ranks = _ranks(merits)
        return Result(tuple(seat for seat in seats if ranks[seat] == 1), scores, ranks)

    def _team_won(self, position: FoesPosition) -> bool:
        variant = position.variant
        if variant.end == WINS:
            return position.figure(0) == variant.target
        return variant.end == SINGLE and position.left_of_side(0) == 0

    def conceal(self, line: Line, viewer: int, position: FoesPosition) -> str:
        word, _, card = line.action.partition(" ")
        return f"{word} ?" if word == "blind" and card else line.action

    def secret_choice(self, position: FoesPosition, action: int) -> tuple[int, int] | None:
        way, card = divmod(action, WAY)
        return (card, position.hand(position.hero)) if way == BLIND else None

    def view(self, options: Options, position: FoesPosition, sightings: Sightings, viewer: int) -> FoesView:
        return observe(self, options, position, sightings, viewer)

    def fit(self, options: Options, observation: Observation) -> FoesFit:
        return FoesFit(self, options, observation)

    def insight(self, root: FoesPosition) -> FoesInsight:
        return FoesInsight(root)

    def insight_of(self, player: Level, root: FoesPosition) -> FoesInsight:
        # With another search than the game's, nobody keeps to a blueprint.
        strongest = player.name == self.levels[-1].name and player.search is None
        return FoesInsight(root, manner_of(root.variant)) if strongest else FoesInsight(root)

    def theme(self, position: FoesPosition, best: int, other: int) -> str:
        return theme_of(position, best, other)

    def terms(self, scene: Scene[FoesPosition], action: int) -> Sequence[Term]:
        return tuple(terms_of(scene, action))

    def refusal(self, position: FoesPosition, action: int) -> Phrase:
        hand = position.hand(position.hero)
        if action == BARE:
            return phrase("foes.name-marker")
        way, card = divmod(action, WAY)
        if not hand:
            return phrase("foes.hand-empty" if way == BLIND else "foes.only-blind")
        if position.markers(position.hero) >> card & 1:
            return phrase("foes.is-marker", card=card_phrase(card))
        return phrase("foes.not-in-hand", card=card_phrase(card))


def _ranks(merits: Sequence[int]) -> tuple[int, ...]:
    """Return for each merit 1 + the number of better ones."""
    return tuple(1 + sum(other > mine for other in merits) for mine in merits)


def _variant(options: Options) -> FoesVariant:
    match = str(options["match"])
    end = _ENDS[match.partition(" ")[0]]
    return FoesVariant(
        players=int(options["players"]),
        mode=_MODES[str(options["mode"])],
        jokers=int(options["jokers"]),
        shadow=options["shadow"] == "yes",
        full=int(options["hand"]),
        end=end,
        target=0 if end == SINGLE else number_in(match),
    )
