"""Finds the files that Flathub builds the packages of other people from, and writes their addresses and sums.

    python packaging/bundle/find_sources.py

asks PyPI for the versions that pyproject.toml names, and writes `packaging/linux/python-sources.json`.  Run
it after each change of a version; a test fails until then.
"""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, Final

import flathub

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

    A wheel that is plain Python is source, and does not need the tools of a build.  Of what has to be
    compiled only tools may be ready-made, where one wheel serves every Python: they are not in the Flatpak.
    """
    start = f"{name.replace('-', '_').lower()}-{version}"
    by_name = {file["filename"].lower(): file for file in files}
    wheels = [one for one in by_name if one.startswith(f"{start}-") and one.endswith(".whl")]
    plain = [one for one in wheels if one.endswith("-none-any.whl")]
    if plain:
        return [by_name[plain[0]]]
    abi3 = [one for one in wheels if "-abi3-manylinux" in one]
    ready = [one for processor in PROCESSORS for one in abi3 if one.endswith(f"_{processor}.whl")]
    if is_tool and len(ready) == len(PROCESSORS):
        return [by_name[one] for one in ready]
    archive = f"{start}.tar.gz"
    if archive not in by_name:
        raise ValueError(f"PyPI has no source of {name} {version}")
    return [by_name[archive]]


def source(file: Mapping[str, Any]) -> dict[str, Any]:
    """Return a file as flatpak-builder reads it."""
    told: dict[str, Any] = {
        "type": "file",
        "url": file["url"],
        "sha256": file["hashes"]["sha256"],
    }
    processors = [one for one in PROCESSORS if file["filename"].endswith(f"_{one}.whl")]
    if processors:
        told["only-arches"] = processors
    return told | {"dest": FOLDER}


if __name__ == "__main__":
    main()
