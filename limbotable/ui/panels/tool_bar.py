"""The tool bar of the main window."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QActionEvent, QIcon
from PySide6.QtWidgets import QToolBar, QToolButton, QWidget

from limbotable.ui.table.table_keys import key_text


class ToolBar(QToolBar):
    """A tool bar whose buttons follow their actions without a new connection for each change.

    Qt's button makes its action the default one anew at every change of it, and with that connects itself to
    the action once more (``QToolButton::setDefaultAction``, seen in Qt 6.11): some 150 bytes, as long as the
    button lives, whenever an action becomes available or not.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._follower = _Follower(self)

    def wear(self, more: QIcon) -> None:
        """Put a picture on the button for what has no room: the style's own is black on any cloth."""
        for button in self.findChildren(QToolButton, "qt_toolbar_ext_button"):
            button.setIcon(more)

    def offer(self, action: QAction, *, words: bool = True) -> None:
        """Add a button for an action: with its words, or with its picture alone."""
        self.addAction(action)
        button = self.widgetForAction(action)
        button.installEventFilter(self._follower)
        if isinstance(button, QToolButton):
            _tell(button, action)
            if not words:
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)


class _Follower(QObject):
    """Does in the place of a tool button what a change of availability or state asks for."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ActionChanged or not isinstance(watched, QToolButton):
            return False
        action = cast(QActionEvent, event).action()
        _tell(watched, action)
        if action is not watched.defaultAction() or _described(watched) != _described(action):
            return False  # its words have changed, with the language: that is rare, and left to Qt
        watched.setEnabled(action.isEnabled())
        watched.setChecked(action.isChecked())
        return True


def _tell(button: QToolButton, action: QAction) -> None:
    """Describe a button to screen readers by what its name lacks: its own remark, or else its key.

    Without a description Qt would take the remark, which repeats the name where an action has none.
    """
    remark = action.toolTip()
    key = key_text(action.shortcut())
    button.setAccessibleDescription(key if remark == action.iconText() else remark)


def _described(one: QAction | QToolButton) -> tuple[str, str, int]:
    text = one.iconText() if isinstance(one, QAction) else one.text()
    return text.replace("&", ""), one.toolTip(), one.icon().cacheKey()
