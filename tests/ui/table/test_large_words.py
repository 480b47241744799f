"""Larger words at the table, for users that want larger letters."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtGui import QFont, QImage, QPainter

from limbotable.core.phrases import phrase
from limbotable.games import GAMES, in_english
from limbotable.play.match import Match
from limbotable.play.record import read_record
from limbotable.resources import resource
from limbotable.table import table_of
from limbotable.table.tableau import MOST_LETTERS, Frame, Sign, SignKind
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.writing import Wording
from limbotable.ui.table.geometry import ROOMS, fit, frame_for, roomier
from limbotable.ui.table.items import RenderContext
from limbotable.ui.table.signs import SignItem
from tests.ui.conftest import PlainArt

#: A score sheet of three rows.
SCORE = ("Score", "You", "Mira", "Cards", "3", "4", "Total", "10", "90")
#: The sentences of a sign of each kind whose letters do not depend on its size alone.
SIGNS: dict[SignKind, Wording] = {
    "plate": Wording("Mira", "10 points"),
    "place": Wording("Mira"),
    "tray": Wording("Blind"),
    "remark": Wording("Your turn"),
    "advice": Wording("So far: Mira", "You are still to play."),
    "score": Wording("", cells=SCORE),
}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", SIGNS)
def test_the_words_of_a_sign_grow(kind) -> None:
    def ink(letters: float) -> int:
        """Return how many pixels the words take."""
        drawn = []
        for said in (SIGNS[kind], Wording("", cells=(" ",) * len(SIGNS[kind].cells))):
            context = RenderContext(
                PlainArt(),
                PALETTES["dark"],
                fit(Frame(10.0, 6.4), 1000, 640),
                1.0,
                in_english,
                letters=letters,
            )
            size = (3.0, 0.7) if kind == "plate" else (3.0, 2.0)
            item = SignItem(Sign("one", kind, 5.0, 3.0, *size, phrase("text", text="")), said, context)
            image = item.pixmap().toImage().convertToFormat(QImage.Format.Format_RGB32)
            rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
            drawn.append(rows.astype(np.int32))
        return int((np.abs(drawn[0] - drawn[1]).max(axis=2) > 60).sum())

    assert ink(MOST_LETTERS) > 1.3 * ink(1.0)


@pytest.mark.parametrize(
    ("writing", "letters"), [(0.9, 1.0), (1.0, 1.0), (1.25, 1.25), (1.5, MOST_LETTERS), (2.0, MOST_LETTERS)]
)
def test_the_table_has_the_letters_that_the_user_wants_as_far_as_it_has_room(
    table, small, writing, letters
) -> None:
    frames = list[Frame]()
    table.view.reframed.connect(frames.append)
    table.view.set_sizes(1.0, writing)
    frame = table.view.frame()
    assert frame.letters == letters
    assert frames == ([] if letters == 1.0 else [frame])
    table.show(replace(small, frame=frame))
    assert table.scene.context.letters == letters


@pytest.fixture(
    params=[QFont.HintingPreference.PreferDefaultHinting, QFont.HintingPreference.PreferFullHinting]
)
def hinting(request, qapp) -> Iterator[None]:
    """Letters are as wide as one desktop draws them, and as another one does."""
    usual, other = qapp.font(), QFont(qapp.font())
    other.setHintingPreference(request.param)
    qapp.setFont(other)
    yield
    qapp.setFont(usual)


@pytest.mark.usefixtures("hinting")
@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.id)
def test_larger_words_are_nowhere_smaller_also_where_a_task_stands_above_the_table(game, monkeypatch) -> None:
    """In a window of 1024 by 700 with its panel: it has large menus then, and a quarter is the task's."""
    text = resource("assets", "picker", f"{game.id}.limbo").read_text(encoding="utf-8")
    match = Match.of_record(read_record(text))
    stage = next(one for one in reversed(match.stages) if one.position.turn() == 0)
    view = game.view(match.options, stage.position, stage.sightings, 0)
    written: list[int] = []
    monkeypatch.setattr(QPainter, "drawText", lambda painter, *_: written.append(painter.font().pixelSize()))

    def smallest(height: int, letters: float) -> dict[str, int]:
        """Return the size of the smallest letters of each sign."""
        frame = frame_for(748, height, roomier(ROOMS, 1.0, letters))
        context = RenderContext(
            PlainArt(), PALETTES["dark"], fit(frame, 748, height), 1.0, in_english, letters=letters
        )
        found = {}
        for sign in table_of(game).tableau(view, frame, match.seats).signs:
            written.clear()
            note = "" if sign.note is None else in_english(sign.note)
            cells = tuple("" if one is None else in_english(one) for one in sign.cells)
            labels = tuple(in_english(one) for one, _ in sign.counts)
            SignItem(sign, Wording(in_english(sign.text), note, labels, cells), context)
            if written:
                found[sign.key] = min(written)
        return found

    usual, large = smallest(536, 1.0), smallest(466, MOST_LETTERS)
    assert usual.keys() == large.keys()
    assert {key: large[key] for key in usual if large[key] < min(usual[key], 18)} == {}
    assert large.get("prompt", 18) >= 16, "what to do is read at once"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("game", "least"), [("libtis", 1.2), ("limit", 1.15)])
def test_the_names_of_the_other_players_grow_with_the_words(game, least, monkeypatch) -> None:
    made = next(one for one in GAMES if one.id == game)
    text = resource("assets", "picker", f"{game}.limbo").read_text(encoding="utf-8")
    match = Match.of_record(read_record(text))
    stage = next(one for one in reversed(match.stages) if one.position.turn() == 0)
    view = made.view(match.options, stage.position, stage.sightings, 0)
    written: list[int] = []
    monkeypatch.setattr(QPainter, "drawText", lambda painter, *_: written.append(painter.font().pixelSize()))

    def names(letters: float) -> list[int]:
        frame = frame_for(1000, 740, roomier(ROOMS, 1.0, letters))
        context = RenderContext(
            PlainArt(), PALETTES["dark"], fit(frame, 1000, 740), 1.0, in_english, letters=letters
        )
        found = []
        for sign in table_of(made).tableau(view, frame, match.seats).signs:
            if sign.kind == "plate":
                written.clear()
                SignItem(sign, Wording(in_english(sign.text)), context)
                found.append(max(written))
        return found

    for usual, large in zip(names(1.0), names(MOST_LETTERS), strict=True):
        assert large >= least * usual
