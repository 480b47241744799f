"""Folders and files that only their owner can read, whatever the system's defaults are."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

#: The mode of a private file: its owner may read and write it.
OWN: Final = 0o600


def make_directory(path: Path) -> None:
    """Make a private folder, where there is none; raises ``OSError``."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty private file, where there is none; raises ``OSError``."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWN))
    except FileExistsError:
        return
