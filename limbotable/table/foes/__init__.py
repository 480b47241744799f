"""The table of the foe game: the places of its pieces, the gestures, the animation, the log."""

from __future__ import annotations

from typing import Final

from limbotable.table import GameTable
from limbotable.table.foes.animation import beats
from limbotable.table.foes.log import events
from limbotable.table.foes.picture import tableau
from limbotable.table.foes.sheet import sheet
from limbotable.table.hands import PLAYING_CARDS
from limbotable.table.tableau import CARD_HEIGHT, CARD_WIDTH, Measure

__all__ = ["TABLE", "beats", "events", "tableau"]

TABLE: Final = GameTable(
    tableau,
    beats,
    events,
    help=True,
    kinds={"foe": Measure(CARD_WIDTH, CARD_HEIGHT, "box", "foe")},
    sorts=PLAYING_CARDS,
    sheet=sheet,
    explains=("foes.why.",),
    opens=("foes.log.comes", "foes.log.comes-last", "foes.log.stays"),
    figures={"foes.log.left": "foes.sheet.left"},
    asked={
        "brief": (),  # ``Tableau.position`` has it
        "stand": ("foe", "cycle", "advice", "deck", "round"),
        "scores": ("round",),
    },
)
