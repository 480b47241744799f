"""The goals of puzzles of Libtis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from limbotable.core.goal import Goal
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.libtis import notation
from limbotable.games.libtis.actions import PLAYING, SEAT, SUPPLY
from limbotable.games.libtis.deck import LOCATION_NAMES, NAMES, card_phrase, location_phrase
from limbotable.games.libtis.rules import LibtisPosition

#: Themes by the number of cards that follow in the round; before these it is that of the action.
_THEMES: Final = ("last", "sure", "")


class AwardGoal(Goal[LibtisPosition]):
    """Make sure of a number of points with the last card of a round.

    Two others at most have a card left as well.  All other cards have been seen, so theirs are known.
    """

    def __init__(self, root: LibtisPosition, points: int) -> None:
        super().__init__(root)
        held = [int(root.hand(seat)).bit_count() for seat in range(root.seats)]
        if root.phase != PLAYING or max(held) > 1 or sum(held) > len(_THEMES):
            raise ValueError("a task for one of the last three cards of a round")
        self.points = points
        self._after = sum(held) - 1  #: the number of cards that follow
        self.theme = _THEMES[self._after]
        # What an action pays if the round ended now is final where no other follows.
        self.terms = frozenset({"gain"} if not self._after else ())

    def worlds(self, action: int) -> Iterator[LibtisPosition]:
        # Of two others it is open which of them has which card.
        root, seats = self.root, range(self.root.seats)
        yield root
        others = [seat for seat in seats if seat != self.seat and root.hand(seat)]
        if len(others) > 1:
            one, other = others
            swap = {one: other, other: one}
            twin = root.copy()
            hands = [int(root.hand(swap.get(seat, seat))) for seat in seats]
            twin.imagine(hands, [int(root.bonus_of(seat)) for seat in seats], int(root.passed))
            yield twin

    def gained(self, position: LibtisPosition) -> int:
        """Return the points for the seat's chips of the round, once it is over."""
        return int(position.chip_points(self.seat) - self.root.chip_points(self.seat))

    def verdict(self, position: LibtisPosition) -> bool | None:
        if position.rounds_ended() == self.root.rounds_ended():
            return None
        return self.gained(position) >= self.points

    def task(self, names: Sequence[str]) -> Phrase:
        return phrase("puzzle.libtis.sure" if self._after else "puzzle.libtis.last", n=self.points)

    def failure(self, position: LibtisPosition, names: Sequence[str]) -> Phrase:
        told = phrase("puzzle.libtis.only", n=self.gained(position))
        played = position.actions_played()
        for one in reversed(played[len(played) - self._after :]):
            seat, action = divmod(one, SEAT)
            source, location, card = notation.parts(action)
            shown, place = card_phrase(NAMES[card]), location_phrase(LOCATION_NAMES[location])
            if source == SUPPLY:
                told = phrase(
                    "puzzle.libtis.answered", seat=names[seat], card=shown, location=place, outcome=told
                )
            else:
                told = phrase(
                    "puzzle.libtis.answered-move",
                    seat=names[seat],
                    card=shown,
                    source=location_phrase(LOCATION_NAMES[source]),
                    location=place,
                    outcome=told,
                )
        return told
