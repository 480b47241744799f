"""The drawings: complete, sharp, told apart, and legible on every cloth."""

from __future__ import annotations

import gc
import os
from itertools import combinations, product
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from msgspec.structs import fields
from PySide6.QtCore import QByteArray, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette, QTransform
from PySide6.QtSvg import QSvgRenderer

from limbotable.resources import resource
from limbotable.ui.art.faces import COLUMN, INKS, RANKS, face_svg
from limbotable.ui.art.palette import PALETTES, Palette, application_palette
from limbotable.ui.art.pictures import Picture, blank, finished
from limbotable.ui.art.renderer import ICONS, PALE_INKS, ArtRenderer, application_icon

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

FACES = [rank + suit for rank, suit in product(RANKS, "cdhs")]
Colour = tuple[float, float, float]


@pytest.fixture
def art(qapp):
    return ArtRenderer()


def drawn(svg: str, width: int) -> QImage:
    """A card's print on nothing."""
    image = QImage(width, width * 7 // 5, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, width, width * 1.4))
    painter.end()
    return image


def print_of(face: str, width: int = 500, deck: str = "two-colour") -> QImage:
    """What is printed on a card, on nothing."""
    return drawn(face_svg(face, deck), width)


def channels(image: QImage) -> np.ndarray:
    """The pixels of a picture: rows, columns, and red, green, blue and opacity from 0 to 255."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine() // 4, 4)
    return rows[:, : plain.width()].astype(int)


def inked(image: QImage, left: float, top: float, right: float, bottom: float) -> int:
    """How many pixels of a part of the card (in shares of its width) are printed."""
    unit = image.width()
    part = channels(image)[round(top * unit) : round(bottom * unit), round(left * unit) : round(right * unit)]
    return int((part[..., 3] > 40).sum())


def difference(one: QImage, other: QImage) -> int:
    """The bytes that differ clearly."""
    first, second = (np.frombuffer(image.constBits(), np.uint8).astype(int) for image in (one, other))
    assert first.shape == second.shape
    return int((abs(first - second) > 60).sum())


# Colours ---------------------------------------------------------------------------------------------


def linear(colour: str) -> Colour:
    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (channel(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """As the Web Content Accessibility Guidelines measure it."""
    light = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other)))
    return (light[1] + 0.05) / (light[0] + 0.05)


#: Machado, Oliveira and Fernandes 2009, full severity, for linear light.
SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def lab(colour: str, sight: str) -> Colour:
    seen = [
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear(colour), strict=True))))
        for row in SIGHTS[sight]
    ]
    r, g, b = seen
    xyz = (
        (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Colour, other: Colour) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean7 = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1 + (1 - sqrt(mean7 / (mean7 + 25**7))) / 2
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    middle = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(middle - 30))
        + 0.24 * cos(radians(2 * middle))
        + 0.32 * cos(radians(3 * middle + 6))
        - 0.20 * cos(radians(4 * middle - 63))
    )
    sl = 1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    spin = 2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((middle - 275) / 25) ** 2))))
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, hue / sh
    return sqrt(dl**2 + dc**2 + dh**2 - spin * dc * dh)


def test_the_distance_of_colours_is_the_published_one():
    """Sharma, Wu and Dalal 2005, some of their pairs."""
    for one, other, known in (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ):
        assert ciede2000(one, other) == pytest.approx(known, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("inks", [INKS, PALE_INKS], ids=["card", "sign"])
def test_four_colours_stay_four_for_every_eye(sight, inks):
    colours = inks["four-colour"].values()
    assert min(ciede2000(lab(a, sight), lab(b, sight)) for a, b in combinations(colours, 2)) > 15


@pytest.mark.parametrize("deck", INKS)
def test_inks_are_legible(deck):
    # The four-colour club's green is as light as it has to be to differ from the other three.
    wanted = 4.5 if deck == "two-colour" else 3.0
    assert all(
        contrast(ink, paper) >= wanted for ink in INKS[deck].values() for paper in ("#FFFCF3", "#F4EEDD")
    )
    assert all(
        contrast(ink, PALETTES[name].base) >= 4.5
        for ink in PALE_INKS[deck].values()
        for name in ("dark", "contrast")
    )
    assert all(contrast(ink, PALETTES["light"].base) >= wanted for ink in INKS[deck].values())


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_text_is_legible(palette: Palette):
    on_cloth = [(text, cloth) for text in ("text", "quiet", "spot_text") for cloth in palette.cloth]
    pairs = [(getattr(palette, text), cloth) for text, cloth in on_cloth]
    pairs += [
        (getattr(palette, text), getattr(palette, ground))
        for text, ground in (
            ("plate_text", "plate"), ("plate_quiet", "plate"), ("lit_text", "lit"), ("dial_text", "dial"),
            ("dial_quiet", "dial"), ("button_text", "button"), ("warning_text", "warning"),
            ("window_text", "window"), ("window_text", "base"), ("accent_text", "accent"),
            ("link", "window"), ("link", "base"),
        )
    ]  # fmt: skip
    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []
    for rim in (palette.rim_playable, palette.rim_picked, palette.rim_focus):
        assert all(
            contrast(rim, cloth) >= 3 or contrast(rim, palette.rim_shade) >= 3 for cloth in palette.cloth
        )


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_windows_are_legible(palette: Palette):
    made, role = application_palette(palette), QPalette.ColorRole
    for text, ground in (
        (role.WindowText, role.Window), (role.Text, role.Base), (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button), (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
    ):  # fmt: skip
        assert contrast(made.color(text).name(), made.color(ground).name()) >= 4.5, (text, ground)


def test_palettes_are_colours():
    for palette in PALETTES.values():
        for field in fields(palette):
            value = getattr(palette, field.name)
            if field.name != "name" and (field.name, value) != ("edge", ""):
                assert all(QColor(c).isValid() for c in (value if isinstance(value, tuple) else (value,)))


# Cards -----------------------------------------------------------------------------------------------


def assert_whole_pixels(picture: Picture, width: float, ratio: float, dpr: float) -> None:
    """The paper's edges lie on the device's pixels: its first and last rows are full, the next are shadow."""
    image = picture.pixmap.toImage()
    left, top = round(picture.origin.x() * dpr, 6), round(picture.origin.y() * dpr, 6)
    assert (left, top) == (int(left), int(top))
    assert picture.pixmap.devicePixelRatio() == dpr
    right, bottom = int(left) + round(width * dpr) - 1, int(top) + round(width * dpr * ratio) - 1
    x, y = (int(left) + right) // 2, (int(top) + bottom) // 2
    for inside, outside in (
        ((int(left), y), (int(left) - 1, y)), ((right, y), (right + 1, y)),
        ((x, int(top)), (x, int(top) - 1)), ((x, bottom), (x, bottom + 1)),
    ):  # fmt: skip
        assert image.pixelColor(*inside).alpha() == 255
        assert image.pixelColor(*outside).alpha() < 200
    assert (
        image.pixelColor(0, 0).alpha() == image.pixelColor(image.width() - 1, image.height() - 1).alpha() == 0
    )


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [61.0, 110.0])
def test_a_card_fills_whole_pixels(art, width, dpr):
    assert_whole_pixels(art.card("7h", width, dpr), width, 1.4, dpr)


@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_a_card_within_a_stack_is_hardly_larger_than_its_paper_and_nothing_of_it_is_cut_off(art, dpr):
    for face in ("7h", ""):
        plain = art.card(face, 110, dpr, bare=True)
        image, wide = plain.pixmap.toImage(), art.card(face, 110, dpr, bare=True, rim="playable")
        assert image.width() == round(110 * dpr) + 4 < wide.pixmap.width()
        opacity = channels(image)[:, :, 3]
        assert not opacity[[0, 1, -2, -1]].any()
        assert not opacity[:, [0, 1, -2, -1]].any()
        assert (opacity[2:-2, 2:-2][opacity.shape[0] // 2] == 255).all()


def test_a_lifted_card_throws_a_larger_and_lower_shadow(art):
    below = []
    for lifted in (False, True):
        picture = art.card("7h", 110, 1, lifted=lifted)
        image = picture.pixmap.toImage()
        bottom = int(picture.origin.y()) + 154
        below.append(
            sum(image.pixelColor(image.width() // 2, y).alpha() > 8 for y in range(bottom, image.height()))
        )
        assert image.pixelColor(image.width() // 2, image.height() - 1).alpha() < 8
    assert below[1] > 1.7 * below[0] > 0


@pytest.mark.parametrize("deck", INKS)
def test_all_faces_differ(qapp, deck):
    images = [print_of(face, 50, deck) for face in [*FACES, ""]]
    assert all(difference(a, b) > 30 for a, b in combinations(images, 2))


def test_the_index_has_its_column_to_itself(qapp):
    for face in FACES:
        image = print_of(face, 250)
        assert inked(image, 0.02, 0.05, COLUMN, 0.26) > 300, face  # the rank
        assert inked(image, 0.02, 0.26, COLUMN, 0.42) > 200, face  # the suit
        assert inked(image, 0, 0.43, COLUMN, 1.4) == 0, face
        assert inked(image, COLUMN - 0.012, 0, COLUMN, 1.4) == 0, face
        assert inked(image, 0, 0, 0.016, 1.4) == 0, face


@pytest.mark.parametrize("face", ["", *(r + s for r, s in product("JQK", "cdhs")), "4d", "9d"])
def test_courts_backs_and_even_cards_have_no_wrong_way_up(qapp, face):
    """The back most of all: nobody may mark a card by turning it."""
    image = print_of(face, 250)
    turned = image.transformed(QTransform().rotate(180))
    assert difference(image, turned.convertToFormat(image.format())) < 60


@pytest.mark.parametrize("rank", "23456789T")
def test_pips_are_counted_by_the_rank(qapp, rank):
    signs = face_svg(rank + "h").count("M0 46C")
    assert signs - 2 == (10 if rank == "T" else int(rank))


def test_rims_differ_in_their_lines_not_only_in_colour(art):
    """In grey, along a line out of the card, and along the card's edge."""
    rims = {}
    for rim in ("", "playable", "picked", "shown", "focus"):
        picture = art.card("7h", 110, 2, rim=rim)
        image = picture.pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        left, y = round(picture.origin.x() * 2), image.height() // 2
        out = tuple(image.pixelColor(x, y).red() > 120 for x in range(left + 1, left - 12, -1))
        along = sum(
            (image.pixelColor(left - 2, row).red() > 120) != (image.pixelColor(left - 2, row + 1).red() > 120)
            for row in range(left + 40, image.height() - left - 40)
        )
        rims[rim] = (out, along)
    assert rims["shown"][1] > 1.4 * rims["focus"][1] > 6, "dots are shorter than dashes"
    assert rims["playable"][1] <= 4
    assert rims["picked"][1] <= 4
    assert rims["picked"][0] != rims["playable"][0] != rims[""][0]


def test_a_dim_card_is_darker(art):
    plain, dim = (art.card("2h", 110, 1, dim=dim) for dim in (False, True))
    x, y = round(plain.origin.x()) + 80, round(plain.origin.y()) + 70
    assert (
        dim.pixmap.toImage().pixelColor(x, y).lightness()
        < plain.pixmap.toImage().pixelColor(x, y).lightness() - 50
    )


def test_pictures_are_kept(art):
    assert art.card("7h", 110, 1.5) is art.card("7h", 110, 1.5)
    assert art.card("7h", 110, 1.5) is not art.card("7h", 110, 1.25)


def test_the_oldest_pictures_go_when_there_are_too_many(qapp, monkeypatch):
    monkeypatch.setattr("limbotable.ui.art.renderer._KEPT", 400_000)
    art = ArtRenderer()
    first = art.card("7h", 110, 1)
    assert art.card("7h", 110, 1) is first
    for width in range(100, 110):
        art.card("7h", width, 1)
    assert art.card("7h", 110, 1) is not first


def test_a_picture_does_not_keep_what_has_drawn_it(qapp):
    """Qt's raster engine stays with the image that it has drawn on, and with all that share its points."""
    image = blank(40, 40)
    assert finished(image, 1.0).toImage().cacheKey() != image.cacheKey()


def test_few_drawings_stay_in_memory(art):
    """One takes more of it than its picture, and a picture is drawn once for each size and state."""
    gc.collect()
    before = sum(isinstance(one, QSvgRenderer) for one in gc.get_objects())
    for face in FACES:
        art.card(face, 60, 1)
    assert sum(isinstance(one, QSvgRenderer) for one in gc.get_objects()) - before <= 12


# The rest --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PALETTES)
def test_cloths(art, name):
    cloth = art.cloth(name, 320, 200, 1.5)
    image = cloth.toImage()
    assert (image.width(), image.height(), cloth.devicePixelRatio()) == (480, 300, 1.5)
    if name != "contrast":
        assert image.pixelColor(240, 110).lightness() > image.pixelColor(2, 297).lightness() + 10


def test_icons(art):
    colour = QColor("#AA3377")
    drawn = [art.icon(name, colour).pixmap(QSize(24, 24), 2.0).toImage() for name in ICONS]
    assert all(image.width() == 48 for image in drawn)
    for image in drawn:
        inks = {
            image.pixelColor(x, y).name() for x, y in product(range(48), range(48))
            if image.pixelColor(x, y).alpha() == 255
        }  # fmt: skip
        assert inks == {colour.name()}
    assert all(difference(a, b) > 100 for a, b in combinations(drawn, 2))
    assert {path.stem for path in resource("assets", "icons").glob("*.svg")} == set(ICONS)


def test_an_icon_is_drawn_once_for_each_size(art):
    icon = art.icon("undo", QColor("#AA3377"))
    small, again, large = (icon.pixmap(QSize(side, side), 1.0) for side in (24, 24, 40))
    assert small.cacheKey() == again.cacheKey()
    assert (small.size(), large.size()) == (QSize(24, 24), QSize(40, 40))


def test_the_icon_of_what_is_unavailable_is_paler(art):
    icon = art.icon("undo", QColor("#AA3377"))
    usual, unavailable = (
        icon.pixmap(QSize(24, 24), 1.0, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    assert usual.size() == unavailable.size()
    inks = [
        {
            image.pixelColor(x, y).hsvSaturation()
            for x, y in product(range(24), range(24))
            if image.pixelColor(x, y).alpha()
        }
        for image in (usual, unavailable)
    ]
    assert max(inks[1]) < min(inks[0])


def test_an_icon_is_painted_where_it_is_wanted(art):
    icon = art.icon("undo", QColor("#AA3377"))
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    icon.paint(painter, QRect(24, 24, 24, 24))
    painter.end()
    drawn = icon.pixmap(QSize(24, 24), 1.0).toImage()
    assert difference(image.copy(24, 24, 24, 24), drawn) == 0
    assert not any(image.pixelColor(x, y).alpha() for x, y in product(range(24), range(48)))


def test_a_copy_of_an_icon_can_be_changed_and_outlives_it(art):
    icon = art.icon("undo", QColor("#AA3377"))
    copy, drawn = QIcon(icon), icon.pixmap(QSize(24, 24), 1.0).toImage()
    copy.setIsMask(True)  # now Qt has a copy of the engine
    del icon
    gc.collect()
    assert difference(copy.pixmap(QSize(24, 24), 1.0).toImage(), drawn) == 0


def test_the_application_has_an_icon(qapp):
    image = application_icon().pixmap(QSize(64, 64), 1.0).toImage()
    assert image.size() == QSize(64, 64)
    assert image.pixelColor(32, 34).alpha() == 255


def test_signs_of_suits(qapp):
    for deck, palette in product(INKS, PALETTES.values()):
        signs = [ArtRenderer(deck, palette).suit(suit, 20, 1.5) for suit in "cdhs"]
        assert all(sign.width() == 30 and sign.devicePixelRatio() == 1.5 for sign in signs)
        shapes = [sign.toImage().convertToFormat(QImage.Format.Format_Alpha8) for sign in signs]
        assert all(difference(a, b) > 60 for a, b in combinations(shapes, 2))


def test_every_drawing_is_plain_enough_for_qt(qapp):
    allowed = {"svg", "g", "path", "circle", "rect"}
    for path in resource("assets").rglob("*.svg"):
        assert {node.tag.rpartition("}")[2] for node in ET.parse(path).iter()} <= allowed, path
        assert QSvgRenderer(str(path)).isValid(), path
