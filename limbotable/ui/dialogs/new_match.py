"""Setting up a match: which game, who plays, by which rules, and to what end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from limbotable.core.game import AnyGame
from limbotable.play.setup import MatchSetup
from limbotable.ui.dialogs.match_form import MatchForm
from limbotable.ui.dialogs.room import height_needed
from limbotable.ui.words.match_words import game_text, remarks_on

_WIDTH: Final = 940  #: logical pixels


class NewMatchDialog(QDialog):
    """Asks for a game, and for the options and the seats of its match."""

    def __init__(
        self, offered: Sequence[tuple[AnyGame, MatchSetup]], game_id: str, parent: QWidget | None = None
    ) -> None:
        """Each game comes with what was chosen for it last; the dialog begins with the one of that id."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self._forms = [MatchForm(game, last, self) for game, last in offered]
        self._games = QComboBox()
        self._games.setAccessibleName(self.tr("Game"))
        for game, _ in offered:
            self._games.addItem(game_text(game.id), game.id)
        self._pitch = QLabel()
        self._pitch.setWordWrap(True)
        self._stack = QStackedWidget()
        for form in self._forms:
            self._stack.addWidget(form)
            form.grown.connect(self._make_room)
        buttons = QDialogButtonBox()
        self._start = buttons.addButton(self.tr("Play now"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._games, 2)
        head.addWidget(self._pitch, 5)
        layout.addLayout(head)
        layout.addWidget(self._stack, 1)
        layout.addWidget(buttons)
        self._start.setDefault(True)
        self._games.currentIndexChanged.connect(self._show_form)
        self._games.setCurrentIndex(max(0, self._games.findData(game_id)))
        self._show_form()
        self._start.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setMinimumWidth(_WIDTH)
        self._make_room()

    @property
    def form(self) -> MatchForm:
        """What there is to choose for the game that is chosen."""
        return self._forms[self._games.currentIndex()]

    def chosen(self) -> MatchSetup:
        """Return what the dialog says now."""
        return self.form.chosen()

    def accept(self) -> None:
        """Close, if all that is written can be meant."""
        if self.form.check():
            super().accept()

    def _show_form(self) -> None:
        self._stack.setCurrentWidget(self.form)
        self._pitch.setText(remarks_on(self._games.currentData())[0])

    def _make_room(self) -> None:
        """Be as high as any of the games needs it, and never lower than before."""
        width = max(self.width(), _WIDTH)
        need = height_needed(self, width)
        self.setMinimumHeight(max(self.minimumHeight(), need))
        self.resize(width, max(self.height() if self.isVisible() else 0, need))
