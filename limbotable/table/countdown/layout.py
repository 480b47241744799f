"""The places on the table of the countdown game: anchored to the edges and the middle of its frame."""

from __future__ import annotations

from typing import Final

from limbotable.table.lie import Box
from limbotable.table.tableau import CARD_HEIGHT, CARD_WIDTH, Frame

PILE_STEP: Final = 0.4  #: between two cards of the pile
SHOWN_OF_PILE: Final = 5
AROUND_PILE: Final = 0.15  #: the margin of the place for a card around the pile,
_CLEAR: Final = AROUND_PILE + 0.06  #: and the room with it that its line and the glow beside it take
FAR_SCALE: Final = 0.74  #: the size of the far hand's cards
_LEAST_SCORE: Final = 1.6  #: the width of a score sheet that can be read
_PLATE: Final = 2.1  #: the width of a plate, and of one with a face on it
_FAR_PLATE: Final = 2.6
_ROUND: Final = 0.68  #: the height of the round and the goal,
_ROUND_MORE: Final = 1.25  #: and how many times that for larger letters: the score sheet is below them
_PROMPT: Final = 0.34  #: the height of the line that tells what to do,
_NUMBER: Final = 0.26  #: and of the one with the number of cards on the pile
STAKE: Final = "stake"  #: the kind of the pieces that stand for a doubling


class CountdownLayout:
    """The places of the pieces in a frame: anchored to its edges and its middle."""

    def __init__(self, frame: Frame) -> None:
        self.width = frame.width
        self.height = frame.height
        self._letters = frame.letters
        self.centre = frame.width / 2
        self.tall = frame.height > frame.width
        self.top = 0.68
        self.bottom = frame.height - 1.0
        if self.tall:
            self.middle = frame.height * 0.555
            self.dial_x, self.dial_y = self.centre, frame.height * 0.345
            self.stock_x = self.centre - 2.0
            self.pile_x = self.centre - 0.2
            # Below the remark on the far hand, which is as broad as the table.
            self.far_plate, self.near_plate = 1.92, frame.height - 2.95
        else:
            self.middle = 1.35 + (frame.height - 1.35 - 2.35) / 2
            # Larger letters of the score sheet take as much room from the margin at the left as there is.
            aside = min(1.2 * (frame.letters - 1), self.centre - 3.95)
            self.dial_x, self.dial_y = self.centre - 1.15 - aside, self.middle
            self.stock_x = self.centre - 3.3 - aside
            self.pile_x = self.centre + 0.85 - aside
            self.far_plate, self.near_plate = 0.52, frame.height - 0.52
        wide = max(_PLATE, min(_FAR_PLATE, self.centre - 2.2))
        #: The seats' plates, the far one first: with a face on it, it is wider where the hand leaves room.
        self.plates = (
            Box(0.15 + wide / 2, self.far_plate, wide, 0.72),
            Box(0.15 + _PLATE / 2, self.near_plate, _PLATE, 0.72),
        )
        high = _ROUND * min(self._letters, _ROUND_MORE)
        #: The place of the round and the goal, in the upper right corner or below it.
        self.round = Box(self.width - 1.25, self.far_plate + (high - _ROUND) / 2, 2.1, high)

    def stake(self, *, near: bool) -> tuple[float, float]:
        """Return the place of a seat's stake: beside the dial, on the seat's side of it."""
        side = 1.0 if near else -1.0
        if self.tall:
            return self.dial_x - 1.5, self.dial_y + 0.55 * side
        return self.dial_x - 1.35, self.dial_y + 0.62 * side

    def stake_home(self, *, near: bool) -> tuple[float, float]:
        """Return where a stake comes from: the seat's plate."""
        return 2.5, self.near_plate if near else self.far_plate

    def pile(self, count: int) -> tuple[float, float]:
        """Return the left and the right edge of so many visible cards of the pile."""
        return self.pile_x - CARD_WIDTH / 2, self.pile_x + PILE_STEP * max(0, count - 1) + CARD_WIDTH / 2

    @property
    def number(self) -> Box | None:
        """The line below the pile that says how many cards it has; None where there is no room for it."""
        (left, right), high = self.pile(SHOWN_OF_PILE), _NUMBER * self._letters
        top = self.middle + CARD_HEIGHT / 2 + _CLEAR
        if self.tall and top + high > self.prompt(remarked=False).y - _PROMPT / 2:
            return None
        return Box((left + right) / 2, top + high / 2, right - left, high)

    @property
    def score(self) -> Box | None:
        """The place of the score sheet right of the pile; None where there is no room for it."""
        left = self.pile(SHOWN_OF_PILE)[1] + _CLEAR + 0.05
        wide = min(2.7, self.width - 0.14 - left)
        if self.tall or wide < _LEAST_SCORE:
            return None
        return Box(self.width - 0.14 - wide / 2, self.middle, wide, 2.1 * self._letters)

    def prompt(self, *, remarked: bool) -> Box:
        """Return the line that tells the viewer what to do: above the dial, or beside the viewer's plate.

        If the far hand is ``remarked`` upon, it leaves room for that.
        """
        if self.tall:
            left = 2.4
            return Box((left + self.width - 0.14) / 2, self.near_plate, self.width - 0.14 - left, _PROMPT)
        return Box(self.dial_x, self.dial_y - 1.28, 3.5 if remarked and self.low else 4.4, _PROMPT)

    @property
    def far_remark(self) -> Box:
        """The room that says why the far hand is blocked: below it, or over the pile where that is taken."""
        if self.low:
            upper = self.top + FAR_SCALE * CARD_HEIGHT / 2 + 0.02
            lower = self.middle - CARD_HEIGHT / 2 - _CLEAR
            return Box(self.pile_x + 1.0, (upper + lower) / 2, 2.4, lower - upper)
        return Box(self.centre, self.top + 0.72, 3.0, 0.3)

    @property
    def near_remark(self) -> Box:
        """The line that says why the near hand is blocked: above it."""
        return Box(self.centre, self.bottom - 0.93, 3.0, 0.3)

    @property
    def low(self) -> bool:
        """Whether the far hand and the dial leave room for one line between them, and not for two."""
        return not self.tall and self.dial_y - 1.28 - self.top < 0.72 + 0.32

    def fan(self, count: int) -> list[tuple[float, float, float]]:
        """Return x, y and angle of each card of a hand that is held in an arc."""
        spread = min(0.9, (self.width - 3.0) / max(1, count)) if not self.tall else 0.9
        offsets = [k - (count - 1) / 2 for k in range(count)]
        return [
            (self.centre + offset * spread, self.bottom + 0.045 * offset * offset, 4.0 * offset)
            for offset in offsets
        ]
