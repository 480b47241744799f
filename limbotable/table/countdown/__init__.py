"""The table of the countdown game, in parts: places, pieces, signs, gestures, animation, log."""

from __future__ import annotations

from typing import Final

from limbotable.table import GameTable
from limbotable.table.countdown.animation import beats
from limbotable.table.countdown.layout import STAKE
from limbotable.table.countdown.log import events
from limbotable.table.countdown.picture import tableau
from limbotable.table.countdown.sheet import sheet
from limbotable.table.hands import PLAYING_CARDS
from limbotable.table.tableau import Measure

TABLE: Final = GameTable(
    tableau,
    beats,
    events,
    sorts=PLAYING_CARDS,
    kinds={STAKE: Measure(0.46, 0.46, "disc", "chip")},
    sheet=sheet,
    asked={
        "brief": ("count", "stuck", "stock", "round", "score", "seat"),
        "stand": ("count", "stuck", "stock", "round"),
        "scores": ("score", "seat"),
    },
)
