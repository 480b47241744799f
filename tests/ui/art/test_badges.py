"""What is laid over cards: told apart without colour, on every cloth, and not over the index."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage

from limbotable.table.tableau import Mark
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.pictures import Look
from limbotable.ui.art.renderer import ArtRenderer
from tests.ui.art.test_bodies import colour_at, image_of
from tests.ui.art.test_renderer import difference

CARD = Look("card", "5h", 75, 1)
FOE = Look("foe", "Qd", 60, 1)


@pytest.fixture(params=sorted(PALETTES))
def art(qapp, request) -> ArtRenderer:
    return ArtRenderer(palette=PALETTES[request.param])


def grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_ARGB32)


def lightness(art: ArtRenderer, look: Look, across: float, down: float) -> int:
    return colour_at(art.piece(look), look, across, down).lightness()


def test_a_hidden_card_lies_in_the_dark(art) -> None:
    paper = 0.9, 0.5
    for look in (replace(CARD, dim=True), replace(CARD, mark="hidden")):
        assert lightness(art, look, *paper) < lightness(art, CARD, *paper) - 60
    shown = replace(CARD, dim=True, mark="shown")
    assert image_of(art.piece(shown)) == image_of(art.piece(CARD)), "as if it were revealed"


@pytest.mark.parametrize("look", [CARD, FOE], ids=["card", "foe"])
def test_marks_are_told_apart_without_colour(art, look: Look) -> None:
    marks: list[Mark] = ["", "hidden", "target"] if look.kind == "card" else ["", "pair", "straight", "taken"]
    pictures = [grey(image_of(art.piece(replace(look, mark=mark)))) for mark in marks]
    for one, other in combinations(pictures, 2):
        assert difference(one, other) > 20


@pytest.mark.parametrize("mark", ["pair", "straight", "target", "hidden"])
def test_the_index_stays_free(art, mark: Mark) -> None:
    """In the upper left corner nothing is drawn over rank and suit; only a veil lies there."""
    look = replace(CARD if mark in {"target", "hidden"} else FOE, width=200)
    plain, marked = art.piece(look), art.piece(replace(look, mark=mark))
    veil = mark == "hidden"
    for across in range(4, 20, 2):
        for down in range(6, 34, 2):
            place = across / 100, down / 140
            before, after = colour_at(plain, look, *place), colour_at(marked, look, *place)
            if veil:
                assert after.lightness() <= before.lightness()
            else:
                assert after == before


def test_what_cancels_is_counted_in_the_column_that_an_overlapped_foe_shows(art) -> None:
    look = replace(FOE, width=200)
    plain, left = image_of(art.piece(look)), art.piece(look).origin.x()
    for mark in ("pair", "straight"):
        marked = image_of(art.piece(replace(look, mark=mark)))
        changed = [
            x
            for x in range(plain.width())
            for y in range(plain.height())
            if plain.pixel(x, y) != marked.pixel(x, y)
        ]
        assert min(changed) - left > 0
        assert max(changed) - left < 0.22 * 200
    column = round(left + 0.112 * 200)
    middle = [
        sum(
            QColor(image.pixel(column, y)).lightness() < 80
            and QColor(image.pixel(column, y - 1)).lightness() >= 80
            for y in range(round(0.47 * 200), round(0.68 * 200))
        )
        for image in (image_of(art.piece(replace(look, mark=mark))) for mark in ("pair", "straight"))
    ]
    assert middle[1] == middle[0] + 1, "two strokes, and three"
