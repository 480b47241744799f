"""How fast the table moves, and how long computer players think, as the settings say."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from limbotable.app.match.table_controller import TableController
from limbotable.app.settings_controller import SECONDS, SettingsController
from limbotable.app.start import Start
from limbotable.ui.table.director import (
    AnimationSpeed,
    Director,
    motion_preference_changed,
    reduced_motion,
)

_SPEEDS: Final = {
    "relaxed": AnimationSpeed.RELAXED,
    "normal": AnimationSpeed.NORMAL,
    "quick": AnimationSpeed.QUICK,
    "none": AnimationSpeed.NONE,
}


class Tempo(QObject):
    """Applies the settings of speed and of thinking to the table, its match, and the page with all games."""

    def __init__(
        self,
        settings: SettingsController,
        director: Director,
        table_controller: TableController,
        start: Start,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._still = False  # whether the system has told by itself that motion is to be reduced
        self._settings, self._director = settings, director
        self._table_controller, self._start = table_controller, start
        follow = partial(settings.subscribe, now=True)
        follow("speed", apply=lambda _: self._move())
        follow("thinking", apply=lambda _: self._think())
        table_controller.sat_down.connect(self._think)
        changed = motion_preference_changed(QApplication.styleHints())
        if changed is not None:
            changed.connect(self._move)

    def be_still(self) -> None:
        """Move nothing any more: the user has asked the system for less motion."""
        self._still = True
        self._move()

    def _move(self) -> None:
        """Move with the speed of the settings; not at all where the system reduces motion."""
        speed = self._settings.settings.speed
        still = self._still or reduced_motion(QApplication.styleHints())
        self._director.speed = AnimationSpeed.NONE if still else _SPEEDS[speed]
        self._start.be_still(still or speed == "none")

    def _think(self) -> None:
        controller = self._table_controller.controller
        if controller is not None:
            controller.think_for(SECONDS[self._settings.settings.thinking])
