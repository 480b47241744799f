"""The reasons given for actions that the rules do not allow."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable

import pytest

from limbotable.core.errors import IllegalAction, NotationError
from limbotable.games import GAMES
from limbotable.games.libtis import notation, reasons
from limbotable.play.match import Match
from limbotable.testing.matches import says
from tests.games.libtis.boards import act, begun, deal, shuffle_bonuses
from tests.games.libtis.test_draft import drafting

HAND = "author ace-waves lunatic painter savage"


def quickstart() -> Match:
    """Seat 0 is to play."""
    return deal(begun(variant="quickstart"), HAND)


def standard() -> Match:
    return shuffle_bonuses(deal(begun(), HAND), "pact")


def drafted() -> Match:
    return act(drafting(), "take pact", "take calamity", "take excuse", "take betrayal")


def empty_supply() -> Match:
    """Seat 0 has put all its cubes on the board."""
    match = quickstart()
    while match.result is None:
        if match.chance is not None:
            deal(match)
        elif match.turn == 0 and not any(">" not in text for text in match.legal()):
            return match
        else:
            act(match, next((text for text in match.legal() if ">" not in text), match.legal()[0]))
    raise AssertionError


CASES = [
    (drafting, "author market", "libtis.take-first", "First take a bonus card from the set."),
    (drafting, "take end", "libtis.not-in-set", "The set that was passed to you does not hold End."),
    (quickstart, "take pact", "libtis.no-bonuses", "This match is played without bonus cards."),
    (standard, "take pact", "libtis.bonuses-dealt", "In this match bonus cards are dealt, not taken."),
    (drafted, "take pact", "libtis.bonuses-taken", "Everybody has a bonus card already."),
    (quickstart, "consul sea", "libtis.not-in-hand", "You do not have this card in your hand: Consul."),
    (
        quickstart,
        "author sea",
        "libtis.no-shared-suit",
        "Author (moons, knots) shares no suit with the location Sea (waves).",
    ),
    (
        quickstart,
        "ace-waves window",
        "libtis.no-shared-suit",
        "Ace of Waves (waves) shares no suit with the location Window (suns, leaves, knots).",
    ),
    (
        quickstart,
        "author market>market",
        "libtis.stays",
        "The cube stands at this location already (Market): it must move to another.",
    ),
    (quickstart, "author sea>market", "libtis.no-cube", "You have no cube to move at the location Sea."),
]


@pytest.mark.clause("R-1.4")
@pytest.mark.parametrize(("start", "action", "code", "sentence"), CASES)
def test_why_not(start: Callable[[], Match], action: str, code: str, sentence: str) -> None:
    match = start()
    with pytest.raises(IllegalAction) as refused:
        match.push(match.turn, action)
    assert refused.value.reason.code == code
    assert says(refused.value.reason) == sentence


@pytest.mark.clause("L-4.3")
def test_the_supply_is_empty() -> None:
    match = empty_supply()
    action = re.sub(r" \w+>", " ", match.legal()[0])
    with pytest.raises(IllegalAction) as refused:
        match.push(0, action)
    assert refused.value.reason.code == "libtis.no-supply"


def test_every_reason_is_tested() -> None:
    codes = set(re.findall(r'"(libtis\.[a-z-]+)"', inspect.getsource(reasons)))
    assert codes == {code for _, _, code, _ in CASES} | {"libtis.no-supply"}
    assert codes <= set(GAMES.sentences)


@pytest.mark.clause("L-7.1")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("author", "notation.libtis"),
        ("author  market", "notation.libtis"),
        ("author market sea", "notation.libtis"),
        ("", "notation.libtis"),
        ("emperor market", "libtis.notation.card"),
        ("Author market", "libtis.notation.card"),
        ("pact market", "libtis.notation.card"),
        ("author moon", "libtis.notation.location"),
        ("author sea>", "libtis.notation.location"),
        ("author >sea", "libtis.notation.location"),
        ("author sea>market>cave", "libtis.notation.location"),
        ("author supply>market", "libtis.notation.location"),
        ("take ?", "libtis.notation.bonus"),
        ("take author", "libtis.notation.bonus"),
        ("take  pact", "notation.libtis"),
    ],
)
def test_texts_that_are_no_notation(text: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        notation.parse(text)
    assert refused.value.reason.code == code
    says(refused.value.reason)


@pytest.mark.clause("L-7.1")
@pytest.mark.parametrize("text", ["author market", "ace-knots sea>window", "take betrayal", "take end"])
def test_notation_is_read_and_written(text: str) -> None:
    assert notation.text(notation.parse(text)) == text
