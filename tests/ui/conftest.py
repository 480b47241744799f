"""A small table to play at, with a clock that only moves when told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QCursor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from limbotable.core.phrases import Phrase, phrase
from limbotable.table import measure_of
from limbotable.table.tableau import Frame, Gesture, Piece, Refusal, Sign, Spot, Tableau
from limbotable.ui.art.palette import DARK
from limbotable.ui.art.pictures import KeptPictures, Look, Picture, SignPicture
from limbotable.ui.table.table_view import TableView
from tests.manual_clock import ManualClock

FRAME = Frame(10.0, 6.4)
EMPTY_PLACE = QPoint(40, 320)  #: in the viewport


class PlainArt:
    """An artist in a hurry: blank cards without shadows."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, bool, str]] = []
        self.turned = KeptPictures[Picture](1_000_000)
        self.signs = KeptPictures[SignPicture](1_000_000)

    def piece(self, look: Look) -> Picture:
        self.drawn.append((look.face, look.lifted, look.rim))
        measure = measure_of(look.kind)
        height = look.width * measure.height / measure.width
        pixmap = QPixmap(round(look.width * look.dpr), round(height * look.dpr))
        pixmap.setDevicePixelRatio(look.dpr)
        pixmap.fill(QColor("white" if look.face else "navy"))
        return Picture(pixmap, QPointF(0, 0))

    def cloth(self, name: str, width: int, height: int, dpr: float) -> QPixmap:
        pixmap = QPixmap(round(width * dpr), round(height * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(QColor("darkgreen" if name == "dark" else "black"))
        return pixmap


def say(said: Phrase) -> str:
    """Words for the codes of these tests: the code itself, with its values."""
    values = [say(value) if isinstance(value, Phrase) else str(value) for _, value in said.values]
    return " ".join([said.code, *values])


def card(key: str, x: float, y: float, zone: str = "hand", face: str | None = None, z: int = 1) -> Piece:
    return Piece(key, "card", key if face is None else face, x, y, z, zone, phrase(key))


def dial(count: int) -> Sign:
    return Sign("count", "dial", 5.0, 2.5, 1.8, 1.8, phrase("count", n=count))


HAND = (card("a", 3.0, 5.5), card("b", 4.2, 5.5, z=2), card("c", 5.4, 5.5, z=3), card("d", 6.6, 5.5, z=4))
PILE = card("top", 7.5, 2.5, "pile")
STOCK = tuple(card(f"s{n}", 2.0 - n * 0.01, 2.5, "stock", face="", z=n) for n in range(3))


def tableau() -> Tableau:
    """Four cards: one plain, one with two places, one with two meanings, one that is refused."""
    return Tableau(
        frame=FRAME,
        zones=("stock", "pile", "hand"),
        pieces=(*STOCK, PILE, *HAND),
        signs=(dial(96), Sign("me", "plate", 8.5, 5.8, 2.0, 0.6, phrase("me"), phrase("points"))),
        spots=(
            Spot("on-pile", 7.5, 2.5, 1.2, 1.6, phrase("the-pile")),
            Spot("aside", 9.0, 2.5, 1.2, 1.6, phrase("the-side")),
        ),
        gestures=(
            Gesture("play a", phrase("play-a"), "a", "on-pile", (dial(90),)),
            Gesture("play b", phrase("play-b"), "b", "on-pile", (dial(80),)),
            Gesture("keep b", phrase("keep-b"), "b", "aside"),
            Gesture("c low", phrase("c-low"), "c", "on-pile", (dial(95),)),
            Gesture("c high", phrase("c-high"), "c", "on-pile", (dial(85),)),
            Gesture("draw", phrase("draw-one"), preview=(dial(96),)),
            Gesture("double", phrase("double")),
        ),
        refusals=(Refusal("d", phrase("must-divide")),),
    )


class Table:
    """A view on the small table, and what came out of it."""

    def __init__(self, clock: ManualClock) -> None:
        self.clock = clock
        self.art = PlainArt()
        self.view = TableView(self.art, DARK, say, clock)
        self.view.setAccessibleName("Card table")
        self.scene = self.view.table
        self.chosen: list[str] = []
        self.refused: list[str] = []
        self.view.chosen.connect(self.chosen.append)
        self.view.refused.connect(lambda reason: self.refused.append(say(reason)))

    def show(self, shown: Tableau) -> None:
        self.view.director.show(shown)

    @property
    def count(self) -> str:
        """What the dial says."""
        return self.scene.signs["count"].wording.text

    def button(self, text: str) -> QPushButton:
        """The button that says so, which can be seen."""
        return next(b for b in self.view.findChildren(QPushButton) if b.text() == text and b.isVisible())

    def at(self, key: str) -> QPoint:
        """The middle of a piece or spot, in the viewport."""
        area = self.scene.area_named(key)
        assert area is not None
        x, y = self.scene.geometry.to_pixels(area.x, area.y)
        return QPoint(round(x), round(y))

    def click(self, where: str | QPoint) -> None:
        point = self.at(where) if isinstance(where, str) else where
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def hover(self, where: str | QPoint) -> None:
        point = self.at(where) if isinstance(where, str) else where
        QTest.mouseMove(self.view.viewport(), point + QPoint(1, 0))  # it may have been there before
        QTest.mouseMove(self.view.viewport(), point)

    def drag(self, key: str, to: QPoint) -> None:
        port, start = self.view.viewport(), self.at(key)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in (1, 2, 3, 4):
            QTest.mouseMove(port, start + (to - start) * step / 4)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=to)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def table(qtbot, clock: ManualClock) -> Table:
    """The small table on a screen, at 1000 by 640 pixels: a card unit is 100."""
    made = Table(clock)
    qtbot.addWidget(made.view)
    made.view.resize(1000, 640)
    with qtbot.waitExposed(made.view):
        made.view.show()
    QCursor.setPos(made.view.viewport().mapToGlobal(EMPTY_PLACE))  # another test has left it anywhere
    QApplication.processEvents()
    made.view.activateWindow()
    made.view.setFocus()
    made.show(tableau())
    return made


@pytest.fixture
def small() -> Tableau:
    return tableau()


def without(shown: Tableau, *keys: str) -> Tableau:
    """The same without some pieces and what could be done with them."""
    return replace(
        shown,
        pieces=tuple(piece for piece in shown.pieces if piece.key not in keys),
        gestures=tuple(gesture for gesture in shown.gestures if gesture.pick not in keys),
    )


@pytest.fixture
def lose():
    return without
