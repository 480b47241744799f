"""Animated pictures: a file that a reader of the specification shows as the pictures that went into it."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from struct import unpack

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from limbotable.ui.art.animated_png import AnimatedPng
from limbotable.ui.art.few_colours import few_colours

WIDTH, HEIGHT = 7, 5
COLOURS = [0xFF000000, 0xFFFFFFFF, 0xFFC02020]
TEXTS = {"Title": "A match", "Description": "Ässä voittaa"}


def picture(*marks: tuple[int, int, str]) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    for x, y, colour in marks:
        image.setPixelColor(x, y, QColor(colour))
    return image


def chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    at = 8
    while at < len(content):
        (length,) = unpack(">I", content[at : at + 4])
        kind, body = content[at + 4 : at + 8], content[at + 8 : at + 8 + length]
        assert unpack(">I", content[at + 8 + length : at + 12 + length]) == (zlib.crc32(kind + body),)
        yield kind, body
        at += 12 + length


def shown(content: bytes) -> list[tuple[list[int], float]]:
    """Return the pixels and the seconds of each picture, as a reader makes them by the specification."""
    canvas, found, next_number = [0] * (WIDTH * HEIGHT), list[tuple[list[int], float]](), 0
    colours: list[int] = []
    place: tuple[int, ...] = ()
    for kind, body in chunks(content):
        if kind == b"PLTE":
            colours = [int.from_bytes(body[at : at + 3], "big") for at in range(0, len(body), 3)]
        elif kind == b"fcTL":
            number, *place_now = unpack(">IIIIIHHBB", body)
            place = tuple(place_now)
            assert number == next_number
            next_number += 1
        elif kind in (b"IDAT", b"fdAT"):
            if kind == b"fdAT":
                assert unpack(">I", body[:4]) == (next_number,)
                next_number += 1
            wide, high, left, top, time, unit, dispose, blend = place
            assert (dispose, blend) == (0, 1)
            lines = zlib.decompress(body[4:] if kind == b"fdAT" else body)
            assert len(lines) == high * (wide + 1)
            for row in range(high):
                assert lines[row * (wide + 1)] == 0, "no filter"
                for column, pixel in enumerate(lines[row * (wide + 1) + 1 : (row + 1) * (wide + 1)]):
                    if pixel:
                        canvas[(top + row) * WIDTH + left + column] = colours[pixel]
            found.append((list(canvas), time / unit))
    return found


def pixels(image: QImage) -> list[int]:
    return [image.pixel(x, y) & 0xFFFFFF for y in range(HEIGHT) for x in range(WIDTH)]


@pytest.fixture
def made() -> AnimatedPng:
    return AnimatedPng(WIDTH, HEIGHT, COLOURS, TEXTS, "fi")


def test_a_reader_shows_what_went_in(made) -> None:
    images = [
        picture((0, 0, "#ffffff"), (6, 4, "#c02020")),
        picture((3, 2, "#ffffff"), (6, 4, "#c02020")),
        picture(),
        picture((6, 0, "#c02020")),
    ]
    for image, time in zip(images, (1000, 650, 3000, 6000), strict=True):
        made.add(image, time)
    read = shown(made.content())
    assert [seconds for _, seconds in read] == [1.0, 0.65, 3.0, 6.0]
    assert [drawn for drawn, _ in read] == [pixels(image) for image in images]


def test_the_head_tells_how_many_pictures_there_are_and_that_they_repeat(made) -> None:
    for image in (picture(), picture((1, 1, "#ffffff")), picture()):
        made.add(image, 500)
    found = dict(chunks(made.content()))
    assert unpack(">II", found[b"acTL"]) == (3, 0)
    assert unpack(">II", found[b"IHDR"][:8]) == (WIDTH, HEIGHT)
    kinds = [kind for kind, _ in chunks(made.content())]
    assert kinds[0] == b"IHDR"
    assert kinds.index(b"acTL") < kinds.index(b"fcTL") < kinds.index(b"IDAT") < kinds.index(b"fdAT")
    assert kinds[-1] == b"IEND"


def test_the_same_picture_again_is_shown_for_longer(made) -> None:
    made.add(picture((2, 2, "#ffffff")), 1000)
    made.add(picture((2, 2, "#ffffff")), 700)
    assert shown(made.content()) == [(pixels(picture((2, 2, "#ffffff"))), 1.7)]


def test_only_the_rows_that_changed_are_packed(made) -> None:
    made.add(picture(), 1000)
    made.add(picture((2, 3, "#ffffff")), 1000)
    last = [body for kind, body in chunks(made.content()) if kind == b"fcTL"][-1]
    assert unpack(">IIIII", last[:20])[1:] == (WIDTH, 1, 0, 3)


def test_its_words_are_there_for_those_who_listen(made) -> None:
    made.add(picture(), 1000)
    image = QImage.fromData(made.content())
    assert {key: image.text(key) for key in TEXTS} == TEXTS


def test_a_program_that_knows_no_animation_shows_the_first_picture(made) -> None:
    made.add(picture((5, 1, "#c02020")), 1000)
    made.add(picture(), 1000)
    assert pixels(QImage.fromData(made.content())) == pixels(picture((5, 1, "#c02020")))


def test_as_many_colours_as_are_allowed_stay_as_they_are() -> None:
    found = few_colours([picture((0, 0, "#fcfcfc"), (1, 0, "#c02020"))], 8)
    assert sorted(found) == [0xFF000000, 0xFFC02020, 0xFFFCFCFC]


def test_more_colours_become_near_ones() -> None:
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for x in range(64):
        for y in range(64):
            painter.fillRect(x, y, 1, 1, QColor(4 * x, 4 * y, 255 - 4 * x))
    painter.end()
    found = few_colours([image], 64)
    assert len(found) == 64
    for x in range(64):
        for y in range(64):
            near = min(
                max(
                    abs(4 * x - (one >> 16 & 255)),
                    abs(4 * y - (one >> 8 & 255)),
                    abs(255 - 4 * x - (one & 255)),
                )
                for one in found
            )
            assert near <= 32
