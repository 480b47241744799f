"""The table in words: what a screen reader finds on it, in the order to be read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAccessible

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture
from limbotable.ui.table.accessible import Node
from limbotable.ui.table.selection import Selection
from limbotable.ui.table.walk import stops


def describe(hand: Selection, speak: Callable[[Phrase], str], focused: str) -> list[Node]:
    """The signs, then the pieces zone by zone, then the places where the picked piece may go.

    A preview is part of it: its signs stand in the places of those they replace.
    """
    tableau, offers = hand.tableau, hand.offers
    signs = {sign.key: sign for sign in tableau.signs} | {sign.key: sign for sign in hand.preview.signs}
    nodes = [
        Node(
            f"sign {sign.key}",
            QAccessible.Role.StaticText,
            ", ".join(speak(part) for part in (sign.text, sign.note) if part is not None),
            focusable=False,
        )
        for sign in signs.values()
    ]
    for zone in stops(tableau).values():
        for piece in zone:
            gestures, refusal = offers.of(piece.key), offers.refusal(piece.key)
            here = hand.pick.to(piece.key) if piece.key != hand.pick.key else []
            said = [_with_remark(gesture, speak) for gesture in here]
            said = said or list(dict.fromkeys(speak(gesture.label) for gesture in gestures))
            if not said and refusal is not None:
                said = [speak(refusal)]
            pressable = bool(said)
            nodes.append(
                Node(
                    piece.key,
                    QAccessible.Role.Button if pressable else QAccessible.Role.ListItem,
                    speak(piece.name),
                    "; ".join(said),
                    focused=piece.key == focused,
                    picked=piece.key == hand.pick.key,
                    pressable=pressable,
                )
            )
    shown = {node.key for node in nodes}
    places = hand.pick.lights
    names = {spot.key: spot.name for spot in tableau.spots}
    names.update({piece.key: piece.name for piece in tableau.pieces})
    for key, _ in places:
        if key not in shown:
            gesture = hand.pick.to(key)[0]
            nodes.append(
                Node(
                    key,
                    QAccessible.Role.Button,
                    speak(names[key]),
                    _with_remark(gesture, speak),
                    focused=key == focused,
                    pressable=True,
                )
            )
    return nodes


def _with_remark(gesture: Gesture, speak: Callable[[Phrase], str]) -> str:
    """What would be done, and what would come of it."""
    return ": ".join(speak(part) for part in (gesture.label, gesture.remark) if part is not None)
