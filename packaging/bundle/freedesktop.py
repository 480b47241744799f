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
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

import facts
from limbotable import APP_ID, __version__
from limbotable.resources import resource

SOURCES: Final = Path(__file__).resolve().parent.parent / "linux"
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
    page = share / "man" / "man6" / "limbotable.6.gz"
    page.parent.mkdir(parents=True, exist_ok=True)
    # Without the time in it the same page has the same bytes.
    page.write_bytes(gzip.compress(filled("limbotable.6", DATE=today()).encode(), 9, mtime=0))


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
    everywhere = {"ID": APP_ID, "TYPE": facts.MEDIA_TYPE, "VERSION": __version__}
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
    """Return the page for software centres, with the releases in the changelog."""
    component = ET.fromstring(filled("metainfo.xml"))  # noqa: S314 - our own file
    releases = ET.SubElement(component, "releases")
    for release in facts.releases():
        kind = "stable" if release.date else "development"
        ET.SubElement(releases, "release", version=release.version, type=kind, date=release.date or today())
    ET.indent(component)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(component, encoding="unicode") + "\n"


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
