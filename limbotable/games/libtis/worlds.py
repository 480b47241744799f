"""The full matches of Libtis, and the positions, that fit a seat's knowledge."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Sequence
from itertools import accumulate, islice, permutations
from math import prod
from typing import Final

from limbotable.core.cards import cards_of
from limbotable.core.chance import UNSEEN, split_outcome
from limbotable.core.errors import RecordError, TableError
from limbotable.core.game import CHANCE_WHO, AnyGame, Fit, Line, Observation, Worlds
from limbotable.core.options import Options
from limbotable.core.phrases import phrase
from limbotable.core.position import CHANCE
from limbotable.core.random import Random
from limbotable.core.replay import Stage, following, opening
from limbotable.games.libtis.actions import ENDED, NOTHING, PLAYING, TAKING
from limbotable.games.libtis.bonuses import BETRAYAL, END
from limbotable.games.libtis.deck import NAMES
from limbotable.games.libtis.insight import LibtisInsight
from limbotable.games.libtis.notation import TAKE_WORD
from limbotable.games.libtis.rules import LibtisPosition

_BONUSES: Final = range(END, BETRAYAL + 1)
_WORDS: Final = 1 << 32
_UNSEEN_TAKE: Final = f"{TAKE_WORD} {UNSEEN}"


class LibtisFit(Fit[LibtisPosition]):
    """An observation, and a full match that gives it.

    The cards of the deck may lie in any order, for the seat to act always has a play.  Of the bonus cards, a
    seat that took one before the viewer looked at the set took one that the viewer has not seen, and a later
    seat took one that the viewer passed on.
    """

    def __init__(self, game: AnyGame, options: Options, observation: Observation) -> None:
        self._game = game
        self._observation = observation
        self._lines: list[Line] = []
        self._played: list[int] = []  # by line, its action; ``NOTHING`` for a line of chance
        self._stages = [opening(game, options)]
        for ply, line in enumerate(observation.lines):
            full = self._filled(ply, line)
            try:
                self._stages.append(following(game, self._stages[-1], full, ply))
            except TableError as error:
                raise RecordError(ply + 2, error.reason) from error
            self._lines.append(full)
            self._played.append(NOTHING if line.who == CHANCE_WHO else game.parse(full.action))
        if self._stages[-1].position.turn() != observation.turn:
            raise RecordError(1, phrase("record.turn"))

    def lines(self) -> tuple[Line, ...]:
        return tuple(self._lines)

    def worlds(self) -> LibtisWorlds:
        return LibtisWorlds(self._stages, self._observation, self._played)

    def _filled(self, ply: int, line: Line) -> Line:
        """Return a line with faces for the cards that the viewer has not seen."""
        position = _libtis(self._stages[-1])
        words = split_outcome(line.action)
        if line.action == _UNSEEN_TAKE and position.phase == TAKING:
            return Line(line.who, f"{TAKE_WORD} {self._taken(ply, position)}")
        if line.who == CHANCE_WHO and words is not None and position.turn() == CHANCE:
            chance = self._game.chance(position)
            name, items = words
            unseen = [card for card in chance.things if chance.names[card] not in items]
            if name == chance.name and items.count(UNSEEN) == len(unseen):
                faces = iter(Random(ply).reordered(unseen))
                filled = [chance.names[next(faces)] if item == UNSEEN else item for item in items]
                return Line(line.who, " ".join([name, *filled]))
        return line

    def _taken(self, ply: int, position: LibtisPosition) -> str:
        """Return a bonus card that a seat may have taken here."""
        seen = {word for line in self._observation.lines for word in line.action.split(" ")[1:]}
        later = {line.action.split(" ")[-1] for line in self._observation.lines[ply + 1 :]}
        looked = self._observation.viewer < position.seats and position.looked_at(self._observation.viewer)
        barred = later if looked else seen
        for card in cards_of(position.passed):
            if NAMES[card] not in barred:
                return NAMES[card]
        raise RecordError(ply + 2, phrase("record.impossible"))


class LibtisWorlds(Worlds[LibtisPosition]):
    """The positions that fit an observation: the unseen cards dealt anew to their possible places.

    Every deal of the hands is as likely as any other.  Bonus cards are weighted by their holders' actions: by
    Bayes's rule over all the ways in which they may lie.
    """

    def __init__(self, stages: Sequence[Stage], observation: Observation, played: Sequence[int]) -> None:
        """Take the stages of a match that gives the observation, and the actions that were played in it."""
        position = _libtis(stages[-1])
        viewer = observation.viewer
        self._base = position
        others = [seat for seat in range(position.seats) if seat != viewer]
        self._hands = [(seat, len(cards_of(position.hand(seat)))) for seat in others]
        self._unseen = [card for seat in others for card in cards_of(position.hand(seat))]
        looked = position.looked_at(viewer) if viewer < position.seats else 0
        mine = position.bonus_of(viewer) if viewer < position.seats else NOTHING
        holders = [seat for seat in others if position.bonus_of(seat) != NOTHING]
        if position.phase == ENDED:
            holders = []
        # The holders of bonus cards that the viewer has not seen, and of those that it passed on.
        earlier = [seat for seat in holders if not looked >> position.bonus_of(seat) & 1]
        later = [seat for seat in holders if looked >> position.bonus_of(seat) & 1]
        not_seen = cards_of(position.bonus_cards() & ~looked)
        passed_on = [card for card in cards_of(looked) if card != mine]
        self._holders = [*earlier, *later]
        self._ways = [
            first + second
            for first in permutations(not_seen, len(earlier))
            for second in permutations(passed_on, len(later))
        ]
        # The set that goes round is among the cards that the viewer has passed on, or among the others.
        self._set_from = passed_on if looked & position.passed else not_seen
        told = _told(stages, played, self._holders)
        weights = [
            prod(told[seat][card] for seat, card in zip(self._holders, way, strict=True))
            for way in self._ways
        ]
        self._likely = list(accumulate(weights))

    def sample(self, rng: Random) -> LibtisPosition:
        world = self._base.copy()
        dealt = iter(rng.reordered(self._unseen))
        hands = [world.hand(seat) for seat in range(world.seats)]
        for seat, size in self._hands:
            hands[seat] = _mask(islice(dealt, size))
        bonuses = [world.bonus_of(seat) for seat in range(world.seats)]
        way = self._ways[bisect(self._likely, rng.word() / _WORDS * self._likely[-1])]
        for seat, card in zip(self._holders, way, strict=True):
            bonuses[seat] = card
        size = len(cards_of(world.passed))
        left = [card for card in self._set_from if card not in way]
        world.imagine(hands, bonuses, _mask(rng.reordered(left)[:size]))
        return world

    def likelihood(self, seat: int) -> dict[int, float]:
        """Return the probability of each bonus card that a seat may hold."""
        place = self._holders.index(seat)
        found: dict[int, float] = {}
        before = 0.0
        for way, after in zip(self._ways, self._likely, strict=True):
            found[way[place]] = found.get(way[place], 0.0) + (after - before) / self._likely[-1]
            before = after
        return found


def _told(
    stages: Sequence[Stage], played: Sequence[int], seats: Sequence[int]
) -> dict[int, dict[int, float]]:
    """Return, by seat and bonus card, the likelihood of the seat's actions for a holder of that card."""
    found = {seat: dict.fromkeys(_BONUSES, 1.0) for seat in seats}
    insight = LibtisInsight(_libtis(stages[0]))
    for stage, action in zip(stages, played, strict=False):
        position = _libtis(stage)
        if position.phase == PLAYING and position.turn() in found:
            told = found[position.turn()]
            for card, likely in zip(_BONUSES, insight.told(position, action), strict=True):
                told[card] *= likely
    return found


def _mask(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def _libtis(stage: Stage) -> LibtisPosition:
    assert isinstance(stage.position, LibtisPosition)
    return stage.position
