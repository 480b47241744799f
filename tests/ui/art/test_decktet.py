"""The Decktet: complete, true to the deck, told apart by every eye, and calm where cubes stand."""

from __future__ import annotations

import importlib.util
import re
import sys
from itertools import combinations, product
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from limbotable.games.libtis.deck import (
    BONUS_NAMES,
    CARD_SUITS,
    LOCATION_NAMES,
    LOCATION_SUITS,
    NAMES,
    SUITS,
)
from limbotable.resources import resource
from limbotable.table import measure_of
from limbotable.table.libtis.location import (
    AWARD_HEIGHT,
    AWARDS,
    GROUND,
    LANDSCAPE,
    LOCATION_HEIGHT,
    LOCATION_WIDTH,
    SIGN_SIZE,
    SIGNS,
)
from limbotable.ui.art.decktet import GOLD, INK, SUIT_COLOURS, bonus_svg, location_svg, personality_svg, sign
from limbotable.ui.art.faces import COLUMN
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.pictures import Look
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.art.tokens import OWNERS
from tests.ui.art.test_renderer import (
    SIGHTS,
    assert_whole_pixels,
    channels,
    ciede2000,
    contrast,
    difference,
    inked,
    lab,
)

PERSONALITIES = NAMES[: len(CARD_SUITS)]
IVORY = "#FFFCF3"
LOOKS = [
    *(("decktet", face) for face in (*PERSONALITIES, "")),
    *(("bonus", face) for face in (*BONUS_NAMES, "")),
    *(("location", face) for face in LOCATION_NAMES),
]


@pytest.fixture
def art(qapp) -> ArtRenderer:
    return ArtRenderer()


def drawn(svg: str, width: int, height: int) -> QImage:
    """A drawing on nothing."""
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing = QSvgRenderer(QByteArray(svg.encode()))
    assert drawing.isValid()
    drawing.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def personality(face: str, width: int = 250) -> QImage:
    return drawn(personality_svg(face), width, width * 7 // 5)


def location(face: str, unit: int = 200) -> QImage:
    return drawn(location_svg(face), round(LOCATION_WIDTH * unit), round(LOCATION_HEIGHT * unit))


def colours(image: QImage, left: float, top: float, right: float, bottom: float) -> set[str]:
    """The colours that cover at least three hundredths of what is printed in a part, given in pixels."""
    part = channels(image)[round(top) : round(bottom), round(left) : round(right)]
    printed = part[part[..., 3] == 255][:, :3]
    found, counts = np.unique(printed, axis=0, return_counts=True)
    return {
        "#{:02X}{:02X}{:02X}".format(*colour)
        for colour, count in zip(found, counts, strict=True)
        if count > 0.03 * len(printed)
    }


def suits_in(image: QImage, left: float, top: float, right: float, bottom: float) -> set[str]:
    """The suits whose colour is printed in a part of a drawing."""
    found = colours(image, left, top, right, bottom)
    return {suit for suit, colour in SUIT_COLOURS.items() if colour in found}


# Colours ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(
    "inks",
    [list(SUIT_COLOURS.values()), [owner.colour for owner in OWNERS.values()]],
    ids=["suits", "owners"],
)
def test_colours_stay_apart_for_every_eye(inks, sight):
    assert min(ciede2000(lab(a, sight), lab(b, sight)) for a, b in combinations(inks, 2)) > 15


@pytest.mark.parametrize("owner", OWNERS.values(), ids=OWNERS)
def test_an_owners_mark_shows_on_its_cube(owner):
    assert contrast(owner.mark_colour, owner.colour) >= 3


def test_the_pictures_keep_to_few_inks(qapp):
    """On cards that are played: ink, ivory, gold and the card's own suits, whatever it shows."""
    always = {INK, IVORY, GOLD}
    for face, suits in zip(PERSONALITIES, CARD_SUITS, strict=True):
        inks = {colour.upper() for colour in re.findall(r"#[0-9A-Fa-f]{6}", personality_svg(face))}
        own = {SUIT_COLOURS[SUITS[suit]] for suit in suits}
        assert own <= inks <= always | own, face


def test_no_drawing_brings_an_ink_of_its_own(qapp):
    known = {INK, IVORY, GOLD, *SUIT_COLOURS.values()}
    for path in sorted(resource("assets", "decktet").rglob("*.svg")):
        others = {ink.upper() for ink in re.findall(r"#[0-9A-Fa-f]{6}", path.read_text("utf-8"))} - known
        if path.parent.name == "places":
            assert len(others) <= 3, path  # the ground, its texture, and walls or water behind it
        elif path.name not in ("back.svg", "emblem.svg"):
            assert not others, path


# Suits -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ink", [INK, "#F4EEDD"])
def test_suits_have_shapes_of_their_own_at_twelve_pixels(qapp, ink):
    """Told by what is covered alone, without any colour; four pixels of twelve by twelve differ clearly."""
    shapes = [drawn(sign(suit).alone(ink), 12, 12) for suit in SUITS]
    covered = [
        [image.pixelColor(x, y).alpha() > 127 for x, y in product(range(12), range(12))] for image in shapes
    ]
    for one, other in combinations(covered, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 20


def test_a_suit_shows_its_colour_at_twelve_pixels(qapp):
    for suit in SUITS:
        image = drawn(sign(suit).alone(INK), 12, 12).convertToFormat(QImage.Format.Format_ARGB32)
        near = [
            ciede2000(lab(image.pixelColor(x, y).name(), "usual"), lab(SUIT_COLOURS[suit], "usual"))
            for x, y in product(range(12), range(12))
            if image.pixelColor(x, y).alpha() > 200
        ]
        assert sum(distance < 20 for distance in near) >= 8, suit


# Cards -----------------------------------------------------------------------------------------------


def test_there_is_a_drawing_for_every_card_and_no_other():
    def lying(*path: str) -> set[str]:
        return {path.stem for path in resource("assets", "decktet", *path).glob("*.svg")}

    aces = {name for name in PERSONALITIES if name.startswith("ace-")}
    assert lying("people") == set(PERSONALITIES) - aces | {"face", "eyes", "hand"}
    assert {f"ace-{suit}" for suit in lying("aces")} == aces
    assert lying("suits") == set(SUITS)
    assert lying("places") == set(LOCATION_NAMES)
    assert lying("bonus") == {*BONUS_NAMES, "back", "ring", "chips", "failed"}


@pytest.mark.parametrize(
    "kind", [("decktet", *PERSONALITIES, ""), ("bonus", *BONUS_NAMES, ""), ("location", *LOCATION_NAMES)]
)
def test_all_faces_differ(art, kind):
    """At the size at which many of them are seen."""
    name, *faces = kind
    images = [art.piece(Look(name, face, 70 * measure_of(name).width, 1)).pixmap.toImage() for face in faces]
    assert all(difference(a, b) > 1000 for a, b in combinations(images, 2))


@pytest.mark.parametrize(("face", "suits"), list(zip(PERSONALITIES, CARD_SUITS, strict=True)))
def test_the_column_has_the_rank_and_the_suits_of_the_card(qapp, face, suits):
    image = personality(face)
    assert inked(image, 0.02, 0.05, COLUMN, 0.25) > 300
    for row, suit in enumerate(suits):
        top = 68 + 42 * row
        assert suits_in(image, 0, top, 55, top + 42) == {SUITS[suit]}
    assert inked(image, 0, (68 + 42 * len(suits)) / 250 + 0.01, COLUMN, 1.4) == 0
    assert inked(image, COLUMN - 0.012, 0, COLUMN, 1.4) == 0
    assert inked(image, 0, 0, 0.016, 1.4) == 0


@pytest.mark.parametrize("face", PERSONALITIES)
def test_a_picture_stays_in_its_frame(qapp, face):
    """But for the line around it: nothing of a lute or a spear sticks out."""
    image = personality(face)
    assert inked(image, COLUMN, 0, 1, 12 / 250) == 0
    assert inked(image, COLUMN, 338.5 / 250, 1, 1.4) == 0
    assert inked(image, 240.5 / 250, 0, 1, 1.4) == 0


@pytest.mark.parametrize("face", BONUS_NAMES)
def test_a_bonus_card_has_an_emblem_and_what_counts(qapp, face):
    image = drawn(bonus_svg(face), 250, 350)
    assert inked(image, 0, 0, 0.06, 1.4) == inked(image, 0.94, 0, 1, 1.4) == 0
    assert inked(image, 0, 0, 1, 0.06) == inked(image, 0, 1.34, 1, 1.4) == 0
    assert inked(image, 0, 0.99, 1, 1.02) == 0  # the room between the two
    assert inked(image, 0.1, 1.02, 0.9, 1.34) > 300
    counted = {"end": {"leaves"}, "calamity": {"wyrms"}, "windfall": {"knots"}, "pact": set(SUITS)}
    if face in counted:
        assert suits_in(image, 0, 255, 250, 335) == counted[face]


@pytest.mark.parametrize("svg", [personality_svg(""), bonus_svg("")], ids=["deck", "bonus"])
def test_backs_have_no_wrong_way_up(qapp, svg):
    image = drawn(svg, 250, 350)
    turned = image.transformed(QTransform().rotate(180)).convertToFormat(image.format())
    assert difference(image, turned) < 60


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
@pytest.mark.parametrize(("kind", "face"), LOOKS)
def test_paper_of_every_kind_fills_whole_pixels(art, kind, face, dpr):
    measure = measure_of(kind)
    width = 70.4 * measure.width
    assert_whole_pixels(art.piece(Look(kind, face, width, dpr)), width, measure.height / measure.width, dpr)


def test_corners_and_shadows_are_as_large_for_a_location_as_for_a_card(art):
    """They belong to the paper, not to its width."""

    def cut(kind: str, face: str, width: float) -> int:
        picture = art.piece(Look(kind, face, width, 2, bare=True))
        image, origin = picture.pixmap.toImage(), picture.origin * 2
        x, y = round(origin.x()), round(origin.y())
        return sum(image.pixelColor(x + k, y + k).alpha() < 128 for k in range(40))

    assert cut("location", "sea", 220) == cut("decktet", "author", 110) > 2


@pytest.mark.parametrize("kind", ["decktet", "bonus", "location"])
def test_paper_is_dimmed_and_rimmed(art, kind):
    face = {"decktet": "author", "bonus": "pact", "location": "sea"}[kind]
    width = 80 * measure_of(kind).width
    plain = art.piece(Look(kind, face, width, 2)).pixmap.toImage()
    others = [
        art.piece(Look(kind, face, width, 2, **wish)).pixmap.toImage()
        for wish in ({"dim": True}, {"rim": "playable"}, {"rim": "picked"}, {"rim": "focus"})
    ]
    assert all(difference(plain, other) > 300 for other in others)


# Locations -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "suits"), list(zip(LOCATION_NAMES, LOCATION_SUITS, strict=True)))
def test_a_location_is_its_own_scoreboard(qapp, face, suits):
    unit = 200
    image = location(face, unit)
    for place, (x, y) in enumerate(SIGNS):
        half = SIGN_SIZE / 2 + 0.02
        box = [unit * edge for edge in (x - half, y - half, x + half, y + half)]
        assert suits_in(image, *box) == ({SUITS[suits[place]]} if place < len(suits) else set())
        number = inked(image, 0.01, (y - half) / 2, (x - half) / 2, (y + half) / 2)
        assert (number > 20) == (place < len(suits))
    for x, y in AWARDS:
        half = AWARD_HEIGHT / 2
        assert inked(image, 0, (y - half) / 2, (LANDSCAPE[0] - 0.02) / 2, (y + half) / 2) == 0, (x, y)


@pytest.mark.parametrize("face", LOCATION_NAMES)
def test_a_landscape_stays_in_its_frame(qapp, face):
    image = location(face)
    left, top, right, bottom = LANDSCAPE
    assert inked(image, (left - 0.03) / 2, 0, (left - 0.01) / 2, 0.75) == 0
    assert inked(image, 0, 0, 1, (top - 0.015) / 2) == 0
    assert inked(image, 0, (bottom + 0.015) / 2, 1, 0.75) == 0
    assert inked(image, (right + 0.015) / 2, 0, 1, 0.75) == 0


@pytest.mark.parametrize("face", LOCATION_NAMES)
def test_cubes_of_all_owners_show_on_the_ground(qapp, face):
    """It is plain: hardly lighter or darker anywhere, and no owner's colour is lost on it."""
    image = location(face)
    left, top, right, bottom = (round(200 * edge) for edge in GROUND)
    ground = [
        lab(image.pixelColor(x, y).name(), "usual")
        for x in range(left + 6, right - 5, 7)
        for y in range(top + 2, bottom - 5, 7)
    ]
    lightness = [colour[0] for colour in ground]
    assert max(lightness) - min(lightness) < 9
    for sight, owner in product(SIGHTS, OWNERS.values()):
        plain = image.pixelColor(left + 8, bottom - 8).name()
        assert ciede2000(lab(owner.colour, sight), lab(plain, sight)) > 9, (sight, owner)


# Chips and cubes -------------------------------------------------------------------------------------


def grey(art: ArtRenderer, kind: str, face: str, width: float, dpr: float) -> QImage:
    picture = art.piece(Look(kind, face, width, dpr, bare=True)).pixmap.toImage()
    return picture.convertToFormat(QImage.Format.Format_Grayscale8)


def test_chips_are_told_apart_in_grey(art):
    """By the sign in the middle, at the size at which they lie on a small table."""
    shapes = []
    for suit in SUITS:
        image = grey(art, "chip", suit, 34, 1)
        middle = image.width() // 2
        shapes.append(
            [
                image.pixelColor(middle + x, middle + y).red() < 190
                for x, y in product(range(-9, 9), range(-9, 9))
            ]
        )
    for one, other in combinations(shapes, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 40


def test_cubes_are_told_apart_by_their_marks(art):
    """What differs from the colour of the upper side, at the size of a small table."""
    shapes = []
    for face in OWNERS:
        look = Look("cube", face, 24, 1, bare=True)
        picture = art.piece(look)
        image = picture.pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
        x, y = round(picture.origin.x()), round(picture.origin.y())
        plain = lab(image.pixelColor(x + 12, y + 2).name(), "usual")
        shapes.append(
            [
                ciede2000(lab(image.pixelColor(x + dx, y + dy).name(), "usual"), plain) > 25
                for dx, dy in product(range(6, 19), range(4, 13))
            ]
        )
    for one, other in combinations(shapes, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 12


@pytest.mark.parametrize("face", OWNERS)
def test_a_cube_has_three_sides_that_the_light_tells_apart(art, face):
    picture = art.piece(Look("cube", face, 120, 1, bare=True))
    image = picture.pixmap.toImage()
    places = (QPointF(60, 10), QPointF(30, 100), QPointF(90, 100))
    upper, left, right = (
        image.pixelColor((picture.origin + place).toPoint()).lightnessF() for place in places
    )
    assert upper > left > right
    assert upper - right > 0.08


@pytest.mark.parametrize("face", OWNERS)
def test_a_cube_stands_out_from_every_cloth(art, face):
    """Its sides or the line around them do: the ink cube's line is light."""
    picture = art.piece(Look("cube", face, 120, 1, bare=True))
    image = picture.pixmap.toImage()
    left, top = round(picture.origin.x()), round(picture.origin.y())
    edge = {
        image.pixelColor(left + x, top + y).name()
        for x, y in product(range(30), (38, 80))  # the upper side and a lower one, away from the mark
        if image.pixelColor(left + x, top + y).alpha() == 255
    }
    cloths = [colour for palette in PALETTES.values() for colour in palette.cloth]
    for cloth, sight in product(cloths, SIGHTS):
        assert max(ciede2000(lab(colour, sight), lab(cloth, sight)) for colour in edge) > 15, (cloth, sight)


def test_a_chip_has_the_colour_and_the_sign_of_its_suit(art):
    for suit in SUITS:
        picture = art.piece(Look("chip", suit, 200, 1))
        image = picture.pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
        x, y = round(picture.origin.x()), round(picture.origin.y())
        assert suits_in(image, x + 40, y + 40, x + 160, y + 160) == {suit}
        rim = lab(image.pixelColor(x + 100, y + 12).name(), "usual")
        assert ciede2000(rim, lab(SUIT_COLOURS[suit], "usual")) < 8


# The files -------------------------------------------------------------------------------------------


def test_what_the_program_drew_is_what_lies_here(monkeypatch):
    assets = Path(__file__).parents[3] / "assets"  # the package has no programs that draw
    monkeypatch.syspath_prepend(str(assets))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    spec = importlib.util.spec_from_file_location("draw_decktet", assets / "decktet.py")
    assert spec is not None
    assert spec.loader is not None
    draw = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(draw)
    for name, text in draw.drawings().items():
        assert resource("assets", name).read_text(encoding="utf-8") == text, name


def test_the_game_has_an_emblem(qapp):
    image = drawn(resource("assets", "decktet", "emblem.svg").read_text(encoding="utf-8"), 64, 64)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(32, 32).alpha() == 255
    assert len({image.pixelColor(x, y).name() for x, y in product(range(64), range(64))}) > 8
    assert QColor(image.pixelColor(5, 32)).name() == "#4b2c63"
