"""Actions of Libtis as integers, its phases and its variants.  ``notation.py`` gives actions their text."""

from __future__ import annotations

from typing import Final

# --- actions: ``source * SOURCE + location * LOCATION + card`` -----------------------------------------
LOCATION: Final = 32
SOURCE: Final = 256
#: The source of a cube that comes from no location.
SUPPLY: Final = 8
#: In the place of the source: a bonus card is taken from the set.
TAKE: Final = 9
TAKE_BASE: Final = 2304
#: No action is as large; in the history's entries it separates the seat from its action.
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

#: Stands for no seat, no suit, or no bonus card.
NOTHING: Final = -1
