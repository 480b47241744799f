"""Actions as text, and the faults of text that is none."""

from __future__ import annotations

import pytest

from limbotable.core.errors import NotationError
from limbotable.games.foes.notation import parse, text
from limbotable.testing.matches import says
from tests.games.foes.oracle import COURT, JOKERS, TACTICS


@pytest.mark.clause("F-3.6")
def test_every_action_has_one_notation() -> None:
    notations = ["blind", *(f"{word} {card}" for word in ("play", "blind") for card in TACTICS)]
    actions = [parse(notation) for notation in notations]
    assert [text(action) for action in actions] == notations
    assert len(set(actions)) == len(notations)


@pytest.mark.clause("F-3.6")
@pytest.mark.parametrize(
    "wrong",
    [
        *("", "play", "blind ", "Blind", "play 5H", "play 10h", "play 1h", "play ?", "blind ?", "5h"),
        *("play 5h 6h", "lay 5h", "blind  5h", "play 5h\n", "play X4", "pass"),
    ],
)
def test_texts_that_are_no_action_are_refused(wrong: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(wrong)
    assert refused.value.reason.code == "notation.foes"
    assert wrong in says(refused.value.reason)


@pytest.mark.clause("F-3.6")
@pytest.mark.parametrize("card", [*COURT, *JOKERS])
@pytest.mark.parametrize("word", ["play", "blind"])
def test_a_foe_cannot_be_played(word: str, card: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(f"{word} {card}")
    assert refused.value.reason.code == "foes.notation.foe"
    assert says(refused.value.reason) == f"“{word} {card}”: only cards from 2 to 10 are played."
