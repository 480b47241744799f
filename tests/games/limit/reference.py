"""Limit once more: slow, with sets of coordinates, written from RULES.md and from nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace

At = tuple[int, int]
Group = frozenset[At]


def around(at: At) -> list[At]:
    q, r = at
    return [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]


def parts(cells: Collection[At]) -> list[Group]:
    """Return the connected parts of a set of cells."""
    left, found = set(cells), []
    while left:
        part, todo = set[At](), [left.pop()]
        while todo:
            at = todo.pop()
            part.add(at)
            for other in around(at):
                if other in left:
                    left.remove(other)
                    todo.append(other)
        found.append(frozenset(part))
    return found


def named(at: At) -> str:
    return f"{at[0]},{at[1]}"


def read(text: str) -> tuple[str, list[At]]:
    kind, _, rest = text.partition(" ")
    cells = [tuple(int(number) for number in one.split(",")) for one in rest.split(">")] if rest else []
    return kind, [(q, r) for q, r in cells]


@dataclass
class Reference:
    """A position of Limit."""

    seats: int
    each: int
    tiles: set[At] = field(default_factory=set)
    balls: dict[At, int] = field(default_factory=dict)
    hand: list[int] = field(default_factory=list)
    pool: int = 0
    phase: str = "tile"
    seat: int = 0
    turn_tiles: list[At] = field(default_factory=list)
    passed: set[int] = field(default_factory=set)
    skipped: set[int] = field(default_factory=set)
    had_turn: set[int] = field(default_factory=set)
    no_captures: bool = False
    eliminated: list[int] = field(default_factory=list)
    colours: list[str] = field(default_factory=lambda: ["White", "Red", "Black"])
    swap: bool = False
    turns: int = 0  #: of placement that are over

    @classmethod
    def start(cls, seats: int, each: int, *, swap: bool = False) -> Reference:
        return cls(seats, each, hand=[each] * seats, pool=4 * each, swap=swap)

    def copy(self) -> Reference:
        """Return a position that nothing done to this one changes."""
        return replace(
            self,
            tiles=set(self.tiles),
            balls=dict(self.balls),
            hand=list(self.hand),
            turn_tiles=list(self.turn_tiles),
            passed=set(self.passed),
            skipped=set(self.skipped),
            had_turn=set(self.had_turn),
            eliminated=list(self.eliminated),
            colours=list(self.colours),
        )

    # --- its look -----------------------------------------------------------------------------------
    def empty(self) -> set[At]:
        return self.tiles - set(self.balls)

    def of(self, seat: int) -> set[At]:
        return {at for at, owner in self.balls.items() if owner == seat}

    def scores(self) -> tuple[int, ...]:
        return tuple(len(self.of(seat)) for seat in range(self.seats))

    def over(self) -> bool:
        return self.phase == "over"

    def ranks(self) -> tuple[int, ...]:
        survivors = [seat for seat in range(self.seats) if seat not in self.eliminated]
        order = [*survivors, *reversed(self.eliminated)]
        return tuple(order.index(seat) + 1 for seat in range(self.seats))

    # --- placement ----------------------------------------------------------------------------------
    def may_hold_ball(self, at: At, seat: int) -> bool:
        """Say whether an empty tile takes a ball by the two constraints."""
        if any(self.balls.get(other) == seat for other in around(at)):
            return False
        free = self.empty() - {at}
        return all(any(other in free for other in around(ball)) for ball in [*self.balls, at])

    def tile_places(self) -> list[At]:
        if not self.tiles:
            return [(0, 0)]
        cells = {at for tile in self.tiles for at in around(tile)} - self.tiles
        needed = min(2, len(self.tiles))
        return [at for at in cells if sum(other in self.tiles for other in around(at)) >= needed]

    def with_tile(self, at: At) -> Reference:
        after = self.copy()
        after.tiles.add(at)
        after.turn_tiles.append(at)
        return after

    def ball_possible(self) -> bool:
        return any(self.may_hold_ball(at, self.seat) for at in self.turn_tiles)

    def turn_possible(self) -> bool:
        """Say whether the turn, with the tiles laid in it so far, can be completed."""
        if len(self.turn_tiles) == 2:
            return self.ball_possible()
        return any(self.with_tile(at).turn_possible() for at in self.tile_places())

    # --- movement -----------------------------------------------------------------------------------
    def choked(self, seat: int) -> set[At]:
        """Return the balls of a seat that are in groups without freedom."""
        free = self.empty()
        lost = set[At]()
        for group in parts(self.of(seat)):
            if not any(other in free for at in group for other in around(at)):
                lost |= group
        return lost

    def capture(self, seats: list[int]) -> set[At]:
        lost = {at for seat in seats for at in self.choked(seat)}
        for at in lost:
            del self.balls[at]
        return lost

    def enemies(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.seat]

    def targets(self, at: At) -> set[At]:
        free = self.empty()
        found, todo = set[At](), [at]
        while todo:
            for other in around(todo.pop()):
                if other in free and other not in found:
                    found.add(other)
                    todo.append(other)
        return found

    def moved(self, start: At, end: At) -> tuple[Reference, set[At]]:
        after = self.copy()
        after.balls[end] = after.balls.pop(start)
        return after, after.capture(after.enemies())

    def removed(self, at: At) -> tuple[Reference, set[At]] | None:
        """Return the position after a removal and the balls that came off, or None if it is illegal."""
        if at in self.balls or all(other in self.tiles for other in around(at)):
            return None
        after = self.copy()
        after.tiles.remove(at)
        holding = [part for part in parts(after.tiles) if part & set(after.balls)]
        if len(holding) > 1:
            return None
        after.tiles = set(holding[0])
        lost = after.capture(after.enemies())
        return after, lost | after.capture([after.seat])

    def moves(self) -> Iterator[tuple[At, At]]:
        for at in sorted(self.of(self.seat)):
            yield from ((at, end) for end in sorted(self.targets(at)))

    def removals(self) -> Iterator[At]:
        for at in sorted(self.empty()):
            outcome = self.removed(at)
            if outcome is not None and not (self.no_captures and outcome[1]):
                yield at

    def completable(self, start: At, end: At) -> bool:
        after, lost = self.moved(start, end)
        return not (self.no_captures and lost) and next(after.removals(), None) is not None

    def full_turn(self) -> bool:
        return any(self.completable(start, end) for start, end in self.moves())

    # --- playing ------------------------------------------------------------------------------------
    def legal(self) -> set[str]:
        match self.phase:
            case "tile":
                found = {
                    f"tile {named(at)}" for at in self.tile_places() if self.with_tile(at).turn_possible()
                }
                if self.swap and self.turns == 3 and not self.turn_tiles:
                    found |= {"swap"}
                return found or {"pass"}
            case "ball":
                places = self.turn_tiles or sorted(self.empty())
                return {f"ball {named(at)}" for at in places if self.may_hold_ball(at, self.seat)}
            case "move":
                return {
                    f"move {named(start)}>{named(end)}"
                    for start, end in self.moves()
                    if self.completable(start, end)
                }
            case "remove":
                return {f"remove {named(at)}" for at in self.removals()}
        return set()

    def play(self, text: str) -> None:
        kind, cells = read(text)
        if kind == "pass":
            self.passed.add(self.seat)
            if self.passed >= {seat for seat in range(self.seats) if self.hand[seat]}:
                self.pool = 0
            self.next_placer()
        elif kind == "swap":
            self.balls = {at: 1 - owner for at, owner in self.balls.items()}
            self.hand.reverse()
            self.colours = ["Red", "White"]
            self.next_placer()
        elif kind == "tile":
            self.tiles.add(cells[0])
            self.turn_tiles.append(cells[0])
            self.pool -= 1
            self.phase = "tile" if len(self.turn_tiles) < 2 else "ball"
        elif kind == "ball":
            self.balls[cells[0]] = self.seat
            self.hand[self.seat] -= 1
            self.passed = set()
            self.next_placer()
        elif kind == "move":
            after, _ = self.moved(*cells)
            self.__dict__.update(after.__dict__)
            self.phase = "remove"
        else:
            outcome = self.removed(cells[0])
            assert outcome is not None
            self.__dict__.update(outcome[0].__dict__)
            self.had_turn.add(self.seat)
            self.next_mover()

    def next_placer(self) -> None:
        self.turns += 1
        self.turn_tiles = []
        for step in range(1, self.seats + 1):
            seat = (self.seat + step) % self.seats
            if not self.hand[seat] or seat in self.skipped:
                continue
            if self.pool:
                self.phase, self.seat = "tile", seat
                return
            if any(self.may_hold_ball(at, seat) for at in self.empty()):
                self.phase, self.seat = "ball", seat
                return
            self.skipped.add(seat)
        self.seat = self.colours.index("White") - 1
        self.next_mover()

    def next_mover(self) -> None:
        while True:
            if len(self.eliminated) == self.seats - 1:
                self.phase = "over"
                return
            self.seat = (self.seat + 1) % self.seats
            if self.seat in self.eliminated:
                continue
            self.phase, self.no_captures = "move", False
            if not self.full_turn():
                self.eliminated.append(self.seat)
                continue
            last = ("Red", "Black")[self.seats - 2]
            if self.seat not in self.had_turn and self.colours[self.seat] != last:
                self.no_captures = True
                self.no_captures = self.full_turn()
            return
