"""Finds the files that Flathub builds the packages of other people from, and writes their addresses and sums.

    python packaging/find_sources.py

asks PyPI for the versions that pyproject.toml names, and writes `packaging/linux/python-sources.json`.  Run it
after each change of a version; a test fails until then.
"""

from __future__ import annotations

import json
import sys
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent / "bundle"))

import flathub  # noqa: E402 - it lies in the folder that was named just now

INDEX: Final = "https://pypi.org/simple"
#: The processors that Flathub builds for, as it and wheels name them.
PROCESSORS: Final = ("x86_64", "aarch64")
#: Where the build finds the files.
FOLDER: Final = "python"


def main() -> None:
    pins = flathub.pins()
    found = []
    for name in (*flathub.PARTS, flathub.LAST_PART, *flathub.TOOLS):
        files = chosen(offered(name), name, pins[name], is_tool=name in flathub.TOOLS)
        found += [source(file) for file in files]
    flathub.SOURCES.write_text(json.dumps(found, indent=4) + "\n", "utf-8")


def offered(name: str) -> list[dict[str, Any]]:
    """Return what PyPI has of a package."""
    wanted = urllib.request.Request(  # noqa: S310 - always PyPI
        f"{INDEX}/{name}/", headers={"Accept": "application/vnd.pypi.simple.v1+json"}
    )
    with urllib.request.urlopen(wanted, timeout=60) as answer:  # noqa: S310 - as above
        files: list[dict[str, Any]] = json.load(answer)["files"]
    return files


def chosen(
    files: Sequence[Mapping[str, Any]], name: str, version: str, *, is_tool: bool
) -> list[Mapping[str, Any]]:
    """Return the files of a version from which a package is built.

    A wheel that is plain Python is source, and does not need the tools of a build.  Of what has to be compiled
    only tools may be ready-made, where one wheel serves every Python: they are not in the Flatpak.
    """
    start = f"{name.replace('-', '_').lower()}-{version}"
    ours = {file["filename"]: file for file in files if file["filename"].lower().startswith((f"{start}-", f"{start}."))}
    plain = [file for one, file in ours.items() if one.endswith("-none-any.whl")]
    if plain:
        return plain[:1]
    if is_tool:
        for_each = [
            [file for one, file in ours.items() if "-abi3-manylinux" in one and one.endswith(f"_{processor}.whl")]
            for processor in PROCESSORS
        ]
        if all(for_each):
            return [found[0] for found in for_each]
    archives = [file for one, file in ours.items() if one == f"{start}.tar.gz"]
    if not archives:
        raise ValueError(f"PyPI has no source of {name} {version}")
    return archives


def source(file: Mapping[str, Any]) -> dict[str, str | list[str]]:
    """Return a file as flatpak-builder reads it."""
    told: dict[str, str | list[str]] = {"type": "file", "url": file["url"], "sha256": file["hashes"]["sha256"]}
    processors = [one for one in PROCESSORS if file["filename"].endswith(f"_{one}.whl")]
    if processors:
        told["only-arches"] = processors
    return told | {"dest": FOLDER}


if __name__ == "__main__":
    main()
