"""Set Limbo Table up in this checkout, then start it or check it, or measure the tests.

`sh packaging/start`, `sh packaging/check` and `sh packaging/coverage` lead here.  It needs only Python's
standard library.  Missing system libraries come from the system's packages where those are Debian's,
everything else from PyPI into `.venv`.  Without changes no step is done twice.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pythons

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
STAMP: Final = VENV / "limbotable.json"
#: The folders where the check, and the measuring of the tests, build the package and the environments for it.
PACKAGE: Final = ROOT / "build" / "check"
MEASURED: Final = ROOT / "build" / "coverage"

#: Below ui there is no Qt, so these directories are all of tests/ that needs it.
QT_TESTS: Final = ("tests/app", "tests/e2e", "tests/endurance", "tests/packaging", "tests/ui")
#: Most of the tests that do without Qt.
BELOW_QT: Final = ("tests/core", "tests/engine", "tests/play", "tests/store")
#: Tests that say little about another Python or Qt, for the time that they take: the rules, searches, laws
#: and golden texts; what tables and statistics show; the translations; the trial of mutants; many matches at
#: the window, and looking back at them; the real window and the attacks on the program; what is drawn, how
#: pages fit into every size, and what packs the program; the measuring of computer players, and the walls
#: between the packages.
LONG_TESTS: Final = (
    "tests/app/learning",
    "tests/app/lookback",
    "tests/app/match",
    "tests/app/test_double_writing.py",
    "tests/app/test_fifth_game.py",
    "tests/app/test_one_switch.py",
    "tests/app/test_pseudo_language.py",
    "tests/app/test_start.py",
    "tests/by_ear",
    "tests/e2e",
    "tests/endurance",
    "tests/engine/test_arena.py",
    "tests/engine/test_calibration.py",
    "tests/engine/test_judging.py",
    "tests/engine/test_puzzle_tries.py",
    "tests/engine/test_standings.py",
    "tests/fifth_game",
    "tests/games",
    "tests/golden",
    "tests/laws",
    "tests/mutation",
    "tests/packaging",
    "tests/search",
    "tests/table",
    "tests/test_contracts.py",
    "tests/translations",
    "tests/ui/art",
    "tests/ui/dialogs/test_statistics_window.py",
    "tests/ui/panels/test_picker.py",
    "tests/ui/table/test_silent_nowhere.py",
    "tests/ui/translations",
    "tests/ui/words/test_phrase_lines.py",
)
#: The tests for a Python between an older and a newer one that do more: files, processes and signals, the
#: command line, what is imported and collected, and a window that goes on where it was.  What it lacks the
#: oldest lacks, too, what it has taken away the newest has not either, and its Qt is that of the newest.
IN_BETWEEN: Final = (
    "tests/app/test_autosave.py",
    "tests/app/test_collector.py",
    "tests/app/test_command_line.py",
    "tests/app/test_end_signals.py",
    "tests/app/test_plain_imports.py",
    "tests/command_line",
    "tests/core/test_program.py",
    "tests/engine/test_process.py",
    "tests/engine/test_server.py",
    "tests/engine/test_workers.py",
    "tests/store/test_autosave.py",
    "tests/store/test_claim.py",
    "tests/store/test_library_file.py",
    "tests/store/test_match_store.py",
    "tests/store/test_settings.py",
    "tests/store/test_whole_file.py",
    "tests/test_garbage.py",
    "tests/test_resources.py",
    "tests/test_values.py",
    "tests/ui/engine",
)
#: Tests that say the same of plain Python as of compiled modules: the laws, the searches, which golden files
#: compare, the rules of Limit beside a second writing of them, and the trial of mutants.
SAME_UNCOMPILED: Final = (
    "tests/fifth_game/test_laws.py",
    "tests/games/limit/test_reference.py",
    "tests/laws",
    "tests/mutation",
    "tests/search",
)
#: Tests of modules that are compiled nowhere: where one Python does all runs they would say the same again.
#: That these modules do without Qt is then said by the import contracts, and by a test that imports them all.
NOT_COMPILED: Final = ("tests/engine", "tests/play", "tests/store", "tests/table", "tests/translations")
#: The cores that this process may use.
CORES: Final = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
#: Use every core, and one process more, for a sixth of the time is spent waiting: for disks, for programs and
#: for alarms.  The process that is done first takes over tests of the others.
PARALLEL: Final = (f"--numprocesses={CORES + 1}", "--dist=worksteal")
#: The seed of the order of the tests and of their random examples.  It is the same for each check, so that
#: what fails once fails again, and by the change; the environment may name another one.
SEED: Final = os.environ.get("LIMBOTABLE_SEED", "1")
REPEATABLE: Final = (f"--randomly-seed={SEED}", f"--hypothesis-seed={SEED}")
#: The seconds for one test.  On a machine that is busy with other things a test takes many times as long, and
#: what hangs is found all the same.
UNHURRIED: Final = ("-o", "timeout=300")
#: To rewrite assertions, so that they show their values when they fail, takes each process of pytest as long
#: as to collect all tests.  So what fails is run again for that.
PLAIN_ASSERTIONS: Final = "--assert=plain"
#: Leave out the tests that plain Python and other versions would only repeat.
NOT_LONG: Final = ("-m", "not long")
#: The first Python that measures at little cost: with 3.11 a test takes nearly twice as long.
MEASURES: Final = (3, 12)
#: The seconds for one test where all are run on plain Python: a search takes fifty times as long.
PATIENT: Final = ("-o", "timeout=900")
#: Where lines are counted two matches for each law are enough: more of them reach no other line.
FEW_MATCHES: Final = {"LIMBOTABLE_EXAMPLES": "2"}
#: Show slow tests: none outside the long proof is to take 20 seconds.
SLOWEST: Final = ("--durations=10", "--durations-min=5")
#: Keep compiled bytecode also where the machine says not to, as many containers do: else each program that a
#: test starts compiles all of its sources again, and each process of pytest all of its tests.
COMPILE_ONCE: Final = {"PYTHONDONTWRITEBYTECODE": ""}
#: The steps of the check that read whatever lies in the checkout.
READ_ALL: Final = ("ruff check", "ruff format", "spelling", "licences")
#: The beginning of pyproject.toml's names for the versions of Python that the program is made for.
MADE_FOR: Final = "Programming Language :: Python :: "

#: The system libraries that the PySide6 wheels expect, and the Debian package of each.
QT_LIBRARIES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}

#: The tasks that run the tests.
WITH_TESTS: Final = ("check", "coverage")
#: Programs for tests of the real window: a screen, a mouse, a screen reader's access; and for checks of the
#: packaging: the desktops' own validators, and the compiler of the Windows installer.
TEST_PROGRAMS: Final = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "makensis": "nsis",
    "Xvfb": "xvfb",
    "dbus-run-session": "dbus",
    "openbox": "openbox",
    "xauth": "xauth",
    "xdotool": "xdotool",
}
TEST_FILES: Final = {
    "/usr/lib/python3/dist-packages/pyatspi": "python3-pyatspi",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/share/fonts/truetype/vlgothic": "fonts-vlgothic",
}

#: Further needs of building packages (build.py): tools, and libraries that Qt's Wayland plugins expect.
BUILD_PROGRAMS: Final = {
    "dpkg-shlibdeps": "dpkg-dev",
    "icupkg": "icu-devtools",
    "strip": "binutils",
}
BUILD_LIBRARIES: Final = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}


def main() -> None:
    task, *arguments = sys.argv[1:]
    os.chdir(ROOT)
    try:
        if task == "coverage":
            sys.exit(coverage(arguments))
        if task == "start":
            set_up(task)
            start(arguments)
        else:
            sys.exit(check())
    except subprocess.CalledProcessError as error:
        sys.exit(f"limbotable: this went wrong: {' '.join(map(str, error.cmd))}")


def start(arguments: Sequence[str]) -> None:
    command = [tool("limbotable"), *arguments]
    if sys.platform == "win32":  # where exec leaves the terminal to two programs at once
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)  # noqa: S606 - nothing of this script is left to be a shell for


def say(sentence: str) -> None:
    print(f"limbotable: {sentence}", flush=True)


def run(*command: str | Path, env: Mapping[str, str] | None = None) -> None:
    subprocess.run(command, check=True, env={**os.environ, **(env or {})})


def tool(name: str, venv: Path = VENV) -> str:
    """Return the path of a program of a virtual environment."""
    if sys.platform == "win32":
        return str(venv / "Scripts" / f"{name}.exe")
    return str(venv / "bin" / name)


# The system's packages


def missing_packages(task: str) -> Iterator[tuple[str, str]]:
    """Yield each missing program, library or file, and the Debian package that has it."""
    if importlib.util.find_spec("ensurepip") is None:
        yield "ensurepip", "python3-venv"
    if has_c_compiler() and not can_compile():
        yield "Python.h", "libpython3-dev"
    libraries = QT_LIBRARIES | (BUILD_LIBRARIES if task == "build" else {})
    for library, package in libraries.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            yield library, package
    programs = TEST_PROGRAMS if task in WITH_TESTS else BUILD_PROGRAMS if task == "build" else {}
    for program, package in programs.items():
        if shutil.which(program) is None:
            yield program, package
    if task in WITH_TESTS:
        for path, package in TEST_FILES.items():
            if not Path(path).exists():
                yield path, package


def has_c_compiler() -> bool:
    return any(shutil.which(name) for name in ("cc", "gcc", "clang"))


def can_compile() -> bool:
    return has_c_compiler() and Path(sysconfig.get_path("include"), "Python.h").exists()


def provide_packages(task: str) -> None:
    """Install the missing packages, or name them: much of the program works without some of them."""
    if sys.platform != "linux":
        return
    missing = dict(missing_packages(task))
    if not missing:
        return
    root = [] if os.geteuid() == 0 else ["sudo"]
    if any(shutil.which(program) is None for program in [*root, "apt-get"]):
        say(f"this system lacks {', '.join(missing)}; please install what provides them")
        return
    packages = sorted(set(missing.values()))
    say(f"installing system packages: {' '.join(packages)}")
    apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet=2"]
    # An update that fails does no harm: perhaps the present lists will do.
    subprocess.run([*apt, "update"], check=False)
    done = subprocess.run([*apt, "install", "--yes", "--no-install-recommends", *packages], check=False)
    if done.returncode != 0:
        say(f"that failed; going on without {', '.join(missing)}")


# The environment


@dataclass(frozen=True, slots=True)
class Sources:
    """The sources of the installation, beyond the Python files that an edit changes at once."""

    compiled: tuple[Path, ...]
    translations: tuple[Path, ...]

    @classmethod
    def find(cls) -> Sources:
        compiled = project()["tool"]["limbotable"]["compiled"]
        translations = sorted((ROOT / "translations").glob("*.ts"))
        return cls(tuple(ROOT / path for path in compiled), tuple(translations))

    def fingerprint(self) -> str:
        how = (sys.version, os.environ.get("LIMBOTABLE_PURE"), can_compile())
        digest = hashlib.sha256(repr(how).encode())
        for path in (ROOT / "pyproject.toml", ROOT / "setup.py", *self.compiled, *self.translations):
            digest.update(path.read_bytes())
        return digest.hexdigest()

    def are_compiled(self) -> bool:
        """Return whether each compiled module exists and is younger than its source."""
        return all(
            any(binary.stat().st_mtime >= path.stat().st_mtime for binary in binaries(path.parent, path.stem))
            for path in self.compiled
        )

    def are_translated(self) -> bool:
        return all(
            path.with_suffix(".qm").exists()
            and (path.parent / "messages" / path.stem[-2:] / "LC_MESSAGES" / "limbotable.mo").exists()
            for path in self.translations
        )


def project() -> dict[str, dict[str, dict[str, list[str]]]]:
    """Read pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def binaries(directory: Path, stem: str) -> list[Path]:
    return [*directory.glob(f"{stem}.*so"), *directory.glob(f"{stem}.*pyd")]


def set_up(task: str) -> None:
    """Bring `.venv` up to date with the checkout."""
    sources = Sources.find()
    if not is_set_up(task, sources):
        prepare(task)
        install(task, sources)


def is_set_up(task: str, sources: Sources) -> bool:
    made = json.loads(STAMP.read_text("utf-8")) if STAMP.exists() else {}
    return (
        made.get("fingerprint") == sources.fingerprint()
        and task in made["tasks"]
        and sources.are_compiled() == made["compiled"]
        and sources.are_translated()
    )


def prepare(task: str) -> None:
    """Provide all that the checkout needs: system libraries, `.venv`, and the packages in it."""
    say("setting up (this takes a minute the first time)")
    provide_packages(task)
    make_venv()
    development = ["--group", "dev"] if task == "check" else []
    install_with_uv(VENV, "--requirements", "pyproject.toml", *development)


def make_venv() -> None:
    """Make `.venv` with uv in it; an existing one is kept."""
    if not Path(tool("python")).exists():
        run(sys.executable, "-m", "venv", "--clear", VENV)
    if not Path(tool("uv")).exists():
        if not Path(tool("pip")).exists():
            run(tool("python"), "-m", "ensurepip")
        run(tool("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv")


def install(task: str, sources: Sources) -> None:
    """Install the checkout in place, compiled anew, where everything that it needs is."""
    # Python prefers a compiled module to its source: one that fails to be replaced must not stay.
    for binary in [*binaries(ROOT, "limbotable_compiled__mypyc"), *binaries(ROOT / "limbotable", "**/*")]:
        binary.unlink()
    env = {}
    if task == "check" and can_compile():
        env["LIMBOTABLE_COMPILED"] = "1"  # here a failure to compile is an error in the project
    install_with_uv(VENV, "--reinstall-package", "limbotable", "--editable", ".", env=env)
    tasks = {"start": ["start"], "check": ["start", "check"]}[task]
    compiled = sources.are_compiled()
    if not compiled:
        say("not compiled: the rules run as plain Python, so computer players do not look as far ahead")
    made = {"fingerprint": sources.fingerprint(), "tasks": tasks, "compiled": compiled}
    STAMP.write_text(json.dumps(made), "utf-8")


def install_with_uv(venv: Path, *what: str | Path, env: Mapping[str, str] | None = None) -> None:
    run(tool("uv"), "pip", "install", "--quiet", "--python", tool("python", venv), *what, env=env)


# The check


def check() -> int:
    """Run everything that a change has to pass; name the failed steps only when all have run."""
    sources = Sources.find()
    is_ready = is_set_up("check", sources)
    if not is_ready:
        prepare("check")
    steps = {
        "ruff check": [tool("ruff"), "check"],
        "ruff format": [tool("ruff"), "format", "--check"],
        "mypy": [tool("mypy")],
        "import contracts": [tool("lint-imports"), "--no-logo"],
        "dead code": [tool("vulture")],
        "spelling": [tool("codespell")],
        "licences": [tool("reuse"), "lint", "--quiet"],
    }
    with ThreadPoolExecutor() as pool:
        # Beside what only reads sources: compiling keeps one core busy for most of a minute.
        installed = None if is_ready else pool.submit(install, "check", sources)
        running = {pool.submit(report, name, command): name for name, command in steps.items()}
        # The source archive is put together in the checkout: for a moment there is a second tree, which
        # is gone before a step that reads everything has read it.
        wait(step for step, name in running.items() if name in READ_ALL)
        package = pool.submit(build_package)
        failed = [running[done] for done in as_completed(running) if not done.result()]
        built = package.result()
        # Beside the compiler: these tests need nothing of what it makes.
        failed += ["the package"] if built is None else built.check_without_qt()
        if installed is not None:
            installed.result()

    tests = [tool("python"), "-m", "pytest", *PARALLEL, *REPEATABLE, *UNHURRIED, *SLOWEST]
    if not run_tests("tests", tests, env=COMPILE_ONCE):
        failed.append("tests")
    if built is not None:
        failed += built.check_others()
    say(f"failed: {', '.join(failed)}" if failed else "everything passed")
    return 1 if failed else 0


def report(
    name: str,
    command: Sequence[str],
    *,
    live: bool = False,
    directory: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> bool:
    """Run one step and show its output: at once, or in one piece when others run beside it."""
    if live:
        say(f"{name} ...")
    began = time.monotonic()
    pipe = None if live else subprocess.PIPE
    done = subprocess.run(
        command,
        cwd=directory,
        env={**os.environ, **(env or {})},
        check=False,
        encoding="utf-8",
        stdout=pipe,
        stderr=subprocess.STDOUT,
    )
    verdict = "passed" if done.returncode == 0 else "FAILED"
    print(f"{done.stdout or ''}limbotable: {name} {verdict} in {time.monotonic() - began:.1f} s", flush=True)
    return done.returncode == 0


def run_tests(
    name: str,
    command: Sequence[str],
    *,
    directory: Path = ROOT,
    env: Mapping[str, str],
    again: Sequence[str] = (),
) -> bool:
    """Run tests, and what fails once more to show its values; return whether all passed the first time.

    ``again`` has further options of the second run.
    """
    passed = report(name, [*command, PLAIN_ASSERTIONS], live=True, directory=directory, env=env)
    if not passed:
        repeated = [*command, "--last-failed", "--last-failed-no-failures=none", *again]
        report(f"{name}: what failed", repeated, live=True, directory=directory, env=env)
    return passed


@dataclass(frozen=True, slots=True)
class Archives:
    """The package as it would be published, uncompiled, and the content of its source archive."""

    wheel: Path
    checkout: Path

    @classmethod
    def build(cls, folder: Path) -> Archives:
        """Build both in a folder, in the place of anything that lies there."""
        shutil.rmtree(folder, ignore_errors=True)
        run(tool("uv"), "build", "--quiet", "--out-dir", folder, env={"LIMBOTABLE_PURE": "1"})
        (wheel,), (source,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
        shutil.unpack_archive(source, folder)
        return cls(wheel, folder / source.name.removesuffix(".tar.gz"))

    def install(self, venv: Path) -> None:
        """Install the wheel, without its dependencies, where the tests of the source archive are to run."""
        install_with_uv(venv, "--no-deps", self.wheel)
        # Tests may import each other's helpers as `tests.…`.  A .pth file comes after the installed
        # packages, so the `limbotable` under test stays that of the wheel.
        (packages,) = venv.glob("**/site-packages")
        (packages / "checkout.pth").write_text(f"{self.checkout}\n", "utf-8")

    def run_tests(
        self,
        name: str,
        venv: Path,
        *options: str,
        first: Sequence[str] = (),
        env: Mapping[str, str] | None = None,
        again: Sequence[str] = (),
    ) -> bool:
        """Run the tests of the source archive, and what fails once more; ``first`` begins the commands."""
        # Not `python -m pytest`, which would prefer the checkout to the installed package; nor may the
        # programs that tests start.
        command = [*first, tool("pytest", venv), *PARALLEL, *REPEATABLE, *UNHURRIED, *options]
        env = {**COMPILE_ONCE, "PYTHONSAFEPATH": "1", **(env or {})}
        return run_tests(name, command, directory=self.checkout, env=env, again=again)

    def repeat(
        self,
        name: str,
        venv: Path,
        left_out: Sequence[str],
        *,
        only: Sequence[str] = (),
        first: Sequence[str] = (),
    ) -> bool:
        """Run the tests that are neither long nor left out: all of them, or ``only`` some."""
        ignored = (f"--ignore={path}" for path in left_out)
        return self.run_tests(name, venv, *NOT_LONG, *ignored, *only, first=first)


@dataclass(frozen=True, slots=True)
class Package:
    """The package with environments for its tests: one without Qt, and one for each other Python here.

    So the tests prove three things more: everything below ui works without Qt (with one Python all but
    ``NOT_COMPILED``), all of it works uncompiled, and both archives are complete.
    """

    archives: Archives
    headless: Path
    used: pythons.Python | None  #: by the rest of the check
    others: Mapping[pythons.Python, Path]

    @classmethod
    def build(cls) -> Package:
        archives = Archives.build(PACKAGE)
        used = pythons.probe(tool("python"))
        named = {python: PACKAGE / f"python{python.version}" for python in other_pythons(used)}
        others = {python: venv for python, venv in named.items() if provide_python(python, venv)}
        headless = PACKAGE / "headless"
        make_headless(headless, max(others, default=None))
        for venv in (headless, *others.values()):
            archives.install(venv)
        return cls(archives, headless, used, others)

    def check_without_qt(self) -> list[str]:
        """Run the tests below Qt, and let more urgent work go first; return the failed step, if it failed."""
        # Laws and long tests prove the rules, and that no secret gets out, and those of the searches what is
        # found.  All are the same uncompiled: the golden files compare random play and thinking.
        left_out = (*QT_TESTS, *SAME_UNCOMPILED, *(() if self.others else NOT_COMPILED))
        first = ("nice",) if shutil.which("nice") else ()
        name = "tests without Qt, not compiled"
        passed = self.archives.repeat(name, self.headless, left_out, first=first)
        return [] if passed else ["tests without Qt"]

    def check_others(self) -> list[str]:
        """Run the tests with each other Python; return the failed steps."""
        failed = []
        for python, venv in self.others.items():
            name = f"tests with Python {python.version}"
            # The newest one has passed the tests below Qt already.
            left_out = (*LONG_TESTS, *BELOW_QT) if python == max(self.others) else LONG_TESTS
            only = IN_BETWEEN if self.is_between(python) else ()
            if not self.archives.repeat(name, venv, left_out, only=only):
                failed.append(name)
        return failed

    def is_between(self, python: pythons.Python) -> bool:
        """Return whether an older Python and a newer one are tested more than this one."""
        tested = [*self.others, *([] if self.used is None else [self.used])]
        return min(tested) < python < max(self.others)


def build_package() -> Package | None:
    """Build the package with its environments; if that fails, say why."""
    try:
        return Package.build()
    except subprocess.CalledProcessError as error:
        print(f"limbotable: the package FAILED: {error}", flush=True)
        return None


def make_headless(venv: Path, python: pythons.Python | None) -> None:
    """Make an environment with everything that the tests need except Qt, of a Python or of this one."""
    path = tool("python") if python is None else python.path
    run(tool("uv"), "venv", "--quiet", "--clear", "--python", path, venv)
    dependencies = [name for name in project()["project"]["dependencies"] if not name.startswith("PySide6")]
    install_with_uv(venv, "--group", "headless", *dependencies)


def made_for() -> list[str]:
    """Return the versions of Python that the program is made for, the oldest first."""
    named = [name.removeprefix(MADE_FOR) for name in project()["project"]["classifiers"] if MADE_FOR in name]
    return [version for version in named if "." in version]


def other_pythons(used: pythons.Python | None) -> list[pythons.Python]:
    """Return the Pythons of this machine, except the one that is used for all other checks."""
    if os.environ.get("LIMBOTABLE_ONE_PYTHON") == "1":
        return []
    others = [version for version in made_for() if used is None or version != used.version]
    return pythons.installed(others, tool("uv"))


def provide_python(python: pythons.Python, venv: Path, group: str = "tests") -> bool:
    """Make an environment for the tests with another Python; if this system cannot have one, say why.

    Fails where Qt can be installed for it and another package cannot.
    """
    left_out = f"nothing is tested with Python {python.version}"
    try:
        run(tool("uv"), "venv", "--quiet", "--clear", "--python", python.path, venv)
    except subprocess.CalledProcessError:
        say(f"{left_out}: uv cannot make an environment with {python.path}")
        return False
    dependencies = project()["project"]["dependencies"]
    qt = [line for line in dependencies if line.startswith("PySide6")]
    try:
        install_with_uv(venv, "--only-binary", ":all:", *qt)
    except subprocess.CalledProcessError:
        say(f"{left_out}: PySide6 cannot be installed for it")
        return False
    install_with_uv(venv, "--group", group, *dependencies)
    return True


# The measuring of the tests


def coverage(arguments: Sequence[str]) -> int:
    """Run the tests on plain Python, and list the lines that none of them reaches; return an exit status.

    It is not 0 if a test fails, or if fewer lines are reached than `fail_under` in pyproject.toml says.
    Arguments are pytest's, and name some of the tests: then no number of lines is asked for.
    """
    provide_packages("coverage")
    make_venv()
    archives = Archives.build(MEASURED)
    venv = MEASURED / "venv"
    if not any(provide_python(python, venv, "coverage") for python in measuring_pythons()):
        say(f"nothing is measured: that takes Python {'.'.join(map(str, MEASURES))} or newer")
        return 1
    archives.install(venv)
    floor = ["--cov-fail-under=0"] if arguments else []
    options = ("--cov", *PATIENT, *SLOWEST, *floor, *arguments)
    # What fails is run again without measuring, which would forget all that was measured before.
    passed = archives.run_tests("measured tests", venv, *options, env=FEW_MATCHES, again=["--no-cov"])
    return 0 if passed else 1


def measuring_pythons() -> list[pythons.Python]:
    """Return the Pythons of this machine that measure at little cost, the newest first."""
    found = pythons.installed(made_for(), tool("uv"))
    return [python for python in reversed(found) if (python.major, python.minor) >= MEASURES]


if __name__ == "__main__":
    main()
