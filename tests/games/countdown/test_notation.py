"""Actions as text, and the faults of text that is none."""

from __future__ import annotations

import pytest

from limbotable.core.cards import NAMES, PACK
from limbotable.core.errors import NotationError
from limbotable.games.countdown.notation import parse, text
from limbotable.testing.matches import says


def every_notation() -> list[str]:
    """Return every action there is."""
    found = ["double", "pass", "starter 1", "starter 11", "draw", "stop"]
    for card in NAMES[:PACK]:
        if card[0] not in "AK":
            found.append(card)
        if card[0] in "AJ":
            found += [f"{card}=1", f"{card}=11"]
        if card[0] in "KJ":
            found += [f"{card}/{divisor}" for divisor in range(2, 51)]
    return found


@pytest.mark.clause("C-6.9")
def test_every_action_has_one_notation() -> None:
    notations = every_notation()
    actions = [parse(notation) for notation in notations]
    assert [text(action) for action in actions] == notations
    assert len(set(actions)) == len(notations)


@pytest.mark.clause("C-6.9")
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ("", "notation.countdown"),
        ("Double", "notation.countdown"),
        ("starter", "notation.countdown"),
        ("starter 2", "notation.countdown"),
        ("7H", "notation.countdown"),
        ("7x", "notation.countdown"),
        ("10h", "notation.countdown"),
        ("1h", "notation.countdown"),
        ("7h ", "notation.countdown"),
        ("7h\n", "notation.countdown"),
        ("X1", "notation.countdown"),
        ("Ah=2", "notation.countdown"),
        ("Ah=", "notation.countdown"),
        ("Kd/02", "notation.countdown"),
        ("Kd/100", "notation.countdown"),
        ("Kd/٣", "notation.countdown"),
        ("play 7h", "notation.countdown"),
        ("7h=1", "countdown.notation.value"),
        ("Kd=11", "countdown.notation.value"),
        ("7h/2", "countdown.notation.divisor"),
        ("Ah/2", "countdown.notation.divisor"),
        ("Kd/1", "countdown.notation.range"),
        ("Kd/51", "countdown.notation.range"),
        ("Jd/99", "countdown.notation.range"),
        ("Ah", "countdown.notation.ace"),
        ("Kd", "countdown.notation.king"),
    ],
)
def test_texts_that_are_no_action_are_refused_by_cause(wrong: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(wrong)
    assert refused.value.reason.code == code
    if wrong:
        assert wrong in says(refused.value.reason)
