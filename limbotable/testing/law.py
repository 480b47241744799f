"""Laws: checks that hold for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.game import AnyGame
from limbotable.testing.matches import tries


class Law(msgspec.Struct, frozen=True):
    """A law for one game: calling it raises ``AssertionError`` where it does not hold.

    Called within pytest it may skip, where the game lacks the subject of the law.
    """

    name: str
    check: Callable[[], None]

    def __call__(self) -> None:
        self.check()

    def __str__(self) -> str:
        return self.name


class Rule(msgspec.Struct, frozen=True):
    """A law for games in general: one law for each game, or one for each of its cases."""

    name: str
    check: Callable[..., None]  #: takes the game, its case if there are any, and the source of matches
    examples: int  #: the number of matches that are tried; none are drawn where it is 0
    cases: tuple[tuple[str, object], ...]

    def laws(self, game: AnyGame) -> Iterator[Law]:
        """Yield the laws for a game."""
        if not self.cases:
            yield Law(self.name, partial(self._hold, game))
        for name, case in self.cases:
            yield Law(f"{self.name}-{name}", partial(self._hold, game, case))

    def _hold(self, *about: object) -> None:
        if not self.examples:
            self.check(*about)
            return

        def hold(data: st.DataObject) -> None:
            self.check(*about, data)

        hold.__name__ = self.name  # from which Hypothesis derives its examples
        tries(self.examples)(given(data=st.data())(hold))()


def law(examples: int = 0, /, **cases: object) -> Callable[[Callable[..., None]], Rule]:
    """Make a law of a function of a game, then of a case if it has any, then of the source of matches."""

    def rule(check: Callable[..., None]) -> Rule:
        return Rule(check.__name__, check, examples, tuple(cases.items()))

    return rule
