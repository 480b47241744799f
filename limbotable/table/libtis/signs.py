"""The signs on the table of Libtis."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import OVER
from limbotable.games.libtis.deck import CHIP_VALUES, SUITS, card_phrase, location_phrase, suits_phrase
from limbotable.games.libtis.explain import listed, standing_phrases, suit_phrase
from limbotable.games.libtis.view import LibtisView, LocationSight, Standing
from limbotable.table.libtis.layout import LibtisLayout, index_of
from limbotable.table.lie import Box
from limbotable.table.sheet import in_one
from limbotable.table.tableau import Sign, SignKind
from limbotable.table.words import joined


def signs_of(view: LibtisView, places: LibtisLayout, names: Sequence[str]) -> Iterator[Sign]:
    """Yield all signs on the table."""
    roomy = places.round.height > 0.3  # for the seat that starts, which a plate has hardly room for
    for seat in range(view.seats):
        text, points = phrase("text", text=names[seat]), _plate_note(view, seat)
        plate = boxed(
            f"seat{seat}",
            "plate",
            places.seat(seat).plate(),
            text,
            note=phrase("points", n=view.scores[seat]) if roomy else points,
            lit=view.turn == seat,
            faces=(str(seat),),
        )
        # An eye sees that no cube is there.
        bare = view.phase == "play" and not view.supplies[seat]
        yield replace(plate, said=(text, points, phrase("libtis.bare")) if bare else (text, points))
        yield from _tally(view, seat, places, names)
    if view.round:
        text = phrase("libtis.round", round=view.round, rounds=view.rounds)
        note = None if view.start is None else phrase("libtis.starts", seat=names[view.start])
        yield boxed("round", "note", places.round, text, note=note if roomy else None)
    for index, one in enumerate(view.locations):
        label = boxed(f"label {one.name}", "note", places.board.label(index), location_phrase(one.name))
        yield replace(label, said=(), piece=one.name)  # the awards there begin with the same name
        yield awards(one, one.standing, places, names)
    step = turn_phrase(view, names)
    if step is not None:
        yield boxed("step", "note", places.step, step)
    if view.draft is not None:
        yield from _offers(view, places)


def boxed(
    key: str,
    kind: SignKind,
    box: Box,
    text: Phrase,
    *,
    note: Phrase | None = None,
    lit: bool = False,
    cells: Iterable[Phrase | None] = (),
    faces: tuple[str, ...] = (),
) -> Sign:
    """Return a sign that fills a box."""
    place = box.x, box.y, box.width, box.height
    return Sign(key, kind, *place, text, note, lit, cells=tuple(cells), faces=faces)


def _plate_note(view: LibtisView, seat: int) -> Phrase:
    said = [phrase("points", n=view.scores[seat])]
    if view.start == seat and view.round and view.turn != OVER:
        said.append(phrase("libtis.first"))
    return joined(said)


def _tally(view: LibtisView, seat: int, places: LibtisLayout, names: Sequence[str]) -> Iterator[Sign]:
    """Yield the numbers of chips by suit: below the stacks, or instead of them where chips are hidden."""
    held = view.chips[seat]
    if held is None or not any(held):
        return
    text = phrase(
        "libtis.at", location=phrase("text", text=names[seat]), remarks=in_one(_counts(held), "and")
    )
    cells = [phrase("number", number=count) if count else None for count in held]
    own = chips_hidden(view)
    box = places.seat(seat).purse() if own else places.seat(seat).tally()
    tally = boxed(f"chips{seat}", "tally", box, text, cells=cells, faces=SUITS if own else ())
    yield replace(tally, tip=worths(tuple(suit for suit, count in zip(SUITS, held, strict=True) if count)))


def _counts(held: Sequence[int]) -> list[Phrase]:
    return [phrase(f"libtis.count.{suit}", n=count) for suit, count in zip(SUITS, held, strict=True) if count]


def awards(one: LocationSight, standing: Standing, places: LibtisLayout, names: Sequence[str]) -> Sign:
    """Return all seats' awards at a location if the round ends with this standing there."""
    said = standing_phrase(standing, tuple(names))
    text = phrase("libtis.at", location=location_phrase(one.name), remarks=said)
    seats = ["".join(str(s) for g in standing if g.suit == suit for s in g.seats) for suit in one.suits]
    box = places.board.awards(index_of(one.name))
    place = box.x, box.y, box.width, box.height
    return Sign(f"awards {one.name}", "awards", *place, text, faces=tuple(seats), piece=one.name)


def turn_phrase(view: LibtisView, names: Sequence[str]) -> Phrase | None:
    """Return the seat to act and its step; the viewer is addressed.  None where no seat is to act."""
    if view.turn < 0:
        return None
    step = "play" if view.draft is None else "take"
    seat = names[view.turn]
    mine = view.turn == view.viewer
    return phrase(f"libtis.due.{step}", seat=seat) if mine else phrase(f"libtis.step.{step}", seat=seat)


def standing(view: LibtisView) -> tuple[Phrase, ...]:
    """Return that the supply of the viewer that is to act is empty, where it is."""
    bare = view.phase == "play" and view.turn == view.viewer and not view.supplies[view.turn]
    return (phrase("libtis.step.bare"),) if bare else ()


@cache
def worths(suits: tuple[str, ...] = SUITS) -> Phrase:
    """Return the points for a chip of each of these suits."""
    chips = [
        phrase("libtis.chip-worth", suit=suit_phrase(suit), points=CHIP_VALUES[SUITS.index(suit)])
        for suit in suits
    ]
    return phrase("libtis.worths", chips=joined(chips))


def _offers(view: LibtisView, places: LibtisLayout) -> Iterator[Sign]:
    assert view.draft is not None
    count = len(view.draft.cards)
    for number, sight in enumerate(view.draft.cards):
        if sight.card is not None:
            card, pays = card_phrase(sight.card), pays_phrase(sight.card)
            text = phrase("libtis.at", location=card, remarks=pays)
            box = places.offered_text(number, count)
            yield boxed(f"pays {number}", "caption", box, text, cells=(card, pays))


@lru_cache(maxsize=64)
def standing_phrase(standing: Standing, names: tuple[str, ...]) -> Phrase:
    """Return all seats' awards for a standing; most locations have the same in the next picture."""
    return listed(standing_phrases(standing, names))


def chips_hidden(view: LibtisView) -> bool:
    """Return whether some chips are hidden from some viewers."""
    return None in view.chips


@cache
def listed_suits(suits: tuple[str, ...]) -> Phrase:
    """Return the names of some suits."""
    return suits_phrase(tuple(SUITS.index(suit) for suit in suits))


def pays_phrase(card: str) -> Phrase:
    """Return the terms of a bonus card's payment."""
    return phrase(f"libtis.pays.{card}")
