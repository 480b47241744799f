"""Setting up a match: which game, who plays, by which rules, and to what end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from limbotable.core.game import AnyGame
from limbotable.play.referee import PERSON
from limbotable.ui.dialogs.match_form import Chosen, MatchForm
from limbotable.ui.dialogs.option_words import option_text


class NewMatchDialog(QDialog):
    """Asks for a game, and for the options and the seats of its match."""

    def __init__(
        self, offered: Sequence[tuple[AnyGame, Chosen]], game_id: str, parent: QWidget | None = None
    ) -> None:
        """Each game comes with what was chosen for it last; the dialog begins with the one of that id."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self._forms = [MatchForm(game, last, self) for game, last in offered]
        self._games = QComboBox()
        self._games.setAccessibleName(self.tr("Game"))
        for game, _ in offered:
            self._games.addItem(option_text(f"game.{game.id}"), game.id)
        layout = QVBoxLayout(self)
        # As big as what is shown of it: games have different numbers of rules and seats.
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        chooser = QFormLayout()
        chooser.addRow(self.tr("Game"), self._games)
        layout.addLayout(chooser)
        for form in self._forms:
            layout.addWidget(form)
        buttons = QDialogButtonBox()
        self._start = buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self._start.setDefault(True)
        self._games.currentIndexChanged.connect(self._show_form)
        self._games.setCurrentIndex(max(0, self._games.findData(game_id)))
        self._show_form()

    @property
    def form(self) -> MatchForm:
        """What there is to choose for the game that is chosen."""
        return self._forms[self._games.currentIndex()]

    def chosen(self) -> Chosen:
        """Return what the dialog says now."""
        return self.form.chosen()

    def _show_form(self) -> None:
        for form in self._forms:
            form.setVisible(form is self.form)


def names_for(given: Sequence[str], players: Sequence[str], standing: Sequence[str]) -> tuple[str, ...]:
    """Return a name for each seat: what was given, else what the seat is called, made distinct."""
    names: list[str] = []
    for name, player, fallback in zip(given, players, standing, strict=True):
        wanted = name or option_text(f"name.{fallback if player == PERSON else player}")
        unique, number = wanted, 2
        while unique in names:
            unique, number = f"{wanted} {number}", number + 1
        names.append(unique)
    return tuple(names)
