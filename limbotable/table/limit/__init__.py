"""The table of Limit, in parts: places, pieces, signs, gestures, animation, log.

Nothing is hidden, so the table lies the same way for every viewer.
"""

from __future__ import annotations

from typing import Final

from limbotable.table import GameTable
from limbotable.table.limit.animation import beats
from limbotable.table.limit.log import events
from limbotable.table.limit.names import faces
from limbotable.table.limit.picture import tableau
from limbotable.table.limit.play import way
from limbotable.table.limit.sheet import sheet

TABLE: Final = GameTable(
    tableau,
    beats,
    events,
    way,
    faces,
    captions=True,
    sheet=sheet,
    asked={"stand": ("step", "pool", "seat"), "scores": ("seat",)},
    grouped=True,
    hands=False,
)
