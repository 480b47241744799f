"""The settings while the program runs: changed from the menus or the dialog, applied at once, and written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from limbotable.store.settings import PREFERENCES, Settings, SettingsFile
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.settings_dialog import SettingsDialog
from limbotable.ui.table.preview import TablePreview

#: How many times more room than it needs a table has, by the size of its cards.
ROOM: Final = {"large": 1.0, "medium": 1.15, "small": 1.3}
#: How large writing is, compared with what the system says.
WRITING: Final = {"small": 0.9, "normal": 1.0, "large": 1.25, "largest": 1.5}
#: How long a computer player thinks about one action, in seconds.
SECONDS: Final = {"brief": 0.25, "normal": 0.8, "long": 3.0, "longest": 8.0}


class Preferences(QObject):
    """Changes settings, and shows the dialog to do so."""

    changed = Signal(object)  #: the settings of these names, a set, have other values now
    unwritten = Signal()  #: the settings could not be written

    def __init__(
        self,
        settings: Settings,
        file: SettingsFile,
        art: Callable[[], ArtRenderer],
        missing: Callable[[], str],
        parent: QWidget,
    ) -> None:
        """``art`` draws as the settings say; ``missing`` names what sounds need that is not installed."""
        super().__init__(parent)
        self._settings = settings
        self._file = file
        self._art = art
        self._missing = missing
        self._window = parent
        self._dialog: SettingsDialog | None = None

    def set(self, name: str, value: object) -> None:
        """Give a setting another value."""
        self._apply({name: value})

    def show(self) -> None:
        """Open the dialog, or bring it to the front."""
        if self._dialog is None:
            preview = TablePreview(self._art())
            self._dialog = SettingsDialog(preview, _values(Settings()), self._window)
            self._dialog.changed.connect(self.set)
            self._dialog.replaced.connect(self._apply)
            self._dialog.finished.connect(self._forget)
        self.refresh()
        self._dialog.show()
        self._dialog.activateWindow()

    def refresh(self) -> None:
        """Show in the dialog, if it is open, what the settings are."""
        if self._dialog is not None:
            self._dialog.show_values(_values(self._settings))
            palette, room = PALETTES[self._settings.cloth], ROOM[self._settings.cards]
            self._dialog.wear(self._art(), palette, room)
            self._dialog.miss(self._missing())

    def write(self) -> None:
        """Write the settings; tell who listens if that does not work."""
        if not self._file.write(self._settings):
            self.unwritten.emit()

    def _apply(self, values: dict[str, Any]) -> None:
        others = {name: value for name, value in values.items() if getattr(self._settings, name) != value}
        for name, value in others.items():
            setattr(self._settings, name, value)
        if others:
            self.changed.emit(set(others))
        self.refresh()
        self.write()

    def _forget(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None


def _values(settings: Settings) -> dict[str, Any]:
    """Return what the dialog shows."""
    every = msgspec.structs.asdict(settings)
    return {name: every[name] for name in PREFERENCES}
