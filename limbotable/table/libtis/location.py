"""The parts of a location of Libtis, in card units from its upper left corner.

The layout of the board and its print have to agree on this: the suits stand in a column on the left,
the landscape fills the rest, and its lower half is plain ground for cubes.
"""

from __future__ import annotations

from typing import Final

LOCATION_WIDTH: Final = 2.0
LOCATION_HEIGHT: Final = 1.5

#: The middle of the sign of the suit for the first, second and third place, and the sign's size.
SIGNS: Final = ((0.26, 0.24), (0.26, 0.70), (0.26, 1.16))
SIGN_SIZE: Final = 0.24
#: The middle of the room below each sign, for that place's current award.
AWARDS: Final = tuple((x, y + 0.23) for x, y in SIGNS)
AWARD_HEIGHT: Final = 0.18

#: The landscape: left, top, right, bottom.
LANDSCAPE: Final = (0.44, 0.06, 1.95, 1.44)
#: Its plain ground, which cubes stand on: left, top, right, bottom.
GROUND: Final = (0.44, 0.80, 1.95, 1.44)
