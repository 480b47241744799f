"""The table of Limit: places, actions, movements, and the log."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import pytest
from msgspec.structs import replace

from limbotable.core.game import Line
from limbotable.games import in_english
from limbotable.games.limit.game import LimitGame
from limbotable.games.limit.island import cell_at
from limbotable.games.limit.rules import LimitPosition
from limbotable.games.limit.view import LimitView, observe
from limbotable.play.match import Match
from limbotable.table.limit.animation import beats
from limbotable.table.limit.layout import PITCH, LimitLayout
from limbotable.table.limit.log import events
from limbotable.table.limit.names import faces
from limbotable.table.limit.picture import tableau
from limbotable.table.limit.play import BOX, way
from limbotable.table.limit.sheet import sheet
from limbotable.table.limit.steps import PLACING
from limbotable.table.tableau import MOST_LETTERS, Beat, Frame, Gesture, Piece, Tableau
from tests.games.limit.boards import arranged

GAME = LimitGame()
FRAME = Frame(11.6, 7.2)
#: With large words, lying and standing.
WORDY, TALL_WORDY = Frame(10.0, 6.4, MOST_LETTERS), Frame(6.4, 9.0, MOST_LETTERS)
NAMES = ("South", "West", "East")
At = tuple[int, int]


def match(*actions: str, players: int = 2, balls: int = 4) -> Match:
    made = Match(GAME, GAME.complete({"players": players, "balls": balls}), NAMES[:players])
    for action in actions:
        made.push(made.turn, action)
    return made


def seen(made: Match, viewer: int | None = None, ply: int = -1) -> LimitView:
    """The view of a viewer, or of the seat to act."""
    here = made.stages[ply].position
    assert isinstance(here, LimitPosition)
    return observe(GAME, here, made.turn if viewer is None else viewer)


def position(tiles: list[At], balls: list[list[At]], seat: int = 0) -> LimitPosition:
    """A position in which balls move, after everybody's first turn."""
    cells = [cell_at(*at) for at in tiles]
    return arranged(
        cells, [[cell_at(*at) for at in mine] for mine in balls], seat, [0] * len(balls), 0, False
    )


def done(before: LimitPosition, *actions: str) -> LimitPosition:
    after = before.copy()
    for action in actions:
        after.play(GAME.parse(action))
    return after


def look(here: LimitPosition, viewer: int | None = None) -> LimitView:
    return observe(GAME, here, here.turn() if viewer is None else viewer)


def pieces(picture: Tableau) -> dict[str, Piece]:
    return {piece.key: piece for piece in picture.pieces}


def gestures(picture: Tableau) -> dict[str, Gesture]:
    return {one.action: one for one in picture.gestures}


def marks(gesture: Gesture) -> Mapping[str, str]:
    return dict(gesture.marks)


def refused(picture: Tableau) -> dict[tuple[str, str], str]:
    return {(one.pick, one.drop): in_english(one.reason) for one in picture.refusals}


# Red's balls on 1,0 and 2,0 have one empty tile beside them: 2,-1, which 5,-1 reaches along the upper edge.
TILES = [*((q, r) for q in range(6) for r in (0, -1)), (3, -2), (4, -2)]
WHITE = [(0, 0), (1, -1), (3, 0), (3, -1), (5, -1)]
SHUT = position(TILES, [WHITE, [(1, 0), (2, 0), (5, 0)]])


# --- laying -------------------------------------------------------------------------------------------
def test_the_first_tile_goes_to_the_middle() -> None:
    picture = tableau(seen(match()), FRAME, NAMES)
    (gesture,) = picture.gestures
    assert (gesture.action, gesture.pick, gesture.drop) == ("tile 0,0", "t0", "cell 0,0")
    (spot,) = picture.spots
    assert spot.shape == "hexagon"
    assert picture.ready == "t0"
    assert pieces(picture)["t0"].z == max(piece.z for piece in picture.pieces if piece.zone == "pool")


def test_tiles_leave_the_pool_from_its_top() -> None:
    before, after = tableau(seen(match()), FRAME, NAMES), tableau(seen(match("tile 0,0")), FRAME, NAMES)
    moved = {
        key
        for key, piece in pieces(after).items()
        if pieces(before)[key] != replace(piece, name=pieces(before)[key].name)
    }
    assert moved == {"t0", "t1"}, "t1 can be picked now, and the others stay where they are"
    assert pieces(after)["t0"].zone == "island"
    assert after.ready == "t1"


def test_a_tile_that_cannot_lie_there_says_why() -> None:
    picture = tableau(seen(match("tile 0,0", "tile 1,0", "ball 0,0")), FRAME, NAMES)
    told = refused(picture)
    assert ("t2", "cell 2,0") in told
    assert "cell 2,0" in {spot.key for spot in picture.spots}
    assert told["t2", "cell 2,0"].startswith("A tile must touch") or "2,0" in told["t2", "cell 2,0"]


def test_while_a_tile_is_to_be_laid_balls_and_tiles_say_so() -> None:
    told = refused(tableau(seen(match("tile 0,0", "tile 1,0", "ball 0,0")), FRAME, NAMES))
    balls = {f"{colour}.{number}" for colour in (0, 1) for number in range(4)}
    assert {drop for (pick, drop), said in told.items() if said == "First lay two tiles."} == balls
    assert told["t2", "t1"] == "There is a tile on 1,0 already."
    assert ("t2", "t0") not in told, "the ball on it has said so"


def test_while_a_ball_is_to_be_placed_the_pool_says_so() -> None:
    told = refused(tableau(seen(match("tile 0,0", "tile 1,0")), FRAME, NAMES))
    assert told["0.0", "t2"] == "Both tiles are down: now put a ball on one of them."


def test_the_ground_is_where_the_first_tile_lies() -> None:
    for actions in ((), ("tile 0,0",), ("tile 0,0", "tile 1,0", "ball 0,0", "tile 0,1", "tile -1,1")):
        picture = tableau(seen(match(*actions)), FRAME, NAMES)
        for tile in (piece for piece in picture.pieces if piece.key == "t0" and piece.zone == "island"):
            assert (tile.x, tile.y, tile.scale) == (picture.ground.x, picture.ground.y, picture.ground.scale)


def test_places_have_captions_whether_a_tile_lies_there_or_may() -> None:
    picture = tableau(seen(match("tile 0,0")), FRAME, NAMES)
    written = {piece.key: in_english(piece.caption) for piece in picture.pieces if piece.caption is not None}
    assert written == {"t0": "0,0"}
    assert {spot.key: in_english(spot.caption) for spot in picture.spots if spot.caption is not None} == {
        f"cell {at}": at.replace("-", "−") for at in ("0,1", "1,0", "1,-1", "0,-1", "-1,0", "-1,1")
    }


def test_a_ball_goes_on_one_of_the_new_tiles() -> None:
    picture = tableau(seen(match("tile 0,0", "tile 1,0")), FRAME, NAMES)
    assert picture.ready == "0.0"
    assert {(one.pick, one.drop) for one in picture.gestures} == {("0.0", "t0"), ("0.0", "t1")}
    ball = pieces(picture)["0.0"]
    assert (ball.zone, ball.rim, ball.face) == ("supply", "playable", "white")


def test_a_ball_is_held_above_its_hole_before_it_drops() -> None:
    made = match("tile 0,0", "tile 1,0", "ball 1,0")
    above, last = beats(seen(made, 0, -2), made.lines[-1], seen(made, 0), FRAME, NAMES)
    tile, high, low = (
        pieces(one.tableau)[key] for one, key in ((above, "t1"), (above, "0.0"), (last, "0.0"))
    )
    assert high.x == pytest.approx(tile.x)
    assert high.y < tile.y - 0.2 * tile.scale
    assert high.scale > tile.scale
    assert low.zone == "island"
    assert last.tableau == tableau(seen(made, 0), FRAME, NAMES)


def test_the_seat_of_the_last_turn_is_marked() -> None:
    picture = tableau(seen(match("tile 0,0", "tile 1,0", "ball 1,0", "tile 1,-1")), FRAME, NAMES)
    assert {piece.key for piece in picture.pieces if piece.mark == "last"} == {"t0", "t1", "0.0"}, (
        "and its ball"
    )


def test_every_mark_has_words() -> None:
    """Those of the last turn, and those of an action that is considered; outlines have theirs as a tip."""
    made, marks = match(), set()
    picture = tableau(seen(made), FRAME, NAMES)
    for number in range(200):
        if made.result is not None:
            break
        picture = tableau(seen(made), FRAME, NAMES)
        marks |= {piece.mark for piece in picture.pieces}
        marks |= {mark for gesture in picture.gestures for _, mark in gesture.marks}
        assert all(sign.tip is not None for sign in picture.signs if sign.kind == "ghost")
        made.push(made.turn, made.legal()[number % 3 % len(made.legal())])
    told = {mark: picture.meaning(mark) for mark in marks - {""}}
    assert told.keys() >= {"last", "sunk"}
    assert None not in told.values()
    assert picture.meaning("taken") is not None
    assert picture.meaning("pair") is None, "a mark of another game"


def test_a_ball_tells_a_pointer_what_it_tells_an_ear() -> None:
    picture = tableau(seen(match("tile 0,0", "tile 1,0", "ball 1,0")), FRAME, NAMES)
    (ball,) = (piece for piece in picture.pieces if piece.kind == "ball" and piece.zone == "island")
    assert ball.tip == ball.name


def test_everybody_sits_where_they_sit() -> None:
    made = match("tile 0,0", players=3)
    pictures = [tableau(seen(made, viewer), FRAME, NAMES) for viewer in range(4)]
    assert len({tuple((p.key, p.x, p.y, p.scale) for p in one.pieces) for one in pictures}) == 1
    assert [len(one.gestures) for one in pictures] == [6, 0, 0, 0]


# --- swapping sides -----------------------------------------------------------------------------------
def before_a_swap() -> Match:
    made = Match(GAME, GAME.complete({"balls": 4, "swap": "yes"}), NAMES[:2])
    for action in (
        *("tile 0,0", "tile 1,0", "ball 0,0"),
        *("tile 0,1", "tile 1,-1", "ball 1,-1"),
        *("tile -1,1", "tile -1,2", "ball -1,2"),
    ):
        made.push(made.turn, action)
    return made


def plates(picture: Tableau) -> list[str]:
    notes = [sign.note for sign in picture.signs if sign.kind == "plate"]
    return [in_english(note) for note in notes if note is not None]


def test_to_swap_sides_there_is_a_button_and_the_step_says_so() -> None:
    picture = tableau(seen(before_a_swap()), FRAME, NAMES)
    swap = gestures(picture)["swap"]
    assert (swap.pick, swap.drop, in_english(swap.label)) == ("", "", "Swap sides")
    (step,) = [sign for sign in picture.signs if sign.key == "step"]
    assert step.note is not None
    assert in_english(step.note) == "Alternative: swap sides and take over White and its balls"
    lowest = max(piece.y + 0.6 * piece.scale for piece in picture.pieces if piece.zone == "island")
    assert lowest < FRAME.height - 0.6, "there is room for it below the island"


def test_by_a_swap_the_balls_in_hand_change_places_and_those_on_the_island_stay() -> None:
    made = before_a_swap()
    before = tableau(seen(made), FRAME, NAMES)
    made.push(1, "swap")
    series = beats(seen(made, 0, -2), made.lines[-1], seen(made, 0), FRAME, NAMES)
    after = series[-1].tableau
    assert [in_english(one) for one in series[0].said] == ["Sides are swapped. White: West, Red: South."]
    assert (plates(before), plates(after)) == (["White", "Red"], ["Red", "White"])
    for key in ("0.0", "0.1", "1.0"):
        assert pieces(after)[key].zone == pieces(before)[key].zone == "island"
        assert pieces(after)[key].face == pieces(before)[key].face
    assert {pieces(after)[key].face for key in ("0.2", "0.3")} == {"white"}
    assert pieces(after)["0.3"].y == pieces(before)["1.3"].y
    assert pieces(after)["1.3"].y == pieces(before)["0.3"].y
    assert after.ready == "t6"


def test_the_faces_of_the_seats_follow_a_swap() -> None:
    made = before_a_swap()
    assert faces(seen(made)) == ("white", "red")
    made.push(1, "swap")
    assert faces(seen(made)) == ("red", "white")


def test_a_wide_and_flat_island_lies_between_the_plates_and_covers_nothing() -> None:
    row: list[At] = [(q, 0) for q in range(9)]
    for frame in (FRAME, WORDY):
        for hands in ((), ("0.1",)):
            flat = replace(look(position(row, [[(0, 0)], [(8, 0)]])), hands=(hands, ()))
            picture = tableau(flat, frame, NAMES)
            scale = LimitLayout(flat, frame).island.scale
            assert 9 * scale > 0.85 * (frame.width - 2.17), "one step of the scale is 7 %"
            areas = [(p.x, p.y, p.scale / 2, p.scale * 0.66) for p in picture.pieces if p.kind == "tile"]
            others = [(s.x, s.y, s.width / 2, s.height / 2) for s in picture.signs]
            others += [(p.x, p.y, 0.21, 0.21) for p in picture.pieces if p.zone != "island"]
            for x, y, wide, high in areas:
                assert x - wide >= 0.15 - 1e-9
                for u, v, w, h in others:
                    assert abs(x - u) >= wide + w - 1e-9 or abs(y - v) >= high + h - 1e-9
    tower = look(position([(0, r) for r in range(9)], [[(0, 0)], [(0, 8)]]))
    left = min(p.x - p.scale / 2 for p in tableau(tower, FRAME, NAMES).pieces if p.kind == "tile")
    assert left >= 2.4 - 1e-9, "a high one stays between the columns"


def test_a_ball_that_was_not_placed_says_so() -> None:
    here = position([(0, 0), (1, 0), (2, 0), (0, 1)], [[(0, 0)], [(2, 0)]])
    view = replace(look(here), hands=(("0.1",), ()))
    ball = pieces(tableau(view, FRAME, NAMES))["0.1"]
    assert ball.dim
    assert ball.tip == ball.name
    assert in_english(ball.name) == "white ball, not placed and out of the game"
    in_hand = pieces(tableau(seen(match()), FRAME, NAMES))["0.1"]
    assert not in_hand.dim
    assert in_hand.tip is None


@pytest.mark.parametrize(("balls", "rows"), [(4, [4]), (5, [3, 2]), (6, [3, 3]), (7, [4, 3]), (8, [4, 4])])
def test_the_balls_in_hand_lie_in_rows_without_gaps_and_stay_there(balls, rows) -> None:
    made = match(balls=balls)
    lies: list[dict[str, tuple[float, float]]] = []
    while seen(made, 0).phase in PLACING and seen(made, 0).hands[0]:
        supply = (one for one in tableau(seen(made, 0), FRAME, NAMES).pieces if one.zone == "supply")
        lie = {one.key: (one.x, one.y) for one in supply if one.face == "white"}
        if lie not in lies:
            lies.append(lie)
        made.push(made.turn, made.legal()[0])
    assert [len(lie) for lie in lies][:4] == [balls, balls - 1, balls - 2, balls - 3]
    for before, lie in pairwise(lies):
        assert lie.items() < before.items(), "the others stay where they are"
    for lie in lies:
        places = sorted(lie.values(), key=lambda at: (at[1], at[0]))
        x, y = lies[0]["0." + str(balls - 1)]
        full = [(x + column * PITCH, y + row * PITCH) for row, n in enumerate(rows) for column in range(n)]
        assert places == [pytest.approx(at) for at in full[: len(lie)]]


def test_actions_are_in_the_order_of_their_coordinates_as_numbers() -> None:
    made = match("tile 0,0", "tile -1,0", "ball -1,0", "tile -1,1", "tile -2,1", "ball -2,1")
    there = [one.action.removeprefix("tile ") for one in tableau(seen(made), FRAME, NAMES).gestures]
    at = [tuple(int(number) for number in one.split(",")) for one in there]
    assert at == sorted(at)
    assert min(at)[0] < -1, "two numbers below zero, which a text would have the other way round"


# --- moving -------------------------------------------------------------------------------------------
def test_a_ball_goes_to_every_tile_that_it_reaches() -> None:
    picture = tableau(look(SHUT), FRAME, NAMES)
    assert picture.ready == ""
    drops = {one.drop for one in picture.gestures if one.pick == "0.2"}
    tiles = {(tile.q, tile.r): tile.key for tile in look(SHUT).tiles}
    assert drops == {tiles[at] for at in ((4, 0), (4, -1), (4, -2), (3, -2), (2, -1))}
    assert {piece.key for piece in picture.pieces if piece.rim} == {one.pick for one in picture.gestures}


def test_the_captures_of_a_move_are_marked() -> None:
    capture = gestures(tableau(look(SHUT), FRAME, NAMES))["move 5,-1>2,-1"]
    assert marks(capture) == {"1.0": "taken", "1.1": "taken"}
    assert in_english(capture.label) == "Move from 5,−1 to 2,−1 · takes 2 red balls"


def test_a_ball_that_is_not_ones_own_says_so() -> None:
    told = refused(tableau(look(SHUT), FRAME, NAMES))
    assert told["1.2", ""] == "The ball on 5,0 is not yours."


def test_a_tile_says_that_a_ball_is_moved_first() -> None:
    seen_now = look(SHUT)
    told, covered = refused(tableau(seen_now, FRAME, NAMES)), {(ball.q, ball.r) for ball in seen_now.balls}
    empty = {tile.key for tile in seen_now.tiles if (tile.q, tile.r) not in covered}
    assert {pick for (pick, _), said in told.items() if said == "First move a ball."} == empty


def test_a_ball_that_does_not_get_there_says_why() -> None:
    tiles = {(tile.q, tile.r): tile.key for tile in look(SHUT).tiles}
    told = refused(tableau(look(SHUT), FRAME, NAMES))
    assert told["0.0", tiles[4, 0]] == "No path of empty tiles leads from 0,0 to 4,0."


def story(before: LimitPosition, action: str) -> tuple[tuple[Beat, ...], list[str]]:
    line, after = Line(before.turn(), action), done(before, action)
    views = look(before), look(after)
    told = [in_english(one) for one in events(views[0], line, views[1], NAMES)]
    return beats(views[0], line, views[1], FRAME, NAMES), told


def test_a_moved_ball_rolls_from_hole_to_hole() -> None:
    series, told = story(SHUT, "move 3,0>2,-1")
    places = [(pieces(one.tableau)["0.2"].x, pieces(one.tableau)["0.2"].y) for one in series]
    step = pieces(series[0].tableau)["t0"].scale
    start = pieces(tableau(look(SHUT), FRAME, NAMES))["0.2"]
    for (x, y), (u, v) in zip([(start.x, start.y), *places], places[:-1], strict=False):
        assert (x - u) ** 2 + (y - v) ** 2 == pytest.approx(step**2)
    assert len(series) == 4 + 1, "4,-1 and 4,-2 and 3,-2 and 2,-1, and then what can be done"
    assert told == ["South moves from 3,0 to 2,−1."]


def test_a_captured_group_rises_together_and_leaves() -> None:
    series, told = story(SHUT, "move 5,-1>2,-1")
    risen = [{p.key for p in one.tableau.pieces if p.mark == "taken"} for one in series]
    at = risen.index({"1.0", "1.1"})
    zones = [pieces(series[n].tableau)["1.0"].zone for n in (at, at + 1)]
    assert zones == ["island", "captured"]
    assert told == [
        "South moves from 5,−1 to 2,−1.",
        "West loses 2 balls.",
        "Taken off: red balls on 1,0 and 2,0.",
    ]
    assert series[-1].tableau == tableau(look(done(SHUT, "move 5,-1>2,-1")), FRAME, NAMES)


def test_an_action_leads_somewhere_on_the_table_as_it_is() -> None:
    view = look(SHUT)
    picture = {(piece.name, piece.key): piece for piece in tableau(view, FRAME, NAMES).pieces}
    tiles = {(tile.q, tile.r): tile.key for tile in view.tiles}
    at = {key: (piece.x, piece.y) for (_, key), piece in picture.items()}
    move = way(view, FRAME, "move 5,-1>2,-1")
    assert move is not None
    assert (move.x, move.y) == at[tiles[2, -1]]
    assert move.start == at[tiles[5, -1]]
    later = way(view, FRAME, "tile 9,9")  # where nothing lies yet
    assert later is not None
    assert later.start is None
    assert way(view, FRAME, "pass") is None


# --- removing -----------------------------------------------------------------------------------------
MOVED = done(SHUT, "move 3,0>4,0")


def test_a_tile_goes_to_the_box() -> None:
    picture = tableau(look(MOVED), FRAME, NAMES)
    assert {one.drop for one in picture.gestures} == {BOX}
    assert BOX in {spot.key for spot in picture.spots}
    for one in picture.gestures:
        assert marks(one)[one.pick] == "sunk"


def test_a_tile_with_a_ball_stays_and_the_ball_says_why() -> None:
    told = refused(tableau(look(MOVED), FRAME, NAMES))
    assert told["0.0", ""] == "The tile on 0,0 holds a ball: only an empty one can go."


def test_captured_balls_leave_before_the_tile_sinks() -> None:
    moved = done(SHUT, "move 5,-1>4,-1")
    sunk = next(tile.key for tile in look(moved).tiles if (tile.q, tile.r) == (2, -1))
    series, told = story(moved, "remove 2,-1")
    taken = [n for n, one in enumerate(series) if pieces(one.tableau)["1.0"].zone == "captured"]
    gone = [n for n, one in enumerate(series) if sunk not in pieces(one.tableau)]
    assert taken[0] < gone[0]
    assert told[:3] == [
        "South removes the tile 2,−1.",
        "West loses 2 balls.",
        "Taken off: red balls on 1,0 and 2,0.",
    ]


@pytest.mark.parametrize("frame", [FRAME, Frame(7.2, 11.6), WORDY, TALL_WORDY])
def test_the_captured_balls_begin_below_their_label(frame: Frame) -> None:
    places = LimitLayout(seen(match("tile 0,0")), frame)
    (x, y), label = places.captured(0), places.captured_label
    assert label.x - label.width / 2 == pytest.approx(x - 0.21)
    assert label.y + label.height / 2 < y - 0.21


def test_a_player_goes_out_for_the_reason_that_is_true() -> None:
    moved = done(SHUT, "move 5,-1>4,-1")
    line, after = Line(0, "remove 2,-1"), look(done(moved, "remove 2,-1"))
    out = replace(after, eliminated=(1,))
    bare = replace(out, balls=tuple(ball for ball in out.balls if ball.seat == 0))
    told = [[in_english(one) for one in events(look(moved), line, view, NAMES)] for view in (out, bare)]
    assert [lines[-1] for lines in told] == [
        "West has no complete turn left and is out.",
        "West has no ball left and is out.",
    ]


def test_in_the_first_turn_of_moving_it_is_told_that_nothing_can_be_taken() -> None:
    first = match()
    while seen(first).phase != "move":
        first.push(first.turn, first.legal()[0])
    bound = "First turn of moving: no captures"
    assert in_english(tableau(seen(first), FRAME, NAMES).standing[0]) == bound
    watched = tableau(seen(first, viewer=1 - first.turn), FRAME, NAMES)
    assert watched.standing == (), "another player's limit is none of the viewer's"
    later = [in_english(one) for one in tableau(look(SHUT), FRAME, NAMES).standing]
    assert later == [
        "One empty tile left beside the group of West on 1,0 and 2,0: 2,−1.",
        "One empty tile left beside the group of West on 5,0: 4,0.",
    ]


def test_the_log_names_the_tiles_that_are_cut_off() -> None:
    arm = [*TILES, (-1, 0), (-2, 0), (-3, 0)]
    moved = done(position(arm, [WHITE, [(1, 0), (2, 0), (5, 0)]]), "move 3,0>4,0")
    _, told = story(moved, "remove -1,0")
    assert told[0] == "South removes the tile −1,0."
    assert told[1:3] == ["2 more tiles are cut off and go.", "Cut off: −3,0; −2,0."]


def test_captures_of_the_last_turn_are_outlined_until_the_next_ones() -> None:
    # Along the arm -1,0 to -3,0 the removal of -1,0 cuts off the two tiles behind it.
    arm = [*TILES, (-1, 0), (-2, 0), (-3, 0)]
    here = done(position(arm, [WHITE, [(1, 0), (2, 0), (5, 0)]]), "move 3,0>4,0")
    assert ghosts(look(here)) == {}
    gone = done(here, "remove -1,0")
    told = {"gone -1,0": True, "gone -2,0": False, "gone -3,0": False}
    assert ghosts(look(gone)) == told
    island = {piece.key: piece for piece in tableau(look(here), FRAME, NAMES).pieces}
    assert island["t0"].scale == pieces(tableau(look(gone), FRAME, NAMES))["t0"].scale, "its room is kept"
    moved = done(gone, next(move.action for move in look(gone).moves))
    assert ghosts(look(moved)) == told
    removed = done(moved, next(move.action for move in look(moved).moves))
    assert len(ghosts(look(removed))) == 1
    assert not ghosts(look(removed)).keys() & told.keys()


def ghosts(view: LimitView) -> dict[str, bool]:
    return {sign.key: sign.lit for sign in tableau(view, FRAME, NAMES).signs if sign.kind == "ghost"}


# --- two games ----------------------------------------------------------------------------------------
def two_games() -> Match:
    """A match whose last line has ended its first game, which South won."""
    made = Match(GAME, GAME.complete({"balls": 4, "games": 2}), NAMES[:2])
    while seen(made, 2).game == 1:
        legal = made.legal()
        made.push(made.turn, legal[7 * made.ply % len(legal)])
    return made


def test_a_game_that_ends_is_told_and_shown_before_the_next_one_begins() -> None:
    made = two_games()
    before, after = seen(made, 2, -2), seen(made, 2)
    winner = NAMES[after.won.index(1)]
    loser = NAMES[after.won.index(0)]
    series = beats(before, made.lines[-1], after, FRAME, NAMES[:2])
    said = [in_english(one) for one in series[0].said]
    assert said[-3:] == [
        f"{loser} has no ball left and is out.",
        f"{winner} wins the first game",
        "The second game begins. Now West is White.",
    ]
    assert [bool(one.said) for one in series[1:]] == [False] * (len(series) - 1)
    end, last = series[-2:]
    (banner,) = [sign for sign in end.tableau.signs if sign.kind == "banner"]
    assert in_english(banner.text) == f"{winner} wins the first game"
    assert end.rest >= 1000, "there is time to look at it"
    assert last.tableau == tableau(after, FRAME, NAMES[:2])
    assert {piece.zone for piece in last.tableau.pieces} == {"pool", "supply"}


def test_the_plates_tell_the_games_won() -> None:
    made = two_games()
    after = seen(made, 2)
    notes = {0: f"Red · games won: {after.won[0]}", 1: f"White · games won: {after.won[1]}"}
    assert plates(tableau(after, FRAME, NAMES)) == [notes[0], notes[1]]
    assert plates(tableau(seen(match()), FRAME, NAMES)) == ["White", "Red"], "of one game nothing"


def test_the_end_of_two_games_tells_the_games_won() -> None:
    view = seen(two_games(), 2)
    over = replace(view, game=2, turn=-2, phase="over", winners=(0, 1), ranks=(1, 1), won=(1, 1))
    told = sheet([over], NAMES)
    assert in_english(told.heads[-1]) == "Games won"
    assert [in_english(line.figures[-1]) for line in told.accounts] == ["1", "1"]


# --- the end ------------------------------------------------------------------------------------------
def test_the_winner_is_told() -> None:
    alone = position([(0, 0), (1, 0), (2, 0), (0, 1)], [[(0, 0)], [(2, 0)]])
    view = replace(look(alone), turn=-2, phase="over", moves=(), eliminated=(1,), winners=(0,), ranks=(1, 2))
    picture = tableau(view, FRAME, NAMES)
    told = sheet([view], NAMES)
    assert in_english(told.title) == "South wins the match"
    assert told.about == ("island", "captured"), "the balls left and those lost, which it counts"
    assert told.note is not None
    assert in_english(told.note) == "West had no complete turn left."
    reasons = [in_english(line.reasons[0]) for line in told.accounts]
    assert reasons == ["the last player with a complete turn", "1 ball, and no complete turn with it"]
    bare = sheet([replace(view, balls=())], NAMES)
    assert in_english(bare.accounts[1].reasons[0]) == "no ball was left to move"
    assert bare.note is not None
    assert in_english(bare.note) == "West had no ball left."
    second = sheet([replace(view, balls=(), games=2, won=(1, 1), winners=(0, 1), ranks=(1, 1))], NAMES)
    assert second.note is not None
    assert in_english(second.note) == "Second game: West had no ball left."
    lowest = max(piece.y + 0.6 * piece.scale for piece in picture.pieces if piece.zone == "island")
    assert lowest <= FRAME.height - 0.6, "there is room for buttons below it"


def test_the_result_shows_the_colours_that_the_seats_finished_with() -> None:
    made = before_a_swap()
    made.push(1, "swap")
    swapped = seen(made, 0)
    view = replace(swapped, turn=-2, phase="over", moves=(), eliminated=(1,), winners=(0,), ranks=(1, 2))
    balls = {in_english(line.name): line.balls for line in sheet([view], NAMES).accounts}
    assert balls == {"South": ("red",), "West": ("white",)}
    assert plates(tableau(view, FRAME, NAMES))[0].startswith("Red"), "as the plates say"


def test_people_read_minus_signs_and_records_keep_their_hyphens() -> None:
    here = position([(0, 0), (-1, 0), (0, -1), (-1, 1)], [[(0, -1)], [(-1, 1)]])
    picture = tableau(look(here), FRAME, NAMES[:2])
    laying = tableau(seen(match("tile 0,0")), FRAME, NAMES[:2])
    written = [*(one.caption for one in picture.pieces), *(one.caption for one in laying.spots)]
    read = [in_english(one) for one in written if one is not None]
    read += [in_english(one.name) for one in picture.pieces]
    read += [in_english(one.name) for one in laying.spots]
    read += [in_english(one.label) for one in (*picture.gestures, *laying.gestures)]
    read += [in_english(one.reason) for one in picture.refusals]
    before = match("tile 0,0", "tile -1,0")
    line = Line(0, "tile -1,0")
    read += [in_english(one) for one in events(seen(before, 0, 1), line, seen(before, 0), NAMES[:2])]
    read.append(in_english(GAME.refusal(here, GAME.parse("remove 0,-1"))))
    assert [one for one in read if "-" in one] == []
    assert "−1,0" in read
    assert "Move from 0,−1 to −1,0" in read
    assert "South lays a tile on −1,0." in read
    assert "move 0,-1>-1,0" in gestures(picture)
    assert "cell -1,0" in {one.key for one in laying.spots}
