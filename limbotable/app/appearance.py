"""The looks of the window by the settings: cloth, deck, and the sizes of cards and of writing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from limbotable.app.commands import Commands
from limbotable.app.settings_controller import ROOM, WRITING, SettingsController
from limbotable.store.settings import Settings
from limbotable.ui.art.palette import PALETTES, Palette, application_palette, dress, edge_roles
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.art.writing import larger
from limbotable.ui.dialogs.room import make_room
from limbotable.ui.panels.focus_ring import FocusRing
from limbotable.ui.panels.picker import Picker
from limbotable.ui.panels.task_band import TaskBand
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.languages import font_for

#: The height of the letters of a message over the table at the normal size of writing, in pixels.
_LETTERS = 15
_BESIDE = (Qt.WindowType.Window, Qt.WindowType.Dialog)  #: the types of windows beside the main one


class _Coloured(Protocol):
    """A part with the colours of a cloth."""

    def wear(self, palette: Palette, /) -> None: ...


class _Lettered(Protocol):
    """A part over the table, with the colours of a cloth and its own size of letters."""

    def wear(self, palette: Palette, size: int, /) -> None: ...


class _Drawn(Protocol):
    """A part with pieces drawn in it, and the colours of a cloth."""

    def wear(self, art: ArtRenderer, palette: Palette, /) -> None: ...


class _SelfColoured(Protocol):
    """A part that looks up the cloth by itself, when it is told that the cloth has changed."""

    def wear(self) -> None: ...


class Dressed(msgspec.Struct, frozen=True):
    """The parts of the window that look as the settings say."""

    table: TableView
    lettered: Sequence[_Lettered]
    commands: Commands
    coloured: Sequence[_Coloured]
    drawn: Sequence[_Drawn]
    late: Sequence[_SelfColoured]  #: told after all others


class Appearance(QObject):
    """Makes pictures as the settings say, and applies the settings to the parts of the window."""

    def __init__(self, controller: SettingsController, language: Callable[[], str], parent: QObject) -> None:
        """``language`` tells the code of the present one."""
        super().__init__(parent)
        self._language = language
        self._controller = controller
        self._font = QApplication.font()  # the system's own
        self._ring = FocusRing((TableView, Picker, TaskBand), self)

    def close(self) -> None:
        """Draw no ring any more: the window has ended, and others of the program have their own."""
        delete(self._ring)

    @property
    def palette(self) -> Palette:
        """The colours of the chosen cloth."""
        return PALETTES[self._controller.settings.cloth]

    def art(self) -> ArtRenderer:
        """Return a renderer of the chosen deck in the colours of the chosen cloth."""
        return ArtRenderer(self._controller.settings.deck, self.palette)

    def dress(self, parts: Dressed) -> None:
        """Have the parts look as the settings say, now and after each change."""
        follow = partial(self._controller.subscribe, now=True)
        follow("text", "language", apply=self._write)  # first: some parts are as large as it makes writing
        follow("cloth", "text", apply=lambda _: self._wear_cloth(parts))
        follow("cloth", "deck", apply=lambda _: self._wear_art(parts))
        follow("cloth", "deck", "text", apply=lambda _: self._wear_late(parts))
        follow("cloth", "text", apply=lambda now: self._wear_letters(parts, now))
        follow("cards", "text", apply=lambda now: parts.table.set_sizes(ROOM[now.cards], WRITING[now.text]))

    def _write(self, settings: Settings) -> None:
        font = larger(font_for(self._language(), self._font), WRITING[settings.text])
        if font != QApplication.font():
            QTimer.singleShot(0, self, self._write_on_styled)  # once the other widgets have the font
        QApplication.setFont(font)

    def _write_on_styled(self) -> None:
        """Have the parts with a style sheet follow the program's font: Qt passes it on to all others."""
        for one in QApplication.allWidgets():
            if sheet := one.styleSheet():
                one.setStyleSheet(sheet)
        QTimer.singleShot(
            0, self, self._make_room
        )  # in its next turn Qt has passed it on to hidden pages, too

    def _make_room(self) -> None:
        """Have the windows that are open beside the main one grow with their letters."""
        for window in QApplication.topLevelWidgets():
            if window.parentWidget() is not None and window.isVisible() and window.windowType() in _BESIDE:
                make_room(window)

    def _wear_cloth(self, parts: Dressed) -> None:
        dress(application_palette(self.palette), edge_roles(self.palette))
        for part in parts.coloured:
            part.wear(self.palette)

    def _wear_art(self, parts: Dressed) -> None:
        art, palette = self.art(), self.palette
        parts.table.set_look(art, palette)
        for part in parts.drawn:
            part.wear(art, palette)
        parts.commands.wear(art, QColor(QApplication.palette().color(QPalette.ColorRole.WindowText)))

    def _wear_late(self, parts: Dressed) -> None:
        for part in parts.late:
            part.wear()

    def _wear_letters(self, parts: Dressed, settings: Settings) -> None:
        for part in parts.lettered:
            part.wear(self.palette, round(_LETTERS * WRITING[settings.text]))
