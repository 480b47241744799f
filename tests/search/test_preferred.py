"""Which actions pass for equal where cards are hidden, so that a preference decides."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from limbotable.core.insight import Insight
from limbotable.core.position import Position
from limbotable.search.hidden_cards import preferred
from limbotable.search.thought import Considered, Thought

GAME: Any = SimpleNamespace(parse=int)


class Liking(Insight):
    """Likes an action by its number, and none of the first of two worlds."""

    def __init__(self, worlds: list[Any]) -> None:
        self.worlds = worlds

    def preference(self, position: Position, action: int) -> float:
        return float(action) if position is self.worlds[1] else 0.0


@pytest.mark.parametrize(
    ("visits", "value", "equal"),
    [
        (2, 0.5, True),
        (2, 0.499, False),
        (1, 0.45, True),
        (1, 0.44, False),
        (0, 0.75, False),
    ],
)
def test_what_is_tried_half_as_often_and_differs_by_mere_chance_passes_for_equal(
    visits: int, value: float, equal: bool
) -> None:
    """The deviation of a reward is a quarter: of two tries each, that is how far their means may differ."""
    found = (Considered("1", 2, 0.75), Considered("0", 2, 0.75), Considered("2", visits, value))
    worlds: list[Any] = [Position(), Position()]
    told = preferred(GAME, Liking(worlds), worlds, Thought(found, 4, 0.0, ("1", "7"), 0.1))
    assert [one.action for one in told.considered] == (["2", "1", "0"] if equal else ["1", "0", "2"])
    assert told.line == (("2",) if equal else ("1", "7"))


def test_what_was_never_tried_is_preferred_to_nothing() -> None:
    found = (Considered("1", 0, 0.5), Considered("2", 0, 0.5))
    worlds: list[Any] = [Position(), Position()]
    thought = Thought(found, 0, 0.0, ("1",), 0.1)
    assert preferred(GAME, Liking(worlds), worlds, thought) is thought
