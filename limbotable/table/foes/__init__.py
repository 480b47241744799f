"""The table of the foe game: where its pieces lie, what can be done with them, what happens and is told."""

from __future__ import annotations

from limbotable.table.foes.animation import beats
from limbotable.table.foes.log import events
from limbotable.table.foes.picture import tableau

__all__ = ["beats", "events", "tableau"]
