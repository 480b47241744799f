"""What is written on the table of Foes: places, reasons, counts, and the plate of who is not there."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from limbotable.core.phrases import phrase
from limbotable.games import in_english
from limbotable.table.tableau import Frame, Sign, SignKind
from limbotable.ui.art import line_breaks
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.writing import Wording, fitting, write
from limbotable.ui.table import signs
from limbotable.ui.table.geometry import fit
from limbotable.ui.table.items import RenderContext
from limbotable.ui.table.signs import SignItem
from limbotable.ui.words.cast import NAMES
from limbotable.ui.words.speak import speak
from tests.ui.art.test_renderer import difference
from tests.ui.conftest import PlainArt

Draw = Callable[..., QImage]


@pytest.fixture
def context(qapp) -> RenderContext:
    return RenderContext(PlainArt(), PALETTES["dark"], fit(Frame(10.0, 6.4), 1000, 640), 1.0, in_english)


@pytest.fixture
def draw(context) -> Draw:
    def drawn(
        kind: SignKind,
        *,
        text: str = "",
        note: str = "",
        lit: bool = False,
        counts: tuple[int, ...] = (),
        size: tuple[float, float] = (2.0, 1.0),
    ) -> QImage:
        columns = tuple((phrase("number", number=k), count) for k, count in enumerate(counts))
        sign = Sign("one", kind, 5.0, 3.0, *size, phrase("text", text=text), lit=lit, counts=columns)
        labels = tuple(str(k) for k in range(len(counts)))
        item = SignItem(sign, Wording(text, note, labels), context)
        return item.pixmap().toImage().convertToFormat(QImage.Format.Format_ARGB32)

    return drawn


def strokes(image: QImage) -> int:
    """How many pixels are drawn strongly."""
    text = QColor(PALETTES["dark"].text)
    return sum(image.pixelColor(x, y) == text for x in range(image.width()) for y in range(image.height()))


def lowest(image: QImage) -> int:
    return max(
        (
            y
            for y in range(image.height())
            for x in range(image.width())
            if image.pixelColor(x, y).alpha() > 100
        ),
        default=0,
    )


def test_a_place_glows_where_it_is_lit(draw) -> None:
    dark, lit = draw("place"), draw("place", lit=True)
    assert difference(dark, lit) > 500
    middle = dark.width() // 2, dark.height() // 2
    assert lit.pixelColor(*middle).lightness() > dark.pixelColor(*middle).lightness()


def test_a_count_has_as_many_strokes(draw) -> None:
    drawn = [strokes(draw("strokes", counts=(count, 0, 0))) for count in range(5)]
    assert all(more - less > 60 for less, more in pairwise(drawn))


def test_a_note_too_low_for_two_lines_has_one(context, sizes) -> None:
    def written(height: float) -> set[str]:
        sizes.clear()
        sign = Sign("one", "note", 5.0, 3.0, 2.0, height, phrase("text", text=""))
        SignItem(sign, Wording("the Jester", "9 more to come"), context)
        return set(sizes)

    assert written(0.2) == {"the Jester", "9 more to come"}
    assert written(0.1) == {"the Jester"}


@pytest.fixture
def sizes(monkeypatch) -> dict[str, int]:
    """The size of the letters in which each text was written."""
    written = dict[str, int]()

    def spy(painter: QPainter, area: QRectF, text: str, colour: QColor, pixels: float, **how: bool) -> bool:
        bold = how.get("bold", False)
        written[text] = fitting(painter, area.width(), text, pixels, bold=bold)
        return write(painter, area, text, colour, pixels, **how)

    monkeypatch.setattr(signs, "write", spy)
    return written


def test_the_labels_of_counts_are_of_one_size_though_one_is_longer(context, sizes) -> None:
    labels = "2", "9", "10"
    columns = tuple((phrase("number", number=int(one)), 0) for one in labels)
    sign = Sign("one", "strokes", 5.0, 3.0, 0.7, 0.86, phrase("text", text=""), counts=columns)
    SignItem(sign, Wording("seen", labels=labels), context)
    assert len({sizes[one] for one in labels}) == 1


def test_a_long_line_over_a_short_one_is_not_the_smaller_of_the_two(draw, sizes) -> None:
    draw("note", text="The first round of three", note="You begin", size=(1.4, 0.6))
    assert sizes["You begin"] <= sizes["The first round of three"]
    draw("note", text="Round 1", note="You start", size=(1.4, 0.6))
    assert sizes["You start"] < sizes["Round 1"]


def test_reasons_take_as_many_lines_as_they_need(draw) -> None:
    reason = "The 5 of hearts and the 5 of clubs hide each other."
    once, often = draw("advice", note=reason), draw("advice", note=" ".join([reason] * 3))
    assert lowest(once) < lowest(often) <= often.height() - 8, "and they stay in their place"


@pytest.mark.parametrize("times", [1, 3, 8])
def test_a_settled_one_has_its_reasons_on_a_plate_which_ends_with_them(draw, times) -> None:
    reasons = " ".join(["The 5 of hearts and the 5 of clubs hide each other."] * times)
    bare, settled = draw("advice", note=reasons), draw("advice", note=reasons, lit=True)
    assert lowest(bare) <= lowest(settled) <= min(lowest(bare) + 24, settled.height() - 8)
    across, y = range(20, settled.width() - 20), lowest(bare)
    assert all(settled.pixelColor(x, y).alpha() > 200 for x in across)
    assert not all(bare.pixelColor(x, y).alpha() > 200 for x in across)


def test_however_many_they_are_they_stay_in_their_place(draw) -> None:
    image = draw("advice", note=" ".join(["The 5 of hearts and the 5 of clubs hide each other."] * 6))
    assert lowest(image) <= image.height() - 8


def test_a_label_begins_at_the_left(draw) -> None:
    note, label = (draw(kind, text="Captured", size=(2.0, 0.3)) for kind in ("note", "label"))

    def first(image: QImage) -> int:
        return min(
            x for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha()
        )

    assert first(label) < 12 < first(note)


def test_the_shadows_plate_has_his_hood(draw) -> None:
    assert difference(draw("shadow", text="the Shadow"), draw("plate", text="the Shadow")) > 300


@pytest.mark.parametrize("lit", [False, True])
def test_the_name_of_every_character_is_whole_on_a_narrow_plate(context, lit) -> None:
    cut = []
    for name in (one for rank in NAMES for one in rank):
        words = phrase("text", text=name)
        sign = Sign("seat0", "plate", 5.0, 3.0, 1.48, 0.58, words, phrase("text", text="-"), lit=lit)
        item = SignItem(sign, Wording(speak(words), "0 foes"), context)
        cut += [name] if item.toolTip() else []  # the tip has what could not be written
    assert cut == []


@pytest.mark.parametrize(("high", "noted"), [(0.1, False), (0.46, True)])
def test_a_plate_that_is_too_low_for_two_lines_has_the_name_alone(context, high, noted) -> None:
    def drawn(note: str) -> QImage:
        sign = Sign("seat0", "plate", 5.0, 3.0, 2.2, high, phrase("text", text="You"))
        item = SignItem(sign, Wording("You", note), context)
        assert ("0 points" in unescape(item.toolTip())) == (bool(note) and not noted)
        return item.pixmap().toImage()

    assert (drawn("0 points") != drawn("")) is noted


@pytest.mark.parametrize("text", ["93 → 39", "101 → 97"])
def test_a_dial_shows_both_the_count_and_the_next_one(context, text) -> None:
    sign = Sign("count", "dial", 5.0, 3.0, 2.1, 2.1, phrase("text", text=text))
    item = SignItem(sign, Wording(text, "101 − 4"), context)
    assert item.toolTip() == "", "nothing of it is cut off"


def test_a_sign_that_was_drawn_before_is_not_drawn_again(context, qapp) -> None:
    def drawn(note: str, *, tentative: bool = False) -> int:
        sign = Sign("one", "plate", 5.0, 3.0, 2.0, 0.6, phrase("text", text="Aino"))
        item = SignItem(sign, Wording("Aino", note), context)
        item.say(sign, item.wording, tentative=tentative)
        assert (item.toolTip() != "") == (len(note) > 20), "whatever was drawn, or not"
        return item.pixmap().cacheKey()

    first = drawn("3 points")
    assert drawn("4 points") != first
    assert drawn("3 points", tentative=True) != first
    assert drawn("3 points") == first
    assert drawn("more than fits " * 9) == drawn("more than fits " * 9)
    usual, other = qapp.font(), QFont(qapp.font())
    other.setItalic(True)
    qapp.setFont(other)
    try:
        assert drawn("3 points") != first, "it is written in another font"
    finally:
        qapp.setFont(usual)


def test_no_line_of_a_japanese_tip_ends_within_a_word(context, monkeypatch) -> None:
    monkeypatch.setattr(line_breaks, "is_japanese", lambda: True)
    sign = Sign("one", "tray", 5.0, 3.0, 2.0, 1.0, phrase("text", text="山札から"))
    tip = SignItem(
        sign, Wording("山札から", tip="山札から出すには、手札1枚を伏せてください。"), context
    ).toolTip()
    assert line_breaks.plain(tip) == "<qt>山札から出すには、手札1枚を伏せてください。</qt>"
    assert line_breaks.JOINER.join("山札") in tip


def test_a_sign_explains_itself_to_a_pointer_that_rests_on_it(context) -> None:
    sign = Sign("one", "strokes", 5.0, 3.0, 2.0, 1.0, phrase("text", text="seen"))
    assert SignItem(sign, Wording("seen"), context).toolTip() == ""
    assert "All cards < 5" in unescape(
        SignItem(sign, Wording("seen", tip="All cards < 5"), context).toolTip()
    )


@pytest.mark.parametrize("lit", [False, True])
def test_on_a_small_picture_a_face_makes_way_for_the_name(qapp, lit) -> None:
    assert qapp

    def whole(name: str, unit: int) -> bool:
        geometry = fit(Frame(10.0, 6.4), 10 * unit, 6.4 * unit)
        context = RenderContext(PlainArt(), PALETTES["dark"], geometry, 1.0, in_english)
        sign = Sign("one", "plate", 5.0, 3.0, 2.1, 0.72, phrase("text", text=name), lit=lit)
        return SignItem(sign, Wording("Nana"), context).toolTip() == ""

    names = {unit: (whole("Nana", unit), whole("nobody of the cast", unit)) for unit in range(6, 30)}
    assert all(with_face == without for with_face, without in names.values()), names
    assert len(set(names.values())) == 2, "or no picture was too small"
