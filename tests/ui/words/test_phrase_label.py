"""Labels and rows whose Japanese phrases stay together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QStyleOptionViewItem

from limbotable.ui.art.line_breaks import JOINER
from limbotable.ui.words.phrase_label import PhraseLabel, PhraseRows

TEXT = "見えている中で一番小さいカードを出した人が敵を引き取ります。"


@pytest.fixture(autouse=True)
def japanese(qapp) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("ja"))
    yield
    QLocale.setDefault(before)


def heard(label: QLabel) -> str:
    interface = QAccessible.queryAccessibleInterface(label)
    assert interface is not None
    return interface.text(QAccessible.Text.Name)


def laid_out(label: QLabel) -> str:
    """Return what Qt itself shows."""
    return QLabel.text(label)


@pytest.mark.parametrize("text", [TEXT, f"<b>{TEXT}</b>"])
def test_only_what_is_shown_has_invisible_characters(qtbot, text):
    label = PhraseLabel(text)
    qtbot.addWidget(label)
    assert JOINER in laid_out(label)
    assert label.text() == text
    assert heard(label) == TEXT


@pytest.mark.parametrize("text", [TEXT, f"<b>{TEXT}</b>"])
def test_a_label_narrower_than_a_phrase_breaks_it_and_cuts_nothing(qtbot, text):
    label = PhraseLabel(text)
    qtbot.addWidget(label)
    label.setWordWrap(True)
    label.show()
    needed = label.minimumSizeHint().width()
    label.resize(needed // 2, 400)
    assert label.minimumSizeHint().width() <= needed // 2
    assert label.text() == text
    assert heard(label) == TEXT
    label.resize(needed, 400)
    assert label.minimumSizeHint().width() == needed


def test_a_new_text_is_heard_and_a_name_of_its_own_stays(qtbot):
    label = PhraseLabel(TEXT)
    qtbot.addWidget(label)
    label.setText("次の敵です。")
    assert heard(label) == "次の敵です。"
    label.setAccessibleName("敵")
    label.setText(TEXT)
    assert heard(label) == "敵"


def test_a_text_that_can_be_copied_has_no_invisible_characters(qtbot):
    label = PhraseLabel(TEXT)
    qtbot.addWidget(label)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    assert laid_out(label) == TEXT


def test_rows_are_shown_with_invisible_characters_and_copied_without(qtbot):
    rows = QListWidget()
    qtbot.addWidget(rows)
    rows.addItem(TEXT)
    delegate = PhraseRows(rows)
    option = QStyleOptionViewItem()
    delegate.initStyleOption(option, rows.model().index(0, 0))
    assert JOINER in option.text
    assert rows.item(0).text() == TEXT
    QApplication.clipboard().setText(rows.item(0).text())
    assert JOINER not in QApplication.clipboard().text()
