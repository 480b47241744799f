"""The facts for systems and software centres: they have to follow the program."""

from __future__ import annotations

import configparser
import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import click
import pytest

import deb
import facts
import features
import freedesktop
import licences
from limbotable import APP_ID, __version__
from limbotable.__main__ import main
from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES
from limbotable.play.match import Match

ROOT = Path(__file__).resolve().parent.parent.parent
XML = "{http://www.w3.org/XML/1998/namespace}lang"
OTHERS = [code for code, _ in LANGUAGES if code != "en"]
#: The names of games are asked of a core application if there is none, and then no window’s could be made.
pytestmark = pytest.mark.usefixtures("qapp")


class Entry(configparser.ConfigParser):
    """Keys have capitals, and they count."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


@pytest.fixture
def entry() -> configparser.ConfigParser:
    parser = Entry(interpolation=None)
    parser.read_string(freedesktop.desktop_entry())
    return parser


def judged_by(program: str, *arguments: str | Path) -> None:
    """Let a tool of the desktops' own judge, where there is one."""
    if shutil.which(program) is not None:
        done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_menu_entry_starts_every_game(entry) -> None:
    games = [game.id for game in GAMES]
    assert entry["Desktop Entry"]["Actions"] == "".join(f"{game};" for game in games)
    for game in games:
        action = entry[f"Desktop Action {game}"]
        assert action["Exec"] == f"limbotable new {game}"
        assert action["Name"]
    (countdown,) = {"countdown"} & set(games)
    names = entry[f"Desktop Action {countdown}"]
    assert len({names["Name"], *(names[f"Name[{language}]"] for language in OTHERS)}) == len(LANGUAGES)


def test_the_menu_entry_speaks_every_language(entry, tmp_path) -> None:
    texts = entry["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert all(texts[f"{key}[{language}]"] for language in OTHERS)
    assert texts["MimeType"] == "application/x-limbotable-record;"
    path = tmp_path / f"{APP_ID}.desktop"
    path.write_text(freedesktop.desktop_entry(), "utf-8")
    judged_by("desktop-file-validate", path)


def test_software_centres_are_told_of_this_version(tmp_path) -> None:
    path = tmp_path / f"{APP_ID}.metainfo.xml"
    path.write_text(freedesktop.metainfo(), "utf-8")
    root = ET.parse(path).getroot()
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    newest = root.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    for tag in ("summary", "description/p", "description/ul/li"):
        spoken = [element.get(XML, "en") for element in root.iterfind(tag)]
        assert spoken == [code for code, _ in LANGUAGES] * (len(spoken) // len(LANGUAGES))
    judged_by("appstreamcli", "validate", "--no-net", path)


@pytest.mark.clause("R-3.1")
def test_the_type_of_records() -> None:
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ET.fromstring(freedesktop.media_type()).find("m:mime-type", space)
    assert kind is not None
    assert kind.get("type") == facts.MEDIA_TYPE
    glob, match = kind.find("m:glob", space), kind.find("m:magic/m:match", space)
    assert glob is not None
    assert match is not None
    assert glob.get("pattern") == "*.limbo"
    game = GAMES[0]
    record = Match(game, game.complete({}), ("South", "North")).record().text()
    assert record.startswith(str(match.get("value")))
    comments = [comment.get(XML, "en") for comment in kind.iterfind("m:comment", space)]
    assert comments == [code for code, _ in LANGUAGES]


def test_software_centres_find_the_pictures_of_this_version() -> None:
    component = ET.fromstring(freedesktop.metainfo())
    images = [element.text or "" for element in component.iterfind("screenshots/screenshot/image")]
    assert len(images) >= len(GAMES)
    for address in images:
        _, _, path = address.partition(f"/v{__version__}/")
        assert (ROOT / path).is_file(), address


def test_the_description_of_the_debian_package_is_the_page_of_features() -> None:
    first, *lines = deb.description().splitlines()
    assert first[0].islower()
    assert len(first) <= 80
    assert all(line.startswith(" ") and line.strip() and len(line) <= 80 for line in lines)
    assert "  - " in "\n".join(lines), "lintian objects to a list that is not indented"
    said = " ".join(" ".join(lines).split())
    for block in features.page("en").blocks:
        for text in [block.text] if isinstance(block, features.Paragraph) else block.texts:
            assert text in said


def test_the_windows_installer_has_the_names_of_all_others() -> None:
    script = (ROOT / "packaging" / "windows" / "limbotable.nsi").read_text("utf-8")
    assert f'!define NAME "{facts.NAME}"' in script
    assert f'"LegalCopyright" "{facts.COPYRIGHT}"' in script
    assert f'"Publisher" "{facts.PUBLISHER}"' in script
    assert f'!define MEDIA_TYPE "{facts.MEDIA_TYPE}"' in script
    assert f"!define OLDEST_BUILD {facts.OLDEST_WINDOWS.split('.')[2]} " in script
    for language in facts.RECORD_NAMES.values():
        assert f'"{language}"' in script


def test_macos_is_told_the_same() -> None:
    plist = facts.info_plist()
    (documents,), (kind,) = plist["CFBundleDocumentTypes"], plist["UTExportedTypeDeclarations"]
    assert documents["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.mime-type"] == [facts.MEDIA_TYPE]
    assert plist["CFBundleLocalizations"] == [code for code, _ in LANGUAGES]


@pytest.mark.parametrize("page_name", freedesktop.manual_pages().values())
def test_a_manual_page_knows_every_command_and_option(page_name: str) -> None:
    page = (ROOT / "packaging" / "linux" / page_name).read_text("utf-8").replace("\\-", "-")
    told = set(re.findall(r"--[a-z]+(?:-[a-z]+)*", page))
    commands = [main, *(command for command in main.commands.values() if not command.hidden)]
    options = {"--help"}
    for command in commands:
        shown = [one for one in command.params if isinstance(one, click.Option) and not one.hidden]
        options.update(name for option in shown for name in option.opts if name.startswith("--"))
    assert told == options
    for command in commands[1:]:
        assert re.search(rf"^\.B[IR]? {command.name}\b", page, re.MULTILINE), command.name
    for game in GAMES:
        assert re.search(rf"^\.B {game.id}$", page, re.MULTILINE), game.id
    if shutil.which("man") is not None:
        reading = ["man", "--warnings", "--local-file", str(ROOT / "packaging" / "linux" / page_name)]
        variables = {**os.environ, "LC_ALL": "C.UTF-8"}
        done = subprocess.run(reading, env=variables, capture_output=True, encoding="utf-8", check=True)
        assert done.stderr == ""


@pytest.mark.parametrize("code", [code for code in freedesktop.manual_pages() if code != "en"])
def test_a_manual_page_has_the_parts_of_the_english_one(code: str) -> None:
    def parts(page_name: str) -> tuple[list[str], int]:
        page = (ROOT / "packaging" / "linux" / page_name).read_text("utf-8")
        # The games are a list in some languages, and a sentence in others.
        terms = [term for term in re.findall(r"^\.TP\n\.\w+ (\S+)", page, re.MULTILINE) if term not in games]
        return terms, page.count("\n.SH ")

    games = {game.id for game in GAMES}
    names = freedesktop.manual_pages()
    assert parts(names[code]) == parts(names["en"])


def test_manual_pages_are_installed_for_their_languages(monkeypatch, tmp_path) -> None:
    icons = tmp_path / "icons"
    icons.mkdir()
    for size in freedesktop.ICON_SIZES:
        (icons / f"{size}.png").touch()
    monkeypatch.setattr(sys, "argv", ["freedesktop.py", str(icons), str(tmp_path)])
    freedesktop.main()
    for code in freedesktop.manual_pages():
        home = tmp_path / "share" / "man" / ("" if code == "en" else code)
        page = gzip.decompress((home / "man6" / "limbotable.6.gz").read_bytes()).decode()
        assert f"Limbo Table {__version__}" in page
        assert "@DATE@" not in page


def test_the_changelog_names_the_versions(monkeypatch, tmp_path) -> None:
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text(
        "# Changelog\n\n## Unreleased\n\n### Added\n\n"
        "- A *new* thing (`Ctrl+T`)\n  of two lines.\n- Another.\n\n"
        "## 0.0.9, 2026-01-02\n",
        "utf-8",
    )
    monkeypatch.setattr(facts, "CHANGELOG", changelog)
    assert facts.releases() == [
        facts.Release(__version__, "", ("A new thing (Ctrl+T) of two lines.", "Another.")),
        facts.Release("0.0.9", "2026-01-02"),
    ]
    notes = ET.fromstring(freedesktop.metainfo()).find("releases/release/description/ul")
    assert notes is not None
    assert [item.text for item in notes] == ["A new thing (Ctrl+T) of two lines.", "Another."]


def test_every_licence_is_passed_on(tmp_path) -> None:
    licences.write(tmp_path)
    told = (tmp_path / "README.txt").read_text("utf-8")
    for name in ("Python", "click", "msgspec", "platformdirs", "PySide6_Essentials", "shiboken6"):
        assert re.search(rf"^{name} [\d.]+: .+$", told, re.MULTILINE), name
        if "PySide6" not in name and "shiboken" not in name:  # theirs is LICENSE.txt
            assert (tmp_path / f"{name}.txt").stat().st_size > 500
    assert "GNU GENERAL PUBLIC LICENSE" in (tmp_path / "LICENSE.txt").read_text("utf-8")
