"""What an action of the countdown game brings about, in terms for its reasons.

All are counted from what the seat to act sees: its hand, the pile, the cards that have lain face up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import Final

from limbotable.core.cards import RANKS, card_phrase, cards_of, rank_of
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.reasons import ANOTHER, Scene, Term
from limbotable.games.countdown.actions import (
    AS_1,
    AS_11,
    BY_DIVISOR,
    DOUBLE,
    DRAW,
    PASS,
    PLAIN,
    STARTER_1,
    STARTER_11,
    STOP,
    WAY,
)
from limbotable.games.countdown.doubling import of_doubling, of_passing
from limbotable.games.countdown.effects import (
    ACE,
    DIVISORS,
    DIVISORS_AT,
    KING,
    START,
    count_after,
    effect_of,
    playable,
)
from limbotable.games.countdown.rules import EACH, CountdownPosition
from limbotable.games.countdown.table import ALL_CARDS

_ACES: Final = 0xF
_LOW_NUMBER: Final = 5  #: so high a number still fits a low count
_KINGS: Final = 0xF << 48
_NEVER_DIVIDED: Final = 3  #: neither this count nor a lower one is a product
_NUMBERS: Final = range(2, 11)
_MANY: Final = 4  #: a list of more ranks is told by its length
_HUNDRED: Final = 100.0
_MIDDLE: Final = 5.5  #: a lower number is better to keep
_TEN: Final = 10.0
_CACHED: Final = 1 << 14
#: What an ordinary card leaves: this part of the unseen cards fits, this part of these can be answered, and
#: this part of the count is left.
_USUAL_ANSWERS: Final = 0.8
_USUAL_STAYS: Final = 0.9
_USUAL_STEP: Final = 0.8
_NEARLY_FULL: Final = 4  #: so many cards are left in hand after the first of five
_USUAL_DRAW: Final = 0.6  #: the same of the unseen cards, where the hand is empty
_TOLD: Final = 0.1  #: a chance is told from this on


def terms_of(scene: Scene[CountdownPosition], action: int) -> Iterator[Term]:
    """Yield the terms of a legal action."""
    position = scene.position
    hand = int(position.hand(scene.seat)) if scene.own else 0
    if action in (DOUBLE, PASS):
        if action == DOUBLE:
            yield from of_doubling(scene, hand)
            told = phrase("reason.countdown.pays") if scene.own else phrase("reason.countdown.stake")
            yield Term("stake", 0.0, told)
        else:
            yield from of_passing(scene, hand)
            told = phrase("reason.countdown.risky") if scene.own else phrase("reason.countdown.calm")
            yield Term("calm", 0.0, told)
    elif action in (DRAW, STOP):
        yield from _of_the_stock(scene, action)
    elif action in (STARTER_1, STARTER_11):
        yield from _of_a_count(scene, START - (1 if action == STARTER_1 else 11), ACE, hand, _unseen(scene))
    else:
        card = action % WAY
        effect = effect_of(card, position.effect)
        count = count_after(position.count, effect, action // WAY)
        laid = 1 << int(card)
        yield from _of_a_count(scene, int(count), int(effect), hand & ~laid, _unseen(scene) & ~laid)
        if hand and count and not position.blocked >> (1 - scene.seat) & 1:
            yield _of_its_number(int(card) // 4 + 1, hand & ~laid, int(count))


# --- a card, or the starter's value ---------------------------------------------------------------------
def _of_a_count(
    scene: Scene[CountdownPosition], count: int, effect: int, rest: int, unseen: int
) -> Iterator[Term]:
    """Yield what follows from leaving a count to the other seat, with the rest of one's hand.

    ``unseen`` has the cards that may come then.
    """
    position, seat = scene.position, scene.seat
    if count == 0:
        cards = 1 + (_own(position, seat) if position.variant.own_cards else int(position.played))
        told = phrase("reason.countdown.zero", n=EACH * cards * int(position.factor()))
        yield Term("zero", 1.0, told, gains=True)
        return
    if position.blocked >> (1 - seat) & 1:
        if not position.hand(seat) and position.last == seat:
            yield _more(scene)
        elif scene.own:
            yield _alone(scene, rest, count, effect)
        return
    # A card that is turned up already is the other seat's to come, unless it is the one that is played.
    if position.hand(1 - seat) or not position.turned or not position.hand(seat):
        yield from _of_answers(scene, count, effect, unseen)
        stays, all_ = _answered(unseen, rest, count, effect)
        answered, known = _answered(_known(scene), rest, count, effect)
        if rest and all_ and answered == known:  # a card that is known to be there is no mere chance
            said, instead = _of_what_stays(scene, count, stays, all_)
            yield Term("stays", stays / all_ - _USUAL_STAYS, said, instead)
    if rest:
        yield from _of_the_rest(scene, rest, count)
    if count < position.count:
        left = max(int(position.hand(seat)).bit_count() - 1, 0)
        is_high = any(_MIDDLE < number <= count for number in _numbers_of(rest))
        yield from _of_the_pace(position, count, left, is_high=is_high)
    if count > 1:
        yield _of_divisors(count, effect, unseen)


def _of_the_pace(position: CountdownPosition, count: int, cards: int, *, is_high: bool) -> Iterator[Term]:
    """Yield what follows from how much of the count is left, and with how many cards in hand.

    It is well to keep the count up for a few cards, and to bring it down where there are none: the loser of
    the round scores what is left.  So it is with a nearly full hand, which is played before the count is low.
    ``is_high``: a high card in hand still fits.
    """
    left = count / int(position.count)
    if 0 < cards < _NEARLY_FULL:
        yield Term(
            "slow",
            min(left - _USUAL_STEP, 0.0),
            phrase("reason.countdown.slow", count=count) if is_high else None,
            phrase("reason.countdown.slow.other", count=count, other=ANOTHER),
        )
    else:
        each = EACH * (1 if position.variant.winner_doubles else int(position.factor()))
        yield Term(
            "fast" if cards else "fast-last",
            max(_USUAL_STEP - left, 0.0),
            phrase("reason.countdown.fast", n=each * count, count=count),
            phrase("reason.countdown.fast.other", n=each * count, count=count, other=ANOTHER),
        )


def _of_divisors(count: int, effect: int, unseen: int) -> Term:
    """Return how many of the cards that may come would bring a count far down by dividing it.

    A jack does where the number or the king that it repeats would.
    """
    n = sum(_divides(card, count, effect) for card in cards_of(unseen & int(playable(count, effect))))
    all_ = unseen.bit_count()
    return Term(
        "divides",
        -n / max(all_, 1) * count / _HUNDRED,
        phrase("reason.countdown.divides", n=n, count=count, all=all_)
        if n
        else phrase("reason.countdown.prime", count=count),
        phrase("reason.countdown.divides.other", n=n, count=count, all=all_, other=ANOTHER) if n else None,
    )


def _divides(card: int, count: int, before: int) -> bool:
    """Return whether a card that fits a count divides it, after a card with an effect."""
    effect = int(effect_of(card, before))
    return effect == KING or (effect in _NUMBERS and count % effect == 0)


def _of_what_stays(
    scene: Scene[CountdownPosition], count: int, stays: int, all_: int
) -> tuple[Phrase | None, Phrase | None]:
    """Return what is said for and against a count, of whose followers so many can be answered.

    Nothing is said for a count where none can, and nothing against one where all can.
    """
    name = scene.names[scene.seat]
    if stays == all_:
        return phrase("reason.countdown.stays.all", n=all_, count=count, seat=name), None
    if not stays:
        return None, phrase("reason.countdown.stays.none.other", count=count, seat=name, other=ANOTHER)
    return (
        phrase("reason.countdown.stays", n=all_, stays=stays, count=count, seat=name),
        phrase("reason.countdown.stays.other", n=all_, stays=stays, count=count, seat=name, other=ANOTHER),
    )


def _unseen(scene: Scene[CountdownPosition]) -> int:
    """Return the cards that may be in the other seat's hand, by what the viewer has seen.

    Of another seat's decision it is told what every bystander knows.
    """
    position = scene.position
    seen = position.known(scene.viewer) if scene.own else position.visible(len(scene.names))
    return ALL_CARDS & ~int(seen)


def _known(scene: Scene[CountdownPosition]) -> int:
    """Return the cards in the other seat's hand that the viewer has seen: left face up, and then dealt."""
    return int(scene.position.hand(1 - scene.seat)) & ~_unseen(scene)


def _of_answers(scene: Scene[CountdownPosition], count: int, effect: int, unseen: int) -> Iterator[Term]:
    """Yield how hard the count is to answer for the other seat."""
    known = cards_of(_known(scene) & int(playable(count, effect)))
    fitting = cards_of(unseen & int(playable(count, effect)))
    all_ = max(unseen.bit_count(), 1)
    if known:
        ending = [card for card in known if 0 in _counts(card, count, effect)]
        yield Term(
            "answers",
            _USUAL_ANSWERS - 1.0,
            None,
            phrase(
                "reason.countdown.known-answer.other",
                count=count,
                seat=scene.names[1 - scene.seat],
                card=card_phrase((ending or known)[0]),
                other=ANOTHER,
            ),
        )
    else:
        share = len(fitting) / all_
        chance = _to_block(all_, len(fitting), _hidden(scene))
        yield Term(
            "answers",
            _USUAL_ANSWERS - share,
            _fits(count, fitting, all_, chance, scene.names[1 - scene.seat]),
            _fits_instead(count, fitting, all_),
        )
    ends = [card for card in fitting if 0 in _counts(card, count, effect)]
    if ends:
        yield Term(
            "lets-zero",
            -len(ends) / all_,
            None,
            phrase(
                "reason.countdown.lets-zero",
                n=len(ends),
                count=count,
                seat=scene.names[1 - scene.seat],
                other=ANOTHER,
            ),
        )


def _hidden(scene: Scene[CountdownPosition]) -> int:
    """Return how many unseen cards the other seat can try: those in its hand, or the next of the stock."""
    return int(scene.position.hand(1 - scene.seat)).bit_count() or 1


def _to_block(all_: int, fitting: int, hidden: int) -> float:
    """Return the chance that none of so many cards fits, if all unseen ones are as likely."""
    return comb(all_ - fitting, hidden) / max(comb(all_, hidden), 1)


def _fits(count: int, fitting: Sequence[int], all_: int, chance: float, seat: str) -> Phrase:
    """Return how many of the unseen cards fit a count, and which ranks, if they are few.

    It is said to block the other seat only where there is a chance of that worth telling.
    """
    n, ranks, percent = len(fitting), _few_ranks(fitting), round(_HUNDRED * chance)
    if not n:
        return phrase("reason.countdown.no-answer", count=count, seat=seat)
    if chance < _TOLD:
        return phrase("reason.countdown.answers", n=n, count=count, all=all_)
    if ranks is None:
        return phrase("reason.countdown.blocks", n=n, count=count, all=all_, chance=percent, seat=seat)
    return phrase(
        "reason.countdown.few-answers", n=n, count=count, all=all_, chance=percent, ranks=ranks, seat=seat
    )


def _fits_instead(count: int, fitting: Sequence[int], all_: int) -> Phrase:
    """Return the same of another action."""
    ranks = _few_ranks(fitting)
    if not fitting:
        return phrase("reason.countdown.no-answer.other", count=count, other=ANOTHER)
    if len(fitting) == all_:
        return phrase("reason.countdown.all-answer.other", count=count, other=ANOTHER)
    n = len(fitting)
    if ranks is None:
        return phrase("reason.countdown.answers.other", n=n, count=count, all=all_, other=ANOTHER)
    return phrase(
        "reason.countdown.few-answers.other", n=n, count=count, all=all_, ranks=ranks, other=ANOTHER
    )


def _few_ranks(cards: Sequence[int]) -> Phrase | None:
    """Return the ranks of cards as a list, if they are few."""
    ranks = [rank for rank in RANKS if any(rank_of(card) == rank for card in cards)]
    if not 0 < len(ranks) <= _MANY:
        return None
    found = phrase(f"rank.{ranks[-1]}")
    for rank in reversed(ranks[:-1]):
        found = phrase("sheet.and", first=phrase(f"rank.{rank}"), second=found)
    return found


def _of_the_rest(scene: Scene[CountdownPosition], rest: int, count: int) -> Iterator[Term]:
    """Yield what the rest of the hand is good for at a count that never rises."""
    name = scene.names[scene.seat]
    numbers = _numbers_of(rest)
    alive = [number for number in numbers if number <= count]
    dead = sum(number > count for number in numbers)
    yield Term(
        "dead",
        -float(dead),
        phrase("reason.countdown.none-dead", count=count, seat=name) if numbers and not dead else None,
        phrase("reason.countdown.dead", n=dead, count=count, seat=name, other=ANOTHER) if dead else None,
    )
    low = (rest & _ACES).bit_count() + sum(number <= _LOW_NUMBER for number in alive)
    yield Term(
        "low",
        float(low),
        phrase("reason.countdown.low", n=low) if low else None,
        phrase("reason.countdown.low.other", number=low, other=ANOTHER)
        if low
        else phrase("reason.countdown.no-low", other=ANOTHER),
    )
    aces = (rest & _ACES).bit_count()
    yield Term(
        "ace",
        float(aces),
        phrase("reason.countdown.ace", n=aces) if aces else None,
        phrase("reason.countdown.ace.other", number=aces, other=ANOTHER)
        if aces
        else phrase("reason.countdown.no-ace", other=ANOTHER),
    )
    # No later count has a divisor beside 1 and itself.
    kings = (rest & _KINGS).bit_count() if count > _NEVER_DIVIDED else 0
    yield Term(
        "king",
        float(kings),
        phrase("reason.countdown.king", n=kings) if kings else None,
        phrase("reason.countdown.king.other", number=kings, other=ANOTHER)
        if kings
        else phrase("reason.countdown.no-king", other=ANOTHER),
    )


def _of_its_number(number: int, rest: int, count: int) -> Term:
    """Return what the numbers in hand are worth after a card of some number: lower ones fit longer.

    What is higher than the count never fits again.
    """
    left = [one for one in _numbers_of(rest) if one <= count]
    worth = sum(_MIDDLE - one for one in left) / _TEN
    if number not in _NUMBERS:
        return Term("lower", worth, None, aside=True)
    low = min(left, default=number)
    is_one_of = number in _numbers_of(rest)
    said = None
    if low < number:
        said = phrase("reason.countdown.keeps-lower", low=low)
    elif number > _MIDDLE and count < 2 * number:
        said = phrase(
            "reason.countdown.in-time.one-of" if is_one_of else "reason.countdown.in-time", number=number
        )
    instead = phrase(
        "reason.countdown.in-time.other.one-of" if is_one_of else "reason.countdown.in-time.other",
        number=number,
        other=ANOTHER,
    )
    return Term("lower", worth, said, instead, aside=True)


def _numbers_of(cards: int) -> list[int]:
    """Return the numbers on cards that have one."""
    return [card // 4 + 1 for card in cards_of(cards) if card // 4 + 1 in _NUMBERS]


def _alone(scene: Scene[CountdownPosition], rest: int, count: int, effect: int) -> Term:
    """Return how far the hand can still go without the other seat."""
    cards, end = best_run(rest, count, effect)
    if not cards:
        stuck = phrase("reason.countdown.stuck", count=count, seat=scene.names[scene.seat], other=ANOTHER)
        return Term("alone", -count / 2.0, None, stuck)
    return Term(
        "alone",
        float(cards) - end / 2.0,
        phrase("reason.countdown.alone", n=cards, count=end),
        phrase("reason.countdown.alone.other", n=cards, count=end, other=ANOTHER),
    )


def _answered(unseen: int, rest: int, count: int, effect: int) -> tuple[int, int]:
    """Return how many of the unseen cards that fit a count one's hand can answer, however they are played.

    A card that makes 0 has no answer: it ends the round.  The second figure is the number of cards that fit.
    """
    fitting = cards_of(unseen & int(playable(count, effect)))
    return sum(_can_answer(card // 4, rest, count, effect) for card in fitting), len(fitting)


@lru_cache(_CACHED)
def _can_answer(rank: int, rest: int, count: int, effect: int) -> bool:
    card = 4 * rank
    after = int(effect_of(card, effect))
    return all(rest & int(playable(left, after)) for left in _counts(card, count, effect))


def _counts(card: int, count: int, effect: int) -> list[int]:
    """Return the counts that a card that fits can make, in all its ways."""
    effect = int(effect_of(card, effect))
    return [int(count_after(count, effect, way)) for way in _ways(count, effect)]


def _ways(count: int, effect: int) -> list[int]:
    if effect == ACE:
        return [AS_1, AS_11] if count >= 11 else [AS_1]
    if effect == KING:
        return [BY_DIVISOR + int(DIVISORS[k]) for k in range(DIVISORS_AT[count], DIVISORS_AT[count + 1])]
    return [PLAIN]


@lru_cache(_CACHED)
def best_run(hand: int, count: int, effect: int) -> tuple[int, int]:
    """Return how many cards of a hand can be played one after the other, and the count after them.

    It is the run that pays best: the winner is paid for each card as much as the other one for each number.
    """
    best = 0, count
    if count == 0:
        return best
    for card in cards_of(hand & int(playable(count, effect))):
        for after in _counts(card, count, effect):
            cards, end = best_run(hand & ~(1 << card), after, int(effect_of(card, effect)))
            best = max(best, (cards + 1, end), key=lambda run: (run[0] - run[1], run[0]))
    return best


def _more(scene: Scene[CountdownPosition]) -> Term:
    """Return that going on is a gain for sure: the other seat is blocked, and one's own card is the last."""
    n = EACH * int(scene.position.factor())
    told = phrase("reason.countdown.more", n=n, seat=scene.names[scene.seat])
    return Term("more", 1.0, told, gains=True)


def _own(position: CountdownPosition, seat: int) -> int:
    return int(position.own0 if seat == 0 else position.played - position.own0)


# --- the stock ---------------------------------------------------------------------------------------------
def _of_the_stock(scene: Scene[CountdownPosition], action: int) -> Iterator[Term]:
    """Yield what speaks for turning the stock's top card, and for stopping."""
    position, seat = scene.position, scene.seat
    if action == DRAW:
        unseen = _unseen(scene)
        n, all_ = (unseen & int(playable(position.count, position.effect))).bit_count(), unseen.bit_count()
        count = int(position.count)
        if n == all_ > 0:
            said = phrase("reason.countdown.draw.all", count=count)
            instead = phrase("reason.countdown.draw.other.all", count=count, other=ANOTHER)
        else:
            said = phrase("reason.countdown.draw", n=n, all=all_, count=count)
            instead = phrase("reason.countdown.draw.other", n=n, all=all_, count=count, other=ANOTHER)
        if position.last == seat and position.blocked >> (1 - seat) & 1:
            yield _more(scene)
            return
        yield Term("draw", n / max(all_, 1) - _USUAL_DRAW, said, instead)
        yield Term("gives-up", 0.0, said if n else None)
    elif position.last != seat:
        yield Term(
            "gives-up",
            -1.0,
            None,
            phrase("reason.countdown.gives-up", seat=scene.names[1 - seat], other=ANOTHER),
        )
    elif position.blocked >> (1 - seat) & 1:
        yield Term("settles", 1.0, phrase("reason.countdown.settles", seat=scene.names[seat]))
    else:
        yield Term(
            "lets-go-on",
            -1.0,
            None,
            phrase("reason.countdown.lets-go-on", seat=scene.names[1 - seat], other=ANOTHER),
        )
