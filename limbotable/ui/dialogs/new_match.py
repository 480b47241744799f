"""Setting up a match: its game, its players, its rules, its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from limbotable.core.game import AnyGame
from limbotable.play.even import Standing
from limbotable.play.setup import MatchSetup
from limbotable.ui.dialogs.buttons import DialogButtons
from limbotable.ui.dialogs.match_form import MatchForm
from limbotable.ui.dialogs.room import ScrolledPart, height_needed, screen_room, with_writing
from limbotable.ui.panels.named_box import NamedBox
from limbotable.ui.words.match_words import game_text, remarks_on
from limbotable.ui.words.phrase_label import PhraseLabel

_WIDTH: Final = 940  #: logical pixels, where the screen has as many


class NewMatchDialog(QDialog):
    """Asks for a game, and for the options and the seats of its match."""

    def __init__(
        self,
        offered: Sequence[tuple[AnyGame, MatchSetup]],
        game_id: str,
        parent: QWidget | None = None,
        even: Mapping[str, Standing] = MappingProxyType({}),
    ) -> None:
        """Each game comes with the setup of its last match; ``game_id`` is the game chosen at first.

        ``even`` has by game the person's standing, with the level that is about even, where that is known.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self._forms = [MatchForm(game, last, even.get(game.id), self) for game, last in offered]
        self._games = NamedBox()
        self._games.setObjectName("game")
        self._games.setAccessibleName(self.tr("Game"))
        for game, _ in offered:
            self._games.addItem(game_text(game.id), game.id)
        self._pitch = PhraseLabel()
        self._pitch.setWordWrap(True)
        self._stack = QStackedWidget()
        for form in self._forms:
            self._stack.addWidget(form)
            form.grown.connect(self._make_room)
        buttons = DialogButtons()
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
        self._scrolled = ScrolledPart(self._stack)
        layout.addWidget(self._scrolled, 1)
        layout.addWidget(buttons)
        self._start.setDefault(True)
        self._games.currentIndexChanged.connect(self._show_form)
        self._games.setCurrentIndex(max(0, self._games.findData(game_id)))
        self._show_form()
        self._start.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setMinimumWidth(min(_WIDTH, screen_room(self).width()))
        self._make_room()

    @property
    def form(self) -> MatchForm:
        """The form of the chosen game."""
        return self._forms[self._games.currentIndex()]

    def chosen(self) -> MatchSetup:
        """Return the setup in the dialog."""
        return self.form.chosen()

    def accept(self) -> None:
        """Close, if all entries are valid."""
        if self.form.check():
            super().accept()

    def _show_form(self) -> None:
        for form in self._forms:  # no other game's fields make this one wider than the screen
            policy, shown = form.sizePolicy(), form is self.form
            policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred if shown else QSizePolicy.Policy.Ignored)
            form.setSizePolicy(policy)
        self._stack.setCurrentWidget(self.form)
        self._pitch.setText(remarks_on(self._games.currentData())[0])

    def _make_room(self) -> None:
        """Grow to the height that the forms need, up to that of the screen; never shrink."""
        room, usual = screen_room(self), with_writing(QSize(_WIDTH, 0), self).width()
        width = min(max(self.width(), usual), room.width())
        margins = self.contentsMargins() if (inside := self.layout()) is None else inside.contentsMargins()
        bar = self._scrolled.verticalScrollBar().sizeHint().width()
        for form in self._forms:
            form.fit(width - margins.left() - margins.right(), bar)
        need = min(height_needed(self, width), room.height())
        self.setMinimumHeight(max(self.minimumHeight(), need))
        self.resize(width, max(self.height() if self.isVisible() else 0, need))
