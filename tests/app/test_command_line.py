"""The command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from limbotable import __version__
from limbotable.__main__ import main
from limbotable.app import main as app_main
from limbotable.core.compiled import compiled
from limbotable.core.languages import LANGUAGES
from limbotable.core.phrases import phrase
from limbotable.engine import bench, demonstration
from limbotable.games import GAMES
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.search import thought
from limbotable.search.players import players

SHORT = GAMES[0].complete({"end": "rounds 1"})
AT_ONCE = thought.Limit(playouts=1)
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.fixture(autouse=True)
def _at_home(tmp_path, monkeypatch) -> None:
    """The settings of whoever runs the tests are not touched."""
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "APPDATA", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.fixture
def opened(monkeypatch) -> list[tuple[Path | None, str | None, bool]]:
    """What a window would have been opened with; it ends with status 7."""
    found: list[tuple[Path | None, str | None, bool]] = []

    def run(
        record: Path | None = None,
        *,
        game: str | None = None,
        deal: int | None = None,
        until_playable: bool = False,
    ) -> int:
        found.append((record, game if deal is None else f"{game} {deal}", until_playable))
        return 7

    monkeypatch.setattr(app_main, "run", run)
    return found


def start(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the real program."""
    command = [sys.executable, "-m", "limbotable", *arguments]
    environment = {**os.environ, **variables}
    return subprocess.run(
        command, env=environment, capture_output=True, encoding="utf-8", check=False, timeout=100, input=""
    )


def test_help() -> None:
    done = start("--help")
    assert done.returncode == 0
    for command in ("play", "new", "engine", "bench", "arena"):
        assert f"\n  {command} " in done.stdout
    assert "until-playable" not in done.stdout
    assert "\n  look " not in done.stdout
    assert done.stderr == ""
    assert start("-h").stdout == done.stdout


def test_version() -> None:
    done = start("--version")
    assert (done.returncode, done.stdout.split()[-1]) == (0, __version__)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a file that is always full")
@pytest.mark.parametrize("call", ["--help", "--version"])
def test_a_full_disk_is_told_of(call: str) -> None:
    command = [sys.executable, "-m", "limbotable", call]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "Error: The output could not be written: No space left on device\n"


def test_the_engine_ends_with_its_input() -> None:
    done = start("engine")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    "arguments", [["no-such-command-or-file"], ["play", "."], ["--no-such-option"], ["new"], ["new", "whist"]]
)
def test_a_wrong_call_is_explained(arguments, opened) -> None:
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 2
    assert "Error: " in done.output
    assert opened == []


def test_without_a_command_the_table_opens(opened) -> None:
    assert CliRunner().invoke(main, []).exit_code == 7
    assert CliRunner().invoke(main, ["--until-playable"]).exit_code == 7
    assert opened == [(None, None, False), (None, None, True)]


@pytest.mark.parametrize("command", [[], ["play"]])
def test_a_file_is_opened(tmp_path, opened, command) -> None:
    path = tmp_path / "match.limbo"
    path.write_text("whatever")
    assert CliRunner().invoke(main, [*command, str(path)]).exit_code == 7
    assert opened == [(path, None, False)]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_game_is_begun(opened, game) -> None:
    assert CliRunner().invoke(main, ["new", game]).exit_code == 7
    assert opened == [(None, game, False)]


def test_a_deal_is_begun_by_its_number(opened) -> None:
    assert CliRunner().invoke(main, ["new", "libtis", "--deal", "123 456"]).exit_code == 7
    assert opened == [(None, "libtis 123456", False)]


@pytest.mark.parametrize(
    ("game", "number", "why"),
    [
        (
            "countdown",
            "12x",
            "There is no deal “12x”. A deal number consists of one to nine digits.",
        ),
        ("foes", "1234567890", "There is no deal “1234567890”."),
        ("limit", "7", "Nothing is left to chance in “limit”, so it has no deals."),
    ],
)
def test_a_deal_that_is_none_is_explained(opened, game, number, why) -> None:
    done = CliRunner().invoke(main, ["new", game, "--deal", number])
    assert done.exit_code == 2
    assert why in done.output
    assert opened == []


def test_an_error_in_the_program_is_told_of_once() -> None:
    script = """if True:
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication, QPlainTextEdit
        from limbotable.app.main import run
        from limbotable.app.window import MainWindow
        from limbotable.ui.dialogs.report_dialog import ReportDialog

        def start(window):
            for _ in range(2):
                QTimer.singleShot(0, lambda: 1 / 0)
            QTimer.singleShot(500, QApplication.quit)

        MainWindow.start = start

        def show(box):
            report = box.findChildren(QPlainTextEdit)[1].toPlainText()
            print(box.windowTitle(), "ZeroDivisionError" in report)

        ReportDialog.open = show
        raise SystemExit(run())
    """
    command, environment = [sys.executable, "-c", script], {**os.environ, "LANG": "C.UTF-8"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=100)
    assert done.returncode == 0, done.stderr
    (box,) = done.stdout.splitlines()
    assert box.startswith("Something has gone wrong")
    assert box.endswith("True")
    assert done.stderr.count("ZeroDivisionError") == 1  # and no more often


@pytest.mark.skipif(sys.platform != "linux", reason="the directories are named as on Linux")
def test_a_measurement_does_not_depend_on_the_user(tmp_path) -> None:
    """Two computer players would have to play their match to its end before anybody could do anything."""
    match = {"players": ["expert", "expert"], "names": ["", ""], "options": {"end": "points 1000"}}
    settings = {"game": "countdown", "matches": {"countdown": match}}
    (tmp_path / "limbotable").mkdir()
    (tmp_path / "limbotable" / "settings.json").write_text(json.dumps(settings))
    places = {"XDG_CONFIG_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    done = start("--until-playable", **places)
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "limbotable" / "settings.json").read_text()) == settings
    assert "Error" not in done.stderr, "the table has opened, and closed when it could be played at"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
@pytest.mark.parametrize("screen", SCREENS)
def test_one_screen_is_enough(monkeypatch, screen) -> None:
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(app_main, "x_server_answers", lambda: True)
    seen = [app_main.has_display()]
    monkeypatch.setenv(screen, ":1")
    assert [*seen, app_main.has_display()] == [False, True]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
def test_a_screen_that_cannot_be_reached_is_none(monkeypatch) -> None:
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":4095")
    assert not app_main.has_display()


def test_without_a_display_a_match_is_shown(monkeypatch, opened) -> None:
    monkeypatch.setattr(app_main, "has_display", lambda: False)
    monkeypatch.setattr(type(GAMES[0]), "complete", lambda *_: SHORT)
    monkeypatch.setattr(thought, "Limit", lambda **_: AT_ONCE)
    done = CliRunner().invoke(main, [])
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert lines[0].startswith("There is no display")
    assert lines[2] == "Toto shuffles and deals round 1."
    assert lines[-3].endswith(" wins the match")
    assert lines[-1] == "Everything works. On a desktop the same command opens the table."
    assert opened == []


def test_without_a_display_a_match_of_the_game_is_shown(monkeypatch, opened) -> None:
    monkeypatch.setattr(app_main, "has_display", lambda: False)
    monkeypatch.setattr(thought, "Limit", lambda **_: AT_ONCE)
    monkeypatch.setattr(
        demonstration, "demonstration", lambda game, *_, **__: [phrase("text", text=f"a match of {game.id}")]
    )
    done = CliRunner().invoke(main, ["new", GAMES[-1].id])
    assert done.exit_code == 0
    assert f"a match of {GAMES[-1].id}" in done.output.splitlines()


@pytest.mark.long
def test_a_look_at_records_in_every_language(tmp_path) -> None:
    """What it finds is judged by whoever has built a bundle; here it has to be there."""
    match = Match(GAMES[0], SHORT, ("South", "North"))
    Dealer(7).deal(match)
    record = tmp_path / "match.limbo"
    record.write_text(match.record().text(), encoding="utf-8")
    done = start("look", str(record), QT_QPA_PLATFORM="offscreen", LANG="C.UTF-8")
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    (table,) = seen["tables"]
    assert table["lines"] == [str(line) for line in match.lines]
    assert table["colours"] > 100
    assert seen["graph"] > 30
    menus = [words["menus"] for words in seen["languages"].values()]
    assert [code for code, _ in LANGUAGES] == list(seen["languages"])
    assert len({tuple(titles) for titles in menus}) == len(LANGUAGES)
    assert [words["cancel"] for words in seen["languages"].values()] == [
        "Cancel",
        "Abbrechen",
        "Peru",
        "キャンセル",
    ]


@pytest.fixture
def quick(monkeypatch) -> None:
    """Measurements that are worth nothing and take no time."""
    monkeypatch.setattr(bench, "_SECONDS", 0.01)
    monkeypatch.setattr(bench, "_RUNS", 1)
    monkeypatch.setattr(bench, "seconds_to_playable", partial(bench.seconds_to_playable, runs=1))
    # A program that starts at once: how the real one starts is proven beside this.
    monkeypatch.setattr(bench, "command", lambda *arguments: [sys.executable, "-c", "", *arguments])
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setitem(sys.modules, "pyspiel", None)  # as if it were not installed


class Counter:
    """A game of OpenSpiel's kind: one coin of chance, and then so many plies of one seat."""

    def __init__(self, plies: int = 3) -> None:
        self.left = plies + 1

    def new_initial_state(self) -> Counter:
        return Counter()

    def is_terminal(self) -> bool:
        return self.left == 0

    def is_chance_node(self) -> bool:
        return self.left == 4

    def legal_actions(self) -> list[int]:
        return [7, 9]

    def apply_action(self, action: int) -> None:
        assert action in self.legal_actions()
        self.left -= 1


@pytest.fixture
def spiel(quick, monkeypatch) -> list[str]:
    """OpenSpiel as far as it is measured; the names of the games that were loaded."""
    loaded: list[str] = []

    def load_game(name: str) -> Counter:
        loaded.append(name)
        return Counter()

    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(load_game=load_game))
    return loaded


def test_each_search_is_measured_in_playouts(quick) -> None:
    for game in GAMES:
        found = bench.playouts_per_second(game)
        searches = {player.search or game.search for player in players(game).values()}
        assert set(found) == searches - {"random", "greedy"}
        assert all(speed > 0 for speed in found.values())


def test_games_of_openspiel_are_measured_where_it_is_installed(spiel, monkeypatch) -> None:
    clock = iter(number / 1000 for number in range(1_000_000))
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    plies = bench.openspiel()
    assert list(plies) == spiel == ["hearts", "crazy_eights", "amazons"]
    # Ten matches of three plies in ten ticks of the clock: what chance does is not counted.
    assert plies["amazons"] == pytest.approx(3000, rel=0.2)


@pytest.mark.long
def test_measurements_for_people_tell_of_openspiel(spiel, monkeypatch) -> None:
    monkeypatch.setattr(bench, "seconds_to_playable", lambda: None)
    lines = CliRunner().invoke(main, ["bench"]).output.splitlines()
    assert [line.split(":")[0] for line in lines[-4:-1]] == [
        "OpenSpiel’s hearts",
        "OpenSpiel’s crazy_eights",
        "OpenSpiel’s amazons",
    ]


@pytest.mark.long
def test_measurements_as_json(quick) -> None:
    done = CliRunner().invoke(main, ["bench", "--json"])
    assert done.exit_code == 0, done.output
    (line,) = done.stdout.splitlines()
    figures = json.loads(line)
    assert figures["compiled"] is compiled()
    for game in GAMES:
        assert type(figures[game.id]["plies_per_second"]) is int
        assert figures[game.id]["plies_per_second"] > 0
        assert figures[game.id]["matches_per_second"] >= 0
        assert min(figures[game.id]["playouts_per_second"].values()) > 0
    assert figures["limit"]["movement_plies_per_second"] > 0
    assert figures["start"]["seconds_to_playable"] > 0
    assert set(figures) == {"compiled", "start", *(game.id for game in GAMES)}


@pytest.mark.long
def test_measurements_for_people(quick, monkeypatch) -> None:
    monkeypatch.setattr(bench, "seconds_to_playable", lambda: None)
    done = CliRunner().invoke(main, ["bench"])
    assert done.exit_code == 0, done.output
    first, *games, last = done.stdout.splitlines()
    assert first == ("compiled" if compiled() else "plain Python (not compiled)")
    more = {"limit": ["limit, movement"]}
    searches = {game.id: [f"{game.id}, {one}" for one in bench.playouts_per_second(game)] for game in GAMES}
    names = [name for game in GAMES for name in (game.id, *more.get(game.id, []), *searches[game.id])]
    assert [line.split(":")[0] for line in games] == names
    assert last == "no table: no Qt"


def test_a_start_is_measured_with_bytecode(monkeypatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    writes = "import sys; sys.exit(sys.dont_write_bytecode)"
    monkeypatch.setattr(bench, "command", lambda *arguments: [sys.executable, "-c", writes, *arguments])
    assert bench.seconds_to_playable(runs=1) is not None


def test_a_program_that_does_not_start_has_no_time(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(sys, "executable", "false" if sys.platform != "win32" else "where")
    assert bench.seconds_to_playable(runs=1) is None
