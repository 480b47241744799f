"""What an action of the foe-fighting game brings about, in terms for its reasons.

All follow from the cards that the viewer has seen: the cycle, the corners, and its hand, if it is to act.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, TypeAlias

from librt.vecs import vec

from limbotable.core.cards import card_text, cards_of
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.reasons import ANOTHER, Scene, Term
from limbotable.games.foes.actions import BARE, BLIND, NONE, PLAY, WAY
from limbotable.games.foes.blueprint import Blueprint
from limbotable.games.foes.cards import FIRST_JOKER, JACKS, LOWEST, RED, TACTICAL, lowest_visible
from limbotable.games.foes.chaos import left_after_chaos, unpaired, unstraightened
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.variant import TEAM

#: What is left of a foe that stays as long as its like may still come to the same corner.
_HOPED: Final = 0.1
#: The numbers that are needed least, in the middle: they are the first to be spent.
_MIDDLE: Final = 8
_MIDDLE_WITH_SHADOW: Final = 6
_HIGHEST: Final = 10.0  #: number of a card
_NEITHER: Final = 6  #: lower numbers take a foe, higher ones avoid it
#: A card less in hand matters more the longer the deck lasts: its cards are counted in so many.
_DECK: Final = 20.0
_DIGITS: Final = 9  #: of a worth: what a sum adds after these is nothing


#: A sentence for an action, one against it, and one of what it has in common with another one.
_Told: TypeAlias = tuple[Phrase, Phrase, Phrase]


def terms_of(scene: Scene[FoesPosition], action: int) -> Iterator[Term]:
    """Yield the terms of a legal action."""
    way, card = action >> 6, action & (WAY - 1)
    if way == PLAY:
        yield _taker(scene, card)
        yield Term("blind", 0.0, phrase("reason.foes.replaced", n=_held(scene)), kind=True, aside=True)
        if scene.own:
            yield from _spent(scene, card)
        return
    if scene.own:
        yield _taker_of_a_blind_card(scene)
    if way == BLIND:
        cost = float(scene.position.remaining()) / _DECK
        yield Term("blind", -cost, None, phrase("reason.foes.blind", other=ANOTHER), aside=True)
        yield Term("unspent", 0.0, phrase("reason.foes.unspent"))
        if scene.own:
            yield _marker(scene, card)
    else:
        assert action == BARE
        yield Term("bare", 0.0, phrase("reason.foes.bare"))


# --- the foe on show ----------------------------------------------------------------------------------------
def worth_of(position: FoesPosition, hero: int) -> float:
    """Return how glad the seat to act may be if a hero takes the foe on show, in foes: what is public."""
    foe, corner = 1 << int(position.foes[position.taken]), int(position.corner(hero))
    more = float(left_after_chaos(corner | foe) - left_after_chaos(corner))
    if more > 0.0 and _like(foe) & int(position.variant.foes & ~position.met):
        more = _HOPED
    variant, seat = position.variant, int(position.hero)
    if variant.mode == TEAM:
        return -more
    if hero >= variant.players:
        return 0.0
    return -more if variant.side(hero) == variant.side(seat) else more / float(variant.sides - 1)


def _like(foe: int) -> int:
    """Return the foes that a foe makes a pair with: of its number and colour, or the jokers."""
    card = foe.bit_length() - 1
    if card >= FIRST_JOKER:
        return 7 << FIRST_JOKER & ~foe
    return sum(
        1 << other
        for other in range(card // 4 * 4, card // 4 * 4 + 4)
        if other != card and (RED >> other % 4 & 1) == (RED >> card % 4 & 1)
    )


def _effect(position: FoesPosition, hero: int) -> Phrase:
    """Return what the foe on show would do in a hero's corner, in words."""
    foe, corner = 1 << int(position.foes[position.taken]), int(position.corner(hero))
    more = int(left_after_chaos(corner | foe) - left_after_chaos(corner))
    like = cards_of(corner & _like(foe))
    if more < 0:
        if like:
            return phrase("reason.foes.pairs", foe=_name(like[0]))
        return phrase("reason.foes.straight")
    if is_cancelled(corner, foe):
        return phrase("reason.foes.breaks")
    if can_be_cancelled(corner, foe, int(position.variant.foes & ~position.met)):
        return phrase("reason.foes.hopes")
    return phrase("reason.foes.remains")


def is_cancelled(corner: int, foe: int) -> bool:
    """Return whether the chaos cancels a jack to ace with others of a corner: of three jokers any may go."""
    return foe < 1 << FIRST_JOKER and not foe & int(unstraightened(unpaired(corner | foe)))


def can_be_cancelled(corner: int, foe: int, to_come: int) -> bool:
    """Return whether foes to come would cancel one that stays in a corner for now, if they came there."""
    if _like(foe) & to_come:
        return True
    if foe >= 1 << FIRST_JOKER:
        return False
    suit = (foe.bit_length() - 1) % 4
    straight = sum(1 << card for card in (suit, *range(JACKS + suit, FIRST_JOKER, 4)))
    matter = cards_of(to_come & (straight | sum(_like(1 << card) for card in cards_of(straight))))
    return any(
        is_cancelled(corner | sum(1 << card for card in coming), foe)
        for size in range(1, len(matter) + 1)
        for coming in combinations(matter, size)
    )


def _name(foe: int) -> Phrase:
    return phrase(f"foes.foe.{card_text(foe)}")


def _hero(scene: Scene[FoesPosition], hero: int) -> str | Phrase:
    return scene.names[hero] if hero < len(scene.names) else phrase("foes.shadow")


def _unseen(scene: Scene[FoesPosition]) -> int:
    """Return the tactical cards that may still come, by what the viewer has seen.

    Of another seat's decision it is told what every bystander knows.
    """
    viewer = scene.viewer if scene.own else len(scene.names)
    return TACTICAL & ~int(scene.position.visible(viewer))


def _outlook(position: FoesPosition) -> list[float]:
    """Return the worth of each tactical card on the table for the seat to act, from the lowest card on.

    It is in foes, if the others play by the conventions: what every bystander can tell.
    """
    cards = TACTICAL.bit_count()
    worths, costs = vec[float]([0.0] * cards), vec[float]([0.0] * cards)
    Blueprint(position.variant).appraise(position, worths, costs)
    return [round(worth, _DIGITS) for worth in worths]


def target_with(position: FoesPosition, card: int) -> tuple[int, int]:
    """Return the hero that takes the foe as it stands once a card is laid, and the lowest visible card."""
    lowest = int(lowest_visible(int(position.table) | 1 << card))
    if lowest == NONE:
        return NONE, NONE
    if lowest == card:
        return int(position.hero), lowest
    hero, cards = int(position.starter), int(position.cycle)
    while cards & 63 != lowest:
        hero = int(position.next_hero(hero))
        cards >>= 6
    return hero, lowest


def _spoilers(unseen: int, lowest: int) -> int:
    """Return the cards that change where the foe goes if they come next.

    A lower one draws it elsewhere, and one of the same number hides the lowest visible card: then another
    hero takes the foe, or nobody.
    """
    return unseen & (1 << lowest // 4 * 4 + 4) - 1


def _taker(scene: Scene[FoesPosition], card: int) -> Term:
    """Return where the foe goes once a card is laid, or where it would go as it stands."""
    position = scene.position
    hero, lowest = target_with(position, card)
    left = int(position.variant.heroes - position.laid) - 1
    foe = _name(int(position.foes[position.taken]))
    if hero == NONE:
        told = _nobody_yet(foe) if left else _nobody(foe)
    else:
        seat, effect = _hero(scene, hero), _effect(position, hero)
        own = hero == scene.seat
        told = _taken(seat, foe, effect, own=own)
        if left:
            unseen = _unseen(scene) & ~(1 << card)
            spoil, all_ = _spoilers(unseen, lowest).bit_count(), unseen.bit_count()
            told = _stands(seat, foe, effect, own=own, spoil=spoil, all_=all_)
    said, instead, even = told
    return Term("taker", _outlook(position)[card - LOWEST], said, instead, plain=True, even=even)


def _nobody(foe: Phrase) -> _Told:
    """Return that all cards hide each other at the end of a cycle."""
    return (
        phrase("reason.foes.nobody", foe=foe),
        phrase("reason.foes.nobody.other", other=ANOTHER),
        phrase("reason.foes.nobody.either", foe=foe),
    )


def _nobody_yet(foe: Phrase) -> _Told:
    """Return the same while others have yet to play."""
    return (
        phrase("reason.foes.nobody-yet", foe=foe),
        phrase("reason.foes.nobody-yet.other", other=ANOTHER),
        phrase("reason.foes.nobody-yet.either", foe=foe),
    )


def _taken(seat: str | Phrase, foe: Phrase, effect: Phrase, *, own: bool) -> _Told:
    """Return where the foe goes at the end of a cycle."""
    return (
        phrase("reason.foes.takes", seat=seat, foe=foe, effect=effect),
        phrase("reason.foes.takes.other", seat=seat, effect=effect, other=ANOTHER),
        phrase("reason.foes.takes.either", seat=seat, foe=foe)
        if own
        else phrase("reason.foes.takes.either.another", foe=foe),
    )


def _stands(seat: str | Phrase, foe: Phrase, effect: Phrase, *, own: bool, spoil: int, all_: int) -> _Told:
    """Return where the foe goes for now, and how many cards would change that."""
    even = (
        phrase("reason.foes.stands.either", seat=seat, foe=foe)
        if own
        else phrase("reason.foes.stands.either.another", foe=foe)
    )
    if not spoil:
        return (
            phrase("reason.foes.none-lower", seat=seat, foe=foe, effect=effect),
            phrase("reason.foes.none-lower.other", seat=seat, effect=effect, other=ANOTHER),
            even,
        )
    if spoil == all_:
        return (
            phrase("reason.foes.stands.all", seat=seat, foe=foe, effect=effect),
            phrase("reason.foes.stands.other.all", seat=seat, effect=effect, other=ANOTHER),
            even,
        )
    return (
        phrase("reason.foes.stands", n=spoil, all=all_, seat=seat, foe=foe, effect=effect),
        phrase("reason.foes.stands.other", n=spoil, all=all_, seat=seat, effect=effect, other=ANOTHER),
        even,
    )


def _taker_of_a_blind_card(scene: Scene[FoesPosition]) -> Term:
    """Return how often a card of the deck would make the seat to act the one that takes the foe."""
    position, unseen = scene.position, _unseen(scene)
    cards, worths = cards_of(unseen), _outlook(scene.position)
    left = int(position.variant.heroes - position.laid) - 1
    worth, own, spoiling = 0.0, 0, 0
    for card in cards:
        hero, lowest = target_with(position, card)
        own += hero == position.hero
        worth += worths[card - LOWEST]
        if hero != NONE:
            spoiling += _spoilers(unseen & ~(1 << card), lowest).bit_count()
    all_ = len(cards)
    said, instead = _chance_of_a_blind_card(
        scene, own, all_, round(spoiling / max(all_, 1)), for_now=left > 0
    )
    even = phrase("reason.foes.chance.either")
    return Term("taker", worth / max(all_, 1), said, instead, even=even)


def _chance_of_a_blind_card(
    scene: Scene[FoesPosition], own: int, all_: int, spoilers: int, *, for_now: bool
) -> tuple[Phrase, Phrase]:
    """Return how many of all cards of the deck bring the foe to the seat to act; and that of another action.

    While others have yet to play it is said that this holds for now, and how many ``spoilers`` among the
    cards that are left would change it, in the mean of the cards.
    """
    position = scene.position
    seat, foe = _hero(scene, scene.seat), _name(int(position.foes[position.taken]))
    if not own:
        return (
            phrase(
                "reason.foes.no-chance.now" if for_now else "reason.foes.no-chance",
                all=all_,
                seat=seat,
                foe=foe,
            ),
            phrase(
                "reason.foes.no-chance.now.other" if for_now else "reason.foes.no-chance.other",
                all=all_,
                seat=seat,
                other=ANOTHER,
            ),
        )
    effect = _effect(position, scene.seat)
    if own == all_:
        return _certain_with_a_blind_card(seat, foe, effect, all_ - 1, spoilers if for_now else None)
    instead = phrase(
        "reason.foes.chance.now.other" if for_now else "reason.foes.chance.other",
        n=own,
        all=all_,
        seat=seat,
        effect=effect,
        other=ANOTHER,
    )
    if worth_of(position, int(position.hero)) < 0.0:  # a reason is the chance to be spared
        return phrase(
            "reason.foes.avoids.now" if for_now else "reason.foes.avoids",
            n=all_ - own,
            all=all_,
            seat=seat,
            foe=foe,
            effect=effect,
        ), instead
    return phrase(
        "reason.foes.chance.now" if for_now else "reason.foes.chance",
        n=own,
        all=all_,
        seat=seat,
        foe=foe,
        effect=effect,
    ), instead


def _certain_with_a_blind_card(
    seat: str | Phrase, foe: Phrase, effect: Phrase, others: int, spoilers: int | None
) -> tuple[Phrase, Phrase]:
    """Return that every card of the deck brings the foe to the seat to act; and that of another action.

    How firmly the foe goes there differs from card to card: ``spoilers`` of the ``others`` would change it.
    """
    if spoilers is None:
        return (
            phrase("reason.foes.chance.all", seat=seat, foe=foe, effect=effect),
            phrase("reason.foes.chance.other.all", seat=seat, effect=effect, other=ANOTHER),
        )
    return (
        phrase(
            "reason.foes.chance.now.all",
            n=spoilers,
            all=others,
            seat=seat,
            foe=foe,
            effect=effect,
        ),
        phrase(
            "reason.foes.chance.now.other.all",
            n=spoilers,
            all=others,
            seat=seat,
            other=ANOTHER,
        ),
    )


# --- the hand -----------------------------------------------------------------------------------------------
def _held(scene: Scene[FoesPosition]) -> int:
    """Return the number of cards in hand of the seat to act, which everybody sees."""
    return int(scene.position.hand(scene.seat)).bit_count()


def _spent(scene: Scene[FoesPosition], card: int) -> Iterator[Term]:
    """Yield what the hand loses with a card: its lowest one, which takes a foe, or its highest one."""
    position = scene.position
    numbers = sorted(one // 4 + 1 for one in cards_of(int(position.hand(scene.seat))))
    number, low, high = card // 4 + 1, numbers[0], numbers[-1]
    middle = _MIDDLE_WITH_SHADOW if position.variant.shadow else _MIDDLE

    def below(one: int) -> int:
        return max(middle - one, 0)

    def above(one: int) -> int:
        return max(one - middle, 0)

    # Of two equal cards one is left in any case.
    low_is_single = low < _NEITHER and numbers.count(low) == 1
    yield Term(
        "low",
        (min(map(below, numbers)) - below(number)) / float(middle),
        phrase("reason.foes.saves-low", number=low) if low_is_single and number > low else None,
        phrase("reason.foes.lowest", number=low, other=ANOTHER) if low_is_single and number == low else None,
        aside=True,
    )
    high_is_single = high > _NEITHER and numbers.count(high) == 1
    yield Term(
        "high",
        (min(map(above, numbers)) - above(number)) / float(middle),
        phrase("reason.foes.saves-high", number=high) if high_is_single and number < high else None,
        phrase("reason.foes.highest", number=high, other=ANOTHER)
        if high_is_single and number == high
        else None,
        aside=True,
    )


def _marker(scene: Scene[FoesPosition], card: int) -> Term:
    """Return what the hand loses with a marker, which takes no foe: a low card, at best."""
    numbers = [one // 4 + 1 for one in cards_of(int(scene.position.hand(scene.seat)))]
    number = card // 4 + 1
    said = instead = None
    if number < max(numbers):
        said = phrase("reason.foes.marker", number=number)
    if number > min(numbers):
        instead = phrase("reason.foes.marker.other", number=number, other=ANOTHER)
    return Term("marker", (min(numbers) - number) / _HIGHEST, said, instead, aside=True)
