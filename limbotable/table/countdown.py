"""The table of the countdown game: the places of its pieces, the gestures, the animation, the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from limbotable.core.cards import card_phrase, card_text, rank_of
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import OVER
from limbotable.core.sightings import token_order
from limbotable.games.countdown.view import (
    DIVIDE,
    MINUS,
    REVERSE,
    CountdownCard,
    CountdownMove,
    CountdownView,
    CountStep,
    PlayedCard,
)
from limbotable.table import GameTable
from limbotable.table.tableau import Beat, Frame, Gesture, Piece, Refusal, Sign, Spot, Tableau
from limbotable.table.words import joined

PILE: Final = "pile"
DIAL: Final = "count"
ZONES: Final = ("hand", "pile", "stock", "opponent")
_SHOWN_OF_PILE: Final = 5

# Times at normal speed, in milliseconds.
_PLAY: Final = 240
_DEAL: Final = 260
_DEAL_EACH: Final = 70
_LAST_CARD_RESTS: Final = 500
_ROUND_END_RESTS: Final = 6000


# --- the picture --------------------------------------------------------------------------------------
def tableau(view: CountdownView, frame: Frame, names: Sequence[str]) -> Tableau:
    """Return the table as the viewer sees it; a spectator sits at seat 0's side."""
    near = view.viewer if view.viewer in (0, 1) else 0
    places = _CountdownLayout(frame)
    moves = _by_token(view.moves)
    return Tableau(
        frame=frame,
        zones=ZONES,
        pieces=(
            *_stock(view, places, moves),
            *_hands(view, near, places, names, moves),
            *_pile(view.pile, places),
        ),
        signs=_signs(view, near, places, names),
        spots=(Spot(PILE, places.pile_x + 0.42, places.middle, 2.1, 1.7, phrase("countdown.spot.pile")),),
        gestures=_gestures(view, places),
        refusals=tuple(Refusal(token, reason) for token, reason in view.refusals),
    )


class _CountdownLayout:
    """The places of the pieces in a frame: anchored to its edges and its middle."""

    def __init__(self, frame: Frame) -> None:
        self.width = frame.width
        self.height = frame.height
        self.centre = frame.width / 2
        self.tall = frame.height > frame.width
        self.top = 0.68
        self.bottom = frame.height - 1.0
        if self.tall:
            self.middle = frame.height * 0.555
            self.dial_x, self.dial_y = self.centre, frame.height * 0.345
            self.stock_x = self.centre - 2.0
            self.pile_x = self.centre - 0.2
            self.far_plate, self.near_plate = 1.75, frame.height - 2.95
            # Beside the near plate.
            self.banner_x, self.banner_width = (2.4 + frame.width - 0.15) / 2, frame.width - 2.55
            self.banner_y, self.banner_height = self.middle + 1.25, 0.86
        else:
            self.middle = 1.35 + (frame.height - 1.35 - 2.35) / 2
            self.dial_x, self.dial_y = self.centre - 1.15, self.middle
            self.stock_x = self.centre - 3.3
            self.pile_x = self.centre + 0.85
            self.far_plate, self.near_plate = 0.52, frame.height - 0.52
            # Between dial and hand, with room for a button below it.
            above, below = self.middle + 1.1, self.bottom - 0.72
            self.banner_x, self.banner_width = self.centre, 5.2
            self.banner_height = min(0.86, below - above - 0.46)
            self.banner_y = above + self.banner_height / 2

    def fan(self, count: int) -> list[tuple[float, float, float]]:
        """Return x, y and angle of each card of a hand that is held in an arc."""
        spread = min(0.9, (self.width - 3.0) / max(1, count)) if not self.tall else 0.9
        offsets = [k - (count - 1) / 2 for k in range(count)]
        return [
            (self.centre + offset * spread, self.bottom + 0.045 * offset * offset, 4.0 * offset)
            for offset in offsets
        ]


def _by_token(moves: Iterable[CountdownMove]) -> dict[str, list[CountdownMove]]:
    found: dict[str, list[CountdownMove]] = {}
    for move in moves:
        if move.token:
            found.setdefault(move.token, []).append(move)
    return found


def _face(sight: CountdownCard) -> str:
    return "" if sight.card is None else card_text(sight.card)


def _hands(
    view: CountdownView,
    near: int,
    places: _CountdownLayout,
    names: Sequence[str],
    moves: dict[str, list[CountdownMove]],
) -> list[Piece]:
    """Return the cards of both hands, in the order of the deal."""
    mine, theirs = view.hands[near], view.hands[1 - near]
    found = []
    for k, (sight, (x, y, angle)) in enumerate(zip(mine, places.fan(len(mine)), strict=True)):
        ways = moves.get(sight.token, [])
        found.append(
            Piece(
                key=sight.token,
                kind="card",
                face=_face(sight),
                x=x,
                y=y,
                z=300 + k,
                zone="hand",
                name=_own_name(sight, ways, names[near]),
                angle=angle,
                rim="playable" if ways else "",
            )
        )
    for k, sight in enumerate(theirs):
        found.append(
            Piece(
                key=sight.token,
                kind="card",
                face="",
                x=places.centre + (k - (len(theirs) - 1) / 2) * 0.58,
                y=places.top,
                z=200 + k,
                zone="opponent",
                name=phrase("countdown.name.theirs", seat=names[1 - near]),
                scale=0.74,
            )
        )
    return sorted(found, key=lambda piece: token_order(piece.key))


def _own_name(sight: CountdownCard, ways: Sequence[CountdownMove], owner: str) -> Phrase:
    if sight.card is None:
        return phrase("countdown.name.theirs", seat=owner)
    card = card_phrase(sight.card)
    if not ways:
        return phrase("countdown.name.mine", card=card)
    if len(ways) == 1 and ways[0].step is not None:
        return phrase("countdown.name.playable", card=card, count=ways[0].step.count)
    return phrase("countdown.name.ways", card=card, n=len(ways))


def _stock(
    view: CountdownView, places: _CountdownLayout, moves: dict[str, list[CountdownMove]]
) -> list[Piece]:
    """Return the cards of the stock, its bottom card first."""
    count = len(view.stock)
    draws = any(move.action == "draw" for move in view.moves)
    pieces = []
    for depth, sight in enumerate(view.stock):
        top = depth == 0
        shown = top and view.stock_up
        height = count - 1 - depth
        pieces.append(
            Piece(
                key=sight.token,
                kind="card",
                face=_face(sight) if shown else "",
                x=places.stock_x - 0.0012 * height,
                y=places.middle - 0.0032 * height,
                z=height,
                zone="stock",
                name=phrase("countdown.name.top", card=card_phrase(sight.card), n=count)
                if shown and sight.card is not None
                else phrase("countdown.name.stock", n=count),
                rim="playable" if top and (draws or sight.token in moves) else "",
                bare=height > 0,
            )
        )
    return pieces[::-1]


def _pile(pile: Sequence[PlayedCard], places: _CountdownLayout) -> list[Piece]:
    """Return the played cards: the last ones side by side, those before them under the first of these."""
    hidden = max(0, len(pile) - _SHOWN_OF_PILE)
    return [
        Piece(
            key=played.sight.token,
            kind="card",
            face=_face(played.sight),
            x=places.pile_x + 0.4 * max(0, k - hidden),
            y=places.middle,
            z=100 + k,
            zone="pile",
            name=phrase("countdown.name.pile", card=card_phrase(played.sight.card)),
        )
        for k, played in enumerate(pile)
        if played.sight.card is not None
    ]


# --- signs --------------------------------------------------------------------------------------------
def _signs(
    view: CountdownView, near: int, places: _CountdownLayout, names: Sequence[str]
) -> tuple[Sign, ...]:
    far = 1 - near
    # An ace that starts counts nothing until the dealer has chosen.
    last = view.pile[-1] if view.pile and view.phase != "starter" else None
    signs = [
        _dial(places, view.count, _sum(last.step) if last else None),
        _plate(view, far, names, places.far_plate),
        _plate(view, near, names, places.near_plate),
        Sign(
            "round",
            "note",
            places.width - 1.25,
            places.far_plate,
            2.1,
            0.68,
            _round_text(view),
            _goal_text(view.goal),
        ),
    ]
    if view.winners is not None:
        signs.append(_banner(places, *_match_end(view, names)))
    return tuple(signs)


def _dial(places: _CountdownLayout, count: int, note: Phrase | None) -> Sign:
    return Sign(DIAL, "dial", places.dial_x, places.dial_y, 2.1, 2.1, phrase("number", number=count), note)


def _plate(view: CountdownView, seat: int, names: Sequence[str], y: float) -> Sign:
    remarks = [phrase("points", n=view.scores[seat])]
    if view.blocked[seat]:
        remarks.append(phrase("countdown.blocked"))
    elif view.calls[seat]:
        remarks.append(phrase("countdown.doubled"))
    elif view.dealer == seat:
        remarks.append(phrase("countdown.deals"))
    return Sign(
        f"seat{seat}",
        "plate",
        1.2,
        y,
        2.1,
        0.72,
        phrase("text", text=names[seat]),
        joined(remarks),
        lit=view.turn == seat,
    )


def _round_text(view: CountdownView) -> Phrase:
    text = phrase("countdown.round", round=max(1, view.round))
    return joined([text, phrase("countdown.factor", factor=view.factor)]) if view.factor > 1 else text


def _goal_text(goal: str) -> Phrase:
    word, _, number = goal.partition(" ")
    return phrase(f"countdown.goal.{word}", n=int(number)) if number else phrase("countdown.goal.endless")


def _banner(places: _CountdownLayout, text: Phrase, note: Phrase) -> Sign:
    x, y, width, height = places.banner_x, places.banner_y, places.banner_width, places.banner_height
    return Sign("banner", "banner", x, y, width, height, text, note, lit=True)


def _round_end(view: CountdownView, names: Sequence[str]) -> tuple[Phrase, Phrase]:
    end = view.last_round
    assert end is not None
    note = joined(phrase("countdown.gain", seat=names[s], points=end.gains[s]) for s in (0, 1))
    return phrase("countdown.round-won", seat=names[end.winner], round=end.number), note


def _match_end(view: CountdownView, names: Sequence[str]) -> tuple[Phrase, Phrase]:
    assert view.winners is not None
    note = joined(phrase("countdown.total", seat=names[s], points=view.scores[s]) for s in (0, 1))
    if len(view.winners) > 1:
        return phrase("match.shared"), note
    return phrase("match.won", seat=names[view.winners[0]]), note


def _sum(step: CountStep) -> Phrase:
    """Return a card's effect on the count, as short as possible."""
    if step.kind == REVERSE:
        return phrase("countdown.step.queen", before=step.before)
    kind = "divide" if step.kind == DIVIDE else "minus"
    return phrase(f"countdown.step.{kind}", before=step.before, value=step.value)


# --- gestures -----------------------------------------------------------------------------------------
def _gestures(view: CountdownView, places: _CountdownLayout) -> tuple[Gesture, ...]:
    # In the order of the hand, and of one card the smallest step first.
    ordered = sorted(
        view.moves, key=lambda move: (token_order(move.token), -move.step.count if move.step else 0)
    )
    return tuple(_gesture(view, move, places) for move in ordered)


def _gesture(view: CountdownView, move: CountdownMove, places: _CountdownLayout) -> Gesture:
    step = move.step
    if step is not None:
        card = card_phrase(_sight_of(view, move.token).card)
        label = phrase("countdown.do.play", card=card, step=_sum(step), count=step.count)
        return Gesture(move.action, label, move.token, PILE, (_dial(places, step.count, _sum(step)),))
    if move.action == "draw":
        return Gesture(move.action, phrase("countdown.do.draw"), view.stock[0].token, PILE)
    return Gesture(move.action, _word_label(move.action), preview=_word_preview(view, move, places))


def _word_label(action: str) -> Phrase:
    word, _, number = action.partition(" ")
    if word == "starter":
        return phrase("countdown.do.starter", value=int(number))
    return phrase(f"countdown.do.{word}")


def _word_preview(view: CountdownView, move: CountdownMove, places: _CountdownLayout) -> tuple[Sign, ...]:
    word, _, number = move.action.partition(" ")
    if word != "starter":
        return ()
    value = int(number)
    step = CountStep(MINUS, view.count, value, view.count - value)
    return (_dial(places, step.count, _sum(step)),)


def _sight_of(view: CountdownView, token: str) -> CountdownCard:
    sights = [*view.hands[0], *view.hands[1], *view.stock[:1]]
    return next(sight for sight in sights if sight.token == token)


# --- animation ----------------------------------------------------------------------------------------
def beats(
    before: CountdownView, line: Line, after: CountdownView, frame: Frame, names: Sequence[str]
) -> tuple[Beat, ...]:
    """Return the pictures from one line of the record to the next; the last is ``tableau(after)``."""
    said = events(before, line, after, names)
    final = tableau(after, frame, names)
    if line.who == CHANCE_WHO:
        return _dealing(after, frame, names, final, said)
    if _ended(before, after) and after.turn != OVER:
        last = tableau(_last_picture(before, line, after), frame, names)
        banner = _banner(_CountdownLayout(frame), *_round_end(after, names))
        round_over = replace(last, signs=(*last.signs, banner))
        return (
            Beat(last, _PLAY, rest=_LAST_CARD_RESTS, said=said),
            Beat(round_over, _PLAY, rest=_ROUND_END_RESTS, waits=True),
            *(_dealing(after, frame, names, final, ()) if after.pile == () else (Beat(final, _PLAY),)),
        )
    return (Beat(final, _PLAY, said=said),)


def _ended(before: CountdownView, after: CountdownView) -> bool:
    """Return whether a round ended between two views."""
    return after.last_round is not None and (
        before.last_round is None or before.last_round.number != after.last_round.number
    )


def _last_picture(before: CountdownView, line: Line, after: CountdownView) -> CountdownView:
    """Return the end of a round with the cards as they were before the next deal."""
    end = after.last_round
    assert end is not None
    laid = {played.sight.token for played in end.pile}
    stock = tuple(sight for sight in before.stock if sight.token not in laid)
    seen = _seen_since(after)
    still = bool(stock) and stock[0].token == before.stock[0].token
    turned = bool(stock) and (before.stock_open or line.action == "draw" or (still and before.stock_up))
    if turned:
        stock = (seen[stock[0].token], *stock[1:])
    return replace(
        before,
        turn=OVER,
        count=end.count,
        pile=end.pile,
        hands=(
            tuple(sight for sight in before.hands[0] if sight.token not in laid),
            tuple(sight for sight in before.hands[1] if sight.token not in laid),
        ),
        stock=stock,
        stock_up=turned,
        blocked=(True, True) if end.count else before.blocked,
        moves=(),
        refusals=(),
        scores=after.scores,
    )


def _seen_since(view: CountdownView) -> dict[str, CountdownCard]:
    """Return the cards with a known face that are not on the pile, by their tokens."""
    return {s.token: s for s in (*view.hands[0], *view.hands[1], *view.stock) if s.card is not None}


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
    return (
        Beat(tableau(pack, frame, names), _PLAY, said=said),
        Beat(final, _DEAL, stagger=_DEAL_EACH),
    )


def _in_order(view: CountdownView) -> tuple[tuple[CountdownCard, ...], tuple[CountdownCard, ...]]:
    first = 1 - view.dealer
    return view.hands[first], view.hands[1 - first]


# --- the log ------------------------------------------------------------------------------------------
def events(
    before: CountdownView, line: Line, after: CountdownView, names: Sequence[str]
) -> tuple[Phrase, ...]:
    """Return the events of a line, for the log and the screen reader."""
    told = list(_told(before, line, after, names))
    same_round = not _ended(before, after)
    if same_round and line.action != "stop":
        newly = [seat for seat in (0, 1) if after.blocked[seat] and not before.blocked[seat]]
        told.extend(phrase("countdown.log.blocked", seat=names[seat]) for seat in newly)
    if not same_round:
        told.extend(_round_end(after, names))
    if after.winners is not None:
        told.append(_match_end(after, names)[0])
    elif not same_round and not after.pile:
        told.append(phrase("countdown.log.next-deal", seat=names[after.dealer], round=after.round))
    return tuple(told)


def _told(before: CountdownView, line: Line, after: CountdownView, names: Sequence[str]) -> Iterable[Phrase]:
    if line.who == CHANCE_WHO:
        yield phrase("countdown.log.deal", seat=names[after.dealer], round=after.round)
        return
    seat = names[line.who]
    word = line.action.partition(" ")[0]
    if word in ("double", "pass", "stop"):
        yield phrase(f"countdown.log.{word}", seat=seat)
    elif word == "draw":
        turned = _seen_since(after)[before.stock[0].token]
        yield phrase("countdown.log.draw", seat=seat, card=card_phrase(turned.card))
    pile = after.last_round.pile if _ended(before, after) and after.last_round else after.pile
    for played in pile[len(before.pile) :]:
        yield _laid(played, names, starter=not before.pile)
    if word == "starter":
        yield phrase("countdown.log.starter-ace", seat=seat, count=after.count)


def _laid(played: PlayedCard, names: Sequence[str], *, starter: bool) -> Phrase:
    assert played.sight.card is not None
    card = card_phrase(played.sight.card)
    if starter and rank_of(played.sight.card) == "A" and not played.step.value:
        return phrase("countdown.log.starter-turned", seat=names[played.seat], card=card)
    if starter:
        return phrase("countdown.log.starter", seat=names[played.seat], card=card, count=played.step.count)
    step = _sum(played.step)
    return phrase(
        "countdown.log.play", seat=names[played.seat], card=card, step=step, count=played.step.count
    )


TABLE: Final = GameTable(tableau, beats, events)
