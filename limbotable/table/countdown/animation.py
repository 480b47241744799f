"""The beats of the countdown game: from one line of the record to the next, and through a deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import Phrase
from limbotable.core.position import OVER
from limbotable.core.view import without_moves
from limbotable.games.countdown.reasons import turned_in_vain
from limbotable.games.countdown.view import CountdownCard, CountdownView
from limbotable.table.countdown import log
from limbotable.table.countdown.layout import CountdownLayout
from limbotable.table.countdown.picture import picture, tableau
from limbotable.table.countdown.round_end import round_ended, view_at_round_end
from limbotable.table.countdown.signs import vain_sign
from limbotable.table.tableau import READING, Beat, Frame, Tableau

# Times at normal speed, in milliseconds.
_PLAY: Final = 240
_DEAL: Final = 260
_DEAL_EACH: Final = 70
_STAKE: Final = 180  #: a stake comes to light
_LAID: Final = 360  #: and is laid on the table
_LANDED: Final = 90  #: the rest of a card that lies there, before the count turns
_COUNT: Final = 280  #: the count turns
_COUNTED: Final = 130
_DIM: Final = 260  #: a blocked hand goes dark
_BLOCKED_RESTS: Final = 800
_IN_VAIN: Final = 1100  #: a card that was turned and cannot be played
_LAST_CARD_RESTS: Final = 700


def beats(
    before: CountdownView, line: Line, after: CountdownView, frame: Frame, names: Sequence[str]
) -> tuple[Beat, ...]:
    """Return the pictures from one line of the record to the next; the last is ``tableau(after)``."""
    final = tableau(after, frame, names)
    if line.who == CHANCE_WHO:
        return _dealing(after, frame, names, final, tuple(log.called(before, line, after, names)))
    over = round_ended(before, after)
    now = view_at_round_end(before, line, after) if over else after
    turn = _Turn(before, line, now, frame, names)
    turn.tell(log.called(before, line, after, names))
    turn.call()
    turn.tell(log.drawn(before, line, after, names))
    turn.draw()
    turn.tell((*log.laid(before, after, names), *log.valued(line, after, names)))
    turn.lay()
    turn.tell(log.blocked(before, line, after, names))
    turn.block()
    if not over:
        return (*turn.beats, Beat(final, _PLAY, said=turn.untold))
    told = (*turn.untold, *log.result(before, after, names))
    last = tableau(now, frame, names)
    unpaid = replace(now, scores=before.scores, last_round=before.last_round)
    seen = Beat(tableau(unpaid, frame, names), _PLAY, rest=_LAST_CARD_RESTS)
    if after.turn == OVER:
        return (*turn.beats, seen, Beat(final, _PLAY, said=told))
    dealt = tuple(log.next_deal(before, after, names))
    return (
        *turn.beats,
        seen,
        Beat(last, _PLAY, rest=READING, waits=True, said=told),
        *(
            _dealing(after, frame, names, final, dealt)
            if after.pile == ()
            else (Beat(final, _PLAY, said=dealt),)
        ),
    )


class _Turn:
    """The pictures of one action, cause before effect: the stake, the card, the count, the blocked hand."""

    def __init__(
        self, before: CountdownView, line: Line, now: CountdownView, frame: Frame, names: Sequence[str]
    ) -> None:
        """``now`` is the view after it, with the cards where they were before the next deal."""
        self.beats: list[Beat] = []
        self.untold: tuple[Phrase, ...] = ()  #: what the next picture has to tell
        self._before, self._line, self._after = before, line, now
        self._frame, self._names = frame, names
        self._now = without_moves(before)

    def tell(self, told: Iterable[Phrase]) -> None:
        """Have these events told when the next picture is complete."""
        self.untold += tuple(told)

    def call(self) -> None:
        """Show a stake, and lay it on the table."""
        if self._line.action != "double":
            return
        seat, (first, second) = self._line.who, self._now.calls
        calls = (True, second) if seat == 0 else (first, True)
        self._now = replace(self._now, calls=calls)
        self.beats.append(Beat(self._picture(laying=seat), _STAKE))
        self._now = replace(self._now, factor=self._after.factor)
        self._show(_LAID, rest=_COUNTED)

    def draw(self) -> None:
        """Turn the top card of the stock, and say why it is of no use if it is not."""
        if self._line.action != "draw":
            return
        self._now = replace(self._now, stock=self._after.stock, stock_up=True)
        self._show(_PLAY)
        if self._after.phase == "drawn":
            return
        card = self._now.stock[0].card
        assert card is not None
        pile = [played.sight.card for played in self._now.pile if played.sight.card is not None]
        sign = vain_sign(CountdownLayout(self._frame), turned_in_vain(card, self._now.count, pile))
        there = self._picture()
        self.beats.append(Beat(replace(there, signs=(*there.signs, sign)), _PLAY, rest=_IN_VAIN))

    def lay(self) -> None:
        """Lay the card on the pile, and then turn the count."""
        now, after = self._now, self._after
        grown = len(after.pile) > len(now.pile)
        if grown:
            self._now = replace(
                now, pile=after.pile, hands=after.hands, stock=after.stock, stock_up=after.stock_up
            )
            self.beats.append(Beat(self._picture(counted=now), _PLAY, rest=_LANDED))
        # An ace that starts counts nothing until the dealer has chosen.
        self._now = replace(self._now, count=after.count, pile=after.pile, phase=after.phase)
        if grown or after.count != now.count:
            self._show(_COUNT, rest=_COUNTED)

    def block(self) -> None:
        """Let a blocked hand go dark, with the reason."""
        after = self._after
        self._now = replace(self._now, blocked=after.blocked, stopped=after.stopped, stuck=after.stuck)
        if self._after.stuck != self._before.stuck:
            self._show(_DIM, rest=_BLOCKED_RESTS)

    def _picture(self, *, counted: CountdownView | None = None, laying: int | None = None) -> Tableau:
        return picture(self._now, self._frame, self._names, counted=counted, laying=laying)

    def _show(self, duration: int, *, rest: int = 0) -> None:
        self.beats.append(Beat(self._picture(), duration, rest=rest, said=self.untold))
        self.untold = ()


def _dealing(
    after: CountdownView, frame: Frame, names: Sequence[str], final: Tableau, said: tuple[Phrase, ...]
) -> tuple[Beat, ...]:
    """Return the beats of a deal: the whole pack on the stock, then the hands card by card."""
    dealt = [sight for pair in zip(*_in_order(after), strict=True) for sight in pair]
    pack = replace(
        after,
        hands=((), ()),
        stock=(*(CountdownCard(sight.token, None) for sight in dealt), *after.stock),
        stock_up=False,
        moves=(),
        refusals=(),
    )
    # The buttons come when the cards are there.
    hands = tableau(without_moves(after), frame, names)
    return (
        Beat(tableau(pack, frame, names), _PLAY, said=said),
        Beat(hands, _DEAL, stagger=_DEAL_EACH),
        Beat(final, _PLAY),
    )


def _in_order(view: CountdownView) -> tuple[tuple[CountdownCard, ...], tuple[CountdownCard, ...]]:
    first = 1 - view.dealer
    return view.hands[first], view.hands[1 - first]
