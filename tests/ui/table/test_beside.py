"""The place for a list of answers beside the things that it names."""

from __future__ import annotations

from limbotable.ui.table.beside import FIRST, NAMED, OTHER, place_beside
from limbotable.ui.table.free_place import Box

ROOM = Box(0, 0, 800, 500)
LIST = (300, 200)


def covers(place: Box, thing: Box) -> bool:
    across = min(place.x + place.width, thing.x + thing.width) > max(place.x, thing.x)
    return across and min(place.y + place.height, thing.y + thing.height) > max(place.y, thing.y)


def test_with_nothing_to_spare_it_stands_on_its_point_or_as_near_as_the_room_allows() -> None:
    assert place_beside(ROOM, [LIST], (400, 300), {}) == (0, Box(250, 100, *LIST))
    assert place_beside(ROOM, [LIST], (20, 80), {}) == (0, Box(0, 0, *LIST))
    assert place_beside(ROOM, [LIST], (790, 990), {}) == (0, Box(500, 300, *LIST))


def test_it_goes_to_any_side_where_it_covers_nothing() -> None:
    board = {
        "below": Box(0, 0, 800, 290),
        "above": Box(0, 210, 800, 290),
        "right": Box(0, 0, 490, 500),
        "left": Box(310, 0, 490, 500),
    }
    for side, thing in board.items():
        _, place = place_beside(ROOM, [LIST], (400, 300), {thing: NAMED})
        assert not covers(place, thing), side


def test_it_is_no_farther_away_than_it_has_to_be() -> None:
    thing = Box(300, 150, 200, 40)
    _, place = place_beside(ROOM, [LIST], (400, 300), {thing: NAMED})
    assert 0 < place.y - (thing.y + thing.height) < 10


def test_where_there_is_no_room_it_covers_the_fewest_and_first_spares_those_of_the_marked_answer() -> None:
    left, right = Box(0, 0, 400, 500), Box(410, 0, 390, 240)
    lower = Box(410, 250, 390, 250)
    _, place = place_beside(ROOM, [LIST], (400, 300), dict.fromkeys((left, right, lower), NAMED))
    assert [covers(place, one) for one in (left, right, lower)].count(True) == 1
    _, place = place_beside(ROOM, [LIST], (100, 300), {left: FIRST, right: NAMED, lower: NAMED})
    assert not covers(place, left)
    _, place = place_beside(ROOM, [LIST], (100, 300), {left: NAMED, right: FIRST, lower: FIRST})
    assert covers(place, left)


def test_another_shape_is_taken_where_the_first_would_cover_something() -> None:
    board, shapes = Box(0, 0, 800, 380), [LIST, (580, 110)]
    number, place = place_beside(ROOM, shapes, (400, 300), {board: NAMED})
    assert (number, covers(place, board)) == (1, False)
    assert place_beside(ROOM, shapes, (400, 300), {})[0] == 0
    wide = [LIST, (900, 50)]
    assert place_beside(ROOM, wide, (400, 300), {board: NAMED})[0] == 0, "the other one has no room"


def test_a_shape_that_has_no_room_is_taken_only_where_none_has() -> None:
    assert place_beside(ROOM, [(900, 50), LIST], (400, 300), {})[0] == 1
    assert place_beside(ROOM, [(900, 50), (950, 40)], (400, 300), {})[0] == 0


def test_what_no_answer_names_is_spared_last() -> None:
    board, hand = Box(0, 0, 800, 250), Box(0, 250, 800, 250)
    _, place = place_beside(ROOM, [LIST], (400, 300), {board: NAMED, hand: OTHER})
    assert (covers(place, board), covers(place, hand)) == (False, True)
    _, place = place_beside(ROOM, [LIST], (400, 400), {hand: OTHER})
    assert not covers(place, hand)
