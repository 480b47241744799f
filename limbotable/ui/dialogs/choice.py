"""A box to choose one of several values from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

T = TypeVar("T")


class Choice(QComboBox, Generic[T]):
    """Offers values by their names; the chosen value stays chosen as long as it is offered."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._values: list[T | None] = []
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def offer(self, named: Sequence[tuple[T | None, str]]) -> None:
        """Offer these values with their names; where the chosen one is not among them, choose the first."""
        before = self.chosen()
        self._values = [value for value, _ in named]
        self.clear()
        self.addItems([name for _, name in named])
        self.choose(before)
        self.setEnabled(len(named) > 1)

    def choose(self, value: object) -> None:
        """Choose a value, or the first where it is not offered."""
        self.setCurrentIndex(self._values.index(value) if value in self._values else 0)

    def chosen(self) -> T | None:
        """Return the chosen value; None while no values are offered."""
        return self._values[max(0, self.currentIndex())] if self._values else None
