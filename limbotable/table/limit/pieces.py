"""The tiles and balls on the table of Limit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.view import At, LimitView
from limbotable.table.limit.island import IslandLayout, is_edge
from limbotable.table.limit.layout import LimitLayout
from limbotable.table.limit.names import (
    BALLS,
    ball_on,
    ball_phrase,
    cell_words,
    cells_in_one,
    places_phrase,
)
from limbotable.table.limit.steps import PLACING
from limbotable.table.tableau import Piece, Together
from limbotable.table.words import joined, one_after_the_other

_GRAINS: Final = "abc"
_SMALL: Final = 0.68  #: the scale of a ball that is not on the island
_DEPTH: Final = 0.028  #: the visible edge of each tile in the pool


def pieces_of(view: LimitView, places: LimitLayout, names: Sequence[str]) -> Iterator[Piece]:
    """Yield every tile and ball: on the island, in the pool, in hand, and captured."""
    yield from _tiles(view, places.island)
    yield from _balls(view, places.island, names)
    yield from _pool(view, places)
    yield from _supplies(view, places, names)
    yield from _captured(view, places)


def _grain(key: str) -> str:
    return _GRAINS[int(key[1:]) % len(_GRAINS)]


def _tiles(view: LimitView, island: IslandLayout) -> Iterator[Piece]:
    cells = {(tile.q, tile.r) for tile in view.tiles}
    covered = {(ball.q, ball.r) for ball in view.balls}
    last = {at for step in view.last_turn for at in (step.start, step.end)}
    lowest = min((r for _, r in cells), default=0)
    for tile in sorted(view.tiles, key=lambda one: (one.q, one.r)):
        at = tile.q, tile.r
        x, y = island.place(at)
        word = "covered" if at in covered else "edge" if is_edge(at, cells) else "inside"
        name = phrase(f"limit.name.{word}", at=cell_words(at))
        yield Piece(
            key=tile.key,
            kind="tile",
            face=_grain(tile.key),
            x=x,
            y=y,
            z=100 + tile.r - lowest,  # each row before the one behind it, whose side it covers
            zone="island",
            name=name,
            scale=island.scale,
            caption=cell_words(at),
            mark="last" if at in last else "",
        )


def _balls(view: LimitView, island: IslandLayout, names: Sequence[str]) -> Iterator[Piece]:
    ways = Counter(move.ball for move in view.moves)
    last = {at for step in view.last_turn for at in (step.start, step.end)}
    groups = {key: group for group in view.groups for key in group.balls}
    for ball in sorted(view.balls, key=lambda one: (one.q, one.r)):
        at = ball.q, ball.r
        x, y = island.place(at)
        group = groups[ball.key]
        said = [ball_on(view, ball)]
        if len(group.balls) > 1:
            said.append(phrase("limit.name.group", size=len(group.balls)))
        said.append(phrase("limit.name.free", n=len(group.free)))
        if ways[ball.key]:
            said.append(phrase("limit.name.moves", n=ways[ball.key]))
        yield Piece(
            key=ball.key,
            kind="ball",
            face=BALLS[view.colours[ball.seat]],
            x=x,
            y=y - 0.03 * island.scale,  # it sits in the hole and rises above it
            z=200,
            zone="island",
            name=joined(said),
            scale=island.scale,
            mark="last" if at in last else "",
            tip=joined(said),
            owner=names[ball.seat],
        )


class _Standing(msgspec.Struct, frozen=True):
    """A group of balls on the island, whole and with its places."""

    seat: int
    members: tuple[tuple[At, str], ...]  #: the balls by place and key, in the order of their coordinates
    free: tuple[At, ...]  #: the empty tiles beside it


def _groups(view: LimitView) -> list[_Standing]:
    """Return the groups, seat by seat, groups and balls in the order of their coordinates."""
    balls = {ball.key: ball for ball in view.balls}
    found = []
    for group in view.groups:
        if not set(group.balls) <= balls.keys():
            continue  # it is just being taken off
        members = sorted(((balls[key].q, balls[key].r), key) for key in group.balls)
        found.append(_Standing(balls[group.balls[0]].seat, tuple(members), group.free))
    return sorted(found, key=lambda one: (one.seat, one.members))


def together(view: LimitView) -> Iterator[Together]:
    """Yield the groups of balls, seat by seat, groups and balls in the order of their coordinates."""
    for group in _groups(view):
        seat, members, free = group.seat, group.members, group.free
        ball, size, n = ball_phrase(view.colours[seat]), len(members), len(free)
        where = places_phrase(at for at, _ in members)
        said = [
            phrase("limit.group", ball=ball, size=size, at=where)
            if size > 1
            else phrase("limit.group.one", ball=ball, at=where)
        ]
        if free:
            said.append(phrase("limit.group.free", n=n, at=places_phrase(free)))
        else:
            said.append(phrase("limit.group.none"))
        yield Together(
            tuple(key for _, key in members),
            one_after_the_other(said) or said[0],
            phrase("limit.group.brief", n=n, ball=ball, size=size, at=where) if size > 1 else None,
        )


def empty_tiles(view: LimitView) -> Iterator[Phrase]:
    """Yield where the empty tiles of the island lie, in one phrase, if there are any."""
    taken = {(ball.q, ball.r) for ball in view.balls}
    empty = sorted({(tile.q, tile.r) for tile in view.tiles} - taken)
    if empty:
        yield phrase("limit.empty", n=len(empty), at=places_phrase(empty))


def to_answer(view: LimitView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield what a viewer that is to move a ball has to know: a limit of this turn, and balls in danger.

    These are the groups with one empty tile left beside them; the viewer's own come first.
    """
    if view.phase != "move" or view.turn != view.viewer:
        return
    if view.bound:
        yield phrase("limit.step.bound")
    last = [group for group in _groups(view) if len(group.free) == 1]
    for group in sorted(last, key=lambda one: one.seat != view.viewer):
        members = [place for place, _ in group.members]
        at = cells_in_one(members) if len(members) > 1 else cell_words(members[0])
        tile = cell_words(group.free[0])
        yield (
            phrase("limit.danger.you", at=at, last=tile)
            if group.seat == view.viewer
            else phrase("limit.danger", seat=names[group.seat], at=at, last=tile)
        )


def _pool(view: LimitView, places: LimitLayout) -> Iterator[Piece]:
    count = len(view.pool)
    for height, key in enumerate(reversed(view.pool)):
        yield Piece(
            key=key,
            kind="tile",
            face=_grain(key),
            x=places.pool_x,
            y=places.pool_y - _DEPTH * height,
            z=height,
            zone="pool",
            name=phrase("limit.name.pool", n=count),
            bare=height > 0,
        )


def _supplies(view: LimitView, places: LimitLayout, names: Sequence[str]) -> Iterator[Piece]:
    out = view.phase not in PLACING
    for seat, keys in enumerate(view.hands):
        colour = view.colours[seat]
        # The next one to go lies at the end, so the others stay where they are and leave no gap.
        for number, key in enumerate(reversed(keys)):
            at = places.supply(seat, number)
            ball = ball_phrase(colour)
            unplaced = phrase("limit.name.unplaced", ball=ball) if out else None
            name = unplaced or phrase("limit.name.hand", ball=ball, n=len(keys))
            piece = _small_ball(key, colour, at, "supply", name, out)
            yield replace(piece, owner=names[seat], tip=unplaced)


def _captured(view: LimitView, places: LimitLayout) -> Iterator[Piece]:
    every = [(view.colours[seat], key) for seat, keys in enumerate(view.captured) for key in keys]
    counts = Counter(colour for colour, _ in every)
    for number, (colour, key) in enumerate(every):
        name = phrase("limit.name.captured", ball=ball_phrase(colour), n=counts[colour])
        yield _small_ball(key, colour, places.captured(number), "captured", name)


def _small_ball(
    key: str, colour: int, at: tuple[float, float], zone: str, name: Phrase, dim: bool = False
) -> Piece:
    """Return a ball beside the island."""
    x, y = at
    return Piece(
        key=key,
        kind="ball",
        face=BALLS[colour],
        x=x,
        y=y,
        z=300,
        zone=zone,
        name=name,
        scale=_SMALL,
        dim=dim,
    )
