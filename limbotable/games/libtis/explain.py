"""The board of Libtis in words: standings, the changes by an action, the points for a bonus card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.libtis.deck import card_phrase, location_phrase
from limbotable.games.libtis.view import (
    FROM_SUPPLY,
    Betrayed,
    Bonus,
    LibtisMove,
    LibtisView,
    LocationSight,
    Standing,
    TiedSeats,
)


@cache
def suit_phrase(suit: str) -> Phrase:
    """Return the name of a suit."""
    return phrase(f"libtis.suit.{suit}")


def seats_phrase(seats: Sequence[int], names: Sequence[str]) -> Phrase:
    """Return some seats' names as a list."""
    first, *others = seats
    if not others:
        return phrase("text", text=names[first])
    return phrase(
        "libtis.seats.two" if len(others) == 1 else "libtis.seats.more",
        first=names[first],
        others=seats_phrase(others, names),
    )


# --- standings ----------------------------------------------------------------------------------------
def group_phrase(group: TiedSeats, names: Sequence[str]) -> Phrase:
    """Return the award of the seats of a group in words, with the reason if they share a place."""
    seats = seats_phrase(group.seats, names)
    if len(group.seats) == 1:
        if group.suit is None:
            return phrase("libtis.award.none", seat=seats, place=place_phrase(group.place))
        return phrase(
            "libtis.award.alone", seat=seats, place=place_phrase(group.place), suit=suit_phrase(group.suit)
        )
    if group.suit is None:
        return phrase("libtis.award.shared-none", seats=seats, place=place_phrase(group.place))
    return phrase(
        "libtis.award.shared", seats=seats, place=place_phrase(group.place), suit=suit_phrase(group.suit)
    )


def _here(group: TiedSeats, names: Sequence[str]) -> Phrase:
    """Return the seats of a group with their cubes, their place and its award."""
    seats, place = seats_phrase(group.seats, names), place_phrase(group.place)
    alone = len(group.seats) == 1
    if group.suit is None:
        return phrase(
            "libtis.here.none" if alone else "libtis.here.shared-none",
            seats=seats,
            n=group.cubes,
            place=place,
        )
    suit = suit_phrase(group.suit)
    return phrase(
        "libtis.here.alone" if alone else "libtis.here.shared",
        seats=seats,
        n=group.cubes,
        place=place,
        suit=suit,
    )


def here_phrases(standing: Standing, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return all that stands at a location, place by place: the seats, their cubes, and the awards."""
    return tuple(_here(group, names) for group in standing) or (phrase("libtis.award.empty"),)


def place_phrase(place: int) -> Phrase:
    """Return a place of a standing, from 1 to the most seats of a table, as it is said before “place”."""
    return phrase(f"libtis.place.{place}")


def standing_phrases(standing: Standing, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return all seats' awards at a location, in words."""
    return tuple(group_phrase(group, names) for group in standing) or (phrase("libtis.award.empty"),)


# --- what an action changes ---------------------------------------------------------------------------
def remarks(view: LibtisView, move: LibtisMove, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return the changes by a legal play of the seat to act, in words: at the cube's target, at its source.

    Only public facts are taken into account, so every user may read them.
    """
    if not move.location:
        return ()
    locations = {one.name: one for one in view.locations}
    found = [_arriving(locations[move.location], view.turn, names)]
    if move.source != FROM_SUPPLY:
        found.append(_leaving(locations[move.source], view.turn, names))
    return tuple(
        phrase("libtis.at", location=location_phrase(name), remarks=listed(said))
        for name, said in zip((move.location, move.source), found, strict=False)
    )


def _arriving(location: LocationSight, seat: int, names: Sequence[str]) -> list[Phrase]:
    before, after = location.standing, location.more
    mine = _group(after, seat)
    assert mine is not None
    said = []
    if mine.place == 1 and len(mine.seats) == 1:
        said.append(phrase("libtis.stays-ahead" if _alone_first(before, seat) else "libtis.takes-lead"))
        if len(after) > 1:
            said.append(_needed(after[1], mine.cubes, names))
    elif len(mine.seats) > 1:
        others = seats_phrase([one for one in mine.seats if one != seat], names)
        said.append(phrase("libtis.level", seats=others, place=place_phrase(mine.place)))
    else:
        said.append(phrase("libtis.in-place", place=place_phrase(mine.place)))
    if mine.suit is None and _suit(before, seat) is None:
        said.append(phrase("libtis.unpaid"))
    return [*said, *_changes(before, after, seat, names)]


def _needed(rivals: TiedSeats, cubes: int, names: Sequence[str]) -> Phrase:
    """Return the number of cubes that the next seats each need for the lead over so many cubes."""
    n = cubes - rivals.cubes + 1
    if len(rivals.seats) == 1:
        return phrase("libtis.needs", seat=names[rivals.seats[0]], n=n)
    return phrase("libtis.needs.both", seats=seats_phrase(rivals.seats, names), n=n)


def _leaving(location: LocationSight, seat: int, names: Sequence[str]) -> list[Phrase]:
    changes = list(_changes(location.standing, location.fewer, seat, names))
    return changes or [phrase("libtis.costs-nothing")]


def _changes(before: Standing, after: Standing, seat: int, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the changes of chips in words, those of the seat to act first, the same ones in one."""
    seats = {one for group in (*before, *after) for one in group.seats}
    alike: dict[tuple[str | None, str | None], list[int]] = {}
    for one in sorted(seats, key=lambda other: (other != seat, other)):
        alike.setdefault((_suit(before, one), _suit(after, one)), []).append(one)
    for (had, has), every in alike.items():
        if had != has:
            yield _change(every, had, has, names)


def _change(seats: Sequence[int], had: str | None, has: str | None, names: Sequence[str]) -> Phrase:
    """Return the change of the chips of some seats, the same for each; there is one."""
    if len(seats) == 1:
        seat = names[seats[0]]
        if has is None:
            assert had is not None
            return phrase("libtis.loses", seat=seat, other=suit_phrase(had))
        if had is None:
            return phrase("libtis.gains", seat=seat, suit=suit_phrase(has))
        return phrase("libtis.swaps", seat=seat, suit=suit_phrase(has), other=suit_phrase(had))
    every = seats_phrase(seats, names)
    if has is None:
        assert had is not None
        return phrase("libtis.loses.both", seats=every, other=suit_phrase(had))
    if had is None:
        return phrase("libtis.gains.both", seats=every, suit=suit_phrase(has))
    return phrase("libtis.swaps.both", seats=every, suit=suit_phrase(has), other=suit_phrase(had))


def _group(standing: Standing, seat: int) -> TiedSeats | None:
    return next((group for group in standing if seat in group.seats), None)


def _suit(standing: Standing, seat: int) -> str | None:
    group = _group(standing, seat)
    return None if group is None else group.suit


def _alone_first(standing: Standing, seat: int) -> bool:
    return bool(standing) and standing[0].seats == (seat,)


def listed(said: Sequence[Phrase]) -> Phrase:
    """Return remarks as one line, one after the other; there is at least one."""
    first, *others = said
    return phrase("libtis.listed", first=first, others=listed(others)) if others else first


# --- bonuses ------------------------------------------------------------------------------------------
def measure_phrase(card: str, figure: int) -> Phrase:
    """Return a figure in the measure of a bonus card: 3 leaves chips."""
    return phrase(f"libtis.measure.{card}", n=figure)


def bonus_phrase(bonus: Bonus) -> Phrase:
    """Return the reason for a bonus card's points; Betrayal's parts are in ``betrayed_phrase``."""
    if bonus.betrayed:
        return phrase("libtis.bonus.betrayal", n=bonus.points)
    own = measure_phrase(bonus.card, bonus.figure)
    if bonus.figure < bonus.best:
        return phrase("libtis.bonus.less", own=own, best=bonus.best)
    if bonus.figure == 0:
        return phrase("libtis.bonus.zero", own=own)
    if bonus.sharing == 1:
        return phrase("libtis.bonus.most", own=own)
    return phrase("libtis.bonus.shared", own=own, n=bonus.sharing)


def betrayed_phrase(one: Betrayed, names: Sequence[str]) -> Phrase:
    """Return the points from Betrayal for one other player's bonus card, in words."""
    if one.mine > one.theirs:
        case = phrase("libtis.betrayal.beat")
    elif one.mine == one.theirs:
        case = phrase("libtis.betrayal.equal")
    elif one.theirs < one.best:
        case = phrase("libtis.betrayal.third", best=one.best)
    else:
        case = phrase("libtis.betrayal.tied" if one.sharing > 1 else "libtis.betrayal.alone")
    return phrase(
        "libtis.betrayal",
        card=card_phrase(one.card),
        seat=names[one.seat],
        mine=one.mine,
        theirs=one.theirs,
        case=case,
        points=one.points,
    )
