"""What a widget is for screen readers, where Qt cannot tell it from the widget's class."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class HeardAs:
    """What one widget is for screen readers; the widget keeps it as its attribute ``heard_as``.

    A window whose class is no dialog needs ``Role.Window``: Qt would call it a filler.  With ``NoRole`` the
    widget and all within it are left out, because what they show is told elsewhere.
    """

    def __init__(self, role: QAccessible.Role) -> None:
        self._role = role
        self._made: list[QAccessibleInterface] = []  # kept for as long as Qt may use them
        _install_factory()

    def make(self, widget: QWidget) -> QAccessibleInterface:
        """Return another interface for the widget; Qt may ask for more than one."""
        left_out = self._role == QAccessible.Role.NoRole
        self._made.append(_LeftOut(widget) if left_out else QAccessibleWidget(widget, self._role, ""))
        return self._made[-1]


class _LeftOut(QAccessibleWidget):
    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Graphic, "")

    def state(self) -> QAccessible.State:
        state = super().state()
        state.invisible = True
        state.focusable = False
        return state

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None


@cache
def _install_factory() -> None:
    """Make Qt ask here for interfaces; the cache allows it only once."""
    QAccessible.installFactory(_interface_of)


def _interface_of(_: str, thing: QObject) -> QAccessibleInterface | None:
    heard_as = getattr(thing, "heard_as", None)
    return heard_as.make(thing) if isinstance(heard_as, HeardAs) and isinstance(thing, QWidget) else None
