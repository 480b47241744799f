"""Asking before a match is left that would be lost: kept matches are left without a question."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox, QWidget

from limbotable.play.match import Match
from limbotable.ui.dialogs.message_box import MessageBox


class Departure(QObject):
    """Lets the user think again, unless the user has turned the question off."""

    def __init__(self, ask: Callable[[], bool], ask_no_more: Callable[[], object], parent: QWidget) -> None:
        """``ask`` is the setting ``confirm_leaving``; ``ask_no_more`` turns it off."""
        super().__init__(parent)
        self._ask = ask
        self._ask_no_more = ask_no_more
        self._window = parent

    def may_leave(self, match: Match | None, *, kept: bool) -> bool:
        """Return whether a match may be left: nothing would be lost, or the user agrees."""
        if match is None or kept or match.result is not None or match.actions_taken() == 0:
            return True
        if not self._ask():
            return True
        text = self.tr("This match is not being saved. If you leave it, it is lost.")
        box = MessageBox(MessageBox.Icon.Question, text, self._window)
        box.setInformativeText(self.tr("You can save it as a file and continue it another time."))
        leave = box.addButton(self.tr("&Leave it"), MessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(self.tr("&Stay"), MessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        again = QCheckBox(self.tr("&Don’t ask again"))
        box.setCheckBox(again)
        box.exec()
        left = box.clickedButton() is leave
        if left and again.isChecked():
            self._ask_no_more()
        box.deleteLater()
        return left
