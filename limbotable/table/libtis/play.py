"""The gestures at the table of Libtis, their consequences, and the reasons of refusals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.libtis.deck import card_phrase, location_phrase
from limbotable.games.libtis.explain import remarks
from limbotable.games.libtis.view import FROM_SUPPLY, LibtisMove, LibtisView, LocationSight
from limbotable.table.libtis.layout import LibtisLayout
from limbotable.table.libtis.signs import awards, boxed, listed_suits
from limbotable.table.tableau import CARD_HEIGHT, Gesture, Refusal, Sign, Spot
from limbotable.table.words import joined

KEEP: Final = "keep"  #: the spot for a bonus card that is taken


def spots_of(view: LibtisView, places: LibtisLayout) -> Iterator[Spot]:
    """Return the place for a bonus card that is taken."""
    if view.draft is not None and view.moves:
        lie = places.own_bonus
        yield Spot(KEEP, lie.x, lie.y, lie.scale, CARD_HEIGHT * lie.scale, phrase("libtis.spot.keep"))


def gestures_of(view: LibtisView, places: LibtisLayout, names: Sequence[str]) -> Iterator[Gesture]:
    """Yield the gestures: a card brings a cube from the supply; another cube is picked with its card.

    A cube of the supply can be picked as well, and once it is empty a card chooses among the others.
    """
    out = not any(move.source == FROM_SUPPLY for move in view.moves)
    order = {sight.token: k for hand in view.hands for k, sight in enumerate(hand)}
    outcomes = _Outcomes(view, places, names)
    for move in sorted(view.moves, key=lambda one: (order.get(one.token, 0), one.source != FROM_SUPPLY)):
        if not move.location:
            card = card_phrase(move.action.partition(" ")[2])
            yield Gesture(move.action, phrase("libtis.do.take", card=card), move.token, KEEP)
            continue
        label, (remark, preview) = _label(move), outcomes.of(move)
        of_cube = Gesture(
            action=move.action,
            label=label,
            pick=move.cube,
            drop=move.location,
            preview=preview,
            also=move.token,
            remark=remark,
            heard=outcomes.heard(move),
        )
        if move.source == FROM_SUPPLY:
            yield replace(of_cube, pick=move.token, also="")
        elif out:
            yield replace(of_cube, pick=move.token, also=move.cube)
        yield of_cube


def options_of(view: LibtisView, places: LibtisLayout, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return all plays in words: where each card can bring a cube, what that does, and what leaving costs.

    Cards have no part in what a cube does, so this says all in far fewer lines than one for each play.  Empty
    where it would not.
    """
    if view.draft is not None:
        return ()
    ends: dict[str, dict[str, None]] = {}  # the locations that each card can bring a cube to
    for move in view.moves:
        ends.setdefault(move.action.partition(" ")[0], {})[move.location] = None
    sources = dict.fromkeys(move.source for move in view.moves)
    every = sum(source != end for there in ends.values() for end in there for source in sources)
    arriving = {move.location: move for move in view.moves}
    leaving = {move.source: move for move in view.moves if move.source != FROM_SUPPLY}
    if (
        every != len({move.action for move in view.moves})
        or len(ends) + len(arriving) + len(leaving) >= every
    ):
        return ()
    outcomes = _Outcomes(view, places, names)
    order = [one.name for one in view.locations]  # one order in all that is told
    cards = (
        phrase(
            "libtis.can",
            card=card_phrase(card),
            n=len(there),
            places=joined(location_phrase(one) for one in order if one in there),
        )
        for card, there in ends.items()
    )
    return (
        *cards,
        *(outcomes.arriving(arriving[one]) for one in order if one in arriving),
        *(_in_list(outcomes.leaving(leaving[one])) for one in order if one in leaving),
    )


def _in_list(leaving: Phrase) -> Phrase:
    """Return what follows from moving a cube away, as a line of the list of what can be done."""
    told = dict(leaving.values)
    return phrase("libtis.can.leave", location=told["location"], remarks=told["remarks"])


class _Outcomes:
    """The consequences of plays; cards have no part in them, so there are few different ones."""

    def __init__(self, view: LibtisView, places: LibtisLayout, names: Sequence[str]) -> None:
        self._view, self._places, self._names = view, places, names
        self._locations = {one.name: one for one in view.locations}
        self._ends: dict[str, tuple[Phrase, Sign]] = {}  # by the location that a cube comes to
        self._sources: dict[str, tuple[Phrase, Sign]] = {}  # by the one that it leaves

    def of(self, move: LibtisMove) -> tuple[Phrase, tuple[Sign, ...]]:
        """Return the changes by a play, in words, and the signs that show them."""
        if move.location not in self._ends or move.source not in self._sources:
            self._look(move)
        said, sign = self._ends[move.location]
        if move.source == FROM_SUPPLY:
            return said, (sign, self._remark(said))
        lost, other = self._sources[move.source]
        both = joined([said, lost])
        return both, (sign, other, self._remark(both))

    def heard(self, move: LibtisMove) -> Phrase:
        """Return the changes for a user that has just heard where the cube goes."""
        self.of(move)
        said, _ = self._ends[move.location]
        changes = dict(said.values)["remarks"]
        assert isinstance(changes, Phrase)
        if move.source == FROM_SUPPLY:
            return changes
        return phrase("libtis.listed", first=changes, others=self.leaving(move))

    def arriving(self, move: LibtisMove) -> Phrase:
        """Return the changes at the location that the cube comes to, with its name."""
        self.of(move)
        return self._ends[move.location][0]

    def leaving(self, move: LibtisMove) -> Phrase:
        """Return the changes at the location that the cube leaves, with its name."""
        self.of(move)
        return self._sources[move.source][0]

    def _remark(self, said: Phrase) -> Sign:
        """Return the sign of the consequences, in the place of the step to be done."""
        return boxed("step", "remark", self._places.remark, said)

    def _look(self, move: LibtisMove) -> None:
        said = remarks(self._view, move, self._names)
        end = self._locations[move.location]
        self._ends[move.location] = said[0], awards(end, end.more, self._places, self._names)
        if move.source != FROM_SUPPLY:
            source = self._locations[move.source]
            self._sources[move.source] = said[1], awards(source, source.fewer, self._places, self._names)


def _label(move: LibtisMove) -> Phrase:
    card, end = card_phrase(move.action.partition(" ")[0]), location_phrase(move.location)
    if move.source == FROM_SUPPLY:
        return phrase("libtis.do.supply", card=card, location=end)
    return phrase("libtis.do.move", card=card, source=location_phrase(move.source), location=end)


def refusals_of(view: LibtisView, names: Sequence[str]) -> Iterator[Refusal]:
    """Yield the reasons why a card, or a cube, does not go to a location, and what comes before one."""
    if not view.moves:
        return
    if view.draft is not None:
        yield Refusal("", phrase("libtis.take-first"), KEEP)
        return
    yield from (Refusal(one.name, phrase("libtis.card-first")) for one in view.locations)
    for one in view.refusals:
        yield Refusal(one.token, one.reason, one.location)
    goes = {(move.cube, move.location) for move in view.moves}
    cubes = {move.cube: None for move in view.moves}
    for location in view.locations:
        here = location.cubes[view.turn]
        for cube in cubes:
            if cube in here:
                reason = phrase("libtis.stays", location=location_phrase(location.name))
                yield Refusal(cube, reason, location.name)
            elif (cube, location.name) not in goes:
                yield Refusal(cube, _no_card(location), location.name)
        for seat, keys in enumerate(location.cubes):
            if seat != view.turn and keys:
                yield Refusal(keys[-1], phrase("libtis.others-cube", seat=names[seat]))


def _no_card(location: LocationSight) -> Phrase:
    return phrase(
        "libtis.no-card", location=location_phrase(location.name), others=listed_suits(location.suits)
    )
