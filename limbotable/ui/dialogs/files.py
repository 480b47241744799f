"""Files that are dragged here or lie on the clipboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def local_files(brought: QMimeData) -> list[Path]:
    """Return the local files among the data; an empty list where there are none."""
    return [Path(url.toLocalFile()) for url in brought.urls() if url.isLocalFile()]
