"""Say where the cards of a record lie in the window: for a hand that has no eyes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from limbotable.app.window import MainWindow
from limbotable.store.settings import SettingsFile
from limbotable.table.countdown.play import PILE
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.languages import Translators
from tests.manual_clock import ManualClock
from tests.parts import part


def main() -> None:
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    settings = SettingsFile(Path(sys.argv[2]))
    window = MainWindow(Translators(app), settings, ManualClock(), Engine(app))
    window.resize(1280, 800)
    window.show()
    window.open(Path(sys.argv[1]))
    assert QTest.qWaitForWindowExposed(window)
    view = part(window, TableView)
    places = {}
    for key in [*view.table.pieces, PILE]:
        area = view.table.area_named(key)
        assert area is not None
        item = view.table.pieces.get(key)
        x, y = view.table.geometry.to_pixels(area.x, area.y)
        point = view.viewport().mapTo(window, QPoint(round(x), round(y)))
        places[item.face if item is not None and item.face else key] = point.toTuple()
    sys.stdout.write(json.dumps(places))
    window.leave()


if __name__ == "__main__":
    main()
