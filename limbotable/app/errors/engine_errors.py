"""The question after a computer player has stopped."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from limbotable.ui.dialogs.message_box import MessageBox

translate = QCoreApplication.translate


def may_try_again(detail: str, parent: QWidget) -> bool:
    """Tell the user why the computer player has stopped, and return whether it is to be asked once more."""
    box = MessageBox(
        MessageBox.Icon.Warning, translate("Troubles", "The computer player has stopped."), parent
    )
    box.setInformativeText(detail)
    again = box.addButton(translate("Troubles", "Try again"), MessageBox.ButtonRole.AcceptRole)
    box.addButton(MessageBox.StandardButton.Close)
    box.exec()
    return box.clickedButton() is again
