"""Playing with one switch, or with two: its settings, and what there is to choose in the whole program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QToolBar, QToolButton, QWidget

from limbotable.store.settings import Settings
from limbotable.ui.ear.announcer import Announcer
from limbotable.ui.scanning.halo import Halo
from limbotable.ui.scanning.menu_things import things_in_popup
from limbotable.ui.scanning.scanner import Scanner
from limbotable.ui.scanning.switches import Switches
from limbotable.ui.scanning.table_things import things_at, words_at
from limbotable.ui.scanning.things import Group, Look, Single, Thing, areas_of, key_of
from limbotable.ui.scanning.widget_things import named, rect_on_desktop, things_in
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.table_keys import plain
from limbotable.ui.table.table_view import TableView

#: The settings that it depends on.
SCANNED: Final = ("scan", "scan_switches", "scan_pace")


class OneSwitch(QObject):
    """Points out in turn what the user can choose, wherever the user is, while the settings say so."""

    def __init__(
        self, table: TableView, beside: QWidget, busy: Callable[[], bool], clock: Clock, window: QMainWindow
    ) -> None:
        """``beside`` is a part of the window that repeats what the table offers, and is left out; ``busy``
        tells whether the program is still saying something.
        """
        super().__init__(window)
        self._table, self._beside, self._window = table, beside, window
        self._halo = Halo()
        self._announcer = Announcer(window)
        self.scanner = Scanner(self.look, lambda: self.tr("Back"), busy, clock, self)
        self._switches = Switches(self.scanner.press_step, self.scanner.press_choose, self)
        self.scanner.pointed.connect(self._point)
        table.falling.connect(self._leave_table)

    def follow(self, settings: Settings) -> None:
        """Begin, go on in another way, or end, as the settings say."""
        if settings.scan:
            two = settings.scan_switches == "two"
            self._switches.listen(two=two)
            self.scanner.start(None if two else 1000 * float(settings.scan_pace))
        else:
            self._switches.rest()
            self.scanner.stop()

    def look(self) -> Look | None:
        """Return what can be chosen in the open menu or list, or else in the window that the user is at."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return Look(popup, things_in_popup(popup))
        window = QApplication.activeModalWidget() or QApplication.activeWindow()
        if window is None:
            return None
        if window is self._window:
            words = words_at(self._table) if self._table.isVisible() else ()
            return Look(window, [*self._at_table(), *self._around(), *self._commands()], words)
        close = Single("close", self.tr("Close the window"), QRect, window.close)
        return Look(window, [*things_in(window), close])

    def _at_table(self) -> Sequence[Thing]:
        return things_at(self._table) if self._table.isVisible() else ()

    def _around(self) -> Sequence[Thing]:
        """Return what lies around the table, or on the page with all games."""
        left_out = (self._table, self._beside)
        return things_in(
            self._window, lambda widget: any(one is widget or one.isAncestorOf(widget) for one in left_out)
        )

    def _commands(self) -> Sequence[Thing]:
        tools = [
            Single(key_of(one), named(one), partial(rect_on_desktop, one), one.click, written=False)
            for bar in self._window.findChildren(QToolBar)
            for one in bar.findChildren(QToolButton)
            if one.isVisible() and one.isEnabled()
        ]
        bar = self._window.menuBar()
        menus: list[Thing] = []
        for action in bar.actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                rect = bar.actionGeometry(action)
                area = QRect(bar.mapToGlobal(rect.topLeft()), rect.size())
                below = bar.mapToGlobal(QPoint(rect.left(), rect.bottom() + 1))
                menus.append(
                    Single(
                        key_of(action),
                        plain(action.text()),
                        partial(QRect, area),
                        partial(menu.popup, below),
                        written=False,
                    )
                )
        groups = [
            Group("tools", self.tr("Tools"), tools),
            Group("menus", self.tr("All commands"), menus),
        ]
        return [one for one in groups if one.parts]

    def _leave_table(self) -> None:
        """Point out nothing that lies behind the curtain, and then what there is before it."""
        self._halo.clear()
        QTimer.singleShot(0, self, self.scanner.look_anew)

    def _point(self, look: Look | None, thing: Thing | None) -> None:
        self._halo.show(look, thing)
        if thing is None:
            return
        focused = isinstance(thing, Single) and areas_of(thing)
        self._announcer.say_in_passing(thing.name, focused=bool(focused))
