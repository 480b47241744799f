"""The figures of a team's manner."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

#: Players, cards of a hand, and the Shadow.
Kind: TypeAlias = tuple[int, int, bool]


class Figures(msgspec.Struct, frozen=True):
    """The figures of a manner, as ``Manner`` and ``Hopes`` tell."""

    weights: tuple[float, ...]
    blind: float
    least: float
    low: float
    high: float
    want: float = 0.0
    sharp: float = 1.0
    burden: float = 0.0
    mine: float = 0.0
    others: float = 0.0
    soon: float = 0.0
