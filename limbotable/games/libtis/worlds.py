"""The full matches of Libtis, and the positions, that fit what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from limbotable.core.cards import cards_of
from limbotable.core.chance import UNSEEN, split_outcome
from limbotable.core.errors import RecordError, TableError
from limbotable.core.game import CHANCE_WHO, AnyGame, Line, Story, Worlds
from limbotable.core.options import Options
from limbotable.core.phrases import phrase
from limbotable.core.position import CHANCE
from limbotable.core.random import Random
from limbotable.core.replay import Stage, following, opening
from limbotable.games.libtis.deck import NAMES
from limbotable.games.libtis.notation import TAKE_WORD
from limbotable.games.libtis.rules import ENDED, NOTHING, TAKING, Libtis

_UNSEEN_TAKE: Final = f"{TAKE_WORD} {UNSEEN}"


class Fitting:
    """A story, and a full match that gives it.

    The cards of the deck may lie in any order, for whoever has to play always can.  Of the bonus cards, who
    took one before the viewer looked at the set took one that the viewer has not seen, and whoever came
    later took one that the viewer passed on.
    """

    def __init__(self, game: AnyGame, options: Options, story: Story) -> None:
        self._game = game
        self._story = story
        self._lines: list[Line] = []
        self._stages = [opening(game, options)]
        for ply, line in enumerate(story.lines):
            full = self._filled(ply, line)
            try:
                self._stages.append(following(game, self._stages[-1], full, ply))
            except TableError as error:
                raise RecordError(ply + 2, error.reason) from error
            self._lines.append(full)
        if self._stages[-1].position.turn() != story.turn:
            raise RecordError(1, phrase("record.turn"))

    def lines(self) -> tuple[Line, ...]:
        """Return the lines of the match."""
        return tuple(self._lines)

    def worlds(self) -> LibtisWorlds:
        """Return what the story's viewer thinks possible now."""
        return LibtisWorlds(self._stages[-1], self._story.viewer)

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

    def _taken(self, ply: int, position: Libtis) -> str:
        """Return a bonus card that a seat may have taken here."""
        seen = {word for line in self._story.lines for word in line.action.split(" ")[1:]}
        later = {line.action.split(" ")[-1] for line in self._story.lines[ply + 1 :]}
        looked = self._story.viewer < position.seats and position.looked_at(self._story.viewer)
        barred = later if looked else seen
        for card in cards_of(position.passed):
            if NAMES[card] not in barred:
                return NAMES[card]
        raise RecordError(ply + 2, phrase("record.impossible"))


class LibtisWorlds(Worlds[Libtis]):
    """The positions that fit a story: what the viewer has not seen, dealt anew to where it may lie."""

    def __init__(self, stage: Stage, viewer: int) -> None:
        position = _libtis(stage)
        self._base = position
        others = [seat for seat in range(position.seats) if seat != viewer]
        self._hands = [(seat, len(cards_of(position.hand(seat)))) for seat in others]
        self._unseen = [card for seat in others for card in cards_of(position.hand(seat))]
        looked = position.looked_at(viewer) if viewer < position.seats else 0
        holders = [seat for seat in others if position.bonus_of(seat) != NOTHING]
        secret = position.phase != ENDED
        #: Who holds a bonus card that the viewer has not seen, and who holds one of those it passed on.
        self._earlier = [seat for seat in holders if secret and not looked >> position.bonus_of(seat) & 1]
        self._later = [seat for seat in holders if secret and looked >> position.bonus_of(seat) & 1]
        self._not_seen = cards_of(position.bonus_cards() & ~looked)
        mine = position.bonus_of(viewer) if viewer < position.seats else NOTHING
        self._passed_on = [card for card in cards_of(looked) if card != mine]
        self._set_seen = bool(looked & position.passed)

    def sample(self, rng: Random) -> Libtis:
        world = self._base.copy()
        dealt = iter(rng.reordered(self._unseen))
        hands = [world.hand(seat) for seat in range(world.seats)]
        for seat, size in self._hands:
            hands[seat] = _mask(dealt, size)
        bonuses = [world.bonus_of(seat) for seat in range(world.seats)]
        passed = world.passed
        if self._earlier or self._later or passed:
            size = len(cards_of(passed))
            not_seen = iter(rng.reordered(list(self._not_seen)))
            passed_on = iter(rng.reordered(self._passed_on))
            for seat in self._earlier:
                bonuses[seat] = next(not_seen)
            for seat in self._later:
                bonuses[seat] = next(passed_on)
            passed = _mask(passed_on if self._set_seen else not_seen, size)
        world.imagine(hands, bonuses, passed)
        return world


def _mask(cards: Iterator[int], size: int) -> int:
    """Take so many cards."""
    return sum(1 << next(cards) for _ in range(size))


def _libtis(stage: Stage) -> Libtis:
    assert isinstance(stage.position, Libtis)
    return stage.position
