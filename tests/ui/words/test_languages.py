"""Changing the language while the program runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTranslator
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QWidget

from limbotable.core.languages import LANGUAGES
from limbotable.ui.words import languages
from limbotable.ui.words.languages import Translators, font_for, locale_of, system_language
from tests.patience import PATIENCE

LRELEASE = Path(PySide6.__file__).with_name("lrelease.exe" if sys.platform == "win32" else "lrelease")
WORDS = {"fi": "Ohi", "ja": "パス"}


@pytest.fixture
def translators(qapp, tmp_path, monkeypatch):
    """Translators with a Finnish and a Japanese of one word."""
    for code, word in WORDS.items():
        text = f"""<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS>
            <TS version="2.1" language="{code}"><context><name>Test</name><message>
            <source>Pass</source><translation>{word}</translation></message></context></TS>"""
        (tmp_path / f"{code}.ts").write_text(text, encoding="utf-8")
        qm = tmp_path / f"limbotable_{code}.qm"
        subprocess.run([LRELEASE, "-silent", tmp_path / f"{code}.ts", "-qm", qm], check=True)
    monkeypatch.setattr(languages, "resource", lambda _, name: tmp_path / name)
    made, locale = Translators(qapp), QLocale()
    yield made
    made.remove()
    QLocale.setDefault(locale)


def said() -> str:
    return QCoreApplication.translate("Test", "Pass")


def cancel() -> str:
    return QCoreApplication.translate("QPlatformTheme", "Cancel").replace("&", "")


def test_the_last_language_is_the_only_one(translators) -> None:
    for code, word in [("en", "Pass"), ("fi", "Ohi"), ("ja", "パス"), ("fi", "Ohi"), ("en", "Pass")]:
        translators.install(code)
        assert translators.language == code
        assert said() == word
        assert QLocale().name().startswith(code)


def test_qts_own_dialogs_follow(translators) -> None:
    texts = []
    for code, _ in LANGUAGES:
        translators.install(code)
        texts.append(cancel())
    assert texts == ["Cancel", "Abbrechen", "Peru", "キャンセル"]


def test_a_language_that_is_left_leaves_nothing_behind(translators, qapp, qtbot) -> None:
    before = len(qapp.findChildren(QTranslator)) + 2
    for _ in range(3):
        for code in ("fi", "ja", "en"):
            translators.install(code)
    qtbot.waitUntil(lambda: len(qapp.findChildren(QTranslator)) <= before, timeout=PATIENCE)


def test_widgets_hear_of_it(translators, qtbot) -> None:
    class Listener(QWidget):
        heard = 0

        def changeEvent(self, event) -> None:  # noqa: N802 - Qt's name
            if event.type() == event.Type.LanguageChange:
                Listener.heard += 1

    widget = Listener()
    qtbot.addWidget(widget)
    translators.install("fi")
    qtbot.waitUntil(lambda: Listener.heard > 0, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["fi-FI", "en"], "fi"),
        (["sv-FI", "ja-JP", "fi"], "ja"),
        (["de-AT"], "de"),
        (["sv-SE"], "en"),
        ([], "en"),
        (["C"], "en"),
        (["fil-PH"], "en"),
    ],
)
def test_the_systems_language_is_the_first_that_is_spoken(monkeypatch, wanted, found) -> None:
    system = SimpleNamespace(uiLanguages=lambda: wanted)
    monkeypatch.setattr(languages, "QLocale", SimpleNamespace(system=lambda: system))
    assert system_language() == found


@pytest.mark.parametrize(
    ("language", "country", "date", "number"),
    [
        ("en", "en_US.UTF-8", "11/22/26", "12.5"),
        ("en", "en_GB.UTF-8", "22/11/2026", "12.5"),
        ("en", "fi_FI.UTF-8", "22/11/2026", "12,5"),
        ("en", "C.UTF-8", "11/22/26", "12.5"),
        ("de", "de_CH.UTF-8", "22.11.26", "12.5"),
        ("fi", "en_GB.UTF-8", "22.11.2026", "12,5"),
        ("ja", "en_GB.UTF-8", "2026/11/22", "12.5"),
    ],
)
@pytest.mark.parametrize("variable", ["LC_ALL", "LC_TIME"])
def test_dates_and_numbers_are_those_of_the_users_country(
    translators, monkeypatch, variable, language, country, date, number
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv(variable, country)
    translators.install(language)
    assert QLocale() == locale_of(language)
    assert QLocale().toString(QDate(2026, 11, 22), QLocale.FormatType.ShortFormat) == date
    assert QLocale().toString(12.5, "f", 1) == number


def test_the_systems_country_counts_where_no_variable_names_one(monkeypatch) -> None:
    for variable in ("LC_ALL", "LC_TIME"):
        monkeypatch.delenv(variable, raising=False)
    british = QLocale("en_GB")
    monkeypatch.setattr(QLocale, "system", lambda: british)
    assert locale_of("en") == british


def test_languages_are_called_by_their_own_names() -> None:
    assert dict(LANGUAGES) == {"en": "English", "de": "Deutsch", "fi": "Suomi", "ja": "日本語"}


def test_japanese_takes_digits_and_letters_from_one_family(qapp, monkeypatch) -> None:
    """Else the digits beside kanji differ in width and weight from those beside kana."""
    monkeypatch.setattr(QFontDatabase, "hasFamily", lambda name: name in ("Meiryo", "Noto Sans CJK JP"))
    users = QFont("Some Sans", 11)
    made = font_for("ja", users)
    assert made.families() == ["Noto Sans CJK JP", "Meiryo", "Some Sans"], "the best first, the user's last"
    assert made.pointSize() == 11
    assert font_for("fi", users) == users


def test_a_system_without_these_families_keeps_the_users_font(qapp, monkeypatch) -> None:
    monkeypatch.setattr(QFontDatabase, "hasFamily", lambda _: False)
    assert font_for("ja", QFont("Some Sans")) == QFont("Some Sans")
