"""Where the focus comes in a window, and how well it is seen there: measured with and without it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QTabBar, QWidget

from limbotable.ui.table.table_view import TableView
from tests.app.written import contrasts, pixels

LEAST = 3.0  #: the contrast of a pixel with the focus to the same one without it
AIR = 4  #: pixels around a widget in which its mark of the focus may be drawn
#: The smallest side of the area that a mark goes around, in pixels: a caret is no mark.
SMALLEST = 9
#: The part of a closed line of one pixel around that area that a mark must have: it may be dashed.
CLOSED = 0.6
_MOST = 120  #: steps in a window
#: What an arrow moves within: the key for it.
_ARROWS = {QAbstractItemView: Qt.Key.Key_Down, QTabBar: Qt.Key.Key_Right, TableView: Qt.Key.Key_Right}


@dataclass(frozen=True, slots=True)
class Mark:
    """What is drawn of the focus, where it is strong enough."""

    what: str
    width: int
    height: int
    line: float  #: its pixels, by the number of those of a line of one pixel around them

    @property
    def seen(self) -> bool:
        return min(self.width, self.height) >= SMALLEST and self.line >= CLOSED


def walk(window: QWidget) -> Iterator[Mark]:
    """Go once through all that Tab leads to in a window, and on by an arrow where one moves within it."""
    window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(window, Qt.Key.Key_Tab)
    passed: list[QWidget] = []
    for _ in range(_MOST):
        here = QApplication.focusWidget()
        # Among the pieces of the table Tab goes on, too.
        if here is None or (here in passed and here is not passed[-1]):
            return
        if here not in passed:
            yield measured(window, here)
            for kind, key in _ARROWS.items():
                if isinstance(here, kind):
                    QTest.keyClick(here, key)
                    if QApplication.focusWidget() is here:
                        yield measured(window, here, ", on by an arrow")
        passed.append(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)


def measured(window: QWidget, here: QWidget, more: str = "") -> Mark:
    """Measure the mark of the focus on a widget that has it."""
    around = QRect(here.mapTo(window, QPoint()), here.size()).adjusted(-AIR, -AIR, AIR, AIR)
    around = around.intersected(window.rect())
    focused = pixels(window, around)
    here.clearFocus()
    bare = pixels(window, around)
    here.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    rows, columns = np.nonzero(contrasts(focused, bare) >= LEAST)
    what = f"{type(here).__name__} “{here.accessibleName() or getattr(here, 'text', str)()}”{more}"
    if not len(rows):
        return Mark(what, 0, 0, 0.0)
    width, height = int(np.ptp(columns)) + 1, int(np.ptp(rows)) + 1
    return Mark(what, width, height, len(rows) / (2 * (width + height) - 4 if width + height > 2 else 1))
