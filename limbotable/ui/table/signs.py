"""The signs of the table: the dial, the seats' plates, notes."""

from __future__ import annotations

import html
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from limbotable.table.tableau import Sign
from limbotable.ui.art.line_breaks import kept_html
from limbotable.ui.art.pictures import SignPicture, outline
from limbotable.ui.art.writing import (
    SMALLEST,
    Wording,
    draw_soft_edge,
    fitting,
    height_of,
    write,
    write_wrapped,
)
from limbotable.ui.table.animator import Pose
from limbotable.ui.table.items import RenderContext
from limbotable.ui.table.plates import draw_plate, name_on
from limbotable.ui.table.sheets import (
    draw_awards,
    draw_caption,
    draw_halo,
    draw_remark,
    draw_score,
    draw_tally,
)

_MARGIN: Final = 0.08  #: card units around a sign, for its ring and shadow
#: The part of their size that the letters of one line keep, so that it does not become two,
_SPARED: Final = 0.75
_LEAST: Final = 0.6  #: and where more stands below it


class SignItem(QGraphicsPixmapItem):
    """One sign, drawn only where its renderer has not kept its picture.

    The functions below each draw a kind of sign, and return whether there was room for all of its text.
    """

    def __init__(self, sign: Sign, wording: Wording, context: RenderContext) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.sign = sign
        self.wording = wording
        self._context = context
        self._drawn: tuple[object, ...] = ()
        self._drawn_unit = context.geometry.unit
        self._pose = Pose(sign.x, sign.y)
        self._other_side: QPixmap | None = None  # while it turns over to another text
        self.say(sign, wording)

    def say(self, sign: Sign, wording: Wording, *, tentative: bool = False) -> bool:
        """Show a sign; return whether its text has changed.

        ``tentative`` is the look of a sign that would result from the considered action.
        """
        changed = wording.text != self.wording.text
        self._show_other_side()
        self.sign, self.wording = sign, wording
        context = self._context
        look = (
            context.geometry.unit,
            context.letters,
            context.dpr,
            context.palette.name,
            QApplication.font().key(),
            sign.kind,
            sign.width,
            sign.height,
            (wording.text, wording.note, wording.labels, wording.cells),
            name_on(sign),
            sign.lit,
            tuple(count for _label, count in sign.counts),
            sign.faces,
            tentative,
        )
        if (context.art, look) != self._drawn:
            self._drawn = context.art, look
            self._lay(context.art.signs.get(look, lambda: self._draw(tentative)))
        self._pose = Pose(sign.x, sign.y, self._pose.angle, self._pose.scale)
        self.place(self._pose, 1.0)
        return changed

    def wear(self, context: RenderContext, *, sharp: bool = True) -> None:
        """Draw the sign for another geometry or palette; without ``sharp`` only scale the picture."""
        self._context = context
        if sharp:
            self.say(self.sign, self.wording)
        else:
            self.place(self._pose, 1.0)

    def roll(self, before: QPixmap) -> None:
        """Look as before until ``turn_up`` is called, on the way of a movement."""
        self._other_side = self.pixmap()
        self.setPixmap(before)

    def turn_up(self, face: str) -> None:
        """Show the new text of a sign that rolls; other signs have one side."""
        self._show_other_side()

    def _show_other_side(self) -> None:
        if self._other_side is not None:
            self.setPixmap(self._other_side)
            self._other_side = None

    def place(self, pose: Pose, squeeze: float, *, moving: bool = False) -> None:
        self._pose = pose
        self.setPos(*self._context.geometry.to_pixels(pose.x, pose.y))
        scale = pose.scale * self._context.geometry.unit / self._drawn_unit
        # A sign that turns over rolls towards the user.
        self.setTransform(QTransform.fromScale(scale, scale * max(squeeze, 0.02)))
        self.setOpacity(pose.opacity)
        plain = scale == squeeze == 1.0
        self.setTransformationMode(
            Qt.TransformationMode.FastTransformation if plain else Qt.TransformationMode.SmoothTransformation
        )

    def _lay(self, picture: SignPicture) -> None:
        """Show a picture for the present unit."""
        unit = self._drawn_unit = self._context.geometry.unit
        # Text that did not fit can be read in the tool tip.
        cut = () if picture.whole else (self.wording.text, self.wording.note)
        lines = [html.escape(line) for line in (*cut, self.wording.tip) if line]
        self.setToolTip(kept_html(f"<qt>{'<br>'.join(lines)}</qt>") if lines else "")
        self.setPixmap(picture.pixmap)
        margin = _MARGIN * unit
        self.setOffset(-self.sign.width * unit / 2 - margin, -self.sign.height * unit / 2 - margin)

    def _draw(self, tentative: bool) -> SignPicture:
        unit, dpr = self._context.geometry.unit, self._context.dpr
        margin = _MARGIN * unit
        width, height = self.sign.width * unit, self.sign.height * unit
        pixmap = QPixmap(
            max(1, round((width + 2 * margin) * dpr)), max(1, round((height + 2 * margin) * dpr))
        )
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        area = QRectF(margin, margin, width, height)
        drawing = _DRAWINGS.get(self.sign.kind, _draw_note)
        whole = drawing(painter, area, self.sign, self.wording, self._context, tentative)
        painter.end()
        return SignPicture(pixmap.copy(), whole)  # without what has drawn it, which would stay with it


def _draw_dial(
    painter: QPainter, area: QRectF, _: Sign, wording: Wording, context: RenderContext, tentative: bool
) -> bool:
    palette, unit = context.palette, context.geometry.unit
    across = min(area.width(), area.height())
    disc = QRectF(0, 0, across, across)
    disc.moveCenter(area.center())
    line = max(1.5, unit * 0.022)
    draw_soft_edge(painter, disc, across / 2, unit)
    painter.setBrush(QColor(palette.dial))
    pen = QPen(QColor(palette.spot if tentative else palette.dial_ring), line * (1.4 if tentative else 1.0))
    if tentative:
        pen.setDashPattern([4.0, 2.5])
    painter.setPen(pen)
    painter.drawEllipse(disc.adjusted(line, line, -line, -line))
    number = QRectF(disc.left() + across * 0.14, disc.top() + across * 0.22, across * 0.72, across * 0.4)
    note = QRectF(disc.left() + across * 0.17, disc.top() + across * 0.67, across * 0.66, across * 0.11)
    if not wording.note:
        number.moveCenter(disc.center())
    colour = palette.spot_text if tentative else palette.dial_text
    # A count on the way to another one is long, and even a third of the large digits can be read from afar.
    whole = write(
        painter, number, wording.text, QColor(colour), number.height() * 1.05, bold=True, least_share=0.3
    )
    return write(painter, note, wording.note, QColor(palette.dial_quiet), note.height()) and whole


def _draw_note(
    painter: QPainter, area: QRectF, sign: Sign, wording: Wording, context: RenderContext, tentative: bool
) -> bool:
    palette = context.palette
    strong = palette.spot_text if tentative or sign.lit else palette.text
    upper, whole = QRectF(area), not wording.note
    if wording.note and area.height() * 0.44 < SMALLEST:
        # On the small picture of a table two lines would lie over each other; one keeps off what is below.
        upper.setHeight(area.height() * 0.8)
    elif wording.note:
        upper.setHeight(area.height() * 0.56)
        lower = QRectF(area.left(), upper.bottom(), area.width(), area.height() - upper.height())
        # A long line over a short one is not the smaller of the two.
        most = fitting(painter, area.width(), wording.text, upper.height() * 0.8, bold=sign.lit)
        small = min(lower.height() * 0.8, most)
        whole = write(painter, lower, wording.note, QColor(palette.quiet), small)
    return write(painter, upper, wording.text, QColor(strong), upper.height() * 0.8, bold=sign.lit) and whole


def _draw_label(
    painter: QPainter, area: QRectF, _: Sign, wording: Wording, context: RenderContext, tentative: bool
) -> bool:
    """Draw a line from the left, above things that begin there."""
    palette = context.palette
    strong = QColor(palette.spot_text if tentative else palette.text)
    return write(painter, area, wording.text, strong, area.height() * 0.8, left=True)


def _draw_tray(
    painter: QPainter, area: QRectF, _: Sign, wording: Wording, context: RenderContext, tentative: bool
) -> bool:
    """Draw an empty place that a piece may be put in."""
    palette, unit = context.palette, context.geometry.unit
    corner = 0.14 * unit
    painter.setBrush(QColor(0, 0, 0, 36))
    pen = QPen(QColor(palette.spot if tentative else palette.quiet), max(1.0, unit * 0.012))
    pen.setDashPattern([5.0, 4.0])
    painter.setPen(pen)
    painter.drawRoundedRect(area, corner, corner)
    letters = unit * context.letters
    text = QRectF(area.left(), area.center().y() - 0.15 * letters, area.width(), 0.3 * letters)
    whole = True
    if wording.note:
        text.translate(0, -0.14 * letters)
        note = QRectF(area.left(), text.bottom(), area.width(), 0.24 * letters).adjusted(
            corner, 0, -corner, 0
        )
        whole = write(painter, note, wording.note, QColor(palette.quiet), 0.17 * letters)
    return write(painter, text, wording.text, QColor(palette.quiet), 0.22 * letters) and whole


def _draw_ghost(
    painter: QPainter, area: QRectF, sign: Sign, _: Wording, context: RenderContext, _tentative: bool
) -> bool:
    """Draw the outline of a tile that is gone: dashes and a cross where a player took it, else dots."""
    across = area.width()
    colour = QColor(context.palette.quiet)
    around = outline("hexagon", area, 0)(-0.06 * across)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 30))
    painter.drawPath(around)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = max(1.2, across * (0.022 if sign.lit else 0.016))
    pen = QPen(colour, line)
    pen.setDashPattern([4.0, 3.0] if sign.lit else [1.0, 3.0])
    painter.setPen(pen)
    painter.drawPath(around)
    if sign.lit:
        reach, middle = across * 0.09, area.center()
        pen = QPen(colour, line * 1.3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for side in (1, -1):
            painter.drawLine(middle + QPointF(-reach, -reach * side), middle + QPointF(reach, reach * side))
    return True


def _draw_place(
    painter: QPainter, area: QRectF, sign: Sign, wording: Wording, context: RenderContext, tentative: bool
) -> bool:
    """Draw the place of a card: its owner's name stands at the lower edge, and it glows when it is lit."""
    palette, unit = context.palette, context.geometry.unit
    corner = 0.12 * unit
    edge = QColor(palette.spot if sign.lit or tentative else palette.quiet)
    if sign.lit:
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(1, 7):
            edge.setAlphaF(0.085)
            painter.setBrush(edge)
            reach = unit * 0.012 * step
            round_ = corner + reach
            painter.drawRoundedRect(area.adjusted(-reach, -reach, reach, reach), round_, round_)
        edge.setAlphaF(1.0)
    painter.setBrush(QColor(0, 0, 0, 22))
    pen = QPen(edge, max(1.0, unit * (0.026 if sign.lit else 0.01)))
    if tentative or not sign.lit:
        pen.setDashPattern([4.0, 3.0])
    painter.setPen(pen)
    painter.drawRoundedRect(area, corner, corner)
    # High enough to be hidden by a card that fills the place.
    high = 0.22 * unit * context.letters
    name = QRectF(area.left(), area.bottom() - 0.11 * unit - high, area.width(), high)
    strong = palette.spot_text if sign.lit or tentative else palette.quiet
    return write(
        painter,
        name.adjusted(0.1 * unit, 0, -0.1 * unit, 0),
        wording.text,
        QColor(strong),
        0.17 * unit * context.letters,
    )


def _draw_advice(
    painter: QPainter, area: QRectF, sign: Sign, wording: Wording, context: RenderContext, tentative: bool
) -> bool:
    """Draw a line, and below it as many lines as its reasons need, smaller if they are too many.

    One that is much too long is two lines, where there is room.  A lit one is settled: its line stands on a
    plate, and so do the reasons.
    """
    palette, unit = context.palette, context.geometry.unit
    letters = unit * context.letters
    pixels, indent = 0.21 * letters, 0.08 * unit
    upper = QRectF(area.left(), area.top(), area.width(), 0.32 * letters)
    size = fitting(painter, area.width() - 2 * indent, wording.text, pixels, bold=True)
    two = 0.58 * letters
    # Reasons below it need the room more, as long as it can be read.
    in_two = size < (_LEAST if wording.note else _SPARED) * pixels and two < area.height()
    if in_two:
        upper.setHeight(two)
    lower = area.adjusted(0, upper.height() + 0.03 * unit, 0, 0)
    if sign.lit and wording.note:
        high = height_of(painter, lower, wording.note, 0.18 * letters) + 0.06 * unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.plate))
        reasons = QRectF(area.left(), area.top(), area.width(), lower.top() - area.top() + high)
        painter.drawRoundedRect(reasons & area, 0.1 * unit, 0.1 * unit)
    if sign.lit:
        painter.setPen(QPen(QColor(palette.lit_edge), max(1.0, 0.018 * unit)))
        painter.setBrush(QColor(palette.lit))
        painter.drawRoundedRect(upper, 0.1 * unit, 0.1 * unit)
    strong = palette.lit_text if sign.lit else palette.spot_text if tentative else palette.text
    line = upper.adjusted(indent, 0, -indent, 0)
    if in_two:
        whole = write_wrapped(painter, line, wording.text, QColor(strong), pixels, left=False, bold=True)
    else:
        whole = write(painter, line, wording.text, QColor(strong), pixels, bold=True)
    colour = QColor(palette.spot_text if tentative else palette.quiet)
    return whole & write_wrapped(painter, lower, wording.note, colour, 0.18 * letters, left=False, top=True)


def _draw_strokes(
    painter: QPainter, area: QRectF, sign: Sign, wording: Wording, context: RenderContext, _: bool
) -> bool:
    """Draw a column for each count: its label, and four strokes, as many of them strong as were counted."""
    palette = context.palette
    title = QRectF(area.left(), area.top(), area.width(), area.height() * 0.26)
    whole = write(painter, title, wording.text, QColor(palette.quiet), title.height() * 0.78)
    wide = area.width() / max(1, len(sign.counts))
    high = (area.height() - title.height()) / 2
    strong, faint = QColor(palette.text), QColor(palette.quiet)
    faint.setAlphaF(0.3)
    # All in letters of one size, though the last label is longer than the others.
    most = high * 0.8
    letters = min((fitting(painter, 0.88 * wide, one, most, bold=True) for one in wording.labels), default=0)
    for k, (label, (_label, count)) in enumerate(zip(wording.labels, sign.counts, strict=True)):
        column = QRectF(area.left() + k * wide, title.bottom(), wide, high)
        write(painter, column, label, strong, letters, bold=True, least_share=1)
        for n in range(4):
            y = column.bottom() + high * (0.16 + 0.24 * n)
            painter.setPen(QPen(strong if n < count else faint, max(1.0, high * 0.13)))
            painter.drawLine(
                QPointF(column.left() + wide * 0.24, y), QPointF(column.right() - wide * 0.24, y)
            )
    return whole


_DRAWINGS: Final = {
    "dial": _draw_dial,
    "plate": draw_plate,
    "shadow": draw_plate,
    "banner": draw_plate,
    "label": _draw_label,
    "tray": _draw_tray,
    "place": _draw_place,
    "advice": _draw_advice,
    "strokes": _draw_strokes,
    "ghost": _draw_ghost,
    "remark": draw_remark,
    "prompt": draw_remark,
    "tally": draw_tally,
    "awards": draw_awards,
    "caption": draw_caption,
    "halo": draw_halo,
    "score": draw_score,
}
