"""The golden text of Limit in positions that hardly any match comes to: crowded islands, few tiles left."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games.limit.island import ORIGIN, STEPS
from limbotable.games.limit.rules import LimitPosition
from limbotable.testing.copies import contents
from tests.games.limit.boards import GAME, arranged
from tests.golden.positions import legal_later


def placements() -> Iterator[str]:
    """Tell the legal actions in each position, and sums of what comes of them, up to the end."""
    for seed in range(300):
        rng = Random(seed)
        position = _arranged(rng, seats=2 + seed % 2)
        told = f"{seed}: {position.turn()} of {position.pool} tiles, {_actions(position)}"
        for _ in range(4):
            actions = legal_actions(position)
            if not actions:
                break
            after = [_after(position, action) for action in actions]
            position = after[rng.below(len(after))]
            sums = crc32(repr([contents(position), *map(legal_actions, after)]).encode())
            told += f"; {sums:08x}, {position.turn()} {_actions(position)}"
        sums, plies = 0, 0
        while actions := legal_actions(position):
            position = _after(position, actions[rng.below(len(actions))])
            sums, plies = crc32(repr(contents(position)).encode(), sums), plies + 1
        yield f"{told}; {plies} more {sums:08x}"


def _actions(position: LimitPosition) -> str:
    texts = sorted(GAME.text(action) for action in legal_later(position))
    return ", ".join(texts) if len(texts) < 4 else f"{len(texts)} from {texts[0]} to {texts[-1]}"


def _after(position: LimitPosition, action: int) -> LimitPosition:
    after = position.copy()
    after.play(action)
    return after


def _arranged(rng: Random, seats: int) -> LimitPosition:
    """Return a small island with balls on most of its tiles, while tiles are laid."""
    cells = [ORIGIN + step for step in STEPS] if rng.below(4) == 0 else [ORIGIN]  # around a hole, or not
    for _ in range(2 + rng.below(9)):
        beside = sorted({cell + step for cell in cells for step in STEPS}.difference(cells))
        cells.append(beside[rng.below(len(beside))])
    balls: list[list[int]] = [[] for _ in range(seats)]
    of_one = rng.below(3) == 0  # then it can hardly lay a tile that does not touch its balls
    for cell in cells:
        owner = 0 if of_one or rng.below(3) == 0 else rng.below(seats)
        if len(balls[owner]) < 7 and rng.below(5):
            balls[owner].append(cell)
    hands = [1 + rng.below(8 - len(mine)) if rng.below(4) else 0 for mine in balls]
    hands[0] = max(hands[0], 1)
    crowded = max(range(seats), key=lambda seat: len(balls[seat]))
    return arranged(cells, balls, crowded, hands, 2 * min(rng.below(7), 2), opening=False)
