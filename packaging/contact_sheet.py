"""Take pictures of the real window, and put them together on pages that can be looked at as a whole.

`sh packaging/contact_sheet` leads here.  A page has each game at its start, in its middle and at its end,
with the page of all games above them.  There is a page for each of two cloths and four languages, at
1024x700 and at double scale, and one for each further size of the window.

    contact_sheet.py [--out DIRECTORY] [--only TEXT] [--readme]

writes the pages to DIRECTORY (`build/contact-sheet`), and each picture in full size into a folder beside its
page.  `--only` leaves out pages whose name does not contain TEXT.
`--readme` takes the pictures of the README anew instead.

The matches are those of `packaging/screenshots`: any match that is over and was saved from the table will do.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import asdict, replace
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from limbotable.app.application import Application
from limbotable.app.offscreen import environment
from limbotable.app.window import MainWindow
from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES
from limbotable.play.match import Match
from limbotable.play.record import Record, read_record
from limbotable.store.autosave import Autosave
from limbotable.store.settings import SettingsFile
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.table.clock import DesktopClock
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.languages import Translators

ROOT: Final = Path(__file__).resolve().parent.parent
MATCHES: Final = ROOT / "packaging" / "screenshots"
STAGES: Final = ("start", "middle", "end")
PERSON: Final = 0  #: the seat of the person in the matches

_MIDDLE: Final = 0.6  #: the part of a match's lines up to its middle: then there is much on the table
#: Measures of a page, in its pixels.
_TILE: Final = 640  #: the width of a picture
_GAP: Final = 24
_CAPTION: Final = 30  #: the height below each picture
_PAPER: Final = QColor("#f2eee4")
_INK: Final = QColor("#33302a")
_QUIET: Final = 200  #: milliseconds without an event after which the window has come to rest


class Shot(msgspec.Struct, frozen=True):
    """A picture of the README: a match in its middle."""

    match: str  #: its file, without the suffix
    name: str = ""  #: of the picture; empty: that of the match
    language: str = "en"
    considered: str = ""  #: the action that the person thinks about


#: Of the README, beside the page with all games.
SHOTS: Final = (
    Shot("countdown"),
    Shot("countdown", "countdown-ja", language="ja"),
    Shot("foes", considered="play 3s"),
    Shot("libtis"),
    Shot("limit-three", "limit"),
)


class Page(msgspec.Struct, frozen=True):
    """What the pictures of one page have in common."""

    cloth: str
    language: str
    width: int
    height: int
    scale: int = 1  #: pixels of the screen for a pixel of the window

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}-scale{self.scale}-{self.cloth}-{self.language}"

    @property
    def title(self) -> str:
        return f"{self.width} × {self.height}, scale {self.scale}, {self.cloth} cloth, {self.language}"


def pages() -> Iterator[Page]:
    """Yield all pages: every look at two scales, then the other sizes."""
    for scale in (1, 2):
        for cloth in ("dark", "light"):
            for language, _ in LANGUAGES:
                yield Page(cloth, language, 1024, 700, scale)
    for language, size in zip(("de", "fi", "ja"), ((800, 600), (1280, 800), (1920, 1080)), strict=True):
        yield Page("dark", language, *size)


def stages(record: Record) -> Iterator[tuple[str, Record]]:
    """Yield the record up to the person's first turn, to a turn in its middle, and to its end."""
    match = Match.of_record(record)
    turns = [
        ply
        for ply, stage in enumerate(match.stages)
        if ply and stage.position.turn() == PERSON and ply < match.ply
    ]
    middle = next((ply for ply in turns if ply >= match.ply * _MIDDLE), turns[-1])
    for name, ply in zip(STAGES, (turns[0], middle, match.ply), strict=True):
        yield name, replace(record, lines=record.lines[:ply])


def recorded(name: str) -> Record:
    """Return one of the matches in the pictures."""
    return read_record((MATCHES / f"{name}.limbo").read_text(encoding="utf-8"))


class Camera:
    """A window as a user has it, and pictures of it."""

    def __init__(self, app: Application, page: Page, home: Path) -> None:
        settings = home / "settings.json"
        chosen = {"language": page.language, "cloth": page.cloth, "speed": "none"}
        settings.write_text(json.dumps(chosen), encoding="utf-8")
        self._home = home
        self._window = MainWindow(
            Translators(app),
            SettingsFile(settings),
            DesktopClock(app),
            Engine(app),
            Autosave(home / "library"),
        )
        self._window.resize(page.width, page.height)
        self._window.show()
        self._window.start()
        table = self._window.findChild(TableView)
        assert table is not None
        self._table: TableView = table

    def all_games(self) -> QImage:
        """Return the page with all games, as at the first start."""
        self._picture()  # the small tables are empty in it: their pieces come after the first one
        return self._picture()

    def table(self, record: Record, considered: str = "") -> QImage:
        """Return a match at the table, as its person sees it who thinks about an action."""
        file = self._home / "match.limbo"
        file.write_text(record.text(), encoding="utf-8")
        self._window.open(file)
        self._rest()
        self._window.remarks.clear_away()
        self._table.consider(considered)
        return self._picture()

    def close(self) -> None:
        self._window.close()

    def _picture(self) -> QImage:
        self._rest()
        return self._window.grab().toImage()

    def _rest(self) -> None:
        """Let the window do all that it has to, and wait until nothing moves."""
        quiet, director = QDeadlineTimer(_QUIET), self._table.director
        while not quiet.hasExpired() or (director.busy and not director.waits):
            QCoreApplication.processEvents()


def shoot(app: Application, page: Page) -> Iterator[tuple[str, QImage]]:
    """Yield the pictures of a page by their names: all games, then each game's stages."""
    with tempfile.TemporaryDirectory() as home:
        camera = Camera(app, page, Path(home))
        yield "all games", camera.all_games()
        for game in GAMES:
            for stage, part in stages(recorded(game.id)):
                yield f"{game.id}, {stage}", camera.table(part)
        camera.close()


def tile(page: Page, pictures: Sequence[tuple[str, QImage]]) -> QImage:
    """Return a page: the first picture beside its title, then three in a row, each with its name below."""
    columns = len(STAGES)
    height = _TILE * page.height // page.width
    row = height + _CAPTION + _GAP
    wide, high = _GAP + columns * (_TILE + _GAP), _GAP + (1 + (len(pictures) - 1) // columns) * row
    paper = QImage(wide, high, QImage.Format.Format_RGB32)
    paper.fill(_PAPER)
    painter = QPainter(paper)
    painter.setPen(_INK)
    for place, (name, picture) in enumerate(pictures):
        number = place + columns - 1 if place else 0
        x, y = _GAP + number % columns * (_TILE + _GAP), _GAP + number // columns * row
        small = picture.scaled(
            _TILE, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        small.setDevicePixelRatio(1.0)
        painter.drawImage(x, y, small)
        _write(painter, QRect(x, y + height, _TILE, _CAPTION), name, 17)
    _write(painter, QRect(2 * _GAP + _TILE, _GAP, 2 * _TILE, height), f"Limbo Table\n{page.title}", 34)
    painter.end()
    return paper


def _write(painter: QPainter, place: QRect, text: str, size: int) -> None:
    font = QFont()
    font.setPixelSize(size)
    painter.setFont(font)
    painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


def make(page: Page, out: Path) -> None:
    """Take the pictures of a page, and write them and the page."""
    app = Application(sys.argv[0])
    folder = out / page.name
    folder.mkdir(parents=True, exist_ok=True)
    pictures = []
    for name, picture in shoot(app, page):
        picture.save(str(folder / f"{name.replace(', ', '-').replace(' ', '-')}.png"))
        pictures.append((name, picture))
    tile(page, pictures).save(str(out / f"{page.name}.png"))
    print(out / f"{page.name}.png", flush=True)


def renew_readme(page: Page, out: Path) -> None:
    """Take the README's pictures in the language of a page."""
    app = Application(sys.argv[0])
    with tempfile.TemporaryDirectory() as home:
        camera = Camera(app, page, Path(home))
        taken = [("picker", camera.all_games())] if page.language == "en" else []
        for shot in SHOTS:
            if shot.language == page.language:
                record = dict(stages(recorded(shot.match)))["middle"]
                taken.append((shot.name or shot.match, camera.table(record, shot.considered)))
        camera.close()
    for name, picture in taken:
        picture.save(str(out / f"{name}.png"))
        print(out / f"{name}.png", flush=True)


def take(page: Page, out: Path, *flags: str) -> None:
    """Make a page in a process of its own: Qt reads its scale and its screen when it starts."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [sys.executable, __file__, "--out", str(out), "--page", json.dumps(asdict(page)), *flags],
            env=environment(Path(folder), page.width, page.height, page.scale),
            check=True,
        )


def main() -> None:
    reader = argparse.ArgumentParser(description="Take pictures of the window, and put them on pages.")
    reader.add_argument("--out", type=Path, default=ROOT / "build" / "contact-sheet")
    reader.add_argument("--only", default="", help="leave out pages whose name does not contain this")
    reader.add_argument("--page", help=argparse.SUPPRESS)  # the one page of this process
    reader.add_argument("--readme", action="store_true", help="take the pictures of the README anew instead")
    chosen = reader.parse_args()
    if chosen.page:
        page = Page(**json.loads(chosen.page))
        (renew_readme if chosen.readme else make)(page, chosen.out)
    elif chosen.readme:
        for language in sorted({shot.language for shot in SHOTS}):
            take(Page("dark", language, 1280, 800), MATCHES, "--readme")
    else:
        for page in pages():
            if chosen.only in page.name:
                take(page, chosen.out)


if __name__ == "__main__":
    main()
