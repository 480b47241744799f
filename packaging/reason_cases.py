"""Decisions that reasons are fitted to and measured by, with what a search found at them.

Searching takes minutes, and does not depend on the terms of reasons: so what is found is kept in
``build/reasons``, a file for each game, its options and the seed.  Delete the folder after a change of a
search or of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec

from limbotable.core.cards import cards_of
from limbotable.core.game import AnyGame
from limbotable.core.options import Options
from limbotable.core.position import Position
from limbotable.core.random import Random
from limbotable.core.view import View
from limbotable.games.countdown.actions import DOUBLE, DRAW, PASS, STARTER_1, STARTER_11, STOP, WAY
from limbotable.games.countdown.effects import count_after, effect_of
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.limit import actions as limit
from limbotable.games.limit.island import cell_q, cell_r
from limbotable.games.limit.notation import parts
from limbotable.games.limit.rules import LimitPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import imagined, observation_of, perspective
from limbotable.play.reasons import Reasoner
from limbotable.play.record import DEFAULT_NAMES, Perspective, read_perspective
from limbotable.search.thinking import think
from limbotable.search.thought import Considered, Limit
from puzzle_looks import islands

KEPT: Final = Path(__file__).parent.parent / "build" / "reasons"
#: By the search of a game, the playouts for playing a match on, and those for judging a position.
_PLAYOUTS: Final = {
    "worlds": (2, 60),
    "blueprint": (4, 150),
    "ismcts": (60, 4_000),
    "guided": (40, 1_500),
}
_PART: Final = 4  #: one decision out of so many is taken
_OPENING: Final = 6  #: random actions, where chance deals nothing
_LONGEST: Final = 1_000  #: lines of a match
#: What a cell has in ``mirrored``: these numbers are added.
_BALL, _NEW, _FROM, _TO = 1, 8, 16, 32
_NOT_LAID: Final = -1
_JACK: Final = 11  #: the number of a rank that has no value: so have queens and kings


class Found(msgspec.Struct, frozen=True):
    """What a search found at a decision, as it is kept."""

    deal: int  #: the seed of the match
    told: str  #: the perspective of the seat to act
    considered: tuple[Considered, ...]
    error: float


@dataclass(frozen=True)
class Case:
    """A decision with a choice, and what a search found."""

    told: Perspective
    considered: tuple[Considered, ...]
    error: float

    @cached_property
    def reasoner(self) -> Reasoner:
        """What explains it to the seat to act, by the seats' own names."""
        return Reasoner(self.told, self.told.seats)

    @cached_property
    def match(self) -> Match:
        """One of the matches that fit what the seat to act knows."""
        return imagined(self.told)

    @cached_property
    def view(self) -> View:
        """That of the seat to act."""
        match, seat = self.match, self.told.turn
        found: View = match.game.view(match.options, match.position, match.stages[-1].sightings, seat)
        return found


def cases(game: AnyGame, count: int, seed: int, given: Mapping[str, object]) -> Iterator[Case]:
    """Yield so many decisions of matches of computer players: those that are kept, and then new ones."""
    options = game.complete(given)
    name = "-".join([game.id, *(f"{key}={value}" for key, value in sorted(given.items())), str(seed)])
    path = KEPT / f"{name}.jsonl"
    decoder = msgspec.json.Decoder(Found)
    kept = [decoder.decode(line) for line in path.read_bytes().splitlines()] if path.exists() else []
    if len(kept) < count:  # the last match may have been broken off
        kept = [one for one in kept if one.deal < kept[-1].deal]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in kept))
        deal = kept[-1].deal + 1 if kept else seed * 100_000 + 1
        with path.open("ab") as file:
            while len(kept) < count:
                for one in searched(game, options, deal):
                    kept.append(one)
                    file.write(msgspec.json.encode(one) + b"\n")
                    file.flush()
                deal += 1
    for one in kept[:count]:
        yield Case(read_perspective(one.told), one.considered, one.error)


def searched(game: AnyGame, options: Options, deal: int) -> Iterator[Found]:
    """Play a match, and yield some of its decisions with a choice."""
    quick, thorough = _PLAYOUTS[game.search]
    level = game.levels[-1].name
    rng = Random(deal)
    match = Match(game, options, DEFAULT_NAMES[game.seats(options)])
    dealer = Dealer(deal)
    dealer.deal(match)
    while match.result is None and match.ply < _LONGEST:
        legal = match.legal()
        told = perspective(match, match.turn)
        if len(legal) > 1 and rng.below(_PART) == 0:
            thought = think(game, options, observation_of(told), level, Limit(playouts=thorough), deal)
            yield Found(deal, told.text(), thought.considered, thought.error)
        random = not game.deals and match.ply < _OPENING
        if random or len(legal) == 1 or rng.below(10) == 0:
            action = legal[rng.below(len(legal))]
        else:
            limit = Limit(playouts=quick)
            choice = think(game, options, observation_of(told), level, limit, deal + match.ply)
            action = choice.considered[0].action
        match.push(match.turn, action)
        dealer.deal(match)


def equivalent(position: Position, action: int, other: int) -> bool:
    """Return whether two actions are one by the rules, however different they look.

    In Limit both may end the game for the same winner, or the island may be turned or mirrored.  In the
    countdown game two cards bring the count to the same, and of each hand that is left the same can still be
    played in the round.
    """
    if isinstance(position, LimitPosition):
        winners = [_winner(position, one) for one in (action, other)]
        return winners[0] == winners[1] is not None or mirrored(position, action, other)
    if isinstance(position, CountdownPosition):
        left = [_still_playable(position, one) for one in (action, other)]
        return left[0] == left[1] is not None
    return False


def _still_playable(position: CountdownPosition, action: int) -> tuple[int, int, list[int]] | None:
    """Return the count after a card from hand, what a jack could repeat, and the cards that can follow.

    None for another action.  A number that is higher than the count is dead: the count never rises.
    """
    card = action % WAY
    if action in (DOUBLE, PASS, DRAW, STOP, STARTER_1, STARTER_11):
        return None
    effect = int(effect_of(card, position.effect))
    count = int(count_after(position.count, effect, action // WAY))
    rest = int(position.hand(position.turn())) & ~(1 << card)
    ranks = [one // 4 + 1 for one in cards_of(rest)]
    dead = range(count + 1, _JACK)
    return count, 0 if effect in dead else effect, [rank for rank in ranks if rank not in dead]


def _winner(position: LimitPosition, action: int) -> int | None:
    """Return the seat that wins the game by an action at once."""
    after = position.copy()
    after.play(action)
    if after.game != position.game:
        return int(after.first_won)
    return int(after.seat) if after.phase == limit.ENDED else None


def mirrored(position: LimitPosition, action: int, other: int) -> bool:
    """Return whether two actions are one, but for how the island is turned or mirrored."""
    kinds = {parts(one)[0] for one in (action, other)}
    return not kinds & {limit.PASS, limit.SWAP} and _as_laid(position, action) == _as_laid(position, other)


def _as_laid(position: LimitPosition, action: int) -> tuple[int, tuple[tuple[int, int, int], ...]]:
    """Return an action with its island, turned and mirrored to what is the least of all ways."""
    kind, start, cell = parts(action)
    has = dict.fromkeys(position.cells(position.tiles), 0)
    for seat in range(position.seats):
        for at in position.cells(position.balls(seat)):
            has[at] += _BALL + seat
    for at in (
        {position.did0 % limit.CELL, position.did1 % limit.CELL}
        if position.phase <= limit.BALL_ON_TILE
        else ()
    ):
        if at in has:
            has[at] += _NEW
    if kind == limit.MOVE:
        has[start] += _FROM
    has[cell] = has.get(cell, _NOT_LAID) + _TO
    return kind, min(islands([(cell_q(at), cell_r(at), what) for at, what in has.items()]))
