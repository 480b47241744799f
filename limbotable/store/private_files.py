"""Folders and files for the user's eyes only, whatever other programs are asked to make."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

#: Who may do what with a file: its owner may read and write it.
OWN: Final = 0o600


def make_directory(path: Path) -> None:
    """Make a folder, where there is none, that nobody else can look into; raises ``OSError``."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file, where there is none, that nobody else can read; raises ``OSError``."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWN))
    except FileExistsError:
        return
