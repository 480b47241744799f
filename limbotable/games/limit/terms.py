"""What an action of Limit brings about, in terms for its reasons: figures of the island after it.

Nothing is hidden, so they are the same for every viewer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from limbotable.core.phrases import Phrase, phrase
from limbotable.core.reasons import ANOTHER, Scene, Term
from limbotable.games.limit.actions import (
    BALL,
    CELL,
    ENDED,
    KIND,
    MOVING,
    PASS,
    REMOVING,
    SECOND_TILE,
    SWAP,
    TILE,
)
from limbotable.games.limit.insight import (
    FIGURES,
    FREEDOMS,
    GROUPS,
    MOBILE,
    ONE_FREEDOM,
    PRIVATE,
    REACH,
    LimitInsight,
)
from limbotable.games.limit.island import cell_q, cell_r, count
from limbotable.games.limit.rules import LimitPosition

#: The worth of a win at once, in the unit of captured balls.
_WON: Final = 10.0
#: A tile that touches more others than this keeps the island together.
_USUAL: Final = 2.5
#: The figures of a seat's own balls.
_OWN: Final = frozenset({"freedoms", "danger", "private", "reach", "mobile", "apart", "together"})


def terms_of(scene: Scene[LimitPosition], action: int) -> Iterator[Term]:
    """Yield the terms of a legal action."""
    before, seat = scene.position, scene.seat
    if action // KIND in (PASS, SWAP):
        yield Term("only" if action // KIND == PASS else "swap", 0.0, _plainly(action // KIND))
        return
    after = before.copy()
    after.play(action)
    if after.game != before.game or after.phase == ENDED:
        winner = int(after.first_won if after.game != before.game else after.seat)
        lost = phrase("reason.limit.loses", other=ANOTHER)
        won = winner == seat
        said, instead = (phrase("reason.limit.wins"), None) if won else (None, lost)
        yield Term("won", _WON if won else -_WON, said, instead, wins=won, gains=won)
        return
    yield from _captures(before, after, scene)
    if action // KIND == TILE:
        yield from _of_a_tile(before, after, scene, action % CELL)
    elif action // KIND == BALL:
        n = _empty_beside(after, action % CELL)
        yield Term(
            "ball",
            float(n),
            phrase("reason.limit.ball", n=n),
            phrase("reason.limit.ball.other", number=n, other=ANOTHER),
        )
    part = "placing" if before.phase < MOVING else "removing" if before.phase == REMOVING else "moving"
    loses = count(after.balls(seat)) < count(before.balls(seat))
    for name, amount, said, instead in _figures(before, after, scene):
        # What the own balls gain by the loss of one of them is no reason for it.
        gained = loses and name in _OWN
        worth, praise = (min(amount, 0.0), None) if gained else (amount, said)
        yield Term(f"{name}-{part}", worth, praise, instead)


def _of_a_tile(
    before: LimitPosition, after: LimitPosition, scene: Scene[LimitPosition], cell: int
) -> Iterator[Term]:
    """Yield what lies beside a new tile."""
    laid = [one for one in after.laid_cells() if _touch(one, cell)]
    n = len(laid)
    yield Term(
        "compact",
        n - _USUAL,
        phrase("reason.limit.compact", n=n),
        phrase("reason.limit.compact.other", number=n, other=ANOTHER),
    )
    yield Term(
        "stretched",
        _USUAL - n,
        phrase("reason.limit.stretched", n=n),
        phrase("reason.limit.stretched.other", number=n, other=ANOTHER),
    )
    n = _empty_beside(after, cell)
    yield Term(
        "open",
        float(n),
        phrase("reason.limit.open", n=n) if n else None,
        phrase("reason.limit.open.other", number=n, other=ANOTHER)
        if n
        else phrase("reason.limit.shut.other", other=ANOTHER),
    )
    own = int(after.balls(scene.seat))
    n = sum(bool(int(after.tile_at(one)) & own) for one in laid)
    told = phrase("reason.limit.helps", n=n, seat=scene.names[scene.seat])
    yield Term("helps", float(n), told if n else None)
    if before.phase == SECOND_TILE:
        beside = _touch(int(before.did0) % CELL, cell)
        yield Term(
            "side-by-side",
            float(beside),
            phrase("reason.limit.side-by-side") if beside else None,
            None if beside else phrase("reason.limit.tiles-apart", other=ANOTHER),
        )


def _empty_beside(position: LimitPosition, cell: int) -> int:
    return int(count(position.neighbours(position.tile_at(cell)) & position.empty()))


def _touch(cell: int, other: int) -> bool:
    """Return whether two cells are neighbours."""
    steps = cell_q(other) - cell_q(cell), cell_r(other) - cell_r(cell)
    return steps in {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}


def _plainly(kind: int) -> Phrase:
    return phrase("reason.limit.pass") if kind == PASS else phrase("reason.limit.swap")


def _captures(before: LimitPosition, after: LimitPosition, scene: Scene[LimitPosition]) -> Iterator[Term]:
    """Yield the balls that come off."""
    seat = scene.seat
    taken = sum(
        int(count(before.balls(other)) - count(after.balls(other)))
        for other in range(before.seats)
        if other != seat
    )
    if taken > 0:
        yield Term(
            "takes",
            float(taken),
            phrase("reason.limit.takes", n=taken),
            phrase("reason.limit.takes.other", n=taken, other=ANOTHER),
            first=True,
            gains=True,
        )
    lost = int(count(before.balls(seat)) - count(after.balls(seat)))
    if lost > 0:
        yield Term(
            "gives",
            -float(lost),
            None,
            phrase("reason.limit.gives", n=lost, seat=scene.names[seat], other=ANOTHER),
            first=True,
        )


def _figures(
    before: LimitPosition, after: LimitPosition, scene: Scene[LimitPosition]
) -> Iterator[tuple[str, float, Phrase | None, Phrase | None]]:
    """Yield the name of each figure, how much better it becomes, and the sentences about it."""
    seat, name = scene.seat, scene.names[scene.seat]
    then = LimitInsight(after).figures(after)
    now = LimitInsight(before).figures(before)

    def own(figures: Sequence[float], which: int) -> int:
        return int(figures[FIGURES * seat + which])

    def others(figures: Sequence[float], which: int) -> int:
        return sum(int(figures[FIGURES * one + which]) for one in range(before.seats) if one != seat)

    n, old = own(then, FREEDOMS), own(now, FREEDOMS)
    told = _told(n, phrase("reason.limit.freedoms", n=n, seat=name))
    yield (
        "freedoms",
        float(n - old),
        told,
        _told(n, phrase("reason.limit.freedoms.other", n=n, other=ANOTHER)),
    )
    n, old = _touched_by_others(after, seat), _touched_by_others(before, seat)
    told = _told(n, phrase("reason.limit.theirs", n=n))
    yield "theirs", float(old - n), told, _told(n, phrase("reason.limit.theirs.other", n=n, other=ANOTHER))
    n, old = own(then, ONE_FREEDOM), own(now, ONE_FREEDOM)
    safe = n == 0 and own(then, GROUPS) > 0  # not where all balls are gone
    spare = phrase("reason.limit.no-danger", seat=name) if safe else None
    yield (
        "danger",
        float(old - n),
        spare,
        _told(n, phrase("reason.limit.danger", n=n, seat=name, other=ANOTHER)),
    )
    n, old = others(then, ONE_FREEDOM), others(now, ONE_FREEDOM)
    bare = _told(n, phrase("reason.limit.threat", n=n))
    none = phrase("reason.limit.no-threat", other=ANOTHER) if n == 0 else None
    yield "threat", float(n - old), bare, none
    n, old = own(then, PRIVATE), own(now, PRIVATE)
    mine = _told(n, phrase("reason.limit.private", n=n, seat=name))
    few = _told(n, phrase("reason.limit.private.other", n=n, other=ANOTHER))
    yield "private", float(n - old), mine, few
    n, old = others(then, PRIVATE), others(now, PRIVATE)
    away = phrase("reason.limit.no-room") if n == 0 else None
    room = _told(n, phrase("reason.limit.room", n=n, other=ANOTHER))
    yield "room", float(old - n), away, room
    n, old = own(then, REACH), own(now, REACH)
    told = _told(n, phrase("reason.limit.reach", n=n, seat=name))
    yield "reach", float(n - old), told, _told(n, phrase("reason.limit.reach.other", n=n, other=ANOTHER))
    n, old = _reached_by_others(after, seat), _reached_by_others(before, seat)
    told = _told(n, phrase("reason.limit.their-reach", n=n))
    yield (
        "their-reach",
        float(old - n),
        told,
        _told(n, phrase("reason.limit.their-reach.other", n=n, other=ANOTHER)),
    )
    n, old = own(then, MOBILE), own(now, MOBILE)
    told = _told(n, phrase("reason.limit.mobile", n=n, seat=name))
    yield "mobile", float(n - old), told, _told(n, phrase("reason.limit.mobile.other", n=n, other=ANOTHER))
    n, old = others(then, MOBILE), others(now, MOBILE)
    told = _told(n, phrase("reason.limit.their-mobile", n=n))
    yield (
        "their-mobile",
        float(old - n),
        told,
        _told(n, phrase("reason.limit.their-mobile.other", n=n, other=ANOTHER)),
    )
    n, old = own(then, GROUPS), own(now, GROUPS)
    told = phrase("reason.limit.apart", number=n, seat=name) if n > 1 else None  # one group is not apart
    yield (
        "apart",
        float(n - old),
        told,
        _told(n, phrase("reason.limit.apart.other", n=n, seat=name, other=ANOTHER)),
    )
    shares = n < count(after.balls(seat))  # else each ball is a group of its own
    told = phrase("reason.limit.together", n=n, seat=name) if n and shares else None
    yield (
        "together",
        float(old - n),
        told,
        _told(n, phrase("reason.limit.together.other", n=n, seat=name, other=ANOTHER)),
    )


def _others_balls(position: LimitPosition, seat: int) -> Iterator[int]:
    left = int(position.all_balls() & ~position.balls(seat))
    while left:
        yield left & -left
        left &= left - 1


def _touched_by_others(position: LimitPosition, seat: int) -> int:
    """Return the number of empty tiles that the others' balls touch: one that several touch counts once."""
    found = 0
    for ball in _others_balls(position, seat):
        found |= int(position.neighbours(ball))
    return (found & int(position.empty())).bit_count()


def _reached_by_others(position: LimitPosition, seat: int) -> int:
    """Return the number of empty tiles that the others' balls reach: one that several reach counts once."""
    found = 0
    for ball in _others_balls(position, seat):
        found |= int(position.reachable(ball))
    return found.bit_count()


def _told(n: int, said: Phrase) -> Phrase | None:
    """Return a sentence about a figure; none about nothing, which is often that of balls that are gone."""
    return said if n else None
