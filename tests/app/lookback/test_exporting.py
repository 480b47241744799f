"""Matches as pages and tables as pictures: complete in themselves, in words too, and without any secret."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from base64 import b64decode, b64encode
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from click.testing import CliRunner
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QFileDialog

from limbotable.__main__ import main
from limbotable.app.lookback import exporting, moving_picture
from limbotable.app.lookback.described import described
from limbotable.app.lookback.replay_page import named_for_all, point_of_view_for_all
from limbotable.games import game_of
from limbotable.play.comments import Comment
from limbotable.play.match import Match
from limbotable.play.perspective import imagined, perspective
from limbotable.play.sharing import share
from limbotable.table.tableau import Frame
from limbotable.testing.matches import Case
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.progress import Progress
from limbotable.ui.words.speak import speak
from tests.app.conftest import Desk
from tests.app.lookback.test_replay import lay, random_match, replay_of
from tests.every_game import every_game
from tests.manual_clock import ManualClock

SVG = "{http://www.w3.org/2000/svg}"
#: The levels, of 255, by which Qt draws the edges of large letters apart where it has just loaded their font.
FAINT = 16
MARKUP = "<script>alert(1)</script> & </script>"


class Read(HTMLParser):
    """A page as a reader of its markup finds it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


def part_of(match: Match, ply: int) -> Match:
    """Return a match that has come so far, and goes on."""
    begun = match.until(ply)
    begun.header = match.header
    return begun


@pytest.fixture(scope="module")
def art(qapp) -> ArtRenderer:
    """Pictures of pieces, which look alike on all pages."""
    return ArtRenderer()


def page_of(match: Match, art: ArtRenderer) -> str:
    made = exporting.whole(match, "html", art, ManualClock())
    assert made is not None
    return made.decode()


def data_of(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="match">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    read: dict[str, Any] = json.loads(found[1])
    return read


@pytest.fixture(scope="module")
def finished(qapp) -> Match:
    match = random_match("countdown")
    match.comment(0, Comment("", MARKUP))
    match.comment(3, Comment("?!", "one\ntwo"))
    match.header = match.header.having(name=MARKUP, seats=[MARKUP, "North"])
    return match


@pytest.fixture(scope="module")
def finished_page(finished, art) -> str:
    return page_of(finished, art)


def test_a_page_holds_all_that_it_needs(finished_page) -> None:
    page = finished_page
    read = Read(page)
    assert read.all("html") == [{"lang": "en"}]
    assert not re.search(r"https?:|//[a-z]|@import|url\(", page.split('id="match"')[0])
    for tag in ("img", "link", "iframe", "object"):
        assert read.all(tag) == []
    assert [one for one in read.all("script") if "src" in one] == []
    assert all(one.startswith("data:image/") for one in data_of(page)["pictures"])


def test_a_page_lets_the_browser_run_its_own_script_alone(finished_page) -> None:
    policy = next(one["content"] for one in Read(finished_page).all("meta") if "http-equiv" in one)
    assert policy is not None
    assert policy.startswith("default-src 'none'; img-src data:;")
    for tag in ("script", "style"):
        source = finished_page.split(f"<{tag}>")[1].split(f"</{tag}>")[0]
        digest = b64encode(sha256(source.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy


def test_texts_from_outside_are_plain_text_in_a_page(finished_page) -> None:
    page = finished_page
    assert "<script>alert" not in page
    assert page.count("</script>") == 2
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;/script&gt;" in page


def test_a_page_has_each_line_in_pictures_and_in_words(finished, finished_page) -> None:
    page = finished_page
    plies = data_of(page)["plies"]
    rows = [one["data-ply"] for one in Read(page).all("li")]
    assert rows == [str(ply) for ply in range(finished.ply + 1)]
    assert len(plies) == finished.ply + 1
    seen = point_of_view_for_all(finished, lambda: Frame(10.0, 6.4))
    for ply, one in enumerate(plies):
        assert len(one["words"]) > 20
        shown = {key for key, *_ in one["placed"]}
        pieces = len(seen.tableau(ply).pieces)
        assert len(shown) >= pieces >= min(ply, 1)
    assert "wins the match" in page


def test_a_page_has_the_comments(finished_page) -> None:
    page = finished_page
    assert re.search(r'data-ply="3">.*?\?! doubtful</span> one\ntwo</span>', page)


@pytest.mark.long
@pytest.mark.parametrize("game", ["countdown", "foes", "libtis"])
def test_a_match_that_goes_on_gives_no_secret_away(art, game) -> None:
    match = part_of(random_match(game), 5)
    other = imagined(perspective(match, None))
    assert [str(line) for line in other.lines] != [str(line) for line in match.lines]
    match.comment(3, Comment("!", "North has the king"))
    # Qt's edges of letters vary with what it has drawn before; a secret would show each time.
    assert any(page_of(match, art) == page_of(other, art) for _ in range(3))
    assert any(drawn_alike(match, other, art) for _ in range(3))


def drawn_alike(match: Match, other: Match, art: ArtRenderer) -> bool:
    """Return whether the drawings of two matches are the same but for the edges of letters."""
    (places, pictures), (other_places, other_pictures) = (
        apart(picture(one, "svg", art, match.ply)) for one in (match, other)
    )
    assert places == other_places
    assert [one.shape for one in pictures] == [one.shape for one in other_pictures]
    return all(np.abs(one - same).max() <= FAINT for one, same in zip(pictures, other_pictures, strict=True))


def apart(drawing: bytes) -> tuple[bytes, list[np.ndarray[Any, Any]]]:
    """Return a drawing without its pictures, and the levels of their pixels."""
    pictures = [QImage.fromData(b64decode(one)) for one in re.findall(rb'base64,([^"]+)"', drawing)]
    return re.sub(rb'base64,[^"]+', b"", drawing), [levels(one) for one in pictures]


def levels(image: QImage) -> np.ndarray[Any, Any]:
    # The colour of a pixel that is hardly there tells nothing, so it counts by its cover.
    read = image.convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied)
    return np.array(read.constBits(), dtype=np.int16).reshape(read.height(), read.width(), 4)


def test_each_picture_of_a_page_is_written_once(finished, art, monkeypatch) -> None:
    written: list[int] = []
    save = QPixmap.save

    def counted(pixmap: QPixmap, *arguments: Any) -> bool:
        written.append(pixmap.cacheKey())
        return save(pixmap, *arguments)

    monkeypatch.setattr(QPixmap, "save", counted)
    plies = data_of(page_of(part_of(finished, 6), art))["plies"]
    laid = [placed for ply in plies for placed in ply["placed"]]
    pictures = {sprite for _, sprite, *_ in laid}
    assert len(laid) > len(written) == len(pictures) > 10


def test_nobody_is_you_on_a_page(art) -> None:
    page = page_of(part_of(random_match("countdown"), 3), art)
    assert "Player 1" in page
    assert not re.search(r"\b[Yy]ou\b", page.split("<body>")[1].split("<script")[0])


@every_game
def test_a_table_that_goes_out_speaks_to_no_player(qapp, game) -> None:
    match = named_for_all(random_match(game.id))
    seen = point_of_view_for_all(match, lambda: Frame(10.0, 6.4))
    for ply in range(match.ply + 1):
        tableau = seen.tableau(ply)
        written = [one for sign in tableau.signs for one in (sign.text, sign.note) if one is not None]
        words = " ".join([described(tableau), *map(speak, written)])
        assert not re.search(r"\byou(r|rs)?\b", words, re.IGNORECASE), words


def test_a_page_that_is_stopped_is_none(finished, art) -> None:
    asked: list[int] = []

    def goes_on(ply: int) -> bool:
        asked.append(ply)
        return ply < 3

    assert exporting.whole(finished, "html", art, ManualClock(), goes_on) is None
    assert asked == [0, 1, 2, 3]


def moving(match: Match, art: ArtRenderer) -> bytes:
    made = exporting.whole(match, "apng", art, ManualClock())
    assert made is not None
    return made


def described_of(content: bytes) -> str:
    return QImage.fromData(content).text("Description")


def test_an_animated_picture_has_each_line_in_pictures_and_in_words(finished, art) -> None:
    content = moving(finished, art)
    assert content.count(b"fcTL") > finished.ply, "a picture for each line, and the beginning"
    image = QImage.fromData(content)
    assert MARKUP in image.text("Title")
    assert (image.width(), image.height()) == (960, 648)
    words = described_of(content).splitlines()
    assert len(words) >= finished.ply
    assert "?! doubtful: one two" in "\n".join(words)
    assert any("wins the match" in line for line in words)
    assert len(content) < 1_000_000


def test_a_comment_on_the_beginning_stands_apart_from_the_title(art) -> None:
    match = part_of(random_match("limit"), 2)
    match.comment(0, Comment("!", "a fine evening"))
    assert described_of(moving(match, art)).startswith("! good: a fine evening\n")


def test_a_long_match_makes_smaller_pictures(art, monkeypatch) -> None:
    monkeypatch.setattr(moving_picture, "_USUAL", 2)
    image = QImage.fromData(moving(part_of(random_match("limit"), 5), art))
    assert (image.width(), image.height()) == (576, 389)


def test_nobody_is_you_in_an_animated_picture(art) -> None:
    words = described_of(moving(part_of(random_match("countdown"), 3), art))
    assert "Player 1" in words
    assert not re.search(r"\b[Yy]ou\b", words)


def test_an_animated_picture_that_is_stopped_is_none(finished, art) -> None:
    most = exporting.steps(finished, "apng")
    for last in (3, finished.ply + 4):
        asked: list[int] = []

        def goes_on(done: int, asked: list[int] = asked, last: int = last) -> bool:
            asked.append(done)
            return done < last

        assert exporting.whole(finished, "apng", art, ManualClock(), goes_on) is None
        assert asked == sorted(asked)
        assert asked[-1] == last < most


class Blank:
    """Draws nothing, and remembers what was to be drawn."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    def draw(self, picture: object) -> QImage:
        self.asked.append(picture)
        image = QImage(2, 2, QImage.Format.Format_RGB32)
        image.fill(0)
        return image


@pytest.mark.parametrize(
    ("game", "options"),
    [("countdown", {}), ("foes", {}), ("libtis", {}), ("libtis", {"chips": "hidden"})],
)
def test_no_table_and_no_word_of_a_long_match_that_goes_on_gives_a_secret_away(
    art, monkeypatch, game: str, options: dict[str, object]
) -> None:
    """With a new deal, a reshuffle or the end of a round in it."""
    found = game_of(game)
    assert found is not None
    match = Case(game, found.complete(options), 3, 40).match()
    match = part_of(match, match.ply - 1)
    other = imagined(perspective(match, None))
    assert [str(line) for line in other.lines] != [str(line) for line in match.lines]
    asked = []
    for one in (match, other):
        blank = Blank()
        monkeypatch.setattr(moving_picture, "_Painter", lambda *_, blank=blank: blank)
        moving(one, art)
        asked.append(blank.asked)
    assert len(asked[0]) > match.ply
    assert asked[0] == asked[1]


@pytest.mark.long
def test_an_animated_picture_of_a_match_that_goes_on_gives_no_secret_away(art) -> None:
    """That the same is asked to be drawn is shown above, for each game: so one is enough to see it drawn."""
    match = part_of(random_match("countdown"), 5)
    other = imagined(perspective(match, None))
    assert [str(line) for line in other.lines] != [str(line) for line in match.lines]
    match.comment(3, Comment("!", "North has the king"))
    # As for the page: Qt's edges of letters vary with what it has drawn before.
    assert any(moving(match, art) == moving(other, art) for _ in range(3))


def picture(match: Match, form: exporting.Form, art: ArtRenderer, ply: int = 4) -> bytes:
    seen = exporting.seen(point_of_view_for_all(match, lambda: Frame(10.0, 6.4)), ply)
    return exporting.picture(seen, form, art, ManualClock())


def test_a_picture_has_its_words(finished, art) -> None:
    image = QImage.fromData(picture(finished, "png", art))
    assert (image.width(), image.height()) == (2560, 1600)
    assert image.text("Title") == "Limbo: the countdown"
    assert "Count" in image.text("Description")


def test_a_drawing_has_its_words_and_its_pictures(finished, art) -> None:
    root = ET.fromstring(picture(finished, "svg", art))
    assert root.attrib["role"] == "img"
    words = {part.attrib["id"]: part.text for part in root if "id" in part.attrib}
    assert words["title"] == "Limbo: the countdown"
    assert "Count" in (words["words"] or "")
    images = {one.attrib["id"]: one.attrib["href"] for one in root.iter(f"{SVG}image")}
    used = [one.attrib["href"] for one in root.iter(f"{SVG}use")]
    assert {one.removeprefix("#") for one in used} == set(images)
    assert len(used) > 10
    for address in images.values():
        kind, content = address.split(",", 1)
        assert kind == "data:image/png;base64"
        assert not QImage.fromData(b64decode(content)).isNull()


@pytest.fixture
def desk(open_table) -> Desk:
    made: Desk = open_table()
    return made


def choose(monkeypatch, path: Path, beginning: str) -> None:
    """Have the user choose a file, and the kind that begins so."""

    def answer(_parent: object, _title: str, _directory: str, filters: str) -> tuple[str, str]:
        return str(path), next(one for one in filters.split(";;") if one.startswith(beginning))

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)


def test_the_name_says_what_is_written(desk, tmp_path, monkeypatch) -> None:
    lay(desk, random_match("countdown"), 2)
    starts = {"html": b"<!DOCTYPE html>", "apng": b"\x89PNG", "png": b"\x89PNG", "svg": b"<svg "}
    for name, kind, written in (
        ("a.html", "Web page", "a.html"),
        ("a.png", "Web page", "a.png"),
        ("a", "Drawing", "a.svg"),
        ("a", "Animated", "a.apng"),
        ("Limbo, the countdown.html", "Picture", "Limbo, the countdown.png"),
    ):
        choose(monkeypatch, tmp_path / name, kind)
        desk.do("publish")
        content = (tmp_path / written).read_bytes()
        assert content.startswith(starts[written.rpartition(".")[2]])
        assert written in desk.toast()
        assert "B)" in desk.toast()
    assert b"acTL" in (tmp_path / "a.apng").read_bytes()
    assert len(list(tmp_path.glob("*.*"))) == 6, "and the settings"


@pytest.mark.parametrize("form", exporting.WHOLE)
def test_nothing_is_written_where_the_user_stops_it(desk, tmp_path, monkeypatch, form: str) -> None:
    lay(desk, random_match("countdown"))
    choose(monkeypatch, tmp_path / f"a.{form}", "")
    monkeypatch.setattr(Progress, "wasCanceled", lambda progress: progress.value() > 2)
    desk.do("publish")
    assert not (tmp_path / f"a.{form}").exists()
    assert "Saved" not in desk.toast()


def test_a_picture_is_of_the_table_as_it_is_shown(desk, tmp_path, monkeypatch) -> None:
    lay(desk, random_match("countdown"))
    replay_of(desk).turn_to(3)
    choose(monkeypatch, tmp_path / "a.svg", "Drawing")
    desk.do("publish")
    count = desk.view.table.signs["count"].wording.text
    words = ET.parse(tmp_path / "a.svg").getroot().findtext(f"{SVG}desc") or ""
    assert f"Count {count}" in words


def test_a_folder_that_cannot_be_written_is_told(desk, tmp_path, monkeypatch) -> None:
    lay(desk, random_match("limit"), 5)
    choose(monkeypatch, tmp_path / "missing" / "a.png", "Picture")
    desk.do("publish")
    assert desk.warned
    assert "could not be written" in desk.warned[0]


def test_from_the_command_line(tmp_path) -> None:
    record, file = tmp_path / "a.limbo", tmp_path / "a.svg"
    record.write_text(random_match("limit").record().text(), encoding="utf-8")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "limbotable", "export", str(record), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=100)

    done = run(str(file), "--ply", "3", "--language", "fi")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    root = ET.parse(file).getroot()
    assert root.attrib["lang"] == "fi"


@pytest.mark.parametrize(
    ("name", "options", "why"),
    [
        ("a.gif", [], "“a.gif” should end in one of: .html, .apng, .png, .svg."),
        ("a.svg", ["--ply", "999"], "The match has no line 999: it ends at line 1."),
    ],
)
def test_a_wrong_call_is_explained(tmp_path, monkeypatch, name, options, why) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")  # as it is already, so that it comes back
    record = tmp_path / "a.limbo"
    record.write_text(part_of(random_match("countdown"), 1).record().text(), encoding="utf-8")
    said = CliRunner().invoke(main, ["export", str(record), str(tmp_path / name), *options])
    assert why in said.output
    assert said.exit_code == 1


def test_a_file_without_a_match_is_named(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    record = tmp_path / "a.limbo"
    record.write_bytes(b"\xff")
    said = CliRunner().invoke(main, ["export", str(record), str(tmp_path / "a.svg")])
    assert "contains no Limbo Table match" in said.output


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a.limbo: Line 1: This is not the first line of a record."),
        ("{match}0 fly\n", "a.limbo: Line {next}: "),
        ("{match}#comment a\r0 fly\n", None),  # a carriage return alone ends no line
        ("{shared}", None),
        ("x" * 1_000_001, "a.limbo: This text is too long to be a match."),
    ],
)
def test_files_are_read_as_at_the_table(tmp_path, monkeypatch, text: str, why: str | None) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    match, record = part_of(random_match("countdown"), 2), tmp_path / "a.limbo"
    parts = {"match": match.record().text(), "shared": share(match.record()), "next": match.ply + 2}
    record.write_bytes(text.format(**parts).encode())
    written = list[int]()

    def write(read: Match, *_: object) -> bool:
        written.append(read.ply)
        return True

    monkeypatch.setattr("limbotable.app.export_command.export_match", write)
    said = CliRunner().invoke(main, ["export", str(record), str(tmp_path / "a.svg")])
    if why is None:
        assert (said.exit_code, written) == (0, [match.ply]), said.output
    else:
        assert (said.exit_code, written) == (1, [])
        assert why.format(**parts) in said.output
