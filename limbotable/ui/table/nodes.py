"""The table in words: its nodes for a screen reader, in reading order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from limbotable.core.phrases import Phrase, phrase
from limbotable.table.asked import plate_phrases, with_remark
from limbotable.table.tableau import Gesture
from limbotable.ui.table.accessible import Node
from limbotable.ui.table.overlays import Overlays
from limbotable.ui.table.pixels import rect_of, units_at
from limbotable.ui.table.scene import TableScene
from limbotable.ui.table.selection import Selection
from limbotable.ui.table.walk import stops
from limbotable.ui.table.zoom import Zoom
from limbotable.ui.words.speak import together

_FEW: Final = 4  #: so many actions of a piece are named with it
_RESULT: Final = "result."  #: the beginning of the keys of a result's lines


class ReadableTable:
    """The table for a screen reader; while the curtain is closed the curtain is its only child."""

    def __init__(
        self,
        scene: TableScene,
        selection: Selection,
        zoom: Zoom,
        overlays: Overlays,
        speak: Callable[[Phrase], str],
        view: QAbstractScrollArea,
    ) -> None:
        self._scene = scene
        self._selection = selection
        self._zoom = zoom
        self._overlays = overlays
        self._speak = speak
        self._view = view
        self._known: tuple[tuple[object, ...], list[Node]] | None = None

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Use another language."""
        self._speak = speak
        self._known = None

    def nodes(self) -> Sequence[Node]:
        if self._overlays.covered:
            return []
        focused = self._selection.cursor if self._view.hasFocus() else ""
        return [*self._result(), *self._described(focused)]

    def _described(self, focused: str) -> list[Node]:
        """Return the nodes of the tableau.

        Who reads a table asks for them once for each of its children: they are described anew only when what
        they are made of has changed.
        """
        made_of = (self._selection.pick, self._selection.preview, focused)
        if self._known is None or self._known[0] != made_of:
            self._known = made_of, describe(self._selection, self._speak, focused)
        return self._known[1]

    def _result(self) -> list[Node]:
        """Return the lines of the result that lies over the table."""
        if self._overlays.folded:
            return []
        return [
            Node(f"{_RESULT}{number}", QAccessible.Role.StaticText, sentence, focusable=False)
            for number, sentence in enumerate(self._overlays.result.sentences())
        ]

    def overlays(self) -> Sequence[QWidget]:
        return self._overlays.visible

    def node_rect(self, key: str) -> QRect:
        if key.startswith(_RESULT):
            home = self._overlays.result.home
            return QRect(self._view.mapToGlobal(home.topLeft()), home.size())
        area = self._scene.area_named(key)
        if area is None:
            return QRect()
        rect = rect_of(self._scene.geometry, area)
        return QRect(self._view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def node_at(self, x: int, y: int) -> str:
        point = QPointF(self._view.viewport().mapFromGlobal(QPoint(x, y)))
        piece = self._scene.piece_at(*units_at(self._scene.geometry, point))
        if piece is None or self._overlays.covered:
            return ""
        return piece.key if any(node.key == piece.key for node in self.nodes()) else ""

    def press_node(self, key: str) -> None:
        if not self._overlays.covered:
            self._selection.activate(key)

    def focus_node(self, key: str) -> None:
        if not self._overlays.covered:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._selection.focus(key)
            self._zoom.show(self._selection.cursor)


def describe(hand: Selection, speak: Callable[[Phrase], str], focused: str) -> list[Node]:
    """Return the signs, then the pieces zone by zone, then the places for the picked piece.

    A preview is included: its signs replace those of the same keys.  Signs whose words a piece has are left
    out.
    """
    tableau, offers = hand.tableau, hand.offers
    previewed = {sign.key: sign for sign in hand.preview.signs}
    signs = {sign.key: sign for sign in tableau.signs} | previewed
    nodes = [
        Node(
            f"sign {sign.key}",
            QAccessible.Role.StaticText,
            together("joined.heard", map(speak, plate_phrases(sign))),
            "" if sign.tip is None or sign.tip in sign.spoken else speak(sign.tip),
            focusable=False,
        )
        for sign in signs.values()
        if sign.spoken and (not sign.piece or sign.key in previewed)
    ]
    if tableau.turn is not None and all(tableau.turn not in sign.spoken for sign in signs.values()):
        nodes.append(Node("turn", QAccessible.Role.StaticText, speak(tableau.turn), focusable=False))
    for zone in stops(tableau).values():
        for piece in zone:
            gestures, refusal = offers.of(piece.key), offers.refusal(piece.key)
            here = hand.pick.to(piece.key) if piece.key != hand.pick.key else []
            said = [_with_remark(gesture, speak) for gesture in here]
            said = said or _labels(gestures, piece.name, speak)
            pressable = bool(said) or refusal is not None
            meaning = tableau.meaning(piece.mark)
            # Where no piece can be played, or another one comes before a place, it is not for the piece,
            # but for the turn, to say why.
            if not said and refusal is not None and offers.pieces and piece.key not in offers.places:
                said = [speak(refusal)]
            nodes.append(
                Node(
                    piece.key,
                    QAccessible.Role.Button if pressable else QAccessible.Role.ListItem,
                    speak(piece.name),
                    together("joined.things", said if meaning is None else [*said, speak(meaning)]),
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


def _labels(gestures: Sequence[Gesture], name: Phrase, speak: Callable[[Phrase], str]) -> list[str]:
    """Return actions in words, or, of more than a user wants to hear before each piece, their number.

    A card that they begin with is left out: the ``name`` of the piece has told it.
    """
    card = dict(name.values).get("card")
    told = speak(card) if isinstance(card, Phrase) else ""
    every = list(dict.fromkeys(speak(one.label).removeprefix(told).lstrip(" :：,、") for one in gestures))
    return every if len(every) <= _FEW else [speak(phrase("asked.actions-here", n=len(every)))]


def _with_remark(gesture: Gesture, speak: Callable[[Phrase], str]) -> str:
    """Return the action of a gesture in words, and its consequence."""
    return speak(with_remark(gesture.label, gesture.heard or gesture.remark))
