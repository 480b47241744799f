"""The box about newer versions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QPushButton

from limbotable import REPOSITORY, __version__
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.dialogs.versions import VersionsBox


@pytest.fixture
def box(qtbot) -> VersionsBox:
    made = VersionsBox()
    qtbot.addWidget(made)
    return made


def button(box: VersionsBox) -> QPushButton:
    (found,) = (
        one for one in box.findChildren(QPushButton) if box.buttonRole(one) == box.ButtonRole.AcceptRole
    )
    return found


def test_it_opens_nothing_by_itself(qtbot, monkeypatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    box = VersionsBox()
    qtbot.addWidget(box)
    assert __version__ in box.text()
    assert "never goes online" in box.informativeText()
    assert REPOSITORY in box.informativeText()
    assert opened == []


def test_the_page_opens_in_a_browser(box, monkeypatch) -> None:
    opened: list[str] = []

    def browse(url: QUrl) -> bool:
        opened.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", browse)
    button(box).click()
    assert opened == [f"{REPOSITORY}/releases"]


def test_without_a_browser_it_says_the_address(box, monkeypatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    monkeypatch.setattr(MessageBox, "warn", lambda _parent, text: told.append(text))
    button(box).click()
    assert len(told) == 1
    assert f"{REPOSITORY}/releases" in told[0]
