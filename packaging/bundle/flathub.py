"""What Flathub builds from: the manifest for a release, and the names of the packages that it takes.

Flathub asks that the program and all that it needs to run be built from source, without a network, from files
whose sums are in the manifest (https://docs.flathub.org/docs/for-app-authors/requirements).
"""

from __future__ import annotations

import json
import tomllib
from typing import Any, Final

import facts
import freedesktop
from limbotable import APP_ID, __version__

#: The project's description, which has the versions of all packages.
PROJECT: Final = facts.CHANGELOG.with_name("pyproject.toml")
#: The addresses and sums of the packages' files (find_sources.py).
SOURCES: Final = freedesktop.SOURCES / "python-sources.json"
#: The source archive of a release.
ARCHIVE: Final = f"limbotable-{__version__}.tar.gz"
#: What io.qt.PySide.BaseApp brings, built from source for the Qt of KDE's runtime.
FROM_BASE: Final = ("PySide6-Essentials", "numpy", "shiboken6")
#: What is built and stays in the Flatpak; none of them needs another one to be built.
PARTS: Final = (
    "budoux",
    "cffi",
    "click",
    "colorama",
    "filelock",
    "librt",
    "msgspec",
    "mypy_extensions",
    "platformdirs",
    "pyqtgraph",
)
#: As above, but cffi has to be there first.
LAST_PART: Final = "miniaudio"
#: What builds these and the program, and does not stay.
TOOLS: Final = (
    "ast-serialize",
    "mypy",
    "packaging",
    "pathspec",
    "pycparser",
    "setuptools",
    "setuptools-scm",
    "typing_extensions",
)


def manifest(archive_sum: str) -> str:
    """Return the manifest for a release whose source archive has this SHA-256."""
    return freedesktop.filled(
        "flatpak.yml",
        QT=qt(),
        TOOLS=" ".join(TOOLS),
        PARTS=" ".join(PARTS),
        LAST_PART=LAST_PART,
        SOURCES=SOURCES.name,
        ARCHIVE=facts.download(ARCHIVE),
        SUM=archive_sum,
    )


def files(archive_sum: str) -> dict[str, str]:
    """Return what a submission to Flathub consists of, by file names."""
    return {f"{APP_ID}.yml": manifest(archive_sum), SOURCES.name: SOURCES.read_text("utf-8")}


def pins() -> dict[str, str]:
    """Return the version of each package in a form, or that makes one, by its name in pyproject.toml."""
    groups = tomllib.loads(PROJECT.read_text("utf-8"))["dependency-groups"]
    named = [
        line for group in ("bundle", "compile", "flathub") for line in groups[group] if isinstance(line, str)
    ]
    pairs = (line.partition(";")[0].partition("==") for line in named)
    return {name.strip(): version.strip() for name, _, version in pairs}


def qt() -> str:
    """Return the branch of KDE's runtime, and of its base: that of the Qt in all other forms."""
    return ".".join(pins()["PySide6-Essentials"].split(".")[:2])


def sources() -> list[dict[str, Any]]:
    """Return the packages' files as flatpak-builder reads them."""
    found: list[dict[str, Any]] = json.loads(SOURCES.read_text("utf-8"))
    return found
