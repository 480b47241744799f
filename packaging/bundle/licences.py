"""The parts of a bundle that others made, and their licences."""

from __future__ import annotations

import os
import platform
import sys
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

import facts
from limbotable import __version__


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a bundle that others made."""

    name: str
    version: str
    licence: str  #: its name
    texts: tuple[Path, ...]  #: the licence's text; empty for a licence of the GNU project


def parts() -> list[Part]:
    """Return Python, and every package that the program needs, directly or indirectly."""
    home = Path(os.__file__).parent
    debian = Path("/usr/share/doc", home.name, "copyright")
    texts = [path for path in (home / "LICENSE.txt", home.parent / "LICENSE.txt", debian) if path.exists()]
    python = Part("Python", platform.python_version(), "PSF-2.0", tuple(texts[:1]))
    found: dict[str, Part] = {}
    waiting = ["limbotable"]
    while waiting:
        package = distribution(waiting.pop())
        for line in package.requires or []:
            requirement = Requirement(line)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                waiting.append(requirement.name)
        if package.name != "limbotable" and package.name not in found:
            found[package.name] = _part(package)
    return [python, *(found[name] for name in sorted(found, key=str.casefold))]


def _part(package: Distribution) -> Part:
    metadata = package.metadata
    # Not `metadata["License"]`: where a package has none, that is an error in later versions of Python.
    named = [text for field in ("License-Expression", "License") for text in metadata.get_all(field) or []]
    licence = next(filter(None, named), "")
    if not licence or "\n" in licence:  # some packages put the whole text there
        known = [text for text in metadata.get_all("Classifier") or [] if text.startswith("License :: ")]
        licence = ", ".join(text.rpartition(" :: ")[2] for text in known)
    names = [file for file in package.files or [] if file.name.upper().startswith(("LICENSE", "COPYING"))]
    texts = tuple(Path(str(package.locate_file(name))) for name in names if ".dist-info" in name.parts[0])
    if not texts and "GPL" not in licence:
        sys.exit(f"limbotable: {package.name} comes without its licence, which has to be passed on")
    return Part(package.name, package.version, licence, texts)


def write(directory: Path) -> None:
    """Write the list of a bundle's parts, and all licences; LICENSE.txt is the program's own."""
    directory.mkdir(parents=True, exist_ok=True)
    own = facts.CHANGELOG.with_name("LICENSE").read_text("utf-8")
    (directory / "LICENSE.txt").write_text(own, "utf-8")
    lines = [
        f"{facts.NAME} {__version__} is free software: GPL-3.0-or-later (LICENSE.txt).",
        "With it come, unchanged:",
        "",
    ]
    for part in parts():
        lines.append(f"{part.name} {part.version}: {part.licence}")
        for number, text in enumerate(part.texts):
            name = f"{part.name}{f'-{number + 1}' if number else ''}.txt"
            (directory / name).write_text(text.read_text("utf-8"), "utf-8")
    lines += [
        "",
        "PySide6 and shiboken6 hold Qt, and Qt the International Components for Unicode (Unicode-3.0).",
        "Their sources: https://download.qt.io/official_releases/QtForPython/ and",
        "https://download.qt.io/archive/qt/.",
        "PyInstaller put the program together; its starter is GPL-2.0-or-later with an exception for that.",
    ]
    (directory / "README.txt").write_text("\n".join(lines) + "\n", "utf-8")
