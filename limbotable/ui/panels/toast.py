"""A sentence that appears on the table for a while: the reason for a refusal, or a hint."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from limbotable.ui.art.palette import Palette
from limbotable.ui.table.clock import Alarm, Clock
from limbotable.ui.words.phrase_label import PhraseLabel

#: Milliseconds that a sentence stays: a moment to notice it, and time to read each letter.
_NOTICE: Final = 2500.0
_LETTER: Final = 60.0
#: Milliseconds for a sentence with an offer.
_OFFERED: Final = 15_000.0
_MARGIN: Final = 16
_WIDTHS: Final = (560, 490, 420, 360, 320, 285, 250, 220, 190)  #: pixels, with letters of the usual size
_USUAL: Final = 15  #: pixels
_NARROWEST: Final = 12  #: in heights of letters: fewer words in a line are hard to read
_WIDEST: Final = 760  #: with larger letters
#: The same for what yields: rather in short lines than over a thing on the table.
_SLIM: Final = 11
_WIDE: Final = (680, 560, 420)  #: of a longer text
_PARTS: Final = 2  #: line breaks from which a text is set like a paragraph
_SMALLER: Final = 0.9  #: the factor of the letters of a longer text that does not fit, until it does
_LEAST: Final = 10  #: pixels of the smallest letters
#: What would fit in larger letters keeps so much of their size, which the reader has chosen: 12 pixels of 16.
_READ: Final = 0.75
#: The largest share of the table that words take in letters larger than usual.
_MOST: Final = 0.3
_DO: Final = "do"  #: the address of an offer's link to take it,
_CLOSE: Final = "close"  #: and of the one to send it away
_BETWEEN: Final = 6 * "\N{NO-BREAK SPACE}"  #: the space between both: of any other, one would be left
_HEIGHT: Final = 0.19  #: where the upper edge is if nothing is covered there, as a share of the table


#: Returns the best place for a box of one of these sizes, with its middle near a point, or near the things on
#: the table that it speaks of, by their keys.
Placing: TypeAlias = Callable[[Sequence[QSize], QPoint, Sequence[str]], QRect]

#: Returns whether words in that place over the table cover nothing but the backs of cards.
Clear: TypeAlias = Callable[[QRect], bool]
#: Returns whether words in that place over the table cover neither what they speak of, the things with these
#: keys among it, nor the hand; nor any other thing that shows its face, if that is wanted.
Sparing: TypeAlias = Callable[[QRect, Sequence[str], bool], bool]


class Aside(Protocol):
    """A part of the window beside the table that makes room for words, so that they cover nothing."""

    def make_room(self, narrowest: int, height_at: Callable[[int], int]) -> QWidget | None:
        """Return a room as high as words are at its width; None where there is none that is wide enough."""

    def close_room(self) -> None:
        """Need the room no more."""


class Toast(PhraseLabel):
    """A label over the table, where it covers as little as possible, or beside it."""

    pressed = Signal()  #: the user wants to know more about the sentence
    changed = Signal()  #: another sentence is shown, or none any more

    def __init__(
        self,
        clock: Clock,
        parent: QWidget,
        place: Placing,
        clear: Clear = lambda _: True,
        aside: Aside | None = None,
        spares: Sparing = lambda *_: True,
        name: str = "toast",
    ) -> None:
        """``place`` finds a place over the parent; what yields goes ``aside`` where that is not ``clear``.

        Where a place does not ``spare`` what it has to, the words are written smaller, as far as they may be.
        A window tells several by their object ``name``.
        """
        super().__init__(parent=parent)
        self._place = place
        self._clear, self._aside, self._spares = clear, aside, spares
        self._yields = False  # whether it rather lies beside the table than over a thing on it
        self._laying = False  # whether a place is being looked for
        self._clock = clock
        self._table = parent
        self._alarm: Alarm | None = None
        self._padding = 0
        self._lines: tuple[str, ...] = ()
        self._styles = {True: "", False: ""}
        self._link = ""  # the colour of a link
        self._size = self._written = 16  # of the letters, in pixels: as chosen, and as they are now
        self._warning = False
        self._offered = ("", "")  # the sentence of an offer, and its link
        self._long = False  # whether a longer text is shown
        self._do: Callable[[], object] | None = None
        self._of: Sequence[str] = ()  # the keys of the things that it speaks of
        self._own_place: Placing | None = None  # finds the place of this sentence, if not the usual one
        self.about = ""  #: the code of the reason shown; empty for any other sentence
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.linkActivated.connect(self._take_offer)
        parent.installEventFilter(self)
        self.hide()

    def wear(self, palette: Palette, size: int) -> None:
        """Use the colours of a cloth, and letters of ``size`` pixels."""
        mine = f"#{self.objectName()}"
        shape = f"font-size: {size}px; padding: {size // 2}px {size}px; border-radius: {size // 2}px;"
        self._padding = 2 * size
        self._link = palette.accent
        self._size = size
        self._styles = {
            True: f"{mine} {{ background: {palette.warning}; color: {palette.warning_text}; {shape} }}",
            False: f"{mine} {{ background: {palette.plate}; color: {palette.plate_text};"
            f" border: 1px solid {palette.lit_edge}; {shape} }}"
            f" {mine}:focus {{ border: 3px solid {palette.rim_focus};"
            f" padding: {size // 2 - 2}px {size - 2}px; }}",
        }
        if not self.isHidden():
            self.setStyleSheet(self._styles[self._warning])
            if self.offering:
                self._write_offer()
            self._lie()

    def say(
        self,
        text: str,
        *,
        warning: bool = False,
        about: str = "",
        html: str = "",
        of: Sequence[str] = (),
        yields: bool = False,
        stays: bool = False,
        place: Placing | None = None,
    ) -> None:
        """Show a sentence for as long as it takes to read; another one takes its place.

        What ``stays`` is shown until then, or until it is cleared away.

        It stands beside the things on the table that it speaks ``of``, by their keys.  ``about`` is the code
        of a reason that can be looked up by pressing the sentence, where that covers no thing.  With ``html``
        that is shown, and ``text`` has its words.  What ``yields`` lies beside the table where it would cover
        a thing on it, or it is written in smaller letters, if it has room there or covers none then.
        ``place`` finds its place, if not the usual one.
        """
        self._forget()
        self.about, self._of, self._yields, self._own_place = about, tuple(of), yields, place
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not about)
        self.setCursor(Qt.CursorShape.PointingHandCursor if about else Qt.CursorShape.ArrowCursor)
        self._warning = warning
        self.setStyleSheet(self._styles[warning])
        self.setTextFormat(Qt.TextFormat.RichText if html else Qt.TextFormat.PlainText)
        # Lines of several parts begin below one another, so that an eye finds each part.
        several = bool(html) or text.count("\n") >= _PARTS
        self.setAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            if several
            else Qt.AlignmentFlag.AlignCenter
        )
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setText(html or text)
        self._long = bool(html)
        self._appear(text.split("\n"), None if stays else _NOTICE + _LETTER * len(text))

    def offer(self, text: str, label: str, do: Callable[[], object], *, stays: bool = False) -> None:
        """Show a sentence with a link below it, long enough to think about it; the link calls ``do``.

        ``stays``: until it is cleared away, as another link does.  It yields then.
        """
        self._forget()
        self._do, self._yields = do, stays
        self._offered = text, label
        self._long = self._warning = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setStyleSheet(self._styles[False])
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._write_offer()
        below = _BETWEEN.join(label for _, label in self._links())
        self._appear([*text.split("\n"), below], None if stays else _OFFERED)

    def _write_offer(self) -> None:
        said = html.escape(self._offered[0]).replace("\n", "<br>")
        shown = _BETWEEN.join(
            f'<a href="{href}" style="color: {self._link}">{html.escape(label)}</a>'
            for href, label in self._links()
        )
        self.setText(f"{said}<br>{shown}")

    def _links(self) -> list[tuple[str, str]]:
        """Return the addresses and labels of an offer's links."""
        links = [(_DO, self._offered[1])]
        return links + ([(_CLOSE, self.tr("Close (Esc)"))] if self._yields else [])

    @property
    def offering(self) -> bool:
        """Whether an offer is shown."""
        return self._do is not None and not self.isHidden()

    @property
    def lasting(self) -> bool:
        """Whether an offer is shown that stays until it is cleared away."""
        return self.offering and self._alarm is None

    def keep_clear(self) -> None:
        """Move what is shown to the best place on the table as it is now, which may be newer."""
        if not self.isHidden():
            self._lie()

    def make_way(self) -> None:
        """Move what is shown to the best place, above a thing that has come and is to be read."""
        if not self.isHidden():
            self._lie()
            self.raise_()

    @property
    def words(self) -> str:
        """The sentence that is shown, as plain text; empty where there is none."""
        return "" if self.isHidden() else "\n".join(self._lines)

    @property
    def over_the_table(self) -> QRect:
        """Where it lies over the table; empty where it is not shown there, or looks for a place."""
        lies = not self.isHidden() and not self._laying and self.parentWidget() is self._table
        return self.geometry() if lies else QRect()

    def clear_away(self) -> None:
        """Hide the sentence."""
        shown = not self.isHidden()
        self._forget()
        if shown:
            self.changed.emit()

    def _forget(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.about = ""
        self._do, self._of, self._yields, self._own_place = None, (), False, None
        if self.hasFocus():
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self._move_to(self._table)

    def _appear(self, lines: Sequence[str], time: float | None) -> None:
        self._lines = tuple(lines)
        self._lie()
        self.show()
        self.raise_()
        self._alarm = None if time is None else self._clock.after(time, self.clear_away)
        self.changed.emit()

    def _take_offer(self, link: str) -> None:
        do = self._do
        self.clear_away()
        if do is not None and link == _DO:
            do()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._do is None:
            self.pressed.emit()
        else:
            super().mousePressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.isHidden() or self._laying:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.Resize and watched in (self._table, self.parentWidget()):
            self._lie()
        elif event.type() == QEvent.Type.Hide and watched is self._table is not self.parentWidget():
            self.clear_away()  # what lies beside the table is not hidden with it
        return super().eventFilter(watched, event)

    def _lie(self) -> None:
        self._laying = True  # the room beside the table changes its size while words try it
        self.ensurePolished()
        if not self._long:
            self._write(self._styles[self._warning], self._size)  # smaller ones were for another place
        place = self._place_over_the_table()
        home = None
        if self._yields and not self._clear(place):
            home, place = self._yielding(place)
        if home is None and not self._long and not self._is_sensible(place, self._spares_faces):
            place = self._sensible()
        self._move_to(self._table if home is None else home)
        self.setGeometry(place if home is None else home.rect())
        self._laying = False
        if self.about:  # a press where the words cover a thing is meant for that
            covers = home is None and not self._spares(place, self._of, True)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, covers)

    def _place_over_the_table(self) -> QRect:
        """Return the best place over the table for the words as they are written now."""
        room = self._table.rect().marginsRemoved(QMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN))
        sizes = self._long_sizes(room) if self._long else self._short_sizes(room)
        middle = self._table.width() // 2
        upper = round(self._table.height() * _HEIGHT)
        place = self._own_place or self._place
        return place(sizes, QPoint(middle, upper + sizes[0].height() // 2), self._of)

    def _yielding(self, place: QRect) -> tuple[QWidget | None, QRect]:
        """Write the words in the largest letters with which they cover nothing, beside the table or over it.

        Return their home beside the table, if there, and else their place; ``place`` where there is none:
        then they stay as they are.
        """
        style, size = self._styles[self._warning], float(self._size)
        least = min(_READ * self._size, _USUAL)
        while True:
            home = self._beside()
            if home is not None:
                return home, home.rect()
            if (size := size * _SMALLER) < least:
                self._write(style, self._size)
                return None, place
            self._write(style, size)
            found = self._place_over_the_table()
            if self._clear(found):
                return None, found

    def _beside(self) -> QWidget | None:
        """Return the room for the words beside the table, where there is enough."""
        if self._aside is None:
            return None
        return self._aside.make_room(self.minimumSizeHint().width(), self.height_at)

    @property
    def _spares_faces(self) -> bool:
        """Whether the words spare all that shows its face: those that yield, or speak of things for long."""
        return self._yields or (bool(self._of) and self._own_place is None)

    def _is_sensible(self, place: QRect, faces: bool) -> bool:
        """Return whether words there cover nothing that they must not, and leave most of the table.

        With ``faces`` they cover nothing that shows its face.  Nor are they higher than wide.
        """
        table = self._table.width() * self._table.height()
        small = place.width() * place.height() <= _MOST * table and place.height() <= place.width()
        return small and self._spares(place, self._of, faces)

    def _sensible(self) -> QRect:
        """Write the words in the largest letters with which they lie sensibly, or else in usual ones.

        Words that spare all faces do so if they can in letters that are not smaller than usual; else they are
        smaller as far as they are read as well.
        """
        style, size, least = self._styles[self._warning], float(self._size), min(_USUAL, self._size)
        second: tuple[float, QRect] | None = None
        while True:
            self._write(style, size)
            place = self._place_over_the_table()
            if self._is_sensible(place, self._spares_faces):
                return place
            is_read = second is None or size >= _READ * self._size
            if is_read and self._is_sensible(place, faces=False):
                second = size, place
            if size <= least:
                break
            size = max(least, size * _SMALLER)
        if second is None:
            return place
        self._write(style, second[0])
        return second[1]

    def _write(self, style: str, size: float) -> None:
        """Use letters of another size, and a margin that fits them."""
        wide = self._written = round(size)
        shape = f"font-size: {wide}px; padding: {wide // 2}px {wide}px;"
        self.setStyleSheet(f"{style} #{self.objectName()} {{ {shape} }}")
        self._padding = 2 * wide
        self.ensurePolished()

    def _move_to(self, home: QWidget) -> None:
        """Lie over another widget from now on."""
        before = self.parentWidget()
        if before is not home:
            if self._aside is not None and home is self._table:
                self._aside.close_room()
            hidden, focused = self.isHidden(), self.hasFocus()
            if before is not None and before is not self._table:
                before.removeEventFilter(self)
            if home is not self._table:
                home.installEventFilter(self)
            self.setParent(home)  # which hides it, and takes the keyboard from it
            if not hidden:
                self.show()
                self.raise_()
            if focused:
                self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _short_sizes(self, room: QRect) -> list[QSize]:
        metrics = self.fontMetrics()
        longest = max(metrics.horizontalAdvance(line) for line in self._lines) + self._padding + _MARGIN
        # No word is cut: a label that is narrower than one would hide its letters at both sides.
        least = max(self.minimumSizeHint().width(), (_SLIM if self._yields else _NARROWEST) * self._written)
        # With larger letters it may be wider, too, or it would need more lines and cover more.
        tried = (*_WIDTHS, *((longest, _WIDEST) if self._written > _USUAL else ()))
        if self._yields and self._size > _USUAL:
            # A few lines along an edge of the table may cover less than many short ones, or a slim box.
            tried = (*tried, room.width(), least)
        widths = dict.fromkeys(min(max(least, min(longest, width)), room.width()) for width in tried)
        sizes = [self._balanced(width) for width in widths]
        # One that is higher than the table would seem to cover only what lies there.
        return [size for size in sizes if size.height() <= room.height()] or sizes[:1]

    def _long_sizes(self, room: QRect) -> list[QSize]:
        widths = dict.fromkeys(min(width, room.width()) for width in _WIDE)
        self._shrink(max(widths), room.height())
        sizes = [QSize(width, self.height_at(width)) for width in widths]
        return [size for size in sizes if size.height() <= room.height()] or [
            QSize(sizes[0].width(), room.height())
        ]

    def _shrink(self, width: int, height: int) -> None:
        """Write a longer text in letters with which it fits."""
        style, size = self._styles[False], float(self._size)
        self.setStyleSheet(style)
        while self.height_at(width) > height and size * _SMALLER >= _LEAST:
            size *= _SMALLER
            self._write(style, size)

    def _balanced(self, width: int) -> QSize:
        """Return the smallest size with as many lines as this width needs, so that none is nearly empty."""
        height = self.height_at(width)
        least, most = max(width // 2, min(width, self.minimumSizeHint().width())), width
        while least < most:
            middle = (least + most) // 2
            if self.height_at(middle) > height:
                least = middle + 1
            else:
                most = middle
        return QSize(most, height)
