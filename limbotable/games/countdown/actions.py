"""Actions of the countdown game as integers, and its phases.  ``notation.py`` gives actions their text."""

from __future__ import annotations

from typing import Final

# --- actions: small numbers --------------------------------------------------------------------------
DOUBLE: Final = 0
PASS: Final = 1
STARTER_1: Final = 2
STARTER_11: Final = 3
DRAW: Final = 4
STOP: Final = 5
#: A played card is ``way * 64 + card``, the way being one of these, or ``BY_DIVISOR + d``.
PLAIN: Final = 1
AS_1: Final = 2
AS_11: Final = 3
BY_DIVISOR: Final = 2
WAY: Final = 64
#: No action is as large; in the pile's entries it separates the seat from its action.
SEAT: Final = 1 << 12

# --- phases ------------------------------------------------------------------------------------------
SHUFFLE: Final = 0
DOUBLING: Final = 1
ANSWERING: Final = 2
STARTER: Final = 3
PLAY: Final = 4
DRAWN: Final = 5
ENDED: Final = 6
