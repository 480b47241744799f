"""At the start the window is written once in its language, and nothing is left to be translated."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QLabel, QLineEdit, QMenu, QWidget

from limbotable.app.window import MainWindow


def written(window: MainWindow) -> list[tuple[str, ...]]:
    """All that is written on the window and its commands, or told to screen readers."""
    found = []
    for one in [window, *window.findChildren(QObject)]:
        texts = [type(one).__name__]
        if isinstance(one, QWidget):
            texts += [one.windowTitle(), one.toolTip(), one.accessibleName(), one.accessibleDescription()]
        if isinstance(one, QLabel | QAbstractButton | QAction | QDockWidget):
            texts.append(one.windowTitle() if isinstance(one, QDockWidget) else one.text())
        if isinstance(one, QAction):
            texts += [one.toolTip(), one.statusTip(), one.iconText()]
        elif isinstance(one, QMenu):
            texts.append(one.title())
        elif isinstance(one, QLineEdit):
            texts.append(one.placeholderText())
        found.append(tuple(texts))
    return found


@pytest.fixture
def told(monkeypatch) -> list[QEvent.Type]:
    """The changes of the language that a window is told of."""
    told: list[QEvent.Type] = []
    usual = MainWindow.changeEvent

    def change(self: MainWindow, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            told.append(event.type())
        usual(self, event)

    monkeypatch.setattr(MainWindow, "changeEvent", change)
    return told


def test_it_is_written_in_its_language_at_once(open_table, told) -> None:
    window = open_table(language="de").window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    assert told == []
    before = written(window)
    assert any("Neue Partie" in text for texts in before for text in texts)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert len(told) == 1
    assert written(window) == before


def test_another_language_is_told_to_it(open_table, told) -> None:
    desk = open_table(language="de")
    desk.window.settings_controller.set("language", "fi")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    assert told
    assert any("Uusi" in text for texts in written(desk.window) for text in texts)


def test_the_page_of_games_is_written_at_once(open_table, qapp) -> None:
    window = open_table(language="de").window
    window.match_start.pick()
    qapp.processEvents()
    before = written(window)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert written(window) == before
