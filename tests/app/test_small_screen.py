"""Windows in very large writing on a screen of 800 by 600: none is wider than it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication, QDialog

from limbotable.core.languages import LANGUAGES
from limbotable.ui.dialogs.puzzles import PuzzlesDialog

SCREEN = QSize(800, 600)
FRAME = QSize(16, 40)  # of a desktop's frame around a window


@pytest.fixture(autouse=True)
def screen(monkeypatch) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: SCREEN)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(QPoint(0, 0), SCREEN))


@pytest.mark.usefixtures("looks")
@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES])
def test_very_large_writing_makes_no_window_wider_than_the_screen(open_table, tmp_path, language) -> None:
    desk = open_table("person", "novice", language=language, text="largest", data=tmp_path / "data")
    for name in ("keys", "matches", "statistics", "settings", "shortcuts"):
        before = set(QApplication.topLevelWidgets())
        desk.do(name)
        (opened,) = (one for one in set(QApplication.topLevelWidgets()) - before if one.isVisible())
        QApplication.processEvents()
        least = opened.minimumSizeHint() + FRAME
        assert least.width() <= SCREEN.width(), name
        assert least.height() <= SCREEN.height(), name
        opened.close()


@pytest.mark.usefixtures("looks")
def test_the_list_of_puzzles_has_room_for_its_frame(open_table, monkeypatch) -> None:
    desk = open_table("person", "novice")
    sizes: list[QSize] = []

    def look(dialog: PuzzlesDialog) -> int:
        sizes.append(dialog.size() + FRAME)
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(PuzzlesDialog, "exec", look)
    desk.do("puzzles")
    assert sizes == [sizes[0].boundedTo(SCREEN)]
