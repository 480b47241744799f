"""The table of the countdown game, in parts: where its cards lie, what is written, done and told."""

from __future__ import annotations

from typing import Final

from limbotable.table import GameTable
from limbotable.table.countdown.animation import beats
from limbotable.table.countdown.log import events
from limbotable.table.countdown.picture import tableau

TABLE: Final = GameTable(tableau, beats, events)
