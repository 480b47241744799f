"""The places of the pieces on the table of Libtis.

The other seats sit along the upper edge, clockwise from the viewer's left; the board fills the middle; the
viewer's hand lies below it, with the viewer's seat on its left and bonus card and pile on its right.  On a
tall table these two stand above the hand.
"""

from __future__ import annotations

from typing import Final

import msgspec

from limbotable.games.libtis.deck import LOCATION_NAMES
from limbotable.table.libtis.location import (
    AWARD_HEIGHT,
    AWARDS,
    GROUND,
    LANDSCAPE,
    LOCATION_HEIGHT,
    LOCATION_WIDTH,
    SIGNS,
)
from limbotable.table.lie import Box, Lie, Room
from limbotable.table.tableau import CARD_HEIGHT, MEASURES, Frame

_MARGIN: Final = 0.12
_GAP: Final = 0.12  #: between locations
_LABEL: Final = 0.23  #: the line below a location
_LARGEST: Final = 1.45  #: scale of a location
#: A board below this scale has more room than the other seats' things, which may then be so much smaller.
_TIGHT: Final = 0.9
_SQUEEZED: Final = 0.8
_KEPT: Final = 0.85  #: the share of a location's size that larger letters leave to it
#: Where all else is so many times smaller, locations are smaller by the rest of this power of it.
_SHRUNK: Final = 0.5
_GRIDS: Final = ((4, 2), (3, 3), (2, 4))  #: columns and rows of the board, the usual one first

_CUBE: Final = MEASURES["cube"]
_HIGHER: Final = _CUBE.height * 5 / 12  #: a cube that stands on another one
_STEP: Final = 0.25  #: the height of the line with the step to be done
_REMARK: Final = 0.38  #: the height of the lines with an action's consequences,
_RAISED: Final = 0.14  #: and the room below them for the card that is raised, which leaves both lines whole
_HAND: Final = 1.60  #: the distance from the lower edge to the top of the hand


class _Arrangement(msgspec.Struct, frozen=True):
    """The arrangement of a seat's things: the left edge and the middle line of each, from the upper left."""

    width: float
    height: float
    plate: float  #: its width
    supply: tuple[float, float]
    hand: tuple[float, float]
    chips: tuple[float, float]
    bonus: tuple[float, float]
    keeps: bool = False  #: the plate keeps its height where all else is smaller


_PLATE: Final = 0.46
_NAMES: Final = 0.6  #: the share by which plates grow with their words
_WIDE: Final = _Arrangement(
    3.12, 1.08, 1.92, (1.99, 0.24), (1.93, 0.80), (0.02, 0.80), (2.76, 0.80), keeps=True
)
_NARROW: Final = _Arrangement(2.26, 1.50, 2.26, (0.02, 0.66), (1.36, 0.71), (0.02, 1.19), (1.88, 1.22))
_OWN: Final = _Arrangement(2.26, 1.30, 2.26, (0.02, 0.64), (0.0, 0.0), (0.02, 1.0), (0.0, 0.0))
_CHIP: Final = 0.60  #: scales of a seat's things
_BACK: Final = 0.30
_BONUS: Final = 0.36
_SUPPLY: Final = 0.58
_CHIP_COLUMN: Final = 0.30
_CHIP_HIGHER: Final = 0.030
_CHIP_TALLEST: Final = 0.24  #: the most of a stack, whatever its chips
_TALLY: Final = 0.17  #: the height of the numbers below the chips


def _higher(letters: float) -> float:
    """Return how much higher than usual a plate is for words of this size."""
    return _PLATE * _NAMES * (letters - 1)


class SeatPlaces:
    """The places of a seat's things: within a box, all of them smaller where that is narrow."""

    def __init__(
        self, left: float, top: float, arrangement: _Arrangement, size: float, letters: float
    ) -> None:
        self._left, self._top, self._size = left, top, size
        self._as, self._tally = arrangement, _TALLY * letters
        self._plate = (_PLATE if arrangement.keeps else _PLATE * size) + _higher(letters)

    def _at(self, where: tuple[float, float], across: float = 0.0, scale: float = 1.0) -> Lie:
        x, y = where
        # Beside the plate in its middle, or as far below it as usual.
        lower = (self._plate - _PLATE * self._size) * min(1.0, y / _PLATE)
        down = self._top + y * self._size + lower
        return Lie(self._left + (x + across) * self._size, down, scale * self._size)

    def plate(self) -> Box:
        wide = self._as.plate * self._size
        return Box(self._left + wide / 2, self._top + self._plate / 2, wide, self._plate)

    def bottom(self) -> float:
        """Return the lower edge of all."""
        more = self._tally - _TALLY  # below the chips
        return self._top + self._plate + (self._as.height - _PLATE + more) * self._size

    def supply(self, number: int) -> Lie:
        """Return the place of a cube, each with its own, so that the others stay when it goes."""
        return self._at(self._as.supply, 0.09 + 0.078 * number, _SUPPLY)

    def back(self, number: int) -> Lie:
        """Return the place of a card of a hand that is not the viewer's."""
        return self._at(self._as.hand, 0.15 + 0.12 * number, _BACK)

    def chip(self, suit: int, number: int, count: int) -> Lie:
        """Return the place of a chip in its stack, the lowest first."""
        higher = min(_CHIP_HIGHER, _CHIP_TALLEST / count)
        lie = self._at(self._as.chips, 0.13 + _CHIP_COLUMN * suit, _CHIP)
        return Lie(lie.x, lie.y - higher * number * self._size, lie.scale)

    def chips(self) -> Lie:
        """Return the middle of all stacks."""
        return self._at(self._as.chips, 0.13 + _CHIP_COLUMN * 2.5, _CHIP)

    def tally(self) -> Box:
        """Return the box of the chips' numbers: six columns below the stacks."""
        lie, size = self.chips(), self._size
        y = lie.y + (0.15 + self._tally / 2) * size
        return Box(lie.x, y, 6 * _CHIP_COLUMN * size, self._tally * size)

    def purse(self) -> Box:
        """Return the box of chips that are drawn with their numbers where no stacks lie."""
        lie, size = self.chips(), self._size
        return Box(lie.x, lie.y + 0.06 * size, 6 * _CHIP_COLUMN * size, (0.26 + self._tally) * size)

    def bonus(self) -> Lie:
        return self._at(self._as.bonus, _BONUS / 2, _BONUS)


class Board:
    """The locations in rows, as large as a room allows."""

    def __init__(
        self,
        room: Room,
        grids: tuple[tuple[int, int], ...] = _GRIDS,
        letters: float = 1.0,
        largest: float = _LARGEST,
    ) -> None:
        self._label = _LABEL * letters
        wide, high = room.right - room.left, room.bottom - room.top

        def fits(columns: int, rows: int) -> float:
            across = (wide - _GAP * (columns - 1)) / (columns * LOCATION_WIDTH)
            down = (high - rows * self._label - _GAP / 2 * (rows - 1)) / (rows * LOCATION_HEIGHT)
            return min(across, down, largest)

        # Of equal scales, the usual rows.
        columns, rows = max(grids, key=lambda grid: round(fits(*grid), 6))
        self.scale = fits(columns, rows)
        self._columns = columns
        self._across = LOCATION_WIDTH * self.scale + min(
            2 * _GAP, (wide - columns * LOCATION_WIDTH * self.scale) / max(1, columns - 1)
        )
        self._down = LOCATION_HEIGHT * self.scale + self._label + _GAP / 2
        self._left = (room.left + room.right) / 2 - (columns - 1) / 2 * self._across
        tall = rows * self._down - _GAP / 2
        self._top = (room.top + room.bottom - tall) / 2 + LOCATION_HEIGHT * self.scale / 2

    def location(self, index: int) -> Lie:
        """Return the middle of a location."""
        row, column = divmod(index, self._columns)
        return Lie(self._left + column * self._across, self._top + row * self._down, self.scale)

    def _on(self, index: int, x: float, y: float) -> tuple[float, float]:
        """Return a point of a location by its distance from the location's upper left corner."""
        lie = self.location(index)
        return (
            lie.x + (x - LOCATION_WIDTH / 2) * self.scale,
            lie.y + (y - LOCATION_HEIGHT / 2) * self.scale,
        )

    def label(self, index: int) -> Box:
        lie = self.location(index)
        y = lie.y + LOCATION_HEIGHT / 2 * self.scale + self._label / 2
        return Box(lie.x, y, self._across - 0.06, self._label - 0.03)

    def halo(self, index: int) -> Box:
        lie = self.location(index)
        return Box(lie.x, lie.y, LOCATION_WIDTH * self.scale, LOCATION_HEIGHT * self.scale)

    def awards(self, index: int) -> Box:
        """Return the column with room for each place's award, from the first place's to the third's."""
        first, last = AWARDS[0][1], AWARDS[-1][1]
        high = last - first + AWARD_HEIGHT
        x, y = self._on(index, LANDSCAPE[0] / 2, (first + last) / 2)
        return Box(x, y, (LANDSCAPE[0] - 0.02) * self.scale, high * self.scale)

    def cube(self, index: int, seat: int, seats: int, height: int, count: int) -> Lie:
        """Return the place of a cube in its owner's column of ``count``, the lowest first."""
        left, _, right, bottom = GROUND
        pitch = min(0.36, (right - left) / seats)
        x = (left + right) / 2 + (seat - (seats - 1) / 2) * pitch
        lowest = bottom - 0.03 - _CUBE.height / 2
        room = lowest - (LANDSCAPE[1] + 0.03 + _CUBE.height / 2)
        higher = min(_HIGHER, room / max(1, count - 1))
        return Lie(*self._on(index, x, lowest - higher * height), self.scale)

    def prize(self, index: int, place: int, number: int, count: int) -> Lie:
        """Return the lie of a place's chips on the location, before they go to their seats."""
        x, y = SIGNS[place]
        pitch = min(0.30, 0.9 / count)
        return Lie(*self._on(index, x + 0.02 + pitch * number, y), 0.85 * self.scale)


class LibtisLayout:
    """The places of all things in a frame."""

    def __init__(self, frame: Frame, seats: int, near: int, *, draft: bool) -> None:
        self.width, self.height = frame.width, frame.height
        self.near = near
        self.others = [(near + k) % seats for k in range(1, seats)]
        self._draft = draft
        letters = frame.letters
        least = 0.0
        if letters > 1.0:
            self._lay_out(frame, 1.0)
            least = _KEPT * self.board.scale
        self._lay_out(frame, letters)
        while self.board.scale < least and letters > 1.0:
            letters = max(1.0, letters - 0.05)
            self._lay_out(frame, letters)
        if frame.room > 1.0:
            # What the hand and the others need less would all go to the board: it would be larger than usual.
            usual = LibtisLayout(
                Frame(frame.width / frame.room, frame.height / frame.room, frame.letters),
                seats,
                near,
                draft=draft,
            )
            self._lay_board(letters, usual.board.scale * frame.room**_SHRUNK)

    def _lay_out(self, frame: Frame, letters: float) -> None:
        """Give everything its place, with words of this size."""
        near = self.near
        step, remark = _STEP * letters, _REMARK * letters
        more = _TALLY * (letters - 1) + _higher(letters)  # below the chips, and on the plate
        tall = frame.height > frame.width
        low = frame.height - _HAND
        if tall:
            low -= _WIDE.height + more + 0.16
            mine = SeatPlaces(_MARGIN, low + 0.08, _WIDE, 1.0, letters)
            self.own_bonus = Lie(frame.width - 1.98, low + 0.62, 0.76)
            self.pile = Lie(frame.width - 0.62, low + 0.72, 0.56)
            self.round = Box(frame.width - 0.80, low + 0.16, 1.4, 0.24 * letters)
            self.hand_x, self.spread = frame.width / 2, min(0.94, (frame.width - 1.3) / 4)
        else:
            mine = SeatPlaces(_MARGIN, frame.height - _OWN.height - more - 0.10, _OWN, 1.0, letters)
            self.own_bonus = Lie(frame.width - 2.06, frame.height - 0.76, 0.88)
            self.pile = Lie(frame.width - 0.66, frame.height - 0.62, 0.66)
            self.round = Box(frame.width - 0.82, frame.height - 1.13 - 0.21 * letters, 1.5, 0.42 * letters)
            left, right = _MARGIN + _NARROW.width + 0.1, frame.width - 2.6
            self.hand_x, self.spread = (left + right) / 2, min(0.94, (right - left - 1.0) / 4)
        self._hand_y = frame.height - _HAND + CARD_HEIGHT / 2 + 0.07
        # As high as there is room: a card that is picked comes close to it.
        self.step = Box(frame.width / 2, low - _RAISED - remark + step / 2, frame.width - 0.4, step)
        self.remark = Box(frame.width / 2, low - _RAISED - remark / 2, frame.width - 0.4, remark)
        bottom = low - _RAISED - remark
        self._lay_upper_part(_NARROW, bottom, letters)
        each = (frame.width - _MARGIN) / len(self.others) - _MARGIN
        if each > 0.93 * _WIDE.width or (each > _SQUEEZED * _WIDE.width and self.board.scale < _TIGHT):
            self._lay_upper_part(_WIDE, bottom, letters)
        self._seats[near] = mine

    def _lay_upper_part(self, shape: _Arrangement, bottom: float, letters: float) -> None:
        """Give the other seats their places in an arrangement, and the board the room below them."""
        pitch = (self.width - _MARGIN) / len(self.others)
        size = min(1.0, (pitch - _MARGIN) / shape.width)
        self._seats = {
            seat: SeatPlaces(
                _MARGIN / 2 + (k + 0.5) * pitch - shape.width * size / 2, _MARGIN, shape, size, letters
            )
            for k, seat in enumerate(self.others)
        }
        top = max(one.bottom() for one in self._seats.values()) + 0.10
        self.room = Room(_MARGIN, top, self.width - _MARGIN, bottom)
        self._lay_board(letters)

    def _lay_board(self, letters: float, largest: float = _LARGEST) -> None:
        """Lay the board, with locations up to a scale."""
        room = self.room
        rows = self._draft_rows() if self._draft else _GRIDS
        lower = room.top + self._draft_strip() if self._draft else room.bottom
        self.board = Board(Room(room.left, room.top, room.right, lower), rows, letters, largest)

    def _draft_rows(self) -> tuple[tuple[int, int], ...]:
        return ((8, 1),) if self.width > self.height else ((4, 2),)

    def _draft_strip(self) -> float:
        """Return the height of the board while bonus cards are chosen."""
        return (self.room.bottom - self.room.top) * (0.32 if self.width > self.height else 0.30)

    def seat(self, seat: int) -> SeatPlaces:
        return self._seats[seat]

    def hand(self, number: int, count: int) -> Lie:
        """Return the place of a card in the viewer's hand, which is held in an arc."""
        offset = number - (count - 1) / 2
        return Lie(
            self.hand_x + offset * self.spread, self._hand_y + 0.018 * offset * offset, 1.0, 2.2 * offset
        )

    def bonus(self, seat: int) -> Lie:
        return self.own_bonus if seat == self.near else self.seat(seat).bonus()

    def played(self, number: int, count: int) -> Lie:
        """Return the place of a card on the pile: the last three side by side."""
        back = max(0, 2 - (count - 1 - number)) if count > 2 else number
        return Lie(self.pile.x + (back - 2) * 0.17, self.pile.y, self.pile.scale)

    def offered(self, number: int, count: int) -> Lie:
        """Return the place of a card of the set from which the viewer chooses."""
        box = self._offer_box(number, count)
        return Lie(box.x, box.y - box.height / 2 + CARD_HEIGHT / 2 * box.width, box.width)

    def offered_text(self, number: int, count: int) -> Box:
        """Return the box of the text about such a card's payment."""
        box = self._offer_box(number, count)
        top = box.y - box.height / 2 + CARD_HEIGHT * box.width + 0.06
        bottom = box.y + box.height / 2
        return Box(box.x, (top + bottom) / 2, self._offer_pitch(count) - 0.1, bottom - top)

    def _offer_columns(self, count: int) -> int:
        return count if self.width > self.height else (count + 1) // 2

    def _offer_pitch(self, count: int) -> float:
        return min(2.1, (self.room.right - self.room.left) / self._offer_columns(count))

    def _offer_box(self, number: int, count: int) -> Box:
        """Return the box of a card and its text; its width is the card's."""
        columns = self._offer_columns(count)
        rows = -(-count // columns)
        row, column = divmod(number, columns)
        top = self.room.top + self._draft_strip() + 0.06
        high = (self.room.bottom - top) / rows
        pitch = self._offer_pitch(count)
        in_row = min(columns, count - row * columns)
        scale = min(1.2, 0.52 * high / CARD_HEIGHT, pitch - 0.16)
        x = (self.room.left + self.room.right) / 2 + (column - (in_row - 1) / 2) * pitch
        return Box(x, top + (row + 0.5) * high, scale, high - 0.04)

    def passed(self, holder: int, number: int, count: int) -> Lie:
        """Return the place of a card of the set from which another seat chooses."""
        plate = self.seat(holder).plate()
        down = 1.0 if holder != self.near else -1.0
        y = self.room.bottom - 0.5 if down < 0 else self.room.top + self._draft_strip() + 0.7
        return Lie(plate.x + (number - (count - 1) / 2) * 0.24, y, 0.62)

    def caption(self) -> Box:
        """Return the box of a location's award in words: in the place of the hand, which is empty then."""
        wide = min(4 * self.spread + 1.0, self.width - 0.3)
        return Box(self.hand_x, self.height - 0.76, wide, 1.24)


def index_of(location: str) -> int:
    """Return the index of a location in the order of scoring."""
    return LOCATION_NAMES.index(location)
