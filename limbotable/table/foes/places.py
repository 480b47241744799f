"""The places of the pieces on the table of the foe game.

The foe lies in the middle with one place for each hero's card around it.  Behind each place is the hero's
home: a plate, a corner for the foes, and the rest of a hand.  The viewer's own home is the lowest.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from limbotable.games.foes.view import Cycle, FoesView
from limbotable.table.lie import Box, Lie
from limbotable.table.tableau import CARD_HEIGHT, CARD_WIDTH, Frame

_EDGE: Final = 0.14  #: the free margin along the frame
_PLATE: Final = 0.64  #: the height of a plate: a name over two lines,
_LOW_PLATE: Final = 0.6  #: and on a standing table
_WIDEST: Final = 3.4  #: the width of a plate and a hand beside each other that is enough for any note
_MIDDLE: Final = 4.0  #: the width of the cards around the foe together
_ROW: Final = 0.9  #: a hero's home, where it is one row
_HAND: Final = 1.5  #: the height of the viewer's own hand along the lower edge
#: The visible part of a foe that another one overlaps, in its widths: its index and a bit more.
_STEP: Final = 0.27
_WIDE_STEP: Final = 0.5  #: the same where there is room
_SMALL: Final = 0.42  #: the scale of cards in others' hands
_FOE: Final = 0.6  #: the smallest scale of the foe on show
_LARGER: Final = 1.2  #: the foe on show, as a multiple of the cards that stand above and below it
_AROUND: Final = 0.09  #: the margin of a place around its card
_CAPTION: Final = 0.24  #: the height of a place's name, where it stands below the card
_STANDING: Final = 9.0  #: the least height of a standing table,
_STANDING_CARD: Final = 0.72  #: and the scale of the cards of a cycle then
_PROMPT: Final = 0.3  #: the height of a line that tells the viewer what to do, in usual letters,
_ASKED: Final = 2.0  #: and the width for it on a standing table, beside the viewer's own corner
_ADVICE: Final = 0.5  #: the height of the advice on a standing table, in usual letters
_TALLY: Final = 0.86  #: the height of the counts of what has been seen
_COUNTED: Final = 1.1  #: the width of a deck's count in larger letters, between the things beside it
_NUMBER: Final = 0.22  #: the height of a deck's count in usual letters,
_COUNT: Final = 0.42  #: and the room above a deck for that and its own height


class Home(msgspec.Struct, frozen=True):
    """The places of a hero's things."""

    plate: Box
    hand: Lie  #: the left end of a row of cards
    corner: Box  #: foes overlap in it from the left to the right
    card: Lie  #: the place of its card of a cycle


class FoesLayout:
    """The places of all things in a frame, for one viewer; a spectator sits at seat 0's side."""

    def __init__(self, view: FoesView, frame: Frame) -> None:
        self.width, self.height = frame.width, frame.height
        self.centre = frame.width / 2
        self.near = view.viewer if view.viewer < view.seats else 0
        first = view.order.index(self.near)
        self.order = (*view.order[first:], *view.order[:first])
        self.full = view.full
        self._letters = frame.letters
        self.tall = frame.height > frame.width
        if self.tall:
            self._stand()
        else:
            self._lie()
        if view.shadow is not None:
            self._widen(view.shadow)

    def _widen(self, shadow: int) -> None:
        """Widen the Shadow's plate by the room of the hand that it lacks, where that would lie beside it."""
        home = self.heroes[shadow]
        if home.hand.y == home.plate.y:
            plate = home.plate
            wider = Box(plate.x + 0.6, plate.y, plate.width + 1.2, plate.height)
            self.heroes[shadow] = replace(home, plate=wider)

    # --- a lying table ----------------------------------------------------------------------------------
    def _lie(self) -> None:
        others = len(self.order) - 1
        side = min(3.6, (self.width - 2 * _EDGE - _MIDDLE) / 2)
        top = _EDGE + {2: 0.0, 3: _ROW + 0.12, 4: _ROW + 0.42}[others]
        low = self.height - _HAND - 0.2  # of the places around the foe
        card, named = 0.75, 0.4 * self._letters
        if others == 4:
            # Two places and the deck with its count lie above each other.
            card = min(card, (low - top - 0.06 - 4 * _AROUND - self._count) / (3 * CARD_HEIGHT))
        if others == 3:
            # Two of them lie above each other, with the foe and its name in between.
            card = min(card, (low - top - 0.36 - named) / ((2 + _LARGER) * CARD_HEIGHT))
        down = low - card * CARD_HEIGHT / 2
        # Two corners lie above each other at the left, with the advice between them.
        self._corner = max(0.88, min(1.15, (self.height - top - _PLATE - 2.6) / 2))
        high = (top if others > 2 else _EDGE) + 0.06
        middle = (high + low) / 2
        own, left, right = Lie(self.centre, down, card), self.centre - 1.5, self.centre + 1.5
        roof = high
        deep = card * CARD_HEIGHT
        lowest = down + 0.04 - deep - self._count - _AROUND  # of a place above a deck and its count
        if others == 2:
            cards = [Lie(left, middle - 0.4, card), Lie(right, middle - 0.4, card)]
        elif others == 3:
            roof = high + card * CARD_HEIGHT + 0.1
            cards = [
                Lie(left, min(middle - 0.12, lowest), card),
                Lie(self.centre, high + card * CARD_HEIGHT / 2, card),
                Lie(right, min(middle - 0.12, lowest), card),
            ]
        else:
            up = high + deep / 2
            half = (up + deep + 2 * _AROUND + lowest) / 2
            cards = [
                Lie(left, half, card),
                Lie(self.centre - 1.18, up, card),
                Lie(self.centre + 1.18, up, card),
                Lie(right, half, card),
            ]
        floor = down - card * CARD_HEIGHT / 2 - 0.18
        self._put_foe(roof + 0.02 + named, floor)
        above = self.foe.y - self.foe.scale * CARD_HEIGHT / 2 - 0.02 - named / 2
        self.foe_name = Box(self.centre, above, {2: 1.5, 3: 2.0, 4: 1.4}[others], named)
        self.deck = Lie(left, down + 0.04, card)
        self.discards = Lie(right, down + 0.04, card)
        self.heroes = dict(
            zip(self.order, [self._own(side, own), *self._around(side, top, cards)], strict=True)
        )
        left_x, right_x = _EDGE + side / 2, self.width - _EDGE - side / 2
        under, above = top + _PLATE + 0.2 + self._corner, self.height - _EDGE - 0.8 - self._corner
        free = min(side - 0.1, 2 * (cards[0].x - card / 2 - _AROUND - 0.1 - left_x))
        self.advice = Box(left_x, (under + above) / 2, free, min(1.3 * self._letters, above - under - 0.1))
        # What to do stands beside the hand in two lines, below the counts, which make way upwards.
        beside = self.discards.x + card / 2 + 0.12
        floor, two = self.height - _HAND - 0.14, 2 * _PROMPT * self._letters
        counts = min((under + above) / 2, floor - two - _TALLY / 2)
        self.tally = Box(right_x, max(under + _TALLY / 2, counts), min(free, 2.9), _TALLY)
        two = min(two, floor - self.tally.y - _TALLY / 2)
        wide = self.width - _EDGE - beside
        self.prompt = Box(beside + wide / 2, floor - two / 2, wide, two)
        self.marker = Box(self.centre + 2.0 + 0.62, self.height - _EDGE - 0.62, 1.16, 1.24)
        room = self.width - _EDGE - self.marker.x - 0.58 - 0.12
        high = 0.5 * self._letters
        self.round = Box(self.width - _EDGE - room / 2, self.height - _EDGE - 0.62, min(2.4, room), high)
        self.fan_x, self.fan_y = self.centre, self.height - 0.86

    def _own(self, side: float, card: Lie) -> Home:
        y = self.height - _EDGE - 0.31
        return Home(
            plate=Box(_EDGE + min(2.2, side) / 2, y, min(2.2, side), 0.62),
            hand=Lie(_EDGE, y, _SMALL),
            corner=Box(_EDGE + side / 2, y - 0.31 - 0.09 - self._corner / 2, side, self._corner),
            card=card,
        )

    def _around(self, side: float, top: float, cards: list[Lie]) -> list[Home]:
        """Return the other heroes' homes, clockwise from the left."""
        # The upper rows end beside the uppermost place, or where the middle is free beside the foe's name.
        reach = 0.75 if len(cards) == 2 else self.centre - cards[1].x + cards[1].scale / 2 + _AROUND
        row = max(side, min(_WIDEST, self.centre - _EDGE - reach - 0.1))
        left = self._beside(_EDGE, side, top, cards[0], row)
        right = self._beside(self.width - _EDGE - side, side, top, cards[-1], row)
        if len(cards) == 2:
            return [left, right]
        if len(cards) == 3:
            return [left, self._in_row(self.centre - 3.4, 6.8, _EDGE + _ROW / 2, cards[1]), right]
        wide = min(4.8, (self.width - 2 * _EDGE - 0.2) / 2)
        return [
            left,
            self._at_top(self.centre - 0.1 - wide, wide, cards[1]),
            self._at_top(self.centre + 0.1, wide, cards[2]),
            right,
        ]

    def _beside(self, left: float, wide: float, top: float, card: Lie, row: float) -> Home:
        """Return a home in two rows: the plate and the hand, and below them the corner.

        The first row is ``row`` wide, as far as the corner or farther into the table.
        """
        first = left if left < self.centre else left + wide - row
        plate = row - 1.38
        return Home(
            plate=Box(first + plate / 2, top + _PLATE / 2, plate, _PLATE),
            hand=Lie(first + plate + 0.08, top + _PLATE / 2, _SMALL),
            corner=Box(left + wide / 2, top + _PLATE + 0.1 + self._corner / 2, wide, self._corner),
            card=card,
        )

    def _in_row(
        self, left: float, wide: float, y: float, card: Lie, plate: float = 2.0, *, hand: float = 1.34
    ) -> Home:
        """Return a home in one row: the plate, the hand, the corner."""
        corner = wide - plate - hand - 0.14
        return Home(
            plate=Box(left + plate / 2, y, plate, _LOW_PLATE if self.tall else _PLATE),
            hand=Lie(left + plate + 0.08, y, _SMALL),
            corner=Box(left + wide - corner / 2, y, corner, 0.78 if self.tall else 0.82),
            card=card,
        )

    def _at_top(self, left: float, wide: float, card: Lie) -> Home:
        """Return a home with the hand below the plate, and the corner beside both."""
        plate = 1.9
        return Home(
            plate=Box(left + plate / 2, _EDGE + _PLATE / 2, plate, _PLATE),
            hand=Lie(left + 0.04, _EDGE + _PLATE + 0.05 + _SMALL * CARD_HEIGHT / 2, _SMALL),
            corner=Box(left + plate + 0.1 + (wide - plate - 0.1) / 2, _EDGE + 0.6, wide - plate - 0.1, 1.15),
            card=card,
        )

    # --- a standing table -------------------------------------------------------------------------------
    def _stand(self) -> None:
        others = len(self.order) - 1
        wide = self.width - 2 * _EDGE
        row = 0.8
        under = _EDGE + others * row + 0.04
        own = self.height - _HAND - 0.1 - row / 2
        # A window that is higher than wide by far has larger cards of a cycle, and more air around them.
        spare = max(0.0, self.height - _STANDING)
        pitch = min(1.1 + spare / 4, wide / (others + 1))
        card = min(_STANDING_CARD + spare / 6, pitch - 0.3, 1.1) if spare else _STANDING_CARD
        # Below it are its place's edge and name, and the viewer's own corner.
        line = (
            own
            - row / 2
            - min(0.25, 0.04 + spare / 8)
            - _caption(card) * self._letters
            - _AROUND
            - card * CARD_HEIGHT / 2
        )
        # Clockwise from the viewer's left; the viewer's own card is the last one.
        cards = [Lie(self.centre + (k - others / 2) * pitch, line, card) for k in range(others + 1)]
        named, below = 0.32 * self._letters, line - card * CARD_HEIGHT / 2 - _AROUND - min(0.2, spare / 8)
        # Larger letters need more room, as far as the smallest foe leaves it.
        free = below - 0.06 - _FOE * CARD_HEIGHT - under - named
        advice = max(_ADVICE, min(_ADVICE * self._letters, free))
        asked = wide - _ASKED
        self.prompt = Box(_EDGE + asked + 0.1 + (_ASKED - 0.1) / 2, own, _ASKED - 0.1, 0.78)
        homes = [self._in_row(_EDGE, asked, own, cards[-1], 1.5, hand=0.0)]
        homes += [self._in_row(_EDGE, wide, _EDGE + row * (k + 0.5), cards[k], 1.8) for k in range(others)]
        self.heroes = dict(zip(self.order, homes, strict=True))
        self.advice = Box(self.centre, below - advice / 2, wide, advice)
        self._put_foe(under + named, below - advice - 0.06, in_the_middle=spare > 0)
        middle = self.foe.y
        above = middle - self.foe.scale * CARD_HEIGHT / 2 - named / 2
        self.foe_name = Box(self.centre, above, 1.7, named)
        plates = _EDGE + row * (others - 0.5) + _LOW_PLATE / 2
        piled = max(middle, plates - 0.02 + self._count + 0.7 * CARD_HEIGHT / 2)  # its count is above it
        self.deck = Lie(_EDGE + 0.36, piled, 0.7)
        self.discards = Lie(self.width - _EDGE - 0.36, piled, 0.7)
        self.round = Box((self.deck.x + 0.36 + self.foe.x - self.foe.scale / 2) / 2, middle, 1.2, 0.6)
        self.tally = Box((self.discards.x - 0.36 + self.foe.x + self.foe.scale / 2) / 2, middle, 1.5, 0.66)
        self.marker = Box(self.width - _EDGE - 0.55, self.height - 0.82, 1.1, 1.24)
        self.fan_x, self.fan_y = self.centre - 0.62, self.height - 0.82

    def _put_foe(self, top: float, bottom: float, *, in_the_middle: bool = False) -> None:
        scale = max(_FOE, min(1.3, (bottom - top) / CARD_HEIGHT))
        y = (top + bottom) / 2 if in_the_middle else bottom - scale * CARD_HEIGHT / 2
        self.foe: Lie = Lie(self.centre, y, scale)

    def place(self, hero: int) -> Box:
        """Return the place of a hero's card, on a standing table with the hero's name below it."""
        at = self.heroes[hero].card
        caption = _caption(at.scale) * self._letters if self.tall else 0.0
        wide, high = at.scale * CARD_WIDTH + 2 * _AROUND, at.scale * CARD_HEIGHT + 2 * _AROUND
        return Box(at.x, at.y + caption / 2, wide, high + caption)

    @property
    def _count(self) -> float:
        """The room above a deck for its height and its count."""
        return _COUNT + self._number - _NUMBER

    @property
    def _number(self) -> float:
        """The height of a deck's count; on a standing table plates leave no room for larger ones."""
        return _NUMBER if self.tall else _NUMBER * self._letters

    def count(self, deck: Lie) -> Box:
        """Return the place of the number of a deck's cards, above the full deck and clear of the frame."""
        top = deck.y - deck.scale * CARD_HEIGHT / 2 - self._count
        # Larger letters are not held back by the width, though card units are smaller where they are large.
        most = 1.0 if self.tall or self._letters <= 1.0 else _COUNTED
        wide = min(most, 2 * deck.x, 2 * (self.width - deck.x))
        inside = (_EDGE + wide) / 2
        high = self._number
        return Box(min(max(deck.x, inside), self.width - inside), top + 0.02 + high / 2, wide, high)

    # --- rows of cards ----------------------------------------------------------------------------------
    def fan(self, count: int) -> list[tuple[float, float, float]]:
        """Return x, y and angle of each card of the viewer's hand, which is held in an arc."""
        offsets = [k - (count - 1) / 2 for k in range(count)]
        return [
            (self.fan_x + offset * 0.92, self.fan_y + 0.035 * offset * offset, 3.0 * offset)
            for offset in offsets
        ]

    def held(self, hero: int, count: int) -> list[Lie]:
        """Return the places of another hand's cards: a small row of backs."""
        start = self.heroes[hero].hand
        return [
            Lie(start.x + start.scale * (CARD_WIDTH / 2 + 0.34 * k), start.y, start.scale)
            for k in range(count)
        ]

    def markers(self, hero: int, held: int, count: int) -> list[Lie]:
        """Return the places of a hero's markers, sideways: beside the rest of the hand."""
        if hero == self.near:
            box = self.marker
            return [Lie(box.x, box.y - 0.28 + 0.19 * k, 0.66) for k in range(count)]
        start = self.heroes[hero].hand
        left = start.x + (start.scale * (CARD_WIDTH + 0.34 * (held - 1)) + 0.06 if held else 0.0)
        return [
            Lie(left + start.scale * (CARD_HEIGHT / 2 + 0.36 * k), start.y, start.scale) for k in range(count)
        ]

    def corner(self, hero: int, count: int) -> list[Lie]:
        """Return the places of a corner's foes, smaller where there are many: every index can be read."""
        box = self.heroes[hero].corner
        high = (box.height - 0.04) / CARD_HEIGHT
        scale = min(high, box.width / (CARD_WIDTH + _STEP * max(0, count - 1)))
        step = _STEP
        if count > 1:
            step = min(_WIDE_STEP, (box.width / scale - CARD_WIDTH) / (count - 1))
        left = box.x - box.width / 2 + scale / 2
        return [Lie(left + step * scale * k, box.y, scale) for k in range(count)]


def is_complete(cycle: Cycle, places: FoesLayout) -> bool:
    """Return whether every hero has played a card."""
    return len(cycle.cards) == len(places.order)


def _caption(scale: float) -> float:
    """Return the height of the name below a card of a cycle."""
    return _CAPTION * scale / _STANDING_CARD
