"""The places on the table of Limit: the island in the middle, seats at one side, the rest at the other."""

from __future__ import annotations

from typing import Final

from limbotable.games.limit.view import LimitView
from limbotable.table.lie import Box, Room
from limbotable.table.limit.island import fitted, shore
from limbotable.table.limit.steps import PLACING
from limbotable.table.tableau import Frame

PITCH: Final = 0.48  #: from one ball that is not on the island to the next
_PLATE: Final = 0.72  #: the height of a seat's plate,
_NAMES: Final = 0.4  #: and the share by which it grows with its words where seats are below one another
_BALL: Final = 0.42  #: across a ball that is not on the island
_ROW: Final = 4  #: the most balls in hand that lie in one row
_AIR: Final = 0.12  #: between a plate and an island beside it
_BELOW: Final = 0.38  #: from a plate to the middles of the balls below it: one that is picked rises


class LimitLayout:
    """The places of all things in a frame: seats along its left or upper side, the rest at the other."""

    def __init__(self, view: LimitView, frame: Frame) -> None:
        self.width, self.height = frame.width, frame.height
        self.letters = frame.letters
        self.tall = frame.height > frame.width
        self.seats = view.seats
        each = len(view.hands[0]) + len(view.captured[0]) + sum(ball.seat == 0 for ball in view.balls)
        self.in_row = each if each <= _ROW else -(-each // 2)  #: balls in a row of those in hand
        # To pass, and to swap, there is a button below the island; so there are at the end.
        buttons = view.winners is not None or any(move.end is None for move in view.moves)
        low = 0.66 if buttons else 0.14
        self.high = _PLATE if self.tall else _PLATE * (1 + _NAMES * (frame.letters - 1))
        if self.tall:
            self.plate = min(2.1, (frame.width - 0.4) / view.seats - 0.1)
            self.pool_x, self.pool_y = 1.0, frame.height - 0.95
            self.captured_x, self.captured_y, self.across = 2.45, frame.height - 1.5, 8
            self.step_x, self.step_y = frame.width / 2, 2.25
            room = Room(0.15, 2.6, frame.width - 0.15, frame.height - 2.05 - low)
        else:
            self.plate = 2.1
            self.pool_x, self.pool_y = frame.width - 1.0, 2.05
            self.captured_x, self.captured_y, self.across = frame.width - 1.0 - 1.5 * PITCH, 3.55, 4
            self.step_x, self.step_y = frame.width / 2 + 0.15, 0.36
            room = Room(2.4, 0.7, frame.width - 2.02, frame.height - low)
        cells = {(tile.q, tile.r) for tile in view.tiles}
        if view.phase in PLACING:
            cells |= shore(cells)
        cells |= set(view.last_gone)  # so that the marks of removed tiles lie within the room, too
        self.island = fitted(cells, room)
        if not self.tall and view.seats == 2 and view.phase not in PLACING:
            # Between the plates a wide and flat island has more room.
            held = self.supply(0, max(map(len, view.hands)) - 1)[1] + _BALL / 2 if any(view.hands) else 0.0
            top = max(self.seat(0)[1] + self.high / 2, held, self.step_y + 0.27)
            between = Room(0.15, top + _AIR, room.right, self.seat(1)[1] - self.high / 2 - _AIR)
            wide = fitted(cells, between)
            if wide.scale > self.island.scale:
                self.island = wide

    def seat(self, seat: int) -> tuple[float, float]:
        """Return the middle of a seat's plate."""
        if self.tall:
            return (seat + 0.5) * self.width / self.seats, 0.14 + self.high / 2
        free = self.height - _BELOW - self.high - 2 * PITCH - 0.1
        return 0.15 + self.plate / 2, 0.15 + self.high / 2 + seat * free / (self.seats - 1)

    def supply(self, seat: int, number: int) -> tuple[float, float]:
        """Return the place of a ball in hand, counted from 0: in one or two rows below its plate."""
        x, y = self.seat(seat)
        row, column = divmod(number, self.in_row)
        return x + (column - (self.in_row - 1) / 2) * PITCH, y + self.high / 2 + _BELOW + row * PITCH

    def captured(self, number: int) -> tuple[float, float]:
        """Return the place of a captured ball, counted from 0: in rows beside the island."""
        x, y = self.captured_x, self.captured_y
        return x + number % self.across * PITCH, y + number // self.across * PITCH

    @property
    def captured_label(self) -> Box:
        """The line above the captured balls, from the left edge of the first one."""
        wide, high = 1.8, 0.26 * self.letters
        return Box(self.captured_x - _BALL / 2 + wide / 2, self.captured_y - 0.29 - high / 2, wide, high)
