"""The goals of puzzles of Libtis."""

from __future__ import annotations

from collections.abc import Sequence

from limbotable.core.goal import Goal
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.libtis import notation
from limbotable.games.libtis.actions import PLAYING, SEAT, SUPPLY
from limbotable.games.libtis.deck import LOCATION_NAMES, NAMES, card_phrase, location_phrase
from limbotable.games.libtis.rules import LibtisPosition


class AwardGoal(Goal[LibtisPosition]):
    """Make sure of a number of points with the last card of a round."""

    def __init__(self, root: LibtisPosition, points: int) -> None:
        super().__init__(root)
        held = [int(root.hand(seat)).bit_count() for seat in range(root.seats)]
        if root.phase != PLAYING or max(held) > 1 or sum(held) > 2:
            raise ValueError("a task for one of the last two cards of a round")
        self.points = points
        # If another seat plays after this one, its card is known: all other cards have been seen.
        self._last = sum(held) == 1
        self.theme = "last" if self._last else "sure"
        # What an action pays if the round ended now is final where no other follows.
        self.terms = frozenset({"gain"} if self._last else ())

    def gained(self, position: LibtisPosition) -> int:
        """Return the points for the seat's chips of the round, once it is over."""
        return int(position.chip_points(self.seat) - self.root.chip_points(self.seat))

    def verdict(self, position: LibtisPosition) -> bool | None:
        if position.rounds_ended() == self.root.rounds_ended():
            return None
        return self.gained(position) >= self.points

    def task(self, names: Sequence[str]) -> Phrase:
        return phrase("puzzle.libtis.last" if self._last else "puzzle.libtis.sure", n=self.points)

    def failure(self, position: LibtisPosition, names: Sequence[str]) -> Phrase:
        gained = self.gained(position)
        if self._last:
            return phrase("puzzle.libtis.only", n=gained)
        seat, action = divmod(position.actions_played()[-1], SEAT)
        source, location, card = notation.parts(action)
        played, place = card_phrase(NAMES[card]), location_phrase(LOCATION_NAMES[location])
        if source == SUPPLY:
            return phrase("puzzle.libtis.answered", seat=names[seat], card=played, location=place, n=gained)
        return phrase(
            "puzzle.libtis.answered-move",
            seat=names[seat],
            card=played,
            source=location_phrase(LOCATION_NAMES[source]),
            location=place,
            n=gained,
        )
