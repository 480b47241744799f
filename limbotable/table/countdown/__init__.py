"""The table of the countdown game, in parts: places, pieces, signs, gestures, animation, log."""

from __future__ import annotations

from typing import Final

from limbotable.table import GameTable
from limbotable.table.countdown.animation import beats
from limbotable.table.countdown.log import events
from limbotable.table.countdown.picture import tableau
from limbotable.table.countdown.sheet import sheet

TABLE: Final = GameTable(tableau, beats, events, sheet=sheet)
