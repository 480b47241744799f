"""How the strongest computer players play as a team: by the chances to win, not by the number of foes."""

from __future__ import annotations

import functools

from limbotable.games.foes.blueprint import Manner
from limbotable.games.foes.figures import Figures, Kind
from limbotable.games.foes.hopes import Hopes
from limbotable.games.foes.manners import MANNERS
from limbotable.games.foes.variant import TEAM, FoesVariant


def manner_of(variant: FoesVariant) -> Manner | None:
    """Return the manner of the strongest players; None if it is the usual one."""
    kind = (int(variant.players), int(variant.full), bool(variant.shadow))
    figures = MANNERS.get(kind) if variant.mode == TEAM else None
    return None if figures is None else manner_with(kind, figures)


def manner_with(kind: Kind, figures: Figures) -> Manner:
    """Return the manner of such a team with these figures."""
    players, _, shadow = kind
    hopes = _hopes(players, shadow, figures.weights)
    manner = Manner(figures.blind, figures.least, figures.low, figures.high)
    manner.hopes = hopes
    manner.want = figures.want
    manner.sharp = figures.sharp
    manner.burden = figures.burden
    manner.mine = figures.mine
    manner.others = figures.others
    manner.soon = figures.soon
    return manner


@functools.lru_cache(maxsize=4)
def _hopes(players: int, shadow: bool, weights: tuple[float, ...]) -> Hopes:
    """Return the chances, which are found once and remembered."""
    return Hopes(players, shadow, list(weights))
