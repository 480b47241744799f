"""The program in each of its languages, compiled from the translations as they are in the checkout."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QLocale

from limbotable.core.languages import LANGUAGES
from limbotable.ui.words import languages
from limbotable.ui.words.languages import Translators
from tests.translations.ts import file_of

LRELEASE = Path(PySide6.__file__).with_name("lrelease.exe" if sys.platform == "win32" else "lrelease")


@pytest.fixture(scope="session")
def compiled(tmp_path_factory) -> Path:
    """Where the compiled translations lie."""
    directory: Path = tmp_path_factory.mktemp("compiled")
    for code, _ in LANGUAGES:
        source = file_of(code)
        target = directory / f"{source.stem}.qm"
        subprocess.run([LRELEASE, "-silent", source, "-qm", target], check=True)
    return directory


@pytest.fixture
def translators(qapp, compiled: Path, monkeypatch):
    """What changes the language; the application is as it was after the test."""
    monkeypatch.setattr(languages, "resource", lambda _, name: compiled / name)
    made, locale, font, palette = Translators(qapp), QLocale(), qapp.font(), qapp.palette()
    yield made
    made.remove()
    QLocale.setDefault(locale)
    # A window writes Japanese in a family of its own, and the next test would be written in that.
    qapp.setFont(font)
    qapp.setPalette(palette)
