"""Build the packages that people install, on the system that the packages are for.

    python packaging/build.py [WHAT …]

WHAT is, on Linux, `deb` (the default) or `appimage`; on Windows `installer`, `archive` or `msix`;
on macOS `image`; and everywhere `wheel`, with its source archive.  Results and their checksums are in dist/.

It needs only Python's standard library, a C compiler, and the system's own packaging tool.
`python packaging/check_bundle.py` checks the results.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import bootstrap

ROOT: Final = bootstrap.ROOT
HERE: Final = ROOT / "packaging" / "bundle"
WORK: Final = ROOT / "build" / "bundle"
DIST: Final = ROOT / "dist"
PINS: Final = WORK / "pins.txt"
WHEELS: Final = WORK / "wheels"
VENV: Final = WORK / "venv"
ICONS: Final = WORK / "icons"
SHARE: Final = WORK / "desktop" / "share"
#: Only graphs use NumPy, and no linear algebra: it is compiled without OpenBLAS, which is most of its wheel,
#: and without variants for newer processors.  On Linux alone: elsewhere that has not been tried.
NUMPY_WITHOUT_BLAS: Final = (
    *("--no-binary", "numpy"),
    *(
        f"--config-settings-package=numpy:setup-args={option}"
        for option in ("-Dallow-noblas=true", "-Dblas=none", "-Dlapack=none", "-Dcpu-dispatch=none")
    ),
)
#: Windows' names of processors, by Python's.
PROCESSORS: Final[Mapping[str, str]] = {"AMD64": "x64", "ARM64": "arm64"}


def main() -> None:
    targets = TARGETS[sys.platform] | {"wheel": copy_wheel}
    wanted = sys.argv[1:] or list(targets)[:1]
    unknown = [target for target in wanted if target not in targets]
    if unknown:
        sys.exit(f"limbotable: no {unknown[0]} can be built here, but: {', '.join(targets)}")
    os.chdir(ROOT)
    try:
        set_up()
        for target in wanted:
            targets[target]()
    except subprocess.CalledProcessError as error:
        sys.exit(f"limbotable: this went wrong: {' '.join(map(str, error.cmd))}")
    write_checksums()


def set_up() -> None:
    """Make an environment with the program as it will be shipped, and the tools that pack it."""
    bootstrap.say("setting up the build")
    bootstrap.provide_packages("build")
    bootstrap.make_venv()
    shutil.rmtree(WORK, ignore_errors=True)
    uv, quiet = bootstrap.tool("uv"), ("--quiet", "--python", sys.executable)
    pins = ("--no-deps", "--group", "compile", "--group", "numpy", "--output-file", PINS)
    bootstrap.run(uv, "pip", "compile", *quiet, *pins)
    # The wheel is built from the source archive: files that are only in this checkout stay out.
    wheels = ("--build-constraints", PINS, "--out-dir", WHEELS)
    bootstrap.run(uv, "build", *quiet, *wheels, env=environment())
    bootstrap.run(uv, "venv", *quiet, VENV)
    # A package without a pinned version stays out, and then the check reports it as missing.
    without_blas = NUMPY_WITHOUT_BLAS if sys.platform == "linux" else ()
    tools = ("--build-constraints", PINS)
    bootstrap.install_with_uv(VENV, "--no-deps", *tools, *without_blas, "--group", "bundle", wheel())
    bootstrap.run(uv, "pip", "check", "--quiet", "--python", bootstrap.tool("python", VENV))
    python(HERE / "icons.py", ICONS)
    python(HERE / "freedesktop.py", ICONS, SHARE.parent)


def environment() -> Mapping[str, str]:
    """Return the variables of a build: compile, and make the same bytes from the same sources."""
    pure = os.environ.get("LIMBOTABLE_PURE") == "1"
    return {
        "LIMBOTABLE_COMPILED": "0" if pure else "1",
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",  # a package is compressed as a whole, and starts sooner so
        "PYTHONHASHSEED": "1",
        "QT_QPA_PLATFORM": "offscreen",  # icons are drawn where there may be no screen
        "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH") or last_change(),
    }


def last_change() -> str:
    """Return the time of the sources' last change, in seconds: the commit's, or the changelog file's."""
    found = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False, cwd=ROOT
    )
    return found.stdout.strip() or str(int((ROOT / "CHANGELOG.md").stat().st_mtime))


def python(script: Path, *arguments: Path | str) -> None:
    """Run a script in the build's environment."""
    bootstrap.run(bootstrap.tool("python", VENV), script, *arguments, env=environment())


def wheel() -> Path:
    (found,) = WHEELS.glob("*.whl")
    return found


def version() -> str:
    return wheel().name.split("-")[1]


def freeze(name: str, *options: str) -> Path:
    """Let PyInstaller put the program, Python and Qt into one folder; return its path."""
    bootstrap.say(f"putting together {name}")
    folder = WORK / name
    bootstrap.run(
        bootstrap.tool("python", VENV),
        "-P",  # the installed package goes into the bundle, not the checkout that this is started in
        *("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=ERROR"),
        *(f"--distpath={folder}", f"--workpath={folder}-work"),
        HERE / "limbotable.spec",
        *("--", f"--icons={ICONS}", *options),
        env=environment(),
    )
    return folder / "limbotable"


def artefact(name: str) -> Path:
    DIST.mkdir(exist_ok=True)
    return DIST / name


def copy_wheel() -> None:
    for path in [wheel(), *WHEELS.glob("*.tar.gz")]:
        shutil.copy(path, artefact(path.name))


# Linux


def build_deb() -> None:
    bundle = freeze("deb", "--no-system-libraries")
    name = f"limbotable_{version()}_{architecture()}.deb"
    bootstrap.say(f"packing {name}")
    python(HERE / "deb.py", bundle, SHARE, artefact(name))


def architecture() -> str:
    """Return Debian's name for this machine's architecture."""
    done = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def build_appimage() -> None:
    script = ROOT / "packaging" / "linux" / "appimage"
    target = artefact(f"limbotable-{version()}-{platform.machine()}.AppImage")
    bootstrap.run("sh", script, freeze("appimage"), SHARE, target, env=environment())


# Windows


def windows_bundle() -> Path:
    """Return the folder that every form for Windows packs, with signed programs; it is made once."""
    bundle = WORK / "windows" / "limbotable"
    if not bundle.exists():
        assert freeze("windows") == bundle
        for program in ("limbotable.exe", "limbotablew.exe"):
            sign(bundle / program)
    return bundle


def build_installer() -> None:
    target = artefact(f"limbotable-{version()}-setup.exe")
    make_installer(windows_bundle(), ICONS / "limbotable.ico", target, version())
    sign(target)


def build_archive() -> None:
    """Pack the program to be unpacked anywhere, without an installer."""
    make_archive(windows_bundle(), artefact(f"limbotable-{version()}-windows.zip"))


def build_msix() -> None:
    """Pack the program for Windows' store, for the publisher whom LIMBOTABLE_PUBLISHER names."""
    folder = WORK / "msix-package"
    processor = PROCESSORS[platform.machine()]
    python(HERE / "msix.py", windows_bundle(), ICONS, folder, processor)
    target = artefact(f"limbotable-{version()}-{processor}.msix")
    bootstrap.run(windows_kit("makeappx"), "pack", "/o", "/d", folder, "/p", target)
    sign(target)


def sign(path: Path) -> None:
    """Sign a file with the certificate whose thumbprint LIMBOTABLE_CERTIFICATE has, or say that it is not."""
    certificate = os.environ.get("LIMBOTABLE_CERTIFICATE")
    if not certificate:
        bootstrap.say(f"{path.name} is not signed: LIMBOTABLE_CERTIFICATE names no certificate")
        return
    stamp = ("/tr", "http://timestamp.digicert.com", "/td", "SHA256")
    bootstrap.run(windows_kit("signtool"), "sign", "/sha1", certificate, "/fd", "SHA256", *stamp, path)


def windows_kit(tool: str) -> Path:
    """Return the path of a tool of the newest Windows SDK here."""
    home = Path(r"C:\Program Files (x86)\Windows Kits\10\bin")
    processor = PROCESSORS[platform.machine()]
    found = sorted(home.glob(f"10.*/{processor}/{tool}.exe"))
    if not found:
        sys.exit(f"limbotable: there is no {tool} in {home}: it comes with the Windows SDK")
    return found[-1]


def make_installer(bundle: Path, icon: Path, target: Path, version: str, *commands: str) -> None:
    """Pack a bundle with NSIS, which obeys these commands before its script."""
    script = ROOT / "packaging" / "windows" / "limbotable.nsi"
    definitions = {"VERSION": version, "BUNDLE": bundle, "ICON": icon, "TARGET": target}
    bootstrap.run(
        shutil.which("makensis") or r"C:\Program Files (x86)\NSIS\makensis.exe",
        "-V2",
        "-WX",
        *(f"-X{command}" for command in commands),
        *(f"-D{name}={value}" for name, value in definitions.items()),
        script,
    )


def make_archive(bundle: Path, target: Path) -> None:
    """Pack a bundle as a zip, in which all of it lies in one folder of the bundle's name."""
    shutil.make_archive(str(target.with_suffix("")), "zip", bundle.parent, bundle.name)


# macOS


def build_image() -> None:
    app = freeze("image").with_name("Limbo Table.app")
    target = artefact(f"limbotable-{version()}-{platform.machine()}.dmg")
    bootstrap.run("sh", ROOT / "packaging" / "macos" / "image", app, target)


TARGETS: Final[Mapping[str, dict[str, Callable[[], None]]]] = {
    "linux": {"deb": build_deb, "appimage": build_appimage},
    "win32": {"installer": build_installer, "archive": build_archive, "msix": build_msix},
    "darwin": {"image": build_image},
}


def write_checksums() -> None:
    """Write the checksums of everything in dist/, in the form that `sha256sum --check` reads."""
    files = sorted(path for path in DIST.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    lines = []
    for path in files:
        lines.append(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n")
        bootstrap.say(f"{path.relative_to(ROOT)}: {path.stat().st_size / 2**20:.1f} MiB")
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
