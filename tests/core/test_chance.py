from __future__ import annotations

import pytest

from limbotable.core.chance import Chance, split_outcome
from limbotable.core.errors import IllegalAction, NotationError

SHUFFLE = Chance("shuffle stock", (1, 2, 3), {1: "Ac", 2: "Kd", 3: "7h", 4: "2s"})
START = Chance("start", (0, 1, 2), {0: "0", 1: "1", 2: "2"})


@pytest.mark.clause("R-2.3")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_a_shuffle_lists_the_pile_from_the_top(order: tuple[int, ...]) -> None:
    text = SHUFFLE.text(order)
    assert text == " ".join(["shuffle stock", *(SHUFFLE.names[card] for card in order)])
    assert SHUFFLE.parse(text) == order


@pytest.mark.clause("R-2.4")
def test_a_start_names_one() -> None:
    assert START.text((2, 0, 1)) == "start 2"
    assert START.parse("start 2") == (2, 0, 1), "the others follow, so that it arranges all things too"
    assert (START.is_shuffle, SHUFFLE.is_shuffle) == (False, True)


@pytest.mark.clause("R-2.3", "R-2.4")
@pytest.mark.parametrize(
    ("chance", "text", "code"),
    [
        (SHUFFLE, "", "notation.chance"),
        (SHUFFLE, "7h", "notation.chance"),
        (SHUFFLE, "shuffle", "notation.chance"),
        (SHUFFLE, "shuffle 7", "notation.chance"),
        (SHUFFLE, "Shuffle stock Ac Kd 7h", "notation.chance"),
        (SHUFFLE, "start 1", "illegal.other-chance"),
        (SHUFFLE, "shuffle deck Ac Kd 7h", "illegal.other-chance"),
        (SHUFFLE, "shuffle stock Ac Kd Qh", "illegal.chance-thing"),
        (SHUFFLE, "shuffle stock Ac Kd ?", "illegal.chance-thing"),
        (SHUFFLE, "shuffle stock Ac  Kd 7h", "illegal.chance-thing"),
        (SHUFFLE, "shuffle stock", "illegal.chance-cards"),
        (SHUFFLE, "shuffle stock Ac Kd", "illegal.chance-cards"),
        (SHUFFLE, "shuffle stock Ac Kd Kd", "illegal.chance-cards"),
        (SHUFFLE, "shuffle stock Ac Kd 7h 7h", "illegal.chance-cards"),
        (SHUFFLE, "shuffle stock Ac Kd 2s", "illegal.chance-cards"),
        (START, "start", "illegal.chance-thing"),
        (START, "start 3", "illegal.chance-thing"),
        (START, "start 0 1", "illegal.chance-thing"),
        (START, "shuffle stock 0 1 2", "illegal.other-chance"),
    ],
)
def test_an_impossible_outcome_is_refused(chance: Chance, text: str, code: str) -> None:
    with pytest.raises((NotationError, IllegalAction)) as refused:
        chance.parse(text)
    assert refused.value.reason.code == code
    assert isinstance(refused.value, NotationError) == (code == "notation.chance")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("start 2", ("start", ["2"])),
        ("shuffle stock ? Kd", ("shuffle stock", ["?", "Kd"])),
        ("shuffle stock", ("shuffle stock", [])),
        ("pass", None),
        ("starter 11", None),
        ("shuffle", None),
        ("", None),
    ],
)
def test_splitting_a_line(text: str, expected: tuple[str, list[str]] | None) -> None:
    assert split_outcome(text) == expected
