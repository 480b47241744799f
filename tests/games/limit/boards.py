"""Positions of Limit that are drawn, so that a test can be read.

A row of tiles is a line, and each line is shifted by half a tile, as the tiles lie. ``o`` is an empty tile,
any other small letter an empty tile with a name, ``.`` a cell without a tile. ``W X Y Z`` are balls of White
(seat 0), ``R S T U`` of Red and ``B C D E`` of Black, whose letters are their names::

     o W a
    o R o o
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from textwrap import dedent

from limbotable.core.position import BIT, legal_actions
from limbotable.games.limit.board import CAPTURED, IN_HAND
from limbotable.games.limit.game import LimitGame
from limbotable.games.limit.island import cell_at, cell_q, cell_r
from limbotable.games.limit.rules import LimitPosition, opening_position
from tests.games.limit.reference import At

GAME = LimitGame()
COLOURS = ("WXYZ", "RSTU", "BCDE")


def cells_of(drawing: str) -> dict[At, str]:
    """Return the thing on each cell of a drawing."""
    marked = [
        (column, r, letter)
        for r, line in enumerate(dedent(drawing).strip("\n").split("\n"))
        for column, letter in enumerate(line)
        if letter != " "
    ]
    shift = (marked[0][0] - marked[0][1]) % 2
    assert all((column - r - shift) % 2 == 0 for column, r, _ in marked), "lines are shifted by half a tile"
    return {((column - r - shift) // 2, r): letter for column, r, letter in marked if letter != "."}


def owner(letter: str) -> int | None:
    return next((seat for seat, letters in enumerate(COLOURS) if letter in letters), None)


def plain(cells: Mapping[At, str]) -> dict[At, str]:
    """Return a drawing without names."""
    return {at: "o" if (seat := owner(letter)) is None else COLOURS[seat][0] for at, letter in cells.items()}


class Board:
    """A position that began as a drawing, with the drawing's names for its cells."""

    def __init__(
        self,
        drawing: str,
        *,
        seat: int = 0,
        seats: int = 2,
        hands: Sequence[int] = (),
        pool: int = 0,
        opening: bool = False,
    ) -> None:
        cells = cells_of(drawing)
        self._names = {letter: at for at, letter in cells.items() if letter != "o"}
        self._seats = seats
        balls = [[at for at, letter in cells.items() if owner(letter) == one] for one in range(seats)]
        self.position: LimitPosition = arranged(
            [cell_at(*at) for at in cells],
            [[cell_at(*at) for at in mine] for mine in balls],
            seat,
            list(hands) or [0] * seats,
            pool,
            opening,
        )

    @property
    def phase(self) -> str:
        return GAME.phase(self.position)

    @property
    def seat(self) -> int:
        return self.position.turn()

    def text(self, action: str) -> str:
        """Return an action's notation: names become coordinates."""
        kind, space, cells = action.partition(" ")
        return kind + space + ">".join(self._at(one) for one in cells.split(">"))

    def _at(self, name: str) -> str:
        return f"{self._names[name][0]},{self._names[name][1]}" if name in self._names else name

    def legal(self) -> set[str]:
        """Return the legal actions, with names for the cells that have some."""
        names = {f"{q},{r}": name for name, (q, r) in self._names.items()}
        texts = {GAME.text(action) for action in legal_actions(self.position)}
        return {re.sub(r"-?\d+,-?\d+", lambda at: names.get(at[0], at[0]), text) for text in texts}

    def may(self, action: str) -> bool:
        return GAME.parse(self.text(action)) in legal_actions(self.position)

    def refusal(self, action: str) -> str:
        """Return the code of the reason why an action is not legal."""
        assert not self.may(action)
        return GAME.refusal(self.position, GAME.parse(self.text(action))).code

    def play(self, *actions: str) -> Board:
        for action in actions:
            assert self.may(action), action
            self.position.play(GAME.parse(self.text(action)))
        return self

    def shows(self, drawing: str) -> bool:
        """Say whether the position looks like a drawing now, names apart."""
        return self.picture() == plain(cells_of(drawing))

    def picture(self) -> dict[At, str]:
        position = self.position
        found = {(cell_q(cell), cell_r(cell)): "o" for cell in position.cells(position.tiles)}
        for seat in range(self._seats):
            for cell in position.cells(position.balls(seat)):
                found[cell_q(cell), cell_r(cell)] = COLOURS[seat][0]
        return found

    def scores(self) -> tuple[int, ...]:
        return GAME.scores(self.position)


def _lose(position: LimitPosition, seat: int, hand: int) -> None:
    """Count a seat's balls in hand as captured, all but ``hand`` of them."""
    lost = range(position.each - position.hand(seat), position.each - hand)
    spots = position.spots(seat) - sum((IN_HAND - CAPTURED) << 6 * ball for ball in lost)
    setattr(position, f"spots{seat}", spots)
    setattr(position, f"hand{seat}", hand)


def arranged(
    cells: list[int], balls: list[list[int]], seat: int, hands: list[int], pool: int, opening: bool
) -> LimitPosition:
    """Return a position that no match need have led to, for studies and tests.

    ``balls`` has the cells of each seat's balls, and the seat is to act if it can: to lay tiles where the
    pool has some, else to add a ball where somebody has one in hand, else to move.  Who has fewer balls than
    another seat has lost some.
    """
    each = max(len(mine) + hand for mine, hand in zip(balls, hands, strict=True))
    position = opening_position(len(balls), each)
    for cell in cells:
        position.tiles |= BIT[position.island.laid]
        position.island.lay(cell)
    for k, mine in enumerate(balls):
        for cell in mine:
            position.put(k, cell)
        _lose(position, k, hands[k])
    position.pool = pool
    if pool or sum(hands):
        position.place_next(seat)
    else:
        position.begin_movement(seat, opening)
    return position
