"""Build the Windows program on Debian, and try it under Wine, from nothing to removed.

    python3 packaging/check_windows.py [--release FOLDER]

builds the program, its installer and its archive (or takes those in FOLDER), installs it in a fresh Windows
over an older version, lets the engine play, plays a match of each game in the window, opens a match by its
file, plays from the archive beside it, installs it over itself, removes it, and compares all files and the
registry with those before.  What happens is printed, and kept in build/windows: a transcript, and pictures of
the screen.  packaging/windows/README.md says what it needs, and what Wine cannot show.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import build
from screen import Screen, screen
from windows_library import Kept, WindowsLibrary
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
TITLE: Final = "Limbo Table"  #: in that of every window
#: Where the archive is unpacked: below a user's folder whose name is not in this system's letters.
UNPACKED: Final = "カードゲーム"
PAINTED: Final = 300  #: colours of the middle of the screen, at least, when it has a table
IN_USE: Final = 2  #: the installer's status when the program is running
T = TypeVar("T")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build and try the Windows program under Wine.")
    parser.add_argument("--release", type=Path, help="a folder with an installer and an archive")
    wanted = parser.parse_args()
    missing = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
    if missing:
        sys.exit(f"limbotable: this takes Debian's packages {', '.join(missing)}")
    WORK.mkdir(parents=True, exist_ok=True)
    TRANSCRIPT.write_text("", "utf-8")
    tell(f"trying {version()} of {commit()}, with Python {platform.python_version()} and {wine_version()}")
    release = wanted.release or make_release()
    setup, archive = (release / f"limbotable-{version()}-{end}" for end in ("setup.exe", "windows.zip"))
    for form in (setup, archive):
        tell(f"{form.name}: {form.stat().st_size / 2**20:.1f} MiB")
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir()
    with screen(PICTURES) as shown:
        windows = fresh_windows(shown.name)
        try:
            Trial(windows, shown, setup, archive).all()
        finally:
            windows.end()
    tell("the Windows program is good: installed, played and removed under Wine")


def make_release() -> Path:
    """Build the installer and the archive; return their folder."""
    workshop = Wine(PREFIXES / "workshop")
    if not workshop.folder.exists():
        tell("setting up a Windows to build on")
        workshop.set_up(WORK)
    try:
        return Build(WORK).release(workshop, version())
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


@dataclass(frozen=True, slots=True)
class Table:
    """A table that was opened, and the windows that were there before it."""

    program: subprocess.Popen[bytes]
    others: frozenset[str]


class Trial:
    """One release, tried in one Windows."""

    def __init__(self, windows: Wine, shown: Screen, setup: Path, archive: Path) -> None:
        self.windows = windows
        self.screen = shown
        self.setup = setup
        self.archive = archive
        self.home = windows.user / FOLDER
        self.library = WindowsLibrary(windows.user / LIBRARY)
        self.engine = self.home / "limbotable.exe"
        self.table = self.home / "limbotablew.exe"
        self.titles: list[str] = []  # of the windows with the matches that were watched

    def all(self) -> None:
        files, registry = self.windows.files(), self.windows.registry()
        self.install_over_an_older_version()
        self.check_every_part()
        self.play_itself()
        for game in self.games():
            self.watch_a_match(game)
        self.play_by_keyboard()
        self.open_by_its_type()
        self.play_from_the_archive()
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
        table = self.start(self.table)
        self.install(self.setup, expected=IN_USE)
        tell("while the table is open, the installer asks to close it, and changes nothing")
        self.close(table)
        kept = self.library.matches()
        self.install(self.setup)
        if self.library.matches() != kept or not kept:
            fail("the matches are not those that were there before")
        tell(f"installed over itself: {len(kept)} matches are still there")

    def remove(self, files: Mapping[str, str], registry: Mapping[str, str]) -> None:
        self.windows.run(self.home / "uninstall.exe", "/S")
        self.windows.settle()
        until(lambda: not self.home.exists(), "the end of its folder")
        own = str(self.library.folder.relative_to(self.windows.drive))
        changed = differences(files, self.windows.files(), lambda path: path.startswith(own) or noise(path))
        changed += differences(registry, self.windows.registry(), registry_noise)
        for difference in changed:
            tell(f"  {difference}")
        if changed:
            fail(f"{len(changed)} files, keys or values are not as they were before it was installed")
        if not self.library.matches():
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

    def play_itself(self) -> None:
        """Let it play against itself as a program of another author's: its path has a space."""
        program = f'engine/{LEVEL}:"{windows_name(self.windows, self.engine)}" engine'
        contest = ("arena", "countdown", "--option", "end=rounds 1", "--players", program, LEVEL)
        said = self.windows.run(
            self.engine, *contest, "--pairs", "2", "--processes", "2", "--json", patience=PATIENCE
        )
        players = json.loads(said.splitlines()[-1])["players"]
        if [one["player"] for one in players] != [program, LEVEL]:
            fail(f"the arena found {players}")
        tell("arena: two processes, and in each of them the program itself as an opponent")

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

    def write_settings(self, *played: str, language: str = "en") -> None:
        """Write settings with short matches between computer players, but for a person in those games."""
        matches = {}
        for game, told in self.games().items():
            options = SHORT.get(game, {})
            players = [LEVEL] * int(options.get("players", told["players"][0]))
            if game in played:
                players[0] = "person"
            matches[game] = {"players": players, "options": options}
        self.library.folder.mkdir(parents=True, exist_ok=True)
        settings = {
            "language": language,
            "speed": "none",
            "thinking": "brief",
            "pause": False,
            "matches": matches,
        }
        (self.library.folder / "settings.json").write_text(json.dumps(settings), "utf-8")

    def watch_a_match(self, game: str) -> None:
        """Let the computer players play a match in the window, to its end."""
        self.write_settings()
        before = len(self.library.matches())
        table = self.start(self.table, "new", game)
        match = self.end_of(game, before + 1)
        time.sleep(10)  # until its result is on the table
        self.screen.picture(game)
        self.titles.append(self.screen.title(self.window(table)))
        self.close(table)
        tell(f"{game}: a match in the window, {match.lines} lines, {match.result}")

    def end_of(self, game: str, matches: int) -> Kept:
        """Wait until there are so many matches, and the newest one of a game has ended; return it."""

        def ended() -> Kept | None:
            kept = self.library.matches()
            newest = [match for match in kept if match.game == game][-1:]
            return newest[0] if len(kept) == matches and newest and newest[0].result else None

        return until(ended, f"the end of a match of {game}")

    def play_by_keyboard(self) -> None:
        self.write_settings("countdown")
        table = self.start(self.table, "new", "countdown")
        line = self.act_in(table, "pass")
        self.screen.picture("keyboard")
        self.close(table)
        tell(f"countdown: a person's action by keyboard, “{line}”")

    def act_in(self, table: Table, action: str = "") -> str:
        """Take an action of countdown by keyboard, the first one if none is typed; return its line."""

        def taken() -> str | None:
            self.screen.activate(self.window(table))
            self.screen.press("alt+c")
            if action:
                self.screen.type(action)
            else:
                self.screen.press("Return")  # which leads into the list, to the first action
            self.screen.press("Return")
            time.sleep(2)
            lines = self.library.lines("countdown")
            return next((line for line in lines if line.startswith(f"0 {action}")), None)

        return until(taken, "a person's action")

    def open_by_its_type(self) -> None:
        record = "\n".join(self.library.record()) + "\n"
        path = self.windows.user / "A match of mine.limbo"
        path.write_text(record, "utf-8")
        for key in (".limbo", "LimboTable.Record"):  # Wine 8 does not look at a user's own types
            self.windows.run(
                "reg", "copy", rf"HKCU\Software\Classes\{key}", rf"HKLM\Software\Classes\{key}", "/s", "/f"
            )
        table = self.start("start", "/wait", windows_name(self.windows, path))
        until(
            lambda: self.screen.title(self.window(table)) == self.titles[0],
            "the match of the file, on the table",
        )
        until(lambda: self.screen.colours() >= PAINTED, "the picture of that match")
        self.screen.picture("opened")
        self.close(table)
        path.unlink()
        for key in (".limbo", "LimboTable.Record"):
            self.windows.run("reg", "delete", rf"HKLM\Software\Classes\{key}", "/f")
        tell(f"a double click on “{path.name}” opens it: {len(record.splitlines()) - 1} lines")

    def play_from_the_archive(self) -> None:
        """Play what was unpacked, in Japanese, while the installed one keeps a match in the same library."""
        folder = self.windows.user / UNPACKED
        with zipfile.ZipFile(self.archive) as files:
            files.extractall(folder)
        self.write_settings("countdown", language="ja")
        before = len(self.library.matches())
        installed = self.start(self.table, "new", "limit")
        unpacked = self.start(folder / "limbotable" / "limbotablew.exe", "new", "countdown")
        line = self.act_in(unpacked)
        match = self.end_of("limit", before + 2)
        self.screen.picture("archive")
        self.close(unpacked, installed)
        if len(self.library.matches()) != before + 2:
            fail("the library does not have the matches of both programs")
        shutil.rmtree(folder)
        tell(
            f"unpacked into “{folder.name}”, in Japanese, beside the installed one: “{line}” in the one, "
            f"a match of Limit with {match.lines} lines in the other"
        )

    # The window

    def start(self, *command: str | Path) -> Table:
        """Open a table, and wait for its window."""
        others = frozenset(self.screen.windows(TITLE))
        table = Table(self.windows.start(*command), others)
        self.screen.activate(self.window(table))
        return table

    def window(self, table: Table) -> str:
        """Return the window of a table."""
        return until(
            lambda: next((one for one in self.screen.windows(TITLE) if one not in table.others), None),
            "the window",
        )

    def close(self, *tables: Table) -> None:
        """Close tables, each by a key, and wait until all of Windows' programs have ended."""
        for table in tables:
            self.screen.activate(self.window(table))
            self.screen.press("ctrl+q")
            try:
                table.program.wait(120)
            except subprocess.TimeoutExpired:
                self.screen.picture("does-not-end")
                fail("the window does not close")
        self.windows.settle()


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
