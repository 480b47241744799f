"""The foes: each one a character, all of one house, and readable at the size of a corner."""

from __future__ import annotations

import re
import runpy
from itertools import combinations, product
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from limbotable.core.cards import card_number
from limbotable.resources import resource
from limbotable.table import measure_of
from limbotable.ui.art.faces import COLUMN, INKS, face_svg
from limbotable.ui.art.masks import JOKER_INDEX, MASKS, foe_svg
from limbotable.ui.art.pictures import Look
from limbotable.ui.art.renderer import ArtRenderer
from tests.ui.art.test_renderer import SIGHTS, channels, ciede2000, contrast, difference, drawn, inked, lab

FOES = tuple(MASKS)
#: Where the paper behind a mask can be seen beside a jack's, in shares of the width.
GROUND = (0.255, 0.36)
INK, IVORY, GOLD, CREAM, RED, MOSS = "#1d2329", "#fffcf3", "#c9962b", "#f3e8cb", "#a8281a", "#1f5a50"


def mask_of(face: str, width: int, deck: str = "two-colour") -> QImage:
    """The picture of a foe without its index, in grey: what an eye has that sees no colours."""
    whole = drawn(foe_svg(face, deck), width)
    middle = whole.copy(round(COLUMN * width), 0, round((1 - 2 * COLUMN) * width), whole.height())
    return middle.convertToFormat(QImage.Format.Format_Grayscale8)


def grey_difference(one: QImage, other: QImage) -> float:
    """The share of the pixels that differ clearly."""
    return float((abs(channels(one)[..., 0] - channels(other)[..., 0]) > 50).mean())


def test_there_is_a_face_for_every_foe():
    assert set(FOES) == {rank + suit for rank, suit in product("JQKA", "cdhs")} | {"X1", "X2", "X3"}
    assert all(card_number(face) is not None for face in FOES)
    assert len(set(MASKS.values())) == len(FOES)


@pytest.mark.parametrize("deck", INKS)
def test_each_is_a_character_even_without_colours_at_the_size_of_a_corner(qapp, deck):
    images = {face: mask_of(face, 70, deck) for face in FOES}
    alike = {pair: grey_difference(images[pair[0]], images[pair[1]]) for pair in combinations(FOES, 2)}
    assert min(alike.values()) > 0.12, min(alike, key=lambda pair: alike[pair])


def test_a_foe_is_no_court(qapp):
    for face in FOES:
        if face[0] != "X":
            assert difference(drawn(foe_svg(face), 70), drawn(face_svg(face), 70)) > 3000, face


@pytest.mark.parametrize("deck", INKS)
def test_few_flat_inks_of_the_house(deck):
    for face in FOES:
        printed = foe_svg(face, deck)
        inks = {ink.lower() for ink in re.findall(r"#[0-9A-Fa-f]{6}", printed)}
        own = inks - {INK, IVORY, GOLD, CREAM, RED, MOSS}
        assert len(own) <= 4, (face, own)  # of its suit: the index, the paper, the cloak, the paint
        assert "Gradient" not in printed
        assert not {"#24406b", "#7b3f1d", "currentcolor"} & {*inks, *printed.lower().split('"')}, face
        assert "<!--" not in printed, face


def test_lines_have_one_weight(qapp):
    """Outlines do; what is carved into a mask may be finer, never heavier than a stick or a rope."""
    for path in resource("assets", "foes", "masks").glob("*.svg"):
        text = path.read_text("utf-8")
        outlined = re.findall(r'fill="#[0-9a-f]{6}" stroke="#1d2329" stroke-width="([\d.]+)"', text)
        assert outlined, path
        assert set(outlined) == {"2.6"}, path


def test_the_index_has_its_column_to_itself(qapp):
    for face in FOES:
        image = drawn(foe_svg(face), 250)
        assert inked(image, 0.02, 0.05, COLUMN, 0.26) > 300, face  # the rank, or the jester's cap
        assert inked(image, 0.02, 0.26, COLUMN, 0.42) > 100, face  # the suit, or the joker's stars
        assert inked(image, 0, 0.43, COLUMN, 1.4) == inked(image, 1 - COLUMN, 0, 1, 0.97) == 0, face
        assert inked(image, COLUMN - 0.012, 0, COLUMN, 1.4) == 0, face
        assert inked(image, 0, 0, 0.016, 1.4) == 0, face
        assert inked(image, 0, 0, 1, 0.04) == inked(image, 0, 1.36, 1, 1.4) == 0, face


def test_jokers_are_told_apart_in_a_corner(qapp):
    """By their index alone: of a foe that lies under another no more is seen."""
    corners = [drawn(foe_svg(face), 70).copy(0, 0, round(COLUMN * 70), 98) for face in ("X1", "X2", "X3")]
    assert all(difference(a, b) > 100 for a, b in combinations(corners, 2))


def test_in_two_colours_the_paper_shows_who_cancels_whom(qapp):
    """Foes of the same rank and colour do; the jacks leave most of it to be seen."""

    def ground(face: str) -> str:
        image = drawn(foe_svg(face), 250)
        return image.pixelColor(*(round(250 * at) for at in GROUND)).name()

    black, red = {ground("Jc"), ground("Js")}, {ground("Jd"), ground("Jh")}
    assert len(black) == len(red) == 1
    assert black != red
    assert {ground("X1"), ground("X2"), ground("X3")}.isdisjoint(black | red)


def test_the_jokers_ink_is_legible_and_no_suits():
    assert all(contrast(JOKER_INDEX, paper) >= 4.5 for paper in ("#FFFCF3", "#F4EEDD"))
    for deck, sight in product(INKS, SIGHTS):
        for ink in INKS[deck].values():
            assert ciede2000(lab(ink, sight), lab(JOKER_INDEX, sight)) > 15, (deck, sight, ink)


def test_the_back_is_another_and_has_no_wrong_way_up(qapp):
    image = drawn(foe_svg(""), 250)
    turned = image.transformed(QTransform().rotate(180)).convertToFormat(image.format())
    assert difference(image, turned) < 60
    assert difference(drawn(foe_svg(""), 70), drawn(face_svg(""), 70)) > 3000


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("face", ["Ac", "X3", ""])
def test_a_foe_lies_on_the_paper_of_a_card(qapp, dpr, face):
    art = ArtRenderer()
    foe, card = art.piece(Look("foe", face, 110, dpr)), art.card("7h", 110, dpr)
    assert replace(measure_of("foe"), sound="card") == measure_of("card")
    assert (foe.origin, foe.pixmap.size()) == (card.origin, card.pixmap.size())
    one, other = foe.pixmap.toImage(), card.pixmap.toImage()
    edge = round(foe.origin.x() * dpr) + 1
    for x in range(edge):  # shadow and paper are the same
        assert one.pixelColor(x, one.height() // 2) == other.pixelColor(x, one.height() // 2)
    dim = art.piece(Look("foe", face, 110, dpr, dim=True)).pixmap.toImage()
    middle = one.width() // 2, edge + round(3 * dpr)
    assert dim.pixelColor(*middle).lightness() < one.pixelColor(*middle).lightness() - 50


def test_every_drawing_of_the_foes_is_in_use():
    """All but two signs of the game, which lie there for the picker and the Shadow's seat."""
    home = resource("assets", "foes")
    assert {path.stem for path in (home / "masks").iterdir()} == set(MASKS.values())
    assert {path.stem for path in (home / "haloes").iterdir()} == {"jack", "queen", "king", "ace", "joker"}
    assert {path.stem for path in (home / "cloaks").iterdir()} == {
        "club",
        "diamond",
        "heart",
        "spade",
        "joker",
    }


@pytest.mark.parametrize("program", ["draw", "foes"])
def test_what_the_programs_drew_is_what_lies_here(program, monkeypatch):
    programs = Path(__file__).parents[3] / "assets"  # the package has none of them
    monkeypatch.syspath_prepend(programs)
    drawings = runpy.run_path(str(programs / f"{program}.py"))["drawings"]()
    assert drawings
    for name, text in drawings.items():
        assert resource("assets", name).read_text(encoding="utf-8") == text, name
    written = {Path(name) for name in drawings}
    if program == "foes":
        lying = {path.relative_to(resource("assets")) for path in resource("assets", "foes").rglob("*.svg")}
        assert lying - written == {Path("foes/frame.svg")}


@pytest.mark.parametrize("sign", ["shadow", "emblem"])
def test_signs_of_the_game_are_square_and_whole(qapp, sign):
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    image = QImage(64, 64, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing = QSvgRenderer(str(resource("assets", "foes", f"{sign}.svg")))
    drawing.render(painter, QRectF(0, 0, 64, 64))
    painter.end()
    assert drawing.viewBox().width() == drawing.viewBox().height()
    share = inked(image, 0, 0, 1, 1) / 64**2
    assert 0.3 < share < 0.95
