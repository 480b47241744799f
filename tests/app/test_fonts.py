"""A language that the system has no font for."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QWidget

from limbotable.core.languages import LANGUAGES
from limbotable.ui.words.languages import has_font
from tests.translations.ts import read


def test_every_language_can_be_read_here(qapp) -> None:
    assert all(has_font(code) for code, _ in LANGUAGES)


def test_it_is_said_in_latin_letters_where_a_font_is_missing(open_table, monkeypatch) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    desk = open_table("person", "novice")
    assert desk.warned == []
    desk.do("language.ja")
    QApplication.processEvents()
    (text,) = desk.warned
    assert text.isascii()
    assert "fonts-noto-cjk" in text


def test_it_is_said_at_the_start(open_table, monkeypatch) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    desk = open_table("person", "novice", language="ja")
    QApplication.processEvents()
    assert len(desk.warned) == 1


def test_the_japanese_sentence_about_fonts_needs_none() -> None:
    (said,) = [message for message in read("ja") if "fonts-noto-cjk" in message.source]
    assert said.forms[0].isascii()


def test_the_window_is_written_in_a_family_of_its_language(open_table, monkeypatch) -> None:
    monkeypatch.setattr(QFontDatabase, "hasFamily", lambda family: family == "IPAexGothic")
    desk = open_table("person", "novice")
    users = QApplication.font()
    desk.do("language.ja")
    assert QApplication.font().families() == ["IPAexGothic", *users.families()]
    desk.do("language.fi")
    assert QApplication.font() == users


def test_all_parts_of_the_window_are_written_in_it(open_table, monkeypatch) -> None:
    """Also those with a style sheet of their own, and what is in them: digits of another family stand out."""
    monkeypatch.setattr(QFontDatabase, "hasFamily", lambda family: family == "IPAexGothic")
    desk = open_table("person", "novice", language="ja")

    def others() -> set[str]:
        QApplication.processEvents()
        families = QApplication.font().families()
        widgets = desk.window.findChildren(QWidget)
        assert any(one.styleSheet() for one in widgets)
        return {type(one).__name__ for one in widgets if one.font().families() != families}

    assert QApplication.font().families()[0] == "IPAexGothic"
    assert others() == set()
    desk.do("language.fi")
    assert QApplication.font().families()[0] != "IPAexGothic"
    assert others() == set()
    desk.do("language.ja")
    assert others() == set()
