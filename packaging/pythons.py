"""The Pythons of this machine: the newest one of each version.

The search looks on the PATH, in pyenv's folder, and where uv finds them; none is downloaded.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

#: Prints the version and the path of a Python that packages have wheels for.
_PROBE: Final = """\
import sys, sysconfig
known = sys.implementation.name == "cpython" and sys.version_info.releaselevel == "final"
if known and not sysconfig.get_config_var("Py_GIL_DISABLED"):
    print(*sys.version_info[:3], sys.executable)
"""
_PATIENCE: Final = 30  # seconds for each


@dataclass(frozen=True, slots=True, order=True)
class Python:
    """A Python that works, with the usual interpreter lock."""

    major: int
    minor: int
    micro: int
    path: Path

    @property
    def version(self) -> str:
        """Its version without the number of fixes, such as 3.12."""
        return f"{self.major}.{self.minor}"


def probe(path: str | Path) -> Python | None:
    """Start a file that may be a Python; return the Python, or None unless it is released and works."""
    try:
        done = subprocess.run(
            [path, "-I", "-c", _PROBE],
            capture_output=True,
            stdin=subprocess.DEVNULL,
            encoding="utf-8",
            errors="replace",
            check=False,
            timeout=_PATIENCE,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    told = done.stdout.strip().split(maxsplit=3)
    if done.returncode != 0 or len(told) != 4:
        return None
    major, minor, micro, executable = told
    return Python(int(major), int(minor), int(micro), Path(executable))


def installed(versions: Collection[str], uv: str) -> list[Python]:
    """Return the newest Python of each of the versions that this machine has, in their order.

    ``uv`` is the path of uv; where it fails, the other places remain.
    """
    candidates = [*_on_path(versions), *_in_pyenv(), *_known_to_uv(uv)]
    found = {python for path in dict.fromkeys(candidates) if (python := probe(path)) is not None}
    newest = {python.version: python for python in sorted(found)}
    return [newest[version] for version in versions if version in newest]


def _on_path(versions: Collection[str]) -> Iterator[Path]:
    # Every one, not the first: a stand-in for a missing Python may come before a real one.
    for directory in os.get_exec_path():
        for name in ("python3", "python", *(f"python{version}" for version in versions)):
            for suffix in ("", ".exe"):
                path = Path(directory, f"{name}{suffix}")
                if path.is_file():
                    yield path


def _in_pyenv() -> Iterator[Path]:
    root = os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv" / ("pyenv-win" if os.name == "nt" else "")
    yield from sorted(Path(root, "versions").glob("*/python.exe" if os.name == "nt" else "*/bin/python3"))


def _known_to_uv(uv: str) -> Iterator[Path]:
    command = [uv, "python", "list", "--only-installed", "--no-python-downloads", "--output-format", "json"]
    try:
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, timeout=_PATIENCE)
        listed = json.loads(done.stdout)
    except (OSError, subprocess.SubprocessError, ValueError):
        return
    for entry in listed:
        yield Path(entry["path"])
