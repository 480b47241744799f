"""Actions of the foe-fighting game as integers, and its phases.  ``notation.py`` gives actions their text."""

from __future__ import annotations

from typing import Final

# --- actions: ``way * WAY + card`` -------------------------------------------------------------------
WAY: Final = 64
BARE: Final = 0  #: play the top card of the deck, with no card left to be the marker
PLAY: Final = 1
BLIND: Final = 2

# --- phases ------------------------------------------------------------------------------------------
FOES: Final = 0  #: a round begins: the foes are to be shuffled
TACTICS: Final = 1  #: the tactical cards are to be shuffled and dealt
RESHUFFLE: Final = 2  #: the tactical deck has run out
PLAYING: Final = 3
ENDED: Final = 4

#: Stands for no hero, no card, or no suit.
NONE: Final = -1
