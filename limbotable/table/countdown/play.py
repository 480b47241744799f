"""The gestures of the table of the countdown game, and the dial as it would be after them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from limbotable.core.cards import card_phrase, rank_of
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.sightings import token_order
from limbotable.games.countdown.sentences import SENTENCES
from limbotable.games.countdown.view import MINUS, CountdownCard, CountdownMove, CountdownView, CountStep
from limbotable.table.countdown.layout import AROUND_PILE, SHOWN_OF_PILE, CountdownLayout
from limbotable.table.countdown.signs import dial_sign, step_phrase
from limbotable.table.tableau import CARD_HEIGHT, Gesture, Sign, Spot

PILE: Final = "pile"


def spot_of(view: CountdownView, places: CountdownLayout) -> Spot:
    """Return the spot that cards are played on: the pile, and the place of its next card."""
    left, right = places.pile(min(SHOWN_OF_PILE, len(view.pile) + 1))
    wide, high = right - left + 2 * AROUND_PILE, CARD_HEIGHT + 2 * AROUND_PILE
    return Spot(PILE, (left + right) / 2, places.middle, wide, high, phrase("countdown.spot.pile"))


def gestures_of(view: CountdownView, places: CountdownLayout, names: Sequence[str]) -> tuple[Gesture, ...]:
    """Return a gesture for every action of the view."""
    # In the order of the hand, and of one card the smallest step first.
    ordered = sorted(
        view.moves, key=lambda move: (token_order(move.token), -move.step.count if move.step else 0)
    )
    gestures = []
    for move in ordered:
        if move.action == "draw":  # it has a button as well, beside the one to stop
            label, remark = phrase("countdown.do.draw"), _meaning(view, move.action, names)
            gestures.append(Gesture(move.action, label, view.stock[0].token, PILE, remark=remark))
        gestures.append(_gesture(view, move, places, names))
    return tuple(gestures)


def only_phrase(view: CountdownView) -> Phrase | None:
    """Return why the viewer has no other action than one; None where it has others, or none at all."""
    if len(view.moves) != 1 or not view.moves[0].token:
        return None
    if view.phase == "drawn":
        return phrase("countdown.play-drawn", card=card_phrase(_sight_of(view, view.moves[0].token).card))
    if len(view.hands[view.turn]) == 1:
        return phrase("countdown.only-card")
    return phrase("countdown.only-fit", count=view.count)


def before_pile(view: CountdownView) -> Phrase | None:
    """Return what a viewer that is to act has to do before a card can lie on the pile."""
    tokens = {move.token for move in view.moves if move.token}
    hand = {sight.token for sight in view.hands[view.turn]}
    if view.phase == "drawn" and tokens:
        return phrase("countdown.play-drawn", card=card_phrase(_sight_of(view, min(tokens)).card))
    if tokens & hand:
        return phrase("countdown.card-first")
    if tokens:
        return phrase("countdown.only-top")
    if any(move.action == "draw" for move in view.moves):
        return phrase("countdown.draw-first")
    return next((reason for token, reason in view.refusals if token in hand), None)


def _gesture(
    view: CountdownView, move: CountdownMove, places: CountdownLayout, names: Sequence[str]
) -> Gesture:
    step = move.step
    if step is not None:
        card = _sight_of(view, move.token).card
        label = phrase("countdown.do.play", card=card_phrase(card), step=step_phrase(step), count=step.count)
        alike = "" if card is None else f"{rank_of(card)} {step.count}"  # suits have no part in this game
        return Gesture(move.action, label, move.token, PILE, (_dial_after(places, step),), alike=alike)
    return Gesture(
        move.action,
        _word_label(move.action),
        preview=_word_preview(view, move, places),
        remark=_meaning(view, move.action, names),
    )


def _meaning(view: CountdownView, action: str, names: Sequence[str]) -> Phrase | None:
    """Return what a word means for the round, where its label does not say so."""
    if action == "stop":
        other = 1 - view.turn
        if not view.blocked[other]:
            return phrase("countdown.means.stop", seat=names[other])
        word = "won" if view.pile[-1].seat == view.turn else "lost"
        return phrase(f"countdown.means.stop-{word}", seat=names[other])
    if action in {"double", "pass"}:
        if view.winner_doubles:
            return phrase(f"countdown.means.{action}-winner.{view.factor}")
        return phrase(f"countdown.means.{action}.{view.factor}")
    return phrase(f"countdown.means.{action}") if f"countdown.means.{action}" in SENTENCES else None


def _dial_after(places: CountdownLayout, step: CountStep) -> Sign:
    """Return the dial with the count that there is and the one that there would be."""
    both = phrase("countdown.from-to", before=step.before, count=step.count)
    return dial_sign(places, both, step_phrase(step))


def _word_label(action: str) -> Phrase:
    word, _, number = action.partition(" ")
    if word == "starter":
        return phrase("countdown.do.starter", value=int(number))
    return phrase(f"countdown.do.{word}")


def _word_preview(view: CountdownView, move: CountdownMove, places: CountdownLayout) -> tuple[Sign, ...]:
    word, _, number = move.action.partition(" ")
    if word != "starter":
        return ()
    value = int(number)
    step = CountStep(MINUS, view.count, value, view.count - value)
    return (_dial_after(places, step),)


def _sight_of(view: CountdownView, token: str) -> CountdownCard:
    sights = [*view.hands[0], *view.hands[1], *view.stock[:1]]
    return next(sight for sight in sights if sight.token == token)
