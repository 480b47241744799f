"""The room that windows need for their writing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QLayout, QWidget

from limbotable.ui.art.writing import growth

_FRAME: Final = QSize(16, 40)  #: the size of a desktop's frame around a window


def room_on_screen(window: QWidget) -> QSize:
    """Return the greatest size of a window within its frame on its screen."""
    return window.screen().availableSize() - _FRAME


def with_writing(size: QSize, window: QWidget) -> QSize:
    """Return a window's size for its writing: ``size`` for the usual one, more for a larger one.

    Larger writing makes no window larger than its screen.
    """
    return size.expandedTo((size * growth()).boundedTo(room_on_screen(window)))


def height_needed(dialog: QDialog, width: int) -> int:
    """Return the height of a dialog's content at a width, with its present texts.

    Qt would tell the outer layouts of a longer sentence only when it comes back to its events.
    """
    layout = dialog.layout()
    assert layout is not None
    for inner in dialog.findChildren(QLayout):
        inner.invalidate()
    layout.invalidate()
    return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
