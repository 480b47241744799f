"""The rule books in the user's language, opened at the places that the table names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from limbotable.core.errors import RecordError
from limbotable.core.game import AnyGame
from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES
from limbotable.play.record import read_record
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.placing import show_near
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.diagram import draw_diagram
from limbotable.ui.words.match_words import picture_names
from limbotable.ui.words.passage import Passage, passage_of
from limbotable.ui.words.rule_book import DIAGRAMS, RuleBook, open_book

if TYPE_CHECKING:
    from limbotable.ui.dialogs.rules_window import RulesWindow


class Rules:
    """Opens one window with the rule books, and keeps it."""

    def __init__(
        self, clock: Clock, language: Callable[[], str], art: Callable[[], ArtRenderer], parent: QWidget
    ) -> None:
        self._clock = clock
        self._language = language
        self._art = art
        self._parent = parent
        self._window: RulesWindow | None = None

    def turn_to(self, game: str, mark: str) -> bool:
        """Show a game's rules at the place that explains a phase or a reason; return whether it has any."""
        offered = [one.id for one in GAMES if self.has_book(one.id)]
        if game not in offered:
            return False
        if self._window is None:
            from limbotable.ui.dialogs.rules_window import RulesWindow

            self._window = RulesWindow(self._book, offered, self._draw, self._parent)
        self._window.turn_to(game, mark)
        show_near(self._window)
        return True

    def open(self, game: str) -> None:
        """Show a game's rules from their beginning, if it has any."""
        self.turn_to(game, "")

    def in_question(self, asked: tuple[AnyGame, str] | None) -> tuple[Passage, str]:
        """Return what a game's rules say about a phase or a reason, and its mark in the book.

        The passage is empty without a book, or if nothing is asked.
        """
        if asked is None or not self.has_book(asked[0].id):
            return Passage(), "" if asked is None else asked[1]
        return passage_of(self._book(asked[0].id).passage(asked[1])), asked[1]

    def _book(self, game: str) -> RuleBook:
        """Open a book in the user's language, or else in the program's first language."""
        try:
            return open_book(game, self._language())
        except OSError:
            return open_book(game, LANGUAGES[0][0])

    def has_book(self, game: str) -> bool:
        """Return whether a game has a rule book."""
        try:
            return bool(self._book(game).headings)
        except OSError:
            return False

    def _draw(self, name: str) -> QImage:
        """Draw a diagram; an unreadable one is empty."""
        from limbotable.ui.dialogs.rules_window import DIAGRAM

        try:
            record = read_record((DIAGRAMS / name).read_text(encoding="utf-8"))
        except (OSError, RecordError):
            return QImage()
        ratio = self._parent.devicePixelRatioF()
        return draw_diagram(record, picture_names, DIAGRAM, ratio, self._art(), self._clock)
