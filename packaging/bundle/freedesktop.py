"""The files for desktops that follow freedesktop.org.

They are a menu entry, a page for software centres, a type of files, icons, and the manual page.

freedesktop.py ICONS PREFIX writes all of them below PREFIX/share, from the drawings in ICONS.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

import facts
import features
from limbotable import APP_ID, REPOSITORY, __version__
from limbotable.core.languages import LANGUAGES
from limbotable.resources import resource

SOURCES: Final = Path(__file__).resolve().parent.parent / "linux"
#: The changes of a version that software centres are told; CHANGELOG.md tells them all.
CHANGES: Final = 10
#: As XML names the language of an element.
LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
#: Sizes of hicolor, the theme that every desktop falls back to.
ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def main() -> None:
    icons, share = Path(sys.argv[1]), Path(sys.argv[2], "share")
    write(share / "applications" / f"{APP_ID}.desktop", desktop_entry())
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    write(share / "mime" / "packages" / f"{APP_ID}.xml", media_type())
    theme = share / "icons" / "hicolor"
    for size in ICON_SIZES:
        copy(icons / f"{size}.png", theme / f"{size}x{size}" / "apps" / f"{APP_ID}.png")
    copy(resource("assets", "icon.svg"), theme / "scalable" / "apps" / f"{APP_ID}.svg")
    for code, name in manual_pages().items():
        page = share / "man" / ("" if code == "en" else code) / "man6" / "limbotable.6.gz"
        page.parent.mkdir(parents=True, exist_ok=True)
        # Without the time in it the same page has the same bytes.
        page.write_bytes(gzip.compress(filled(name, DATE=today()).encode(), 9, mtime=0))


def manual_pages() -> dict[str, str]:
    """Return the names of the manual pages in linux/ by language."""
    return {code: "limbotable.6" if code == "en" else f"limbotable.{code}.6" for code, _ in LANGUAGES}


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def today() -> str:
    """Return the day of the build, or of SOURCE_DATE_EPOCH, so that a build can be repeated."""
    seconds = float(os.environ.get("SOURCE_DATE_EPOCH") or time.time())
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def filled(name: str, **values: str) -> str:
    """Return one of the files in linux/ with its @NAMES@ replaced."""
    text = (SOURCES / name).read_text("utf-8")
    everywhere = {
        "ID": APP_ID,
        "TYPE": facts.MEDIA_TYPE,
        "VERSION": __version__,
        "NAME": facts.NAME,
        "PUBLISHER": facts.PUBLISHER,
        "REPOSITORY": REPOSITORY,
    }
    for key, value in {**everywhere, **values}.items():
        text = text.replace(f"@{key}@", value)
    return text


def desktop_entry() -> str:
    """Return the menu entry, with an action for each game."""
    titles = facts.game_titles()
    lines = [f"Actions={''.join(f'{game};' for game in titles)}"]
    for game, names in titles.items():
        lines += ["", f"[Desktop Action {game}]", f"Name={names['en']}"]
        lines += [f"Name[{language}]={name}" for language, name in names.items() if language != "en"]
        lines += [f"Exec=limbotable new {game}"]
    return filled("limbotable.desktop") + "\n".join(lines) + "\n"


def metainfo() -> str:
    """Return the page for software centres: features, pictures, and the releases in the changelog."""
    component = ET.fromstring(filled("metainfo.xml"))  # noqa: S314 - our own file
    pages = {language: features.page(language) for language, _ in LANGUAGES}
    _say(component, "summary", {language: page.summary for language, page in pages.items()})
    description = ET.SubElement(component, "description")
    for blocks in zip(*(page.blocks for page in pages.values()), strict=True):
        _describe(description, dict(zip(pages, blocks, strict=True)))
    screenshots = ET.SubElement(component, "screenshots")
    for number, (picture, captions) in enumerate(facts.PICTURES.items()):
        screenshot = ET.SubElement(screenshots, "screenshot", {} if number else {"type": "default"})
        _say(screenshot, "caption", captions)
        ET.SubElement(screenshot, "image").text = facts.of_this_version(f"packaging/screenshots/{picture}")
    releases = ET.SubElement(component, "releases")
    for release in facts.releases():
        kind = "stable" if release.date else "development"
        told = ET.SubElement(
            releases, "release", version=release.version, type=kind, date=release.date or today()
        )
        if release.changes:
            items = ET.SubElement(ET.SubElement(told, "description"), "ul")
            for change in release.changes[:CHANGES]:
                ET.SubElement(items, "li").text = change
        ET.SubElement(told, "url").text = f"{REPOSITORY}/blob/v{release.version}/CHANGELOG.md"
    ET.indent(component)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(component, encoding="unicode") + "\n"


def _say(parent: ET.Element, tag: str, texts: Mapping[str, str]) -> None:
    """Add an element for each language."""
    for language, text in texts.items():
        element = ET.SubElement(parent, tag, {} if language == "en" else {LANGUAGE: language})
        element.text = text


def _describe(parent: ET.Element, blocks: Mapping[str, features.Paragraph | features.Items]) -> None:
    """Add what is one block in each language: the pages of all languages have the same form."""
    paragraphs = {
        language: one.text for language, one in blocks.items() if isinstance(one, features.Paragraph)
    }
    lists = {language: one.texts for language, one in blocks.items() if isinstance(one, features.Items)}
    if paragraphs.keys() == blocks.keys():
        _say(parent, "p", paragraphs)
        return
    if lists.keys() != blocks.keys():
        raise ValueError(f"the features are a list in {', '.join(lists)} alone")
    items = ET.SubElement(parent, "ul")
    for texts in zip(*lists.values(), strict=True):
        _say(items, "li", dict(zip(lists, texts, strict=True)))


def media_type() -> str:
    """Return the type of the files of saved matches."""
    comments = [
        f'<comment xml:lang="{language}">{escape(name)}</comment>'
        for language, name in facts.RECORD_NAMES.items()
        if language != "en"
    ]
    english = escape(facts.RECORD_NAMES["en"])
    text = filled("mime.xml", RECORD=english, ENDING=facts.ENDING)
    here = f"<comment>{english}</comment>"
    return text.replace(here, "\n    ".join([here, *comments]))


if __name__ == "__main__":
    main()
