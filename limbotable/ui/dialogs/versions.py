"""The box about newer versions: the program itself looks for none."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QWidget

from limbotable import REPOSITORY, __version__
from limbotable.ui.dialogs.message_box import MessageBox, PhraseBox

#: The page that lists all versions, the newest first.
PAGE: Final = f"{REPOSITORY}/releases"


class VersionsBox(PhraseBox):
    """Shows the present version, and opens the page that tells of newer ones, if the user wants it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Newer versions"))
        self.setText(self.tr("This is Limbo Table %1.").replace("%1", __version__))
        self.setInformativeText(
            "\n\n".join(
                (
                    self.tr(
                        "The program never goes online, so it does not know whether there is a newer version."
                        " The page with all versions opens in your browser, which needs a network."
                    ),
                    PAGE,
                )
            )
        )
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setStyleSheet("QLabel { min-width: 420px; }")  # so that the address is in one line
        page = self.addButton(self.tr("&Open the page"), QMessageBox.ButtonRole.AcceptRole)
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Close))
        page.clicked.connect(self._open)

    def _open(self) -> None:
        if not QDesktopServices.openUrl(QUrl(PAGE)):
            told = self.tr("No browser could be opened. The address of the page is %1.").replace("%1", PAGE)
            MessageBox.warn(self.parentWidget() or self, told)
