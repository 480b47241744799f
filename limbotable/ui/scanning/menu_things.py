"""The things to choose in a menu, or in the list of a box, that is open over its window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QModelIndex, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QMenu, QWidget

from limbotable.ui.scanning.presses import press_key
from limbotable.ui.scanning.things import Single, Thing, key_of
from limbotable.ui.scanning.widget_things import rows_of
from limbotable.ui.table.table_keys import plain


def things_in_popup(popup: QWidget) -> Sequence[Thing]:
    """Return what can be chosen in a popup, and the way out of it."""
    things = _entries(popup) if isinstance(popup, QMenu) else _rows(popup)
    text = QCoreApplication.translate("Scanning", "Close the list")
    return [*things, Single("close", text, QRect, partial(_close, popup))]


def _close(popup: QWidget) -> None:
    view = popup.findChild(QAbstractItemView)
    press_key(popup if view is None else view, Qt.Key.Key_Escape)


def _entries(menu: QMenu) -> Sequence[Thing]:
    return [
        Single(
            key_of(action),
            plain(action.text()),
            partial(_area, menu, action),
            partial(_press, menu, action),
            partial(menu.setActiveAction, action),
            written=False,
        )
        for action in menu.actions()
        if action.isVisible() and action.isEnabled() and not action.isSeparator()
    ]


def _area(menu: QMenu, action: QAction) -> QRect:
    rect = menu.actionGeometry(action)
    return QRect(menu.mapToGlobal(rect.topLeft()), rect.size())


def _press(menu: QMenu, action: QAction) -> None:
    menu.setActiveAction(action)
    press_key(menu, Qt.Key.Key_Return)


def _rows(popup: QWidget) -> Sequence[Thing]:
    box, view = popup.parentWidget(), popup.findChild(QAbstractItemView)
    if view is None or not isinstance(box, QComboBox):
        return []

    def take(index: QModelIndex) -> None:
        box.hidePopup()
        box.setCurrentIndex(index.row())
        box.activated.emit(index.row())

    return rows_of(view, take)
