"""Questions about a table are answered with the words of its pieces and signs."""

from __future__ import annotations

import pytest

from limbotable.core.phrases import Phrase
from limbotable.games import game_of, in_english
from limbotable.table import asked, table_of
from limbotable.table.tableau import Frame, Tableau
from limbotable.testing.matches import Case, view

FRAME = Frame(14.0, 9.0)


def table(game: str, plies: int, *, spectator: bool = False) -> Tableau:
    """The table after so many random actions, for the seat to act or for a spectator."""
    made = game_of(game)
    assert made is not None
    match = Case(game, made.complete({}), seed=5, plies=plies).match()
    return table_of(made).tableau(view(match, None if spectator else match.turn), FRAME, match.seats)


def english(phrases: tuple[Phrase, ...]) -> list[str]:
    return [in_english(one) for one in phrases]


def test_an_action_of_foes_is_told_with_whom_the_foe_would_go_to() -> None:
    told = english(asked.can_do(table("foes", 9).gestures))
    plays = [one for one in told if one.startswith("Play the ")]
    assert plays
    assert all(": " in one for one in plays)
    assert all("hen so far" in one or "would" in one for one in plays)


def test_the_same_action_by_two_pieces_is_told_once() -> None:
    tableau = table("libtis", 9)
    actions = {one.action for one in tableau.gestures}
    assert len(tableau.gestures) > len(actions)
    assert len(asked.can_do(tableau.gestures)) == len(actions)


def test_a_seat_has_its_plate_its_chips_and_its_pieces() -> None:
    for owned in asked.seats(table("libtis", 22)):
        name = in_english(owned.name)
        told = english(owned.things)
        assert told[0].startswith(f"{name} · ")
        assert sum(one.startswith(f"{name}: ") for one in told) == 1, "its chips"
        assert all(name in one for one in told[2:])


def test_what_lies_several_times_is_told_once_with_its_number() -> None:
    other = asked.seats(table("countdown", 9))[0]
    assert "5 times: face-down card, hand of South" in english(other.things)


def test_the_cards_that_a_player_has_played_are_told_with_the_player() -> None:
    tableau = table("countdown", 14)
    played = [one for one in tableau.pieces if one.zone == "pile"]
    assert len(played) > 2
    told = [one for owned in asked.seats(tableau) for one in english(owned.things) if "on the pile" in one]
    assert sorted(told) == sorted(in_english(one.name) for one in played)


@pytest.mark.parametrize("game", ["countdown", "foes", "libtis", "limit"])
def test_a_spectator_asks_about_the_same_turn(game) -> None:
    acting = table(game, 6)
    assert acting.turn is not None
    watching = table(game, 6, spectator=True)
    assert watching.turn is not None
    assert in_english(acting.turn).startswith("Your turn")
    assert not in_english(watching.turn).startswith("Your turn")


def test_the_neighbours_of_a_tile_are_told_side_by_side() -> None:
    tableau = table("limit", 25)
    names = {in_english(one.name): one.key for one in tableau.pieces if one.zone == "island"}
    east, north_east, north_west, west, south_west, south_east = (
        english(asked.around(tableau, names["white ball on 1,0"]))
    )  # fmt: skip
    assert east == "east: sea"
    assert north_east == "north-east: tile 2,-1, empty, edge"
    assert north_west == "north-west: tile 1,-1, empty, edge"
    assert west == "west: tile 0,0, empty, edge"
    assert south_west == "south-west: red ball on 0,1"
    assert south_east == "south-east: tile 1,1, empty, edge"


def test_around_a_card_there_is_nothing_to_tell() -> None:
    tableau = table("countdown", 9)
    assert {asked.around(tableau, one.key) for one in tableau.pieces} == {()}
    assert asked.around(tableau, "") == ()


def test_the_pool_has_no_neighbours() -> None:
    tableau = table("limit", 25)
    assert {asked.around(tableau, one.key) for one in tableau.pieces if one.zone == "pool"} == {()}


def test_the_neighbours_of_a_place_for_a_tile_are_told_too() -> None:
    tableau = table("limit", 25)
    told = english(asked.around(tableau, "cell -1,-1"))
    assert len(told) == 6
    assert "east: red ball on 0,-1" in told
