"""What speaks for a double in the countdown game, and against one: terms for reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from limbotable.core.phrases import phrase
from limbotable.core.reasons import Scene, Term
from limbotable.games.countdown.rules import CountdownPosition

_ACES: Final = 0xF
#: Aces to fives: the cards that still fit a low count.
_LOW: Final = 0xFFFFF
_KINGS: Final = 0xF << 48
_HUNDRED: Final = 100.0
#: The cards of an average hand of five that are aces to fives, and those of one rank.
_USUAL_LOW: Final = 25 / 13
_USUAL_RANK: Final = 5 / 13
_CLEARLY: Final = 0.5  #: a hand that differs by less is an ordinary one


def of_doubling(scene: Scene[CountdownPosition], hand: int) -> Iterator[Term]:
    """Yield what speaks for a double, with its amounts: a pass has none, and says what speaks against one."""
    position, seat = scene.position, scene.seat
    if scene.own:
        low, name = (hand & _LOW).bit_count(), scene.names[seat]
        told = phrase("reason.countdown.hand-low", n=low, seat=name)
        yield Term("hand-low", low - _USUAL_LOW, told if low > _USUAL_LOW + _CLEARLY else None)
        aces, kings = (hand & _ACES).bit_count(), (hand & _KINGS).bit_count()
        told = phrase("reason.countdown.hand-ace", n=aces, seat=name)
        yield Term("hand-ace", aces - _USUAL_RANK, told if aces else None)
        told = phrase("reason.countdown.hand-king", n=kings, seat=name)
        yield Term("hand-king", kings - _USUAL_RANK, told if kings else None)
    behind = _behind(position, seat)
    told = phrase("reason.countdown.behind", n=behind, seat=scene.names[seat])
    yield Term("behind", behind / _HUNDRED, told if behind > 0 else None)


def of_passing(scene: Scene[CountdownPosition], hand: int) -> Iterator[Term]:
    """Yield what speaks against a double, of which ``of_doubling`` has the amounts."""
    if scene.own:
        low = (hand & _LOW).bit_count()
        if low <= _USUAL_LOW - _CLEARLY:
            few = phrase("reason.countdown.hand-few-low", n=low)
            yield Term("hand-low", 0.0, few if low else phrase("reason.countdown.hand-no-low"))
        if not hand & _ACES:
            yield Term("hand-ace", 0.0, phrase("reason.countdown.hand-no-ace"))
        if not hand & _KINGS:
            yield Term("hand-king", 0.0, phrase("reason.countdown.hand-no-king"))
    ahead = -_behind(scene.position, scene.seat)
    if ahead > 0:
        yield Term("behind", 0.0, phrase("reason.countdown.ahead", n=ahead))


def _behind(position: CountdownPosition, seat: int) -> int:
    """Return how many points a seat is behind the other one."""
    score0, score1 = int(position.score0), int(position.score1)
    return score1 - score0 if seat == 0 else score0 - score1
