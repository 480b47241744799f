"""Actions of Limit as integers, and the phases of a turn.

A cell is a number too (``island.py``); ``notation.py`` gives actions their text.
"""

from __future__ import annotations

from typing import Final

# --- actions: ``kind * KIND + from * CELL + to`` -----------------------------------------------
CELL: Final = 0x800
KIND: Final = 0x400000
PASS: Final = 0
TILE: Final = 1
BALL: Final = 2
MOVE: Final = 3
REMOVE: Final = 4
SWAP: Final = 5
TILE_BASE: Final = 0x400000
BALL_BASE: Final = 0x800000
MOVE_BASE: Final = 0xC00000
REMOVE_BASE: Final = 0x1000000
SWAP_BASE: Final = 0x1400000  #: the only action of its kind
assert CELL * CELL <= KIND
assert (TILE * KIND, BALL * KIND, MOVE * KIND, REMOVE * KIND, SWAP * KIND) == (
    TILE_BASE,
    BALL_BASE,
    MOVE_BASE,
    REMOVE_BASE,
    SWAP_BASE,
)

# --- phases ------------------------------------------------------------------------------------------
FIRST_TILE: Final = 0
SECOND_TILE: Final = 1
BALL_ON_TILE: Final = 2  #: on one of the two tiles just laid
BALL_ANYWHERE: Final = 3  #: the tiles are out
MOVING: Final = 4
REMOVING: Final = 5
ENDED: Final = 6

#: Stands for no action.
NOTHING: Final = -1
