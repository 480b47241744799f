"""A user at a table of tiles and balls: what is ready, what is refused where, what would be lost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Gesture, Piece, Refusal, Spot, Tableau
from tests.ui.conftest import FRAME

KEY = Qt.Key
CLOTH = QPoint(60, 60)


def piece(key: str, kind: str, x: float, y: float, zone: str = "island", z: int = 1) -> Piece:
    return Piece(key, kind, "a" if kind == "tile" else "red", x, y, z, zone, phrase(key))


def cell(key: str, x: float, y: float) -> Spot:
    return Spot(key, x, y, 1.0, 1.155, phrase(key), "hexagon")


LAYING = Tableau(
    frame=FRAME,
    zones=("island", "pool"),
    pieces=(
        piece("t0", "tile", 5.0, 3.0),
        piece("t2", "tile", 9.0, 2.0, "pool"),
        piece("t1", "tile", 9.0, 1.95, "pool", 2),
    ),
    signs=(),
    spots=(cell("east", 6.0, 3.0), cell("west", 4.0, 3.0), cell("far", 3.0, 3.0)),
    gestures=(
        Gesture("tile east", phrase("lay-east"), "t1", "east"),
        Gesture("tile west", phrase("lay-west"), "t1", "west"),
    ),
    refusals=(Refusal("t1", phrase("touches-nothing"), "far"),),
    ready="t1",
)
MOVING = Tableau(
    frame=FRAME,
    zones=("island",),
    pieces=(
        *(piece(f"t{n}", "tile", 3.0 + n, 3.0) for n in range(4)),
        piece("mine", "ball", 3.0, 2.97, z=2),
        piece("other", "ball", 6.0, 2.97, z=2),
    ),
    signs=(),
    spots=(),
    gestures=(
        Gesture("move 1", phrase("to-1"), "mine", "t1"),
        Gesture("move 2", phrase("to-2"), "mine", "t2", marks=(("other", "taken"),)),
    ),
    refusals=(Refusal("mine", phrase("there-lies-one"), "t3"), Refusal("mine", phrase("occupied"), "other")),
)


@pytest.fixture
def laying(table, clock):
    table.show(LAYING)
    clock.advance(300)  # past the misclick guard
    return table


@pytest.fixture
def moving(table, clock):
    table.show(MOVING)
    clock.advance(300)
    return table


def test_what_is_ready_is_picked(laying) -> None:
    assert laying.scene.marks.picked == "t1"
    assert set(laying.scene.lights) == {"east", "west"}
    laying.click("west")
    assert laying.chosen == ["tile west"]


def test_a_click_on_the_cloth_does_not_take_it_away(laying) -> None:
    laying.click(CLOTH)
    assert laying.scene.marks.picked == "t1"


def test_escape_does_and_a_click_on_the_cloth_brings_it_back(laying) -> None:
    laying.key(KEY.Key_Escape)
    assert laying.scene.marks.picked == ""
    assert not laying.scene.lights
    laying.click(CLOTH)
    assert laying.scene.marks.picked == "t1"


def test_the_next_one_is_ready_when_the_first_is_laid(laying) -> None:
    laying.click("east")
    rest = replace(
        LAYING,
        pieces=(
            piece("t0", "tile", 5.0, 3.0),
            piece("t1", "tile", 6.0, 3.0),
            piece("t2", "tile", 9.0, 2.0, "pool"),
        ),
        gestures=(Gesture("tile west", phrase("lay-west"), "t2", "west"),),
        refusals=(),
        ready="t2",
    )
    laying.show(rest)
    assert laying.scene.marks.picked == "t2"


def test_the_keyboard_is_where_what_is_ready_may_go(laying) -> None:
    laying.key(KEY.Key_Right)
    assert laying.scene.marks.focused in laying.scene.lights
    laying.key(KEY.Key_Left)
    assert laying.scene.marks.focused == "west"
    laying.key(KEY.Key_Return)
    assert laying.chosen == ["tile west"]


def test_a_click_where_it_cannot_go_says_why(laying) -> None:
    laying.click("far")
    assert laying.refused == ["touches-nothing"]
    assert laying.chosen == []
    assert laying.scene.marks.picked == "t1"


def test_a_drag_where_it_cannot_go_says_why(laying) -> None:
    laying.drag("t1", laying.at("far"))
    assert laying.refused == ["touches-nothing"]
    laying.drag("t1", laying.at("west"))
    assert laying.chosen == ["tile west"]


def test_corners_of_a_hexagon_are_not_part_of_it(laying) -> None:
    x, y = laying.scene.geometry.to_pixels(6.0 + 0.46, 3.0 - 0.54)
    laying.click(QPoint(round(x), round(y)))
    assert laying.chosen == []


def test_tiles_that_a_ball_reaches_are_lit(moving) -> None:
    moving.click("mine")
    assert {key: light.area.shape for key, light in moving.scene.lights.items()} == {
        "t1": "hexagon",
        "t2": "hexagon",
    }
    moving.click("t1")
    assert moving.chosen == ["move 1"]


def test_other_pieces_say_why_not(moving) -> None:
    moving.click("mine")
    moving.click(QPoint(*(round(n) for n in moving.scene.geometry.to_pixels(6.0, 3.5))))
    moving.click("other")
    assert moving.refused == ["there-lies-one", "occupied"]
    assert moving.scene.marks.picked == "mine"


def test_what_would_be_taken_is_marked_while_it_is_considered(moving) -> None:
    moving.click("mine")
    moving.hover("t2")
    assert moving.scene.pieces["other"].mark == "taken"
    moving.hover("t1")
    assert moving.scene.pieces["other"].mark == ""
    moving.hover("t2")
    moving.key(KEY.Key_Escape)
    assert moving.scene.pieces["other"].mark == ""


def test_a_screen_reader_hears_which_tiles_are_reached(moving) -> None:
    def told() -> dict[str, tuple[str, bool]]:
        return {node.key: (node.description, node.pressable) for node in moving.view.readable.nodes()}

    assert told()["t1"] == ("", False)
    moving.view.readable.press_node("mine")
    assert told()["t1"] == ("to-1", True)
    moving.view.readable.press_node("t2")
    assert moving.chosen == ["move 2"]


def test_tiles_sink_and_balls_rise_when_they_go(moving, clock) -> None:
    scene = moving.scene
    tile, ball = scene.pieces["t3"], scene.pieces["other"]
    before = tile.pos().y(), ball.pos().y()
    scene.glide(
        replace(MOVING, pieces=tuple(p for p in MOVING.pieces if p.key not in ("t3", "other")), refusals=()),
        200,
        0,
    )
    clock.advance(120)
    assert tile.pos().y() > before[0]
    assert tile.transform().m11() < 1
    assert ball.pos().y() < before[1]
    clock.advance(200)
    assert tile.scene() is ball.scene() is None
