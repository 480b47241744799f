"""Starting a match: the page with all games, the new match, and the deal with a number."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QDockWidget, QStackedWidget, QWidget

from limbotable.app.match.table_controller import TableController
from limbotable.core.game import AnyGame
from limbotable.games import GAMES, game_of
from limbotable.play.setup import MatchSetup
from limbotable.store.settings import Settings
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.deal import DealDialog
from limbotable.ui.dialogs.new_match import NewMatchDialog
from limbotable.ui.panels.picker import Picker
from limbotable.ui.table.clock import Clock
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.option_words import variant_text
from limbotable.ui.words.speak import speak


class Start(QObject):
    """Asks for the match to be played, and begins it.

    The page with all games is made at its first use.
    """

    turned = Signal()  #: another page is shown: the table, or all games

    def __init__(
        self,
        table_controller: TableController,
        settings: Settings,
        save: Callable[[], object],
        art: Callable[[], tuple[ArtRenderer, Palette]],
        clock: Clock,
        table: QWidget,
        dock: QDockWidget,
        parent: QWidget,
    ) -> None:
        """``save`` keeps the settings; ``table`` is the table's page, and ``dock`` stands beside it."""
        super().__init__(parent)
        self._table_controller, self._settings, self._save = table_controller, settings, save
        self._art, self._clock, self._dock, self._window = art, clock, dock, parent
        self._still = False
        self._panel = False  # whether the dock was shown before all games were
        self._picker: Picker | None = None
        self.pages = QStackedWidget()
        self._table = table
        self.pages.addWidget(table)
        table_controller.sat_down.connect(self.go_back)

    @property
    def picking(self) -> bool:
        """Whether all games are shown, and not the table."""
        return self._picker is not None and self.pages.currentWidget() is self._picker

    @property
    def game(self) -> AnyGame:
        """The game of the page with all games, of the table, or of the last match."""
        if self.picking and self._picker is not None:
            return game_of(self._picker.game) or GAMES[0]
        return (
            self._table_controller.match.game
            if self._table_controller.match is not None
            else self._settings.last_game()
        )

    # --- pages ----------------------------------------------------------------------------------------
    def pick(self) -> None:
        """Show all games."""
        game = self.game.id
        if self._picker is None:
            self._picker = self._make()
        if not self.picking:
            self._panel = self._dock.isVisibleTo(self._window)
            self._dock.hide()
            self._dock.toggleViewAction().setEnabled(False)
            self.pages.setCurrentWidget(self._picker)
        self._picker.begin(game, match=self._table_controller.match is not None)
        self.turned.emit()

    def go_back(self) -> None:
        """Show the table."""
        if self.picking:
            self.pages.setCurrentWidget(self._table)
            self._dock.toggleViewAction().setEnabled(True)
            self._dock.setVisible(self._panel)
            self.turned.emit()

    def _make(self) -> Picker:
        picker = Picker([game.id for game in GAMES], *self._art(), speak, self._clock, self.pages)
        picker.be_still(self._still)
        picker.chosen.connect(self.ask_for_match)
        picker.now.connect(self._begin_as_last)
        picker.left.connect(self.go_back)
        self.pages.addWidget(picker)
        return picker

    def wear(self) -> None:
        """Follow the settings of art and palette."""
        if self._picker is not None:
            self._picker.wear(*self._art())

    def be_still(self, still: bool) -> None:
        """Turn movement without the user's action off, or on."""
        self._still = still
        if self._picker is not None:
            self._picker.be_still(still)

    def retranslate(self) -> None:
        """Set all texts in the language that is installed now."""
        if self._picker is not None:
            self._picker.retranslate(speak)

    # --- matches --------------------------------------------------------------------------------------
    def ask_for_match(self, game: str = "", deal: int | None = None) -> None:
        """Let the user set up a match: of a game and a deal, if these are named."""
        offered = [(one, self._settings.last_chosen(one)) for one in GAMES]
        for _, last in offered:
            last.deal = deal
        dialog = NewMatchDialog(offered, game or self.game.id, self._window)
        if dialog.exec():
            self._begin(dialog.chosen())
        dialog.deleteLater()

    def ask_for_deal(self) -> None:
        """Show the number of the deal on the table, and let the user play another one of the same kind."""
        controller = self._table_controller.controller
        if controller is None or not controller.match.game.deals:
            return
        game, options = controller.match.game, controller.match.options
        dialog = DealDialog(game_text(game.id), variant_text(game, options), controller.deal, self._window)
        if dialog.exec():
            if dialog.other_rules:
                self.ask_for_match(game.id, dialog.number)
            else:
                self._table_controller.same_again(dialog.number)
        dialog.deleteLater()

    def begin(self, game: str, deal: int | None = None) -> None:
        """Begin a match with the last set-up of that game; raises ``KeyError``."""
        chosen = self._settings.last_chosen({one.id: one for one in GAMES}[game])
        chosen.deal = deal
        self._table_controller.begin(chosen)

    def _begin_as_last(self, game: str) -> None:
        self._begin(self._settings.last_chosen({one.id: one for one in GAMES}[game]))

    def _begin(self, chosen: MatchSetup) -> None:
        self._settings.remember(chosen)
        self._save()
        self._table_controller.begin(chosen)


def title(table_controller: TableController) -> str:
    """Return the window's title: the game on its table and the number of the deal, if it has one."""
    if table_controller.controller is None:
        return "Limbo Table"
    name = game_text(table_controller.controller.match.game.id)
    if table_controller.controller.deal is None or table_controller.interrupted:
        return name
    text = QCoreApplication.translate("Start", "%1, deal %2")
    return text.replace("%1", name).replace("%2", str(table_controller.controller.deal))
