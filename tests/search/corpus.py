"""Judged positions: those at which some action throws something away that a strong player has to keep.

A file a game in ``judged/``, written by ``find_judged.py``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from limbotable.play.perspective import observation_of
from limbotable.play.record import Perspective
from limbotable.search.thinking import think
from limbotable.search.thought import Limit

FOLDER: Final = Path(__file__).parent / "judged"
#: The levels that are held to the corpus.
STRONG: Final = ("club", "tournament", "expert")
SEEDS: Final = (1, 2)


class Judged(msgspec.Struct, frozen=True):
    """A position as the seat to act knows it."""

    perspective: str
    losses: dict[str, float]  #: by each action that throws it away: the part of a win that is lost at least


class Corpus(msgspec.Struct, frozen=True):
    """The judged positions of a game."""

    playouts: int  #: what every player is held to
    positions: tuple[Judged, ...]


def corpus_of(game_id: str) -> Corpus:
    """Return a game's corpus."""
    return msgspec.json.decode((FOLDER / f"{game_id}.json").read_bytes(), type=Corpus)


def choice(told: Perspective, level: str, playouts: int, seed: int) -> str:
    """Return what a level of the game does."""
    limit = Limit(playouts=playouts, telling=False)
    thought = think(told.game, told.options, observation_of(told), level, limit, seed)
    return thought.considered[0].action
