"""The curtain between the people that share one screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.core.phrases import Phrase
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.outside import shown
from limbotable.ui.words.speak import YOU, name_text, speak

_NEWS: Final = 3  #: the most events on the curtain: the last ones


class Handover(QObject):
    """Covers the table with a curtain until the person that it names has come to it."""

    def __init__(
        self,
        table: TableView,
        remarks: Remarks,
        present: Callable[[], MatchController | None],
        interrupted: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """``present`` returns the match on the table, with its players.

        ``interrupted`` returns whether it is an exercise, in which nothing is hidden from others.
        """
        super().__init__(parent)
        self._table = table
        self._remarks = remarks
        self._present = present
        self._interrupted = interrupted
        self._seat: int | None = None  # the seat that the curtain names
        self._away = False  # whether the person in that seat has only covered the hand
        self._told = list[Phrase]()  # what everybody could see of the match when the curtain fell last
        self._undone = list[Phrase]()  # what of it has been taken back since
        table.uncovered.connect(self._uncovered)
        table.director.settled.connect(self._settled)

    def follow(self, controller: MatchController) -> None:
        """Have the people of a match take turns at the table."""
        controller.handed_over.connect(self._hand_over)

    def sit_down(self) -> None:
        """Begin with another match on the table."""
        self._seat = None
        self._told, self._undone = [], []
        self._table.uncover()

    @property
    def can_cover(self) -> bool:
        """Whether there is a hand on the table that not every user may see."""
        controller = self._present()
        return (
            controller is not None
            and not self._interrupted()
            and controller.match.game.hidden
            and controller.at_table
        )

    def cover(self) -> None:
        """Cover the table at once: no other person shall see the hand of the one that is at it."""
        controller = self._present()
        if controller is None or not self.can_cover or self._table.covered:
            return
        self._seat, self._away, self._undone = controller.viewer, True, []
        self._let_fall(controller)
        controller.leave_seat()

    def retranslate(self) -> None:
        """Set the text on the curtain in the language that is installed now."""
        controller = self._present()
        if self._seat is not None and controller is not None and self._table.covered:
            self._let_fall(controller)

    def _hand_over(self) -> None:
        if not self._table.director.busy:
            self._settled()

    def _settled(self) -> None:
        """Let the next person come to the table, now that nothing moves any more."""
        controller = self._present()
        if controller is None or controller.coming is None:
            return
        if controller.coming == self._seat and self._table.covered:
            return
        self._seat, self._away = controller.coming, False
        told = _seen_by_all(controller)
        self._told, self._undone = told, self._told[len(told) :]
        self._let_fall(controller)
        controller.leave_seat()

    def _let_fall(self, controller: MatchController) -> None:
        """Close the curtain, with the name of its person and what that person has missed."""
        assert self._seat is not None
        self._remarks.clear_away()
        name = controller.names[self._seat]
        news = [] if self._away else [speak(one) for one in controller.news(self._seat)[-_NEWS:]]
        if self._undone:
            news = [self.tr("Undone:"), *map(speak, self._undone[-_NEWS:])]
        title = self.tr("The table is covered") if self._away else self.tr("Now it is %1’s turn")
        show = self.tr("Show my cards") if name == YOU else self.tr("I am %1: show my cards")
        name = shown(name_text(name))
        self._table.cover(
            title.replace("%1", name),
            show.replace("%1", name),
            "\n".join(news),
        )

    def _uncovered(self) -> None:
        controller = self._present()
        if self._seat is not None and controller is not None:
            seat, self._seat = self._seat, None
            controller.take_seat(seat)


def _seen_by_all(controller: MatchController) -> list[Phrase]:
    """Return all events of a match, as every bystander was able to see them."""
    bystander = len(controller.match.seats)
    return [one for events in controller.point_of_view(bystander).log_by_line() for one in events]
