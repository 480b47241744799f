"""The height of a dialog whose sentences come and go."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QLayout


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
