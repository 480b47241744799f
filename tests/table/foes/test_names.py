"""The name of a foe: the same words for the eye, for the ear and in every language."""

from __future__ import annotations

import pytest

from limbotable.core.cards import card_number
from limbotable.core.phrases import phrase
from limbotable.games import in_english
from limbotable.table.foes.names import foe_phrase
from limbotable.table.foes.words import both

FOES = [*(rank + suit for suit in "cdhs" for rank in "JQKA"), "X1", "X2", "X3"]


@pytest.mark.parametrize(
    ("face", "said"),
    [
        ("Jd", "jack of diamonds (the Hare)"),
        ("Ac", "ace of clubs (the Goat)"),
        ("X2", "joker (the Oni)"),
    ],
)
def test_a_foe_is_its_card_and_its_name(face, said):
    assert in_english(foe_phrase(card_number(face))) == said


def test_no_two_foes_are_said_alike():
    said = [in_english(foe_phrase(card_number(face))) for face in FOES]
    assert len(set(said)) == 19
    assert len({in_english(phrase(f"foes.foe.{face}")) for face in FOES}) == 19


def test_a_foe_that_was_not_seen_has_no_name():
    assert in_english(foe_phrase(None)) == "face-down card"


@pytest.mark.parametrize(
    ("things", "said"),
    [
        (1, "the Hare"),
        (2, "the Hare and the Oni"),
        (3, "the Hare, the Oni and the Owl"),
        (4, "the Hare, the Oni, the Owl and the Elk"),
    ],
)
def test_several_things_are_told_as_a_list(things, said):
    names = [phrase("text", text=f"the {name}") for name in ("Hare", "Oni", "Owl", "Elk")]
    assert in_english(both(names[:things])) == said
