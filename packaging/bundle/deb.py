"""The Debian package, made from a bundle without system libraries and from the files for desktops.

deb.py BUNDLE SHARE PACKAGE writes PACKAGE, a .deb.  SHARE is the output of freedesktop.py.
Needs dpkg-dev.  DEBFULLNAME and DEBEMAIL name the maintainer, as with Debian's own tools.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from email.utils import formatdate
from pathlib import Path
from typing import Final

import facts
import features
from limbotable import __version__

SOURCES: Final = Path(__file__).resolve().parent.parent / "linux"
#: The folder of a program with its own libraries, and Debian's folder of games.
HOME: Final = "usr/lib/limbotable"
GAMES: Final = "usr/games"


def main() -> None:
    bundle, share, package = map(Path, sys.argv[1:])
    package.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as directory:
        root = Path(directory, "limbotable")
        lay_out(root, bundle, share)
        write_control(root)
        allow(root)
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)]
        subprocess.run(command, check=True)


def lay_out(root: Path, bundle: Path, share: Path) -> None:
    """Put every file in its place in the installed package."""
    shutil.copytree(bundle, root / HOME, symlinks=True)
    shutil.copytree(share, root / "usr" / "share")
    (root / GAMES).mkdir(parents=True)
    (root / GAMES / "limbotable").symlink_to("../lib/limbotable/limbotable")
    documents = root / "usr/share/doc/limbotable"
    documents.mkdir(parents=True)
    shutil.copyfile(SOURCES / "copyright", documents / "copyright")
    (documents / "changelog.gz").write_bytes(gzip.compress(changelog().encode(), 9, mtime=0))
    overrides = root / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(SOURCES / "lintian-overrides", overrides / "limbotable")


def maintainer() -> str:
    name = os.environ.get("DEBFULLNAME", facts.PUBLISHER)
    return f"{name} <{os.environ.get('DEBEMAIL', 'limbotable@users.noreply.github.com')}>"


def description() -> str:
    """Return the features, in the form of Debian's control files: lists are indented, or lintian objects."""
    page = features.page("en")
    lines = (
        f"  {line}" if line.startswith(("- ", "  ")) else f" {line or '.'}"
        for line in page.plain(77).splitlines()
    )
    return "\n".join([page.summary[0].lower() + page.summary[1:], *lines])


def changelog() -> str:
    """Return Debian's changelog: one entry, for CHANGELOG.md tells the changes of a version."""
    when = float(os.environ.get("SOURCE_DATE_EPOCH") or time.time())
    return (
        f"limbotable ({__version__}) stable; urgency=medium\n\n"
        f"  * Version {__version__}: what is new is in CHANGELOG.md of the sources.\n\n"
        f" -- {maintainer()}  {formatdate(when)}\n"
    )


def write_control(root: Path) -> None:
    """Write the files for the package manager."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    kibibytes = sum(-(-path.stat().st_size // 1024) for path in files)
    control = root / "DEBIAN"
    control.mkdir()  # now: it tells dpkg-shlibdeps where the package begins
    fields = {
        "Package": "limbotable",
        "Version": __version__,
        "Architecture": output("dpkg", "--print-architecture"),
        "Maintainer": maintainer(),
        "Installed-Size": str(kibibytes),
        # libpulse0 is loaded when the first sound is played, so no tool finds it.
        "Depends": f"{needed_packages(root)}, hicolor-icon-theme, libpulse0, shared-mime-info",
        # For the names of the languages, and for Japanese; for screen readers.
        "Recommends": "fonts-vlgothic | fonts-noto-cjk | fonts-japanese-gothic, at-spi2-core",
        "Section": "games",
        "Priority": "optional",
        "Description": description(),
    }
    (control / "control").write_text("".join(f"{key}: {value}\n" for key, value in fields.items()), "utf-8")
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)  # noqa: S324 - against accidents: so dpkg wants it
    (control / "md5sums").write_text("".join(sums), "utf-8")


def needed_packages(root: Path) -> str:
    """Return the system packages that the program and its libraries need, as Debian's own tool finds them."""
    libraries = [path for path in (root / HOME).rglob("*.so*") if path.is_file() and not path.is_symlink()]
    own = sorted({path.parent for path in libraries})
    with tempfile.TemporaryDirectory() as directory:
        Path(directory, "debian").mkdir()
        stanza = "Source: limbotable\n\nPackage: limbotable\nArchitecture: any\n"
        Path(directory, "debian", "control").write_text(stanza, "utf-8")
        found = subprocess.run(
            [
                "dpkg-shlibdeps",
                "-O",
                "--ignore-missing-info",
                "--warnings=0",
                f"-S{root}",
                *(f"-l{place}" for place in own),
                *(f"-e{path}" for path in [root / HOME / "limbotable", *libraries]),
            ],
            cwd=directory,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout
    return found.strip().removeprefix("shlibs:Depends=")


def output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def allow(root: Path) -> None:
    """Give files the permissions of a package: programs can be run, and only the owner writes."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            can_run = path.is_dir() or path == root / HOME / "limbotable"
            path.chmod(0o755 if can_run else 0o644)


if __name__ == "__main__":
    main()
