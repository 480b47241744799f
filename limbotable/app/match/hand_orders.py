"""The order of hands on the table: sorted, as dealt, or as the viewer arranges the cards."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from limbotable.app.match.display import Display
from limbotable.app.match.keeping import Keeping
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.point_of_view import DEALT
from limbotable.app.match.remarks import Remarks
from limbotable.store.trouble import StoreError
from limbotable.table import table_of
from limbotable.table.hands import HAND, rearranged
from limbotable.ui.table.table_view import TableView

_OWN: Final = "own"  #: the order that the viewer has given the cards


class HandOrders(QObject):
    """Has the viewer's hand lie in the order that the viewer likes.

    A sorted hand is a setting of its game.  An arranged one belongs to one seat of one match, and is kept
    beside that match in the library, never in its record.
    """

    sorted = Signal()  #: the hands of a game have another order

    def __init__(
        self,
        table: TableView,
        display: Display,
        remarks: Remarks,
        keeping: Keeping,
        present: Callable[[], MatchController | None],
        interrupted: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """``present`` returns the match on the table; ``interrupted`` whether it is an exercise."""
        super().__init__(parent)
        self._table = table
        self._display = display
        self._remarks = remarks
        self._keeping = keeping
        self._present = present
        self._interrupted = interrupted
        self.by_game: dict[str, str] = {}  #: the order of hands, by game
        # By match and seat: orders that were made by hand before the hand was sorted.
        self._aside: WeakKeyDictionary[MatchController, dict[int, tuple[str, ...]]] = WeakKeyDictionary()
        table.arranged.connect(self._arrange)
        table.put_down.connect(self._keep)

    def sit_down(self) -> None:
        """Take up the orders of another match on the table."""
        controller = self._present()
        if controller is None or self._interrupted():
            return
        controller.order = self.by_game.get(controller.match.game.id, DEALT)
        store, number = self._keeping.store, self._keeping.number
        known = controller in self._aside
        aside = self._aside.setdefault(controller, {})
        if store is not None and number is not None and not known and not controller.own:
            with suppress(StoreError):  # then the cards lie as in any other match
                controller.own = store.hands.of(number)
                aside.update(store.hands.of(number, aside=True))

    def sort(self) -> None:
        """Lay the hand in the next order: as dealt, by rank, by suit, as its player has arranged it."""
        controller = self._present()
        if controller is None or not self.can_sort:
            return
        game, seat = controller.match.game, controller.viewer
        orders = [DEALT, *table_of(game).sorts]
        own, aside = controller.own.pop(seat, ()), self._aside[controller]
        if own:
            aside[seat] = own
        if seat in aside:
            orders.append(_OWN)
        present = _OWN if own else controller.order
        order = orders[(orders.index(present) + 1) % len(orders)] if present in orders else orders[1]
        if order == _OWN:
            controller.own[seat] = aside.pop(seat)
        else:
            self.by_game[game.id] = controller.order = order
        self._display.lay_anew()
        said = {
            "rank": self.tr("Hands are sorted by rank."),
            "suit": self.tr("Hands are sorted by suit."),
            _OWN: self.tr("Your hand lies in an order of your own."),
        }
        hand = [piece.key for piece in controller.tableau().pieces if piece.zone == HAND]
        self._remarks.say(said.get(order, self.tr("Hands lie as they were dealt.")), of=hand)
        self._keep()
        self.sorted.emit()

    @property
    def can_sort(self) -> bool:
        """Whether hands can be laid in another order: in a game that has any, at the present table."""
        controller = self._present()
        if controller is None or self._interrupted() or controller.held:
            return False
        return bool(table_of(controller.match.game).sorts)

    def _arrange(self, card: str, place: int) -> None:
        """Lay a card of the viewer's hand in another place of it."""
        controller = self._present()
        if controller is None or controller.held:
            return
        hand = [piece.key for piece in controller.tableau().pieces if piece.zone == HAND]
        if card in hand:
            seat = controller.viewer
            controller.own[seat] = rearranged(controller.own.get(seat, ()), hand, card, place)
            self._display.rearrange()
            if self._table.selection.ring_shown:
                told = self.tr("Place %1 of %2").replace("%1", str(place + 1))
                self._table.announce(told.replace("%2", str(len(hand))))

    def _keep(self) -> None:
        """Keep the order of the viewer's hand; where that fails, it lasts until the program ends."""
        controller, store, number = self._present(), self._keeping.store, self._keeping.number
        if controller is None or store is None or number is None or self._interrupted():
            return
        seat = controller.viewer
        with suppress(StoreError):
            if own := controller.own.get(seat, ()):
                store.hands.keep(number, seat, own)
            else:
                store.hands.keep(number, seat, self._aside[controller].get(seat, ()), aside=True)
