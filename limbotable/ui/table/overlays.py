"""Widgets over the table: rows of buttons, the chooser, and the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture
from limbotable.ui.art.palette import Palette
from limbotable.ui.table.buttons import ButtonBar, button_style
from limbotable.ui.table.chooser import Chooser
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.curtain import Curtain
from limbotable.ui.table.geometry import Area, area_of, fit
from limbotable.ui.table.guard import MisclickGuard, Offer
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.table.scene import EMPTY, TableScene


class Overlays:
    """Lays widgets over the table where they hide nothing important, and guards it from misclicks."""

    def __init__(
        self, scene: TableScene, speak: Callable[[Phrase], str], clock: Clock, view: QAbstractScrollArea
    ) -> None:
        self._scene = scene
        self._view = view
        self._guard = MisclickGuard(clock)
        self._writing = 1.0
        self._worn: tuple[Palette, int] | None = None
        self._asked_at = scene.geometry  # while the chooser was opened
        self.bar = ButtonBar(self.allows, self.allows_enter, speak, view)  #: the actions without a piece
        self.after = ButtonBar(self.allows, self.allows_enter, speak, view)  #: ways to go on after the match
        self.chooser = Chooser(self.allows_enter, speak, view)
        self.curtain = Curtain(clock, view)

    @property
    def covered(self) -> bool:
        """Whether the curtain hides the table."""
        return not self.curtain.isHidden()

    @property
    def visible(self) -> Sequence[QWidget]:
        """The visible widgets."""
        if self.covered:
            return [self.curtain]
        return [widget for widget in (self.bar, self.after, self.chooser) if not widget.isHidden()]

    def allows(self, where: QPoint) -> bool:
        """Return whether a click there can be meant for the present offer."""
        return self._guard.allows(where.x(), where.y())

    def lead_to(self, action: str) -> None:
        """Bring the keyboard to the button of an action, if there is one.

        For a moment Enter is ignored: it was meant for another place.
        """
        self._guard.lead()
        for offering in (self.chooser, self.bar):
            offering.go_to(action)

    def allows_enter(self) -> bool:
        """Return whether Enter can be meant for the place that the keyboard is at."""
        return self._guard.allows_enter()

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Show all texts in another language."""
        self.bar.retranslate(speak)
        self.after.retranslate(speak)
        self.chooser.retranslate(speak)

    def set_writing(self, writing: float) -> None:
        """Set the factor of the letters' size; the next ``dress`` applies it."""
        self._writing = writing

    def dress(self) -> None:
        """Use the colours of the scene's cloth, with letters that fit its size."""
        palette = self._scene.context.palette
        frame, room = self._scene.tableau.frame, self._view.viewport().size()
        unit = fit(frame, room.width(), room.height()).unit
        size = round(self._writing * max(13, min(30, unit * 0.13)))
        if (palette, size) != self._worn:
            self._worn = palette, size
            self.bar.setStyleSheet(button_style(palette, size))
            self.after.setStyleSheet(button_style(palette, size))
            self.chooser.wear(palette, size)
            self.curtain.wear(palette, size)

    def lay_out(self) -> None:
        """Move the widgets to where there is room, and tell the guard the present offer."""
        if self.covered:
            self.bar.hide()
            self.after.hide()
            self.curtain.setGeometry(self._view.rect())
            self.curtain.raise_()
        else:
            room = self._view.rect().adjusted(12, 8, -12, -8)
            self.bar.lie(room, self._above_the_hand())
            self.after.lie(*self._below_the_end(room))
        buttons = tuple(
            (Area(rect.center().x(), rect.center().y(), rect.width(), rect.height()), action)
            for rect, action in (*self.bar.areas(), *self.after.areas())
        )
        if self._scene.tableau is not EMPTY:
            self._guard.offer(Offer(self._scene.tableau, self._scene.geometry, buttons))

    def ask(self, gestures: Sequence[Gesture], area: Area, advised: str) -> None:
        """Let the user choose from gestures of an area, without hiding their previews.

        The first one has the focus, or else the advised action if it is among them.
        """
        geometry = self._scene.geometry
        rect = rect_of(geometry, area)
        where = QPoint(rect.center().x(), rect.top() - 6)
        previews = {sign.key: sign for gesture in gestures for sign in gesture.preview}.values()
        avoid = [rect_of(geometry, area_of(sign)) for sign in previews]
        self._asked_at = geometry
        self.chooser.ask(gestures, where, self._view.rect(), avoid)
        self.chooser.go_to(advised)

    @property
    def chooser_strayed(self) -> bool:
        """Whether the chooser is open, and the table has moved since it was opened."""
        return bool(self.chooser.actions_offered) and self._scene.geometry != self._asked_at

    def _above_the_hand(self) -> int:
        pieces = self._scene.tableau.pieces
        areas = [self._scene.area(piece) for piece in pieces if piece.zone == "hand"]
        tops = [rect_of(self._scene.geometry, area).top() for area in areas]
        lowest = self._view.height() - 8
        return min([*tops, lowest]) - 14

    def _below_the_end(self, room: QRect) -> tuple[QRect, int]:
        """Return a room around the banner's middle, and the lower edge of the buttons below it."""
        banners = [sign for sign in self._scene.tableau.signs if sign.kind == "banner"]
        if not banners:
            return room, room.bottom()
        banner = rect_of(self._scene.geometry, area_of(banners[0]))
        middle = banner.center().x()
        half = min(middle - room.left(), room.right() - middle)
        bottom = min(banner.bottom() + 10 + self.after.sizeHint().height(), room.bottom())
        return QRect(middle - half, room.top(), 2 * half, room.height()), bottom
