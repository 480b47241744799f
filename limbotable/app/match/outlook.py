"""What the next actions of a match mean at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from limbotable.core.position import Position
from limbotable.core.view import View
from limbotable.play.match import Match
from limbotable.table import table_of
from limbotable.table.tableau import Frame, Gesture, Way


class Foreseen(msgspec.Struct, frozen=True):
    """An expected action."""

    seat: int
    gesture: Gesture


class Outlook:
    """The gestures of the seat to act, as that seat is able to see them, whoever looks at the table."""

    def __init__(self, match: Match, names: Sequence[str], frame: Frame) -> None:
        """``names``: those of the seats at the table."""
        self._match = match
        self._names = names
        self._frame = frame
        self._table = table_of(match.game)

    def gestures(self) -> tuple[Gesture, ...]:
        """Return one gesture for each legal action; none when the match is over."""
        return self._gestures(self._match.position)

    def gesture(self, action: str) -> Gesture:
        """Return the gesture of a legal action; raises ``KeyError`` for any other one."""
        return {one.action: one for one in self.gestures()}[action]

    def foreseen(self, actions: Sequence[str]) -> Iterator[Foreseen]:
        """Yield the meaning of these actions, one after the other from here on, while they are possible."""
        position = self._match.position.copy()
        for action in actions:
            found = [one for one in self._gestures(position) if one.action == action]
            if not found:
                return
            yield Foreseen(int(position.turn()), found[0])
            position.play(self._match.game.parse(action))

    def way(self, action: str) -> Way | None:
        """Return the way of an action on the table, if it has one."""
        find = self._table.way
        return None if find is None else find(self._view(self._match.position), self._frame, action)

    def _gestures(self, position: Position) -> tuple[Gesture, ...]:
        if position.turn() < 0:
            return ()
        return self._table.tableau(self._view(position), self._frame, self._names).gestures

    def _view(self, position: Position) -> View:
        match = self._match
        return match.game.view(match.options, position, match.stages[-1].sightings, position.turn())
