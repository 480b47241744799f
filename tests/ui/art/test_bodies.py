"""Tiles, balls, chips and cubes: sharp, told apart without colour, and marked so that it shows."""

from __future__ import annotations

from itertools import combinations, product
from typing import get_args

import pytest
from PySide6.QtGui import QColor, QImage

from limbotable.table import measure_of
from limbotable.table.tableau import Mark
from limbotable.ui.art.bodies import BALLS, GRAINS, LAST_TURN
from limbotable.ui.art.decktet import SUIT_COLOURS
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.pictures import DrawnRim, Look, Picture
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.art.tokens import OWNERS
from tests.ui.art.test_renderer import SIGHTS, ciede2000, contrast, difference, lab

FACES = {"tile": GRAINS, "ball": BALLS, "chip": SUIT_COLOURS, "cube": OWNERS}
KINDS = [(kind, face) for kind, faces in FACES.items() for face in faces]
MARKS: dict[str, tuple[Mark, ...]] = {
    "tile": ("last", "sunk"),
    "ball": ("taken",),
    "chip": ("last",),
    "cube": ("last",),
}
every_kind = pytest.mark.parametrize(("kind", "face"), KINDS)


@pytest.fixture
def art(qapp) -> ArtRenderer:
    return ArtRenderer()


def image_of(picture: Picture) -> QImage:
    return picture.pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def colour_at(picture: Picture, look: Look, across: float, down: float) -> QColor:
    """The colour at a place of the piece, in shares of its box."""
    measure = measure_of(look.kind)
    height = look.width * measure.height / measure.width
    x, y = picture.origin.x() + across * look.width, picture.origin.y() + down * height
    return image_of(picture).pixelColor(round(x * look.dpr), round(y * look.dpr))


@every_kind
@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_piece_lies_where_its_picture_says(art, kind, face, dpr) -> None:
    look = Look(kind, face, 80, dpr, bare=True)
    picture = art.piece(look)
    assert picture.pixmap.devicePixelRatio() == dpr
    measure = measure_of(kind)
    edges = ((0.5, 0.02), (0.02, 0.5), (0.98, 0.5), (0.5, 0.97))
    assert all(colour_at(picture, look, *edge).alpha() > 200 for edge in edges)
    past = 2 / (80 * dpr)
    outside = ((0.5, -past), (-past, 0.5), (1 + past, 0.5), (0.02, 0.02), (0.98, 0.02))
    assert all(colour_at(picture, look, *place).alpha() < 60 for place in outside)
    assert picture.pixmap.height() / dpr >= 80 * measure.height / measure.width


@every_kind
def test_what_is_lifted_casts_a_wider_shadow_and_what_is_bare_none(art, kind, face) -> None:
    bare, lying, lifted = (
        image_of(art.piece(Look(kind, face, 80, 1, bare=bare, lifted=lifted)))
        for bare, lifted in ((True, False), (False, False), (False, True))
    )
    shaded = [
        sum(
            0 < image.pixelColor(x, y).alpha() < 200
            for x in range(image.width())
            for y in range(image.height())
        )
        for image in (bare, lying, lifted)
    ]
    assert shaded[0] * 2 < shaded[1] < shaded[2]


def test_balls_are_told_apart_in_grey(art) -> None:
    """Each has an inlay of its own shape: what differs from a ball's plain shading in its middle."""
    greys = [
        image_of(art.piece(Look("ball", face, 64, 2, bare=True))).convertToFormat(
            QImage.Format.Format_Grayscale8
        )
        for face in BALLS
    ]
    shapes = []
    for grey in greys:
        middle, size = grey.width() // 2, 32
        rows = [
            [grey.pixelColor(middle + x, middle + y).red() for x in range(-size, size)]
            for y in range(-10, size)
        ]
        flat = [value for row in rows for value in row]
        mean = sum(flat) / len(flat)
        shapes.append([abs(value - mean) > 45 for value in flat])
    for one, other in combinations(shapes, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 150


@every_kind
@pytest.mark.parametrize("cloth", PALETTES)
def test_rims_and_marks_show(qapp, kind, face, cloth) -> None:
    art = ArtRenderer(palette=PALETTES[cloth])
    looks = [Look(kind, face, 60, 2, rim=rim) for rim in get_args(DrawnRim)]
    looks += [Look(kind, face, 60, 2, mark=mark) for mark in MARKS[kind]]
    looks.append(Look(kind, face, 60, 2, dim=True))
    images = [image_of(art.piece(look)) for look in looks]
    assert all(difference(a, b) > 200 for a, b in combinations(images, 2))


def test_the_dots_of_the_last_turn_have_the_colour_of_no_ball() -> None:
    for sight in SIGHTS:
        dots = lab(LAST_TURN, sight)
        for gloss in BALLS.values():
            assert ciede2000(dots, lab(gloss.own, sight)) > 15
        assert contrast(LAST_TURN, "#CDB186") >= 3, "on the darkest wood"


@pytest.mark.parametrize("cloth", PALETTES)
def test_a_tile_that_can_be_used_is_lit_on_a_large_part_of_its_face(qapp, cloth) -> None:
    art = ArtRenderer(palette=PALETTES[cloth])
    plain, lit = (image_of(art.piece(Look("tile", "a", 60, 2, rim=rim))) for rim in get_args(DrawnRim)[:2])
    changed = 0
    for x, y in product(range(plain.width()), range(plain.height())):
        one, other = plain.pixelColor(x, y), lit.pixelColor(x, y)
        parts = (one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue())
        changed += max(abs(a - b) for a, b in parts) > 25
    assert changed > 0.3 * 120 * 120 * 3**0.5 / 2


def test_pictures_are_kept(art) -> None:
    look = Look("tile", "a", 70, 1.25)
    assert art.piece(look) is art.piece(Look("tile", "a", 70, 1.25))
    assert art.piece(look) is not art.piece(Look("tile", "a", 70, 1.25, mark="last"))
