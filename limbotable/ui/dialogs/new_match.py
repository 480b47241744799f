"""Setting up a match: its game, its players, its rules, its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from limbotable.core.game import AnyGame
from limbotable.play.setup import MatchSetup
from limbotable.ui.dialogs.match_form import MatchForm
from limbotable.ui.dialogs.room import height_needed, room_on_screen, with_writing
from limbotable.ui.panels.named_box import NamedBox
from limbotable.ui.words.match_words import game_text, remarks_on

_WIDTH: Final = 940  #: logical pixels
_UNBOUNDED: Final = 16_777_215
_LEAST: Final = 120  #: the height of the form that is always to be seen, in logical pixels


class _Room(QScrollArea):
    """Shows a widget as a whole, and scrolls it up and down where the screen is not that high."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.most = _UNBOUNDED  #: the height that it may need at most
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self._content = content
        self.setWidget(content)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def height_of_all(self, width: int) -> int:
        """Return the height of the whole widget at a width."""
        return max(self._content.heightForWidth(width), self._content.minimumSizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        need = self.height_of_all(width)
        if need > self.most:  # beside a bar
            need = self.height_of_all(width - self.verticalScrollBar().sizeHint().width())
        return min(need, self.most)

    def minimumSizeHint(self) -> QSize:
        hint = self._content.minimumSizeHint()
        bar = self.verticalScrollBar().sizeHint().width() if hint.height() > self.most else 0
        return QSize(hint.width() + bar, min(hint.height(), self.most))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


class NewMatchDialog(QDialog):
    """Asks for a game, and for the options and the seats of its match."""

    def __init__(
        self,
        offered: Sequence[tuple[AnyGame, MatchSetup]],
        game_id: str,
        parent: QWidget | None = None,
        even: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Each game comes with the setup of its last match; ``game_id`` is the game chosen at first.

        ``even`` has by game the level that is about even with the person, where that is known.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self._forms = [MatchForm(game, last, even.get(game.id), self) for game, last in offered]
        self._games = NamedBox()
        self._games.setObjectName("game")
        self._games.setAccessibleName(self.tr("Game"))
        for game, _ in offered:
            self._games.addItem(game_text(game.id), game.id)
        self._pitch = QLabel()
        self._pitch.setWordWrap(True)
        self._stack = QStackedWidget()
        for form in self._forms:
            self._stack.addWidget(form)
            form.grown.connect(self._make_room)
        buttons = QDialogButtonBox()
        self._start = buttons.addButton(self.tr("Play now"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._games, 2)
        head.addWidget(self._pitch, 5)
        layout.addLayout(head)
        self._room = _Room(self._stack)
        layout.addWidget(self._room, 1)
        layout.addWidget(buttons)
        self._start.setDefault(True)
        self._games.currentIndexChanged.connect(self._show_form)
        self._games.setCurrentIndex(max(0, self._games.findData(game_id)))
        self._show_form()
        self._start.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setMinimumWidth(_WIDTH)
        self._make_room()

    @property
    def form(self) -> MatchForm:
        """The form of the chosen game."""
        return self._forms[self._games.currentIndex()]

    def chosen(self) -> MatchSetup:
        """Return the setup in the dialog."""
        return self.form.chosen()

    def accept(self) -> None:
        """Close, if all entries are valid."""
        if self.form.check():
            super().accept()

    def _show_form(self) -> None:
        self._stack.setCurrentWidget(self.form)
        self._pitch.setText(remarks_on(self._games.currentData())[0])

    def _make_room(self) -> None:
        """Grow to the height that the forms need, or that the screen has; never shrink."""
        usual = with_writing(QSize(_WIDTH, 0), self).width()
        width = max(self.width(), usual)
        for form in self._forms:
            form.fit(usual - self._margins())
        self._bound(_UNBOUNDED)
        need, there = height_needed(self, width), room_on_screen(self).height()
        if need > there:
            inner = self._room.height_of_all(width - self._margins())
            self._bound(max(_LEAST, inner - (need - there)))
            need = height_needed(self, width)
        self.setMinimumHeight(min(there, max(self.minimumHeight(), need)))
        self.resize(width, max(self.height() if self.isVisible() else 0, need))

    def _bound(self, most: int) -> None:
        self._room.most = most
        self._room.updateGeometry()

    def _margins(self) -> int:
        """Return the width that is beside the form."""
        layout = self.layout()
        assert layout is not None
        margins = layout.contentsMargins()
        return margins.left() + margins.right()
