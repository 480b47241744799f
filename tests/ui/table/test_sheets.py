"""Signs of more than a line: what is drawn shows what it is about, and stays where it belongs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from limbotable.core.phrases import phrase
from limbotable.games import in_english
from limbotable.table.tableau import Frame, Sign, SignKind
from limbotable.ui.art.palette import DARK, PALETTES, Palette
from limbotable.ui.art.pictures import blank
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.art.tokens import OWNERS, draw_owner
from limbotable.ui.art.writing import Wording, fitting, write, write_wrapped
from limbotable.ui.table import sheets
from limbotable.ui.table.geometry import fit
from limbotable.ui.table.items import RenderContext
from limbotable.ui.table.signs import SignItem

LONG = "Penitent and Lightkeeper tie for 1st place at a location that has a very long description " * 4


def item(
    kind: SignKind,
    wording: Wording,
    *,
    faces: tuple[str, ...] = (),
    palette: Palette = DARK,
    height: float = 1.2,
    width: float = 3.0,
    unit: float = 100.0,
) -> SignItem:
    width = 0.84 if kind == "awards" else width  # as on a location twice as large
    sign = Sign("it", kind, 2.0, 2.0, width, height, phrase("text", text="it"), faces=faces)
    art, geometry = ArtRenderer(palette=palette), fit(Frame(10, 6), 10 * unit, 6 * unit)
    return SignItem(sign, wording, RenderContext(art, palette, geometry, 1.0, in_english))


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }


def shown(made: SignItem) -> set[str]:
    return colours(made.pixmap().toImage())


def owner(seat: str) -> str:
    return QColor(OWNERS[seat].colour).name()


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda one: one.name)
def test_awards_show_who_gets_what(qapp, palette: Palette) -> None:
    made = item("awards", Wording("it"), faces=("0", "", "13"), palette=palette, height=2.2)
    assert {owner(seat) for seat in "013"} <= shown(made)
    assert not {owner(seat) for seat in "24"} & shown(made)


def test_awards_that_would_be_stand_out(qapp) -> None:
    made = item("awards", Wording("it"), faces=("0", ""), height=2.2)
    before = shown(made)
    made.say(made.sign, made.wording, tentative=True)
    assert QColor(DARK.lit).name() in shown(made) - before


def test_five_who_share_a_place_find_room(qapp) -> None:
    made = item("awards", Wording("it"), faces=("01234",), height=2.2)
    assert {owner(seat) for seat in "01234"} <= shown(made)


@pytest.mark.parametrize("owners", ["01", "013", "0123", "01234"])
def test_those_who_share_the_last_place_are_as_large_as_one_alone(qapp, owners) -> None:
    """Below the last suit of a location with two there is room for rows of them."""

    def across(faces: tuple[str, ...], seat: str) -> int:
        image = item("awards", Wording("it"), faces=faces, height=2.2).pixmap().toImage()
        at = [
            x
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).name() == owner(seat)
        ]
        return max(at) - min(at) + 1

    for seat in owners:
        alone = across(("", seat), seat)
        assert alone > 25
        assert abs(across(("", owners), seat) - alone) <= 2


def test_those_who_share_a_place_between_two_suits_take_the_most_of_it(qapp) -> None:
    wide, room, largest = 37.0, 21.5, 18.0
    one, two, three, four = (sheets.rows_of(count, wide, room, largest) for count in (1, 2, 3, 4))
    assert one == two
    assert one[0] == three[0] == 1
    assert one[1] > three[1] > four[1] > wide / 4
    assert four[0] == 2


def test_a_caption_shows_whom_each_line_is_about(qapp) -> None:
    wording = Wording("it", cells=("Forest", "West gets moons", "South and North get nothing"))
    made = item("caption", wording, faces=("", "1", "02"))
    assert {owner(seat) for seat in "012"} <= shown(made)


def test_a_tally_shows_chips_only_where_none_lie(qapp) -> None:
    wording = Wording("it", cells=("2", "", "1"))
    suits = ("moons", "suns", "waves")
    plain, purse = (item("tally", wording, faces=faces, height=0.6) for faces in ((), suits))
    assert len(shown(purse)) > len(shown(plain))
    moons, suns = (QColor(one).name() for one in ("#30255b", "#df8806"))
    assert moons in shown(purse)
    assert suns not in shown(purse), "there is no chip of this suit"


def test_a_halo_lies_around_and_not_over(qapp) -> None:
    image = item("halo", Wording("it")).pixmap().toImage()
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 0
    assert QColor(DARK.spot).name() in colours(image)


@pytest.mark.parametrize("text", ["short", LONG, "森" * 120])
@pytest.mark.parametrize("left", [True, False])
def test_what_wraps_stays_in_its_place(qapp, text: str, left: bool) -> None:
    image = blank(400, 120)
    area = QRectF(50, 30, 300, 60)
    painter = QPainter(image)
    write_wrapped(painter, area, text, QColor("#ffffff"), 30, left=left)
    painter.end()
    inside = outside = 0
    for x in range(400):
        for y in range(120):
            if image.pixelColor(x, y).alpha():
                if area.adjusted(-2, -2, 2, 2).contains(QPointF(x, y)):
                    inside += 1
                else:
                    outside += 1
    assert inside
    assert outside == 0


def test_owners_can_be_told_apart(qapp) -> None:
    drawn = []
    for seat in OWNERS:
        image = blank(20, 20)
        painter = QPainter(image)
        draw_owner(painter, QPointF(10, 10), 16, seat)
        painter.end()
        marks = colours(image)
        assert owner(seat) in marks
        drawn.append(image)
    assert all(one != other for n, one in enumerate(drawn) for other in drawn[:n])


def test_a_score_sheet_is_as_high_as_its_rows(qapp) -> None:
    head, row, small, total = (
        ("Score", "Aino", "Bea"),
        ("Round 1", "+20", "+40"),
        ("", "2 cards", "count 4"),
        ("Total", "20", "40"),
    )

    def lowest(*rows: tuple[str, ...]) -> int:
        made = item("score", Wording("it", cells=tuple(cell for one in rows for cell in one)), height=2.1)
        image = made.pixmap().toImage()
        assert made.toolTip() == "", "there is room for all of it"
        return max(y for y in range(image.height()) if image.pixelColor(image.width() // 2, y).alpha() > 100)

    assert lowest(head, total) < lowest(head, row, total) < lowest(head, row, small, total)
    crowded = item("score", Wording("it", cells=(*head, LONG, "20", "40", *total)), height=2.1)
    assert LONG in crowded.toolTip() or "it" in crowded.toolTip()


@pytest.mark.parametrize(
    "rows",
    [
        (
            ("Score", "Aino", "Bo"),
            ("Round 1", "+120", "+5"),
            ("", "12 cards", "count 4"),
            ("Total", "120", "5"),
        ),
        (
            ("Pisteet", "Sinä", "Mira"),
            ("Kierros 1", "+10", "+90"),
            ("", "lukema 1", "9 korttia"),
            ("Yhteensä", "10", "90"),
        ),
    ],
)
def test_a_narrow_score_sheet_is_written_in_two_sizes(
    qapp, monkeypatch, rows: tuple[tuple[str, ...], ...]
) -> None:
    written = dict[str, tuple[int, QRectF]]()

    def spy(painter: QPainter, area: QRectF, text: str, colour: QColor, pixels: float, **how: bool) -> bool:
        bold = how.get("bold", False)
        written[text] = fitting(painter, area.width(), text, pixels, bold=bold), area
        return write(painter, area, text, colour, pixels, **how)

    monkeypatch.setattr(sheets, "write", spy)
    made = item("score", Wording("it", cells=sum(rows, ())), height=2.1, width=1.7, unit=75)
    assert made.toolTip() == "", "there is room for all of it"
    small = rows[2][1:]
    assert len({written[text][0] for text in small}) == 1
    assert len({size for text, (size, _) in written.items() if text not in ("", *small)}) == 1
    assert min(size for text, (size, _) in written.items() if text) >= 8
    one, other = (written[text][1] for text in small)
    assert one.right() + 5 < other.left()


def test_a_small_score_sheet_has_no_small_print_and_cuts_no_word(qapp) -> None:
    head, before, row, small, total = (
        ("Score", "You", "Nana"),
        ("Before", "0", "80"),
        ("Round 2", "+30", "+10"),
        ("", "3 cards", "count 1"),
        ("Total", "30", "90"),
    )

    def made(*rows: tuple[str, ...], unit: float) -> SignItem:
        cells = tuple(cell for one in rows for cell in one)
        return item("score", Wording("it", cells=cells), height=2.1, width=1.7, unit=unit)

    with_it, without = (head, before, row, small, total), (head, before, row, total)
    assert made(*with_it, unit=100).pixmap().toImage() != made(*without, unit=100).pixmap().toImage()
    assert made(*with_it, unit=34).pixmap().toImage() == made(*without, unit=34).pixmap().toImage()
    assert made(*with_it, unit=34).toolTip() != "", "it can still be read there"
    assert made(*without, unit=34).toolTip() == "", "there is room for all of it"


def test_words_too_wide_for_a_small_score_sheet_are_squeezed(qapp) -> None:
    rows = (
        ("得点", "あなた", "ナナ"),
        ("これまで", "0", "80"),
        ("第2ラウンド", "+30", "+10"),
        ("合計", "30", "90"),
    )
    words = Wording("it", cells=sum(rows, ()))
    made = item("score", words, height=2.1, width=1.7, unit=34)
    assert made.toolTip() == "", "all of it is written"
    for gone in (1, 6):  # the name over a column, and the round
        less = Wording("it", cells=tuple("" if n == gone else one for n, one in enumerate(words.cells)))
        other = item("score", less, height=2.1, width=1.7, unit=34)
        assert other.pixmap().toImage() != made.pixmap().toImage()


def test_small_print_that_has_no_room_in_letters_that_can_be_read_is_left_out(qapp) -> None:
    head, row, small, total = (
        ("Pisteet", "Sinä", "Mira"),
        ("Kierros 1", "+90", "+1010"),
        ("", "25 korttia × 4", "lukema 101 × 4"),
        ("Yhteensä", "90", "1010"),
    )

    def made(*rows: tuple[str, ...]) -> SignItem:
        cells = tuple(cell for one in rows for cell in one)
        return item("score", Wording("it", cells=cells), height=2.1, width=1.6, unit=54)

    assert made(head, row, small, total).pixmap().toImage() == made(head, row, total).pixmap().toImage()
    assert made(head, row, small, total).toolTip() != "", "it can still be read there"
    short = ("", "9 k.", "l. 1")
    assert made(head, row, short, total).pixmap().toImage() != made(head, row, total).pixmap().toImage()
