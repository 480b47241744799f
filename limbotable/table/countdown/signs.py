"""The signs on the table of the countdown game: the dial, the plates of the seats, the banners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from limbotable.core.cards import card_phrase, rank_of
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.countdown.view import DIVIDE, REVERSE, CountdownView, CountStep
from limbotable.table.countdown.layout import SHOWN_OF_PILE, CountdownLayout
from limbotable.table.lie import Box
from limbotable.table.tableau import Sign, SignKind
from limbotable.table.words import joined

DIAL: Final = "count"
_NUMBERS: Final = "23456789T"  #: the ranks of number cards


def signs_of(
    view: CountdownView, near: int, places: CountdownLayout, names: Sequence[str], counted: CountdownView
) -> tuple[Sign, ...]:
    """Return all signs of the table, for the seat that is near; the dial shows the count of ``counted``."""
    far = 1 - near
    # An ace that starts counts nothing until the dealer has chosen.
    last = counted.pile[-1] if counted.pile and counted.phase != "starter" else None
    note = step_phrase(last.step) if last else None
    signs = [
        dial_sign(places, phrase("number", number=counted.count), note, piles=tuple(_piles(counted))),
        *(_plate(view, seat, names, box) for seat, box in zip((far, near), places.plates, strict=True)),
        Sign(
            "round",
            "note",
            places.round.x,
            places.round.y,
            places.round.width,
            places.round.height,
            _round_text(view),
            goal_text(view.goal) if view.goal != "rounds 1" else phrase("countdown.only-round"),
        ),
    ]
    if len(view.pile) > SHOWN_OF_PILE and (number := places.number) is not None:
        text = phrase("countdown.on-pile", n=len(view.pile))
        # Silent: it is told with the count.
        signs.append(Sign("pile", "note", number.x, number.y, number.width, number.height, text, said=()))
    for seat, box in ((near, places.near_remark), (far, places.far_remark)):
        if (count := view.stuck[seat]) is not None:
            heard = phrase("countdown.out", seat=names[seat], count=count)  # no hand is seen beside it
            # Beside the prompt it has a name as well: it would contradict that.  So it has when the count has
            # gone on: what fits it now is another matter.
            named = (seat == far and places.low) or count != view.count
            text = heard if named else phrase("countdown.stuck", count=count)
            kind: SignKind = "remark" if seat == far and places.low else "note"
            signs.append(Sign(f"stuck{seat}", kind, box.x, box.y, box.width, box.height, text, said=(heard,)))
    if view.winners is None and view.moves:
        box = places.prompt(remarked=view.stuck[far] is not None)
        signs.append(Sign("prompt", "note", box.x, box.y, box.width, box.height, _prompt(view, names)))
    return tuple(signs)


def turn_phrase(view: CountdownView, names: Sequence[str]) -> Phrase | None:
    """Return the seat to act and what for; None where no seat is to act."""
    if view.turn < 0:
        return None
    return (
        _prompt(view, names)
        if view.turn == view.viewer
        else phrase(f"countdown.turn.{view.phase}", seat=names[view.turn])
    )


def _prompt(view: CountdownView, names: Sequence[str]) -> Phrase:
    due, seat = _due(view), names[view.viewer]
    if due in {"draw", "drawn"}:
        return phrase(f"countdown.prompt.{due}", seat=seat, count=view.count)
    return phrase(f"countdown.prompt.{due}", seat=seat)


def _due(view: CountdownView) -> str:
    """Return a word for the choice that the viewer has."""
    actions = {move.action for move in view.moves}
    if view.phase in {"double", "starter"}:
        return view.phase
    if "draw" in actions:
        return "draw"
    return "drawn" if "stop" in actions else "play"


def _piles(view: CountdownView) -> Iterator[Phrase]:
    """Yield how many cards are on the pile, and whether none is in the stock: an eye sees it."""
    count = len(view.pile)
    yield phrase("countdown.on-pile", n=count) if count else phrase("countdown.no-pile")
    if not view.stock and view.phase != "shuffle":
        yield phrase("countdown.no-stock")


def beside_phrases(view: CountdownView) -> Iterator[Phrase]:
    """Yield which cards of the viewer cannot be played, and why, and the rules of those that can."""
    if view.phase != "play" or not view.moves:
        return
    cards = {sight.token: sight.card for sight in view.hands[view.viewer]}
    for token, reason in view.refusals:
        if token in cards:
            yield phrase("countdown.unplayable", card=card_phrase(cards[token]), reason=reason)
    dividing = [cards.get(move.token) for move in view.moves if move.step and move.step.kind == DIVIDE]
    if any(card is not None and is_number(card) for card in dividing):
        yield phrase("countdown.number-cards")
    playable = {rank_of(card) for move in view.moves if (card := cards.get(move.token)) is not None}
    if "J" in playable:
        yield phrase("countdown.jacks")
    if "Q" in playable:
        yield phrase("countdown.queens")
    if "K" in playable:
        yield phrase("countdown.kings")


def is_number(card: int) -> bool:
    """Return whether a card is a number card, which may divide the count where it might be subtracted."""
    return rank_of(card) in _NUMBERS


def dial_sign(
    places: CountdownLayout, count: Phrase, note: Phrase | None, piles: tuple[Phrase, ...] = ()
) -> Sign:
    """Return the dial that shows a count; ``note`` is the last step, ``piles`` is told with them."""
    said = phrase("countdown.count", count=count)
    return Sign(
        DIAL,
        "dial",
        places.dial_x,
        places.dial_y,
        2.1,
        2.1,
        count,
        note,
        said=(said, *piles) if note is None else (said, note, *piles),
    )


def vain_sign(places: CountdownLayout, reason: Phrase) -> Sign:
    """Return the reason why the top card of the stock cannot be played, below that card."""
    return Sign("vain", "remark", places.stock_x, places.middle + 1.06, 2.6, 0.6, reason)


def _plate(view: CountdownView, seat: int, names: Sequence[str], box: Box) -> Sign:
    remarks = [phrase("points", n=view.scores[seat])]
    if view.dealer == seat:
        remarks.append(phrase("countdown.deals"))
    if view.blocked[seat] and view.stuck[seat] is None:  # else the hand says so itself
        remarks.append(phrase("countdown.stopped" if view.stopped[seat] else "countdown.blocked"))
    name, note = phrase("text", text=names[seat]), joined(remarks)
    # An eye sees that no card is there.
    bare = view.phase != "shuffle" and not view.hands[seat]
    return Sign(
        f"seat{seat}",
        "plate",
        box.x,
        box.y,
        box.width,
        box.height,
        name,
        note,
        lit=view.turn == seat,
        said=(name, note, phrase("countdown.bare")) if bare else None,
    )


def _round_text(view: CountdownView) -> Phrase:
    text = phrase("countdown.round", round=max(1, view.round))
    return joined([text, phrase("countdown.factor", factor=view.factor)]) if view.factor > 1 else text


def goal_text(goal: str) -> Phrase:
    """Return how the match ends."""
    word, _, number = goal.partition(" ")
    return phrase(f"countdown.goal.{word}", n=int(number)) if number else phrase("countdown.goal.endless")


def round_title(view: CountdownView, names: Sequence[str]) -> Phrase:
    """Return the winner of the last round."""
    end = view.last_round
    assert end is not None
    return phrase("countdown.round-won", seat=names[end.winner], round=end.number)


def match_title(view: CountdownView, names: Sequence[str]) -> Phrase:
    """Return the winner of the match."""
    assert view.winners is not None
    if len(view.winners) > 1:
        return phrase("match.shared")
    return phrase("match.won", seat=names[view.winners[0]])


def step_phrase(step: CountStep) -> Phrase:
    """Return a card's effect on the count, as short as possible."""
    if step.kind == REVERSE:
        return phrase("countdown.step.queen", before=step.before)
    kind = "divide" if step.kind == DIVIDE else "minus"
    return phrase(f"countdown.step.{kind}", before=step.before, value=step.value)
