"""Build the Windows program on Debian, and try it under Wine, from nothing to removed.

    python3 packaging/check_windows.py [--setup FILE]

builds the program and its installer (or takes FILE), installs it in a fresh Windows over an older version,
lets the engine play, plays a match of each game in the window, opens a match by its file, installs it over
itself, removes it, and compares all files and the registry with those before.  What happens is printed, and
kept in build/windows: a transcript, and pictures of the screen.  packaging/windows/README.md says what it
needs, and what Wine cannot show.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import build
from windows_program import Build
from wine import CC, Wine

WORK: Final = build.ROOT / "build" / "windows"
PICTURES: Final = WORK / "pictures"
TRANSCRIPT: Final = WORK / "transcript.txt"
#: The Windows themselves: outside the checkout, for each has a link to all of this system, which tools that
#: look for the packages of a checkout follow.
PREFIXES: Final = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "limbotable-wine")
#: What has to be there, and the Debian package of each.
TOOLS: Final = {
    "wine": "wine, wine64",
    "makensis": "nsis",
    CC: "gcc-mingw-w64-x86-64",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "openbox": "openbox",
}
PATIENCE: Final = 1800  # seconds for a match, and for each start: the machine may have other work
LEVEL: Final = "novice"  #: of the players of whole matches, who have to be quick
#: Short matches, by what players of them choose; a game that is not named here is played as it is.
SHORT: Final[Mapping[str, dict[str, str | int]]] = {
    "countdown": {"end": "rounds 1"},
    "foes": {"players": 3},
    "libtis": {"players": 3, "variant": "quickstart"},
    "limit": {"balls": 4},
}
#: Where Windows has what the installer writes.
FOLDER: Final = Path("AppData/Local/Programs/Limbo Table")
LIBRARY: Final = Path("AppData/Local/limbotable")
SHORTCUT: Final = Path("AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Limbo Table.lnk")
UNINSTALL: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\LimboTable"
#: Where Windows, that is Wine, keeps accounts of its own while programs run: windows and devices seen.
WRITTEN_BY_WINDOWS: Final = (
    r"HKCU\Software\Wine",
    r"HKCU\Volatile Environment",
    r"HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer",
    r"HKLM\Software\Microsoft\Windows\CurrentVersion\MMDevices",
    r"HKLM\System\CurrentControlSet\Control\Class",
    r"HKLM\System\CurrentControlSet\Control\Video",
    r"HKLM\Hardware",
)
#: What a fresh Wine lacks and every Windows has: the keys of a user's own types and programs, and the list of
#: temporary files to be deleted with the next start, one of which is the copy of the uninstaller that runs.
IN_EVERY_WINDOWS: Final = (
    r"HKCU\Software\Classes",
    r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall",
    r'HKLM\System\CurrentControlSet\Control\Session Manager "PendingFileRenameOperations"',
)
PAINTED: Final = 300  #: colours of the screen, at least, when it has a table
IN_USE: Final = 2  #: the installer's status when the program is running
T = TypeVar("T")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build and try the Windows program under Wine.")
    parser.add_argument("--setup", type=Path, help="an installer that is there already")
    wanted = parser.parse_args()
    missing = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
    if missing:
        sys.exit(f"limbotable: this takes Debian's packages {', '.join(missing)}")
    WORK.mkdir(parents=True, exist_ok=True)
    TRANSCRIPT.write_text("", "utf-8")
    tell(f"trying {version()} of {commit()}, with Python {platform.python_version()} and {wine_version()}")
    setup = wanted.setup or make_setup()
    tell(f"{setup.name}: {setup.stat().st_size / 2**20:.1f} MiB")
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir()
    with screen() as display:
        windows = fresh_windows(display)
        try:
            Trial(windows, setup).all()
        finally:
            windows.end()
    tell("the Windows program is good: installed, played and removed under Wine")


def make_setup() -> Path:
    workshop = Wine(PREFIXES / "workshop")
    if not workshop.folder.exists():
        tell("setting up a Windows to build on")
        workshop.set_up(WORK)
    try:
        return Build(WORK).setup(workshop, version())
    finally:
        workshop.end()


def version() -> str:
    """Return the version in the sources."""
    source = (build.ROOT / "limbotable" / "__init__.py").read_text("utf-8")
    return source.partition('__version__ = "')[2].partition('"')[0]


def fresh_windows(display: str) -> Wine:
    windows = Wine(PREFIXES / "windows", display)
    shutil.rmtree(windows.folder, ignore_errors=True)
    tell("setting up a fresh Windows")
    windows.set_up(WORK)
    return windows


def commit() -> str:
    """Return the commit that is tried, marked where the checkout differs from it."""
    command = ["git", "describe", "--always", "--dirty"]
    done = subprocess.run(command, cwd=build.ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "no commit"


def wine_version() -> str:
    done = subprocess.run(["wine", "--version"], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def tell(sentence: str) -> None:
    line = f"{time.strftime('%H:%M:%S')} {sentence}"
    print(line, flush=True)
    with TRANSCRIPT.open("a", encoding="utf-8") as transcript:
        transcript.write(line + "\n")


def fail(reason: str) -> NoReturn:
    tell(f"NOT good: {reason}")
    sys.exit(f"limbotable: the Windows program is NOT good: {reason}")


def until(look: Callable[[], T | None], what: str) -> T:
    """Wait until there is something to be seen, and return it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if found := look():
            return found
        time.sleep(0.5)
    fail(f"waited in vain for {what}")


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """Set up a screen with a window manager; return its name."""
    reading, writing = os.pipe()
    command = (
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1280x800x24",
        "-nolisten",
        "tcp",
        "-noreset",
    )
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, pass_fds=[writing], stdout=quiet, stderr=quiet)
    os.close(writing)
    with os.fdopen(reading) as numbers:
        name = f":{numbers.readline().strip()}"
    manager = subprocess.Popen(["openbox"], env=os.environ | {"DISPLAY": name}, stdout=quiet, stderr=quiet)
    try:
        yield name
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(30)


class Trial:
    """One installer, tried in one Windows."""

    def __init__(self, windows: Wine, setup: Path) -> None:
        self.windows = windows
        self.setup = setup
        self.home = windows.user / FOLDER
        self.library = windows.user / LIBRARY
        self.engine = self.home / "limbotable.exe"
        self.table = self.home / "limbotablew.exe"
        self.pictures = 0
        self.titles: list[str] = []  # of the windows with the matches that were watched

    def all(self) -> None:
        files, registry = self.windows.files(), self.windows.registry()
        self.install_over_an_older_version()
        self.check_every_part()
        games = self.games()
        for game in games:
            self.watch_a_match(game)
        self.play_by_keyboard()
        self.open_by_its_type()
        self.install_over_itself()
        self.remove(files, registry)

    # Installing

    def install(self, setup: Path, expected: int = 0) -> None:
        status = self.windows.status(setup, "/S")
        if status != expected:
            fail(f"{setup.name} ended with status {status}, and not with {expected}")

    def install_over_an_older_version(self) -> None:
        older = self.older_version()
        self.install(older)
        left_behind = self.home / "_internal" / "left-behind.dll"
        if not left_behind.exists():
            fail("the older version was not installed")
        tell("installed version 0.0.1, a stand-in")
        self.install(self.setup)
        if left_behind.exists():
            fail("a file of the older version has stayed")
        said = self.windows.run("reg", "query", UNINSTALL, "/v", "DisplayVersion")
        if version() not in said.split():
            fail(f"Windows says of it: {said}")
        for path in (self.engine, self.table, self.windows.user / SHORTCUT):
            if not path.exists():
                fail(f"{path} is missing")
        size = sum(path.stat().st_size for path in self.home.rglob("*") if path.is_file())
        tell(f"installed version {version()} over it, per user: {size / 2**20:.1f} MiB")

    def older_version(self) -> Path:
        with tempfile.TemporaryDirectory() as directory:
            bundle = Path(directory, "bundle")
            (bundle / "_internal").mkdir(parents=True)
            for name in ("limbotable.exe", "limbotablew.exe", "_internal/left-behind.dll"):
                (bundle / name).write_bytes(b"MZ" + bytes(2**10))
            target = WORK / "older-setup.exe"
            Build(WORK).pack(bundle, target, "0.0.1")
        return target

    def install_over_itself(self) -> None:
        program = self.start()
        self.install(self.setup, expected=IN_USE)
        tell("while the table is open, the installer asks to close it, and changes nothing")
        self.close(program)
        kept = self.matches()
        self.install(self.setup)
        if self.matches() != kept or not kept:
            fail("the matches are not those that were there before")
        tell(f"installed over itself: {len(kept)} matches are still there")

    def remove(self, files: Mapping[str, str], registry: Mapping[str, str]) -> None:
        self.windows.run(self.home / "uninstall.exe", "/S")
        self.windows.settle()
        until(lambda: not self.home.exists(), "the end of its folder")
        own = str(self.library.relative_to(self.windows.drive))
        changed = differences(files, self.windows.files(), lambda path: path.startswith(own) or noise(path))
        changed += differences(registry, self.windows.registry(), registry_noise)
        for difference in changed:
            tell(f"  {difference}")
        if changed:
            fail(f"{len(changed)} files, keys or values are not as they were before it was installed")
        if not self.matches():
            fail("the matches are gone")
        tell(
            f"removed: of {len(files)} files and {len(registry)} keys and values all are as they were; "
            "nothing is left but the user's own matches and settings"
        )

    # Playing

    def check_every_part(self) -> None:
        """Let the check of every bundle look at this one."""
        script = build.ROOT / "packaging" / "check_bundle.py"
        done = subprocess.run(
            [sys.executable, script, "--compiled", f"--patience={PATIENCE}", "wine", self.engine],
            env=self.windows.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        for line in done.stdout.splitlines():
            tell(f"  {line}")
        if done.returncode != 0:
            fail("a part of it is missing")

    def games(self) -> dict[str, dict[str, Any]]:
        """Return what the engine says of each game."""
        asked = subprocess.run(
            ["wine", self.engine, "engine"],
            env=self.windows.environment,
            input=b'{"cmd":"hello"}\n',
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=True,
        )
        return {game["id"]: game for game in json.loads(asked.stdout)["games"]}

    def write_settings(self, players: Callable[[int], list[str]]) -> None:
        """Write settings with short matches between so many players."""
        matches = {}
        for game, told in self.games().items():
            options = SHORT.get(game, {})
            matches[game] = {
                "players": players(int(options.get("players", told["players"][0]))),
                "options": options,
            }
        self.library.mkdir(parents=True, exist_ok=True)
        settings = {
            "language": "en",
            "speed": "none",
            "thinking": "brief",
            "pause": False,
            "matches": matches,
        }
        (self.library / "settings.json").write_text(json.dumps(settings), "utf-8")

    def watch_a_match(self, game: str) -> None:
        """Let the computer players play a match in the window, to its end."""
        self.write_settings(lambda seats: [LEVEL] * seats)
        before = len(self.matches())
        program = self.start("new", game)

        def ended() -> tuple[str, int, str] | None:
            matches = self.matches()
            if len(matches) == before + 1 and matches[-1][0] == game and matches[-1][2]:
                return matches[-1]
            return None

        _, lines, result = until(ended, f"the end of a match of {game}")
        time.sleep(10)  # until its result is on the table
        self.picture(game)
        self.titles.append(self.title())
        self.close(program)
        tell(f"{game}: a match in the window, {lines} lines, {result}")

    def play_by_keyboard(self) -> None:
        self.write_settings(lambda seats: ["person", *[LEVEL] * (seats - 1)])
        program = self.start("new", "countdown")

        def passed() -> str | None:
            self.xdotool("key", "--clearmodifiers", "alt+c")
            self.xdotool("type", "--delay", "40", "pass")
            self.xdotool("key", "Return")
            time.sleep(2)
            return next((line for line in self.lines() if line == "0 pass"), None)

        line = until(passed, "a person's action")
        self.picture("keyboard")
        self.close(program)
        tell(f"countdown: a person's action by keyboard, “{line}”")

    def open_by_its_type(self) -> None:
        record = "\n".join(self.record()) + "\n"
        path = self.windows.user / "A match of mine.limbo"
        path.write_text(record, "utf-8")
        for key in (".limbo", "LimboTable.Record"):  # Wine 8 does not look at a user's own types
            self.windows.run(
                "reg", "copy", rf"HKCU\Software\Classes\{key}", rf"HKLM\Software\Classes\{key}", "/s", "/f"
            )
        opener = self.windows.start("start", "/wait", windows_name(self.windows, path))
        self.find_window()
        until(lambda: self.title() == self.titles[0], "the match of the file, on the table")
        until(lambda: self.colours() >= PAINTED, "the picture of that match")
        self.picture("opened")
        self.close(opener)
        path.unlink()
        for key in (".limbo", "LimboTable.Record"):
            self.windows.run("reg", "delete", rf"HKLM\Software\Classes\{key}", "/f")
        tell(f"a double click on “{path.name}” opens it: {len(record.splitlines()) - 1} lines")

    # The window

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        program = self.windows.start(self.table, *arguments)
        self.find_window()
        return program

    def find_window(self) -> str:
        found = until(lambda: self.xdotool("search", "--onlyvisible", "--name", "Limbo Table"), "the window")
        window = found.split()[-1]
        self.xdotool("windowactivate", "--sync", window)
        time.sleep(2)
        return window

    def title(self) -> str:
        return self.xdotool("getwindowname", self.find_window())

    def close(self, program: subprocess.Popen[bytes]) -> None:
        self.find_window()
        self.xdotool("key", "--clearmodifiers", "ctrl+q")
        try:
            program.wait(120)
        except subprocess.TimeoutExpired:
            self.picture("does-not-end")
            fail("the window does not close")
        self.windows.settle()

    def xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self.windows.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        return done.stdout.strip() if done.returncode == 0 else ""

    def picture(self, name: str) -> None:
        self.pictures += 1
        target = PICTURES / f"{self.pictures}-{name}.png"
        subprocess.run(["import", "-window", "root", target], env=self.windows.environment, check=True)

    def colours(self) -> int:
        """Return how many colours the screen has: few before the table is painted."""
        counted = ["import", "-window", "root", "-format", "%k", "info:"]
        done = subprocess.run(
            counted, env=self.windows.environment, check=True, capture_output=True, text=True
        )
        return int(done.stdout)

    # The library

    def matches(self) -> list[tuple[str, int, str]]:
        """Return the game, the number of lines and the result of each match in the library, oldest first."""
        return self.ask("SELECT game, lines, coalesce(result, '') FROM matches ORDER BY id")

    def lines(self) -> list[str]:
        """Return the lines of the newest match."""
        asked = "SELECT line FROM lines WHERE match = (SELECT max(id) FROM matches) ORDER BY ply"
        return [line for (line,) in self.ask(asked)]

    def record(self) -> list[str]:
        """Return the record of the first match."""
        header = self.ask("SELECT header FROM matches WHERE id = (SELECT min(id) FROM matches)")[0][0]
        asked = "SELECT line FROM lines WHERE match = (SELECT min(id) FROM matches) ORDER BY ply"
        return [header, *(line for (line,) in self.ask(asked))]

    def ask(self, question: str) -> list[Any]:
        """Ask a copy of the library: Wine's locks are not those of this system."""
        with tempfile.TemporaryDirectory() as directory:
            for path in self.library.glob("library.sqlite*"):
                if not path.name.endswith("-shm"):
                    shutil.copy(path, directory)
            with contextlib.closing(sqlite3.connect(Path(directory, "library.sqlite"))) as library:
                try:
                    return library.execute(question).fetchall()
                except sqlite3.DatabaseError:  # there is none yet, or it was being written
                    return []


def windows_name(windows: Wine, path: Path) -> str:
    """Return the name of a file on drive C."""
    return "C:\\" + str(path.relative_to(windows.drive)).replace("/", "\\")


def differences(
    before: Mapping[str, str], after: Mapping[str, str], is_noise: Callable[[str], bool]
) -> list[str]:
    """Return what is new, gone or changed, each in a line."""
    found = [f"new: {name}" for name in after.keys() - before.keys() if not is_noise(name)]
    found += [f"gone: {name}" for name in before.keys() - after.keys() if not is_noise(name)]
    common = before.keys() & after.keys()
    found += [f"changed: {name}" for name in common if before[name] != after[name] and not is_noise(name)]
    return sorted(found)


def noise(path: str) -> bool:
    """Return whether Windows itself writes such files while programs run."""
    return "/temp/" in path.lower() or "/Temporary" in path


def registry_noise(name: str) -> bool:
    """Return whether Windows itself writes such keys and values while programs run, or has them anyway."""
    return name in IN_EVERY_WINDOWS or (name.startswith(WRITTEN_BY_WINDOWS) and "imbo" not in name)


if __name__ == "__main__":
    main()
