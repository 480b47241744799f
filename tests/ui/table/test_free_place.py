"""A free place for words over the table."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, QSize

from limbotable.ui.table.free_place import Box, free_place
from limbotable.ui.table.geometry import area_of
from limbotable.ui.table.pixels import rect_of

ROOM = Box(0, 0, 960, 600)
MIDDLE = Box(480, 120, 0, 0)


def covers(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def test_an_empty_room_has_the_wanted_place() -> None:
    found = free_place(ROOM, [(300, 60)], [], MIDDLE)
    assert abs(found.x + 150 - 480) <= 10
    assert abs(found.y + 30 - 120) <= 10


def test_a_free_strip_is_found_wherever_it_is() -> None:
    for strip in (Box(0, 500, 960, 100), Box(0, 0, 210, 600), Box(740, 0, 220, 600)):
        things = [
            (Box(x, y, 20, 20), 1.0)
            for x in range(0, 960, 20)
            for y in range(0, 600, 20)
            if not covers(Box(x, y, 20, 20), strip)
        ]
        found = free_place(ROOM, [(300, 60), (180, 90)], things, MIDDLE)
        assert not any(covers(found, thing) for thing, _ in things), strip
        assert found.width == (300 if strip.width == 960 else 180)


def test_a_wide_box_is_better_than_a_nearer_one_of_many_short_lines() -> None:
    sizes = [(420, 110), (190, 230)]
    high = Box(370, 100, 220, 250)  # near the wanted place is room for many short lines,
    wide = Box(500, 460, 440, 130)  # and far away for a few long ones
    things = [
        (Box(x, y, 10, 10), 5.0)
        for x in range(0, 960, 10)
        for y in range(0, 600, 10)
        if not covers(Box(x, y, 10, 10), high) and not covers(Box(x, y, 10, 10), wide)
    ]
    assert free_place(ROOM, sizes, things, MIDDLE).width == 420
    assert free_place(ROOM, sizes[1:], things, MIDDLE).y < 300, "it is the nearer place"


def test_what_weighs_most_is_covered_last() -> None:
    random.seed(3)
    for _ in range(20):
        precious = Box(random.randrange(860), random.randrange(500), 100, 100)
        things = [(ROOM, 1.0), (precious, 30.0)]
        assert not covers(free_place(ROOM, [(300, 60)], things, precious), precious)


def test_it_never_leaves_the_room_unless_it_is_larger() -> None:
    for wanted in (Box(-500, -500, 0, 0), Box(5000, 5000, 0, 0)):
        found = free_place(ROOM, [(300, 60)], [], wanted)
        assert 0 <= found.x <= 660
        assert 0 <= found.y <= 540
    assert free_place(ROOM, [(2000, 60)], [], MIDDLE).x == 0


def test_words_cover_neither_the_hint_nor_hand_nor_buttons(table) -> None:
    table.view.advise("keep b")
    for x in range(100, 1000, 200):
        for y in range(100, 640, 200):
            place = table.view.place_for_words([QSize(320, 60)], QPoint(x, y))
            for key in ("a", "b", "c", "d", "aside", "top", "s2"):
                area = table.scene.area_named(key)
                assert not place.intersects(rect_of(table.scene.geometry, area)), (key, place)
            assert not any(place.intersects(rect) for rect, _ in table.view.overlays.bar.areas())


def test_words_keep_away_from_a_sign_where_there_is_room(table) -> None:
    signs = [rect_of(table.scene.geometry, area_of(sign)) for sign in table.scene.tableau.signs]
    assert signs
    for rect in signs:
        wanted = QPoint(rect.center().x(), rect.bottom() + 30)
        place = table.view.place_for_words([QSize(120, 40)], wanted)
        assert not any(place.adjusted(-18, -18, 18, 18).intersects(sign) for sign in signs), (rect, place)


def test_words_stand_beside_what_they_speak_of_and_cover_no_other_piece(table) -> None:
    geometry, tableau = table.scene.geometry, table.scene.tableau
    boxes = {one.key: rect_of(geometry, table.scene.area(one)) for one in tableau.pieces}
    far = QPoint(500, 120)
    for key, box in boxes.items():
        place = table.view.place_for_words([QSize(240, 50)], far, [key])
        assert [other for other, covered in boxes.items() if place.intersects(covered)] == [], key
        away = place.center() - box.center()
        assert abs(away.x()) < 320 + box.width(), key
        assert abs(away.y()) < 160 + box.height(), key
