"""The countdown game for the rest of the program: options, words, reasons, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from limbotable.core.cards import NAMES, card_phrase, cards_of
from limbotable.core.chance import Chance
from limbotable.core.game import Game, Level, Observation, Result
from limbotable.core.goal import Goals
from limbotable.core.odds import OddsBook
from limbotable.core.options import Choice, Form, Option, Options, number_in
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.reasons import Scene, Term, Weights
from limbotable.core.sightings import Sightings
from limbotable.core.words import GameWords
from limbotable.games.countdown import notation
from limbotable.games.countdown.actions import (
    ANSWERING,
    DOUBLE,
    DOUBLING,
    DRAW,
    DRAWN,
    PASS,
    STARTER,
    STARTER_1,
    STARTER_11,
    STOP,
    WAY,
)
from limbotable.games.countdown.goals import Answer, Block, Run, Zero
from limbotable.games.countdown.insight import CountdownInsight
from limbotable.games.countdown.odds import ODDS
from limbotable.games.countdown.reason_weights import WEIGHTS
from limbotable.games.countdown.reasons import effect_refusal
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.countdown.table import PACK
from limbotable.games.countdown.terms import terms_of
from limbotable.games.countdown.themes import THEMES, slip_of, theme_of
from limbotable.games.countdown.variant import ENDLESS, POINTS, ROUNDS, CountdownVariant
from limbotable.games.countdown.view import PHASES, SEATS, CountdownView, Phase, observe
from limbotable.games.countdown.words import WORDS
from limbotable.games.countdown.worlds import CountdownFit

_PACK_NAMES: Final = {card: NAMES[card] for card in range(PACK)}
_ENDS: Final = {"points": POINTS, "rounds": ROUNDS, "endless": ENDLESS}


class CountdownGame(Game[CountdownPosition, CountdownView]):
    """Limbo by David Parlett: two players bring a count down from 101."""

    id: ClassVar[str] = "countdown"
    words: ClassVar[GameWords] = WORDS
    table: ClassVar[str] = "limbotable.table.countdown"
    players: ClassVar[tuple[int, int]] = (SEATS, SEATS)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("stock", ("down", "up"), "down"),
        Choice("deal", ("continue", "reshuffle"), "continue"),
        Choice("win_cards", ("pile", "own"), "pile"),
        Choice("doubling", ("both", "winner"), "both"),
        Choice("next_dealer", ("alternate", "winner"), "alternate"),
        Form("end", (("points", (50, 1000)), ("rounds", (1, 20)), ("endless", None)), "points 200"),
    )
    presets: ClassVar[Mapping[str, Options]] = {
        "english": {
            "stock": "down",
            "deal": "continue",
            "win_cards": "pile",
            "doubling": "both",
            "next_dealer": "alternate",
            "end": "points 200",
        },
        "japanese": {
            "stock": "up",
            "deal": "reshuffle",
            "win_cards": "own",
            "doubling": "winner",
            "next_dealer": "winner",
            "end": "points 200",
        },
    }
    goals: ClassVar[Goals] = {"zero": Zero, "run": Run, "block": Block, "answer": Answer}
    themes: ClassVar[tuple[str, ...]] = THEMES
    odds: ClassVar[OddsBook] = ODDS
    reason_weights: ClassVar[Weights] = WEIGHTS
    baselines: ClassVar[tuple[Level, ...]] = (Level("greedy", playouts=1, search="greedy"),)
    levels: ClassVar[tuple[Level, ...]] = (
        Level("beginner", playouts=1, temptation=0.9),
        Level("novice", playouts=2),
        Level("casual", playouts=4),
        Level("club", playouts=8),
        Level("tournament", playouts=24),
        Level("expert", playouts=100_000, proves=True, infers=True, counts=True),
    )

    def seats(self, options: Options) -> int:
        return SEATS

    def speaks_of_rounds(self, options: Options) -> bool:
        return options["end"] == "endless"

    def start(self, options: Options) -> CountdownPosition:
        end = str(options["end"])
        kind = _ENDS[end.partition(" ")[0]]
        return CountdownPosition(
            CountdownVariant(
                stock_up=options["stock"] == "up",
                reshuffle=options["deal"] == "reshuffle",
                own_cards=options["win_cards"] == "own",
                winner_doubles=options["doubling"] == "winner",
                winner_deals=options["next_dealer"] == "winner",
                end=kind,
                target=0 if kind == ENDLESS else number_in(end),
            )
        )

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def text(self, action: int) -> str:
        return notation.text(action)

    def chance(self, position: CountdownPosition) -> Chance:
        return Chance("shuffle stock", cards_of(position.urn()), _PACK_NAMES)

    def phase(self, position: CountdownPosition) -> Phase:
        return PHASES[position.phase]

    def scores(self, position: CountdownPosition) -> tuple[int, ...]:
        return position.score0, position.score1

    def rounds_ended(self, position: CountdownPosition) -> int:
        return int(position.rounds_ended())

    def result(self, position: CountdownPosition) -> Result | None:
        if position.phase < len(PHASES) - 1:
            return None
        scores = self.scores(position)
        best = max(scores)
        return Result(
            winners=tuple(seat for seat in range(SEATS) if scores[seat] == best),
            scores=scores,
            ranks=tuple(1 + sum(other > mine for other in scores) for mine in scores),
        )

    def view(
        self, options: Options, position: CountdownPosition, sightings: Sightings, viewer: int
    ) -> CountdownView:
        return observe(self, str(options["end"]), position, sightings, viewer)

    def fit(self, options: Options, observation: Observation) -> CountdownFit:
        return CountdownFit(self, options, observation)

    def insight(self, root: CountdownPosition) -> CountdownInsight:
        return CountdownInsight(root)

    def theme(self, position: CountdownPosition, best: int, other: int) -> str:
        return theme_of(position, best, other)

    def slip(self, best: int, played: int) -> str:
        return slip_of(best, played)

    def terms(self, scene: Scene[CountdownPosition], action: int) -> Sequence[Term]:
        return tuple(terms_of(scene, action))

    def refusal(self, position: CountdownPosition, action: int) -> Phrase:
        if position.phase in (DOUBLING, ANSWERING):
            return phrase("countdown.say-double")
        if position.phase == STARTER:
            return phrase("countdown.choose-starter")
        if action in (DOUBLE, PASS):
            return phrase("countdown.doubling-over")
        if action in (STARTER_1, STARTER_11):
            return phrase("countdown.starter-lies")
        hand = position.hand(position.seat)
        if position.phase == DRAWN:
            drawn = position.stock[position.top]
            if action < WAY or action % WAY != drawn:
                return phrase("countdown.play-drawn", card=card_phrase(drawn))
        elif action in (DRAW, STOP):
            return _stock_refusal(hand, action)
        elif hand:
            if not hand >> action % WAY & 1:
                return phrase("countdown.not-in-hand", card=card_phrase(action % WAY))
        elif not position.turned:
            return phrase("countdown.draw-first")
        elif action % WAY != position.stock[position.top]:
            return phrase("countdown.only-top")
        return effect_refusal(action % WAY, action // WAY, position.count, position.effect)


def _stock_refusal(hand: int, action: int) -> Phrase:
    if hand:
        return phrase("countdown.hand-first" if action == DRAW else "countdown.must-play")
    return phrase("countdown.top-face-up")
