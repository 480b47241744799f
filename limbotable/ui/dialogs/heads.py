"""The heads of a table of figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem


def write_heads(table: QTableWidget, heads: Sequence[str]) -> None:
    """Write the heads above a column of names and columns of figures, which stand at the right."""
    for column, text in enumerate(heads):
        head = QTableWidgetItem(text)
        side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
        head.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        table.setHorizontalHeaderItem(column, head)
