"""Which cards have come to the viewer's hand, in words."""

from __future__ import annotations

from collections import Counter

from limbotable.app.match.match_controller import MatchController
from limbotable.core.phrases import Phrase, phrase
from limbotable.table import asked, table_of
from limbotable.table.tableau import Tableau
from limbotable.table.words import joined
from limbotable.ui.words.speak import hear


class OwnCards:
    """Remembers the viewer's cards, so that new ones can be told: an eye sees them come."""

    def __init__(self) -> None:
        self._whose: tuple[object, int] | None = None  # the match and viewer of the cards
        self._hand: Counter[Phrase] = Counter()
        self._others: tuple[Phrase, ...] = ()  # cards of the viewer's own beside the hand

    def know(self, controller: MatchController) -> bool:
        """Return whether the last cards told were of this match and viewer."""
        return self._whose == (controller.match, controller.viewer)

    def news(self, controller: MatchController, tableau: Tableau) -> str:
        """Return what has come since the last call, in words: a whole hand, or single cards."""
        whose = controller.match, controller.viewer
        same = whose == self._whose
        before, others = (self._hand, self._others) if same else (Counter[Phrase](), ())
        self._whose, self._hand = whose, Counter(asked.hand(tableau))
        self._others = own_things(controller, tableau)
        come = self._hand - before
        said = [one for one in self._others if one not in others]
        if come and not self._hand & before:
            said.insert(0, asked.hand_in_one(tableau))
        elif come:
            said.insert(0, phrase("asked.come", cards=joined(come.elements())))
        return hear(said)


def own_things(controller: MatchController, tableau: Tableau) -> tuple[Phrase, ...]:
    """Return the viewer's own cards beside the hand, such as a bonus card; none for a spectator."""
    zones = table_of(controller.match.game).own
    if not controller.at_table:
        return ()
    return asked.own_in(zones, controller.names[controller.viewer], tableau)
