"""Random play: the cheapest use of a game's rules, for measuring them and for rolling out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import CHANCE, MOST_ACTIONS, Position
from limbotable.core.random import Random


def random_plies(starts: list[Position], plies: i64, rng: Random) -> i64:
    """Play random matches, each from the next one of ``starts``, for ``plies`` plies.

    A ply is one action of a seat.  Chance outcomes are drawn and not counted.  Returns the number of matches
    that ended.
    """
    buffer = vec[i64]([0] * MOST_ACTIONS)
    position = starts[0].copy()
    done: i64 = 0
    ended: i64 = 0
    while done < plies:
        turn = position.turn()
        if turn >= 0:
            count = position.legal(buffer, 0)
            position.play(buffer[rng.below(count)])
            done += 1
        elif turn == CHANCE:
            position.settle(rng.shuffled(position.urn()))
        else:
            ended += 1
            position = starts[ended % len(starts)].copy()
    return ended
