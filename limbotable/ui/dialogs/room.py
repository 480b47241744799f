"""Room for sentences that come and go in a dialog."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QLayout


def height_needed(dialog: QDialog, width: int) -> int:
    """Return how high a dialog's content is at a width, with what it says now.

    Qt would tell the outer layouts of a longer sentence only when it comes back to its events.
    """
    layout = dialog.layout()
    assert layout is not None
    for inner in dialog.findChildren(QLayout):
        inner.invalidate()
    layout.invalidate()
    return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
