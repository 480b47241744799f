"""Facts about the program for systems and software centres.

Every fact that is known elsewhere comes from there: the version and the id from the package, the games and
their names from its list of games and its translations, the changes from CHANGELOG.md.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QTranslator

import limbotable
from limbotable import APP_ID, REPOSITORY, __version__
from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES
from limbotable.resources import resource
from limbotable.ui.words.match_words import game_text

NAME: Final = "Limbo Table"
PUBLISHER: Final = "The Limbo Table developers"
LICENCE: Final = "GPL-3.0-or-later"
COPYRIGHT: Final = f"{PUBLISHER}. {LICENCE}"
MEDIA_TYPE: Final = "application/x-limbotable-record"
ENDING: Final = "limbo"  #: of the files of that type
RECORD_NAMES: Final[Mapping[str, str]] = {
    "en": "Limbo Table match",
    "de": "Limbo-Table-Partie",
    "fi": "Limbo Table -ottelu",
    "ja": "Limbo Tableの対戦記録",
}
#: The oldest Windows that Qt runs on: 10, of October 2018.
OLDEST_WINDOWS: Final = "10.0.17763.0"
CHANGELOG: Final = Path(__file__).resolve().parent.parent.parent / "CHANGELOG.md"


#: Pictures for software centres, of those in packaging/screenshots: the first is the one that they show.
PICTURES: Final[Mapping[str, Mapping[str, str]]] = {
    "countdown.png": {
        "en": "A round of the countdown game",
        "de": "Eine Runde des Countdown-Spiels",
        "fi": "Lähtölaskentapelin kierros",
        "ja": "カウントダウンの1ラウンド",
    },
    "foes.png": {
        "en": "The game of fighting foes",
        "de": "Der Kampf gegen die Feinde",
        "fi": "Taistelu vihollisia vastaan",
        "ja": "敵との戦い",
    },
    "libtis.png": {
        "en": "Libtis in its second round",
        "de": "Libtis in der zweiten Runde",
        "fi": "Libtis, toinen kierros",
        "ja": "リブティスの第2ラウンド",
    },
    "limit.png": {"en": "Limit", "de": "Limit", "fi": "Limit", "ja": "リミット"},
    "picker.png": {"en": "All games", "de": "Alle Spiele", "fi": "Kaikki pelit", "ja": "ゲーム一覧"},
}


def of_this_version(path: str) -> str:
    """Return the address of a file of this version's sources: of the file, and not of a page about it."""
    owner = REPOSITORY.removeprefix("https://github.com/")
    return f"https://raw.githubusercontent.com/{owner}/v{__version__}/{path}"


def download(file: str) -> str:
    """Return the address of a file of this version's release."""
    return f"{REPOSITORY}/releases/download/v{__version__}/{file}"


@dataclass(frozen=True, slots=True)
class Release:
    """A version, the date of its release (ISO; empty before the release), and its changes."""

    version: str
    date: str
    changes: tuple[str, ...] = ()


def releases() -> list[Release]:
    """Return every version in the changelog, newest first.

    Its headings are ``## Unreleased``, which is the version that the package states, and, say,
    ``## 1.2.3, 2026-12-24``.
    """
    found = []
    # What stands before the first heading is split off, and then headings and texts take turns.
    _, *parts = re.split(r"^## (.+)$", CHANGELOG.read_text("utf-8"), flags=re.MULTILINE)
    for heading, text in zip(parts[::2], parts[1::2], strict=True):
        version, _, date = heading.partition(", ")
        told = (__version__, "") if version == "Unreleased" else (version, date)
        found.append(Release(*told, _items(text)))
    assert found, "the changelog has no version"
    return found


def _items(text: str) -> tuple[str, ...]:
    """Return the items of all lists of a text in Markdown, each as plain words in one line."""
    items = re.findall(r"^- (.+(?:\n  .+)*)$", text, re.MULTILINE)
    return tuple(re.sub(r"[`*]", "", re.sub(r"\s+", " ", item)) for item in items)


def game_titles() -> dict[str, dict[str, str]]:
    """Return the name of each game in each language: ``{"limit": {"en": "Limit", …}, …}``."""
    app = QCoreApplication.instance() or QCoreApplication(["facts"])
    titles: dict[str, dict[str, str]] = {game.id: {} for game in GAMES}
    for language, _ in LANGUAGES:
        translator = QTranslator()
        assert translator.load(str(resource("translations", f"limbotable_{language}.qm"))), language
        app.installTranslator(translator)
        for game in GAMES:
            titles[game.id][language] = game_text(game.id)
        app.removeTranslator(translator)
    return titles


def is_compiled() -> bool:
    """Return whether the compiled modules' common library exists; it lies beside the package."""
    packages = Path(limbotable.__file__).parent.parent
    return any((packages / f"limbotable_compiled__mypyc{end}").exists() for end in EXTENSION_SUFFIXES)


def windows_version(directory: str) -> str:
    """Write the file with the properties that Windows shows of a program; return its path."""
    numbers = (*(int(number) for number in re.findall(r"\d+", __version__)), 0, 0, 0, 0)[:4]
    strings = {
        "CompanyName": PUBLISHER,
        "FileDescription": NAME,
        "FileVersion": __version__,
        "LegalCopyright": COPYRIGHT,
        "ProductName": NAME,
        "ProductVersion": __version__,
    }
    table = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    path = Path(directory, "windows-version.txt")
    path.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{table}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n",
        "utf-8",
    )
    return str(path)


def signing_identity() -> str | None:
    """Return the identity that signs the program on macOS, if there is one."""
    return os.environ.get("LIMBOTABLE_SIGNING_IDENTITY") or None


def info_plist() -> dict[str, Any]:
    """Return the property list for macOS: the facts about the program, and its types of files."""
    uniform_type = f"{APP_ID}.record"
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": [language for language, _ in LANGUAGES],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": RECORD_NAMES["en"],
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "limbotable.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [uniform_type],
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",  # required by the wheel of PySide6
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": uniform_type,
                "UTTypeDescription": RECORD_NAMES["en"],
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeIconFile": "limbotable.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [ENDING],
                    "public.mime-type": [MEDIA_TYPE],
                },
            }
        ],
    }
