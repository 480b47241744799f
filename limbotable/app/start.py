"""Starting a match: the page with all games, the new match, and the deal with a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDockWidget, QStackedWidget, QWidget

from limbotable.app.learning.rule_books import Rules
from limbotable.app.match.day_table import DayTable
from limbotable.app.match.setup import Setup, day_of, follows
from limbotable.app.match.table_controller import TableController
from limbotable.app.match.under_way import UnderWay
from limbotable.app.surroundings import Surroundings
from limbotable.core.game import AnyGame
from limbotable.games import GAMES, game_of
from limbotable.play.even import Standing
from limbotable.play.referee import PERSON
from limbotable.play.setup import EVEN, MatchSetup
from limbotable.store.settings import Settings
from limbotable.ui.panels.picker import Picker
from limbotable.ui.panels.sitters import Offer
from limbotable.ui.words.cast import cast_of, rank_of
from limbotable.ui.words.match_words import day_text, game_text, is_unnamed, names_for, seat_names
from limbotable.ui.words.option_words import variant_text
from limbotable.ui.words.speak import speak

#: How many are done, and how many there are.
Progress: TypeAlias = tuple[int, int]


class Start(QObject):
    """Asks for the match to be played, and begins it.

    The page with all games is made at its first use.
    """

    turned = Signal()  #: another page is shown: the table, or all games
    lessons_wanted = Signal(str)  #: the user wants to learn a game
    puzzles_wanted = Signal(str)  #: the user wants to solve puzzles of a game

    def __init__(
        self,
        table_controller: TableController,
        settings: Settings,
        save: Callable[[], object],
        around: Surroundings,
        table: QWidget,
        dock: QDockWidget,
        standing: Callable[[AnyGame, str], Standing | None],
        parent: QWidget,
    ) -> None:
        """``save`` keeps the settings; ``table`` is the table's page, and ``dock`` stands beside it.

        ``standing`` returns how strong a person of a name is in a game, where that is measured.
        """
        super().__init__(parent)
        self._table_controller, self._settings, self._save = table_controller, settings, save
        #: Returns how many lessons of a game are done and how many there are, and the same of its puzzles.
        self.learnt: Callable[[str], tuple[Progress, Progress]] = lambda _: ((0, 0), (0, 0))
        self._around, self._dock, self._window = around, dock, parent
        self._standing = standing
        self._day_table: DayTable | None = None
        self._rules: Rules | None = None
        self._under_way: UnderWay | None = None
        table_controller.opponents = self._followed
        table_controller.followed = lambda setup: follows(setup, settings.last_chosen(setup.game))
        self._still = False
        self._panel = False  # whether the dock was shown before all games were
        self._picker: Picker | None = None
        self.pages = QStackedWidget()
        self._table = table
        self.pages.addWidget(table)
        table_controller.sat_down.connect(self.go_back)
        for change in (table_controller.sat_down, self.turned):
            change.connect(self._entitle)
        table_controller.display.stronger_wanted.connect(self.begin_against)
        table_controller.display.setup_wanted.connect(self.ask_for_match)
        table_controller.display.games_wanted.connect(self.pick)

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

    def offer_more(self, day_table: DayTable, rules: Rules, under_way: UnderWay) -> None:
        """Offer more on the page with all games, from its first use on.

        These are the table of the day, the rules, and the matches that are under way.
        """
        self._day_table, self._rules, self._under_way = day_table, rules, under_way
        day_table.begun.connect(self.go_back)

    # --- pages ----------------------------------------------------------------------------------------
    def pick(self, game: str = "") -> None:
        """Show all games, and begin with that one, or with the one on the table."""
        game = game or self.game.id
        if self._picker is None:
            self._picker = self._make()
        self._offer()
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
        around = self._around
        games = [game.id for game in GAMES]
        picker = Picker(games, around.art(), around.palette(), speak, around.clock, self.pages)
        picker.be_still(self._still)
        picker.chosen.connect(self.ask_for_match)
        picker.now.connect(self._begin_as_last)
        picker.resumed.connect(self._resume)
        picker.level_wanted.connect(self._change_level)
        picker.lessons_wanted.connect(self.lessons_wanted)
        picker.puzzles_wanted.connect(self.puzzles_wanted)
        if self._day_table is not None:
            picker.today_wanted.connect(self._day_table.open)
        if self._rules is not None:
            picker.rules_wanted.connect(self._rules.open)
        picker.left.connect(self.go_back)
        self.pages.addWidget(picker)
        return picker

    def _offer(self) -> None:
        """Show on the page with all games what awaits the user at each table."""
        assert self._picker is not None
        if self._day_table is not None:
            self._picker.offer_today(self._day_table.offer())
        for game in GAMES:
            chosen = self._last(game)
            names = names_for(game, chosen.names, chosen.players)
            lessons, puzzles = self.learnt(game.id)
            about_even = self._about_even(game, chosen)
            offer = Offer(
                seat_names(names, chosen.players),
                cast_of(game, chosen.players, names),
                tuple((level.name, rank_of(game, level.name)) for level in game.levels),
                lessons,
                puzzles,
                None if about_even is None else chosen.even,
                measured=about_even is None or about_even.matches > 0,
                rules=self._rules is not None and self._rules.has_book(game.id),
                under_way="" if self._under_way is None else self._under_way.state(game.id),
            )
            self._picker.offer(game.id, offer)

    def _change_level(self, game_id: str, level: str) -> None:
        """Keep a level for all computer players of a game's next match, or to find an even one each time."""
        chosen = self._settings.last_chosen({one.id: one for one in GAMES}[game_id])
        chosen.even = level == EVEN
        if not chosen.even:
            chosen.players = [player if player == PERSON else level for player in chosen.players]
        self._settings.keep(chosen)
        self._save()
        self._offer()

    def wear(self) -> None:
        """Follow the settings of art and palette."""
        if self._picker is not None:
            self._picker.wear(self._around.art(), self._around.palette())

    def be_still(self, still: bool) -> None:
        """Turn movement without the user's action off, or on."""
        self._still = still
        if self._picker is not None:
            self._picker.be_still(still)

    def retranslate(self) -> None:
        """Set all texts in the language that is installed now."""
        self._entitle()
        if self._picker is not None:
            self._offer()
            self._picker.retranslate(speak)
        if self._day_table is not None:
            self._day_table.retranslate()

    def _entitle(self) -> None:
        """Name the window after the game on its table, and the day or the number of its deal, if any."""
        controller = self._table_controller.controller
        title = "Limbo Table" if controller is None else game_text(controller.match.game.id)
        if controller is not None and not self._table_controller.interrupted:
            if day := day_of(controller.match.header):
                title = f"{title} – {day_text(day)}"
            elif controller.deal is not None:
                title = self.tr("%1, deal %2").replace("%1", title).replace("%2", str(controller.deal))
        self._window.setWindowTitle(title)

    # --- matches --------------------------------------------------------------------------------------
    def ask_for_match(self, game: str = "", deal: int | None = None) -> None:
        """Let the user set up a match: of a game and a deal, if these are named."""
        from limbotable.ui.dialogs.new_match import NewMatchDialog

        offered = [(one, self._last(one)) for one in GAMES]
        for _, last in offered:
            last.deal = deal
        even = {one.id: found for one, last in offered if (found := self._about_even(one, last)) is not None}
        dialog = NewMatchDialog(offered, game or self.game.id, self._window, even)
        if dialog.exec():
            self._begin(dialog.chosen())
        dialog.deleteLater()

    def ask_for_deal(self) -> None:
        """Show the number of the deal on the table, and let the user play another one of the same kind."""
        from limbotable.ui.dialogs.deal import DealDialog

        controller = self._table_controller.controller
        if controller is None or not controller.match.game.deals:
            return
        game, options = controller.match.game, controller.match.options
        rules, day = variant_text(game, options), day_text(day_of(controller.match.header))
        dialog = DealDialog(game_text(game.id), rules, controller.deal, self._window, day)
        if dialog.exec():
            if dialog.other_rules:
                self.ask_for_match(game.id, dialog.number)
            else:
                self._table_controller.same_again(dialog.number)
        dialog.deleteLater()

    def begin(self, game: str, deal: int | None = None) -> None:
        """Begin a match with the last set-up of that game; raises ``KeyError``."""
        chosen = self._last({one.id: one for one in GAMES}[game])
        chosen.deal = deal
        self._table_controller.begin(chosen)

    def begin_against(self, players: Sequence[str]) -> None:
        """Begin a match like the one on the table with these players, by seat, and keep them."""
        controller = self._table_controller.controller
        assert controller is not None
        setup = controller.setup
        people = zip(controller.match.seats, players, strict=True)
        names = [name if player == PERSON and not is_unnamed(name) else "" for name, player in people]
        self._begin(MatchSetup(setup.game.id, dict(setup.options), list(players), names, setup.casual))

    def _begin_as_last(self, game: str) -> None:
        self._begin(self._last({one.id: one for one in GAMES}[game]))

    def _resume(self, game: str) -> None:
        """Go on with the match of a game that is under way, or show what is offered by now."""
        if self._under_way is not None and self._under_way.resume(game):
            self.go_back()
        else:
            self._offer()

    def _last(self, game: AnyGame) -> MatchSetup:
        """Return the last setup of a game, with the computer players that are about even now if so wanted."""
        chosen = self._settings.last_chosen(game)
        found = self._about_even(game, chosen) if chosen.even else None
        if found is not None:
            chosen.players = [player if player == PERSON else found.level for player in chosen.players]
        return chosen

    def _about_even(self, game: AnyGame, chosen: MatchSetup) -> Standing | None:
        """Return the standing of the only person of a setup, with the level about even; None without one."""
        if chosen.players.count(PERSON) != 1:
            return None
        names = seat_names(names_for(game, chosen.names, chosen.players), chosen.players)
        return self._standing(game, names[chosen.players.index(PERSON)])

    def _followed(self, setup: Setup) -> Setup:
        """Return a set-up with the computer players that are about even now, if it was set up so."""
        people = [
            name if player == PERSON and not is_unnamed(name) else ""
            for name, player in zip(setup.names, setup.players, strict=True)
        ]
        chosen = MatchSetup(setup.game.id, {}, list(setup.players), people)
        found = self._about_even(setup.game, chosen) if setup.even else None
        if found is None or found.level in setup.players:
            return setup
        players = tuple(player if player == PERSON else found.level for player in setup.players)
        return replace(setup, players=players, names=names_for(setup.game, people, players))

    def _begin(self, chosen: MatchSetup) -> None:
        self._settings.remember(chosen)
        self._save()
        self._table_controller.begin(chosen)
