"""The parts of a bundle that others made, their licences, and the list of them for programs (CycloneDX)."""

from __future__ import annotations

import json
import os
import platform
import sys
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import facts
from limbotable import __version__

LESSER: Final = Path(__file__).with_name("COPYING.LESSER")  # of Qt, PySide6 and shiboken6


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
            # Sound is in every bundle, also where it has to be compiled (pyproject.toml).
            if requirement.marker is None or requirement.marker.evaluate({"extra": "sound"}):
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
    """Write the lists of a bundle's parts, and all licences; LICENSE.txt is the program's own."""
    directory.mkdir(parents=True, exist_ok=True)
    own = facts.CHANGELOG.with_name("LICENSE").read_text("utf-8")
    (directory / "LICENSE.txt").write_text(own, "utf-8")
    (directory / "LGPL-3.0.txt").write_text(LESSER.read_text("utf-8"), "utf-8")
    bill = json.dumps(bill_of_materials(), indent=1, ensure_ascii=False)
    (directory / "sbom.cdx.json").write_text(bill + "\n", "utf-8")
    lines = [
        f"{facts.NAME} {__version__} is free software: GPL-3.0-or-later (LICENSE.txt).",
        "With it come:",
        "",
    ]
    for part in parts():
        lines.append(f"{part.name} {part.version}: {part.licence}")
        for number, text in enumerate(part.texts):
            name = f"{part.name}{f'-{number + 1}' if number else ''}.txt"
            (directory / name).write_text(text.read_text("utf-8"), "utf-8")
    lines += [
        "",
        "PySide6, shiboken6 and the Qt that they hold are under the GNU Lesser General Public License",
        "(LGPL-3.0.txt, which adds to LICENSE.txt): you may put other versions of them into this folder.",
        "On Linux Qt holds the International Components for Unicode (Unicode-3.0); their data are reduced to",
        "what the program uses, and nothing else is changed. Their sources:",
        "https://download.qt.io/official_releases/QtForPython/ and https://download.qt.io/archive/qt/.",
        "PyInstaller put the program together; its starter is GPL-2.0-or-later with an exception for that.",
        "sbom.cdx.json lists the parts for programs (CycloneDX).",
    ]
    (directory / "README.txt").write_text("\n".join(lines) + "\n", "utf-8")


def registry(part: Part) -> str:
    """Return where a part comes from, as package URLs name it."""
    return "generic" if part.name == "Python" else "pypi"


def bill_of_materials() -> dict[str, Any]:
    """Return the parts of a bundle as an object of CycloneDX 1.6."""
    components = [
        {
            "type": "library",
            "bom-ref": f"{part.name}@{part.version}",
            "name": part.name,
            "version": part.version,
            # An expression of SPDX where the part has one; many have a name only.
            "licenses": [{"license": {"name": part.licence}}],
            "purl": f"pkg:{registry(part)}/{canonicalize_name(part.name)}@{part.version}",
        }
        for part in parts()
    ]
    own = f"limbotable@{__version__}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "limbotable",
                "version": __version__,
                "licenses": [{"license": {"id": "GPL-3.0-or-later"}}],
                "purl": f"pkg:pypi/limbotable@{__version__}",
            }
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [one["bom-ref"] for one in components]}],
    }
