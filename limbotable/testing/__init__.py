"""Laws that every game obeys, for the tests of a game's author.

    @pytest.mark.parametrize("law", laws(GAME), ids=str)
    def test_a_law(law: Law) -> None:
        law()

They need pytest and Hypothesis, which the program itself does not, and a game that is in ``games.GAMES``
while they run.  For failures in pytest's own words: ``pytest.register_assert_rewrite("limbotable.testing")``.
`LIMBOTABLE_EXAMPLES=1000` tries so many matches for each law, and other ones on every run.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from limbotable.core.game import AnyGame
from limbotable.testing import actions, copies, levels, packing, records, secrecy, sharing, tables, words
from limbotable.testing.law import Law, Rule

__all__ = ["Law", "laws"]

_MODULES: Final[tuple[ModuleType, ...]] = (
    actions, copies, levels, packing, records, secrecy, sharing, tables, words,
)  # fmt: skip


def laws(game: AnyGame) -> list[Law]:
    """Return all laws for a game."""
    rules = [rule for module in _MODULES for rule in vars(module).values() if isinstance(rule, Rule)]
    return [law for rule in rules for law in rule.laws(game)]
