"""Card units and pixels, and what lies where."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from limbotable.table.tableau import Frame
from limbotable.ui.table.geometry import ROOMS, Area, area_of, fit, frame_for, piece_at, tops
from limbotable.ui.table.walk import nearest, stops


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (640, 480), (3840, 1600), (360, 640), (700, 700)])
def test_a_frame_has_the_windows_shape_and_room_enough(size) -> None:
    frame = frame_for(*size)
    assert frame.width / frame.height == pytest.approx(size[0] / size[1])
    assert any(frame.width >= room.width - 1e-9 and frame.height >= room.height - 1e-9 for room in ROOMS)


def test_a_frame_lies_in_the_middle_and_pixels_go_back_to_units() -> None:
    geometry = fit(Frame(10, 5), 1000, 700)
    assert geometry.unit == 100
    assert geometry.to_pixels(0, 0) == (0, 100)
    assert geometry.to_units(*geometry.to_pixels(3.3, 1.2)) == pytest.approx((3.3, 1.2))


def test_a_turned_area_holds_what_lies_on_it() -> None:
    area = Area(0, 0, 1.0, 1.4, angle=90)
    assert area.holds(0.65, 0.45)
    assert not area.holds(0.45, 0.65)


@pytest.mark.parametrize(
    ("shape", "corner", "side"), [("box", True, True), ("hexagon", False, True), ("disc", False, False)]
)
def test_shapes_hold_what_lies_on_them(shape, corner, side) -> None:
    area = Area(1, 1, 1.0, 1.0, shape=shape)
    assert area.holds(1, 1)
    assert area.holds(1, 0.51)
    assert area.holds(1.49, 1)
    assert area.holds(1.45, 1.45) is corner
    assert area.holds(1.48, 1.24) is side
    assert not area.holds(1, 1.51)


def test_pieces_have_the_shapes_of_their_kinds(small) -> None:
    tile = replace(small.pieces[0], kind="tile", scale=2.0)
    assert area_of(tile) == Area(tile.x, tile.y, 2.0, 4 / 3**0.5, 0.0, "hexagon")
    assert area_of(replace(tile, kind="ball")).shape == "disc"
    assert area_of(small.pieces[0]).shape == area_of(small.spots[0]).shape == "box"
    assert area_of(replace(small.spots[0], shape="hexagon")).shape == "hexagon"


def test_arrows_walk_over_hexagons_row_by_row() -> None:
    cells = [((q + r / 2), r * 3**0.5 / 2) for q in range(5) for r in range(5)]
    places = [(f"{x:.1f} {y:.2f}", Area(x, y, 1, 1.155, shape="hexagon")) for x, y in cells]
    start = Area(4.0, 2 * 3**0.5 / 2, 1, 1.155, shape="hexagon")
    assert nearest(places, start, 1, 0) == "5.0 1.73"
    assert nearest(places, start, -1, 0) == "3.0 1.73"
    assert nearest(places, start, 0, 1) in ("3.5 2.60", "4.5 2.60")
    assert nearest(places, start, 0, -1) in ("3.5 0.87", "4.5 0.87")


def test_overlap_is_what_both_cover() -> None:
    assert Area(0, 0, 2, 2).overlap(Area(1.5, 0, 2, 2)) == pytest.approx(1.0)
    assert Area(0, 0, 2, 2).overlap(Area(3, 3, 1, 1)) == 0.0


def test_the_nearest_of_overlapping_pieces_is_found(small) -> None:
    low, high = (replace(piece, x=3.0, y=3.0) for piece in small.pieces[-2:])
    both = replace(small, pieces=(high, low))
    assert piece_at(both, 3.0, 3.0) == high
    assert piece_at(both, 9.9, 0.1) is None


def test_who_reaches_for_a_lower_piece_gets_hold_of_its_handle(small) -> None:
    low, high = (replace(piece, x=3.0, y=y) for piece, y in zip(small.pieces[-2:], (3.6, 3.0), strict=True))
    column = replace(small, pieces=(replace(low, handle=high.key), high))
    assert piece_at(column, 3.0, 4.2) == high


def test_a_stock_is_one_stop_for_the_keyboard(small) -> None:
    assert [piece.key for piece in tops(small.pieces)] == ["s2", "top", "a", "b", "c", "d"]
    assert [(zone, [piece.key for piece in pieces]) for zone, pieces in stops(small).items()] == [
        ("stock", ["s2"]),
        ("pile", ["top"]),
        ("hand", ["a", "b", "c", "d"]),
    ]


def test_a_thick_stock_is_still_one_stop(small) -> None:
    stock = tuple(
        replace(small.pieces[0], key=f"n{n}", x=2 - 0.003 * n, y=2 - 0.004 * n, z=n) for n in range(45)
    )
    assert [piece.key for piece in tops(stock)] == ["n44"]


def test_arrows_prefer_what_lies_straight_ahead(small) -> None:
    places = [(piece.key, area_of(piece)) for piece in small.pieces[-4:]]
    b = dict(places)["b"]
    assert nearest(places, b, 1, 0) == "c"
    assert nearest(places, b, -1, 0) == "a"
    assert nearest(places, b, 0, -1) == ""
    assert nearest([("above", Area(4.5, 1, 1, 1)), ("aside", Area(0, 5, 1, 1))], b, 0, -1) == "above"
