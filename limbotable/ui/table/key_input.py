"""The keyboard at the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from limbotable.ui.table.director import Director
from limbotable.ui.table.overlays import Overlays
from limbotable.ui.table.pointer_input import PointerInput
from limbotable.ui.table.scene import TableScene
from limbotable.ui.table.selection import Selection
from limbotable.ui.table.table_keys import ARROWS, CARRY, CARRYING, ENDS, HURRY, LET_GO, TAKE
from limbotable.ui.table.zoom import Zoom

_TABS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class KeyInput:
    """Turns keys and the focus into steps of the cursor, and into the commands of Enter, Space and Esc."""

    def __init__(
        self,
        scene: TableScene,
        selection: Selection,
        director: Director,
        zoom: Zoom,
        overlays: Overlays,
        pointer: PointerInput,
    ) -> None:
        self._scene = scene
        self._selection = selection
        self._director = director
        self._zoom = zoom
        self._overlays = overlays
        self._pointer = pointer

    def press(self, event: QKeyEvent) -> None:
        """Handle a key press; ignore a key without a meaning here."""
        key = event.key()
        if self._overlays.covered:
            event.ignore()
        elif key == LET_GO:
            held = bool(self._scene.held)
            self._pointer.end_drag()
            event.setAccepted(self._selection.let_go() or held)
        elif key in TAKE and self._director.waits:
            if not event.isAutoRepeat() and self._overlays.allows_enter():
                self._director.go_on()
        elif key == HURRY and self._director.busy:
            self._overlays.note_hurry()
            self._director.hurry()
        elif key in TAKE:
            # A key that ends a deal plays nothing: the cursor is where the user has not seen it yet.
            if event.isAutoRepeat() or not self._director.go_to_turn():
                self._take(again=event.isAutoRepeat())
        elif key in CARRY and event.modifiers() & CARRYING and self._selection.carry(CARRY[Qt.Key(key)]):
            self._zoom.show(self._selection.cursor)
        elif key in ARROWS:
            self._selection.walk(*ARROWS[Qt.Key(key)])
            self._zoom.show(self._selection.cursor)
        elif key in ENDS:
            self._selection.walk_to_end(ENDS[Qt.Key(key)])
            self._zoom.show(self._selection.cursor)
        else:
            event.ignore()

    def next_zone(self, step: int) -> bool:
        """Go to the next part of the table, or back, as Tab does; return whether there is one.

        Below a result there is none: Tab goes to its buttons, and arrows walk over the table.
        """
        hidden = self._overlays.covered or self._overlays.result_lies
        moved = not hidden and self._selection.next_zone(step)
        if moved:
            self._zoom.show(self._selection.cursor)
        return moved

    def enter(self, event: QFocusEvent) -> None:
        """Take the focus, or give it to the curtain that covers the table."""
        if self._overlays.covered:
            self._overlays.curtain.button.setFocus(event.reason())
        elif event.reason() in _TABS:
            self._selection.enter(from_end=event.reason() == Qt.FocusReason.BacktabFocusReason)

    def leave(self) -> None:
        """Lose the focus."""
        self._selection.show_ring(False)

    def _take(self, *, again: bool) -> None:
        """Pick or play; ``again`` is set for a key that is held down."""
        if not self._overlays.allows_enter():
            return  # the key was meant for the place that the cursor was at before
        if self._selection.advice is not None:
            if not again:
                self._selection.take_advice()
        elif self._only_buttons and not self._selection.ring_shown:
            self._overlays.bar.buttons()[0].setFocus(Qt.FocusReason.TabFocusReason)
        elif not again:
            self._selection.show_ring(True)
            self._selection.activate(self._selection.cursor)
            self._zoom.show(self._selection.cursor)

    @property
    def _only_buttons(self) -> bool:
        """Whether there are actions, and none of them has a piece."""
        buttons = self._overlays.bar.gestures
        return bool(buttons) and len(buttons) == len(self._scene.tableau.gestures)
