"""The things to choose in a window: its buttons, boxes, lists, and whatever else the keyboard comes to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QScrollArea,
    QTabBar,
    QTreeView,
    QWidget,
)

from limbotable.ui.scanning.presses import press_key
from limbotable.ui.scanning.things import Group, Single, Thing, key_of
from limbotable.ui.table.table_keys import plain
from limbotable.ui.words.speak import together

_ROWS: Final = 200  #: of a list are gone through; more are found by searching
_LINE: Final = 20  #: pixels: the middles of widgets in one line are no further apart


def things_in(window: QWidget, leave_out: Callable[[QWidget], bool] = lambda _: False) -> Sequence[Thing]:
    """Return what can be chosen in a window, line by line; fields for writing are left out."""
    found: list[Thing] = []
    inner: set[QWidget] = set()  # buttons that lie on other buttons
    for widget in _in_reading_order(window):
        if leave_out(widget) or widget in inner:
            continue
        if isinstance(widget, QAbstractButton):
            buttons = [one for one in widget.findChildren(QAbstractButton) if _reachable(one)]
            inner.update(buttons)
            parts = [_button(one) for one in buttons]
            found.append(Group(key_of(widget), named(widget), parts) if parts else _button(widget))
        else:
            found += _things_of(widget)
    for area in window.findChildren(QAbstractScrollArea):
        if area.isVisible() and not isinstance(area, QAbstractItemView) and not leave_out(area):
            found += _scrolled(area)
    return found


def rect_on_desktop(widget: QWidget) -> QRect:
    """Return the visible part of a widget; an empty area of one that is gone."""
    if not widget.isVisible():
        return QRect()
    shown = widget.visibleRegion().boundingRect()
    return QRect(widget.mapToGlobal(shown.topLeft()), shown.size())


def named(widget: QWidget) -> str:
    """Return the name of a widget, as a screen reader has it."""
    text = widget.accessibleName()
    if not text and isinstance(widget, QAbstractButton):
        text = plain(widget.text()) or widget.toolTip()
    label = None if text else _label_of(widget)
    return text or (plain(label) if label else "")


def rows_of(view: QAbstractItemView, take: Callable[[QModelIndex], object]) -> Sequence[Thing]:
    """Return the rows of a list or tree; ``take`` is called with the chosen one."""
    return [
        Single(
            ("row", key_of(view), n),
            str(index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data() or ""),
            partial(_row_rect, view, index),
            partial(take, index),
            partial(view.scrollTo, index),
            written=False,
        )
        for n, index in enumerate(_rows(view))
    ]


def _in_reading_order(window: QWidget) -> Sequence[QWidget]:
    """Return the widgets that the keyboard comes to, line by line.

    Not by Qt's chain of the focus: asked for it, PySide lets go of parts that the program still holds.
    """
    found = [one for one in window.findChildren(QWidget) if one.window() is window and _reachable(one)]
    return sorted(found, key=lambda one: _line_and_place(one.mapTo(window, one.rect().center())))


def _line_and_place(point: QPoint) -> tuple[int, int]:
    return round(point.y() / _LINE), point.x()


def _reachable(widget: QWidget) -> bool:
    tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


def _button(button: QAbstractButton) -> Single:
    return Single(
        key_of(button),
        named(button),
        partial(rect_on_desktop, button),
        button.click,
        partial(_focus, button),
        written=not button.text(),
    )


def _things_of(widget: QWidget) -> Sequence[Thing]:
    name, rect, focus = named(widget), partial(rect_on_desktop, widget), partial(_focus, widget)
    if isinstance(widget, QComboBox):
        said = together("joined.named", (name, widget.currentText()))
        return [Single(key_of(widget), said, rect, widget.showPopup, focus, written=False)]
    if isinstance(widget, QTabBar):
        return [
            Single(
                ("tab", key_of(widget), n),
                plain(widget.tabText(n)),
                partial(_tab_rect, widget, n),
                partial(widget.setCurrentIndex, n),
                written=False,
            )
            for n in range(widget.count())
            if n != widget.currentIndex()
        ]
    if isinstance(widget, QAbstractSlider | QAbstractSpinBox):
        translate = QCoreApplication.translate
        less, more = translate("Scanning", "%1: less"), translate("Scanning", "%1: more")
        return [
            Single(
                (key_of(widget), text), text.replace("%1", name), rect, partial(press_key, widget, key), focus
            )
            for text, key in ((less, Qt.Key.Key_Down), (more, Qt.Key.Key_Up))
        ]
    if isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
        rows = rows_of(widget, partial(_take_row, widget))
        return [Group(key_of(widget), name, rows)] if rows else []
    return []


def _scrolled(area: QAbstractScrollArea) -> Sequence[Thing]:
    bar, translate = area.verticalScrollBar(), QCoreApplication.translate
    ways = (
        (translate("Scanning", "Scroll down"), bar.pageStep(), bar.value() < bar.maximum()),
        (translate("Scanning", "Scroll up"), -bar.pageStep(), bar.value() > bar.minimum()),
    )
    return [
        Single(
            ("scroll", key_of(area), text),
            text,
            partial(rect_on_desktop, area),
            partial(bar.setValue, bar.value() + step),
        )
        for text, step, can in ways
        if can
    ]


def _focus(widget: QWidget) -> None:
    """Give a widget the focus, where it can be seen."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()
    widget.setFocus(Qt.FocusReason.OtherFocusReason)


def _take_row(view: QAbstractItemView, index: QModelIndex) -> None:
    """Go to a row, or do what Enter does where it is already."""
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    if view.currentIndex() == index:
        press_key(view, Qt.Key.Key_Return)
    else:
        view.setCurrentIndex(index)


def _rows(view: QAbstractItemView) -> Sequence[QModelIndex]:
    """Return the rows that a user can come to."""
    model = view.model()
    found: list[QModelIndex] = []
    index = model.index(0, 0, view.rootIndex())
    while index.isValid() and len(found) < _ROWS:
        hidden = isinstance(view, QTreeView) and view.isRowHidden(index.row(), index.parent())
        if (
            not hidden
            and index.flags() & Qt.ItemFlag.ItemIsSelectable
            and index.flags() & Qt.ItemFlag.ItemIsEnabled
        ):
            found.append(index)
        index = view.indexBelow(index) if isinstance(view, QTreeView) else index.siblingAtRow(index.row() + 1)
    return found


def _row_rect(view: QAbstractItemView, index: QModelIndex) -> QRect:
    rect = view.visualRect(index).intersected(view.viewport().rect())
    rect.setLeft(0)
    rect.setRight(view.viewport().width() - 1)
    return QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size()) if rect.height() > 0 else QRect()


def _tab_rect(tabs: QTabBar, n: int) -> QRect:
    rect = tabs.tabRect(n)
    return QRect(tabs.mapToGlobal(rect.topLeft()), rect.size())


def _label_of(widget: QWidget) -> str:
    """Return the text of the label that leads to a widget."""
    labels = (one for one in widget.window().findChildren(QLabel) if one.buddy() is widget)
    return next((one.text() for one in labels), "")
