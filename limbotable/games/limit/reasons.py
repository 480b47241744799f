"""The reasons why an action of Limit is not legal, in terms of the rules."""

from __future__ import annotations

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.actions import (
    BALL,
    BALL_ON_TILE,
    CELL,
    FIRST_TILE,
    KIND,
    MOVE,
    MOVING,
    PASS,
    REMOVE,
    REMOVING,
    SECOND_TILE,
    SWAP,
    TILE,
)
from limbotable.games.limit.island import ORIGIN, count
from limbotable.games.limit.notation import parts
from limbotable.games.limit.places import cell_words
from limbotable.games.limit.rules import LimitPosition


def refusal(position: LimitPosition, action: int) -> Phrase:
    """Return the reason why an action is not legal, for one that is not."""
    kind, start, cell = parts(action)
    phase = position.phase
    if kind == PASS:
        return phrase("limit.no-pass")
    if kind == SWAP:
        return phrase("limit.no-swap" if position.swap else "limit.swap-off")
    if phase in (FIRST_TILE, SECOND_TILE):
        if position.can_only_pass():
            return phrase("limit.only-pass")
        return _tile(position, cell) if kind == TILE else phrase("limit.tile-first")
    if phase == MOVING:
        return _move(position, start, cell) if kind == MOVE else phrase("limit.move-first")
    if phase == REMOVING:
        return _remove(position, cell) if kind == REMOVE else phrase("limit.remove-first")
    if kind != BALL:
        return phrase("limit.ball-on-tile" if phase == BALL_ON_TILE else "limit.ball-first")
    return _ball(position, cell)


def _tile(position: LimitPosition, cell: int) -> Phrase:
    at = cell_words(cell)
    if position.tile_at(cell):
        return phrase("limit.tile-lies", at=at)
    laid = position.island.laid
    if laid == 0:
        return phrase("limit.tile-origin", origin=cell_words(ORIGIN))
    touching = count(position.touching(cell))
    if laid == 1:
        return phrase("limit.tile-apart", at=at)
    if touching < 2:
        return phrase("limit.tile-touches-one" if touching else "limit.tile-touches-none", at=at)
    return phrase("limit.tile-no-ball", at=at)


def _ball(position: LimitPosition, cell: int) -> Phrase:
    at = cell_words(cell)
    tile = position.tile_at(cell)
    if not tile:
        return phrase("limit.no-tile", at=at)
    if tile & position.all_balls():
        return phrase("limit.ball-lies", at=at)
    if position.phase == BALL_ON_TILE and cell not in (position.did0 % CELL, position.did1 % CELL):
        return phrase(
            "limit.ball-new-tile",
            first=cell_words(position.did0 % CELL),
            second=cell_words(position.did1 % CELL),
        )
    beside = position.neighbours(tile)
    if beside & position.balls(position.seat):
        return phrase("limit.ball-own-colour", at=at)
    if not beside & position.empty():
        return phrase("limit.ball-no-freedom", at=at)
    return phrase("limit.ball-last-freedom", at=at)


def _move(position: LimitPosition, start: int, end: int) -> Phrase:
    at, to = cell_words(start), cell_words(end)
    ball, tile = position.tile_at(start), position.tile_at(end)
    if not ball & position.balls(position.seat):
        if not ball & position.all_balls():
            return phrase("limit.no-ball", at=at)
        return phrase("limit.other-ball", at=at)
    if not position.neighbours(ball) & position.empty():
        return phrase("limit.ball-shut-in", at=at)
    if start == end:
        return phrase("limit.move-stays")
    if not tile:
        return phrase("limit.no-tile", at=to)
    if tile & position.all_balls():
        return phrase("limit.ball-lies", at=to)
    if not tile & position.reachable(ball):
        return phrase("limit.move-no-path", at=at, to=to)
    if position.bound and position.removal_follows(ball, tile):
        if position.consequence(MOVE * KIND + start * CELL + end)[0]:
            return phrase("limit.move-captures")
        return phrase("limit.move-then-captures", to=to)
    return phrase("limit.move-no-removal", to=to)


def _remove(position: LimitPosition, cell: int) -> Phrase:
    at = cell_words(cell)
    tile = position.tile_at(cell)
    if not tile:
        return phrase("limit.no-tile", at=at)
    if tile & position.all_balls():
        return phrase("limit.remove-ball", at=at)
    if not tile & position.edge:
        return phrase("limit.remove-inside", at=at)
    if not position.keeps_together(tile):
        return phrase("limit.remove-parts", at=at)
    return phrase("limit.remove-captures", at=at)
