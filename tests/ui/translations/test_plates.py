"""Players' plates, and the advice in Foes, can be read in a small window, in every language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from limbotable.core.languages import LANGUAGES
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.foes.game import FoesGame
from limbotable.games.foes.view import FoesView
from limbotable.games.limit.game import LimitGame
from limbotable.games.limit.view import LimitView
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.table.foes.places import FoesLayout
from limbotable.table.libtis.layout import LibtisLayout
from limbotable.table.limit.layout import LimitLayout
from limbotable.table.tableau import MOST_LETTERS, Frame, Sign
from limbotable.table.words import joined
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.writing import Wording, fitting, write
from limbotable.ui.table import plates
from limbotable.ui.table.geometry import ROOMS, fit, frame_for, roomier
from limbotable.ui.table.items import RenderContext
from limbotable.ui.table.signs import SignItem
from limbotable.ui.words.speak import speak
from tests.ui.conftest import PlainArt

TABLE = 748, 642  #: the table in a window of 1024x700, beside the list
FRAME = frame_for(*TABLE)
NAMES = "You", "Mira", "Leo", "Sara"

NOTES = {
    "foes": [
        (phrase("foes.foes", n=12),),
        (phrase("foes.wins", n=3), phrase("foes.foes", n=12)),
        (phrase("foes.lives", n=12), phrase("foes.foes", n=12)),
    ],
    "limit": [
        *(
            (phrase(f"limit.colour.{colour}"), phrase("limit.left", n=8))
            for colour in ("white", "red", "black")
        ),
        (phrase("limit.colour.white"), phrase("limit.out")),
        (phrase("limit.colour.white"), phrase("limit.left", n=8), phrase("limit.won", number=1)),
    ],
}


def foes_places(players: int = 4, frame: Frame = FRAME) -> FoesLayout:
    made = Match(FoesGame(), FoesGame().complete({"players": players}), NAMES[:players])
    while made.turn < 0:
        line = Dealer(1).next_line(made)
        assert line is not None
        made.push(line.who, line.action)
    view = made.game.view(made.options, made.stages[-1].position, made.stages[-1].sightings, 0)
    assert isinstance(view, FoesView)
    return FoesLayout(view, frame)


def sizes_of_plates(game: str) -> list[tuple[float, float]]:
    """The plates of all seats, with three opponents in Foes and one in Limit."""
    if game == "foes":
        return [(home.plate.width, home.plate.height) for home in foes_places().heroes.values()]
    made = Match(LimitGame(), LimitGame().complete({}), NAMES[:2])
    view = made.game.view(made.options, made.stages[-1].position, made.stages[-1].sightings, 0)
    assert isinstance(view, LimitView)
    places = LimitLayout(view, FRAME)
    return [(places.plate, places.high)]


def sizes_written(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The size of the letters of every text that plates will have, as they are written."""
    written = dict[str, int]()

    def spy(painter: QPainter, area: QRectF, text: str, colour: QColor, pixels: float, **how: bool) -> bool:
        bold = how.get("bold", False)
        written[text] = fitting(painter, area.width(), text, pixels, bold=bold)
        return write(painter, area, text, colour, pixels, **how)

    monkeypatch.setattr(plates, "write", spy)
    return written


@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES])
def test_points_of_opponents_in_libtis_grow_with_the_letters(translators, monkeypatch, language: str) -> None:
    """Three opponents sit beside each other, each with a face and a mark beside the name."""
    translators.install(language)
    written = sizes_written(monkeypatch)
    name, note = phrase("text", text="Mira"), phrase("points", n=14)
    sizes = []
    for letters in (1.0, MOST_LETTERS):
        frame = replace(FRAME, letters=letters)
        box = LibtisLayout(frame, 4, 0, draft=False).seat(1).plate()
        context = RenderContext(PlainArt(), PALETTES["dark"], fit(frame, *TABLE), 1.0, speak, letters=letters)
        sign = Sign("seat1", "plate", 5.0, 3.0, box.width, box.height, name, note, faces=("1",))
        SignItem(sign, Wording(speak(name), speak(note)), context)
        sizes.append(written[speak(note)])
    usual, large = sizes
    assert large >= 1.25 * usual


@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES])
@pytest.mark.parametrize("game", NOTES)
def test_notes_on_plates_are_written_in_readable_letters(
    translators, monkeypatch, game: str, language: str
) -> None:
    translators.install(language)
    written = sizes_written(monkeypatch)
    context = RenderContext(PlainArt(), PALETTES["dark"], fit(FRAME, *TABLE), 1.0, speak)
    for width, height in sizes_of_plates(game):
        for parts in NOTES[game]:
            for lit in (True, False):
                name, note = phrase("text", text="Mira"), note_of(parts)
                sign = Sign("seat1", "plate", 5.0, 3.0, width, height, name, note, lit=lit)
                item = SignItem(sign, Wording(speak(name), speak(note)), context)
                assert item.toolTip() == "", "all of it is written"
    too_small = {text: size for text, size in written.items() if size < plates.READABLE}
    assert too_small == {}


def note_of(parts: tuple[Phrase, ...]) -> Phrase:
    note = joined(parts)
    assert note is not None
    return note


@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES])
@pytest.mark.parametrize("players", [3, 4])
def test_what_becomes_of_a_foe_is_read_in_large_letters(
    translators, monkeypatch, players: int, language: str
) -> None:
    """Also where no reason stands below it, as of a card that nobody knows."""
    translators.install(language)
    written = list[int]()
    monkeypatch.setattr(QPainter, "drawText", lambda painter, *_: written.append(painter.font().pixelSize()))
    table = 744, 604  # in a window of 1020x700 with such letters, beside the list
    frame = frame_for(*table, roomier(ROOMS, 1.0, MOST_LETTERS))
    box = foes_places(players, frame).advice
    context = RenderContext(
        PlainArt(), PALETTES["dark"], fit(frame, *table), 1.0, speak, letters=MOST_LETTERS
    )
    words = ("blind", "target-nobody", "would-nobody", "target", "would", "so-far", "then", "start")
    told = [
        phrase(f"foes.advice.{word}", seat=seat) for word in words for seat in (*NAMES, phrase("foes.nobody"))
    ]
    for text in {speak(one): one for one in told}.values():
        written.clear()
        sign = Sign("advice", "advice", box.x, box.y, box.width, box.height, text)
        item = SignItem(sign, Wording(speak(text)), context)
        assert item.toolTip() == "", "all of it is written"
        assert min(written) >= 15, speak(text)
