"""Writing a file whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file by way of a temporary one beside it.

    Raises ``OSError``, and then the old file is as it was.
    """
    target = path.resolve()  # a link stays one
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))
    fresh = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(target)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
