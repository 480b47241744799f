"""Books, the sheet of keys and message boxes end Japanese lines between phrases, and keep their text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QMimeData
from PySide6.QtGui import QAccessible, QImage, QTextCursor, QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget

from limbotable.games import GAMES
from limbotable.ui.art.line_breaks import JOINER
from limbotable.ui.dialogs.about import AboutBox
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.dialogs.rules_window import DIAGRAM, RulesWindow
from limbotable.ui.dialogs.shortcuts import KeyGroup, ShortcutSheet
from limbotable.ui.dialogs.versions import VersionsBox
from limbotable.ui.words.languages import Translators
from limbotable.ui.words.phrase_lines import PhraseBrowser, ends_within_phrases
from limbotable.ui.words.rule_book import open_book
from tests.parts import part

TEXT = (
    "同じ数のカードは互いに隠れます。一番小さいカードを出した人が敵を引き取ります。"
    "見えている中で一番小さいカードを出した人が敵を引き取ります。残りの中で一番小さいのはスペードの7です。"
)


@pytest.fixture(autouse=True)
def japanese(qapp) -> Iterator[None]:
    before, style = QLocale(), qapp.style().name()
    qapp.setStyle("Fusion")
    translators = Translators(qapp)
    translators.install("ja")
    yield
    translators.remove()
    qapp.setStyle(style)
    QLocale.setDefault(before)


def picture(_: str) -> QImage:
    made = QImage(*DIAGRAM, QImage.Format.Format_RGB32)
    made.fill(0)
    return made


def heard(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.text(QAccessible.Text.Name) + interface.text(QAccessible.Text.Value)


def ends_without(document: QTextDocument) -> int:
    """Count the ends of lines within phrases where lines are ended as Qt does."""
    plain = document.clone()
    plain.setTextWidth(document.textWidth())
    plain.documentLayout().documentSize()
    found = len(ends_within_phrases(plain))
    plain.deleteLater()
    return found


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_pages_of_the_books_divide_no_phrase(qtbot, game) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    window = RulesWindow(lambda one: open_book(one, "ja"), [game], picture, owner)
    window.resize(640, 480)
    window.show()
    window.turn_to(game)
    pages = part(window, PhraseBrowser)
    for size in ((800, 560), (900, 700), (1240, 760)):
        window.resize(*size)
        QApplication.processEvents()
        assert ends_without(pages.document()) > 0, size
        assert ends_within_phrases(pages.document()) == [], size
        assert pages.horizontalScrollBar().maximum() == 0, size
    pages.selectAll()
    data = pages.createMimeDataFromSelection()
    assert isinstance(data, QMimeData)
    assert len(data.text()) > 1000
    assert JOINER not in data.text() + data.html() + heard(pages)
    assert "letter-spacing" not in data.html()
    assert JOINER not in pages.toPlainText()


def test_the_caret_steps_by_characters_and_words_are_found(qtbot) -> None:
    pages = PhraseBrowser()
    qtbot.addWidget(pages)
    pages.setPlainText(TEXT)
    pages.resize(220, 400)
    pages.show()
    QApplication.processEvents()
    assert any(block_formats(pages.document()))
    assert ends_within_phrases(pages.document()) == []
    cursor = pages.textCursor()
    steps = 0
    while cursor.movePosition(QTextCursor.MoveOperation.NextCharacter):
        steps += 1
    assert steps == len(TEXT)
    pages.moveCursor(QTextCursor.MoveOperation.Start)
    assert pages.find("敵を引き取ります")


def block_formats(document: QTextDocument) -> list[int]:
    found = []
    block = document.begin()
    while block.isValid():
        found.append(len(block.layout().formats()))
        block = block.next()
    return found


def test_other_languages_have_their_lines_as_qt_ends_them(qtbot) -> None:
    QLocale.setDefault(QLocale("fi"))
    pages = PhraseBrowser()
    qtbot.addWidget(pages)
    pages.setPlainText(TEXT)
    pages.resize(220, 400)
    pages.show()
    QApplication.processEvents()
    assert not any(block_formats(pages.document()))


@pytest.mark.parametrize("wide", [940, 560])
def test_the_sheet_of_keys_divides_no_phrase(qtbot, wide) -> None:
    sheet = ShortcutSheet()
    qtbot.addWidget(sheet)
    sheet.resize(700, 400)
    sheet.show()
    sheet.list_groups(
        [KeyGroup("卓上", [("Ctrl+N", TEXT), ("F7", TEXT[20:])]), KeyGroup("列", [("F2", TEXT)])]
    )
    QApplication.processEvents()
    sheet.resize(wide, 400)
    QApplication.processEvents()
    document = part(sheet, PhraseBrowser).document()
    assert any(block_formats(document))
    assert ends_within_phrases(document) == []
    block, widths = document.begin(), list[float]()
    while block.isValid():
        if block.text() in (TEXT, TEXT[20:]):
            widths.append(block.layout().lineAt(0).width())
        block = block.next()
    assert len(widths) == 3
    assert min(widths) > 0.2 * wide, "a column for commands has more than half of the half of the sheet"


@pytest.mark.parametrize("kind", ["message", "about", "versions"])
def test_message_boxes_divide_no_phrase(qtbot, kind) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    box: QMessageBox
    if kind == "message":
        box = MessageBox(QMessageBox.Icon.Warning, TEXT, owner)
        box.setInformativeText(TEXT[3:])
    else:
        box = AboutBox(owner) if kind == "about" else VersionsBox(owner)
    box.show()
    for _ in range(5):
        QApplication.processEvents()
    documents = [
        (label, one) for label in box.findChildren(QLabel) for one in label.findChildren(QTextDocument)
    ]
    assert len(documents) == 2
    assert any(any(block_formats(one)) for _, one in documents)
    for label, document in documents:
        assert ends_within_phrases(document) == []
        assert document.size().height() <= label.height(), "nothing is cut"
        assert JOINER not in label.text() + document.toPlainText() + heard(label)


@pytest.mark.parametrize("length", range(40, len(TEXT), 9))
def test_a_message_box_has_no_room_for_a_line_that_is_not_there(qtbot, length) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    box = MessageBox(QMessageBox.Icon.Warning, TEXT[:9], owner)
    box.setInformativeText(TEXT[:length])
    box.show()
    for _ in range(8):
        QApplication.processEvents()
    labels = box.findChildren(QLabel)
    assert any(label.findChildren(QTextDocument) for label in labels)
    for label in labels:
        for document in label.findChildren(QTextDocument):
            below = label.contentsMargins().top() + label.contentsMargins().bottom()
            spare = label.height() - below - document.size().height()
            assert spare < label.fontMetrics().height() + label.fontMetrics().leading()


def test_the_about_box_names_inventors_in_the_language(qtbot) -> None:
    box = AboutBox()
    qtbot.addWidget(box)
    assert "リミット：キャメロン・ブラウン作" in box.informativeText()


def test_a_book_is_read_before_its_window_is_shown_and_again(qtbot) -> None:
    """Then tables have no lines yet, or none any more."""
    game = "countdown"
    owner = QWidget()
    qtbot.addWidget(owner)
    window = RulesWindow(lambda one: open_book(one, "ja"), [game], picture, owner)
    window.turn_to(game)
    window.turn_to(game)
    window.show()
    for width in (300, 900, 500, 1240):
        window.resize(width, 560)
        window.turn_to(game)
    window.resize(900, 700)
    QApplication.processEvents()
    document = part(window, PhraseBrowser).document()
    assert any(isinstance(one, QTextTable) for one in document.rootFrame().childFrames())
    assert ends_within_phrases(document) == []
