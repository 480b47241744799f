"""A view of a match of Limit, as data.  Nothing is hidden: viewers differ in their legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec

from limbotable.core.game import AnyGame
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import legal_actions
from limbotable.games.limit.actions import (
    BALL,
    CELL,
    FIRST_TILE,
    KIND,
    MOVE,
    MOVING,
    NOTHING,
    PASS,
    REMOVE,
    REMOVING,
    SECOND_TILE,
    SWAP,
    TILE,
)
from limbotable.games.limit.island import cell_q, cell_r, flood
from limbotable.games.limit.notation import parts, word_of
from limbotable.games.limit.places import cell_words
from limbotable.games.limit.reasons import refusal
from limbotable.games.limit.rules import LimitPosition

#: The words for the phases of a match.
Phase: TypeAlias = Literal["tile", "ball", "move", "remove", "over"]
#: By the number of the phase in the rules.
PHASES: Final[tuple[Phase, ...]] = ("tile", "tile", "ball", "ball", "move", "remove", "over")
#: A cell's two coordinates.
At: TypeAlias = tuple[int, int]


class TileSight(msgspec.Struct, frozen=True):
    """A tile: the key to follow it by, and its cell, now or before it was removed."""

    key: str
    q: int
    r: int


class BallSight(msgspec.Struct, frozen=True):
    """A ball on the island: the key to follow it by, its seat, and its cell."""

    key: str
    seat: int
    q: int
    r: int


class Group(msgspec.Struct, frozen=True):
    """A largest set of connected balls of one colour."""

    balls: tuple[str, ...]  #: their keys, in the order in which each was laid
    free: tuple[At, ...]  #: the empty tiles beside them


class TurnStep(msgspec.Struct, frozen=True):
    """An action of a turn: one line of the record."""

    kind: str  #: the word that its notation begins with
    start: At | None  #: the start of a moved ball
    end: At | None  #: the target cell; None for ``pass`` and ``swap``


class LimitMove(msgspec.Struct, frozen=True):
    """A legal action of the viewer, and its immediate effect."""

    action: str
    kind: str
    ball: str  #: the key of the ball that it moves; else empty
    start: At | None
    end: At | None
    captures: tuple[str, ...]  #: keys of the balls that would come off
    sinks: tuple[str, ...]  #: keys of the tiles that would be cut off


class RefusedTry(msgspec.Struct, frozen=True):
    """An action that the viewer might try in vain, and the reason why it is refused."""

    ball: str  #: the key of a ball that is picked; empty where the action has only a cell
    at: At | None  #: the target; None where the ball cannot go anywhere
    reason: Phrase


class LimitView(msgspec.Struct, frozen=True):
    """The whole sight of a viewer, and its legal actions."""

    viewer: int  #: a seat, or the number of seats for a spectator
    phase: Phase
    turn: int  #: the seat to act, or ``OVER``
    seats: int
    colours: tuple[int, ...]  #: by seat: 0 for White, 1 for Red, 2 for Black
    hands: tuple[
        tuple[str, ...], ...
    ]  #: by seat, keys of the balls not placed; out of the game once balls move
    captured: tuple[tuple[str, ...], ...]  #: by seat, keys of its balls that were taken off
    balls: tuple[BallSight, ...]  #: on the island
    groups: tuple[Group, ...]  #: of these balls
    tiles: tuple[TileSight, ...]  #: on the table, in the order in which they were laid
    removed: tuple[TileSight, ...]  #: gone again, with their last cells
    pool: tuple[str, ...]  #: keys of the tiles to be laid, the next one first
    left_out: tuple[str, ...]  #: keys of the tiles that are out of the game unlaid
    last_seat: int | None  #: the seat of the turn before
    last_turn: tuple[TurnStep, ...]
    last_gone: tuple[At, ...]  #: cells of the tiles that went in the turn before, those cut off included
    this_turn: tuple[TurnStep, ...]  #: the actions of the seat to act in its turn
    path: tuple[At, ...]  #: a possible way of the ball that was moved just now
    bound: bool  #: no ball may come off in this turn: the first-move equaliser
    moves: tuple[LimitMove, ...]  #: in the order of their notation; none when the viewer is not to act
    refusals: tuple[RefusedTry, ...]
    eliminated: tuple[int, ...]  #: the first one first
    games: int  #: of the match
    game: int  #: that is played, from 1
    won: tuple[int, ...]  #: by seat, the games that it has won
    last_game: LimitView | None  #: the end of the game before, until something is played in this one
    winners: tuple[int, ...] | None
    ranks: tuple[int, ...] | None


def tile_key(number: int) -> str:
    """Return the key of a tile by the order in which tiles are laid, from 0."""
    return f"t{number}"


def ball_key(colour: int, number: int) -> str:
    """Return the key of a ball by the order in which the balls of its colour are laid, from 0."""
    return f"{colour}.{number}"


def at_cell(cell: int) -> At:
    """Return the coordinates of a cell."""
    return cell_q(cell), cell_r(cell)


def observe(game: AnyGame, position: LimitPosition, viewer: int) -> LimitView:
    """Return a viewer's sight of a position."""
    seats = position.seats
    each = position.each
    laid = position.laid_cells()
    there = set(position.cells(position.tiles))
    tiles = [TileSight(tile_key(k), *at_cell(cell)) for k, cell in enumerate(laid)]
    spots = [position.ball_cells(seat) for seat in range(seats)]
    colours = tuple(int(position.colour(seat)) for seat in range(seats))
    following = [tile_key(k) for k in range(len(laid), 4 * each)]
    result = game.result(position)
    ended = position.ended
    assert ended is None or isinstance(ended, LimitPosition)
    acts = position.turn() == viewer
    return LimitView(
        viewer=viewer,
        phase=PHASES[position.phase],
        turn=position.turn(),
        seats=seats,
        colours=colours,
        hands=tuple(
            tuple(ball_key(colours[seat], k) for k in range(len(spots[seat]), each)) for seat in range(seats)
        ),
        captured=tuple(
            tuple(ball_key(colours[seat], k) for k, cell in enumerate(spots[seat]) if cell == NOTHING)
            for seat in range(seats)
        ),
        balls=tuple(
            BallSight(ball_key(colours[seat], k), seat, *at_cell(cell))
            for seat in range(seats)
            for k, cell in enumerate(spots[seat])
            if cell != NOTHING
        ),
        groups=tuple(_groups(position, spots)),
        tiles=tuple(tile for tile, cell in zip(tiles, laid, strict=True) if cell in there),
        removed=tuple(tile for tile, cell in zip(tiles, laid, strict=True) if cell not in there),
        pool=tuple(following[: position.pool]),
        left_out=tuple(following[position.pool :]),
        last_seat=None if position.last_seat == NOTHING else position.last_seat,
        last_turn=_steps(position.last0, position.last1, position.last2),
        last_gone=tuple(at_cell(cell) for cell in position.cells(position.last_gone)),
        this_turn=_steps(position.did0, position.did1),
        path=_path(position) if position.phase == REMOVING else (),
        bound=position.bound,
        moves=tuple(_moves(game, position, laid, spots)) if acts else (),
        refusals=tuple(_refusals(position, spots)) if acts else (),
        eliminated=tuple(int(seat) for seat in (position.first_out, position.second_out) if seat != NOTHING),
        games=position.games,
        game=position.game,
        won=tuple(int(position.games_won(seat)) for seat in range(seats)),
        last_game=None if ended is None else observe(game, ended, viewer),
        winners=result.winners if result else None,
        ranks=result.ranks if result else None,
    )


def _groups(position: LimitPosition, spots: list[list[int]]) -> Iterator[Group]:
    near, empty = position.island.near, position.empty()
    for seat, cells in enumerate(spots):
        colour, balls = int(position.colour(seat)), position.balls(seat)
        keys = {cell: ball_key(colour, k) for k, cell in enumerate(cells) if cell != NOTHING}
        left = dict(keys)
        while left:
            mask = flood(near, position.tile_at(next(iter(left))), balls)
            members = position.cells(mask)
            beside = 0
            for cell in members:
                beside |= position.neighbours(position.tile_at(cell))
                del left[cell]
            yield Group(
                tuple(key for cell, key in keys.items() if cell in members),
                tuple(sorted(at_cell(cell) for cell in position.cells(beside & empty))),
            )


def _steps(*actions: int) -> tuple[TurnStep, ...]:
    return tuple(_step(action) for action in actions if action != NOTHING)


def _step(action: int) -> TurnStep:
    kind, start, end = parts(action)
    return TurnStep(
        word_of(action),
        at_cell(start) if kind == MOVE else None,
        None if kind in (PASS, SWAP) else at_cell(end),
    )


def _path(position: LimitPosition) -> tuple[At, ...]:
    """Return a shortest way of the ball that was moved just now."""
    _, start, end = parts(position.did0)
    goal, here = position.tile_at(end), position.tile_at(start)
    free = position.tiles & ~(position.all_balls() | position.fell) | goal
    before = {here: 0}
    queue = [here]
    for tile in queue:
        if tile == goal:
            break
        rest = position.neighbours(tile) & free
        while rest:
            low = rest & -rest
            rest ^= low
            if low not in before:
                before[low] = tile
                queue.append(low)
    way = [goal]
    while way[-1] != here:
        way.append(before[way[-1]])
    return tuple(at_cell(position.cells(tile)[0]) for tile in reversed(way))


def _moves(
    game: AnyGame, position: LimitPosition, laid: list[int], spots: list[list[int]]
) -> Iterator[LimitMove]:
    tile_keys = {cell: tile_key(k) for k, cell in enumerate(laid)}
    ball_keys = {
        cell: ball_key(int(position.colour(seat)), k)
        for seat, cells in enumerate(spots)
        for k, cell in enumerate(cells)
    }
    for text, action in sorted((game.text(action), action) for action in legal_actions(position)):
        kind, start, end = parts(action)
        step = _step(action)
        fell, gone = _consequence(position, action)
        yield LimitMove(
            action=text,
            kind=step.kind,
            ball=ball_keys[start] if kind == MOVE else "",
            start=step.start,
            end=step.end,
            captures=tuple(ball_keys[cell] for cell in position.cells(fell)),
            sinks=tuple(tile_keys[cell] for cell in position.cells(gone) if cell != end),
        )


def _consequence(position: LimitPosition, action: int) -> tuple[int, int]:
    """Return two masks for an action: tiles that lose their balls, and tiles that go."""
    kind, _, end = parts(action)
    if kind not in (MOVE, REMOVE):
        return 0, 0
    if kind == MOVE and not position.neighbours(position.tile_at(end)) & ~position.empty():
        return 0, 0
    fell, gone = position.consequence(action)
    return fell, gone


def _refusals(position: LimitPosition, spots: list[list[int]]) -> Iterator[RefusedTry]:
    legal = set(legal_actions(position))
    if position.phase == MOVING:
        yield from _refused_moves(position, spots, legal)
        return
    if position.phase in (FIRST_TILE, SECOND_TILE):
        yield from _balls_in_vain(position)
        cells, kind = [*position.rim_cells(), *position.cells(position.empty())], TILE
    else:
        cells = position.cells(position.tiles)
        kind = REMOVE if position.phase == REMOVING else BALL
    for cell in cells:
        action = kind * KIND + cell
        if action not in legal:
            yield RefusedTry("", at_cell(cell), refusal(position, action))


def _balls_in_vain(position: LimitPosition) -> Iterator[RefusedTry]:
    """Yield all balls: while tiles are laid none is placed or moved."""
    reason = refusal(position, BALL * KIND)
    for seat in range(position.seats):
        for number in range(position.each):
            yield RefusedTry(ball_key(int(position.colour(seat)), number), None, reason)


def _refused_moves(position: LimitPosition, spots: list[list[int]], legal: set[int]) -> Iterator[RefusedTry]:
    """Yield balls that cannot move at all, and empty tiles that movable balls do not reach, with reasons."""
    empty = position.cells(position.empty())
    for seat, cells in enumerate(spots):
        for number, start in enumerate(cells):
            if start == NOTHING:
                continue
            base = MOVE * KIND + start * CELL
            refused = [cell for cell in empty if base + cell not in legal]
            key = ball_key(int(position.colour(seat)), number)
            if seat != position.seat or not position.neighbours(position.tile_at(start)) & position.empty():
                yield RefusedTry(key, None, refusal(position, base + start))
            else:
                for cell in refused:
                    yield RefusedTry(key, at_cell(cell), refusal(position, base + cell))
    for cell in position.cells(position.all_balls()):
        yield RefusedTry("", at_cell(cell), phrase("limit.ball-lies", at=cell_words(cell)))
