"""The evaluation bar: the chances of each seat in the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from limbotable.ui.art.bodies import BALLS
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.pictures import Look
from limbotable.ui.art.writing import growth
from limbotable.ui.table.items import Renderer
from limbotable.ui.words.chance_words import chances_text
from limbotable.ui.words.outside import shown, tip
from limbotable.ui.words.speak import together

#: Pixels of the bar and its letters, where those of the program are of the usual size.
_WIDE: Final = 34
_LETTERS: Final = 11
_SIGN: Final = 18  #: pixels of a seat's ball
#: Of the first, the second and further seats.
_PATTERNS: Final = (Qt.BrushStyle.NoBrush, Qt.BrushStyle.HorPattern, Qt.BrushStyle.DiagCrossPattern)
_INKED: Final = 150  #: per cent by which a pattern is darker than its area


class SeatChance(msgspec.Struct, frozen=True):
    """A seat's chances as a part of 1; None where they are not known for it alone."""

    name: str
    part: float | None
    face: str = ""  #: the face of the seat's balls


class ChancesBar(QProgressBar):
    """A column divided among the seats by their chances, from the first seat above to the last below.

    A seat is recognised by its ball, its figure, its place and its pattern, even without colours.  Chances
    that are known only of several seats together are hatched.
    """

    def __init__(self, art: Renderer, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._palette = art, palette
        self._shares: tuple[SeatChance, ...] = ()
        self._rounds = False
        self.setOrientation(Qt.Orientation.Vertical)
        self.setTextVisible(False)
        self.setRange(0, 100)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._say()

    @property
    def shares(self) -> tuple[SeatChance, ...]:
        """The known chances, which the bar shows."""
        return self._shares

    def wear(self, art: Renderer, palette: Palette) -> None:
        """Use this deck and this cloth."""
        self._art, self._palette = art, palette
        self.update()

    def show_shares(self, shares: Sequence[SeatChance], *, rounds: bool) -> None:
        """Show the seats' chances, except unknown ones; ``rounds``: of the present round or game alone."""
        self._rounds = rounds
        self._shares = tuple(share for share in shares if share.part is not None)
        self.setValue(round(100 * (self._shares[0].part or 0.0)) if self._shares else 0)
        self._say()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDE * growth()), 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_WIDE * growth()), 80)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        super().changeEvent(event)

    def _say(self) -> None:
        self.setAccessibleName(self.tr("Chances"))
        shares = (
            self.tr("%1 %2%").replace("%2", _percent(share)).replace("%1", shown(share.name))
            for share in self._shares
        )
        text = together("joined.heard", shares)
        self.setAccessibleDescription(text)
        named = together("joined.named", filter(None, (self.accessibleName(), text)))
        self.setToolTip(tip(f"{named}\n{chances_text(rounds=self._rounds)}"))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self._palette.cloth[2]))
        column = QRectF(self.rect()).adjusted(6.5, 12.5, -6.5, -12.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._palette.plate))
        painter.drawRect(column)
        painter.setBrush(QBrush(QColor(self._palette.plate_quiet), Qt.BrushStyle.BDiagPattern))
        painter.drawRect(column)
        top, areas = column.top(), list[QRectF]()
        for n, share in enumerate(self._shares):
            high = column.height() * (share.part or 0.0)
            area = QRectF(column.left(), top, column.width(), high)
            own = QColor(BALLS[share.face].own if share.face else self._palette.button)
            painter.setBrush(own)
            painter.drawRect(area)
            ink = own.darker(_INKED) if own.lightnessF() > 0.2 else own.lighter(2 * _INKED)
            painter.setBrush(QBrush(ink, _PATTERNS[n % len(_PATTERNS)]))
            painter.drawRect(area)
            areas.append(area)
            top += high
        self._draw_signs(painter, column, areas)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._palette.plate_quiet), 1))
        painter.drawRect(column)
        middle = column.center().y()
        painter.drawLine(QPointF(column.left() - 4, middle), QPointF(column.left(), middle))
        painter.drawLine(QPointF(column.right(), middle), QPointF(column.right() + 4, middle))
        painter.end()

    def _draw_signs(self, painter: QPainter, column: QRectF, areas: Sequence[QRectF]) -> None:
        """Draw each seat's ball and figure: of the first at the top, of the last at the bottom.

        Those between have them in the middle of their areas, where there is room.
        """
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(round(_LETTERS * growth()))
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        for n, (share, area) in enumerate(zip(self._shares, areas, strict=True)):
            down = 1 if n == 0 else -1
            end = column.top() if n == 0 else column.bottom()
            if 0 < n < len(areas) - 1:
                needed = _SIGN + 6 + metrics.capHeight() + 6
                if area.height() < needed + 4:
                    continue
                down, end = 1, area.center().y() - needed / 2
            if share.face:
                picture = self._art.piece(
                    Look("ball", share.face, _SIGN, self.devicePixelRatioF(), bare=True)
                )
                middle = QPointF(column.center().x(), end + down * (_SIGN / 2 + 3))
                painter.setPen(QPen(QColor(self._palette.plate_quiet), 1))
                painter.drawEllipse(middle, _SIGN / 2 + 1, _SIGN / 2 + 1)
                painter.drawPixmap(middle - QPointF(_SIGN / 2, _SIGN / 2) - picture.origin, picture.pixmap)
            figure = _percent(share)
            wide, high = metrics.horizontalAdvance(figure) + 6, metrics.capHeight() + 6
            plate = QRectF(0, 0, max(wide, column.width() - 2), high)
            plate.moveCenter(QPointF(column.center().x(), end + down * (_SIGN + 6 + high / 2)))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._palette.plate))
            painter.drawRoundedRect(plate, 3, 3)
            painter.setPen(QColor(self._palette.plate_text))
            left = plate.center().x() - metrics.horizontalAdvance(figure) / 2
            painter.drawText(QPointF(left, plate.center().y() + metrics.capHeight() / 2), figure)
            painter.setPen(Qt.PenStyle.NoPen)


def _percent(share: SeatChance) -> str:
    return str(round(100 * (share.part or 0.0)))
