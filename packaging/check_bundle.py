"""Check a built program: every part of it that can be missing unnoticed.

    python packaging/check_bundle.py [--compiled] [--patience SECONDS] PROGRAM …

PROGRAM is the command that starts it.  The engine has to find a move in every game that it knows, the
computer players’ arena has to start its processes, and the table, which is drawn in memory, has to take each
of those matches, speak every language and play the sounds.  These are listened to where PulseAudio is
installed.  Any fault ends the check with status 1.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NoReturn, Self

PATIENCE: Final = 120.0  # seconds for each start of the program, unless said otherwise
#: The number of actions in each match before the table gets it.
MOVES: Final = 6
#: The least colours of a table: one without its art has a handful, most of them of letters' edges.
FEWEST_COLOURS: Final = 300
#: The least colours of a graph: an empty one has two.
FEWEST_COLOURS_OF_A_GRAPH: Final = 30
#: The least that the loudest sound has to reach, of 32767.
FAINTEST_SOUND: Final = 5000


def main() -> None:
    parser = argparse.ArgumentParser(description="Check a built program.")
    parser.add_argument("--compiled", action="store_true", help="its rules have to be compiled")
    parser.add_argument("--patience", type=float, default=PATIENCE, metavar="SECONDS", help="for each start")
    parser.add_argument("program", nargs=argparse.REMAINDER, help="the command that starts it")
    wanted = parser.parse_args()
    if not wanted.program:
        parser.error("which program is to be checked?")
    with tempfile.TemporaryDirectory() as home:
        program = Program(wanted.program, Path(home), wanted.patience)
        check_version(program)
        games = check_engine(program, compiled=wanted.compiled)
        records = [play(program, game, Path(home)) for game in games]
        check_arena(program, games[0])
        with Hall(Path(home)) as hall:
            program.environment |= hall.environment
            check_table(program, records)
            check_sound(hall)
        check_start(program)


class Program:
    """The program as a new user starts it."""

    def __init__(self, command: Sequence[str], home: Path, patience: float = PATIENCE) -> None:
        self.command = list(command)
        self.patience = patience
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))}
        places = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "APPDATA", "USERPROFILE")
        self.environment = kept | dict.fromkeys(places, str(home)) | {"QT_QPA_PLATFORM": "offscreen"}

    def run(self, *arguments: str | Path) -> str:
        """Start the program; return its output, and fail with its errors."""
        command = [*self.command, *map(str, arguments)]
        try:
            done = subprocess.run(
                command,
                env=self.environment,
                capture_output=True,
                stdin=subprocess.DEVNULL,
                encoding="utf-8",
                check=False,
                timeout=self.patience,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            fail(f"{' '.join(command)}: {error}")
        if done.returncode != 0:
            fail(f"{' '.join(command)} ended with status {done.returncode}:\n{done.stderr}")
        return done.stdout


class Engine:
    """A conversation with the program's engine."""

    def __init__(self, program: Program) -> None:
        command = [*program.command, "engine"]
        try:
            self._process = subprocess.Popen(
                command,
                env=program.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        except OSError as error:
            fail(f"{' '.join(command)}: {error}")
        self._guard = threading.Timer(program.patience, self._process.kill)
        self._guard.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()  # closes its input, which ends it
        self._guard.cancel()

    def has_loaded(self, library: str) -> bool:
        """Return whether the engine has loaded a library, as far as the system tells (Linux)."""
        try:
            return library in Path(f"/proc/{self._process.pid}/maps").read_text("utf-8")
        except OSError:
            return False

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send one request; return the answer, which may not be an error."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(json.dumps(request) + "\n")
            stdin.flush()
            answer: dict[str, Any] = json.loads(stdout.readline() or "{}")
        except (OSError, ValueError) as error:
            fail(f"the engine does not answer {request}: {error}")
        if not answer or "error" in answer:
            fail(f"the engine refuses {json.dumps(request)[:200]}: {answer.get('error', 'no answer')}")
        return answer


class Hall:
    """A place where sounds are heard by a microphone: PulseAudio with a sink that leads nowhere else.

    Without PulseAudio it is deaf, and the program plays where it will.
    """

    def __init__(self, home: Path) -> None:
        self._socket = home / "hall.socket"
        self._record = home / "heard.raw"
        self._log = home / "pulse.log"
        self._running: list[subprocess.Popen[bytes]] = []
        self.is_deaf = any(shutil.which(tool) is None for tool in ("pulseaudio", "pactl", "parec"))
        self.environment = {} if self.is_deaf else {"PULSE_SERVER": f"unix:{self._socket}"}

    def __enter__(self) -> Self:
        if not self.is_deaf:
            server = ("pulseaudio", "-n", "--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=yes")
            modules = (
                f"module-native-protocol-unix auth-anonymous=1 socket={self._socket}",
                "module-null-sink sink_name=hall",
            )
            self._start(*server, *(f"--load={module}" for module in modules))
            self._wait("short", "sinks", word="hall")
            self._start(
                *("parec", "--device=hall.monitor", "--format=s16le", "--channels=1", "--raw"),
                str(self._record),
            )
            self._wait("short", "source-outputs", word="\t")
        return self

    def __exit__(self, *_: object) -> None:
        for process in reversed(self._running):
            process.terminate()
            process.wait(PATIENCE)

    def _start(self, *command: str) -> None:
        home = {"HOME": str(self._socket.parent), "XDG_RUNTIME_DIR": str(self._socket.parent)}
        with self._log.open("ab") as log:
            self._running.append(
                subprocess.Popen(command, env=os.environ | home | self.environment, stdout=log, stderr=log)
            )

    def _wait(self, *question: str, word: str) -> None:
        """Wait until PulseAudio's answer contains a word."""
        command = ["pactl", "list", *question]
        for _ in range(200):
            said = subprocess.run(
                command, env=os.environ | self.environment, capture_output=True, encoding="utf-8", check=False
            ).stdout
            if word in said:
                return
            time.sleep(0.1)
        sys.exit(f"limbotable: PulseAudio does not start:\n{self._log.read_text('utf-8')}")

    def loudest(self) -> int:
        """Return the largest of the samples that were heard, of 32767."""
        heard = array("h")
        content = self._record.read_bytes()
        heard.frombytes(content[: len(content) // 2 * 2])
        return max(map(abs, heard), default=0)


def fail(reason: str) -> NoReturn:
    sys.exit(f"limbotable: the bundle is NOT good: {reason}")


def passed(what: str) -> None:
    print(f"limbotable: {what}", flush=True)


def check_version(program: Program) -> None:
    source = Path(__file__).resolve().parent.parent / "limbotable" / "__init__.py"
    said = program.run("--version").split()[-1]
    if f'"{said}"' not in source.read_text("utf-8"):
        fail(f"it says that it is version {said}, and the sources say something else")
    passed(f"version {said}")


def check_engine(program: Program, *, compiled: bool) -> list[str]:
    with Engine(program) as engine:
        hello = engine.ask(cmd="hello")
        if engine.has_loaded("Qt6Core"):
            fail("its engine has loaded Qt")
    if compiled and not hello["compiled"]:
        fail("its rules are not compiled")
    games = [game["id"] for game in hello["games"]]
    if not games:
        fail("it knows no game")
    passed(f"{'compiled' if hello['compiled'] else 'plain Python'}: {', '.join(games)}")
    return games


def play(program: Program, game: str, directory: Path) -> Path:
    """Let the engine play the first moves of a match with itself; return the path of their record."""
    with Engine(program) as engine:
        status = engine.ask(cmd="new", game=game, seed=1)
        for _ in range(MOVES):
            action = engine.ask(cmd="think", playouts=20)["action"]
            if action not in status["legal"]:
                fail(f"{game}: the engine's move {action} is not legal")
            status = engine.ask(cmd="act", action=action)
        record = engine.ask(cmd="record")["record"]
    path = directory / f"{game}.limbo"
    path.write_text(record, "utf-8")
    passed(f"{game}: moves by the engine")
    return path


def check_arena(program: Program, game: str) -> None:
    figures = json.loads(
        program.run("arena", game, "--players", "random", "random", "--pairs", "2", "--json")
    )
    if [one["player"] for one in figures["players"]] != ["random", "random"]:
        fail(f"the arena found {figures}")
    passed("arena: processes of its own")


def check_table(program: Program, records: Sequence[Path]) -> None:
    seen = json.loads(program.run("look", *records))
    for record, table in zip(records, seen["tables"], strict=True):
        header, *lines = record.read_text("utf-8").splitlines()
        if table["lines"] != lines:
            fail(f"{json.loads(header)['game']}: the table did not take the record")
        if table["colours"] < FEWEST_COLOURS:
            fail(f"{record.stem}: the table has {table['colours']} colours: the art is missing")
        passed(f"{record.stem}: on the table, in {table['colours']} colours")
    if seen["graph"] < FEWEST_COLOURS_OF_A_GRAPH:
        fail(f"a graph has {seen['graph']} colours: what draws it is missing")
    passed(f"a graph, in {seen['graph']} colours")
    if not seen["audio"]:
        fail("what plays sounds is missing")
    passed(f"sounds, by way of {seen['audio']}")
    for words, what in (("menus", "the program’s own words"), ("cancel", "Qt’s words")):
        spoken = {language: json.dumps(said[words]) for language, said in seen["languages"].items()}
        if len(set(spoken.values())) < len(spoken):
            fail(f"{what} are not translated: {spoken}")
    passed(f"languages: {', '.join(seen['languages'])}")


def check_sound(hall: Hall) -> None:
    """Say whether the sounds of the table were heard."""
    if hall.is_deaf:
        passed("the sounds were not listened to: PulseAudio is not installed")
        return
    loudest = hall.loudest()
    if loudest < FAINTEST_SOUND:
        fail(f"its sounds are not heard: the loudest is {loudest} of 32767")
    passed(f"its sounds are heard, the loudest at {loudest} of 32767")


def check_start(program: Program) -> None:
    """Start the table as a desktop does: on Windows, with the other one of the two programs.

    It was looked at before, so the system has its files at hand.
    """
    twin = Path(program.command[-1]).with_name("limbotablew.exe")
    if twin.exists():
        program.command[-1] = str(twin)
    began = time.perf_counter()
    program.run("--until-playable")
    passed(f"playable {time.perf_counter() - began:.2f} s after the start")


if __name__ == "__main__":
    main()
