"""The curtain between two people at one screen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from limbotable.ui.buttons import button_style
from limbotable.ui.palette import Palette


class Curtain(QFrame):
    """Covers the whole table until its button is pressed."""

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self._table = parent
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._title = QLabel(self)
        self._title.setObjectName("title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self._open)
        layout = QVBoxLayout(self)
        layout.setSpacing(28)
        layout.addStretch(3)
        layout.addWidget(self._title)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(4)
        self.hide()

    def wear(self, palette: Palette, size: int) -> None:
        """Look like this cloth, with letters of so many pixels."""
        lit, middle, edge = palette.cloth
        self.setStyleSheet(
            f"#curtain {{ background: qradialgradient(cx:0.5, cy:0.4, radius:0.8, fx:0.5, fy:0.4,"
            f" stop:0 {lit}, stop:0.5 {middle}, stop:1 {edge}); }}"
            f"#title {{ color: {palette.text}; font-size: {size * 2}px; font-weight: 600; }}"
            f" {button_style(palette, round(size * 1.2), 1.8, 0.8)}"
        )

    def draw(self, title: str, button: str) -> None:
        """Close it, with these words on it."""
        self._title.setText(title)
        self.button.setText(button.replace("&", "&&"))
        self.setAccessibleName(title)
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self.button.setAccessibleDescription(title)
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self) -> None:
        self.hide()
        self.opened.emit()
