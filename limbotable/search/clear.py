"""Whether a choice is clear, so that more thinking would be for nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

#: The standard errors by which the best action leads each other one: by chance that comes once in millions.
_CERTAIN: Final = 5.0
#: The fewest worlds in which equal actions pass for equal.
_EQUAL: Final = 256
#: Playouts may come so many times faster than they did.
_FASTER: Final = 2.0


class Comparison:
    """The shares of a win that several actions led to in the same worlds."""

    def __init__(self, actions: int) -> None:
        self._count = 0
        self._sums = [0.0] * actions
        self._products = [[0.0] * actions for _ in range(actions)]

    def add(self, shares: Sequence[float]) -> None:
        """Note what each action led to in one more world."""
        self._count += 1
        for k, share in enumerate(shares):
            self._sums[k] += share
            row = self._products[k]
            for other in range(k + 1):
                row[other] += share * shares[other]

    def is_clear(self) -> bool:
        """Return whether the best action is certainly the best, or no better than others in all worlds."""
        best = max(range(len(self._sums)), key=self._sums.__getitem__)
        return all(other == best or self._is_behind(other, best) for other in range(len(self._sums)))

    def _is_behind(self, other: int, best: int) -> bool:
        count = self._count
        products = self._products
        both = products[max(other, best)][min(other, best)]
        squares = products[best][best] + products[other][other] - 2.0 * both
        lead = (self._sums[best] - self._sums[other]) / count
        if squares <= 1e-9 * count:
            return count >= _EQUAL
        # As if there had been one more world in which the lead was as far the other way as it can be.
        variance = (squares + 1.0) / (count + 1) - lead * lead * count / (count + 1)
        return lead > _CERTAIN * math.sqrt(max(variance, 0.0) / count)


def cannot_be_overtaken(visits: Sequence[int], left: float) -> bool:
    """Return whether the first of some actions, by visits, stays the first with so many playouts left.

    It also has to be tried twice as often as the second: until then that may pass for its equal.
    """
    if len(visits) == 1:
        return True
    return visits[0] - visits[1] > _FASTER * left and visits[0] > 2 * visits[1]
