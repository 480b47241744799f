"""A table for ``reader.py`` to find: what is chosen at it is announced and printed."""

from __future__ import annotations

import sys

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from limbotable.ui.art.palette import DARK
from limbotable.ui.table.clock import DesktopClock
from limbotable.ui.table.table_view import TableView
from tests.ui.conftest import PlainArt, say, tableau


def main() -> int:
    app = QApplication(["limbotable-under-test"])
    view = TableView(PlainArt(), DARK, say, DesktopClock())
    view.setAccessibleName("Card table")
    view.resize(1000, 640)
    view.director.show(tableau())

    def choose(action: str) -> None:
        view.announce(f"chosen {action}")
        sys.stdout.write(f"{action}\n")
        sys.stdout.flush()

    view.chosen.connect(choose)
    view.show()
    view.activateWindow()
    view.setFocus()
    if not QTest.qWaitForWindowActive(view):
        return 1
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
