"""Changing between the languages of the program while it runs."""

from __future__ import annotations

import os
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QFont, QFontDatabase

from limbotable.core.languages import LANGUAGES
from limbotable.resources import resource

#: The writing systems that not every system has a font for, by language.
_WRITING: Final = {"ja": QFontDatabase.WritingSystem.Japanese}

#: Families that have all letters of a language in one design, Latin letters and digits included: by language,
#: the best first.  Digits of another family than the words beside them differ in width, height and weight.
_FAMILIES: Final = {
    "ja": (
        "Noto Sans CJK JP",
        "Noto Sans JP",
        "Source Han Sans JP",
        "IPAexGothic",
        "IPAGothic",
        "Hiragino Sans",
        "Hiragino Kaku Gothic ProN",
        "Yu Gothic UI",
        "Yu Gothic",
        "Meiryo UI",
        "Meiryo",
        "VL PGothic",
        "VL Gothic",
    )
}


def system_language() -> str:
    """Return the first of the user's languages that the program has, or else the default."""
    spoken = [code for code, _ in LANGUAGES]
    wanted = [name.partition("-")[0] for name in QLocale.system().uiLanguages()]
    return next((code for code in wanted if code in spoken), spoken[0])


def locale_of(language: str) -> QLocale:
    """Return a language with the dates and numbers of the user's country: 22/11/2026 for English in Britain.

    A country for which the language has no rules gets the language's own.
    """
    return QLocale(QLocale(language).language(), _country())


def _country() -> QLocale.Country:
    """Return where the user's dates are from; on Linux they may be from elsewhere than the language."""
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_TIME"))), None)
    return (QLocale(named) if named else QLocale.system()).territory()


def has_font(language: str) -> bool:
    """Return whether the system has a font for the writing of this language."""
    writing = _WRITING.get(language)
    return writing is None or bool(QFontDatabase.families(writing))


def font_for(language: str, font: QFont) -> QFont:
    """Return the user's font with a language's families first, as far as the system has them."""
    made = QFont(font)
    found = [family for family in _FAMILIES.get(language, ()) if QFontDatabase.hasFamily(family)]
    if found:
        made.setFamilies([*found, *font.families()])
    return made


class Translators:
    """The installed translators of one language: the program's own, and Qt's for its dialogs."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.language = ""

    def install(self, language: str) -> None:
        """Switch to a language of ``LANGUAGES``; widgets receive ``LanguageChange`` events."""
        self.remove()
        self.language = language
        QLocale.setDefault(locale_of(language))
        qt_files = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for file in (
            f"{qt_files}/qtbase_{language}.qm",
            str(resource("translations", f"limbotable_{language}.qm")),
        ):
            translator = QTranslator(self._app)
            # English needs no translation of Qt's, and the program's own exist only after the first build.
            if translator.load(file):
                self._app.installTranslator(translator)
                self._installed.append(translator)
            else:
                translator.deleteLater()

    def remove(self) -> None:
        """Take the installed ones away: texts are then as they are in the source."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []
