"""Shows the settings in their dialog, and applies the user's changes there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from limbotable.app.settings_controller import ROOM, SettingsController
from limbotable.store.settings import Settings
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.room import make_room
from limbotable.ui.table.preview import TablePreview
from limbotable.ui.words.settings_table import SETTINGS

if TYPE_CHECKING:
    from limbotable.ui.dialogs.settings_dialog import SettingsDialog


class SettingsPresenter(QObject):
    """Opens the dialog, one at a time, and keeps it up to date with every change of a setting."""

    def __init__(
        self,
        controller: SettingsController,
        art: Callable[[], ArtRenderer],
        missing: Callable[[], str],
        mute: Callable[[], bool],
        window: QWidget,
    ) -> None:
        """``art`` draws by the settings; ``missing`` names the package or library that sounds lack, if any;
        ``mute`` tells whether there is nothing that speaks.

        It shows applied settings, so the parts that ``missing`` depends on are to subscribe before.
        """
        super().__init__(window)
        self._controller = controller
        self._art = art
        self._missing = missing
        self._mute = mute
        self._window = window
        self._dialog: SettingsDialog | None = None
        controller.subscribe(*SETTINGS, apply=lambda _: self._show_values())
        controller.subscribe("cloth", "deck", "cards", apply=self._draw)
        controller.subscribe("sounds", apply=lambda _: self._say_what_is_missing())

    def show(self) -> None:
        """Open the dialog, or bring it to the front."""
        if self._dialog is None:
            from limbotable.ui.dialogs.settings_dialog import SettingsDialog

            self._dialog = SettingsDialog(TablePreview(self._art()), self._window)
            self._dialog.changed.connect(self._controller.set)
            self._dialog.replaced.connect(self._controller.replace)
            self._dialog.finished.connect(self._forget)
            self._draw(self._controller.settings)
        self._show_values()
        self._say_what_is_missing()
        if not self._dialog.isVisible():
            self._dialog.adjustSize()
            make_room(self._dialog)  # Qt gives it two thirds of the screen's width at most
        self._dialog.show()
        self._dialog.activateWindow()

    def _show_values(self) -> None:
        if self._dialog is not None:
            self._dialog.show_values(self._controller.values)

    def _draw(self, settings: Settings) -> None:
        if self._dialog is not None:
            self._dialog.wear(self._art(), PALETTES[settings.cloth], ROOM[settings.cards])

    def _say_what_is_missing(self) -> None:
        if self._dialog is not None:
            self._dialog.miss(self._missing())
            self._dialog.miss_voice(self._mute())

    def _forget(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
