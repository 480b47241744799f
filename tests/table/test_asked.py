"""Questions about a table are answered with the words of its pieces and signs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import pytest

from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import CHANCE
from limbotable.games import game_of, in_english
from limbotable.play.match import Match
from limbotable.table import asked, table_of
from limbotable.table.tableau import Frame, Tableau
from limbotable.testing.matches import Case, view

FRAME = Frame(14.0, 9.0)
AT_ORIGIN = phrase("limit.at", q="0", r="0")


def table(game: str, plies: int, *, spectator: bool = False) -> Tableau:
    """The table after so many random actions, for the seat to act or for a spectator."""
    made = game_of(game)
    assert made is not None
    match = Case(game, made.complete({}), seed=5, plies=plies).match()
    return table_of(made).tableau(view(match, None if spectator else match.turn), FRAME, match.seats)


def asked_of(game: str) -> Mapping[asked.Topic, Sequence[str]]:
    """What answers a question at a game's table."""
    made = game_of(game)
    assert made is not None
    return table_of(made).asked


def english(phrases: tuple[Phrase, ...]) -> list[str]:
    return [in_english(one) for one in phrases]


def test_an_action_of_foes_is_told_with_whom_the_foe_would_go_to() -> None:
    told = english(asked.can_do(table("foes", 9)))
    plays = [one for one in told if one.startswith("Play ") and "blind" not in one]
    assert plays
    assert all(": " in one for one in plays)
    assert all("The foe would " in one or "For now the foe would " in one for one in plays)


def test_the_same_action_by_two_pieces_is_told_once() -> None:
    tableau = table("libtis", 9)
    actions = {one.action for one in tableau.gestures}
    assert len(tableau.gestures) > len(actions)
    assert len(asked.one_by_one(tableau.gestures)) == len(actions)


def test_the_plays_of_libtis_are_told_card_by_card_each_place_with_what_it_brings_once() -> None:
    tableau = table("libtis", 25)
    told = english(asked.can_do(tableau))
    assert told == [
        "Ace of Waves, 3 locations: Cave · Darkness · Sea",
        "Merchant, 3 locations: Forest · Market · Window",
        "Painter, 4 locations: Desert · Mountain · Market · Window",
        "Savage, 6 locations: Desert · Forest · Market · Cave · Darkness · Window",
        "Desert: 1st place, tied with West, North and East; South would get wyrms",
        "Mountain: lead kept",
        "Forest: lead taken; North then needs 2 more cubes to lead; South would get moons instead of leaves",
        "Market: lead taken; South would get leaves",
        "Cave: 1st place, tied with West; South would get wyrms; West would get wyrms instead of waves",
        "Darkness: lead taken; South would get waves",
        "Window: 1st place, tied with North and East; South would get leaves",
        "Sea: lead taken; South would get waves",
        "Moving a cube from the Mountain: nobody’s chips change",
        "Moving a cube from the Forest: South would lose leaves; North would get moons instead of leaves",
    ]
    assert len({one.action for one in tableau.gestures}) == 45


def test_a_seat_has_its_plate_its_chips_and_its_pieces() -> None:
    for owned in asked.seats(table("libtis", 22)):
        name = in_english(owned.name)
        told = english(owned.things)
        assert told[0].startswith(f"{name} · ")
        assert sum(one.startswith(f"{name}: ") for one in told) == 1, "its chips"
        assert all(name in one for one in told[2:])


def test_a_hidden_hand_is_told_once_with_its_number() -> None:
    other = asked.seats(table("countdown", 9))[0]
    assert english(other.things).count("hand of South, 5 cards") == 1


def test_what_lies_several_times_is_told_once_with_its_number() -> None:
    name = phrase("countdown.name.theirs-unknown")
    assert list(asked.counted([name, name])) == [phrase("asked.many", n=2, thing=name)]


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
    assert ": " in in_english(acting.turn), "the one that acts is told what to do"
    assert ": " not in in_english(watching.turn), "and others what the one does"


def test_the_neighbours_of_a_tile_are_told_side_by_side() -> None:
    tableau = table("limit", 25)
    assert english(asked.around(tableau, ball_on("1,0", tableau))) == [
        "north-east: tile 2,−1, empty, with an open side",
        "north-west: tile 1,−1, empty, with an open side",
        "west: tile 0,0, empty, with an open side",
        "south-west: red ball on 0,1 · 3 empty tiles beside it",
        "south-east: tile 1,1, empty, with an open side",
        "no tile: east",
    ]


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
    assert any(one.startswith("east: red ball on 0,−1") for one in told)
    assert len([one for one in told if one.startswith("no tile: ")]) == 1


def ball_on(cell: str, tableau: Tableau) -> str:
    """The key of the ball on a cell."""
    (tile,) = [one for one in tableau.pieces if one.caption is not None and in_english(one.caption) == cell]
    (ball,) = [
        one
        for one in tableau.pieces
        if one.kind == "ball" and abs(one.x - tile.x) < 0.1 and abs(one.y - tile.y) < 0.1
    ]
    return ball.key


def test_a_group_is_told_with_its_balls_and_the_empty_tiles_beside_them() -> None:
    tableau = table("limit", 60)
    white = ball_on("1,−1", tableau)
    assert english(asked.group(tableau, white)) == [
        "White ball, group of 4: 1,−3; 1,−2; 1,−1; 2,−1. 4 empty tiles beside it: 0,−2; 1,0; 2,−2; 2,0."
    ]
    assert english(asked.group(tableau, ball_on("0,0", tableau))) == [
        "Red ball on 0,0. 2 empty tiles beside it: 0,1; 1,0."
    ]
    assert asked.group(tableau, "") == ()
    assert len(tableau.groups) == 10


def test_a_group_is_gone_through_and_begins_again() -> None:
    tableau = table("limit", 60)
    way = [ball_on("1,−3", tableau)]
    for _ in range(4):
        way.append(asked.next_of_group(tableau, way[-1]))
    assert way == [ball_on(cell, tableau) for cell in ("1,−3", "1,−2", "1,−1", "2,−1", "1,−3")]
    first = asked.next_of_group(tableau, "")
    assert first == ball_on("−3,2", tableau), "from elsewhere it begins with the first group"
    assert asked.next_of_group(table("countdown", 9), "") == ""


def test_a_place_in_limit_is_told_with_what_lies_beside_it_and_what_it_takes() -> None:
    first = english(asked.one_by_one(table("limit", 0).gestures))
    assert first == ["Lay a tile on 0,0: beside no tile"]
    laying = english(asked.one_by_one(table("limit", 9).gestures))
    assert "Lay a tile on 1,1: beside 2 tiles · beside a white ball on 1,0 · a red ball on 0,1" in laying
    assert "Lay a tile on 0,−1: beside 2 tiles" in laying
    moving = english(asked.one_by_one(table("limit", 60).gestures))
    assert (
        "Move from −1,1 to −1,3 · takes 2 red balls: those on −1,4 and 0,4; then beside a white ball on 0,2"
        in moving
    )
    assert "Move from 0,2 to −1,3 · takes 2 red balls: those on −1,4 and 0,4" in moving


def test_balls_that_a_removal_takes_are_not_told_as_cut_off() -> None:
    assert (
        "Remove the tile 2,0 · takes 8 white balls · 1 more tile is cut off. Taken off: white balls on "
        "−1,1; 0,1; 0,2; 1,−3; 1,−2; 1,−1; 1,0 and 2,−1. Cut off: 2,1."
    ) in english(asked.one_by_one(table("limit", 83).gestures))


@pytest.mark.parametrize("game", ["foes", "limit"])
@pytest.mark.parametrize("plies", range(3, 70, 6))
def test_actions_told_together_are_fewer_lines_and_leave_out_no_piece(game, plies) -> None:
    tableau = table(game, plies)
    told, each = english(asked.can_do(tableau)), english(asked.one_by_one(tableau.gestures))
    assert len(told) == len(set(told))
    if not tableau.options:
        return
    assert len(told) < len(each)
    alone = [one for one in each if one not in told]
    if game == "foes":
        cards = [
            one.removeprefix("Play the ").split(",")[0].split(":")[0] for one in alone if "blind" not in one
        ]
        assert all(any(card in one for one in told) for card in cards)
    else:
        ways = {way for one in told for way in ways_in(one)}
        assert {way for one in each for way in ways_in(one)} == ways


def ways_in(said: str) -> set[tuple[str, str]]:
    """The moves in a line: where a ball stands, and where it goes."""
    found = re.match(
        r"Move (?:from|the ball on|one of the balls on) (.*?) to (?:one of \d+ tiles \()?([^:·)]*)", said
    )
    if found is None:
        return set()
    starts, ends = (one.strip().split("; ") for one in found.groups())
    return {(start, end) for start in starts for end in ends}


def test_moves_in_limit_are_told_with_their_tiles_after_what_takes_something() -> None:
    told = english(asked.can_do(table("limit", 60)))
    takes = [one for one in told if "takes" in one]
    assert told[: len(takes)] == takes
    assert takes[0].startswith(
        "Move one of the balls on −3,2; −1,1; 1,−1; 2,−1 and 2,1 to −1,3 · takes 2 red balls: "
    )
    moves, pick = told[len(takes) :]
    assert moves == (
        "Move one of 7 balls: −3,2 to 8 tiles; −1,1 to 7 tiles; 0,2 to 7 tiles; 1,−2 to 1 tile; "
        "1,−1 to 8 tiles; 2,−1 to 8 tiles; 2,1 to 8 tiles"
    )
    assert pick == "Pick a ball and ask again for its tiles"


def test_the_tiles_of_a_picked_ball_are_told_one_by_one() -> None:
    tableau = table("limit", 60)
    told = english(asked.can_do(tableau, ball_on("−1,1", tableau)))
    assert len(told) == 9, "as many as the ball says that it can move to"
    assert "Move from −1,1 to −3,3: beside a white ball on −3,2 · a red ball on −2,2" in told
    assert all(one.startswith("Move from −1,1 to ") for one in told)
    laying = table("limit", 10)
    assert laying.ready
    assert asked.can_do(laying, laying.ready) == asked.can_do(laying), "there was no choice of a piece"


def test_tiles_that_take_something_are_not_counted_among_the_others_to_remove() -> None:
    told = english(asked.can_do(table("limit", 75)))
    assert [one.split(" · ")[0] for one in told[:-1]] == [
        f"Remove the tile {at}" for at in ("−2,1", "2,0", "2,1")
    ]
    assert told[-1] == "Remove one of 2 other tiles (−3,1; 2,2)"


def test_empty_tiles_are_told_with_what_is_at_stake() -> None:
    tableau, keys = table("limit", 60), asked_of("limit")
    told = english(asked.stand(tableau, keys))
    assert told[-1] == "12 empty tiles: −3,3; −2,1; −2,3; −1,2; −1,3; 0,−2; 0,1; 1,0; 1,1; 2,−2; 2,0; 2,2"
    assert asked.stand(table("limit", 0), keys) == asked.topic("stand", table("limit", 0), keys)
    assert asked.stand(table("limit", 1), keys)[-1] == phrase("limit.empty", n=1, at=AT_ORIGIN)


def test_scores_in_limit_have_the_balls_that_each_has_lost() -> None:
    keys = asked_of("limit")
    assert english(asked.topic("scores", table("limit", 60), keys)) == [
        "South · White · 8 balls · no ball lost",
        "North · Red · 6 balls · 2 balls lost",
    ]


def test_cards_with_the_same_outcome_are_told_in_one_line() -> None:
    tableau = next(one for one in (table("foes", plies) for plies in range(2, 40)) if len(one.options) > 1)
    (blind,) = [one for one in english(tableau.options) if one.startswith("Play blind, one card as marker: ")]
    cards = {one.label for one in tableau.gestures if one.label.code == "foes.do.blind"}
    assert len(cards) > 1
    assert all(in_english(one).removeprefix("Play blind, the ").split(" as ")[0] in blind for one in cards)


def test_in_limit_a_turn_is_told_with_the_balls_that_have_one_empty_tile_left() -> None:
    tableaux = (table("limit", plies) for plies in range(56, 120))
    tableau = next(one for one in tableaux if len(one.standing) == 2)
    said = english(asked.turn(tableau))
    assert said[0].endswith("moves a ball") or "move a ball" in said[0]
    lone = [one for one in english(tuple(each.said for each in tableau.groups)) if " 1 empty tile " in one]
    at = {cell for one in said[1:] for cell in one.rstrip(".").split(": ")[1].split("; ")}
    assert all(any(cell in one for cell in at) for one in lone)
    assert lone


def test_what_is_at_stake_in_libtis_has_every_location_with_its_cubes() -> None:
    tableau = table("libtis", 25)
    stake = english(asked.topic("stand", tableau, asked_of("libtis")))
    assert len(stake) == 1 + 8
    cubes = [one.name for one in tableau.pieces if one.zone == "cubes"]
    assert cubes
    for name in cubes:
        location = dict(name.values)["location"]
        assert isinstance(location, Phrase)
        assert any(in_english(location).split(":")[0] in line for line in stake)
    assert any("West with 2 cubes" in one or "West with 1 cube" in one for one in stake)


def test_a_place_of_libtis_is_told_once_with_all_that_is_there() -> None:
    told = english(asked.things(table("libtis", 25)))
    (forest,) = [one for one in told if one.startswith("Forest: ") and "cube" not in one.split("; ")[0]]
    assert "South" in forest


def test_a_tile_under_a_ball_is_not_told_beside_it() -> None:
    told = english(asked.things(table("limit", 60)))
    assert not [one for one in told if one == "tile 0,0"]
    assert len(told) == len(set(told))


def test_the_cards_of_a_cycle_and_the_foes_in_corners_are_told_with_what_is_at_stake() -> None:
    tableau, keys = table("foes", 9), asked_of("foes")
    stake = english(asked.topic("stand", tableau, keys))
    assert stake[0] == "jack of diamonds (the Hare), the foe on show, 15 more to come"
    assert stake[1].startswith("8 of spades, played by South, the lowest visible so far")
    points = english(asked.topic("scores", tableau, keys))
    assert points == [
        "Round 1 · Solo",
        "Foes that the chaos leaves: South: 1 · West: 0 · North: 0 · East: 1",
    ]
    in_full = english(asked.scores_in_full(tableau, keys))
    assert in_full == [
        "Round 1 · Solo",
        "South · 1 foe. Left: ace of hearts",
        "West · 0 foes",
        "North · 0 foes",
        "East · 1 foe. Left: jack of clubs",
    ]


def test_what_is_awaited_is_told_with_the_key_for_the_last_action_and_nothing_while_cards_are_dealt() -> None:
    tableau = table("countdown", 9, spectator=True)
    (turn,) = english(asked.turn(tableau))
    assert english(asked.waiting(tableau, "L")) == [f"Waiting: {turn}", "L for the last action"]
    assert english(asked.waiting(tableau, "")) == [f"Waiting: {turn}"]
    game = game_of("countdown")
    assert game is not None
    begun = Match(game, game.complete({}), ("South", "North"))
    assert begun.turn == CHANCE
    dealing = table_of(game).tableau(view(begun, None), FRAME, begun.seats)
    assert asked.waiting(dealing, "L") == ()


@pytest.mark.parametrize("game", ["countdown", "foes", "libtis", "limit"])
def test_a_position_is_told_without_its_history_each_thing_once(game) -> None:
    tableau, keys = table(game, 30), asked_of(game)
    told = asked.overview(tableau, keys)
    assert len(told) == len(set(told))
    left = asked.left_out(tableau, keys)
    assert (set(asked.stand(tableau, keys)) <= set(told)) == ("stand" not in left)
    assert (set(asked.topic("scores", tableau, keys)) <= set(told)) == ("scores" not in left)
    assert ("groups" in left) == bool(tableau.groups)
    if asked.hand(tableau):
        assert told[-1] == asked.hand_in_one(tableau)


@pytest.mark.parametrize(
    ("game", "plies", "most"),
    [
        ("countdown", 9, 320),
        ("countdown", 14, 320),
        ("foes", 40, 280),
        ("libtis", 50, 250),
        ("limit", 60, 250),
    ],
)
def test_what_is_told_of_a_position_at_once_is_short(game, plies, most) -> None:
    tableau = table(game, plies)
    assert tableau.turn is not None
    assert 0 < len(". ".join(english(asked.overview(tableau, asked_of(game))))) < most


def test_the_position_of_libtis_begins_with_what_chips_are_worth_and_leaves_the_places_to_a_question() -> (
    None
):
    tableau, keys = table("libtis", 25), asked_of("libtis")
    told = english(asked.overview(tableau, keys))
    assert told[1] == "Points for a chip: moons 6 · suns 5 · waves 5 · leaves 4 · wyrms 4 · knots 3"
    assert asked.left_out(tableau, keys) == ("stand", "scores")
    assert told[1] in english(asked.topic("scores", tableau, keys)), "it is told with the points, too"


def test_of_a_pile_the_top_is_told() -> None:
    told = english(asked.things(table("foes", 9)))
    assert len([one for one in told if "on the discards" in one]) == 1


@pytest.mark.parametrize(("game", "pile"), [("countdown", "stock"), ("foes", "deck")])
def test_what_is_left_to_draw_is_told_with_what_is_at_stake(game, pile) -> None:
    tableau = table(game, 9)
    left = sum(one.zone == pile for one in tableau.pieces)
    stake = english(asked.topic("stand", tableau, asked_of(game)))
    assert sum(f"{pile}, {left} cards, face down" in one for one in stake) == 1


def test_what_is_ones_own_is_told_beside_the_hand() -> None:
    libtis = table("libtis", 22)
    mine = english(asked.own(libtis, "West"))
    assert "supply of West, 10 cubes" in mine
    assert "Desert: 1 cube of West’s" in mine
    limit = english(asked.own(table("limit", 60), "South"))
    assert [one for one in limit if "group" in one] == [
        "White ball, group of 4: 1,−3; 1,−2; 1,−1; 2,−1. 4 empty tiles beside it."
    ]
    assert len(limit) == 5, "a group is told once, in the place of its first ball"
    assert all(one.casefold().startswith("white ball") and "beside it" in one for one in limit)
    assert not asked.own(table("countdown", 9), "North")


def test_a_sentence_names_plates_and_what_is_written_on_the_table() -> None:
    picture = table("libtis", 9)
    label = next(sign for sign in picture.signs if sign.key.startswith("label "))
    said = phrase("sentences", first=phrase("match.won", seat="West"), second=label.text)
    plates = {in_english(sign.text): sign.key for sign in picture.signs if sign.kind == "plate"}
    assert set(asked.named(picture, said)) == {f"sign {plates['West']}", f"sign {label.key}"}
    assert asked.named(picture, phrase("match.shared")) == []
