"""What the program is, and in which state it runs."""

from __future__ import annotations

import platform

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from limbotable import __version__
from limbotable.core.compiled import compiled


class AboutBox(QMessageBox):
    """Version, licence, and whether rules and search run compiled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Limbo Table"))
        self.setText(f"<h3>Limbo Table {__version__}</h3>")
        state = (
            self.tr("Rules and search run compiled.")
            if compiled()
            else self.tr("Rules and search run as plain Python: computer players think less far.")
        )
        lines = [
            self.tr("A table for four little-known games."),
            state,
            f"Python {platform.python_version()} · Qt {qVersion()}",
            self.tr("Free software under the GNU General Public License, version 3 or later."),
            self.tr(
                "The countdown game was devised by David Parlett, and Limit by Cameron Browne; the rule books"
                " say more about each game."
            ),
        ]
        self.setInformativeText("<br>".join(lines))
        # Wide enough that no language has to break words.
        self.setStyleSheet("QLabel { min-width: 420px; }")
        self.setStandardButtons(QMessageBox.StandardButton.Close)
