"""The people of a match that share one screen: their seats, and what each of them has seen."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from limbotable.play.match import Match


class People:
    """The persons among the players of a match, of which one at a time may be at the table.

    ``viewer`` is the seat that the table is shown to: the only person, or the one of several that has come to
    the table.  Until then, and where no people play, it is the number of seats, for a spectator.
    """

    def __init__(self, match: Match, seats: Collection[int]) -> None:
        self._match = match
        self.seats = frozenset(seats)
        self.spectator = len(match.seats)
        self.viewer = min(self.seats) if len(self.seats) == 1 else self.spectator
        self._seen = dict.fromkeys(self.seats, match.ply)  # by person: the ply that it has seen last

    @property
    def at_table(self) -> bool:
        """Whether a person looks at the table, from that person's own seat."""
        return self.viewer in self.seats

    @property
    def is_one_to_act(self) -> bool:
        """Whether the seat to act is a person's."""
        return self._match.turn in self.seats

    @property
    def have_left(self) -> bool:
        """Whether no person is at the table: the next one has yet to come."""
        return self.viewer == self.spectator and self.is_one_to_act

    @property
    def here(self) -> Collection[int]:
        """The seats of the people at the table."""
        return {self.viewer} if self.at_table else self.seats

    @property
    def seen(self) -> Mapping[int, int]:
        """By person: the ply that it has seen last."""
        return self._seen

    def come(self, seat: int) -> int:
        """Show the table to a person; return the ply that it saw last."""
        self.viewer = seat
        since, self._seen[seat] = self._seen[seat], self._match.ply
        return since

    def leave(self) -> None:
        """Show the table to no person until the next one comes."""
        self.viewer = self.spectator

    def look(self) -> None:
        """Note that the person at the table, if there is one, sees the match as it is now."""
        if self.at_table:
            self._seen[self.viewer] = self._match.ply

    def forget_future(self) -> None:
        """Note that lines may have been taken back: none has seen more than there is."""
        self._seen = {seat: min(ply, self._match.ply) for seat, ply in self._seen.items()}

    def remember(self, other: People) -> None:
        """Take over what the people of another controller of this match have seen."""
        self._seen = dict(other._seen)
