"""The room of a dialog whose sentences come and go, on a screen that may be small."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QFrame, QLayout, QScrollArea, QWidget

from limbotable.ui.art.writing import growth
from limbotable.ui.dialogs.placing import within

#: The least size of a desktop's frame around a window: there may be none yet.
_FRAME: Final = QSize(16, 40)


class ScrolledPart(QScrollArea):
    """Shows a part of a dialog: as high as the part is, or scrolled where the screen has no room for it.

    The part is as wide as what is seen of it, unless even the screen is narrower than its fields.
    """

    def __init__(self, part: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part = part
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the fields have it, and are scrolled to
        self.setWidget(part)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(self._part.heightForWidth(width), self._part.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._part.minimumSizeHint().width() + bar, 8 * self.fontMetrics().lineSpacing())


def screen_room(window: QWidget) -> QSize:
    """Return the largest size of a window, without its frame, that its screen has room for."""
    owner = window.parentWidget()
    over = window if owner is None else owner.window()
    frame = (over.frameGeometry().size() - over.size()).expandedTo(_FRAME)
    return over.screen().availableGeometry().size() - frame


def with_writing(size: QSize, window: QWidget) -> QSize:
    """Return a window's size for its writing: ``size`` for the usual one, more for a larger one.

    Larger writing makes no window larger than its screen.
    """
    return size.expandedTo((size * growth()).boundedTo(screen_room(window)))


def height_needed(dialog: QDialog, width: int) -> int:
    """Return the height of a dialog's content at a width, with its present texts.

    Qt would tell the outer layouts of a longer sentence only when it comes back to its events.
    """
    layout = dialog.layout()
    assert layout is not None
    _measure_anew(dialog)
    return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())


def make_room(window: QWidget) -> None:
    """Make an open window as large as its present letters want, if it is smaller.

    It becomes no larger than its screen, and stays on it.  One that fills the screen stays as it is.
    """
    if window.isMaximized() or window.isFullScreen():
        return
    _measure_anew(window)
    room, width = screen_room(window), max(window.width(), window.sizeHint().width())
    wanted = window.sizeHint().expandedTo(QSize(min(width, room.width()), 0))
    layout = window.layout()
    if layout is not None and layout.hasHeightForWidth():
        wanted.setHeight(max(wanted.height(), layout.totalHeightForWidth(min(width, room.width()))))
    size = window.size().expandedTo(wanted.boundedTo(room))
    if size == window.size():
        return
    frame = window.frameGeometry().size() - window.size()
    place = within(QRect(window.pos(), size + frame), window.screen().availableGeometry())
    window.resize(size)
    if place.topLeft() != window.pos():
        window.move(place.topLeft())


def _measure_anew(window: QWidget) -> None:
    """Forget all sizes that the layouts of a window have kept.

    Those of pages that are not shown learn of other letters or words only when they are shown, and the ones
    around them when Qt comes back to its events.
    """
    for layout in window.findChildren(QLayout):
        layout.invalidate()
    for box in window.findChildren(QComboBox):  # with other letters it keeps its least size
        QApplication.sendEvent(box, QEvent(QEvent.Type.StyleChange))
    for part in reversed(window.findChildren(QWidget)):  # what is within others first
        part.updateGeometry()
    if (outer := window.layout()) is not None:
        outer.invalidate()
