"""Files that are dragged here or lie on the clipboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def local_files(brought: QMimeData) -> list[Path]:
    """Return the files of this machine among what is brought; none where it is something else."""
    return [Path(url.toLocalFile()) for url in brought.urls() if url.isLocalFile()]
