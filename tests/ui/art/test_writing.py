"""Writing on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QTextLayout

from limbotable.ui.art import line_breaks, writing
from limbotable.ui.art.writing import width_of

LONG = (
    "2 still to play. The 10 of hearts and the 10 of clubs hide each other."
    " So far no card is visible, and the foe stays."
)


def written(text: str, width: float) -> tuple[QImage, bool]:
    image = QImage(300, 30, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setFont(QFont("DejaVu Sans"))
    whole = writing.write(painter, QRectF(0, 0, width, 30), text, QColor("black"), 10, least_share=1)
    painter.end()
    return image, whole


def room_for(text: str) -> float:
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setFont(QFont("DejaVu Sans"))
    wide = width_of(painter, text, 10)
    painter.end()
    return wide + 1


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("0 points · dealer · last", ("0 points · dealer", "0 points", "0 po…")),
        ("0点・\u200bディーラー・\u200b最後", ("0点・\u200bディーラー", "0点")),
        ("ジャン・ポール", ("ジャン・ポ…",)),  # a name is no list
    ],
)
def test_the_last_parts_of_a_line_are_left_out_before_the_first_one_is_cut(
    qapp, line: str, parts: tuple[str, ...]
) -> None:
    assert written(line, room_for(line))[1]
    for shown in parts:
        room = room_for(shown)
        assert written(line, room) == (written(shown, room)[0], False)


def test_no_part_of_a_line_is_written_in_letters_that_are_too_small_to_be_read(qapp) -> None:
    def small(text: str, width: float) -> tuple[bool, bool]:
        image = QImage(300, 30, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        blank = image.copy()
        painter = QPainter(image)
        whole = writing.write(painter, QRectF(0, 0, width, 30), text, QColor("black"), 4)
        painter.end()
        return image != blank, whole

    assert small("16 discarded", 300) == (True, True)
    assert small("16 discarded", 20) == (False, False)
    assert small("16 · discarded", 20) == (True, False), "its first part fits"


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [("en", "Your turn: ", "play a card"), ("ja", "あなたの番：", "カードを出す")],
)
@pytest.mark.parametrize("share", [0.85, 1.0, 1.1])
def test_what_a_colon_introduces_begins_a_line_where_one_has_to_end(
    qapp, monkeypatch, language: str, before: str, after: str, share: float
) -> None:
    monkeypatch.setattr(line_breaks, "is_japanese", lambda: language == "ja")
    drawn = list[tuple[str, int]]()

    def draw(painter: QPainter, *how: object) -> None:
        drawn.append((str(how[-1]), painter.font().pixelSize()))

    spying = type("Spy", (QPainter,), {"drawText": draw})
    image = QImage(300, 90, QImage.Format.Format_ARGB32_Premultiplied)
    painter = spying(image)
    width = share * width_of(painter, before, 16)
    whole = writing.write_wrapped(
        painter, QRectF(0, 0, width, 90), before + after, QColor("black"), 16, left=False
    )
    one_line = writing.write_wrapped(
        painter, QRectF(0, 0, 290, 90), before + after, QColor("black"), 16, left=False
    )
    broken, size = drawn[0]
    first = broken.replace("\u2060", "").replace("\u00a0", " ").split("\n")[0]
    wide = width_of(painter, before.rstrip(), size)
    painter.end()
    assert whole
    assert one_line
    assert first == before
    assert wide <= width
    assert size >= 12
    assert "\n" not in drawn[1][0]


def lines_of(text: str, width: float, language: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the lines in which a paragraph in letters of 16 pixels or fewer is written."""
    monkeypatch.setattr(line_breaks, "is_japanese", lambda: language == "ja")
    image = QImage(600, 120, QImage.Format.Format_ARGB32_Premultiplied)
    drawn = list[list[str]]()

    def draw(painter: QPainter, area: QRectF, _flags: object, words: str) -> None:
        layout = QTextLayout(words.replace("\n", "\u2028"), painter.font())
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(area.width())
        layout.endLayout()
        rows = [layout.lineAt(n) for n in range(layout.lineCount())]
        parts = [words[row.textStart() : row.textStart() + row.textLength()] for row in rows]
        drawn.append([one.replace("\u2060", "").replace("\u00a0", " ").strip() for one in parts])

    painter = type("Spy", (QPainter,), {"drawText": draw})(image)
    painter.setFont(QFont("DejaVu Sans"))
    assert writing.write_wrapped(painter, QRectF(0, 0, width, 120), text, QColor("black"), 16, left=False)
    painter.end()
    return drawn[0]


@pytest.mark.parametrize(
    ("language", "before", "after", "width"),
    [("en", "Your turn:", "play a card", 84), ("ja", "あなたの番：", "カードを出す", 75)],
)
def test_what_a_colon_introduces_has_a_line_of_its_own_where_letters_a_bit_smaller_allow_it(
    qapp, monkeypatch, language: str, before: str, after: str, width: int
) -> None:
    assert lines_of(f"{before} {after}".replace("： ", "："), width, language, monkeypatch) == [before, after]


@pytest.mark.parametrize(
    "text",
    [
        "Vuori: jaettu 3. sija; täältä ei merkkiä · Luola: pelaajan Toto merkki vaihtuisi",
        "Vielä pelaamatta: 3. Patakymppi on matalin näkyvä kortti.",
    ],
)
def test_of_several_remarks_none_is_parted_from_its_head(qapp, monkeypatch, text: str) -> None:
    head, _, rest = text.partition(": ")
    first = lines_of(text, 330, "fi", monkeypatch)[0]
    assert first.startswith(f"{head}: {rest.split()[0]}")


@pytest.mark.parametrize("text", [LONG, "森" * 80], ids=["words", "characters"])
@pytest.mark.parametrize("width", [60, 90])
@pytest.mark.parametrize("height", [14, 17, 21])
def test_no_line_of_a_paragraph_is_cut_through(qapp, text: str, width: int, height: int) -> None:
    def wrapped(words: str) -> tuple[QImage, bool]:
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setFont(QFont("DejaVu Sans"))
        area = QRectF(0, 0, width, height)
        whole = writing.write_wrapped(painter, area, words, QColor("black"), 8, left=False)
        painter.end()
        return image, whole

    shown, whole = wrapped(text)
    assert not whole
    lengths = [n for n in range(len(text)) if wrapped(f"{text[:n].rstrip(' .')}…")[1]]
    begun = text[: max(lengths)]
    if " " in text and text[max(lengths)] != " ":
        begun = begun.rpartition(" ")[0]
    assert shown == wrapped(f"{begun.rstrip(' .')}…")[0]


def test_a_paragraph_without_room_for_a_line_is_not_written(qapp) -> None:
    image = QImage(60, 20, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    empty = image.copy()
    painter = QPainter(image)
    painter.setFont(QFont("DejaVu Sans"))
    colour = QColor("black")
    assert not writing.write_wrapped(painter, QRectF(0, 0, 60, 3), "Two words", colour, 8, left=False)
    assert image == empty
    assert writing.write_wrapped(painter, QRectF(0, 0, 60, 9), "Two words", colour, 8, left=False, top=True)
    painter.end()
    assert image != empty
