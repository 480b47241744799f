"""How strong the computer players of a game are: the figures that the arena measured, in a file a game.

``assets/strengths/GAME.json`` is written by ``packaging/measure_strengths.py`` and read through this module
alone, so that all places that tell a strength tell the same.  A game need not have one.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace

from limbotable.core.elo import Sides
from limbotable.core.game import AnyGame
from limbotable.core.intervals import wilson
from limbotable.core.options import OptionValue
from limbotable.resources import resource

#: Of fewer matches nothing is told: their interval is wider than the difference of any two levels.
FEWEST: Final = 40


class Strength(msgspec.Struct, frozen=True):
    """A player's share of the wins against opponents of one kind: one of it, in each seat, among these."""

    player: str
    against: str
    seats: int  #: of a match: equals would share the wins evenly
    matches: int
    won: float  #: shared wins by their share
    playouts: int | None = None  #: what each was held to, if less than at the table

    @property
    def even(self) -> float:
        """The share of the wins among equals."""
        return 1.0 / self.seats

    @property
    def share(self) -> float:
        """The share of the wins, 0..1."""
        return self.won / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson 1927), as if all matches were independent."""
        return wilson(self.won, self.matches)


class Ladder(msgspec.Struct, frozen=True):
    """What was measured of a game: each level against the next weaker one, a beginner against the first."""

    options: dict[str, OptionValue]  #: complete
    seed: int  #: no level was made by this one
    steps: tuple[Strength, ...]  #: the beginner first, who plays against the weakest; then by level
    #: The strongest level among others of a quarter of its playouts; both are named as in the arena.
    time: Strength | None = None


@cache
def ladder_of(game_id: str) -> Ladder | None:
    """Return what was measured of a game; None where nothing is.  Raises ``msgspec.DecodeError``."""
    file = resource("assets", "strengths", f"{game_id}.json")
    return msgspec.json.decode(file.read_bytes(), type=Ladder) if file.is_file() else None


def strength_of(game: AnyGame, level: str) -> Strength | None:
    """Return a level's measured share against the next weaker one; None for the weakest, or if unmeasured.

    It counts as unmeasured with fewer matches than ``FEWEST``.
    """
    ladder = ladder_of(game.id)
    steps = () if ladder is None else ladder.steps
    return next((step for step in steps if step.player == level and step.matches >= FEWEST), None)


def gains_of_time(game: AnyGame) -> tuple[Strength, ...]:
    """Return what was measured of the strongest level where it only had more playouts than its opponents.

    That is ``Ladder.time``, and its step of the ladder if the next weaker level differs in nothing else and
    searches: with one playout it does not.  It counts as unmeasured as in ``strength_of``.
    """
    ladder = ladder_of(game.id)
    if ladder is None:
        return ()
    weaker, strongest = game.levels[-2:]
    alike = replace(weaker, name=strongest.name, playouts=strongest.playouts) == strongest
    found = (ladder.time, strength_of(game, strongest.name) if alike and weaker.playouts > 1 else None)
    return tuple(gain for gain in found if gain is not None and gain.matches >= FEWEST)


def elo_of_levels(game: AnyGame) -> dict[str, float] | None:
    """Return the strength of each level of a game in Elo, the weakest with 0; None where nothing is measured.

    Each step is that of the measured share, as if half a match more had been won and lost: none is infinite.
    """
    ladder = ladder_of(game.id)
    if ladder is None:
        return None
    steps = {step.player: step for step in ladder.steps}
    found: dict[str, float] = {}
    elo = 0.0
    for number, level in enumerate(one.name for one in game.levels):
        if number:
            step = steps.get(level)
            if step is None:
                return None
            elo += Sides(1, step.seats).elo((step.won + 0.5) / (step.matches + 1.0))
        found[level] = elo
    return found
