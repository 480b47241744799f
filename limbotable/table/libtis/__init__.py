"""The table of Libtis, in parts: places, pieces, signs, gestures, animation and log."""

from __future__ import annotations

from typing import Final

from limbotable.games.libtis.deck import CARD_SUITS, NAMES
from limbotable.table import GameTable
from limbotable.table.libtis.animation import beats, events
from limbotable.table.libtis.location import LOCATION_HEIGHT, LOCATION_WIDTH
from limbotable.table.libtis.picture import tableau
from limbotable.table.libtis.sheet import sheet
from limbotable.table.tableau import CARD, Measure

TABLE: Final = GameTable(
    tableau,
    beats,
    events,
    kinds={"decktet": CARD, "bonus": CARD, "location": Measure(LOCATION_WIDTH, LOCATION_HEIGHT, "box")},
    sheet=sheet,
    explains=("libtis.at", "libtis.came"),
    asked={"brief": ("round",), "stand": ("round", "board"), "scores": ("seat", "chips")},
    own=("bonus",),
    sorts={"suit": lambda face: CARD_SUITS[NAMES.index(face)]},
)
