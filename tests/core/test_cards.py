from __future__ import annotations

import pytest

from limbotable.core.cards import NAMES, PACK, card_number, card_phrase, card_text, cards_of, rank_of
from limbotable.games import in_english


@pytest.mark.clause("R-2.2")
def test_every_card_has_one_text() -> None:
    assert len(set(NAMES)) == len(NAMES) == PACK + 3
    assert [card_number(card_text(card)) for card in range(len(NAMES))] == list(range(len(NAMES)))


@pytest.mark.parametrize(
    ("text", "number"), [("Ac", 0), ("As", 3), ("2c", 4), ("Th", 38), ("Ks", 51), ("X1", 52), ("X3", 54)]
)
def test_the_numbers_are_public(text: str, number: int) -> None:
    assert card_text(number) == text


@pytest.mark.clause("R-2.2")
@pytest.mark.parametrize("text", ["", "A", "1c", "10c", "AC", "ac", "Ax", "X0", "X4", "?", "Ac "])
def test_other_text_is_no_card(text: str) -> None:
    assert card_number(text) is None


@pytest.mark.parametrize("cards", [(), (0,), (54,), (0, 1, 31, 32, 51, 54), tuple(range(55))])
def test_cards_of_a_mask(cards: tuple[int, ...]) -> None:
    assert cards_of(sum(1 << card for card in cards)) == cards


@pytest.mark.parametrize(
    ("text", "name"), [("7h", "7 of hearts"), ("Tc", "10 of clubs"), ("Ad", "ace of diamonds")]
)
def test_the_name_of_a_card(text: str, name: str) -> None:
    assert in_english(card_phrase(card_number(text))) == name


def test_the_name_of_an_unseen_card() -> None:
    assert in_english(card_phrase(None)) == "face-down card"


def test_ranks() -> None:
    assert [rank_of(card) for card in (0, 3, 4, 39, 51, 52)] == ["A", "A", "2", "T", "K", "X"]
