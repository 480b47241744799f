"""Actions of Libtis as integers, its phases and its variants.  ``notation.py`` gives actions their text."""

from __future__ import annotations

from typing import Final

# --- actions: ``source * SOURCE + location * LOCATION + card`` -----------------------------------------
LOCATION: Final = 32
SOURCE: Final = 256
#: Where a cube comes from, if it is not one of the locations.
SUPPLY: Final = 8
#: Stands where the source would: a bonus card is taken from the set.
TAKE: Final = 9
TAKE_BASE: Final = 2304
#: No action is as large; in the history it parts who acted from what.
SEAT: Final = 4096
assert TAKE_BASE == TAKE * SOURCE
assert (TAKE + 1) * SOURCE <= SEAT

# --- phases ------------------------------------------------------------------------------------------
STARTING: Final = 0
SHUFFLE_DECK: Final = 1
SHUFFLE_BONUS: Final = 2
TAKING: Final = 3
PLAYING: Final = 4
ENDED: Final = 5

# --- variants ----------------------------------------------------------------------------------------
QUICKSTART: Final = 0
STANDARD: Final = 1
ADVANCED: Final = 2

#: Stands for a seat or a suit that there is not, and for a bonus card that a seat has not.
NOTHING: Final = -1
