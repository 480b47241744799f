"""The buttons of dialogs, on a desktop that wants icons on them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QMessageBox,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)

from limbotable.ui.dialogs.buttons import DialogButtons
from limbotable.ui.dialogs.message_box import MessageBox


class WithIcons(QProxyStyle):
    """A style as on a desktop that wants icons."""

    def styleHint(  # noqa: N802 - Qt's name
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, returned)


@pytest.fixture
def icons_wanted(qapp) -> Iterator[None]:
    before = QApplication.style().name()
    QApplication.setStyle(WithIcons("Fusion"))
    yield
    QApplication.setStyle(before)


def show(qtbot, widget: QWidget) -> None:
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()


@pytest.mark.usefixtures("icons_wanted")
def test_buttons_of_dialogs_have_no_icons(qtbot) -> None:
    close = QDialogButtonBox.StandardButton.Close
    plain, ours = QDialogButtonBox(close), DialogButtons(close)
    for box in (plain, ours):
        show(qtbot, box)
    assert [box.button(close).icon().isNull() for box in (plain, ours)] == [False, True]


@pytest.mark.usefixtures("icons_wanted")
@pytest.mark.parametrize("button", [QMessageBox.StandardButton.Close, None])
def test_buttons_of_messages_have_no_icons(qtbot, button) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    plain, ours = QMessageBox(owner), MessageBox(MessageBox.Icon.Question, "Well?", owner)
    for box in (plain, ours):
        if button is not None:
            box.addButton(button)
        show(qtbot, box)
    found = [[one.icon().isNull() for one in box.buttons()] for box in (plain, ours)]
    assert found == [[False], [True]]
