"""The contact sheet: its pages, and the matches in the pictures."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor, QImage

from contact_sheet import MATCHES, PERSON, SHOTS, STAGES, pages, recorded, stages, tile
from limbotable.games import GAMES
from limbotable.play.match import Match


def test_every_page_has_a_name_of_its_own() -> None:
    made = list(pages())
    assert len({page.name for page in made}) == len(made)
    assert {(page.width, page.height, page.scale) for page in made} == {
        (1024, 700, 1),
        (1024, 700, 2),
        (800, 600, 1),
        (1280, 800, 1),
        (1920, 1080, 1),
    }
    usual = [page for page in made if page.width == 1024]
    assert len(usual) == 2 * 2 * 4, "two scales, two cloths, four languages"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_match_is_shown_from_its_first_turn_to_its_end(game) -> None:
    record = recorded(game.id)
    found = dict(stages(record))
    assert tuple(found) == STAGES
    start, middle, end = (Match.of_record(part) for part in found.values())
    assert start.turn == middle.turn == PERSON
    assert start.ply < middle.ply < end.ply
    assert end.result is not None


def test_pictures_lie_in_rows_of_three_below_the_first_one(qapp) -> None:
    page = next(pages())
    inks = [QColor("#c02020"), QColor("#20c020"), QColor("#2020c0"), QColor("#c0c020")]
    pictures = []
    for number, ink in enumerate(inks):
        picture = QImage(page.width, page.height, QImage.Format.Format_RGB32)
        picture.fill(ink)
        pictures.append((str(number), picture))
    made = tile(page, pictures)
    found = [(x, y) for y in range(0, made.height(), 40) for x in range(0, made.width(), 40)]
    middles = []
    for ink in inks:
        places = [(x, y) for x, y in found if made.pixelColor(x, y) == ink]
        middles.append(min(places))
    (first_x, first_y), *row = middles
    assert first_x == row[0][0] < row[1][0] < row[2][0]
    assert first_y < row[0][1] == row[1][1] == row[2][1]


def test_the_readme_shows_the_pictures_that_are_taken_for_it() -> None:
    readme = (MATCHES.parent.parent / "README.md").read_text("utf-8")
    shown = set(re.findall(r"\(packaging/screenshots/([\w-]+)\.png\)", readme))
    assert shown == {"picker", *(shot.name or shot.match for shot in SHOTS)}


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name or shot.match)
def test_what_a_person_thinks_about_there_is_possible(shot) -> None:
    middle = Match.of_record(dict(stages(recorded(shot.match)))["middle"])
    assert not shot.considered or shot.considered in middle.legal()
