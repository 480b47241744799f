"""The box about the program, its version and its state."""

from __future__ import annotations

import platform

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from limbotable import __version__
from limbotable.core.compiled import compiled
from limbotable.games import GAMES
from limbotable.ui.dialogs.message_box import PhraseBox
from limbotable.ui.words.match_words import game_text


class AboutBox(PhraseBox):
    """Shows version, licence, and whether rules and search run compiled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Limbo Table"))
        self.setText(f"<h3>Limbo Table {__version__}</h3>")
        state = (
            self.tr("The rules and the search are compiled.")
            if compiled()
            else self.tr(
                "The rules and the search are not compiled: computer players do not look as far ahead."
            )
        )
        lines = [
            self.tr("A table for little-known card and tile games."),
            state,
            f"Python {platform.python_version()} · Qt {qVersion()}",
            self.tr("Free software under the GNU General Public License, version 3 or later."),
            *(
                self.tr("%1, devised by %2")
                .replace("%1", game_text(game.id))
                .replace("%2", QCoreApplication.translate("Options", game.words.author))
                for game in GAMES
                if game.words.author
            ),
            self.tr("The rule books say more about each game."),
        ]
        self.setInformativeText("<br>".join(lines))
        # Wide enough that no language has to break words.
        self.setStyleSheet("QLabel { min-width: 420px; }")
        self.setStandardButtons(QMessageBox.StandardButton.Close)
