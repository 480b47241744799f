"""What an action of Libtis brings about, in terms for its reasons.

Cubes and chips are public; the bonus card and the hand are told of only to the seat that has them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.cards import cards_of
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.reasons import ANOTHER, Scene, Term
from limbotable.games.libtis.actions import LOCATION, NOTHING, QUICKSTART, SOURCE, SUPPLY, TAKE, TAKING
from limbotable.games.libtis.awards import LOCATIONS, SUIT_OF, awarded, chip_points, place_of
from limbotable.games.libtis.bonuses import BETRAYAL, CALAMITY, END, WINDFALL, bonus_points, figure
from limbotable.games.libtis.deck import (
    CHIP_VALUES,
    LOCATION_NAMES,
    NAMES,
    SUITS,
    card_phrase,
    location_phrase,
)
from limbotable.games.libtis.explain import listed, measure_phrase, seats_phrase, suit_phrase
from limbotable.games.libtis.moves import FITS, FITS_AT
from limbotable.games.libtis.packed import AT, NIBBLE
from limbotable.games.libtis.rules import ROUNDS, LibtisPosition

#: The suits that three of the bonus cards count: leaves, wyrms, knots.
_COUNTED: Final = {END: 3, CALAMITY: 4, WINDFALL: 5}
#: What another seat loses is worth so much of what the seat to act gains.
_OTHERS: Final = 0.8
_CLOSE: Final = 4.0  #: points between two standings, of which the lower one counts a third
_GIVEN_UP: Final = 1.5  #: the same of what it gives up, for a cube there is worth something later, too
_NOBODY: Final = -1

#: A location, the suits of the chip before and after, and the seat, where that is told alone.
_Change: TypeAlias = tuple[int, int, int, int]


def terms_of(scene: Scene[LibtisPosition], action: int) -> Iterator[Term]:
    """Yield the terms of a legal action."""
    if scene.position.phase == TAKING or action // SOURCE == TAKE:
        yield from _of_a_bonus(scene, action % LOCATION)
        return
    position, seat = scene.position, scene.seat
    target, source = action % SOURCE // LOCATION, action // SOURCE
    after = position.copy()
    after.add(seat, target, 1)
    after.add(seat, source, -1)
    places = [target] if source == SUPPLY else [target, source]
    # No cube and no card is of use after the last card of the match.
    last = position.round == ROUNDS and int(position.hand(seat)).bit_count() == 1
    yield _chips(scene, after, places)
    if last:
        yield _standing(scene, after)
    else:
        yield from _of_a_cube(position, target, source)
    yield _ahead(scene, after, target)
    if scene.own and position.ledger.bonuses[seat] not in (NOTHING, BETRAYAL):
        yield _bonus(scene, after)
    rest = int(position.hand(seat)) & ~(1 << action % LOCATION)
    if scene.own and rest:
        yield from _of_the_rest(action % LOCATION, rest)


def _of_a_cube(position: LibtisPosition, target: int, source: int) -> Iterator[Term]:
    """Yield where a cube goes, and whether it is a new one."""
    yield _crowd(position, target)
    if source == SUPPLY:
        yield Term("adds", 0.0, phrase("reason.libtis.adds"), kind=True, aside=True)
    else:
        yield Term("saves", 1.0, phrase("reason.libtis.saves"), aside=True)
        yield Term("adds", -1.0, None, kind=True, aside=True)


def _of_the_rest(played: int, rest: int) -> Iterator[Term]:
    """Yield what the cards left in hand can still do, and what the played one could."""
    n = len({location for card in cards_of(rest) for location in _fits(card)})
    yield Term(
        "reach",
        n / LOCATIONS - 1.0,
        phrase("reason.libtis.reach", n=n),
        phrase("reason.libtis.reach.other", n=n, other=ANOTHER),
        aside=True,
    )
    n = len(_fits(played))
    narrow = n < max(len(_fits(card)) for card in cards_of(rest))
    yield Term(
        "narrow",
        -n / LOCATIONS,
        phrase("reason.libtis.narrow", n=n) if narrow else None,
        phrase("reason.libtis.narrow.other", n=n, other=ANOTHER),
        aside=True,
    )


def _fits(card: int) -> list[int]:
    """Return the locations that a card fits."""
    return [int(FITS[k]) for k in range(FITS_AT[card], FITS_AT[card + 1])]


def _crowd(position: LibtisPosition, target: int) -> Term:
    """Return how many cubes stand where a cube goes: with fewer, it counts for more."""
    n = sum(int(cubes) >> int(AT[target]) & NIBBLE for cubes in position.cubes)
    where = _where(target)
    few = phrase("reason.libtis.few-cubes", n=n, location=where)
    return Term(
        "crowd",
        -n / LOCATIONS,
        few if n else phrase("reason.libtis.no-cubes", location=where),
        phrase("reason.libtis.crowd.other", n=n, other=ANOTHER) if n else None,
        aside=True,
    )


# --- chips, if the round ended now --------------------------------------------------------------------------
def suit_at(position: LibtisPosition, seat: int, location: int) -> int:
    """Return the suit of the chip that a seat gets at a location if the round ends now, or ``NOTHING``."""
    return int(SUIT_OF[location * 8 + place_of(position.cubes, seat, location)])


def _points(suit: int) -> int:
    return 0 if suit == NOTHING else CHIP_VALUES[suit]


def _changed(seats: Sequence[str], had: int, has: int) -> Phrase:
    """Return the change of the chips of some seats in words; it is the same for each."""
    if len(seats) > 1:
        return _changed_of(seats, had, has)
    (seat,), more = seats, _points(has) - _points(had)
    if had == NOTHING:
        return phrase("reason.libtis.gains", n=more, seat=seat, suit=suit_phrase(SUITS[has]))
    if has == NOTHING:
        return phrase("reason.libtis.loses", n=-more, seat=seat, other=suit_phrase(SUITS[had]))
    suit, other = suit_phrase(SUITS[has]), suit_phrase(SUITS[had])
    if not more:
        return phrase("libtis.swaps", seat=seat, suit=suit, other=other)
    return phrase(
        "reason.libtis.better" if more > 0 else "reason.libtis.worse",
        n=abs(more),
        seat=seat,
        suit=suit,
        other=other,
    )


def _changed_of(seats: Sequence[str], had: int, has: int) -> Phrase:
    """Return the change of the chips of several seats, which makes a difference to each."""
    every, more = seats_phrase(range(len(seats)), seats), _points(has) - _points(had)
    if had == NOTHING:
        return phrase("reason.libtis.gains.both", n=more, seats=every, suit=suit_phrase(SUITS[has]))
    if has == NOTHING:
        return phrase("reason.libtis.loses.both", n=-more, seats=every, other=suit_phrase(SUITS[had]))
    return phrase(
        "reason.libtis.better.both" if more > 0 else "reason.libtis.worse.both",
        n=abs(more),
        seats=every,
        suit=suit_phrase(SUITS[has]),
        other=suit_phrase(SUITS[had]),
    )


def _where(location: int) -> Phrase:
    return location_phrase(LOCATION_NAMES[location])


def _chips(scene: Scene[LibtisPosition], after: LibtisPosition, places: Sequence[int]) -> Term:
    """Return what the seat to act gains and the others lose where a cube goes and where it comes from.

    What speaks for the action is told in one sentence, and what speaks against it in another.
    """
    position, total, changes = scene.position, 0.0, False
    own, seats = scene.seat, range(scene.seat, scene.seat + position.seats)
    rivals = _rivals(position, own)
    # At each location, and of the same chips before and after.  The viewer is never one of several.
    good: dict[_Change, list[str]] = {}
    bad: dict[_Change, list[str]] = {}
    for location in places:
        for seat in (one % position.seats for one in seats):
            had, has = suit_at(position, seat, location), suit_at(after, seat, location)
            more = _points(has) - _points(had)
            worth = _worth(more, given_up=location != places[0]) if seat == own else -more * rivals[seat]
            total += worth
            changes = changes or had != has
            if more:
                alone = seat if seat in (own, scene.viewer) else _NOBODY
                told = good if worth > 0.0 else bad
                told.setdefault((location, had, has, alone), []).append(scene.names[seat])
    said = instead = None
    if total > 0.0:
        where, change = _in_one(good)
        said = phrase("reason.libtis.now", location=where, change=change)
    elif total < 0.0:
        where, change = _in_one(bad)
        instead = phrase("reason.libtis.now.other", location=where, change=change, other=ANOTHER)
    elif not changes:  # a smaller gain would still be heard as a reason for it
        instead = phrase("reason.libtis.no-chips", other=ANOTHER)
    return Term("chips", total, said, instead, gains=total > 0.0)


def _rivals(position: LibtisPosition, own: int) -> dict[int, float]:
    """Return what a point that another seat loses is worth: the more, the closer that seat is to winning."""
    standings = {
        seat: math.exp(
            int(chip_points(position.ledger.chips[seat]) + chip_points(awarded(position.cubes, seat)))
            / _CLOSE
        )
        for seat in range(position.seats)
        if seat != own
    }
    whole = sum(standings.values())
    return {seat: _OTHERS * len(standings) * part / whole for seat, part in standings.items()}


def _worth(more: int, *, given_up: bool) -> float:
    """Return what points are worth to the seat to act: more where it gives up what it has."""
    return more * _GIVEN_UP if given_up else float(more)


def _in_one(changes: Mapping[_Change, Sequence[str]]) -> tuple[Phrase, Phrase]:
    """Return the first location, and all changes: each further location is named before its own."""
    said = [
        (location, listed([_changed(seats, had, has) for (_, had, has, _), seats in every]))
        for location, every in groupby(changes.items(), key=lambda one: one[0][0])
    ]
    (first, there), *others = said
    named = [phrase("libtis.at", location=_where(location), remarks=change) for location, change in others]
    return _where(first), listed([there, *named])


def _ahead(scene: Scene[LibtisPosition], after: LibtisPosition, target: int) -> Term:
    """Return how far the seat to act is ahead of all others where its cube goes, or behind."""
    cubes = [int(one) >> int(AT[target]) & NIBBLE for one in after.cubes]
    own = cubes.pop(scene.seat)
    ahead, where = own - max(cubes), _where(target)
    if ahead > 0:
        return Term(
            "ahead",
            ahead / (1.0 + ahead),
            phrase("reason.libtis.ahead", n=ahead + 1, location=where),
            phrase("reason.libtis.ahead.other", n=ahead + 1, location=where, other=ANOTHER),
            aside=True,
        )
    return Term(
        "ahead",
        ahead / (1.0 - ahead),
        phrase("reason.libtis.level", location=where) if ahead == 0 else None,
        phrase("reason.libtis.behind", n=1 - ahead, location=where, other=ANOTHER),
        aside=True,
    )


def _standing(scene: Scene[LibtisPosition], after: LibtisPosition) -> Term:
    """Return the points if the match ended after a seat's last action, beside those of the best other one.

    Of bonus cards only the seat's own one is known to it, and Betrayal pays by those of the others.
    """
    position, seat = scene.position, scene.seat
    seats = range(position.seats)
    chips = [int(position.ledger.chips[one]) + int(awarded(after.cubes, one)) for one in seats]
    points = [int(chip_points(one)) for one in chips]
    counted = scene.own and position.ledger.bonuses[seat] not in (NOTHING, BETRAYAL)
    if counted:
        points[seat] += int(bonus_points(position.ledger.bonuses, vec[i64](chips), seat))
    rival = max((one for one in seats if one != seat), key=lambda one: points[one])
    own, theirs = points[seat], points[rival]
    seated, ahead = scene.names[seat], scene.names[rival]
    if position.variant == QUICKSTART:
        told = phrase("reason.libtis.standing", seat=seated, own=own, rival=ahead, points=theirs)
    elif counted:
        told = phrase("reason.libtis.standing.own-bonus", seat=seated, own=own, rival=ahead, points=theirs)
    else:
        told = phrase("reason.libtis.standing.no-bonus", seat=seated, own=own, rival=ahead, points=theirs)
    return Term(
        "standing",
        float(own - theirs),
        told,
        phrase("reason.libtis.standing.other", own=own, points=theirs, other=ANOTHER),
        first=True,
    )


# --- the bonus card, and the hand -----------------------------------------------------------------------
def _bonus(scene: Scene[LibtisPosition], after: LibtisPosition) -> Term:
    """Return what the action does for one's own bonus card if the round ends now."""
    position, seat = scene.position, scene.seat
    bonus, chips = int(position.ledger.bonuses[seat]), int(position.ledger.chips[seat])
    before = int(figure(bonus, chips + int(awarded(position.cubes, seat))))
    then = int(figure(bonus, chips + int(awarded(after.cubes, seat))))
    card, measure = card_phrase(NAMES[bonus]), measure_phrase(NAMES[bonus], then)
    if not then:
        none = phrase("reason.libtis.bonus.none.other", card=card, other=ANOTHER)
        return Term("bonus", float(then - before), None, none)
    # Where it leaves the figure as it was, or lower, it does nothing for the card.
    told = phrase("reason.libtis.bonus", card=card, measure=measure) if then > before else None
    instead = phrase("reason.libtis.bonus.other", card=card, measure=measure, other=ANOTHER)
    return Term("bonus", float(then - before), told, instead)


def _of_a_bonus(scene: Scene[LibtisPosition], card: int) -> Iterator[Term]:
    """Yield what speaks for a bonus card that is taken from the set."""
    suit = _COUNTED.get(card)
    if suit is None:
        said = {
            "pact": phrase("reason.libtis.pact"),
            "harvest": phrase("reason.libtis.harvest"),
            "excuse": phrase("reason.libtis.excuse"),
            "betrayal": phrase("reason.libtis.betrayal"),
        }[NAMES[card]]
        yield Term(NAMES[card], 1.0, said)
    elif scene.own:
        paying = {place for place in range(LOCATIONS) if suit in SUIT_OF[8 * place + 1 : 8 * place + 4]}
        hand = cards_of(int(scene.position.hand(scene.seat)))
        n = sum(bool(paying & set(_fits(one))) for one in hand)
        told, suited = card_phrase(NAMES[card]), suit_phrase(SUITS[suit])
        yield Term(
            "suited",
            n / 5.0,
            phrase("reason.libtis.suited", n=n, card=told, suit=suited) if n else None,
            phrase("reason.libtis.suited.other", n=n, suit=suited, other=ANOTHER)
            if n
            else phrase("reason.libtis.unsuited.other", suit=suited, other=ANOTHER),
        )
