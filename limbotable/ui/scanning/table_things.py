"""The things to choose at the table: pieces, then their places, and the buttons that lie over it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton

from limbotable.ui.panels.question import Question
from limbotable.ui.panels.toast import Toast
from limbotable.ui.scanning.things import Single, Thing, key_of
from limbotable.ui.scanning.widget_things import named, rect_on_desktop
from limbotable.ui.table.geometry import area_of
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.table.table_view import TableView
from limbotable.ui.table.walk import stops

#: The kinds of signs that say what to do, and why something is not possible.
_TELLING: Final = ("note", "remark", "prompt", "banner")


def things_at(table: TableView) -> Sequence[Thing]:
    """Return what the user at the table can do: no pieces while a choice lies on it."""
    if table.covered:
        return [_button(table.overlays.curtain.button)]
    chooser = table.overlays.chooser
    if chooser.actions_offered:
        text = QCoreApplication.translate("Scanning", "Back")
        return [*map(_button, chooser.buttons()), Single("dismiss", text, QRect, chooser.dismiss)]
    buttons = [
        one
        for one in table.findChildren(QAbstractButton)
        if one.isVisible() and one.isEnabled() and one is not table.overlays.curtain.button
    ]
    return [*_pieces(table), *map(_button, buttons)]


def words_at(table: TableView) -> Sequence[QRect]:
    """Return where the table tells or asks the user something, in the coordinates of the desktop."""
    if table.covered:
        return ()
    at, geometry = table.viewport().mapToGlobal(QPoint(0, 0)), table.table.geometry
    signs = (sign for sign in table.table.tableau.signs if sign.kind in _TELLING)
    told = [rect_of(geometry, area_of(sign)).translated(at) for sign in signs]
    # A note may stand below the log, beside the table.
    boxes = [*table.window().findChildren(Toast), *table.findChildren(Question)]
    return [*(rect_on_desktop(box) for box in boxes if box.isVisible()), *told]


def _pieces(table: TableView) -> Sequence[Thing]:
    """Return the pieces that can be played, or the places for the one that is picked and the way back."""
    selection = table.selection
    pick, offers, ready = selection.pick, selection.offers, selection.tableau.ready
    keys: list[str] = []
    if pick.key:
        keys += [key for key, _ in pick.lights]
        keys += [pick.key] if pick.home is not None and pick.home not in keys else []
    with_pick = [
        piece.key
        for zone in stops(selection.tableau).values()
        for piece in zone
        if offers.of(piece.key) and (not pick.key or pick.key == ready or pick.goes_with(piece.key))
    ]
    keys += [key for key in with_pick if key not in keys and key != pick.key]
    nodes = {node.key: node for node in table.readable.nodes()}
    found: list[Thing] = []
    for key in keys:
        node = nodes.get(key)
        # A piece has its name, and a place what comes of it.
        place = bool(pick.key) and key not in with_pick
        words = "" if node is None else (node.description if place else "") or node.name
        found.append(
            Single(
                ("piece", key),
                words,
                partial(table.readable.node_rect, key),
                partial(_activate, table, key),
                partial(table.readable.focus_node, key),
            )
        )
    if pick.key and pick.key != ready:
        text = QCoreApplication.translate("Scanning", "Put it back")
        found.append(Single("let-go", text, QRect, selection.let_go))
    return found


def _activate(table: TableView, key: str) -> None:
    table.setFocus(Qt.FocusReason.OtherFocusReason)
    table.selection.activate(key)


def _button(button: QAbstractButton) -> Single:
    return Single(
        key_of(button),
        named(button),
        partial(rect_on_desktop, button),
        button.click,
        partial(button.setFocus, Qt.FocusReason.OtherFocusReason),
        written=False,
    )
