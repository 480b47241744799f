"""The signs on the foe game's table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from limbotable.core.cards import card_phrase, card_text
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import OVER
from limbotable.games.foes.view import NUMBERS, Cycle, FoesView
from limbotable.table.foes.names import foe_phrase
from limbotable.table.foes.places import FoesLayout, is_complete
from limbotable.table.foes.words import both, hero_name, hero_phrase
from limbotable.table.lie import Box
from limbotable.table.tableau import CARD_HEIGHT, CARD_WIDTH, Sign, Spot
from limbotable.table.words import joined, one_after_the_other

MINE = "mine"  #: the place of the viewer's card
MARKER = "marker"  #: the place of a card that is laid down to play blind
NOT_MINE: Final = "not mine: "  #: how the keys of places begin that no card of the viewer goes to
NAME_MARKER: Final = phrase("foes.name-marker")  #: the way to play blind


def signs(view: FoesView, places: FoesLayout, names: Sequence[str], gone: Collection[str]) -> Iterator[Sign]:
    """Yield all signs, the help included; ``gone`` are foes that the chaos has cancelled."""
    for hero in view.order:
        foes = sum(sight.token not in gone for sight in view.corners[hero].foes)
        yield _plate(view, hero, foes, places, names)
        yield place(hero, view.cycle, places, names, considered=False)
    if view.moves:
        yield _prompt(view, places, names)
    foe = _note("foe", places.foe_name, *_foe_text(view, len(gone)))
    yield foe if view.foe is None else replace(foe, said=())  # the foe itself says more
    for key, at, n in (
        ("deck", places.deck, len(view.deck)),
        ("discards", places.discards, len(view.discards)),
    ):
        if n:
            yield replace(_note(key, places.count(at), phrase(f"foes.count.{key}", n=n)), said=())
    yield _note("round", places.round, phrase("foes.round", round=max(1, view.round)), _goal(view))
    if view.viewer < view.seats and not view.markers[view.viewer]:
        box = places.marker
        yield Sign(
            "marker",
            "tray",
            box.x,
            box.y,
            box.width,
            box.height,
            phrase("foes.markers"),
            said=(),
            tip=NAME_MARKER,
        )
    if view.phase == "play":
        yield advice(view.cycle, places, names, considered=False, viewer=view.viewer)
        yield _tally(view, places)


def place(hero: int, cycle: Cycle, places: FoesLayout, names: Sequence[str], *, considered: bool) -> Sign:
    """Return the place of a hero's card; it is lit where the cycle is complete and the foe goes to the hero.

    ``considered``: the last card is not played yet.
    """
    box = places.place(hero)
    note = None
    if hero == cycle.target:
        word = "would" if considered else "target"
        note = phrase(f"foes.place.{word}" if is_complete(cycle, places) else "foes.place.so-far")
    return Sign(
        key=f"place{hero}",
        kind="place",
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        text=hero_phrase(hero, names),
        note=note,
        lit=hero == cycle.target and is_complete(cycle, places),
        said=() if note is None else None,  # a mere place: the plate has the name
    )


def _prompt(view: FoesView, places: FoesLayout, names: Sequence[str]) -> Sign:
    """Return the line that tells the viewer what to do."""
    box = places.prompt
    bare = any(not move.token for move in view.moves)
    text = phrase("foes.prompt.bare" if bare else "foes.prompt.play", seat=hero_name(view.viewer, names))
    # The turn is told, and says more.
    return Sign("prompt", "prompt", box.x, box.y, box.width, box.height, text, said=())


def advice(cycle: Cycle, places: FoesLayout, names: Sequence[str], *, considered: bool, viewer: int) -> Sign:
    """Return the hero that takes the foe, or would so far, and the reason; lit if that is settled.

    ``considered``: the last card is not played yet.  Of those that have yet to play ``viewer`` is told apart.
    """
    if not cycle.why:
        return _advice(places, phrase("foes.advice.start", seat=hero_name(cycle.starter, names)))
    left = len(places.order) - len(cycle.cards)
    word = ("then" if considered else "so-far") if left else "would" if considered else "target"
    if cycle.target is not None:
        text = phrase(f"foes.advice.{word}", seat=hero_name(cycle.target, names))
    elif left:
        text = phrase(f"foes.advice.{word}", seat=phrase("foes.nobody"))
    else:
        text = phrase(f"foes.advice.{word}-nobody")
    why = (*_left(cycle, places, viewer), *cycle.why)
    if left and cycle.target is None:  # it is no draw before all have played
        why = (*why[:-1], phrase("foes.turn.none-visible"))
    shown = _advice(places, text, one_after_the_other(why), lit=left == 0 and not considered)
    # The action names the card that is considered, which needs not be called the lowest again.
    needless = considered and cycle.cards[-1].hero == cycle.target
    rest = one_after_the_other(why[:-1] if needless else why)
    return replace(shown, said=(text if rest is None else phrase("foes.advice.said", said=text, why=rest),))


def _left(cycle: Cycle, places: FoesLayout, viewer: int) -> Iterator[Phrase]:
    """Yield the number of heroes that have yet to play, and whether the viewer is among them."""
    left = [hero for hero in places.order if hero not in {laid.hero for laid in cycle.cards}]
    if viewer in left:
        others = len(left) - 1
        yield phrase("foes.advice.left-you", n=others) if others else phrase("foes.advice.left-only")
    elif left:
        yield phrase("foes.advice.left", n=len(left))


def blind_advice(places: FoesLayout) -> Sign:
    """Return the advice on a card that nobody knows."""
    return replace(_advice(places, phrase("foes.advice.blind")), said=())  # the action says so


def _advice(places: FoesLayout, text: Phrase, why: Phrase | None = None, *, lit: bool = False) -> Sign:
    box = places.advice
    return Sign("advice", "advice", box.x, box.y, box.width, box.height, text, why, lit=lit, help=True)


def turn_phrase(view: FoesView, names: Sequence[str]) -> Phrase | None:
    """Return the hero to act and what for; None where none is to act."""
    if view.turn < 0:
        return None
    name = hero_name(view.turn, names)
    if view.turn != view.viewer:
        return phrase("foes.turn", seat=name)
    blind = view.moves and all(move.kind == "blind" for move in view.moves)
    return phrase("foes.turn.blind" if blind else "foes.turn.play", seat=name)


def standing(view: FoesView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield what the viewer's card meets, where it is the viewer's turn: an eye sees it on the table."""
    if view.turn != view.viewer:
        return
    cycle = view.cycle
    if not cycle.cards:
        yield phrase("foes.advice.start", seat=names[view.viewer])
        return
    if cycle.target is None:
        yield phrase("foes.turn.none-visible")
    else:
        card = next(laid.sight.card for laid in cycle.cards if laid.hero == cycle.target)
        yield phrase("foes.turn.so-far", seat=hero_name(cycle.target, names), card=card_phrase(card))
    first = view.order.index(view.viewer) + 1
    others = [*view.order[first:], *view.order[: first - 1]]
    later = [hero_phrase(hero, names) for hero in others if hero not in {laid.hero for laid in cycle.cards}]
    if later:
        yield phrase("foes.turn.after" if len(later) > 1 else "foes.turn.after-one", seats=both(later))
    else:
        yield phrase("foes.turn.last")


def spots(view: FoesView, places: FoesLayout, names: Sequence[str]) -> Iterator[Spot]:
    """Yield the spots where the viewer may put a card, and those where a card is often tried in vain."""
    if view.viewer >= view.seats:
        return
    at, box = places.heroes[view.viewer].card, places.marker
    wide, high = at.scale * CARD_WIDTH, at.scale * CARD_HEIGHT
    yield Spot(MINE, at.x, at.y, wide, high, phrase("foes.spot.mine"))
    yield Spot(MARKER, box.x, box.y, box.width, box.height, phrase("foes.spot.marker"))
    for hero in view.order:
        if hero != view.viewer:
            box = places.place(hero)
            yield Spot(f"{NOT_MINE}{hero}", box.x, box.y, box.width, box.height, hero_phrase(hero, names))
    for seat, hand in enumerate(view.hands):
        if seat != view.viewer and hand:
            held = places.held(seat, len(hand))
            first, last = held[0], held[-1]
            wide, high = last.x - first.x + last.scale * CARD_WIDTH, last.scale * CARD_HEIGHT
            name = phrase("foes.name.theirs", seat=names[seat], n=len(hand))
            yield Spot(f"{NOT_MINE}hand{seat}", (first.x + last.x) / 2, last.y, wide, high, name)
    if view.foe is not None:
        lie = places.foe
        name = foe_phrase(view.foe.card)
        yield Spot(f"{NOT_MINE}foe", lie.x, lie.y, lie.scale * CARD_WIDTH, lie.scale * CARD_HEIGHT, name)


def _note(key: str, box: Box, text: Phrase, note: Phrase | None = None) -> Sign:
    return Sign(key, "note", box.x, box.y, box.width, box.height, text, note)


def _plate(view: FoesView, hero: int, foes: int, places: FoesLayout, names: Sequence[str]) -> Sign:
    box = places.heroes[hero].plate
    name, note = hero_phrase(hero, names), joined(_remarks(view, hero, foes, names))
    bare = view.phase == "play" and hero < view.seats and not view.hands[hero]
    return Sign(
        key=f"hero{hero}",
        kind="shadow" if hero == view.shadow else "plate",
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        text=name,
        note=note,
        lit=view.turn == hero,
        # An eye sees that no card is there.
        said=(name, note, phrase("foes.bare")) if bare else None,
    )


def points(view: FoesView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield what the scores and corners come to, in numbers: names of foes would be too much to listen to."""
    word = view.goal.partition(" ")[0]
    if word == "lives":
        yield phrase("foes.lives", n=view.scores[0])  # the team has them together
    elif word == "wins":
        yield phrase("foes.brief.wins", wins=_numbers(enumerate(view.scores), names))
    yield _left_in_corners(view, names)


def position(view: FoesView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the foe on show, the cards of the cycle in one, and what the corners come to.

    How the cards meet is told in other answers.
    """
    if view.foe is not None:
        yield phrase("foes.brief.foe", foe=foe_phrase(view.foe.card))
    if view.cycle.cards:
        cards = [
            phrase("foes.brief.card", seat=hero_name(laid.hero, names), card=card_phrase(laid.sight.card))
            for laid in view.cycle.cards
        ]
        yield phrase("foes.brief.cycle", cards=joined(cards))
    yield _left_in_corners(view, names)


def _left_in_corners(view: FoesView, names: Sequence[str]) -> Phrase:
    left = ((hero, view.corners[hero].left) for hero in view.order)
    return phrase("foes.brief.left", left=_numbers(left, names))


def _numbers(each: Iterable[tuple[int, int]], names: Sequence[str]) -> Phrase:
    """Return a number for each of some heroes."""
    return joined(
        phrase("foes.brief.one", seat=hero_name(hero, names), number=number) for hero, number in each
    )


def corners(view: FoesView, names: Sequence[str], gone: Collection[str]) -> Iterator[Phrase]:
    """Yield each hero's plate as it is read out, with the foes that the chaos leaves in the corner."""
    for hero in view.order:
        corner = view.corners[hero]
        cancelled = {token for group in corner.groups for token in group.tokens}
        foes = sum(sight.token not in gone for sight in corner.foes)
        plate = joined((hero_phrase(hero, names), *_remarks(view, hero, foes, names)))
        left = [_in_short(sight.card) for sight in corner.foes if sight.token not in cancelled]
        yield phrase("foes.corner", plate=plate, foes=joined(left)) if left else plate


def _in_short(foe: int | None) -> Phrase:
    """Return a foe without its name, as far as that is clear."""
    return foe_phrase(foe) if foe is None or card_text(foe).startswith("X") else card_phrase(foe)


def _remarks(view: FoesView, hero: int, foes: int, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the remarks on a plate below the name: the score, and the foes in the corner, or the partner."""
    word = view.goal.partition(" ")[0]
    figure = word != "single" and hero < view.seats and not (view.mode == "team" and view.turn == OVER)
    pair = view.mode == "pairs" and hero < view.seats
    if figure:
        yield phrase(f"foes.{word}", n=view.scores[hero])
    if not (figure and pair):
        left = view.corners[hero].left
        yield phrase("foes.foes", n=foes) if left == foes else phrase("foes.foes-matched", n=foes, left=left)
    if pair:
        partner = next(seat for side in view.sides if hero in side for seat in side if seat != hero)
        yield phrase("foes.partner", seat=names[partner])


def _foe_text(view: FoesView, gone: int) -> tuple[Phrase, Phrase | None]:
    if view.foe is None and not view.foe_deck:
        return phrase("foes.chaos" if view.round else "foes.no-foe"), (
            phrase("foes.cancelled", n=gone) if gone else None
        )
    if view.foe is None:
        return phrase("foes.next"), phrase("foes.to-come", n=len(view.foe_deck))
    assert view.foe.card is not None
    more = phrase("foes.to-come", n=len(view.foe_deck)) if view.foe_deck else phrase("foes.last")
    return phrase(f"foes.foe.{card_text(view.foe.card)}"), more


def _goal(view: FoesView) -> Phrase:
    """Return the mode and the goal of the match."""
    word, _, number = view.goal.partition(" ")
    mode = phrase(f"foes.mode.{view.mode}")
    if word == "single":
        return mode
    return joined([mode, phrase(f"foes.goal.{word}", n=int(number))])


def _tally(view: FoesView, places: FoesLayout) -> Sign:
    numbers = [10 if number == "T" else int(number) for number in NUMBERS]
    seen = list(zip(numbers, view.seen, strict=True))
    counts = tuple((phrase("number", number=number), count) for number, count in seen)
    spoken = joined(phrase("foes.seen.number", number=number, count=count) for number, count in seen)
    box = places.tally
    text = phrase("foes.seen")
    return Sign(
        key="seen",
        kind="strokes",
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        text=text,
        note=spoken,
        help=True,
        counts=counts,
        tip=phrase("foes.seen.tip"),
    )
