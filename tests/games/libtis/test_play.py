"""The plays of a card, and the sources of cubes."""

from __future__ import annotations

import pytest

from limbotable.core.position import legal_actions
from limbotable.games.libtis.deck import LOCATION_NAMES, NAMES
from limbotable.testing.matches import Case
from tests.games.libtis.boards import GAME, board, legal, play, refusal


@pytest.mark.clause("L-4.2", "L-4.3")
@pytest.mark.parametrize(
    ("card", "locations"),
    [
        ("author", "mountain forest market window"),
        ("painter", "desert mountain market window"),
        ("savage", "desert forest market cave darkness window"),
        ("sailor", "forest market cave darkness window sea"),
        ("soldier", "desert market cave darkness window"),
        ("lunatic", "mountain forest cave darkness sea"),
        ("penitent", "desert mountain cave darkness window"),
        ("diplomat", "desert mountain forest window"),
        ("merchant", "forest market window"),
        ("ace-moons", "mountain forest"),
        ("ace-suns", "desert mountain window"),
        ("ace-waves", "cave darkness sea"),
        ("ace-leaves", "forest market window"),
        ("ace-wyrms", "desert cave darkness"),
        ("ace-knots", "market window"),
        ("huntress", "mountain forest"),
        ("bard", "desert mountain window"),
        ("watchman", "desert mountain market cave darkness window sea"),
        ("lightkeeper", "desert mountain forest market cave darkness window"),
        ("consul", "mountain forest market cave darkness window sea"),
    ],
)
def test_a_card_goes_where_it_shares_a_suit(card: str, locations: str) -> None:
    others = [name for name in ("author", "painter", "savage", "sailor") if name != card]
    position = board(hands=(card, *others[:3]))
    assert legal(position) == {f"{card} {name}" for name in locations.split()}


@pytest.mark.clause("L-4.4")
def test_a_cube_is_moved_also_while_the_supply_lasts() -> None:
    position = board({"sea": (1, 0, 0, 0)}, hands=("ace-moons", "author", "painter", "savage"))
    assert legal(position) == {
        "ace-moons mountain", "ace-moons sea>mountain", "ace-moons forest", "ace-moons sea>forest",
    }  # fmt: skip


@pytest.mark.clause("L-4.4")
def test_only_own_cubes_are_moved() -> None:
    position = board({"sea": (0, 5, 5, 5)}, hands=("ace-moons", "author", "painter", "savage"))
    assert legal(position) == {"ace-moons mountain", "ace-moons forest"}


@pytest.mark.clause("L-4.5")
def test_from_and_to_differ() -> None:
    position = board(
        {"mountain": (2, 0, 0, 0)}, hands=("ace-moons", "author", "painter", "savage"), supply=(0, 1, 1, 1)
    )
    assert legal(position) == {"ace-moons mountain>forest"}


@pytest.mark.clause("L-4.3", "L-4.4")
def test_the_cube_goes_where_it_is_said_to_go() -> None:
    position = board({"sea": (2, 1, 0, 0)})
    play(position, "author sea>market", "painter desert")
    names = list(LOCATION_NAMES)
    assert [position.cubes_at(0, names.index(name)) for name in ("sea", "market")] == [1, 1]
    assert [position.cubes_at(1, names.index(name)) for name in ("sea", "desert")] == [1, 1]
    assert [position.cubes_at(seat, 8) for seat in range(4)] == [5, 4, 5, 5]


@pytest.mark.clause("L-4.1")
def test_a_played_card_is_gone_and_the_turn_goes_left() -> None:
    position = board(
        hands=("author painter", "savage sailor", "soldier lunatic", "penitent diplomat"), start=3
    )
    play(position, "penitent cave")
    assert position.turn() == 0
    assert not position.hand(3) >> NAMES.index("penitent") & 1
    assert refusal(position, "penitent cave") == "libtis.not-in-hand"


@pytest.mark.clause("L-4.5")
def test_there_is_always_something_to_do_and_never_more_than_320() -> None:
    """Also with all cubes at one location and none in supply, with any card."""
    for name in LOCATION_NAMES:
        for card in NAMES[:20]:
            others = [one for one in ("author", "painter", "savage", "sailor") if one != card]
            position = board({name: (13, 0, 0, 0)}, hands=(card, *others[:3]), supply=(0, 1, 1, 1))
            assert legal(position)
    most = 0
    for seed in range(30):
        match = Case(GAME.id, GAME.complete({}), seed, plies=60).match()
        for stage in match.stages:
            count = len(legal_actions(stage.position))
            assert (count == 0) == (stage.position.turn() < 0)
            most = max(most, count)
    assert 100 < most <= 320
